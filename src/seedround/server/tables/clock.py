"""Clocks by server time: a limit for each move, or for the whole game with an increment a move."""

from collections.abc import Iterable, Sequence
from typing import Final

from seedround.engine.kinds import Seat, by_seat
from seedround.server.protocol.tables import Clocks, ClockShown

GRACE: Final = 15_000
"""Milliseconds that a player has after a restart, and after coming back with nothing left."""


class Clock:
    """Milliseconds left by seat.

    In a sealed group game clocks only set a limit and are not charged: what one player used would
    tell whether there was anything to choose.
    """

    def __init__(self, clocks: Clocks, seats: int) -> None:
        self.kind = clocks.kind
        self._full = clocks.seconds * 1000
        self._increment = clocks.increment * 1000
        self.left = [self._full] * seats
        self.running: tuple[Seat, ...] = ()
        self._since = 0
        self._charged = True

    def copy(self) -> "Clock":
        """A clock that goes on independently; where time does not matter, the same one."""
        if self.kind == "none":
            return self
        twin = object.__new__(Clock)
        twin.kind = self.kind
        twin._full = self._full
        twin._increment = self._increment
        twin.left = self.left[:]
        twin.running = self.running
        twin._since = self._since
        twin._charged = self._charged
        return twin

    def stop(self, at: int) -> None:
        """Charge the seats that were asked up to now."""
        if self._charged:
            for seat in self.running:
                self.left[seat] = max(0, self.left[seat] - (at - self._since))
        self.running = ()

    def moved(self, seat: Seat) -> None:
        """A move was made: all seats have a full measure again, or that seat its increment."""
        if self.kind == "move":
            self.left = [self._full] * len(self.left)
        else:
            self.left[seat] += self._increment

    def start(self, seats: Sequence[Seat], at: int, sealed: bool) -> None:
        """Run for the seats that are asked now."""
        self.running = tuple(seats)
        self._since = at
        self._charged = not sealed

    def spare(self, seat: Seat) -> None:
        """Give a player who came back some time, if the clock has run out."""
        self.left[seat] = max(self.left[seat], GRACE)

    def due(self, seats: Iterable[Seat]) -> int | None:
        """When the first of these runs out of time, in milliseconds since 1970."""
        if not self.running:
            return None
        waited = [self.left[seat] for seat in seats if seat in self.running]
        return self._since + min(waited) if waited else None

    def out(self, seats: Iterable[Seat], at: int) -> list[Seat]:
        """The seats whose time is up."""
        return [
            seat for seat in seats if seat in self.running and self._since + self.left[seat] <= at
        ]

    def shown(self, at: int) -> ClockShown | None:
        if self.kind == "none":
            return None
        gone = at - self._since if self._charged else 0
        return ClockShown(
            left=tuple(
                [
                    max(0, left - gone) if seat in self.running else left
                    for seat, left in by_seat(self.left)
                ]
            ),
            running=self.running if self._charged else (),
        )
