"""Maze: a game written down as its tree, for positions whose best move is known.

    maze(fork(0, left=pay(1000, 0), right=fork(1, up=pay(0, 1000), down=pay(900, 100))))

A hidden card may decide what a path pays, a toss where it leads; choices may be secret or sealed.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from msgspec import Struct

from seedround.engine.event import Event, SecretEvent
from seedround.engine.generator import Generator
from seedround.engine.kinds import OPEN, SPECTATOR, Seat, Viewer, by_seat, every_seat
from seedround.engine.look import common
from seedround.engine.move import Move
from seedround.engine.result import Result
from seedround.engine.rules import Rules
from seedround.engine.saying import Saying
from seedround.engine.step import Choice, Step
from seedround.engine.table import Sealed, Table
from seedround.engine.view import View
from tests.toys.cards import ToyCards
from tests.toys.hermit import GAME


class Go(Move, frozen=True):
    way: str


class Way(Struct, frozen=True):
    way: str


class Went(SecretEvent, frozen=True, kw_only=True):
    seat: Seat
    secret: Way | None = None


class PromptGo(Saying, frozen=True):
    pass


class MazeView(View, frozen=True, kw_only=True):
    card: int | None
    ways: tuple[str | None, ...]


class Maze(Table):
    """`card` is hidden from all seats but its owner; `ways` are the last choices."""

    def __init__(
        self, rules: Rules[Any, Any], cards: Any, options: Any, seats: int, generator: Generator
    ) -> None:
        super().__init__(rules, cards, options, seats, generator)
        self.card = 0
        self.deck = 1
        self.owner = -1
        self.ways: list[str] = [""] * seats
        self.secret: list[bool] = [False] * seats
        self.teams: tuple[tuple[Seat, ...], ...] = ()

    def copy(self, generator: Generator) -> "Maze":
        twin = Maze(self.rules, self.cards, self.options, self.seats, generator)
        self.copy_onto(twin)
        twin.card, twin.deck, twin.owner = self.card, self.deck, self.owner
        twin.ways, twin.secret, twin.teams = self.ways[:], self.secret[:], self.teams
        return twin

    def team(self, seat: Seat) -> tuple[Seat, ...]:
        return next((team for team in self.teams if seat in team), (seat,))


@dataclass(frozen=True)
class Fork(Choice[Maze, Go]):
    paths: tuple[tuple[str, Step[Any] | None], ...]
    quickly: tuple[str, ...] = ()
    secret: bool = False

    kind = "fork"

    def moves(self, table: Maze) -> list[Move]:
        return [Go(way) for way, _ in self.paths]

    def quick(self, table: Maze) -> Sequence[Move]:
        return [Go(way) for way in self.quickly] or self.moves(table)

    def prompt(self, table: Maze) -> Saying:
        return PromptGo()

    def play(self, table: Maze, move: Go) -> None:
        table.ways[self.seat] = move.way
        table.secret[self.seat] = self.secret or table.sealed is not None
        if table.log is not None:
            to = table.team(self.seat) if self.secret else tuple(every_seat(table.seats))
            table.log.append(Went(to=to, seat=self.seat, secret=Way(move.way)))
        after = dict(self.paths)[move.way]
        if after is not None:
            table.then(after)


@dataclass(frozen=True)
class Known(Fork):
    """A fork of a kind that the rules may call solved."""

    kind = "known"


@dataclass(frozen=True)
class Pay(Step[Maze]):
    """The end; by the hidden card if there are several rows."""

    rows: tuple[tuple[int, ...], ...]

    def run(self, table: Maze) -> None:
        finish(table, self.rows[table.card % len(self.rows)])


@dataclass(frozen=True)
class Meet(Step[Maze]):
    """The end by what seats 0 and 1 chose last."""

    pays: tuple[tuple[str, tuple[int, ...]], ...]

    def run(self, table: Maze) -> None:
        finish(table, dict(self.pays)[f"{table.ways[0]} {table.ways[1]}"])


@dataclass(frozen=True)
class Toss(Step[Maze]):
    heads: Step[Any]
    tails: Step[Any]

    def run(self, table: Maze) -> None:
        table.then(self.heads if table.generator.below(2) else self.tails)


def finish(table: Maze, utilities: tuple[int, ...]) -> None:
    best = max(utilities)
    table.finish(
        Result(
            reason="way out",
            winners=tuple(seat for seat, each in by_seat(utilities) if each == best),
            places=(1,) * table.seats,
            scores=utilities,
            utilities=utilities,
        )
    )


def pay(*utilities: int) -> Pay:
    return Pay((utilities,))


def fork(seat: Seat, /, **paths: Step[Any] | None) -> Fork:
    return Fork(seat, tuple(paths.items()))


def maze(
    *steps: Step[Any],
    seats: int = 2,
    teams: tuple[tuple[Seat, ...], ...] = (),
    card: int = 0,
    deck: int = 1,
    owner: Seat = SPECTATOR,
    **parts: Any,
) -> Maze:
    """A table at its first choice; `parts` replace parts of the rules."""
    table = Maze(replace(RULES, **parts), None, None, seats, Generator(1))
    table.teams, table.card, table.deck, table.owner = teams, card, deck, owner
    table.then(*steps)
    table.settle()
    return table


def view(table: Maze, viewer: Viewer) -> MazeView:
    mates = every_seat(table.seats) if viewer == OPEN else table.team(viewer)
    return MazeView(
        **common(table, viewer),
        card=table.card if viewer in (table.owner, OPEN) else None,
        ways=tuple(
            None if table.secret[seat] and seat not in mates else way
            for seat, way in by_seat(table.ways)
        ),
    )


def redeal(table: Maze, seat: Seat, generator: Generator) -> Maze:
    twin = table.copy(generator)
    if seat != table.owner:
        twin.card = generator.below(table.deck)
    return twin


def deal(
    rules: Rules[Maze, ToyCards],
    cards: ToyCards,
    options: Any,
    seats: int,
    generator: Generator,
    log: list[Event] | None,
) -> Maze:
    raise NotImplementedError


RULES: Rules[Maze, ToyCards] = Rules(
    game=GAME,
    cards=ToyCards,
    deal=deal,
    view=view,
    redeal=redeal,
    inventory=lambda table: {},
    broken=lambda table: [],
    move_types=(Go,),
    event_types=(Went,),
    saying_types=(PromptGo,),
    view_type=MazeView,
)

__all__ = ["Fork", "Go", "Known", "Maze", "Meet", "Pay", "Sealed", "Toss", "fork", "maze", "pay"]
