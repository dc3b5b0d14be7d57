"""Those who want to be shown much, again and again: they pay for it, and the others play on."""

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from seedround.server.host.limits import NO_LIMITS
from tests.server.attacks.victim import moves_are_acknowledged, processing
from tests.server.client import Client
from tests.server.serving import Running, play, until
from tests.server.test_play import leave, seated
from tools import attacks
from tools.attacked import nearly_over
from tools.attacks import Target

LIMITED = replace(NO_LIMITS, showing_seconds_per_minute=6, people_per_address=5)
EVERYTHING = {"standing": True, "stages": True}


async def own_table(client: Client, game: str = "silicon-valley", moves: int = 10) -> str:
    """Two seats of the same person, some moves into the game."""
    table: str = (await client.open(game, "me", "me"))["table"]["id"]
    await client.dial()
    await client.watch(table, 0, 1)
    await client.play_on(table, [0, 1], 1, most=moves)
    return table


def asked_first(client: Client, table: str) -> tuple[int, dict[str, Any]]:
    """A seat with a question, and the question."""
    seat = next(seat for seat in range(6) if client.asked(table, seat))
    asked = client.asked(table, seat)
    assert asked is not None
    return seat, asked


async def foresee(client: Client, table: str, seat: int, asked: Any, **wishes: Any) -> Any:
    question = {"decision": asked["decision"], "move": asked["offers"][0]["move"], **wishes}
    return await client.ask("foresee", table=table, seat=seat, **question)


def test_a_long_game_asked_for_again_and_again_holds_nobody_up(tmp_path: Path) -> None:
    """Six seats, three thousand events, all that there is to be told: with usual limits."""

    async def run() -> None:
        async with processing(tmp_path) as server:
            before = server.memory()
            going = attacks.gaze(Target(server.address), nearly_over(), 6)
            attack = asyncio.create_task(going)
            try:
                for _ in range(3):
                    await asyncio.sleep(1)
                    await moves_are_acknowledged(server.address)
                assert server.memory() - before < 150 * 2**20
            finally:
                attack.cancel()
                await asyncio.gather(attack, return_exceptions=True)

    asyncio.run(run())


@pytest.mark.parametrize("what", ["watch", "foresee"])
def test_who_asks_to_see_much_is_told_to_wait_and_nobody_else(what: str) -> None:
    async def scenario(server: Running) -> None:
        async with Client(server.address, "Eve") as eve, Client(server.address, "Ada") as ada:
            table, other = await own_table(eve), await own_table(ada)
            seat, asked = asked_first(eve, table)

            async def see() -> Any:
                if what == "foresee":
                    return await foresee(eve, table, seat, asked)
                return await eve.ask("watch", table=table, seats=[0, 1], **EVERYTHING)

            people = server.hub.budgets.showing.people
            person = next(iter(server.hub.rooms[table].present))
            assert (await see())["is"] != "refusal"
            people.rate = 1e-9  # nothing comes back while we look
            before = people.left(person)
            assert (await see())["is"] != "refusal"
            assert people.left(person) < before, "it was counted"
            people.spend(person, 3600)
            assert (await see())["kind"] == "much_shown"
            assert (await foresee(ada, other, *asked_first(ada, other)))["is"] == "foreseen"
            assert (await eve.play(table, seat, random.Random(1)))["is"] == "done", "moves are"

    play(scenario, limits=LIMITED)


def test_who_has_seen_much_is_told_of_moves_plainly_until_it_is_paid() -> None:
    """The cost of what a watcher wants with every move is not somebody else's either."""

    async def scenario(server: Running) -> None:
        table, (ada, bo) = await seated(server, "trade-show", "Ada", "Bo")
        for seat, client in enumerate((ada, bo)):
            await client.watch(table, seat, **EVERYTHING)
        eve = next(iter(server.hub.rooms[table].config.people))
        server.hub.budgets.showing.people.spend(eve, 3600)
        seat, _ = asked_first(ada, table) if ada.asked(table, 0) else asked_first(bo, table)
        mover = (ada, bo)[seat]
        before = [ada.updates[table, 0], bo.updates[table, 1]]
        await mover.play(table, seat, random.Random(1))
        await ada.until(lambda: ada.updates[table, 0] is not before[0])
        await bo.until(lambda: bo.updates[table, 1] is not before[1])
        assert "standing" not in ada.state(table, 0)
        assert not ada.updates[table, 0].get("stages")
        assert "standing" in bo.state(table, 1)
        assert bo.updates[table, 1]["stages"]
        await leave([ada, bo])

    play(scenario, limits=LIMITED)


