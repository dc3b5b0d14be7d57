"""The exact solver of the trade show turn: figures of sections 6.4, 6.5, 7 and TS-G12..G40."""

from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from functools import cache
from itertools import combinations, product
from math import prod
from typing import NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from seedround.games.trade_show.mind.appraisal import draft_value, filled
from seedround.games.trade_show.mind.solver import (
    NO_DICE,
    Dice,
    Line,
    Solver,
    Stack,
    best,
    classes,
    cube_value,
    money,
    standings,
    ways,
    winning,
)
from seedround.games.trade_show.moves import SIDES

POOLS: dict[str, Dice] = {
    "social": (2, 2, 1),
    "app": (4, 1, 1),
    "web": (0, 4, 0),
    "gadget": (0, 2, 2),
    "cloud": (2, 1, 2),
}
SOCIAL: Stack = ((7, 10, 0), (4, 4, 0), (3, 2, 3), (3, 3, 2), (2, 1, 3))  # d42 d22 d11 d16 d01
WEB: Stack = ((9, 16, 2), (6, 8, 2), (3, 3, 1), (2, 1, 2))  # d53 d38 d18 d03
ROBOT: Stack = ((8, 13, 3), (5, 6, 1), (3, 3, 1), (2, 1, 2))  # gadget: d49 d34 d19 d04


class Reference(NamedTuple):
    """A line of the table in 7.5."""

    company: str
    stack: Stack
    money: int
    bonuses: int
    start: Fraction
    failure: float
    first_miss: Fraction
    start_with_two: float
    failure_with_two: float


REFERENCES = [
    Reference("social", SOCIAL, 20, 8, Fraction(15430517, 1048576), 0.385855, Fraction(65, 256),
              21.241249, 0.151876),
    Reference("app", ((7, 10, 2), (4, 3, 3), (4, 4, 2), (3, 3, 1), (2, 2, 1), (2, 1, 2)), 23, 11,
              Fraction(146413052609, 6442450944), 0.247774, Fraction(45, 1024),
              28.610786, 0.117868),
    Reference("web", WEB, 28, 7, Fraction(8281, 432), 0.246914, Fraction(35, 648),
              23.462445, 0.090497),
    Reference("gadget", ((5, 6, 1), (4, 4, 1), (3, 3, 1), (2, 1, 2)), 14, 5,
              Fraction(60435565, 2985984), 0.209073, Fraction(1, 64), 24.776364, 0.064690),
    Reference("cloud", ((7, 10, 4), (4, 4, 3), (3, 2, 2), (3, 3, 1), (2, 1, 3)), 20, 13,
              Fraction(182384313, 8388608), 0.367319, Fraction(195, 1024), 29.740451, 0.138667),
]  # fmt: skip
by_company = pytest.mark.parametrize("line", REFERENCES, ids=lambda line: line.company)


def solved(stack: Stack, company: str) -> Solver[Fraction]:
    return Solver(stack, POOLS[company], Fraction)


# 7.5, reference values


@by_company
def test_7_5_reference_values(line: Reference) -> None:
    turn = solved(line.stack, line.company)
    complete, last = len(line.stack), line.stack[-1]
    assert turn.accept((complete, NO_DICE, 0, 0)) == line.money + line.bonuses + 7
    assert (
        turn.accept((complete - 1, NO_DICE, 1, 2)) == line.money + line.bonuses - sum(last[1:]) + 3
    )
    assert turn.fail((complete - 1, NO_DICE, 1, 2)) == line.bonuses - last[2] + 1
    assert turn.roll(turn.start(0)) == line.start
    assert turn.bust(turn.start(0)) == line.first_miss
    assert round(float(turn.failure(turn.start(0))), 6) == line.failure
    assert round(float(turn.net(turn.roll(turn.start(2)), 2)), 6) == line.start_with_two
    assert round(float(turn.failure(turn.start(2))), 6) == line.failure_with_two


@by_company
@pytest.mark.parametrize("cubes", [0, 1, 2, 5, 10])
def test_7_2_floats_agree_with_fractions(line: Reference, cubes: int) -> None:
    pool = POOLS[line.company]
    floats, fractions = Solver(line.stack, pool, float), Solver(line.stack, pool, Fraction)
    state = floats.start(cubes)
    assert floats.roll(state) == pytest.approx(float(fractions.roll(state)), abs=1e-9)
    assert floats.failure(state) == pytest.approx(float(fractions.failure(state)), abs=1e-9)


