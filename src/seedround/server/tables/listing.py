"""Tables from outside: the lists of the first page, and a table as a person may know it."""

import logging
import math
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

from seedround.engine.errors import Refused
from seedround.server.host.budgets import Tally
from seedround.server.people.identity import Ruined
from seedround.server.protocol.http import Tables
from seedround.server.protocol.tables import TableShown
from seedround.server.store import Head
from seedround.server.store.trouble import Unavailable
from seedround.server.tables.config import unpack
from seedround.server.tables.hub import Hub
from seedround.server.tables.messages import ruined_shown, table_shown
from seedround.server.tables.ownership import OwnedByOther

log = logging.getLogger("seedround.listing")

LISTED: Final = 50
"""How many tables a list has, and how many are looked at for it."""
LOOKED_AT: Final = 200


async def look(hub: Hub, table: str, person: str | None, language: str) -> TableShown:
    """A table from outside, also what is left of a damaged one."""
    try:
        return hub.shown(await hub.room_for(table, person), person, language)
    except Ruined as problem:
        head = await hub.store.head(table)
        assert head is not None
        return ruined_shown(head, problem.why, language)


async def lists(hub: Hub, person: str | None, language: str) -> Tables:
    """A person's own tables, and the public ones."""
    mine = await hub.store.tables_of(person) if person else []
    own = {head.id for head in mine}
    public = {
        stage: [
            head for head in await hub.store.public_tables(stage, LOOKED_AT) if head.id not in own
        ]
        for stage in ("open", "running")
    }
    return Tables(
        mine=tuple([await _mine(hub, head, person, language) for head in mine]),
        open=_public(hub, public["open"], person, language),
        running=_public(hub, public["running"], person, language),
    )


async def _mine(hub: Hub, head: Head, person: str | None, language: str) -> TableShown:
    """A table in the list of its people; a damaged one is shown as such."""
    try:
        if head.id not in hub.rooms and head.stage == "running":
            with suppress(OwnedByOther):
                await hub.room(head.id)
        return _listed(hub, head, person, language)
    except Unavailable:
        raise
    except Exception as problem:
        log.exception("the table %s cannot be listed", head.id)
        refused = problem if isinstance(problem, Refused) else Ruined()
        return ruined_shown(head, refused.why, language)


def _public(
    hub: Hub, heads: Sequence[Head], person: str | None, language: str
) -> tuple[TableShown, ...]:
    """Public tables, without damaged ones: those are for their own people. Of one host there are
    only some, so that the list has room for others."""
    found: list[TableShown] = []
    hosts = Tally()
    most = hub.limits.listed_per_person or math.inf
    for head in heads:
        try:
            host = unpack(head.config).host
            if hosts[host] >= most or len(found) >= LISTED:
                continue
            hosts.add(host, 1)
            shown = _listed(hub, head, person, language)
        except Exception:
            log.exception("the table %s cannot be listed", head.id)
        else:
            if shown.stage != "damaged":
                found.append(shown)
    return tuple(found)


def _listed(hub: Hub, head: Head, person: str | None, language: str) -> TableShown:
    room = hub.rooms.get(head.id)
    if room is not None:
        return hub.shown(room, person, language)
    return table_shown(head, unpack(head.config), None, person, language)
