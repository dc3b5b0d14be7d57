"""The exact solution of a trade show turn (spec section 7).

A state of the turn is (fulfilled, dice, cubes, pending): cards fulfilled, free dice by size, owned
and pending cubes. Example, last round, two d6 free after the first card:

    turn = Solver(stack=((9, 16, 2), (6, 8, 2), (3, 3, 1), (2, 1, 2)), pool=(0, 4, 0), number=float)
    state = (1, (0, 2, 0), 0, 0)
    turn.accept(state), turn.roll(state), turn.bust(state)  # 18.0, 21.083..., 0.277...
"""

from bisect import bisect_left
from collections import Counter, defaultdict
from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from functools import cache
from heapq import heappop, heappush
from itertools import accumulate, combinations_with_replacement
from math import factorial, prod
from operator import itemgetter
from typing import Generic, NamedTuple, TypeAlias, TypeVar

from seedround.games.trade_show.moves import REROLL_COST, SIDES

Line: TypeAlias = tuple[int, int, int]
"""Sell value, dollars and matching bonus of one card for the company held."""
Stack: TypeAlias = tuple[Line, ...]
Dice: TypeAlias = tuple[int, int, int]
"""Free dice: how many d4, d6 and d8."""
State: TypeAlias = tuple[int, Dice, int, int]
"""Fulfilled cards, free dice, owned cubes, pending cubes (7.1)."""
Placement: TypeAlias = tuple[int, int, bool]
"""Sides of the dice, how many of them, with a cube or not (3.3)."""
Goal: TypeAlias = Callable[[int, int], float | Fraction]
"""What it is worth to leave the turn with so many new dollars and so many cubes in all."""
Standing: TypeAlias = tuple[int, int]
"""Final score and, if cubes break ties, the cubes held before conversion (else 0)."""

N = TypeVar("N", float, Fraction)

NO_DICE: Dice = (0, 0, 0)
COMPLETE_BONUS = 7

CUBE_VALUES = (
    (0, 1, 2, 3, 4, 5, 6, 7, 8),
    (0, 1.0, 6.7, 7.7, 10.9, 11.9, 14.0, 15.0, 16.6),
    (0, 2.4, 9.5, 11.5, 15.5, 17.2, 19.8, 21.3, 23.3),
    (0, 3.6, 11.3, 14.2, 18.7, 21.1, 24.1, 26.1, 28.3),
    (0, 4.6, 12.6, 16.3, 21.1, 24.0, 27.4, 29.7, 32.3),
)
CUBE_ABOVE = (1.0, 1.2, 1.5, 1.8, 2.0)


def cube_value(rounds_left: int, cubes: int) -> float:
    """U(cubes) with so many rounds to come after this one; more than 4 count as 4 (7.4)."""
    row = min(rounds_left, len(CUBE_VALUES) - 1)
    known = CUBE_VALUES[row]
    above = max(0, cubes - (len(known) - 1))
    return known[cubes - above] + above * CUBE_ABOVE[row]


@cache
def classes(sides: int, number: int, sell: int) -> tuple[int, int, tuple[int, ...]]:
    """Rolls of dice of one size that miss, show an exact die, need 1, 2, ... dice (3.3, 7.2)."""
    none = exact = 0
    fewest = [0] * number
    for roll in combinations_with_replacement(range(sides, 0, -1), number):
        rolls = factorial(number) // prod(factorial(n) for n in Counter(roll).values())
        if sell in roll:
            exact += rolls
        elif sum(roll) < sell:
            none += rolls
        else:
            fewest[bisect_left(list(accumulate(roll)), sell)] += rolls
    return none, exact, tuple(fewest)


class Ways(NamedTuple):
    """All ways in which a roll of the free dice can fulfil a card, sizes apart (7.2)."""

    rolls: int
    misses: int
    by_size: tuple[int, int, int]
    """Rolls of the dice of each size; their product is `rolls`."""
    placements: tuple[tuple[int, int, Dice, int], ...]
    """Size index, rolls of that size in this class, dice left, cubes gained; in size order."""


@cache
def ways(dice: Dice, sell: int, cube: bool) -> Ways:
    """Join the classes of all sizes; with no cube to place an exact die is one die (TS-CUBE-01)."""
    by_size = (4 ** dice[0], 6 ** dice[1], 8 ** dice[2])
    misses = 1
    placements: list[tuple[int, int, Dice, int]] = []
    for size, sides in enumerate(SIDES):
        if not dice[size]:
            continue
        none, exact, (single, *sums) = classes(sides, dice[size], sell)
        misses *= none
        found = [(1, exact, 1), (1, single, 0)] if cube else [(1, exact + single, 0)]
        found += [(used, rolls, 0) for used, rolls in enumerate(sums, 2)]
        placements += [
            (size, rolls, without(dice, size, used), gained)
            for used, rolls, gained in found
            if rolls
        ]
    return Ways(prod(by_size), misses, by_size, tuple(placements))


