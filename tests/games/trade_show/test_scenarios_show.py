"""The golden scenarios of a turn at the trade show (TS-G12..G27, TS-G29)."""

import pytest

from seedround.games.trade_show.events import Failed, Fulfilled, Sold
from seedround.games.trade_show.table import TradeShow
from seedround.testing import A, events, moves
from seedround.testing.trade_show import at_show, play

EXAMPLE = "d42 d22 d11 d16 d01"
"""The stack of the rulebook's example: a 7, then a 4."""


def example_after_first_roll() -> TradeShow:
    return at_show("social", EXAMPLE, "d4: 1 2; d6: 5 4; d8: 3")


# Placing


def test_ts_g12_two_d6_meet_the_seven_by_themselves() -> None:
    table = example_after_first_roll()

    assert [(event.dice, event.values) for event in events(table, Fulfilled)] == [("d6x2", (5, 4))]
    assert (table.offer(A), table.pending) == (10, 0)
    assert moves(table) == ["accept", "roll"]


@pytest.mark.parametrize(
    ("placement", "free"), [("place:d8x1", (2, 0, 0)), ("place:d4x2", (0, 0, 1))]
)
def test_ts_g13_the_other_dice_are_rolled_for_the_four(
    placement: str, free: tuple[int, int, int]
) -> None:
    table = play(example_after_first_roll(), "roll", dice="d4: 2 3; d8: 6")

    assert moves(table) == ["place:d4x2", "place:d8x1"]

    play(table, placement)

    assert (table.offer(A), table.free, table.pending) == (14, free, 0)


def test_ts_g14_sizes_do_not_mix_and_the_sale_fails() -> None:
    table = at_show("social", "d46 ...", "d4: 4 3; d6: 4 3; d8: 7")

    assert [event.bonus for event in events(table, Failed)] == [0]
    assert (table.moves(), table.scores[0]) == ([], 0)


def test_ts_g15_an_exact_die_earns_a_cube() -> None:
    table = at_show("social", "d21 d42 d11 d16 d01", "d4: 4 1; d6: 2 6; d8: 3")

    assert moves(table) == ["place:d4x1+cube", "place:d6x1"]

    play(table, "place:d4x1+cube")

    assert (table.pending, table.supply, table.offer(A), table.cubes[0]) == (1, 23, 7, 0)

    play(table, "accept")

    assert (table.scores[0], table.cubes[0], table.supply) == (7, 1, 23)


def test_ts_g16_an_exact_sum_earns_none() -> None:
    table = at_show("web", "d38 d18 d23 d03", "d6: 3 3 2 1")

    (fulfilled,) = events(table, Fulfilled)
    assert (fulfilled.dice, fulfilled.values, fulfilled.cube) == ("d6x2", (3, 3), False)
    assert (table.offer(A), table.pending, table.free) == (10, 0, (0, 2, 0))


def test_ts_g17_only_the_fewest_dice_are_listed() -> None:
    table = at_show("web", "d43 ...", "d6: 6 5 1 1", cubes=[2, 0])

    assert moves(table) == ["place:d6x2", "reroll"]


def test_ts_g18_the_exact_die_hides_the_others_of_its_size() -> None:
    table = at_show("web", "d33 ...", "d6: 6 5 1 1", cubes=[2, 0])

    assert moves(table) == ["place:d6x1+cube", "reroll"]


def test_ts_g19_the_offer_counts_matching_bonuses_only() -> None:
    table = at_show("social", "d41 d21 d11 d16 d01", "d4: 1 1; d6: 5 4; d8: 1")
    play(table, "roll", dice="d4: 4 2; d8: 3")

    assert [(event.dice, event.cube) for event in events(table, Fulfilled)] == [
        ("d6x2", False),
        ("d4x1", True),
    ]
    assert (table.dollars, table.bonus, table.offer(A), table.pending) == (14, 8, 22, 1)

    play(table, "accept")

    assert (table.scores[0], table.cubes[0]) == (22, 1)


def test_ts_g29_three_d4_meet_the_nine() -> None:
    table = at_show("app", "d52 d32 d17 d10 d02 d22", "d4: 4 3 3 1; d6: 6; d8: 8")

    assert [(event.dice, event.values) for event in events(table, Fulfilled)] == [
        ("d4x3", (4, 3, 3))
    ]
    assert (table.offer(A), table.free) == (20, (1, 1, 1))


