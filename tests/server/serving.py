"""The server inside the test's own process, on a real port of the loopback."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import NamedTuple

import uvicorn

from seedround.server.app import Server
from seedround.server.hub import Hub
from seedround.server.serve import listen, settings
from seedround.server.socket import Limits
from seedround.server.store import Store
from seedround.server.store.memory import MemoryStore
from seedround.server.thinking import Thinking

PATIENCE = 60.0
"""Seconds after which something that was waited for will not come."""


class Running(NamedTuple):
    address: str
    hub: Hub
    server: Server


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
    rate: float = 0,
    limits: Limits | None = None,
) -> AsyncIterator[Running]:
    """A server from open to close; threads do the thinking, so nothing else is started."""
    wishes = {"clock": clock} if clock else {}
    hub = Hub(store or MemoryStore(), Thinking(processes=0), **wishes)  # type: ignore[arg-type]
    server = Server(hub, rate, limits or Limits(0, 0))
    listening = listen("127.0.0.1", 0)
    config = settings(server)
    config.log_config = None
    running = uvicorn.Server(config)
    task = asyncio.create_task(running.serve([listening]))
    await until(lambda: running.started)
    try:
        yield Running(f"http://127.0.0.1:{listening.getsockname()[1]}", hub, server)
    finally:
        running.should_exit = True
        await task
        listening.close()


def play(scenario: Callable[[Running], Awaitable[None]], clock: Callable[[], int] | None = None,
         store: Store | None = None) -> None:  # fmt: skip
    """Run a scenario against a server of its own."""

    async def run() -> None:
        async with serving(store, clock) as running:
            await scenario(running)

    asyncio.run(run())
