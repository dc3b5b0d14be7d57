"""Every Event of Tech Deck. Teams and areas are counted from 1 here, as people do."""

from typing import Final, Literal

from msgspec import Struct

from seedround.engine.event import Event, SecretEvent
from seedround.engine.kinds import Card, Phrase, Seat
from seedround.games.tech_deck.sayings import Area, Team, TeamCount

Zone = Literal["row", "hand", "discard", "unhappy", "area"]
Grade = Literal["unicorn", "scale_up", "series_a", "seed", "side_project"]
"""What a solo game was worth, best first (TD-END-06)."""


class TeamEvent(Event, frozen=True):
    """Something that a team does; `seats` are its players."""

    team: Team
    seats: tuple[Seat, ...]


class Known(Struct, frozen=True, forbid_unknown_fields=True):
    """The cards that only one team may know."""

    cards: tuple[Card, ...]


# Setup


class TeamsMade(Event, frozen=True):
    """Who plays with whom (TD-TEAM-01..03)."""

    team1: tuple[Seat, ...]
    team2: tuple[Seat, ...]


class SoloStart(Event, frozen=True):
    """The start cards of a solo game, and the cards that leave it (TD-SETUP-07, TD-SETUP-08)."""

    cards: tuple[Card, ...]
    box: tuple[Card, ...]


class VenturesRevealed(TeamEvent, frozen=True):
    """All cards turned up until a team had its venture cards (TD-SETUP-02)."""

    revealed: tuple[Card, ...]
    ventures: tuple[Card, ...]


class VentureKept(Event, frozen=True):
    """The start venture of an area (TD-SETUP-04)."""

    seat: Seat
    team: Team
    area: Area
    card: Card


class TableSet(Event, frozen=True):
    """Decks are shuffled, hands drawn, two customers wait (TD-SETUP-09..12)."""

    row: tuple[Card, ...]
    marker: Team | None
    holders: tuple[Seat, ...]
    """The players of the team with the marker."""


# Round


class RoundStarted(Event, frozen=True):
    """A round begins, with these leads of teams of several (TD-TEAM-07, TD-END-08)."""

    round: int
    leads: tuple[Seat, ...]
    marker: Team | None
    holders: tuple[Seat, ...]
    """The players of the team with the marker."""


class CustomerCame(Event, frozen=True):
    """A customer joined the row at its right end (TD-NEW-03)."""

    card: Card


class CustomerLeft(Event, frozen=True):
    """The left-most customer became unhappy (TD-NEW-04)."""

    card: Card
    unhappy: int
    limit: int
    """So many lose the game (TD-END-01)."""


class HandDiscarded(TeamEvent, frozen=True):
    """What was left in a hand at the refresh (TD-REFRESH-01)."""

    cards: tuple[Card, ...]


class Reshuffled(TeamEvent, frozen=True):
    """A group discard was shuffled into a new group deck (TD-GEN-01, TD-REFRESH-03)."""

    deck: int


class Drew(SecretEvent, frozen=True, kw_only=True):
    """A team drew cards (TD-REFRESH-01, TD-FX-14)."""

    team: Team
    count: int
    secret: Known | None = None


class RoundEnded(Event, frozen=True):
    """The end of a round that ended nothing else (TD-END-08)."""

    round: int
    scores: tuple[int, ...]
    points: tuple[TeamCount, ...]
    """The scores again, as they are said."""
    unhappy: int
    limit: int


class AllLost(Event, frozen=True):
    """Too many unhappy customers (TD-END-01)."""

    unhappy: int
    points: tuple[TeamCount, ...]


class GameScored(Event, frozen=True):
    """The customer deck is empty, or the last round is over (TD-END-02..05, TD-END-09)."""

    winners: tuple[Seat, ...]
    points: tuple[TeamCount, ...]
    sums: tuple[TeamCount, ...]
    by: Literal["points", "sum", "domains", "draw"]


class SoloWon(Event, frozen=True):
    """A solo game was won (TD-END-06)."""

    seat: Seat
    points: int
    grade: Grade


# Effects


class TeamPassed(TeamEvent, frozen=True):
    """A team let a slot go; which of its seats were asked stays secret (TD-FX-09)."""


class EffectUsed(Event, frozen=True):
    """A seat used the effect of a card (TD-FX-04)."""

    seat: Seat
    card: Card
    text: Phrase


class Discarded(TeamEvent, frozen=True):
    """A hand card went to the group discard."""

    card: Card


class Recovered(TeamEvent, frozen=True):
    """A card came back from the group discard into the hand."""

    card: Card


class HandShown(TeamEvent, frozen=True):
    """A hand card was chosen for an exchange (TD-GEN-05)."""

    card: Card


class Exchanged(TeamEvent, frozen=True):
    """Two cards swapped places (TD-GEN-05)."""

    gave: Card
    got: Card
    places: Literal["hand_discard", "hand_row", "row_top", "discard_rival_discard"]


