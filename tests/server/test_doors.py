"""Connections: who makes room when there are too many, and who has waited too long."""

import math
import resource
import time
from ipaddress import ip_network

import pytest
from msgspec.structs import replace

from seedround.server.host.limits import NO_LIMITS, Limits
from seedround.server.transport.doors import MOST_FILES, Doors, Network, raise_file_limit


class Visitor:
    """A connection that remembers whether it was sent away."""

    def __init__(self, due: float = math.inf) -> None:
        self.due = due
        self.gone = False

    def leave(self) -> None:
        self.gone = True


class House:
    """Doors, and everybody who came through them."""

    def __init__(
        self, limits: Limits, files: float = math.inf, proxies: tuple[Network, ...] = ()
    ) -> None:
        self.doors = Doors(limits, proxies, files)
        self.visitors: list[Visitor] = []

    def come(self, address: str, busy: bool = False) -> Visitor:
        visitor = Visitor()
        self.visitors.append(visitor)
        self.doors.enter(visitor, (address, 1))
        (self.doors.works if busy else self.doors.waits)(visitor)
        self.doors.make_room(visitor)
        return visitor

    @property
    def gone(self) -> list[int]:
        return [place for place, visitor in enumerate(self.visitors) if visitor.gone]


def test_those_who_wait_make_room_before_those_who_are_being_answered() -> None:
    house = House(replace(NO_LIMITS, connections_per_address=2))
    house.come("192.0.2.1", busy=True)
    house.come("192.0.2.1")
    house.come("192.0.2.1", busy=True)
    assert house.gone == [1]
    house.come("192.0.2.1", busy=True)
    assert house.gone == [0, 1], "with nobody who waits the first of the others"


def test_the_oldest_of_those_who_wait_goes_and_others_are_left_alone() -> None:
    house = House(replace(NO_LIMITS, connections_per_address=2))
    house.come("192.0.2.2")
    for _ in range(4):
        house.come("192.0.2.1")
    assert house.gone == [1, 2]


def test_a_full_server_takes_from_the_address_that_has_most() -> None:
    house = House(replace(NO_LIMITS, connections=3))
    house.come("192.0.2.1")
    house.come("192.0.2.2")
    house.come("192.0.2.2")
    house.come("192.0.2.1")
    house.come("192.0.2.3")
    assert len(house.gone) == 2
    assert len({house.visitors[place] for place in house.gone} - {house.visitors[4]}) == 2


def test_without_a_number_as_many_as_there_are_files_less_a_reserve() -> None:
    house = House(replace(NO_LIMITS, reserve=10), files=13)
    for number in range(5):
        house.come(f"192.0.2.{number}")
    assert len(house.gone) == 2


def test_however_few_files_there_are_somebody_comes_in() -> None:
    house = House(replace(NO_LIMITS, reserve=10), files=4)
    first = house.come("192.0.2.1")
    assert not first.gone


def test_a_proxy_comes_for_many() -> None:
    limits = replace(NO_LIMITS, connections_per_address=2)
    house = House(limits, proxies=(ip_network("10.0.0.0/8"),))
    for _ in range(5):
        house.come("10.1.2.3")
    assert house.gone == []


def test_whoever_has_left_is_not_counted_any_more() -> None:
    house = House(replace(NO_LIMITS, connections_per_address=2))
    for _ in range(3):
        house.doors.leave(house.come("192.0.2.1"))
    assert house.gone == []
    assert house.doors.places() == set()


def test_those_who_take_too_long_are_sent_away() -> None:
    doors = Doors(NO_LIMITS, (), math.inf)
    late, early = Visitor(time.monotonic() - 1), Visitor(time.monotonic() + 1000)
    for visitor in (late, early):
        doors.enter(visitor, ("192.0.2.1", 1))
    doors.look()
    assert (late.gone, early.gone) == (True, False)


@pytest.mark.parametrize(
    ("soft", "hard", "wanted", "said"),
    [
        (1024, 4096, 4096, 4096),
        (1024, resource.RLIM_INFINITY, MOST_FILES, MOST_FILES),
        (1024, 10**6, MOST_FILES, MOST_FILES),
        (4096, 4096, None, 4096),
        (10**6, 10**6, None, 10**6),
        (resource.RLIM_INFINITY, resource.RLIM_INFINITY, None, math.inf),
    ],
)
def test_as_many_files_are_asked_for_as_are_useful(
    monkeypatch: pytest.MonkeyPatch, soft: int, hard: int, wanted: int | None, said: float
) -> None:
    asked: list[tuple[int, int]] = []
    monkeypatch.setattr(resource, "getrlimit", lambda what: (soft, hard))
    monkeypatch.setattr(resource, "setrlimit", lambda what, both: asked.append(both))
    assert raise_file_limit() == said
    assert asked == ([] if wanted is None else [(wanted, hard)])
