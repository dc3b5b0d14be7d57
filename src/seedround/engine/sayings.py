"""What the engine says in every game: endings, and why something is refused."""

from seedround.engine.kinds import Seat
from seedround.engine.saying import Saying

# Endings


class Verdict(Saying, frozen=True):
    """Who has won."""

    winners: tuple[Seat, ...]


class EndWon(Saying, frozen=True):
    """Who beat whom, and by how much; without a full stop, as a headline."""

    winners: tuple[Seat, ...]
    others: tuple[Seat, ...]
    by: Saying


class EndTied(Saying, frozen=True):
    """Who came out ahead of whom only by what breaks ties; without a full stop."""

    winners: tuple[Seat, ...]
    others: tuple[Seat, ...]


# Moves


class NotPossible(Saying, frozen=True):
    """A move that is blocked, and why."""

    move: str
    why: Saying


class NotLegal(Saying, frozen=True):
    """A move that does not belong to this decision."""

    move: str
    kind: str


class TooLate(Saying, frozen=True):
    """A move after the end."""

    move: str


class NothingToChoose(Saying, frozen=True):
    """A question after the end."""


class NotAMove(Saying, frozen=True):
    """Something that is no move at all, in a library's words."""

    why: str


class NoSuchMove(Saying, frozen=True):
    """A verb that the game does not have."""

    verb: str
    known: str


class MoveUnreadable(Saying, frozen=True):
    """A move whose arguments make no sense."""

    move: str
    why: str


class MoveWrittenSo(Saying, frozen=True):
    """A move in a wrong spelling."""

    move: str
    right: str


class CannotUndo(Saying, frozen=True):
    """A take-back behind the barrier."""


class NoSuchPly(Saying, frozen=True):
    """A place in the game that was not reached."""

    ply: int
    played: int


class OpenCardsLater(Saying, frozen=True):
    """A look at open cards while the game runs."""


class NoSuchSeat(Saying, frozen=True):
    """A seat that the table does not have."""

    seat: int
    seats: int


class NothingToChooseNow(Saying, frozen=True):
    """A bot that is not asked."""

    seat: int


# Games, options, names, seeds, rules


class NoSuchGame(Saying, frozen=True):
    """A game that we do not have."""

    name: str
    known: str


class WrongSeatCount(Saying, frozen=True):
    """Too few or too many players."""

    game: str
    least: int
    most: int
    seats: int


class NoSuchOption(Saying, frozen=True):
    """An option that the game does not have."""

    game: str
    name: str
    known: str


class OptionTakes(Saying, frozen=True):
    """A value that the option does not take."""

    option: str
    values: Saying
    given: str


class Either(Saying, frozen=True):
    """One of two things to choose from."""

    one: Saying
    other: Saying


class Span(Saying, frozen=True):
    """Numbers to choose from."""

    lo: int
    hi: int
    step: int


class BadName(Saying, frozen=True):
    """A name that cannot be shown."""

    most: int


class BadSeed(Saying, frozen=True):
    """A seed that is not one."""

    seed: str


class RulesMissing(Saying, frozen=True):
    """An installation without its rules."""

    game: str


class NoSuchRule(Saying, frozen=True):
    """A rule that is not there, and some that look like it."""

    rule: str
    game: str
    letters: str
    near: str | None
