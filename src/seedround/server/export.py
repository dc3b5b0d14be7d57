"""Every game on a server as a record of its own: readable without the server, and for ever."""

from collections.abc import AsyncIterator

from seedround.engine.record import Record
from seedround.server.config import salvaged, unpack
from seedround.server.records import record_of
from seedround.server.replay import replayed
from seedround.server.sets import Sets
from seedround.server.signing import signer_of
from seedround.server.store import Store


async def records(store: Store) -> AsyncIterator[tuple[str, Record]]:
    """Table ids and the records of their games, as far as they were played."""
    await store.open()
    sets = Sets(store)
    signer = await signer_of(store)
    try:
        for table in await store.all_tables():
            head = await store.head(table)
            if head is None:
                continue
            try:
                settled = unpack(head.config)
            except ValueError:
                if (found := salvaged(head.config)) is None:
                    continue
                settled = found
            config = await sets.completed(settled)
            lines = await store.lines(table)
            course, _ = replayed(config, lines, head.rules != config.game.version)
            if course.sitting is not None:
                yield table, record_of(course, signer)
    finally:
        await store.close()
