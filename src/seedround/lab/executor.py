"""Games shared out in chunks of about a second, for every kind of engine.

What is played depends on the numbers of the games only, so that neither the engine nor the size
of the chunks can change a result.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import TypeVar

from seedround.lab.cluster import RayEngine
from seedround.lab.engines import Engine, Inline, Processes, Where

A = TypeVar("A")
R = TypeVar("R")

CHUNK_S = 1.0
"""Long enough to make the cost of handing out small, short enough for a lively bar."""


@contextmanager
def opened(where: Where) -> Iterator[Engine]:
    """The engine for as long as it is needed."""
    engine: Engine
    if where.engine == "ray":
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
