"""Deleting a table: all people who sit there must want it; those who are gone have no vote."""

from seedround.engine.errors import Refused
from seedround.server.people.identity import NoSuchTable
from seedround.server.sayings.tables import GiveUpFirst
from seedround.server.tables.messages import FINISHED
from seedround.server.tables.room import Room


async def wish(room: Room, person: str) -> bool:
    """A person wants the table deleted; gives whether now all do."""
    config = room.config
    if person not in config.people:
        raise NoSuchTable
    alone = config.people == (person,)
    if not alone and room.match.stage not in ("open", "damaged", *FINISHED):
        raise Refused(GiveUpFirst())
    wishes = tuple(dict.fromkeys([*config.deleting, person]))
    if set(config.people) <= set(wishes):
        return True
    await room.write(config=config.replace(deleting=wishes), touch=False)
    room.broadcast_frame()
    return False
