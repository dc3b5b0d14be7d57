"""Laying off by choice (2.12)."""

from dataclasses import dataclass
from typing import Final

from seedround.engine.kinds import Seat, every_seat
from seedround.engine.move import Move
from seedround.engine.saying import Blocked, Saying
from seedround.engine.step import Choice, Offer
from seedround.games.silicon_valley.moves import DONE, Done, Layoff
from seedround.games.silicon_valley.people import lay_off
from seedround.games.silicon_valley.sayings import LayoffOffer, PromptLayoff, ReasonNoEmployees
from seedround.games.silicon_valley.table import SiliconValley
from seedround.games.silicon_valley.track import move_token
from seedround.games.silicon_valley.verbs.verb import Verb

LAYOFF_LOSS: Final = 1
"""Valuation that layoffs by choice cost, however many there are (SV-LAYOFF-01)."""
MOST_LOSS: Final = 3
"""The most that an effect may make them cost."""


class LayingOff(Verb[Layoff]):
    """Let one's own employees go, one after the other."""

    move = Layoff

    def __init__(self, loss: int) -> None:
        self.loss = loss
        """The valuation that they cost together."""

    def moves(self, table: SiliconValley, seat: Seat) -> list[Move]:
        people, moves = table.employees[seat], table.cards.layoffs
        return [moves[person] for person in people] if people else []

    def carry_out(self, table: SiliconValley, seat: Seat, move: Layoff) -> None:
        """One employee goes, then perhaps more (SV-LAYOFF-01): at least one (SV-R-23)."""
        lay_off(table, seat, table.cards.person[move.employee], False)
        table.agenda.append(LAYOFF_MORE[seat][self.loss])

    def offer(self, table: SiliconValley, seat: Seat, move: Layoff) -> Offer:
        salary = table.salary(table.cards.person[move.employee])
        says = LayoffOffer(move.employee, salary)
        return Offer(move, says, (f"employee@{seat}:{move.employee}",))

    def blocked(self, table: SiliconValley, seat: Seat) -> list[Blocked]:
        return [Blocked("layoff", ReasonNoEmployees(), "SV-LAYOFF-01")]


@dataclass(frozen=True)
class LayoffMore(Choice[SiliconValley, Layoff | Done]):
    """Further employees in the same action; then 1 valuation in total (SV-LAYOFF-01, 03).

    The loss comes after all cards have left, so it touches only the tokens of who stays.
    """

    loss: int

    kind = "turn.layoff"
    rule_ids = ("SV-LAYOFF-01", "SV-LAYOFF-02")

    def moves(self, table: SiliconValley) -> list[Move]:
        return [*LAYING_OFF.moves(table, self.seat), DONE]

    def play(self, table: SiliconValley, move: Layoff | Done) -> None:
        if isinstance(move, Layoff):
            LayingOff(self.loss).carry_out(table, self.seat, move)
        else:
            move_token(table, self.seat, -self.loss)

    def prompt(self, table: SiliconValley) -> Saying:
        return PromptLayoff()

    def offer(self, table: SiliconValley, move: Layoff | Done) -> Offer:
        if isinstance(move, Layoff):
            return LAYING_OFF.offer(table, self.seat, move)
        return Offer(move)


LAYING_OFF: Final = LayingOff(LAYOFF_LOSS)
LAYOFF_MORE: Final = tuple(
    tuple(LayoffMore(seat, loss) for loss in range(MOST_LOSS + 1)) for seat in every_seat(4)
)
