"""Whole games through the page: friends by link, keyboard only, a phone."""

import json
import random
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page

from seedround.engine.kinds import SPECTATOR
from seedround.engine.playthrough import Playthrough
from seedround.engine.record import parse_record
from seedround.games import find_game
from seedround.testing import A, B
from tests.web.conftest import PHONE, People
from tests.web.moments import short_track
from tests.web.playing import (
    SHORT,
    Way,
    accept,
    by_button,
    by_keys,
    by_tap,
    go,
    open_table,
    play_out,
    see_end,
)
from tests.web.secrecy import Truth, Witness, only_told_to, plain

GAMES = ["trade-show", "bidness", "tech-deck", "silicon-valley"]
SECRETIVE = GAMES[1:]
"""In Trade Show nobody knows more than another; only decks and dice are hidden."""
OPTIONS: dict[str, dict[str, Any]] = {
    "trade-show": {"rounds": 1},
    "bidness": {"max_rounds": 1},
    "tech-deck": {**SHORT["tech-deck"], "teams": "alternate", "open_cards": False},
}
SEEDS = {
    "trade-show": f"{4:032x}",
    "bidness": f"{15:032x}",
    "tech-deck": f"{27:032x}",
    "silicon-valley": f"{0:032x}",
}
"""Deals that are soon over when everybody plays by chance."""
LOOK = 8
"""So many moves are made before the browsers are looked into."""


def dealt(game: str) -> Playthrough:
    """A short game, in which the two friends are not in one team."""
    if game == "silicon-valley":
        return short_track(3, SEEDS[game])
    return Playthrough.new(find_game(game), 3, OPTIONS[game], seed=SEEDS[game])


@pytest.mark.parametrize("game", GAMES)
def test_two_friends_and_a_bot_play_to_the_end_and_nothing_leaks(people: People, game: str) -> None:
    """One uses the keyboard only; the other presses buttons; the third is a bot; one watches.

    No browser was told, showed, kept or has in its memory what its person could not know.
    """
    host, guest, spectator = people.page(), people.page(), people.page()
    record = msgspec.to_builtins(dealt(game).brief())
    opened = open_table(host, game, ["me", "open", "random"], public=True, record=record)
    table = opened["table"]["id"]
    accept(guest, opened["invites"][0]["token"], "Grace")
    go(spectator, f"#/table/{table}")
    spectator.wait_for_selector(".board")
    pages = {A: host, B: guest, SPECTATOR: spectator}
    witnesses = {viewer: Witness(people, page, viewer) for viewer, page in pages.items()}

    def look(moves: int) -> bool:
        if moves % LOOK == LOOK - 1:
            for witness in witnesses.values():
                witness.look()
        return moves >= LOOK

    players: list[tuple[Page, Way]] = [(host, by_keys), (guest, by_button)]
    moves = play_out(players, until=look)
    for witness, other in ((witnesses[A], witnesses[B]), (witnesses[B], witnesses[A])):
        remembered = witness.memory()
        secret = only_told_to(other, witness)
        if game in SECRETIVE:
            assert secret
            assert remembered & only_told_to(witness, other), "its own are there"
        assert not remembered & secret
    moves += play_out(players)
    for page in pages.values():
        see_end(page)
    answer = host.request.get(f"{people.server.address}/api/tables/{table}/record")
    truth = Truth(parse_record(answer.body()))
    assert len(truth.record.moves) >= moves
    for witness in witnesses.values():
        truth.check(witness)


@pytest.mark.parametrize("game", SECRETIVE)
def test_what_another_seat_sees_would_be_noticed(game: str) -> None:
    """The comparison above finds a view of the wrong eyes, and a choice that is not one's own."""
    chance = random.Random(game)
    playthrough = dealt(game)
    while len(playthrough.moves) < LOOK:
        playthrough.play(chance.choice(playthrough.table.moves()))
    truth = Truth(playthrough.brief())
    (views, choices, *_), (foreign, theirs, *_) = truth.told(A), truth.told(B)
    for view in foreign:
        assert plain({**json.loads(view), "viewer": 0}) not in views
    assert theirs - choices


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_played_to_its_end_on_a_phone(people: People, game: str) -> None:
    """Everything is within reach of a thumb."""
    page = people.page(f"#/learn/{game}", size=PHONE, has_touch=True, is_mobile=True)
    page.get_by_role("button", name="Start the lesson").tap()
    page.wait_for_selector(".moves .move")
    assert page.evaluate("() => document.documentElement.scrollWidth") <= PHONE["width"]
    for tab in ("Mine", "Players", "Log", "Board"):
        page.get_by_role("navigation", name="Parts of the table").get_by_text(tab).tap()
        assert page.evaluate("() => document.documentElement.scrollWidth") <= PHONE["width"]
    small = page.evaluate(
        """() => [...document.querySelectorAll('.moves .move, nav button')]
          .filter((button) => button.getBoundingClientRect().height < 44).length"""
    )
    assert small == 0

    def learn(page: Page, chance: random.Random) -> object:
        note = page.locator("[role=note] button").first
        if note.is_visible():
            note.tap()
        return by_tap(page, chance)

    assert play_out([(page, learn)]) > 0
    see_end(page)
