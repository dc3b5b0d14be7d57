"""What a server needs that plays for a long time: `python -m tools.load memory`.

A constant number of tables of all games at a constant pace; a game that is over is followed by a
new one on the same sockets. Every ten seconds a line tells how much memory the server has, so that
it can be seen whether it stays the same. Limits are so high that nobody meets them, but everybody
is counted.
"""

import asyncio
import os
import tempfile
import time
from pathlib import Path
from typing import Any, Final

import httpx
import msgspec

from seedround.server.host.limits import NO_LIMITS
from tools.load import Group, Server, wanted

LOOK: Final = 10.0
"""Seconds between two looks."""
GAMES: Final = (("trade-show", 2), ("bidness", 3), ("silicon-valley", 2), ("tech-deck", 2))
HIGH: Final = 1_000_000_000


async def measure(options: Any) -> None:
    """Play, look, and say how much more memory the last third needed than the one before."""
    with tempfile.TemporaryDirectory() as folder:
        limits = Path(folder, "limits.toml")
        limits.write_text(high_limits())
        server = Server(Path(folder), "--limits", str(limits))
        server.start()
        try:
            seen = await endured(server, options)
        finally:
            server.stop()
    third = len(seen) // 3
    middle, last = (sum(part) / len(part) / 2**20 for part in (seen[third:-third], seen[-third:]))
    print(
        f"{options.tables} tables, {options.minutes:g} minutes: {middle:.1f} MB on average in the "
        f"second third, {last:.1f} MB in the last"
    )


def high_limits() -> str:
    """Whatever is not counted when there are no limits, with a limit that nobody meets."""
    off = [name for name, value in msgspec.structs.asdict(NO_LIMITS).items() if not value]
    return "".join([f"{name} = {HIGH}\n" for name in off if not name.endswith("_days")])


async def endured(server: Server, options: Any) -> list[int]:
    """The bytes in memory at every look."""
    wants = wanted(options)
    async with httpx.AsyncClient(base_url=server.address, timeout=60) as http:
        playing: list[Group] = []
        for number in range(options.tables):
            game, seats = GAMES[number % len(GAMES)]
            playing.append(Group(http, server.address, game, seats, number, wants))
            await playing[-1].open()
            await playing[-1].sit()
        begun = time.monotonic()
        end = begun + 60 * options.minutes
        each = 1 / options.pace

        async def run(group: Group) -> None:
            await asyncio.sleep(group.chance.random() * each)
            while time.monotonic() < end:
                due = time.monotonic() + each
                await group.move()
                await asyncio.sleep(max(0.0, due - time.monotonic()))

        players = asyncio.gather(*[run(group) for group in playing])
        seen: list[int] = []
        while time.monotonic() < end and not players.done():
            await asyncio.sleep(LOOK)
            seen.append(server.memory())
            moves = sum(group.moves for group in playing)
            games = sum(group.games for group in playing)
            print(
                f"{time.monotonic() - begun:6.0f} s  {seen[-1] / 2**20:7.1f} MB  {moves} moves  "
                f"{games} games  {server.cpu():.0f} CPU seconds  load {os.getloadavg()[0]:.1f}",
                flush=True,
            )
        await players
        for group in playing:
            await group.close()
        return seen
