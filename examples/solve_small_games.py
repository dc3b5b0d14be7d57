"""Solve two small games with CFR+ and see how our bots fare against the equilibrium.

    python examples/solve_small_games.py

A duel at the Trade Show counts wins (1 and -1), one auction of Bidness hundreds of dollars. A bot
is exploitable by what a perfect opponent, who knows it, gains on average over both sides.
"""

import argparse

import pyspiel

from seedround.adapters.openspiel_trees import TREES, Policy, bot_policy, value
from seedround.engine.rules import Pick
from seedround.games import find_game

BOTS = {
    "seedround_trade_show_duel": ("trade-show", ("solver", "closer", "threshold")),
    "seedround_bidness_auction": ("bidness", ("balanced",)),
}


def solve(name: str, iterations: int) -> tuple[Policy, float]:
    """An equilibrium by CFR+, and how far it still is from one."""
    game = pyspiel.load_game(name)
    solver = pyspiel.CFRPlusSolver(game)
    for _ in range(iterations):
        solver.evaluate_and_update_policy()
    found = solver.tabular_average_policy()
    return dict(found.policy_table()), pyspiel.exploitability(game, found)


def main() -> None:
    parser = argparse.ArgumentParser(description="Solve two small games with CFR+.")
    parser.add_argument("--iterations", type=int, default=100)
    iterations = parser.parse_args().iterations
    for name, (game, bots) in BOTS.items():
        tree = TREES[name]()
        best, distance = solve(name, iterations)
        print(f"{name}: {tree.size():,} places; the first player can expect ", end="")
        print(f"{value(tree, (best, best)):+.3f} (exploitable by {distance:.4f})")
        picks: dict[str, Pick] = dict(find_game(game).rules().picks)
        for bot in bots:
            policy = bot_policy(tree, picks[bot])
            first = value(tree, (policy, best))
            second = -value(tree, (best, policy))
            lost = pyspiel.exploitability(pyspiel.load_game(name), pyspiel.TabularPolicy(policy))
            print(f"  {bot:10} against it: first {first:+.3f}, second {second:+.3f}; ", end="")
            print(f"exploitable by {lost:.3f}")


if __name__ == "__main__":
    main()
