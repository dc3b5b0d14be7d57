"""Nothing leaks: whole games with a client per seat and a spectator, every byte compared.

What a viewer received must be the same, byte for byte, as if everything that they cannot know had
been dealt differently.
"""

import json
import random
from typing import Any

import msgspec
import pytest

from seedround.engine.generator import Generator
from seedround.engine.kinds import SPECTATOR, SeatNumber, Viewer, by_seat
from seedround.server.tables.room import Room
from tests.server.client import Client
from tests.server.serving import Running, play
from tests.server.test_play import leave, seated

CASES: list[tuple[str, int, dict[str, Any], int]] = [
    ("trade-show", 3, {"rounds": 2}, 10**6),
    ("bidness", 4, {"max_rounds": 3}, 10**6),
    ("tech-deck", 4, {"open_cards": False}, 10**6),
    ("tech-deck", 2, {}, 10**6),
    ("silicon-valley", 3, {}, 10**6),
]


def expected(room: Room, viewer: Viewer, twin: Any) -> dict[str, Any]:
    """What the viewer would be sent if the table were this redealt one."""
    playthrough = room.match.playing
    table, playthrough.table = playthrough.table, twin
    pending, room.match._pending = room.match._pending, None
    try:
        update = room.update(viewer, room.match.numbers.last, "en")
        made: dict[str, Any] = json.loads(msgspec.json.encode(update.state))
        return made
    finally:
        playthrough.table = table
        room.match._pending = pending


@pytest.mark.parametrize(("game", "seats", "options", "most"), CASES)
def test_what_is_sent_follows_from_what_may_be_known(
    game: str, seats: int, options: dict[str, Any], most: int
) -> None:
    async def scenario(server: Running) -> None:
        names = ["Ada", "Bo", "Cy", "Di", "Ed", "Flo"][:seats]
        table, clients = await seated(server, game, *names, options=options, public=True)
        spectator = Client(server.address, "Eve")
        await spectator.dial()
        await spectator.watch(table)
        everybody = [*by_seat(clients), (SPECTATOR, spectator)]
        room = server.hub.rooms[table]
        chance = random.Random(game)
        draws = Generator(5)
        secrets = {seat: f"between us {seat}" for team in room.match.teams() for seat in team}
        for seat, words in secrets.items():
            await clients[seat].ask("say", table=table, text=words, to="team", seat=seat)
        moves = 0
        while room.match.stage == "running" and moves < most:
            asked = room.match.unanswered()
            seat = chance.choice(asked)
            client = clients[seat]
            await client.until(lambda: client.asked(table, seat))  # noqa: B023
            if chance.random() < 0.3:
                await point_out(room, clients, table, chance)
                await settle(room, everybody)
                compare(room, everybody, table, draws)
            before = client.updates[table, seat]
            answer = await client.play(table, seat, chance)
            assert answer["is"] == "done", answer
            await client.until(lambda: client.updates[table, seat] is not before)  # noqa: B023
            moves += 1
        seed, salt = room.config.record.seed, room.config.record.salt
        for viewer, client in everybody:
            await client.until(lambda: client.over(table))  # noqa: B023
            for text in client.bytes:
                if '"stage":"over"' not in text:
                    assert seed not in text
                    assert salt not in text
            check_told(client.told[table, viewer], viewer, room)
            check_team(client, viewer, room, secrets)
        await leave([*clients, spectator])

    play(scenario)


async def settle(room: Room, everybody: list[tuple[Viewer, Client]]) -> None:
    """Wait until everybody has received what was sent."""
    await room.settled()
    for viewer, client in everybody:
        numbers = room.match.numbers
        if numbers.count:
            last = numbers.at(numbers.count - 1)
            await client.until(
                lambda: max(client.told[room.head.id, viewer]) == last  # noqa: B023
            )


async def point_out(room: Room, clients: list[Client], table: str, chance: random.Random) -> None:
    """Everybody in a team marks cards of its hand for the mates."""
    for team in room.match.teams():
        for seat in team:
            state = clients[seat].state(table, seat)["view"]
            hand = next(one["hand"] for one in state["teams"] if seat in one["seats"]) or []
            cards = chance.sample(hand, min(2, len(hand)))
            await clients[seat].ask("mark", table=table, seat=seat, cards=cards)


def check_team(client: Client, viewer: Viewer, room: Room, secrets: dict[SeatNumber, str]) -> None:
    """What is said and marked in a team reaches that team and nobody else."""
    teams = [team for team in room.match.teams() if len(team) > 1]
    mine = {seat for team in teams if viewer in team for seat in team}
    for seat, words in secrets.items():
        if seat not in mine and seat != viewer:
            assert not any(words in text for text in client.bytes)
    for message in client.messages:
        if message["is"] == "marks":
            assert {one["seat"] for one in message["marks"]} <= mine


def compare(
    room: Room, everybody: list[tuple[Viewer, Client]], table: str, draws: Generator
) -> None:
    truth = room.match.playing.table
    for viewer, client in everybody:
        received = client.state(table, viewer)
        for _ in range(2):
            eyes = viewer if viewer != SPECTATOR else SeatNumber(draws.below(truth.seats))
            twin = truth.rules.redeal(truth, eyes, Generator(draws.below(10**9)))
            twin.generator.draws, twin.shown = truth.generator.draws, truth.shown
            assert expected(room, viewer, twin) == received


def check_told(told: dict[int, dict[str, Any]], viewer: Viewer, room: Room) -> None:
    """Secret parts of events reach only those who may know them, in data and in words."""
    log = room.match.playing.log
    assert len(told) == len(log)
    wording = room.wording("en")
    for entry, event in zip(told.values(), log, strict=True):
        if entry["event"].get("secret") is not None:
            assert viewer in entry["event"]["to"]
        assert entry["words"] == wording.say(event.seen_by(viewer), viewer)


def test_requests_of_strangers_tell_nothing_about_private_tables() -> None:
    async def scenario(server: Running) -> None:
        async with Client(server.address) as ada, Client(server.address, "Eve") as eve:
            table = (await ada.open("bidness", "me", "random"))["table"]["id"]
            await eve.dial()
            there = await eve.ask("watch", table=table)
            nowhere = await eve.ask("watch", table="x" * len(table))
            assert there["problem"] == nowhere["problem"]
            for path in ("", "/record", "/replay", "/verify", "/statistics"):
                first = await eve.get(f"/api/tables/{table}{path}", status=404)
                assert first == await eve.get(f"/api/tables/{'x' * 12}{path}", status=404)

    play(scenario)
