"""On a desktop the whole table is in sight: nothing scrolls but the log, the chat and the moves."""

from collections.abc import Callable
from typing import NamedTuple

import pytest
from playwright.sync_api import Page

from seedround.bots import make_bot
from seedround.engine.game import Game
from seedround.engine.knowledge import Knowledge
from seedround.engine.sitting import Sitting
from seedround.engine.table import Table
from seedround.games import all_games, find_game
from seedround.games.silicon_valley.table import EMPTY, NOBODY, SiliconValley
from tests.web.conftest import People
from tests.web.moments import Moment, sit_down
from tests.web.moments import moments as every_kind

SIZES = ((1100, 800), (1440, 900))
"""The smallest desktop, and a usual one."""
LONGEST = 400


class Case(NamedTuple):
    """A game to look at, early and late; `kinds` are decisions with much on the table."""

    game: str
    players: int
    kinds: tuple[str, ...]
    seed: int = 4


CASES = (
    Case("trade-show", 2, ("offer",)),
    Case("trade-show", 5, ("offer",)),
    Case("bidness", 2, ("auction.bid",)),
    Case("bidness", 6, ("auction.bid",)),
    Case("tech-deck", 1, ("assist.set", "assist.retire")),
    Case("tech-deck", 2, ("assist.set", "assist.retire")),
    Case("tech-deck", 4, ("assist.set", "assist.retire")),
    Case("tech-deck", 6, ("assist.set", "assist.retire")),
    Case("silicon-valley", 1, ("sv.action",)),
    Case("silicon-valley", 2, ("sv.action",), 5),
    Case("silicon-valley", 3, ("sv.action",), 3),
    Case("silicon-valley", 4, ("sv.action",), 8),
)
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
    .map((one) => `${one.ariaLabel ?? one.className} scrolls by ${over(one)} px`);
}"""
CUT = """() => [...document.querySelectorAll('.board li > .piece, section.mine li .piece')]
  .filter((piece) => piece.getBoundingClientRect().bottom >
    piece.closest('li').getBoundingClientRect().bottom + 8)
  .map((piece) => `${piece.dataset.piece} sticks out of its place`)"""
SMALL = """() => [...document.querySelectorAll('.play *')]
  .filter((one) => one.checkVisibility() && !one.closest('svg, .unseen')
    && [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim())
    && parseFloat(getComputedStyle(one).fontSize) < 11)
  .map((one) => `too small: ${one.textContent}`)"""


BROKEN = """() => [...document.querySelectorAll('.play *')]
  .filter((one) => one.checkVisibility() && !one.closest('svg, .unseen')
    && [...one.childNodes].some((node) => {
      if (node.nodeType !== Node.TEXT_NODE) return false;
      const range = document.createRange();
      range.selectNode(node);
      return range.getClientRects().length > node.data.trim().split(/[\\s-]+/).length;
    }))
  .map((one) => `broken inside a word: ${one.textContent}`)"""


def moments(case: Case, fits: Callable[[Table], bool] = lambda table: True) -> list[Moment]:
    """The first decision when the game's own bots play, and the last one of each kind that fits."""
    game = find_game(case.game)
    sitting = Sitting.new(game, case.players, seed=f"{case.seed:032x}")
    own = next(iter(game.rules().picks))
    bots = [make_bot(own, game, seat) for seat in range(case.players)]
    found: dict[str, Moment] = {}
    while not sitting.table.over and len(sitting.moves) < LONGEST:
        choice = sitting.table.choice
        if (choice.kind in case.kinds and fits(sitting.table)) or not sitting.moves:
            found[choice.kind if sitting.moves else ""] = Moment(
                choice.kind, choice.seat, sitting.brief()
            )
        sitting.play(bots[choice.seat].choose(Knowledge(sitting.table, choice.seat)))
    return list(found.values())


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.game}-{case.players}")
def test_the_table_fits_the_screen(people: People, case: Case, language: str) -> None:
    page = people.page(locale=language)
    problems: dict[object, list[str]] = {}
    for moment in moments(case):
        sit_down(page, moment)
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_timeout(100)
            if found := looked(page):
                problems[moment.kind, moment.seat, width] = found
    assert problems == {}


@pytest.mark.parametrize("case", CASES[-4:], ids=lambda case: f"{case.game}-{case.players}")
def test_a_table_with_an_open_mat_fits_the_screen(people: People, case: Case) -> None:
    """Silicon Valley's R&D mat takes the company's place in the dock."""
    page = people.page()
    sit_down(page, moments(case, to_launch)[-1])
    problems: dict[int, list[str]] = {}
    page.locator(".mine .planner").click()
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(100)
        if found := looked(page):
            problems[width] = found
    assert problems == {}


def to_launch(table: Table) -> bool:
    """There is a product that nobody has launched, so that it can be planned."""
    assert isinstance(table, SiliconValley)
    return any(
        product != EMPTY and innovator == NOBODY
        for product, innovator in zip(table.products, table.innovators, strict=True)
    )


def looked(page: Page) -> list[str]:
    return [problem for look in (SCROLLS, CUT, SMALL, BROKEN) for problem in page.evaluate(look)]


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_every_decision_fits_the_smallest_desktop(people: People, game: Game) -> None:
    width, height = SIZES[0]
    page = people.page(size={"width": width, "height": height})
    problems: dict[str, list[str]] = {}
    for moment in every_kind(game.id):
        sit_down(page, moment)
        page.wait_for_timeout(100)
        if found := looked(page):
            problems[moment.kind] = found
    assert problems == {}
