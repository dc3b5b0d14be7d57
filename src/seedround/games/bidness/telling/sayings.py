"""How it stands, what the Business Phase brings and what a move changes, as data."""

from typing import Final, Literal

from seedround.engine.kinds import Card, Chance, Count, Dollars, OtherSeat, Seat
from seedround.engine.saying import Saying
from seedround.games.bidness.document import Claim

# The standing


class GoalFreedom(Saying, frozen=True):
    """What wins (BD-WIN-01)."""


class RaceDebt(Saying, frozen=True):
    """The figure of the race: IOUs left, then money less debt."""

    ious: Count
    net: Dollars


class RaceMoney(Saying, frozen=True):
    """How the second figure comes about."""

    cash: Dollars
    debt: Dollars


class RaceTies(Saying, frozen=True):
    """What decides between those who are free in the same round (BD-WIN-03, BD-WIN-04)."""

    tech: Count
    units: Count


class EndsInFreedom(Saying, frozen=True):
    """What ends the game (BD-WIN-02); `last` is the agreed last round, 0 if there is none."""

    least: Count
    last: Count


class FreedomNear(Saying, frozen=True):
    """Who has the money to end the game this round."""

    seats: tuple[Seat, ...]


# The forecast


class DueBusiness(Saying, frozen=True):
    """Which phase is forecast (BD-BIZ-01); `now` if it has begun."""

    now: bool


class DueBorrowed(Saying, frozen=True):
    """BD-SAL-05."""

    ious: Count


class DueLayoffs(Saying, frozen=True):
    """BD-SAL-04."""

    people: Count


class DueSalaries(Saying, frozen=True):
    """BD-SAL-01."""

    due: Dollars


class DuePayoff(Saying, frozen=True):
    """BD-PAY-01."""

    ious: Count
    cost: Dollars


class DueNoPayoff(Saying, frozen=True):
    """BD-PAY-01: one IOU cannot be paid off."""

    cost: Dollars
    missing: Dollars


class DueDebt(Saying, frozen=True):
    """The IOUs that are left."""

    ious: Count


class DueSales(Saying, frozen=True):
    """BD-EARN-03."""

    units: Count
    price: Dollars


class DueContracts(Saying, frozen=True):
    """BD-EARN-04."""

    contracts: Count


class DueTech(Saying, frozen=True):
    """BD-TECH-01: the tech points after the dice, and the chance of so many or more."""

    dice: Count
    least: Count
    most: Count
    points: Count
    chance: Chance


class DueEnds(Saying, frozen=True):
    """What the phase comes to."""

    cash: Dollars
    ious: Count


class DueFree(Saying, frozen=True):
    """BD-WIN-02: the last IOU is paid off."""

    cash: Dollars


class WarnBorrow(Saying, frozen=True):
    """Salaries cannot be paid in cash; what can be done about it (BD-SAL-05, BD-PLAY-06).

    `sale` is what a card brings that is sold in time, 0 if it is too late for that.
    """

    missing: Dollars
    ious: Count
    sale: Dollars


class WarnLayoffs(Saying, frozen=True):
    """Not even borrowing would do, so people have to go (BD-SAL-04, BD-SAL-09)."""

    missing: Dollars
    people: Count
    sale: Dollars


# What a move changes


class ChangeMoney(Saying, frozen=True):
    """Money earned or paid."""

    seat: Seat
    up: bool
    sum: Dollars


class ChangeIous(Saying, frozen=True):
    seat: Seat
    up: bool
    ious: Count


class ChangeTech(Saying, frozen=True):
    seat: Seat
    up: bool
    points: Count


class ChangeSalary(Saying, frozen=True):
    """Salaries of every round (BD-SAL-01)."""

    seat: Seat
    up: bool
    sum: Dollars


class ChangeSales(Saying, frozen=True):
    """Sales of this round (BD-EARN-03)."""

    seat: Seat
    up: bool
    sum: Dollars


class ChangeContracts(Saying, frozen=True):
    """Government money of every round (BD-CARD-04)."""

    seat: Seat
    up: bool
    sum: Dollars


