"""The Trade Show phase: whose turn, rolling, and which dice fulfil a card (2.4, 3.3)."""

from itertools import product

import pytest
from hypothesis import given as forall
from hypothesis import strategies as st

from seedround.engine.kinds import every_seat
from seedround.games.trade_show.events import Fulfilled, Rolled, TurnStarted
from seedround.games.trade_show.show import EXACT, fewest, used
from seedround.testing import A, events, moves, reasons, refused
from seedround.testing.trade_show import at_show, given, places, play, play_round

EXAMPLE = "d42 d22 d11 d16 d01"
"""Sell values 7, 4, 3, 3, 2."""
MISS = "d4: 1; d6: 1 1; d8: 1"


def test_ts_show_01_the_start_seat_shows_first_then_clockwise() -> None:
    """Seat 0 finished drafting first, but the marker counts."""
    table = given(seats=3, start=1, stacks=["...", "d45 d42 d32 d22 d17", "..."], turn=1, seed=0)
    assert [table.places(seat) for seat in every_seat(3)] == [0, 1, 0]

    play(table, "one:3")
    play_round(table)

    assert [event.seat for event in events(table, TurnStarted)] == [1, 2, 0]


@pytest.mark.parametrize(
    ("company", "dice"),
    [
        ("social", "d4: 1 1; d6: 1 1; d8: 1"),
        ("app", "d4: 1 1 1 1; d6: 1; d8: 1"),
        ("web", "d6: 1 1 1 1"),
        ("gadget", "d6: 1 1; d8: 1 1"),
        ("cloud", "d4: 1 1; d6: 1; d8: 1 1"),
    ],
)
def test_ts_show_02_a_seat_takes_the_dice_of_its_company(company: str, dice: str) -> None:
    table = at_show(company, "d55 ...", dice)

    assert events(table, TurnStarted)[0].company == company


def test_ts_show_03_the_first_roll_is_not_a_choice() -> None:
    """Even the worst stack is shown: the roll comes before any question (TS-A-28)."""
    table = at_show("social", "d51 d52 d53 d54 d55", "d4: 1 1; d6: 1 1; d8: 1", cubes=[2, 0])

    assert [type(event) for event in (table.log or [])[-2:]] == [TurnStarted, Rolled]
    assert moves(table) == ["concede", "reroll"]


def test_ts_show_04_cards_are_fulfilled_from_the_top() -> None:
    """The roll would meet the 2 below, but the 9 on top is the target."""
    table = at_show("social", "d51 d01 ...", "d4: 2 2; d6: 2 2; d8: 2", cubes=[2, 0])
    assert moves(table) == ["concede", "reroll"]

    table = at_show("social", "d01 d51 ...", "d4: 2 1; d6: 1 1; d8: 1")
    play(table, "place:d4x1+cube")
    assert [event.card for event in events(table, Fulfilled)] == ["d01"]


@pytest.mark.parametrize(
    ("dice", "expected"),
    [
        ("d4: 1 1; d6: 6 1; d8: 1", ["place:d6x1"]),
        ("d4: 1 1; d6: 5 1; d8: 1", ["place:d6x1+cube"]),
        ("d4: 1 1; d6: 4 1; d8: 8", ["place:d6x2", "place:d8x1"]),
        ("d4: 1 1; d6: 2 2; d8: 4", ["concede"]),
    ],
)
def test_ts_show_05_one_die_fulfils_at_the_sell_value_or_above(
    dice: str, expected: list[str]
) -> None:
    table = at_show("social", "d31 ...", dice, cubes=[2, 0])

    assert places(table) == expected


@pytest.mark.parametrize(
    ("company", "dice", "expected"),
    [
        ("social", "d4: 4 3; d6: 1 1; d8: 1", ["place:d4x2"]),
        ("app", "d4: 2 2 2 2; d6: 1; d8: 1", ["place:d4x4"]),
        ("app", "d4: 3 3 1 1; d6: 1; d8: 1", ["place:d4x3"]),
        ("gadget", "d6: 4 3; d8: 5 2", ["place:d6x2", "place:d8x2"]),
        ("social", "d4: 3 3; d6: 5 1; d8: 6", ["concede"]),
    ],
)
def test_ts_show_06_dice_of_one_size_are_added(
    company: str, dice: str, expected: list[str]
) -> None:
    """A card with sell value 7."""
    table = at_show(company, "d42 ...", dice, cubes=[2, 0])

    assert places(table) == expected


def test_ts_show_07_sizes_are_never_added_together() -> None:
    table = at_show("social", "d46 ...", "d4: 4 3; d6: 6 1; d8: 7", cubes=[2, 0])

    assert moves(table) == ["concede", "reroll"]
    assert reasons(table)["place"] == (
        "No die, and no sum of dice of one size, reaches 8 for Creator Payouts (TS-SHOW-07)."
    )
    assert refused(table, "place:d4x2").startswith("place:d4x2 is not possible now: No die, and")


@pytest.mark.parametrize(
    ("placement", "on_card", "free"),
    [
        ("place:d4x2", (0, (4, 3), False), (0, 2, 1)),
        ("place:d6x2", (1, (5, 4), False), (2, 0, 1)),
        ("place:d8x1", (2, (8,), False), (2, 2, 0)),
    ],
)
def test_ts_show_08_dice_stay_on_their_card(
    placement: str, on_card: tuple[int, tuple[int, ...], bool], free: tuple[int, int, int]
) -> None:
    table = at_show("social", EXAMPLE, "d4: 3 4; d6: 5 4; d8: 8", seed=0)
    play(table, placement)
    assert (table.placed, table.free) == ((on_card,), free)

    play(table, "roll")
    assert table.placed[0] == on_card


