"""Planners that never innovate or never copy, for B-05."""

import pytest

from seedround.engine.generator import Generator
from seedround.games.silicon_valley import GAME
from seedround.games.silicon_valley.events import Innovated, SecondMoved
from seedround.games.silicon_valley.mind.bot import planner
from seedround.games.silicon_valley.table import SiliconValley
from tools.one_sided import ONE_SIDED


@pytest.mark.parametrize(
    ("name", "shunned"), [("never-innovates", Innovated), ("never-copies", SecondMoved)]
)
def test_a_one_sided_planner_shuns_one_kind_of_launch(name: str, shunned: type) -> None:
    kinds = set()
    for seed in range(4):
        log: list[object] = []
        table = GAME.deal(2, Generator(seed), None, None, log)  # type: ignore[arg-type]
        assert isinstance(table, SiliconValley)
        while not table.over:
            seat = table.choice.seat
            pick = planner if seat else ONE_SIDED[name]
            table.play(pick(table, seat, table.moves()))
        kinds |= {(type(one), one.seat) for one in log if isinstance(one, Innovated | SecondMoved)}
    assert (shunned, 0) not in kinds
    assert (shunned, 1) in kinds
