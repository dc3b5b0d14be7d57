"""How fast the environments are, beside PettingZoo's own connect_four in the same run.

The machine may be busy: times are CPU time of this process, environments take turns, and the
median of the rounds is printed. Compare ratios.

    python tools/speed.py [--rounds 7] [--seconds 0.5]
"""

import argparse
from collections.abc import Callable, Iterator
from itertools import count
from statistics import median
from time import process_time
from typing import Any

from pettingzoo.classic.connect_four import connect_four

from seedround.adapters import pettingzoo
from seedround.engine.generator import Generator
from seedround.games import all_games

YARDSTICK = "connect_four"


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


def measure(rounds: int, seconds: float) -> dict[str, tuple[float, float]]:
    """Raw and wrapped decisions a second, by environment."""
    makers: dict[str, tuple[Callable[[], Any], Callable[[], Any]]] = {
        YARDSTICK: (connect_four.raw_env, connect_four.env)
    }
    for game in all_games():
        makers[game.id] = (
            lambda game=game.id: pettingzoo.raw_env(game),  # type: ignore[misc]
            lambda game=game.id: pettingzoo.env(game),  # type: ignore[misc]
        )
    playing = {name: [play_on(make()) for make in both] for name, both in makers.items()}
    found: dict[str, list[list[float]]] = {name: [[], []] for name in makers}
    for _ in range(rounds):
        for name, both in playing.items():
            for kind, one in enumerate(both):
                found[name][kind].append(speed(one, seconds))
    return {name: (median(raw), median(wrapped)) for name, (raw, wrapped) in found.items()}


def report(rounds: int = 7, seconds: float = 0.5) -> None:
    rows = measure(rounds, seconds)
    raw_yard, wrapped_yard = rows[YARDSTICK]
    print(f"{'decisions a second':22}{'raw':>9}{'ratio':>7}{'wrapped':>10}{'ratio':>7}")
    for name, (raw, wrapped) in rows.items():
        shares = raw / raw_yard, wrapped / wrapped_yard
        print(f"{name:22}{raw:9,.0f}{shares[0]:7.2f}{wrapped:10,.0f}{shares[1]:7.2f}")


def main() -> None:
    parser = argparse.ArgumentParser(description="Decisions a second of the environments.")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=0.5)
    given = parser.parse_args()
    report(given.rounds, given.seconds)


if __name__ == "__main__":
    main()
