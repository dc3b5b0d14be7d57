"""What is seen seldom is said by the words too, and fits: in the pseudo-language, like all else."""

import json
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, Route, expect

from seedround.games import all_games
from tests.server.test_own_sets import OWN
from tests.web.conftest import DESKTOP, People
from tests.web.looking import Looks
from tests.web.moments import Played, last
from tests.web.playing import accept, by_button, go, open_table, play_out, read, ready, see_end
from tests.web.pseudo import pseudo
from tests.web.test_campaign import AT as CAMPAIGN
from tests.web.test_campaign import far
from tests.web.test_teams import two_against_two

SHOW = {"rounds": 1, "first_seat": 0}


def answer(looks: Looks, address: str, **changed: Any) -> None:
    """From now on the server's answers have these fields."""

    def change(route: Route) -> None:
        told = route.fetch()
        content = json.dumps({**told.json(), **changed})
        route.fulfill(body=content, content_type="application/json", status=200)

    looks.page.route(address, change)


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_the_words_beside_pictures_in_the_rules(people: People, game: Any) -> None:
    looks = Looks(people)
    looks.load(f"#/rules/{game.id}")
    looks.page.wait_for_selector(".pictures figure")
    looks.at("rules")
    assert looks.problems == {}


def test_tables_on_the_first_page(people: People) -> None:
    host = people.page()
    for others in ("random", "open"):
        open_table(host, "trade-show", ["me", others], public=True)
    looks = Looks(people)
    open_table(looks.page, "trade-show", ["me", "random"])
    ready(looks.page)
    looks.load("#/")
    for heading in ("Your tables", "Open tables", "Running tables to watch"):
        looks.page.get_by_role("heading", name=pseudo(heading)).wait_for()
    looks.at("tables")
    looks.page.route("**/api/tables", lambda route: None)
    looks.button("Play now against bots").first.click()
    looks.page.get_by_text(pseudo("Dealing …")).wait_for()
    looks.at("dealing")
    assert looks.problems == {}


def test_a_table_with_cards_of_ones_own_that_is_played_for_days(people: People) -> None:
    looks, guest = Looks(people), Looks(people)
    page = looks.page
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.locator("[data-game=silicon-valley]").get_by_role(
        "button", name=pseudo("Invite friends")
    ).click()
    form = page.get_by_role("dialog")
    form.get_by_label(pseudo("Your name")).fill("Ada")
    for more in form.locator("summary").all():
        more.click()
    form.get_by_label(pseudo("Clock")).select_option("day")
    form.get_by_label(pseudo("Play over several days, a move now and then")).check()
    pasted = form.get_by_label(pseudo("Card set as TOML"))
    pasted.fill("[set")
    looks.button("Open the table and get links").click()
    form.get_by_role("alert").wait_for()
    looks.at("a set that cannot be read")
    pasted.fill(OWN)
    looks.button("Open the table and get links").click()
    page.locator(".own-set").wait_for()
    looks.button("Copy link").first.click()
    page.get_by_text(pseudo("Copied")).wait_for()
    looks.at("lobby with a set")
    link = page.locator("input[readonly]").first.input_value()
    token = link.rpartition("/")[2]
    guest.load(f"#/invite/{token}")
    guest.page.locator(".own-set").wait_for()
    guest.at("invitation with a set")
    accept(guest.page, token, "Bo")
    ready(page)
    looks.at("a clock of days")
    assert looks.problems | guest.problems == {}


def test_a_campaign_half_way(people: People) -> None:
    looks = Looks(people)
    far(looks.page, 2)
    looks.load(CAMPAIGN)
    looks.page.get_by_text(pseudo("Play it again")).first.wait_for()
    looks.at("campaign")
    assert looks.problems == {}


