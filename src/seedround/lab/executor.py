"""Work split into chunks, on this process or on several; results always come in order."""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import get_context
from typing import TypeVar

A = TypeVar("A")
R = TypeVar("R")

MOST_PER_CHUNK = 50


def chunks(games: int, jobs: int) -> list[range]:
    """The numbers of the games in pieces small enough for an even load and a lively bar."""
    size = max(1, min(MOST_PER_CHUNK, games // (4 * max(jobs, 1))))
    return [range(first, min(first + size, games)) for first in range(0, games, size)]


def in_processes(
    work: Callable[[A, range], R],
    what: A,
    parts: Sequence[range],
    jobs: int,
    progress: Callable[[int], None] | None = None,
) -> Iterator[R]:
    """`work(what, part)` for every part; `progress` hears how many games are newly done."""
    tell = progress or (lambda _: None)
    if jobs <= 1:
        for part in parts:
            yield work(what, part)
            tell(len(part))
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        futures = [pool.submit(work, what, part) for part in parts]
        number = {future: place for place, future in enumerate(futures)}
        waiting: set[Future[R]] = set(futures)
        try:
            while waiting:
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                for future in done:
                    future.result()
                    tell(len(parts[number[future]]))
        finally:
            for future in waiting:
                future.cancel()
        for future in futures:
            yield future.result()
