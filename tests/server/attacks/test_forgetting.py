"""A person who asks to be forgotten is: nothing of theirs is left to be read."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from seedround.engine.errors import BadRecord
from seedround.engine.record import Record, check_seal, parse_record
from seedround.engine.seal import Signature
from seedround.engine.verification import verified
from seedround.games import find_game
from seedround.server.host.limits import NO_LIMITS, Limits
from seedround.server.people.identity import COOKIE, DAY, hashed
from seedround.server.store import Order, Store
from seedround.server.store.choose import store_at
from seedround.server.store.lines import Line, Said
from seedround.server.store.memory import MemoryStore
from seedround.server.tables.orders import GOODBYE
from seedround.server.tables.signing import check_signature
from tests.server.client import Client
from tests.server.serving import Running, Time, play, serving
from tests.server.test_own_sets import OWN

ADA, BO = "Ada Secretname", "Bo Otherperson"
OPTIONS = {"rounds": 1}


async def sat_down(ada: Client, bo: Client, **wishes: Any) -> str:
    """A private table: Ada opened it, Bo came by invitation."""
    opened = await ada.open("trade-show", "me", "open", options=OPTIONS, **wishes)
    await bo.post(f"/api/invites/{opened['invites'][0]['token']}", {"name": bo.name})
    return str(opened["table"]["id"])


async def watching(table: str, *clients: Client) -> None:
    for seat, client in enumerate(clients):
        await client.dial()
        await client.watch(table, seat)


async def played(table: str, ada: Client, bo: Client) -> None:
    """To the end, with some words."""
    await watching(table, ada, bo)
    for client in (ada, bo):
        said = await client.ask("say", table=table, text=f"I am {client.name}")
        assert said["is"] == "done"
    async with asyncio.TaskGroup() as both:
        for seat, client in enumerate((ada, bo)):
            both.create_task(client.play_on(table, [seat], seat))


@asynccontextmanager
async def two(server: Running) -> AsyncIterator[tuple[Client, Client]]:
    async with Client(server.address, ADA) as ada, Client(server.address, BO) as bo:
        yield ada, bo


async def gone(client: Client) -> None:
    answer = await client.http.delete("/api/me")
    assert answer.status_code == 200, answer.text
    assert answer.json()["name"] is None
    assert client.http.cookies.get(COOKIE) is None


async def record_of(client: Client, table: str) -> Record:
    return parse_record((await client.http.get(f"/api/tables/{table}/record")).content)


def everything(folder: Path) -> str:
    """All that the database holds."""
    database = sqlite3.connect(folder / "seedround.db")
    try:
        return "\n".join(database.iterdump())
    finally:
        database.close()


def test_nothing_is_left_of_somebody_in_the_whole_database(tmp_path: Path) -> None:
    time = Time()

    async def run() -> None:
        async with serving(store_at(tmp_path), time) as server, two(server) as (ada, bo):
            finished = await sat_down(ada, bo)
            await played(finished, ada, bo)
            running = await sat_down(bo, ada)
            resigned = await sat_down(bo, ada)
            await ada.watch(resigned, 1)
            await ada.ask("resign", table=resigned, seat=1)
            public = (await bo.open("trade-show", "me", "open", public=True))["table"]["id"]
            await ada.watch(public)
            await ada.ask("say", table=public, text="I am Ada Secretname, watching")
            hook = {"webhook": "https://example.org/ada-secret-hook"}
            await ada.http.patch("/api/me", json=hook)
            await ada.post("/api/me/recovery")
            identity, secret = (await ids(server))[ADA], ada.http.cookies[COOKIE]
            await gone(ada)
            time.ms += GOODBYE + 1
            await server.hub.keeping.follow_orders()
            kept = everything(tmp_path)
            for trace in (ADA, "I am Ada", identity, hashed(secret), "ada-secret-hook"):
                assert trace not in kept, trace
            assert f"I am {BO}" in kept, "what others said is theirs"
            assert {one["id"] for one in (await bo.get("/api/tables"))["mine"]} == {
                finished, running, resigned, public,
            }  # fmt: skip

    asyncio.run(run())


async def ids(server: Running) -> dict[str | None, str]:
    """Everybody's id by name, as the tables know them."""
    found: dict[str | None, str] = {}
    for table in await server.hub.store.all_tables():
        for chair in (await server.hub.room(table)).config.chairs:
            if chair.person:
                found[chair.name] = chair.person
    return found


