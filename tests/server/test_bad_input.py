"""Bad input: always a clear error, the table unchanged, the server up."""

import asyncio
import json
import random
from typing import Any
from urllib.parse import quote

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.server.client import Client
from tests.server.serving import Running, play

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3)
    ),
    max_leaves=8,
)
VERBS = [
    "watch",
    "unwatch",
    "play",
    "undo",
    "propose",
    "vote",
    "resign",
    "say",
    "hint",
    "rematch",
]


def requests(table: str) -> st.SearchStrategy[Any]:
    """Requests that are nearly right."""
    fields = {
        "id": st.text(max_size=50) | st.just("x") | JSON,
        "table": st.just(table) | st.text(max_size=45) | JSON,
        "seat": st.integers(-3, 12) | JSON,
        "seats": st.lists(st.integers(-3, 12), max_size=12) | JSON,
        "decision": st.integers(-1, 5) | st.integers() | JSON,
        "move": st.sampled_from(["pass", "bottom:0", "two:1", "roll", "x:1+2", "bid:" + "9" * 300])
        | st.text(max_size=500),
        "layout": st.text(max_size=3000) | st.none(),
        "what": st.sampled_from(["take_back", "pause", "abandon", "win"]),
        "agree": st.booleans(),
        "text": st.text(max_size=400),
        "after": st.dictionaries(st.integers().map(str), st.integers(), max_size=3) | JSON,
        "extra": JSON,
    }
    return st.fixed_dictionaries({"do": st.sampled_from([*VERBS, "cheat"])}, optional=fields)


def test_the_socket_answers_everything_with_a_sentence_and_changes_nothing() -> None:
    examples: list[str | bytes] = []

    @settings(max_examples=150, suppress_health_check=list(HealthCheck))
    @given(
        st.one_of(requests("TABLE").map(json.dumps), JSON.map(json.dumps), st.text(), st.binary())
    )
    def collect(example: str | bytes) -> None:
        examples.append(example)

    collect()

    async def scenario(server: Running) -> None:
        async with Client(server.address) as ada, Client(server.address, "Eve") as eve:
            opened = await ada.open("trade-show", "me", "me", public=True)
            table = opened["table"]["id"]
            room = server.hub.rooms[table]
            before = room.match.playing.record(), room.head.lines
            await eve.dial()
            sent = 0
            for example in examples:
                if isinstance(example, str):
                    example = example.replace("TABLE", table)
                    try:
                        example.encode()
                    except UnicodeEncodeError:
                        continue
                await eve.raw(example)
                sent += 1
            assert sent > 100
            answer = await eve.ask("watch", table=table)
            assert answer["is"] == "done"
            assert (room.match.playing.record(), room.head.lines) == before
            for message in eve.messages:
                assert message["is"] in (
                    "welcome", "refusal", "done", "update", "table_changed"
                ), message  # fmt: skip
                if message["is"] == "refusal":
                    assert len(message["problem"]) > 10
                    assert "Traceback" not in message["problem"]

    play(scenario)


def test_a_player_cannot_break_the_own_table_either() -> None:
    """Nearly right requests of somebody who sits there: refused, or legal and harmless."""
    examples: list[dict[str, Any]] = []

    @settings(max_examples=120, suppress_health_check=list(HealthCheck))
    @given(requests("TABLE"))
    def collect(example: dict[str, Any]) -> None:
        if example["do"] not in ("resign", "propose"):
            examples.append(example)

    collect()

    async def scenario(server: Running) -> None:
        async with Client(server.address) as ada:
            table = (await ada.open("bidness", "me", "me"))["table"]["id"]
            await ada.dial()
            await ada.watch(table, 0, 1)
            for example in examples:
                text = json.dumps(example).replace("TABLE", table)
                await ada.raw(text)
            await ada.watch(table, 0, 1)
            await ada.play_on(table, [0, 1], 1, most=5)
            assert not server.hub.rooms[table].lost

    play(scenario)


