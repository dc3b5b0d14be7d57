"""The record of a table as it leaves the server: as it was when the game ended, sealed and signed.

It is stored with the table when the game ends, so that later rules change nothing about it.
"""

from typing import TYPE_CHECKING

import msgspec

from seedround.engine.kinds import Seat
from seedround.engine.record import Record, seal_of
from seedround.server.course import Course
from seedround.server.showing import FINISHED
from seedround.server.signing import Signer
from seedround.server.store.lines import Ended

if TYPE_CHECKING:
    from seedround.server.room import Room


def record_of(course: Course, signer: Signer) -> Record:
    """The record that was kept at the end, or the game as it stands.

    The server signs only what can no longer be taken back, and says whether it dealt it itself.
    """
    if course.ended is not None:
        return course.ended.record
    config, playing = course.config, course.playing
    if course.diverged:  # so far the rules of now go along; nobody answers for a part of a game
        return msgspec.structs.replace(playing.brief(), names=config.names)
    record = playing.record(names=config.names, rules=course.game.version)
    if course.stage not in FINISHED:
        return record
    given = min(len(config.record.moves), len(record.moves))
    return signer.signed(record, "chosen" if config.chosen else "drawn", given, config.former)


def renamed(
    record: Record, names: tuple[str, ...], former: tuple[Seat, ...], signer: Signer
) -> Record:
    """The record of a game without the names of some who played, sealed anew.

    If we had signed it, we sign it again and say in it whose names are not those of the game: so
    the others keep their proof, and nobody takes the new names for the old ones.
    """
    seal = record.seal
    record = msgspec.structs.replace(record, names=names)
    if seal is None:
        return record
    signed = seal.signed
    record = msgspec.structs.replace(record, seal=seal_of(record, seal.decisions))
    if signed is None or signed.key != signer.key:
        return record
    return signer.signed(record, signed.deal, signed.given, former)


async def keep(room: "Room") -> None:
    """Store the record of a game that has just ended; the table is as it was otherwise."""
    course = room.course
    if course.ended is not None or course.stage not in FINISHED or room.lost:
        return
    record = record_of(course, room.hub.signer)
    await room.write(Ended(record=record, result=course.playing.table.result), touch=False)