@by_company
@pytest.mark.parametrize("cubes", [0, 3, 4])
def test_7_4_outcomes_are_a_distribution_with_the_value_of_the_turn(
    line: Reference, cubes: int
) -> None:
    turn = solved(line.stack, line.company)
    outcomes = turn.outcomes(turn.start(cubes))
    assert sum(outcomes.values()) == 1
    mean = sum(p * (dollars + left) for (dollars, left), p in outcomes.items())
    assert mean == turn.roll(turn.start(cubes))


# Hints


def test_ts_g37_social_after_the_first_and_the_second_card() -> None:
    turn = solved(SOCIAL, "social")
    after_g12: Dice = (2, 0, 1)
    assert turn.accept((1, NO_DICE, 0, 0)) == 10
    assert turn.roll((1, after_g12, 0, 0)) == Fraction(67471, 4096)
    assert turn.bust((1, after_g12, 0, 0)) == Fraction(9, 128)
    assert turn.accept((2, NO_DICE, 0, 0)) == 14
    assert turn.roll((2, (2, 0, 0), 0, 0)) == Fraction(73, 4)
    assert turn.bust((2, (2, 0, 0), 0, 0)) == Fraction(1, 16)
    assert turn.roll((2, (0, 0, 1), 0, 0)) == Fraction(115, 8)
    assert turn.bust((2, (0, 0, 1), 0, 0)) == Fraction(1, 4)
    values = turn.place((1, after_g12, 0, 0), [(4, 2, False), (8, 1, False)])
    assert values == [Fraction(115, 8), Fraction(73, 4)]
    assert best(values) == 1


def test_ts_g38_web_after_the_first_card() -> None:
    turn = solved(WEB, "web")
    assert turn.accept((1, NO_DICE, 0, 0)) == 18
    assert turn.roll((1, (0, 2, 0), 0, 0)) == Fraction(253, 12)
    assert turn.bust((1, (0, 2, 0), 0, 0)) == Fraction(5, 18)
    assert turn.roll((1, (0, 1, 0), 0, 0)) == Fraction(13, 2)
    assert turn.bust((1, (0, 1, 0), 0, 0)) == Fraction(5, 6)
    assert turn.net(turn.accept((1, NO_DICE, 2, 0)), 2) == 18
    assert turn.net(turn.roll((1, (0, 2, 0), 2, 0)), 2) == Fraction(1867, 72)
    assert turn.failure((1, (0, 2, 0), 2, 0)) == Fraction(1, 9)


def test_ts_g39_gadget_accepts_with_a_d8_and_rolls_with_a_d6_beside_it() -> None:
    turn = solved(ROBOT, "gadget")
    assert turn.accept((2, NO_DICE, 0, 0)) == 23
    assert turn.roll((2, (0, 0, 1), 0, 0)) == Fraction(171, 8)
    assert turn.bust((2, (0, 0, 1), 0, 0)) == Fraction(1, 4)
    assert turn.offer((2, (0, 0, 1), 0, 0)) == 23
    assert turn.roll((2, (0, 1, 1), 0, 0)) == Fraction(275, 9)
    assert turn.offer((2, (0, 1, 1), 0, 0)) == Fraction(275, 9)
    assert turn.accept((3, NO_DICE, 0, 0)) == 27
    assert turn.roll((3, (0, 1, 0), 0, 0)) == Fraction(191, 6)
    assert turn.net(turn.roll((3, (0, 1, 0), 2, 0)), 2) == Fraction(1295, 36)


def test_ts_g40_the_goal_of_winning_rolls_where_money_accepts() -> None:
    goal = winning(40, [{(64, 0): Fraction(1)}, {(12, 0): Fraction(1)}])
    turn = Solver(ROBOT, POOLS["gadget"], Fraction, goal)
    assert turn.accept((2, NO_DICE, 0, 0)) == 0
    assert turn.roll((2, (0, 0, 1), 0, 0)) == Fraction(3, 4)


def test_7_4_earlier_seats_multiply_what_later_seats_may_reach() -> None:
    rolls = Solver(((4, 10, 3),), (1, 0, 0), Fraction)  # 1 in 4: 10 + 3 + 7 and a cube
    rival = standings(30, rolls.outcomes(rolls.start(0)))
    assert rival == {(51, 0): Fraction(1, 4), (30, 0): Fraction(3, 4)}
    chance = winning(20, [rival, rival])
    assert [chance(dollars, 0) for dollars in (9, 10, 30, 31)] == [0, *[Fraction(9, 16)] * 2, 1]
    assert chance(9, 1) == Fraction(9, 16)


