"""What takes long for one is not waited for by the others: replays, webhooks, and one network."""

import asyncio
from collections.abc import Callable
from threading import Event
from typing import Any

import httpx
import msgspec
import pytest
from msgspec.structs import replace

from seedround.engine.kinds import Viewer
from seedround.engine.set_differences import differences
from seedround.server.host.limits import NO_LIMITS
from seedround.server.notices import webhooks
from seedround.server.notices.queue import PATIENCE as NOTICE
from seedround.server.store.lines import Line
from seedround.server.store.memory import MemoryStore
from seedround.server.tables import catalogue, hub, opening, room
from seedround.server.tables import replays as replays_module
from seedround.server.tables.match import Match
from seedround.testing import A, B, C
from tests.server.attacks.victim import moves_are_acknowledged
from tests.server.client import PATIENCE, Client
from tests.server.receiving import Hook, listening
from tests.server.serving import Running, Time, play, serving
from tests.server.test_own_sets import OWN
from tools import attacks
from tools.attacked import long_game, nearly_over
from tools.attacks import Target


class Held:
    """Long work that does not end before another client has moved: who waits for it never moves."""

    def __init__(self) -> None:
        self.moved = Event()
        self.in_time: list[bool] = []

    def until_moved(self, function: Callable[..., Any]) -> Callable[..., Any]:
        def later(*given: Any) -> Any:
            self.in_time.append(self.moved.wait(PATIENCE / 2))
            return function(*given)

        return later

    async def moves(self, client: Client, table: str) -> None:
        """This client moves although the work goes on."""
        await client.play_on(table, [0, 1], 1, most=1)
        self.moved.set()


async def own_table(client: Client) -> str:
    """A table at which this client alone can move."""
    table: str = (await client.open("trade-show", "me", "me"))["table"]["id"]
    await client.dial()
    await client.watch(table, 0, 1)
    return table


def test_a_move_is_acknowledged_before_the_replays_that_were_asked_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    held = Held()
    monkeypatch.setattr(replays_module, "made", held.until_moved(replays_module.made))

    async def scenario(server: Running) -> None:
        async with (
            httpx.AsyncClient(base_url=server.address, timeout=PATIENCE) as http,
            Client(server.address) as ada,
        ):
            table = await long_game(http, server.address, pace=0)
            mine = await own_table(ada)
            asked = [
                asyncio.create_task(http.get(f"/api/tables/{table}/replay?viewer={viewer}"))
                for viewer in range(-2, 6)
            ]
            await held.moves(ada, mine)
            for answer in await asyncio.gather(*asked):
                assert answer.status_code == 200
            assert held.in_time == [True] * len(asked)

    play(scenario)


