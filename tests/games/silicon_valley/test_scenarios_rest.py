"""The golden scenarios of the base game, second half (SV-G-32..SV-G-60)."""

import pytest

from seedround.engine.kinds import SPECTATOR
from seedround.engine.look import ask
from seedround.games.silicon_valley import GAME
from seedround.games.silicon_valley.events import Outsourced
from seedround.games.silicon_valley.moves import pay
from seedround.games.silicon_valley.operate import COLLECT, UPKEEP
from seedround.games.silicon_valley.payments import payments
from seedround.games.silicon_valley.rounds import END_ROUND
from seedround.games.silicon_valley.table import SiliconValley
from seedround.games.silicon_valley.track import move_token
from seedround.testing import A, B, events, moves, play, run
from seedround.testing.silicon_valley import (
    discards,
    from_top,
    given,
    held,
    next_order,
    operate,
    product_row,
    row,
    seen_by,
    staff,
    supply,
    tiles,
    verbs,
)
from seedround.testing.silicon_valley_fixture import fixture

# Second mover


def test_sv_g_32_not_in_the_round_of_the_innovation() -> None:
    """SV-SECOND-02, SV-R-13."""
    lying = {"PX1": (A, "I3 I3", 3)}
    same = given(act=B, tiles={A: "PX1"}, designs=lying, blocks={B: "I3 I3"})
    later = given(act=B, round=4, tiles={A: "PX1"}, designs=lying, blocks={B: "I3 I3"})

    assert "second" not in verbs(same)
    assert moves(later, "second") == ["second:1"]


def copied(**more: object) -> SiliconValley:
    """PX1 shows I3 I3 by A, innovated in round 3; B acts in round 4."""
    lying = {"PX1": (A, "I3 I3", 3)}
    return given(act=B, round=4, tiles={A: "PX1"}, designs=lying, **more)  # type: ignore[arg-type]


def test_sv_g_33_the_same_blocks_are_paid() -> None:
    """SV-SECOND-03, SV-R-34."""
    assert "second" not in verbs(copied(blocks={B: "D2 D2 D2"}))

    table = copied(blocks={B: "D2 D2 D2 I3 I3"})
    play(table, "second:1")

    assert table.choice.kind == "turn.act"
    assert held(table, B) == "D2 D2 D2"


def test_sv_g_34_the_second_mover_takes_its_tile_and_flips_the_first() -> None:
    """SV-SECOND-04..09, SV-R-29, SV-R-33."""
    table = copied(blocks={B: "I3 I3"})
    assert supply(table, "I3") == 16

    play(table, "second:1")

    assert (table.cash[B], table.index[B], tiles(table, B)) == (24, 3, "PX1sm")
    assert fixture().tile_upkeep[table.tiles[B][0]] == 1
    assert supply(table, "I3") == 20
    assert tiles(table, A) == "PX1b"
    (flipped,) = table.tiles[A]
    assert fixture().earns[flipped][:2] == (2, 0)
    assert fixture().tile_upkeep[flipped] == 2
    assert table.symbols[A] == (0, 0, 2, 0, 1)
    assert product_row(table) == "PX5 PX2 PX3 PX4"


def test_sv_g_35_nobody_seconds_itself() -> None:
    """SV-R-12, SV-SUNSET-03."""
    lying = {"PX1": (A, "I3 I3", 3)}
    table = given(round=5, designs=lying, blocks={A: "I3 I3", B: "I3 I3"})
    assert "second" not in verbs(table)

    play(table, "end_turn")
    assert moves(table, "second") == ["second:1"]
    play(table, "second:1")

    assert tiles(table, B) == "PX1sm"
    assert tiles(table, A) == ""


def test_sv_g_36_an_empty_deck_leaves_an_empty_slot() -> None:
    """SV-R-14."""
    table = copied(blocks={B: "I3 I3"}, products="PX1 PX2 PX3 PX4")

    play(table, "second:1")

    assert product_row(table) == "- PX2 PX3 PX4"


# Sunset, layoffs, salaries


def test_sv_g_37_two_products_in_one_action() -> None:
    """SV-SUNSET-01, SV-R-22."""
    table = given(hq={A: "HX2"}, tiles={A: "PX1 PX3"}, index={A: 6})

    play(table, "sunset:PX1")
    assert moves(table) == ["sunset:PX3", "done"]
    play(table, "sunset:PX3")

    assert (table.index[A], table.slots[A], tiles(table, A)) == (4, 2, "")
    assert table.actions == 2


