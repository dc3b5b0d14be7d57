"""What is one's own: codes bring seats to another device, and who wants to go is gone."""

import re

from playwright.sync_api import Locator, Page, expect

from seedround.server.notices.links import Links
from tests.web.conftest import PHONE, People
from tests.web.patience import within
from tests.web.playing import accept, by_button, go, open_table, play_out, ready, see_end

CODE = re.compile(r"^[0-9A-Z]{4}(-[0-9A-Z]{4})+$")


def settings(page: Page) -> Locator:
    page.get_by_role("button", name="Settings").click()
    return page.get_by_role("dialog", name="Settings")


def mine(page: Page, table: str) -> Locator:
    return page.locator(f"a[href='#/table/{table}']")


def test_a_recovery_code_brings_the_seats_back_and_is_followed_by_a_new_one(people: People) -> None:
    page = people.page()
    table = open_table(page, "trade-show", ["me", "random"])["table"]["id"]
    ready(page)
    go(page, "#/")
    own = settings(page)
    own.get_by_role("button", name="Make a code").click()
    first = own.locator("output").inner_text()
    assert CODE.match(first)

    later = people.page("#/", PHONE)
    settings(later).get_by_role("link", name="I have a code").click()
    later.get_by_label("Code").fill(first.lower())
    later.get_by_role("button", name="Use this code").click()
    expect(later.get_by_role("heading", level=1)).to_contain_text("Player 1")
    second = later.locator("output").inner_text()
    assert CODE.match(second)
    assert second != first
    later.get_by_role("link", name="To my tables").click()
    mine(later, table).click()
    ready(later)


def test_another_device_is_linked_by_a_picture_or_a_code(people: People) -> None:
    page = people.page()
    table = open_table(page, "trade-show", ["me", "random"])["table"]["id"]
    ready(page)
    own = settings(page)
    own.get_by_role("button", name="Show a code").click()
    picture = own.get_by_role("img", name="QR code")
    expect(picture).to_be_visible()
    assert picture.evaluate("it => it.complete && it.naturalWidth > 0")
    code = own.locator("output").inner_text()

    phone = people.page(f"#/link/{code}", PHONE)
    expect(phone.get_by_label("Code")).to_have_value(code)
    phone.get_by_role("button", name="Use this code").click()
    phone.get_by_role("link", name="To my tables").click()
    expect(mine(phone, table)).to_be_visible()

    third = people.page(f"#/link/{code}")
    third.get_by_role("button", name="Use this code").click()
    expect(third.get_by_role("alert")).to_contain_text("already been used")


def test_a_device_with_seats_of_its_own_asks_before_it_leaves_them(people: People) -> None:
    page, other = people.page(), people.page()
    table = open_table(page, "trade-show", ["me", "random"])["table"]["id"]
    open_table(other, "trade-show", ["me", "random"])
    ready(page)
    own = settings(page)
    own.get_by_role("button", name="Show a code").click()
    code = own.locator("output").inner_text()
    go(other, f"#/link/{code}")
    other.get_by_role("button", name="Use this code").click()
    expect(other.get_by_role("alert")).to_contain_text("as another person")
    other.get_by_role("button", name="Leave those tables").click()
    other.get_by_role("link", name="To my tables").click()
    expect(mine(other, table)).to_be_visible()


def test_whoever_deletes_themself_is_gone_and_the_others_play_on(people: People) -> None:
    page, guest = people.page(), people.page()
    opened = open_table(page, "trade-show", ["me", "open"])
    accept(guest, opened["invites"][0]["token"], "Bo")
    page.wait_for_selector(".table")
    own = settings(page)
    own.get_by_role("button", name="Delete me").click()
    own.get_by_role("button", name="Yes, delete me").click()
    page.wait_for_selector(".boxes")
    expect(mine(page, opened["table"]["id"])).to_have_count(0)
    me = within(page, "() => fetch('/api/me').then(it => it.json())", what="who one is")
    assert me["name"] is None
    expect(guest.locator("body")).to_contain_text("Former player 1")


def test_the_link_of_a_mail_leads_to_the_table(people: People) -> None:
    """The server's addresses and the page's are the same."""
    page = people.page()
    table = open_table(page, "trade-show", ["me", "random"])["table"]["id"]
    ready(page)
    links = Links(f"{people.server.address}/")
    page.goto(links.table(table))
    page.reload()
    ready(page)
    page.goto(links.stop("x" * 40))
    page.get_by_role("button", name="Stop all emails").click()
    expect(page.get_by_role("alert")).to_contain_text("not from one of our emails")
    page.goto(links.confirm("x" * 32))
    page.get_by_role("button", name="Yes, it is mine").click()
    expect(page.get_by_role("alert")).to_contain_text("already been used")
    page.goto(links.device("0000-0000-0000"))
    expect(page.get_by_label("Code")).to_have_value("0000-0000-0000")


def test_a_finished_table_is_deleted_on_the_second_click(people: People) -> None:
    page = people.page()
    table = open_table(page, "trade-show", ["me", "random"])["table"]["id"]
    ready(page)
    play_out([(page, by_button)])
    see_end(page)
    page.get_by_role("button", name="Delete this table").click()
    page.get_by_role("button", name="Delete it for ever?").click()
    page.wait_for_selector(".boxes")
    expect(mine(page, table)).to_have_count(0)
