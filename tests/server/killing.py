"""Kill a real server at random moments under load; nothing that was acknowledged may be lost.

`python -m tests.server.killing 200` kills it two hundred times (`make soak`).
"""

import asyncio
import os
import random
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path

import httpx
from websockets.exceptions import WebSocketException

from tests.server.client import Client, pick
from tests.server.serving import PATIENCE

ROOT = Path(__file__).parents[2]
GAMES = [("trade-show", 2), ("bidness", 3), ("silicon-valley", 2), ("tech-deck", 2)]


class Process:
    """A server of its own, from its start to its violent end."""

    def __init__(self, data: Path) -> None:
        self._data = data

    def start(self) -> str:
        """Start it and give its address."""
        self._process = subprocess.Popen(
            [sys.executable, "-m", "seedround", "serve", "--port", "0", "--limits", "none",
             "--data", str(self._data)],
            cwd=ROOT, stdout=subprocess.PIPE, text=True, env={**os.environ, "NO_COLOR": "1"},
        )  # fmt: skip
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        return next(word for word in line.split() if word.startswith("http://"))

    def end(self, how: signal.Signals) -> int:
        self._process.send_signal(how)
        status = self._process.wait(30)
        assert self._process.stdout is not None
        self._process.stdout.close()
        return status


class Player:
    """Plays all seats of one table and remembers what was acknowledged."""

    def __init__(self, number: int) -> None:
        self.game, self.seats = GAMES[number % len(GAMES)]
        self.name = f"P{number}"
        self.chance = random.Random(number)
        self.acknowledged: set[str] = set()
        self.table: str | None = None
        self.cookies: dict[str, str] = {}
        self.moves_since_start = 0
        self.server_is_gone = False

    async def play(self, address: str) -> None:
        """Play until the server is gone; who loses the connection before that comes back."""
        self.server_is_gone = False
        while not self.server_is_gone:
            await self._play(address)
            await asyncio.sleep(0.05)

    async def _play(self, address: str) -> None:
        """Play until the connection ends; a finished game is followed by another table."""
        with suppress(WebSocketException, httpx.HTTPError, OSError, EOFError):
            async with Client(address, self.name) as client:
                client.http.cookies.update(self.cookies)
                await client.dial()
                if self.table is None:
                    await self._open(client)
                assert self.table is not None
                seats = list(range(self.seats))
                await client.watch(self.table, *seats)
                while True:
                    if client.over(self.table):
                        await self._open(client)
                        await client.watch(self.table, *seats)
                    for seat in seats:
                        await self._move(client, self.table, seat)
                    await asyncio.sleep(0)

    async def _open(self, client: Client) -> None:
        opened = await client.open(self.game, *["me"] * self.seats)
        self.cookies = dict(client.http.cookies)
        self.table = opened["table"]["id"]
        await client.hang_up()
        await client.dial()

    async def _move(self, client: Client, table: str, seat: int) -> None:
        asked = client.asked(table, seat)
        if asked is None:
            await asyncio.sleep(0.001)
            return
        identity = f"{self.chance.getrandbits(60):x}"
        before = client.updates[table, seat]
        answer = await asyncio.wait_for(
            client.ask("play", table=table, seat=seat, decision=asked["decision"], id=identity,
                       move=pick(asked, self.chance)), 20,
        )  # fmt: skip
        assert answer["is"] == "done", answer
        self.acknowledged.add(identity)
        self.moves_since_start += 1
        await asyncio.wait_for(client.until(lambda: client.updates[table, seat] is not before), 20)


async def kill_again_and_again(
    data: Path, kills: int, players: int, seed: int, report: bool = False
) -> int:
    """Gives the number of acknowledged moves; fails if one is lost or a table does not go on."""
    chance = random.Random(seed)
    server = Process(data)
    people = [Player(number) for number in range(players)]
    for number in range(kills):
        address = await asyncio.to_thread(server.start)
        playing = begin(people, address)
        limit = time.monotonic() + PATIENCE
        while any(player.moves_since_start < 3 for player in people):
            for task in playing:
                if task.done():
                    task.result()
            assert time.monotonic() < limit, "a table does not go on"
            await asyncio.sleep(0.02)
        await asyncio.sleep(chance.random())
        assert await asyncio.to_thread(server.end, signal.SIGKILL) == -signal.SIGKILL
        await leave(people, playing)
        check(data, people)
        if report:
            print(f"kill {number + 1}: {sum(len(p.acknowledged) for p in people)} moves, none lost")
    address = await asyncio.to_thread(server.start)
    playing = begin(people, address)
    while any(player.moves_since_start < 2 for player in people):
        await asyncio.sleep(0.02)
    assert await asyncio.to_thread(server.end, signal.SIGTERM) in (0, -signal.SIGTERM)
    await leave(people, playing)
    check(data, people)
    return sum(len(player.acknowledged) for player in people)


async def leave(people: list[Player], playing: list["asyncio.Task[None]"]) -> None:
    for player in people:
        player.server_is_gone = True
    await asyncio.wait_for(asyncio.gather(*playing), PATIENCE)


def begin(people: list[Player], address: str) -> list["asyncio.Task[None]"]:
    for player in people:
        player.moves_since_start = 0
    return [asyncio.create_task(player.play(address)) for player in people]


def check(data: Path, people: list[Player]) -> None:
    """Every acknowledged move is in the file."""
    with sqlite3.connect(data / "seedround.db") as connection:
        stored = {row[0] for row in connection.execute("SELECT request FROM lines")}
    connection.close()
    for player in people:
        lost = player.acknowledged - stored
        assert not lost, f"{len(lost)} acknowledged moves are lost"


def main() -> None:
    kills = int(sys.argv[1]) if len(sys.argv) > 1 else 3
    with tempfile.TemporaryDirectory() as folder:
        moves = asyncio.run(kill_again_and_again(Path(folder), kills, 8, 1, report=True))
    print(f"{kills} kills, {moves} acknowledged moves, none lost, every table went on.")


if __name__ == "__main__":
    main()
