"""The table server from the command line."""

import asyncio
import socket
import sys
import webbrowser
from collections.abc import Sequence
from pathlib import Path

from seedround.cli.keeper import write_whole
from seedround.cli.sayings.hosting import (
    GamesWritten,
    NoTablesIn,
    ServedAt,
    ServerMissing,
)
from seedround.cli.screen import spoken
from seedround.engine.errors import BadOption
from seedround.engine.words import Speaker


def run_server(
    host: str,
    port: int,
    data: Path,
    database: str | None,
    internal: str | None,
    limits: str | None,
    proxies: Sequence[str],
    open_page: bool,
) -> None:
    try:
        from seedround.server.serve import Hosting, run
    except ImportError:
        raise BadOption(ServerMissing()) from None
    if open_page and taken(host, port):
        port = 0
    hosting = Hosting(
        host=host, port=port, data=data, database=database, internal=internal, limits=limits,
        proxies=proxies,
    )  # fmt: skip
    run(hosting, announce_and_open if open_page else announce)


def taken(host: str, port: int) -> bool:
    """Whether another program listens there already."""
    try:
        socket.create_server((host, port)).close()
    except OSError:
        return True
    return False


def announce(address: str) -> None:
    print(Speaker(spoken()).say(ServedAt(address)))
    sys.stdout.flush()


def announce_and_open(address: str) -> None:
    """The socket listens already: the browser waits until the first answer."""
    announce(address)
    webbrowser.open(address)


def export_records(out: Path, data: Path, database: str | None) -> None:
    from seedround.server.store.choose import FILE, store_at
    from seedround.server.tables.export import records

    if database is None and not (data / FILE).is_file():
        raise BadOption(NoTablesIn(str(data)))
    out.mkdir(parents=True, exist_ok=True)

    async def write() -> int:
        count = 0
        async for table, record in records(store_at(data, database)):
            write_whole(out / f"{table}.json", record.to_json())
            count += 1
        return count

    print(Speaker(spoken()).say(GamesWritten(asyncio.run(write()), str(out))))
