"""A table in memory: who is kept in it, and what happens when something fails there."""

import asyncio

import msgspec
import pytest

from seedround.engine.errors import Refused
from seedround.server.host.budgets import Who
from seedround.server.protocol.http import ChairWanted, CreateTable
from seedround.server.store import Person
from seedround.server.store.memory import MemoryStore
from seedround.server.tables.hub import Hub
from seedround.server.tables.opening import config_for
from seedround.server.tables.room import Room
from seedround.server.transport.forward import Forwarding
from seedround.server.transport.socket import Connection
from tests.server.serving import until
from tests.server.test_frames import SCOPE, Wire

ADA = Person(id="ada", name="Ada")
CHAIRS = (ChairWanted(who="me", name="Ada"), ChairWanted(who="open"))


async def table() -> tuple[Hub, Room]:
    """A table that waits for somebody."""
    hub = Hub(MemoryStore())
    config = config_for(CreateTable(game="trade-show", chairs=CHAIRS), ADA)
    room, _ = await hub.add(config, True, Who(None, ""))
    return hub, room


async def nothing(_: Room) -> None:
    pass


def test_nobody_is_kept_who_left_before_their_watching_began() -> None:
    async def whole() -> None:
        hub, room = await table()
        connection = Connection(hub, Forwarding(hub.limits), None, SCOPE, Wire())
        watch = msgspec.json.encode({"do": "watch", "id": "1", "table": room.head.id})
        connection.heard(watch)
        await until(lambda: room.watchers)
        connection.heard(watch)
        await connection.gone()
        await room.settled()
        assert not room.watchers

    asyncio.run(whole())


def test_a_table_at_which_something_failed_is_loaded_anew() -> None:
    async def broken() -> None:
        raise ZeroDivisionError

    async def whole() -> None:
        hub, room = await table()
        wire = Wire()
        connection = Connection(hub, Forwarding(hub.limits), None, SCOPE, wire)
        connection.heard(msgspec.json.encode({"do": "watch", "id": "1", "table": room.head.id}))
        await until(lambda: room.watchers)
        room.put(broken)
        with pytest.raises(Refused, match="being loaded again"):
            await room.do(nothing)
        again = await hub.room(room.head.id)
        assert again is not room
        await again.do(nothing)
        assert b'"kind":"table_reloaded"' in wire.frames[-1]

    asyncio.run(whole())


def test_whoever_waits_for_something_that_failed_is_told() -> None:
    async def broken(_: Room) -> None:
        raise ZeroDivisionError

    async def whole() -> None:
        hub, room = await table()
        with pytest.raises(ZeroDivisionError):
            await room.do(broken)
        await asyncio.sleep(0)
        assert room.lost
        assert await hub.room(room.head.id) is not room

    asyncio.run(whole())
