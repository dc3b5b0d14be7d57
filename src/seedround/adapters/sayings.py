"""What an adapter tells a seat, and why it refuses."""

from seedround.engine.saying import Saying


class NoSuchAction(Saying, frozen=True):
    """A number that stands for no move, or none at all."""

    action: int | None
    count: int


class SeatOutOfRange(Saying, frozen=True):
    """A seat that the table does not have."""

    seat: int
    last: int


class SeatOrRandom(Saying, frozen=True):
    """A seat that the table does not have."""

    seat: int
    last: int


class BotsNeeded(Saying, frozen=True):
    """Too few or too many bots."""

    needed: int
    named: int


class NoSuchTableHere(Saying, frozen=True):
    """A table that was not opened."""

    table: str
    known: str | None
    """None: no table was opened yet."""


class ResetFirst(Saying, frozen=True):
    """A step after the end."""


class OptionOfGameString(Saying, frozen=True):
    """An option that is written wrongly."""

    part: str


# What a seat is told


class NoChoiceNow(Saying, frozen=True):
    """Another seat chooses."""


class LegalMoves(Saying, frozen=True):
    """Above the moves."""


class ImpossibleMoves(Saying, frozen=True):
    """Above what is blocked."""


class FinalScores(Saying, frozen=True):
    """The end: why, who has won, and every score."""

    reason: str
    verdict: str
    scores: str


class DealProved(Saying, frozen=True):
    """What proves after the end that the deal was fixed."""

    seed: str
    salt: str
    commitment: str


class TableOpened(Saying, frozen=True):
    """A table, who sits there, and the commitment."""

    table: str
    names: str
    commitment: str


class GameListed(Saying, frozen=True):
    """A game in one line."""

    game: str
    title: str
    least: int
    most: int
    minutes: str


class OptionsListed(Saying, frozen=True):
    """The options of a game by name."""

    names: str
