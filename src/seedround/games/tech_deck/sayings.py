"""Every prompt, reason, note and hint of Tech Deck, as data."""

from typing import Annotated, Final, Literal

from msgspec import Meta

from seedround.engine.kinds import Card, Difference, Phrase, Seat
from seedround.engine.saying import Saying
from seedround.games.tech_deck.primitives import Domain, Phase

Team = Annotated[int, Meta(ge=1, le=2)]
Area = Annotated[int, Meta(ge=1, le=3)]
Window = Literal["before", "after", "between", "assist", "won"]
Job = Literal[
    "discard",
    "recover",
    "dig",
    "ready",
    "bank",
    "shift",
    "bury",
    "expel",
    "give",
    "get",
    "double",
    "retain",
]
"""What a card is picked for."""


class TeamCount(Saying, frozen=True):
    """How many points or cards a team has: `you have 3`."""

    team: Team
    seats: tuple[Seat, ...]
    count: int


# Prompts


class PromptVenture(Saying, frozen=True):
    """TD-SETUP-04."""

    area: Area


class PromptSolo(Saying, frozen=True):
    """TD-SETUP-07: so many cards of a value."""

    value: int
    cards: int


class PromptUse(Saying, frozen=True):
    """TD-FX-07..10: in which window the slot is."""

    window: Window


class PromptPick(Saying, frozen=True):
    """TD-FX-17: what the card is picked for."""

    card: Card
    job: Job
    left: int


class PromptBury(Saying, frozen=True):
    cards: tuple[Card, ...]


class PromptSet(Saying, frozen=True):
    """TD-ASSIST-01."""

    sets: int


class PromptFirst(Saying, frozen=True):
    """3.1: the cards of the set named so far."""

    cards: tuple[Card, ...]


class PromptDeclare(Saying, frozen=True):
    """TD-ASSIST-07."""

    cards: tuple[Card, ...]


class PromptPlace(Saying, frozen=True):
    """TD-ASSIST-17."""

    card: Card


class PromptRetire(Saying, frozen=True):
    """TD-ASSIST-18."""

    area: Area


# What a move means at this table


class KeepCard(Saying, frozen=True):
    card: Card
    text: Phrase


class UseCard(Saying, frozen=True):
    card: Card
    text: Phrase


class PickFor(Saying, frozen=True):
    card: Card
    job: Job


class PlayFor(Saying, frozen=True):
    """The customers that a set can assist as it is, and with help."""

    cards: tuple[Card, ...]
    total: int
    customers: tuple[Card, ...]
    helped: tuple[Card, ...]


class PlaceIn(Saying, frozen=True):
    card: Card
    area: Area
    text: Phrase
    full: bool


class ScoreIt(Saying, frozen=True):
    card: Card


# Reasons


class ReasonUsed(Saying, frozen=True):
    """TD-FX-05."""

    card: Card


class ReasonPhase(Saying, frozen=True):
    """TD-FX-07."""

    card: Card
    phase: Phase


class ReasonCost(Saying, frozen=True):
    """TD-FX-15."""

    card: Card
    cost: int


class ReasonNothing(Saying, frozen=True):
    """TD-FX-16."""

    card: Card


class ReasonNotLead(Saying, frozen=True):
    """TD-TEAM-07."""

    card: Card


class ReasonIdleVenture(Saying, frozen=True):
    """A group card in an area has no effect there (TD-A-24)."""

    card: Card


class ReasonGroupCard(Saying, frozen=True):
    """A-24."""

    card: Card


class ReasonOut(Saying, frozen=True):
    """TD-ASSIST-22."""


class ReasonNoMatch(Saying, frozen=True):
    """TD-ASSIST-02, TD-ASSIST-04."""


class ReasonCustomer(Saying, frozen=True):
    """TD-ASSIST-02: what the nearest set misses for a customer, known by domain and value; without
    `held` no card has its domain."""

    domain: Domain
    value: int
    held: bool
    short: int
    over: int


class ReasonUnreachable(Saying, frozen=True):
    """TD-ASSIST-07."""


# Hints


class HintValue(Saying, frozen=True):
    """What a move is worth, in customers."""

    value: Difference


class HintServes(Saying, frozen=True):
    """The customers that the hand can still serve after the move."""

    customers: tuple[Card, ...]


SAYINGS: Final = (
    TeamCount,
    PromptVenture,
    PromptSolo,
    PromptUse,
    PromptPick,
    PromptBury,
    PromptSet,
    PromptFirst,
    PromptDeclare,
    PromptPlace,
    PromptRetire,
    KeepCard,
    UseCard,
    PickFor,
    PlayFor,
    PlaceIn,
    ScoreIt,
    ReasonUsed,
    ReasonPhase,
    ReasonCost,
    ReasonNothing,
    ReasonNotLead,
    ReasonIdleVenture,
    ReasonGroupCard,
    ReasonOut,
    ReasonNoMatch,
    ReasonCustomer,
    ReasonUnreachable,
    HintValue,
    HintServes,
)
