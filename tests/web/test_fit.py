"""On a desktop the whole table is in sight: nothing scrolls but the log, the chat and the moves."""

from typing import NamedTuple

import pytest

from seedround.bots import make_bot
from seedround.engine.knowledge import Knowledge
from seedround.engine.sitting import Sitting
from seedround.games import find_game
from tests.web.conftest import People
from tests.web.moments import Moment, sit_down

SIZES = ((1100, 800), (1440, 900))
"""The smallest desktop, and a usual one."""


class Case(NamedTuple):
    """A game to look at, early and late; `kind` is the decision at which its table is fullest."""

    game: str
    players: int
    kind: str
    seed: int = 0


CASES = (
    Case("silicon-valley", 1, "sv.action", 4),
    Case("silicon-valley", 2, "sv.action", 5),
    Case("silicon-valley", 3, "sv.action", 3),
    Case("silicon-valley", 4, "sv.action", 8),
)
SCROLLED = """() => ['html', '.table', '.others', '.board', 'section.mine'].flatMap((part) => {
  const it = document.querySelector(part);
  const down = it.scrollHeight - it.clientHeight, across = it.scrollWidth - it.clientWidth;
  return down > 0 || across > 0 ? [`${part} by ${down} down, ${across} across`] : [];
})"""
CUT = """() => [...document.querySelectorAll('.board li > .piece, section.mine li .piece')]
  .filter((piece) => piece.getBoundingClientRect().bottom >
    piece.closest('li').getBoundingClientRect().bottom + 8)
  .map((piece) => piece.dataset.piece)"""
"""Pieces that stick out of their places further than the gap between them."""
LEAST = """() => Math.min(...[...document.querySelectorAll('.play *')]
  .filter((it) => it.checkVisibility() && !it.closest('.unseen') &&
    [...it.childNodes].some((node) => node.nodeType === 3 && node.data.trim()))
  .map((it) => parseFloat(getComputedStyle(it).fontSize)))"""
SMALLEST = 11
"""Pixels of the smallest text."""


def moments(case: Case) -> list[Moment]:
    """The first and the last decision of its kind when the game's own bots play."""
    game = find_game(case.game)
    sitting = Sitting.new(game, case.players, seed=f"{case.seed:032x}")
    own = next(iter(game.rules().picks))
    bots = [make_bot(own, game, seat) for seat in range(case.players)]
    found: list[Moment] = []
    while not sitting.table.over:
        choice = sitting.table.choice
        if choice.kind == case.kind:
            found[1:] = [Moment(case.kind, choice.seat, sitting.brief())]
        sitting.play(bots[choice.seat].choose(Knowledge(sitting.table, choice.seat)))
    return found


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.game}-{case.players}")
def test_nothing_scrolls(people: People, case: Case) -> None:
    page = people.page()
    for moment in moments(case):
        sit_down(page, moment)
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_timeout(100)
            assert page.evaluate(SCROLLED) == []
            assert page.evaluate(CUT) == []
            assert page.evaluate(LEAST) >= SMALLEST
