"""The table page: what a click means, trouble with the connection, secrets, hot seat, and after."""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.conftest import People, gathered
from tests.web.moments import first, sit_down
from tests.web.playing import STATUS, by_button, decided, open_table, play_out, ready
from tests.web.pseudo import PSEUDO, pseudo, unmarked
from tests.web.serving import Served


def log_of(page: Page) -> list[str]:
    return page.locator(".log li").all_inner_texts()


def test_three_clicks_to_the_first_move(people: People) -> None:
    page = people.page()
    page.locator('[data-game="trade-show"]').get_by_role("button", name="Play now").click()
    before = ready(page)
    page.locator(".moves .move").first.click()
    decided(page, before)


def test_a_click_on_a_piece_narrows_the_moves_and_escape_takes_it_back(people: People) -> None:
    page = people.page()
    open_table(page, "trade-show", ["me", "random"], options={"rounds": 1, "first_seat": 0})
    page.wait_for_selector(".move")
    every = page.locator(".move").count()
    page.locator('[data-piece="grid:b1"]').click()
    expect(page.locator(".piece.chosen")).to_have_count(1)
    expect(page.locator("p.chosen span")).to_have_text("2 moves with what you chose")
    assert page.locator(".move").count() < every
    page.keyboard.press("Escape")
    expect(page.locator(".move")).to_have_count(every)
    page.locator('[data-piece="grid:b2"]').click()
    page.locator('[data-piece="grid:t2"]').click()
    expect(page.locator('[data-piece="grid:t2"].legal').first).to_be_visible()


def test_undo_takes_the_last_move_back(people: People) -> None:
    page = people.page()
    open_table(page, "silicon-valley", ["me"])
    page.wait_for_selector(".move")
    page.locator(".move").first.click()
    page.wait_for_function("() => document.querySelector('.table').dataset.kind === 'turn.act'")
    before, status = log_of(page), page.evaluate(STATUS)
    page.locator('[data-piece^="supply:"].legal').first.click()  # nothing is drawn: it can go back
    expect(page.locator(".log li")).not_to_have_count(len(before))
    decided(page, status)
    page.locator("h1").click()
    page.keyboard.press("u")
    expect(page.locator(".log li")).to_have_count(len(before))
    assert log_of(page) == before


@pytest.fixture
def exposed(browser: Browser, tmp_path: Path) -> Iterator[People]:
    """People at a server of their own, which may be killed."""
    server = Served(tmp_path)
    server.start()
    with gathered(browser, server) as found:
        yield found
    server.stop()


def test_the_table_comes_back_after_the_server_was_killed(exposed: People) -> None:
    page = exposed.page(locale=PSEUDO)
    sit_down(page, first("trade-show", "draft.order"))
    play_out([(page, by_button)], until=lambda moves: moves >= 1)
    status = ready(page)
    told = log_of(page)
    exposed.server.kill()
    lost = page.locator(".bar[role=status]")
    expect(lost).to_be_visible()
    assert unmarked(exposed, page) == []
    expect(page.locator(".board")).to_be_visible()
    exposed.server.start()
    again = lost.get_by_role("button", name=pseudo("Try now"))
    again.evaluate_all(
        "buttons => buttons.forEach(button => button.click())"
    )  # or it came by itself
    expect(lost).to_have_count(0)
    assert page.evaluate(STATUS) == status
    assert log_of(page) == told
    by_button(page, random.Random(1))
    decided(page, status)


def test_two_people_at_one_screen_hand_it_over(people: People) -> None:
    page = people.page()
    open_table(page, "silicon-valley", ["me", "me"])
    page.wait_for_selector(".move")
    page.locator(".move").first.click()
    expect(page.get_by_role("heading", name="Player 2, take your seat")).to_be_visible()
    assert page.locator("[data-piece]").count() == 0
    page.get_by_role("button", name="I am Player 2").click()
    page.wait_for_selector(".move")


def test_the_page_speaks_german(people: People) -> None:
    page = people.page()
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Deutsch").check()
    page.keyboard.press("Escape")
    expect(page.get_by_role("heading", name="Vier Spiele. Ein Tisch.")).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", name="Vier Spiele. Ein Tisch.")).to_be_visible()
