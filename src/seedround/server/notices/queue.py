"""Notices for turn-based tables: "it is your turn", by webhook or mail, to those who want them.

A notice waits a little: a player who comes and moves meanwhile gets none, and all tables that wait
for one person go into one notice. For one decision there is one notice.
"""

import asyncio
import logging
import sys
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final
from urllib.parse import urlsplit

from msgspec import Struct

from seedround.engine.words import Speaker
from seedround.games import find_game
from seedround.server.host.budgets import Who
from seedround.server.host.limits import USUAL, Limits
from seedround.server.host.turns import Turns
from seedround.server.notices import webhooks
from seedround.server.notices.letters import Letters
from seedround.server.notices.links import Links
from seedround.server.sayings.people import TurnNotice, TurnSubject
from seedround.server.store import Person

log = logging.getLogger("seedround.notices")

PATIENCE: Final = 60_000
"""Milliseconds that a notice waits before it is sent."""
THREADS: Final = 8
MOST_SENT: Final = 20_000
"""Notices that are remembered; who has more tables than that may hear of an old one again."""


class Waiting(Struct, frozen=True):
    """A table that waits for a player."""

    table: str
    game: str
    decision: int
    since: int


Deliver = Callable[[Person, list[Waiting]], Awaitable[None]]


class Notices:
    """For whom tables wait, and what has been sent."""

    def __init__(self, deliver: Deliver, opened: int, limits: Limits = USUAL) -> None:
        self._deliver = deliver
        self._opened = opened
        self._seconds = limits.delivery_seconds or None
        self._turns = Turns(limits.deliveries_at_once or sys.maxsize, 1)
        self._waiting: dict[str, dict[str, Waiting]] = {}
        self._sent: dict[tuple[str, str], int] = {}

    def expect(self, person: str, waiting: Waiting) -> None:
        """An absent player's turn."""
        key = person, waiting.table
        if self._sent.get(key) == waiting.decision:
            return
        if waiting.since < self._opened - PATIENCE:
            self._remember(key, waiting.decision)  # it was sent before the server was restarted
            return
        self._waiting.setdefault(person, {}).setdefault(waiting.table, waiting)

    def _remember(self, key: tuple[str, str], decision: int) -> None:
        self._sent.pop(key, None)  # a table that is told of again is the newest
        if len(self._sent) >= MOST_SENT:
            del self._sent[next(iter(self._sent))]
        self._sent[key] = decision

    def withdraw(self, person: str, table: str) -> None:
        """The player has come, or is not asked any more."""
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
                self._remember((person, waiting.table), waiting.decision)
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
    """Where the notices to a person go."""
    return (urlsplit(person.webhook).hostname or "") if person.webhook else "mail"


class Post:
    """Delivers by webhook, and by mail if the host has set it up (`mail.py`)."""

    def __init__(self, letters: Letters, url: str = "") -> None:
        self._letters = letters
        self._links = Links(url) if url else None
        self._threads = ThreadPoolExecutor(THREADS, "names")

    async def __call__(self, person: Person, tables: list[Waiting]) -> None:
        """Both ways that a person has named; one that fails does not keep the other back."""
        text = self.text(tables, person.language)
        ways: list[Awaitable[None]] = []
        if person.webhook:
            body = {"text": text, "tables": [waiting.table for waiting in tables]}
            ways.append(webhooks.call(person.webhook, body, self._threads))
        if person.email and self._letters.mail.possible:
            ways.append(self._letters.send(person.email, person.language, TurnSubject(), text))
        problems = await asyncio.gather(*ways, return_exceptions=True)
        for problem in problems:
            if problem is not None:
                raise problem

    def text(self, tables: list[Waiting], language: str) -> str:
        """A line for every table."""
        say = Speaker(language).say
        lines: list[str] = []
        for waiting in tables:
            title = find_game(waiting.game).title_in(language)
            link = self._links.table(waiting.table) if self._links else None
            lines.append(say(TurnNotice(title, link)))
        return "\n".join(lines)
