"""What is said about games, options and card sets."""

from seedround.engine.about import Fact
from seedround.engine.saying import Saying


class OptionWithoutValue(Saying, frozen=True):
    """An option without a value."""

    option: str


class OptionTwice(Saying, frozen=True):
    """An option with two values."""

    option: str


class GameFacts(Saying, frozen=True):
    """A game in one line."""

    least: int
    most: int
    minutes: str
    designer: str


class GameCredits(Saying, frozen=True):
    """Who made it, as its rulebook says."""

    credits: str


class SubtitleOurs(Saying, frozen=True):
    """A part of the title that is not the rulebook's."""

    subtitle: str


class FactOurs(Saying, frozen=True):
    """A fact that no rulebook states."""

    fact: Fact


class CardSets(Saying, frozen=True):
    """The sets of a game."""

    names: str


class SetTitle(Saying, frozen=True):
    """The heading of a set."""

    title: str
    version: int


class SetWarning(Saying, frozen=True):
    """What stands before a warning."""


class NoCards(Saying, frozen=True):
    """A set in which nothing can be counted."""


class SetFor(Saying, frozen=True):
    """What a set is."""

    game: str
    set: str


class SetEntries(Saying, frozen=True):
    """What is in it."""

    counts: str
    hash: str


class SetIsOurs(Saying, frozen=True):
    """A set that we ship."""


class SetIsWell(Saying, frozen=True):
    """The verdict on a set."""

    warnings: bool


class SetDiffers(Saying, frozen=True):
    """Two sets that are compared."""

    first: str
    second: str


class SetWritten(Saying, frozen=True):
    """A set that was exported."""

    path: str


class SheetsWritten(Saying, frozen=True):
    """Where the sheets are, and how they are printed."""

    path: str


class LanguageUnknown(Saying, frozen=True):
    """A language that nothing is printed in."""

    language: str
    languages: tuple[str, ...]
