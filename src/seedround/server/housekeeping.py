"""What a process does for its tables and people every now and then: orders, bans, what is old."""

import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from seedround.server.bans import Bans
from seedround.server.elsewhere import Elsewhere
from seedround.server.orders import Clerk
from seedround.server.people import DAY

if TYPE_CHECKING:
    from seedround.server.hub import Hub

log = logging.getLogger("seedround.housekeeping")

ORDERS: Final = 2.0
"""Seconds between two looks at what the host wants."""
AGES: Final = 600.0
"""Seconds between two looks at what is old enough to go."""


class Housekeeping:
    """Of one process."""

    def __init__(self, hub: "Hub") -> None:
        self._hub = hub
        self.clerk: Clerk
        self.bans = Bans(hub.store)
        self.on_ban: Callable[[], None] = lambda: None
        """Somebody was banned who may be connected."""
        self.on_goodbye: Callable[[str], None] = lambda person: None
        """Somebody is gone who may be connected."""

    async def open(self) -> None:
        hub = self._hub
        self.clerk = Clerk(hub.store, hub.signer, hub.change)
        await self.bans.read()
        hub.tasks.every("orders of the host", ORDERS, self.follow_orders)
        hub.tasks.every("what is old", AGES, self.clear_away)

    async def follow_orders(self) -> None:
        """What was ordered here, on the command line or by another process."""
        if await self.bans.read():
            self.on_ban()
        for order in await self._hub.store.orders():
            if order.what == "goodbye":
                self.on_goodbye(order.person)
        await self.clerk.work(self._hub.now())

    async def forget(self, person: str) -> None:
        """Somebody goes, with all that is theirs; what others have in hand is done by them."""
        self.on_goodbye(person)
        await self._hub.store.drop_person(person, self._hub.now())
        await self.clerk.work(self._hub.now())

    async def clear_away(self) -> None:
        """Whatever is older than the host wants to keep it."""
        store, now, limits = self._hub.store, self._hub.now(), self._hub.limits
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
        except Elsewhere:
            pass  # its owner does it
        except Exception:
            log.exception("the table %s cannot be deleted", table)
