"""The boards of Trade Show and Bidness: pieces do what the offers say."""

import random

import pytest
from playwright.sync_api import Page

from tests.web.conftest import People
from tests.web.playing import asked, by_button, open_table, play_out, ready


def test_dice_are_dragged_onto_the_card(people: People) -> None:
    """Rolling on by the free dice, fulfilling by dragging: what it means comes from the offers."""
    page = people.page()
    open_table(page, "trade-show", ["me", "easy"], options={"rounds": 10}, seed="7")
    dragged: list[str] = []

    def by_piece(page: Page, chance: random.Random) -> object:
        now = asked(people, page)
        if now["kind"] == "place" and now["offers"][0]["verb"] == "place":
            die, *_, card = now["offers"][0]["pieces"]
            target = page.locator(f".board [data-piece='{card}']")
            page.locator(f"[data-piece='{die}']").drag_to(target)
            dragged.append(now["offers"][0]["move"])
        elif now["kind"] == "offer":
            page.locator("[data-piece='die:free']").click()
        else:
            return by_button(page, chance)
        return None

    play_out([(page, by_piece)], until=lambda moves: bool(dragged))
    assert dragged


def test_a_bid_is_named_with_the_slider(people: People) -> None:
    """The slider of the auction says what the bid would cost in IOUs, and sends it."""
    page = people.page()
    open_table(page, "bidness", ["me", "easy"])
    said: list[str] = []

    def bidding(page: Page, chance: random.Random) -> None:
        slider = page.locator(".moment input[type=range]")
        if asked(people, page)["kind"] != "auction.bid" or not slider.count():
            by_button(page, chance)
            return
        slider.fill(slider.get_attribute("max") or "")
        said.append(page.locator(".moment p").first.inner_text())
        page.locator(".moment [data-range=bid]").click()

    play_out([(page, bidding)], until=lambda moves: bool(said))
    assert "borrow" in said[0]


@pytest.mark.parametrize("what", [".move", ".button", ".piece.legal"])
def test_what_lifts_keeps_the_pointer(people: People, what: str) -> None:
    """At its lower edge a button would else jump: up as it is touched, down as it is lost."""
    page = people.page()
    open_table(page, "trade-show", ["me", "easy"], seed="7")
    ready(page)
    found = page.locator(what).locator("visible=true").first
    box = found.bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] - 1)
    tops = found.evaluate(
        """async (what) => {
          const tops = [];
          for (let frame = 0; frame < 60; frame++) {
            await new Promise(requestAnimationFrame);
            tops.push(what.getBoundingClientRect().top);
          }
          return tops;
        }"""
    )
    assert tops[-1] == box["y"] - 2
    assert len(set(tops[20:])) == 1
