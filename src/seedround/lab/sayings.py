"""Why a study is refused."""

from typing import Literal

from seedround.engine.saying import Saying

SheetPart = Literal[
    "format",
    "game",
    "rules_version",
    "card_set",
    "set_hash",
    "bots",
    "games",
    "seed",
    "options",
]
"""What fixes the results of a run."""


class NotACluster(Saying, frozen=True):
    """An address that makes no sense."""

    address: str


class ClusterSilent(Saying, frozen=True):
    """A cluster that does not answer."""

    address: str


class BadJobs(Saying, frozen=True):
    """Fewer processes than one."""

    jobs: int


class InlineIsOne(Saying, frozen=True):
    """Several processes in one."""

    jobs: int


class JobsAreLocal(Saying, frozen=True):
    """Processes on a cluster."""


class BadEngine(Saying, frozen=True):
    """A way to play that we do not know."""

    on: str


class TooFewGames(Saying, frozen=True):
    """A run without games."""

    games: int


class NoTargets(Saying, frozen=True):
    """A game without balance targets."""

    game: str


class MetricUnseen(Saying, frozen=True):
    """A figure that no game showed."""

    metric: str


class TooFewBots(Saying, frozen=True):
    """A tournament of one."""


class BotTwice(Saying, frozen=True):
    """A bot against itself."""

    bot: str


class TooFewPlayers(Saying, frozen=True):
    """A tournament alone at a table."""


class EarlyStopForTwo(Saying, frozen=True):
    """Stopping early with many."""


class RunExists(Saying, frozen=True):
    """A folder that is taken."""

    path: str


class NoFolder(Saying, frozen=True):
    """A folder that is missing."""

    path: str


class AnotherRun(Saying, frozen=True):
    """A folder with something else in it."""

    path: str
    part: SheetPart
    its: str
    wanted: str


class JournalDamaged(Saying, frozen=True):
    """A journal that cannot be read."""

    path: str


class NotARun(Saying, frozen=True):
    """A folder that is no run."""

    path: str


class RunDamaged(Saying, frozen=True):
    """A run that cannot be read."""

    path: str


class RunOfOtherVersion(Saying, frozen=True):
    """A run of another format."""

    path: str


class TableMissing(Saying, frozen=True):
    """A run that is not finished."""

    path: str
    file: str


class ExtraNeeded(Saying, frozen=True):
    """A package that is not installed."""

    what: str
    package: str
    extra: str
