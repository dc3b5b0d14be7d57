"""Find the weights of Tech Deck's estimates (its `mind/prospects.py`) in games of `greedy`.

Plays games, notes the signs at the end of every round and how the game ended, and fits both
logistic curves: `python tools/fit_tech_deck.py 250 1 2` takes 250 games with one player and with
two. The weights are printed; they stand in the module as a person put them there.
"""

import sys
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from seedround.bots import make_bot
from seedround.engine.generator import Generator
from seedround.engine.knowledge import Knowledge
from seedround.games import find_game
from seedround.games.tech_deck.mind.prospects import danger_signs, edge_signs, round_over
from seedround.games.tech_deck.table import TechDeck
from seedround.lab.simulate import derived

Figures = NDArray[np.float64]
SEED = "fit"
CAUTION = 1.0
"""How strongly weights are held near 0 (ridge)."""


class Notes(NamedTuple):
    """The signs at the ends of rounds, and what came of them."""

    danger: list[tuple[float, ...]]
    lost: list[bool]
    edge: list[tuple[float, ...]]
    first: list[bool]


def played(seats: int, games: int) -> Notes:
    """Games of `greedy` alone; what it does not know is drawn anew for every decision."""
    game, notes = find_game("tech-deck"), Notes([], [], [], [])
    for number in range(games):
        table = game.deal(seats, Generator(derived(SEED, f"{seats} players, game {number}")))
        assert isinstance(table, TechDeck)
        bots = [make_bot("greedy", game, derived(SEED, f"bot {seat}")) for seat in range(seats)]
        danger: list[tuple[float, ...]] = []
        edge: list[tuple[float, ...]] = []
        while not table.over:
            seat = table.choice.seat
            table.carry_out(bots[seat].choose(Knowledge(table, seat)))
            stepping = True
            while stepping:
                if table.agenda and round_over(table):
                    danger.append(danger_signs(table))
                    if seats > 1:
                        edge.append(edge_signs(table))
                stepping = table.step()
        assert table.result is not None
        winners = table.result.winners
        notes.danger.extend(danger)
        notes.lost.extend([not winners] * len(danger))
        if winners:
            notes.edge.extend(edge)
            notes.first.extend([table.team_of[winners[0]] == 0] * len(edge))
    return notes


def fitted(signs: list[tuple[float, ...]], came: list[bool]) -> Figures:
    """Logistic regression by Newton's method."""
    rows, wanted = np.array(signs, dtype=float), np.array(came, dtype=float)
    weights = np.zeros(rows.shape[1])
    held = CAUTION * np.eye(len(weights))
    for _ in range(30):
        chances = 1 / (1 + np.exp(-rows @ weights))
        slope = rows.T @ (chances - wanted) + held @ weights
        bend = (rows * (chances * (1 - chances))[:, None]).T @ rows + held
        weights = weights - np.linalg.solve(bend, slope)
    return weights


def main(games: int, counts: list[int]) -> None:
    for seats in counts:
        notes = played(seats, games)
        print(f"{seats} players, {len(notes.lost)} rounds")
        print("  danger", fitted(notes.danger, notes.lost).round(3).tolist())
        if notes.first:
            print("  edge  ", fitted(notes.edge, notes.first).round(3).tolist())


if __name__ == "__main__":
    main(int(sys.argv[1]), [int(count) for count in sys.argv[2:]])
