"""Ending the turn (2.4)."""

from typing import Final

from seedround.engine.kinds import Seat
from seedround.engine.move import Move
from seedround.games.silicon_valley.events import TurnEnded
from seedround.games.silicon_valley.moves import END_TURN, EndTurn
from seedround.games.silicon_valley.table import SiliconValley
from seedround.games.silicon_valley.verbs.verb import Verb

ONLY_END: Final[list[Move]] = [END_TURN]


class EndingTurn(Verb[EndTurn]):
    """Stop before the actions are used up: always possible (SV-TURN-02)."""

    move = EndTurn

    def moves(self, table: SiliconValley, seat: Seat) -> list[Move]:
        return ONLY_END

    def carry_out(self, table: SiliconValley, seat: Seat, move: EndTurn) -> None:
        unused, table.actions = table.actions, 0
        if table.log is not None:
            table.log.append(TurnEnded(seat, unused))


ENDING_TURN: Final = EndingTurn()
