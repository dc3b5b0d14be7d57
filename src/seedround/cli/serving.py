"""The table server from the command line."""

import asyncio
import sys
from pathlib import Path

from seedround.cli.keeper import write_whole
from seedround.engine.errors import BadOption

MISSING = "The server needs a few more packages: pip install 'seedround[server]'."


def run_server(
    host: str, port: int, data: Path, database: str | None, rate: float, internal: str | None
) -> None:
    try:
        from seedround.server.serve import run
    except ImportError:
        raise BadOption(MISSING) from None
    run(host, port, data, database, rate, internal, announce)


def announce(address: str) -> None:
    print(f"Seed Round is at {address} (stop it with Ctrl-C).")
    sys.stdout.flush()


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
