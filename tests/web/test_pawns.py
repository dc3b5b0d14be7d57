"""The Rival's pawns walk from space to space, in the order of their path."""

from itertools import pairwise
from typing import Any

from playwright.sync_api import Page

from tests.web.conftest import People
from tests.web.playing import by_button, open_table, play_out

WATCH = """() => {
  window.steps = [];
  new MutationObserver((changes) => {
    for (const change of changes)
      for (const one of change.addedNodes)
        if (one.dataset?.pawn) {
          const {space} = change.target.closest('[data-space]').dataset;
          window.steps.push([one.dataset.pawn, space]);
        }
  }).observe(document.body, {childList: true, subtree: true});
}"""
PATH = """async () => {
  const answer = await fetch('/api/games/silicon-valley/cards?set=house');
  return (await answer.json()).content.solo.path;
}"""
ENOUGH = 8


def test_pawns_walk_space_by_space(people: People) -> None:
    page = people.page()
    page.evaluate("localStorage.setItem('seedround', JSON.stringify({motion: 'full', speed: 4}))")
    page.reload()
    path: list[str] = page.evaluate(PATH)
    page.evaluate(WATCH)
    open_table(page, "silicon-valley", ["me"], seed="5eed")
    play_out([(page, by_button)], until=lambda moves: len(steps(page)) > ENOUGH)
    page.wait_for_timeout(1500)  # a walk that has begun
    for pawn in ("white", "grey"):
        walked = [space for who, space in steps(page) if who == pawn]
        assert len(walked) > 2
        for here, there in pairwise(walked):
            assert path.index(there) == (path.index(here) + 1) % len(path), walked


def steps(page: Page) -> list[Any]:
    found: list[Any] = page.evaluate("() => window.steps")
    return found
