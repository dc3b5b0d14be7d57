"""Load on a server of its own, over the loopback: `make load`, or parts of it by name.

    python -m tools.load pace --tables 500 --seconds 60
    python -m tools.load full --game bidness --seats 6 --tables 20 --stages
    python -m tools.load idle --tables 200
    python -m tools.load restart --tables 1000
    python -m tools.load attack
    python -m tools.load memory --tables 100 --minutes 30
    python -m tools.load pairs ../before . --rounds 10

`pace`: one move a second and table; from sending a move to its arrival at the other player.
`full`: as fast as the server can; moves per second and per second of the server's processor time.
`idle`: memory per table that nobody watches. `restart`: from the start of the process to the first
accepted move, with so many running tables. `attack`: how long the moves of others take without and
with each attack of `tools/attacks.py`. `memory`: what a server needs that plays for a long time at
so many tables. `pairs`: the servers of two checkouts by turns, and how much faster one is.
"""

import argparse
import asyncio
import os
import random
import resource
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from contextlib import nullcontext
from importlib import import_module
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvloop
from msgspec import Struct

from tools.wire import Wire

ROOT = Path(__file__).parents[1]
PROGRAM = ("-m", "seedround")
OPEN = ("--limits", "none")
"""What is measured is how fast it is, not how little it lets through."""
APART = {"attack": "tools.attacked", "memory": "tools.endurance", "pairs": "tools.pairs"}
"""What has a module of its own."""


class Offer(Struct):
    move: str


class Asked(Struct):
    decision: int
    mine: bool
    offers: list[Offer]
    answer: str | None


class Shown(Struct):
    stage: str
    asked: Asked | None


class Message(Struct, rename={"kind": "is"}):
    """As little of a message as a player needs."""

    kind: str
    viewer: int | None = None
    state: Shown | None = None
    problem: str | None = None
    words: str | None = None


encode = msgspec.json.encode
decode = msgspec.json.Decoder(Message).decode