class ChangeTechDice(Saying, frozen=True):
    """Engineers (BD-TECH-01)."""

    seat: Seat
    up: bool
    dice: Count


class ChangeCourtDice(Saying, frozen=True):
    """Lawyers and interns (BD-SUIT-14)."""

    seat: Seat
    up: bool
    dice: Count


class ChangeOdds(Saying, frozen=True):
    """The chance to win as plaintiff, before and after."""

    against: Count
    before: Chance
    after: Chance


class ChangeDefence(Saying, frozen=True):
    """The chance to lose as defendant, before and after."""

    against: Count
    before: Chance
    after: Chance


class ChangeAward(Saying, frozen=True):
    """BD-AWARD-04; None: the award goes to the bank."""

    award: Literal["market", "tech"]
    holder: Seat | None


class MissedPayoff(Saying, frozen=True):
    """With less cash no IOU can be paid off this round."""

    seat: Seat


class MissedSalaries(Saying, frozen=True):
    """With less cash salaries cannot be paid."""

    seat: Seat


# Cards


class DiscardTwin(Saying, frozen=True):
    """Another card of the kind stays in the hand."""


class DiscardIdle(Saying, frozen=True):
    """The card could only be sold at present (BD-PLAY-07, BD-PLAY-11)."""


class DiscardUseful(Saying, frozen=True):
    """The card could be played, or put up for auction."""

    auction: bool
    cost: Dollars


class HandSpent(Saying, frozen=True):
    """With so few cards one must pass (BD-PLAY-03)."""


class ProceedsFrom(Saying, frozen=True):
    """The richest of the bidders (BD-AUCTION-10)."""

    seat: OtherSeat
    cash: Dollars


class BestOdds(Saying, frozen=True):
    """The weakest defendant."""

    seat: OtherSeat
    odds: Chance


class TakesCard(Saying, frozen=True):
    """BD-CARD-15: one card of so many, all equally likely."""

    seat: OtherSeat
    cards: Count


class TakesEmployee(Saying, frozen=True):
    """BD-CARD-02."""

    employee: Literal["marketer", "engineer", "lawyer"]


class RivalLoses(Saying, frozen=True):
    """What a card takes from whomever it is aimed at (BD-CARD-10, BD-CARD-14)."""

    what: Literal["units", "tech"]
    points: Count


class PassEnds(Saying, frozen=True):
    """Card play is over after this pass (BD-PLAY-09)."""


class PassRuns(Saying, frozen=True):
    """So many passes of the others, one after the other, would end card play."""

    passes: Count


class ThenShort(Saying, frozen=True):
    """Salaries come next, and they cannot be paid."""

    missing: Dollars


# Auctions


class BidWins(Saying, frozen=True):
    """What is left if nobody bids more; `ious` are new ones (BD-AUCTION-09)."""

    cash: Dollars
    ious: Count


class BidUnbeaten(Saying, frozen=True):
    """Nobody can bid more (BD-AUCTION-12)."""


class BidBeaten(Saying, frozen=True):
    """Who can go furthest without borrowing."""

    seat: OtherSeat
    cash: Dollars


class BidBorrowed(Saying, frozen=True):
    """All the others would have to borrow to bid more."""


class LotGoes(Saying, frozen=True):
    """The auction is over after this (BD-AUCTION-07)."""

    card: Card
    seat: OtherSeat
    price: Dollars


class LotLost(Saying, frozen=True):
    """Nobody bids (BD-AUCTION-11)."""

    card: Card


class LotSold(Saying, frozen=True):
    """The seller drops out and gets what others bid (BD-AUCTION-10)."""


class Keeps(Saying, frozen=True):
    """No money moves."""

    cash: Dollars


# Court


class CourtWon(Saying, frozen=True):
    """What the plaintiff wins; `most` if the damages are not yet named (BD-SUIT-16)."""

    chance: Chance
    claim: Claim
    amount: Count
    most: bool


