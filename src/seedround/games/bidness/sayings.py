"""Every prompt, reason, note and hint of Bidness, as data."""

from typing import Final

from seedround.engine.kinds import Card, Dollars, Figure, Seat
from seedround.engine.saying import Saying
from seedround.games.bidness.cards import Claim
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
    bidder: Seat | None
    capacity: Dollars


class PromptDamages(Saying, frozen=True):
    """BD-SUIT-03."""

    card: Card
    defendant: Seat
    claim: Claim


class PromptOpen(Saying, frozen=True):
    """BD-SUIT-08, with the odds of a trial."""

    defendant: Seat
    claim: Claim
    amount: int
    odds: Figure


class PromptRespond(Saying, frozen=True):
    """BD-SUIT-09; `plaintiff` if it is the plaintiff who is asked."""

    plaintiff: bool
    other: Seat
    sum: Dollars
    claim: Claim
    amount: int
    odds: Figure


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
    seat: Seat


class ClaimDamages(Saying, frozen=True):
    claim: Claim
    amount: int


class RiskTrial(Saying, frozen=True):
    """The dice of both sides, and the plaintiff's exact chance (BD-SUIT-14)."""

    dice: int
    defence: int
    odds: Figure


class RejectSum(Saying, frozen=True):
    """As RiskTrial, after talks (BD-SUIT-10)."""

    dice: int
    defence: int
    odds: Figure


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
    """The IOUs that somebody would have to take for this payment (3.4)."""

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


class ReasonClaim(Saying, frozen=True):
    """BD-SUIT-05..07."""

    claim: Claim
    lowest: int
    highest: int


class ReasonSettlement(Saying, frozen=True):
    """BD-SUIT-11."""

    limit: Dollars


class ReasonNoRoom(Saying, frozen=True):
    """BD-SUIT-12."""

    offered: Dollars
    demand: Dollars


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

    move: str
    value: Figure


class HintTrial(Saying, frozen=True):
    """What a trial is worth, with the plaintiff's exact chance."""

    move: str
    value: Figure
    odds: Figure


class HintBid(Saying, frozen=True):
    """What the card is worth to the seat, and what a bid would leave."""

    move: str
    worth: Figure
    value: Figure


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
