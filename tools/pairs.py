"""How much faster one checkout's server is than another's: `python -m tools.load pairs OLD NEW`.

Both servers run at the same time and are played on by turns, for a second and a half each, in the
order old, new, new, old: what else the machine does meets both alike. A round gives one ratio of
moves per second of the server's processor time; every round has fresh servers. Each checkout needs
a `.venv` of its own.
"""

import asyncio
import os
import random
import statistics
import subprocess
import tempfile
import time
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any, Final

import httpx

from tools.load import OPEN, Group, Server, groups

SLICE: Final = 1.5
"""Seconds of play on one server before it is the other's turn."""
WARM: Final = 3.0
"""Seconds of a server's processor time before it counts: sentences that come only at the end of a
game, too, are compiled when they are first said. A busy machine needs longer for them."""
DRAWS: Final = 10_000
"""Samples that are drawn anew from the ratios, to see how far their median can be trusted."""


class Side:
    """One of both servers with its tables, its moves and the time it took for them."""

    def __init__(self, server: Server, playing: list[Group]) -> None:
        self._server = server
        self._playing = playing
        self._moves = 0
        self._used = 0.0

    @property
    def speed(self) -> float:
        """Moves per second of processor time."""
        return self._moves / self._used

    async def play(self, seconds: float) -> None:
        """As fast as it goes, until everything that was sent is answered."""
        cpu, moves = self._server.cpu(), self._made()
        end = time.monotonic() + seconds

        async def run(group: Group) -> None:
            while time.monotonic() < end:
                await group.move()
            await group.ready.wait()

        await asyncio.gather(*[run(group) for group in self._playing])
        self._moves += self._made() - moves
        self._used += self._server.cpu() - cpu

    async def warm(self) -> None:
        """What is made once, when the first games are played, does not count."""
        while self._used < WARM:
            await self.play(SLICE)
        self._moves, self._used = 0, 0.0

    def _made(self) -> int:
        return sum(group.moves for group in self._playing)

    async def close(self) -> None:
        for group in self._playing:
            await group.close()


def server_of(tree: Path, data: Path) -> Server:
    """The server of a checkout; an early one counts requests by another option."""
    python = str(tree.resolve() / ".venv/bin/python")
    asked = [python, "-m", "seedround", "serve", "--help"]
    said = subprocess.run(asked, cwd=tree, capture_output=True, text=True, check=True).stdout
    flags = OPEN if OPEN[0] in said else ("--rate", "0")
    return Server(data, *flags, python=python, root=tree)


async def one_round(options: Any) -> tuple[float, float]:
    """How fast the old one was, and the new one."""
    async with AsyncExitStack() as stack:
        sides: list[Side] = []
        for tree in options.trees:
            data = stack.enter_context(tempfile.TemporaryDirectory())
            server = server_of(tree, Path(data))
            server.start()
            stack.callback(server.stop)
            client = httpx.AsyncClient(base_url=server.address, timeout=60)
            http = await stack.enter_async_context(client)
            sides.append(Side(server, await groups(http, server, options, True)))
            stack.push_async_callback(sides[-1].close)
        old, new = sides
        for side in sides:
            await side.warm()
        for _ in range(max(1, round(options.seconds / (2 * SLICE)))):
            for side in (old, new, new, old):
                await side.play(SLICE)
        return old.speed, new.speed


def interval(ratios: list[float]) -> tuple[float, float]:
    """95 % for the median of the ratios (bootstrap)."""
    chance = random.Random(1)
    medians = sorted(
        [statistics.median(chance.choices(ratios, k=len(ratios))) for _ in range(DRAWS)]
    )
    return medians[DRAWS // 40], medians[-DRAWS // 40]


async def measure(options: Any) -> None:
    ratios: list[float] = []
    for number in range(options.rounds):
        old, new = await one_round(options)
        ratios.append(new / old)
        print(
            f"{number + 1}: {old:.0f} and {new:.0f} moves per CPU second, {new / old:.3f} "
            f"(load {os.getloadavg()[0]:.1f})",
            flush=True,
        )
    low, high = interval(ratios)
    print(
        f"{options.game}, {options.seats} seats, {options.tables} tables, {len(ratios)} rounds: "
        f"median {statistics.median(ratios):.3f} (95 %: {low:.3f} to {high:.3f})"
    )