def test_the_cookie_is_worth_nothing_afterwards_and_sockets_are_closed() -> None:
    async def scenario(server: Running) -> None:
        async with two(server) as (ada, bo):
            table = await sat_down(ada, bo)
            await watching(table, ada, bo)
            secret = ada.http.cookies[COOKIE]
            link = (await ada.post("/api/me/link"))["code"]
            await gone(ada)
            with pytest.raises(ConnectionError):
                await ada.until(lambda: False)
            async with Client(server.address) as thief:
                thief.http.cookies.set(COOKIE, secret)
                assert (await thief.get("/api/me"))["name"] is None
                await thief.get(f"/api/tables/{table}", status=404)
                await thief.post("/api/devices", {"code": link}, status=400)

    play(scenario)


def test_a_running_game_goes_on_with_a_bot_and_an_open_question_is_off_the_table() -> None:
    async def scenario(server: Running) -> None:
        async with two(server) as (ada, bo):
            table = await sat_down(ada, bo)
            await watching(table, ada, bo)
            await bo.ask("propose", table=table, seat=1, what="pause")
            await gone(ada)
            await bo.until(lambda: any(said["is"] == "goodbye" for said in bo.messages))
            await bo.watch(table, 1)
            chair, own = bo.tables[table]["chairs"]
            assert (chair["name"], chair["bot"]) == ("Former player 1", "normal")
            assert own["name"] == BO
            assert bo.tables[table]["host"], "somebody has to be"
            assert bo.state(table, 1)["proposal"] is None
            await bo.play_on(table, [1], 1)
            assert (await record_of(bo, table)).names == ("Former player 1", BO)

    play(scenario)


def test_the_record_of_the_others_stays_proven_and_says_that_a_name_was_changed() -> None:
    async def scenario(server: Running) -> None:
        async with two(server) as (ada, bo):
            table = await sat_down(ada, bo)
            await played(table, ada, bo)
            before = await record_of(bo, table)
            replay = f"/api/tables/{table}/replay"
            assert ADA in (await bo.http.get(replay)).text
            await gone(ada)
            assert ADA not in (await bo.http.get(replay)).text, "nor in what was made before"
            after = await record_of(bo, table)
            assert before.names == (ADA, BO)
            assert after.names == ("Former player 1", BO)
            assert after.moves == before.moves
            assert verified(after, find_game).whole
            signed = check_signature(after)
            assert signed is not None
            assert signed.former == (0,)
            told = await bo.get(f"/api/tables/{table}/verify")
            assert (told["fair"], told["former"]) == (True, 1)
            for forged in (
                with_signature(after, former=()),
                with_signature(after, former=(1,)),
                with_signature(before, former=(0,)),
                msgspec.structs.replace(after, names=(ADA, BO)),
            ):
                with pytest.raises(BadRecord):
                    check_all(forged)

    play(scenario)


def with_signature(record: Record, **changes: Any) -> Record:
    assert record.seal is not None
    signed: Signature | None = record.seal.signed
    assert signed is not None
    seal = msgspec.structs.replace(record.seal, signed=msgspec.structs.replace(signed, **changes))
    return msgspec.structs.replace(record, seal=seal)


def check_all(record: Record) -> None:
    check_seal(record)
    check_signature(record)


