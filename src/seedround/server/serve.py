"""Running the server: one process, stopped gracefully."""

import asyncio
import gc
import logging
import math
import socket
from collections.abc import Callable, Sequence
from importlib.util import find_spec
from ipaddress import ip_network
from pathlib import Path
from typing import Final

import uvicorn
from msgspec import Struct

from seedround.engine.errors import BadOption
from seedround.server.app import PROXIES, Server
from seedround.server.host.limits import read_limits
from seedround.server.host.logs import LOGGING
from seedround.server.sayings.hosting import PortUnusable, ProxyWrong
from seedround.server.store.choose import store_at
from seedround.server.tables.hub import Hub
from seedround.server.transport.doors import Doors, Network, Settings, doors_of, raise_file_limit

log = logging.getLogger("seedround.serve")

TRIED: Final = "0.54."
"""The version of uvicorn whose inner classes `caller.py` and `frames.py` were made for."""
TICKS: Final = 5
"""Tenths of a second between two looks at the connections."""
STOP_SECONDS = 10
COLLECTIONS = (10_000, 2, 25)
"""When Python looks for rings of garbage: seldom. Nearly everything here frees itself, and a look
through all tables halts all of them."""


class Uvicorn(uvicorn.Server):
    """Says goodbye to every client before the sockets close."""

    def __init__(self, config: uvicorn.Config, server: Server) -> None:
        super().__init__(config)
        self._server = server

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._server.sockets.goodbye()
        await asyncio.sleep(0.1)
        await super().shutdown(sockets)

    async def on_tick(self, counter: int) -> bool:
        if counter % TICKS == 0:
            doors_of(self.config).look()
        return await super().on_tick(counter)


def settings(
    server: Server, proxies: tuple[Network, ...] = (), files: float = math.inf
) -> Settings:
    """Small messages, no chatter, and what we know better than uvicorn about connections.

    That goes into uvicorn's inner classes: with a version we have not tried they are left alone,
    and the server works without its short way for messages and without limits on connections.
    """
    limits = server.hub.limits
    tried = uvicorn.__version__.startswith(TRIED)
    if not tried:
        log.warning("uvicorn %s is not known: connections have no limits", uvicorn.__version__)
    config = Settings(
        server,
        http=_caller() if tried and find_spec("httptools") else "auto",
        ws=_frames() if tried else "websockets-sansio",
        ws_max_size=limits.message_bytes or 2**24,
        ws_per_message_deflate=False,
        log_config=LOGGING,
        access_log=False,
        server_header=False,
        proxy_headers=False,
        timeout_keep_alive=15,
        timeout_graceful_shutdown=STOP_SECONDS,
        h11_max_incomplete_event_size=limits.header_bytes or None,
    )
    neighbours = server.forwarding.neighbours.places
    config.doors = Doors(limits, proxies, files, neighbours)
    return config


def _caller() -> type[asyncio.Protocol]:
    from seedround.server.transport.caller import Caller

    return Caller


def _frames() -> type[asyncio.Protocol]:
    from seedround.server.transport.frames import Frames

    return Frames


def listen(host: str, port: int) -> socket.socket:
    """A port whose connections send at once: two short messages need no 40 ms in between."""
    try:
        listening = socket.create_server((host, port), backlog=1024)
    except OSError as problem:
        why = problem.strerror or str(problem)
        raise BadOption(PortUnusable(f"{host}:{port}", why)) from None
    listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return listening


def trusted(proxies: Sequence[str]) -> tuple[Network, ...]:
    """Addresses and networks of proxies, as a host names them."""
    try:
        return tuple([ip_network(proxy.strip()) for proxy in proxies])
    except ValueError as problem:
        raise BadOption(ProxyWrong(str(problem))) from None


class Hosting(Struct, frozen=True, kw_only=True):
    """What a host settles on the command line."""

    host: str
    port: int
    data: Path
    database: str | None = None
    internal: str | None = None
    limits: str | None = None
    proxies: Sequence[str] = PROXIES


def run(hosting: Hosting, ready: Callable[[str], None]) -> None:
    """Serve until stopped; `ready` hears the address."""
    limits, proxies = read_limits(hosting.limits), trusted(hosting.proxies)
    listening = listen(hosting.host, hosting.port)
    name, number = listening.getsockname()[:2]
    own = (hosting.internal or f"http://{name}:{number}").rstrip("/")
    store = store_at(hosting.data, hosting.database)
    hub = Hub(store, limits=limits, owner=own if hosting.database else "")
    server = Server(hub, [str(proxy) for proxy in proxies])
    ready(f"http://{'localhost' if name in ('127.0.0.1', '::1') else name}:{number}")
    gc.freeze()
    gc.set_threshold(*COLLECTIONS)
    Uvicorn(settings(server, proxies, raise_file_limit()), server).run([listening])
