"""The conformance suites of other people, for every game and number of seats."""

from functools import partial
from itertools import count
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

import pyspiel
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    performance_benchmark,
    render_test,
    seed_test,
)
from pettingzoo.utils import parallel_to_aec

from seedround.adapters import openspiel, pettingzoo
from seedround.games import all_games, find_game

EVERY_TABLE = [(game.id, seats) for game in all_games() for seats in game.players]
"""Every game with every number of seats."""
HARD_CODED = (
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be",
    "Action mask numpy array is all zeros",
)
"""Warnings that PettingZoo spares only its own games by name; the last for agents after the end."""
SHORT = {"trade-show": "rounds:1", "bidness": "max_rounds:2"}
"""Options for short games."""


def aec_suite(game: str, seats: int, cycles: int) -> None:
    """PettingZoo's suites for environments in which agents take turns."""
    api_test(pettingzoo.env(game, seats), num_cycles=cycles)
    api_test(pettingzoo.raw_env(game, seats, rewards="scores"), num_cycles=cycles)
    seed_test(partial(pettingzoo.env, game, seats), num_cycles=cycles)
    render_test(partial(pettingzoo.env, game, seats))


def cycles_suite(game: str, seats: int) -> None:
    """`max_cycles_test` wants every agent to act in every cycle and does not look at masks."""
    parallel = partial(pettingzoo.parallel_env, game, seats, illegal="wrap")

    def env(max_cycles: int) -> Any:
        return parallel_to_aec(parallel(max_cycles=max_cycles))

    max_cycles_test(SimpleNamespace(parallel_env=parallel, env=env))


def benchmark(env: Any) -> None:
    """`performance_benchmark` for a moment: its clock runs fast."""
    clock = count()
    names = SimpleNamespace(time=lambda: next(clock))
    with patch.dict(performance_benchmark.__globals__, {"time": names}):
        performance_benchmark(env)


def sim_suite(game: str, seats: int, games: int, short: bool) -> None:
    """OpenSpiel's random simulations, states serialized on the way.

    That replays every state from its history; the short form does so with the fewest seats only.
    """
    name = openspiel.short_name(find_game(game))
    options = SHORT.get(game, "") if short else ""
    made = pyspiel.load_game(f"{name}(players={seats},options={options})")
    serialize = not short or seats == find_game(game).players[0]
    pyspiel.random_sim_test(made, num_sims=games, serialize=serialize, verbose=False)
