"""The rules or the cards that we ship change under a running table.

Where the rules lead the same way it goes on, else it stops and says so; its cards stay the same.
"""

import asyncio
import copy
from dataclasses import replace
from typing import Any

import pytest

from seedround.engine import game as game_module
from seedround.engine.cardset import CardSet
from seedround.engine.game import Game
from seedround.games import find_game
from seedround.server import config as config_module
from seedround.server.export import records
from seedround.server.store.memory import MemoryStore
from tests.server.client import Client
from tests.server.serving import serving


def later_rules(monkeypatch: pytest.MonkeyPatch, changed: bool) -> None:
    """Trade Show with a raised version; if changed, every draw of a die is another one."""
    game = find_game("trade-show")
    newer = replace(game, version=game.version + 1)
    monkeypatch.setattr(config_module, "find_game", lambda _: newer)
    if changed:
        deal = Game.deal

        def other_deal(self: Game, seats: int, generator: Any, *args: Any) -> Any:
            table = deal(self, seats, generator, *args)
            roll = generator.roll
            generator.roll = lambda sides: roll(sides) % sides + 1
            return table

        monkeypatch.setattr(Game, "deal", other_deal)


async def half_a_game(store: MemoryStore) -> tuple[str, dict[str, str], int]:
    async with serving(store) as server, Client(server.address) as ada:
        table = (await ada.open("trade-show", "me", "me", seed="5eed"))["table"]["id"]
        await ada.dial()
        await ada.watch(table, 0, 1)
        await ada.play_on(table, [0, 1], 1, most=25)
        moves = len(server.hub.rooms[table].course.playing.moves)
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
            assert len(server.hub.rooms[table].course.playing.moves) == moves + 3

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
            assert len(server.hub.rooms[table].course.playing.moves) == common
            await ada.play_on(table, [0, 1], 3, most=4)
            assert (await store.lines(table))[: len(lines)] == lines, "nothing is rewritten"
        async with serving(store) as server, Client(server.address) as ada:
            ada.http.cookies.update(cookies)
            shown = await ada.get(f"/api/tables/{table}")
            assert shown["stage"] == "running"
            assert len(server.hub.rooms[table].course.playing.moves) == common + 4

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
            assert cards["content"] == old.content
            await ada.play_on(table, [0, 1], 2)
            assert ada.tables[table]["stage"] == "over"
            assert len(server.hub.rooms[table].course.playing.moves) > moves
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
