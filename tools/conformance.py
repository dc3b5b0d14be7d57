"""The long form of other people's suites: every game and number of seats, whole games.

    make conformance
    python -m tools.conformance trade-show     one game

Ends with the speed of the environments beside PettingZoo's connect_four.
"""

import sys
import warnings
from contextlib import redirect_stdout
from io import StringIO

import gymnasium
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import parallel_api_test, performance_benchmark
from rich.console import Console
from rich.progress import track

from seedround.adapters import pettingzoo
from seedround.adapters.gymnasium import IDS
from seedround.games import find_game
from tests.adapters.suites import EVERY_TABLE, HARD_CODED, aec_suite, cycles_suite, sim_suite
from tools.speed import report

CYCLES = 200
SIMULATIONS = 1


def suites(game: str, seats: int) -> None:
    """All that is asked of one game with one number of seats."""
    with warnings.catch_warnings(), redirect_stdout(StringIO()):
        warnings.simplefilter("error")
        for text in HARD_CODED:
            warnings.filterwarnings("ignore", message=text)
        aec_suite(game, seats, CYCLES)
        cycles_suite(game, seats)
        parallel_api_test(pettingzoo.parallel_env(game, seats, illegal="wrap"), num_cycles=CYCLES)
        names = {played: name for name, played in IDS.items()}
        made = gymnasium.make(names[game], seats=seats, bots="random", render_mode="ansi")
        check_env(made.unwrapped)
        sim_suite(game, seats, SIMULATIONS, short=False)
    print(f"{game}, {seats} seats: PettingZoo's benchmark")
    performance_benchmark(pettingzoo.env(game, seats))


def main() -> None:
    console = Console(stderr=True)
    wanted = [find_game(name).id for name in sys.argv[1:]]
    tables = [table for table in EVERY_TABLE if not wanted or table[0] in wanted]
    for game, seats in track(tables, "conformance", console=console):
        suites(game, seats)
    report()


if __name__ == "__main__":
    main()
