"""The Rival's pawns walk from space to space, in the order of their path."""

from itertools import pairwise

from playwright.sync_api import Page

from tests.web.conftest import SEASONED, People
from tests.web.moments import after, sit_down
from tests.web.playing import decided, ready, state

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
STANDS = """([pawn, space]) => [...document.querySelectorAll(`[data-pawn=${pawn}]`)]
  .some((one) => one.closest('[data-space]').dataset.space === space)"""
DEAL = ("f", "keep:founder-garage-guru")
"""Two turns take both pawns far, and neither passes the other, which would hide it for a step."""


def test_pawns_walk_space_by_space(people: People) -> None:
    """Whenever a turn ends the Rival's pawns walk on: over every space, and to the right one."""
    page = people.page(settings={**SEASONED, "motion": "full", "speed": 4})
    path: list[str] = page.evaluate(PATH)
    page.evaluate(WATCH)
    sit_down(page, after("silicon-valley", 1, *DEAL))
    while min(map(len, walks(page))) <= ENOUGH:
        decision = ready(page)
        page.locator("[data-move=end_turn]").click()
        decided(page, decision)
        rival = state(people, page)["view"]["rival"]
        for pawn in ("white", "grey"):
            page.wait_for_function(STANDS, arg=[pawn, ":".join(map(str, rival[pawn]))])
    for walked in walks(page):
        for here, there in pairwise(walked):
            assert path.index(there) == (path.index(here) + 1) % len(path), walked


def walks(page: Page) -> list[list[str]]:
    """By pawn: the spaces on which it was seen."""
    steps: list[tuple[str, str]] = page.evaluate("() => window.steps")
    return [[space for who, space in steps if who == pawn] for pawn in ("white", "grey")]
