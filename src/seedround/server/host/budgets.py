"""What is left of everything that is limited: to a person, and to an address."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final, NamedTuple

from seedround.engine.errors import Refused
from seedround.server.host.limits import Limits
from seedround.server.sayings import traffic

HOUR: Final = 3600.0
DAY: Final = 24 * HOUR
MOST_KEYS: Final = 20_000
"""For how many people or addresses we remember what they have left."""


class Who(NamedTuple):
    """The user of a budget: a person, if we know them, at an address.

    Who is not there has no address: all absent people take turns as one, each with their own
    budget.
    """

    person: str | None
    address: str


class TooMuch(Refused):
    """A person or an address has used up its share for now."""


class Bucket:
    """A rate a second for each key, with a store for bursts; a rate of 0 means no limit."""

    def __init__(
        self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.rate = rate
        self.burst = burst
        self._clock = clock
        self._left: dict[object, tuple[float, float]] = {}

    def left(self, key: object) -> float:
        """How much there is for this key now."""
        now = self._clock()
        left, since = self._left.get(key, (self.burst, now))
        return min(self.burst, left + (now - since) * self.rate)

    def wait(self, key: object) -> float:
        """Seconds until a debt is paid; less than 0 if there is none."""
        return -self.left(key) / self.rate if self.rate else -1.0

    def take(self, key: object, amount: float = 1) -> bool:
        """Take an amount for this key, if there is enough left; gives whether there was."""
        if not self.rate:
            return True
        left = self.left(key)
        if left < amount:
            return False
        self._set(key, left - amount)
        return True

    def spend(self, key: object, amount: float) -> None:
        """Take an amount even if there is not enough: the rest is a debt."""
        if self.rate:
            self._set(key, self.left(key) - amount)

    def _set(self, key: object, left: float) -> None:
        kept = self._left
        kept.pop(key, None)  # a key that comes again is the newest
        if len(kept) >= MOST_KEYS:
            del kept[next(iter(kept))]
        kept[key] = left, self._clock()


class Tally:
    """How much of something each key has now; a key that has nothing is forgotten."""

    def __init__(self) -> None:
        self._counts: dict[object, int] = {}

    def __getitem__(self, key: object) -> int:
        return self._counts.get(key, 0)

    def add(self, key: object, by: int) -> None:
        count = self._counts.get(key, 0) + by
        if count:
            self._counts[key] = count
        else:
            self._counts.pop(key, None)

    def most(self) -> object:
        """The key that has most."""
        return max(self._counts, key=self._counts.__getitem__, default=None)


class Budget:
    """One thing that people use up; an address has as much as several people."""

    def __init__(self, rate: float, burst: float, people: int) -> None:
        self.people = Bucket(rate, burst)
        self.addresses = Bucket(rate * people, burst * people)

    def take(self, who: Who, amount: float = 1) -> bool:
        """Take an amount, if person and address have enough left; gives whether they had."""
        person = who.person or who.address
        if not self.people.take(person, amount):
            return False
        if who.address and not self.addresses.take(who.address, amount):
            self.people.spend(person, -amount)
            return False
        return True

    def spend(self, who: Who, amount: float) -> None:
        self.people.spend(who.person or who.address, amount)
        if who.address:
            self.addresses.spend(who.address, amount)

    @contextmanager
    def timed(self, who: Who) -> Iterator[None]:
        """Spend the processor time that something takes."""
        began = time.thread_time()
        try:
            yield
        finally:
            self.spend(who, time.thread_time() - began)

    def wait(self, who: Who) -> float:
        """Seconds until a debt is paid; less than 0 if there is none."""
        person = self.people.wait(who.person or who.address)
        return max(person, self.addresses.wait(who.address)) if who.address else person


class Budgets:
    """All that is counted, by the limits that the host has set."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        people = limits.people_per_address

        def hourly(amount: float) -> Budget:
            return Budget(amount / HOUR, amount, people)

        self.requests = Bucket(limits.requests_per_second, limits.requests_per_second * 5)
        self.messages = Budget(limits.messages_per_second, limits.messages_per_second * 3, people)
        self.chat = Budget(limits.chat_per_minute / 60, 5, people)
        showing = limits.showing_seconds_per_minute
        self.showing = Budget(showing / 60, showing / 4, people)
        self.guests = Bucket(limits.guests_per_hour / HOUR, limits.guests_per_hour)
        self.tables = hourly(limits.tables_per_hour)
        self.public_tables = hourly(limits.public_tables_per_hour)
        self.seats = hourly(limits.seats_per_hour)
        self.stored = hourly(limits.stored_bytes_per_hour)
        self.thinking = hourly(limits.thinking_seconds_per_hour)
        self.confirmations = hourly(limits.confirmations_per_hour)
        self.mails_in_hour = Bucket(limits.mails_per_hour / HOUR, limits.mails_per_hour)
        self.mails_in_day = Bucket(limits.mails_per_day / DAY, limits.mails_per_day)
        self.code_tries = Bucket(limits.code_tries_per_hour / HOUR, limits.code_tries_per_hour)
        self.waiting = Tally()
        """Bytes that wait for slow readers, by address."""

    def new_guest(self, address: str) -> None:
        if not self.guests.take(address):
            raise TooMuch(traffic.TooManyGuests())

    def open_table(self, who: Who, public: bool, size: int) -> None:
        """One more table, with so many bytes of cards and moves that it begins with."""
        if public and not self.public_tables.take(who):
            raise TooMuch(traffic.ManyPublicTables())
        if not self.tables.take(who):
            raise TooMuch(traffic.ManyTables())
        self.store(who, size)

    def sit_down(self, who: Who) -> None:
        if not self.seats.take(who):
            raise TooMuch(traffic.ManySeats())

    def store(self, who: Who, size: int) -> None:
        if not self.stored.take(who, size):
            raise TooMuch(traffic.MuchStored())

    def advise(self, who: Who) -> None:
        if self.thinking.wait(who) > 0:
            raise TooMuch(traffic.MuchThinking())

    def show(self, who: Who) -> None:
        if self.showing.wait(who) > 0:
            raise TooMuch(traffic.MuchShown())

    def mail(self, mailbox: str) -> bool:
        """Whether one more mail may go there now."""
        return self.mails_in_hour.take(mailbox) and self.mails_in_day.take(mailbox)

    def confirm(self, who: Who) -> None:
        if not self.confirmations.take(who):
            raise TooMuch(traffic.ManyConfirmations())

    def try_code(self, address: str) -> None:
        if not self.code_tries.take(address):
            raise TooMuch(traffic.ManyCodes())
