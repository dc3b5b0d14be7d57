"""One clock: while events are told, no part of the page shows a figure that a later one made."""

import json
import re
from collections.abc import Callable
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import SEASONED, People
from tests.web.moments import Moment, first, sit_down
from tests.web.playing import open_table, ready

RECORD = """(parts) => {
  window.seen = [];
  const text = (one) =>
    one.dataset.piece ?? one.getAttribute('aria-label') ?? one.firstChild?.textContent ?? '';
  const look = () => {
    const table = document.querySelector('.table');
    if (!table) return;
    const shown = parts.map((part) => [...document.querySelectorAll(part)].map(text));
    const lines = [...document.querySelectorAll('.log li')].length;
    const now = JSON.stringify([table.dataset.event ?? null, lines, shown]);
    if (now !== window.seen.at(-1)) window.seen.push(now);
  };
  const all = {childList: true, subtree: true, characterData: true, attributes: true};
  new MutationObserver(look).observe(document.body, all);
  look();
}"""
View = dict[str, Any]
Figures = list[list[int]]


def numbers(texts: list[str]) -> list[int]:
    """What is written: one number each, the last one in its text."""
    found = [re.findall(r"\d+", text.replace(",", "")) for text in texts]
    return [int(each[-1]) for each in found if each]


class Watched(NamedTuple):
    """Where the page shows figures, and what a view says that they are."""

    parts: dict[str, Callable[[View], list[int] | None]]
    """By selector; None where the view alone does not say."""
    moment: Callable[[], Moment]
    moves: tuple[str, ...]
    """What to play, over and over, if it is offered; else the first move."""
    wanted: tuple[str, ...]
    """Events that must have been seen."""


def dice(view: View) -> list[int]:
    """Every die in the tray with its value; without one it says its size."""
    turn = view["turn"]
    if turn is None:
        return []
    sizes = [size for size, free in zip((4, 6, 8), turn["free"], strict=True) for _ in range(free)]
    return [value for values in turn["rolled"] for value in values] or sizes


def highest_bid(view: View) -> list[int] | None:
    lot = view["auction"]
    if lot is None:
        return None  # the lot lies there while its sale is told
    return [] if lot["last_bid"] is None else [lot["last_bid"]]


def worths(view: View) -> list[int]:
    """The number of each other's valuation; the start has none."""
    others = [seat for n, seat in enumerate(view["seats"]) if n != view["viewer"]]
    return numbers([seat["worth"] for seat in others])


GAMES: dict[str, Watched] = {
    "trade-show": Watched(
        {
            ".race .ribbon b .money": lambda view: [one["score"] for one in view["seats"]],
            ".felt .die": dice,
        },
        lambda: first("trade-show", "show.place"),
        ("place", "roll", "concede"),
        ("rolled", "fulfilled", "failed"),
    ),
    "auction": Watched(
        {
            ".board .bench .bill .money": lambda view: cash_of_others(view),
            ".mine .bill .money": lambda view: [view["seats"][view["viewer"]]["cash"]],
            ".auction .scale .now span": highest_bid,
        },
        lambda: first("bidness", "auction.bid"),
        ("drop",),
        ("dropped_out", "auction_won"),
    ),
    "court": Watched(
        {".board .bench .bill .money": lambda view: cash_of_others(view)},
        lambda: first("bidness", "suit.open"),
        ("trial",),
        ("trial_held", "damages_paid"),
    ),
    "tech-deck": Watched(
        {
            ".standing .says b.figures": lambda view: points(view),
            ".run [data-piece^='set@t']": lambda view: numbers(face_up(view)),
        },
        lambda: first("tech-deck", "assist.set"),
        ("set", "pass"),
        ("committed", "sets_down", "set_revealed"),
    ),
    "silicon-valley": Watched(
        {
            ".board .rivals .worth": worths,
            ".mine .screen .money b .money": lambda view: [view["seats"][view["viewer"]]["cash"]],
        },
        lambda: first("silicon-valley", "turn.act"),
        ("end_turn", "pay", "layoff"),
        ("collected", "paid_hq", "paid_salaries"),
    ),
}


