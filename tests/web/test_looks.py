"""Tables at every kind of decision, early and late: each is visited once and looked at for all.

On a desktop the whole table is in sight and nothing scrolls but the log, the chat and the moves;
every piece of a move or reason is drawn; axe has nothing serious to say; a page in the
pseudo-language says nothing but its own words and the server's, a German one no English sentence.
"""

from collections.abc import Callable, Iterator
from functools import cache

import pytest
from playwright.sync_api import Browser, Page

from seedround.adapters.layout import kinds_of
from seedround.engine.game import Game
from seedround.engine.table import Table
from seedround.games import all_games, find_game
from seedround.games.silicon_valley.table import EMPTY, NOBODY, SiliconValley
from tests.web.conftest import DESKTOP, PHONE, People, gathered
from tests.web.german import dollars_first, english_only, left_in_english
from tests.web.looks import (
    ALL_SIZES,
    CONTRAST,
    SMALLEST,
    misfits,
    paper,
    resize,
    serious,
    undrawn,
)
from tests.web.moments import Case, Moment, Played, early_and_late, last, moments, sit_down
from tests.web.playing import by_button, play_out, see_end
from tests.web.pseudo import PSEUDO, unmarked
from tests.web.serving import Served

Problems = dict[str, list[str]]
Pages = Callable[[str], Page]

SIZES = (SMALLEST, DESKTOP)
CASES = (
    Case("trade-show", 2, ("show.offer",)),
    Case("trade-show", 5, ("show.offer",)),
    Case("bidness", 2, ("auction.bid",)),
    Case("bidness", 6, ("auction.bid",)),
    Case("tech-deck", 1, ("assist.set", "assist.retire")),
    Case("tech-deck", 2, ("assist.set", "assist.retire")),
    Case("tech-deck", 4, ("assist.set", "assist.retire")),
    Case("tech-deck", 6, ("assist.set", "assist.retire")),
    Case("silicon-valley", 1, ("turn.act",)),
    Case("silicon-valley", 2, ("turn.act",), 5),
    Case("silicon-valley", 3, ("turn.act",), 3),
    Case("silicon-valley", 4, ("turn.act",), 8),
)
ENDS = {
    "trade-show": Played(2, 0, {"rounds": 2}),
    "bidness": Played(3, 0, {"max_rounds": 2}),
    "tech-deck": Played(2, 0, {"round_cap": 20, "pressure": "harsh"}),
    "silicon-valley": Played(1, 0),
}
KINDS = [(game.id, kind) for game in all_games() for kind in kinds_of(game.rules())]

every_kind = pytest.mark.parametrize(
    ("game", "kind"), KINDS, ids=[f"{game}-{kind}" for game, kind in KINDS]
)
every_game = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)


def named(case: Case) -> str:
    return f"{case.game}-{case.players}"


@pytest.fixture(scope="module")
def visitors(browser: Browser, server: Served) -> Iterator[People]:
    """They go from table to table: a page that is loaded need not be loaded again."""
    with gathered(browser, server) as people:
        yield people


@pytest.fixture(scope="module")
def pages(visitors: People) -> Pages:
    """One page a language."""
    return cache(lambda language: visitors.page(locale=language))


@pytest.fixture(autouse=True)
def _unharmed(visitors: People) -> Iterator[None]:
    """What goes wrong on a page is said by the test that has met it."""
    yield
    visitors.check()


@every_kind
def test_every_kind_of_decision(
    visitors: People, pages: Pages, axe: str, game: str, kind: str
) -> None:
    """It fits every screen, is drawn, can be used by everyone, and is said by the words.

    All rules of axe on one paper, the inks on the other; every third kind as a phone shows it.
    """
    page = pages(PSEUDO)
    number, moment = at(game, kind)
    paper(page, "dark" if number % 2 else "light")
    page.set_viewport_size(PHONE if number % 3 == 2 else DESKTOP)  # type: ignore[arg-type]
    sit_down(page, moment)
    problems: Problems = {}
    problems["not drawn"] = undrawn(visitors, page)
    problems["unmarked"] = unmarked(visitors, page)
    problems["axe"] = serious(page, axe)
    paper(page, "light" if number % 2 else "dark")
    problems["axe on the other paper"] = serious(page, axe, CONTRAST)
    for size in ALL_SIZES:
        resize(page, size)
        problems[f"does not fit {size['width']}"] = misfits(page)
    assert found(problems) == {}


def at(game: str, kind: str) -> tuple[int, Moment]:
    """The moment of this kind, and which of its game's it is."""
    return next((n, one) for n, one in enumerate(moments(game)) if one.kind == kind)


def found(problems: Problems) -> Problems:
    return {look: words for look, words in problems.items() if words}


@every_kind
def test_every_kind_of_decision_in_german(pages: Pages, game: str, kind: str) -> None:
    page = pages("de")
    page.set_viewport_size(DESKTOP)  # type: ignore[arg-type]
    sit_down(page, at(game, kind)[1])
    assert left_in_english(page, find_game(game)) == []
    assert dollars_first(page) == []


@pytest.mark.parametrize("language", ["de", PSEUDO])
@every_game
def test_the_end_in_other_languages(
    visitors: People, pages: Pages, game: Game, language: str
) -> None:
    """After a whole game: the log of it, then its result."""
    assert len(english_only(game)) > 100
    page = pages(language)

    def strange() -> list[str]:
        return left_in_english(page, game) if language == "de" else unmarked(visitors, page)

    page.set_viewport_size(DESKTOP)  # type: ignore[arg-type]
    sit_down(page, last(game.id, ENDS[game.id]))
    problems = {"log": strange()}
    play_out([(page, by_button)])
    see_end(page)
    problems["end"] = strange()
    assert found(problems) == {}


@pytest.mark.parametrize("language", ["en-GB", "de", PSEUDO])
@pytest.mark.parametrize("case", CASES, ids=named)
def test_the_table_fits_the_screen(
    visitors: People, pages: Pages, case: Case, language: str
) -> None:
    page = pages(language)
    problems: Problems = {}
    for moment in early_and_late(case):
        sit_down(page, moment)
        for size in ALL_SIZES if language == PSEUDO else SIZES:
            resize(page, size)
            problems[f"{moment.kind} of seat {moment.seat} at {size['width']}"] = misfits(page)
        if language == "de":
            problems[f"{moment.kind} in German"] = left_in_english(page, find_game(case.game))
        elif language == PSEUDO:
            problems[f"{moment.kind} without marks"] = unmarked(visitors, page)
    assert found(problems) == {}


@pytest.mark.parametrize("case", CASES[-4:], ids=named)
def test_a_table_with_an_open_mat_fits_the_screen(pages: Pages, case: Case) -> None:
    """Silicon Valley's R&D mat takes the company's place in the dock."""
    page = pages("en-GB")
    page.set_viewport_size(DESKTOP)  # type: ignore[arg-type]
    sit_down(page, early_and_late(case, to_launch)[-1])
    page.locator(".mine .planner").click()
    problems: Problems = {}
    for size in SIZES:
        resize(page, size)
        problems[f"at {size['width']}"] = misfits(page)
    assert found(problems) == {}


def to_launch(table: Table) -> bool:
    """There is a product that nobody has launched, so that it can be planned."""
    assert isinstance(table, SiliconValley)
    return any(
        product != EMPTY and innovator == NOBODY
        for product, innovator in zip(table.products, table.innovators, strict=True)
    )
