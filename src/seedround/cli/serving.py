"""The table server from the command line."""

import socket
import sys
import webbrowser
from pathlib import Path

from seedround.engine.errors import BadOption


def run_server(
    host: str, port: int, data: Path, database: str | None, rate: float, open_page: bool = False
) -> None:
    try:
        from seedround.server.serve import run
    except ImportError:
        raise BadOption(
            "The server needs a few more packages: pip install 'seedround[server]'."
        ) from None
    if open_page and taken(host, port):
        port = 0
    run(host, port, data, database, rate, announce_and_open if open_page else announce)


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
