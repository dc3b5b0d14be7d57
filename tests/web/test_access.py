"""Every page and dialog: axe has nothing serious to say, and all that is said is in the words.

They are visited in the pseudo-language; `test_looks.py` does the same at the tables.
"""

import json

import msgspec
from playwright.sync_api import Page, Route, expect

from seedround.games import find_game
from tests.web.conftest import People
from tests.web.looking import Looks, shut
from tests.web.playing import accept, by_button, go, open_table, play_out, ready, see_end
from tests.web.pseudo import pseudo, unmarked
from tools.samples import moments as samples

PAGES = [
    *("#/", "#/learn", "#/rules", "#/rules/trade-show", "#/lab/bidness", "#/invite/none"),
    *("#/link", "#/link/0000-0000-0000", "#/mail/confirm/none", "#/mail/stop/none"),
    "#/campaign/silicon-valley",
]


def test_pages(people: People, axe: str) -> None:
    looks = Looks(people, axe)
    page = looks.page
    for address in PAGES:
        looks.load(address)
        looks.at(address)
    looks.load("#/")
    looks.button("Settings").click()
    looks.dialog("settings of a stranger")
    looks.button("Invite friends").first.click()
    for more in page.locator("summary").all():
        more.click()
    looks.dialog("a new table")
    assert looks.problems == {}


def test_a_table_from_the_lobby_to_the_replay(people: People, axe: str) -> None:
    """Lobby, invitation, the dialogs of the table, a proposal, a hint, chat, end and replay."""
    looks = Looks(people, axe)
    page = looks.page
    opened = open_table(page, "trade-show", ["me", "open"], options={"rounds": 1, "first_seat": 0})
    table = opened["table"]["id"]
    looks.button("Make a link").click()
    page.get_by_label(pseudo("Invitation link")).wait_for()
    looks.at("lobby")
    invited = Looks(people, axe)
    guest = invited.page
    go(guest, f"#/invite/{opened['invites'][0]['token']}")
    guest.get_by_label(pseudo("Your name")).fill("Grace")
    invited.at("invitation")
    accept(guest, opened["invites"][0]["token"], "Grace")
    ready(page)
    for key in ("?", "r"):
        page.keyboard.press(key)
        looks.dialog(key)
    looks.button("Settings").click()
    for code in ("Make a code", "Show a code"):
        looks.button(code).click()
    looks.button("Delete me").click()
    page.locator("dialog output").nth(1).wait_for()
    looks.at("settings")
    looks.button("Leave for good").click()
    looks.dialog("leaving")
    page.keyboard.press("h")
    page.wait_for_selector(".hints")
    page.locator(".moves summary").click()
    looks.at("hint and reasons")
    page.keyboard.press("c")
    page.keyboard.type("Hello")
    page.keyboard.press("Enter")
    page.get_by_role("log", name=pseudo("Chat")).get_by_text("Hello").wait_for()
    looks.at("chat")
    looks.button("Close").click()  # the moves lie under it
    looks.button("Settings").click()
    looks.button("Propose a pause").click()
    page.get_by_text(pseudo("Waiting for the others to answer.")).wait_for()
    looks.at("a proposal of one's own")
    invited.button("Agree").wait_for()
    invited.at("a proposal")
    invited.button("Agree").click()
    page.get_by_text(pseudo("The game is paused.")).first.wait_for()
    looks.at("pause")
    looks.button("Settings").click()
    looks.button("Go on").click()
    invited.button("Agree").click()
    play_out([(page, by_button), (guest, by_button)])
    see_end(page)
    looks.button("Verify this deal").click()
    page.locator(".proof li").first.wait_for()
    looks.at("end")
    go(page, f"#/replay/{table}?step=5")
    page.get_by_text(pseudo("verified: fair")).wait_for()
    looks.at("replay")
    assert looks.problems == {}
    assert invited.problems == {}


def test_two_at_one_screen_and_the_gallery(people: People, axe: str) -> None:
    looks = Looks(people, axe)
    page = looks.page
    open_table(page, "trade-show", ["me", "me"])
    handing = page.locator("section > button.main")
    handing.or_(page.locator(".move").first).wait_for()
    if page.locator(".move").count():
        page.locator(".move").first.click()
    handing.wait_for()
    looks.at("handing over")
    show_samples(page)
    go(page, "#/gallery/trade-show")
    page.wait_for_selector(".board")
    looks.at("gallery")
    assert looks.problems == {}


def show_samples(page: Page) -> None:
    """The gallery's moments, which the server does not have: as `tools/samples.py` writes them."""
    sample = msgspec.json.encode(next(samples(find_game("trade-show"), 2)))
    listed = [
        {"file": "one.json", "game": "trade-show", "kind": "draft.take", "seats": 2, "viewer": 0}
    ]
    page.route("**/samples/list.json", lambda route: route.fulfill(json=listed))
    page.route("**/samples/one.json", lambda route: route.fulfill(json=json.loads(sample)))


def test_what_goes_wrong_is_said_by_the_words(people: People, axe: str) -> None:
    """A table that is not there, a server that does not answer, an answer that is none."""
    looks = Looks(people, axe)
    page = looks.page
    go(page, "#/table/none")
    page.wait_for_selector(".trouble a")
    looks.at("no such table")
    for name, fail in (("unreachable", unanswered), ("broken", broken)):
        page.route("**/api/invites/none", fail)
        go(page, "#/")
        go(page, "#/invite/none")
        page.get_by_role("alert").wait_for()
        looks.at(name)
        page.unroute("**/api/invites/none")
    assert looks.problems == {}


def unanswered(route: Route) -> None:
    route.abort()


def broken(route: Route) -> None:
    route.fulfill(status=502, body="<h1>Bad gateway</h1>")


def test_a_page_in_english_has_no_marks(people: People) -> None:
    """So the look for marks finds something where there are none."""
    page = people.page()
    page.wait_for_selector("article")
    assert len(unmarked(people, page)) > 20


def test_keys_have_a_help_and_focus_is_seen(people: People) -> None:
    page = people.page()
    open_table(page, "trade-show", ["me", "random"])
    page.wait_for_selector(".move")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
    page.keyboard.press("Escape")
    shut(page)
    page.keyboard.press("b")
    outline = page.evaluate("() => getComputedStyle(document.activeElement).outlineStyle")
    assert outline == "solid"
    page.keyboard.press("r")
    expect(page.get_by_role("dialog", name="Rules")).to_be_visible()
    expect(page.locator("[data-rule].here")).to_be_visible()
