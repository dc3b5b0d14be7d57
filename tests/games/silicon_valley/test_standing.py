"""How it stands: one race, ties as the rules break them, nothing from behind another's screen."""

import pytest

from seedround.engine.kinds import SPECTATOR, Seat, Viewer
from seedround.engine.standing import Standing
from seedround.games.silicon_valley.rounds import END_ROUND
from seedround.games.silicon_valley.table import SiliconValley
from seedround.games.silicon_valley.telling.sayings import (
    DangerRival,
    DangerUnicorn,
    EndOver,
    EndThisRound,
    EndUnicorn,
)
from seedround.games.silicon_valley.telling.standing import MEASURES, standing
from seedround.games.silicon_valley.track import worth
from seedround.testing import A, B, C, run, say
from seedround.testing.silicon_valley import dealt, given

BILLION = worth(28)


def places(told: Standing) -> list[int]:
    return [racer.place for racer in told.race]


def parts(table: SiliconValley, viewer: Viewer, seat: Seat) -> list[str]:
    return [say(table, part) for part in standing(table, viewer).race[seat].parts]


def test_sv_end_02_the_highest_valuation_leads() -> None:
    told = standing(given(seats=3, index={A: 5, B: 2, C: 3}), A)

    assert [racer.figure for racer in told.race] == [5, 2, 3]
    assert places(told) == [1, 3, 2]
    assert (told.passed, told.whole) == (5, 28)
    assert told.end == EndUnicorn(23, BILLION, 3, 25)


def test_everybody_is_so_far_from_the_leader_and_from_the_mark() -> None:
    table = given(seats=3, index={A: 5, B: 2, C: 3}, tiles={B: "PX1"})

    assert say(table, standing(table, A).race[A].says) == "$5M"
    assert parts(table, SPECTATOR, A) == ["leads by 2 steps", "23 steps to $1B"]
    assert parts(table, SPECTATOR, B) == [
        "3 steps behind the leader",
        "26 steps to $1B",
        "$3M after Operate",
    ]
    assert parts(table, A, A)[-1] == "$20 and 0 blocks if it is a tie"


def test_sv_info_02_a_tie_is_shared_while_screens_hide_what_breaks_it() -> None:
    level = {"index": {A: 29, B: 29}, "cash": {A: 12, B: 11}}

    assert places(standing(given(**level), A)) == [1, 1]  # type: ignore[arg-type]
    assert places(standing(given(**level, open_books=True), B)) == [1, 2]  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("blocks", "expected"),
    [({A: "D2 D2 D2", B: "O4 O4"}, [1, 2]), ({A: "D2 D2 D2", B: "D2 O4 L3"}, [1, 1])],
)
def test_sv_end_03_at_the_end_the_first_place_is_the_winners(
    blocks: dict[Seat, str], expected: list[int]
) -> None:
    """G-56, G-57: three blocks against two, then a shared win."""
    table = given(index={A: 29, B: 29}, cash={A: 12, B: 12}, blocks=blocks)
    run(table, END_ROUND)

    told = standing(table, B)

    assert table.result is not None
    assert places(told) == expected == list(table.result.places)
    assert (told.end, told.danger) == (EndOver(), None)


def test_sv_end_01_who_will_end_the_game_is_told_before_it_happens() -> None:
    told = standing(given(index={A: 27, B: 3}, tiles={A: "PX1"}), B)
    assert told.danger == DangerUnicorn((A,), BILLION)

    there = standing(given(index={A: 28}), B)
    assert (there.end, there.passed) == (EndThisRound(BILLION, False), 28)
    assert standing(given(round=25), B).end == EndThisRound(BILLION, True)


def test_sv_solo_33_alone_it_is_so_many_steps_in_so_many_rounds() -> None:
    rival = {"tiles": "PX2", "staff": "EX7", "tech": "D2 O4"}
    table = given(seats=1, round=4, index={A: 12}, rival=rival)

    told = standing(table, A)

    assert (told.passed, told.whole) == (3, 7)
    assert say(table, told.goal) == "Reach $1B by round 7, or the Rival wins."
    assert say(table, told.end) == "Round 4 of 7."
    assert told.danger == DangerRival(16, 4, BILLION)
    assert parts(table, A, A) == [
        "16 steps to $1B",
        "the Rival has 1 product, 1 employee and 6 code",
    ]


def test_sv_r_36_nothing_is_told_of_founders_while_they_are_chosen() -> None:
    table = dealt(3, seed=240)

    assert places(standing(table, A)) == [1, 1, 1]
    assert standing(table, A).passed == 0


def test_measures_count_what_a_company_has_and_brings() -> None:
    """G-46 before Operate."""
    table = given(
        hq={A: "HX1"}, employees={A: "EX1 EX2+1"}, tiles={A: "PX1 PX2"}, blocks={A: "D2 D2"}
    )

    assert {name: measure(table, A) for name, measure in MEASURES.items()} == {
        "cash": 20,
        "code": 4,
        "valuation": 0,
        "income": 5,
        "growth": 3,
        "writes": 7,
        "salaries": 4,
        "rent": 5,
        "upkeep": 4,
        "places": 5,
        "slots": 2,
        "employees": 2,
        "actions": 3,
    }
