"""Tables, seats, lists and the disk: nobody takes them all."""

import asyncio
from collections.abc import Callable

from msgspec.structs import replace

from seedround.server.host.limits import NO_LIMITS
from tests.server.attacks.victim import moves_are_acknowledged
from tests.server.client import PATIENCE, Client
from tests.server.serving import Running, play
from tools import attacks
from tools.attacks import Target, own_set

LIMITS = replace(
    NO_LIMITS, people_per_address=2, tables_per_hour=4, public_tables_per_hour=2, seats_per_hour=2,
    stored_bytes_per_hour=300_000, guests_per_hour=20, listed_per_person=2,
)  # fmt: skip


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.01)


def test_who_hoards_leaves_tables_seats_and_room_in_the_list_to_others() -> None:
    async def scenario(server: Running) -> None:
        async with Client(server.address, "Ada") as ada, Client(server.address, "Bo") as bo:
            mine = [
                (await ada.open("trade-show", "me", *["open"] * 4, public=True))["table"]["id"]
                for _ in range(2)
            ]
            attack = asyncio.create_task(attacks.hoard(Target(server.address), at_once=3))
            counts = server.hub.counts
            await until(lambda: sum(counts.refusals.values()) > 100)
            listed = (await bo.get("/api/tables"))["open"]
            shown = [table["id"] for table in listed]
            assert set(mine) <= set(shown)
            assert len(shown) < 10
            free = [
                table
                for table in listed
                if table["id"] in mine and any(chair["name"] is None for chair in table["chairs"])
            ]
            assert free
            await bo.post(f"/api/tables/{free[0]['id']}/join", {"name": "Bo"})
            assert len(await server.hub.store.all_tables()) <= 2 + 2 * 4
            attack.cancel()
            await asyncio.gather(attack, return_exceptions=True)
        await moves_are_acknowledged(server.address)

    play(scenario, limits=LIMITS)


def test_every_quota_is_refused_with_a_sentence_and_a_status_of_its_own() -> None:
    async def scenario(server: Running) -> None:
        wanted = {"game": "trade-show", "chairs": [{"who": "me", "name": "Eve"}, {"who": "open"}]}
        async with Client(server.address, "Eve") as eve, Client(server.address, "Ada") as ada:
            for public in (True, True, False, False):
                await eve.post("/api/tables", {**wanted, "public": public})
            full = await eve.post("/api/tables", {**wanted, "public": True}, status=429)
            assert "public tables" in full["problem"]
            full = await eve.post("/api/tables", wanted, status=429)
            assert "many tables" in full["problem"]
            opened = [await ada.open("trade-show", "me", "open", public=True) for _ in range(2)]
            opened += [await ada.open("trade-show", "me", "open") for _ in range(1)]
            for one in opened[:2]:
                await eve.post(f"/api/tables/{one['table']['id']}/join", {"name": "Eve"})
            token = opened[2]["invites"][0]["token"]
            full = await eve.post(f"/api/invites/{token}", {"name": "Eve"}, status=429)
            assert "many seats" in full["problem"]

    play(scenario, limits=LIMITS)


def test_card_sets_of_ones_own_are_kept_up_to_a_size() -> None:
    async def scenario(server: Running) -> None:
        async with Client(server.address, "Eve") as eve:
            answers = []
            for number in range(6):
                wanted = {
                    "game": "trade-show",
                    "chairs": [{"who": "me", "name": "Eve"}] * 2,
                    "record": own_set(f"mine{number}", 80_000),
                }
                answers.append(await eve.http.post("/api/tables", json=wanted))
            assert [answer.status_code for answer in answers].count(201) == 3
            assert "keeps for one person" in answers[-1].json()["problem"]

    play(scenario, limits=replace(LIMITS, tables_per_hour=0))


def test_what_a_branch_or_another_game_begins_with_is_counted_too() -> None:
    """Each of them stores the set of its table once more."""

    async def scenario(server: Running) -> None:
        async with Client(server.address, "Eve") as eve, Client(server.address) as ada:
            record = own_set("mine", 80_000)
            table = (await eve.open("trade-show", "me", "me", record=record))["table"]["id"]
            await eve.dial()
            await eve.watch(table, 0, 1)
            for seat in (0, 1):
                assert (await eve.ask("resign", table=table, seat=seat))["is"] == "done"
            branch = {"steps": 0, "seat": 0, "bot": "random"}
            for status in (201, 201, 429):
                await eve.post(f"/api/tables/{table}/branch", branch, status=status)
            again = await eve.ask("rematch", table=table, seat=0)
            assert again["is"] == "refusal"
            await ada.post(f"/api/tables/{table}/branch", branch)

    play(scenario, limits=replace(LIMITS, tables_per_hour=0))


def test_whatever_is_stored_is_counted() -> None:
    """A table is paused and resumed, and invited to, without end."""

    async def scenario(server: Running) -> None:
        async with Client(server.address, "Eve") as eve, Client(server.address) as ada:
            table = (await eve.open("trade-show", "me", "me"))["table"]["id"]
            await eve.dial()
            await eve.watch(table, 0, 1)
            for _ in range(100):
                for what in ("pause", "resume"):
                    answer = await eve.ask("propose", table=table, seat=0, what=what)
                if answer["is"] == "refusal":
                    break
            assert answer["kind"] == "much_stored"
            table = (await ada.open("trade-show", "me", "open"))["table"]["id"]
            for _ in range(100):
                invited = await ada.http.post(f"/api/tables/{table}/invites/1")
                if invited.status_code != 201:
                    break
            assert invited.json()["kind"] == "much_stored"

    play(scenario, limits=replace(NO_LIMITS, stored_bytes_per_hour=10_000))


def test_one_person_takes_one_seat_at_a_public_table_of_somebody_else() -> None:
    async def scenario(server: Running) -> None:
        async with Client(server.address, "Ada") as ada, Client(server.address, "Eve") as eve:
            opened = await ada.open("trade-show", "me", "open", "open", public=True)
            table = opened["table"]["id"]
            await eve.post(f"/api/tables/{table}/join", {"name": "Eve"})
            again = await eve.post(f"/api/tables/{table}/join", {"name": "Eve"}, status=400)
            assert "already" in again["problem"]

    play(scenario)


def test_new_guests_from_one_address_are_counted() -> None:
    async def scenario(server: Running) -> None:
        statuses = []
        for _ in range(7):
            async with Client(server.address) as guest:
                answer = await guest.http.patch("/api/me", json={"name": "Eve"})
                statuses.append(answer.status_code)
        assert statuses == [200] * 5 + [429] * 2

    play(scenario, limits=replace(NO_LIMITS, guests_per_hour=5))


def test_games_again_and_again_are_tables_too() -> None:
    async def scenario(server: Running) -> None:
        async with Client(server.address) as ada:
            opened = await ada.open("trade-show", "me", "random")
            await ada.dial()
            table = opened["table"]["id"]
            for _ in range(4):
                await ada.watch(table, 0)
                await ada.ask("resign", table=table, seat=0)
                answer = await ada.ask("rematch", table=table, seat=0)
                if answer["is"] == "refusal":
                    break
                table = server.hub.rooms[table].config.next or ""
            assert answer["is"] == "refusal"

    play(scenario, limits=LIMITS)
