"""What a person sets: kept in the browser, and done at once."""

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import People
from tests.web.moments import moments, sit_down
from tests.web.playing import open_table, ready

NOISE = """() => {
  window.heard = 0;
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (...when) {
    window.heard += 1;
    return start.apply(this, when);
  };
}"""


def choose(page: Page, group: str, name: str) -> None:
    page.get_by_role("group", name=group).get_by_label(name, exact=True).check()


def test_settings_are_kept(people: People) -> None:
    page = people.page()
    page.get_by_role("button", name="Settings").click()
    choose(page, "Theme", "Dark")
    choose(
        page,
        "Speed of other players\N{RIGHT SINGLE QUOTATION MARK} moves",
        "4\N{MULTIPLICATION SIGN}",
    )
    choose(page, "Motion", "None")
    page.get_by_label("Sound").check()
    page.reload()
    root = page.locator("html")
    expect(root).to_have_attribute("data-theme", "dark")
    expect(root).to_have_attribute("data-motion", "none")
    assert root.evaluate("it => it.style.getPropertyValue('--speed')") == "4"
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_label("Sound")).to_be_checked()


def test_sound_is_off_until_it_is_switched_on(people: People) -> None:
    page = people.page()
    page.evaluate(NOISE)
    open_table(page, "trade-show", ["me", "random"], options={"rounds": 1, "first_seat": 0})
    ready(page)
    page.locator(".move").first.click()
    ready(page)
    assert page.evaluate("window.heard") == 0
    switch = page.get_by_role("button", name="Sound")
    switch.click()
    expect(switch).to_have_attribute("aria-pressed", "true")
    page.locator(".move").first.click()
    page.wait_for_function("() => window.heard > 0")


def test_what_others_do_is_shown_in_turn_and_can_be_skipped(people: People) -> None:
    """With motion one thing after the other, until one has had enough; without it all at once."""
    page = people.page(reduced_motion="no-preference")
    open_table(page, "trade-show", ["me", *["random"] * 4], options={"rounds": 1, "first_seat": 0})
    ready(page)
    page.locator(".move").first.click()
    expect(page.locator(".sending").or_(page.locator(".log li.new"))).not_to_have_count(0)
    skip = page.get_by_role("button", name="Skip")
    skip.wait_for()
    assert page.locator(".piece.legal").count() == 0
    page.locator(".board").click(position={"x": 3, "y": 3})
    expect(skip).to_have_count(0)
    ready(page)
    page.emulate_media(reduced_motion="reduce")
    expect(page.locator("html")).to_have_attribute("data-motion", "none")
    page.locator(".move").first.click()
    ready(page)
    assert skip.count() == 0


def test_a_hint_marks_the_move_that_it_puts_first(people: People) -> None:
    page = people.page()
    open_table(page, "trade-show", ["me", "random"], options={"rounds": 1, "first_seat": 0})
    ready(page)
    page.get_by_role("button", name="Hint").first.click()
    expect(page.locator(".hints li").first).to_be_visible()
    expect(page.locator(".move.best")).to_have_count(1)
    expect(page.locator(".piece.hinted").first).to_be_visible()


def test_a_piece_says_why_it_cannot_be_played(people: People) -> None:
    """Beside it on hover and focus, to screen readers, and as a notice with its rule if pressed."""
    page = people.page()
    sit_down(page, next(one for one in moments("trade-show") if one.kind == "show.place"))
    cubes = page.locator(".mine [data-piece^='cubes@']")
    reason = page.locator(".reason")
    cubes.hover()
    expect(reason).to_contain_text("cubes")
    page.locator("h1").hover()
    expect(reason).to_have_count(0)
    cubes.focus()
    expect(reason).to_be_visible()
    assert cubes.get_attribute("aria-description") == reason.inner_text()
    cubes.click()
    page.get_by_role("alert").get_by_role("button", name="TS-SHOW-18").click()
    expect(page.locator("[data-rule='TS-SHOW-18'].here")).to_be_visible()


@pytest.mark.parametrize("size", [(1440, 900), (3840, 2160)])
def test_the_reason_stands_at_its_piece(people: People, size: tuple[int, int]) -> None:
    """On large screens too, whose page is zoomed."""
    page = people.page(size={"width": size[0], "height": size[1]})
    sit_down(page, next(one for one in moments("trade-show") if one.kind == "show.place"))
    cubes = page.locator(".mine [data-piece^='cubes@']")
    cubes.hover()
    at, said = cubes.bounding_box(), page.locator(".reason").bounding_box()
    assert at
    assert said
    assert abs(said["x"] - at["x"]) < 2
    assert 0 < at["y"] - (said["y"] + said["height"]) < 20