def test_ts_end_05_cubes_may_break_ties() -> None:
    level = {(61, 2): Fraction(1)}
    assert winning(50, [level], cubes_break_ties=True)(10, 1) == 0
    assert winning(50, [level], cubes_break_ties=True)(9, 2) == 1


def test_7_3_ties_accept_before_roll_and_place_before_reroll() -> None:
    certain = Solver(((1, 0, 0), (1, 0, 0)), (1, 1, 0), float, lambda dollars, cubes: 1)
    assert certain.place(certain.start(2), [(4, 1, False), (6, 1, False)]) == [1, 1, 1]
    assert best([1.0, 1.0, 1.0]) == 0
    assert certain.outcomes(certain.start(2)).keys() == {(0, 2), (0, 3)}


def test_ts_g23_after_a_miss_with_two_cubes_concede_stands_before_reroll() -> None:
    turn = solved(ROBOT, "gadget")
    concede, reroll = turn.place(turn.start(2), [])
    assert concede == turn.fail(turn.start(2)) == 2
    assert reroll == turn.roll(turn.start(0))
    assert turn.place(turn.start(1), []) == [1]


def test_ts_g26_without_a_cube_in_the_supply_an_exact_die_is_one_die() -> None:
    stack: Stack = ((4, 4, 3),)
    state = (0, (1, 0, 0), 1, 0)
    assert Solver(stack, (1, 0, 0), Fraction, ceiling=1).roll(state) == 1 + Fraction(14, 4)
    assert Solver(stack, (1, 0, 0), Fraction, ceiling=2).roll(state) == 1 + Fraction(15, 4)
    assert Solver(stack, (1, 0, 0), Fraction, complete_bonus=0).roll(state) == 1 + Fraction(8, 4)
    with_cube = [(0, 1, (0, 1, 0), 1), (1, 1, (1, 0, 0), 1), (1, 2, (1, 0, 0), 0)]
    assert list(ways((1, 1, 0), 4, True).placements) == with_cube
    assert list(ways((1, 1, 0), 4, False).placements) == [
        (0, 1, (0, 1, 0), 0),
        (1, 3, (1, 0, 0), 0),
    ]


# 6.4, probabilities

CHANCES = {
    (4, 1): "75.0 50.0 25.0 0 0 0 0 0",
    (4, 2): "100 93.8 81.2 62.5 37.5 18.8 6.2 0",
    (4, 3): "100 100 98.4 93.8 84.4 68.8 50.0 31.2",
    (4, 4): "100 100 100 99.6 98.0 94.1 86.3 74.2",
    (6, 1): "83.3 66.7 50.0 33.3 16.7 0 0 0",
    (6, 2): "100 97.2 91.7 83.3 72.2 58.3 41.7 27.8",
    (6, 3): "100 100 99.5 98.1 95.4 90.7 83.8 74.1",
    (6, 4): "100 100 100 99.9 99.6 98.8 97.3 94.6",
    (8, 1): "87.5 75.0 62.5 50.0 37.5 25.0 12.5 0",
    (8, 2): "100 98.4 95.3 90.6 84.4 76.6 67.2 56.2",
}
FIRST_CARD = {
    "social": "100/66 100/66 99.4/66 96.9/39 89.1/39 74.6/13 52.1/13 27.8/0",
    "app": "100/77 100/77 100/77 99.9/27 99.0/27 95.6/13 88.0/13 74.2/0",
    "web": "100/52 100/52 100/52 99.9/52 99.6/52 98.8/0 97.3/0 94.6/0",
    "gadget": "100/47 100/47 99.6/47 98.4/47 95.7/47 90.2/23 80.9/23 68.4/0",
    "cloud": "100/64 100/64 99.6/64 97.7/36 91.9/36 81.0/23 69.2/23 56.2/0",
}


@pytest.mark.parametrize(("sides", "number"), CHANCES)
def test_6_4_chance_of_dice_of_one_size(sides: int, number: int) -> None:
    rolls = sides**number
    for sell, printed in enumerate(CHANCES[sides, number].split(), 2):
        none, exact, fewest = classes(sides, number, sell)
        assert none + exact + sum(fewest) == rolls
        assert 100 * (1 - none / rolls) == pytest.approx(float(printed), abs=0.0501)


