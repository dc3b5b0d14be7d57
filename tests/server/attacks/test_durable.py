"""Looking in while something is being stored, or when it cannot be: what is not durable has not
happened, for any reader and in every way of reading."""

import asyncio
import random
import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import websockets

from seedround.server.store import Feat, Head, Person
from seedround.server.store.lines import Line
from seedround.server.store.memory import MemoryStore
from seedround.server.store.sqlite import SqliteStore
from seedround.server.store.trouble import DiskFull, Silent
from tests.server.client import Client, pick
from tests.server.serving import Running, Time, play

PATHS = ("", "/record", "/replay", "/verify", "/statistics")


class Waiting(MemoryStore):
    """Holds back what is to be stored until it is let go."""

    def __init__(self) -> None:
        super().__init__()
        self.gate = asyncio.Event()
        self.gate.set()
        self.held = asyncio.Event()

    async def append(
        self,
        head: Head,
        lines: Sequence[Line],
        lease: int = 0,
        opened: Head | None = None,
        feat: Feat | None = None,
    ) -> None:
        if not self.gate.is_set():
            self.held.set()
            await self.gate.wait()
        await super().append(head, lines, lease, opened, feat)


class Failing(MemoryStore):
    """Stores nothing while the disk is full."""

    full = False

    async def append(
        self,
        head: Head,
        lines: Sequence[Line],
        lease: int = 0,
        opened: Head | None = None,
        feat: Feat | None = None,
    ) -> None:
        if self.full:
            raise DiskFull
        await super().append(head, lines, lease, opened, feat)


class Gone(MemoryStore):
    """Finds nobody while the database is gone."""

    gone = False

    async def person(self, device: str) -> Person | None:
        if self.gone:
            raise Silent
        return await super().person(device)


async def short_game(who: Client) -> str:
    opened = await who.open("trade-show", "me", "me", public=True, options={"rounds": 1})
    await who.dial()
    await who.watch(opened["table"]["id"], 0, 1)
    return str(opened["table"]["id"])


async def seen(who: Client, table: str) -> list[Any]:
    """All that can be read about a table over HTTP, with watchers and without."""
    answers = [await who.http.get(f"/api/tables/{table}{path}") for path in PATHS]
    answers.append(await who.http.get("/api/tables"))
    return [
        (answer.status_code, answer.text.replace('"present":true', '"present":false'))
        for answer in answers
    ]


def next_move(who: Client, table: str, chance: random.Random) -> dict[str, Any]:
    seat = 0 if who.asked(table, 0) else 1
    asked = who.asked(table, seat)
    assert asked
    move = pick(asked, chance)
    return {"table": table, "seat": seat, "decision": asked["decision"], "move": move}


def test_whoever_looks_in_while_a_move_is_stored_sees_the_table_before_it() -> None:
    """Up to the last move, with which seed and salt are told."""

    async def scenario(server: Running) -> None:
        store = server.hub.store
        assert isinstance(store, Waiting)
        async with Client(server.address) as ada, Client(server.address, "Eve") as eve:
            table = await short_game(ada)
            record = server.hub.rooms[table].config.record
            chance = random.Random(3)
            while not ada.over(table):
                before = [await seen(who, table) for who in (ada, eve)]
                heard = len(ada.bytes)
                store.gate.clear()
                store.held.clear()
                identity = await ada.send("play", **next_move(ada, table, chance))
                await store.held.wait()
                await eve.dial()
                watching = await eve.send("watch", table=table)
                meanwhile = [await seen(who, table) for who in (ada, eve)]
                told = ada.bytes[heard:], eve.messages[1:]
                store.gate.set()
                assert meanwhile == before
                assert told == ([], [])
                assert not any(record.seed in text or record.salt in text
                               for whole in before for _, text in whole)  # fmt: skip
                await ada.until(lambda: identity in ada.replies)  # noqa: B023
                await eve.until(lambda: watching in eve.replies)  # noqa: B023
                await ada.until(
                    lambda: ada.over(table) or ada.asked(table, 0) or ada.asked(table, 1)
                )
                await eve.hang_up()
                eve.messages.clear()
            assert record.seed in (await seen(eve, table))[0][1]

    play(scenario, store=Waiting())


def test_what_cannot_be_stored_has_not_happened_and_the_game_goes_on() -> None:
    async def scenario(server: Running) -> None:
        store = server.hub.store
        assert isinstance(store, Failing)
        async with Client(server.address) as ada, Client(server.address, "Eve") as eve:
            table = await short_game(ada)
            record = server.hub.rooms[table].config.record
            chance = random.Random(3)
            while not ada.over(table):
                before = [await seen(who, table) for who in (ada, eve)]
                move = next_move(ada, table, chance)
                store.full = True
                answer = await ada.ask("play", **move)
                assert answer["is"] == "refusal"
                assert "disk is full" in answer["problem"]
                assert [await seen(who, table) for who in (ada, eve)] == before
                assert not any(record.seed in text or record.salt in text for text in ada.bytes)
                await ada.until(lambda: ada.messages[-1]["is"] == "goodbye")
                assert "disk is full" in ada.messages[-1]["words"]
                store.full = False
                await ada.watch(table, 0, 1)
                heard = len(ada.messages)
                assert (await ada.ask("play", **move))["is"] == "done"
                await ada.until(lambda: [said for said in ada.messages[heard:]  # noqa: B023
                                         if said["is"] == "update"])  # fmt: skip
            assert (await ada.get(f"/api/tables/{table}/verify"))["fair"]

    play(scenario, store=Failing())


