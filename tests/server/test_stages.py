"""Stages: who wants them is told how things stood after each event, and nobody else is."""

import json
from typing import Any

import msgspec
import pytest

from seedround.engine.generator import Generator
from seedround.engine.kinds import SPECTATOR, Viewer
from seedround.games import all_games
from seedround.server.tables.stages import QUESTION
from seedround.testing import A, B
from tests.server.client import Client
from tests.server.serving import Running, play, until

View = dict[str, Any]


def put(value: Any, at: list[Any], to: Any) -> Any:
    """A value with another one at a place in it."""
    if not at:
        return to
    name, *rest = at
    if isinstance(value, list):
        return [put(one, rest, to) if place == name else one for place, one in enumerate(value)]
    return {**value, name: put(value.get(name), rest, to)}


def views(update: dict[str, Any]) -> list[View]:
    """The view after each event of an update, from the changes that lead back to it."""
    view = update["state"]["view"]
    found: list[View] = []
    for stage in reversed(update["stages"]):
        for change in stage:
            view = put(view, change["at"], change["value"])
        found.insert(0, view)
    return found


def updates(client: Client, viewer: Viewer) -> list[dict[str, Any]]:
    """What a viewer was told while moves were made."""
    return [
        message
        for message in client.messages
        if message["is"] == "update" and message["viewer"] == viewer and message["told"]
    ]


def without(view: dict[str, Any], names: tuple[str, ...]) -> dict[str, Any]:
    return {name: value for name, value in view.items() if name not in names}


def test_each_event_of_a_sale_comes_with_the_table_after_it() -> None:
    """The dice are rolled before they lie on a card, and the money comes when it is told."""

    async def scenario(server: Running) -> None:
        async with Client(server.address) as ada:
            options = {"rounds": 1, "first_seat": 0}
            opened = await ada.open("trade-show", "me", "me", seed="5eed", options=options)
            table = opened["table"]["id"]
            await ada.dial()
            await ada.watch(table, 0, 1, stages=True)
            ada.messages.clear()
            await ada.play_on(table, [0, 1], 1)
            seen = set()
            for update in updates(ada, A):
                for told, view in zip(update["told"], views(update), strict=True):
                    event = told["event"]
                    seen.add(event["event"])
                    match event["event"]:
                        case "rolled":
                            rolled = [event["d4"], event["d6"], event["d8"]]
                            assert view["turn"]["rolled"] == rolled
                        case "fulfilled":
                            assert view["turn"]["offer"] == event["offer"]
                        case "sold" | "failed":
                            assert view["seats"][event["seat"]]["score"] == event["score"]
            assert {"rolled", "fulfilled", "sold"} <= seen

    play(scenario)


def test_without_asking_for_them_there_are_none() -> None:
    """Beside a client that wants stages another one is told what it always was."""

    async def scenario(server: Running) -> None:
        async with Client(server.address) as ada, Client(server.address, "Eve") as eve:
            opened = await ada.open("bidness", "me", "me", public=True, seed="5eed")
            table = opened["table"]["id"]
            for client in (ada, eve):
                await client.dial()
            await eve.watch(table, stages=True)
            await ada.watch(table, 0, 1)
            for client in (ada, eve):
                client.messages.clear()
            await ada.play_on(table, [0, 1], 1, most=20)
            await until(lambda: len(updates(eve, SPECTATOR)) >= len(updates(ada, A)))
            assert all("stages" not in update for update in updates(ada, A))
            for update in updates(eve, SPECTATOR):
                assert len(update["stages"]) == len(update["told"])
            await eve.watch(table)  # enough of them
            eve.messages.clear()
            await ada.play_on(table, [0, 1], 2, most=3)
            await until(lambda: updates(eve, SPECTATOR))
            assert all("stages" not in update for update in updates(eve, SPECTATOR))

    play(scenario)


@pytest.mark.parametrize("game", [game.id for game in all_games()])
def test_a_stage_shows_a_viewer_what_it_may_see(game: str) -> None:
    """The stages that the server keeps, redealt for a seat, look the same to it."""

    async def scenario(server: Running) -> None:
        async with Client(server.address) as ada:
            opened = await ada.open(game, "me", "me", seed="5eed")
            table = opened["table"]["id"]
            await ada.dial()
            await ada.watch(table, 0, 1, stages=True)
            room = server.hub.rooms[table]
            draws = Generator(7)
            for move in range(25):
                if ada.over(table):
                    break
                await ada.play_on(table, [0, 1], move, most=1)
                for seat in (A, B):
                    told = ada.updates[table, seat]
                    if not told["told"]:
                        continue
                    stages = room.match.stages[-len(told["told"]) :]
                    for stage, view in zip(stages, views(told), strict=True):
                        eyes = Generator(draws.below(10**9))
                        twin = stage.rules.redeal(stage, seat, eyes)
                        seen = json.loads(msgspec.json.encode(stage.rules.view(twin, seat)))
                        question = (*QUESTION, "turn")  # nobody is asked in between
                        assert without(seen, question) == without(view, question)

    play(scenario)


def test_a_replay_tells_stages_too() -> None:
    async def scenario(server: Running) -> None:
        async with Client(server.address) as ada:
            options = {"rounds": 1, "first_seat": 0}
            opened = await ada.open("trade-show", "me", "me", seed="5eed", options=options)
            table = opened["table"]["id"]
            await ada.dial()
            await ada.watch(table, 0, 1)
            await ada.play_on(table, [0, 1], 1)
            replay = await ada.get(f"/api/tables/{table}/replay?viewer=-2&first=0&count=100")
            frames = [frame for frame in replay["frames"] if frame["step"]]
            assert any(len(frame["stages"]) > 1 for frame in frames)
            for frame in frames:
                assert len(frame["stages"]) == len(frame["told"])
                now = {**frame["view"], "standing": frame["standing"]}
                shown = views({**frame, "state": {"view": now}})
                for told, view in zip(frame["told"], shown, strict=True):
                    if told["event"]["event"] == "fulfilled":
                        assert view["turn"]["offer"] == told["event"]["offer"]

    play(scenario)
