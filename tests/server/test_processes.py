"""Several processes on one PostgreSQL: tables are passed on, and move when a process dies."""

import asyncio
import os
import random
import signal
import subprocess
import sys

from tests.server.client import Client
from tests.server.killing import ROOT


class Process:
    """A server process on the common database."""

    def __init__(self, database: str) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "seedround", "serve", "--port", "0", "--limits", "none",
             "--database", database],
            cwd=ROOT, stdout=subprocess.PIPE, text=True, env=dict(os.environ),
        )  # fmt: skip
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        self.address = next(word for word in line.split() if word.startswith("http://"))

    def end(self, how: signal.Signals) -> None:
        if self._process.poll() is not None:
            return
        self._process.send_signal(how)
        self._process.wait(30)
        assert self._process.stdout is not None
        self._process.stdout.close()


async def mine_everywhere(
    clients: tuple[Client, Client], processes: tuple[Process, Process], table: str
) -> None:
    """Whoever owns the table: its people find it in their lists, and whether it is their turn."""
    for seat, client in enumerate(clients):
        for process in processes:
            answer = await client.http.get(f"{process.address}/api/tables")
            (shown,) = answer.json()["mine"]
            assert shown["id"] == table
            assert shown["your_turn"] == (client.asked(table, seat) is not None)


def test_a_table_is_played_through_both_processes_and_survives_the_death_of_its_owner(
    database: str,
) -> None:
    async def run() -> None:
        first = await asyncio.to_thread(Process, database)
        second = await asyncio.to_thread(Process, database)
        try:
            await story(first, second)
        finally:
            await asyncio.to_thread(first.end, signal.SIGKILL)
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
            await asyncio.to_thread(first.end, signal.SIGKILL)
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
