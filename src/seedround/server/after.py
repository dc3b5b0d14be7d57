"""What is left when a game is over: its record, its replay, its proof, figures, and branches."""

from typing import Any, Final, NamedTuple

import msgspec

from seedround.engine.errors import BadOption, Refused
from seedround.engine.kinds import Viewer
from seedround.engine.record import Record
from seedround.engine.verification import verified as verify
from seedround.server import records
from seedround.server.budgets import Who
from seedround.server.catalogue import cards_of_record
from seedround.server.hub import Hub
from seedround.server.opening import branched
from seedround.server.people import NoSuchTable
from seedround.server.protocol.http import (
    Branch,
    Replay,
    SeatFigures,
    Statistics,
    TableOpened,
    Verified,
)
from seedround.server.protocol.shown import TableShown
from seedround.server.replays import Seen
from seedround.server.room import Room
from seedround.server.showing import FINISHED
from seedround.server.signing import check_signature
from seedround.server.store import Person
from seedround.server.store.lines import MovedOn

MOST_FRAMES: Final = 100


async def finished(hub: Hub, table: str, person: Person | None) -> Room:
    """A game that is over, for whoever has its address: that is how a replay is shared."""
    room = await hub.room(table)
    if room.course.stage not in FINISHED:
        await hub.room_for(table, person.id if person else None)
        raise Refused("The game is not over yet: until then everything hidden stays hidden.")
    return room


async def cards_at(hub: Hub, table: str, person: Person | None) -> bytes:
    """The card set of a table, for whoever may look in now or at its replay."""
    room = await hub.room(table)
    if room.course.stage not in FINISHED:
        await hub.room_for(table, person.id if person else None)
    return cards_of_record(room.config.record)


async def record_of(hub: Hub, table: str, person: Person | None) -> Record:
    """The record of a finished game; of a damaged one its people get what can be saved."""
    room = await hub.room(table)
    if room.course.stage != "damaged":
        room = await finished(hub, table, person)
    elif person is None or person.id not in room.head.people:
        raise NoSuchTable
    return records.record_of(room.course, hub.signer)


async def verified(hub: Hub, table: str, person: Person | None, who: Who) -> Verified:
    """Check deal, seal and signature, and play the moves again as far as the rules go along."""
    room = await finished(hub, table, person)
    record = records.record_of(room.course, hub.signer)
    fair, words = True, "The deal is the one that was promised, and every move was legal."
    signed, sealed, replayed = None, record.seal is not None, 0
    now = room.course.game.version
    try:
        signed = check_signature(record)
        found = await hub.replays.beside(lambda: verify(record, lambda _: room.course.game), who)
        replayed = found.replayed
        if record.rules != now:
            words = (
                f"It was played under version {record.rules} of the rules; under version {now} "
                f"{replayed} of {len(record.moves)} moves go the same way."
            )
    except Refused as problem:
        fair, words = False, str(problem)
    return Verified(
        fair=fair, words=words, commitment=record.commitment, seed=record.seed, salt=record.salt,
        moves=len(record.moves), sealed=sealed, key=signed.key if signed else None,
        chosen=room.config.chosen, given=signed.given if signed else 0,
        former=len(room.config.former),
        rules=record.rules, now=now, replayed=replayed,
    )  # fmt: skip


class Eyes(NamedTuple):
    """Who looks at a finished game, as whom, and in which language."""

    person: Person | None
    viewer: Viewer
    language: str
    who: Who


async def replay_of(hub: Hub, table: str, eyes: Eyes, first: int, count: int) -> Replay:
    """Frames from `first` on, as the chosen viewer saw them; open cards show everything."""
    person, viewer, language, who = eyes
    room = await finished(hub, table, person)
    record = room.course.playing.brief()
    if viewer >= record.seats:
        raise BadOption(f"There is no seat {viewer + 1}.")
    seen = Seen(table, viewer, language, room.config.names)
    frames: Any = await hub.replays.frames(seen, record, who)
    return Replay(
        table=hub.shown(room, person.id if person else None), viewer=viewer,
        steps=len(record.moves), first=first, frames=frames[first : first + count],
    )  # fmt: skip


async def statistics_of(hub: Hub, table: str, person: Person | None) -> Statistics:
    """Moves and thinking time by seat, take-backs, and how long it took."""
    room = await finished(hub, table, person)
    course = room.course
    seats = course.config.record.seats
    moves, taken = [0] * seats, [0] * seats
    before = course.started_at or 0
    for mark, at in zip(course.playing.marks, course.plies, strict=True):
        moves[mark.seat] += 1
        taken[mark.seat] += max(0, at - before)
        before = at
    result = course.result
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
                for seat in range(seats)
            ]
        ),
        moves=len(course.playing.moves),
        events=len(course.playing.log),
        taken_back=course.taken_back,
        seconds=((course.ended_at or 0) - (course.started_at or 0)) // 1000,
        details=result.details if result else {},
    )


async def branch(hub: Hub, table: str, person: Person, wanted: Branch) -> TableOpened:
    """A table of one's own that goes on from a move of a finished game."""
    course = (await finished(hub, table, person)).course
    record = msgspec.structs.replace(course.playing.brief(), rules=course.game.version)
    if person.name is None:
        person = msgspec.structs.replace(person, name=f"Player {wanted.seat + 1}")
    config = branched(record, wanted, person, hub.limits)
    opened, _ = await hub.add(config, public=False)
    return TableOpened(table=hub.shown(opened, person.id), invites=())


async def go_on(hub: Hub, room: Room, person: str) -> TableShown:
    """A stopped table goes on from the last move that old and new rules have in common."""

    async def work(room: Room) -> None:
        common = room.config.common
        if room.course.stage != "stopped" or common is None or room.course.sitting is None:
            raise Refused("This table is not waiting to be gone on with.")
        if not room.config.seats_of(person):
            raise Refused("Only who plays at the table can go on.")
        config = room.config.but(problem=None, common=None)
        await room.write(MovedOn(kept=common), config=config)
        room.broadcast()

    await room.do(work)
    return hub.shown(room, person)
