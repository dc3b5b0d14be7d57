"""How long a process may take its tables for its own: never longer than the others do."""

import asyncio
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
import pytest

from seedround.server.host.budgets import Who
from seedround.server.protocol.http import CreateTable
from seedround.server.store import Feat, Head
from seedround.server.store.lines import Line
from seedround.server.store.memory import MemoryStore
from seedround.server.store.trouble import Silent
from seedround.server.tables.bot_pool import BotPool
from seedround.server.tables.hub import Hub
from seedround.server.tables.leases import Lease, Leases
from seedround.server.tables.opening import config_for
from seedround.server.tables.ownership import OwnedByOther
from seedround.server.tables.room import LoadedAgain, Room
from seedround.server.transport.forward import Forwarding
from seedround.server.transport.socket import Connection
from tests.server.serving import until
from tests.server.test_frames import SCOPE, Wire
from tests.server.test_room import ADA, CHAIRS

SECONDS = 6.0
ME = "http://me"


class Shared(MemoryStore):
    """A database that others use too, and that takes its time if it has to."""

    def __init__(self) -> None:
        super().__init__()
        self.time = 100.0
        self.beats = 0
        self.owner = ME
        self.during: Callable[[], None] = lambda: None
        """What happens meanwhile, whatever is asked."""

    def sleep(self, seconds: float) -> None:
        self.time += seconds

    async def beat(self, owner: str, seconds: float) -> None:
        self.beats += 1
        self.during()

    async def take_lease(self, table: str, owner: str) -> tuple[str, int]:
        self.during()
        return self.owner, 7

    async def lines(self, table: str, after: int = 0) -> list[Line]:
        self.during()
        return await super().lines(table, after)

    async def append(
        self,
        head: Head,
        lines: Sequence[Line],
        lease: int = 0,
        opened: Head | None = None,
        feat: Feat | None = None,
    ) -> None:
        self.during()
        await super().append(head, lines, lease, opened, feat)


def leases(store: Shared, ended: list[float]) -> Leases:
    return Leases(store, ME, SECONDS, lambda: ended.append(store.time), lambda: store.time)


def test_a_term_lasts_from_the_sending_of_the_last_word_that_arrived() -> None:
    async def whole() -> None:
        store, ended = Shared(), list[float]()
        mine = leases(store, ended)
        store.during = lambda: store.sleep(2)
        await mine.beat()
        store.during = lambda: None
        lease = await mine.take("t")
        assert lease == Lease(7, 0)
        store.sleep(SECONDS - 2.1)
        assert mine.holds(lease)
        store.sleep(0.1)
        assert not mine.holds(lease)
        assert not mine.holds(lease)
        assert ended == [100 + SECONDS], "once"
        assert store.beats == 1

    asyncio.run(whole())


def test_a_term_that_ended_while_the_next_word_was_under_way_has_ended() -> None:
    async def whole() -> None:
        store, ended = Shared(), list[float]()
        mine = leases(store, ended)
        await mine.beat()
        lease = await mine.take("t")
        store.sleep(SECONDS - 1)
        store.during = lambda: store.sleep(2)
        await mine.beat()
        assert len(ended) == 1
        assert not mine.holds(lease), "though the process is known to live again"
        store.during = lambda: None
        assert mine.holds(await mine.take("t"))
        store.sleep(SECONDS)
        store.during = lambda: store.sleep(SECONDS)
        await mine.beat()
        store.during = lambda: None
        assert not mine.holds(Lease(7, 2)), "what arrives so late counts for nothing"

    asyncio.run(whole())


def test_who_is_not_heard_of_says_first_that_it_lives_and_then_takes_a_table() -> None:
    async def whole() -> None:
        store, ended = Shared(), list[float]()
        mine = leases(store, ended)
        taken = await asyncio.gather(*[mine.take("t") for _ in range(5)])
        assert store.beats == 1
        assert all(mine.holds(lease) for lease in taken)
        store.owner = "http://other"
        with pytest.raises(OwnedByOther) as elsewhere:
            await mine.take("t")
        assert elsewhere.value.owner == "http://other"

    asyncio.run(whole())


def test_a_term_ends_in_time_though_nobody_asks_and_the_database_is_silent() -> None:
    class Deaf(Shared):
        async def beat(self, owner: str, seconds: float) -> None:
            self.beats += 1
            if self.beats > 1:
                await asyncio.get_running_loop().create_future()

    async def whole() -> None:
        ended: list[bool] = []
        mine = Leases(Deaf(), ME, 0.05, lambda: ended.append(True))
        await mine.beat()
        with pytest.raises(Silent):
            await mine.beat()
        await until(lambda: ended)
        await mine.close()

    asyncio.run(whole())


