"""The tables of this process that are in memory: loaded when people come, one room a table."""

import asyncio
import logging
from abc import ABC
from collections.abc import Mapping, Sequence
from functools import partial

from seedround.engine.words import Speaker
from seedround.server.people.identity import Full, NoSuchTable, Ruined
from seedround.server.sayings import tables as says
from seedround.server.sayings.traffic import TableMoves, TableWasChanged
from seedround.server.store import Head
from seedround.server.store.lines import Line
from seedround.server.tables.automation import TableAutomation
from seedround.server.tables.config import Config, salvaged, unpack
from seedround.server.tables.leases import Lease
from seedround.server.tables.match import Diverged
from seedround.server.tables.orders import Work
from seedround.server.tables.process import Process
from seedround.server.tables.replays import LONG
from seedround.server.tables.restoring import Damage, replayed
from seedround.server.tables.room import LoadedAgain, Room

log = logging.getLogger("seedround.rooms")


class Rooms(Process, ABC):
    """Rooms by table id."""

    def __post_init__(self) -> None:
        super().__post_init__()
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._changing: dict[str, asyncio.Future[None]] = {}
        self.hopeless: set[str] = set()
        """Damaged tables, which were reported and are left alone."""

    @property
    def rooms(self) -> Mapping[str, Room]:
        """By table, the rooms that this process may show."""
        self.leases.look()
        return self._rooms

    async def room(self, table: str) -> Room:
        """The room of a table, loaded if need be; many who ask at once share the loading."""
        while (changing := self._changing.get(table)) is not None:
            await asyncio.wait([changing])
        if (found := self.rooms.get(table)) is not None:
            return found
        loading = self._loading.get(table)
        if loading is None:
            loading = self._loading[table] = asyncio.create_task(self._load(table))
            loading.add_done_callback(partial(self._loaded, table))
        room = await asyncio.shield(loading)
        room.check()
        return room

    def _loaded(self, table: str, loading: "asyncio.Task[Room]") -> None:
        del self._loading[table]
        if not loading.cancelled():
            loading.exception()  # those who still wait hear of it

    async def change(self, table: str, work: Work) -> None:
        """Change a table as it is stored: in its turn if it is in memory, where it is loaded anew
        afterwards, and otherwise while it is kept from being loaded."""
        while table in self.rooms or table in self._loading or table in self._changing:
            if (changing := self._changing.get(table)) is not None:
                await asyncio.wait([changing])
                continue
            try:
                room = await self.room(table)
                await room.do(lambda room: self._change_there(room, work))
                return
            except (LoadedAgain, NoSuchTable, Ruined):
                continue  # it has left memory, or never came there
        changed = self._changing[table] = asyncio.get_running_loop().create_future()
        try:
            await work((await self.leases.take(table)).number)
        finally:
            del self._changing[table]
            changed.set_result(None)

    @staticmethod
    async def _change_there(room: Room, work: Work) -> None:
        await work(room.lease.number)
        room.restart(TableWasChanged())

    async def _load(self, table: str) -> Room:
        head = await self.store.head(table)
        if head is None:
            raise NoSuchTable
        lease = await self.leases.take(table)
        if self.owner:
            head = await self.store.head(table)  # as the last owner left it
            assert head is not None
        damage = None
        try:
            config = unpack(head.config)
        except ValueError as problem:
            log.error("what is settled about the table %s cannot be read: %s", table, problem)
            found = salvaged(head.config)
            if found is None:
                raise Ruined from None
            config, damage = found, Damage(says.HeadDamaged())
        config = await self.sets.completed(config)
        return await self.furnish(head, config, await self.store.lines(table), lease, damage)

    async def furnish(
        self,
        head: Head,
        config: Config,
        lines: Sequence[Line],
        lease: Lease,
        damage: Damage | None = None,
    ) -> Room:
        """The room of a table whose content is known."""
        self.check_space()
        again = partial(replayed, config, lines, head.rules != config.game.version, head.lines)
        long = len(lines) + len(config.record.moves) > LONG
        match, halt = await asyncio.to_thread(again) if long else again()
        room = Room(self, head, match, lease, TableAutomation, self.forget)
        damage = halt if isinstance(halt, Damage) else damage
        if damage is not None:
            log.error("the table %s is damaged: %s", head.id, Speaker().say(damage.why))
            room.spoil(damage)
            self.hopeless.add(head.id)
        elif isinstance(halt, Diverged):
            await room.halt(halt)
        elif head.stage == "stopped":
            await room.release()
        else:
            await room.schedule()
        room.check()
        self._rooms[head.id] = room
        room.open()
        return room

    def check_space(self) -> None:
        """Raises Full if no more tables may come into memory."""
        if self.limits.rooms and len(self.rooms) >= self.limits.rooms:
            raise Full

    def forget(self, room: Room) -> None:
        if self._rooms.get(room.head.id) is room:
            del self._rooms[room.head.id]

    def give_up(self) -> None:
        for room in list(self._rooms.values()):
            room.restart(TableMoves())
            for person in room.head.people:
                self.notices.withdraw(person, room.head.id)

    async def room_for(self, table: str, person: str | None) -> Room:
        """The room, if this person may look in."""
        try:
            room = await self.room(table)
        except Ruined:
            head = await self.store.head(table)
            if head is None or person not in head.people:
                raise NoSuchTable from None
            raise
        if not room.open_to(person):
            raise NoSuchTable
        return room
