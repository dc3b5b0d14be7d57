"""Every prompt, reason, note and hint of Trade Show, as data."""

from typing import Final

from seedround.engine.kinds import Average, Card, Chance, Dollars
from seedround.engine.saying import Saying


class PromptDraft(Saying, frozen=True):
    """TS-DRAFT-02: how many cards are still to come."""

    company: Card
    places: int


class PromptOrder(Saying, frozen=True):
    bottom: Card
    top: Card


class PromptPlace(Saying, frozen=True):
    """Which dice go on the card; after a miss, whether to pay for a reroll."""

    card: Card
    sell: int
    hit: bool
    cost: int


class PromptOffer(Saying, frozen=True):
    offer: Dollars
    cubes: int
    card: Card
    sell: int
    dice: int


class TakeOne(Saying, frozen=True):
    """What a front card is worth to this company."""

    column: int
    card: Card
    sell: int
    pay: Dollars
    bonus: Dollars


class TakeTwo(Saying, frozen=True):
    column: int
    bottom: Card
    sell: int
    pay: Dollars
    bonus: Dollars
    top: Card
    top_sell: int
    top_pay: Dollars
    top_bonus: Dollars


class OrderCards(Saying, frozen=True):
    above: Card
    below: Card


class PlaceDice(Saying, frozen=True):
    """The dice that go on the card, with their values."""

    card: Card
    sides: int
    values: tuple[int, ...]
    cube: bool


class AcceptOffer(Saying, frozen=True):
    offer: Dollars
    cubes: int


class RollAgain(Saying, frozen=True):
    dice: int
    card: Card
    sell: int


class FailSale(Saying, frozen=True):
    bonus: Dollars


class PayReroll(Saying, frozen=True):
    cost: int
    cubes: int
    dice: int


class ReasonOnePlace(Saying, frozen=True):
    """TS-DRAFT-07."""


class ReasonTopAlone(Saying, frozen=True):
    """TS-DRAFT-05."""


class ReasonNoPass(Saying, frozen=True):
    """TS-DRAFT-06."""


class ReasonCentre(Saying, frozen=True):
    """TS-DRAFT-14: the outer columns are closed, those from `low` to `high` are open."""

    first: int
    last: int
    low: int
    high: int


class ReasonMiss(Saying, frozen=True):
    """TS-SHOW-07: no size reaches the sell value."""

    card: Card
    sell: int


class ReasonMustFulfil(Saying, frozen=True):
    """TS-SHOW-20."""


class ReasonFewCubes(Saying, frozen=True):
    """TS-SHOW-18, TS-CUBE-03: pending cubes do not pay."""

    cost: int
    cubes: int
    pending: int


class HintAccept(Saying, frozen=True):
    """Section 7.3: `accept: $23`."""

    value: Average


class HintRoll(Saying, frozen=True):
    """Section 7.3: `roll: EV $21.4, bust 25%`."""

    value: Average
    bust: Chance


class HintFailure(Saying, frozen=True):
    """Section 7.3, detail: the chance that the turn ends in failure under best play."""

    failure: Chance


class HintValue(Saying, frozen=True):
    """The worth of a draft, a placement, conceding or a paid reroll."""

    value: Average


class HintWin(Saying, frozen=True):
    """Section 7.4: in the last round, the chance to win with this move."""

    chance: Chance


SAYINGS: Final = (
    PromptDraft,
    PromptOrder,
    PromptPlace,
    PromptOffer,
    TakeOne,
    TakeTwo,
    OrderCards,
    PlaceDice,
    AcceptOffer,
    RollAgain,
    FailSale,
    PayReroll,
    ReasonOnePlace,
    ReasonTopAlone,
    ReasonNoPass,
    ReasonCentre,
    ReasonMiss,
    ReasonMustFulfil,
    ReasonFewCubes,
    HintAccept,
    HintRoll,
    HintFailure,
    HintValue,
    HintWin,
)
