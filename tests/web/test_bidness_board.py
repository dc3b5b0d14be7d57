"""The board of Bidness: what it draws is what the server tells, and warnings name a way out."""

import pytest
from playwright.sync_api import Locator, Page, expect

from seedround.engine.playthrough import Playthrough
from seedround.games import find_game
from tests.web.conftest import People
from tests.web.moments import Moment, first, moment, sit_down
from tests.web.playing import asked, decided, ready, state

FIRST_TABLE = {"density": "less"}
"""As the first table of a game is shown."""
DECK = 3
"""A deal in which the first seat has somebody to put up for auction."""


def averting(people: People, page: Page) -> list[dict[str, str]]:
    """The moves that avert what others warn of, as the server tells."""
    offers = asked(people, page)["offers"]
    return [one["averted"] for one in offers if one.get("averted")]


def dealt() -> Moment:
    return moment(Playthrough.new(find_game("bidness"), 3, seed=f"{DECK:032x}"))


def test_a_picked_move_that_warns_has_the_way_out_in_its_box(people: People) -> None:
    """It is a button that makes that move instead."""
    page = people.page(settings={})
    sit_down(page, first("bidness", "suit.respond"))
    decision = ready(page)
    page.locator("[data-piece='suit:trial']").click()
    picked = page.locator(".picked")
    expect(picked.locator("li").first).to_be_visible()
    [averted] = averting(people, page)
    safe = picked.locator("button.safer")
    expect(safe).to_contain_text(averted["words"].removesuffix("."))
    expect(safe).to_contain_text("safer")
    safe.click()
    decided(page, decision)


def test_a_bid_on_credit_says_so_and_what_is_safer(people: People) -> None:
    """In its box, on the slider and in the list."""
    page = people.page()
    sit_down(page, first("bidness", "auction.bid"))
    assert averting(people, page)
    now = state(people, page)
    cash = now["view"]["seats"][now["asked"]["seat"]]["cash"]
    slider = page.locator(".moment input[type=range]")
    slider.fill(slider.get_attribute("max") or "")
    box = page.locator(".moment")
    expect(box).to_contain_text("You would borrow")
    expect(box.locator(".safer")).to_contain_text("Safer: ")
    listed = page.locator(".moves .move:has(.warning) .safer")
    expect(listed.first).to_be_visible()
    if int(slider.get_attribute("min") or 0) <= cash:
        slider.fill(str(cash))
        expect(box).to_contain_text("You can pay this in cash")


def folded(page: Page) -> Locator:
    return page.locator(".standing .quiet, .chart .more, .plan .more, .low .more")


def test_the_first_table_shows_less_and_the_rest_on_hover(people: People) -> None:
    page = people.page(settings=FIRST_TABLE)
    sit_down(page, dealt())
    shown = folded(page)
    assert shown.count() > 0
    expect(shown.filter(visible=True)).to_have_count(0)
    page.locator(".plan").hover()
    expect(page.locator(".plan .more").first).to_be_visible()
    page.locator(".cubicle .chart").first.hover()
    expect(page.locator(".cubicle .chart .more").first).to_be_visible()
    everything = people.page()
    sit_down(everything, dealt())
    expect(folded(everything).filter(visible=True)).to_have_count(folded(everything).count())


@pytest.mark.parametrize(
    ("language", "sold"), [("en-GB", "auction"), ("de", "Auktion"), ("es", "subasta")]
)
def test_cards_are_the_same_in_every_language(people: People, language: str, sold: str) -> None:
    """What a card is called is translated, what it is known by is not."""
    page = people.page(locale=language)
    sit_down(page, dealt())
    expect(page.locator(".held[data-card=marketer] .price")).to_have_text(sold)
