"""The valuation track: moving tokens, salary markers, turn order (2.3, 2.13)."""

from functools import lru_cache
from typing import Final, Literal

from seedround.engine.kinds import Seat, every_seat
from seedround.games.silicon_valley.events import SalariesChanged, TokenMoved
from seedround.games.silicon_valley.sayings import Unit, Worth
from seedround.games.silicon_valley.table import SiliconValley

KEPT: Final = 256
"""Labels of spaces; valuations have no end."""
DECADE: Final = 9
"""Spaces from one power of ten to the next (SV-R-01)."""
BILLION: Final = 28
"""The space of the first one; each that follows is one more (SV-R-01, SV-R-03)."""
BASE: Final = 10


def amount(index: int) -> tuple[int, Unit]:
    """What a space is worth: three decades of nine, then billions (SV-R-01, SV-R-03)."""
    if index == 0:
        return 0, "start"
    if index >= BILLION:
        return index - BILLION + 1, "billion"
    decade, step = divmod(index - 1, DECADE)
    return (step + 1) * BASE**decade, "million"


@lru_cache(KEPT)
def label(index: int) -> str:
    """The amount as it is printed on its space."""
    number, unit = amount(index)
    return "start" if unit == "start" else f"${number}{'M' if unit == 'million' else 'B'}"


def worth(index: int) -> Worth:
    """The amount in words: a score is a space of the track (SV-END-02)."""
    return Worth(*amount(index))


def space_after(table: SiliconValley, start: int, units: int) -> int:
    """Where so many units lead: never below the start (SV-TRACK-01, SV-TRACK-02, SV-R-03)."""
    end = max(0, start + units)
    return min(end, max(start, table.cards.unicorn)) if table.options.cap_unicorn else end


def move_token(table: SiliconValley, seat: Seat, units: int) -> None:
    """One move of one space a unit, never below the start (SV-TRACK-01..04).

    The token goes on top of those already there; without a move it is not lifted
    (SV-R-06, SV-R-25). Markers passed on the way raise salaries (SV-R-02).
    """
    start = table.index[seat]
    end = space_after(table, start, units)
    if end == start:
        return
    table.index[seat] = end
    table.arrivals += 1
    table.arrived[seat] = table.arrivals
    if table.log is not None:
        table.log.append(TokenMoved(seat, start, end, *amount(end)))
    passed = 0
    for marker in table.cards.markers:
        if start < marker <= end:
            passed += 1
        elif end < marker <= start:
            passed -= 1
    if passed:
        change_salaries(table, seat, passed)


def change_salaries(table: SiliconValley, seat: Seat, tokens: int) -> None:
    """Salary tokens for everybody employed now, from the bank, or back to it (SV-SALARY-01..06).

    An employee without tokens loses none; tokens are not money (SV-R-59). Every employee of
    that moment counts, also one hired in the same turn (SV-R-60).
    """
    if not table.employees[seat]:
        return
    for person in table.employees[seat]:
        table.tokens[person] = max(0, table.tokens[person] + tokens)
    if table.log is not None:
        change: Literal["more", "less"] = "more" if tokens > 0 else "less"
        table.log.append(SalariesChanged(seat, change, abs(tokens)))


def turn_order(table: SiliconValley) -> tuple[Seat, ...]:
    """Ascending valuation; on one space the topmost token first (SV-ORDER-01, SV-ORDER-02)."""
    return tuple(
        sorted(every_seat(table.seats), key=lambda seat: (table.index[seat], -table.arrived[seat]))
    )
