"""The boards of Trade Show and Bidness: every piece of an offer is there and does what it says."""

import json
import random
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.web.conftest import People
from tests.web.playing import by_button, open_table, play_out

MISSING = """offers => {
  const drawn = new Set();
  for (const one of document.querySelectorAll('[data-piece]')) drawn.add(one.dataset.piece);
  return offers.flat().filter((piece) => !drawn.has(piece));
}"""
TRIES = 100


def asked(people: People, page: Page) -> dict[str, Any]:
    """What the page was asked last."""
    for frame in reversed(people.heard[page]):
        message = json.loads(frame)
        if message["is"] == "update" and message["state"]["asked"]:
            found: dict[str, Any] = message["state"]["asked"]
            return found
    raise AssertionError("nothing was asked")


@pytest.mark.parametrize(
    ("game", "options"), [("trade-show", {"rounds": 4}), ("bidness", {"max_rounds": 3})]
)
def test_every_piece_of_an_offer_is_drawn(
    people: People, game: str, options: dict[str, int]
) -> None:
    page = people.page()
    open_table(page, game, ["me", "easy", "easy"], options=options)
    kinds: set[str] = set()

    def look(page: Page, chance: random.Random) -> object:
        for _ in range(TRIES):  # the page shows one thing after the other, the socket is ahead
            now = asked(people, page)
            missing = page.evaluate(MISSING, [offer["pieces"] for offer in now["offers"]])
            if not missing:
                kinds.add(now["kind"])
                return by_button(page, chance)
            page.wait_for_timeout(100)
        raise AssertionError(f"{now['kind']}: {missing} are not drawn")

    play_out([(page, look)])
    assert len(kinds) > 2


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
