"""Weights for Silicon Valley's value function by self-play: TD(lambda) on the logistic curve.

Planners that now and then try something else play each other. A table, as the seat whose turn it is
may know it, should foretell what the next one does, and the last one how the game ended.
"""

from collections.abc import Callable, Sequence
from itertools import combinations
from math import sqrt

from seedround.engine.generator import Generator
from seedround.engine.kinds import every_seat
from seedround.engine.knowledge import Knowledge
from seedround.engine.result import Result
from seedround.engine.table import Table
from seedround.games.silicon_valley import GAME
from seedround.games.silicon_valley.mind.bot import planner
from seedround.games.silicon_valley.mind.prospects import FEATURES, chance, companies
from seedround.games.silicon_valley.table import SiliconValley
from seedround.lab.simulate import derived

DIFFICULTIES = ("beginner", "easy", "medium", "hard")
DARING = 100
"""In how many of 1000 cases any legal move is tried."""
LAMBDA = 0.9
"""How far back the end of a game is felt."""
LESSONS = 6
"""How often all games are gone through."""
RATE = 0.3
"""The step of the first game; AdaGrad makes it smaller, for each figure by itself."""

Seen = list[tuple[list[float], ...]]
"""The figures of all companies, decision by decision."""


def train(
    seats: int, games: int, seed: str, progress: Callable[[int], None] | None = None
) -> dict[str, float]:
    """Weights by figure for a number of players: the mean over the last time through the games."""
    played: list[tuple[Seen, Result]] = []
    for number in range(games):
        played.append(play(seats, number, seed))
        if progress is not None:
            progress(1)
    weights = [0.0] * len(FEATURES)
    squares = [1e-6] * len(FEATURES)
    totals = [0.0] * len(FEATURES)
    for lesson in range(LESSONS):
        for seen, result in played:
            for place, slope in enumerate(slopes(weights, seen, result)):
                squares[place] += slope * slope
                weights[place] += RATE * slope / sqrt(squares[place])
            if lesson == LESSONS - 1:
                totals = [total + weight for total, weight in zip(totals, weights, strict=True)]
    return {
        name: round(total / max(1, games), 4) for name, total in zip(FEATURES, totals, strict=True)
    }


def play(seats: int, number: int, seed: str) -> tuple[Seen, Result]:
    """One game of self-play: what was seen at every action, and how it ended."""
    options = {"difficulty": DIFFICULTIES[number % len(DIFFICULTIES)]} if seats == 1 else {}
    generator = Generator(derived(seed, f"{seats} players, training game {number}"))
    table: Table = GAME.deal(seats, generator, GAME.resolve(options, seats))
    bots = Generator(derived(seed, f"{seats} players, training bots {number}"))
    seen: Seen = []
    while table.result is None:
        knowledge = Knowledge(table, table.choice.seat)
        twin = knowledge.redeal(bots)
        assert isinstance(twin, SiliconValley)
        if knowledge.choice.kind == "turn.act":
            seen.append(tuple(companies(twin)))
        if bots.below(1000) < DARING:
            move = knowledge.moves[bots.below(len(knowledge.moves))]
        else:
            move = planner(twin, knowledge.seat, knowledge.moves)
        table.play(move)
    return seen, table.result


def slopes(weights: Sequence[float], seen: Seen, result: Result) -> list[float]:
    """Which way the weights should go after a game, one mean over what was seen."""
    found = [0.0] * len(weights)
    seats = len(result.utilities)
    pairs = list(combinations(every_seat(seats), 2)) if seats > 1 else [(0, 0)]
    for first, second in pairs:
        target = _outcome(result, first, second)
        for figures in reversed(seen):
            step = figures[first]
            if seats > 1:
                step = [a - b for a, b in zip(step, figures[second], strict=True)]
            guess = chance(sum([w * f for w, f in zip(weights, step, strict=True)]))
            for place, figure in enumerate(step):
                found[place] += (target - guess) * figure
            target = (1 - LAMBDA) * guess + LAMBDA * target
    many = max(1, len(seen) * len(pairs))
    return [slope / many for slope in found]


def _outcome(result: Result, first: int, second: int) -> float:
    """1 if the first finished ahead of the second (alone: won), a half if they are tied."""
    if first == second:
        return result.utilities[first] / 1000
    ahead = result.utilities[first] - result.utilities[second]
    return 0.5 if ahead == 0 else float(ahead > 0)