class CourtLost(Saying, frozen=True):
    """What the loser gives up, and the IOUs that it takes (BD-SUIT-17..19)."""

    chance: Chance
    claim: Claim
    amount: Count
    ious: Count
    most: bool


class CourtKept(Saying, frozen=True):
    """A defendant who wins loses nothing (BD-SUIT-17)."""

    chance: Chance


class CourtDice(Saying, frozen=True):
    """One's own dice and the other side's (BD-SUIT-14)."""

    dice: Count
    against: Count


class CourtAverage(Saying, frozen=True):
    """What a trial for money comes to on average."""

    up: bool
    sum: Dollars


class IfAccepted(Saying, frozen=True):
    """What a settlement would bring or cost (BD-SUIT-10)."""

    up: bool
    sum: Dollars


class IfBorrowed(Saying, frozen=True):
    """The IOUs that the defendant would need for it (BD-SUIT-11)."""

    seat: Seat
    ious: Count


# How a move may turn out


class CaseWon(Saying, frozen=True):
    """The trial goes one's own way."""

    chance: Chance


class CaseLost(Saying, frozen=True):
    """The trial goes the other way."""

    chance: Chance


class CaseAgreed(Saying, frozen=True):
    """The other side takes the sum."""

    sum: Dollars


class CaseBought(Saying, frozen=True):
    """Nobody bids more."""

    price: Dollars


# Business


class LayoffBars(Saying, frozen=True):
    """BD-SAL-09."""


class PayoffFrees(Saying, frozen=True):
    """BD-WIN-01, BD-WIN-02."""


class PayoffTie(Saying, frozen=True):
    """Another player is free already: tech points decide (BD-WIN-03)."""

    seat: OtherSeat
    mine: Count
    theirs: Count


class PayoffDear(Saying, frozen=True):
    """What several IOUs cost more than one by one (BD-PAY-02)."""

    more: Dollars


# The end


class EndIous(Saying, frozen=True):
    """So many IOUs."""

    ious: int


class EndMoney(Saying, frozen=True):
    """So much money less debt."""

    dollars: Dollars


class EndStamp(Saying, frozen=True):
    """Who owes nothing any more."""


class EndFree(Saying, frozen=True):
    """Who is free, and how much another lacked."""

    winner: Seat
    other: Seat
    ious: int


class EndDebts(Saying, frozen=True):
    """What a player had when it was over."""

    round: int
    seat: Seat
    ious: int
    cash: Dollars


STANDING_SAYINGS: Final = (
    GoalFreedom,
    RaceDebt,
    RaceMoney,
    RaceTies,
    EndsInFreedom,
    FreedomNear,
    DueBusiness,
    DueBorrowed,
    DueLayoffs,
    DueSalaries,
    DuePayoff,
    DueNoPayoff,
    DueDebt,
    DueSales,
    DueContracts,
    DueTech,
    DueEnds,
    DueFree,
    WarnBorrow,
    WarnLayoffs,
    ChangeMoney,
    ChangeIous,
    ChangeTech,
    ChangeSalary,
    ChangeSales,
    ChangeContracts,
    ChangeTechDice,
    ChangeCourtDice,
    ChangeOdds,
    ChangeDefence,
    ChangeAward,
    MissedPayoff,
    MissedSalaries,
    DiscardTwin,
    DiscardIdle,
    DiscardUseful,
    HandSpent,
    ProceedsFrom,
    BestOdds,
    TakesCard,
    TakesEmployee,
    RivalLoses,
    PassEnds,
    PassRuns,
    ThenShort,
    BidWins,
    BidUnbeaten,
    BidBeaten,
    BidBorrowed,
    LotGoes,
    LotLost,
    LotSold,
    Keeps,
    CourtWon,
    CourtLost,
    CourtKept,
    CourtDice,
    CourtAverage,
    IfAccepted,
    IfBorrowed,
    CaseWon,
    CaseLost,
    CaseAgreed,
    CaseBought,
    LayoffBars,
    PayoffFrees,
    PayoffTie,
    PayoffDear,
    EndIous,
    EndMoney,
    EndFree,
    EndStamp,
    EndDebts,
)
