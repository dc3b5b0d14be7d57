"""What a browser knows of a game: compared, when all is known, with what its person may know.

A record tells everything once the game is over. Until then whatever came over the socket must be
what a table would have told on which all that this viewer cannot know lies differently; and what
stands on the page, is kept by the browser or lies in its memory must come from there.
"""

import json
import re
from collections.abc import Iterator
from functools import partial
from itertools import count
from typing import Any, NamedTuple

import msgspec
from playwright.sync_api import Page

from seedround.engine.generator import Generator
from seedround.engine.kinds import SPECTATOR, SeatNumber, Viewer
from seedround.engine.playthrough import Playthrough
from seedround.engine.record import Record, cards_of
from seedround.games import find_game
from seedround.server.tables.standings import (
    forecast_seen,
    standing_seen,
    with_consequences,
)
from seedround.server.tables.wording import Wording
from tests.web.conftest import People

CARDS = """() => [...document.querySelectorAll('[data-card], [data-piece]')].flatMap((one) =>
  [one.dataset.card, one.dataset.piece?.match(/^(?:hand|founder|offered)@.*?:(.*)/)?.[1]]
    .filter(Boolean))"""
STORED = "() => JSON.stringify({...localStorage, ...sessionStorage})"
SENTENCE = re.compile(r"\w+ .*\w+\W?$")
"""Single words and numbers may be in a page's memory for many reasons."""


class Seen(NamedTuple):
    """A browser at one moment of a game."""

    frames: int
    """How many messages had come."""
    cards: list[str]
    text: str
    """The page and everything it keeps in the browser."""


def plain(value: Any) -> str:
    """Data as text, equal if it is equal."""
    return json.dumps(value, sort_keys=True)


def strings(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for part in value.values():
            yield from strings(part)
    elif isinstance(value, list):
        for part in value:
            yield from strings(part)


class Witness:
    """One person's browser: all that it was told, and what it showed now and then."""

    def __init__(self, people: People, page: Page, viewer: Viewer) -> None:
        self.people = people
        self.page = page
        self.viewer = viewer
        self.seen: list[Seen] = []

    def look(self) -> None:
        page = self.page
        text, cards = page.content() + page.evaluate(STORED), page.evaluate(CARDS)
        self.seen.append(Seen(len(self.people.heard[page]), cards, text))

    def messages(self, most: int | None = None) -> list[Any]:
        return [json.loads(text) for text in self.people.heard[self.page][:most]]

    def bodies(self) -> list[str]:
        """What the server answered over HTTP."""
        return [answer.text() for answer in self.people.answers[self.page]]

    def memory(self) -> set[str]:
        """Every text in the page's memory, as its browser writes it down."""
        session = self.page.context.new_cdp_session(self.page)
        parts: list[str] = []
        session.on("HeapProfiler.addHeapSnapshotChunk", lambda part: parts.append(part["chunk"]))
        session.send("HeapProfiler.takeHeapSnapshot", {"reportProgress": False})
        session.detach()
        return set(json.loads("".join(parts))["strings"])


def only_told_to(other: Witness, witness: Witness) -> set[str]:
    """Sentences that the other browser has been told, and this one has not."""
    mine = set(strings(witness.messages())) | set(
        strings([json.loads(b) for b in witness.bodies()])
    )
    return {text for text in set(strings(other.messages())) - mine if SENTENCE.match(text)}


class Truth:
    """The record of a game that is over, and what it let each viewer know."""

    def __init__(self, record: Record) -> None:
        self.record = record

    def told(self, viewer: Viewer) -> tuple[set[str], set[str], set[str], set[str]]:
        """Views, choices, standings and events that a viewer could have been sent: all of tables on
        which everything that this viewer cannot know has been dealt anew."""
        game = find_game(self.record.game)
        deal = msgspec.structs.replace(self.record, moves=(), ending=None, seal=None)
        playthrough = Playthrough(game, deal, cards_of(deal, game))
        wording = Wording(playthrough, self.record.names)
        views: set[str] = set()
        choices: set[str] = set()
        tellings: set[str] = set()
        say = partial(wording.say, reader=viewer)
        moves = [game.rules().move_codec.from_text(text) for text in self.record.moves]
        for ply, move in enumerate([*moves, None]):
            truth = playthrough.table
            eyes = viewer if viewer != SPECTATOR else SeatNumber(ply % truth.seats)
            if not truth.over:
                playthrough.table = truth.rules.redeal(truth, eyes, Generator(ply))
                playthrough.table.shown = truth.shown
            views.add(plain(msgspec.to_builtins(wording.view(viewer))))
            asked = None if truth.over else wording.asked(viewer)
            if asked := with_consequences(asked, playthrough.table, viewer, say):
                choices.add(bare(msgspec.to_builtins(asked)))
            standing = standing_seen(playthrough.table, viewer, say)
            forecast = forecast_seen(playthrough.table, viewer, say)
            tellings.add(plain(msgspec.to_builtins([standing, forecast])))
            playthrough.table = truth
            if move is not None:
                playthrough.play(move)
        events = wording.told(playthrough.log, viewer, count(1))
        told = {untold(msgspec.to_builtins(event)) for event in events}
        return views, choices, tellings, told

    def check(self, witness: Witness) -> None:
        """Nothing that came, was shown or was kept is more than this viewer may know."""
        views, choices, tellings, events = self.told(witness.viewer)
        frames = witness.people.heard[witness.page]
        before = [text for text in frames if '"stage":"over"' not in text]
        assert before
        for text in [*before, *witness.bodies(), *[seen.text for seen in witness.seen]]:
            assert self.record.seed not in text
            assert self.record.salt not in text
        for message in witness.messages():
            if message["is"] != "update":
                continue
            assert message["viewer"] == witness.viewer
            state = message["state"]
            assert plain(state["view"]) in views, "a view that no redealt table gives"
            if state["asked"]:
                assert bare(state["asked"]) in choices, "a choice that no redealt table gives"
            telling = plain([state.get("standing"), state.get("forecast")])
            assert telling in tellings, "a standing that no redealt table gives"
            for told in message["told"]:
                assert untold(told) in events, "an event that this viewer may not know"
        decks = find_game(self.record.game).card_set().decks()
        cards = {card for deck in decks.values() for card in deck}
        for seen in witness.seen:
            known = set(strings(witness.messages(seen.frames)))
            assert cards.intersection(seen.cards) - known == set(), "cards that it was not told of"


def bare(asked: dict[str, Any]) -> str:
    """A choice without what counts a seat's own questions and answers."""
    return plain({**asked, "decision": 0, "mine": False, "answer": None})


def untold(told: dict[str, Any]) -> str:
    """An event without its number."""
    return plain({**told, "number": 0})