@pytest.mark.parametrize("company", FIRST_CARD)
def test_6_4_chance_of_the_first_card(company: str) -> None:
    pool = POOLS[company]
    for sell, printed in enumerate(FIRST_CARD[company].split(), 2):
        found = ways(pool, sell, True)
        fulfil, cube = printed.split("/")
        assert 100 * (1 - found.misses / found.rolls) == pytest.approx(float(fulfil), abs=0.0501)
        dice = zip(SIDES, pool, strict=True)
        inexact = prod(sides**n - classes(sides, n, sell)[1] for sides, n in dice)
        assert 100 * (1 - inexact / found.rolls) == pytest.approx(float(cube), abs=0.501)


# 7.2, sizes


@pytest.mark.parametrize(
    ("company", "subsets", "pairs"),
    [("social", 18, 41), ("cloud", 18, 41), ("app", 20, 55), ("web", 5, 7), ("gadget", 9, 15)],
)
def test_7_2_reachable_pairs_stay_below_the_bound(company: str, subsets: int, pairs: int) -> None:
    stack = next(line.stack for line in REFERENCES if line.company == company)
    level, reached = {POOLS[company]}, 0
    seen: set[Dice] = set()
    for sell, _, _ in stack:
        reached += len(level)
        seen |= level
        placements = [way for dice in level for way in ways(dice, sell, True).placements]
        level = {rest for _, _, rest, _ in placements if rest != NO_DICE}
    assert reached <= pairs
    assert len(seen | {NO_DICE}) <= subsets


# Brute force: all rolls, all subsets of one size, wasteful ones too


@cache
def branches(dice: Dice, sell: int, cube: bool) -> Counter[frozenset[tuple[Dice, int]]]:
    """Every roll of the dice, by what it allows: dice left and cube gained (TS-SHOW-05..10)."""
    found: Counter[frozenset[tuple[Dice, int]]] = Counter()
    each = [range(1, sides + 1) for sides, n in zip(SIDES, dice, strict=True) for _ in range(n)]
    for roll in product(*each):
        allowed = set()
        for size in range(3):
            mine = roll[sum(dice[:size]) : sum(dice[: size + 1])]
            for used in range(1, len(mine) + 1):
                for chosen in combinations(mine, used):
                    if sum(chosen) >= sell:
                        d4, d6, d8 = (n - used * (z == size) for z, n in enumerate(dice))
                        allowed.add(((d4, d6, d8), int(cube and chosen == (sell,))))
        found[frozenset(allowed)] += 1
    return found


def brute(stack: Stack, pool: Dice, ceiling: int) -> Callable[[int], Fraction]:
    @cache
    def roll(i: int, dice: Dice, c: int, k: int) -> Fraction:
        found = branches(dice, stack[i][0], c + k < ceiling)
        total = Fraction(0)
        for allowed, rolls in found.items():
            values = [offer(i + 1, rest, c, k + cube) for rest, cube in allowed]
            values = values or [Fraction(sum(bonus for _, _, bonus in stack[:i]) + c)]
            total += rolls * max(values + ([roll(i, dice, c - 2, k)] if c >= 2 else []))
        return total / found.total()

    def offer(i: int, dice: Dice, c: int, k: int) -> Fraction:
        pays = sum(pay + bonus for _, pay, bonus in stack[:i]) + 7 * (i == len(stack)) + c + k
        can_roll = i < len(stack) and dice != NO_DICE
        return max(Fraction(pays), roll(i, dice, c, k)) if can_roll else Fraction(pays)

    return lambda cubes: roll(0, pool, cubes, 0)


SMALL: list[tuple[Dice, Stack]] = [
    ((1, 1, 1), ((5, 6, 1), (3, 2, 3), (2, 1, 0))),
    ((2, 1, 0), ((6, 8, 0), (4, 4, 3), (3, 3, 1))),
    ((0, 2, 1), ((8, 13, 2), (4, 3, 0), (4, 4, 1))),
    ((1, 0, 2), ((9, 16, 4), (3, 2, 1), (5, 6, 0))),
    ((3, 1, 0), ((4, 4, 0), (6, 8, 3), (2, 2, 1), (3, 3, 0))),
]


