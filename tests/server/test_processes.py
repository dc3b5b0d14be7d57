"""Several processes on one PostgreSQL: tables are passed on, and move when a process dies."""

import asyncio
import random
import signal
from pathlib import Path

from tests.server.client import Client
from tests.server.processes import Process, processes
from tests.server.test_store import empty


async def mine_everywhere(
    clients: tuple[Client, Client], processes: tuple[Process, Process], table: str
) -> None:
    """In every process people find their tables in their lists, and whether it is their turn."""
    for seat, client in enumerate(clients):
        for process in processes:
            answer = await client.http.get(f"{process.address}/api/tables")
            (shown,) = answer.json()["mine"]
            assert shown["id"] == table
            assert shown["your_turn"] == (client.asked(table, seat) is not None)


def test_a_table_is_played_through_both_processes_and_survives_the_death_of_its_owner(
    database: str, tmp_path: Path
) -> None:
    async def run() -> None:
        empty(database)
        async with processes(database, tmp_path, {}, {}) as (first, second):
            await story(first, second)
            await asyncio.to_thread(second.end, signal.SIGTERM)

    async def story(first: Process, second: Process) -> None:
        chance = random.Random(1)
        async with Client(first.address) as ada, Client(second.address, "Bo") as bo:
            opened = await ada.open("trade-show", "me", "open")
            table = opened["table"]["id"]
            shown = await bo.post(f"/api/invites/{opened['invites'][0]['token']}", {"name": "Bo"})
            assert shown["stage"] == "running"
            assert await ada.get("/api/key") == await bo.get("/api/key"), "they sign alike"
            await ada.dial()
            await bo.dial()
            await ada.watch(table, 0)
            await bo.watch(table, 1)
            await mine_everywhere((ada, bo), (first, second), table)
            done = 0
            while done < 8:
                for seat, client in enumerate((ada, bo)):
                    if client.asked(table, seat):
                        before = client.updates[table, seat]
                        answer = await client.play(table, seat, chance)
                        assert answer["is"] == "done"
                        done += 1
                        await client.until(
                            lambda: client.updates[table, seat] is not before  # noqa: B023
                        )
                await asyncio.sleep(0.01)
            told = dict(bo.told[table, 1])
            await asyncio.to_thread(first.end)
            await bo.until(lambda: bo.messages[-1]["is"] == "goodbye")
            for _ in range(100):
                answer = await bo.ask("watch", table=table, seats=[1])
                if answer["is"] == "done":
                    break
                await asyncio.sleep(0.3)
            assert answer["is"] == "done"
            assert told.items() <= bo.told[table, 1].items(), "nothing acknowledged is lost"
            ada.address = second.address
            await ada.hang_up()
            await ada.dial()
            await ada.watch(table, 0)
            for seat, client in enumerate((ada, bo)):
                if client.asked(table, seat):
                    assert (await client.play(table, seat, chance))["is"] == "done"
                    break

    asyncio.run(run())
