"""What is said about studies."""

from seedround.engine.saying import Saying


class NeedSeconds(Saying, frozen=True):
    """A number of seconds that is not above zero."""

    seconds: str


class LawsBroken(Saying, frozen=True):
    """Games that broke a law."""

    games: int


class LawsHeld(Saying, frozen=True):
    """All is well."""


class ResumeNeedsOut(Saying, frozen=True):
    """A run that was not kept."""


class OnlyBots(Saying, frozen=True):
    """A person in the lab."""


class MatchNeedsTwo(Saying, frozen=True):
    """A match of one game."""

    games: int


class StoppedAfter(Saying, frozen=True):
    """Ctrl-C."""

    played: int
    games: int


class AllPlayedAlready(Saying, frozen=True):
    """Nothing is left to do."""

    games: int
    path: str


class StoppedAndKept(Saying, frozen=True):
    """Ctrl-C."""

    played: int
    games: int
    path: str


class ResumeGoesOn(Saying, frozen=True):
    """How to go on."""


class ResultsAreIn(Saying, frozen=True):
    """Where results are."""

    path: str


class ReportIsIn(Saying, frozen=True):
    """Where a report is."""

    path: str
