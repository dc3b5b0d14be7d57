"""Lists of amounts: complete up to 150 entries, and the short ladder for buttons (section 3.2).

Money comes in tens (BD-BANK-03, BD-R-21); by option settlements come in other steps.
"""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from seedround.engine.move import Move
from seedround.engine.step import Range
from seedround.games.bidness.moves import (
    ACCEPT,
    DROP,
    REJECT,
    TEN,
    TRIAL,
    Bid,
    Counter,
    Damages,
    Demand,
)

FINE: Final = 150
"""So many steps are listed one by one."""
COARSE: Final = 10
"""Steps at a time above that."""
MOST: Final = 198
"""With the moves that are no amounts a list has at most 200 entries (law 2)."""
FEWEST: Final = 3
"""With fewer steps than this there is no slider."""
RAISES: Final = (10, 20, 50, 100)
"""By how much more than the last bid the buttons offer."""
QUARTERS: Final = 4

KEPT: Final = 1 << 10
"""Lists of each kind that are kept: they follow from what players have, and some are long."""

bid: Final = lru_cache(maxsize=1 << 12)(Bid)
"""A bid of an amount: most lists have the same ones."""


@lru_cache(maxsize=KEPT)
def amounts(lo: int, hi: int, step: int = TEN) -> tuple[int, ...]:
    """Every step from lo up to hi; above the lowest 150 only every so many, and the last (3.2)."""
    fine = tuple(range(lo, hi + 1, step))
    if len(fine) <= FINE:
        return fine
    listed = fine[:FINE]
    wide = COARSE * step
    while True:
        first = listed[-1] // wide * wide + wide
        coarse = tuple(range(first, hi + 1, wide))
        if coarse[-1:] != fine[-1:]:
            coarse += fine[-1:]
        if FINE + len(coarse) <= MOST:
            return listed + coarse
        wide += wide


@lru_cache(maxsize=KEPT)
def bids(lo: int, hi: int) -> list[Move]:
    """Drop, or bid an amount; only drop if the purse is too small (BD-AUCTION-12)."""
    return [DROP, *[bid(amount) for amount in amounts(lo, hi)]]


@lru_cache(maxsize=KEPT)
def claims(lo: int, hi: int, step: int) -> list[Move]:
    """The damages that may be announced, in dollars (step 10) or pieces (step 1)."""
    return [Damages(amount) for amount in amounts(lo, hi, step)]


@lru_cache(maxsize=KEPT)
def demands(hi: int, step: int) -> list[Move]:
    """Trial, or open talks with a demand; only trial if nothing can be paid (BD-SUIT-08)."""
    return [TRIAL, *(Demand(amount) for amount in amounts(step, hi, step))]


@lru_cache(maxsize=KEPT)
def counters(lo: int, hi: int, step: int) -> list[Move]:
    """Accept, reject, or a sum strictly between offer and demand (BD-SUIT-12)."""
    return [ACCEPT, REJECT, *(Counter(amount) for amount in amounts(lo, hi, step))]


def bid_ladder(lo: int, hi: int, cash: int) -> list[int]:
    """The last bid and RAISES, the bidder's cash, and all he can pay (3.2)."""
    last = lo - TEN
    return _listed((*[last + more for more in RAISES], cash, hi), lo, hi)


def ladder(lo: int, hi: int, step: int = TEN) -> list[int]:
    """Both ends and the quarters between them, rounded down (3.2)."""
    quarters = [lo + (hi - lo) * part // QUARTERS // step * step for part in range(1, QUARTERS)]
    return _listed((lo, *quarters, hi), lo, hi, step)


def _listed(wanted: Iterable[int], lo: int, hi: int, step: int = TEN) -> list[int]:
    """Those in the legal list, or the next lower one of it, in ascending order."""
    legal = amounts(lo, hi, step)
    found = {max(amount for amount in legal if amount <= want) for want in wanted if want >= lo}
    return sorted(found)


def span(lo: int, hi: int, step: int = TEN) -> Range | None:
    """The amounts as one slider; None if there are too few, or if the list has gaps."""
    count = (hi - lo) // step + 1
    last = lo + (count - 1) * step
    return Range("amount", lo, last, step) if FEWEST <= count <= FINE else None
