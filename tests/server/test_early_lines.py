"""A database that was written before lines were structs (version 3 of its tables) goes on."""

import asyncio
import sqlite3
from collections import Counter
from pathlib import Path

from seedround.server.store.lines import Line, Said, Sat, Unread, kind_of
from seedround.server.store.sqlite import SqliteStore
from seedround.testing import A
from tests.server.client import Client
from tests.server.serving import serving

DUMP = Path(__file__).parent / "early" / "seedround-3.sql"
ADA, BO, CY = (
    {"seedround": secret}
    for secret in (
        "eJeMC_QHjHusptfSXSKyFCMPZZ0d_iY6",
        "oP9zW2eVdXvVxCF5-ElsuTXUT4puUhiZ",
        "oMtsLPPfB6lCbPRTEfFh95mrEk4fZzut",
    )
)
RUNNING, SEALED, OVER, ABANDONED, OPEN = (
    "TgDBx9QzaJZ6", "nwswCBw3pPVM", "LGoqK8FFoztb", "0gnrAo4ud80j", "nXg6zuvxJlaU",
)  # fmt: skip


def restored(folder: Path) -> SqliteStore:
    path = folder / "seedround.db"
    database = sqlite3.connect(path)
    database.executescript(DUMP.read_text("utf-8"))
    database.close()
    return SqliteStore(path)


def test_early_lines_are_read_as_deeds(tmp_path: Path) -> None:
    async def whole() -> list[Line]:
        store = restored(tmp_path)
        await store.open()
        try:
            tables = await store.all_tables()
            return [line for table in tables for line in await store.lines(table)]
        finally:
            await store.close()

    deeds = [line.deed for line in asyncio.run(whole())]
    assert not [deed for deed in deeds if isinstance(deed, Unread)]
    assert Counter(kind_of(deed) for deed in deeds if not isinstance(deed, Unread)) == {
        "sat": 2, "started": 4, "moved": 23, "answered": 3, "undone": 1, "said": 2, "proposed": 4,
        "agreed": 3, "declined": 1, "paused": 1, "resumed": 1, "away": 1, "back": 1, "resigned": 1,
        "abandoned": 1,
    }  # fmt: skip
    assert Said(seat=A, name="Ada", text="hello, Bo") in deeds
    assert [deed.name for deed in deeds if isinstance(deed, Sat)] == ["Bo", "Bo"]


def test_the_tables_of_an_early_database_go_on(tmp_path: Path) -> None:
    async def whole() -> None:
        async with serving(restored(tmp_path)) as server:
            async with Client(server.address) as ada, Client(server.address, "Bo") as bo:
                ada.http.cookies.update(ADA)
                bo.http.cookies.update(BO)
                for seat, client in enumerate((ada, bo)):
                    await client.dial()
                    await client.watch(RUNNING, seat)
                match = server.hub.rooms[RUNNING].match
                assert [str(move) for move in match.playing.moves] == [
                    "two:1", "order:bottom", "two:2", "order:bottom", "one:2", "two:4", "order:top",
                ]  # fmt: skip
                assert match.tracing() == "010944ed"
                assert ada.state(RUNNING, 0)["layouts"] == ["a layout", None]
                chat = next(said for said in ada.messages if said["is"] == "chat_lines")
                assert [(line["number"], line["text"]) for line in chat["lines"]] == [
                    (1, "hello, Bo"), (2, "hello; DROP TABLE lines --"),
                ]  # fmt: skip
                client, seat = (ada, 0) if ada.asked(RUNNING, 0) else (bo, 1)
                await client.play_on(RUNNING, [seat], 1, most=1)
                assert len(server.hub.rooms[RUNNING].match.playing.moves) == 8
                assert (await server.hub.room(SEALED)).match.answers.keys() == {0}
            async with Client(server.address) as cy:
                cy.http.cookies.update(CY)
                stages = {one["id"]: one["stage"] for one in (await cy.get("/api/tables"))["mine"]}
                assert stages == {OVER: "over", ABANDONED: "abandoned"}
                assert (await cy.get(f"/api/tables/{OVER}/verify"))["fair"]
                assert (await cy.post(f"/api/tables/{OPEN}/join", {"name": "Cy"}))["stage"] == (
                    "running"
                )
        database = sqlite3.connect(tmp_path / "seedround.db")
        kinds = "SELECT DISTINCT text, extra FROM lines WHERE body <> ''"
        assert database.execute(kinds).fetchall() == [("", "")]
        database.close()

    asyncio.run(whole())


def test_somebody_of_an_early_database_can_be_forgotten(tmp_path: Path) -> None:
    async def whole() -> None:
        async with serving(restored(tmp_path)) as server, Client(server.address) as ada:
            ada.http.cookies.update(ADA)
            assert (await ada.http.delete("/api/me")).status_code == 200
            head = await server.hub.store.head(RUNNING)
            assert head is not None
            lines = repr(await server.hub.store.lines(RUNNING))
            assert "Ada" not in head.config + lines
            assert "hello, Bo" not in lines, "what she said before lines had persons"

    asyncio.run(whole())
