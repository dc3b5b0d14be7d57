"""The campaign of the solo game: its story, the levels, and how far its player has come."""

import json
import re

import pytest
from playwright.sync_api import Page, Route, expect

from tests.web.conftest import PHONE, People
from tests.web.looks import too_wide
from tests.web.playing import by_button, play_out, see_end

AT = "#/campaign/silicon-valley"
TOLD = {
    "en-GB": ("Chasing the Unicorn", "2 of 4 levels beaten.", "Best result: $2B", "“The Copycat”"),
    "de-DE": ("Dem Einhorn nach", "2 von 4 Stufen geschlagen.", "2 Mrd. $", "„Der Nachahmer“"),
    "es-ES": ("Tras el unicornio", "2 de 4 niveles superados.", "2 mil M$", "«El Imitador»"),
}


def far(page: Page, beaten: int) -> None:
    """As for a player who has come far: the server's own answer with so many levels beaten."""

    def answer(route: Route) -> None:
        shown = route.fetch().json()
        worth = {"en": "$2B", "de": "2 Mrd. $", "es": "2 mil M$"}
        spoken = (route.request.headers.get("accept-language") or "en")[:2]
        for place, level in enumerate(shown["levels"]):
            level["open"] = place <= beaten
            level["beaten"] = place < beaten
            level |= {"best": 29, "told": worth[spoken]} if place < beaten else {}
        route.fulfill(body=json.dumps(shown), content_type="application/json")

    page.route("**/campaign", answer)


def test_from_the_box_to_the_first_result(people: People) -> None:
    """The first level is open; its game is dealt alone, and its result stands on the page."""
    page = people.page()
    page.get_by_role("link", name="Chasing the Unicorn").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Chasing the Unicorn")
    expect(page.get_by_text("No level beaten yet.")).to_be_visible()
    expect(page.get_by_text("Opens when “The Honeymoon” is beaten.")).to_be_visible()
    buttons = page.locator("main ol button")
    expect(buttons).to_have_count(1)
    expect(buttons).to_have_accessible_name("The Honeymoon: Play this level")
    buttons.click()
    play_out([(page, by_button)])
    see_end(page)
    page.get_by_role("link", name="Chasing the Unicorn").click()
    best = page.locator("main ol li").first.locator(".result")
    expect(best).to_have_text(re.compile(r"Best result: (\$\d+[MB]|nothing yet)"))


@pytest.mark.parametrize("locale", TOLD)
def test_what_is_open_beaten_and_best(people: People, locale: str) -> None:
    """Beaten levels can be played again, the next one is open, the last is shut; on a phone too."""
    page = people.page(locale=locale)
    far(page, 2)
    page.goto(f"{people.server.address}/{AT}")
    title, how_far, best, shut = TOLD[locale]
    expect(page.get_by_role("heading", level=1)).to_have_text(title)
    expect(page.locator("main")).to_contain_text(how_far)
    levels = page.locator("main ol li")
    expect(levels.nth(0)).to_contain_text(best)
    expect(levels.nth(2).locator("button.main")).to_be_visible()
    expect(levels.nth(3).locator("button")).to_have_count(0)
    expect(levels.nth(3)).to_contain_text(shut)
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    assert not too_wide(page)


def test_a_game_without_levels_says_so(people: People) -> None:
    page = people.page("#/campaign/bidness")
    expect(page.get_by_role("alert")).to_have_text("This game has no campaign.")
