"""Everyone: axe has nothing serious to say on any page; `test_looks.py` asks it at the tables."""

import msgspec
from playwright.sync_api import Page, expect

from seedround.games import find_game
from tests.web.conftest import DESKTOP, PHONE, People
from tests.web.looks import CONTRAST, paper, resize, serious
from tests.web.playing import accept, by_button, go, open_table, play_out, ready, see_end
from tools.samples import moments as samples

PAGES = [
    *("#/", "#/learn", "#/rules", "#/rules/trade-show", "#/lab/bidness", "#/invite/none"),
    *("#/link", "#/link/0000-0000-0000", "#/mail/confirm/none", "#/mail/stop/none"),
]


class Looks:
    """One page, looked at by axe again and again; what it finds by what was looked at."""

    def __init__(self, page: Page, axe: str) -> None:
        self.page = page
        self.axe = axe
        self.problems: dict[str, list[str]] = {}

    def at(self, name: str) -> None:
        """All rules on light paper, the inks on dark paper, all rules again on a phone."""
        paper(self.page, "light")
        found = serious(self.page, self.axe)
        paper(self.page, "dark")
        found += serious(self.page, self.axe, CONTRAST)
        resize(self.page, PHONE)
        found += serious(self.page, self.axe)
        resize(self.page, DESKTOP)
        if found:
            self.problems[name] = found

    def dialog(self, name: str) -> None:
        """The dialog that is open now, and close it."""
        expect(self.page.get_by_role("dialog", name=name)).to_be_visible()
        self.page.wait_for_load_state("networkidle")
        self.at(name)
        self.page.keyboard.press("Escape")
        shut(self.page)


def shut(page: Page) -> None:
    """Wait until the dialog is not only unseen but gone: before that no key reaches the table."""
    expect(page.locator("dialog")).to_have_count(0)


def test_pages(people: People, axe: str) -> None:
    page = people.page()
    looks = Looks(page, axe)
    for address in PAGES:
        go(page, address)
        page.wait_for_selector("h1")
        page.wait_for_load_state("networkidle")
        looks.at(address)
    go(page, "#/")
    page.get_by_role("button", name="Settings").click()
    looks.dialog("Settings")
    page.get_by_role("button", name="Invite friends").first.click()
    page.locator("summary").click()
    looks.dialog("A table of")
    assert looks.problems == {}


def test_a_table_from_the_lobby_to_the_replay(people: People, axe: str) -> None:
    """Lobby, invitation, the dialogs of the table, a proposal, a hint, chat, end and replay."""
    page = people.page()
    looks = Looks(page, axe)
    opened = open_table(page, "trade-show", ["me", "open"], options={"rounds": 1, "first_seat": 0})
    table = opened["table"]["id"]
    page.get_by_text("Make a link").wait_for()
    looks.at("lobby")
    guest = people.page()
    go(guest, f"#/invite/{opened['invites'][0]['token']}")
    guest.get_by_label("Your name").fill("Grace")
    invited = Looks(guest, axe)
    invited.at("invitation")
    accept(guest, opened["invites"][0]["token"], "Grace")
    ready(page)
    for key, name in (("?", "Keys"), ("r", "Rules")):
        page.keyboard.press(key)
        looks.dialog(name)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Leave for good").click()
    looks.dialog("Leave for good")
    page.keyboard.press("h")
    page.wait_for_selector(".hints")
    page.get_by_text("Not possible now").click()
    looks.at("hint and reasons")
    page.keyboard.press("c")
    page.keyboard.type("Hello")
    page.keyboard.press("Enter")
    page.get_by_role("log", name="Chat").get_by_text("Hello").wait_for()
    looks.at("chat")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Propose a pause").click()
    page.get_by_text("Waiting for the others to answer").wait_for()
    looks.at("a proposal of one's own")
    guest.get_by_role("button", name="Agree").wait_for()
    invited.at("a proposal")
    guest.get_by_role("button", name="Agree").click()
    page.get_by_text("The game is paused").first.wait_for()
    looks.at("pause")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Go on").click()
    guest.get_by_role("button", name="Agree").click()
    play_out([(page, by_button), (guest, by_button)])
    see_end(page)
    looks.at("end")
    go(page, f"#/replay/{table}?step=5")
    page.get_by_text("verified: fair").wait_for()
    looks.at("replay")
    assert looks.problems == {}
    assert invited.problems == {}


def test_two_at_one_screen_and_the_gallery(people: People, axe: str) -> None:
    page = people.page()
    looks = Looks(page, axe)
    open_table(page, "trade-show", ["me", "me"])
    page.get_by_role("button", name="I am Player").or_(page.locator(".move").first).wait_for()
    if page.locator(".move").count():
        page.locator(".move").first.click()
        page.get_by_role("button", name="I am Player").wait_for()
    looks.at("handing over")
    show_samples(page)
    go(page, "#/gallery/trade-show")
    page.wait_for_selector(".board")
    looks.at("gallery")
    assert looks.problems == {}


def show_samples(page: Page) -> None:
    """The gallery's moments, which the server does not have: as `tools/samples.py` writes them."""
    sample = msgspec.json.encode(next(samples(find_game("trade-show"), 2)))
    listed = [{"file": "one.json", "game": "trade-show", "kind": "draft", "seats": 2, "viewer": 0}]
    page.route("**/samples/list.json", lambda route: route.fulfill(json=listed))
    page.route("**/samples/one.json", lambda route: route.fulfill(body=sample))


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