class Server:
    """The process that is measured; of another checkout, if need be."""

    def __init__(
        self,
        data: Path,
        *flags: str,
        files: int | None = None,
        program: Sequence[str] = PROGRAM,
        log: Path | None = None,
        python: str = sys.executable,
        root: Path = ROOT,
    ) -> None:
        self._command = [python, *program, "serve", "--port", "0", "--data", str(data), *flags]
        self._root = root
        self._files = files
        self._log = log

    def start(self) -> str:
        """With so many open files, if it is to be so."""
        with self._log.open("a") if self._log else nullcontext() as log:
            self.process = subprocess.Popen(
                self._command, cwd=self._root, stdout=subprocess.PIPE, stderr=log, text=True,
                preexec_fn=self._limit,
            )  # fmt: skip
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        self.address = next(word for word in line.split() if word.startswith("http://"))
        return self.address

    def _limit(self) -> None:
        if self._files is not None:
            resource.setrlimit(resource.RLIMIT_NOFILE, (self._files, self._files))

    def stop(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(60)

    def cpu(self) -> float:
        """Seconds of processor time so far."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()

    def memory(self) -> int:
        """Bytes in memory now."""
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")


class Player:
    """One seat with a socket of its own."""

    def __init__(self, group: "Group", seat: int) -> None:
        self.group = group
        self.seat = seat

    async def connect(self) -> None:
        address = f"{self.group.address}/api/socket"
        self.wire = await Wire.connect(address, self.group.cookie, self.heard)

    def heard(self, frame: bytes, at: float) -> None:
        for line in frame.split(b"\n"):
            self._heard(line, at)

    def _heard(self, line: bytes, at: float) -> None:
        message = decode(line)
        if message.kind == "update" and message.state is not None:
            self.group.heard(self, message.state, at)
        elif message.kind == "hints":
            self.group.hinted()
        elif message.kind in ("refusal", "goodbye"):
            self.group.fail(message.problem or message.words or message.kind)


class Group:
    """A table and its players; those who are asked move when the group is told to."""

    def __init__(self, http: httpx.AsyncClient, address: str, game: str, seats: int,
                 seed: int, wants: tuple[str, ...] = ()) -> None:  # fmt: skip
        self.http = http
        self.address = address
        self.game = game
        self.seats = seats
        self.wants = wants
        self.chance = random.Random(seed)
        self.players: list[Player] = []
        self.asked: dict[int, Asked] = {}
        self.answered: dict[int, int] = {}
        self.ready = asyncio.Event()
        self.over = False
        self.sent: tuple[int, float] | None = None
        self.delays: list[float] = []
        self.moves = 0
        self.games = 0
        self.problem: str | None = None
        self.hinted: Callable[[], None] = lambda: None
        self.cookie = ""
        self.table = ""

    async def open(self, **wishes: Any) -> None:
        chairs = [{"who": "me", "name": "Load"} for _ in range(self.seats)]
        headers = {"Cookie": self.cookie} if self.cookie else {}
        answer = await self.http.post(
            "/api/tables", json={"game": self.game, "chairs": chairs, **wishes}, headers=headers
        )
        answer.raise_for_status()
        self.http.cookies.clear()  # every table has people of its own
        if not self.cookie:
            self.cookie = answer.headers["set-cookie"].partition(";")[0]
        self.table = answer.json()["table"]["id"]
        self.games += 1
        self.over = False
        self.asked.clear()
        self.answered.clear()

    async def sit(self) -> None:
        """A socket for every seat."""
        for seat in range(self.seats):
            if len(self.players) <= seat:
                self.players.append(Player(self, seat))
                await self.players[seat].connect()
            self.send(seat, {"do": "watch", "seats": [seat], **dict.fromkeys(self.wants, True)})
        await self.ready.wait()

    def send(self, seat: int, request: dict[str, Any]) -> None:
        """A request with an id of its own."""
        identity = f"{self.chance.getrandbits(48):x}"
        self.players[seat].wire.send(encode({"id": identity, "table": self.table, **request}))

    def fail(self, problem: str) -> None:
        self.problem = problem
        self.ready.set()

    def heard(self, player: Player, state: Shown, at: float) -> None:
        if self.sent is not None and player.seat != self.sent[0]:
            self.delays.append(at - self.sent[1])
            self.sent = None
        if state.stage == "over":
            self.over = True
            self.ready.set()
        elif state.asked is not None and self.awaits(player.seat, state.asked):
            self.asked[player.seat] = state.asked
            self.ready.set()
        else:
            self.asked.pop(player.seat, None)

    def awaits(self, seat: int, asked: Asked) -> bool:
        """What is heard may have been sent before the server heard of the seat's answer."""
        return asked.mine and asked.answer is None and self.answered.get(seat) != asked.decision

    async def move(self) -> None:
        """One move of the player who is asked; a finished game is followed by the next."""
        await self.ready.wait()
        if self.problem is not None:
            raise RuntimeError(self.problem)
        if self.over:
            for seat in range(self.seats):
                self.send(seat, {"do": "unwatch"})
            await self.open()
            self.ready.clear()
            await self.sit()
        seat, asked = next(iter(self.asked.items()))
        del self.asked[seat]
        if not self.asked:
            self.ready.clear()
        self.moves += 1
        self.answered[seat] = asked.decision
        move = self.chance.choice(asked.offers).move
        self.sent = seat, time.perf_counter()
        self.send(seat, {"do": "play", "seat": seat, "decision": asked.decision, "move": move})

    async def close(self) -> None:
        for player in self.players:
            await player.wire.close()


def wanted(options: Any) -> tuple[str, ...]:
    """What all players are told besides, as `watch` names it."""
    return tuple([want for want in ("stages", "standing") if getattr(options, want)])


async def groups(
    http: httpx.AsyncClient, server: Server, options: Any, seated: bool
) -> list[Group]:
    found: list[Group] = []
    for number in range(options.tables):
        wishes = options.game, options.seats, number, wanted(options)
        group = Group(http, server.address, *wishes)
        await group.open()
        if seated:
            await group.sit()
        found.append(group)
    return found


def shares(delays: list[float]) -> str:
    ordered = sorted(delays)
    return ", ".join(
        f"p{share} {1000 * ordered[int(len(ordered) * share / 100)]:.1f} ms"
        for share in (50, 90, 99)
    )


async def pace(server: Server, options: Any) -> None:
    """One move a second and table."""
    async with httpx.AsyncClient(base_url=server.address, timeout=60) as http:
        playing = await groups(http, server, options, True)
        cpu, end = server.cpu(), time.monotonic() + options.seconds

        async def run(group: Group) -> None:
            await asyncio.sleep(group.chance.random())
            while time.monotonic() < end:
                due = time.monotonic() + 1
                await group.move()
                await asyncio.sleep(max(0.0, due - time.monotonic()))

        await asyncio.gather(*[run(group) for group in playing])
        used = server.cpu() - cpu
        moves = sum(group.moves for group in playing)
        delays = [delay for group in playing for delay in group.delays]
        print(
            f"{options.tables} tables, {options.tables * options.seats} sockets, {moves} moves in "
            f"{options.seconds} s: {shares(delays)}; {moves / used:.0f} moves per CPU second"
        )
        for group in playing:
            await group.close()


async def full(server: Server, options: Any) -> None:
    """As fast as it goes."""
    async with httpx.AsyncClient(base_url=server.address, timeout=60) as http:
        playing = await groups(http, server, options, True)
        cpu, begun = server.cpu(), time.monotonic()

        async def run(group: Group) -> None:
            while time.monotonic() < begun + options.seconds:
                await group.move()

        await asyncio.gather(*[run(group) for group in playing])
        used, took = server.cpu() - cpu, time.monotonic() - begun
        moves = sum(group.moves for group in playing)
        print(
            f"{options.game}, {options.seats} seats, {options.tables} tables: {moves / took:.0f} "
            f"moves a second, {moves / used:.0f} per server CPU second"
        )
        for group in playing:
            await group.close()


async def idle(server: Server, options: Any) -> None:
    """Memory of tables in mid-game that nobody watches."""
    async with httpx.AsyncClient(base_url=server.address, timeout=60) as http:
        warm = await groups(http, server, options, True)
        for group in warm:
            for _ in range(options.moves):
                await group.move()
            await group.close()
        before = server.memory()
        more = await groups(http, server, options, True)
        for group in more:
            for _ in range(options.moves):
                await group.move()
            await group.close()
        await asyncio.sleep(1)
        each = (server.memory() - before) / options.tables
        print(f"{options.game}: {each / 1024:.0f} KB per idle table after {options.moves} moves")


async def restart(server: Server, options: Any) -> None:
    """The time until a move is accepted again."""
    async with httpx.AsyncClient(base_url=server.address, timeout=60) as http:
        playing = await groups(http, server, options, True)
        for group in playing:
            for _ in range(options.moves):
                await group.move()
            await group.close()
    server.kill()
    begun = time.monotonic()
    server.start()
    async with httpx.AsyncClient(base_url=server.address, timeout=60) as http:
        group = playing[-1]
        again = Group(http, server.address, options.game, options.seats, 1)
        again.cookie, again.table = group.cookie, group.table
        while True:
            try:
                await again.sit()
                break
            except OSError:
                await asyncio.sleep(0.02)
        await again.move()
        while not again.delays:
            await asyncio.sleep(0.005)
        print(
            f"restart with {options.tables} running tables: a move was accepted and had reached "
            f"the other player after {time.monotonic() - begun:.2f} s, "
            f"{server.cpu():.2f} s of them processor time of the server"
        )
        await again.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "what", choices=["pace", "full", "idle", "restart", "attack", "memory", "pairs"]
    )
    parser.add_argument("trees", nargs="*", type=Path, help="two checkouts, for `pairs`")
    parser.add_argument("--game", default="trade-show")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--moves", type=int, default=20)
    parser.add_argument("--stages", action="store_true", help="all want stages, as the page does")
    parser.add_argument("--standing", action="store_true", help="and to know how it stands")
    parser.add_argument("--only", help="one attack, by its name")
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--pace", type=float, default=2, help="moves a second and table")
    parser.add_argument("--rounds", type=int, default=10)
    options = parser.parse_args()
    if options.what in APART:
        uvloop.run(import_module(APART[options.what]).measure(options))
        return
    work = {"pace": pace, "full": full, "idle": idle, "restart": restart}[options.what]
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), *OPEN)
        server.start()
        try:
            uvloop.run(work(server, options))
        finally:
            server.stop()


if __name__ == "__main__":
    main()
