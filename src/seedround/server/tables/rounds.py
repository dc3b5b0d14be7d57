"""The rounds of a process: tables at which something is due come into memory, idle ones leave it.

A table says in the store when something happens at it by itself (`Head.due`): a bot's move, the end
of a player's time. A table that only waits for people stays out until one of them asks for it.
"""

import asyncio
import logging
import math
from operator import attrgetter
from typing import Final

from seedround.server.notices.queue import PATIENCE
from seedround.server.people.identity import Full
from seedround.server.store.trouble import Unavailable
from seedround.server.tables.config import unpack
from seedround.server.tables.ownership import OwnedByOther
from seedround.server.tables.room import Room
from seedround.server.tables.rooms import Rooms

log = logging.getLogger("seedround.rounds")

SWEEP: Final = 20.0
"""Seconds between two rounds at most."""


class Rounds:
    """The rounds of one process."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms
        self.idle = rooms.limits.idle_seconds * 1000 or math.inf
        """Milliseconds after which a table without watchers leaves memory."""
        self._most = rooms.limits.unwatched_bytes or math.inf
        self._pause = min(SWEEP, rooms.limits.idle_seconds or SWEEP)
        if rooms.owner:  # the tables of a process that has ended wait for another
            self._pause = min(self._pause, rooms.limits.lease_seconds)

    def open(self) -> None:
        tasks = self._rooms.tasks
        tasks.until_well("taking tables up", 1, self.take_up)
        tasks.every("the rounds", self._pause, self.make)

    async def make(self) -> None:
        now, size = self._rooms.now(), 0
        unwatched = [room for room in self._rooms.rooms.values() if not room.watchers]
        for room in sorted(unwatched, key=attrgetter("touched"), reverse=True):
            size += room.size
            try:
                self._dismiss(room, now, self.idle if size <= self._most else 0)
            except Exception:
                log.exception("the table %s cannot leave memory", room.head.id)
        await self.take_up()

    def _dismiss(self, room: Room, now: int, idle: float) -> None:
        """Let a room leave memory that has been idle for this long."""
        due = room.head.due
        if room.idle(now - idle) and (due is None or due > self._soon(now)):
            self._rooms.forget(room)
            room.close()

    async def take_up(self) -> None:
        """Clocks and bots go on, also after a restart here or the end of another process; a few
        tables at a time, and one that cannot be read keeps no other back."""
        rooms = self._rooms
        now = rooms.now()
        for table in await rooms.store.due_tables(self._soon(now), now - PATIENCE, rooms.owner):
            if table not in rooms.rooms and table not in self._rooms.hopeless:
                try:
                    rooms.check_space()  # without any it is left to other processes
                    await self._try(table, now)
                except OwnedByOther:
                    pass
                except (Unavailable, Full) as problem:
                    log.warning("tables have to wait: %s", problem)
                    return
                except Exception:
                    log.exception("the table %s cannot be taken up", table)
                    self._rooms.hopeless.add(table)
                await asyncio.sleep(0.001)

    async def _try(self, table: str, now: int) -> None:
        """Load a table at which something is due, or whose people may have to be told that it is
        their turn: the process that knew it may be gone."""
        head = await self._rooms.store.head(table)
        if head is None:
            return
        due = head.due is not None and head.due <= self._soon(now)
        if due or unpack(head.config).pace == "turns":
            await self._rooms.room(table)

    def _soon(self, now: int) -> int:
        """Until when a table waits in memory for what is due: the next rounds may come late."""
        return now + int(2000 * self._pause)
