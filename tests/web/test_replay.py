"""A finished game again: scrub, step, by itself, with any eyes, shared, gone on from."""

import json
import re

import httpx
import pytest
from playwright.sync_api import Page, expect

from seedround.engine.playthrough import Playthrough
from seedround.games import find_game
from tests.server.client import PATIENCE
from tests.web.conftest import People
from tests.web.looks import ALL_SIZES, resize, too_wide
from tests.web.moments import Played, changed, last, moment, sit_down
from tests.web.patience import within
from tests.web.playing import by_button, go, open_table, play_out, ready, show
from tests.web.pseudo import PSEUDO, pseudo


@pytest.fixture
def replay(people: People) -> tuple[Page, str]:
    page = people.page(permissions=["clipboard-read", "clipboard-write"])
    table = sit_down(page, last("bidness", Played(2, 3, {"max_rounds": 1})))
    play_out([(page, by_button)])
    page.get_by_role("button", name="Verify this deal").click()
    proof, key = (
        page.locator(".proof"),
        httpx.get(f"{people.server.address}/api/key", timeout=PATIENCE).json()["key"],
    )
    expect(proof.locator("strong.good")).to_have_count(3)
    expect(proof).to_contain_text("A player chose the deal")
    expect(proof).to_contain_text("came with the deal")
    expect(proof).to_contain_text("none was changed, left out or added")
    expect(proof).to_contain_text(f"Signed by the server with key {key[:16]}")
    page.get_by_role("link", name="Watch the replay").click()
    page.wait_for_selector(".board")
    return page, table


def step(page: Page) -> int:
    return int(page.locator("output").inner_text().split("/")[0])


def test_a_game_is_watched_shared_and_gone_on_from(
    people: People, replay: tuple[Page, str]
) -> None:
    page, table = replay
    expect(page.get_by_text("verified: fair")).to_be_visible()
    race = page.get_by_role("region", name="How it stands")
    expect(race).to_contain_text("Be the first to owe nothing.")
    before = race.locator(".net").all_inner_texts()
    page.get_by_role("button", name="One step on").click()
    page.keyboard.press("ArrowRight")
    assert step(page) == 2
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("End")
    last = step(page)
    assert last > 2
    assert race.locator(".net").all_inner_texts() != before
    page.keyboard.press("Home")
    page.get_by_label("Step", exact=True).fill("3")
    assert step(page) == 3
    said = page.locator(".said .move")
    expect(said).to_be_visible()
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_function("() => parseInt(document.querySelector('output').textContent) > 4")
    page.get_by_role("button", name="Pause").click()

    page.get_by_label("Seen by").select_option("everyone, with open cards")
    assert page.locator("[data-piece^='hand@']").count() == 0
    page.get_by_label("Seen by").select_option("Player 1")
    page.locator("[data-piece^='hand@0:']").first.wait_for()

    page.get_by_role("button", name="Link to this step").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    link = within(page, "() => navigator.clipboard.readText()", what="the clipboard")
    friend = people.page(link.removeprefix(people.server.address).removeprefix("/"))
    friend.wait_for_selector(".board")
    assert step(friend) == step(page)
    expect(friend.get_by_label("Seen by")).to_have_value("0")

    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    record = json.loads(download.value.path().read_text())
    assert len(record["moves"]) == last

    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url(re.compile("#/table/"))
    assert table not in page.url
    ready(page)


def test_a_running_game_has_no_replay(people: People) -> None:
    page = people.page()
    opened = open_table(page, "trade-show", ["me", "random"])
    ready(page)
    go(page, f"#/replay/{opened['table']['id']}")
    expect(page.get_by_role("alert")).to_contain_text("not over yet")


def test_long_names_and_free_places_fit_every_screen(people: People) -> None:
    """Every company has the longest name and most dice, and so most places in its stack, which
    are still free: the words of those are unseen, and must not make the page wider either."""
    game = find_game("trade-show")
    companies = game.card_set().content["company"]
    longest = max((one["name"] for one in companies), key=len)
    dice = max((one["dice"] for one in companies), key=lambda dice: sum(dice.values()))
    cards = changed(
        game, "long", company=[{**one, "name": longest, "dice": dice} for one in companies]
    )
    dealt = Playthrough.new(game, 2, {"rounds": 1, "first_seat": 0}, cards, f"{1:032x}")
    page = people.page(locale=PSEUDO)
    table = sit_down(page, moment(dealt))
    play_out([(page, by_button)])
    go(page, f"#/replay/{table}?step=0")
    expect(page.locator("section.others")).to_contain_text(longest)
    problems = []
    for size in ALL_SIZES:
        resize(page, size)
        for part in ("Players", "Board"):
            show(page, pseudo(part))
            problems += [f"{part} at {size['width']}: {one}" for one in too_wide(page)]
    assert problems == []


def test_it_stands_as_it_stood(people: People) -> None:
    """The race is that of the step that is shown: nothing at first, the result at the end."""
    page = people.page()
    table = sit_down(page, last("trade-show", Played(3, 1, {"rounds": 3})))
    play_out([(page, by_button)])
    go(page, f"#/replay/{table}?step=0")
    money = [page.locator(f".race [data-piece='seat:{seat}'] b.money") for seat in range(3)]
    for one in money:
        expect(one).to_have_text("$0")
    page.keyboard.press("End")
    address = f"{people.server.address}/api/tables/{table}/replay"
    steps = httpx.get(address, timeout=PATIENCE).json()["steps"]
    *_, end = httpx.get(address, params={"first": steps}, timeout=PATIENCE).json()["frames"]
    figures = [racer["figure"] for racer in end["standing"]["race"]]
    assert max(figures) > 0
    for one, figure in zip(money, figures, strict=True):
        expect(one).to_have_text(re.compile(rf"^\${figure}(?!\d)"))  # and what came last
