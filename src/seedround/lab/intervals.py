"""How sure a share is: intervals for one look, and for a test that looks several times."""

from math import sqrt

Z95 = 1.959964

LOOKS = 10
"""How often a sequential test looks at its figures, evenly spaced."""
LAST_LOOK = 2.087
"""The bound of O'Brien and Fleming for ten looks and 5 % in all (Jennison and Turnbull 2000,
table 2.3). A plain 95 % interval that is looked at ten times would clear 50 % by luck alone in
about 19 of 100 matches of equals."""


def wilson(wins: float, games: float, z: float = Z95) -> tuple[float, float]:
    """The interval of a share (Wilson's score interval), for 95 % unless `z` says otherwise."""
    share = wins / games
    spread = z * sqrt(share * (1 - share) / games + (z / (2 * games)) ** 2)
    middle = share + z**2 / (2 * games)
    scale = 1 + z**2 / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


def bound_at(look: int) -> float:
    """How many standard errors look number 1 to LOOKS must see: wide at first, narrow at last."""
    return LAST_LOOK * sqrt(LOOKS / look)
