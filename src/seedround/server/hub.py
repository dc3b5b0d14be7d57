"""The hub: all tables of this process. Rooms are loaded when somebody comes and leave when idle."""

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Final

from seedround.engine.errors import Refused
from seedround.engine.names import clean_name
from seedround.games import all_languages
from seedround.server.clock import GRACE
from seedround.server.config import Config, unpack
from seedround.server.elsewhere import Elsewhere
from seedround.server.metrics import Counts
from seedround.server.notices import Deliver, Notices, Post
from seedround.server.opening import opened, rotated
from seedround.server.people import (
    NoInvitation,
    NoSuchTable,
    hashed,
    new_id,
    new_secret,
)
from seedround.server.protocol.http import CreateTable, Invite, Invited, TableOpened, Tables
from seedround.server.protocol.shown import TableShown
from seedround.server.replay import replayed
from seedround.server.room import Room
from seedround.server.seating import begin, leave, sit
from seedround.server.sets import Sets
from seedround.server.showing import table_shown
from seedround.server.signing import Signer, signer_of
from seedround.server.store import Head, Invitation, Line, Person, Store
from seedround.server.thinking import Thinking

log = logging.getLogger("seedround.hub")

IDLE: Final = 10 * 60_000
"""Milliseconds after which a table that nobody watches leaves memory."""
SWEEP: Final = 20.0
LEASE: Final = 6.0
"""Seconds after which the tables of a silent process go to others."""
MOST_ROOMS: Final = 20_000