def test_sv_g_38_layoffs_cost_one_in_total() -> None:
    """SV-LAYOFF-01, SV-LAYOFF-02, SV-R-24."""
    table = given(employees={A: "EX1 EX2 EX7"}, index={A: 6})

    play(table, "layoff:EX1", "layoff:EX7", "done")

    assert (table.index[A], staff(table, A), discards(table)) == (5, "EX2", "EX1 EX7")
    assert table.actions == 2


def test_sv_g_39_a_salary_marker_raises_everybody() -> None:
    """SV-SALARY-01, SV-SALARY-02, SV-SALARY-04."""
    table = given(hq={A: "HX1"}, index={A: 9}, employees={A: "EX1 EX2 EX7"})

    move_token(table, A, 2)
    assert (table.index[A], staff(table, A), table.payroll(A)) == (11, "EX1+1 EX2+1 EX7+1", 7)
    play(table, "hire:1")

    assert staff(table, A) == "EX1+1 EX2+1 EX7+1 EX3"
    assert table.payroll(A) == 10


def test_sv_g_40_every_marker_passed_counts() -> None:
    """SV-SALARY-01, SV-TRACK-04."""
    table = given(index={A: 18}, employees={A: "EX1"})

    move_token(table, A, 5)

    assert (table.index[A], staff(table, A)) == (23, "EX1+2")


def test_sv_g_41_falling_back_takes_tokens_and_rising_brings_them() -> None:
    """SV-SALARY-05, SV-SALARY-06."""
    table = given(index={A: 10}, employees={A: "EX1+1 EX3"})

    move_token(table, A, -1)
    assert staff(table, A) == "EX1 EX3"
    move_token(table, A, 1)

    assert staff(table, A) == "EX1+1 EX3+1"


def test_sv_g_42_the_loss_of_a_layoff_touches_those_who_stay() -> None:
    """SV-LAYOFF-01, SV-SALARY-05."""
    table = given(index={A: 10}, employees={A: "EX1+1 EX2+1"})

    play(table, "layoff:EX1", "done")

    assert (table.index[A], staff(table, A)) == (9, "EX2")


# The supply runs out


def test_sv_g_43_a_block_of_the_same_size_or_a_smaller_one() -> None:
    """SV-SUPPLY-01..03, SV-R-26."""
    fours = dict.fromkeys(("I4", "O4", "L4", "T4", "S4"), 0)
    same = given(employees={A: "EX1"}, supply={"O4": 0})
    smaller = given(employees={A: "EX1"}, supply=fours)
    only = given(employees={A: "EX1"}, supply={**fours, "I3": 0, "L3": 0})
    none = given(employees={A: "EX1"}, supply={**fours, "I3": 0, "L3": 0, "D2": 0})
    for table in (same, smaller, only, none):
        run(table, COLLECT[A])

    assert moves(same) == ["take:I4", "take:L4", "take:T4", "take:S4"]
    assert moves(smaller) == ["take:D2", "take:I3", "take:L3"]
    assert (moves(only), held(only, A)) == ([], "D2")
    assert (moves(none), held(none, A)) == ([], "")
    play(same, "take:T4")
    assert held(same, A) == "T4"


def test_sv_g_44_nothing_is_smaller_than_the_smallest() -> None:
    """SV-SUPPLY-03."""
    table = given(employees={A: "EX7"}, supply={"D2": 0})

    run(table, COLLECT[A])

    assert (moves(table), held(table, A)) == ([], "")


def test_sv_g_45_discards_become_a_deck() -> None:
    """SV-R-15."""
    table = given(row="EX1 EX2 EX3 EX4 EX5")
    table.discard = [fixture().person["EX6"]]

    play(table, "hire:1")

    assert row(table) == "EX2 EX3 EX4 EX5 EX6"
    assert table.discard == []


# Operate


