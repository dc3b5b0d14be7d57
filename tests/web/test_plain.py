"""The plain board: a game that came as a package is played in the browser, and nobody drew it."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.examples.own_game import announce
from tests.web.conftest import DESKTOP, People, gathered
from tests.web.looks import misfits, paper, resize, serious, undrawn
from tests.web.moments import GAMES, Moment, moments, sit_down
from tests.web.playing import decided, go, open_table, ready, see_end
from tests.web.pseudo import PSEUDO, unmarked
from tests.web.serving import Served

GAME = "demo-day"
PHONE = {"width": 390, "height": 844}
BOTS = ("me", "matched", "matched")


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server beside which Demo Day is installed."""
    folder = tmp_path_factory.mktemp("installed")
    served = Served(folder, announce(folder / "site"))
    served.start()
    yield served
    served.stop()


@pytest.fixture
def guests(browser: Browser, installed: Served) -> Iterator[People]:
    with gathered(browser, installed) as found:
        yield found


def play_on(page: Page, way: str) -> None:
    """To the end: by clicks on the own numbers, by taps, or with the keyboard alone."""
    while (decision := ready(page)) != "over":
        number = page.locator(".mine .piece.legal").first
        if way == "keys":
            page.keyboard.press("b")
            expect(number).to_be_focused()
            page.keyboard.press("Enter")
        elif way == "taps":
            number.tap()
        else:
            number.click()
        decided(page, decision)


def part(page: Page, name: str) -> Locator:
    return page.get_by_role("navigation", name="Parts of the table").get_by_text(name)


def test_its_box_stands_on_the_first_page_and_it_is_played_by_clicks(guests: People) -> None:
    page = guests.page()
    box = page.locator(f"[data-game={GAME}]").first
    expect(page.locator("h1")).to_have_text("5 games. One table.")
    expect(box.locator("svg text")).to_have_text("DD")
    expect(box).to_contain_text("the highest number that nobody else plays gets the cheque")
    expect(box).to_contain_text("light")
    sky = page.evaluate(
        "one => getComputedStyle(one).getPropertyValue('--paper')", box.element_handle()
    )
    assert "#e8f1f8" in sky, "printed on its own paper"
    box.get_by_role("button", name="Play now").click()
    ready(page)
    board = page.locator(".board")
    expect(board.locator(".face")).to_have_count(1)
    expect(board).to_contain_text(re.compile(r"On stage .* \$\d+ cheque"))
    expect(board).to_contain_text(re.compile(r"At stake \$\d+\s+Still to come 9"))
    expect(page.locator(".mine .piece.legal")).to_have_count(10)
    play_on(page, "clicks")
    see_end(page)
    expect(page.locator(".moments li")).to_have_count(3)


def test_it_is_played_on_a_phone(guests: People) -> None:
    page = guests.page(size=PHONE, has_touch=True, is_mobile=True)
    open_table(page, GAME, BOTS, seed="5eed")
    ready(page)
    for name in ("Players", "Log", "Board", "Mine"):
        part(page, name).tap()
        assert page.evaluate("() => document.documentElement.scrollWidth") <= PHONE["width"]
    small = page.locator(".mine .piece.legal").evaluate_all(
        "all => all.filter((one) => one.getBoundingClientRect().height < 44).length"
    )
    assert small == 0, "a thumb can reach every number"
    play_on(page, "taps")
    see_end(page)


def test_it_is_played_with_the_keyboard_alone(guests: People) -> None:
    page = guests.page()
    open_table(page, GAME, BOTS, seed="5eed")
    play_on(page, "keys")
    see_end(page)


def test_everybody_can_use_it_and_nothing_is_cut_off(guests: People, axe: str) -> None:
    page = guests.page()
    open_table(page, GAME, BOTS, seed="5eed")
    for _ in range(5):  # until something lies before the players
        decision = ready(page)
        page.locator(".mine .piece.legal").first.click()
        decided(page, decision)
    ready(page)
    assert undrawn(guests, page) == []
    assert misfits(page) == []
    for size in (DESKTOP, PHONE):
        resize(page, size)
        for theme in ("light", "dark"):
            paper(page, theme)
            assert serious(page, axe) == []


def test_its_lesson_its_rules_and_its_replay_are_there(guests: People, axe: str) -> None:
    page = guests.page(f"#/learn/{GAME}")
    expect(page.locator("article")).to_contain_text("Convince investors with one number each.")
    page.get_by_role("button", name="Start the lesson").click()
    ready(page)
    expect(page.get_by_role("note")).to_contain_text("then click one of your numbers")
    play_on(page, "clicks")
    page.get_by_role("button", name="Watch the replay").or_(
        page.get_by_role("link", name="Watch the replay")
    ).click()
    page.wait_for_selector(".replay .board .face")
    go(page, f"#/rules/{GAME}")
    expect(page.locator(".page")).to_contain_text("DD-PITCH-01")
    assert serious(page, axe) == []


def test_nothing_on_it_is_outside_of_the_catalogue(guests: People) -> None:
    page = guests.page(locale=PSEUDO)
    page.wait_for_selector(f"[data-game={GAME}]")
    assert unmarked(guests, page) == []
    open_table(page, GAME, BOTS, seed="5eed")
    ready(page)
    assert unmarked(guests, page) == []


def plainly(page: Page, moment: Moment) -> None:
    """Sit down at a moment of a game, and have it drawn plainly."""
    table = sit_down(page, moment)
    go(page, f"#/table/{table}?plain")
    page.wait_for_selector("div.plain > .middle")
    ready(page)


@pytest.mark.parametrize("game", GAMES)
def test_every_game_can_be_drawn_plainly(people: People, game: str) -> None:
    """Whatever lies on the table of a real game: it is drawn, in the catalogue's words."""
    page = people.page(locale=PSEUDO)
    for moment in moments(game)[:: max(1, len(moments(game)) // 4)]:
        plainly(page, moment)
        drawn = page.locator("div.plain :is(.zone, .figure)")
        assert drawn.count() > 3, moment.kind
        assert unmarked(people, page) == [], moment.kind
        assert page.evaluate("() => document.documentElement.scrollWidth") <= DESKTOP["width"]
