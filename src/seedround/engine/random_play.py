"""Whole games of random moves, played while the laws are watched."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields
from typing import Any

import msgspec

from seedround.engine import laws
from seedround.engine.about import Options
from seedround.engine.cardset import CardSet
from seedround.engine.errors import Refused
from seedround.engine.event import Event
from seedround.engine.game import Game
from seedround.engine.generator import Generator, new_seed
from seedround.engine.laws import Broken
from seedround.engine.look import fingerprint
from seedround.engine.move import Move
from seedround.engine.record import Record, ending, new_record
from seedround.engine.rules import Rules
from seedround.engine.secrecy import Veil, same_tale, secrecy
from seedround.engine.table import Table
from seedround.engine.truth import forecasts_come_true, truth

MOST_MOVES_A_GAME = 20_000
"""A game of random moves that lasts longer is taken for one without an end (law 3)."""


@dataclass(frozen=True)
class Strides:
    """At every how many decisions a law is checked; 0 is never. Progress is always checked."""

    determinism: int = 1
    legality: int = 1
    copies: int = 1
    secrecy: int = 1
    conservation: int = 1
    round_trip: int = 1
    words: int = 1
    truth: int = 1


EVERYWHERE = Strides()
NOWHERE = Strides(*(0 for _ in fields(Strides)))
NOW_AND_THEN = Strides(
    determinism=20,
    legality=10,
    copies=20,
    secrecy=50,
    conservation=3,
    round_trip=50,
    words=50,
    truth=50,
)
"""For long runs: every law in every game, each game at other decisions."""


@dataclass(frozen=True)
class Played:
    """A game that was played to its end."""

    record: Record
    events: tuple[Event, ...]
    prints: tuple[str, ...]
    """Fingerprints at regular moves, as often as `Strides.determinism` says."""
    table: Table


def play_random(
    game: Game,
    seats: int,
    options: Mapping[str, Any] | None = None,
    seed: str | None = None,
    cards: CardSet | None = None,
    strides: Strides = EVERYWHERE,
    most: int = MOST_MOVES_A_GAME,
) -> Played:
    """Play a game with uniform random moves; the first law that does not hold raises `Broken`."""
    rules = game.rules()
    cards = cards or game.card_set()
    resolved = game.resolve(options, game.check_seats(seats), lab=True)
    record = new_record(game, seats, resolved, cards, seed=seed or new_seed())
    chooser = Generator.from_seed(f"{record.seed}01")
    log: list[Event] = []
    table: Table = rules.deal(rules, cards, resolved, seats, Generator.from_seed(record.seed), log)
    laws.conservation(table, None)
    if strides.words:
        laws.templates(rules)
    played: list[Move] = []
    prints: list[str] = []
    seen: dict[Move, None] = {}
    veil = Veil()
    fresh = 0
    while True:
        ply = len(played)
        laws.progress(table)
        _check_events(table, log[fresh:], record, strides, ply)
        if _due(strides.determinism, ply, record) or table.over:
            prints.append(fingerprint(table))
        if table.over:
            truth(table, table.generator)
            break
        if ply >= most:
            raise Broken(f"progress: the game has not ended after {most} moves")
        _check_decision(table, list(seen), record, veil, strides, ply)
        moves = table.moves()
        seen.update(dict.fromkeys(moves))
        move = moves[chooser.below(len(moves))]
        if _due(strides.secrecy, ply, record):
            same_tale(table, move, ply)
        if _due(strides.truth, ply, record):
            forecasts_come_true(table, move)
        foretold = laws.copies(table, move, ahead=3) if _due(strides.copies, ply, record) else None
        fresh = len(log)
        if _due(strides.conservation, ply, record):
            laws.conservation(table, move)
        else:
            laws.play(table, move)
        if foretold is not None:
            foretold.check(table, log[fresh:])
        played.append(move)
    veil.check()
    if strides.round_trip:
        laws.round_trip(table, list(seen), log[-20:])
    sealed = ending(record, resolved, fingerprint(table))
    record = msgspec.structs.replace(record, moves=tuple(map(str, played)), ending=sealed)
    result = Played(record, tuple(log), tuple(prints), table)
    if strides.round_trip:
        laws.record_trip(record)
    if strides.determinism or strides.round_trip:
        again = replay(rules, record, cards, resolved, strides)
        laws.determinism(result.prints, again.prints)
        _same_events(result.events, again.events)
    return result


def replay(
    rules: Rules[Any, Any],
    record: Record,
    cards: CardSet,
    options: Options,
    strides: Strides = EVERYWHERE,
) -> Played:
    """Play a record again from its seed and its texts."""
    log: list[Event] = []
    generator = Generator.from_seed(record.seed)
    table: Table = rules.deal(rules, cards, options, record.seats, generator, log)
    table.settle()
    prints: list[str] = []
    for ply, text in enumerate(record.moves):
        if _due(strides.determinism, ply, record):
            prints.append(fingerprint(table))
        try:
            table.play(rules.move_codec.from_text(text))
        except Refused as problem:
            raise Broken(f"determinism: a replay refuses {text}: {problem}") from None
    prints.append(fingerprint(table))
    return Played(record, tuple(log), tuple(prints), table)


def _due(stride: int, ply: int, record: Record) -> bool:
    """The first decision is checked in any case, the others so that each has its turn some day."""
    return stride > 0 and (ply == 0 or (ply + int(record.seed[-4:], 16)) % stride == 0)


def _check_decision(
    table: Table, seen: Sequence[Move], record: Record, veil: Veil, strides: Strides, ply: int
) -> None:
    """What can be checked before a move is chosen."""
    if _due(strides.legality, ply, record):
        laws.legality(table)
        legal = table.moves()
        for move in [move for move in seen if move not in legal][-3:]:
            laws.refusal(table, move)
    if _due(strides.secrecy, ply, record):
        secrecy(table, ply, (record.seed, record.salt), veil)
    if _due(strides.words, ply, record):
        laws.words(table)
    if _due(strides.round_trip, ply, record):
        laws.round_trip(table, table.moves(), ())
    if _due(strides.truth, ply, record):
        truth(table, Generator.from_seed(f"{record.seed[-8:]}{ply:04x}"))


def _check_events(
    table: Table, events: Sequence[Event], record: Record, strides: Strides, ply: int
) -> None:
    """What can be checked of the events of the last move, or of the deal."""
    if _due(strides.words, ply, record):
        laws.told(table, events)
    if _due(strides.round_trip, ply, record):
        laws.round_trip(table, (), events)


def _same_events(once: Sequence[Event], again: Sequence[Event]) -> None:
    for number, (first, second) in enumerate(zip(once, again, strict=False)):
        if first != second:
            raise Broken(f"round trip: event {number} of a replay is {second}, it was {first}")
    if len(once) != len(again):
        raise Broken(f"round trip: a replay tells {len(again)} events, the game told {len(once)}")
