"""A player who wants to play while the server is attacked."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from tests.server.client import Client
from tools.load import Server


@asynccontextmanager
async def processing(
    data: Path, *flags: str, files: int | None = None, log: Path | None = None
) -> AsyncIterator[Server]:
    """A server in a process of its own, with its usual limits unless flags say otherwise."""
    server = Server(data, *flags, files=files, log=log)
    await asyncio.to_thread(server.start)
    try:
        yield server
    finally:
        await asyncio.to_thread(server.kill)
        assert server.process.stdout is not None
        server.process.stdout.close()


async def moves_are_acknowledged(address: str, moves: int = 4) -> None:
    """A newcomer opens a table, sits down and plays; every move is acknowledged in the end."""
    async with Client(address, "Victim") as victim:
        table = (await victim.open("trade-show", "me", "me"))["table"]["id"]
        await victim.dial()
        await victim.watch(table, 0, 1)
        assert await victim.play_on(table, [0, 1], seed=1, most=moves) >= moves
