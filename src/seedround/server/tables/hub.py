"""The hub: all tables of this process, and everything that concerns more than one of them."""

import asyncio
from contextlib import suppress
from functools import partial
from typing import Final

from seedround.engine.errors import Refused
from seedround.engine.kinds import Seat, SeatNumber, by_seat
from seedround.engine.names import clean_name
from seedround.engine.record import cards_of
from seedround.games import find_game
from seedround.printing import Order
from seedround.server.host.budgets import Who
from seedround.server.people.identity import (
    NoInvitation,
    NoSuchTable,
    hashed,
    new_id,
    new_secret,
)
from seedround.server.protocol.http import CreateTable, Invite, Invited, OwnSet, TableOpened
from seedround.server.protocol.tables import TableShown
from seedround.server.sayings import tables as says
from seedround.server.store import Head, Invitation, Person
from seedround.server.store.trouble import Silent, Unavailable
from seedround.server.tables.config import Config
from seedround.server.tables.housekeeping import Housekeeping
from seedround.server.tables.opening import config_for, config_for_rematch, own_set
from seedround.server.tables.prints import printable
from seedround.server.tables.room import Room
from seedround.server.tables.rooms import Rooms
from seedround.server.tables.rounds import Rounds
from seedround.server.tables.seating import begin, leave, sit
from seedround.server.tables.sets import shipped
from seedround.server.tables.signing import signer_of

PATIENCE: Final = 8.0
"""Seconds that the database has to show that it can be written."""
INVITATION: Final = 200
"""Bytes that an invitation takes in the database, with its place in the index."""


