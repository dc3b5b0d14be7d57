"""Running the server: one process, stopped gracefully."""

import asyncio
import gc
import socket
from collections.abc import Callable
from pathlib import Path

import uvicorn

from seedround.engine.errors import BadOption
from seedround.server.app import Server
from seedround.server.frames import Frames
from seedround.server.hub import Hub
from seedround.server.logs import LOGGING
from seedround.server.socket import LONGEST
from seedround.server.store.choose import store_at

STOP_SECONDS = 10
COLLECTIONS = (10_000, 2, 25)
"""When Python looks for rings of garbage. Here nearly everything frees itself, and looking through
all tables halts all of them: so seldom."""


class Uvicorn(uvicorn.Server):
    """Says goodbye to every client before the sockets close."""

    def __init__(self, config: uvicorn.Config, server: Server) -> None:
        super().__init__(config)
        self._server = server

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._server.sockets.goodbye()
        await asyncio.sleep(0.1)
        await super().shutdown(sockets)


def settings(server: Server) -> uvicorn.Config:
    """Small messages, no chatter, and addresses from a proxy on this machine only."""
    return uvicorn.Config(
        server,
        ws=Frames,
        ws_max_size=LONGEST,
        ws_per_message_deflate=False,
        log_config=LOGGING,
        access_log=False,
        server_header=False,
        proxy_headers=True,
        forwarded_allow_ips="127.0.0.1",
        timeout_keep_alive=15,
        timeout_graceful_shutdown=STOP_SECONDS,
        h11_max_incomplete_event_size=16_384,
    )


def listen(host: str, port: int) -> socket.socket:
    """A port whose connections send at once: two short messages need no 40 ms in between."""
    try:
        listening = socket.create_server((host, port), backlog=1024)
    except OSError as problem:
        raise BadOption(
            f"The server cannot use {host}:{port}: {problem.strerror}. Name another --port."
        ) from None
    listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return listening


def run(
    host: str,
    port: int,
    data: Path,
    database: str | None,
    rate: float,
    internal: str | None,
    ready: Callable[[str], None],
) -> None:
    """Serve until stopped; `ready` hears the address."""
    listening = listen(host, port)
    name, number = listening.getsockname()[:2]
    owner = (internal or f"http://{name}:{number}").rstrip("/") if database else ""
    server = Server(Hub(store_at(data, database), owner=owner), rate)
    ready(f"http://{'localhost' if name in ('127.0.0.1', '::1') else name}:{number}")
    gc.freeze()
    gc.set_threshold(*COLLECTIONS)
    Uvicorn(settings(server), server).run([listening])
