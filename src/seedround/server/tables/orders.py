"""Orders: what the host, or a person who leaves, wants done to tables.

They stand in the database until they are carried out where the table is in hand: by this process,
another one, or the command line while no server runs. So none is lost by a crash.
"""

import logging
from collections.abc import Awaitable, Callable
from typing import Final

import msgspec

from seedround.server.store import Order, Store
from seedround.server.store.lines import Abandoned, Line
from seedround.server.tables.messages import FINISHED
from seedround.server.tables.ownership import OwnedByOther
from seedround.server.tables.privacy import forget
from seedround.server.tables.signing import Signer

log = logging.getLogger("seedround.orders")

Work = Callable[[int], Awaitable[None]]
"""Changes a table as it is stored, with the right to write to it."""
Change = Callable[[str, Work], Awaitable[None]]
"""Does so while no other has the table in hand, or raises OwnedByOther."""
GOODBYE: Final = 60_000
"""Milliseconds in which all processes hear that a person is gone."""


class Clerk:
    """Carries orders out; its owner decides how a table is taken in hand."""

    def __init__(self, store: Store, signer: Signer, change: Change) -> None:
        self._store = store
        self._signer = signer
        self._change = change
        self._failed: set[Order] = set()

    async def work(self, now: int) -> list[Order]:
        """Carry out all orders that can be done here, each on its own; gives what is left."""
        left: list[Order] = []
        for order in await self._store.orders():
            try:
                if order.what == "goodbye":
                    if order.at < now - GOODBYE:
                        await self._store.drop_order(order)
                    continue
                await self.carry_out(order, now)
            except OwnedByOther:  # its owner looks here too
                left.append(order)
            except Exception:
                if order not in self._failed:  # it is tried again and again
                    log.exception("the table %s cannot be changed (%s)", order.table, order.what)
                    self._failed.add(order)
                left.append(order)
        return left

    async def carry_out(self, order: Order, now: int) -> None:
        async def work(lease: int) -> None:
            match order.what:
                case "delete":
                    await self._delete(order.table, lease)
                case "close":
                    await self._close(order.table, lease, now)
                case "forget":
                    await forget(self._store, order.table, order.person, lease, now, self._signer)

        await self._change(order.table, work)
        await self._store.drop_order(order)

    async def delete(self, table: str) -> None:
        await self._change(table, lambda lease: self._delete(table, lease))

    async def _delete(self, table: str, lease: int) -> None:
        if await self._store.head(table) is not None:
            await self._store.drop_table(table, lease)

    async def _close(self, table: str, lease: int, now: int) -> None:
        """Give a game up for all who sit there."""
        head = await self._store.head(table)
        if head is None or head.stage in FINISHED:
            return
        number = head.lines + 1
        closed = msgspec.structs.replace(
            head, stage="abandoned", asked=(), due=None, touched=now, lines=number
        )
        await self._store.append(closed, [Line(number=number, deed=Abandoned(), at=now)], lease)


async def alone(store: Store, owner: str, now: int, signer: Signer) -> list[Order]:
    """Carry orders out while no server runs."""

    async def change(table: str, work: Work) -> None:
        held, lease = await store.take_lease(table, owner)
        if held != owner:
            raise OwnedByOther(held)
        await work(lease)

    try:
        return await Clerk(store, signer, change).work(now)
    finally:
        await store.drop_leases(owner)
