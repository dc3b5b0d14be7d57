"""The options of section 2.8: values, limits, what does not fit, and what each one changes."""

from typing import Any

import msgspec
import pytest

from seedround.engine.errors import BadOption
from seedround.games.trade_show import GAME, TradeShowOptions
from seedround.testing import moves
from seedround.testing.trade_show import at_show, dealt, given, play

DEFAULTS = {
    "rounds": "recommended",
    "first_seat": "random",
    "cube_supply": 24,
    "complete_bonus": 7,
    "last_player_columns": "centre",
    "tie_break": "shared",
}


def refusal(seats: int = 5, **options: Any) -> str:
    with pytest.raises(BadOption) as refused:
        GAME.resolve(options, seats)
    return str(refused.value)


def test_defaults_are_those_of_the_specification() -> None:
    assert msgspec.to_builtins(GAME.resolve(None, 4)) == DEFAULTS
    assert GAME.resolve(None, 4, lab=True) == TradeShowOptions()


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("rounds", 1),
        ("rounds", 10),
        ("first_seat", 0),
        ("first_seat", 4),
        ("cube_supply", 1),
        ("cube_supply", 60),
        ("cube_supply", "unlimited"),
        ("complete_bonus", 0),
        ("complete_bonus", 20),
        ("last_player_columns", "all"),
        ("tie_break", "cubes"),
    ],
)
def test_limits_belong_to_the_values(name: str, value: object) -> None:
    assert msgspec.to_builtins(GAME.resolve({name: value}, 5)) == DEFAULTS | {name: value}


@pytest.mark.parametrize(
    ("name", "value", "takes"),
    [
        ("rounds", 0, "recommended or 1 to 10"),
        ("rounds", 11, "recommended or 1 to 10"),
        ("rounds", "many", "recommended or 1 to 10"),
        ("rounds", True, "recommended or 1 to 10"),
        ("first_seat", -1, "random or 0 to 4"),
        ("first_seat", 5, "random or 0 to 4"),
        ("first_seat", "last", "random or 0 to 4"),
        ("cube_supply", 0, "unlimited or 1 to 60"),
        ("cube_supply", 61, "unlimited or 1 to 60"),
        ("cube_supply", 24.5, "unlimited or 1 to 60"),
        ("complete_bonus", -1, "0 to 20"),
        ("complete_bonus", 21, "0 to 20"),
        ("complete_bonus", None, "0 to 20"),
        ("last_player_columns", "center", "centre or all"),
        ("tie_break", "", "shared or cubes"),
    ],
)
def test_other_values_are_refused_with_those_it_takes(name: str, value: Any, takes: str) -> None:
    said = f"The option {name} takes {takes}; '{value}' is none of these."
    assert refusal(**{name: value}) == said


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_first_seat_must_exist(seats: int) -> None:
    assert GAME.resolve({"first_seat": seats - 1}, seats)
    assert refusal(seats, first_seat=seats) == (
        f"The option first_seat = {seats} does not fit {seats} players: "
        f"use random or a number up to {seats - 1}."
    )


def test_an_unknown_option_is_refused() -> None:
    assert refusal(round=3) == (
        "Silicon Valley: Trade Show (Salkind) has no option 'round'; it has rounds, first_seat, "
        "cube_supply, complete_bonus, last_player_columns, tie_break."
    )


@pytest.mark.parametrize(("seats", "rounds"), [(2, 5), (3, 4), (4, 3), (5, 3)])
def test_ts_end_01_recommended_rounds(seats: int, rounds: int) -> None:
    assert dealt(seats).rounds == rounds


def test_ts_end_02_the_number_of_rounds_may_be_changed() -> None:
    assert [dealt(4, rounds=rounds).rounds for rounds in range(1, 11)] == list(range(1, 11))

    table = dealt(2, rounds=1)
    while not table.over:
        table.play(table.moves()[0])
    assert table.round == 1


def test_ts_cube_01_the_supply_may_be_changed() -> None:
    assert dealt(cube_supply=3).supply == 3

    roll = "d4: 4 1; d6: 2 6; d8: 3"
    assert "place:d4x1+cube" in moves(at_show("social", "d21 ...", roll, cube_supply=1))
    table = at_show("social", "d21 ...", roll, cube_supply=1, cubes=[0, 1])
    assert "place:d4x1" in moves(table)


def test_an_unlimited_supply_never_ends() -> None:
    table = at_show("social", "d21 ...", "d4: 4 1; d6: 2 6; d8: 3", cube_supply="unlimited")

    play(table, "place:d4x1+cube", "accept")

    assert table.cubes[0] == 1
    assert table.has_cube()


@pytest.mark.parametrize("bonus", [0, 7, 20])
def test_ts_show_14_the_bonus_for_a_complete_company_may_be_changed(bonus: int) -> None:
    table = at_show("gadget", "d34 d24 d19 d04", "d6: 2 1; d8: 6 4", complete_bonus=bonus)
    play(table, "roll", dice="d6: 1 1; d8: 8")
    play(table, "roll", dice="d6: 4 1")
    play(table, "roll", dice="d6: 5")

    assert table.scores[0] == 14 + 5 + bonus


def test_ts_draft_14_all_columns_may_be_open_to_the_last_player() -> None:
    stacks = ["...", "d45 d42 d21 d01"]

    assert len(moves(given(stacks=stacks, turn=1, last_player_columns="all"))) == 10
    assert len(moves(given(stacks=stacks, turn=1, last_player_columns="centre"))) == 6
