"""Tables are measured: early, in the middle and late, for few and for many, on five screens.

Only games whose board draws its race are: `Standing` in their kit.
"""

import json
from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Final

import pytest
from playwright.sync_api import Browser, Page

from seedround.bots import make_bot
from seedround.engine.knowledge import Knowledge
from seedround.engine.playthrough import Playthrough
from seedround.games import find_game
from tests.effort import FULL
from tests.web.catalogue import BOARDS, LANGUAGES, SOURCES
from tests.web.conftest import DESKTOP, People, gathered
from tests.web.looks import ALL_SIZES, paper, resize
from tests.web.measures import TASK_MS, longest_task, unmeasured
from tests.web.moments import Moment, moment, sit_down
from tests.web.playing import open_table, ready
from tests.web.serving import Served

DRAWN: Final = [
    game
    for game in BOARDS
    if "Standing," in (SOURCES / "boards" / game / "index.ts").read_text("utf-8")
]
SEATS = {
    "trade-show": (2, 5),
    "bidness": (2, 6),
    "tech-deck": (2, 6),
    "silicon-valley": (1, 4),
}
"""The fewest and the most who play."""
WHEN = (0.0, 0.5, 0.95)
"""Early, in the middle, late: shares of a game."""
LONGEST = 900
PATIENCE = 3
"""The first move loads and compiles what later ones have."""

SAMPLE = [(0, 0.0), (1, 0.5), (0, 0.95), (1, 0.95)]
VISITS = [
    (game, SEATS[game][most], when, LANGUAGES[n % len(LANGUAGES)])
    for game in DRAWN
    for n, (most, when) in enumerate(SAMPLE)
]
ALL_VISITS = [
    (game, seats, when, language)
    for game in DRAWN
    for seats, when, language in product(SEATS[game], WHEN, LANGUAGES)
]


@cache
def game_of_bots(game_id: str, seats: int) -> tuple[Moment, ...]:
    """Every decision of a game of the game's own bots."""
    game = find_game(game_id)
    playthrough = Playthrough.new(game, seats, seed=f"{4:032x}")
    own = next(iter(game.rules().picks))
    bots = [make_bot(own, game, seat) for seat in range(seats)]
    found: list[Moment] = []
    while not playthrough.table.over and len(playthrough.moves) < LONGEST:
        found.append(moment(playthrough))
        choice = playthrough.table.choice
        playthrough.play(bots[choice.seat].choose(Knowledge(playthrough.table, choice.seat)))
    return tuple(found)


def at(game: str, seats: int, when: float) -> Moment:
    """A decision after this share of a game."""
    played = game_of_bots(game, seats)
    return played[int(when * (len(played) - 1))]


@pytest.fixture(scope="module")
def visitors(browser: Browser, server: Served) -> Iterator[People]:
    with gathered(browser, server) as people:
        yield people


@cache
def visitor(people: People, language: str) -> Page:
    """One page a language: what is loaded need not be loaded again."""
    return people.page(locale=language)


@pytest.mark.sampled
@pytest.mark.parametrize(
    ("game", "seats", "when", "language"), ALL_VISITS if FULL else VISITS, ids=str
)
def test_a_table_is_measured(
    visitors: People, game: str, seats: int, when: float, language: str
) -> None:
    page = visitor(visitors, language)
    page.set_viewport_size(DESKTOP)  # type: ignore[arg-type]
    paper(page, "dark" if seats % 2 else "light")
    sit_down(page, at(game, seats, when))
    problems = {}
    for size in ALL_SIZES:
        resize(page, size)
        if found := unmeasured(page):
            problems[size["width"]] = found
    assert not problems, json.dumps(problems, indent=1, ensure_ascii=False)


@pytest.mark.parametrize("game", DRAWN)
def test_the_page_answers_while_others_play(browser: Browser, people: People, game: str) -> None:
    """No task is longer than a tenth of a second while the moves of bots are told."""
    page = people.page(reduced_motion="no-preference")
    others = ["normal"] * (SEATS[game][1] - 1)

    def move() -> None:
        page.locator(".moves .move:enabled").first.click()
        page.wait_for_selector(".table[data-event]", state="attached")
        ready(page)

    open_table(page, game, ["me", *others], seed=f"{7:032x}")
    ready(page)
    worst: list[float] = []
    for _ in range(PATIENCE):
        worst.append(longest_task(browser, move))
        if worst[-1] <= TASK_MS:
            return
    raise AssertionError(f"tasks of {worst} ms")