class Shifted(Event, frozen=True):
    """A customer moved to the right end of the row."""

    card: Card


class Buried(Event, frozen=True):
    """A card was sent to the bottom of the customer deck (TD-GEN-06)."""

    card: Card
    source: Zone


class Expelled(Event, frozen=True):
    """A card left the game (TD-GEN-04)."""

    card: Card
    source: Zone


class Looked(SecretEvent, frozen=True, kw_only=True):
    """A team looked at the next customers (TD-GEN-03)."""

    team: Team
    count: int
    secret: Known | None = None


class Scouted(SecretEvent, frozen=True, kw_only=True):
    """What a team did with the customers it had looked at."""

    team: Team
    looked: int
    buried: int
    secret: Known | None = None


class Revealed(TeamEvent, frozen=True):
    """A team turned up the top cards of its deck for all to see (TD-GEN-03)."""

    cards: tuple[Card, ...]


class Taken(TeamEvent, frozen=True):
    """A revealed card went into the hand; the others are back in order."""

    card: Card


class Spied(SecretEvent, frozen=True, kw_only=True):
    """A team looked at the rivals' hand."""

    team: Team
    secret: Known | None = None


class Readied(Event, frozen=True):
    """A used card can be used again."""

    card: Card


class Banked(TeamEvent, frozen=True):
    """A hand card went to the score pile."""

    card: Card


# Assist


class Committed(SecretEvent, frozen=True, kw_only=True):
    """A team has decided what to play, or to play nothing (TD-ASSIST-05)."""

    team: Team
    secret: Known | None = None


class SetsDown(Event, frozen=True):
    """Both have decided: so many cards lie face down (TD-ASSIST-05)."""

    counts: tuple[TeamCount, ...]


class SetRevealed(TeamEvent, frozen=True):
    """A team turned its set up (TD-ASSIST-07)."""

    cards: tuple[Card, ...]


class Declared(TeamEvent, frozen=True):
    """The customer that a team wants to assist (TD-ASSIST-07)."""

    card: Card


class Helped(TeamEvent, frozen=True):
    """What an assist effect gave: so much may the total be over or short, any domain may do, or
    the highest card counts more (TD-ASSIST-08)."""

    over: int
    short: int
    wild: bool
    edge: int


class Doubled(TeamEvent, frozen=True):
    """A played card counts twice."""

    card: Card


class AssistFailed(TeamEvent, frozen=True):
    """The cards do not match the customer (TD-ASSIST-10)."""

    cards: tuple[Card, ...]


class Contested(Event, frozen=True):
    """Two matching assists for one customer (TD-ASSIST-11..14)."""

    card: Card
    winner: Team
    seats: tuple[Seat, ...]
    """The players of the winning team."""
    by: Literal["values", "domains", "marker"]


class CustomerWon(TeamEvent, frozen=True):
    """A team assisted a customer, which left the row (TD-ASSIST-10)."""

    card: Card


class Developed(TeamEvent, frozen=True):
    """The won customer became a group card (TD-ASSIST-15)."""

    card: Card
    to: Literal["discard", "hand", "deck"]


class Retained(TeamEvent, frozen=True):
    """A played card went back to the hand (TD-ASSIST-16)."""

    card: Card


class Placed(TeamEvent, frozen=True):
    """The won customer became a venture (TD-ASSIST-17)."""

    area: Area
    card: Card


class Retired(TeamEvent, frozen=True):
    """A venture left a full area for the score pile (TD-ASSIST-18)."""

    card: Card
    score: int


class Scored(TeamEvent, frozen=True):
    """The won customer went to the score pile (TD-ASSIST-20)."""

    card: Card
    score: int


class SetReturned(TeamEvent, frozen=True):
    """A set went back to the hand (TD-ASSIST-21, TD-ASSIST-22)."""

    cards: tuple[Card, ...]
    out: bool


EVENTS: Final = (
    TeamsMade,
    SoloStart,
    VenturesRevealed,
    VentureKept,
    TableSet,
    RoundStarted,
    CustomerCame,
    CustomerLeft,
    HandDiscarded,
    Reshuffled,
    Drew,
    RoundEnded,
    AllLost,
    GameScored,
    SoloWon,
    TeamPassed,
    EffectUsed,
    Discarded,
    Recovered,
    HandShown,
    Exchanged,
    Shifted,
    Buried,
    Expelled,
    Looked,
    Scouted,
    Revealed,
    Taken,
    Spied,
    Readied,
    Banked,
    Committed,
    SetsDown,
    SetRevealed,
    Declared,
    Helped,
    Doubled,
    AssistFailed,
    Contested,
    CustomerWon,
    Developed,
    Retained,
    Placed,
    Retired,
    Scored,
    SetReturned,
)
