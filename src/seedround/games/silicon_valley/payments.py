"""Paying with code: which sets of blocks pay a cost, and whether several costs can all be paid."""

from functools import lru_cache
from typing import Final

from seedround.games.silicon_valley.blocks import MOST, SIZES, UNIT, Holding, contained, counts

USUAL_COST: Final = 10
"""Up to here all payments are listed once and filtered; above, they are built from what is held."""
PLENTY: Final = bytes([MOST] * len(SIZES))
SMALL, MIDDLE, LARGE = sorted(set(SIZES))


def payments(cost: int, held: Holding) -> list[Holding]:
    """The irredundant payments out of a holding, in block order (section 3.1).

    The value reaches the cost, and does not without any one of the blocks; no change is given
    (SV-GEN-07, SV-R-19).
    """
    if cost > USUAL_COST:
        return list(irredundant(cost, counts(held)))
    return contained(held, irredundant(cost, PLENTY))


@lru_cache(1 << 10)
def irredundant(cost: int, limits: bytes) -> tuple[Holding, ...]:
    """All multisets within the limits that pay a cost without a superfluous block."""
    found: list[Holding] = []

    def add(kind: int, paid: Holding, left: int, smallest: int, used: int) -> None:
        for kind_now in range(kind, len(SIZES)):
            already = used if kind_now == kind else 0
            if already == limits[kind_now]:
                continue
            size = SIZES[kind_now]
            rest, first = left - size, smallest or size
            if rest > 0:
                add(kind_now, paid + UNIT[kind_now], rest, first, already + 1)
            elif rest + first > 0:
                found.append(paid + UNIT[kind_now])

    if cost > 0:
        add(0, 0, cost, 0, 0)
    return tuple(found)


def all_payable(held: Holding, costs: tuple[int, ...]) -> bool:
    """Whether some assignment of blocks pays every cost separately (SV-UPKEEP-03, section 3.3)."""
    d2, i3, l3, *fours = counts(held)
    return _payable(d2, i3 + l3, sum(fours), tuple(sorted(costs, reverse=True)))


@lru_cache(1 << 14)
def _payable(twos: int, threes: int, fours: int, costs: tuple[int, ...]) -> bool:
    if not costs or costs[0] <= 0:
        return True
    cost, others = costs[0], costs[1:]
    for four in range(min(fours, -(-cost // LARGE)) + 1):
        rest = cost - LARGE * four
        for three in range(min(threes, max(0, -(-rest // MIDDLE))) + 1):
            two = max(0, -(-(rest - MIDDLE * three) // SMALL))
            if two <= twos and _payable(twos - two, threes - three, fours - four, others):
                return True
    return False
