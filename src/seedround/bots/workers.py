"""Processes that think for another one: how each of them begins."""

import multiprocessing
import os
import signal
import threading
from multiprocessing.connection import Connection, wait


def settle_in(leash: Connection | None = None) -> None:
    """Leave Ctrl-C to the process that started this worker, and end when that process ends.

    It also ends, even in the middle of a thought, when the other end of the leash is closed.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_follow, args=(leash,), daemon=True).start()


def _follow(leash: Connection | None) -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel] if leash is None else [parent.sentinel, leash])
        os._exit(1)