def test_what_a_person_has_and_mail(people: People) -> None:
    looks = Looks(people)
    page = looks.page
    open_table(page, "trade-show", ["me", "random"])
    ready(page)
    for name in ("email", "unconfirmed"):
        page.unroute("**/api/me")
        answer(looks, "**/api/me", **{name: "ada@example.org"})
        looks.button("Settings").click()
        looks.button("No emails, forget the address").wait_for()
        looks.dialog(f"settings with an address: {name}")
    page.route("**/api/mail/**", lambda route: route.fulfill(json={}))
    looks.load("#/mail/confirm/code")
    looks.button("Yes, it is mine").click()
    page.get_by_role("heading", name=pseudo("Your address is confirmed")).wait_for()
    looks.at("confirmed")
    looks.load("#/mail/stop/box")
    looks.button("Stop all emails").click()
    looks.button("I have changed my mind").wait_for()
    looks.at("stopped")
    looks.button("I have changed my mind").click()
    looks.button("I have changed my mind").wait_for(state="detached")
    looks.at("allowed again")
    assert looks.problems == {}


def test_a_device_that_is_linked(people: People) -> None:
    host, looks = people.page(), Looks(people)
    open_table(host, "trade-show", ["me", "random"])
    ready(host)
    code = host.evaluate(
        "() => fetch('/api/me/recovery', {method: 'POST'}).then((it) => it.json())"
    )["code"]
    open_table(looks.page, "trade-show", ["me", "random"])
    ready(looks.page)
    looks.load(f"#/link/{code}")
    looks.button("Use this code").click()
    looks.button("Leave those tables and use the code").wait_for()
    looks.at("a device in use")
    looks.button("Leave those tables and use the code").click()
    looks.page.get_by_role("link", name=pseudo("To my tables")).wait_for()
    looks.at("linked, with a new code")
    assert looks.problems == {}


def two(people: People, **more: Any) -> tuple[Looks, Page]:
    """A page in the pseudo-language, which is asked first, and Grace's."""
    looks, guest = Looks(people), people.page()
    opened = open_table(looks.page, "trade-show", ["me", "open"], options=SHOW, **more)
    accept(guest, opened["invites"][0]["token"], "Grace")
    ready(looks.page)
    return looks, guest


def test_people_come_and_go(people: People) -> None:
    looks, guest = two(people)
    page = looks.page
    read(page, pseudo("Chat"), pseudo("Log"))
    looks.at("an empty chat")
    page.locator('[data-piece="grid:b1"]').click()
    page.get_by_text(pseudo("Take back")).wait_for()
    looks.at("a piece is chosen")
    guest.keyboard.press("c")
    guest.keyboard.type("Hello")
    guest.keyboard.press("Enter")
    page.get_by_role("log", name=pseudo("Chat")).get_by_text("Hello").wait_for()
    go(guest, "#/")
    page.get_by_text(pseudo("away")).wait_for()
    looks.at("away")
    guest.get_by_role("button", name="Settings").click()
    guest.get_by_role("button", name="Delete me").click()
    guest.get_by_role("button", name="Yes, delete me").click()
    guest.wait_for_selector(".boxes")
    looks.load(f"#{page.url.partition('#')[2]}")
    read(page, pseudo("Chat"), pseudo("Log"))
    page.get_by_text(pseudo("(deleted)")).wait_for()
    looks.at("deleted")
    assert looks.problems == {}


def test_a_game_that_is_given_up(people: People) -> None:
    looks, guest = two(people, clocks={"kind": "move", "seconds": 5})
    page = looks.page
    page.get_by_text(pseudo("a bot plays on")).wait_for()
    looks.at("a bot plays on")
    looks.button("Settings").click()
    looks.button("Propose to end the game").click()
    looks.at("to end the game")
    guest.get_by_role("button", name="Agree").click()
    page.get_by_text(pseudo("The game was ended early.")).wait_for()
    looks.at("ended early")
    assert looks.problems == {}


def test_an_answer_that_is_sealed(people: People) -> None:
    looks, guest = Looks(people), people.page()
    page = looks.page
    opened = open_table(page, "bidness", ["me", "open"])
    accept(guest, opened["invites"][0]["token"], "Grace")
    ready(page)
    page.locator(".moves .move").first.click()
    page.get_by_text(pseudo("Your answer is in; you may still change it.")).wait_for()
    looks.at("sealed")
    assert looks.problems == {}