def face_up(view: View) -> list[str]:
    """The cards of the sets that the viewer may see, as pieces."""
    return [
        f"set@t{team}:{card}"
        for team, it in enumerate(view["teams"], 1)
        for card in it["set"] or []
    ]


def cash_of_others(view: View) -> list[int]:
    """Clockwise from the viewer, as they sit in the office."""
    seats, viewer = view["seats"], view["viewer"]
    return [one["cash"] for one in [*seats[viewer + 1 :], *seats[:viewer]]]


def points(view: View) -> list[int]:
    by_seat = {seat: len(team["score"]) for team in view["teams"] for seat in team["seats"]}
    return [by_seat[seat] for seat in sorted(by_seat)]


class Tale:
    """What the server told a page: every event, and the view after those that were shown."""

    def __init__(self, frames: list[str]) -> None:
        self.stages: dict[int, View] = {}
        self.kinds: dict[int, str] = {}
        for frame in frames:
            message = json.loads(frame)
            if message["is"] != "update":
                continue
            state, told = message["state"], message["told"]
            view = {**state["view"], "standing": state.get("standing")}
            self.kinds.update({one["number"]: one["event"]["event"] for one in told})
            for one, stage in zip(
                reversed(told), reversed(message.get("stages", [])), strict=False
            ):
                for change in stage:
                    view = put(view, change["at"], change["value"])
                self.stages[one["number"]] = view


def put(value: Any, at: list[Any], to: Any) -> Any:
    """A value with another one at a place in it."""
    if not at:
        return to
    name, *rest = at
    if isinstance(value, list):
        return [put(one, rest, to) if place == name else one for place, one in enumerate(value)]
    return {**value, name: put(value[name], rest, to)}


def play(page: Page, verbs: tuple[str, ...]) -> None:
    """Make a move of the first of these kinds that there is."""
    for verb in verbs:
        found = page.locator(f".moves .move:enabled[data-move^='{verb}']")
        if found.count():
            return found.first.click()
    return page.locator(".moves .move:enabled").first.click()


@pytest.mark.parametrize("name", GAMES)
def test_no_part_of_the_page_runs_ahead_of_the_event_shown(people: People, name: str) -> None:
    watched = GAMES[name]
    page = people.page(settings={**SEASONED, "motion": "full", "speed": 4})
    sit_down(page, watched.moment())
    page.evaluate(RECORD, list(watched.parts))
    for _ in range(12):
        decision = ready(page)
        if decision == "over":
            break
        play(page, watched.moves)
        page.wait_for_function(
            "before => document.querySelector('section.end') || "
            "document.querySelector('.table').dataset.decision !== before",
            arg=decision,
        )
        page.wait_for_function(
            "() => document.querySelector('section.end') || !document.querySelector('[data-event]')"
        )
        told = Tale(people.heard[page])
        if set(watched.wanted) <= {told.kinds[number] for number in told.stages}:
            break
    told = Tale(people.heard[page])
    shown: set[str] = set()
    lingering: set[int] = set()
    for event, _, texts in map(json.loads, page.evaluate("window.seen")):
        if event is None:
            continue
        shown.add(told.kinds[int(event)])
        view = told.stages[int(event)]
        for (part, figures), found in zip(watched.parts.items(), texts, strict=True):
            wanted = figures(view)
            if part.startswith(".run"):  # what is taken away fades, what comes later is not there
                lingering |= set(wanted or [])
                assert set(numbers(found)) <= lingering, told.kinds[int(event)]
            elif wanted is not None:
                assert numbers(found) == wanted, (told.kinds[int(event)], part)
    assert set(watched.wanted) <= shown


def test_the_log_and_the_next_question_wait_for_the_event(people: People) -> None:
    """While something is told the log ends with it, and nothing is asked until it is over."""
    page = people.page(reduced_motion="no-preference")
    open_table(page, "trade-show", ["me", *["random"] * 4], options={"rounds": 1, "first_seat": 0})
    ready(page)
    page.locator(".moves .move:enabled").first.click()
    page.wait_for_selector(".table[data-event]")
    expect(page.locator(".moves .move")).to_have_count(0)
    expect(page.locator(".piece.legal")).to_have_count(0)
    page.keyboard.press("Space")
    expect(page.locator(".table[data-event]")).to_have_count(0)
