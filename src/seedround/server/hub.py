"""The hub: all tables of this process. Rooms are loaded when somebody comes and leave when idle."""

import asyncio
import logging
import os
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from typing import Final

import msgspec

from seedround.engine.errors import Refused
from seedround.engine.names import clean_name
from seedround.games import all_languages
from seedround.server.budgets import Budgets, Who
from seedround.server.clock import GRACE
from seedround.server.config import Config, salvaged, unpack
from seedround.server.course import Diverged
from seedround.server.elsewhere import Elsewhere
from seedround.server.housekeeping import Housekeeping
from seedround.server.letters import Letters
from seedround.server.limits import Limits
from seedround.server.metrics import Counts
from seedround.server.notices import Notices, Post
from seedround.server.opening import opened, rotated
from seedround.server.orders import Work
from seedround.server.people import (
    NoInvitation,
    NoSuchTable,
    Ruined,
    hashed,
    new_id,
    new_secret,
)
from seedround.server.protocol.http import CreateTable, Invite, Invited, TableOpened
from seedround.server.protocol.shown import TableShown
from seedround.server.replay import Damage, replayed
from seedround.server.replays import Replays
from seedround.server.room import LoadedAgain, Room
from seedround.server.seating import begin, leave, sit
from seedround.server.sets import Sets
from seedround.server.showing import table_shown
from seedround.server.signing import Signer, signer_of
from seedround.server.store import Head, Invitation, Person, Store
from seedround.server.store.lines import Line
from seedround.server.store.trouble import Silent, Unavailable
from seedround.server.tasks import Tasks
from seedround.server.thinking import Thinking

log = logging.getLogger("seedround.hub")

IDLE: Final = 10 * 60_000
"""Milliseconds after which a table that nobody watches leaves memory."""
SWEEP: Final = 20.0
LONG: Final = 200
"""Lines of a table that is played again beside the loop: others would notice the wait."""
LEASE: Final = 6.0
"""Seconds after which the tables of a silent process go to others."""
CHANGED: Final = "This table has been changed by its people or the host."
PATIENCE: Final = 8.0
"""Seconds that the database has to show that it can be written."""
HEAD_DAMAGED: Final = Damage(
    "Who sat at this table is damaged in the server's database, so the game cannot go on. What was "
    "played can be saved as a record."
)


