"""A process stands still for a while with tables in its hand: nobody is shown what is not so any
more, and nobody waits for it who need not."""

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx

from seedround.server.tables.replays import LONG
from tests.server.attacks.victim import moves_are_acknowledged
from tests.server.client import PATIENCE, Client, pick
from tests.server.processes import Process, processes, rooms, rows
from tests.server.test_store import empty
from tools.attacks import Target

FOR_LONG = {"lease_seconds": 600}
"""Of an owner that nobody takes a table from while it stands still."""


async def watched(client: Client, table: str, *seats: int) -> None:
    """Follow a table, wherever it is on its way to."""
    async with asyncio.timeout(PATIENCE):
        while (await client.ask("watch", table=table, seats=list(seats)))["is"] != "done":
            await asyncio.sleep(0.05)


async def moved(client: Client, table: str, chance: random.Random) -> None:
    """A move of a person who plays both seats; in the end it is made."""
    while True:
        await client.until(lambda: client.asked(table, 0) or client.asked(table, 1))
        seat = 0 if client.asked(table, 0) else 1
        before = client.updates[table, seat]
        answer = await client.play(table, seat, chance)
        if answer["is"] == "done":
            await client.until(
                lambda: client.updates[table, seat] is not before  # noqa: B023
            )
            return
        await watched(client, table, 0, 1)


def test_a_process_that_slept_shows_nothing_of_the_tables_that_others_have_now(
    database: str, tmp_path: Path
) -> None:
    """What came while it slept is answered as things are now, by the table's present owner."""

    async def run() -> None:
        empty(database)
        wishes = {"lease_seconds": 3}, {"passed_on_seconds": 1}
        async with (
            processes(database, tmp_path, *wishes) as (first, second),
            Client(first.address) as ada,
            Client(first.address) as eve,
            Client(second.address) as awake,
        ):
            await story(first, ada, eve, awake)

    async def story(first: Process, ada: Client, eve: Client, awake: Client) -> None:
        chance = random.Random(1)
        opened = [await ada.open("trade-show", "me", "me", public=True) for _ in range(2)]
        looked_at, played_at = [one["table"]["id"] for one in opened]
        awake.http.cookies.update(ada.http.cookies)
        for client in (ada, eve, awake):
            await client.dial()
        for table in (looked_at, played_at):
            await watched(ada, table, 0, 1)
            await moved(ada, table, chance)
        seat = 0 if ada.asked(played_at, 0) else 1
        asked = ada.asked(played_at, seat) or {}
        first.pause()
        heard = len(ada.messages)
        for table in (looked_at, played_at):
            await watched(awake, table, 0, 1)  # as soon as the other process has it
            await moved(awake, table, chance)
            answer = await awake.ask("propose", table=table, seat=0, what="abandon")
            assert answer["is"] == "done"
        comes = await eve.send("watch", table=looked_at)
        lists = asyncio.create_task(ada.get("/api/tables"))
        looks = asyncio.create_task(ada.get(f"/api/tables/{looked_at}"))
        late = await ada.send(
            "play", table=played_at, seat=seat, decision=asked["decision"], move=pick(asked, chance)
        )
        first.resume()
        await eve.until(lambda: comes in eve.replies)
        assert eve.replies[comes]["is"] == "done"
        assert set(stages(eve.messages)) == {"abandoned"}, "she does not see the game as it was"
        assert (await looks)["stage"] == "abandoned"
        assert [one["stage"] for one in (await lists)["mine"]] == ["abandoned"] * 2
        await ada.until(lambda: late in ada.replies)
        assert "the game was given up" in ada.replies[late]["problem"]
        assert rows(database, "SELECT number FROM lines WHERE request = %s", late) == []
        words = [one["words"] for one in ada.messages[heard:] if one["is"] == "goodbye"]
        assert words == ["This table is moving to another server."] * 2, "one for each table"
        assert not list(stages(ada.messages[heard:]))
        await watched(ada, looked_at, 0, 1)
        assert ada.tables[looked_at]["stage"] == "abandoned"

    asyncio.run(run())


def stages(messages: list[dict[str, Any]]) -> Iterator[str]:
    """What they say of a table: how far its game is."""
    for message in messages:
        if message["is"] == "update":
            yield message["state"]["stage"]
        elif message["is"] == "table_changed":
            yield message["table"]["stage"]