class Hub(Rooms):
    """Opens tables and seats people at them."""

    def __post_init__(self) -> None:
        super().__post_init__()
        self.keeping = Housekeeping(self)
        self.rounds = Rounds(self)

    # Life

    async def open(self) -> None:
        await self.store.open()
        self.signer = await signer_of(self.store)
        await self.letters.open()
        await self.leases.open(self.tasks)
        self.rounds.open()
        await self.keeping.open()

    async def close(self) -> None:
        """Finish what is being written, then close everything."""
        for room in list(self.rooms.values()):
            with suppress(Exception):  # what could not be stored was not acknowledged
                await room.settled()
            room.close()
        await self.tasks.cancel()
        self.bot_pool.close()
        self.replays.close()
        self.prints.close()
        with suppress(Unavailable):  # leases run out by themselves
            await self.leases.close()
        await self.store.close()

    async def healthy(self) -> None:
        """Raises Unavailable with the reason unless something can be written now."""
        try:
            async with asyncio.timeout(PATIENCE):
                await self.store.pulse(self.now())
        except TimeoutError:
            raise Silent from None

    # Tables

    async def create(self, person: Person, wanted: CreateTable, who: Who) -> TableOpened:
        """Open a table as a person wishes, with invitations for its free seats."""
        if wanted.cards is None and wanted.record is None:
            config = config_for(wanted, person, self.limits)
        else:  # cards from outside may take seconds to check: other tables go on meanwhile
            made = partial(config_for, wanted, person, self.limits)
            config = await self.replays.beside(made, who)
        room, invites = await self.add(config, wanted.public, who)
        return TableOpened(table=self.shown_to(person, room), invites=tuple(invites))

    async def add(self, config: Config, public: bool, who: Who) -> tuple[Room, list[Invite]]:
        self.check_space()
        head = self._head_for(config, public)
        self.budgets.open_table(who, public, len(head.config))
        table = head.id
        invites = [
            Invite(seat=seat, token=new_secret())
            for seat, chair in by_seat(config.chairs)
            if chair.free
        ]
        await self.sets.keep(config.record)
        await self.store.add_table(
            head,
            [
                Invitation(token=hashed(invite.token), table=table, seat=invite.seat)
                for invite in invites
            ],
        )
        self.counts.tables += 1
        room = await self.furnish(head, config, (), await self.leases.take(table))
        if config.auto and not invites:
            await room.do(begin)
        return room, invites

    def _head_for(self, config: Config, public: bool) -> Head:
        """A table that is about to be opened."""
        record, now = config.record, self.now()
        return Head(
            id=new_id(), game=record.game, rules=record.rules_version, stage="open",
            public=public, config=config.pack(), people=config.people, created=now, touched=now,
            lines=0,
        )  # fmt: skip

    async def invite(self, table: str, who: Who, seat: int) -> Invite:
        """A new invitation for a free seat; only its host gets one."""
        room = await self.room_for(table, who.person)
        if who.person is None or who.person != room.config.host:
            raise Refused(says.HostInvites())
        if seat >= len(room.config.chairs) or not room.config.chairs[seat].free:
            raise Refused(says.SeatTaken())
        self.budgets.store(who, INVITATION)
        invite = Invite(seat=SeatNumber(seat), token=new_secret())
        await self.store.add_invitation(
            Invitation(token=hashed(invite.token), table=table, seat=invite.seat)
        )
        return invite

    async def join(self, table: str, person: Person, name: str, seat: Seat | None) -> TableShown:
        """Sit down at a public table."""
        room = await self.room_for(table, person.id)
        if not room.head.public and person.id != room.config.host:
            raise NoSuchTable
        if person.id != room.config.host and room.config.seats_of(person.id):
            raise Refused(says.SeatedAlready())
        await room.do(lambda room: sit(room, person, name, seat))
        return self.shown_to(person, room)

    async def own_set(
        self, config: Config, language: str, who: Who, sheets: str | None = None
    ) -> OwnSet | None:
        """How the cards that the host brought along differ from ours; None if they are ours."""
        if shipped(config.record):
            return None
        return await self.replays.beside(partial(own_set, config, language, sheets), who)

    async def sheets(self, table: str, wanted: Order, language: str, who: Who) -> bytes:
        """The cards of a table on paper."""
        record = (await self.room_for(table, who.person)).config.record
        game = find_game(record.game)
        cards = await self.replays.beside(partial(cards_of, record, game), who)
        if not game.ships(cards):
            printable(cards)
        return await self.prints.sheets(game, cards, wanted, language, who)

    async def invited(self, token: str, language: str, who: Who) -> Invited:
        """What an invitation is for, told to its holder; it stays valid."""
        invitation = await self._invitation(token)
        config = (await self.room(invitation.table)).config
        host = config.seats_of(config.host)
        names = config.names_in(language)
        return Invited(
            game=config.record.game,
            title=config.game.title_in(language),
            by=names[host[0]] if host else None,
            seat=invitation.seat,
            names=tuple(
                [
                    None if chair.free else name
                    for chair, name in zip(config.chairs, names, strict=True)
                ]
            ),
            clocks=config.clocks,
            pace=config.pace,
            own_set=await self.own_set(config, language, who),
        )

    async def _invitation(self, token: str) -> Invitation:
        invitation = await self.store.invitation(hashed(token))
        if invitation is None:
            raise NoInvitation
        return invitation

    async def accept(self, token: str, person: Person, name: str) -> TableShown:
        """Sit down with an invitation, which works once."""
        clean_name(name)
        invitation = await self._invitation(token)
        room = await self.room(invitation.table)
        if await self.store.use_invitation(invitation.token) is None:
            raise NoInvitation
        try:
            await room.do(lambda room: sit(room, person, name, invitation.seat))
        except Exception:  # it is good for another try
            await self.store.add_invitation(invitation)
            raise
        return self.shown_to(person, room)

    async def leave(self, table: str, person: Person) -> TableShown:
        room = await self.room_for(table, person.id)
        await room.do(lambda room: leave(room, person.id))
        return self.shown_to(person, room)

    async def start(self, table: str, person: Person) -> TableShown:
        room = await self.room_for(table, person.id)
        if person.id != room.config.host:
            raise Refused(says.HostStarts())
        await room.do(begin)
        return self.shown_to(person, room)

    async def next_table(self, config: Config, public: bool) -> Head:
        """The table of a rematch: all players move one seat on."""
        self.check_space()
        following = config_for_rematch(config)
        await self.sets.keep(following.record)
        return self._head_for(following, public)

    async def deal_next(self, table: str) -> None:
        self.counts.tables += 1
        room = await self.room(table)
        if room.config.auto and not any(chair.free for chair in room.config.chairs):
            await room.do(begin)

    def shown(self, room: Room, person: str | None, language: str) -> TableShown:
        room.check()
        return room.shown(person, language)

    def shown_to(self, person: Person, room: Room) -> TableShown:
        """The table as this person may know it from outside."""
        return self.shown(room, person.id, person.language)