def test_without_others_a_lease_lasts_for_ever() -> None:
    async def whole() -> None:
        store = Shared()
        mine = Leases(store, "", SECONDS, lambda: None, lambda: store.time)
        lease = await mine.take("t")
        store.sleep(10**9)
        assert mine.holds(lease)
        assert store.beats == 0

    asyncio.run(whole())


async def table(store: Shared, **wishes: Any) -> tuple[Hub, Room]:
    """A table in the hand of a process that others stand beside."""
    hub = Hub(store, BotPool(processes=0), owner=ME)
    hub.leases = Leases(store, ME, SECONDS, hub.give_up, lambda: store.time)
    wanted = {"chairs": CHAIRS, **wishes}
    config = config_for(CreateTable(game="trade-show", **wanted), ADA)
    room, _ = await hub.add(config, True, Who(ADA.id, ""))
    return hub, room


def test_whoever_watches_hears_of_it_and_nothing_else_of_the_table() -> None:
    async def whole() -> None:
        store = Shared()
        hub, room = await table(store)
        wires = [Wire(), Wire()]
        for wire in wires:
            connection = Connection(hub, Forwarding(hub.limits), None, SCOPE, wire)
            request = {"do": "watch", "id": "1", "table": room.head.id}
            connection.heard(msgspec.json.encode(request))
        await until(lambda: len(room.watchers) == 2)
        await asyncio.sleep(0)
        told = [len(wire.frames) for wire in wires]
        store.sleep(SECONDS)
        room.unwatch(next(iter(room.watchers)))
        room.broadcast()
        await asyncio.sleep(0)
        assert [wire.frames[count:] for wire, count in zip(wires, told, strict=True)][1] == [
            b'{"is":"goodbye","retry":500,"kind":"table_moves",'
            b'"words":"This table is moving to another server."}'
        ]
        with pytest.raises(LoadedAgain):
            hub.shown(room, None, "en")
        assert not hub.rooms
        assert await hub.room(room.head.id) is not room

    asyncio.run(whole())


def test_nobody_is_told_of_their_turn_by_a_process_that_cannot_know_of_it() -> None:
    async def whole() -> None:
        store = Shared()
        hub, room = await table(store, chairs=(CHAIRS[0], CHAIRS[0]), pace="turns")
        told: list[str] = []

        async def find(person: str) -> None:
            told.append(person)

        store.sleep(SECONDS)
        assert not hub.rooms
        await hub.notices.send(hub.now() + 10**6, find)
        assert told == []
        await hub.room(room.head.id)
        await hub.notices.send(hub.now() + 10**6, find)
        assert told == [ADA.id], "whoever has the table tells them"

    asyncio.run(whole())


def test_what_was_loaded_while_the_term_ended_is_not_shown() -> None:
    async def whole() -> None:
        store = Shared()
        hub, room = await table(store)
        store.sleep(SECONDS)
        assert not hub.rooms
        await hub.leases.beat()
        store.during = lambda: store.sleep(SECONDS)
        with pytest.raises(LoadedAgain):
            await hub.room(room.head.id)
        store.during = lambda: None
        await hub.leases.beat()
        assert not hub.rooms
        assert await hub.room(room.head.id) is not room

    asyncio.run(whole())


def test_what_was_stored_while_the_term_ended_counts_and_is_told_by_others() -> None:
    async def whole() -> None:
        store = Shared()
        hub, room = await table(store)
        wire = Wire()
        connection = Connection(hub, Forwarding(hub.limits), ADA, SCOPE, wire)
        for number, request in enumerate([{"do": "watch"}, {"do": "say", "text": "hello"}]):
            if number:
                await until(lambda: room.watchers)
                store.during = lambda: store.sleep(SECONDS)
            connection.heard(
                msgspec.json.encode({"id": f"r{number}", "table": room.head.id, **request})
            )
        await until(lambda: any(b'"r1"' in frame for frame in wire.frames))
        store.during = lambda: None
        said = b"\n".join(wire.frames)
        assert b'{"is":"done","id":"r1"}' in said
        assert b"hello" not in said
        assert not hub.rooms
        assert len(await store.lines(room.head.id)) == 1

    asyncio.run(whole())
