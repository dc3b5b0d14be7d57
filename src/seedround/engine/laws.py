"""The nine laws that every game obeys, as functions that raise `Broken` with a sentence.

Each looks at one table at a decision, or at one move. The fifth, secrecy, has a module of its own;
`random_play` plays whole games under all of them.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
from msgspec import Struct

from seedround.engine.catalogue import catalogue_of
from seedround.engine.errors import IllegalMove, Refused
from seedround.engine.event import Event, SecretEvent
from seedround.engine.kinds import OPEN, SPECTATOR, Seat, Viewer, every_seat
from seedround.engine.look import ask, fingerprint
from seedround.engine.move import Move
from seedround.engine.record import Record, parse_record
from seedround.engine.rules import Rules
from seedround.engine.saying import Sayable
from seedround.engine.step import MOST_MOVES, Choice, Offer, Step
from seedround.engine.table import Table
from seedround.engine.view import Asking
from seedround.engine.words import Speaker, message_of

MOST_STEPS = 10_000
"""Steps between two decisions: more are taken for a loop."""


class Broken(AssertionError):
    """A law does not hold; the text says which one and how."""


def require(holds: bool, law: str, problem: str) -> None:
    if not holds:
        raise Broken(f"{law}: {problem}")


def to_json(thing: object) -> bytes:
    """The bytes by which things are compared."""
    return msgspec.json.encode(thing, order="deterministic")


def viewers(table: Table) -> list[Viewer]:
    """All viewers while the game runs: the seats and a spectator."""
    return [SPECTATOR, *every_seat(table.seats)]


# 1. Determinism


def determinism(once: Sequence[str], again: Sequence[str]) -> None:
    """The fingerprints of the same record, played twice, are the same after every move."""
    for number, (first, second) in enumerate(zip(once, again, strict=False)):
        require(
            first == second,
            "determinism",
            f"the same record gives another table after move {number}",
        )
    require(len(once) == len(again), "determinism", "the same record has another length")


# 2. Legality


def legality(table: Table) -> None:
    """The moves are complete, free of duplicates, in a fixed order, and not too many."""
    choice, moves = table.choice, table.moves()
    where = f"the choice {choice.kind}"
    require(0 < len(moves) <= MOST_MOVES, "legality", f"{where} has {len(moves)} moves")
    require(len(set(moves)) == len(moves), "legality", f"{where} lists a move twice")
    for _ in range(2):
        require(choice.moves(table) == moves, "legality", f"{where} lists other moves when asked")
    for one in table.open_choices():
        legal = one.moves(table)
        quick = list(one.quick(table))
        require(set(quick) <= set(legal), "legality", f"{where} has a quick move that is illegal")
        offered = [move for offer in one.offers(table) for move in covered(offer)]
        same = set(offered) == set(legal)
        require(same, "legality", f"{where} does not offer exactly its legal moves")


def covered(offer: Offer) -> list[Move]:
    """The moves that an offer stands for: one, or every amount of its range."""
    span = offer.range
    if span is None:
        return [offer.move]
    amounts = range(span.lo, span.hi + 1, span.step)
    return [msgspec.structs.replace(offer.move, **{span.field: amount}) for amount in amounts]


def refusal(table: Table, move: Move) -> None:
    """A move that is not listed is refused with a sentence and changes nothing."""
    before = state(table)
    try:
        table.carry_out(move)
    except IllegalMove as problem:
        require(len(str(problem)) > 10, "legality", f"{move} is refused without a reason")
    else:
        raise Broken(f"legality: {move} is not listed and can be played all the same")
    require(state(table) == before, "legality", f"refusing {move} changes the table")


# 3. Progress


def progress(table: Table) -> None:
    """A seat has a real choice, or the game is over and has a result."""
    if not table.moves():
        require(table.over, "progress", "no seat has to choose and there is no result")
        require(not table.agenda, "progress", "the game is over and something is still to do")
        return
    require(not table.over, "progress", "the game is over and a seat is asked")
    require(len(table.moves()) > 1, "progress", f"{table.choice.kind} has only one move")
    asked = table.asked()
    for choice in table.open_choices():
        for seat in {choice.seat, *choice.choosers(table)}:
            require(seat in asked, "progress", f"seat {seat} chooses but is not asked")


def play(table: Table, move: Move) -> None:
    """As `table.play`, but a game that runs in circles or into an empty choice is found out."""
    table.carry_out(move)
    for _ in steps(table):
        pass


def steps(table: Table) -> Iterator[Step[Any]]:
    """Run the Steps up to the next real choice, one by one."""
    for _ in range(MOST_STEPS):
        if not table.agenda:
            return
        doing = table.agenda[-1]
        if isinstance(doing, Choice):
            require(bool(doing.moves(table)), "legality", f"{doing.kind} has no move at all")
        if not table.step():
            return
        yield doing
    raise Broken(f"progress: {MOST_STEPS} steps and no end, the last was {doing}")


# 4. Copies


@dataclass(frozen=True)
class Foretold:
    """What a copy has told about a move, to be compared with the original's own play."""

    state: tuple[object, ...]
    events: tuple[Event, ...]
    bystander: Table
    before: tuple[object, ...]

    def check(self, table: Table, events: Sequence[Event]) -> None:
        """The original has now played the same move."""
        require(tuple(events) == self.events, "copies", "a copy tells other events")
        require(state(table) == self.state, "copies", "a copy plays on differently")
        held = state(self.bystander)
        require(held == self.before, "copies", "a copy changes when the original is played")