def test_while_an_owner_stands_still_others_wait_only_if_they_need_it(
    database: str, tmp_path: Path
) -> None:
    """Many requests wait for it, for as long as this takes; everything else is answered."""

    async def run() -> None:
        empty(database)
        wishes = FOR_LONG, {"passed_on_seconds": 600, "idle_seconds": 0.2}
        async with (
            processes(database, tmp_path, *wishes) as (hung, other),
            Client(hung.address) as ada,
            Client(other.address) as bo,
            Target(other.address).client() as crowd,
        ):
            table = (await ada.open("trade-show", "me", "me", public=True))["table"]["id"]
            mine = await long_table(bo)
            while await rooms(other):
                await asyncio.sleep(0.05)
            hung.pause()
            waiting = [asyncio.create_task(crowd.get(f"/api/tables/{table}")) for _ in range(99)]
            async with Client(other.address) as newcomer:
                assert (await newcomer.http.get("/")).status_code == 200
                await newcomer.get("/api/games")
                listed = await newcomer.get("/api/tables")
                assert [one["id"] for one in listed["running"]] == [table]
                assert (await bo.get(f"/api/tables/{mine}"))["stage"] == "running"
            await moves_are_acknowledged(other.address)
            assert not any(task.done() for task in waiting)
            hung.resume()
            answers = await asyncio.gather(*waiting)
            assert {answer.status_code for answer in answers} == {200}

    asyncio.run(run())


async def long_table(client: Client) -> str:
    """One that is played again beside the loop when it is loaded."""
    table: str = (await client.open("trade-show", "me", "me"))["table"]["id"]
    await client.dial()
    for _ in range(LONG + 1):
        assert (await client.ask("say", table=table, text="hello"))["is"] == "done"
    await client.hang_up()
    return table


def test_who_needs_an_owner_that_stands_still_is_told_to_come_again(
    database: str, tmp_path: Path
) -> None:
    async def run() -> None:
        empty(database)
        wishes = FOR_LONG, {"passed_on_seconds": 0.5}
        async with (
            processes(database, tmp_path, *wishes) as (hung, other),
            Client(hung.address) as ada,
            Client(other.address) as bo,
        ):
            opened = await ada.open("trade-show", "me", "open", public=True)
            table = opened["table"]["id"]
            hung.pause()
            answers = await asyncio.gather(
                *[bo.http.get(f"/api/tables/{table}") for _ in range(20)],
                bo.http.post(f"/api/tables/{table}/join", json={"name": "Bo"}),
            )
            for answer in answers:
                assert answer.status_code == 503
                assert int(answer.headers["retry-after"]) > 0
                assert answer.json()["problem"].endswith("try again in a moment.")
            await bo.dial()
            assert (await bo.ask("watch", table=table))["is"] == "refusal"
            hung.resume()
            async with asyncio.timeout(PATIENCE):
                while not (await bo.get("/api/tables"))["mine"]:
                    await bo.http.post(f"/api/tables/{table}/join", json={"name": "Bo"})
            assert rows(database, "SELECT name FROM people ORDER BY name") == [("Ada",), ("Bo",)]

    asyncio.run(run())


def test_one_address_cannot_take_all_ways_to_an_owner(database: str, tmp_path: Path) -> None:
    async def run() -> None:
        empty(database)
        wishes = FOR_LONG, {"passed_on_seconds": 600, "passed_on_per_address": 3}
        async with (
            processes(database, tmp_path, *wishes) as (hung, other),
            Client(hung.address) as ada,
            httpx.AsyncClient(base_url=other.address, timeout=PATIENCE) as proxy,
        ):
            table = (await ada.open("trade-show", "me", "me", public=True))["table"]["id"]

            async def ask(who: str) -> httpx.Response:
                return await proxy.get(f"/api/tables/{table}", headers={"X-Forwarded-For": who})

            hung.pause()
            eve = [asyncio.create_task(ask("192.0.2.1")) for _ in range(8)]
            async with asyncio.timeout(PATIENCE):
                while sum(task.done() for task in eve) < 5:
                    await asyncio.sleep(0.01)
            bo = asyncio.create_task(ask("192.0.2.2"))
            hung.resume()
            assert (await bo).status_code == 200
            statuses = [answer.status_code for answer in await asyncio.gather(*eve)]
            assert sorted(statuses) == [200, 200, 200, *[503] * 5]

    asyncio.run(run())
