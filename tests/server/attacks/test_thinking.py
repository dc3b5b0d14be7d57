"""Bots that think long for nobody: others get their hints."""

import asyncio
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from seedround.server.host.budgets import Who
from seedround.server.host.limits import NO_LIMITS
from seedround.server.host.turns import Turns
from seedround.server.store.memory import MemoryStore
from tests.server.attacks.victim import processing
from tests.server.client import PATIENCE, Client
from tests.server.serving import Running, play, serving
from tools import attacks
from tools.attacks import Target

LONG = "mcts:1000ms"


async def a_hint_is_given(address: str) -> None:
    async with Client(address, "Victim") as victim:
        table = (await victim.open("trade-show", "me", "me"))["table"]["id"]
        await victim.dial()
        await victim.watch(table, 0, 1)
        seat = next(seat for seat in (0, 1) if victim.asked(table, seat))
        answer = await victim.ask("hint", table=table, seat=seat)
        assert answer["is"] == "hints", answer


def test_hints_are_given_while_strangers_let_bots_think_and_after_a_restart(
    tmp_path: Path,
) -> None:
    """As many tables of bots as can be opened in two seconds, all watched."""

    async def run() -> None:
        async with processing(tmp_path) as server:
            going = asyncio.Event()
            attack = asyncio.create_task(attacks.bots_alone(Target(server.address), 2, LONG, going))
            await going.wait()
            try:
                await a_hint_is_given(server.address)
            finally:
                attack.cancel()
                await asyncio.gather(attack, return_exceptions=True)
        async with processing(tmp_path) as server:
            await a_hint_is_given(server.address)

    asyncio.run(run())


def test_bots_among_themselves_play_while_somebody_watches_and_rest_meanwhile() -> None:
    async def scenario(server: Running) -> None:
        async with Client(server.address) as ada:
            opened = await ada.open("trade-show", "random", "random")
            table = opened["table"]["id"]
            room = server.hub.rooms[table]
            assert opened["table"]["stage"] == "running"
            assert not room.automation.busy
            assert room.head.lines == 1, "the deal, and no move"
            await ada.dial()
            await ada.watch(table)
            await ada.until(lambda: ada.over(table))

    play(scenario)


def test_after_a_restart_nobody_thinks_for_a_table_that_nobody_watches() -> None:
    async def run() -> None:
        store = MemoryStore()
        async with serving(store) as server, Client(server.address) as ada:
            alone = (await ada.open("trade-show", "random", "random"))["table"]["id"]
            chairs: dict[str, Any] = {"options": {"first_seat": 1}}
            mine = (await ada.open("trade-show", "me", "random", **chairs))["table"]["id"]
            for room in list(server.hub.rooms.values()):
                room.automation.stop()
            lines = {table: len(await store.lines(table)) for table in (alone, mine)}
        async with serving(store) as server:
            hub = server.hub
            async with asyncio.timeout(PATIENCE):
                while (head := await store.head(mine)) is None or head.asked != (0,):
                    await asyncio.sleep(0.01)
            assert len(await store.lines(mine)) >= lines[mine]
            assert alone not in hub.rooms
            assert len(await store.lines(alone)) == lines[alone]

    asyncio.run(run())


def test_turns_go_round_by_address_and_then_by_person() -> None:
    order: list[str] = []

    async def run() -> None:
        turns = Turns(1, 1)
        begun = asyncio.Event()

        async def work(who: Who) -> None:
            async with turns.turn(who):
                order.append(str(who.person))
                await begun.wait()

        crowd = [Who(f"guest {number % 3}", "192.0.2.1") for number in range(9)]
        tasks = [asyncio.create_task(work(who)) for who in crowd]
        await asyncio.sleep(0)
        tasks += [asyncio.create_task(work(Who("ada", "192.0.2.2"))) for _ in range(2)]
        await asyncio.sleep(0)
        begun.set()
        await asyncio.gather(*tasks)

    asyncio.run(run())
    assert order[:5] == ["guest 0", "ada", "guest 1", "ada", "guest 2"]


def test_a_turn_that_is_given_up_goes_to_the_next() -> None:
    async def run() -> None:
        turns = Turns(1, 1)
        ada, bo = Who("ada", "a"), Who("bo", "b")
        await turns.begin(ada)
        waits = asyncio.create_task(turns.begin(bo))
        gives_up = asyncio.create_task(turns.begin(ada))
        await asyncio.sleep(0)
        gives_up.cancel()
        await asyncio.gather(gives_up, return_exceptions=True)
        turns.end(ada)
        await waits
        turns.end(bo)
        async with turns.turn(ada):
            pass

    asyncio.run(run())


def test_a_turn_that_is_given_up_in_the_moment_it_comes_goes_to_the_next() -> None:
    async def run() -> None:
        turns = Turns(1, 1)
        ada, bo = Who("ada", "a"), Who("bo", "b")
        await turns.begin(ada)
        waits = asyncio.create_task(turns.begin(bo))
        await asyncio.sleep(0)
        turns.end(ada)
        waits.cancel()
        await asyncio.gather(waits, return_exceptions=True)
        assert waits.cancelled()
        async with asyncio.timeout(PATIENCE), turns.turn(ada):
            pass

    asyncio.run(run())


def test_who_has_used_up_their_thinking_is_told_so_and_others_are_not() -> None:
    async def scenario(server: Running) -> None:
        async with Client(server.address, "Ada") as ada, Client(server.address, "Bo") as bo:
            tables = []
            for client in (ada, bo):
                tables.append((await client.open("trade-show", "me", "me"))["table"]["id"])
                await client.dial()
                await client.watch(tables[-1], 0, 1)
            budget = server.hub.budgets.thinking
            person = next(iter(server.hub.rooms[tables[0]].present))
            budget.people.spend(person, 3600)
            answers = []
            for client, table in zip((ada, bo), tables, strict=True):
                seat = next(seat for seat in (0, 1) if client.asked(table, seat))
                answers.append(await client.ask("hint", table=table, seat=seat))
            assert answers[0]["kind"] == "much_thinking"
            assert answers[1]["is"] == "hints"

    play(scenario, limits=replace(NO_LIMITS, thinking_seconds_per_hour=600, people_per_address=5))
