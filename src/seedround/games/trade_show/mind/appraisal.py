"""What a stack is worth while it is drafted: the quick evaluator of section 6.5."""

from functools import lru_cache

from seedround.games.trade_show.mind.solver import (
    COMPLETE_BONUS,
    NO_DICE,
    Dice,
    Line,
    Stack,
    cube_value,
    ways,
)
from seedround.games.trade_show.moves import REROLL_COST

FILLERS: Stack = ((6, 8, 2), (4, 5, 2), (4, 4, 1))
EXACT_HIT_SHARE = 0.8


def filled(stack: Stack, size: int) -> Stack:
    """The stack as it may become: position fillers in its empty places (6.5)."""
    return stack + tuple(FILLERS[min(i, len(FILLERS) - 1)] for i in range(len(stack), size))


def draft_value(
    stack: Stack, pool: Dice, cubes: int, rounds_left: int, complete_bonus: int = COMPLETE_BONUS
) -> float:
    """The quick value of a stack in the draft, its empty places filled (6.5).

    An exact hit earns 0.8u at once and for good; one reroll may be paid with 2u, if the seat owns
    two cubes now, as it earns none before its turn (TS-CUBE-03, 05).
    """
    unit = cube_value(rounds_left, 2) / 2
    first = _target(filled(stack, sum(pool)), 0, unit, complete_bonus)
    return round(first.roll(pool, cubes >= REROLL_COST), 10)


@lru_cache(maxsize=1 << 14)
def card_value(line: Line, place: int, pool: Dice, rounds_left: int, complete_bonus: int) -> float:
    """What one card adds at its place, all others being fillers: a glance instead of a look."""
    size = sum(pool)
    above = filled((), place)
    with_it = draft_value((*above, line), pool, 0, rounds_left, complete_bonus)
    return with_it - draft_value(filled((), size), pool, 0, rounds_left, complete_bonus)


class _Target:
    """The cards still to fulfil with the dollars at risk: values of rolling for the first of them.

    Bonuses are safe, so they are added as they come, and the same few tails serve all stacks.
    """

    __slots__ = ("bonus", "hit", "known", "next", "offer", "paid", "sell", "unit")

    def __init__(self, cards: Stack, at_risk: int, unit: float, complete_bonus: int) -> None:
        self.sell, dollars, self.bonus = cards[0]
        self.offer = at_risk + dollars
        self.hit = EXACT_HIT_SHARE * unit
        self.unit = unit
        self.known: dict[Dice, float] = {}
        self.paid: dict[Dice, float] = {}
        self.next: _Target | None = None
        if len(cards) > 1:
            self.next = _target(cards[1:], self.offer, unit, complete_bonus)
        else:
            self.offer += complete_bonus

    def roll(self, dice: Dice, reroll: bool) -> float:
        """The expected money of rolling these dice, with or without a reroll in hand."""
        known = self.known if reroll else self.paid
        value = known.get(dice)
        if value is not None:
            return value
        undecided, _, by_size, placements = ways(dice, self.sell, True)
        found: list[tuple[float, int, int]] = []
        follow = self.next
        for size, rolls, rest, gained in placements:
            value = float(self.offer)
            if follow is not None and rest != NO_DICE:
                value = max(value, follow.roll(rest, reroll))
            found.append((value + self.hit if gained else value, size, rolls))
        found.sort(reverse=True)
        floor = -float(self.bonus)
        if reroll:
            floor = max(floor, self.roll(dice, False) - REROLL_COST * self.unit - self.bonus)
        total = 0.0
        rolls_in_all = undecided
        left = list(by_size)
        for value, size, rolls in found:
            if value <= floor or not undecided:
                break
            weight = undecided // left[size] * rolls
            total += weight * value
            undecided -= weight
            left[size] -= rolls
        value = self.bonus + (total + undecided * floor) / rolls_in_all
        known[dice] = value
        return value


@lru_cache(maxsize=1 << 14)
def _target(cards: Stack, at_risk: int, unit: float, complete_bonus: int) -> _Target:
    return _Target(cards, at_risk, unit, complete_bonus)
