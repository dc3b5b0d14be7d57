"""The golden scenarios of hints at a table (TS-G37..G40); their fractions are in test_solver."""

from typing import Any

import pytest

from seedround.engine.rules import Advice
from seedround.games.trade_show.mind.bot import advise
from seedround.games.trade_show.table import TradeShow
from seedround.testing import say
from seedround.testing.trade_show import at_show, play

EXAMPLE = "d42 d22 d11 d16 d01"
FIRST_ROLL = "d4: 1 2; d6: 5 4; d8: 3"
LAST_ROUND = 5


def hints(table: TradeShow) -> list[str]:
    """What is said to the seat that chooses, the best move first."""
    return [say(table, hint.why) for hint in advise(table, table.choice.seat)]


def roll(value: str, bust: str) -> str:
    return f"{value} on average; the next roll misses {bust} of the time"


def best(table: TradeShow) -> Advice:
    return advise(table, table.choice.seat)[0]


def chances(table: TradeShow) -> dict[str, str]:
    """By move: what is said about winning."""
    found = advise(table, table.choice.seat)
    return {str(hint.move): say(table, hint.details[0]) for hint in found if hint.details}


def robot_with_one_d8(**more: Any) -> TradeShow:
    """gadget [d49 d34 d19 d04], two cards fulfilled, one d8 free."""
    table = at_show("gadget", "d49 d34 d19 d04", "d6: 6 2; d8: 1 1", round=LAST_ROUND, **more)
    return play(table, "roll", dice="d8: 6 1")


def test_ts_g37_after_the_first_card_rolling_is_better() -> None:
    table = at_show("social", EXAMPLE, FIRST_ROLL, round=LAST_ROUND)

    assert hints(table) == [roll("$16.5", "7%"), "$10 for sure"]
    assert best(table).value == pytest.approx(67471 / 4096)


def test_ts_g37_the_d8_is_worth_more_than_two_d4() -> None:
    table = at_show("social", EXAMPLE, FIRST_ROLL, round=LAST_ROUND)
    play(table, "roll", dice="d4: 2 3; d8: 6")

    assert str(best(table).move) == "place:d8x1"
    assert hints(table) == ["worth $18.3 to you on average", "worth $14.4 to you on average"]

    play(table, "place:d8x1")
    assert hints(table) == [roll("$18.3", "6%"), "$14 for sure"]


def test_ts_g38_two_d6_roll_and_one_accepts() -> None:
    table = at_show("web", "d53 d38 d18 d03", "d6: 6 4 1 1", round=LAST_ROUND)
    assert table.free == (0, 2, 0)
    assert hints(table) == [roll("$21.1", "28%"), "$18 for sure"]

    table = at_show("web", "d53 d38 d18 d03", "d6: 4 3 2 1", round=LAST_ROUND)
    assert table.free == (0, 1, 0)
    assert hints(table) == ["$18 for sure", roll("$6.5", "83%")]


def test_ts_g38_two_cubes_make_rolling_safer() -> None:
    table = at_show("web", "d53 d38 d18 d03", "d6: 6 4 1 1", round=LAST_ROUND, cubes=[2, 0])
    play(table, "place:d6x2")

    assert hints(table) == [roll("$25.9", "28%"), "$18 for sure"]


def test_ts_g39_one_d8_is_not_enough_to_roll() -> None:
    assert hints(robot_with_one_d8()) == ["$23 for sure", roll("$21.4", "25%")]


def test_ts_g40_who_plays_to_win_rolls() -> None:
    """Seat 0 is the last seat of the last round and has 40, the other has 64."""
    table = robot_with_one_d8(start=1, scores=[40, 64])

    assert str(best(table).move) == "accept"
    assert chances(table) == {
        "accept": "you win the game 0% of the time",
        "roll": "you win the game 75% of the time",
    }
