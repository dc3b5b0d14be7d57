"""The rules or the cards that we ship change under a running table.

Where the rules lead the same way it goes on, else it stops and says so; its cards stay the same.
"""

import asyncio
import copy
import itertools
import json
from dataclasses import replace
from typing import Any

import pytest

from seedround.engine import game as game_module
from seedround.engine.cardset import CardSet
from seedround.engine.game import Game
from seedround.games import find_game
from seedround.server.store.lines import Ended
from seedround.server.store.memory import MemoryStore
from seedround.server.tables import config as config_module
from seedround.server.tables.export import records
from tests.server.client import Client
from tests.server.serving import serving

DEAL = Game.deal
NEVER = 10**6


def later_rules(
    monkeypatch: pytest.MonkeyPatch, changed: bool = False, later: int = 1, rolls: int = 0
) -> None:
    """Trade Show with a version raised by `later`; if changed, dice fall otherwise after so many
    rolls."""
    game = find_game("trade-show")
    newer = replace(game, version=game.version + later)
    monkeypatch.setattr(config_module, "find_game", lambda _: newer)
    first = rolls if changed else NEVER

    def other_deal(self: Game, seats: int, generator: Any, *args: Any) -> Any:
        table = DEAL(self, seats, generator, *args)
        roll, count = generator.roll, itertools.count()

        def other_roll(sides: int) -> int:
            return int((roll(sides) + (later if next(count) >= first else 0) - 1) % sides + 1)

        generator.roll = other_roll
        return table

    monkeypatch.setattr(Game, "deal", other_deal)


async def half_a_game(store: MemoryStore) -> tuple[str, dict[str, str], int]:
    async with serving(store) as server, Client(server.address) as ada:
        table = (await ada.open("trade-show", "me", "me", seed="5eed"))["table"]["id"]
        await ada.dial()
        await ada.watch(table, 0, 1)
        await ada.play_on(table, [0, 1], 1, most=25)
        moves = len(server.hub.rooms[table].match.playing.moves)
        return table, dict(ada.http.cookies), moves


def test_a_table_that_replays_identically_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        store = MemoryStore()
        table, cookies, moves = await half_a_game(store)
        later_rules(monkeypatch, changed=False)
        async with serving(store) as server, Client(server.address) as ada:
            ada.http.cookies.update(cookies)
            await ada.dial()
            await ada.watch(table, 0, 1)
            assert ada.tables[table]["stage"] == "running"
            await ada.play_on(table, [0, 1], 2, most=3)
            head = await store.head(table)
            assert head
            assert head.rules == find_game("trade-show").version + 1
            assert len(server.hub.rooms[table].match.playing.moves) == moves + 3

    asyncio.run(run())


