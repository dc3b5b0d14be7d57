"""What does the work: this process, several, or a cluster (`cluster.py`), all asked alike."""

import os
from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import Pipe, get_context
from time import perf_counter
from typing import Any, Literal, NamedTuple, Protocol

from msgspec import Struct

from seedround.bots.workers import settle_in
from seedround.engine.errors import BadOption
from seedround.lab.sayings import (
    BadEngine,
    BadJobs,
    InlineIsOne,
    JobsAreLocal,
)

Work = Callable[[Any, Sequence[int]], list[Any]]
"""From what is played and the numbers of some games to one result a number."""


class Where(Struct, frozen=True):
    """What does the work: `jobs` processes of this machine, or a cluster at an address."""

    engine: Literal["inline", "processes", "ray"] = "inline"
    jobs: int = 1
    address: str | None = None


def parse_where(on: str | None, jobs: int | None) -> Where:
    """`inline`, `processes`, `ray` or `ray=ADDRESS`; without it the number of jobs decides."""
    if jobs is not None and jobs < 1:
        raise BadOption(BadJobs(jobs))
    engine, given, address = (on or ("inline" if jobs in (None, 1) else "processes")).partition("=")
    count = jobs or os.cpu_count() or 1
    if engine == "inline" and not given:
        if jobs not in (None, 1):
            raise BadOption(InlineIsOne(jobs or 1))
        return Where("inline", 1)
    if engine == "processes" and not given:
        return Where("processes", count)
    if engine == "ray" and (address or not given):
        if address and jobs is not None:
            raise BadOption(JobsAreLocal())
        return Where("ray", count, address or None)
    raise BadOption(BadEngine(str(on)))


class Done(NamedTuple):
    """A chunk that was worked on, and how long that took."""

    numbers: Sequence[int]
    seconds: float
    results: list[Any]


class Engine(Protocol):
    """Takes chunks and gives them back done, in any order."""

    room: int
    """How many chunks it wants in hand to keep all workers busy."""
    slots: int
    """How many are worked on at a time."""

    def submit(self, work: Work, what: Any, numbers: Sequence[int]) -> None: ...

    def collect(self) -> Done: ...

    def close(self) -> None: ...


class Inline:
    """This process, one chunk after the other."""

    room = slots = 1

    def __init__(self) -> None:
        self._waiting: deque[tuple[Work, Any, Sequence[int]]] = deque()

    def submit(self, work: Work, what: Any, numbers: Sequence[int]) -> None:
        self._waiting.append((work, what, numbers))

    def collect(self) -> Done:
        return timed(*self._waiting.popleft())

    def close(self) -> None:
        self._waiting.clear()


class Processes:
    """Several processes of this machine; Ctrl-C is for the one that started them."""

    def __init__(self, jobs: int) -> None:
        self.slots = jobs
        self.room = 2 * jobs
        end, self._leash = Pipe(duplex=False)
        self._pool = ProcessPoolExecutor(jobs, get_context("spawn"), settle_in, (end,))
        self._flying: set[Future[Done]] = set()

    def submit(self, work: Work, what: Any, numbers: Sequence[int]) -> None:
        self._flying.add(self._pool.submit(timed, work, what, numbers))

    def collect(self) -> Done:
        done, _ = wait(self._flying, return_when=FIRST_COMPLETED)
        first = done.pop()
        self._flying.discard(first)
        return first.result()

    def close(self) -> None:
        """Do not wait for work whose result is no longer wanted."""
        if self._flying:
            self._leash.close()
        self._flying.clear()
        self._pool.shutdown(cancel_futures=True)
        self._leash.close()


def timed(work: Work, what: Any, numbers: Sequence[int]) -> Done:
    """A chunk worked on where the engine wants it, with the time it took there."""
    started = perf_counter()
    results = work(what, numbers)
    return Done(numbers, perf_counter() - started, results)