def test_a_move_is_acknowledged_before_the_take_backs_of_others(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """In a long game each of them plays more than a thousand moves again."""
    held = Held()
    slowly, quickly = held.until_moved(room.lines_of), room.lines_of

    def lines_of(match: Match, *given: Any) -> list[Line]:
        lines: list[Line] = (slowly if match.game.id == "bidness" else quickly)(match, *given)
        return lines

    async def scenario(server: Running) -> None:
        async with Client(server.address, "Eve") as eve, Client(server.address) as ada:
            chairs = ["me"] * 6
            table = (await eve.open("bidness", *chairs, record=nearly_over()))["table"]["id"]
            await eve.dial()
            await eve.watch(table, *range(6))
            mine = await own_table(ada)
            monkeypatch.setattr(room, "lines_of", lines_of)
            asked = await eve.send("propose", table=table, seat=0, what="take_back")
            await held.moves(ada, mine)
            await eve.until(lambda: asked in eve.replies)
            assert eve.replies[asked]["is"] == "done"
            assert held.in_time == [True]

    play(scenario)


def test_a_move_is_acknowledged_before_the_long_games_that_others_begin(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    held = Held()

    async def scenario(server: Running) -> None:
        async with (
            httpx.AsyncClient(base_url=server.address, timeout=PATIENCE) as http,
            Client(server.address) as ada,
        ):
            mine = await own_table(ada)
            monkeypatch.setattr(hub, "config_for", held.until_moved(opening.config_for))
            chairs = [{"who": "me"}] * 6
            wanted = {"game": "bidness", "chairs": chairs, "record": nearly_over()}
            asked = [asyncio.create_task(http.post("/api/tables", json=wanted)) for _ in range(3)]
            await held.moves(ada, mine)
            for answer in await asyncio.gather(*asked):
                assert answer.status_code == 201, answer.text
            assert held.in_time == [True] * len(asked)

    play(scenario)


def test_a_move_is_acknowledged_while_the_cards_of_a_stranger_are_described(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A set of one's own can take long to draw and to compare with ours."""
    held = Held()
    monkeypatch.setattr(catalogue, "set_shown", held.until_moved(catalogue.set_shown))
    monkeypatch.setattr(opening, "differences", held.until_moved(differences))

    async def scenario(server: Running) -> None:
        async with Client(server.address, "Eve") as eve, Client(server.address) as ada:
            opened = await eve.open("silicon-valley", "me", "open", cards=OWN)
            table, token = opened["table"]["id"], opened["invites"][0]["token"]
            mine = await own_table(ada)
            for path in (
                f"tables/{table}/cards",
                f"tables/{table}/differences",
                f"invites/{token}",
            ):
                held.moved.clear()
                asked = asyncio.create_task(eve.get(f"/api/{path}"))
                await asyncio.sleep(0.1)
                await held.moves(ada, mine)
                assert await asked
            assert held.in_time == [True] * 3

    play(scenario)


def test_a_replay_is_made_once_and_kept_while_there_is_room(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    made: list[int] = []
    real = replays_module.made

    def counted(record: Any, names: Any, viewer: Viewer, language: str) -> Any:
        made.append(viewer)
        return real(record, names, viewer, language)

    monkeypatch.setattr(replays_module, "made", counted)

    async def scenario(server: Running) -> None:
        async with httpx.AsyncClient(base_url=server.address, timeout=PATIENCE) as http:
            table = await long_game(http, server.address, pace=0)

            async def look(viewer: Viewer, first: int) -> Any:
                path = f"/api/tables/{table}/replay?viewer={viewer}&first={first}&count=3"
                return (await http.get(path)).json()

            both = await asyncio.gather(look(A, 0), look(A, 0))
            assert both[0] == both[1]
            parts = [await look(A, first) for first in (0, 3, 5000)]
            assert [[one["step"] for one in part["frames"]] for part in parts] == [
                [0, 1, 2], [3, 4, 5], []
            ]  # fmt: skip
            assert made == [0], "for all who asked"
            for viewer in (B, C):
                await look(viewer, 0)
            await look(A, 0)
            assert made == [0, 1, 2, 0], "there is room for one or two"
            await look(A, 3)
            assert made == [0, 1, 2, 0], "what was made last is kept"

    play(scenario, limits=replace(NO_LIMITS, replay_bytes=8_000_000))


def test_webhooks_that_drip_keep_back_neither_others_nor_the_housekeeping(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(webhooks, "is_public", lambda address: True)
    monkeypatch.setattr("seedround.server.tables.rounds.SWEEP", 0.05)
    monkeypatch.setattr("seedround.server.tables.housekeeping.NOTICES", 0.05)
    time, hook = Time(), Hook()

    async def run() -> None:
        store = MemoryStore()
        limits = replace(NO_LIMITS, deliveries_at_once=2, delivery_seconds=5)
        async with (
            attacks.dripping(0.2) as drips,
            listening(hook.talk) as port,
            serving(store, time, limits) as server,
        ):
            for number in range(6):
                async with Client(server.address) as somebody:
                    await somebody.http.patch("/api/me", json={"name": "Eve"})
                    await somebody.open("trade-show", "me", "me", pace="turns")
                    where = f"http://127.0.0.1:{drips if number < 5 else port}/"
                    name = "127.0.0.1" if number < 5 else "localhost"
                    person = list(store._people.values())[-1]
                    webhook = where.replace("127.0.0.1", name)
                    await store.change_person(msgspec.structs.replace(person, webhook=webhook))
            time.ms += NOTICE + 1
            async with asyncio.timeout(PATIENCE):
                while not hook.got:
                    await asyncio.sleep(0.01)
                time.ms += int(server.hub.rounds.idle) + 1
                while server.hub.rooms:
                    await asyncio.sleep(0.01)
            await moves_are_acknowledged(server.address)

    asyncio.run(run())


def test_one_ipv6_network_is_one_address() -> None:
    async def scenario(server: Running) -> None:
        target = Target(server.address)
        assert await attacks.one_network(target, 200) < 100
        async with httpx.AsyncClient(base_url=server.address, timeout=PATIENCE) as http:
            other = {"X-Forwarded-For": "2001:db8:1:3::1"}
            assert (await http.get("/api/me", headers=other)).status_code == 200
        await moves_are_acknowledged(server.address)

    play(scenario, limits=replace(NO_LIMITS, requests_per_second=5))
