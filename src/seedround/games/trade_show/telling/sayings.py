"""How it stands, what is ahead and what a move brings at Trade Show, as data."""

from typing import Final

from seedround.engine.kinds import (
    Average,
    Card,
    Chance,
    Count,
    Difference,
    Dollars,
    Seat,
    SeatDollars,
)
from seedround.engine.saying import Saying

# The standing


class StandingGoal(Saying, frozen=True):
    """TS-END-04: what wins."""

    rounds: Count


class StandingEnd(Saying, frozen=True):
    """TS-END-01: how many rounds there are, and which one is played."""

    round: Count
    rounds: Count
    over: bool


class StandingMoney(Saying, frozen=True):
    """The figure of the race."""

    dollars: Dollars


class StandingLeads(Saying, frozen=True):
    """The distance of the leader to the next one."""

    by: Dollars


class StandingLevel(Saying, frozen=True):
    """Several share the first place."""


class StandingBehind(Saying, frozen=True):
    """The distance to the leader; none if only cubes make the difference."""

    by: Dollars


class StandingCubes(Saying, frozen=True):
    """TS-END-03: what cubes will add, or have added."""

    cubes: Count
    worth: Dollars
    paid: bool


class StandingStack(Saying, frozen=True):
    """A stack that grows: what it brings if all of it sells."""

    cards: Count
    target: Count
    dollars: Dollars


class StandingWaits(Saying, frozen=True):
    """A full stack before its turn: what it brings on average, and how often it fails."""

    dollars: Average
    failure: Chance


class StandingOnStage(Saying, frozen=True):
    """The turn at the show: the cards that are fulfilled, and the offer for them."""

    fulfilled: Count
    offer: Dollars
    cubes: Count


class StandingShown(Saying, frozen=True):
    """The turn of this round is over."""


# The forecast


class ForecastShow(Saying, frozen=True):
    """The turn at the show that is yet to come, after so many others."""

    company: Card
    drafting: bool
    others: Count


class ForecastStage(Saying, frozen=True):
    """The turn at the show that is going on."""

    company: Card


class ForecastCard(Saying, frozen=True):
    """A card of the stack: what it adds, and how likely one gets that far."""

    card: Card
    sell: Count
    pay: Dollars
    bonus: Dollars
    offer: Dollars
    chance: Chance


class ForecastCardOut(Saying, frozen=True):
    """A card of the stack that is never sold: no die is left for it, or none that reaches it."""

    card: Card
    sell: Count
    spent: bool


class ForecastComplete(Saying, frozen=True):
    """TS-SHOW-14: what a complete company adds."""

    bonus: Dollars
    offer: Dollars
    chance: Chance


class ForecastAverage(Saying, frozen=True):
    """What a turn comes to under best play."""

    dollars: Average
    failure: Chance


class ForecastOffer(Saying, frozen=True):
    """An offer that can be accepted, beside rolling on."""

    offer: Dollars
    dollars: Average
    failure: Chance


class ForecastGrowing(Saying, frozen=True):
    """A stack with free places: what it may be worth once it is full."""

    places: Count
    dollars: Average


class ForecastOutOfReach(Saying, frozen=True):
    """A card that the dice can never reach, and the last offer before it."""

    card: Card
    sell: Count
    offer: Dollars


class ForecastLost(Saying, frozen=True):
    """The card that comes first is out of reach: the sale must fail."""

    card: Card
    sell: Count


class ForecastRisky(Saying, frozen=True):
    """The sale fails more often than not; what another roll costs, and what one owns."""

    failure: Chance
    cost: Count
    cubes: Count


class ForecastRoundEnd(Saying, frozen=True):
    """TS-ROUND-04: the companies are about to move."""

    round: Count


class ForecastCompany(Saying, frozen=True):
    """The company of the next round, and how many dice and cards it has."""

    company: Card
    dice: Count


class ForecastStart(Saying, frozen=True):
    """TS-ROUND-05: who starts the next round."""

    start: Seat


class ForecastGameEnd(Saying, frozen=True):
    """TS-END-03: cubes are about to be paid."""


class ForecastCubes(Saying, frozen=True):
    """What all cubes of a seat are worth at the end."""

    cubes: Count
    worth: Dollars


class ForecastTotal(Saying, frozen=True):
    """What a seat ends the game with."""

    dollars: Dollars


# What a move brings


class ChipReach(Saying, frozen=True):
    """The best chance to sell this card, and the offer then."""

    card: Card
    chance: Chance
    offer: Dollars


class ChipReachBoth(Saying, frozen=True):
    """The best chance to sell two cards, in the better order, and the offer then."""

    chance: Chance
    offer: Dollars


