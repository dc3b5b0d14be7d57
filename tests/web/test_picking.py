"""Pieces pick, buttons act: what a move brings is seen before it is made."""

import pytest
from playwright.sync_api import Page, expect

from seedround.engine.standing import Remedy
from seedround.engine.telling import remedy_of
from seedround.games import find_game
from tests.web.conftest import DESKTOP, PHONE, People
from tests.web.moments import Moment, Played, decisions, first, moment, sit_down
from tests.web.playing import asked, decided, go, open_table, ready

CARD = "[data-piece='grid:b2']"
PICKED = ".moves .picked"


def newcomer(people: People, size: dict[str, int] = DESKTOP) -> Page:
    """Somebody who has set nothing, at their first table of Trade Show."""
    page = people.page(size=size, settings={})
    open_table(page, "trade-show", ["me", "random"], options={"rounds": 1, "first_seat": 0})
    ready(page)
    return page


def test_a_click_on_a_piece_picks_its_move_and_a_second_one_makes_it(people: People) -> None:
    page = newcomer(people)
    before = ready(page)
    page.locator(CARD).click()
    expect(page.locator(PICKED)).to_contain_text("You picked")
    expect(page.locator(f"{CARD}.meant")).to_have_count(1)
    expect(page.locator(f"{PICKED} .chip").first).to_be_visible()
    assert ready(page) == before
    page.locator(CARD).click()
    decided(page, before)


@pytest.mark.parametrize("way", ["Enter", "button"])
def test_enter_or_its_button_makes_the_picked_move(people: People, way: str) -> None:
    page = newcomer(people)
    before = ready(page)
    page.locator(CARD).click()
    if way == "button":
        page.locator(f"{PICKED} .go").click()
    else:
        page.evaluate("() => document.activeElement.blur()")
        page.keyboard.press("Enter")
    decided(page, before)


def test_escape_lets_go(people: People) -> None:
    page = newcomer(people)
    page.locator(CARD).click()
    page.locator("h1").hover()  # what the pointer is on would be shown all the same
    page.keyboard.press("Escape")
    expect(page.locator(PICKED)).to_have_count(0)
    expect(page.locator(".piece.meant")).to_have_count(0)


def test_focus_shows_what_a_piece_would_do(people: People) -> None:
    """As the pointer does; nothing is picked by it."""
    page = newcomer(people)
    page.locator(CARD).focus()
    expect(page.locator(f"{CARD}.meant")).to_have_count(1)
    expect(page.locator(PICKED)).to_have_count(0)


def test_a_button_of_the_list_acts_at_once(people: People) -> None:
    """Many moves are grouped by what one does; a digit opens a group, and plays a move."""
    page = newcomer(people)
    before = ready(page)
    groups = page.locator(".moves .verb")
    expect(groups).to_have_count(2)
    expect(groups.first).to_have_attribute("aria-expanded", "false")
    page.keyboard.press("1")
    expect(groups.first).to_have_attribute("aria-expanded", "true")
    page.keyboard.press("2")
    decided(page, before)


def warned() -> tuple[Moment, str, Remedy]:
    """A turn of Silicon Valley with a hire that cannot be paid for, unless something comes first:
    the piece to click, and what that is."""
    for game in decisions(find_game("silicon-valley"), Played(3, 2)):
        table = game.table
        choice = table.choice
        for offer in choice.offers(table) if choice.kind == "turn.act" else ():
            found = remedy_of(table, choice, offer.move) if offer.move.verb == "hire" else None
            if found:
                return moment(game), offer.pieces[0], found
    raise AssertionError("no such turn")


def test_what_averts_a_warning_stands_in_the_box_of_its_move(people: People) -> None:
    turn, piece, remedy = warned()
    page = people.page(settings={"density": "all"})
    sit_down(page, turn)
    before = ready(page)
    page.locator(f".valley [data-piece='{piece}']").click()
    expect(page.locator(f"{PICKED} ul")).to_contain_text("after Operate")
    offers = asked(people, page)["offers"]
    words = next(one["words"] for one in offers if one["move"] == str(remedy.first))
    safer = page.locator(f"{PICKED} .safer")
    expect(safer.locator("b")).to_have_text(f"First: {words.split(': ')[0].removesuffix('.')}")
    expect(safer).to_contain_text("then Hire, after Operate: $")
    assert ready(page) == before, "to look costs nothing"
    safer.click()
    decided(page, before)


def test_plus_and_minus_change_an_amount(people: People) -> None:
    """At a plain table, whose board has no sliders of its own."""
    page = people.page()
    table = sit_down(page, first("bidness", "auction.bid"))
    go(page, f"#/table/{table}?plain")
    amount = page.locator(".range output")
    amount.wait_for()
    before = amount.inner_text()
    page.keyboard.press("+")
    expect(amount).not_to_have_text(before)
    page.keyboard.press("-")
    expect(amount).to_have_text(before)


def test_the_sheet_of_a_phone_takes_at_most_half_and_shows_the_picked_move(
    people: People,
) -> None:
    page = newcomer(people, PHONE)
    page.locator(CARD).click()
    sheet = page.locator(".ask").bounding_box()
    title, card = (page.locator(one).bounding_box() for one in (f"{PICKED} h3", CARD))
    assert sheet
    assert title
    assert card
    assert sheet["height"] <= PHONE["height"] / 2 + 1
    assert title["y"] >= sheet["y"]
    assert title["y"] + title["height"] <= sheet["y"] + sheet["height"]
    assert card["y"] + card["height"] <= sheet["y"] + 1, "the sheet hides what it asks about"


def test_the_first_table_of_a_game_explains_and_the_second_shows_more(people: People) -> None:
    page = newcomer(people)
    expect(page.locator(".coach")).to_be_visible()
    page.locator(CARD).dblclick()
    open_table(page, "trade-show", ["me", "random"], options={"rounds": 1, "first_seat": 0})
    ready(page)
    expect(page.locator(".coach")).to_have_count(0)


def test_the_log_lies_behind_a_link(people: People) -> None:
    page = newcomer(people)
    log = page.locator(".log")
    expect(log).to_be_hidden()
    page.locator(".links button").first.click()
    expect(log).to_be_visible()
    page.keyboard.press("Escape")
    expect(log).to_be_hidden()
    page.keyboard.press("g")
    expect(log).to_be_visible()


def test_text_size_is_a_setting(people: People) -> None:
    page = people.page()
    size = "() => parseFloat(getComputedStyle(document.documentElement).fontSize)"
    before = page.evaluate(size)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("group", name="Text size").get_by_label("115%", exact=True).check()
    assert page.evaluate(size) == pytest.approx(before * 1.15)
