"""Leases: a table is in the hand of one process, as long as that process is heard of.

Where several processes share a database, each says again and again that it lives, and may go on for
some seconds after the moment it *sent* the last word that arrived. One that was stopped for longer,
or cut off from the database, cannot know whether another has its tables now. So it forgets them all
and says goodbye to their watchers before it answers anything: what shows a table asks here.
"""

import asyncio
import logging
import math
import time
from collections.abc import Callable
from typing import Final, NamedTuple

from seedround.server.host.tasks import Tasks
from seedround.server.store import Store
from seedround.server.store.trouble import Silent
from seedround.server.tables.ownership import OwnedByOther

log = logging.getLogger("seedround.leases")

BEATS: Final = 3
"""How often within a lease's time a process says that it lives."""
_CLOCK: Final = getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC)


def since_start() -> float:
    """Seconds of a clock that is never set back; those for which the machine slept count too."""
    return time.clock_gettime(_CLOCK)


class Lease(NamedTuple):
    """The right to write to a table and to show it."""

    number: int = 0
    """Fences earlier owners off: the store refuses what they still write."""
    term: int = 0
    """The term to which it belongs: with it the lease ends."""


class Leases:
    """All leases of this process; without others beside it (`owner` is empty) they last for ever.

    A term is a time without a gap in which others knew that this process lives.
    """

    def __init__(
        self,
        store: Store,
        owner: str,
        seconds: float,
        on_end: Callable[[], None],
        clock: Callable[[], float] = since_start,
    ) -> None:
        self._store = store
        self._owner = owner
        self._seconds = seconds
        self._on_end = on_end
        self._clock = clock
        self._term = 0
        self._held = False
        """Whether a term is under way that may end."""
        self._until = -math.inf
        self._alarm: asyncio.TimerHandle | None = None
        self._beating = asyncio.Lock()

    async def open(self, tasks: Tasks) -> None:
        if self._owner:
            await self.beat()
            pause = self._seconds / BEATS
            tasks.every("the heartbeat", pause, self.beat, pause)

    async def close(self) -> None:
        """Leave all tables to others."""
        if self._alarm is not None:
            self._alarm.cancel()
        if self._owner:
            await self._store.drop_leases(self._owner)

    def look(self) -> None:
        """If the term has ended, all that was held in it is forgotten, here and now."""
        if self._held and self._clock() >= self._until:
            self._held = False
            self._term += 1
            log.warning("others have not heard of this process in time: it forgets its tables")
            self._on_end()

    def holds(self, lease: Lease) -> bool:
        if self._held:
            self.look()
        return lease.term == self._term

    async def take(self, table: str) -> Lease:
        """The right to write to a table; raises OwnedByOther if another process has it."""
        if not self._owner:
            return Lease()
        self.look()
        async with self._beating:
            if not self._held:
                await self.beat()
        term = self._term
        owner, number = await self._store.take_lease(table, self._owner)
        if owner != self._owner:
            raise OwnedByOther(owner)
        return Lease(number, term)

    async def beat(self) -> None:
        """Say that this process lives. The lease counts from before the word was sent; if
        the term ended while it was under way, a new one begins."""
        sent = self._clock()
        try:
            async with asyncio.timeout(self._seconds):
                await self._store.beat(self._owner, self._seconds)
        except TimeoutError:
            raise Silent from None
        self.look()
        self._until = max(self._until, sent + self._seconds)
        self._held = True
        self._watch()

    def _watch(self) -> None:
        """There may be no request for a while, and the database may be silent: so the end of a term
        is also waited for, and watchers hear of it."""
        if self._alarm is not None:
            self._alarm.cancel()
        left = max(0.0, self._until - self._clock())
        self._alarm = asyncio.get_running_loop().call_later(left, self._ring)

    def _ring(self) -> None:
        self.look()
        if self._held:
            self._watch()
