"""The Table: what lies on it, what is still to do, and the one way to change it."""

from typing import TYPE_CHECKING, Any, Self, TypeVar

from seedround.engine.cardset import CardSet
from seedround.engine.errors import IllegalMove, Refused
from seedround.engine.event import Event
from seedround.engine.generator import Generator
from seedround.engine.kinds import Seat
from seedround.engine.move import Move
from seedround.engine.result import Result
from seedround.engine.step import Choice, Sealed, Step, Unseal
from seedround.engine.words import cited

if TYPE_CHECKING:
    from seedround.engine.game import Options
    from seedround.engine.rules import Rules

V = TypeVar("V")


class Table:
    """Everything that lies on one table. Mutable, cheap to copy, never leaves the process.

    A game's Table adds its components as flat, typed attributes and writes `copy` by hand.
    """

    def __init__(
        self,
        rules: "Rules[Any, Any]",
        cards: CardSet,
        options: "Options",
        seats: int,
        generator: Generator,
    ) -> None:
        self.rules = rules
        self.cards = cards
        self.options = options
        self.seats = seats
        self.generator = generator
        self.agenda: list[Step[Any]] = []
        self.log: list[Event] | None = None
        self.result: Result | None = None
        self.shown = 0
        self.sealed: Sealed | None = None
        self.legal: list[Move] = []

    def copy(self, generator: Generator) -> Self:
        """The same situation with draws of its own; nobody listens to the copy."""
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

    # What is asked

    @property
    def over(self) -> bool:
        return self.result is not None

    @property
    def choice(self) -> Choice[Any]:
        """The Choice that is to be made next."""
        if not self.legal:
            raise Refused("The game is over: there is nothing to choose.")
        return self.agenda[-1]  # type: ignore[return-value]

    def moves(self) -> list[Move]:
        """The legal moves of the next Choice, empty after the end; not to be changed."""
        return self.legal

    def open_choices(self) -> list[Choice[Any]]:
        """The Choices that may be answered now: one, or those still open in a sealed group."""
        if not self.legal:
            return []
        if self.sealed is None:
            return [self.choice]
        group: list[Choice[Any]] = []
        for step in reversed(self.agenda):
            if isinstance(step, Unseal):
                break
            if isinstance(step, Choice):
                group.append(step)
        return group

    def asked(self) -> tuple[Seat, ...]:
        """The seats that are being asked, as everybody may know it: a sealed group as a whole."""
        if not self.legal:
            return ()
        return (self.choice.seat,) if self.sealed is None else self.sealed.seats

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
        """Run Steps, and Choices that leave no choice, until somebody has to choose (law 3)."""
        while self.step():
            pass

    def step(self) -> bool:
        """Run one Step; False if somebody has to choose or all is done."""
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
        """Turn a hidden thing up: every way from hidden to shown passes here (undo barrier)."""
        self.shown += 1
        return thing

    def relist(self) -> None:
        """List the moves of the next Choice anew: for `redeal`, as the hands may have changed."""
        if self.legal:
            self.legal = self.choice.moves(self)

    def turn_to(self, choice: Choice[Any]) -> None:
        """Let one of the open Choices be made first: in a sealed group the order means nothing."""
        place = len(self.agenda) - 1
        while self.agenda[place] != choice:
            place -= 1
        if place < len(self.agenda) - 1:
            self.agenda.append(self.agenda.pop(place))
            self.legal = choice.moves(self)

    def finish(self, result: Result) -> None:
        """The game is over; whatever was still to do is not done, and everything is shown."""
        self.result = result
        self.shown += 1
        self.agenda.clear()

    def refusal(self, move: Move, choice: Choice[Any] | None = None) -> IllegalMove:
        """Why a move is refused at a choice (the next one), from what its seat may know."""
        if not self.legal:
            return IllegalMove(f"The game is over: {move} cannot be played.")
        choice = choice or self.choice
        for blocked in choice.blocked(self):
            if blocked.verb in (str(move), move.verb):
                reason = self.rules.words().say(blocked.why, self.cards)
                return IllegalMove(f"{move} is not possible now: {cited(reason, blocked.rule)}")
        return IllegalMove(
            f"{move} is not one of the legal moves of this decision ({choice.kind})."
        )