@pytest.mark.parametrize("cubes", [0, 2, 3])
@pytest.mark.parametrize(
    ("pool", "stack"), SMALL + [(POOLS[line.company], line.stack) for line in REFERENCES]
)
def test_7_2_brute_force_gives_the_same_fractions(pool: Dice, stack: Stack, cubes: int) -> None:
    for ceiling in (cubes, cubes + 1, 24):
        expected = brute(stack, pool, ceiling)(cubes)
        turn = Solver(stack, pool, Fraction, ceiling=ceiling)
        assert turn.roll(turn.start(cubes)) == expected


# Properties of section 8

lines = st.tuples(st.integers(1, 9), st.integers(0, 16), st.integers(0, 5))
dice_sets = st.tuples(st.integers(0, 2), st.integers(0, 2), st.integers(0, 1))


@settings(deadline=None, max_examples=60)
@given(
    st.lists(lines, min_size=1, max_size=4).map(tuple),
    dice_sets.filter(any),
    st.integers(0, 3),
    st.integers(0, 2),
    st.integers(0, 4),
    st.integers(1, 4) | st.none(),
)
def test_roll_and_offer_never_decrease_with_a_die_a_cube_or_a_pending_cube(
    stack: Stack, dice: Dice, cubes: int, pending: int, rounds_left: int, spare: int | None
) -> None:
    ceiling = None if spare is None else cubes + pending + spare
    turn = Solver(stack, dice, Fraction, money(rounds_left), ceiling)
    d4, d6, d8 = dice
    for i in range(len(stack)):
        for more in (
            (i, (d4 + 1, d6, d8), cubes, pending),
            (i, (d4, d6 + 1, d8), cubes, pending),
            (i, (d4, d6, d8 + 1), cubes, pending),
            (i, dice, cubes + 1, pending),
            (i, dice, cubes, pending + 1),
        ):
            assert turn.roll((i, dice, cubes, pending)) <= turn.roll(more)
            assert turn.offer((i, dice, cubes, pending)) <= turn.offer(more)


# 7.4 and 6.5: cubes and the draft


def test_7_4_value_of_cubes() -> None:
    assert [cube_value(0, x) for x in (0, 3, 8, 12)] == [0, 3, 8, 12]
    assert [cube_value(1, x) for x in (1, 2, 8)] == [1.0, 6.7, 16.6]
    assert cube_value(1, 10) == pytest.approx(16.6 + 2 * 1.2)
    assert cube_value(4, 9) == cube_value(7, 9) == pytest.approx(34.3)


def quick(stack: Stack, pool: Dice, reroll: bool, unit: float) -> float:
    """6.5 word for word, roll by roll."""

    @cache
    def roll(i: int, dice: Dice, again: bool) -> float:
        found = branches(dice, stack[i][0], True)
        total = 0.0
        for allowed, rolls in found.items():
            values = [offer(i + 1, rest, again) + 0.8 * unit * cube for rest, cube in allowed]
            values = values or [float(sum(bonus for _, _, bonus in stack[:i]))]
            total += rolls * max(values + ([roll(i, dice, False) - 2 * unit] if again else []))
        return total / found.total()

    def offer(i: int, dice: Dice, again: bool) -> float:
        pays = sum(pay + bonus for _, pay, bonus in stack[:i]) + 7.0 * (i == len(stack))
        return max(pays, roll(i, dice, again)) if i < len(stack) and dice != NO_DICE else pays

    return roll(0, pool, reroll)


@by_company
@pytest.mark.parametrize(("cubes", "rounds_left"), [(0, 0), (1, 3), (2, 0), (3, 2), (2, 4)])
def test_6_5_draft_value_of_a_stack_with_fillers(
    line: Reference, cubes: int, rounds_left: int
) -> None:
    pool = POOLS[line.company]
    for drafted in (line.stack[:0], line.stack[:2], line.stack):
        full = filled(drafted, sum(pool))
        expected = quick(full, pool, cubes >= 2, cube_value(rounds_left, 2) / 2)
        assert draft_value(drafted, pool, cubes, rounds_left) == pytest.approx(expected, abs=1e-9)


def test_6_5_fillers_by_position() -> None:
    card: Line = (9, 16, 4)
    assert filled((), 5) == ((6, 8, 2), (4, 5, 2), (4, 4, 1), (4, 4, 1), (4, 4, 1))
    assert filled((card,), 4) == (card, (4, 5, 2), (4, 4, 1), (4, 4, 1))
    assert filled((card,) * 4, 4) == (card,) * 4
