"""Mail goes to those who want it: no stranger can be written to for another, or often."""

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email.message import EmailMessage
from typing import Any

import httpx
import pytest

from seedround.server.host.limits import USUAL
from seedround.server.notices.queue import PATIENCE, Waiting
from seedround.server.people.identity import DAY
from seedround.server.tables.hub import Hub
from tests.server.client import Client
from tests.server.receiving import MailBox, listening
from tests.server.serving import Running, Time, serving, until

URL = "https://play.example"
VICTIM = "victim@example.org"


class Post:
    """A server with a mail server, and what came out of it."""

    def __init__(self, server: Running, box: MailBox, time: Time) -> None:
        self.server = server
        self.time = time
        self._box = box

    @property
    def hub(self) -> Hub:
        return self.server.hub

    async def mails(self, number: int) -> list[EmailMessage]:
        """As many as there are to be."""
        await until(lambda: len(self._box.mails) >= number)
        return self._box.mails

    @property
    def recipients(self) -> list[str]:
        return [line for line in self._box.heard if line.upper().startswith("RCPT")]

    async def notice(self, decision: int = 1) -> None:
        """Everybody who wants to know hears that it is their turn."""
        for person in await self.hub.store.people_with_mail():
            waiting = Waiting("x", "bidness", decision, self.time.ms)
            self.hub.notices.expect(person.id, waiting)
        self.time.ms += PATIENCE
        await self.hub.notices.send(self.time.ms, self.hub.store.person_by_id)


@asynccontextmanager
async def posting(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Post]:
    box, time = MailBox(), Time()
    async with listening(box.talk) as port:
        monkeypatch.setenv("SEEDROUND_SMTP", f"smtp://127.0.0.1:{port}?from=table%40play.example")
        monkeypatch.setenv("SEEDROUND_URL", f"{URL}/")
        async with serving(clock=time, limits=USUAL) as server:
            yield Post(server, box, time)


def code_in(mail: EmailMessage) -> str:
    found = re.search(rf"{URL}/#/mail/confirm/(\S+)", mail.get_content())
    assert found
    return found[1]


def mailbox_in(mail: EmailMessage) -> str:
    found = re.search(rf"{URL}/#/mail/stop/(\S+)", mail.get_content())
    assert found
    return found[1]


async def wish(client: Client, address: str | None, status: int = 200) -> Any:
    answer = await client.http.patch("/api/me", json={"email": address})
    assert answer.status_code == status, answer.text
    return answer.json()


async def confirmed(post: Post, client: Client, address: str) -> EmailMessage:
    """A person who gets mail from now on, and the mail with the link."""
    before = len(post.recipients)
    await wish(client, address)
    mail = (await post.mails(before + 1))[-1]
    await client.post("/api/mail/confirm", {"code": code_in(mail)})
    return mail