def test_sv_g_46_a_whole_operate_phase() -> None:
    """SV-OPER-01, SV-UPKEEP-01..03."""
    table = given(
        hq={A: "HX1"},
        employees={A: "EX1 EX2"},
        tiles={A: "PX1 PX2"},
        cash={A: 10},
        blocks={A: "D2 D2"},
        index={A: 5},
    )

    run(table, COLLECT[A])
    assert (held(table, A), table.index[A], table.cash[A]) == ("D2 D2 L3 O4", 8, 15)
    run(table, UPKEEP[A])
    play(table, "pay:D2", "pay:D2")

    assert (table.cash[A], held(table, A), table.index[A]) == (7, "L3 O4", 8)


def test_sv_g_47_collecting_in_turn_order_decides_the_stack() -> None:
    """SV-OPER-03, SV-TRACK-03, SV-R-16."""
    table = given(tiles={A: "PX1", B: "PX3"}, index={A: 3, B: 3}, blocks={A: "D2", B: "I3"})

    operate(table)

    assert table.index == [4, 4]
    assert from_top(table, 4) == "B A"
    assert next_order(table) == "B A"


def test_sv_g_48_a_raise_in_step_one_is_paid_in_step_two() -> None:
    """SV-SALARY-01, SV-UPKEEP-02."""
    table = given(index={A: 9}, employees={A: "EX3"}, tiles={A: "PX1"}, blocks={A: "D2"})

    run(table, COLLECT[A])
    assert (table.index[A], staff(table, A), table.cash[A]) == (10, "EX3+1", 22)
    assert held(table, A) == "D2 I4"
    run(table, UPKEEP[A])
    play(table, "pay:D2")

    assert (table.cash[A], held(table, A)) == (16, "I4")


def test_sv_g_49_any_block_large_enough_pays_for_a_product() -> None:
    """SV-UPKEEP-03: the rulebook's example."""
    table = given(tiles={A: "PX1"}, blocks={A: "D2 O4"})

    run(table, UPKEEP[A])
    assert moves(table) == ["pay:D2", "pay:O4"]
    play(table, "pay:O4")

    assert held(table, A) == "D2"


def test_sv_g_50_forced_layoffs_cost_two_once() -> None:
    """SV-INVOL-01, SV-INVOL-02, SV-R-20."""
    table = given(cash={A: 6}, employees={A: "EX1 EX2 EX3"}, index={A: 5})
    other = given(cash={A: 6}, employees={A: "EX1 EX2 EX3"}, index={A: 5})

    run(table, UPKEEP[A])
    assert table.cash[A] == 4
    play(table, "layoff:EX3")
    assert (table.index[A], moves(table)) == (3, ["layoff:EX1", "layoff:EX2", "done"])
    play(table, "done")
    assert (table.cash[A], staff(table, A)) == (1, "EX1 EX2")

    run(other, UPKEEP[A])
    play(other, "layoff:EX1")
    assert (other.index[A], moves(other)) == (3, ["layoff:EX2", "layoff:EX3"])
    play(other, "layoff:EX2")
    assert other.index[A] == 3


def test_sv_g_51_tokens_lost_by_the_penalty_count_at_once() -> None:
    """SV-INVOL-05, SV-R-20."""
    table = given(index={A: 11}, cash={A: 4}, employees={A: "EX1+1 EX2+1"})

    run(table, UPKEEP[A])
    assert (table.cash[A], table.payroll(A)) == (2, 5)
    play(table, "layoff:EX1")
    assert (table.index[A], staff(table, A)) == (9, "EX2")
    play(table, "done")

    assert (table.cash[A], staff(table, A)) == (0, "EX2")


def test_sv_g_52_the_seat_chooses_which_product_to_lose() -> None:
    """SV-INVOL-03 and section 3.3."""
    table = given(hq={A: "HX2"}, index={A: 7}, tiles={A: "PX1 PX3"}, blocks={A: "I3"})
    other = given(hq={A: "HX2"}, index={A: 7}, tiles={A: "PX1 PX3"}, blocks={A: "I3"})

    run(table, UPKEEP[A])
    assert moves(table) == ["pay:I3", "drop"]
    play(table, "pay:I3")
    assert (table.index[A], tiles(table, A)) == (5, "PX1")

    run(other, UPKEEP[A])
    play(other, "drop")
    assert (other.index[A], tiles(other, A), held(other, A)) == (5, "PX3", "")


