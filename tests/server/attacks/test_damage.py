"""Something in the database is damaged, or fails: that table alone suffers, and its people get what
can be saved."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from seedround.server.host.tasks import Tasks
from seedround.server.store import Head
from seedround.server.store.memory import MemoryStore
from seedround.server.store.sqlite import SqliteStore
from seedround.server.tables import rounds
from seedround.server.tables.export import records
from tests.server.client import PATIENCE, Client
from tests.server.serving import serving

CUT = "UPDATE lines SET body = substr(body, 1, 9) WHERE table_id = ? AND number = 4"
SENSELESS = (
    """UPDATE lines SET body = '{"is":"undone","kept":9999}' WHERE table_id = ? AND number = 4"""
)
GONE = "DELETE FROM lines WHERE table_id = ? AND number = 4"
TAIL = "DELETE FROM lines WHERE table_id = ? AND number > 3"
NOT_TEXT = "UPDATE lines SET body = CAST(X'ff00fe' AS TEXT) WHERE table_id = ? AND number = 4"
CHAIRS = """UPDATE tables SET config = replace(config, '"chairs":[', '"chairs":[7,') WHERE id = ?"""
HEAD = "UPDATE tables SET config = substr(config, 1, 40) WHERE id = ?"
DAMAGES = {"cut": CUT, "senseless": SENSELESS, "gone": GONE, "tail": TAIL, "not text": NOT_TEXT,
           "chairs": CHAIRS}  # fmt: skip


async def some_tables(path: Path, count: int) -> tuple[list[str], dict[str, str]]:
    """Public tables with a bot and clocks that go on, a few moves into the game."""
    async with serving(SqliteStore(path)) as server, Client(server.address) as ada:
        tables: list[str] = []
        for _ in range(count):
            opened = await ada.open(
                "trade-show", "me", "random", public=True, clocks={"kind": "move", "seconds": 30}
            )
            tables.append(opened["table"]["id"])
            if not ada.bytes:
                await ada.dial()
            await ada.watch(tables[-1], 0)
            await ada.play_on(tables[-1], [0], 1, most=4)
            await server.hub.rooms[tables[-1]].settled()
        return tables, dict(ada.http.cookies)


def harm(path: Path, statement: str, table: str) -> None:
    database = sqlite3.connect(path)
    assert database.execute(statement, (table,)).rowcount > 0
    database.commit()
    database.close()


@pytest.mark.parametrize("damage", DAMAGES.values(), ids=DAMAGES.keys())
def test_one_damaged_table_keeps_no_other_back_and_can_be_saved(
    tmp_path: Path, damage: str
) -> None:
    path = tmp_path / "a.db"

    async def whole() -> None:
        tables, cookies = await some_tables(path, 4)
        bad, *good = tables
        harm(path, damage, bad)
        async with (
            serving(SqliteStore(path)) as server,
            Client(server.address) as ada,
            Client(server.address, "Eve") as eve,
        ):
            ada.http.cookies.update(cookies)
            async with asyncio.timeout(PATIENCE):
                while not set(good) <= server.hub.rooms.keys():
                    await asyncio.sleep(0.005)
            stages = {one["id"]: one["stage"] for one in (await ada.get("/api/tables"))["mine"]}
            assert stages == {bad: "damaged", **dict.fromkeys(good, "running")}
            listed = await eve.get("/api/tables")
            assert {one["id"] for one in listed["running"]} == set(good)
            shown = await ada.get(f"/api/tables/{bad}")
            assert shown["stage"] == "damaged"
            assert "so the game cannot go on" in shown["problem"]
            assert (shown["seed"], shown["salt"]) == (None, None)
            record = await ada.get(f"/api/tables/{bad}/record")
            whole_game = 4 if damage == CHAIRS else 2
            assert len(record["moves"]) >= whole_game
            again = await ada.open("trade-show", "me", "random", record=record)
            assert again["table"]["stage"] == "running"
            await eve.get(f"/api/tables/{bad}/record", status=404)
            for what in ("verify", "replay", "statistics"):
                await eve.get(f"/api/tables/{bad}/{what}", status=400)
            await ada.dial()
            for one in ({"do": "play", "seat": 0, "decision": 1, "move": "roll"},
                            {"do": "say", "text": "hello"},
                            {"do": "propose", "seat": 0, "what": "abandon"}):  # fmt: skip
                answer = await ada.ask(table=bad, **one)
                assert answer["is"] == "refusal", answer
            await ada.watch(good[0], 0)
            await ada.play_on(good[0], [0], 2, most=1)
        exported = {table: record async for table, record in records(SqliteStore(path))}
        assert exported.keys() >= {bad, *good}

    asyncio.run(whole())


def test_a_finished_game_is_saved_whole_by_the_record_that_was_kept_of_it(tmp_path: Path) -> None:
    path = tmp_path / "a.db"

    async def whole() -> None:
        async with serving(SqliteStore(path)) as server, Client(server.address) as ada:
            opened = await ada.open("trade-show", "me", "me", options={"rounds": 1})
            table = opened["table"]["id"]
            await ada.dial()
            await ada.watch(table, 0, 1)
            await ada.play_on(table, [0, 1], 1)
            record = await ada.get(f"/api/tables/{table}/record")
            cookies = dict(ada.http.cookies)
        harm(path, CUT, table)
        async with serving(SqliteStore(path)) as server, Client(server.address) as ada:
            ada.http.cookies.update(cookies)
            assert (await ada.get(f"/api/tables/{table}"))["stage"] == "damaged"
            assert await ada.get(f"/api/tables/{table}/record") == record

    asyncio.run(whole())


def test_a_table_of_which_nothing_can_be_read_is_shown_as_such_to_its_people(
    tmp_path: Path,
) -> None:
    path = tmp_path / "a.db"

    async def whole() -> None:
        (bad, good), cookies = await some_tables(path, 2)
        harm(path, HEAD, bad)
        async with (
            serving(SqliteStore(path)) as server,
            Client(server.address) as ada,
            Client(server.address, "Eve") as eve,
        ):
            ada.http.cookies.update(cookies)
            mine = (await ada.get("/api/tables"))["mine"]
            assert {one["id"]: one["stage"] for one in mine} == {
                bad: "damaged",
                good: "running",
            }
            assert (await ada.get(f"/api/tables/{bad}"))["problem"]
            await ada.get(f"/api/tables/{bad}/record", status=400)
            assert [one["id"] for one in (await eve.get("/api/tables"))["running"]] == [good]
            await eve.get(f"/api/tables/{bad}", status=404)
            await eve.dial()
            assert (await eve.ask("watch", table=bad))["is"] == "refusal"
        exported = {table async for table, _ in records(SqliteStore(path))}
        assert exported == {good}

    asyncio.run(whole())


class Stumbling(MemoryStore):
    """Fails when it is asked about one table, and a few times for everybody."""

    failures = 3

    async def head(self, table: str) -> Head | None:
        if table == "bad":
            raise RuntimeError("damaged")
        return await super().head(table)

    async def due_tables(self, before: int, since: int, owner: str) -> list[str]:
        self.failures -= 1
        if self.failures >= 0:
            raise RuntimeError("not now")
        return ["bad", *await super().due_tables(before, since, owner)]


def test_the_line_that_is_missing_is_named_and_nothing_after_it_counts(tmp_path: Path) -> None:
    """Also if what follows would make sense without it."""
    path = tmp_path / "a.db"

    async def whole() -> None:
        async with serving(SqliteStore(path)) as server, Client(server.address) as ada:
            table = (await ada.open("trade-show", "me", "me"))["table"]["id"]
            await ada.dial()
            await ada.watch(table, 0, 1)
            await ada.ask("say", table=table, text="one")
            await ada.ask("say", table=table, text="two")
            await ada.play_on(table, [0, 1], 1, most=2)
            cookies = dict(ada.http.cookies)
        harm(path, "DELETE FROM lines WHERE table_id = ? AND number = 2", table)
        async with serving(SqliteStore(path)) as server, Client(server.address) as ada:
            ada.http.cookies.update(cookies)
            shown = await ada.get(f"/api/tables/{table}")
            assert shown["problem"].startswith("Line 2 of this table is damaged")
            assert (await ada.get(f"/api/tables/{table}/record"))["moves"] == []

    asyncio.run(whole())


def test_what_is_to_be_done_once_is_done_once() -> None:
    done = asyncio.Event()
    tries: list[int] = []

    async def work() -> None:
        tries.append(len(tries))
        if len(tries) < 3:
            raise ZeroDivisionError
        done.set()

    async def whole() -> None:
        tasks = Tasks()
        tasks.until_well("the work", 0.001, work)
        async with asyncio.timeout(PATIENCE):
            await done.wait()
            while tasks._running:
                await asyncio.sleep(0.001)

    asyncio.run(whole())
    assert len(tries) == 3


def test_housekeeping_goes_on_after_something_failed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rounds, "SWEEP", 0.01)

    async def whole() -> None:
        store = Stumbling()
        async with serving(store) as server, Client(server.address) as ada:
            async with asyncio.timeout(PATIENCE):
                while "bad" not in server.hub.hopeless:
                    await asyncio.sleep(0.005)
                table = (await ada.open("trade-show", "me", "me"))["table"]["id"]
                server.hub.rounds.idle = -1
                while table in server.hub.rooms:
                    await asyncio.sleep(0.005)
            assert (await ada.get(f"/api/tables/{table}"))["stage"] == "running"

    asyncio.run(whole())


def test_background_work_is_tried_again_whatever_happens_to_it() -> None:
    done = asyncio.Event()
    tries: list[int] = []

    async def work() -> None:
        tries.append(len(tries))
        match len(tries):
            case 1:
                raise ZeroDivisionError
            case 2:  # something that it waits for is cancelled
                inner = asyncio.get_running_loop().create_future()
                inner.cancel()
                await inner
            case 4:
                done.set()

    async def whole() -> None:
        tasks = Tasks()
        tasks.every("the work", 0.001, work)
        async with asyncio.timeout(PATIENCE):
            await done.wait()
        await tasks.cancel()
        assert not tasks._running

    asyncio.run(whole())