def test_an_open_seat_is_free_again_and_a_table_without_people_is_gone(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def scenario(server: Running) -> None:
        async with two(server) as (ada, bo):
            waiting = await sat_down(ada, bo, start=False)
            own = (await ada.open("trade-show", "me", "random"))["table"]["id"]
            await gone(ada)
            shown = await bo.get(f"/api/tables/{waiting}")
            assert [chair["name"] for chair in shown["chairs"]] == [None, BO]
            assert await server.hub.store.head(own) is None
            await gone(bo)
            assert await server.hub.store.all_tables() == []
            assert {order.what for order in await server.hub.store.orders()} == {"goodbye"}

    play(scenario)
    assert caplog.records == [], "nothing went wrong"


def test_where_nobody_can_tell_what_is_whose_all_of_it_goes(
    caplog: pytest.LogCaptureFixture,
) -> None:
    """And an order for a table that is gone already is done."""

    async def run() -> None:
        store = MemoryStore()
        async with serving(store) as server, two(server) as (ada, bo):
            table = await sat_down(ada, bo)
            server.hub.forget(server.hub.rooms[table])
            store._heads[table] = msgspec.structs.replace(store._heads[table], config="{")
            await store.add_order(Order("forget", "gone", "somebody", 1))
            await gone(ada)
            assert await store.head(table) is None
            assert {order.what for order in await store.orders()} == {"goodbye"}

    asyncio.run(run())
    assert [record.message for record in caplog.records] == []


def test_a_seat_that_somebody_left_in_time_is_its_next_owners() -> None:
    async def scenario(server: Running) -> None:
        async with two(server) as (ada, bo), Client(server.address, "Cy") as cy:
            opened = await ada.open("trade-show", "me", "open", start=False)
            table = opened["table"]["id"]
            for client in (bo, cy):
                invite = await ada.post(f"/api/tables/{table}/invites/1")
                await client.post(f"/api/invites/{invite['token']}", {"name": client.name})
                if client is bo:
                    await bo.post(f"/api/tables/{table}/leave")
            await ada.post(f"/api/tables/{table}/start")
            await gone(bo)
            shown = await cy.get(f"/api/tables/{table}")
            assert [chair["name"] for chair in shown["chairs"]] == [ADA, "Cy"]
            assert [chair["mine"] for chair in shown["chairs"]] == [False, True]
            assert [chair["bot"] for chair in shown["chairs"]] == [None, None]

    play(scenario)


@pytest.mark.parametrize("who", ["bo", "cy"])
def test_words_from_before_lines_had_persons_go_with_whoever_sat_there_then(who: str) -> None:
    """Of two who had the same seat one after the other each is forgotten alone."""

    async def run() -> None:
        store = MemoryStore()
        async with (
            serving(store) as server,
            two(server) as (ada, bo),
            Client(server.address, "Cy") as cy,
        ):
            opened = await ada.open("trade-show", "me", "open", "me", start=False)
            table = opened["table"]["id"]
            for client in (bo, cy):
                invite = await ada.post(f"/api/tables/{table}/invites/1")
                await client.post(f"/api/invites/{invite['token']}", {"name": client.name})
                await client.dial()
                await client.watch(table, 1)
                await client.ask("say", table=table, text=f"words of {client.name}")
                if client is bo:
                    await bo.post(f"/api/tables/{table}/leave")
            await ada.dial()
            await ada.watch(table, 0, 2)
            await ada.ask("say", table=table, text=f"words of {ADA}")
            await ada.post(f"/api/tables/{table}/start")
            store._lines[table] = [without_person(line) for line in store._lines[table]]
            leaving, staying = (bo, cy) if who == "bo" else (cy, bo)
            await gone(leaving)
            said = [line.deed.text for line in await store.lines(table)
                    if isinstance(line.deed, Said)]  # fmt: skip
            assert f"words of {leaving.name}" not in said
            assert f"words of {staying.name}" in said
            assert f"words of {ADA}" in said

    asyncio.run(run())


def without_person(line: Line) -> Line:
    """As lines of chat once were."""
    if not isinstance(line.deed, Said):
        return line
    return msgspec.structs.replace(line, deed=msgspec.structs.replace(line.deed, person=None))


def test_two_who_go_have_different_names() -> None:
    async def scenario(server: Running) -> None:
        async with two(server) as (ada, bo), Client(server.address, "Cy") as cy:
            chairs = await cy.open("trade-show", "me", "open", "open", options=OPTIONS)
            table = chairs["table"]["id"]
            for client, invite in zip((ada, bo), chairs["invites"], strict=True):
                await client.post(f"/api/invites/{invite['token']}", {"name": client.name})
            await gone(ada)
            await gone(bo)
            shown = await cy.get(f"/api/tables/{table}")
            names = [chair["name"] for chair in shown["chairs"]]
            assert names == ["Cy", "Former player 2", "Former player 3"]

    play(scenario)


# Tables


def test_a_table_is_deleted_when_all_who_sit_there_want_it() -> None:
    async def scenario(server: Running) -> None:
        async with two(server) as (ada, bo), Client(server.address, "Mallory") as mallory:
            table = await sat_down(ada, bo)
            refused = await ada.http.delete(f"/api/tables/{table}")
            assert refused.status_code == 400, "the others are playing"
            await played(table, ada, bo)
            await mallory.open("trade-show", "me", "random")
            assert (await mallory.http.delete(f"/api/tables/{table}")).status_code == 404
            public = (await bo.open("trade-show", "me", "open", public=True))["table"]["id"]
            assert (await mallory.http.delete(f"/api/tables/{public}")).status_code == 404
            assert (await bo.http.delete(f"/api/tables/{public}")).json() == {"deleted": True}
            for _ in range(2):
                answer = await ada.http.delete(f"/api/tables/{table}")
                assert answer.json() == {"deleted": False}
            await bo.until(lambda: bo.tables[table]["chairs"][0]["wants_deletion"])
            assert (await bo.http.delete(f"/api/tables/{table}")).json() == {"deleted": True}
            for client in (ada, bo):
                assert (await client.http.get(f"/api/tables/{table}/record")).status_code == 404
                assert (await client.get("/api/tables"))["mine"] == []
            assert await server.hub.store.lines(table) == []

    play(scenario)


def test_a_card_set_that_somebody_brought_along_goes_with_its_tables(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(store_at(tmp_path), Time()) as server, Client(server.address) as ada:
            opened = await ada.open("silicon-valley", "me", "me", cards=OWN)
            table = opened["table"]["id"]
            assert "From the attic" in everything(tmp_path)
            assert (await ada.http.delete(f"/api/tables/{table}")).json() == {"deleted": True}
            assert "From the attic" not in everything(tmp_path)

    asyncio.run(run())


def test_whoever_is_gone_has_no_say_in_a_deletion() -> None:
    async def scenario(server: Running) -> None:
        async with two(server) as (ada, bo):
            table = await sat_down(ada, bo)
            await played(table, ada, bo)
            assert (await bo.http.delete(f"/api/tables/{table}")).json() == {"deleted": False}
            await gone(ada)
            assert await server.hub.store.head(table) is None

    play(scenario)


# Age


def test_what_is_old_goes_as_the_host_has_set() -> None:
    time = Time()

    async def run(limits: Limits, store: Store) -> None:
        async with serving(store, time, limits) as server, two(server) as (ada, bo):
            over = await sat_down(ada, bo)
            await played(over, ada, bo)
            idle = await sat_down(ada, bo)
            time.ms += 29 * DAY
            await server.hub.keeping.clear_away()
            assert len(await store.all_tables()) == 2
            time.ms += 2 * DAY
            await bo.get("/api/me")
            await server.hub.keeping.clear_away()
            left = set(await store.all_tables())
            assert (over in left) == (not limits.finished_days)
            assert (idle in left) == (not limits.abandoned_days)
            assert ((await ada.get("/api/me"))["name"] is None) == bool(limits.people_days)
            assert (await bo.get("/api/me"))["name"] == BO

    asyncio.run(run(NO_LIMITS, MemoryStore()))
    asyncio.run(run(replace(NO_LIMITS, finished_days=30), MemoryStore()))
    asyncio.run(run(replace(NO_LIMITS, abandoned_days=30), MemoryStore()))
    asyncio.run(run(replace(NO_LIMITS, people_days=30), MemoryStore()))