@dataclass
class Hub:
    """Rooms by table id, and everything that concerns more than one table."""

    store: Store
    thinking: Thinking = field(default_factory=Thinking)
    clock: Callable[[], int] = lambda: time.time_ns() // 1_000_000
    idle: int = IDLE
    languages: tuple[str, ...] = field(default_factory=all_languages)
    deliver: Deliver = field(default_factory=Post)
    owner: str = ""
    """The address at which other processes on the same database reach this one, if there may be
    any."""

    def __post_init__(self) -> None:
        self.rooms: dict[str, Room] = {}
        self.counts = Counts()
        self.sets = Sets(self.store)
        self.notices = Notices(self.deliver, self.clock())
        self.grace_until = self.clock() + GRACE
        self.signer: Signer
        self._loading: dict[str, asyncio.Future[Room]] = {}
        self._alarms: dict[str, int] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    def now(self) -> int:
        """Server time in milliseconds since 1970."""
        return self.clock()

    # Life

    async def open(self) -> None:
        await self.store.open()
        self.signer = await signer_of(self.store)
        if self.owner:
            await self.store.beat(self.owner, LEASE)
            self.background(self._beat())
        self.background(self._take_up())
        self.background(self._sweep())

    async def close(self) -> None:
        """Finish what is being written, then let go of everything."""
        for room in list(self.rooms.values()):
            await room.settled()
            room.close()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.thinking.close()
        if self.owner:
            await self.store.drop_leases(self.owner)
        await self.store.close()

    def background(self, work: Coroutine[Any, Any, Any]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: "asyncio.Task[Any]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (problem := task.exception()):
            log.error("background work failed", exc_info=problem)

    async def _beat(self) -> None:
        """Say that this process lives, and see whether another has fallen silent."""
        rounds = 0
        while True:
            await asyncio.sleep(LEASE / 3)
            rounds += 1
            try:
                await self.store.beat(self.owner, LEASE)
                if rounds % 3 == 0:
                    await self._take_up()
            except Exception:
                log.exception("the database does not answer")

    async def _take_up(self) -> None:
        """After a restart here or the end of another process: clocks and bots of running tables
        go on, a few tables at a time."""
        for table in await self.store.running_tables():
            head = await self.store.head(table)
            if head is None or table in self.rooms:
                continue
            config = unpack(head.config)
            if config.clocks.kind != "none" or any(chair.bot for chair in config.chairs):
                try:
                    await self.room(table)
                except Elsewhere:
                    pass
                except Refused:
                    log.warning("the table %s cannot be taken up", table)
            await asyncio.sleep(0.001)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            await self.sweep()
            await self.notices.send(self.now(), self.store.person_by_id)

    async def sweep(self) -> None:
        """Let idle rooms leave memory, and fetch those whose clock is about to run out."""
        now = self.now()
        for room in list(self.rooms.values()):
            if room.idle(now - self.idle):
                due = room.course.clock.due(room.course.unanswered())
                if due is not None:
                    self._alarms[room.head.id] = due
                self.forget(room)
                room.close()
        for table, due in list(self._alarms.items()):
            if due - SWEEP * 2000 <= now:
                del self._alarms[table]
                await self.room(table)

    # Rooms

    async def room(self, table: str) -> Room:
        """The room of a table, loaded if need be; many who ask at once share the loading."""
        if (found := self.rooms.get(table)) is not None:
            return found
        if (loading := self._loading.get(table)) is not None:
            return await asyncio.shield(loading)
        future: asyncio.Future[Room] = asyncio.get_running_loop().create_future()
        self._loading[table] = future
        try:
            room = await self._load(table)
            future.set_result(room)
            return room
        except BaseException as problem:
            future.set_exception(problem)
            future.exception()
            raise
        finally:
            del self._loading[table]

    async def _load(self, table: str) -> Room:
        head = await self.store.head(table)
        if head is None:
            raise NoSuchTable
        lease = await self._lease(table)
        if self.owner:
            head = await self.store.head(table)  # as the last owner left it
            assert head is not None
        config = await self.sets.completed(unpack(head.config))
        return await self._furnish(head, config, await self.store.lines(table), lease)

    async def _lease(self, table: str) -> int:
        """The right to write to a table, where several processes may."""
        if not self.owner:
            return 0
        owner, lease = await self.store.take_lease(table, self.owner)
        if owner != self.owner:
            raise Elsewhere(owner)
        return lease

    async def _furnish(self, head: Head, config: Config, lines: Sequence[Line], lease: int) -> Room:
        """The room of a table whose content is known."""
        self._check_space()
        course, halt = replayed(config, lines, head.rules != config.game.version)
        room = Room(self, head, course, lease)
        self._alarms.pop(head.id, None)
        self.rooms[head.id] = room
        if halt is not None:
            await room.halt(halt)
        elif head.stage == "stopped":
            await room.release()
        room.open()
        return room

    def _check_space(self) -> None:
        if len(self.rooms) >= MOST_ROOMS:
            raise Refused("The server is full: try again later.")

    def forget(self, room: Room) -> None:
        if self.rooms.get(room.head.id) is room:
            del self.rooms[room.head.id]

    async def room_for(self, table: str, person: str | None) -> Room:
        """The room, if this person may look in."""
        room = await self.room(table)
        if not room.head.public and person not in room.head.people:
            raise NoSuchTable
        return room

    # Tables

    async def create(self, person: Person, wanted: CreateTable) -> TableOpened:
        """Open a table as somebody wishes, with invitations for its free seats."""
        config = opened(wanted, person)
        room, invites = await self.add(config, wanted.public)
        return TableOpened(table=self.shown(room, person.id), invites=tuple(invites))

    async def add(self, config: Config, public: bool) -> tuple[Room, list[Invite]]:
        self._check_space()
        now = self.now()
        table = new_id()
        invites = [
            Invite(seat=seat, token=new_secret())
            for seat, chair in enumerate(config.chairs)
            if chair.free
        ]
        head = Head(
            id=table, game=config.record.game, rules=config.record.rules, stage="open",
            public=public, config=config.pack(), people=config.people, created=now, touched=now,
            lines=0,
        )  # fmt: skip
        await self.sets.keep(config.record)
        await self.store.add_table(
            head,
            [
                Invitation(token=hashed(invite.token), table=table, seat=invite.seat)
                for invite in invites
            ],
        )
        self.counts.tables += 1
        room = await self._furnish(head, config, (), await self._lease(table))
        if config.auto and not invites:
            await room.do(begin)
        return room, invites

    async def invite(self, table: str, person: str | None, seat: int) -> Invite:
        """A new invitation for a free seat; only its host gets one."""
        room = await self.room_for(table, person)
        if person is None or person != room.config.host:
            raise Refused("Only who opened the table can invite.")
        if seat >= len(room.config.chairs) or not room.config.chairs[seat].free:
            raise Refused("That seat is taken.")
        invite = Invite(seat=seat, token=new_secret())
        await self.store.add_invitation(
            Invitation(token=hashed(invite.token), table=table, seat=seat)
        )
        return invite

    async def join(self, table: str, person: Person, name: str, seat: int | None) -> TableShown:
        """Sit down at a public table."""
        room = await self.room_for(table, person.id)
        if not room.head.public and person.id != room.config.host:
            raise NoSuchTable
        await room.do(lambda room: sit(room, person, name, seat))
        return self.shown(room, person.id)

    async def invited(self, token: str) -> Invited:
        """What an invitation is to, for whoever holds it; it stays good."""
        invitation = await self.store.invitation(hashed(token))
        if invitation is None:
            raise NoInvitation
        config = (await self.room(invitation.table)).config
        host = config.seats_of(config.host)
        return Invited(
            game=config.record.game,
            title=config.game.title,
            by=config.chairs[host[0]].name if host else None,
            seat=invitation.seat,
            names=tuple([chair.name for chair in config.chairs]),
            clocks=config.clocks,
            pace=config.pace,
        )

    async def accept(self, token: str, person: Person, name: str) -> TableShown:
        """Sit down with an invitation, which works once."""
        clean_name(name)
        invitation = await self.store.use_invitation(hashed(token))
        if invitation is None:
            raise NoInvitation
        try:
            room = await self.room(invitation.table)
        except Refused:
            await self.store.add_invitation(invitation)
            raise
        await room.do(lambda room: sit(room, person, name, invitation.seat))
        return self.shown(room, person.id)

    async def leave(self, table: str, person: Person) -> TableShown:
        room = await self.room_for(table, person.id)
        await room.do(lambda room: leave(room, person.id))
        return self.shown(room, person.id)

    async def start(self, table: str, person: Person) -> TableShown:
        room = await self.room_for(table, person.id)
        if person.id != room.config.host:
            raise Refused("Only who opened the table can start the game.")
        await room.do(begin)
        return self.shown(room, person.id)

    async def rematch(self, room: Room) -> str:
        """The next table, everybody one seat further."""
        next_room, _ = await self.add(rotated(room.config), room.head.public)
        return next_room.head.id

    # Lists

    def shown(self, room: Room, person: str | None) -> TableShown:
        return table_shown(room.head, room.config, room.course, person, room.present)

    async def lists(self, person: str | None) -> Tables:
        mine = await self.store.tables_of(person) if person else []
        own = {head.id for head in mine}
        opens = await self.store.public_tables("open")
        running = await self.store.public_tables("running")
        return Tables(
            mine=tuple([await self._listed(head, person, True) for head in mine]),
            open=tuple([await self._listed(head, person) for head in opens if head.id not in own]),
            running=tuple(
                [await self._listed(head, person) for head in running if head.id not in own]
            ),
        )

    async def _listed(self, head: Head, person: str | None, load: bool = False) -> TableShown:
        room = self.rooms.get(head.id)
        if room is None and load and head.stage == "running":
            with suppress(Elsewhere):
                room = await self.room(head.id)
        if room is not None:
            return self.shown(room, person)
        return table_shown(head, unpack(head.config), None, person)