class ChipOutOfReach(Saying, frozen=True):
    """The dice can never reach this card in its place."""

    card: Card


class ChipPlaces(Saying, frozen=True):
    """What is still to be drafted."""

    places: Count


class ChipWorth(Saying, frozen=True):
    """What the stack may then be worth, its empty places filled (6.5)."""

    dollars: Average


class ChipToFront(Saying, frozen=True):
    """The card that the next seat may then take, and what it pays in that seat's company."""

    card: Card
    seat: Seat
    bonus: Dollars


class ChipOffer(Saying, frozen=True):
    """The offer grows."""

    by: Dollars
    offer: Dollars


class ChipPendingCube(Saying, frozen=True):
    """TS-SHOW-10: an exact hit puts cubes beside the offer."""

    cubes: Count


class ChipDice(Saying, frozen=True):
    """The dice that stay free."""

    dice: Count


class ChipNext(Saying, frozen=True):
    """The chance that the next roll reaches the next card."""

    card: Card
    chance: Chance


class ChipIncomplete(Saying, frozen=True):
    """A second die on a card: the company can no longer be complete (3.3)."""

    bonus: Dollars


class ChipSold(Saying, frozen=True):
    """The offer is scored."""

    dollars: Dollars


class ChipComplete(Saying, frozen=True):
    """TS-SHOW-14: how much of it the complete company pays."""

    bonus: Dollars


class ChipCubesWon(Saying, frozen=True):
    """TS-SHOW-13: cubes that are owned from now on."""

    cubes: Count


class ChipCubesPaid(Saying, frozen=True):
    """TS-SHOW-18: cubes that go back to the supply."""

    cubes: Count


class ChipPlace(Saying, frozen=True):
    """Money in all, and the place in the race."""

    dollars: Dollars
    place: Count
    seats: Count


class ChipHit(Saying, frozen=True):
    """The chance that the next roll fulfils the card, and the offer then."""

    chance: Chance
    offer: Dollars


class ChipExact(Saying, frozen=True):
    """The chance that it may earn a cube, too."""

    chance: Chance


class ChipMiss(Saying, frozen=True):
    """TS-SHOW-17: the chance of failure, what stays and what is lost."""

    chance: Chance
    bonus: Dollars
    lost: Dollars
    cubes: Count


class ChipMissAgain(Saying, frozen=True):
    """TS-SHOW-18: the chance of a miss that may still be paid for with cubes."""

    chance: Chance
    cost: Count


class ChipFails(Saying, frozen=True):
    """The sale fails: what is lost."""

    lost: Dollars
    cubes: Count


class ChipKept(Saying, frozen=True):
    """TS-SHOW-17: bonuses survive a failure."""

    bonus: Dollars


class ChipAverage(Saying, frozen=True):
    """What it comes to on average under best play, cubes as they change."""

    dollars: Average
    cubes: Difference


class ChipAverageDollars(Saying, frozen=True):
    """The same where cubes stay as they are."""

    dollars: Average


# The end


class EndSums(Saying, frozen=True):
    """What everybody has when all rounds are played."""

    rounds: int
    sums: tuple[SeatDollars, ...]


class EndCubes(Saying, frozen=True):
    """How much of a player's money came from cubes."""

    seat: Seat
    dollars: Dollars


STANDING_SAYINGS: Final = (
    StandingGoal,
    StandingEnd,
    StandingMoney,
    StandingLeads,
    StandingLevel,
    StandingBehind,
    StandingCubes,
    StandingStack,
    StandingWaits,
    StandingOnStage,
    StandingShown,
    ForecastShow,
    ForecastStage,
    ForecastCard,
    ForecastCardOut,
    ForecastComplete,
    ForecastAverage,
    ForecastOffer,
    ForecastGrowing,
    ForecastOutOfReach,
    ForecastLost,
    ForecastRisky,
    ForecastRoundEnd,
    ForecastCompany,
    ForecastStart,
    ForecastGameEnd,
    ForecastCubes,
    ForecastTotal,
    ChipReach,
    ChipReachBoth,
    ChipOutOfReach,
    ChipPlaces,
    ChipWorth,
    ChipToFront,
    ChipOffer,
    ChipPendingCube,
    ChipDice,
    ChipNext,
    ChipIncomplete,
    ChipSold,
    ChipComplete,
    ChipCubesWon,
    ChipCubesPaid,
    ChipPlace,
    ChipHit,
    ChipExact,
    ChipMiss,
    ChipMissAgain,
    ChipFails,
    ChipKept,
    ChipAverage,
    ChipAverageDollars,
    EndSums,
    EndCubes,
)
