"""The trained estimate: what it looks at, what it says, and weights that are not right."""

import tomllib
from typing import Any, cast

import pytest

from seedround.bots.mcts import Budget, MctsBot
from seedround.bots.playout import Playout
from seedround.engine.errors import Refused
from seedround.engine.generator import Generator
from seedround.engine.knowledge import Knowledge
from seedround.games.silicon_valley import GAME
from seedround.games.silicon_valley.mind.prospects import (
    FEATURES,
    checked,
    companies,
    prospects,
    trained,
)
from seedround.games.silicon_valley.rules import RULES
from seedround.games.silicon_valley.table import SiliconValley
from seedround.testing import A, B
from seedround.testing.silicon_valley import given

GOOD: dict[str, Any] = dict.fromkeys(FEATURES, 0.5)


def figures(**state: Any) -> dict[str, float]:
    return dict(zip(FEATURES, companies(given(**state))[A], strict=True))


@pytest.mark.parametrize("seats", GAME.players)
def test_there_are_weights_for_every_number_of_players(seats: int) -> None:
    assert len(trained(seats)) == len(FEATURES)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_chances_are_shared_out(seats: int) -> None:
    """Utilities add up as those of a result do, give or take the rounding."""
    table = GAME.deal(seats, Generator(5))

    assert 500 * seats - seats <= sum(prospects(table)) <= 500 * seats  # type: ignore[arg-type]


def test_who_is_ahead_is_more_likely_to_win() -> None:
    mine, theirs = prospects(given(index={A: 20, B: 8}))

    assert mine > 600 > theirs


def test_alone_the_higher_valuation_is_better() -> None:
    low, high = (
        prospects(given(seats=1, act=None, round=6, index={A: index}))[0] for index in (8, 26)
    )

    assert 0 <= low < high <= 1000


def test_what_is_seen_of_a_company() -> None:
    seen = figures(index={A: 14}, cash={A: 22}, blocks={A: "I3 I3"}, employees={A: "EX3"})

    assert seen["company"] == 1
    assert seen["valuation"] == 0.5
    assert seen["money"] == (22 - 2 - 3) / 40
    assert seen["code"] == 6 / 24
    assert seen["launch"] > 0 == seen["launch_blocked"]
    assert seen["actions"] == 1
    blocked = figures(tiles={A: "PX3"}, blocks={A: "I3 I3"})
    assert blocked["launch_blocked"] > 0 == blocked["launch"]
    assert figures(cash={A: 0})["debt"] > 0
    assert figures(tiles={A: "PX1"})["unpaid"] == 1
    assert figures(index={A: 28})["unicorn"] == 1


@pytest.mark.parametrize(
    ("content", "problem"),
    [
        ({}, r"no table \[players.2\]"),
        ({"players": {"2": {**GOOD, "luck": 1.0}}}, "no figure 'luck'"),
        ({"players": {"2": {"company": 1.0}}}, "weight of 'valuation' is missing"),
        ({"players": {"2": {**GOOD, "code": "much"}}}, "code = 'much' is not a number"),
        ({"players": {"2": {**GOOD, "code": True}}}, "code = True is not a number"),
        ({"players": {"2": {**GOOD, "code": float("nan")}}}, "code = nan is not a number"),
    ],
)
def test_wrong_weights_are_refused(content: dict[str, Any], problem: str) -> None:
    with pytest.raises(Refused, match=problem):
        checked(content, 2)


def test_weights_are_plain_toml() -> None:
    content = tomllib.loads("[players.2]\n" + "\n".join(f"{name} = 1" for name in FEATURES))

    assert checked(content, 2) == (1.0,) * len(FEATURES)


def test_a_search_judges_by_it_long_before_the_end() -> None:
    table = cast(SiliconValley, GAME.deal(2, Generator(2)))

    utilities = Playout(RULES).finish(table)

    assert not table.over
    assert utilities == prospects(table)


@pytest.mark.parametrize("seats", GAME.players)
def test_a_search_can_think_at_every_table(seats: int) -> None:
    table = GAME.deal(seats, Generator(2))
    bot = MctsBot(Budget(4), 1)

    for _ in range(12):
        knowledge = Knowledge(table, table.choice.seat)
        move = bot.choose(knowledge)
        assert move in knowledge.moves
        table.play(move)
