"""`seedround admin`: on a folder at rest, beside a running server, and beside two of them."""

import asyncio
import os
import signal
import sys
from functools import partial
from pathlib import Path

import pytest

from seedround.server.store.choose import store_at
from seedround.server.tables import housekeeping
from tests.server import hasty
from tests.server.client import Client
from tests.server.killing import ROOT
from tests.server.processes import Process
from tests.server.serving import Running, serving
from tests.server.test_store import empty


@pytest.fixture(autouse=True)
def looks_often(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server hears of what the host wants at once."""
    monkeypatch.setattr(housekeeping, "ORDERS", hasty.ORDERS)


async def admin(*words: str) -> tuple[int, str]:
    """What the command says, and its exit status."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "seedround", "admin", *words,
        cwd=ROOT, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT,
        stdin=asyncio.subprocess.DEVNULL, env={**os.environ, "COLUMNS": "110"},
    )  # fmt: skip
    said, _ = await process.communicate()
    assert process.returncode is not None
    return process.returncode, said.decode()


async def ordered(*words: str) -> str:
    status, said = await admin(*words)
    assert status == 0, said
    return said


async def joined(ada: Client, bo: Client) -> str:
    opened = await ada.open("trade-show", "me", "open", public=True)
    await bo.post(f"/api/invites/{opened['invites'][0]['token']}", {"name": bo.name})
    return str(opened["table"]["id"])


def test_a_host_looks_closes_and_deletes_beside_a_running_server(tmp_path: Path) -> None:
    place = ("--data", str(tmp_path))

    async def story(server: Running) -> None:
        async with Client(server.address) as ada, Client(server.address, "Bo") as bo:
            table = await joined(ada, bo)
            for seat, client in enumerate((ada, bo)):
                await client.dial()
                await client.watch(table, seat)
            await bo.ask("say", table=table, text="rude words")
            listed = await ordered("list", *place)
            assert table in listed
            assert "running" in listed
            assert "Ada, Bo" in listed
            shown = await ordered("show", table, *place)
            assert "rude" not in shown
            config = server.hub.rooms[table].config
            assert config.record.seed not in shown
            assert "Bo: rude words" in await ordered("show", table, "--chat", *place)
            await ordered("close", table, *place)
            await ada.until(lambda: any(said["is"] == "goodbye" for said in ada.messages))
            assert (await ada.get(f"/api/tables/{table}"))["stage"] == "abandoned"
            status, said = await admin("delete", table, *place)
            assert (status, "--yes" in said) == (2, True), "nobody was there to be asked"
            await ordered("delete", table, "--yes", *place)
            await ada.get(f"/api/tables/{table}", status=404)
            status, said = await admin("show", table, *place)
            assert status == 2
            assert "There is no table" in said

    async def run() -> None:
        async with serving(store_at(tmp_path)) as server:
            await story(server)

    asyncio.run(run())


def test_a_host_forgets_somebody_who_asks_by_mail(tmp_path: Path) -> None:
    place = ("--data", str(tmp_path))

    async def run() -> None:
        async with (
            serving(store_at(tmp_path)) as server,
            Client(server.address) as ada,
            Client(server.address, "Bo") as bo,
        ):
            table = await joined(ada, bo)
            person = server.hub.rooms[table].config.chairs[1].person
            assert person is not None
            assert person in await ordered("show", table, *place)
            await ordered("forget", person, "--yes", *place)
            assert "Former player 2" in await ordered("show", table, *place)
            assert (await bo.get("/api/me"))["name"] is None
            status, _ = await admin("forget", person, "--yes", *place)
            assert status == 2

    asyncio.run(run())


def test_without_a_server_it_is_done_at_once_and_the_next_server_knows(tmp_path: Path) -> None:
    place = ("--data", str(tmp_path))

    async def run() -> None:
        async with serving(store_at(tmp_path)) as server, Client(server.address) as ada:
            first, second = [
                (await ada.open("trade-show", "me", "random"))["table"]["id"] for _ in range(2)
            ]
            cookies = ada.http.cookies
        assert "closed" in await ordered("close", first, *place)
        assert "deleted" in await ordered("delete", second, "--yes", *place)
        async with serving(store_at(tmp_path)) as server, Client(server.address) as ada:
            ada.http.cookies = cookies
            (left,) = (await ada.get("/api/tables"))["mine"]
            assert (left["id"], left["stage"]) == (first, "abandoned")

    asyncio.run(run())


def test_a_banned_address_is_shut_out_and_let_in_again(tmp_path: Path) -> None:
    place = ("--data", str(tmp_path))

    async def status(client: Client) -> int:
        return (await client.http.get("/api/me")).status_code

    async def run() -> None:
        async with serving(store_at(tmp_path)) as server, Client(server.address) as mallory:
            await mallory.dial()
            await ordered("ban", "127.0.0.0/24", *place)
            with pytest.raises(ConnectionError):
                await mallory.until(lambda: False)
            assert await status(mallory) == 403
            assert "127.0.0.0/24" in await ordered("bans", *place)
            await ordered("unban", "127.0.0.0/24", *place)
            async with asyncio.timeout(30):
                while await status(mallory) == 403:
                    await asyncio.sleep(0.1)
            assert "Nobody" in await ordered("bans", *place)
            for word in ("nonsense", "1.2.3", "ada@example.org"):
                failed, said = await admin("ban", word, *place)
                assert (failed, "not an address" in said) == (2, True)

    asyncio.run(run())


def test_a_folder_without_tables_is_named(tmp_path: Path) -> None:
    status, said = asyncio.run(admin("list", "--data", str(tmp_path / "none")))
    assert status == 2
    assert "--data" in said


@pytest.mark.postgres
def test_two_processes_hear_of_it_whoever_owns_the_table(database: str) -> None:
    empty(database)
    place = ("--database", database)

    async def story(first: Process, second: Process) -> None:
        async with Client(first.address) as ada, Client(second.address, "Bo") as bo:
            own = (await ada.open("trade-show", "me", "random"))["table"]["id"]
            table = await joined(ada, bo)
            await bo.dial()
            await bo.watch(table, 1)
            await ordered("close", own, *place)
            assert (await ada.get(f"/api/tables/{own}"))["stage"] == "abandoned"
            gone = await bo.http.delete("/api/me")  # asked where the table is not
            assert gone.status_code == 200
            with pytest.raises(ConnectionError):
                await bo.until(lambda: False)
            async with asyncio.timeout(30):
                former = "Former player 2"
                while (await ada.get(f"/api/tables/{table}"))["chairs"][1]["name"] != former:
                    await asyncio.sleep(0.1)
            await ordered("delete", table, "--yes", *place)
            await ada.get(f"/api/tables/{table}", status=404)

    async def run() -> None:
        start = partial(Process, database, hasty=True)
        processes = await asyncio.gather(*[asyncio.to_thread(start) for _ in range(2)])
        try:
            await story(*processes)
        finally:
            for process in processes:
                await asyncio.to_thread(process.end, signal.SIGTERM)
        listed = await ordered("list", *place)
        assert "abandoned" in listed

    asyncio.run(run())
