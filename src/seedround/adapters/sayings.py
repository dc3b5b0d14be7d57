"""Why an adapter refuses."""

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
    known: str


class ResetFirst(Saying, frozen=True):
    """A step after the end."""


class OptionOfGameString(Saying, frozen=True):
    """An option that is written wrongly."""

    part: str
