"""The page's language is the server's: what is asked and what has happened follow it."""

import re

from playwright.sync_api import Page, expect

from seedround.games import find_game
from tests.web.conftest import SEASONED, People
from tests.web.playing import open_table


def open_show(page: Page) -> None:
    open_table(page, "trade-show", ["me", "random"], options={"rounds": 1, "first_seat": 0})
    page.wait_for_selector(".move")


def expect_german(page: Page) -> None:
    expect(page.locator(".move").first).to_contain_text("Spalte 1")
    expect(page.get_by_text("Deine Firma").first).to_be_visible()
    expect(page.locator(".log")).to_contain_text(re.compile("Das Spiel beginnt"))
    expect(page.locator(".log")).not_to_contain_text("The game begins")


def test_choosing_german_at_a_table_tells_everything_anew_in_german(people: People) -> None:
    page = people.page()
    open_show(page)
    expect(page.locator(".move").first).to_contain_text("Column 1")
    expect(page.locator(".log")).to_contain_text("The game begins")
    lines = page.locator(".log li").count()
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Deutsch").check()
    page.keyboard.press("Escape")
    expect_german(page)
    expect(page.locator(".log li")).to_have_count(lines)


def test_a_stranger_reads_about_the_games_in_the_language_of_the_page(people: People) -> None:
    """The server knows no person yet: each request says in which language it wants its answer."""
    page = people.page()
    blurb = page.locator("[data-game=bidness] .blurb")
    expect(blurb).to_have_text(find_game("bidness").blurb_in("en"))
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Deutsch").check()
    page.keyboard.press("Escape")
    expect(blurb).to_have_text(find_game("bidness").blurb_in("de"))
    page.locator("[data-game=trade-show]").get_by_role("button", name="einladen").click()
    page.get_by_text("Regeloptionen").click()
    expect(page.get_by_label("Runden")).to_contain_text("wie empfohlen")


def test_english_helps_out_where_a_language_lacks_a_message(people: People) -> None:
    page = people.page("#/rules", locale="de")
    page.route(
        re.compile(r"/assets/de-.*\.js"),
        lambda route: route.fulfill(
            body='export default "home-title = Vier Spiele.";', content_type="text/javascript"
        ),
    )
    page.goto(f"{people.server.address}/")
    page.reload()
    expect(page.locator("h1")).to_have_text("Vier Spiele.")
    expect(page.locator(".lead")).to_contain_text("Pick a box.")


def test_the_languages_to_choose_from_are_those_of_the_server(people: People) -> None:
    page = people.page()
    spoken = {"en": "English", "de": "Deutsch", "pt": "Português"}
    answer = [{"language": language, "name": name} for language, name in spoken.items()]
    page.route("**/api/languages", lambda route: route.fulfill(json=answer))
    page.get_by_role("button", name="Settings").click()
    names = page.get_by_role("group", name="Language").locator("label")
    expect(names).to_have_text(list(spoken.values()))


def test_a_page_that_was_german_before_its_person_was_known_tells_the_server(
    people: People,
) -> None:
    page = people.page(settings={**SEASONED, "language": "de"})
    open_show(page)  # the browser itself asks for English
    expect_german(page)


def test_the_options_of_a_game_are_told_in_the_language_of_the_page(people: People) -> None:
    page = people.page(locale="de")
    page.locator("[data-game=trade-show]").get_by_role("button", name="einladen").click()
    page.get_by_text("Regeloptionen").click()
    rounds = page.get_by_label("Runden")
    expect(rounds).to_contain_text("wie empfohlen")
    expect(page.get_by_text("Wie viele Runden ihr spielt.")).to_be_visible()
    first = page.get_by_label("Wer anfängt")
    expect(first.locator("option")).to_have_text(
        ["wie üblich (wird ausgelost)", "wird ausgelost", *[f"Spieler {n}" for n in range(1, 6)]]
    )
    expect(page.locator("select").filter(has_text="Neuling")).not_to_have_count(0)
