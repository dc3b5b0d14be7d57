"""Settling out of court: a demand, counter-offers, and a payment or a trial (2.8, 3.3)."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from seedround.engine.kinds import every_seat
from seedround.engine.move import Move
from seedround.engine.saying import Blocked, Saying
from seedround.engine.step import Choice, Offer, Range
from seedround.games.bidness.amounts import counters, demands, ladder, span
from seedround.games.bidness.events import Countered, Demanded, Rejected, Settled
from seedround.games.bidness.money import pay
from seedround.games.bidness.moves import (
    ACCEPT,
    REJECT,
    TRIAL,
    Accept,
    Counter,
    Demand,
    Reject,
    Trial,
)
from seedround.games.bidness.sayings import (
    AcceptSum,
    NoteBorrows,
    PromptOpen,
    PromptRespond,
    ReasonNoRoom,
    ReasonSettlement,
    ReasonTalksOver,
    RejectSum,
    RiskTrial,
)
from seedround.games.bidness.table import Bidness
from seedround.games.bidness.trial import HOLD_TRIAL, claim_of, close_case, dice_of, trial_odds

TAKE_IT_OR_LEAVE_IT: Final[list[Move]] = [ACCEPT, REJECT]


TALKS: Final = ("suit:talks",)
"""The piece of everything that is said in talks."""


@dataclass(frozen=True)
class OpenTalks(Choice[Bidness, Demand | Trial]):
    """Only the plaintiff opens talks, with a demand, or goes to trial (BD-SUIT-08, BD-R-22)."""

    kind = "suit.open"
    rule_ids = ("BD-SUIT-08", "BD-SUIT-11", "BD-SUIT-14")
    audience = "all"

    def moves(self, table: Bidness) -> list[Move]:
        return demands(settlement_limit(table), table.options.settlement_step)

    def quick(self, table: Bidness) -> Sequence[Move]:
        limit, step = settlement_limit(table), table.options.settlement_step
        return [TRIAL, *(Demand(amount) for amount in ladder(step, limit, step))]

    def ranges(self, table: Bidness) -> dict[str, Range]:
        step = table.options.settlement_step
        found = span(step, settlement_limit(table), step)
        return {"demand": found} if found else {}

    def blocked(self, table: Bidness) -> list[Blocked]:
        step = table.options.settlement_step
        why = ReasonSettlement(step, settlement_limit(table), step)
        return [Blocked("demand", why, "BD-SUIT-11", TALKS)]

    def play(self, table: Bidness, move: Demand | Trial) -> None:
        if isinstance(move, Trial):
            table.agenda.append(HOLD_TRIAL)
            return
        table.demand = move.amount
        table.named = 1
        if table.log is not None:
            table.log.append(Demanded(self.seat, move.amount))
        table.agenda.append(RESPOND[table.defendant])

    def prompt(self, table: Bidness) -> Saying:
        return PromptOpen(table.defendant, claim_of(table), table.damages, trial_odds(table))

    def offer(self, table: Bidness, move: Demand | Trial) -> Offer:
        if isinstance(move, Trial):
            return Offer(move, RiskTrial(*dice_of(table), trial_odds(table)), ("suit:trial",))
        return Offer(move, None, TALKS, note_payment(table, move.amount))


@dataclass(frozen=True)
class Respond(Choice[Bidness, Accept | Reject | Counter]):
    """Accept, reject, or name a sum between offer and demand (BD-SUIT-09..13, BD-R-23)."""

    kind = "suit.respond"
    rule_ids = ("BD-SUIT-09", "BD-SUIT-10", "BD-SUIT-12", "BD-SUIT-13")
    audience = "all"

    def moves(self, table: Bidness) -> list[Move]:
        if talked_out(table):
            return TAKE_IT_OR_LEAVE_IT
        return counters(*between(table))

    def quick(self, table: Bidness) -> Sequence[Move]:
        lo, hi, step = between(table)
        if lo > hi or talked_out(table):
            return TAKE_IT_OR_LEAVE_IT
        return [*TAKE_IT_OR_LEAVE_IT, *(Counter(amount) for amount in ladder(lo, hi, step))]

    def ranges(self, table: Bidness) -> dict[str, Range]:
        if talked_out(table):
            return {}
        found = span(*between(table))
        return {"counter": found} if found else {}

    def blocked(self, table: Bidness) -> list[Blocked]:
        if talked_out(table):
            return [Blocked("counter", ReasonTalksOver(table.named), "BD-SUIT-13", TALKS)]
        why = ReasonNoRoom(table.offered, table.demand, table.options.settlement_step)
        return [Blocked("counter", why, "BD-SUIT-12", TALKS)]

    def last_named(self, table: Bidness) -> int:
        """The sum on the table: the other side's."""
        return table.demand if self.seat == table.defendant else table.offered

    def play(self, table: Bidness, move: Accept | Reject | Counter) -> None:
        seat, plaintiff, defendant = self.seat, table.turn, table.defendant
        if isinstance(move, Counter):
            table.named += 1
            if seat == defendant:
                table.offered = move.amount
            else:
                table.demand = move.amount
            if table.log is not None:
                table.log.append(Countered(seat, move.amount))
            table.agenda.append(RESPOND[plaintiff if seat == defendant else defendant])
        elif isinstance(move, Accept):
            settle(table, self.last_named(table))
        else:
            if table.log is not None:
                table.log.append(Rejected(seat))
            table.agenda.append(HOLD_TRIAL)

    def prompt(self, table: Bidness) -> Saying:
        plaintiff = self.seat == table.turn
        return PromptRespond(
            plaintiff,
            table.defendant if plaintiff else table.turn,
            self.last_named(table),
            claim_of(table),
            table.damages,
            trial_odds(table),
        )

    def offer(self, table: Bidness, move: Accept | Reject | Counter) -> Offer:
        if isinstance(move, Reject):
            sues = self.seat == table.turn
            risk = RejectSum(sues, *dice_of(table), trial_odds(table))
            return Offer(move, risk, ("suit:trial",))
        amount = move.amount if isinstance(move, Counter) else self.last_named(table)
        says = None if isinstance(move, Counter) else AcceptSum(amount)
        return Offer(move, says, TALKS, note_payment(table, amount))


