"""What is in memory: tables come when something is due there, and leave when nobody needs them."""

import asyncio
from pathlib import Path
from typing import Any

from seedround.server.store.memory import MemoryStore
from tests.server.client import PATIENCE, Client
from tests.server.processes import Process, processes, rooms, rows
from tests.server.serving import Time, serving
from tests.server.test_store import empty

DAY = {"kind": "move", "seconds": 86_400}
SOON = {"kind": "move", "seconds": 5}
AWAY = "SELECT DISTINCT table_id FROM lines WHERE kind = 'away'"


async def opened(client: Client, *who: str, **wishes: Any) -> str:
    """A table, as soon as there is room for one."""
    async with asyncio.timeout(PATIENCE):
        while True:
            chairs = [{"who": one, "name": "Ada"} for one in who]
            body = {"game": "trade-show", "chairs": chairs, **wishes}
            answer = await client.http.post("/api/tables", json=body)
            if answer.status_code == 201:
                return str(answer.json()["table"]["id"])
            assert "full" in answer.text
            await asyncio.sleep(0.1)


async def empty_memory(*all_of_them: Process) -> None:
    async with asyncio.timeout(PATIENCE):
        while sum([await rooms(process) for process in all_of_them]):
            await asyncio.sleep(0.1)


def test_tables_that_wait_for_people_stay_out_of_the_memory_of_several_processes(
    database: str, tmp_path: Path
) -> None:
    """There is room for eight, and there are thirty: with clocks that run for a day, and with bots
    whose people have gone. What is due is done in time, by one process or the other."""

    async def run() -> None:
        empty(database)
        wish = {"rooms": 8, "idle_seconds": 0.5, "lease_seconds": 3}
        async with (
            processes(database, tmp_path, wish, wish, hasty=True) as (first, second),
            Client(first.address) as ada,
            Client(second.address) as bo,
        ):
            for number in range(20):
                client = (ada, bo)[number % 2]
                await opened(client, "me", "me", clocks=DAY)
            short = {await opened(ada, "me", "random", clocks=SOON) for _ in range(5)}
            late = {await opened(ada, "me", "me", clocks=SOON) for _ in range(5)}
            await asyncio.to_thread(first.end)
            async with asyncio.timeout(PATIENCE):
                while {table for (table,) in rows(database, AWAY)} != short | late:
                    await asyncio.sleep(0.2)
            await empty_memory(second)
            new = [await bo.open("trade-show", "me", "me") for _ in range(8)]
            assert len(new) == 8, "all the room there is, and there it is"

    asyncio.run(run())


def test_a_table_leaves_memory_and_comes_back_when_it_is_due() -> None:
    time = Time()

    async def run() -> None:
        async with serving(MemoryStore(), time) as server, Client(server.address) as ada:
            hub = server.hub
            hub.grace_until = 0
            tables = [
                (await ada.open("trade-show", "me", "me", clocks=clocks))["table"]["id"]
                for clocks in (DAY, {"kind": "none"})
            ]
            assert len(hub.rooms) == 2
            time.ms += int(hub.rounds.idle) + 1
            await hub.rounds.make()
            assert not hub.rooms
            await hub.rounds.make()
            assert not hub.rooms, "nothing is due for a day"
            time.ms += 86_400_000 - int(hub.rounds.idle) - 1000
            await hub.rounds.make()
            assert set(hub.rooms) == {tables[0]}
            time.ms += 1000
            hub.rooms[tables[0]].automation.ring()
            await hub.rooms[tables[0]].settled()
            assert hub.rooms[tables[0]].match.away
            assert hub.rooms[tables[0]].head.due is not None, "the game goes on"

    asyncio.run(run())
