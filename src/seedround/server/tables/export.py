"""Every game on a server as a record of its own: readable without the server, and for ever."""

from collections.abc import AsyncIterator

from seedround.engine.record import Record
from seedround.server.store import Store
from seedround.server.tables.config import salvaged, unpack
from seedround.server.tables.records import record_of
from seedround.server.tables.restoring import replayed
from seedround.server.tables.sets import Sets
from seedround.server.tables.signing import signer_of


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
            match, _ = replayed(config, lines, head.rules != config.game.version)
            if match.playthrough is not None:
                yield table, record_of(match, signer)
    finally:
        await store.close()
