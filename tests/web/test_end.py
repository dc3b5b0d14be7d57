"""The end of a game: what it tells, and what goes on from there with a click or a key."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import DESKTOP, PHONE, People
from tests.web.looks import too_wide
from tests.web.playing import by_button, open_table, play_out, see_end

GAMES = {
    "trade-show": (["me", "easy", "easy"], {"rounds": 1}),
    "bidness": (["me", "easy"], {"max_rounds": 1}),
    "tech-deck": (["me", "easy"], {"pressure": "harsh", "round_cap": 20}),
    "silicon-valley": (["me", "easy"], {"last_round": 5}),
}
SCORES = {
    "trade-show": r"\$\d+",
    "bidness": r"(free|\d+ IOUs?), -?\$\d+",
    "tech-deck": r"\d+ points?",
    "silicon-valley": r"\$\d+[MB]|nothing yet",
}


def ended(people: People, game: str, size: dict[str, int] = DESKTOP) -> Page:
    page = people.page(size=size)
    chairs, options = GAMES[game]
    open_table(page, game, chairs, options=options, seed="5eed")
    play_out([(page, by_button)])
    see_end(page)
    return page


@pytest.mark.parametrize("game", GAMES)
def test_the_end_tells_who_won_by_how_much_and_what_all_have(people: People, game: str) -> None:
    page = ended(people, game)
    end = page.locator("section.end")
    told = f"{end.locator('h1').inner_text()} {end.locator('.why').first.inner_text()}"
    assert len(told.split()) <= 45
    ranks = end.locator(".ranks li")
    for rank in range(ranks.count()):
        expect(ranks.nth(rank).locator(".score")).to_have_text(re.compile(SCORES[game]))
    drawing = end.locator(".picture > div > svg")
    expect(drawing).to_be_visible()
    expect(drawing.get_by_text("Player 1")).to_be_visible()
    with page.context.expect_page() as opened:
        end.locator(".picture a").click()
    expect(opened.value.locator("img")).to_be_visible()
    for chart in end.locator("figure").all():  # of the longer games
        expect(chart.locator("text").first).to_have_text(re.compile(SCORES[game]))


def test_it_fits_a_phone(people: People) -> None:
    page = ended(people, "trade-show", PHONE)
    assert not too_wide(page)
    expect(page.locator("section.end .picture > div > svg")).to_be_visible()


def test_the_same_deal_again_by_a_key(people: People) -> None:
    """D deals the very cards that were played, to the same bots."""
    page = ended(people, "trade-show")
    before = page.url
    page.keyboard.press("d")
    page.wait_for_function("before => location.href !== before", arg=before)
    page.wait_for_selector(".play")
    table = page.url.rpartition("/")[2]
    again = page.request.get(f"{people.server.address}/api/tables/{table}").json()
    assert again["chosen"]
    assert [chair["bot"] for chair in again["chairs"]] == [None, "easy", "easy"]
    assert again["options"]["rounds"] == 1


def test_enter_is_a_rematch_and_w_the_replay(people: People) -> None:
    page = ended(people, "trade-show")
    page.keyboard.press("w")
    page.wait_for_selector(".scrub")
    page.go_back()
    see_end(page)
    page.keyboard.press("Enter")
    expect(
        page.get_by_role("link", name="To the next game").or_(page.locator(".play")).first
    ).to_be_visible()