def test_a_table_that_goes_another_way_stops_and_can_go_on_from_the_last_common_move(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def run() -> None:
        store = MemoryStore()
        table, cookies, moves = await half_a_game(store)
        later_rules(monkeypatch, changed=True)
        async with serving(store) as server, Client(server.address) as ada:
            ada.http.cookies.update(cookies)
            await ada.dial()
            await ada.watch(table, 0, 1)
            shown = ada.tables[table]
            assert shown["stage"] == "stopped"
            assert "rules" in shown["problem"]
            common = server.hub.rooms[table].config.common
            assert common is not None
            assert 0 < common < moves
            assert f"move {common + 1} " in shown["problem"]
            answer = await ada.ask("play", table=table, seat=0, decision=0, move="pass")
            assert answer["is"] == "refusal"
            lines = await store.lines(table)
            await ada.post(f"/api/tables/{table}/go-on")
            await ada.until(lambda: ada.tables[table]["stage"] == "running")
            assert len(server.hub.rooms[table].match.playing.moves) == common
            await ada.play_on(table, [0, 1], 3, most=4)
            assert (await store.lines(table))[: len(lines)] == lines, "nothing is rewritten"
        async with serving(store) as server, Client(server.address) as ada:
            ada.http.cookies.update(cookies)
            shown = await ada.get(f"/api/tables/{table}")
            assert shown["stage"] == "running"
            assert len(server.hub.rooms[table].match.playing.moves) == common + 4

    asyncio.run(run())


async def common_moves(store: MemoryStore, table: str, cookies: dict[str, str]) -> int:
    """Where the rules of now stop a table, as a server that has just started says."""
    async with serving(store) as server, Client(server.address) as ada:
        ada.http.cookies.update(cookies)
        shown = await ada.get(f"/api/tables/{table}")
        room = server.hub.rooms[table]
        assert (shown["stage"], room.match.stage) == ("stopped", "stopped")
        assert room.config.common is not None
        assert f"move {room.config.common + 1} " in shown["problem"]
        assert len(room.match.playing.moves) == room.config.common
        return room.config.common


async def go_on(store: MemoryStore, table: str, cookies: dict[str, str], most: int) -> int:
    """Go on from the last common move and play some more; gives how many moves there are then."""
    async with serving(store) as server, Client(server.address) as ada:
        ada.http.cookies.update(cookies)
        await ada.post(f"/api/tables/{table}/go-on")
        await ada.dial()
        await ada.watch(table, 0, 1)
        await ada.play_on(table, [0, 1], 3, most=most)
        return len(server.hub.rooms[table].match.playing.moves)


async def moves_now(store: MemoryStore, table: str, cookies: dict[str, str]) -> int:
    """How many moves a running table has after a restart."""
    async with serving(store) as server, Client(server.address) as ada:
        ada.http.cookies.update(cookies)
        assert (await ada.get(f"/api/tables/{table}"))["stage"] == "running"
        return len(server.hub.rooms[table].match.playing.moves)


def test_a_second_change_that_reaches_further_back_goes_on_from_the_right_move(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def run() -> None:
        store = MemoryStore()
        table, cookies, moves = await half_a_game(store)
        later_rules(monkeypatch, changed=True, later=1, rolls=12)
        first = await common_moves(store, table, cookies)
        after_first = await go_on(store, table, cookies, most=4)
        assert 0 < first < moves
        assert await moves_now(store, table, cookies) == after_first >= first + 4
        later_rules(monkeypatch, changed=True, later=2, rolls=4)
        second = await common_moves(store, table, cookies)
        assert 0 < second < first
        after_second = await go_on(store, table, cookies, most=6)
        assert await moves_now(store, table, cookies) == after_second >= second + 6

    asyncio.run(run())


def test_a_second_change_that_reaches_less_far_back_keeps_what_was_played_between(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def run() -> None:
        store = MemoryStore()
        table, cookies, _ = await half_a_game(store)
        later_rules(monkeypatch, changed=True, later=1, rolls=4)
        first = await common_moves(store, table, cookies)
        after_first = await go_on(store, table, cookies, most=16)
        later_rules(monkeypatch, changed=True, later=1, rolls=4)
        assert await moves_now(store, table, cookies) == after_first

        game = find_game("trade-show")
        third = replace(game, version=game.version + 2)
        monkeypatch.setattr(config_module, "find_game", lambda _: third)
        assert await moves_now(store, table, cookies) == after_first > first

    asyncio.run(run())


def test_a_table_that_was_stopped_is_stopped_earlier_by_the_next_change(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def run() -> None:
        store = MemoryStore()
        table, cookies, _ = await half_a_game(store)
        later_rules(monkeypatch, changed=True, later=1, rolls=12)
        first = await common_moves(store, table, cookies)
        later_rules(monkeypatch, changed=True, later=2, rolls=4)
        second = await common_moves(store, table, cookies)
        assert 0 < second < first
        assert await go_on(store, table, cookies, most=2) in (second + 2, second + 3)

    asyncio.run(run())


def test_a_change_that_is_taken_back_lets_a_stopped_table_go_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def run() -> None:
        store = MemoryStore()
        table, cookies, moves = await half_a_game(store)
        later_rules(monkeypatch, changed=True)
        await common_moves(store, table, cookies)
        later_rules(monkeypatch, changed=False, later=2)
        assert await moves_now(store, table, cookies) == moves
        async with serving(store) as server, Client(server.address) as ada:
            ada.http.cookies.update(cookies)
            assert (await ada.get(f"/api/tables/{table}"))["problem"] is None
            assert server.hub.rooms[table].config.common is None

    asyncio.run(run())


def test_a_change_that_is_taken_back_keeps_what_was_played_under_it_alike(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """What a table went on with is compared by itself, whatever was played before it stopped."""

    async def run() -> None:
        store = MemoryStore()
        table, cookies, _ = await half_a_game(store)
        later_rules(monkeypatch, changed=True, rolls=15)
        common = await common_moves(store, table, cookies)
        async with serving(store) as server, Client(server.address) as ada:
            ada.http.cookies.update(cookies)
            await ada.post(f"/api/tables/{table}/go-on")
            await ada.dial()
            await ada.watch(table, 0, 1)
            seat = 0 if ada.asked(table, 0) else 1
            asked = ada.asked(table, seat)
            assert asked
            accept = {"decision": asked["decision"], "move": "accept"}  # few dice: none has changed
            assert (await ada.ask("play", table=table, seat=seat, **accept))["is"] == "done"
            assert len(server.hub.rooms[table].match.playing.moves) == common + 1
        later_rules(monkeypatch, changed=False, later=2)
        assert await moves_now(store, table, cookies) == common + 1

    asyncio.run(run())


def test_moves_that_came_with_a_record_count_as_common_ones(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def run() -> None:
        store = MemoryStore()
        played, cookies, moves = await half_a_game(store)
        (record,) = [record async for name, record in records(store) if name == played]
        async with serving(store) as server, Client(server.address) as ada:
            ada.http.cookies.update(cookies)
            content = json.loads(record.to_json())
            opened = await ada.open("trade-show", "me", "me", record=content)
            table = opened["table"]["id"]
            assert len(server.hub.rooms[table].match.playing.moves) == moves
        later_rules(monkeypatch, changed=True)
        common = await common_moves(store, table, cookies)
        assert 0 < common < moves
        after = await go_on(store, table, cookies, most=2)
        assert await moves_now(store, table, cookies) == after >= common + 2

    asyncio.run(run())


def test_what_was_said_while_a_table_went_another_way_is_not_lost(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def run() -> None:
        store = MemoryStore()
        table, cookies, _ = await half_a_game(store)
        async with serving(store) as server, Client(server.address) as ada:
            ada.http.cookies.update(cookies)
            await ada.dial()
            await ada.ask("say", table=table, text="See you tomorrow")
        later_rules(monkeypatch, changed=True)
        await common_moves(store, table, cookies)
        await go_on(store, table, cookies, most=1)
        async with serving(store) as server, Client(server.address) as ada:
            ada.http.cookies.update(cookies)
            await ada.get(f"/api/tables/{table}")
            assert [chat.said.text for chat in server.hub.rooms[table].match.chats[()]] == [
                "See you tomorrow"
            ]

    asyncio.run(run())


async def whole_game(store: MemoryStore) -> tuple[str, dict[str, Any]]:
    async with serving(store) as server, Client(server.address) as ada:
        table = (await ada.open("trade-show", "me", "me", options={"rounds": 1}))["table"]["id"]
        await ada.dial()
        await ada.watch(table, 0, 1)
        await ada.play_on(table, [0, 1], 1)
        return table, await ada.get(f"/api/tables/{table}/record")


async def scores_of(store: MemoryStore, table: str) -> list[int]:
    async with serving(store) as server, Client(server.address) as ada:
        figures = await ada.get(f"/api/tables/{table}/statistics")
        return [seat["score"] for seat in figures["seats"]]


@pytest.mark.parametrize("changed", [False, True])
def test_a_game_that_was_over_stays_what_it_was(
    monkeypatch: pytest.MonkeyPatch, changed: bool
) -> None:
    """It is shown as far as the new rules go along; nobody calls it false or plays on."""

    async def run() -> None:
        store = MemoryStore()
        table, record = await whole_game(store)
        scores = await scores_of(store, table)
        later_rules(monkeypatch, changed)
        now = record["rules"] + 1
        for _ in range(2):
            async with serving(store) as server, Client(server.address) as ada:
                shown = await ada.get(f"/api/tables/{table}/verify")
                assert shown["fair"]
                assert shown["sealed"]
                assert shown["key"] == server.hub.signer.key
                assert (shown["rules"], shown["now"]) == (record["rules"], now)
                assert f"under version {record['rules']} of the rules" in shown["words"]
                replay = await ada.get(f"/api/tables/{table}/replay")
                assert replay["table"]["stage"] == "over"
                if changed:
                    assert 0 < replay["steps"] < len(record["moves"])
                    assert f"its first {replay['steps']} moves go" in replay["table"]["problem"]
                else:
                    assert shown["replayed"] == replay["steps"] == len(record["moves"])
                assert await ada.get(f"/api/tables/{table}/record") == record
                figures = await ada.get(f"/api/tables/{table}/statistics")
                assert [seat["score"] for seat in figures["seats"]] == scores
                await ada.post(f"/api/tables/{table}/go-on", status=400)
        exported = [record async for _, record in records(store)]
        assert [json.loads(each.to_json()) for each in exported] == [record]

    asyncio.run(run())


async def as_before(store: MemoryStore, table: str) -> MemoryStore:
    """The same table as it was stored before records were kept at the end."""
    head, lines = await store.head(table), await store.lines(table)
    assert head is not None
    assert isinstance(lines[-1].deed, Ended)
    old = MemoryStore()
    await old.add_table(head)
    await old.append(head, lines[:-1])
    return old


def test_a_game_from_before_records_were_kept_is_signed_when_somebody_looks_at_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def run() -> None:
        store = MemoryStore()
        table, record = await whole_game(store)
        old = await as_before(store, table)
        for _ in range(2):
            async with serving(old) as server, Client(server.address) as ada:
                found = await ada.get(f"/api/tables/{table}/record")
                assert found["seal"]["last"] == record["seal"]["last"]
                assert found["seal"]["signed"]["key"] == server.hub.signer.key
        ended = [line for line in await old.lines(table) if isinstance(line.deed, Ended)]
        assert len(ended) == 1
        head = await old.head(table)
        assert head is not None
        assert head.touched == (await store.head(table) or head).touched

    asyncio.run(run())


def test_nobody_answers_for_what_is_left_of_a_game_that_was_not_kept(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def run() -> None:
        store = MemoryStore()
        table, record = await whole_game(store)
        old = await as_before(store, table)
        later_rules(monkeypatch, changed=True)
        async with serving(old) as server, Client(server.address) as ada:
            found = await ada.get(f"/api/tables/{table}/record")
            assert found["seal"] is None
            assert found["rules"] == record["rules"]
            assert 0 < len(found["moves"]) < len(record["moves"])
            shown = await ada.get(f"/api/tables/{table}/verify")
            assert (shown["fair"], shown["sealed"], shown["key"]) == (True, False, None)

    asyncio.run(run())


def test_a_game_that_went_on_under_new_rules_is_one_of_those_rules(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def run() -> None:
        store = MemoryStore()
        table, cookies, _ = await half_a_game(store)
        later_rules(monkeypatch)
        async with serving(store) as server, Client(server.address) as ada:
            ada.http.cookies.update(cookies)
            await ada.dial()
            await ada.watch(table, 0, 1)
            await ada.play_on(table, [0, 1], 2)
            shown = await ada.get(f"/api/tables/{table}/verify")
            assert shown["fair"]
            assert shown["rules"] == shown["now"] == find_game("trade-show").version + 1
            assert shown["replayed"] == shown["moves"]
            record = await ada.get(f"/api/tables/{table}/record")
            assert record["rules"] == shown["now"]

    asyncio.run(run())


def later_cards(monkeypatch: pytest.MonkeyPatch) -> CardSet:
    """Trade Show ships another house set: every card pays a dollar more."""
    game = find_game("trade-show")
    content = copy.deepcopy(game.card_set("house").content)
    for card in content["card"]:
        card["pay"] += 1
    newer = game.set_from("the next house set", content)
    monkeypatch.setattr(game_module, "_shipped", lambda game, name: newer)
    return newer


def test_a_table_goes_on_with_the_cards_with_which_it_began(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def run() -> None:
        store = MemoryStore()
        old = find_game("trade-show").card_set("house")
        table, cookies, moves = await half_a_game(store)
        newer = later_cards(monkeypatch)
        assert newer.hash != old.hash
        async with serving(store) as server, Client(server.address) as ada:
            ada.http.cookies.update(cookies)
            await ada.dial()
            await ada.watch(table, 0, 1)
            shown = ada.tables[table]
            assert (shown["stage"], shown["set"], shown["set_hash"]) == (
                "running",
                "house",
                old.hash,
            )
            cards = await ada.get(f"/api/tables/{table}/cards")
            assert cards["content"] == old.shown()
            await ada.play_on(table, [0, 1], 2)
            assert ada.tables[table]["stage"] == "over"
            assert len(server.hub.rooms[table].match.playing.moves) > moves
            record = await ada.get(f"/api/tables/{table}/record")
            assert record["cards"] == {"id": "house", "hash": old.hash, "content": old.content}
            assert (await ada.get(f"/api/tables/{table}/verify"))["fair"]
            fresh = (await ada.open("trade-show", "me", "me"))["table"]
            assert (fresh["set"], fresh["set_hash"]) == ("house", newer.hash)
        exported = [record async for _, record in records(store)]
        assert {record.cards.hash for record in exported} == {old.hash, newer.hash}

    asyncio.run(run())


def test_a_set_that_nobody_kept_is_asked_for_in_vain() -> None:
    async def run() -> None:
        async with serving() as server, Client(server.address) as ada:
            for name in ("@", "other"):
                answer = await ada.get(f"/api/games/trade-show/cards?set={name}", status=400)
                assert "There is no card set" in answer["problem"]

    asyncio.run(run())
