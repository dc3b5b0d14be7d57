"""Deleting a table: everybody who sits there has a say, and whoever is gone has none."""

from seedround.engine.errors import Refused
from seedround.server.people import NoSuchTable
from seedround.server.room import Room
from seedround.server.showing import FINISHED


async def wish(room: Room, person: str) -> bool:
    """Somebody wants the table deleted; gives whether now all do."""
    config = room.config
    if person not in config.people:
        raise NoSuchTable
    alone = config.people == (person,)
    if not alone and room.course.stage not in ("open", "damaged", *FINISHED):
        raise Refused("The game is not over: give it up together before you delete the table.")
    wishes = tuple(dict.fromkeys([*config.deleting, person]))
    if set(config.people) <= set(wishes):
        return True
    await room.write(config=config.but(deleting=wishes), touch=False)
    room.broadcast_frame()
    return False
