"""What every verb of a turn answers: its moves, why there are none, how they look, what they do."""

from typing import Any, Generic, TypeVar

from seedround.engine.kinds import Seat
from seedround.engine.move import Move
from seedround.engine.saying import Blocked
from seedround.engine.step import Offer
from seedround.games.silicon_valley.table import SiliconValley

M = TypeVar("M", bound=Move)


class Verb(Generic[M]):
    """One way to act. It remembers nothing of a table, only terms that a power may better."""

    move: type[M]
    """The moves that this verb lists and carries out."""

    def moves(self, table: SiliconValley, seat: Seat) -> list[Move]:
        """What the seat can do and finish, slots from the first (SV-R-58)."""
        raise NotImplementedError

    def carry_out(self, table: SiliconValley, seat: Seat, move: M) -> None:
        """Carry the move out, tell events, and put what follows on the agenda."""
        raise NotImplementedError

    def offer(self, table: SiliconValley, seat: Seat, move: M) -> Offer:
        """How a move is shown."""
        return Offer(move)

    def blocked(self, table: SiliconValley, seat: Seat) -> list[Blocked]:
        """Why there are no moves, and by which rule."""
        return []

    def out_of_reach(self, table: SiliconValley, seat: Seat) -> list[Blocked]:
        """While there are moves: the cards that the seat cannot pay for."""
        return []


def by_move(*verbs: Verb[Any]) -> dict[type[Move], Verb[Any]]:
    """Verbs in their order, found by the type of a move."""
    return {verb.move: verb for verb in verbs}
