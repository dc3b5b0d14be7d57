"""Every prompt, reason, note and hint of Bidness, as data."""

from typing import Final

from seedround.engine.kinds import Card, Chance, Dollars, OtherSeat, Seat
from seedround.engine.saying import Saying
from seedround.games.bidness.document import Claim
from seedround.games.bidness.moves import Employee

# Prompts


class PromptDiscard(Saying, frozen=True):
    """BD-DEAL-04."""


class PromptTurn(Saying, frozen=True):
    """BD-PLAY-01; `last` if one more pass ends the phase."""

    hand: int
    pass_run: int
    last: bool


class PromptTarget(Saying, frozen=True):
    card: Card


class PromptBid(Saying, frozen=True):
    """BD-AUCTION-02."""

    card: Card
    seller: Seat
    last_bid: Dollars
    bidder: OtherSeat | None
    capacity: Dollars


class PromptDamages(Saying, frozen=True):
    """BD-SUIT-03."""

    card: Card
    defendant: OtherSeat
    claim: Claim


class PromptOpen(Saying, frozen=True):
    """BD-SUIT-08, with the odds of a trial."""

    defendant: OtherSeat
    claim: Claim
    amount: int
    odds: Chance


class PromptRespond(Saying, frozen=True):
    """BD-SUIT-09; `plaintiff` if it is the plaintiff who is asked."""

    plaintiff: bool
    other: OtherSeat
    sum: Dollars
    claim: Claim
    amount: int
    odds: Chance


class PromptSalary(Saying, frozen=True):
    """BD-SAL-04."""

    due: Dollars
    cash: Dollars


class PromptPayoff(Saying, frozen=True):
    """BD-PAY-01."""

    ious: int
    cash: Dollars


# What a move means at this table


class DiscardCard(Saying, frozen=True):
    card: Card


class AuctionCard(Saying, frozen=True):
    card: Card


class PlayCard(Saying, frozen=True):
    card: Card
    cost: Dollars


class SellCard(Saying, frozen=True):
    card: Card
    price: Dollars


class BorrowMoney(Saying, frozen=True):
    money: Dollars


class TargetSeat(Saying, frozen=True):
    card: Card
    seat: OtherSeat


class ClaimDamages(Saying, frozen=True):
    claim: Claim
    amount: int


class RiskTrial(Saying, frozen=True):
    """The plaintiff's choice: the dice of both sides, and the exact chance (BD-SUIT-14)."""

    dice: int
    defence: int
    odds: Chance


class RejectSum(Saying, frozen=True):
    """The same after talks, for either side (BD-SUIT-10); `odds` are the plaintiff's."""

    plaintiff: bool
    dice: int
    defence: int
    odds: Chance


class AcceptSum(Saying, frozen=True):
    sum: Dollars


class LayoffSaves(Saying, frozen=True):
    employee: Employee
    saved: Dollars
    due: Dollars


class PayOffCost(Saying, frozen=True):
    ious: int
    cost: Dollars
    left: int
    cash: Dollars


class NoteBorrows(Saying, frozen=True):
    """The IOUs that a player would have to take for this payment (3.4)."""

    seat: Seat
    ious: int


# Reasons


class ReasonFirstRound(Saying, frozen=True):
    """BD-PLAY-07."""

    card: Card
    lawsuit: bool


class ReasonCost(Saying, frozen=True):
    """BD-PLAY-11."""

    card: Card
    cost: Dollars
    capacity: Dollars


class ReasonNoClaim(Saying, frozen=True):
    """BD-SUIT-05: a plaintiff who sues for money must be able to lose the case."""

    lowest: Dollars
    capacity: Dollars


class ReasonNoTarget(Saying, frozen=True):
    """BD-PLAY-11, BD-SUIT-04."""

    card: Card


class ReasonDebtLimit(Saying, frozen=True):
    """BD-DEBT-02."""

    ious: int


class ReasonCapacity(Saying, frozen=True):
    """BD-AUCTION-03, BD-AUCTION-06."""

    capacity: Dollars
    lowest: Dollars
    step: Dollars


class ReasonClaim(Saying, frozen=True):
    """BD-SUIT-05..07."""

    claim: Claim
    lowest: int
    highest: int
    step: int


class ReasonSettlement(Saying, frozen=True):
    """BD-SUIT-11."""

    lowest: Dollars
    limit: Dollars
    step: Dollars


class ReasonNoRoom(Saying, frozen=True):
    """BD-SUIT-12."""

    offered: Dollars
    demand: Dollars
    step: Dollars


class ReasonTalksOver(Saying, frozen=True):
    """BD-SUIT-13."""

    named: int


class ReasonShort(Saying, frozen=True):
    """BD-SAL-03."""

    due: Dollars
    cash: Dollars


class ReasonEnough(Saying, frozen=True):
    """BD-SAL-05."""

    due: Dollars
    cash: Dollars


class ReasonLaidOff(Saying, frozen=True):
    """BD-SAL-09."""


class ReasonPayoff(Saying, frozen=True):
    """BD-PAY-01."""

    ious: int
    cost: Dollars
    cash: Dollars


# Hints


class HintWorth(Saying, frozen=True):
    """A move and what it is worth to the seat."""

    value: Dollars


class HintTrial(Saying, frozen=True):
    """What a trial is worth; `odds` are always the plaintiff's."""

    plaintiff: bool
    value: Dollars
    odds: Chance


class HintBid(Saying, frozen=True):
    """What the card is worth to the seat, and what a bid would leave."""

    worth: Dollars
    value: Dollars


SAYINGS: Final = (
    PromptDiscard,
    PromptTurn,
    PromptTarget,
    PromptBid,
    PromptDamages,
    PromptOpen,
    PromptRespond,
    PromptSalary,
    PromptPayoff,
    DiscardCard,
    AuctionCard,
    PlayCard,
    SellCard,
    BorrowMoney,
    TargetSeat,
    ClaimDamages,
    RiskTrial,
    RejectSum,
    AcceptSum,
    LayoffSaves,
    PayOffCost,
    NoteBorrows,
    ReasonFirstRound,
    ReasonCost,
    ReasonNoClaim,
    ReasonNoTarget,
    ReasonDebtLimit,
    ReasonCapacity,
    ReasonClaim,
    ReasonSettlement,
    ReasonNoRoom,
    ReasonTalksOver,
    ReasonShort,
    ReasonEnough,
    ReasonLaidOff,
    ReasonPayoff,
    HintWorth,
    HintTrial,
    HintBid,
)
