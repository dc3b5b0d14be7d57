"""The board of Trade Show: what it draws is what the server tells, and its sums add up by eye."""

import re

from playwright.sync_api import Page, expect

from seedround.engine.locale import chance
from tests.web.conftest import DESKTOP, PHONE, People
from tests.web.moments import Case, early_and_late, first, sit_down
from tests.web.playing import asked, state


def dollars(text: str) -> int:
    return int(re.sub(r"\D", "", text))


def shown(page: Page, places: str) -> list[str]:
    return page.locator(places).all_inner_texts()


def said(people: People, page: Page, move: str, *says: str) -> dict[str, int]:
    """What the server says that a move brings."""
    offers = {one["move"]: one["consequences"] for one in asked(people, page)["offers"]}
    return next(one["says"] for one in offers[move] if one["says"]["say"] in says)


def test_the_cheque_adds_up(people: People) -> None:
    """Line by line, bonuses of one's own company too; what comes next is not in it yet."""
    page = people.page()
    sit_down(page, first("trade-show", "show.offer"))
    turn = state(people, page)["view"]["turn"]
    lines = shown(page, ".mine .cheque dl > div:not(.next) dd")

    assert len(lines) == turn["fulfilled"]
    assert sum(map(dollars, lines)) == turn["offer"]
    assert dollars(shown(page, ".mine .cheque .sum")[0]) == turn["offer"]


def test_the_scale_has_sure_money_and_the_chances_of_the_dice(people: People) -> None:
    page = people.page()
    sit_down(page, first("trade-show", "show.offer"))
    sold = said(people, page, "accept", "chip_sold")
    hit = said(people, page, "roll", "chip_hit")
    average = said(people, page, "roll", "chip_average", "chip_average_dollars")
    scale = page.locator(".mine .gauge")

    expect(scale).to_contain_text(f"${sold['dollars']}")
    expect(scale).to_contain_text(f"${hit['offer']}")
    expect(scale).to_contain_text(f"Rolling brings ${round(average['dollars'], 1):g} on average.")


def test_the_race_shows_where_accepting_leads(people: People) -> None:
    """A dashed ribbon at a desk, a dashed box on a phone."""
    page = people.page()
    sit_down(page, first("trade-show", "show.offer"))
    sold = said(people, page, "accept", "chip_place")
    place = {1: "1st", 2: "2nd"}[sold["place"]]
    for size in (DESKTOP, PHONE):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        ghost = page.locator(".race .ghost")
        expect(ghost).to_contain_text(place)
        expect(ghost).to_contain_text(f"${sold['dollars']}")


def test_rings_tell_how_far_each_move_gets(people: People) -> None:
    """In the front row for the card alone, in the back row for both."""
    page = people.page()
    sit_down(page, first("trade-show", "draft.take"))
    for piece, move, says in (("grid:b3", "one:3", "reach"), ("grid:t3", "two:3", "reach_both")):
        told = said(people, page, move, f"chip_{says}")["chance"]
        ring = page.locator(f".place:has([data-piece='{piece}']) .ring b")
        expect(ring).to_have_text(chance(told))


def test_the_dock_says_how_far_each_card_sells(people: People) -> None:
    page = people.page()
    sit_down(page, early_and_late(Case("trade-show", 2, ("draft.take",)))[-1])
    now = state(people, page)
    cards = [one["says"] for one in now["forecast"]["lines"]]
    stack = now["view"]["seats"][now["asked"]["seat"]]["stack"]

    assert len(cards) == len(stack)
    offers = shown(page, ".mine .under b")
    assert list(map(dollars, offers)) == [one["offer"] for one in cards if "offer" in one]


def test_the_two_rows_have_one_name_each(people: People) -> None:
    """On the signs, and in the label of every card."""
    page = people.page()
    sit_down(page, first("trade-show", "draft.take"))
    for row, zone in (("Front row", "b"), ("Back row", "t")):
        expect(page.locator(".market .sign b", has_text=row)).to_be_visible()
        label = page.locator(f"[data-piece='grid:{zone}2'] > .unseen")
        expect(label.filter(has_text=f"{row}, column 2: ")).to_have_count(1)
