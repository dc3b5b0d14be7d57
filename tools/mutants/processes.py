"""Processes for attempts: forked where all they need is loaded, ended with all that they start."""

import multiprocessing
import os
import signal
from collections.abc import Callable
from typing import Any, Generic, TypeVar

from msgspec import Struct

from tools.mutants.targets import Target

A = TypeVar("A")
PATIENCE = 600
"""Seconds by the clock after which a process is ended, however little it did."""
_context = multiprocessing.get_context("forkserver")


class Ended(Struct, Generic[A]):
    """How a process ended: with an answer, or by a signal or a time limit."""

    answer: A | None


def load(target: Target) -> None:
    """Choose what attempts find loaded; must come before the first of them."""
    os.environ["PYTHONHASHSEED"] = "0"
    _context.set_forkserver_preload(list(target.preload))


def call(function: Callable[..., None], *arguments: Any, patience: float = PATIENCE) -> Ended[Any]:
    """Call a function in a process of its own; it sends its answer through its first argument."""
    here, there = _context.Pipe(duplex=False)
    process = _context.Process(target=function, args=(there, *arguments))
    process.start()
    there.close()
    answer = None
    try:
        if here.poll(patience):
            answer = here.recv()
    except EOFError:
        pass  # it ended without an answer
    finally:
        here.close()
        end_session(process.pid)
        process.join()
        process.close()
    return Ended(answer)


def end_session(leader: int | None) -> None:
    """End a process and all that it started: it leads a session of its own."""
    assert leader is not None
    try:
        os.killpg(leader, signal.SIGKILL)
    except ProcessLookupError:
        return
