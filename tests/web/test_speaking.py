"""The page's language is the server's: what is asked and what has happened follow it."""

import re

from playwright.sync_api import Page, expect

from tests.web.conftest import People
from tests.web.playing import open_table


def open_show(page: Page) -> None:
    open_table(page, "trade-show", ["me", "random"], options={"rounds": 1, "first_seat": 0})
    page.wait_for_selector(".move")


def expect_german(page: Page) -> None:
    expect(page.locator(".move").first).to_contain_text("Spalte 1")
    expect(page.get_by_text("Du bist dran:").first).to_be_visible()
    expect(page.locator(".log")).to_contain_text(re.compile("Das Spiel beginnt"))
    expect(page.locator(".log")).not_to_contain_text("The game is on")


def test_choosing_german_at_a_table_tells_everything_anew_in_german(people: People) -> None:
    page = people.page()
    open_show(page)
    expect(page.locator(".move").first).to_contain_text("Column 1")
    expect(page.locator(".log")).to_contain_text("The game is on")
    lines = page.locator(".log li").count()
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Deutsch").check()
    page.keyboard.press("Escape")
    expect_german(page)
    expect(page.locator(".log li")).to_have_count(lines)


def test_a_page_that_was_german_before_its_person_was_known_tells_the_server(
    people: People,
) -> None:
    page = people.page()
    page.evaluate("localStorage.setItem('seedround', JSON.stringify({language: 'de'}))")
    page.reload()
    open_show(page)  # the browser itself asks for English
    expect_german(page)
