"""The server inside the test's own process, on a real port of the loopback."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

from seedround.server.app import Server
from seedround.server.host.limits import NO_LIMITS, Limits
from seedround.server.serve import Uvicorn, listen, settings
from seedround.server.store import Store
from seedround.server.store.memory import MemoryStore
from seedround.server.tables.bot_pool import BotPool
from seedround.server.tables.hub import Hub
from seedround.server.transport.doors import Doors

PATIENCE = 180.0
"""Seconds after which something that was waited for will not come."""


class Running(NamedTuple):
    address: str
    hub: Hub
    server: Server
    doors: Doors


class Time:
    """A clock that goes on only when it is told to."""

    def __init__(self) -> None:
        self.ms = 1_800_000_000_000

    def __call__(self) -> int:
        return self.ms


async def until(holds: Callable[[], object]) -> None:
    """Wait for something that is about to be so, however busy the machine is."""
    async with asyncio.timeout(PATIENCE):
        while not holds():
            await asyncio.sleep(0.005)


@asynccontextmanager
async def serving(
    store: Store | None = None,
    clock: Callable[[], int] | None = None,
    limits: Limits = NO_LIMITS,
    languages: tuple[str, ...] = (),
) -> AsyncIterator[Running]:
    """A server from open to close; threads do the thinking, so nothing else is started."""
    wishes: dict[str, Any] = {"clock": clock} if clock else {}
    if languages:
        wishes["languages"] = languages
    hub = Hub(store or MemoryStore(), BotPool(processes=0), limits=limits, **wishes)
    server = Server(hub)
    listening = listen("127.0.0.1", 0)
    config = settings(server)
    config.log_config = None
    running = Uvicorn(config, server)
    task = asyncio.create_task(running.serve([listening]))
    await until(lambda: running.started)
    try:
        yield Running(f"http://127.0.0.1:{listening.getsockname()[1]}", hub, server, config.doors)
    finally:
        running.should_exit = True
        await task
        listening.close()


def play(
    scenario: Callable[[Running], Awaitable[None]],
    clock: Callable[[], int] | None = None,
    store: Store | None = None,
    limits: Limits = NO_LIMITS,
    languages: tuple[str, ...] = (),
) -> None:
    """Run a scenario against a server of its own."""

    async def run() -> None:
        async with serving(store, clock, limits, languages) as running:
            await scenario(running)

    asyncio.run(run())
