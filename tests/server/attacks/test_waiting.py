"""What takes long for one is not waited for by the others: replays, webhooks, and one network."""

import asyncio
from typing import Any

import httpx
import msgspec
import pytest
from msgspec.structs import replace

from seedround.server.host.limits import NO_LIMITS
from seedround.server.notices import webhooks
from seedround.server.notices.queue import PATIENCE as NOTICE
from seedround.server.store.memory import MemoryStore
from seedround.server.tables import replays as replays_module
from tests.server.attacks.victim import moves_are_acknowledged
from tests.server.client import PATIENCE, Client
from tests.server.receiving import Hook, listening
from tests.server.serving import Running, Time, play, serving
from tools import attacks
from tools.attacked import long_game
from tools.attacks import Target


def test_a_move_is_acknowledged_before_the_replays_that_were_asked_for() -> None:
    async def scenario(server: Running) -> None:
        async with (
            httpx.AsyncClient(base_url=server.address, timeout=PATIENCE) as http,
            Client(server.address) as ada,
        ):
            table = await long_game(http, server.address, pace=0)
            mine = (await ada.open("trade-show", "me", "me"))["table"]["id"]
            await ada.dial()
            await ada.watch(mine, 0, 1)
            asked = [
                asyncio.create_task(http.get(f"/api/tables/{table}/replay?viewer={viewer}"))
                for viewer in range(-2, 6)
            ]
            await asyncio.sleep(0.1)
            await ada.play_on(mine, [0, 1], 1, most=1)
            assert not all(one.done() for one in asked), "the move did not wait for them"
            for answer in await asyncio.gather(*asked):
                assert answer.status_code == 200

    play(scenario)


def test_a_replay_is_made_once_and_kept_while_there_is_room(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    made: list[int] = []
    real = replays_module.made

    def counted(record: Any, names: Any, viewer: int, language: str) -> Any:
        made.append(viewer)
        return real(record, names, viewer, language)

    monkeypatch.setattr(replays_module, "made", counted)

    async def scenario(server: Running) -> None:
        async with httpx.AsyncClient(base_url=server.address, timeout=PATIENCE) as http:
            table = await long_game(http, server.address, pace=0)

            async def look(viewer: int, first: int) -> Any:
                path = f"/api/tables/{table}/replay?viewer={viewer}&first={first}&count=3"
                return (await http.get(path)).json()

            both = await asyncio.gather(look(0, 0), look(0, 0))
            assert both[0] == both[1]
            parts = [await look(0, first) for first in (0, 3, 5000)]
            assert [[one["step"] for one in part["frames"]] for part in parts] == [
                [0, 1, 2], [3, 4, 5], []
            ]  # fmt: skip
            assert made == [0], "for all who asked"
            for viewer in (1, 2):
                await look(viewer, 0)
            await look(0, 0)
            assert made == [0, 1, 2, 0], "there is room for one or two"
            await look(0, 3)
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
        async with httpx.AsyncClient(base_url=server.address) as http:
            other = {"X-Forwarded-For": "2001:db8:1:3::1"}
            assert (await http.get("/api/me", headers=other)).status_code == 200
        await moves_are_acknowledged(server.address)

    play(scenario, limits=replace(NO_LIMITS, requests_per_second=5))
