"""The numbers of events: given for ever, so that what was taken back leaves a gap.

>>> numbers = Numbering().over(5).over(3).over(4)
>>> list(numbers.since(0))
[1, 2, 3, 6]
>>> numbers.told(5), numbers.last
(3, 6)
"""

from collections.abc import Sequence

from msgspec import Struct


class Numbering(Struct, frozen=True, gc=False):
    """Of the events in a log: runs without a gap, as the place where each begins and its number."""

    runs: tuple[tuple[int, int], ...] = ()
    count: int = 0
    """Events in the log."""
    last: int = 0
    """The last number that was given, also to what was taken back."""

    def over(self, count: int) -> "Numbering":
        """The same for a log that now has so many events."""
        if count < self.count:
            kept = [(place, number) for place, number in self.runs if place < count]
            return Numbering(tuple(kept), count, self.last)
        if count == self.count:
            return self
        runs = self.runs
        if not runs or self.at(self.count) != self.last + 1:
            runs = (*runs, (self.count, self.last + 1))
        return Numbering(runs, count, self.last + count - self.count)

    def at(self, place: int) -> int:
        """The number of the event at a place in the log."""
        for first, number in reversed(self.runs):
            if first <= place:
                return number + place - first
        raise IndexError(place)

    def told(self, number: int) -> int:
        """How many events a client still knows that was told everything up to a number."""
        end = self.count
        for first, begin in reversed(self.runs):
            if begin <= number:
                return min(end, first + number - begin + 1)
            end = first
        return 0

    def since(self, place: int) -> Sequence[int]:
        """The numbers of the events from a place on."""
        if self.runs and self.runs[-1][0] <= place:
            first = self.at(place)
            return range(first, first + self.count - place)
        return [self.at(each) for each in range(place, self.count)]
