"""Playing in teams: a chat and marks for the team alone, piles that all may look through."""

import random
import re
from collections import Counter
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import DESKTOP, PHONE, People
from tests.web.patience import within
from tests.web.playing import (
    GONE,
    STATUS,
    Way,
    accept,
    by_button,
    open_table,
    play_out,
    read,
    ready,
    show,
    state,
)

SECRET = "we go for the second customer"
TEAMS = {"teams": "alternate", "round_cap": 20, "pressure": "gentle"}
MARK_ALL = """cards => cards.map((card) => {
  card.dispatchEvent(new MouseEvent('contextmenu', {bubbles: true, cancelable: true}));
  return card.dataset.card;
})"""
TRIES = 40
"""So often one looks again whether the rivals are asked too."""
US, ROB = {0, 2}, {1}
"""Seats."""
sizes = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desk", "phone"])


def two_against_two(
    people: People, size: dict[str, int], mate: Page | None = None
) -> tuple[Page, Page, Page]:
    """Player 1 and Mia against Rob and a bot."""
    host, rival = people.page(size=size), people.page(size=size)
    mate = mate or people.page(size=size)
    chairs = ["me", "open", "open", "random"]
    opened = open_table(host, "tech-deck", chairs, options=TEAMS, public=True)
    for page, invite, name in zip((rival, mate), opened["invites"], ("Rob", "Mia"), strict=True):
        accept(page, invite["token"], name)
    for page in (host, rival, mate):
        page.wait_for_selector(".board")
    return host, rival, mate


def open_chat(page: Page, channel: str) -> Locator:
    """The lines of a chat."""
    read(page, "Chat")
    page.get_by_role("button", name=channel, exact=True).click()
    return page.get_by_role("log", name="Chat").locator("p:not(.none)")


def heard(people: People, page: Page, text: str) -> bool:
    return any(text in frame for frame in people.heard[page])


def play_until(pages: tuple[Page, ...], enough: Callable[[], bool], way: Way = by_button) -> None:
    """Play until there is enough and the table waits for a person: nothing is on its way then."""
    play_out([(page, way) for page in pages], until=lambda _: enough() and waits(pages))
    assert enough(), "the game ended before"


def waits(pages: tuple[Page, ...]) -> bool:
    seen = [within(page, STATUS, what="who is asked") for page in pages]
    return any(status not in ("wait", "over") for status in seen)


@sizes
def test_the_team_has_a_chat_of_its_own(people: People, size: dict[str, int]) -> None:
    """TD-TEAM-08."""
    host, rival, mate = two_against_two(people, size)
    ours = open_chat(host, "Team")
    expect(host.get_by_text("Only your team reads this.")).to_be_visible()
    host.get_by_label("Say something").fill(SECRET)
    host.get_by_label("Say something").press("Enter")
    expect(ours).to_have_text([f"Player 1 {SECRET}"])
    expect(open_chat(mate, "Team")).to_have_text([f"Player 1 {SECRET}"])
    expect(open_chat(mate, "All")).to_have_count(0)
    mate.get_by_label("Say something").fill("hello all")
    mate.get_by_label("Say something").press("Enter")
    expect(open_chat(rival, "All")).to_have_text(["Mia hello all"])
    expect(open_chat(rival, "Team")).to_have_count(0)
    mate.reload()
    expect(open_chat(mate, "Team")).to_have_text([f"Player 1 {SECRET}"])
    assert not heard(people, rival, SECRET)


def test_without_a_team_there_is_one_chat(people: People) -> None:
    page = people.page()
    open_table(page, "tech-deck", ["me", "random"])
    page.wait_for_selector(".board")
    read(page, "Chat")
    expect(page.get_by_label("Say something")).to_be_visible()
    expect(page.get_by_role("button", name="Team", exact=True)).to_have_count(0)


def pins(page: Page, card: str) -> Locator:
    return page.locator(f"[data-card='{card}'] .pins i")


