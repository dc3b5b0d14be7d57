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
import urllib.error
import urllib.request
from collections.abc import Awaitable, Callable, Mapping
from email.message import EmailMessage
from typing import Final
from urllib.parse import unquote, urlsplit

import msgspec
from msgspec import Struct

from seedround.server.store import Person

log = logging.getLogger("seedround.notices")

PATIENCE: Final = 60_000
"""Milliseconds that a notice waits before it is sent."""
SECONDS: Final = 10
"""So long may a delivery take."""


class Waiting(Struct, frozen=True):
    """A table that waits for somebody."""

    table: str
    title: str
    decision: int
    since: int


Deliver = Callable[[Person, list[Waiting]], Awaitable[None]]


class Notices:
    """Who is waited for, and what has been sent."""

    def __init__(self, deliver: Deliver, opened: int) -> None:
        self._deliver = deliver
        self._opened = opened
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
        """Send what has waited long enough, one notice a person."""
        for person, tables in list(self._waiting.items()):
            if min(waiting.since for waiting in tables.values()) > now - PATIENCE:
                continue
            del self._waiting[person]
            for waiting in tables.values():
                self._sent[person, waiting.table] = waiting.decision
            try:
                known = await find(person)
                if known is not None and (known.webhook or known.email):
                    await self._deliver(known, list(tables.values()))
            except Exception as problem:
                log.warning("a notice could not be delivered: %s", type(problem).__name__)


class Post:
    """Delivers by webhook, and by mail if the host has set SEEDROUND_SMTP.

    `smtp://user:password@mail.example:587?from=table@example.org`; SEEDROUND_URL is the address of
    the server for links.
    """

    def __init__(self, settings: Mapping[str, str] = os.environ) -> None:
        self._smtp = settings.get("SEEDROUND_SMTP")
        self._url = settings.get("SEEDROUND_URL", "").rstrip("/")

    async def __call__(self, person: Person, tables: list[Waiting]) -> None:
        """Both ways that somebody has named; one that fails does not keep the other back."""
        text = self.text(tables)
        ways: list[Awaitable[None]] = []
        if person.webhook:
            ways.append(asyncio.to_thread(self._hook, person.webhook, text, tables))
        if person.email and self._smtp:
            ways.append(asyncio.to_thread(self._mail, person.email, text))
        problems = await asyncio.gather(*ways, return_exceptions=True)
        for problem in problems:
            if problem is not None:
                raise problem

    def text(self, tables: list[Waiting]) -> str:
        lines = [f"It is your turn: {waiting.title} {self._link(waiting)}" for waiting in tables]
        return "\n".join(line.strip() for line in lines)

    def _link(self, waiting: Waiting) -> str:
        return f"{self._url}/table/{waiting.table}" if self._url else ""

    def _hook(self, address: str, text: str, tables: list[Waiting]) -> None:
        check_public(address)
        body = msgspec.json.encode({"text": text, "tables": [waiting.table for waiting in tables]})
        request = urllib.request.Request(
            address, body, {"Content-Type": "application/json"}, method="POST"
        )
        opener = urllib.request.build_opener(_NoRedirect)
        try:
            opener.open(request, timeout=SECONDS).close()
        except urllib.error.HTTPError as refusal:
            refusal.close()
            raise

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
            smtplib.SMTP_SSL(host, port, timeout=SECONDS, context=ssl.create_default_context())
            if parts.scheme == "smtps"
            else smtplib.SMTP(host, port, timeout=SECONDS)
        ) as server:
            if parts.username:
                if parts.scheme != "smtps":
                    server.starttls(context=ssl.create_default_context())
                server.login(unquote(parts.username), unquote(parts.password or ""))
            server.send_message(message)


class _NoRedirect(urllib.request.HTTPRedirectHandler):
    """A webhook that leads elsewhere could lead inside."""

    def redirect_request(self, *args: object, **kwargs: object) -> None:
        return None


def check_public(address: str) -> None:
    """Webhooks go out to the world, never to machines beside the server."""
    parts = urlsplit(address)
    for found in socket.getaddrinfo(parts.hostname, parts.port or 443, type=socket.SOCK_STREAM):
        if not ipaddress.ip_address(found[4][0]).is_global:
            raise ValueError("not a public address")
