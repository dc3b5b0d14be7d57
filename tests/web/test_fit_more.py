"""Tech Deck, Trade Show and Bidness at a desk: nothing scrolls but the log and the moves."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page

from seedround.bots import make_bot
from seedround.engine.knowledge import Knowledge
from seedround.engine.sitting import Sitting
from seedround.games import find_game
from tests.web.conftest import People
from tests.web.moments import Moment, sit_down

SIZES = ((1100, 800), (1440, 900))
LATE = {
    "tech-deck": ("assist.set", "assist.retire"),
    "trade-show": ("offer",),
    "bidness": ("auction.bid",),
}
"""Kinds of decision with much on the table; the last of each in a game is looked at."""
SEED = f"{4:032x}"
LONGEST = 400
SCROLLS = """() => {
  const over = (one) =>
    Math.max(one.scrollHeight - one.clientHeight, one.scrollWidth - one.clientWidth);
  const found = [...document.querySelectorAll('.table *')].filter((one) => {
    const { overflowX, overflowY } = getComputedStyle(one);
    return /auto|scroll/.test(overflowX + overflowY) && one.checkVisibility()
      && !one.matches('.log, .ask .moves');
  });
  return [document.documentElement, ...found]
    .filter((one) => over(one) > 0)
    .map((one) => `${one.ariaLabel ?? one.className}: ${over(one)} px`);
}"""
"""Every part of the table that could scroll, and how far."""
SMALL = """() => [...document.querySelectorAll('.play *')]
  .filter((one) => one.checkVisibility()
    && [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim())
    && !one.closest('svg') && parseFloat(getComputedStyle(one).fontSize) < 11)
  .map((one) => `too small: ${one.textContent}`)"""
"""Text that nobody can read."""


def stages(game_id: str, seats: int) -> Iterator[tuple[str, Moment]]:
    """The first decision of a game that bots play, and the last ones of some kinds."""
    game = find_game(game_id)
    sitting = Sitting.new(game, seats, seed=SEED)
    bots = [make_bot(next(iter(game.rules().picks)), game, seat) for seat in range(seats)]
    late: dict[str, Moment] = {}
    while not sitting.table.over and len(sitting.moves) < LONGEST:
        choice = sitting.table.choice
        if choice.kind in LATE[game_id] or not sitting.moves:
            moment = Moment(choice.kind, choice.seat, sitting.brief())
            if not sitting.moves:
                yield "early", moment
            late[choice.kind] = moment
        sitting.play(bots[choice.seat].choose(Knowledge(sitting.table, choice.seat)))
    for kind in LATE[game_id]:
        if kind in late:
            yield "late", late[kind]


def look(page: Page, width: int, height: int) -> list[str]:
    """What does not fit a screen of this size."""
    page.set_viewport_size({"width": width, "height": height})
    return [*page.evaluate(SCROLLS), *page.evaluate(SMALL)]


@pytest.mark.parametrize(
    ("game", "seats"),
    [
        *(("tech-deck", seats) for seats in (1, 2, 4, 6)),
        *(("trade-show", seats) for seats in (2, 5)),
        *(("bidness", seats) for seats in (2, 6)),
    ],
)
def test_the_table_fits_the_screen(people: People, game: str, seats: int) -> None:
    page = people.page()
    problems = {}
    for stage, moment in stages(game, seats):
        sit_down(page, moment)
        for size in SIZES:
            if found := look(page, *size):
                problems[stage, moment.kind, *size] = found
    assert problems == {}
