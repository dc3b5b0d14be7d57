"""No answer is a 500: whatever is sent gets a sentence that says what is wrong with it."""

import asyncio
import json
from typing import Any

import httpx
import pytest

from seedround.server.store.memory import MemoryStore
from seedround.server.store.postgres import PostgresStore
from tests.server.attacks.fuzzing import fuzz
from tests.server.client import Client
from tests.server.serving import Running, play, serving

CHAIRS = [{"who": "me", "name": "Eve"}, {"who": "me"}]
DEEP = 100_000


def table(**wishes: Any) -> bytes:
    return json.dumps({"game": "trade-show", "chairs": CHAIRS, **wishes}).encode()


@pytest.mark.parametrize(
    ("method", "path", "body", "headers"),
    [
        ("PATCH", "/api/me", b'{"name": "\xff\xfe"}', {}),
        ("PATCH", "/api/me", b'{"name": "\\ud800"}', {}),
        ("PATCH", "/api/me", b'{"name": "a\\u0000b"}', {}),
        ("PATCH", "/api/me", b'{"webhook": "https://["}', {}),
        ("PATCH", "/api/me", b'{"webhook": "https://x:99999999/"}', {}),
        ("PATCH", "/api/me", b'{"email": "a@\\u0000"}', {}),
        ("PATCH", "/api/me", b'{"name": "Eve"}', {"Origin": "http://["}),
        ("POST", "/api/tables", b"[" * DEEP + b"]" * DEEP, {}),
        ("POST", "/api/tables", b'{"options": ' * 15_000 + b"1" + b"}" * 15_000, {}),
        ("POST", "/api/tables", table(seed="zz"), {}),
        ("POST", "/api/tables", table(seed=""), {}),
        ("POST", "/api/tables", table(seed="1" * 65), {}),
        ("POST", "/api/tables", table(set="\0"), {}),
        ("POST", "/api/tables", table(options={"rounds": 10**400}), {}),
        ("POST", "/api/tables/x%00y/join", b'{"name": "Eve"}', {}),
        ("GET", "/api/tables/%ff", b"", {}),
        ("GET", "/api/games/bidness/cards?set=%00", b"", {}),
        ("GET", "/api/invites/%ed%a0%80", b"", {}),
    ],
)
def test_what_is_wrong_is_said_with_a_status_of_the_four_hundreds(
    method: str, path: str, body: bytes, headers: dict[str, str]
) -> None:
    async def scenario(server: Running) -> None:
        async with httpx.AsyncClient(timeout=60) as http:
            url = httpx.URL(server.address).copy_with(raw_path=path.encode())
            given = {"content-type": "application/json", **headers}
            answer = await http.request(method, url, content=body, headers=given)
            assert 400 <= answer.status_code < 500, answer.text
            assert len(answer.json()["problem"]) > 10

    play(scenario)


def test_what_postgresql_cannot_keep_is_refused(database: str) -> None:
    async def run() -> None:
        async with serving(PostgresStore(database)) as server, Client(server.address) as ada:
            table = (await ada.open("trade-show", "me", "me"))["table"]["id"]
            for change in ({"name": "a\0b"}, {"webhook": "https://x/\0"}, {"email": "\0@x"}):
                answer = await ada.http.patch("/api/me", json=change)
                assert answer.status_code == 400, answer.text
            for path in ("/api/tables/%00", "/api/tables/%00/record", "/api/invites/%00"):
                assert (await ada.http.get(path)).status_code in (400, 404)
            await ada.dial()
            await ada.watch(table, 0, 1)
            seat = next(seat for seat in (0, 1) if ada.asked(table, seat))
            asked = ada.asked(table, seat)
            assert asked
            move = {"decision": asked["decision"], "move": asked["offers"][0]["move"]}
            for request in (
                {"do": "say", "text": "a\0b"},
                {"do": "play", "seat": seat, "layout": "\0", **move},
            ):
                refused = await ada.ask(table=table, **request)
                assert refused["is"] == "refusal", refused
            played = await ada.ask("play", table=table, seat=seat, **move)
            assert played["is"] == "done", played

    asyncio.run(run())


def test_hostile_requests_of_every_kind_get_no_500_and_break_nothing(
    caplog: pytest.LogCaptureFixture,
) -> None:
    """The short form of what `make soak` does."""

    async def run() -> None:
        async with serving(MemoryStore()) as server:
            statuses = await fuzz(server.address, 3000, seed=5)
            assert statuses[400] > 100
            assert statuses[200] > 100

    asyncio.run(run())
    assert [record for record in caplog.records if record.levelname == "ERROR"] == []


def test_a_table_that_is_left_before_it_began_is_over_and_can_be_looked_at() -> None:
    """There is no game of which a record could be kept."""

    async def scenario(server: Running) -> None:
        async with Client(server.address) as ada:
            table = (await ada.open("trade-show", "me", "open", public=True))["table"]["id"]
            await ada.post(f"/api/tables/{table}/leave")
            room = server.hub.rooms[table]
            await room.settled()
            assert not room.lost
            assert (await ada.get(f"/api/tables/{table}"))["stage"] == "abandoned"
            await ada.dial()
            await ada.watch(table)

    play(scenario)
