"""What is said about studies."""

from typing import Literal

from seedround.engine.kinds import Difference, Share, Tenths
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


# What games come to


class GamesPlayed(Saying, frozen=True):
    """The heading of a simulation."""

    game: str
    games: int
    seed: str


class ChairNumber(Saying, frozen=True):
    """A chair, as people count."""

    number: int


class DecisionsAGame(Saying, frozen=True):
    """How long a game is."""

    decisions: Tenths


class PlayedAt(Saying, frozen=True):
    """How fast it went."""

    games: Tenths
    decisions: int
    seconds: Tenths


class SharesFromTo(Saying, frozen=True):
    """The interval of a share."""

    low: Share
    high: Share


# Tournaments and levels


class TournamentPlayed(Saying, frozen=True):
    """The heading of a tournament."""

    game: str
    games: int
    players: int
    seed: str


class StoppedBetweenDeals(Saying, frozen=True):
    """Ctrl-C: only deals count that were played from every chair."""


class SharesAbove(Saying, frozen=True):
    """What the matrix shows."""


class LooksAllowed(Saying, frozen=True):
    """Why intervals are wide."""

    looks: int


class RatingsFromTo(Saying, frozen=True):
    """The interval of a rating."""

    low: Difference
    high: Difference


class PairStands(Saying, frozen=True):
    """A pair as it stands at a look, the better one first."""

    first: str
    second: str
    share: Share
    games: int
    low: Share
    high: Share
    clear: bool


class PairVerdict(Saying, frozen=True):
    """Whether it is clear who is better."""

    clear: bool


class LadderPlayed(Saying, frozen=True):
    """The heading of the ladder."""

    game: str
    seed: str


class StoppedInMatch(Saying, frozen=True):
    """Ctrl-C."""

    match: int
    matches: int


class RungVerdict(Saying, frozen=True):
    """Whether a level is a step above the one below, and how wide the step is meant to be."""

    holds: bool
    low: Share | None
    high: Share | None


class PaceIs(Saying, frozen=True):
    """What the last table shows."""


# Balance


class BalanceOf(Saying, frozen=True):
    """The heading of a study of targets."""

    game: str
    games: int
    seed: str


class PlayersAtTable(Saying, frozen=True):
    """The heading of targets for a number of players, or for all numbers taken together."""

    players: int | None


class TargetVerdict(Saying, frozen=True):
    """What came of one target."""

    verdict: Literal["hit", "unclear", "missed"]


class TargetsSummed(Saying, frozen=True):
    """What came of all targets."""

    hit: int
    unclear: int
    missed: int


# Speed and laws


class Measuring(Saying, frozen=True):
    """What is measured just now."""

    what: str | None


class BenchFigure(Saying, frozen=True):
    """A figure that only one game has, by its name in the JSON."""

    game: str
    name: str
    value: float


class YardstickIs(Saying, frozen=True):
    """What figures of other machines are compared by, in millions of rounds a second."""

    low: Tenths
    high: Tenths | None
    """None: all were measured alike."""


class GamesOf(Saying, frozen=True):
    """How often a game was played."""

    game: str
    games: int


class MovesPlayed(Saying, frozen=True):
    """What was played under the laws."""

    moves: int
    seconds: Tenths
    speed: int
    seed: str


class Counted(Saying, frozen=True):
    """What a bar counts."""

    what: Literal["games", "seconds"]