async def refused(answer: httpx.Response) -> str:
    assert answer.status_code == 503, answer.text
    assert int(answer.headers["retry-after"]) > 0
    return str(answer.json()["kind"])


def test_a_full_disk_is_told_to_whoever_wants_something_stored(tmp_path: Path) -> None:
    async def scenario(server: Running) -> None:
        store = server.hub.store
        assert isinstance(store, SqliteStore)
        async with Client(server.address) as ada:
            table = (await ada.open("bidness", "me", "me", public=True))["table"]["id"]
            await ada.dial()
            await ada.watch(table, 0, 1)
            store._writing.execute("PRAGMA max_page_count = 1")  # as large as it is, and no larger
            problem = ""
            for number in range(200):
                said = await ada.ask("say", table=table, text=f"{number} " + "x" * 290)
                if said["is"] == "refusal":
                    problem = said["kind"]
                    break
            assert problem == "disk_full"
            wanted = {"game": "bidness", "chairs": [{"who": "me"}] * 2}
            while (answer := await ada.http.post("/api/tables", json=wanted)).status_code == 201:
                pass  # a small table may still fit somewhere
            assert await refused(answer) == "disk_full"
            assert (await ada.get(f"/api/tables/{table}"))["stage"] == "running"
            store._writing.execute("PRAGMA max_page_count = 1000000")
            await ada.watch(table, 0, 1)
            assert (await ada.ask("say", table=table, text="there is room again"))["is"] == "done"

    play(scenario, store=SqliteStore(tmp_path / "a.db"))


@pytest.mark.parametrize(
    ("pragma", "kind"),
    [("query_only = ON", "database_read_only"), ("locked", "database_locked")],
)
def test_health_says_when_nothing_can_be_stored(tmp_path: Path, pragma: str, kind: str) -> None:
    path = tmp_path / "a.db"

    async def scenario(server: Running) -> None:
        store = server.hub.store
        assert isinstance(store, SqliteStore)
        async with Client(server.address) as ada:
            assert (await ada.http.get("/health")).text == "ok\n"
            other = sqlite3.connect(path, isolation_level=None)
            store._writing.execute("PRAGMA busy_timeout = 20")
            if pragma == "locked":
                other.execute("BEGIN IMMEDIATE")
            else:
                store._writing.execute(f"PRAGMA {pragma}")
            assert await refused(await ada.http.get("/health")) == kind
            assert await refused(await ada.http.patch("/api/me", json={"name": "Ada"})) == kind
            assert (await ada.http.get("/api/tables")).status_code == 200
            other.close()
            store._writing.execute("PRAGMA query_only = OFF")
            assert (await ada.http.get("/health")).status_code == 200

    play(scenario, store=SqliteStore(path))


def test_a_socket_that_is_opened_while_the_database_is_gone_hears_why() -> None:
    async def scenario(server: Running) -> None:
        store = server.hub.store
        assert isinstance(store, Gone)
        async with Client(server.address) as ada:
            table = await short_game(ada)
            store.gone = True
            assert await refused(await ada.http.get("/api/me")) == "database_silent"
            cookies = "; ".join([f"{name}={value}" for name, value in ada.http.cookies.items()])
            address = f"{server.address.replace('http', 'ws')}/api/socket"
            headers = {"cookie": cookies, "accept-language": "de"}
            async with websockets.connect(address, additional_headers=headers) as socket:
                told = msgspec.json.decode(await socket.recv())
                await socket.wait_closed()
            assert told["is"] == "goodbye"
            assert told["kind"] == "database_silent"
            assert "Datenbank" in told["words"]
            assert told["retry"] > 0
            store.gone = False
            await ada.hang_up()
            await ada.dial()
            await ada.watch(table, 0, 1)

    play(scenario, store=Gone())


def test_who_comes_back_after_days_is_let_in_though_nothing_can_be_stored(tmp_path: Path) -> None:
    """That they were here is noted once a day, and only if it can be."""
    time = Time()

    async def scenario(server: Running) -> None:
        store = server.hub.store
        assert isinstance(store, SqliteStore)
        async with Client(server.address) as ada:
            table = await short_game(ada)
            await ada.hang_up()
            time.ms += 3 * 24 * 3600 * 1000
            store._writing.execute("PRAGMA query_only = ON")
            assert (await ada.get(f"/api/tables/{table}"))["stage"] == "running"
            assert (await ada.get("/api/me"))["name"] == "Ada"
            await ada.dial()
            await ada.watch(table, 0, 1)
            store._writing.execute("PRAGMA query_only = OFF")

    play(scenario, time, store=SqliteStore(tmp_path / "a.db"))


def test_a_rematch_that_cannot_be_stored_leaves_no_table_behind() -> None:
    async def scenario(server: Running) -> None:
        store = server.hub.store
        assert isinstance(store, Failing)
        async with Client(server.address) as ada:
            table = await short_game(ada)
            await ada.play_on(table, [0, 1], seed=3)
            await ada.until(lambda: ada.over(table))
            await server.hub.rooms[table].settled()
            store.full = True
            for _ in range(3):
                answer = await ada.ask("rematch", table=table, seat=0)
                assert answer["is"] == "refusal"
            store.full = False
            assert [one["id"] for one in (await ada.get("/api/tables"))["mine"]] == [table]
            await ada.watch(table, 0, 1)
            assert (await ada.ask("rematch", table=table, seat=0))["is"] == "done"
            following = (await ada.get(f"/api/tables/{table}"))["next"]
            mine = (await ada.get("/api/tables"))["mine"]
            assert {one["id"]: one["stage"] for one in mine} == {
                table: "over", following: "running"
            }  # fmt: skip

    play(scenario, store=Failing())
