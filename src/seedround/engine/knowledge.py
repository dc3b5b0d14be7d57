"""What a bot gets: its seat's view, its legal moves, and redeals. Never the table."""

from collections.abc import Sequence
from typing import Any, Protocol

from seedround.engine.errors import Refused
from seedround.engine.generator import Generator
from seedround.engine.kinds import Seat
from seedround.engine.move import Move
from seedround.engine.rules import Advice, Rules
from seedround.engine.sayings import (
    NothingToChooseNow,
)
from seedround.engine.table import Table
from seedround.engine.view import View


class Knowledge:
    """What a seat may know at its own choice: honest by construction."""

    def __init__(self, table: Table, seat: Seat) -> None:
        self.__table = table
        self.seat = seat
        self.seats = table.seats
        self.game = table.rules.game
        mine = [choice for choice in table.open_choices() if seat in choice.choosers(table)]
        if not mine:
            raise Refused(NothingToChooseNow(seat))
        self.choice = mine[0]
        self.moves: list[Move] = table.moves_of(self.choice)

    @property
    def view(self) -> View:
        return self.__table.rules.view(self.__table, self.seat)

    @property
    def quick(self) -> Sequence[Move]:
        """The moves worth a button."""
        return self.choice.quick(self.__table)

    @property
    def rules(self) -> Rules[Any, Any]:
        return self.__table.rules

    def redeal(self, generator: Generator) -> Table:
        """A table as it might be: all that this seat cannot know is drawn anew.

        This seat's own choice is next, also if others of a sealed group come before it.
        """
        twin: Table = self.__table.rules.redeal(self.__table, self.seat, generator)
        twin.turn_to(self.choice)
        return twin

    def advice(self, generator: Generator) -> list[Advice]:
        """The game's own hints, best first; empty if it has none."""
        advise = self.__table.rules.advise
        return advise(self.redeal(generator), self.seat) if advise else []


class Bot(Protocol):
    """Chooses one of the legal moves from what its seat may know."""

    def choose(self, knowledge: Knowledge) -> Move: ...
