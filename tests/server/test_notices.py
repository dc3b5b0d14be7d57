"""Notices: sent once, withdrawn when stale, batched, off unless asked for."""

import asyncio
from typing import Any

import pytest

from seedround.server.notices import PATIENCE, Notices, Post, Waiting, check_public
from seedround.server.store import Person
from seedround.server.store.memory import MemoryStore
from tests.server.client import Client
from tests.server.serving import Time, serving

ADA = Person(id="ada", token="t", name="Ada", webhook="https://example.org/hook")


class Box:
    """Where notices arrive."""

    def __init__(self) -> None:
        self.got: list[tuple[str, list[str]]] = []

    async def __call__(self, person: Person, tables: list[Waiting]) -> None:
        self.got.append((person.id, [waiting.table for waiting in tables]))


async def find(person: str) -> Person | None:
    return ADA if person == "ada" else Person(id=person, token=person)


def test_one_notice_for_all_tables_and_only_once() -> None:
    box = Box()
    notices = Notices(box, 0)
    for table in ("x", "y"):
        notices.expect("ada", Waiting(table, "Bidness", 3, 1000))
    notices.expect("bo", Waiting("x", "Bidness", 3, 1000))

    async def run() -> None:
        await notices.send(1000 + PATIENCE - 1, find)
        assert box.got == []
        await notices.send(1000 + PATIENCE, find)
        assert box.got == [("ada", ["x", "y"])], "Bo did not ask for notices"
        notices.expect("ada", Waiting("x", "Bidness", 3, 1000))
        await notices.send(10**9, find)
        assert len(box.got) == 1
        notices.expect("ada", Waiting("x", "Bidness", 4, 2000))
        await notices.send(10**9, find)
        assert len(box.got) == 2

    asyncio.run(run())


def test_whoever_comes_gets_no_notice_and_a_restart_sends_none_again() -> None:
    box = Box()
    notices = Notices(box, 10 * PATIENCE)
    notices.expect("ada", Waiting("x", "Bidness", 3, 10 * PATIENCE))
    notices.withdraw("ada", "x")
    notices.expect("ada", Waiting("y", "Bidness", 3, 8 * PATIENCE))
    asyncio.run(notices.send(10**9, find))
    assert box.got == []


def test_the_text_names_game_and_link_and_webhooks_go_out_only() -> None:
    post = Post({"SEEDROUND_URL": "https://play.example/"})
    text = post.text([Waiting("x", "Bidness", 1, 0)])
    assert text == "It is your turn: Bidness https://play.example/table/x"
    for inside in ("https://127.0.0.1/x", "https://10.0.0.1/", "https://[::1]/"):
        with pytest.raises(ValueError, match="public"):
            check_public(inside)


def test_turn_based_tables_notify_who_is_not_there() -> None:
    time, box = Time(), Box()

    async def run() -> None:
        store = MemoryStore()
        async with serving(store, time) as server, Client(server.address) as ada:
            server.hub.notices = Notices(box, time.ms)
            await ada.http.patch("/api/me", json={"name": "Ada", "webhook": "https://example.org/"})
            chairs: dict[str, Any] = {"pace": "turns"}
            table = (await ada.open("trade-show", "me", "me", **chairs))["table"]["id"]
            await ada.open("trade-show", "me", "me", pace="live")
            time.ms += PATIENCE + 1
            await server.hub.notices.send(time.ms, store.person_by_id)
            assert [tables for _, tables in box.got] == [[table]]
            refused = await ada.http.patch("/api/me", json={"webhook": "http://x.example/"})
            assert refused.status_code == 400

    asyncio.run(run())
