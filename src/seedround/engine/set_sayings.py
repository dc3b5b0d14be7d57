"""Why a card set is refused."""

from typing import Literal

from seedround.engine.saying import Saying

Value = Literal["text", "number", "fraction", "switch", "list", "table", "nothing"]
"""What a field of a set can hold."""
TomlFault = Literal["twice", "equals", "bracket", "quotes", "value", "key", "rest"]
"""Why a line is no TOML."""


class InSet(Saying, frozen=True):
    """What is wrong, and in which file."""

    place: Saying
    problem: Saying


class InCard(Saying, frozen=True):
    """What is wrong, in which file, on which line, with which card."""

    place: Saying
    card: str
    problem: Saying


class OnLine(Saying, frozen=True):
    """A place in a file."""

    file: str
    line: int


class NotSetData(Saying, frozen=True):
    """A value that a set cannot hold."""


class NotPlain(Saying, frozen=True):
    """Something in a pasted set that no set has: dates, vast numbers, nests of tables, NUL."""

    largest: int
    deepest: int


class WrongTypeAt(Saying, frozen=True):
    """A value of the wrong type, in a library's words."""

    why: str
    path: str


class FieldMissing(Saying, frozen=True):
    """A field that a card needs; `figure` is its name in the file."""

    figure: str


class FieldUnknown(Saying, frozen=True):
    """A field that no card has, and those that it can have."""

    figure: str
    known: str


class FigureTooLow(Saying, frozen=True):
    """A number below the lowest."""

    figure: str
    value: str
    low: int


class FigureTooHigh(Saying, frozen=True):
    """A number above the highest."""

    figure: str
    value: str
    high: int


class FigureNoStep(Saying, frozen=True):
    """A number between the steps."""

    figure: str
    value: str
    step: int


class SizeWrong(Saying, frozen=True):
    """A text with too few or too many characters, or a list with such entries."""

    figure: str
    kind: Value
    size: int
    least: int | None
    most: int | None


class NotAmong(Saying, frozen=True):
    """A word that is none of those that may stand there."""

    figure: str
    value: str
    known: str


class WrongKind(Saying, frozen=True):
    """A text where a number should be, and the like."""

    figure: str
    value: str
    kind: Value | None
    wanted: Value


class NthEntry(Saying, frozen=True):
    """A card without an id, by where it stands in its list."""

    number: int
    deck: str


class TomlWrong(Saying, frozen=True):
    """A line that cannot be read."""

    fault: TomlFault


class EmptyFolder(Saying, frozen=True):
    """A folder without a set."""

    path: str


class NoSetThere(Saying, frozen=True):
    """A set that is not there."""

    path: str


class NotToml(Saying, frozen=True):
    """A file that is not TOML."""

    file: str
    why: str


class SetUnreadable(Saying, frozen=True):
    """A file that cannot be opened; why is for the operating system to say."""

    file: str
    why: str | None


class TableTwice(Saying, frozen=True):
    """A table that two files of a folder have."""

    file: str
    key: str


class SetHeadMissing(Saying, frozen=True):
    """A file that does not start with [set]."""


class EntryWithoutId(Saying, frozen=True):
    """An entry that cannot be laid over another."""


class NothingToDrop(Saying, frozen=True):
    """An entry that is to be removed and is not there."""


class SetOfOtherGame(Saying, frozen=True):
    """A set of another game."""

    theirs: str
    ours: str


class NoSuchBase(Saying, frozen=True):
    """A set laid over one that we do not ship."""

    base: str
    known: str


class NotASetOf(Saying, frozen=True):
    """Content that is no set of the game."""

    game: str


class IdTwice(Saying, frozen=True):
    """An id that stands for several cards."""

    times: int


class IdUnfit(Saying, frozen=True):
    """An id that cannot stand in a move."""

    longest: int


class FigureOutOfRange(Saying, frozen=True):
    """A figure of a card that is too low or too high; `figure` is its name in the file."""

    figure: str
    value: int
    low: int
    high: int


class LineTooLong(Saying, frozen=True):
    """A line that no card has."""

    most: int


class LooksOdd(Saying, frozen=True):
    """A card worth many times what is usual in its deck."""

    times: int
    deck: str


# How two sets differ


class CardAdded(Saying, frozen=True):
    """A card that the first set does not have, and what it does if that can be said."""

    name: Saying
    deck: Saying
    does: tuple[Saying, ...]


class CardGone(Saying, frozen=True):
    """A card that only the first set has."""

    name: Saying
    deck: Saying


class CardDiffers(Saying, frozen=True):
    """A figure or text of a card, by where it stands; None where there is none."""

    name: Saying
    figure: tuple[Saying, ...]
    before: Saying | None
    after: Saying | None


class CardSays(Saying, frozen=True):
    """What a card does, in words."""

    name: Saying
    before: tuple[Saying, ...]
    after: tuple[Saying, ...]


class SettingDiffers(Saying, frozen=True):
    """A figure of what is not a card."""

    figure: tuple[Saying, ...]
    before: Saying | None
    after: Saying | None


class FigureGiven(Saying, frozen=True):
    """A number in a set."""

    number: int


class YesOrNo(Saying, frozen=True):
    """A switch in a set."""

    yes: bool


class TextGiven(Saying, frozen=True):
    """A name or a text on a card."""

    text: Saying


class ValuesGiven(Saying, frozen=True):
    """Several values."""

    values: tuple[Saying, ...]


class StepGiven(Saying, frozen=True):
    """A step of an effect with its figures, where nothing else puts it into words."""

    step: Saying
    figures: tuple[Saying, ...]


class MoreDifferences(Saying, frozen=True):
    """Those that are not listed."""

    count: int


class SetsAlike(Saying, frozen=True):
    """Two sets with the same cards."""
