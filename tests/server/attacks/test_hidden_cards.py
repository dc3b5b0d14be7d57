"""A stranger tries to read hidden cards, or to have others advised on a deal of their choice.

A table shows its commitment to everybody. Opening another one under the same commitment
must tell nothing about the first, nor do anything to it.
"""

from typing import Any

import msgspec
import pytest

from seedround.engine.record import new_record
from seedround.games import find_game
from tests.server.client import Client
from tests.server.serving import Running, play

GAMES = ("trade-show", "bidness", "tech-deck", "silicon-valley")
MOMENTS = {"early": 0, "in the middle": 6}
SEED, SALT = "5eed" * 8, "5a17" * 8

games = pytest.mark.parametrize("game", GAMES)
moments = pytest.mark.parametrize("moves", MOMENTS.values(), ids=MOMENTS.keys())
helpers = pytest.mark.parametrize("helper", ["me", "random"], ids=["hints", "bots"])


async def opened(who: Client, game: str, *chairs: str, moves: int = 0, **wishes: Any) -> str:
    """A table at which some moves were made."""
    table = str((await who.open(game, *chairs, **wishes))["table"]["id"])
    if not who.bytes:
        await who.dial()
    await who.watch(table, *[seat for seat, chair in enumerate(chairs) if chair == "me"])
    await go_on(who, table, moves)
    return table


async def go_on(who: Client, table: str, moves: int) -> None:
    await who.play_on(table, seats_of(who, table), seed=1, most=moves)


def seats_of(who: Client, table: str) -> list[int]:
    return [chair["seat"] for chair in who.tables[table]["chairs"] if chair["mine"]]


async def advised(who: Client, table: str) -> None:
    """Ask for a hint: it is about this table, so all of it can be played here."""
    await who.until(lambda: any(who.asked(table, seat) for seat in seats_of(who, table)))
    seat = next(seat for seat in seats_of(who, table) if who.asked(table, seat))
    asked = who.asked(table, seat)
    assert asked
    answer = await who.ask("hint", table=table, seat=seat)
    assert answer["is"] == "hints", answer
    spans = [
        offer["range"]["pattern"].split("{}")[0] for offer in asked["offers"] if offer["range"]
    ]
    legal = {offer["move"] for offer in asked["offers"]}
    for hint in answer["moves"]:
        assert hint["move"] in legal or hint["move"].startswith(tuple(spans)), hint


async def own_record(who: Client, game: str, moves: int) -> dict[str, Any]:
    """The record of a game that one person played for both sides and gave up."""
    table = await opened(who, game, "me", "me", moves=moves)
    assert (await who.ask("propose", table=table, seat=0, what="abandon"))["is"] == "done"
    record: dict[str, Any] = await who.get(f"/api/tables/{table}/record")
    return {**record, "ending": None, "seal": None}


@games
@moments
@helpers
def test_nobody_opens_a_table_under_the_commitment_of_another(
    game: str, moves: int, helper: str
) -> None:
    async def scenario(server: Running) -> None:
        async with Client(server.address) as ada, Client(server.address, "Eve") as eve:
            table = await opened(ada, game, "me", helper, moves=moves, public=True)
            await advised(ada, table)
            commitment = (await eve.get(f"/api/tables/{table}"))["commitment"]
            record = await own_record(eve, game, moves)
            for changed in (
                {"commitment": commitment},
                {"commitment": commitment, "moves": []},
                {"commitment": commitment, "seed": "0" * 32},
            ):
                answer = await eve.post(
                    "/api/tables",
                    {"game": game, "chairs": [{"who": "me"}] * 2, "record": {**record, **changed}},
                    status=400,
                )
                assert "commitment" in answer["problem"]
            await advised(ada, table)
            await go_on(ada, table, 3)

    play(scenario)


