"""Several server processes on one PostgreSQL, started, stopped, paused and killed."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import psycopg
from msgspec.structs import replace

from seedround.server.host.limits import NO_LIMITS, Limits
from tests.server.client import Client
from tests.server.killing import ROOT
from tests.server.test_operation import figures


class Process:
    """A server process on the common database; a hasty one waits less (`hasty.py`)."""

    def __init__(
        self, database: str, limits: str = "none", *flags: str, hasty: bool = False
    ) -> None:
        program = "tests.server.hasty" if hasty else "seedround"
        self._process = subprocess.Popen(
            [sys.executable, "-m", program, "serve", "--port", "0", "--limits", limits,
             "--database", database, *flags],
            cwd=ROOT, stdout=subprocess.PIPE, text=True, env=dict(os.environ),
        )  # fmt: skip
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        self.address = next(word for word in line.split() if word.startswith("http://"))

    def pause(self) -> None:
        self._process.send_signal(signal.SIGSTOP)

    def resume(self) -> None:
        self._process.send_signal(signal.SIGCONT)

    def end(self, how: signal.Signals = signal.SIGKILL) -> None:
        if self._process.poll() is not None:
            return
        self._process.send_signal(how)
        self._process.wait(30)
        assert self._process.stdout is not None
        self._process.stdout.close()


@asynccontextmanager
async def processes(
    database: str,
    folder: Path,
    *wishes: dict[str, Any],
    flags: tuple[str, ...] = (),
    hasty: bool = False,
) -> AsyncIterator[list[Process]]:
    """As many as there are wishes: each names limits that are not those of `NO_LIMITS`."""
    started: list[Process] = []
    async with AsyncExitStack() as stack:
        for number, wish in enumerate(wishes):
            place = folder / f"limits-{number}.toml"
            place.write_text(written(replace(NO_LIMITS, **wish)))
            start = partial(Process, database, str(place), *flags, hasty=hasty)
            process = await asyncio.to_thread(start)
            stack.push_async_callback(asyncio.to_thread, process.end)
            started.append(process)
        yield started


def written(limits: Limits) -> str:
    """As a host writes them down."""
    settings = msgspec.to_builtins(limits)
    return "".join(f"{name} = {value}\n" for name, value in settings.items())


async def rooms(process: Process) -> int:
    """How many tables are in its memory, as its host sees it."""
    async with Client(process.address) as host:
        return int((await figures(host))["seedround_rooms"])


def rows(database: str, query: str, *values: Any) -> list[tuple[Any, ...]]:
    with psycopg.connect(database) as connection:
        return connection.execute(query.encode(), values or None).fetchall()
