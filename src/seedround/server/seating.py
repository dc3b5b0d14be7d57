"""Before the game: who sits down, who leaves, and the deal when nobody is missing."""

import msgspec

from seedround.engine.errors import Refused
from seedround.engine.names import clean_name
from seedround.server.config import Config, Seated
from seedround.server.people import free_name
from seedround.server.room import Room
from seedround.server.store import Person
from seedround.server.store.lines import Abandoned, Deed, Left, Sat, Started


async def begin(room: Room) -> None:
    """Deal, if nobody is missing."""
    config = room.config
    if room.course.stage != "open":
        raise Refused("The game has started already.")
    if any(chair.free for chair in config.chairs):
        raise Refused("Somebody is missing: wait, or let a bot take the free seat.")
    await room.write(Started(), config=named(config))
    room.broadcast()


def named(config: Config) -> Config:
    """The record gets the names of those who sit down."""
    return config.but(record=msgspec.structs.replace(config.record, names=config.names))


async def sit(room: Room, person: Person, name: str, seat: int | None) -> None:
    config = room.config
    if room.course.stage != "open":
        raise Refused("The game has started already: no seat is free.")
    free = [number for number, chair in enumerate(config.chairs) if chair.free]
    if seat is None:
        seat = free[0] if free else None
    if seat is None or seat not in free:
        raise Refused("That seat is taken." if free else "No seat is free.")
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
    if room.course.stage != "open":
        raise Refused("The game has started: resign instead.")
    mine = config.seats_of(person)
    if not mine:
        raise Refused("You do not sit at this table.")
    for seat in mine:
        config = config.with_chair(seat, Seated())
    if person == config.host and not any(chair.person for chair in config.chairs):
        await room.write(Abandoned(), config=config)
    else:
        await room.write(*[Left(seat=seat) for seat in mine], config=config)
    room.broadcast()
