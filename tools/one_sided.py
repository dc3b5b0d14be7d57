"""What it costs never to innovate or never to copy (B-05): planners who do not, against planners.

Both play every deal from both chairs.
"""

from collections.abc import Callable
from typing import Any

import cyclopts

from seedround.cli.progress import progress_bar
from seedround.engine.kinds import Seat
from seedround.engine.move import Move
from seedround.games.silicon_valley import GAME
from seedround.games.silicon_valley.mind.bot import planner
from seedround.games.silicon_valley.moves import Innovate, Second
from seedround.lab.simulate import Run, simulate


def without(kind: type[Move]) -> Callable[[Any, Seat, list[Move]], Move]:
    """A planner that passes over all moves of a kind, as long as it has others."""

    def pick(table: Any, seat: Seat, moves: list[Move]) -> Move:
        return planner(table, seat, [move for move in moves if not isinstance(move, kind)] or moves)

    return pick


ONE_SIDED = {"never-innovates": without(Innovate), "never-copies": without(Second)}


def main(*, games: int = 1000, seed: str = "1") -> None:
    """Print for each of the two: its share of the wins against the planner, and the interval."""
    picks = GAME.rules().picks
    assert isinstance(picks, dict)
    picks.update(ONE_SIDED)
    for name in ONE_SIDED:
        run = Run(GAME, (name, "planner"), games, seed, per_deal=2)
        with progress_bar("games", games) as bar:
            mine, _ = simulate(run, progress=bar.advance).by_bot
        print(f"{name:16} {games:5} games  {mine.share:.3f} ({mine.low:.3f} to {mine.high:.3f})")


if __name__ == "__main__":
    cyclopts.run(main)
