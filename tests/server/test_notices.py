"""Notices: sent once, withdrawn when stale, batched, off unless asked for."""

import asyncio
import json
import smtplib
from typing import Any

import msgspec
import pytest

from seedround.games import find_game
from seedround.server import notices as notices_module
from seedround.server.notices import PATIENCE, Notices, Post, Waiting, check_public
from seedround.server.store import Person
from seedround.server.store.memory import MemoryStore
from tests.server.client import Client
from tests.server.receiving import Hook, MailBox, listening
from tests.server.serving import Time, serving

ADA = Person(id="ada", token="t", name="Ada", webhook="https://example.org/hook")
PERSON = Person(id="ada", token="t", name="Ada", email="ada@example.org")


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


def outside(monkeypatch: pytest.MonkeyPatch) -> None:
    """The loopback counts as the world."""
    monkeypatch.setattr(notices_module, "check_public", lambda address: None)


def test_a_mail_arrives_with_sender_reader_and_link() -> None:
    time, box = Time(), MailBox()

    async def run() -> None:
        store = MemoryStore()
        async with (
            listening(box.talk) as port,
            serving(store, time) as server,
            Client(server.address) as ada,
        ):
            post = Post(
                {
                    "SEEDROUND_SMTP": f"smtp://127.0.0.1:{port}?from=table%40play.example",
                    "SEEDROUND_URL": "https://play.example/",
                }
            )
            server.hub.notices = Notices(post, time.ms)
            await ada.http.patch("/api/me", json={"name": "Ada", "email": "ada@example.org"})
            opened = [await ada.open("trade-show", "me", "me", pace="turns") for _ in range(2)]
            time.ms += PATIENCE + 1
            for _ in range(2):
                await server.hub.notices.send(time.ms, store.person_by_id)
            (mail,) = box.mails
            assert (mail["From"], mail["To"]) == ("table@play.example", "ada@example.org")
            assert mail["Subject"] == "It is your turn"
            links = [f"https://play.example/table/{one['table']['id']}" for one in opened]
            lines = [f"It is your turn: {find_game('trade-show').title} {link}" for link in links]
            assert sorted(mail.get_content().splitlines()) == sorted(lines)

    asyncio.run(run())


def test_a_password_is_not_sent_without_encryption() -> None:
    box = MailBox()

    async def run() -> None:
        async with listening(box.talk) as port:
            post = Post({"SEEDROUND_SMTP": f"smtp://ada:secret@127.0.0.1:{port}"})
            with pytest.raises(smtplib.SMTPNotSupportedError, match="STARTTLS"):
                await post(PERSON, [Waiting("x", "Bidness", 1, 0)])

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
            waiting = [Waiting(table, "Bidness", 1, 0) for table in ("x", "y")]
            await Post({})(ada, waiting)

    asyncio.run(run())
    ((head, body),) = hook.got
    assert head.startswith("POST /hook HTTP/1.1")
    assert "Content-Type: application/json" in head
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

                notices = Notices(Post({"SEEDROUND_SMTP": f"smtp://127.0.0.1:{mail}"}), 0)
                notices.expect("ada", Waiting("x", "Bidness", 1, 0))
                await notices.send(PATIENCE, find_her)
                assert len(elsewhere.got) == 1

    asyncio.run(run())
    assert inside.got == []
    assert len(box.mails) == 1
    assert "a notice could not be delivered: HTTPStatusError" in caplog.text
