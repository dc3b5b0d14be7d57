"""Before the game: who sits down, who leaves, and the deal when all seats are taken."""

import msgspec

from seedround.engine.errors import Refused
from seedround.engine.kinds import Seat, by_seat
from seedround.engine.names import clean_name
from seedround.server.people.identity import free_name
from seedround.server.sayings import tables as says
from seedround.server.store import Person
from seedround.server.store.lines import Abandoned, Deed, Left, Sat, Started
from seedround.server.tables.config import Config, Seated
from seedround.server.tables.room import Room


async def begin(room: Room) -> None:
    """Deal, if all seats are taken."""
    config = room.config
    if room.match.stage != "open":
        raise Refused(says.StartedAlready())
    if any(chair.free for chair in config.chairs):
        raise Refused(says.SeatsFree())
    await room.write(Started(), config=named(config))
    room.broadcast()


def named(config: Config) -> Config:
    """The record with the names of the players who sit down."""
    return config.replace(record=msgspec.structs.replace(config.record, names=config.names))


async def sit(room: Room, person: Person, name: str, seat: Seat | None) -> None:
    config = room.config
    if room.match.stage != "open":
        raise Refused(says.StartedWithout())
    free = [number for number, chair in by_seat(config.chairs) if chair.free]
    if seat is None:
        seat = free[0] if free else None
    if seat is None or seat not in free:
        raise Refused(says.SeatTaken() if free else says.NoSeatFree())
    taken = [chair.name for chair in config.chairs]
    chair = Seated(person=person.id, name=free_name(clean_name(name), taken))
    config = config.with_chair(seat, chair)
    deeds: list[Deed] = [Sat(seat=seat, name=chair.name or "", person=person.id)]
    if config.auto and len(free) == 1:
        deeds.append(Started())
        config = named(config)
    await room.write(*deeds, config=config)
    room.broadcast()


async def leave(room: Room, person: str) -> None:
    config = room.config
    if room.match.stage != "open":
        raise Refused(says.ResignInstead())
    mine = config.seats_of(person)
    if not mine:
        raise Refused(says.NotSeated())
    for seat in mine:
        config = config.with_chair(seat, Seated())
    if person == config.host and not any(chair.person for chair in config.chairs):
        await room.write(Abandoned(), config=config)
    else:
        await room.write(*[Left(seat=seat) for seat in mine], config=config)
    room.broadcast()