def settle(table: Bidness, amount: int) -> None:
    """The defendant pays the plaintiff, the case is dropped (BD-SUIT-10, BD-R-54, BD-R-58)."""
    pay(table, table.defendant, amount, table.turn)
    if table.log is not None:
        table.log.append(Settled(table.turn, table.defendant, amount))
    close_case(table)


def settlement_limit(table: Bidness) -> int:
    """Cash only, as far as the defendant can pay (BD-SUIT-11, BD-R-24).

    In a Negligence suit no more than the damages, unless the option says otherwise.
    """
    defendant = table.defendant
    may_borrow = table.options.settlement_may_borrow
    limit = table.capacity(defendant) if may_borrow else table.cash[defendant]
    capped = claim_of(table) == "cash" and not table.options.settlement_above_damages
    return min(limit, table.damages) if capped else limit


def between(table: Bidness) -> tuple[int, int, int]:
    """The lowest and the highest sum between offer and demand, and the step (BD-SUIT-12)."""
    step = table.options.settlement_step
    return table.offered + step, table.demand - step, step


def talked_out(table: Bidness) -> bool:
    """So many sums were named that only yes and no remain; our limit (BD-SUIT-13, BD-R-23)."""
    most = table.options.settlement_max_offers
    return most != "none" and table.named >= most


def note_payment(table: Bidness, amount: int) -> tuple[Saying, ...]:
    """The IOUs that the defendant would need for a settlement (3.4)."""
    ious = table.borrows(table.defendant, amount)
    return (NoteBorrows(table.defendant, ious),) if ious else ()


OPEN_TALKS: Final = tuple(OpenTalks(seat) for seat in every_seat(6))
RESPOND: Final = tuple(Respond(seat) for seat in every_seat(6))
