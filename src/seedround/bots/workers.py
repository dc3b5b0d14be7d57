"""Processes that think for another one: how each of them begins."""

import multiprocessing
import os
import signal
import threading


def settle_in() -> None:
    """Ctrl-C is for whoever started this worker; and when that one is gone, it goes too."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_follow, daemon=True).start()


def _follow() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
