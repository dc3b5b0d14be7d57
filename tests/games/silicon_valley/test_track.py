"""Valuation, order, salaries, the end (2.3, 2.13, 2.17)."""

import pytest

from seedround.games.silicon_valley.blocks import named, pieces, value
from seedround.games.silicon_valley.operate import COLLECT
from seedround.games.silicon_valley.rounds import END_ROUND
from seedround.games.silicon_valley.track import label, move_token
from seedround.testing import A, B, play, run
from seedround.testing.silicon_valley import from_top, given, held, staff, tiles


def test_sv_gen_01_a_round_has_two_phases() -> None:
    """SV-GEN-01, SV-TURN-06: after the last turn companies operate, then the next round starts."""
    table = given(employees={A: "EX7"})

    play(table, "end_turn")
    assert held(table, A) == ""
    play(table, "end_turn")

    assert (held(table, A), table.cash[A]) == ("D2", 17)
    assert table.round == 4


def test_sv_gen_06_blocks_are_worth_their_squares() -> None:
    """SV-GEN-06: shape for grids, size for code."""
    assert value(named(("O4",))) == 4
    assert value(named(("D2", "I3", "L3", "S4"))) == 12
    assert pieces(named(("D2", "I3", "L3", "S4"))) == 4


def test_sv_gen_05_money_is_not_valuation() -> None:
    """SV-GEN-05: the richer company does not win by it."""
    table = given(index={A: 28, B: 29}, cash={A: 99, B: 0})

    run(table, END_ROUND)

    assert table.result is not None
    assert table.result.winners == (B,)


@pytest.mark.parametrize(
    ("index", "text"),
    [
        (0, "start"),
        (1, "$1M"),
        (18, "$90M"),
        (19, "$100M"),
        (27, "$900M"),
        (28, "$1B"),
        (30, "$3B"),
    ],
)
def test_labels_of_the_track(index: int, text: str) -> None:
    """SV-R-01, SV-R-03."""
    assert label(index) == text


def test_the_option_cap_unicorn_stops_at_a_billion() -> None:
    """SV-R-03."""
    table = given(index={A: 27}, cap_unicorn=True)
    free = given(index={A: 27})

    move_token(table, A, 4)
    move_token(free, A, 4)

    assert (table.index[A], free.index[A]) == (28, 31)
    move_token(table, A, 1)
    assert table.index[A] == 28


def test_sv_track_02_a_loss_stops_at_the_start() -> None:
    table = given(index={A: 1})

    move_token(table, A, -5)

    assert table.index[A] == 0


def test_sv_track_04_one_move_whatever_its_length() -> None:
    """SV-TRACK-04: a token passing others does not touch their stack."""
    table = given(index={A: 2, B: 4})

    move_token(table, A, 4)

    assert (from_top(table, 6), from_top(table, 4)) == ("A", "B")


def test_sv_salary_03_tokens_cost_nothing_when_placed() -> None:
    """SV-SALARY-03, SV-R-59."""
    table = given(index={A: 9}, employees={A: "EX1 EX3"})

    move_token(table, A, 1)

    assert (table.cash[A], staff(table, A)) == (20, "EX1+1 EX3+1")


def test_sv_r_60_whoever_is_employed_at_that_moment_gets_a_token() -> None:
    """SV-R-60, SV-SALARY-04: hired before the marker yes, after it no."""
    table = given(index={A: 9}, blocks={A: "O4 D2"}, vc_row="VX1 VX2 VX3 VX4")

    play(table, "hire:1")
    play(table, "vc:1", "take:D2")
    assert (table.index[A], staff(table, A)) == (10, "EX1+1")
    play(table, "hire:2")

    assert staff(table, A).startswith("EX1+1 EX")
    assert staff(table, A).count("+") == 1


def test_sv_oper_04_ongoing_valuation_is_one_move() -> None:
    """SV-OPER-04, SV-R-05: 1 + 2 from 9 passes the marker once and lands on 12."""
    table = given(hq={A: "HX2"}, tiles={A: "PX1 PX2"}, index={A: 9}, employees={A: "EX1"})
    before = table.arrivals

    run(table, COLLECT[A])

    assert (table.index[A], staff(table, A), table.arrivals) == (12, "EX1+1", before + 1)


@pytest.mark.parametrize(
    ("last_round", "now", "over"),
    [(25, 24, False), (25, 25, True), (7, 7, True), (40, 25, False), ("none", 90, False)],
)
def test_sv_end_04_the_last_round_is_an_option(last_round: int | str, now: int, over: bool) -> None:
    """SV-END-04, SV-R-53: the limit is ours, so a table may move it or do without."""
    table = given(round=now, last_round=last_round)

    play(table, "end_turn", "end_turn")

    assert table.over == over


def test_sv_end_04_after_round_25_the_game_is_scored() -> None:
    """SV-END-04, SV-R-53."""
    table = given(round=25, index={A: 5, B: 7})
    earlier = given(round=24, index={A: 5, B: 7})

    run(table, END_ROUND)
    run(earlier, END_ROUND)

    assert table.result is not None
    assert (table.result.winners, table.result.reason) == ((B,), "round_limit")
    assert not earlier.over


def test_sv_end_03_money_breaks_a_tie_first() -> None:
    table = given(index={A: 28, B: 28}, cash={A: 5, B: 6}, blocks={A: "D2 D2 D2"})

    run(table, END_ROUND)

    assert table.result is not None
    assert table.result.winners == (B,)
    assert table.result.places == (2, 1)


def test_sv_gen_02_instant_benefits_come_once() -> None:
    """SV-GEN-02, SV-GEN-03, SV-GEN-04: $2 at once; 1V $2 in every operate phase, this one too."""
    table = given(blocks={A: "I3 I3 D2 D2"})

    play(table, "innovate:1")
    assert (table.cash[A], table.index[A], tiles(table, A)) == (22, 0, "PX1")
    run(table, COLLECT[A])
    assert (table.cash[A], table.index[A]) == (24, 1)
    run(table, COLLECT[A])
    assert (table.cash[A], table.index[A]) == (26, 2)