def without(dice: Dice, size: int, used: int) -> Dice:
    """The dice that stay free when some of one size lie on a card (TS-SHOW-08)."""
    d4, d6, d8 = dice
    if size == 0:
        return (d4 - used, d6, d8)
    return (d4, d6 - used, d8) if size == 1 else (d4, d6, d8 - used)


def money(rounds_left: int = 0) -> Goal:
    """The goal of most money, cubes at their value for the rounds to come (7.4)."""
    return lambda dollars, cubes: dollars + cube_value(rounds_left, cubes)


def standing(score: int, cubes: int, cubes_break_ties: bool) -> Standing:
    """What is compared at the end of the game (TS-END-03..05)."""
    return (score + cubes, cubes if cubes_break_ties else 0)


def standings(
    score: int, outcomes: Mapping[tuple[int, int], N], cubes_break_ties: bool = False
) -> dict[Standing, N]:
    """How a seat with this score may finish, given the outcomes of its last turn (7.4)."""
    chances: dict[Standing, N] = {}
    for (dollars, cubes), chance in outcomes.items():
        final = standing(score + dollars, cubes, cubes_break_ties)
        chances[final] = chances[final] + chance if final in chances else chance
    return chances


def winning(
    score: int, rivals: Sequence[Mapping[Standing, N]], cubes_break_ties: bool = False
) -> Goal:
    """The goal of winning: no rival finishes better, a shared win counts (7.4, TS-END-05)."""

    @cache
    def chance(dollars: int, cubes: int) -> float | Fraction:
        own = standing(score + dollars, cubes, cubes_break_ties)
        return prod(sum(p for final, p in rival.items() if final <= own) for rival in rivals)

    return chance