@dataclass
class Hub:
    """Rooms by table id, and everything that concerns more than one table."""

    store: Store
    thinking: Thinking = field(default_factory=Thinking)
    clock: Callable[[], int] = lambda: time.time_ns() // 1_000_000
    idle: int = IDLE
    languages: tuple[str, ...] = field(default_factory=all_languages)
    settings: Mapping[str, str] = field(default_factory=lambda: os.environ)
    """Of the environment: where mail goes out, and what the world calls this server."""
    limits: Limits = field(default_factory=Limits)
    owner: str = ""
    """The address at which other processes on the same database reach this one, if there may be
    any."""

    def __post_init__(self) -> None:
        self.rooms: dict[str, Room] = {}
        self.counts = Counts()
        self.budgets = Budgets(self.limits)
        self.replays = Replays(self.limits.replay_bytes)
        self.thinking.budget = self.budgets.thinking
        self.sets = Sets(self.store)
        self.letters = Letters(self.store, self.settings, self.budgets)
        post = Post(self.letters, self.settings.get("SEEDROUND_URL", ""))
        self.notices = Notices(post, self.clock(), self.limits)
        self.grace_until = self.clock() + GRACE
        self.signer: Signer
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._changing: dict[str, asyncio.Future[None]] = {}
        self.keeping = Housekeeping(self)
        self._alarms: dict[str, int] = {}
        self.tasks = Tasks()

    def now(self) -> int:
        """Server time in milliseconds since 1970."""
        return self.clock()

    # Life

    async def open(self) -> None:
        await self.store.open()
        self.signer = await signer_of(self.store)
        await self.letters.open()
        if self.owner:
            await self.store.beat(self.owner, LEASE)
            self.tasks.every("the heartbeat", LEASE / 3, self._beat, LEASE / 3)
            self.tasks.every("taking tables up", LEASE, self.take_up)
        self.tasks.until_well("taking tables up", 1, self.take_up)
        self.tasks.every("the sweep", SWEEP, self.sweep)
        self.tasks.every("sending notices", SWEEP, self._notify)
        await self.keeping.open()

    async def close(self) -> None:
        """Finish what is being written, then let go of everything."""
        for room in list(self.rooms.values()):
            with suppress(Exception):  # what could not be stored was not acknowledged
                await room.settled()
            room.close()
        await self.tasks.cancel()
        self.thinking.close()
        self.replays.close()
        if self.owner:
            with suppress(Unavailable):  # they run out by themselves
                await self.store.drop_leases(self.owner)
        await self.store.close()

    async def healthy(self) -> None:
        """Raises Unavailable with the reason unless something can be written now."""
        try:
            async with asyncio.timeout(PATIENCE):
                await self.store.pulse(self.now())
        except TimeoutError:
            raise Silent from None

    async def _beat(self) -> None:
        """Say that this process lives."""
        await self.store.beat(self.owner, LEASE)

    async def _notify(self) -> None:
        """Deliveries are not waited for: a slow one would keep the next round back."""
        self.tasks.once(self.notices.send(self.now(), self.store.person_by_id))

    async def take_up(self) -> None:
        """After a restart here or the end of another process: clocks and bots of running tables
        go on, a few tables at a time; one that cannot be read keeps no other back."""
        for table in await self.store.running_tables():
            if table not in self.rooms:
                await self._try(table, only_if_busy=True)
                await asyncio.sleep(0.001)

    async def _try(self, table: str, only_if_busy: bool = False) -> bool:
        """Load a table if possible; what keeps it from being loaded is reported."""
        try:
            head = await self.store.head(table)
            if head is not None and (not only_if_busy or _busy(unpack(head.config), head.asked)):
                await self.room(table)
        except Unavailable:
            log.warning("the table %s has to wait: the database cannot be used", table)
            return False
        except Elsewhere:
            pass
        except Exception:
            log.exception("the table %s cannot be taken up", table)
        return True

    async def sweep(self) -> None:
        """Let idle rooms leave memory, and fetch those whose clock is about to run out."""
        now = self.now()
        for room in list(self.rooms.values()):
            try:
                self._dismiss(room, now)
            except Exception:
                log.exception("the table %s cannot leave memory", room.head.id)
        for table, due in list(self._alarms.items()):
            if due - SWEEP * 2000 <= now:
                del self._alarms[table]
                if not await self._try(table):
                    self._alarms[table] = due

    def _dismiss(self, room: Room, now: int) -> None:
        """A room that nobody needs leaves memory, and is fetched when its clock runs out."""
        if room.idle(now - self.idle):
            due = room.course.clock.due(room.course.unanswered())
            if due is not None:
                self._alarms[room.head.id] = due
            self.forget(room)
            room.close()

    # Rooms

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
        return await asyncio.shield(loading)

    def _loaded(self, table: str, loading: "asyncio.Task[Room]") -> None:
        del self._loading[table]
        if not loading.cancelled():
            loading.exception()  # whoever still waits hears of it

    async def change(self, table: str, work: Work) -> None:
        """Change a table as it is stored: in its turn if it is in memory, where it is loaded anew
        afterwards, and otherwise while nobody loads it."""
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
            await work(await self._lease(table))
        finally:
            del self._changing[table]
            changed.set_result(None)

    @staticmethod
    async def _change_there(room: Room, work: Work) -> None:
        await work(room.lease)
        room.restart(CHANGED)

    async def _load(self, table: str) -> Room:
        head = await self.store.head(table)
        if head is None:
            raise NoSuchTable
        lease = await self._lease(table)
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
            config, damage = found, HEAD_DAMAGED
        config = await self.sets.completed(config)
        return await self._furnish(head, config, await self.store.lines(table), lease, damage)

    async def _lease(self, table: str) -> int:
        """The right to write to a table, where several processes may."""
        if not self.owner:
            return 0
        owner, lease = await self.store.take_lease(table, self.owner)
        if owner != self.owner:
            raise Elsewhere(owner)
        return lease

    async def _furnish(
        self,
        head: Head,
        config: Config,
        lines: Sequence[Line],
        lease: int,
        damage: Damage | None = None,
    ) -> Room:
        """The room of a table whose content is known."""
        self._check_space()
        again = partial(replayed, config, lines, head.rules != config.game.version, head.lines)
        course, halt = await asyncio.to_thread(again) if len(lines) > LONG else again()
        room = Room(self, head, course, lease)
        damage = halt if isinstance(halt, Damage) else damage
        if damage is not None:
            log.error("the table %s is damaged: %s", head.id, damage.words)
            room.spoil(damage)
        elif isinstance(halt, Diverged):
            await room.halt(halt)
        elif head.stage == "stopped":
            await room.release()
        self._alarms.pop(head.id, None)
        self.rooms[head.id] = room
        room.open()
        return room

    def _check_space(self) -> None:
        if self.limits.rooms and len(self.rooms) >= self.limits.rooms:
            raise Refused("The server is full: try again later.")

    def forget(self, room: Room) -> None:
        if self.rooms.get(room.head.id) is room:
            del self.rooms[room.head.id]

    def failed(self, room: Room) -> None:
        """Something failed there: it is loaded anew by the next who asks, or soon if it has to
        go on without anybody."""
        self.forget(room)
        if room.course.live and _busy(room.config, room.course.unanswered()):
            self._alarms[room.head.id] = self.now()

    async def room_for(self, table: str, person: str | None) -> Room:
        """The room, if this person may look in."""
        try:
            room = await self.room(table)
        except Ruined:
            head = await self.store.head(table)
            if head is None or person not in head.people:
                raise NoSuchTable from None
            raise
        if not room.head.public and person not in room.head.people:
            raise NoSuchTable
        return room

    # Tables

    async def create(self, person: Person, wanted: CreateTable, who: Who) -> TableOpened:
        """Open a table as somebody wishes, with invitations for its free seats."""
        config = opened(wanted, person, self.limits)
        self.budgets.open_table(who, wanted.public)
        if wanted.record is not None:
            self.budgets.store(who, len(msgspec.json.encode(config.record)))
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
        if person.id != room.config.host and room.config.seats_of(person.id):
            raise Refused("You sit at this table already: leave the other seats to others.")
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
            await room.do(lambda room: sit(room, person, name, invitation.seat))
        except Exception:  # it is good for another try
            await self.store.add_invitation(invitation)
            raise
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

    def shown(self, room: Room, person: str | None) -> TableShown:
        return table_shown(room.head, room.config, room.course, person, room.present)


def _busy(config: Config, asked: Sequence[int]) -> bool:
    """Whether something may happen at a table while nobody is there."""
    return config.clocks.kind != "none" or config.waits_for_bots(asked)
