"""Phase 1: a turn of up to three actions (2.4)."""

from dataclasses import dataclass
from typing import Final

from seedround.engine.kinds import Seat, every_seat
from seedround.engine.move import Move
from seedround.engine.saying import Blocked, Saying
from seedround.engine.step import Choice, Offer, Step
from seedround.games.silicon_valley.events import TurnStarted
from seedround.games.silicon_valley.moves import EndTurn
from seedround.games.silicon_valley.sayings import PromptAction
from seedround.games.silicon_valley.table import ACTIONS, SiliconValley
from seedround.games.silicon_valley.verbs.end_turn import ENDING_TURN
from seedround.games.silicon_valley.verbs.expand import EXPANDING
from seedround.games.silicon_valley.verbs.hire import HIRING
from seedround.games.silicon_valley.verbs.innovate import INNOVATING
from seedround.games.silicon_valley.verbs.layoff import LAYING_OFF
from seedround.games.silicon_valley.verbs.outsource import OUTSOURCING
from seedround.games.silicon_valley.verbs.poach import POACHING
from seedround.games.silicon_valley.verbs.second import MOVING_SECOND
from seedround.games.silicon_valley.verbs.sunset import SUNSETTING
from seedround.games.silicon_valley.verbs.vc import FUNDING
from seedround.games.silicon_valley.verbs.verb import by_move

VERBS: Final = by_move(
    HIRING,
    POACHING,
    EXPANDING,
    FUNDING,
    OUTSOURCING,
    INNOVATING,
    MOVING_SECOND,
    SUNSETTING,
    LAYING_OFF,
    ENDING_TURN,
)
"""In the order of SV-TURN-04."""
LISTS: Final = tuple(verb.moves for verb in VERBS.values())
"""Looked up once: every action asks all ten."""


@dataclass(frozen=True)
class Turn(Step[SiliconValley]):
    """A seat's whole turn before the next seat's (SV-TURN-01)."""

    seat: Seat

    def run(self, table: SiliconValley) -> None:
        table.actions = ACTIONS
        if table.log is not None:
            table.log.append(TurnStarted(self.seat, ACTIONS))
        table.agenda.append(ACT[self.seat])


@dataclass(frozen=True)
class Act(Choice[SiliconValley, Move]):
    """One action that can be carried out completely, or the end of the turn (SV-TURN-02..05).

    Different actions or the same one again, in any mix (SV-TURN-03); what cannot be finished is not
    offered (SV-R-58).
    """

    kind = "turn.act"
    rule_ids = ("SV-TURN-01", "SV-TURN-02", "SV-TURN-04", "SV-TURN-05")

    def moves(self, table: SiliconValley) -> list[Move]:
        """In the order of SV-TURN-04, slots from the first."""
        seat = self.seat
        if not table.actions:
            return ENDING_TURN.moves(table, seat)
        found: list[Move] = []
        for moves in LISTS:
            found += moves(table, seat)
        return found

    def play(self, table: SiliconValley, move: Move) -> None:
        if type(move) is not EndTurn:
            table.actions -= 1
            table.agenda.append(self)
        VERBS[type(move)].carry_out(table, self.seat, move)

    def prompt(self, table: SiliconValley) -> Saying:
        return PromptAction(table.actions)

    def offer(self, table: SiliconValley, move: Move) -> Offer:
        return VERBS[type(move)].offer(table, self.seat, move)

    def blocked(self, table: SiliconValley) -> list[Blocked]:
        """Why actions are not possible, then which cards are out of reach for those that are."""
        seat, possible = self.seat, {type(move) for move in table.moves_of(self)}
        none = [verb.blocked(table, seat) for kind, verb in VERBS.items() if kind not in possible]
        some = [verb.out_of_reach(table, seat) for kind, verb in VERBS.items() if kind in possible]
        return [reason for reasons in none + some for reason in reasons]


ACT: Final = tuple(Act(seat) for seat in every_seat(4))
TURN: Final = tuple(Turn(seat) for seat in every_seat(4))
