"""What the tables of one process share: the store and the clock, budgets, bots, notices, leases."""

import os
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from seedround.games import all_languages
from seedround.server.host.budgets import Budgets
from seedround.server.host.limits import Limits
from seedround.server.host.metrics import Counts
from seedround.server.host.tasks import Tasks
from seedround.server.notices.letters import Letters
from seedround.server.notices.queue import Notices, Post
from seedround.server.store import Head, Store
from seedround.server.tables.bot_pool import BotPool
from seedround.server.tables.clock import GRACE
from seedround.server.tables.config import Config
from seedround.server.tables.histories import Histories
from seedround.server.tables.leases import Leases
from seedround.server.tables.pictures import Pictures
from seedround.server.tables.prints import Prints
from seedround.server.tables.replays import Replays
from seedround.server.tables.sets import Sets
from seedround.server.tables.signing import Signer


@dataclass
class Process(ABC):
    """All that a room may use beyond its own table."""

    store: Store
    bot_pool: BotPool = field(default_factory=BotPool)
    clock: Callable[[], int] = lambda: time.time_ns() // 1_000_000
    languages: tuple[str, ...] = field(default_factory=all_languages)
    settings: Mapping[str, str] = field(default_factory=lambda: os.environ)
    """Of the environment: where mail goes out, and what the world calls this server."""
    limits: Limits = field(default_factory=Limits)
    owner: str = ""
    """The address at which other processes on the same database reach this one, if there may be
    any."""

    def __post_init__(self) -> None:
        self.leases = Leases(self.store, self.owner, self.limits.lease_seconds, self.give_up)
        self.counts = Counts()
        self.budgets = Budgets(self.limits)
        self.replays = Replays(self.limits.replay_bytes)
        self.histories = Histories(self.limits.history_bytes, self.replays, self.budgets)
        self.prints = Prints(self.limits.print_bytes, self.budgets)
        self.pictures = Pictures(self.limits.print_bytes, self.budgets)
        self.bot_pool.budget = self.budgets.thinking
        self.sets = Sets(self.store)
        self.letters = Letters(self.store, self.settings, self.budgets)
        post = Post(self.letters, self.settings.get("SEEDROUND_URL", ""))
        self.notices = Notices(post, self.clock(), self.limits)
        self.grace_until = self.clock() + GRACE
        self.signer: Signer
        self.tasks = Tasks()

    def now(self) -> int:
        """Server time in milliseconds since 1970."""
        return self.clock()

    @abstractmethod
    def give_up(self) -> None:
        """Other processes may have these tables by now: they must not be shown here any more."""

    @abstractmethod
    async def next_table(self, config: Config, public: bool) -> Head:
        """The table of a rematch, to be stored together with the wish for it."""

    @abstractmethod
    async def deal_next(self, table: str) -> None:
        """Begin the rematch, once its table is stored."""
