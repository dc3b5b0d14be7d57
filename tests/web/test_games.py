"""Whole games through the page: friends by link, keyboard only, a phone."""

import pytest

from tests.web.conftest import PHONE, People
from tests.web.playing import accept, by_button, by_keys, by_tap, open_table, play_out, see_end

GAMES = ["trade-show", "bidness", "tech-deck", "silicon-valley"]


@pytest.mark.parametrize("game", GAMES)
def test_two_friends_and_a_bot_play_to_the_end(people: People, game: str) -> None:
    """One uses the keyboard only; the other presses buttons; the third is a bot."""
    host = people.page()
    opened = open_table(host, game, ["me", "open", "random"])
    guest = people.page()
    accept(guest, opened["invites"][0]["token"], "Grace")
    assert play_out([(host, by_keys), (guest, by_button)]) > 0
    see_end(host)
    see_end(guest)


@pytest.mark.parametrize("game", GAMES)
def test_on_a_phone_everything_is_within_reach(people: People, game: str) -> None:
    page = people.page(size=PHONE, has_touch=True, is_mobile=True)
    open_table(page, game, ["me", "random"])
    page.wait_for_selector(".moves .move")
    assert page.evaluate("() => document.documentElement.scrollWidth") <= PHONE["width"]
    for tab in ("Mine", "Players", "Log", "Board"):
        page.get_by_role("navigation", name="Parts of the table").get_by_text(tab).tap()
        assert page.evaluate("() => document.documentElement.scrollWidth") <= PHONE["width"]
    small = page.evaluate(
        """() => [...document.querySelectorAll('.moves .move, nav button')]
          .filter((button) => button.getBoundingClientRect().height < 44).length"""
    )
    assert small == 0
    assert play_out([(page, by_tap)]) > 0
    see_end(page)
