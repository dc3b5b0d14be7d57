"""What is left when a game is over: its record, its replay, its proof, figures, and branches."""

from functools import partial
from typing import Any, Final, NamedTuple, cast

import msgspec

from seedround.engine.errors import BadOption, Refused
from seedround.engine.kinds import SeatNumber, every_seat
from seedround.engine.record import Record
from seedround.engine.saying import Saying
from seedround.engine.sayings import NoSuchSeat
from seedround.engine.verification import verified as verify
from seedround.engine.words import Speaker
from seedround.server.host.budgets import Who
from seedround.server.people.identity import NoSuchTable
from seedround.server.protocol.http import (
    Branch,
    Replay,
    SeatFigures,
    Statistics,
    TableOpened,
    Verified,
)
from seedround.server.protocol.tables import TableShown
from seedround.server.sayings import tables as says
from seedround.server.store import Person
from seedround.server.store.lines import MovedOn
from seedround.server.tables import records
from seedround.server.tables.catalogue import cards_of_record
from seedround.server.tables.hub import Hub
from seedround.server.tables.messages import FINISHED
from seedround.server.tables.opening import config_for_branch
from seedround.server.tables.replays import Seen
from seedround.server.tables.room import Room
from seedround.server.tables.sets import shipped
from seedround.server.tables.signing import check_signature

MOST_FRAMES: Final = 100


async def finished(hub: Hub, table: str, person: Person | None) -> Room:
    """A finished game, for everyone who has its address: so replays can be shared."""
    room = await hub.room(table)
    if room.match.stage not in FINISHED:
        await hub.room_for(table, person.id if person else None)
        raise Refused(says.HiddenUntilEnd())
    return room


async def cards_at(hub: Hub, table: str, who: Who) -> bytes:
    """The card set of a table, for a person who may look in now or at its replay."""
    room = await hub.room(table)
    if room.match.stage not in FINISHED:
        await hub.room_for(table, who.person)
    record = room.config.record
    if shipped(record):
        return cards_of_record(record)
    return await hub.replays.beside(partial(cards_of_record, record), who)


async def record_of(hub: Hub, table: str, person: Person | None) -> Record:
    """The record of a finished game; of a damaged one its people get what can be saved."""
    room = await hub.room(table)
    if room.match.stage != "damaged":
        room = await finished(hub, table, person)
    elif person is None or person.id not in room.head.people:
        raise NoSuchTable
    return records.record_of(room.match, hub.signer)


async def verified(hub: Hub, table: str, eyes: "Eyes") -> Verified:
    """Check deal, seal and signature, and play the moves again as far as the rules go along."""
    room = await finished(hub, table, eyes.person)
    record = records.record_of(room.match, hub.signer)
    game = room.match.game
    fair, found_so = True, cast(Saying, says.FairDeal())
    signed, sealed, replayed = None, record.seal is not None, 0
    now = game.version
    try:
        signed = check_signature(record)
        found = await hub.replays.beside(lambda: verify(record, lambda _: game), eyes.who)
        replayed = found.replayed
        if record.rules_version != now:
            found_so = says.FairUnderRules(record.rules_version, now, replayed, len(record.moves))
    except Refused as problem:
        fair, found_so = False, problem.why
    words = Speaker(eyes.language, room.match.playing.cards, record.names).say(found_so)
    return Verified(
        fair=fair, words=words, commitment=record.commitment, seed=record.seed, salt=record.salt,
        moves=len(record.moves), sealed=sealed, key=signed.key if signed else None,
        chosen=room.config.chosen, given=signed.given if signed else 0,
        former=len(room.config.former),
        rules=record.rules_version, now=now, replayed=replayed,
    )  # fmt: skip


class Eyes(NamedTuple):
    """The viewer of a finished game: who it is, through whose eyes, in which language."""

    person: Person | None
    viewer: int
    language: str
    who: Who


async def replay_of(hub: Hub, table: str, eyes: Eyes, first: int, count: int) -> Replay:
    """Frames from `first` on, as the chosen viewer saw them; open cards show everything."""
    person, number, language, who = eyes
    viewer = SeatNumber(number)
    room = await finished(hub, table, person)
    record = room.match.playing.brief()
    if viewer >= record.seats:
        raise BadOption(NoSuchSeat(viewer + 1, record.seats))
    seen = Seen(table, viewer, language, room.config.names_in(language))
    frames: Any = await hub.replays.frames(seen, record, who)
    return Replay(
        table=hub.shown(room, person.id if person else None, language), viewer=viewer,
        steps=len(record.moves), first=first, frames=frames[first : first + count],
    )  # fmt: skip


async def statistics_of(hub: Hub, table: str, person: Person | None) -> Statistics:
    """Moves and thinking time by seat, take-backs, and how long it took."""
    room = await finished(hub, table, person)
    match = room.match
    seats = match.config.record.seats
    moves, taken = [0] * seats, [0] * seats
    before = match.started_at or 0
    for mark, at in zip(match.playing.marks, match.times, strict=True):
        moves[mark.seat] += 1
        taken[mark.seat] += max(0, at - before)
        before = at
    result = match.result
    return Statistics(
        seats=tuple(
            [
                SeatFigures(
                    seat=seat,
                    moves=moves[seat],
                    seconds=taken[seat] // 1000,
                    place=result.places[seat] if result else None,
                    score=result.scores[seat] if result else None,
                )
                for seat in every_seat(seats)
            ]
        ),
        moves=match.playing.ply,
        events=match.playing.told,
        taken_back=match.taken_back,
        seconds=((match.ended_at or 0) - (match.started_at or 0)) // 1000,
        details=result.details if result else {},
    )


async def branch(hub: Hub, table: str, person: Person, wanted: Branch, who: Who) -> TableOpened:
    """Open a person's own table that goes on from a move of a finished game."""
    match = (await finished(hub, table, person)).match
    record = msgspec.structs.replace(match.playing.brief(), rules_version=match.game.version)
    made = partial(config_for_branch, record, wanted, person, hub.limits)
    config = await hub.replays.beside(made, who)
    opened, _ = await hub.add(config, False, who)
    return TableOpened(table=hub.shown_to(person, opened), invites=())


async def go_on(hub: Hub, room: Room, person: Person) -> TableShown:
    """A stopped table goes on from the last move that old and new rules have in common."""

    async def work(room: Room) -> None:
        common = room.config.common
        if room.match.stage != "stopped" or common is None or room.match.playthrough is None:
            raise Refused(says.NotStopped())
        if not room.config.seats_of(person.id):
            raise Refused(says.PlayersGoOn())
        config = room.config.replace(common=None)
        await room.write(MovedOn(kept=common), config=config)
        room.broadcast()

    await room.do(work)
    return hub.shown_to(person, room)