@pytest.mark.parametrize(
    "text", ["[" * 5000, "{", '{"do":"play"}', "x" * 30_000, '"\\ud800"', "\x00", ""]
)
def test_malformed_messages_are_refused(text: str) -> None:
    async def scenario(server: Running) -> None:
        async with Client(server.address) as eve:
            await eve.dial()
            await eve.raw(text)
            await eve.until(lambda: eve.messages and eve.messages[-1]["is"] == "refusal")

    play(scenario)


def test_a_huge_message_ends_only_its_own_socket() -> None:
    async def scenario(server: Running) -> None:
        async with Client(server.address) as eve, Client(server.address, "Ada") as ada:
            await eve.dial()
            await eve.raw("x" * 100_000)
            with pytest.raises(ConnectionError):
                await eve.until(lambda: False)
            await ada.dial()
            await ada.until(lambda: ada.messages)

    play(scenario)


def test_http_answers_everything_with_a_sentence() -> None:
    """Every path of the OpenAPI document with arguments and bodies of all kinds."""

    async def scenario(server: Running) -> None:
        chance = random.Random(1)
        async with httpx.AsyncClient(base_url=server.address, timeout=30) as http:
            document = (await http.get("/api/openapi.json")).json()
            assert len(document["paths"]) > 15
            bodies: list[Any] = [None, [], {}, "text", 7, {"name": "x" * 500}, {"game": None}]
            bodies += [{"chairs": [[]] * 50}, {"steps": -1, "seat": 99}]
            words = [
                "../../etc/passwd",
                "\x00",
                "x",
                "0",
                "-1",
                "'; DROP TABLE people; --",
                "é" * 50,
            ]
            for path, methods in document["paths"].items():
                for method in methods:
                    for _ in range(6):
                        filled = path
                        while "{" in filled:
                            start, end = filled.index("{"), filled.index("}")
                            word = quote(chance.choice(words), safe="")
                            filled = filled[:start] + word + filled[end + 1 :]
                        content = json.dumps(chance.choice(bodies))
                        if chance.random() < 0.2:
                            content = content[:-1] + "\x00"
                        answer = await http.request(
                            method, filled, content=content, params={"first": "x", "set": "../x"},
                            headers={"content-type": "application/json"},
                        )  # fmt: skip
                        assert answer.status_code < 500, (method, filled, content, answer.text)
                        if answer.status_code >= 400:
                            assert "Traceback" not in answer.text
                            assert answer.json()["problem"], answer.text
            big = await http.post("/api/tables", content=b"x" * 1_000_000)
            assert big.status_code == 413
            assert (await http.get("/health")).text == "ok\n"

    play(scenario)


def test_replayed_requests_after_the_end_change_nothing() -> None:
    async def scenario(server: Running) -> None:
        async with Client(server.address) as ada:
            opened = await ada.open("trade-show", "me", "me", options={"rounds": 1})
            table = opened["table"]["id"]
            await ada.dial()
            await ada.watch(table, 0, 1)
            await ada.play_on(table, [0, 1], 1)
            lines = await server.hub.store.lines(table)
            for do in ("play", "undo", "hint", "resign", "propose", "vote"):
                more = {"decision": 0, "move": "pass"} if do == "play" else {}
                more |= {"what": "pause"} if do == "propose" else {}
                more |= {"agree": True} if do == "vote" else {}
                answer = await ada.ask(do, table=table, seat=0, **more)
                assert answer["is"] == "refusal", (do, answer)
            assert await server.hub.store.lines(table) == lines

    play(scenario)


def test_nothing_is_left_running() -> None:
    """A scenario ends and takes all its tasks with it."""

    async def run() -> int:
        from tests.server.serving import serving

        async with serving() as server, Client(server.address) as ada:
            await ada.open("trade-show", "me", "random")
        return len(asyncio.all_tasks())

    assert asyncio.run(run()) == 1
