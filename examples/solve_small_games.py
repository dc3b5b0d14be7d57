"""Solve two small games with CFR+ and see how our bots fare against the equilibrium.

    python examples/solve_small_games.py

A duel at the Trade Show counts wins (1 and -1), one auction of Bidness hundreds of dollars. Every
line tells what a player gets against the equilibrium. A bot is exploitable by what a perfect
opponent, who knows it, gains on average over both sides.
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
        expected = value(tree, (best, best))
        print(f"{name}: {tree.size():,} places, solved to {distance:.4f}")
        print(f"  {'':12} goes first    goes second    exploitable by")
        print(f"  {'equilibrium':12} {expected:+10.3f} {-expected:+14.3f}")
        picks: dict[str, Pick] = dict(find_game(game).rules().picks)
        for bot in bots:
            policy = bot_policy(tree, picks[bot])
            first = value(tree, (policy, best))
            second = -value(tree, (best, policy))
            lost = pyspiel.exploitability(pyspiel.load_game(name), pyspiel.TabularPolicy(policy))
            print(f"  {bot:12} {first:+10.3f} {second:+14.3f} {lost:17.3f}")


if __name__ == "__main__":
    main()
