"""What a drawn board of Tech Deck writes beside its cards, as data.

Cards in texts are named by their ids: a set is `SVC-04+INF-03`.
"""

from typing import Final, Literal

from seedround.engine.kinds import Card, Phrase, Seat
from seedround.engine.saying import Saying
from seedround.games.tech_deck.primitives import Domain, Phase
from seedround.games.tech_deck.sayings import Area, Team

# The heading


class LabelRound(Saying, frozen=True):
    round: int
    phase: Literal["setup", "play", "over"]


class LabelMarker(Saying, frozen=True):
    team: Team
    seats: tuple[Seat, ...]


class LabelUnhappy(Saying, frozen=True):
    unhappy: int
    limit: int


class LabelToCome(Saying, frozen=True):
    customers: int


class LabelNext(Saying, frozen=True):
    """The next customer, for a team that has seen it."""

    card: Card


# The row


class LabelPlace(Saying, frozen=True):
    """A place of the row."""

    place: int
    oldest: bool


class LabelCard(Saying, frozen=True):
    """A card by its id and its name."""

    id: str
    card: Card


class LabelNeeds(Saying, frozen=True):
    """What a customer asks for."""

    value: int
    domain: Domain


class LabelBecomes(Saying, frozen=True):
    """What a customer can become, and when it would help."""

    kind: Literal["venture", "group"]
    phase: Phase


class LabelServed(Saying, frozen=True):
    """Cards of the hand that serve a customer."""

    cards: str
    helped: bool


# Teams


class LabelTeam(Saying, frozen=True):
    team: Team
    seats: tuple[Seat, ...]


class LabelPoints(Saying, frozen=True):
    points: int


class LabelScore(Saying, frozen=True):
    """Points, and what the scored values come to."""

    points: int
    sum: int


class LabelLead(Saying, frozen=True):
    seat: Seat


class LabelArea(Saying, frozen=True):
    """The heading of an area; None: the team shares it."""

    area: Area
    controller: Seat | None


class LabelEffect(Saying, frozen=True):
    text: Phrase


class LabelPiles(Saying, frozen=True):
    hand: int
    deck: int
    discard: int


class LabelRow(Saying, frozen=True):
    """The heading of the row, looked at closely."""

    empty: bool


class LabelVentures(Saying, frozen=True):
    """The heading of a team's ventures, looked at closely."""

    whose: LabelTeam
    empty: bool


class LabelScorePile(Saying, frozen=True):
    """The heading of a score pile that is looked through."""

    whose: LabelTeam
    cards: int
    sum: int


class LabelDiscard(Saying, frozen=True):
    """The heading of a discard that is looked through."""

    whose: LabelTeam
    cards: int


class LabelSeen(Saying, frozen=True):
    """Cards of a closed hand that the viewer's team knows."""

    cards: tuple[str, ...]


class LabelOut(Saying, frozen=True):
    """TD-ASSIST-22."""


class LabelPlays(Saying, frozen=True):
    """A set, and the customer for whom it was declared."""

    cards: str
    target: Card | None


class LabelFaceDown(Saying, frozen=True):
    cards: int


class LabelOffered(Saying, frozen=True):
    """Ventures to choose from in the setup."""

    cards: tuple[Card, ...]


# The hand


class LabelHand(Saying, frozen=True):
    """The hand in one line; used cards have a star."""

    cards: tuple[str, ...]


class LabelYourHand(Saying, frozen=True):
    """The heading above the hand."""

    empty: bool


class LabelHandCard(Saying, frozen=True):
    """What a card of the hand does, and when."""

    kind: Literal["venture", "group"]
    phase: Phase
    text: Phrase


class ChapterRound(Saying, frozen=True):
    round: int


LABELS: Final = (
    LabelRound,
    LabelMarker,
    LabelUnhappy,
    LabelToCome,
    LabelNext,
    LabelPlace,
    LabelCard,
    LabelNeeds,
    LabelBecomes,
    LabelServed,
    LabelTeam,
    LabelPoints,
    LabelScore,
    LabelLead,
    LabelArea,
    LabelEffect,
    LabelPiles,
    LabelRow,
    LabelVentures,
    LabelScorePile,
    LabelDiscard,
    LabelSeen,
    LabelOut,
    LabelPlays,
    LabelFaceDown,
    LabelOffered,
    LabelHand,
    LabelYourHand,
    LabelHandCard,
    ChapterRound,
)
