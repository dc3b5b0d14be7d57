"""What a process does for its tables and people every now and then: orders, bans,
notices, what is old."""

import logging
from collections.abc import Callable
from typing import Final

from seedround.server.people.bans import Bans
from seedround.server.people.identity import DAY
from seedround.server.tables.orders import Clerk
from seedround.server.tables.ownership import OwnedByOther
from seedround.server.tables.rooms import Rooms

log = logging.getLogger("seedround.housekeeping")

ORDERS: Final = 2.0
"""Seconds between two looks at what the host wants."""
NOTICES: Final = 20.0
"""Seconds between two looks at who is to be told that it is their turn."""
AGES: Final = 600.0
"""Seconds between two looks at what is old enough to go."""


class Housekeeping:
    """What one process does again and again."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms
        self.clerk: Clerk
        self.bans = Bans(rooms.store)
        self.on_ban: Callable[[], None] = lambda: None
        """Called after a new ban: the banned may be connected."""
        self.on_goodbye: Callable[[str], None] = lambda person: None
        """Called when a person is gone, who may be connected."""

    async def open(self) -> None:
        rooms = self._rooms
        self.clerk = Clerk(rooms.store, rooms.signer, rooms.change)
        await self.bans.read()
        rooms.tasks.every("orders of the host", ORDERS, self.follow_orders)
        rooms.tasks.every("sending notices", NOTICES, self.notify)
        rooms.tasks.every("what is old", AGES, self.clear_away)

    async def follow_orders(self) -> None:
        """Carry out orders from the command line and from other processes."""
        if await self.bans.read():
            self.on_ban()
        for order in await self._rooms.store.orders():
            if order.what == "goodbye":
                self.on_goodbye(order.person)
        await self.clerk.work(self._rooms.now())

    async def notify(self) -> None:
        """Send what is due, without waiting: a slow delivery would hold up the next round."""
        rooms = self._rooms
        rooms.tasks.once(rooms.notices.send(rooms.now(), rooms.store.person_by_id))

    async def forget(self, person: str) -> None:
        """Forget a person with all that is theirs; tables of other processes are changed there."""
        self.on_goodbye(person)
        await self._rooms.store.drop_person(person, self._rooms.now())
        await self.clerk.work(self._rooms.now())

    async def clear_away(self) -> None:
        """Delete what is older than the host wants to keep it."""
        store, now, limits = self._rooms.store, self._rooms.now(), self._rooms.limits
        await store.drop_expired_codes(now)
        for over, days in ((True, limits.finished_days), (False, limits.abandoned_days)):
            if days:
                for table in await store.old_tables(over, now - days * DAY):
                    await self._delete(table)
        if limits.people_days:
            for person in await store.old_people(now - limits.people_days * DAY):
                await self.forget(person)

    async def _delete(self, table: str) -> None:
        try:
            await self.clerk.delete(table)
        except OwnedByOther:
            pass  # its owner does it
        except Exception:
            log.exception("the table %s cannot be deleted", table)
