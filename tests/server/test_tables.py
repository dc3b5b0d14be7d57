"""Opening, finding and leaving tables; who a client is."""

import asyncio
import gc
import weakref
from typing import Any

import httpx
import msgspec

from seedround.engine.playthrough import Playthrough
from seedround.games import find_game
from seedround.server.host.limits import NO_LIMITS, Limits
from seedround.server.people.identity import hashed
from seedround.server.store.memory import MemoryStore
from seedround.server.store.trouble import Silent
from seedround.server.tables.export import records
from tests.server.client import PATIENCE, Client
from tests.server.serving import Running, Time, play, serving, until


def test_a_guest_gets_a_cookie_that_scripts_cannot_read() -> None:
    async def scenario(server: Running) -> None:
        async with httpx.AsyncClient(base_url=server.address, timeout=PATIENCE) as http:
            assert (await http.get("/api/me")).json()["name"] is None
            answer = await http.patch("/api/me", json={"name": " Ada  L "})
            assert answer.json()["name"] == "Ada L"
            cookie = answer.headers["set-cookie"]
            assert "HttpOnly" in cookie
            assert "SameSite=strict" in cookie
            assert "Max-Age=31536000" in cookie
            secret = http.cookies["seedround"]
            assert (await http.get("/api/me")).json()["name"] == "Ada L"
        bearer = {"Authorization": f"Bearer {secret}"}
        answer = httpx.get(f"{server.address}/api/me", headers=bearer, timeout=PATIENCE)
        assert answer.json()["name"] == "Ada L"
        people = server.hub.store._people  # type: ignore[attr-defined]
        assert secret not in str(people)

    async def outside(server: Running) -> None:
        await asyncio.to_thread(asyncio.run, scenario(server))

    play(outside)


def test_of_two_cookies_the_first_is_the_one() -> None:
    async def scenario(server: Running) -> None:
        async with Client(server.address) as ada, Client(server.address, "Bo") as bo:
            for client in (ada, bo):
                await client.http.patch("/api/me", json={"name": client.name})
            mine, theirs = [client.http.cookies["seedround"] for client in (ada, bo)]
            cookies = {"Cookie": f"other=1; seedround={mine}; seedround={theirs}"}
            async with httpx.AsyncClient(base_url=server.address, timeout=PATIENCE) as http:
                assert (await http.get("/api/me", headers=cookies)).json()["name"] == "Ada"

    play(scenario)


def test_that_somebody_was_here_is_noted_once_a_day() -> None:
    time, day = Time(), 86_400_000

    async def scenario(server: Running) -> None:
        async with Client(server.address) as ada:
            await ada.http.patch("/api/me", json={"name": "Ada"})
            came = time.ms
            person = server.hub.store.person
            device = hashed(ada.http.cookies["seedround"])
            for later, noted in ((day, came), (day + 1, came + day + 1), (day + 9, came + day + 1)):
                time.ms = came + later
                await ada.get("/api/me")
                known = await person(device)
                assert known is not None
                assert known.seen == noted

    play(scenario, time)


def test_an_invitation_works_once() -> None:
    async def scenario(server: Running) -> None:
        async with Client(server.address) as ada, Client(server.address, "Bo") as bo:
            opened = await ada.open("trade-show", "me", "open")
            table = opened["table"]["id"]
            assert opened["table"]["stage"] == "open"
            assert opened["table"]["commitment"] is None
            token = opened["invites"][0]["token"]
            await bo.get(f"/api/tables/{table}", status=404)
            await bo.post(f"/api/tables/{table}/join", {"name": "Bo"}, status=404)
            invited = await bo.get(f"/api/invites/{token}")
            assert (invited["game"], invited["by"], invited["seat"]) == ("trade-show", "Ada", 1)
            assert invited["names"] == ["Ada", None]
            assert table not in str(invited)
            assert (await bo.get("/api/invites/none", status=400))["kind"] == "no_invitation"
            shown = await bo.post(f"/api/invites/{token}", {"name": "Bo"})
            assert [chair["mine"] for chair in shown["chairs"]] == [False, True]
            assert shown["stage"] == "running"
            assert shown["commitment"]
            assert shown["seed"] is None
            problem = await bo.post(f"/api/invites/{token}", {"name": "Bo"}, status=400)
            assert problem["kind"] == "no_invitation"
            assert token not in str(server.hub.store._invitations)  # type: ignore[attr-defined]

    play(scenario)


def test_everybody_finds_their_own_tables_and_the_public_ones() -> None:
    async def scenario(server: Running) -> None:
        async with Client(server.address) as ada, Client(server.address, "Bo") as bo:
            mine = (await ada.open("trade-show", "me", "random"))["table"]["id"]
            public = (await ada.open("bidness", "me", "open", public=True))["table"]["id"]
            lists = await ada.get("/api/tables")
            assert {table["id"] for table in lists["mine"]} == {mine, public}
            lists = await bo.get("/api/tables")
            assert [table["id"] for table in lists["open"]] == [public]
            assert lists["mine"] == []
            shown = await bo.post(f"/api/tables/{public}/join", {"name": "Ada"})
            assert [chair["name"] for chair in shown["chairs"]] == ["Ada", "Ada 2"]
            assert [table["id"] for table in (await bo.get("/api/tables"))["mine"]] == [public]
            async with Client(server.address, "Cy") as cy:
                lists = await cy.get("/api/tables")
                assert [table["id"] for table in lists["running"]] == [public]

    play(scenario)


