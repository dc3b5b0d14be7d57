"""A seat that was left is its next owner's: the former one sees nothing through it."""

from collections.abc import Awaitable, Callable

import pytest

from seedround.games import all_games
from tests.server.client import Client
from tests.server.serving import Running, play

Scene = Callable[[Client, Client, str], Awaitable[None]]


def after_eve_has_left(game: str, public: bool, scene: Scene) -> None:
    """Eve watches from a seat, leaves it, and keeps her socket; Bo has the seat when it begins."""

    async def scenario(server: Running) -> None:
        async with (
            Client(server.address) as ada,
            Client(server.address, "Eve") as eve,
            Client(server.address, "Bo") as bo,
        ):
            opened = await ada.open(game, "me", "open", public=public, start=False)
            table, token = opened["table"]["id"], opened["invites"][0]["token"]
            await eve.post(f"/api/invites/{token}", {"name": "Eve"})
            await eve.dial()
            await eve.watch(table, 1)
            await eve.post(f"/api/tables/{table}/leave")
            again = await ada.post(f"/api/tables/{table}/invites/1")
            await bo.post(f"/api/invites/{again['token']}", {"name": "Bo"})
            await bo.dial()
            await bo.watch(table, 1)
            await ada.post(f"/api/tables/{table}/start")
            await bo.until(lambda: (table, 1) in bo.updates)
            await scene(eve, bo, table)

    play(scenario)


@pytest.mark.parametrize("game", [game.id for game in all_games()])
def test_whoever_left_a_seat_does_not_look_with_the_eyes_of_its_next_owner(game: str) -> None:
    async def scene(eve: Client, bo: Client, table: str) -> None:
        await eve.watch(table)
        assert {viewer for _, viewer in eve.updates} == {-1}
        answer = await eve.ask("watch", table=table, seats=[1])
        assert answer["is"] == "refusal"

    after_eve_has_left(game, True, scene)


def test_whoever_left_a_private_table_hears_and_says_nothing_there_any_more() -> None:
    async def scene(eve: Client, bo: Client, table: str) -> None:
        for request in ({"do": "watch"}, {"do": "say", "text": "I am still here"}):
            answer = await eve.ask(**request, table=table)
            assert "no such table" in answer["problem"], answer
        assert (await bo.ask("say", table=table, text="Is she gone?"))["is"] == "done"
        assert (await eve.ask("unwatch", table=table))["is"] == "done"
        assert not eve.updates
        assert "Is she gone?" not in "".join(eve.bytes)
        assert [chair["name"] for chair in eve.tables[table]["chairs"]] == ["Ada", None]

    after_eve_has_left("bidness", False, scene)
