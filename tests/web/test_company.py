"""Several people at one table: invitations, chat, proposals, clocks, watching, the next game."""

import re

import msgspec
from playwright.sync_api import Page, expect

from tests.web.conftest import People
from tests.web.moments import Played, last
from tests.web.patience import within
from tests.web.playing import (
    accept,
    by_button,
    decided,
    open_table,
    play_out,
    ready,
    see_end,
)

SHOW = {"rounds": 1, "first_seat": 0}
NEARLY_OVER = last("trade-show", Played(2, 3, SHOW))
"""Player 1 is the last to be asked."""


def two(people: People, **more: object) -> tuple[Page, Page, str]:
    """Player 1 and Grace at a table of Trade Show; Player 1 is asked first."""
    host, guest = people.page(), people.page()
    opened = open_table(host, "trade-show", ["me", "open"], options=SHOW, **more)
    accept(guest, opened["invites"][0]["token"], "Grace")
    ready(host)
    return host, guest, opened["table"]["id"]


def setting(page: Page, name: str) -> None:
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name=name).click()


def names(page: Page) -> list[str | None]:
    """Who sits where, by the race of Trade Show or Bidness: titles say the names in full."""
    page.wait_for_selector(".race b.person")
    shown = page.locator(".race b.person").evaluate_all("all => all.map((one) => one.title)")
    table = page.url.rpartition("/")[2].partition("?")[0]
    sitting = within(
        page,
        "(id) => fetch(`/api/tables/${id}`).then((it) => it.json()).then((it) => it.chairs)",
        table,
        what="who sits where",
    )
    order = [chair["name"] for chair in sitting]
    assert sorted(shown) == sorted(order)
    return order


def test_a_friend_comes_by_link(people: People) -> None:
    """From the dialog to the lobby; the link says where it leads and gives one seat, once."""
    host = people.page()
    host.locator("[data-game=bidness]").get_by_role("button", name="Invite friends").click()
    host.get_by_label("Your name").fill("Ada")
    host.get_by_role("button", name="Open the table and get links").click()
    link = host.get_by_label("Invitation link").input_value()
    assert host.locator("main").get_by_text("free").count() == 1
    guest = people.page(link.removeprefix(people.server.address).removeprefix("/"))
    expect(guest.get_by_role("heading", name="Ada invites you to play Bidness")).to_be_visible()
    expect(guest.get_by_text("At the table: Ada")).to_be_visible()
    guest.get_by_label("Your name").fill("Grace")
    guest.get_by_role("button", name="Sit down").click()
    for page in (host, guest):
        page.wait_for_selector(".board")
        assert names(page)[:2] == ["Ada", "Grace"]
    late = people.page(link.removeprefix(people.server.address).removeprefix("/"))
    expect(late.get_by_role("alert")).to_contain_text("already been used")


def test_anybody_joins_a_public_table_and_watches_it(people: People) -> None:
    host, guest, other = people.page(), people.page(), people.page()
    opened = open_table(host, "trade-show", ["me", "open"], options=SHOW, public=True)
    address = f"a[href='#/table/{opened['table']['id']}']"
    guest.reload()
    guest.locator("section", has_text="Open tables").locator(address).click()
    guest.get_by_label("Your name").fill("Grace")
    guest.get_by_role("button", name="Sit down").click()
    guest.wait_for_selector(".board")
    ready(host)
    other.reload()
    other.locator("section", has_text="Running tables").locator(address).click()
    other.wait_for_selector(".board")
    expect(other.get_by_text("Waiting for Player 1")).to_be_visible()
    assert other.locator("section.mine, .move, .piece.legal").count() == 0
    before = other.locator(".log li").count()
    host.locator(".move").first.click()
    expect(other.locator(".log li")).not_to_have_count(before)


def test_chat_is_text_and_nothing_else(people: People) -> None:
    host, guest, _ = two(people)
    text = "<img src=x onerror=\"document.title='broken'\"> & <b>you</b>?"
    host.keyboard.press("c")
    host.keyboard.type(text)
    host.keyboard.press("Enter")
    guest.get_by_role("button", name="Chat, 1 new").click()
    said = guest.get_by_role("log", name="Chat").locator("p")
    expect(said).to_have_text(f"Player 1 {text}")
    assert said.locator("img").count() == 0
    assert guest.title() != "broken"
    guest.reload()
    guest.locator(".links").get_by_role("button", name="Chat").click()
    expect(said).to_have_text(f"Player 1 {text}")


def test_a_take_back_needs_the_other(people: People) -> None:
    """Turned down it changes nothing; agreed to it brings the choice back."""
    host, guest, _ = two(people)
    before = host.locator(".log li").count()
    decision = ready(host)
    host.locator(".move").first.click()
    decided(host, decision)
    ready(guest)
    after = guest.locator(".log li").count()
    for answer in ("No", "Agree"):
        host.get_by_role("button", name="Ask everyone to take back a move").click()
        proposal = guest.get_by_text("Player 1 would like to take back a move.")
        proposal.wait_for()
        expect(host.get_by_text("Waiting for the others to answer")).to_be_visible()
        guest.get_by_role("button", name=answer, exact=True).click()
        proposal.wait_for(state="detached")
        if answer == "No":
            expect(guest.locator(".log li")).to_have_count(after)
    expect(host.locator(".log li")).to_have_count(before)
    ready(host)


def test_ending_a_game_needs_everybody(people: People) -> None:
    host, guest, _ = two(people)
    setting(host, "Propose to end the game")
    guest.get_by_text("would like to end the game for everyone").wait_for()
    guest.get_by_role("button", name="Agree").click()
    for page in (host, guest):
        expect(page.get_by_text("The game was ended early")).to_be_visible()
        assert page.locator(".move").count() == 0


def test_who_leaves_for_good_is_played_by_a_bot(people: People) -> None:
    host, guest, _ = two(people)
    setting(guest, "Leave for good")
    guest.get_by_role("dialog").get_by_role("button", name="Leave for good").click()
    expect(guest.locator("section.mine")).to_have_count(0)
    expect(host.locator(".race li", has_text="Grace").get_by_text("bot")).to_be_visible()
    decision = ready(host)
    host.locator(".move").first.click()
    decided(host, decision)
    ready(host)  # the bot has answered


def test_a_clock_that_runs_out_lets_a_bot_play_on(people: People) -> None:
    host, guest, _ = two(people, clocks={"kind": "move", "seconds": 5})
    for page in (host, guest):
        expect(page.locator(".race [data-piece='seat:0'] .clock.running")).to_have_text(
            re.compile(r"0:0[0-5]")
        )
    expect(guest.get_by_text("a bot plays on")).to_be_visible(timeout=30_000)
    ready(guest)


def test_a_rematch_moves_everybody_one_seat_on(people: People) -> None:
    host, guest, table = two(people, record=msgspec.to_builtins(NEARLY_OVER.record))
    first = names(host)
    play_out([(host, by_button), (guest, by_button)])
    see_end(guest)
    host.get_by_role("button", name="Rematch").click()
    expect(host.get_by_role("button", name="Waiting for the others")).to_be_disabled()
    guest.get_by_role("button", name="Rematch").click()
    for page in (host, guest):
        page.get_by_role("link", name="To the next game").click()
        page.wait_for_selector(".board")
        assert table not in page.url
        assert names(page) == [*first[1:], first[0]]