def copies(table: Table, move: Move, ahead: int = 0) -> Foretold:
    """A copy is like the original, and playing it (`ahead` moves further) does not touch that."""
    before = state(table)
    told = len(table.log or ())
    twin = table.copy(table.generator.fork())
    require(state(twin) == before, "copies", "a copy is not like the original")
    bystander = table.copy(table.generator.fork())
    twin.log = []
    play(twin, move)
    after, events = state(twin), tuple(twin.log)
    for _ in range(ahead):
        if not twin.moves():
            break
        play(twin, twin.moves()[twin.generator.below(len(twin.moves()))])
    require(state(table) == before, "copies", "playing a copy changes the original")
    require(len(table.log or ()) == told, "copies", "a copy tells its events to the original's log")
    return Foretold(after, events, bystander, before)


def state(table: Table) -> tuple[object, ...]:
    """Everything in which two tables can differ."""
    return (
        fingerprint(table),
        table.rules.inventory(table),
        list(table.moves()),
        table.generator.draws,
        table.shown,
        table.sealed,
    )


# 6. Conservation


def conservation(table: Table, move: Move | None) -> None:
    """Play a move (or, after dealing, none) step by step: nothing is made, nothing is lost."""
    law, inventory = "conservation", table.rules.inventory
    whole = inventory(table)
    if move is not None:
        table.carry_out(move)
        _compare(whole, inventory(table), f"the move {move}")
    for step in steps(table):
        _compare(whole, inventory(table), f"the step {step}")
    for problem in table.rules.broken(table):
        raise Broken(f"{law}: {problem}")


def _compare(whole: dict[str, int], now: dict[str, int], when: str) -> None:
    for name in sorted(whole.keys() | now.keys()):
        had, has = whole.get(name, 0), now.get(name, 0)
        require(had == has, "conservation", f"{name}: {had} before {when}, {has} after it")


# 7. Round trip


def round_trip(table: Table, known: Sequence[Move], events: Sequence[Event]) -> None:
    """Moves, events and views are the same after a journey through JSON (moves: text too)."""
    rules, law = table.rules, "round trip"
    for move in known:
        try:
            back = rules.move_codec.from_json(msgspec.json.encode(move))
            text = rules.move_codec.from_text(str(move))
        except Refused as problem:
            raise Broken(f"{law}: {move!r} does not come back: {problem}") from None
        require(back == move, law, f"{move!r} comes back from JSON as {back!r}")
        require(text == move, law, f"{move!r} comes back from its text as {text!r}")
    for event in events:
        for viewer in (OPEN, *viewers(table)):
            _returns(event.seen_by(viewer), rules.event_decoder)
    for viewer in (OPEN, *viewers(table)):
        _returns(rules.view(table, viewer), rules.view_decoder)


def _returns(thing: Struct, decoder: "msgspec.json.Decoder[Any]") -> None:
    name = type(thing).__name__
    try:
        back = decoder.decode(msgspec.json.encode(thing))
    except (msgspec.DecodeError, TypeError) as problem:
        raise Broken(f"round trip: {name} does not come back from JSON: {problem}") from None
    require(back == thing, "round trip", f"{name} comes back from JSON as another one")


def record_trip(record: Record) -> None:
    """A record is the same after a journey through its file."""
    require(parse_record(record.to_json()) == record, "round trip", "the record comes back changed")


# 8. Words


def templates(rules: Rules[Any, Any]) -> None:
    """Every move, event and saying of a game has a sentence; a secret one has two."""
    for kind in (*rules.move_types, *rules.event_types, *rules.saying_types):
        name = message_of(kind)
        words = catalogue_of(kind, "en")
        require(words.has(name), "words", f"there is no sentence for {name}")
        if issubclass(kind, SecretEvent):
            known = words.has(name, "known")
            require(known, "words", f"{name} has no part .known for those who know the secret")


def words(table: Table) -> None:
    """At a decision: prompt, offers and reasons can be said, and reasons cite a rule."""
    rule = re.compile(rf"{table.rules.game.letters}-[A-Z]+-\d+")
    for choice in table.open_choices():
        asking = ask(table, choice.seat)
        if asking is None:
            raise Broken(f"words: seat {choice.seat} is asked and not told what")
        for name in asking.rule_ids:
            require(bool(rule.fullmatch(name)), "words", f"{choice.kind}: {name!r} is no rule's id")
        for blocked in asking.blocked:
            cited = bool(rule.fullmatch(blocked.rule))
            require(cited, "words", f"{blocked.verb} is blocked by {blocked.rule!r}, no rule's id")
        for thing in sayings(asking):
            said(table, thing, choice.seat)


def sayings(asking: Asking) -> Iterator[Sayable]:
    """Everything in a pending choice that is said."""
    yield asking.prompt
    for offer in asking.offers:
        yield offer.move
        if offer.says is not None:
            yield offer.says
        yield from offer.notes
    for blocked in asking.blocked:
        yield blocked.why


def said(table: Table, thing: Sayable, reader: Seat | None = None) -> str:
    """The sentence of a thing; a gap in the words is a broken law."""
    names = tuple(f"Name {seat}" for seat in every_seat(table.seats))
    try:
        text = Speaker("en", table.cards, names, reader).say(thing)
    except (KeyError, ValueError, AssertionError) as problem:
        raise Broken(f"words: {type(thing).__name__} cannot be said: {problem}") from None
    require(bool(text.strip()) and "{" not in text, "words", f"{thing!r} is said as {text!r}")
    return text


def told(table: Table, events: Sequence[Event]) -> None:
    """Every event can be said to everybody."""
    for event in events:
        kinds = table.rules.event_types
        require(type(event) in kinds, "words", f"{type(event).__name__} is not listed as an event")
        for viewer in (OPEN, *viewers(table)):
            said(table, event.seen_by(viewer), viewer if viewer >= 0 else None)
