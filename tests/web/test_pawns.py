"""The Rival's pawns walk from space to space, in the order of their path."""

import random
from itertools import pairwise

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
ENOUGH = 2
AT_REST = """() => {
  const rest = steps.length === window.seen;
  window.seen = steps.length;
  return rest;
}"""


def test_pawns_walk_space_by_space(people: People) -> None:
    page = people.page()
    page.evaluate("localStorage.setItem('seedround', JSON.stringify({motion: 'full', speed: 4}))")
    page.reload()
    path: list[str] = page.evaluate(PATH)
    page.evaluate(WATCH)
    open_table(page, "silicon-valley", ["me"], seed="5eed")
    play_out([(page, patiently)], until=lambda moves: min(map(len, walks(page))) > ENOUGH)
    page.wait_for_function(AT_REST, polling=400)
    for walked in walks(page):
        for here, there in pairwise(walked):
            assert path.index(there) == (path.index(here) + 1) % len(path), walked


def patiently(page: Page, chance: random.Random) -> object:
    """Press a move when the pawns stand still: a click skips what is being shown."""
    page.wait_for_function(AT_REST, polling=400)
    return by_button(page, chance)


def walks(page: Page) -> list[list[str]]:
    """By pawn: the spaces on which it was seen."""
    steps: list[tuple[str, str]] = page.evaluate("() => window.steps")
    return [[space for who, space in steps if who == pawn] for pawn in ("white", "grey")]