def test_a_long_history_is_told_whole_while_the_game_goes_on() -> None:
    """It is made beside the loop; what happens meanwhile follows, and nothing is told twice."""

    async def scenario(server: Running) -> None:
        async with Client(server.address, "Ada") as ada:
            record = nearly_over()
            record["moves"] = record["moves"][:400]
            opened = await ada.open("bidness", *["me"] * 6, record=record)
            table = opened["table"]["id"]
            await ada.dial()
            await ada.watch(table, *range(6))
            for _ in range(5):
                seat, asked = asked_first(ada, table)
                coming = await ada.send("watch", table=table, seats=[*range(6)])
                played = await ada.ask("play", table=table, seat=seat, decision=asked["decision"],
                                       move=asked["offers"][0]["move"])  # fmt: skip
                assert played["is"] == "done"
                await ada.until(lambda: coming in ada.replies)  # noqa: B023
                assert ada.replies[coming]["is"] == "done"
            last = server.hub.rooms[table].match.numbers.last
            for seat in range(6):
                await ada.until(lambda: last in ada.told[table, seat])  # noqa: B023
                assert sorted(ada.told[table, seat]) == [*range(1, last + 1)]

    play(scenario)


def test_who_leaves_before_a_long_history_is_made_does_not_follow() -> None:
    async def scenario(server: Running) -> None:
        async with Client(server.address, "Ada") as ada:
            opened = await ada.open("bidness", *["me"] * 6, record=nearly_over())
            table = opened["table"]["id"]
            await ada.dial()
            coming = await ada.send("watch", table=table, seats=[*range(6)])
            await ada.ask("unwatch", table=table)
            await ada.until(lambda: coming in ada.replies)
            room = server.hub.rooms[table]
            assert not room.watchers
            gone = Client(server.address, "Ada")
            gone.http.cookies.update(ada.http.cookies)
            await gone.dial()
            await gone.send("watch", table=table, seats=[0])
            await gone.__aexit__(None, None, None)
            await until(lambda: server.hub.counts.sockets == 1)
            await room.settled()
            assert not room.watchers

    play(scenario)


def test_a_forecast_is_told_to_the_owner_of_a_question_alone() -> None:
    """In the open and while all choose in secret: not for another's seat, not for a question that
    is over, not for a move that is not legal, not to those who only look on."""

    async def scenario(server: Running) -> None:
        for game in ("trade-show", "bidness"):
            table, (ada, bo) = await seated(server, game, "Ada", "Bo", public=True)
            async with Client(server.address, "Eve") as eve:
                await eve.dial()
                await eve.watch(table, **EVERYTHING)
                asker = ada if ada.asked(table, 0) else bo
                seat, asked = asked_first(asker, table)
                other = bo if asker is ada else ada
                assert (await foresee(asker, table, seat, asked))["is"] == "foreseen"
                for client, wishes, kind in (
                    (other, {}, "not_your_seat"),
                    (eve, {}, "not_your_seat"),
                    (asker, {"decision": asked["decision"] + 1}, "decision_passed"),
                    (asker, {"move": "cheat:1"}, "no_such_move"),
                ):
                    answer = await foresee(client, table, seat, asked, **wishes)
                    assert (answer["is"], answer["kind"]) == ("refusal", kind), (game, answer)
                told = [one for one in other.messages if one["is"] == "foreseen"]
                assert not told
            await leave([ada, bo])

    play(scenario)


def test_what_is_foreseen_changes_nothing() -> None:
    """Not the game, not what is stored, not what others are shown; also in a sealed group."""

    async def scenario(server: Running) -> None:
        table, (ada, bo) = await seated(server, "bidness", "Ada", "Bo")
        room = server.hub.rooms[table]
        lines, draws = room.head.lines, room.match.playing.table.generator.draws
        heard = len(bo.messages)
        assert room.match.playing.table.sealed is not None
        for _ in range(20):
            assert (await foresee(ada, table, *asked_first(ada, table)))["is"] == "foreseen"
        assert room.head.lines == lines
        assert room.match.playing.table.generator.draws == draws
        assert len(bo.messages) == heard
        await leave([ada, bo])

    play(scenario)
