"""The table server from the command line."""

import asyncio
import socket
import sys
import webbrowser
from collections.abc import Sequence
from pathlib import Path

from seedround.cli.keeper import write_whole
from seedround.engine.errors import BadOption

MISSING = "The server needs a few more packages: pip install 'seedround[server]'."


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
        raise BadOption(MISSING) from None
    if open_page and taken(host, port):
        port = 0
    hosting = Hosting(
        host=host, port=port, data=data, database=database, internal=internal, limits=limits,
        proxies=proxies,
    )  # fmt: skip
    run(hosting, announce_and_open if open_page else announce)


def taken(host: str, port: int) -> bool:
    """Whether somebody else listens there already."""
    try:
        socket.create_server((host, port)).close()
    except OSError:
        return True
    return False


def announce(address: str) -> None:
    print(f"Seed Round is at {address} (stop it with Ctrl-C).")
    sys.stdout.flush()


def announce_and_open(address: str) -> None:
    """The socket listens already: the browser waits until the first answer."""
    announce(address)
    webbrowser.open(address)


def export_records(out: Path, data: Path, database: str | None) -> None:
    from seedround.server.export import records
    from seedround.server.store.choose import FILE, store_at

    if database is None and not (data / FILE).is_file():
        raise BadOption(f"There are no tables in {data}: name the server's folder with --data.")
    out.mkdir(parents=True, exist_ok=True)

    async def write() -> int:
        count = 0
        async for table, record in records(store_at(data, database)):
            write_whole(out / f"{table}.json", record.to_json())
            count += 1
        return count

    print(f"{asyncio.run(write())} games written to {out}.")