def test_mail_is_written_in_the_language_of_its_reader(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with posting(monkeypatch) as post, Client(post.server.address) as ada:
            await ada.http.patch("/api/me", json={"language": "de"})
            asked = await confirmed(post, ada, "ada@example.org")
            await post.notice()
            _, told = await post.mails(2)
            assert [mail["Subject"] for mail in (asked, told)] == [
                "Ist das deine Adresse?",
                "Du bist dran",
            ]
            assert f"Du bist dran: Bidness {URL}/#/table/x" in told.get_content()
            for mail in (asked, told):
                assert mail["Content-Language"] == "de"
                assert "-- \r\nKeine Mails mehr von hier" in mail.get_content()

    asyncio.run(run())


def test_nobody_is_written_to_before_they_open_the_link(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with posting(monkeypatch) as post, Client(post.server.address) as mallory:
            me = await wish(mallory, VICTIM)
            assert (me["email"], me["unconfirmed"]) == (None, VICTIM)
            (asked,) = await post.mails(1)
            assert asked["To"] == VICTIM
            await post.notice()
            assert len(await post.mails(1)) == 1, "no notice goes to an address nobody confirmed"
            async with Client(post.server.address) as victim:
                await victim.post("/api/mail/confirm", {"code": code_in(asked)})
                await victim.post("/api/mail/confirm", {"code": code_in(asked)}, status=400)
            me = await mallory.get("/api/me")
            assert (me["email"], me["unconfirmed"]) == (VICTIM, None)
            await post.notice(2)
            _, told = await post.mails(2)
            assert told["Subject"] == "It is your turn"
            assert f"It is your turn: Bidness {URL}/#/table/x" in told.get_content()

    asyncio.run(run())


def test_a_link_confirms_the_address_it_was_sent_to_and_only_for_a_day(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Otherwise one's own mailbox could confirm the address of another."""

    async def run() -> None:
        async with posting(monkeypatch) as post, Client(post.server.address) as mallory:
            await wish(mallory, "mallory@example.org")
            (own,) = await post.mails(1)
            await wish(mallory, VICTIM)
            _, theirs = await post.mails(2)
            await mallory.post("/api/mail/confirm", {"code": code_in(own)}, status=400)
            assert (await mallory.get("/api/me"))["email"] is None
            post.time.ms += DAY + 1
            await mallory.post("/api/mail/confirm", {"code": code_in(theirs)}, status=400)

    asyncio.run(run())


def test_every_mail_has_a_way_out_without_a_cookie(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with posting(monkeypatch) as post, Client(post.server.address) as ada:
            await confirmed(post, ada, VICTIM)
            await post.notice()
            asked, told = await post.mails(2)
            for mail in (asked, told):
                assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
                one_click = f"<{URL}/api/mail/{mailbox_in(mail)}/stop>"
                assert mail["List-Unsubscribe"].strip() == one_click
            async with httpx.AsyncClient(
                base_url=post.server.address, timeout=PATIENCE
            ) as mail_program:
                path = told["List-Unsubscribe"].strip(" <>").removeprefix(URL)
                body = {"List-Unsubscribe": "One-Click"}
                assert (await mail_program.post(path, data=body)).is_success
            me = await ada.get("/api/me")
            assert (me["email"], me["unconfirmed"]) == (None, None)
            for address in (VICTIM, "Victim+more@Example.org"):
                await wish(ada, address)
            await post.notice(2)
            await confirmed(post, ada, "ada@example.org")
            assert [mail["To"] for mail in await post.mails(3)][2:] == ["ada@example.org"]
            await ada.post(f"/api/mail/{mailbox_in(asked)}/allow")
            await confirmed(post, ada, VICTIM)
            assert (await ada.get("/api/me"))["email"] == VICTIM

    asyncio.run(run())


def test_nobody_can_stop_the_mail_of_another_or_fill_the_list(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def run() -> None:
        async with (
            posting(monkeypatch) as post,
            Client(post.server.address) as ada,
            Client(post.server.address) as mallory,
        ):
            real = mailbox_in(await confirmed(post, ada, "ada@example.org"))
            own = mailbox_in(await confirmed(post, mallory, "mallory@example.org"))
            for made_up in ("x", "=", "é", "A" * 40, own[:20] + real[20:], real[:-1], f"{real}A"):
                answer = await mallory.http.post(f"/api/mail/{made_up}/stop")
                assert answer.status_code == 400, made_up
            assert (await ada.get("/api/me"))["email"] == "ada@example.org"

    asyncio.run(run())


def test_a_mailbox_gets_few_mails_an_hour_whoever_asks(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with posting(monkeypatch) as post, Client(post.server.address) as ada:
            await confirmed(post, ada, VICTIM)
            for decision in range(1, 30):
                await post.notice(decision)
            assert len(post.recipients) == 6

    asyncio.run(run())


def test_one_address_of_the_network_cannot_have_many_strangers_written_to(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def run() -> None:
        async with posting(monkeypatch) as post:
            answers = []
            for number in range(30):
                async with Client(post.server.address) as mallory:
                    body = {"email": f"stranger{number}@example.org"}
                    answers.append((await mallory.http.patch("/api/me", json=body)).status_code)
            assert answers == [200] * 25 + [429] * 5
            assert len(await post.mails(25)) == 25

    asyncio.run(run())


@pytest.mark.parametrize(
    "address",
    [
        *("a,b@example.org", "<b@example.org>", '"x y"@example.org', "a b@example.org", "@", "a@"),
        *("a@b", "a@example.org\r\nBcc: b@example.org", "a@b@example.org", "a;b@example.org"),
        *("a@example.org,", "ä@example.org", "a@exämple.org", "a@[127.0.0.1]", "a@127.0.0.1"),
    ],
)
def test_an_address_is_one_address(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """`a,b@example.org` would go to two mailboxes of which nobody confirmed one."""

    async def run() -> None:
        async with posting(monkeypatch) as post, Client(post.server.address) as mallory:
            await wish(mallory, address, status=400)
            await confirmed(post, mallory, "fine@example.org")
            assert [mail["To"] for mail in await post.mails(1)] == ["fine@example.org"]

    asyncio.run(run())


def test_the_host_header_does_not_lead_the_reader_of_a_mail_astray(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def run() -> None:
        async with posting(monkeypatch) as post, Client(post.server.address) as mallory:
            headers = {"Host": "evil.example", "X-Forwarded-Host": "evil.example"}
            body = {"email": VICTIM, "name": "evil.example"}
            await mallory.http.patch("/api/me", json=body, headers=headers)
            (asked,) = await post.mails(1)
            assert "evil" not in asked.as_string(), "nothing in it was written by whoever asked"

    asyncio.run(run())


def test_a_server_without_mail_says_so() -> None:
    async def run() -> None:
        async with serving() as server, Client(server.address) as ada:
            assert (await wish(ada, VICTIM, status=400))["kind"] == "no_mail"

    asyncio.run(run())
