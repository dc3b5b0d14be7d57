"""The boards of Trade Show and Bidness: pieces do what the offers say."""

from playwright.sync_api import expect

from tests.web.conftest import People
from tests.web.moments import first, sit_down
from tests.web.patience import within
from tests.web.playing import asked, decided, open_table, ready

LIFTS = (".move", ".piece.legal")


def test_dice_are_dragged_onto_the_card(people: People) -> None:
    """Rolling on by the free dice, fulfilling by dragging: what it means comes from the offers."""
    page = people.page()
    sit_down(page, first("trade-show", "show.offer"))
    decision = ready(page)
    page.locator("[data-piece='die:free']").click()
    decided(page, decision)

    sit_down(page, first("trade-show", "show.place"))
    decision = ready(page)
    die, *_, card = asked(people, page)["offers"][0]["pieces"]
    page.locator(f"[data-piece='{die}']").drag_to(page.locator(f".board [data-piece='{card}']"))
    decided(page, decision)


def test_a_bid_is_named_with_the_slider(people: People) -> None:
    """The slider of the auction says what the bid would cost in IOUs, and sends it."""
    page = people.page()
    sit_down(page, first("bidness", "auction.bid"))
    decision = ready(page)
    slider = page.locator(".moment input[type=range]")
    slider.fill(slider.get_attribute("max") or "")
    expect(page.locator(".moment p").first).to_contain_text("borrow")
    page.locator(".moment [data-range=bid]").click()
    decided(page, decision)


def test_what_lifts_keeps_the_pointer(people: People) -> None:
    """At its lower edge a button would else jump: up as it is touched, down as it is lost."""
    page = people.page()
    open_table(page, "trade-show", ["me", "easy"], seed="7")
    ready(page)
    for what in LIFTS:
        found = page.locator(what).locator("visible=true").first
        box = found.bounding_box()
        assert box
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] - 1)
        tops = within(
            page,
            """async (what) => {
              const tops = [];
              for (let frame = 0; frame < 60; frame++) {
                await new Promise(requestAnimationFrame);
                tops.push(what.getBoundingClientRect().top);
              }
              return tops;
            }""",
            found.element_handle(),
            what="sixty frames",
        )
        assert tops[-1] == box["y"] - 2, what
        assert len(set(tops[20:])) == 1, what
