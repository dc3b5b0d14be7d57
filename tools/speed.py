"""How fast the environments are, beside PettingZoo's own connect_four in the same run.

The machine may be busy: times are CPU time of this process, environments take turns, and median and
best of the rounds are printed. Compare ratios.

    python tools/speed.py [--rounds 15] [--seconds 0.15]
"""

import argparse
from collections.abc import Callable, Iterator
from functools import partial
from itertools import count
from statistics import median
from time import process_time
from typing import Any, NamedTuple

from pettingzoo.classic.connect_four import connect_four

from seedround.adapters import pettingzoo
from seedround.engine.generator import Generator
from seedround.games import all_games

YARDSTICK = "connect_four"
ROUNDS = 15
SECONDS = 0.15


def play_on(env: Any) -> Iterator[None]:
    """One decision after the other: look, take any legal action, step."""
    chooser = Generator(1)
    for seed in count():
        env.reset(seed=seed)
        for _ in env.agent_iter():
            seen, _, over, _, _ = env.last()
            if over:
                break
            legal = seen["action_mask"].nonzero()[0]
            env.step(int(legal[chooser.below(len(legal))]))
            yield


def speed(playing: Iterator[None], seconds: float) -> float:
    """Decisions a second."""
    started, done = process_time(), 0
    while (spent := process_time() - started) < seconds:
        for _ in range(50):
            next(playing)
        done += 50
    return done / spent


class Speed(NamedTuple):
    """Decisions a second: the median of the rounds, and the best of them."""

    median: float
    best: float


def measure(rounds: int, seconds: float) -> dict[str, tuple[Speed, Speed]]:
    """Raw and wrapped, by environment."""
    makers: dict[str, tuple[Callable[[], Any], Callable[[], Any]]] = {
        YARDSTICK: (connect_four.raw_env, connect_four.env)
    }
    for game in all_games():
        makers[game.id] = partial(pettingzoo.raw_env, game.id), partial(pettingzoo.env, game.id)
    playing = {name: [play_on(make()) for make in both] for name, both in makers.items()}
    found: dict[str, list[list[float]]] = {name: [[], []] for name in makers}
    for _ in range(rounds):
        for name, both in playing.items():
            for kind, one in enumerate(both):
                found[name][kind].append(speed(one, seconds))
    return {
        name: (Speed(median(raw), max(raw)), Speed(median(wrapped), max(wrapped)))
        for name, (raw, wrapped) in found.items()
    }


def report(rounds: int = ROUNDS, seconds: float = SECONDS) -> None:
    """Print a table: both kinds, and what they are of connect_four."""
    rows = measure(rounds, seconds)
    print(f"{'decisions a second':24}{'median':>9}{'ratio':>7}{'best':>9}{'ratio':>7}")
    for kind, name in enumerate(("raw", "wrapped")):
        yard = rows[YARDSTICK][kind]
        for game, both in rows.items():
            here = both[kind]
            share, best = here.median / yard.median, here.best / yard.best
            label = f"{game}, {name}"
            print(f"{label:24}{here.median:9,.0f}{share:7.2f}{here.best:9,.0f}{best:7.2f}")


def main() -> None:
    parser = argparse.ArgumentParser(description="Decisions a second of the environments.")
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--seconds", type=float, default=SECONDS)
    given = parser.parse_args()
    report(given.rounds, given.seconds)


if __name__ == "__main__":
    main()
