"""Connections: who may hold how many, and for how long without a whole request.

A connection costs a file and a few kilobytes, and need not send anything. So connections are
counted by address, have deadlines, and those that only wait make room for others.
"""

import math
import resource
import time
from collections.abc import Container
from ipaddress import IPv4Network, IPv6Network, ip_address
from typing import Final, Protocol, cast

import uvicorn

from seedround.server.host.budgets import Tally
from seedround.server.host.limits import Limits
from seedround.server.host.scope import counted

Network = IPv4Network | IPv6Network
MOST_FILES: Final = 65_536
"""We ask for no more open files than this: every one costs the system memory."""


class Visitor(Protocol):
    """A connection as the doors see it."""

    @property
    def due(self) -> float:
        """When it will have taken too long, in the time of `time.monotonic`."""
        ...

    def leave(self) -> None:
        """Go at once, even in the middle of something."""
        ...


class Doors:
    """All connections of this process."""

    def __init__(
        self,
        limits: Limits,
        proxies: tuple[Network, ...],
        files: float,
        neighbours: Container[str] = (),
    ) -> None:
        self.limits = limits
        self._proxies = proxies
        self._neighbours = neighbours
        self._most = limits.connections or max(1.0, files - limits.reserve)
        self._each = limits.connections_per_address or math.inf
        self._places: dict[Visitor, str] = {}
        self._counts = Tally()
        self._waiting: dict[str, dict[Visitor, None]] = {}
        self._busy: dict[str, dict[Visitor, None]] = {}

    def enter(self, visitor: Visitor, client: tuple[str, int] | None) -> None:
        """A connection has come, with all that it needs to stay."""
        place = counted(client[0]) if client else ""
        self._places[visitor] = place
        self._counts.add(place, 1)

    def leave(self, visitor: Visitor) -> None:
        self._move(visitor, None)
        if (place := self._places.pop(visitor, None)) is not None:
            self._counts.add(place, -1)

    def waits(self, visitor: Visitor) -> None:
        """There is no whole request: it may have to make room."""
        self._move(visitor, self._waiting)

    def works(self, visitor: Visitor) -> None:
        """A request is being answered."""
        self._move(visitor, self._busy)

    def make_room(self, newcomer: Visitor) -> None:
        """Where there are too many, one that waits goes; the newcomer itself if there is none."""
        place = self._places[newcomer]
        if len(self._places) > self._most:
            place = str(self._counts.most())
        elif self._counts[place] <= self._each or self._trusted(place):
            return
        for those in (self._waiting, self._busy):
            found = next(iter(those.get(place, ())), None)
            if found is not None:
                break
        else:
            found = newcomer
        self.leave(found)
        found.leave()

    def places(self) -> set[str]:
        """The addresses from which there are connections."""
        return set(self._places.values())

    def look(self) -> None:
        """Close the connections that take too long."""
        now = time.monotonic()
        for visitor in [visitor for visitor in self._places if visitor.due < now]:
            visitor.leave()

    def _trusted(self, place: str) -> bool:
        """Whether a proxy stands there, or another process of ours: they come for many."""
        if place in self._neighbours:
            return True
        try:
            found = ip_address(place.partition("/")[0])
        except ValueError:
            return False
        return any(found in network for network in self._proxies)

    def _move(self, visitor: Visitor, to: dict[str, dict[Visitor, None]] | None) -> None:
        place = self._places.get(visitor)
        if place is None:
            return
        for those in (self._waiting, self._busy):
            if place in those and visitor in those[place]:
                del those[place][visitor]
                if not those[place]:
                    del those[place]
        if to is not None:
            to.setdefault(place, {})[visitor] = None


class Settings(uvicorn.Config):
    """uvicorn's settings, and our doors."""

    doors: Doors


def doors_of(config: uvicorn.Config) -> Doors:
    return cast(Settings, config).doors


def raise_file_limit() -> float:
    """As many open files as the system gives; says how many."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft = wanted
    return math.inf if soft == resource.RLIM_INFINITY else soft
