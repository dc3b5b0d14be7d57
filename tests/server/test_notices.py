"""Notices: sent once, withdrawn when stale, batched, off unless asked for."""

import asyncio
import json
import smtplib
from typing import Any

import msgspec
import pytest

from seedround.server.host.budgets import Budgets
from seedround.server.host.limits import USUAL
from seedround.server.notices import queue, webhooks
from seedround.server.notices.letters import Letters
from seedround.server.notices.queue import PATIENCE, Notices, Post, Waiting
from seedround.server.store import Person
from seedround.server.store.memory import MemoryStore
from tests.server.client import Client
from tests.server.receiving import Hook, MailBox, listening
from tests.server.serving import Time, serving

ADA = Person(id="ada", name="Ada", webhook="https://example.org/hook")
PERSON = Person(id="ada", name="Ada", email="ada@example.org")


URL = "https://play.example/"


async def posting(**settings: str) -> Post:
    """With a store of its own, in which nobody has asked for an end of all mail."""
    letters = Letters(MemoryStore(), settings, Budgets(USUAL))
    await letters.open()
    return Post(letters, settings.get("SEEDROUND_URL", ""))


class Box:
    """Where notices arrive."""

    def __init__(self) -> None:
        self.got: list[tuple[str, list[str]]] = []

    async def __call__(self, person: Person, tables: list[Waiting]) -> None:
        self.got.append((person.id, [waiting.table for waiting in tables]))


async def find(person: str) -> Person | None:
    return ADA if person == "ada" else Person(id=person)


