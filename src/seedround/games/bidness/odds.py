"""The exact chances of a trial (table at the end of 2.8), in whole numbers."""

from fractions import Fraction
from functools import cache
from typing import Final

from seedround.engine.kinds import Chance
from seedround.engine.standing import CERTAIN

DIE: Final = 6
"""Sides of every die (BD-CHANCE-02)."""


@cache
def ways(dice: int) -> tuple[int, ...]:
    """By total: in how many ways so many dice show it."""
    if not dice:
        return (1,)
    below = ways(dice - 1)
    return tuple(
        sum(below[total - face] for face in range(1, DIE + 1) if 0 <= total - face < len(below))
        for total in range(DIE * dice + 1)
    )


@cache
def odds(plaintiff: int, defendant: int) -> Fraction:
    """The chance that the plaintiff's dice beat the defendant's; a tie is lost (BD-SUIT-15)."""
    theirs = ways(defendant)
    lower = 0
    wins = 0
    for total, count in enumerate(ways(plaintiff)):
        wins += count * lower
        lower += theirs[total] if total < len(theirs) else 0
    return Fraction(wins, DIE ** (plaintiff + defendant))


@cache
def chance(plaintiff: int, defendant: int) -> float:
    """As a number, for bots."""
    return float(odds(plaintiff, defendant))


def thousandths(plaintiff: int, defendant: int) -> Chance:
    """As it is shown."""
    return round(CERTAIN * odds(plaintiff, defendant))


def thousandths_of(part: Fraction) -> Chance:
    """A chance that is told as a fact: 0 and CERTAIN are kept for what never or surely happens."""
    if part in (0, 1):
        return CERTAIN * int(part)
    return min(CERTAIN - 1, max(1, round(CERTAIN * part)))