@sizes
def test_marks_are_for_mates_and_end_with_the_decision(
    people: People, size: dict[str, int]
) -> None:
    pages = host, rival, mate = two_against_two(people, size)
    hand = mate.locator("[data-piece^='hand@t1:']")
    play_until(pages, lambda: hand.count() > 1 and host.locator("[data-piece^='row:']").count() > 0)
    card = str(hand.first.get_attribute("data-card"))
    show(mate, "Mine")
    hand.first.click(button="right")
    expect(pins(host, card)).to_have_attribute("data-seat", "2")
    expect(pins(mate, card)).to_have_count(1)
    expect(hand.first.locator(".pins")).to_contain_text("Marked by Mia")
    hand.first.click(button="right")
    expect(pins(host, card)).to_have_count(0)
    hand.first.focus()
    mate.keyboard.press("p")
    expect(pins(host, card)).to_have_count(1)
    for each in hand.evaluate_all(MARK_ALL):  # faster than the server answers: none is lost
        expect(pins(host, each)).to_have_count(0 if each == card else 1)
    hand.first.press("p")
    expect(pins(host, card)).to_have_count(1)
    show(host, "Board")
    customer = host.locator("[data-piece^='row:']").first
    served = str(customer.get_attribute("data-card"))
    customer.click(button="right")
    expect(pins(mate, served)).to_have_attribute("data-seat", "0")
    assert rival.locator(".pins").count() == 0
    assert not heard(people, rival, '"is":"marks"')
    play_until(pages, lambda: not pins(mate, card).count())
    expect(host.locator(".pins")).to_have_count(0)
    expect(mate.locator(".pins")).to_have_count(0)


@sizes
def test_a_plain_click_marks_while_a_mate_decides(people: People, size: dict[str, int]) -> None:
    """And what the mate has chosen is said at once, though it lies face down for the rivals."""
    pages = host, rival, mate = two_against_two(people, size)

    def choosing(page: Page) -> bool:
        return page.locator(".table[data-kind='assist.set']").count() > 0

    def both_choosing() -> bool:
        return choosing(rival) and (choosing(host) or choosing(mate))

    waited: Counter[int] = Counter()

    def together(page: Page, chance: random.Random) -> object:
        """Who is asked for a set at the same time as the rivals waits until their page says so; not
        for ever, since the rivals may have no choice."""
        now = state(people, page)
        asked, decision = {*now["waiting"]}, now["asked"]["decision"]
        if now["asked"]["kind"] == "assist.set" and asked & ROB and asked & US:
            waited[decision] += 1
            if waited[decision] < TRIES:
                return GONE
        return by_button(page, chance)

    play_until(pages, both_choosing, together)
    lead, other = (host, mate) if choosing(host) else (mate, host)
    hand = other.locator("[data-piece^='hand@t1:']").first
    expect(other.get_by_text("Click cards to mark them for your team.")).to_be_visible()
    show(other, "Mine")
    hand.click()
    expect(pins(lead, str(hand.get_attribute("data-card")))).to_have_count(1)
    ready(lead)
    lead.locator(".moves .move:enabled").last.click()
    name = "Player 1" if lead is host else "Mia"
    expect(other.get_by_text(f"{name} has chosen:")).to_be_visible()
    expect(rival.get_by_text("has chosen:")).to_have_count(0)


@sizes
def test_anybody_looks_through_score_piles_and_discards(
    people: People, size: dict[str, int]
) -> None:
    """Also who only watches (General 3)."""
    pages = two_against_two(people, size)
    host = pages[0]
    discard = host.locator(".line .discard")
    play_until(pages, lambda: not all("0" in text.split() for text in discard.all_inner_texts()))
    watcher = people.page(f"#/table/{host.url.rpartition('/')[2]}", size=size)
    watcher.wait_for_selector(".board")
    show(watcher, "Players")
    for line in range(2):
        pile = watcher.locator(".line .discard").nth(line)
        many = int(re.findall(r"\d+", pile.inner_text())[0])
        pile.click()
        dialog = watcher.get_by_role("dialog", name=f"Team {line + 1}: discard")
        expect(dialog.locator(".pile li")).to_have_count(many)
        for text in dialog.locator(".pile .text").all():
            expect(text).to_be_visible()
        watcher.keyboard.press("Escape")
        expect(dialog).to_have_count(0)
        watcher.locator(f"[data-piece='score@t{line + 1}:pile']").click()
        expect(watcher.get_by_role("dialog", name=f"Team {line + 1}: score pile")).to_be_visible()
        watcher.keyboard.press("Escape")
    sums = watcher.get_by_text(re.compile(r"sum \d+")).filter(visible=True)
    assert sums.count() >= 2