def test_a_team_talks_marks_and_chooses(people: People) -> None:
    looks = Looks(people)
    page = looks.page
    host, rival, _ = two_against_two(people, DESKTOP, mate=page)
    read(page, pseudo("Chat"), pseudo("Log"))
    looks.button("Team").click()
    page.get_by_text(pseudo("Only your team reads this.")).wait_for()
    looks.at("the team's chat", fits=False)
    looks.button("Close").click()  # the moves lie under it
    hand = page.locator("[data-piece^='hand@t1:']")
    marking = page.get_by_text(pseudo("Click cards to mark them for your team."))
    choosing = [one.locator(".table[data-kind='assist.set']") for one in (host, rival)]
    play_out(
        [(one, by_button) for one in (host, rival, page)],
        until=lambda _: all(one.count() for one in (*choosing, hand, marking)),
    )
    hand.first.click()
    expect(hand.first.locator(".pins")).to_contain_text("Mia")
    looks.at("marked", fits=False)
    ready(host)
    host.locator(".moves .move:enabled").last.click()
    page.get_by_text(pseudo("has chosen")[1:-1]).wait_for()
    looks.at("what a mate has chosen", fits=False)
    assert looks.problems == {}


def test_tables_in_trouble(people: People) -> None:
    looks = Looks(people)
    opened = open_table(looks.page, "trade-show", ["me", "random"])
    ready(looks.page)
    address = f"#/table/{opened['table']['id']}"
    looks.page.route_web_socket("**", lambda socket: None)  # it would say that all is well
    for stage in ("stopped", "damaged"):
        looks.page.unroute_all()
        answer(looks, f"**/api/tables/{opened['table']['id']}", stage=stage)
        looks.load(address)
        looks.page.get_by_role("heading", name=pseudo(f"This table {HEADINGS[stage]}")).wait_for()
        looks.at(stage)
    assert looks.problems == {}


HEADINGS = {"stopped": "has stopped", "damaged": "is damaged"}
PROOFS: tuple[dict[str, Any], ...] = (
    {"chosen": True, "given": 3, "sealed": False, "key": None, "former": 1},
    {"rules": 1, "now": 2, "replayed": 4, "former": 2, "given": 1},
)


def test_after_the_end(people: People) -> None:
    looks, guest = Looks(people), people.page()
    page = looks.page
    nearly_over = last("trade-show", Played(2, 3, SHOW))
    opened = open_table(
        page, "trade-show", ["me", "open"], record=msgspec.to_builtins(nearly_over.record)
    )
    accept(guest, opened["invites"][0]["token"], "Grace")
    play_out([(page, by_button), (guest, by_button)])
    see_end(page)
    for number, proof in enumerate(PROOFS):
        page.unroute_all()
        answer(looks, "**/verify", **proof)
        looks.button("Verify this deal").click()
        page.get_by_text(pseudo("A player has asked")[:9]).first.wait_for() if number else None
        looks.at(f"proof {number}")
    looks.button("Look at the table").click()
    looks.button("Back to the result").wait_for()
    looks.at("the table after the end")
    looks.button("Back to the result").click()
    looks.button("Rematch").click()
    looks.button("Delete this table").click()
    looks.button("Delete it for ever?").wait_for()
    looks.at("sure to delete")
    looks.button("Delete it for ever?").click()
    looks.button("Deleted when the others agree").wait_for()
    looks.at("to be deleted")
    go(page, f"#/replay/{opened['table']['id']}?step=0")
    looks.button("Play").click()
    looks.button("Pause").wait_for()
    looks.at("a replay that runs")
    answer(looks, "**/verify", fair=False, words="", key=None)
    looks.load(f"#/replay/{opened['table']['id']}?step=1")
    page.get_by_text(pseudo("does not verify")).wait_for()
    looks.at("a replay that is not fair")
    assert looks.problems == {}
