"""The table server from the command line."""

import sys
from pathlib import Path

from seedround.engine.errors import BadOption


def run_server(host: str, port: int, data: Path, database: str | None, rate: float) -> None:
    try:
        from seedround.server.serve import run
    except ImportError:
        raise BadOption(
            "The server needs a few more packages: pip install 'seedround[server]'."
        ) from None
    run(host, port, data, database, rate, announce)


def announce(address: str) -> None:
    print(f"Seed Round is at {address} (stop it with Ctrl-C).")
    sys.stdout.flush()