def test_ts_show_09_one_roll_fulfils_one_card() -> None:
    """The 4 on the d8 is left over and must be rolled again for the 4 (TS-A-10)."""
    table = at_show("social", EXAMPLE, "d4: 4 4; d6: 5 4; d8: 4", cubes=[2, 0])
    play(table, "place:d6x2")

    assert (table.choice.kind, table.fulfilled, table.rolled) == ("show.offer", 1, ((), (), ()))

    play(table, "roll", dice="d4: 1 1; d8: 3")
    assert moves(table) == ["concede", "reroll"]


@pytest.mark.parametrize(
    ("company", "stack", "dice", "expected"),
    [
        ("social", "d21 ...", "d4: 4 1; d6: 1 1; d8: 1", "place:d4x1+cube"),
        ("social", "d21 ...", "d4: 1 1; d6: 4 1; d8: 1", "place:d6x1+cube"),
        ("social", "d21 ...", "d4: 1 1; d6: 1 1; d8: 4", "place:d8x1+cube"),
        ("social", "d21 ...", "d4: 1 1; d6: 1 1; d8: 5", "place:d8x1"),
        ("social", "d21 ...", "d4: 3 1; d6: 1 1; d8: 1", "place:d4x2"),
        ("social", "d21 ...", "d4: 4 4; d6: 1 1; d8: 1", "place:d4x1+cube"),
    ],
)
def test_ts_show_10_one_exact_die_of_any_size_earns_one_cube(
    company: str, stack: str, dice: str, expected: str
) -> None:
    table = at_show(company, stack, dice, cubes=[2, 0])
    assert places(table) == [expected]

    play(table, expected)
    assert table.pending == (1 if "cube" in expected else 0)
    assert table.supply == 22 - table.pending


def test_ts_show_15_all_free_dice_are_rolled_for_the_next_card() -> None:
    table = at_show("app", "d22 d42 ...", "d4: 4 1 1 1; d6: 1; d8: 1")

    play(table, "roll", dice="d4: 1 1 1; d6: 2; d8: 8")

    assert [event.card for event in events(table, Rolled)] == ["d22", "d42"]


def test_ts_show_20_a_hit_must_be_used_or_rolled_again() -> None:
    """Nobody fails on purpose (TS-A-11)."""
    table = at_show("social", EXAMPLE, "d4: 1 2; d6: 5 4; d8: 3", cubes=[2, 0])
    why = (
        "You cannot let the sale fail: your dice reach the card. "
        "Use them, or pay for a new roll (TS-SHOW-20)."
    )

    assert moves(table) == ["place:d6x2", "reroll"]
    assert reasons(table) == {"concede": why}
    assert refused(table, "concede") == f"concede is not possible now: {why}"


@pytest.mark.parametrize(("ends_with", "dice"), [("accept", ""), ("roll", MISS + " | ")])
def test_ts_show_21_the_dice_leave_the_cards_and_the_next_seat_shows(
    ends_with: str, dice: str
) -> None:
    """Sold or failed: nothing of the turn of seat 0 is left when seat 1 takes its dice."""
    stacks = ["d21 d42 ...", "d52 ..."]
    table = at_show("social", dice="d4: 4 1; d6: 1 1; d8: 1", stacks=stacks, whole_round=True)
    assert (table.dollars, table.bonus, table.pending) == (4, 3, 1)

    play(table, ends_with, dice=dice + "d4: 4 3 3 1; d6: 6; d8: 8")

    assert [event.seat for event in events(table, TurnStarted)] == [0, 1]
    assert (table.choice.kind, table.choice.seat, table.fulfilled) == ("show.offer", 1, 1)
    assert (table.placed, table.free) == (((0, (4, 3, 3), False),), (1, 1, 1))
    assert (table.dollars, table.bonus, table.pending) == (16, 4, 0)


def test_ts_a_30_the_example_of_the_rulebook() -> None:
    """Pool 2/2/1: 5 + 4 on the 7; then 2, 3 and 6 meet the 4 in two ways, no cube (TS-A-30)."""
    table = at_show("social", EXAMPLE, "d4: 1 1; d6: 5 4; d8: 1")
    assert (table.offer(A), table.pending, table.free) == (10, 0, (2, 0, 1))

    play(table, "roll", dice="d4: 2 3; d8: 6")
    assert moves(table) == ["place:d4x2", "place:d8x1"]


# Which placements are listed (3.3)


def test_placements_are_listed_in_size_order_and_choices_between_sizes_are_never_dropped() -> None:
    table = at_show("social", "d21 ...", "d4: 4 4; d6: 3 3; d8: 8", cubes=[2, 0])

    assert moves(table) == ["place:d4x1+cube", "place:d6x2", "place:d8x1", "reroll"]


def test_the_dice_on_the_card_are_the_exact_one_or_the_highest() -> None:
    assert used((1, 4, 3), 1, 3) == (3,)
    assert used((1, 4, 3), 1, 2) == (4,)
    assert used((1, 4, 3), 2, 6) == (4, 3)
    assert used((6, 6), 2, 12) == (6, 6)


@forall(st.sampled_from([4, 6, 8]).flatmap(
    lambda sides: st.lists(st.integers(1, sides), min_size=1, max_size=4)
), st.integers(1, 24))  # fmt: skip
def test_the_cheapest_placement_of_a_size_is_found(values: list[int], sell: int) -> None:
    """Compared with trying every set of dice (TS-SHOW-05, TS-SHOW-06, TS-SHOW-10)."""
    enough = [
        sum(chosen)
        for chosen in product([0, 1], repeat=len(values))
        if sum(v for v, take in zip(values, chosen, strict=True) if take) >= sell
    ]
    expected = EXACT if sell in values else min(enough, default=0)

    assert fewest(tuple(values), sell) == expected