def test_what_was_sent_last_is_remembered_and_memory_has_an_end(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Of a table that waits for ever, too, and of one that was told of before a restart."""
    monkeypatch.setattr(queue, "MOST_SENT", 3)
    box = Box()
    notices = Notices(box, PATIENCE + 100)

    async def tell(table: int, since: int = 1000) -> int:
        before = len(box.got)
        notices.expect("ada", Waiting(f"{table}", "bidness", 3, since))
        await notices.send(10**9, find)
        return len(box.got) - before

    async def run() -> None:
        assert [await tell(table) for table in range(4)] == [1, 1, 1, 1]
        assert [await tell(table) for table in (3, 2, 1)] == [0, 0, 0]
        assert await tell(0) == 1, "it was forgotten for the sake of the others"
        assert [await tell(table, since=1) for table in range(10, 30)] == [0] * 20
        assert len(notices._sent) == 3

    asyncio.run(run())


def test_one_notice_for_all_tables_and_only_once() -> None:
    box = Box()
    notices = Notices(box, 0)
    for table in ("x", "y"):
        notices.expect("ada", Waiting(table, "bidness", 3, 1000))
    notices.expect("bo", Waiting("x", "bidness", 3, 1000))

    async def run() -> None:
        await notices.send(1000 + PATIENCE - 1, find)
        assert box.got == []
        await notices.send(1000 + PATIENCE, find)
        assert box.got == [("ada", ["x", "y"])], "Bo did not ask for notices"
        notices.expect("ada", Waiting("x", "bidness", 3, 1000))
        await notices.send(10**9, find)
        assert len(box.got) == 1
        notices.expect("ada", Waiting("x", "bidness", 4, 2000))
        await notices.send(10**9, find)
        assert len(box.got) == 2

    asyncio.run(run())


def test_whoever_comes_gets_no_notice_and_a_restart_sends_none_again() -> None:
    box = Box()
    notices = Notices(box, 10 * PATIENCE)
    notices.expect("ada", Waiting("x", "bidness", 3, 10 * PATIENCE))
    notices.withdraw("ada", "x")
    notices.expect("ada", Waiting("y", "bidness", 3, 8 * PATIENCE))
    asyncio.run(notices.send(10**9, find))
    assert box.got == []


def test_all_tables_go_with_the_one_that_has_waited_longest() -> None:
    box = Box()
    notices = Notices(box, 0)
    for table, since in (("x", 1000), ("y", 5000)):
        notices.expect("ada", Waiting(table, "Bidness", 3, since))
    asyncio.run(notices.send(1000 + PATIENCE, find))
    assert box.got == [("ada", ["x", "y"])]


def test_whoever_looks_in_meanwhile_gets_no_notice() -> None:
    time, box = Time(), Box()

    async def run() -> None:
        store = MemoryStore()
        async with serving(store, time) as server, Client(server.address) as ada:
            server.hub.notices = Notices(box, time.ms)
            await ada.http.patch("/api/me", json={"name": "Ada", "webhook": "https://example.org/"})
            seen, missed = [
                (await ada.open("trade-show", "me", "me", pace="turns"))["table"]["id"]
                for _ in range(2)
            ]
            await ada.dial()
            await ada.watch(seen, 0, 1)
            time.ms += PATIENCE + 1
            await server.hub.notices.send(time.ms, store.person_by_id)
            assert [tables for _, tables in box.got] == [[missed]]

    asyncio.run(run())


def test_the_text_names_game_and_link() -> None:
    post = asyncio.run(posting(SEEDROUND_URL=URL))
    waiting = [Waiting("x", "bidness", 1, 0), Waiting("y", "silicon-valley", 1, 0)]
    assert post.text(waiting, "en").splitlines() == [
        "It is your turn: Bidness https://play.example/#/table/x",
        "It is your turn: Silicon Valley https://play.example/#/table/y",
    ]
    assert post.text(waiting, "de").startswith("Du bist dran: Bidness https://")
    assert asyncio.run(posting()).text(waiting[:1], "en") == "It is your turn: Bidness"


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


def outside(monkeypatch: pytest.MonkeyPatch) -> None:
    """The loopback counts as the world."""
    monkeypatch.setattr(webhooks, "is_public", lambda address: True)


def test_a_password_is_not_sent_without_encryption() -> None:
    box = MailBox()

    async def run() -> None:
        async with listening(box.talk) as port:
            smtp = f"smtp://ada:secret@127.0.0.1:{port}"
            post = await posting(SEEDROUND_SMTP=smtp, SEEDROUND_URL=URL)
            with pytest.raises(smtplib.SMTPNotSupportedError, match="STARTTLS"):
                await post(PERSON, [Waiting("x", "bidness", 1, 0)])

    asyncio.run(run())
    assert box.mails == []
    assert not [line for line in box.heard if "AUTH" in line]


def test_a_webhook_is_called_once_with_the_tables_that_wait(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    outside(monkeypatch)
    hook = Hook()

    async def run() -> None:
        async with listening(hook.talk) as port:
            ada = msgspec.structs.replace(ADA, webhook=f"http://127.0.0.1:{port}/hook")
            waiting = [Waiting(table, "bidness", 1, 0) for table in ("x", "y")]
            await (await posting())(ada, waiting)

    asyncio.run(run())
    ((head, body),) = hook.got
    assert head.startswith("POST /hook HTTP/1.1")
    assert "content-type: application/json" in head.lower()
    text = "It is your turn: Bidness\nIt is your turn: Bidness"
    assert json.loads(body) == {"text": text, "tables": ["x", "y"]}


def test_a_webhook_that_leads_elsewhere_is_not_followed_and_keeps_no_mail_back(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    outside(monkeypatch)
    inside, box = Hook(), MailBox()

    async def run() -> None:
        async with listening(inside.talk) as secret, listening(box.talk) as mail:
            elsewhere = Hook(f"307 Over There\r\nLocation: http://127.0.0.1:{secret}/")
            async with listening(elsewhere.talk) as port:
                ada = msgspec.structs.replace(PERSON, webhook=f"http://127.0.0.1:{port}/")

                async def find_her(_: str) -> Person:
                    return ada

                smtp = f"smtp://127.0.0.1:{mail}"
                notices = Notices(await posting(SEEDROUND_SMTP=smtp, SEEDROUND_URL=URL), 0)
                notices.expect("ada", Waiting("x", "bidness", 1, 0))
                await notices.send(PATIENCE, find_her)
                assert len(elsewhere.got) == 1

    asyncio.run(run())
    assert inside.got == []
    assert len(box.mails) == 1
    assert "a notice could not be delivered: HTTPStatusError" in caplog.text