# Ends of a turn


def test_ts_g20_a_complete_company_is_sold_for_seven_more() -> None:
    table = at_show("gadget", "d34 d24 d19 d04", "d6: 2 1; d8: 6 4")
    assert (table.offer(A), moves(table)) == (7, ["accept", "roll"])

    play(table, "roll", dice="d6: 3 2; d8: 8")
    assert moves(table) == ["place:d6x2", "place:d8x1"]

    play(table, "place:d8x1")
    assert table.offer(A) == 12

    play(table, "roll", dice="d6: 3 1")
    assert (table.offer(A), table.pending) == (16, 1)

    play(table, "roll", dice="d6: 5")

    (sold,) = events(table, Sold)
    assert (sold.dollars, sold.bonus, sold.complete) == (14, 5, 7)
    assert (table.moves(), table.scores[0], table.cubes[0]) == ([], 26, 1)


def test_ts_g21_no_free_die_left_sells_at_once() -> None:
    table = at_show("web", "d53 d38 d18 d03", "d6: 3 2 2 2")

    (sold,) = events(table, Sold)
    assert (sold.total, sold.complete) == (18, 0)
    assert (table.moves(), table.scores[0]) == ([], 18)


def test_ts_g22_a_failure_keeps_bonuses_and_owned_cubes() -> None:
    table = at_show(
        "social", "d41 d21 d16 d11 d01", "d4: 1 1; d6: 5 4; d8: 1", cubes=[1, 0]
    )  # fmt: skip
    play(table, "roll", dice="d4: 1 1; d8: 4")
    assert (table.pending, table.supply) == (1, 22)

    play(table, "roll", dice="d4: 1 1")

    assert [event.bonus for event in events(table, Failed)] == [8]
    assert (table.moves(), table.scores[0], table.cubes[0], table.supply) == ([], 8, 1, 23)


def test_ts_g23_two_cubes_buy_a_new_roll_after_a_miss() -> None:
    table = at_show("social", "d46 ...", "d4: 4 3; d6: 4 3; d8: 7", cubes=[2, 0])
    assert (moves(table), table.supply) == (["concede", "reroll"], 22)

    play(table, "reroll", dice="d4: 1 1; d6: 6 2; d8: 1")

    assert (table.cubes[0], table.supply) == (0, 24)
    assert [event.dice for event in events(table, Fulfilled)] == ["d6x2"]
    assert table.offer(A) == 18


def test_ts_g24_a_hit_may_be_rolled_again_too() -> None:
    table = at_show("social", EXAMPLE, "d4: 1 2; d6: 5 4; d8: 3", cubes=[3, 0])
    assert moves(table) == ["place:d6x2", "reroll"]

    play(table, "reroll", dice="d4: 4 3; d6: 2 2; d8: 7")

    assert table.cubes[0] == 1
    assert moves(table) == ["place:d4x2", "place:d8x1+cube"]


def test_ts_g25_a_pending_cube_does_not_pay() -> None:
    table = at_show("social", "d21 d42 d11 d16 d01", "d4: 4 1; d6: 2 6; d8: 3", cubes=[1, 0])
    play(table, "place:d4x1+cube")

    play(table, "roll", dice="d4: 1; d6: 5 4; d8: 6")

    assert [event.dice for event in events(table, Fulfilled)] == ["d4x1", "d6x2"]
    assert (table.choice.kind, table.cubes[0], table.pending) == ("show.offer", 1, 1)


def test_ts_g26_an_empty_supply_gives_no_cube() -> None:
    roll = "d4: 4 1; d6: 2 6; d8: 3"

    table = at_show("social", "d21 ...", roll, cubes=[0, 24])
    assert (table.supply, moves(table)) == (0, ["place:d4x1", "place:d6x1"])

    table = at_show("social", "d21 ...", roll, cubes=[0, 24], cube_supply="unlimited")
    assert moves(table) == ["place:d4x1+cube", "place:d6x1"]


def test_ts_g27_failing_on_the_first_card_scores_nothing() -> None:
    table = at_show("cloud", "d45 ...", "d4: 3 3; d6: 6; d8: 4 2", cubes=[1, 0])

    assert len(events(table, Failed)) == 1
    assert (table.moves(), table.scores[0], table.cubes[0]) == ([], 0, 1)
