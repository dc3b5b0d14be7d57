"""How others fare while a server is attacked: `python -m tools.load attack`.

For every attack a fresh server with its usual limits and 1,024 open files. Some people play, a move
a tenth of a second at each table; then the attack begins and they play on. What is taken is the
time from sending a move to its arrival at another player, without and with the attack, in one run.
"""

import asyncio
import random
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

import httpx
import msgspec

from seedround.engine.playthrough import Playthrough
from seedround.games import find_game
from tools import attacks
from tools.attacks import Target
from tools.load import Group, Server

FILES: Final = 1024
PACE: Final = 0.1
LEAD: Final = 15.0
"""Seconds that an attack has to get going."""
PATIENCE: Final = 90.0
"""Seconds after which a move counts as never answered."""
CLOSE_BY: Final = (
    "from seedround.server.notices import queue, webhooks;"
    "from seedround.server.tables import housekeeping;"
    "webhooks.is_public = lambda address: True; queue.PATIENCE = 0; housekeeping.NOTICES = 1.0;"
    "from seedround.cli import main; main()"
)
"""A server whose webhooks may go to the loopback, and go at once."""
Begin = Callable[[Target, httpx.AsyncClient], Coroutine[Any, Any, Any]]


async def long_game(http: httpx.AsyncClient, address: str, pace: float = PACE) -> str:
    """A finished game with many moves: set up from a record that lacks only its end."""
    group = Group(http, address, "bidness", 6, seed=3)
    await group.open(record=nearly_over(), public=True)
    await group.sit()
    while await group.ready.wait() and not group.over:
        await group.move()
        await asyncio.sleep(pace)
    await group.close()
    return group.table


def nearly_over() -> Any:
    """Bidness of six who play at random: it takes more than a thousand moves."""
    chance = random.Random(1)
    playthrough = Playthrough.new(find_game("bidness"), 6, seed="abcd")
    while not playthrough.table.over:
        playthrough.play(chance.choice(playthrough.table.legal))
    record = playthrough.brief()
    return msgspec.to_builtins(msgspec.structs.replace(record, moves=record.moves[:-2]))


async def deaf(target: Target, http: httpx.AsyncClient) -> None:
    await attacks.deaf(target, await long_game(http, target.address))


async def replays(target: Target, http: httpx.AsyncClient) -> None:
    await attacks.replays(target, await long_game(http, target.address))


async def gazing(target: Target, unused: httpx.AsyncClient) -> None:
    await attacks.gaze(target, nearly_over(), 6)


async def restless(target: Target, unused: httpx.AsyncClient) -> None:
    await attacks.bots_alone(target, bot="random", standing=True, stages=True)


async def webhooks(target: Target, unused: httpx.AsyncClient) -> None:
    """Twenty people whose webhooks drip, each waited for at a table."""
    async with attacks.dripping() as port, target.client() as http:
        for _ in range(20):
            http.cookies.clear()
            person = {"name": "Eve", "webhook": f"https://127.0.0.1:{port}/"}
            await http.patch("/api/me", json=person)
            chairs = [{"who": "me"}] * 2
            wanted = {"game": "trade-show", "chairs": chairs, "pace": "turns"}
            await http.post("/api/tables", json=wanted)
        await asyncio.Event().wait()


ATTACKS: Final[dict[str, Begin]] = {
    "half-sent requests": lambda target, _: attacks.half_sent(target),
    "endless headers": lambda target, _: attacks.endless_headers(target),
    "bots alone": lambda target, _: attacks.bots_alone(target),
    "restless bots": restless,
    "deaf sockets": deaf,
    "dripping webhooks": webhooks,
    "gazing": gazing,
    "hoarding": lambda target, _: attacks.hoard(target),
    "replays": replays,
    "one IPv6 network": lambda target, _: attacks.one_network(target),
}


@asynccontextmanager
async def serving(name: str) -> AsyncIterator[Server]:
    program = ("-c", CLOSE_BY) if name == "dripping webhooks" else ("-m", "seedround")
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), files=FILES, program=program)
        server.start()
        try:
            yield server
        finally:
            server.kill()


async def play(groups: list[Group], seconds: float) -> list[float]:
    """Moves at their pace; gives how long each took, in seconds."""
    delays: list[float] = []
    end = time.monotonic() + seconds

    async def run(group: Group) -> None:
        while time.monotonic() < end:
            begun = time.monotonic()
            group.delays.clear()
            try:
                async with asyncio.timeout(PATIENCE):
                    await group.move()
                    while not group.delays and not group.over:
                        await asyncio.sleep(0.001)
                delays.extend(group.delays)
            except (TimeoutError, RuntimeError, OSError, httpx.HTTPError):
                delays.append(PATIENCE)
                return
            await asyncio.sleep(max(0.0, begun + PACE - time.monotonic()))

    await asyncio.gather(*[run(group) for group in groups])
    return sorted(delays)


async def newcomer(server: Server, http: httpx.AsyncClient) -> float:
    """Seconds until a new player sits at a table and has a hint for the first move."""
    begun = time.monotonic()
    try:
        async with asyncio.timeout(PATIENCE):
            group = Group(http, server.address, "bidness", 2, seed=9)
            await group.open()
            await group.sit()
            hinted = asyncio.Event()
            group.hinted = hinted.set
            seat = next(iter(group.asked))
            group.send(seat, {"do": "hint", "seat": seat})
            await hinted.wait()
            await group.close()
    except (TimeoutError, OSError, httpx.HTTPError, RuntimeError):
        return PATIENCE
    return time.monotonic() - begun


async def under(name: str, seconds: float) -> str:
    """One row of the table."""
    async with (
        serving(name) as server,
        httpx.AsyncClient(base_url=server.address, timeout=PATIENCE) as http,
    ):
        groups = [Group(http, server.address, "trade-show", 2, seed) for seed in range(2)]
        for group in groups:
            await group.open()
            await group.sit()
        first = await newcomer(server, http)
        without = await play(groups, seconds)
        before = server.memory()
        attack = subprocess.Popen([sys.executable, "-m", "tools.attacked", server.address, name])
        try:
            await asyncio.sleep(LEAD)
            under_attack = await play(groups, seconds)
            second = await newcomer(server, http)
            most = server.memory()
        finally:
            attack.kill()
            attack.wait()
        for group in groups:
            await group.close()
    figures = [f"{1000 * delays[len(delays) * share // 100]:.1f}" for delays in
               (without, under_attack) for share in (50, 99)]  # fmt: skip
    return " | ".join(
        [name, *figures, f"{first:.2f}", f"{second:.2f}", f"{before >> 20} -> {most >> 20}"]
    )


async def measure(options: Any) -> None:
    print("| attack | p50 without, ms | p99 | p50 under attack, ms | p99 | a newcomer's first hint "
          "without, s | under attack, s | memory, MB |")  # fmt: skip
    print("|---|---|---|---|---|---|---|---|")
    for name in [options.only] if options.only else ATTACKS:
        print(f"| {await under(name, options.seconds)} |", flush=True)


async def attack(address: str, name: str) -> None:
    """In a process of its own, so that it does not hold up those who play."""
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    async with httpx.AsyncClient(base_url=address, timeout=PATIENCE) as http:
        while True:
            await ATTACKS[name](Target(address), http)


if __name__ == "__main__":
    asyncio.run(attack(sys.argv[1], sys.argv[2]))