def test_a_table_waits_for_its_host_and_seats_can_be_left() -> None:
    async def scenario(server: Running) -> None:
        async with Client(server.address) as ada, Client(server.address, "Bo") as bo:
            opened = await ada.open("trade-show", "me", "open", start=False)
            table = opened["table"]["id"]
            await ada.post(f"/api/tables/{table}/start", status=400)
            await bo.post(f"/api/invites/{opened['invites'][0]['token']}", {"name": "Bo"})
            await bo.post(f"/api/tables/{table}/leave")
            await bo.post(f"/api/tables/{table}/invites/1", status=404)
            again = await ada.post(f"/api/tables/{table}/invites/1")
            await bo.post(f"/api/invites/{again['token']}", {"name": "Bo"})
            await bo.post(f"/api/tables/{table}/start", status=400)
            assert (await ada.post(f"/api/tables/{table}/start"))["stage"] == "running"
            await bo.post(f"/api/tables/{table}/leave", status=400)

    play(scenario)


def test_wishes_that_cannot_be_met_are_refused_with_a_sentence() -> None:
    async def scenario(server: Running) -> None:
        async with Client(server.address) as ada:
            wishes: list[tuple[str, list[str], dict[str, Any], str]] = [
                ("chess", [], {}, "no_such_game"),
                ("trade-show", ["me"], {}, "wrong_seat_count"),
                ("trade-show", ["wizard"] * 2, {}, "no_such_bot"),
                ("trade-show", ["mcts:999999"] * 2, {}, "bot_too_slow"),
                ("trade-show", ["open"] * 2, {"set": "../x"}, "no_such_set"),
                ("trade-show", ["open"] * 2, {"seed": "xyz"}, "bad_seed"),
                ("trade-show", ["open"] * 2, {"options": {"a": 1}}, "no_such_option"),
            ]
            for game, who, wrong, kind in wishes:
                chairs = [{"who": one} for one in who]
                wanted = {"game": game, "chairs": chairs, **wrong}
                problem = await ada.post("/api/tables", wanted, status=400)
                assert problem["kind"] == kind, problem
                assert problem["problem"].endswith(".")
            assert (await ada.get("/api/tables"))["mine"] == []

    play(scenario)


def test_a_chosen_deal_is_said_to_be_chosen() -> None:
    async def scenario(server: Running) -> None:
        async with Client(server.address) as ada:
            assert not (await ada.open("trade-show", "me", "random"))["table"]["chosen"]
            opened = await ada.open("trade-show", "me", "random", seed="5eed")
            assert opened["table"]["chosen"]

    play(scenario)


def test_tables_come_back_from_the_store_as_they_were() -> None:
    """Idle rooms leave memory; the next who comes finds the table where it was."""
    time = Time()

    async def scenario(server: Running) -> None:
        async with Client(server.address) as ada:
            table = (await ada.open("bidness", "me", "me", "me"))["table"]["id"]
            await ada.dial()
            await ada.watch(table, 0, 1, 2)
            await ada.play_on(table, [0, 1, 2], 1, most=30)
            before = {seat: ada.state(table, seat) for seat in range(3)}
            await ada.hang_up()
            await until(lambda: not server.hub.rooms[table].watchers)
            await server.hub.rounds.make()
            assert table in server.hub.rooms
            time.ms += int(server.hub.rounds.idle) + 1
            await server.hub.rounds.make()
            assert table not in server.hub.rooms
            await ada.dial()
            await ada.watch(table, 0, 1, 2)
            assert {seat: ada.state(table, seat) for seat in range(3)} == before

    play(scenario, time)


def test_many_unwatched_tables_leave_memory_before_their_time_those_left_first() -> None:
    time = Time()

    async def scenario(server: Running) -> None:
        async with Client(server.address) as ada:
            tables = []
            for _ in range(3):
                tables.append((await ada.open("trade-show", "me", "me"))["table"]["id"])
                time.ms += 1
            await ada.dial()
            await ada.watch(tables[0], 0)
            await server.hub.rounds.make()
            assert sorted(server.hub.rooms) == sorted([tables[0], tables[2]])

    play(scenario, time, limits=msgspec.structs.replace(NO_LIMITS, unwatched_bytes=100_000))


def test_a_table_that_leaves_memory_is_freed_without_a_search_for_garbage() -> None:
    """The server searches seldom: what waits for it would pile up."""

    async def scenario(server: Running) -> None:
        async with Client(server.address) as ada:
            table = (await ada.open("trade-show", "me", "me"))["table"]["id"]
            await ada.dial()
            await ada.watch(table, 0, 1)
            await ada.play_on(table, [0, 1], 1, most=5)
            await ada.hang_up()
            room = weakref.ref(server.hub.rooms[table])
            await until(lambda: not server.hub.rooms[table].watchers)
            gc.disable()
            try:
                server.hub.rounds.idle = -1
                await server.hub.rounds.make()
                await until(lambda: room() is None)
            finally:
                gc.enable()

    play(scenario)


