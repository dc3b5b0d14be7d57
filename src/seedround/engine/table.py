"""The Table: what lies on it, what is still to do, and the one way to change it."""

from collections.abc import MutableSequence
from dataclasses import dataclass
from typing import Any, Final, Self, TypeVar

from seedround.engine.about import Options
from seedround.engine.cardset import CardSet
from seedround.engine.errors import IllegalMove, Refused
from seedround.engine.event import Event
from seedround.engine.generator import Generator
from seedround.engine.kinds import Seat, every_seat
from seedround.engine.move import Move
from seedround.engine.result import Result
from seedround.engine.rules import Rules
from seedround.engine.sayings import NothingToChoose, NotLegal, NotPossible, TooLate
from seedround.engine.step import Choice, Step

V = TypeVar("V")


class Table:
    """Everything that lies on one table. Mutable, cheap to copy, never leaves the process.

    A game's Table adds its components as flat, typed attributes and writes `copy` by hand.
    """

    def __init__(
        self,
        rules: Rules[Any, Any],
        cards: CardSet,
        options: Options,
        seats: int,
        generator: Generator,
    ) -> None:
        self.rules = rules
        self.cards = cards
        self.options = options
        self.seats = seats
        self.generator = generator
        self.agenda: list[Step[Any]] = []
        self.log: MutableSequence[Event] | None = None
        """Where events are told, right after what they tell has happened; None if they are not
        wanted."""
        self.result: Result | None = None
        self.shown = 0
        self.sealed: Sealed | None = None
        self.legal: list[Move] = []

    def copy(self, generator: Generator) -> Self:
        """The same situation with draws of its own; the copy tells no events."""
        raise NotImplementedError

    def copy_onto(self, twin: "Table") -> None:
        """Give a twin fresh from the constructor what every table has; for `copy`."""
        twin.agenda = self.agenda[:]
        twin.result = self.result
        twin.shown = self.shown
        twin.sealed = self.sealed
        twin.legal = self.legal

    def team(self, seat: Seat) -> tuple[Seat, ...]:
        """The seats that know what this seat knows; itself alone unless the game has teams."""
        return (seat,)

    @property
    def sides(self) -> tuple[tuple[Seat, ...], ...]:
        """Who plays together, in the order in which results tell of them."""
        return tuple([(seat,) for seat in every_seat(self.seats)])

    # What is asked

    @property
    def over(self) -> bool:
        return self.result is not None

    @property
    def choice(self) -> Choice[Any, Any]:
        """The Choice that is to be made next."""
        if not self.legal:
            raise Refused(NothingToChoose())
        return self.agenda[-1]  # type: ignore[return-value]

    def moves(self) -> list[Move]:
        """The legal moves of the next Choice, empty after the end; not to be changed."""
        return self.legal

    def moves_of(self, choice: Choice[Any, Any]) -> list[Move]:
        """The legal moves of an open Choice; those of the next one are known already."""
        if self.legal and choice is self.agenda[-1]:
            return self.legal
        return choice.moves(self)

    def open_choices(self) -> list[Choice[Any, Any]]:
        """The Choices that may be answered now: one, or those still open in a sealed group."""
        if not self.legal:
            return []
        if self.sealed is None:
            return [self.agenda[-1]]  # type: ignore[list-item]
        group: list[Choice[Any, Any]] = []
        for step in reversed(self.agenda):
            if isinstance(step, Unseal):
                break
            if isinstance(step, Choice):
                group.append(step)
        return group

    def asked(self) -> tuple[Seat, ...]:
        """The seats that are being asked, as all may know: a sealed group is named as a whole."""
        if not self.legal:
            return ()
        if self.sealed is not None:
            return tuple([seat for choice in self.sealed.choices for seat in choice.choosers(self)])
        return self.choice.choosers(self)

    def have_chosen(self) -> tuple[Seat, ...]:
        """Who of a sealed group has chosen already, where everybody may know it."""
        if self.sealed is None or not self.sealed.told:
            return ()
        still = {choice.seat for choice in self.open_choices()}
        return tuple([seat for seat in self.sealed.seats if seat not in still])

    # What changes the table

    def play(self, move: Move) -> None:
        """Let the next Choice carry out a legal move, then run Steps to the next real Choice."""
        self.carry_out(move)
        self.settle()

    def carry_out(self, move: Move) -> None:
        """The move alone, without the Steps that follow (`settle` or `step` runs those)."""
        if move not in self.legal:
            raise self.refusal(move)
        choice = self.agenda.pop()
        self.legal = []
        choice.play(self, move)  # type: ignore[attr-defined]

    def settle(self) -> None:
        """Run Steps and forced Choices until a seat has a real choice (law 3)."""
        while self.step():
            pass

    def step(self) -> bool:
        """Run one Step; False if a seat has to choose or all is done."""
        if not self.agenda:
            return False
        top = self.agenda[-1]
        if isinstance(top, Choice):
            moves = top.moves(self)
            if len(moves) > 1:
                self.legal = moves
                return False
            self.agenda.pop()
            top.play(self, moves[0])
        else:
            self.agenda.pop()
            top.run(self)
        return True

    def then(self, *steps: Step[Any]) -> None:
        """Put Steps on top of the agenda in reading order: the first one is done first."""
        self.agenda.extend(steps[::-1])

    def show(self, thing: V) -> V:
        """Turn a hidden thing up. Everything that becomes known passes here (undo barrier)."""
        self.shown += 1
        return thing

    def relist(self) -> None:
        """List the moves of the next Choice anew: for `redeal`, as the hands may have changed."""
        if self.legal:
            self.legal = self.choice.moves(self)

    def turn_to(self, choice: Choice[Any, Any]) -> None:
        """Let one of the open Choices be made first: in a sealed group the order means nothing."""
        place = len(self.agenda) - 1
        while self.agenda[place] != choice:
            place -= 1
        if place < len(self.agenda) - 1:
            self.agenda.append(self.agenda.pop(place))
            self.legal = choice.moves(self)

    def finish(self, result: Result) -> None:
        """The game is over: the rest of the agenda is dropped, and everything is shown."""
        self.result = result
        self.shown += 1
        self.agenda.clear()

    def refusal(self, move: Move, choice: Choice[Any, Any] | None = None) -> IllegalMove:
        """Why a choice (by default the next one) refuses a move, from what its seat may know."""
        if not self.legal:
            return IllegalMove(TooLate(str(move)))
        choice = choice or self.choice
        for blocked in choice.blocked(self):
            if blocked.verb in (str(move), move.verb):
                return IllegalMove(NotPossible(str(move), blocked.why), blocked.rule, self.cards)
        return IllegalMove(NotLegal(str(move), choice.kind))


# Sealed groups


@dataclass(frozen=True)
class Sealed(Step[Table]):
    """Secret choices that do not depend on each other (law 3).

    The engine plays them in agenda order; the server asks all seats at once. While the group is
    open the table names all its seats, forced ones too; which have chosen it says only if that is
    `told`.
    """

    choices: tuple[Choice[Any, Any], ...]
    told: bool = False
    """Whether everybody may know who has chosen. Not if a choice may be forced: that would show."""

    def run(self, table: Table) -> None:
        table.sealed = self
        table.then(*self.choices, UNSEAL)

    @property
    def seats(self) -> tuple[Seat, ...]:
        return tuple(choice.seat for choice in self.choices)


@dataclass(frozen=True)
class Unseal(Step[Table]):
    """The end of a sealed group: what was chosen may now take effect."""

    def run(self, table: Table) -> None:
        table.sealed = None


UNSEAL: Final = Unseal()
