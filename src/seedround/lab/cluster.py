"""Ray as the engine: a cluster by its address, or one of our own on this machine."""

import logging
import os
import socket
from collections.abc import Sequence
from typing import Any

from seedround.engine.errors import BadOption
from seedround.lab.engines import Done, Where, Work, timed
from seedround.lab.extras import need
from seedround.lab.sayings import (
    ClusterSilent,
    NotACluster,
)

REACH_S = 5.0
"""A cluster that does not take a connection in this time is not there."""


class RayEngine:
    """Chunks as Ray tasks. The machines of a cluster need this very version of Seed Round."""

    def __init__(self, where: Where) -> None:
        # Ray reports its use to its makers unless told otherwise.
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        # Ray's own default from its next version on; without it, it warns.
        os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
        self._ray = ray = need("ray", "ray", "--on ray")
        self._ours = not ray.is_initialized()
        if self._ours:
            self._start(where)
        self.slots = max(1, int(ray.cluster_resources().get("CPU", 1)))
        self.room = 2 * self.slots
        self._task = ray.remote(timed)
        self._flying: list[Any] = []

    def _start(self, where: Where) -> None:
        quiet: dict[str, Any] = {"logging_level": logging.ERROR, "log_to_driver": False}
        if where.address is None:
            self._ray.init(address="local", num_cpus=where.jobs, include_dashboard=False, **quiet)
            return
        check_reachable(where.address)
        try:
            self._ray.init(address=where.address, **quiet)
        except (ConnectionError, ValueError, RuntimeError):
            raise unreachable(where.address) from None

    def submit(self, work: Work, what: Any, numbers: Sequence[int]) -> None:
        self._flying.append(self._task.remote(work, what, numbers))

    def collect(self) -> Done:
        (first, *_), self._flying = self._ray.wait(self._flying, num_returns=1)
        done: Done = self._ray.get(first)
        return done

    def close(self) -> None:
        for task in self._flying:
            self._ray.cancel(task, force=True)
        if self._ours:
            self._ray.shutdown()


def check_reachable(address: str) -> None:
    """Refuse an address without a listener, before Ray waits a minute for it."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if address == "auto":
        return
    if not colon or not host or not port.isdecimal() or int(port) > 65535:
        raise BadOption(NotACluster(address))
    try:
        socket.create_connection((host.strip("[]"), int(port)), REACH_S).close()
    except OSError:
        raise unreachable(address) from None


def unreachable(address: str) -> BadOption:
    return BadOption(ClusterSilent(address))