@games
@moments
@helpers
def test_tables_promised_alike_are_advised_apart(game: str, moves: int, helper: str) -> None:
    """The same seed and salt, and so the same commitment, for other rules and other seats."""

    def record(of: str, seats: int) -> dict[str, Any]:
        wanted = find_game(of)
        options = wanted.resolve(None, seats)
        made = new_record(wanted, seats, options, wanted.card_set(), seed=SEED, salt=SALT)
        found: dict[str, Any] = msgspec.to_builtins(made)
        return found

    async def scenario(server: Running) -> None:
        async with Client(server.address) as ada, Client(server.address, "Eve") as eve:
            other = GAMES[GAMES.index(game) - 1]
            hers = await opened(ada, game, "me", helper, moves=moves, record=record(game, 2))
            await advised(ada, hers)
            tables = [
                await opened(eve, of, "me", *[helper] * (seats - 1), record=record(of, seats))
                for of, seats in ((other, 2), (game, 3))
            ]
            assert {eve.tables[table]["commitment"] for table in tables} == {
                ada.tables[hers]["commitment"]
            }
            for _ in range(2):
                for who, table in [(ada, hers), *[(eve, table) for table in tables]]:
                    await advised(who, table)
                    await go_on(who, table, 1)
            for client in (ada, eve):
                assert not [said for said in client.messages if said["is"] == "goodbye"]

    play(scenario)


@pytest.mark.parametrize(
    ("changed", "why"),
    [
        ({"seed": "zz"}, "seed"),
        ({"seed": "5eed"}, "seed"),
        ({"seed": "5EED" * 8}, "seed"),
        ({"seed": "5" * 129}, "seed"),
        ({"salt": "a:b"}, "seed"),
        ({"salt": ""}, "seed"),
        ({"seed": "5eed" * 8}, "commitment"),
        ({"names": ["Ada"]}, "one name for 2 seats"),
        ({"names": ["Ada", "\u202eoB"]}, "name"),
        ({"names": ["Ada", " Bo "]}, "name"),
        ({"seedround": 2_000}, "format"),
        ({"rules": 0}, "version"),
        ({"seats": 77, "names": []}, "players"),
        ({"options": {"rounds": 10**9}}, "rounds"),
        ({"options": {"cheat": True}}, "cheat"),
        ({"game": "x" * 5_000}, "There is no game"),
        ({"moves": ["bid:130"]}, "Move 1"),
        ({"moves": ["pass"] * 3}, "Move 1"),
        ({"cards": {"id": "house", "hash": "00"}}, "card set"),
        ({"cards": {"id": "no such", "hash": "00"}}, "card set"),
        ({"cards": {"id": "house", "hash": "00", "content": {}}}, "card set"),
    ],
)
def test_nothing_in_a_record_is_believed_unseen(changed: dict[str, Any], why: str) -> None:
    async def scenario(server: Running) -> None:
        async with Client(server.address) as eve:
            record = await own_record(eve, "trade-show", 2)
            chairs = [{"who": "me"}] * changed.get("seats", 2)
            wanted = {"game": "trade-show", "chairs": chairs[:10]}
            answer = await eve.post(
                "/api/tables", {**wanted, "record": {**record, **changed}}, status=400
            )
            assert why in answer["problem"]
            assert len(answer["problem"]) < 400
            assert (await eve.post("/api/tables", {**wanted, "chairs": chairs[:2],
                                                   "record": record}))["table"]  # fmt: skip

    play(scenario)


def test_a_set_of_ones_own_does_not_pass_for_the_one_we_ship() -> None:
    game = find_game("trade-show")
    content = {**game.card_set().content}
    content["set"] = {**content["set"], "id": "mine"}
    cards = game.set_from("mine", content)
    made = new_record(game, 2, game.resolve(None, 2), cards, seed=SEED, salt=SALT)
    record = msgspec.to_builtins(made)

    async def scenario(server: Running) -> None:
        async with Client(server.address) as eve:
            assert (await eve.open("trade-show", "me", "me", record=record))["table"][
                "set"
            ] == "mine"
            record["cards"]["id"] = "house"
            wanted = {"game": "trade-show", "chairs": [{"who": "me"}] * 2, "record": record}
            answer = await eve.post("/api/tables", wanted, status=400)
            assert "calls its card set 'house'" in answer["problem"]

    play(scenario)


def test_the_options_of_a_record_are_shown_as_they_are_played() -> None:
    async def scenario(server: Running) -> None:
        async with Client(server.address) as eve:
            record = await own_record(eve, "trade-show", 0)
            whole = record["options"]
            short = {**record, "options": {}}
            shown = (await eve.open("trade-show", "me", "me", record=short))["table"]
            assert shown["options"] == whole

    play(scenario)
