"""Train a small masked policy for Trade Show by playing against itself, with NumPy alone.

    python examples/train_policy.py --seconds 30
    pip install ./examples
    seedround tournament trade-show --bots learned,random,blind

The policy gives every listed move a score and takes a softmax over them: that is the whole mask.
A score is a sum of weights, one for each thing that the move takes or risks; they are learned by
REINFORCE from the score difference at the end.
"""

import argparse
import os
from functools import cache
from pathlib import Path
from time import monotonic

import numpy as np
from numpy.typing import NDArray

from seedround.adapters.observation import Observation, Observer
from seedround.adapters.pettingzoo import raw_env
from seedround.engine.knowledge import Knowledge
from seedround.engine.move import Move
from seedround.games import find_game

GAME = "trade-show"
FILE = Path(os.environ.get("SEEDROUND_POLICY", "trade-show-policy.npz"))
Floats = NDArray[np.float64]


class Features:
    """What a move is about, read from the numbers of the observation by their names."""

    def __init__(self, observer: Observer) -> None:
        at = {column.name: place for place, column in enumerate(observer.columns)}
        verbs = observer.verbs
        self.one, self.two, self.accept = verbs["one"], verbs["two"], verbs["accept"]
        self.roll, self.place = verbs["roll"], verbs["place"]
        self.bottom = [at[f"bottom[{column}]"] for column in range(5)]
        self.top = [at[f"top[{column}]"] for column in range(5)]
        self.viewer, self.turn = at["viewer"], at["turn.fulfilled"]
        self.offer = at["turn.offer"]
        self.free = [at[f"turn.free[{size}]"] for size in range(3)]
        self.stacks = [at[f"seats[{seat}].stack[0]"] for seat in range(2)]
        self.cards = len(observer.decks["development"]) + 1
        self.size = 2 * self.cards + 2 * len(verbs) + 6

    def of(self, seen: Observation) -> Floats:
        """A line for each listed move."""
        view, moves = seen["observation"], seen["moves"]
        listed = int(seen["action_mask"].sum())
        found = np.zeros((listed, self.size))
        rest = 2 * self.cards
        for line in range(listed):
            verb, column = moves[line, 0], moves[line, 1] - 1
            found[line, rest + verb] = 1
            if verb in (self.one, self.two):
                found[line, view[self.bottom[column]]] = 1
            if verb == self.two:
                found[line, view[self.top[column]]] += 1
            elif verb == self.accept:
                found[line, -1] = view[self.offer] / 10
            elif verb == self.roll:
                next_card = view[self.stacks[view[self.viewer]] + view[self.turn]]
                found[line, self.cards + next_card] = 1
                found[line, -5:-1] = [*view[self.free], view[self.offer] / 10]
            elif verb == self.place:
                found[line, rest + len(moves[0]) + 1] = moves[line, -1]
        return found


def chances(weights: Floats, features: Floats) -> Floats:
    scores = features @ weights
    shares = np.exp(scores - scores.max())
    return np.asarray(shares / shares.sum())


def train(seconds: float, seed: int = 1, games: int | None = None, rate: float = 0.02) -> Floats:
    """Play against itself for a while; gives the weights."""
    env = raw_env(GAME, 2, {"rounds": 2}, rewards="scores")
    features, random = Features(env.observer), np.random.default_rng(seed)
    weights, started, played = np.zeros(features.size), monotonic(), 0
    while played != games and monotonic() - started < seconds:
        env.reset(seed=int(random.integers(1 << 40)))
        steps: list[tuple[str, Floats]] = []
        while not env.terminations[env.agent_selection]:
            agent = env.agent_selection
            seen = features.of(env.observe(agent))
            shares = chances(weights, seen)
            action = int(random.choice(len(shares), p=shares))
            steps.append((agent, seen[action] - shares @ seen))
            env.step(action)
        for agent, direction in steps:
            weights += rate * env.rewards[agent] / 20 * direction
        played += 1
    print(f"{played} games against itself")
    return weights


@cache
def reader(name: str) -> tuple[Observer, Features]:
    """How a table for two is read, made once."""
    game = find_game(name)
    observer = Observer(game, 2, game.card_set())
    return observer, Features(observer)


class LearnedBot:
    """The trained policy at a table for two: the move with the highest score."""

    def __init__(self, seed: int) -> None:
        self.weights = np.load(FILE)["weights"]

    def choose(self, knowledge: Knowledge) -> Move:
        observer, features = reader(knowledge.game.id)
        seen = observer.numbers(knowledge.view, knowledge.moves)
        return knowledge.moves[int(np.argmax(features.of(seen) @ self.weights))]


def main() -> None:
    parser = argparse.ArgumentParser(description="Train a small masked policy for Trade Show.")
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--games", type=int, default=None, help="stop after so many games")
    given = parser.parse_args()
    np.savez(FILE, weights=train(given.seconds, games=given.games))
    print(f"The policy is in {FILE}; the bot `learned` reads it.")


if __name__ == "__main__":
    main()
