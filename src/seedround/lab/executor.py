"""Games shared out in chunks of about a second: in this process, in several, or on a cluster.

What is played depends on the numbers of the games only, so that neither the engine nor the size
of the chunks can change a result.
"""

import os
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from multiprocessing import Pipe, get_context
from time import perf_counter
from typing import Any, Literal, NamedTuple, Protocol, TypeVar

from msgspec import Struct

from seedround.bots.workers import settle_in
from seedround.engine.errors import BadOption

A = TypeVar("A")
R = TypeVar("R")

Work = Callable[[Any, Sequence[int]], list[Any]]
"""From what is played and the numbers of some games to one result a number."""

CHUNK_S = 1.0
"""Long enough to make the cost of handing out small, short enough for a lively bar."""


class Where(Struct, frozen=True):
    """What does the work: `jobs` processes of this machine, or a cluster at an address."""

    engine: Literal["inline", "processes", "ray"] = "inline"
    jobs: int = 1
    address: str | None = None


def parse_where(on: str | None, jobs: int | None) -> Where:
    """`inline`, `processes`, `ray` or `ray=ADDRESS`; without it the number of jobs decides."""
    if jobs is not None and jobs < 1:
        raise BadOption(f"--jobs is the number of processes, 1 or more; you asked for {jobs}.")
    engine, given, address = (on or ("inline" if jobs in (None, 1) else "processes")).partition("=")
    count = jobs or os.cpu_count() or 1
    if engine == "inline" and not given:
        if jobs not in (None, 1):
            raise BadOption(f"--on inline is one process; for {jobs} use --on processes.")
        return Where("inline", 1)
    if engine == "processes" and not given:
        return Where("processes", count)
    if engine == "ray" and (address or not given):
        if address and jobs is not None:
            raise BadOption("--jobs is for this machine: a cluster uses all that it has.")
        return Where("ray", count, address or None)
    raise BadOption(f"--on is inline, processes, ray or ray=ADDRESS; you asked for {on!r}.")


class Done(NamedTuple):
    """A chunk that was worked on, and how long that took."""

    numbers: Sequence[int]
    seconds: float
    results: list[Any]


class Engine(Protocol):
    """Takes chunks and gives them back done, in any order."""

    room: int
    """How many chunks it wants in hand to keep everybody busy."""
    slots: int
    """How many are worked on at a time."""

    def submit(self, work: Work, what: Any, numbers: Sequence[int]) -> None: ...

    def collect(self) -> Done: ...

    def close(self) -> None: ...


@contextmanager
def opened(where: Where) -> Iterator[Engine]:
    """The engine for as long as it is needed."""
    engine: Engine
    if where.engine == "ray":
        from seedround.lab.cluster import RayEngine

        engine = RayEngine(where)
    else:
        engine = Inline() if where.engine == "inline" else Processes(where.jobs)
    try:
        yield engine
    finally:
        engine.close()


def spread(
    engine: Engine, work: Callable[[A, Sequence[int]], list[R]], what: A, numbers: Sequence[int]
) -> Iterator[list[tuple[int, R]]]:
    """`work(what, numbers)` in chunks; (number, result) pairs as they are done, in any order."""
    chunker = Chunker(numbers, engine.slots)
    flying = 0
    while True:
        while flying < engine.room and (chunk := chunker.take()):
            engine.submit(work, what, chunk)
            flying += 1
        if not flying:
            return
        done = engine.collect()
        flying -= 1
        chunker.learn(len(done.numbers), done.seconds)
        yield list(zip(done.numbers, done.results, strict=True))


def in_order(parts: Iterator[list[tuple[int, R]]], numbers: Sequence[int]) -> Iterator[R]:
    """The results by themselves, in the order of their numbers."""
    early: dict[int, R] = {}
    wanted = iter(numbers)
    number = next(wanted, None)
    for part in parts:
        early.update(part)
        while number in early:
            yield early.pop(number)
            number = next(wanted, None)


class Chunker:
    """Cuts numbers into chunks of about a second, judged by those that are done."""

    def __init__(self, numbers: Sequence[int], slots: int, seconds: float = CHUNK_S) -> None:
        self._numbers = numbers
        self._taken = 0
        self._slots = slots
        self._seconds = seconds
        self._size = 1

    def take(self) -> Sequence[int]:
        """The next chunk, empty when all are handed out; smaller near the end, for even load."""
        left = len(self._numbers) - self._taken
        size = max(1, min(self._size, -(-left // (2 * self._slots))))
        chunk = self._numbers[self._taken : self._taken + size]
        self._taken += len(chunk)
        return chunk

    def learn(self, games: int, seconds: float) -> None:
        """Aim at the speed just seen, at most four times larger at once."""
        fitting = int(games * self._seconds / max(seconds, 1e-6))
        self._size = max(1, min(fitting, 4 * self._size))


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
        """Whoever is still at work when nobody wants it any more is not waited for."""
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
