"""Notices for turn-based tables: "it is your turn", by webhook or mail, to who asked for them.

A notice waits a little: whoever comes and moves meanwhile gets none, and all tables that wait for
somebody go into one notice. For one decision there is one notice.
"""

import asyncio
import ipaddress
import logging
import os
import smtplib
import socket
import ssl
import sys
from collections.abc import Awaitable, Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from email.message import EmailMessage
from typing import Final
from urllib.parse import unquote, urlsplit

from msgspec import Struct

from seedround.server.budgets import Who
from seedround.server.limits import USUAL, Limits
from seedround.server.store import Person
from seedround.server.turns import Turns

log = logging.getLogger("seedround.notices")

PATIENCE: Final = 60_000
"""Milliseconds that a notice waits before it is sent."""
SMTP_SECONDS: Final = 10
"""So long may the host's own mail server take to answer."""
THREADS: Final = 8


class Waiting(Struct, frozen=True):
    """A table that waits for somebody."""

    table: str
    title: str
    decision: int
    since: int


Deliver = Callable[[Person, list[Waiting]], Awaitable[None]]


class Notices:
    """Who is waited for, and what has been sent."""

    def __init__(self, deliver: Deliver, opened: int, limits: Limits = USUAL) -> None:
        self._deliver = deliver
        self._opened = opened
        self._seconds = limits.delivery_seconds or None
        self._turns = Turns(limits.deliveries_at_once or sys.maxsize, 1)
        self._waiting: dict[str, dict[str, Waiting]] = {}
        self._sent: dict[tuple[str, str], int] = {}

    def expect(self, person: str, waiting: Waiting) -> None:
        """Somebody who is not there is asked something."""
        key = person, waiting.table
        if self._sent.get(key) == waiting.decision:
            return
        if waiting.since < self._opened - PATIENCE:
            self._sent[key] = waiting.decision  # it was sent before the server was restarted
            return
        self._waiting.setdefault(person, {}).setdefault(waiting.table, waiting)

    def withdraw(self, person: str, table: str) -> None:
        """They have come, or are not asked any more."""
        if (tables := self._waiting.get(person)) and tables.pop(table, None) and not tables:
            del self._waiting[person]

    async def send(self, now: int, find: Callable[[str], Awaitable[Person | None]]) -> None:
        """Send what has waited long enough, one notice a person, a few at a time."""
        due = [
            (person, tables)
            for person, tables in self._waiting.items()
            if min(waiting.since for waiting in tables.values()) <= now - PATIENCE
        ]
        for person, tables in due:
            del self._waiting[person]
            for waiting in tables.values():
                self._sent[person, waiting.table] = waiting.decision
        await asyncio.gather(
            *[self._send(person, list(tables.values()), find) for person, tables in due]
        )

    async def _send(
        self,
        person: str,
        tables: list[Waiting],
        find: Callable[[str], Awaitable[Person | None]],
    ) -> None:
        """Deliveries to one host go one after the other: a slow one keeps only its own back."""
        try:
            known = await find(person)
            if known is None or not (known.webhook or known.email):
                return
            async with (
                self._turns.turn(Who(known.id, host_of(known))),
                asyncio.timeout(self._seconds),
            ):
                await self._deliver(known, tables)
        except Exception as problem:
            log.warning("a notice could not be delivered: %s", type(problem).__name__)


def host_of(person: Person) -> str:
    """Where notices to somebody go."""
    return (urlsplit(person.webhook).hostname or "") if person.webhook else "mail"


class Post:
    """Delivers by webhook, and by mail if the host has set SEEDROUND_SMTP.

    `smtp://user:password@mail.example:587?from=table@example.org`; SEEDROUND_URL is the address of
    the server for links.
    """

    def __init__(self, settings: Mapping[str, str] = os.environ) -> None:
        self._smtp = settings.get("SEEDROUND_SMTP")
        self._url = settings.get("SEEDROUND_URL", "").rstrip("/")
        self._threads = ThreadPoolExecutor(THREADS, "notices")

    async def __call__(self, person: Person, tables: list[Waiting]) -> None:
        """Both ways that somebody has named; one that fails does not keep the other back."""
        text = self.text(tables)
        ways: list[Awaitable[None]] = []
        if person.webhook:
            ways.append(self._hook(person.webhook, text, tables))
        if person.email and self._smtp:
            ways.append(self._beside(self._mail, person.email, text))
        problems = await asyncio.gather(*ways, return_exceptions=True)
        for problem in problems:
            if problem is not None:
                raise problem

    def _beside(self, work: Callable[..., None], *arguments: str) -> Awaitable[None]:
        """In threads of our own: names and mail servers that do not answer hold nothing else up."""
        return asyncio.get_running_loop().run_in_executor(self._threads, work, *arguments)

    def text(self, tables: list[Waiting]) -> str:
        lines = [f"It is your turn: {waiting.title} {self._link(waiting)}" for waiting in tables]
        return "\n".join(line.strip() for line in lines)

    def _link(self, waiting: Waiting) -> str:
        return f"{self._url}/table/{waiting.table}" if self._url else ""

    async def _hook(self, address: str, text: str, tables: list[Waiting]) -> None:
        """Not followed elsewhere, which could be inside; of the answer only the head is read."""
        await self._beside(_make_ready, address)
        import httpx

        body = {"text": text, "tables": [waiting.table for waiting in tables]}
        async with (
            httpx.AsyncClient(follow_redirects=False, trust_env=False) as client,
            client.stream("POST", address, json=body) as answer,
        ):
            answer.raise_for_status()

    def _mail(self, address: str, text: str) -> None:
        assert self._smtp is not None
        parts = urlsplit(self._smtp)
        message = EmailMessage()
        message["Subject"] = "It is your turn"
        message["From"] = unquote(parts.query.removeprefix("from=")) or "seedround@localhost"
        message["To"] = address
        message.set_content(text)
        host, port = parts.hostname or "localhost", parts.port or 0
        with (
            smtplib.SMTP_SSL(host, port, timeout=SMTP_SECONDS, context=ssl.create_default_context())
            if parts.scheme == "smtps"
            else smtplib.SMTP(host, port, timeout=SMTP_SECONDS)
        ) as server:
            if parts.username:
                if parts.scheme != "smtps":
                    server.starttls(context=ssl.create_default_context())
                server.login(unquote(parts.username), unquote(parts.password or ""))
            server.send_message(message)


def _make_ready(address: str) -> None:
    """What would hold up the loop: looking up a name, and loading a client that few hosts need."""
    check_public(address)
    import httpx  # noqa: F401


def check_public(address: str) -> None:
    """Webhooks go out to the world, never to machines beside the server."""
    parts = urlsplit(address)
    for found in socket.getaddrinfo(parts.hostname, parts.port or 443, type=socket.SOCK_STREAM):
        if not ipaddress.ip_address(found[4][0]).is_global:
            raise ValueError("not a public address")
