"""What is wrong with a deck of Tech Deck or with its options, as data. Words such as `slack` and
names of fields are those of the file."""

from typing import Final

from seedround.engine.saying import Saying
from seedround.games.tech_deck import OptionForOne, OptionForTeams

# The deck


class TooManyCards(Saying, frozen=True):
    """More cards than the printed deck has."""

    most: int
    found: int


class TooManyOpenCards(Saying, frozen=True):
    """More open cards than the printed deck has."""

    most: int
    found: int


class TooFewVentures(Saying, frozen=True):
    """Not every area of a full table would get its choice of ventures (TD-SETUP-02)."""

    ventures: int
    players: int
    needed: int


class RankUnfit(Saying, frozen=True):
    """A ranking that does not name every domain once (TD-A-03)."""

    domains: tuple[str, ...]


class NameTwice(Saying, frozen=True):
    """A name that several cards have."""

    name: str
    times: int


# Effects


class FigureNegative(Saying, frozen=True):
    """A figure that must not be negative; `figure` is its name in the file."""

    figure: str
    value: int


class SlackUnfit(Saying, frozen=True):
    """A span that does not hold the total itself, goes too far or allows nothing."""

    lo: int
    hi: int
    lowest: int
    highest: int


class NoSuchExchange(Saying, frozen=True):
    """Two places between which cards cannot be exchanged (TD-GEN-05)."""

    places: str
    known: tuple[str, ...]


class NoLeftEnd(Saying, frozen=True):
    """The left-most card of a place that has no order."""

    source: str
    ordered: tuple[str, ...]


class PhaseUnfit(Saying, frozen=True):
    """A step that cannot happen in the phase of its card (TD-FX-07)."""

    step: str
    phase: str
    fitting: tuple[str, ...]


class CostsLate(Saying, frozen=True):
    """A cost that comes after other steps (TD-FX-15)."""


class StepTwice(Saying, frozen=True):
    """A step that an effect can have only once."""

    step: str


# The start lists


class StartUnknown(Saying, frozen=True):
    """A start list with a card that is not in the deck."""

    start: str
    card: str


class StartVenture(Saying, frozen=True):
    """A start list with a venture (TD-A-05)."""

    start: str


class TeamStartUnfit(Saying, frozen=True):
    """A start list without the cards that the rulebook names (TD-SETUP-06)."""

    start: str
    wanted: tuple[str, ...]


class SoloStartUnfit(Saying, frozen=True):
    """A solo start list with other values or too few domains (TD-SETUP-07)."""

    values: tuple[int, ...]
    domains: tuple[str, ...]


class StartMarkUnfit(Saying, frozen=True):
    """A card with a start mark that is in no team's list, or one in a list without it."""

    cards: int
    lists: tuple[str, ...]


# Warnings


class CardCount(Saying, frozen=True):
    """A warning: a gap, or more cards of a kind than the printed deck has (TD-A-02)."""

    domain: str
    value: int
    found: int


class OpenCardCount(Saying, frozen=True):
    """A warning: fewer open cards than the printed deck has (TD-A-02)."""

    found: int
    usual: int


FAULTS: Final = (
    OptionForOne,
    OptionForTeams,
    TooManyCards,
    TooManyOpenCards,
    TooFewVentures,
    RankUnfit,
    NameTwice,
    FigureNegative,
    SlackUnfit,
    NoSuchExchange,
    NoLeftEnd,
    PhaseUnfit,
    CostsLate,
    StepTwice,
    StartUnknown,
    StartVenture,
    TeamStartUnfit,
    SoloStartUnfit,
    StartMarkUnfit,
    CardCount,
    OpenCardCount,
)