def test_a_clock_runs_out_at_a_table_that_left_memory_when_the_database_can_be_read_again() -> None:
    time, store = Time(), MemoryStore()

    async def away(_: str) -> None:
        raise Silent

    async def scenario(server: Running) -> None:
        hub = server.hub
        async with Client(server.address) as ada:
            clocks = {"kind": "move", "seconds": 3600}
            table = (await ada.open("trade-show", "me", "me", clocks=clocks))["table"]["id"]
            time.ms += int(hub.rounds.idle) + 1
            await hub.rounds.make()
            assert table not in hub.rooms
            time.ms += 3_600_000
            head, store.head = store.head, away  # type: ignore[method-assign,assignment]
            await hub.rounds.make()
            assert table not in hub.rooms
            store.head = head  # type: ignore[method-assign]
            await hub.rounds.make()
            await until(lambda: table in hub.rooms and hub.rooms[table].match.away)

    play(scenario, time, store)


def test_a_restart_finds_every_table() -> None:
    async def run() -> None:
        store = MemoryStore()
        async with serving(store) as server, Client(server.address) as ada:
            tables = [(await ada.open("trade-show", "me", "me"))["table"]["id"] for _ in range(20)]
            cookies = dict(ada.http.cookies)
        async with serving(store) as server, Client(server.address) as ada:
            ada.http.cookies.update(cookies)
            await ada.dial()
            for table in tables:
                await ada.watch(table, 0, 1)
                await ada.play_on(table, [0, 1], 3, most=2)
                await ada.ask("unwatch", table=table)

    asyncio.run(run())


def test_a_table_that_is_deleted_while_records_are_exported_keeps_none_back() -> None:
    class Listing(MemoryStore):
        async def all_tables(self) -> list[str]:
            return ["deleted meanwhile", *await super().all_tables()]

    async def run() -> None:
        store = Listing()
        async with serving(store) as server, Client(server.address) as ada:
            played = (await ada.open("trade-show", "me", "me"))["table"]["id"]
            await ada.open("trade-show", "me", "open")
        assert [table async for table, _ in records(store)] == [played]

    asyncio.run(run())


def test_a_room_that_cannot_be_stored_is_loaded_anew_and_nothing_unconfirmed_is_shown() -> None:
    store = MemoryStore()

    async def scenario(server: Running) -> None:
        async with Client(server.address) as ada:
            table = (await ada.open("trade-show", "me", "me"))["table"]["id"]
            await ada.dial()
            await ada.watch(table, 0, 1)
            seat = 0 if ada.asked(table, 0) else 1
            before = ada.state(table, seat)
            append = store.append

            async def full_disk(*_: object) -> None:
                raise OSError("the disk is full")

            store.append = full_disk  # type: ignore[method-assign,assignment]
            asked = ada.asked(table, seat)
            assert asked
            await ada.send("play", table=table, seat=seat, decision=asked["decision"],
                           move=asked["offers"][0]["move"])  # fmt: skip
            await ada.until(lambda: ada.messages[-1]["is"] == "goodbye")
            store.append = append  # type: ignore[method-assign]
            assert ada.state(table, seat) == before
            await ada.watch(table, 0, 1)
            assert ada.state(table, seat) == before
            await ada.play_on(table, [0, 1], 1, most=3)

    play(scenario, store=store)


def test_a_full_server_says_so_and_keeps_no_table_that_nobody_got() -> None:
    async def scenario(server: Running) -> None:
        async with Client(server.address) as ada:
            await ada.open("trade-show", "me", "me")
            wanted = {"game": "trade-show", "chairs": [{"who": "me", "name": "Ada"}] * 2}
            answer = await ada.post("/api/tables", wanted, status=400)
            assert answer["kind"] == "server_full"
            assert len(await server.hub.store.all_tables()) == 1

    play(scenario, limits=Limits(rooms=1))


def test_a_table_with_cards_of_its_own_shows_them_to_those_who_may_look_in() -> None:
    game = find_game("trade-show")
    content = {**game.card_set().content}
    content["set"] = {**content["set"], "id": "mine"}
    playthrough = Playthrough.new(game, 2, cards=game.set_from("mine", content))
    record = msgspec.to_builtins(playthrough.brief())

    async def scenario(server: Running) -> None:
        async with Client(server.address) as ada, Client(server.address, "Bo") as bo:
            table = (await ada.open("trade-show", "me", "random", record=record))["table"]
            shown = await ada.get(f"/api/tables/{table['id']}/cards")
            assert shown["id"] == "mine"
            assert shown["hash"] == table["set_hash"]
            assert shown["names"]
            await bo.get(f"/api/tables/{table['id']}/cards", status=404)
            usual = (await ada.open("trade-show", "me", "random"))["table"]["id"]
            assert (await ada.get(f"/api/tables/{usual}/cards"))["id"] == "house"

    play(scenario)
