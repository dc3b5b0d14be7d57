"""Results: ties, teams, solo games, games that all lose."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from seedround.engine.result import Result, all_lose, ranked, solo_result, team_result
from seedround.testing import A, B, C, D


def test_the_most_points_win() -> None:
    result = ranked("most_points", [3, 9, 5])
    assert result.winners == (1,)
    assert result.places == (3, 1, 2)
    assert result.scores == (3, 9, 5)
    assert result.utilities == (0, 1000, 500)


def test_ties_share_place_and_utility() -> None:
    result = ranked("most_points", [9, 5, 9, 1])
    assert result.winners == (0, 2)
    assert result.places == (1, 3, 1, 4)
    assert result.utilities == (833, 333, 833, 0)


def test_all_tied_have_half() -> None:
    assert ranked("tie", [4, 4]).utilities == (500, 500)
    assert ranked("tie", [4, 4, 4]).places == (1, 1, 1)


def test_keys_break_ties_but_scores_are_kept() -> None:
    result = ranked("most_money", [9, 9], keys=[(9, 1), (9, 2)])
    assert (result.winners, result.scores) == ((1,), (9, 9))


def test_team_mates_share_everything() -> None:
    result = team_result("most_points", [(A, C), (B, D)], [10, 30])
    assert result.winners == (1, 3)
    assert result.places == (2, 1, 2, 1)
    assert result.scores == (10, 30, 10, 30)
    assert result.utilities == (0, 1000, 0, 1000)


def test_three_teams_of_unequal_size() -> None:
    result = team_result("x", [(D,), (A, B), (C,)], [5, 5, 1])
    assert result.winners == (0, 1, 3)
    assert result.places == (1, 1, 3, 1)
    assert result.utilities == (750, 750, 0, 750)


def test_teams_may_tie_with_keys() -> None:
    result = team_result("x", [(A,), (B,)], [1, 2], keys=[0, 0])
    assert (result.winners, result.scores) == ((0, 1), (1, 2))


def test_alone_one_wins_or_loses() -> None:
    won = solo_result("target", True, 12)
    assert (won.winners, won.places, won.utilities) == ((0,), (1,), (1000,))
    lost = solo_result("target", False, 3, {"needed": 8})
    assert (lost.winners, lost.places, lost.scores, lost.utilities) == ((), (None,), (3,), (0,))
    assert lost.details == {"needed": 8}


def test_all_may_lose() -> None:
    result = all_lose("broke", [1, 2, 3])
    assert result.winners == ()
    assert result.places == (None, None, None)
    assert result.utilities == (0, 0, 0)


@pytest.mark.parametrize("seats", [1, 2, 5])
def test_details_come_back_as_they_are(seats: int) -> None:
    details = {"cubes": (1, 2), "by": {"x": ((1,), [2])}}
    result = ranked("x", [0] * seats, details=details)
    assert msgspec.json.decode(msgspec.json.encode(result), type=Result) == result
    assert result.details["cubes"] == [1, 2]


@given(st.lists(st.integers(-5, 5), min_size=2, max_size=6))
def test_utilities_follow_the_places(scores: list[int]) -> None:
    result = ranked("x", scores)
    half = 500 * len(scores)
    assert half - len(scores) < sum(result.utilities) <= half
    for seat, score in enumerate(scores):
        for other, theirs in enumerate(scores):
            assert (score > theirs) == (result.utilities[seat] > result.utilities[other])
            assert (score == theirs) == (result.places[seat] == result.places[other])
