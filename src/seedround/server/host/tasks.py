"""Work in the background. A failure is reported, and the work goes on."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Final

log = logging.getLogger("seedround.tasks")

LONGEST_PAUSE: Final = 300.0
"""Seconds after which work that fails again and again is tried once more, at the latest."""

Work = Callable[[], Awaitable[Any]]


class Tasks:
    """All background work of a process."""

    def __init__(self) -> None:
        self._running: set[asyncio.Task[Any]] = set()

    def once(self, work: Coroutine[Any, Any, Any]) -> None:
        """Do something once; a failure is reported."""
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._done)

    def until_well(self, name: str, pause: float, work: Work) -> None:
        """Do something until it succeeds, after ever longer pauses."""
        self.once(self._until_well(name, pause, LONGEST_PAUSE, work))

    def every(self, name: str, pause: float, work: Work, longest: float = LONGEST_PAUSE) -> None:
        """Do something again and again; after failures the pauses grow, up to the longest."""
        self.once(self._every(name, pause, longest, work))

    async def cancel(self) -> None:
        """Cancel all of it."""
        tasks = list(self._running)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _every(self, name: str, pause: float, longest: float, work: Work) -> None:
        while True:
            await asyncio.sleep(pause)
            await self._until_well(name, pause, longest, work)

    async def _until_well(self, name: str, pause: float, longest: float, work: Work) -> None:
        while not await _well(name, work):
            pause = min(pause * 2, longest)
            await asyncio.sleep(pause)

    def _done(self, task: "asyncio.Task[Any]") -> None:
        self._running.discard(task)
        if not task.cancelled() and (problem := task.exception()):
            log.error("background work failed", exc_info=problem)


async def _well(name: str, work: Work) -> bool:
    """Whether work went well. A cancellation inside it does not cancel its caller."""
    try:
        await work()
    except asyncio.CancelledError:
        task = asyncio.current_task()
        if task is None or task.cancelling():
            raise
        log.warning("%s was interrupted and is tried again", name)
        return False
    except Exception:
        log.exception("%s failed and is tried again", name)
        return False
    return True
