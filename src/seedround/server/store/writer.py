"""One writer that commits in groups: what came in during a commit goes into the next one.

A commit waits for the disk; a group of a hundred waits as long as one alone.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from time import perf_counter
from typing import Final, Generic, TypeVar

from msgspec import Struct

from seedround.server.host.metrics import COMMITTING, TO_STORE
from seedround.server.store import Feat, Head
from seedround.server.store.lines import Line

W = TypeVar("W")

LARGEST_GROUP: Final = 500
CONFIGS_KEPT: Final = 5000

Commit = Callable[[Sequence[W]], Awaitable[Sequence[Exception | None]]]
"""Stores a group durably; gives for every item None or why it alone could not be stored."""


class Append(Struct, frozen=True, gc=False):
    """Lines on their way into the database."""

    head: Head
    lines: Sequence[Line]
    lease: int
    opened: Head | None = None
    feat: Feat | None = None


class GroupWriter(Generic[W]):
    """Takes items from many tasks and stores them in the order in which they came."""

    def __init__(self, commit: Commit[W]) -> None:
        self._commit = commit
        self._waiting: list[tuple[W, asyncio.Future[None]]] = []
        self._task: asyncio.Task[None] | None = None

    async def write(self, item: W) -> None:
        """Durable on return, or an error; a caller that goes away changes nothing about it."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((item, future))
        TO_STORE.now += 1
        if self._task is None:
            self._task = asyncio.create_task(self._run(), name="store writer")
        await future

    async def finish(self) -> None:
        """Wait until everything is stored, or its writer knows that it is not."""
        if self._task is not None:
            await self._task

    async def _run(self) -> None:
        """Group after group, as long as there is anything to store."""
        while self._waiting:
            group, self._waiting = self._waiting[:LARGEST_GROUP], self._waiting[LARGEST_GROUP:]
            await self._store(group)
        self._task = None

    async def _store(self, group: "Sequence[tuple[W, asyncio.Future[None]]]") -> None:
        problems: Sequence[Exception | None]
        began = perf_counter()
        try:
            problems = await self._commit([item for item, _ in group])
        except Exception as trouble:  # the disk is full, the database is gone: all are told
            problems = [trouble] * len(group)
        finally:
            COMMITTING.observe(perf_counter() - began)
            TO_STORE.now -= len(group)
        for (_, future), problem in zip(group, problems, strict=True):
            if future.done():  # the caller has gone away
                continue
            if problem is None:
                future.set_result(None)
            else:
                future.set_exception(problem)


class Configs:
    """Configurations are long and seldom change: what was written last, to write only changes.

    What another process wrote meanwhile is not known here: the lease tells that there was one.
    """

    def __init__(self) -> None:
        self._written: dict[str, tuple[int, str]] = {}

    def changed(self, head: Head, lease: int) -> bool:
        return self._written.get(head.id) != (lease, head.config)

    def remember(self, head: Head, lease: int) -> None:
        """Note that this head is stored."""
        if len(self._written) >= CONFIGS_KEPT:
            self._written.clear()
        self._written[head.id] = lease, head.config