class Solver(Generic[N]):
    """One stack, solved for one goal: expectations and chances of the whole turn (7.1, 7.3).

    `number` is the arithmetic: float for play, Fraction for exact values. `ceiling` is F: the cubes
    there are, less those that other seats own; None if unlimited. The goal must like more money
    and more cubes (3.3); without one it is money in the last round.
    """

    def __init__(
        self,
        stack: Stack,
        pool: Dice,
        number: type[N],
        goal: Goal | None = None,
        ceiling: int | None = None,
        complete_bonus: int = COMPLETE_BONUS,
    ) -> None:
        self.stack = stack
        self.pool = pool
        self.number: type[N] = number
        self._goal = money() if goal is None else goal
        self._ceiling = ceiling
        self._safe = list(accumulate((bonus for _, _, bonus in stack), initial=0))
        self._pays = list(accumulate((pay + bonus for _, pay, bonus in stack), initial=0))
        self._pays[-1] += complete_bonus
        self._worth: dict[tuple[int, int], N] = {}
        self._rolls: dict[State, N] = {}
        self._offers: dict[State, N] = {}

    def accept(self, state: State) -> N:
        """ACCEPT: dollars, bonuses, $7 if complete, all cubes (TS-SHOW-13, 14)."""
        return self._value(self._pays[state[0]], state[2] + state[3])

    def fail(self, state: State) -> N:
        """FAIL: the bonuses and the owned cubes (TS-SHOW-17)."""
        return self._value(self._safe[state[0]], state[2])

    def offer(self, state: State) -> N:
        """OFFER: the better of accept and roll; accept if no roll is possible (TS-SHOW-12, 19)."""
        value = self._offers.get(state)
        if value is None:
            value = self.accept(state)
            if state[0] < len(self.stack) and state[1] != NO_DICE:
                value = max(value, self.roll(state))
            self._offers[state] = value
        return value

    def roll(self, state: State) -> N:
        """ROLL: the expectation of rolling the free dice, with paid rerolls (TS-SHOW-15, 18)."""
        value = self._rolls.get(state)
        if value is None:
            total = sum((rolls * value for rolls, value, _ in self._plan(state)), self.number(0))
            value = self._rolls[state] = self._tidy(total / self._ways(state).rolls)
        return value

    def start(self, cubes: int) -> State:
        """The beginning of the turn; its first roll is mandatory (TS-SHOW-02, 03)."""
        return (0, self.pool, cubes, 0)

    def net(self, value: N, cubes: int) -> N:
        """A value as hints show it: less U of the cubes owned now (7.3)."""
        return value - self._value(0, cubes)

    def place(self, state: State, allowed: Sequence[Placement]) -> list[N]:
        """Values of the moves after a roll, in list order: placements or concede, reroll (3.1)."""
        fulfilled, dice, cubes, pending = state
        values = [self.fail(state)] if not allowed else []
        for sides, used, cube in allowed:
            rest = without(dice, SIDES.index(sides), used)
            values.append(self.offer((fulfilled + 1, rest, cubes, pending + cube)))
        if cubes >= REROLL_COST:
            values.append(self.roll((fulfilled, dice, cubes - REROLL_COST, pending)))
        return values

    def bust(self, state: State) -> N:
        """The chance that the next roll misses, before paid rerolls (7.3)."""
        found = self._ways(state)
        return self.number(found.misses) / self.number(found.rolls)

    def failure(self, state: State) -> N:
        """The chance that the turn fails if the seat rolls now and then plays best (7.3)."""
        ends = self.ends(state)
        return sum((p for (_, _, sold), p in ends.items() if not sold), self.number(0))

    def outcomes(self, state: State) -> dict[tuple[int, int], N]:
        """Chances of (dollars, cubes in all) if the seat rolls now and then plays best (7.4)."""
        chances: dict[tuple[int, int], N] = defaultdict(self.number)
        for (fulfilled, cubes, sold), chance in self.ends(state).items():
            chances[self.earned(fulfilled, sold), cubes] += chance
        return dict(chances)

    def earned(self, fulfilled: int, sold: bool) -> int:
        """The dollars of a turn that ends after so many cards (TS-SHOW-11, 13, 14, 17)."""
        return (self._pays if sold else self._safe)[fulfilled]

    def _ways(self, state: State) -> Ways:
        fulfilled, dice, cubes, pending = state
        cube = self._ceiling is None or cubes + pending < self._ceiling
        return ways(dice, self.stack[fulfilled][0], cube)

    def _value(self, dollars: int, cubes: int) -> N:
        key = (dollars, cubes)
        value = self._worth.get(key)
        if value is None:
            value = self._worth[key] = self._tidy(self.number(self._goal(dollars, cubes)))
        return value

    def _tidy(self, value: N) -> N:
        """Floats are rounded to ten decimals, so that ties are ties, as with fractions (7.3)."""
        return round(value, 10) if isinstance(value, float) else value

    def _plan(self, state: State) -> list[tuple[int, N, State | None]]:
        """What best play makes of all rolls: how many lead, at which value, where; None fails.

        Sizes are independent: taking the placements from best to worst, a roll goes to the first
        one it allows, and `left` counts, size by size, the rolls that allow none of those before.
        Ties: size order, then concede, then reroll (7.3).
        """
        fulfilled, dice, cubes, pending = state
        undecided, misses, by_size, placements = self._ways(state)
        found: list[tuple[N, int, int, State]] = []
        for size, rolls, rest, gained in placements:
            after = (fulfilled + 1, rest, cubes, pending + gained)
            found.append((self.offer(after), size, rolls, after))
        found.sort(key=itemgetter(0), reverse=True)
        again: State | None = None
        if cubes >= REROLL_COST:
            again = (fulfilled, dice, cubes - REROLL_COST, pending)
            again_value = self.roll(again)
        left = list(by_size)
        plan: list[tuple[int, N, State | None]] = []
        for value, size, rolls, after in found:
            if again and value < again_value:
                break
            weight = undecided // left[size] * rolls
            plan.append((weight, value, after))
            undecided -= weight
            left[size] -= rolls
            if not undecided:
                return plan
        failed = self.fail(state)
        if misses and (again is None or failed >= again_value):
            plan.append((misses, failed, None))
            undecided -= misses
        if again and undecided:
            plan.append((undecided, again_value, again))
        return plan

    def ends(self, state: State) -> dict[tuple[int, int, bool], N]:
        """Chances of all ends of the turn: cards fulfilled, cubes in all, sold or failed."""
        ends: dict[tuple[int, int, bool], N] = defaultdict(self.number)
        rolling: dict[State, N] = {state: self.number(1)}
        # Fewest cards, then most cubes first: whatever leads to a state comes before it.
        waiting = [(state[0], -state[2], state)]
        while waiting:
            count, _, state = heappop(waiting)
            chance = rolling[state] / self._ways(state).rolls
            for rolls, value, after in self._plan(state):
                if after is None:
                    ends[count, state[2], False] += chance * rolls
                elif after[0] > count and value == self.accept(after):
                    ends[after[0], after[2] + after[3], True] += chance * rolls
                elif after in rolling:
                    rolling[after] += chance * rolls
                else:
                    rolling[after] = chance * rolls
                    heappush(waiting, (after[0], -after[2], after))
        return ends


def best(values: Sequence[N]) -> int:
    """The first of the best values: a later move must be strictly better (7.3)."""
    return max(range(len(values)), key=values.__getitem__)