@pytest.mark.parametrize(
    ("bailout", "index", "kept", "blocks"), [("mild", 2, "PX1", ""), ("strict", 0, "", "D2")]
)
def test_sv_g_53_a_bail_out(bailout: str, index: int, kept: str, blocks: str) -> None:
    """SV-INVOL-04, SV-R-21."""
    table = given(
        cash={A: 1}, employees={A: "EX7"}, tiles={A: "PX1"}, blocks={A: "D2"}, index={A: 4},
        bailout=bailout,
    )  # fmt: skip

    run(table, UPKEEP[A])

    assert (table.cash[A], staff(table, A)) == (0, "")
    assert (table.index[A], tiles(table, A), held(table, A)) == (index, kept, blocks)


def test_sv_invol_04_the_strict_bail_out_is_the_rule() -> None:
    """SV-INVOL-04, SV-R-21: employees and products go first, then you pay what you can."""
    assert GAME.resolve(None, 2) == GAME.resolve({"bailout": "strict"}, 2)
    table = given(
        cash={A: 1}, employees={A: "EX1 EX7"}, tiles={A: "PX1"}, blocks={A: "D2"}, index={A: 9}
    )

    run(table, UPKEEP[A])

    assert (staff(table, A), tiles(table, A), table.cash[A]) == ("", "", 0)
    assert table.index[A] == 5, "2 for the employees together, 2 for the product"
    assert held(table, A) == "D2"


def test_sv_invol_04_whoever_has_no_salary_stays() -> None:
    """SV-INVOL-04: a founder among the employees costs nothing, so nothing is saved by leaving."""
    table = given(cash={A: 1}, employees={A: "FX1"}, index={A: 4}, founder_is_employee=True)

    run(table, UPKEEP[A])

    assert (staff(table, A), table.index[A], table.cash[A]) == ("FX1", 4, 0)


# The end


def test_sv_g_54_a_billion_must_last_through_upkeep() -> None:
    """SV-END-01."""
    table = given(index={A: 28}, tiles={A: "PX1b"}, products="PX2 PX3 PX4 PX5")

    play(table, "end_turn", "end_turn")

    assert table.index[A] == 26
    assert not table.over
    assert table.round == 4


def test_sv_g_55_the_highest_valuation_wins() -> None:
    """SV-END-01, SV-END-02, SV-R-03."""
    table = given(index={A: 29, B: 30})

    run(table, END_ROUND)

    assert table.result is not None
    assert table.result.winners == (B,)


@pytest.mark.parametrize(
    ("blocks", "winners"), [("O4 O4", (A,)), ("D2 O4 L3", (A, B))], ids=["G-56", "G-57"]
)
def test_sv_g_56_and_57_ties(blocks: str, winners: tuple[int, ...]) -> None:
    """SV-G-56, SV-G-57: SV-END-03, SV-R-31."""
    table = given(index={A: 29, B: 29}, cash={A: 12, B: 12}, blocks={A: "D2 D2 D2", B: blocks})

    run(table, END_ROUND)

    assert table.result is not None
    assert table.result.winners == winners


def test_sv_g_58_gains_are_open_totals_are_not() -> None:
    """SV-INFO-01..03."""
    table = given()

    play(table, "outsource:O4")

    (told,) = events(table, Outsourced)
    assert (told.block, told.price) == ("O4", 9)
    assert all(told.seen_by(viewer) == told for viewer in (A, B, SPECTATOR))
    assert (seen_by(table, B).seats[A].cash, seen_by(table, B).seats[A].blocks) == (None, None)
    assert ask(table, B) is None
    assert (seen_by(table, A).seats[A].cash, seen_by(table, A).seats[A].blocks) == (11, ("O4",))


def test_sv_g_59_three_actions_and_no_fourth() -> None:
    """SV-TURN-01..03."""
    table = given(cash={A: 40})

    for _ in range(3):
        assert "end_turn" in verbs(table)
        play(table, "hire:1")

    assert table.choice.seat == B


def test_sv_g_60_payments_without_superfluous_blocks() -> None:
    """Section 3.1."""
    holding = given(blocks={A: "D2 D2 I3 O4"}).blocks[A]

    found = [str(pay(blocks)) for blocks in payments(4, holding)]

    assert found == ["pay:D2+D2", "pay:D2+I3", "pay:O4"]
