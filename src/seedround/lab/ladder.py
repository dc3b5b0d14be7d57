"""The ladder of levels: does each beat the one below, and how long does it think."""

from collections.abc import Callable, Sequence
from itertools import pairwise
from time import perf_counter

from msgspec import Struct

from seedround.bots import make_bot
from seedround.bots.levels import LEVELS
from seedround.engine.game import Game
from seedround.engine.generator import Generator
from seedround.engine.kinds import every_seat
from seedround.engine.knowledge import Knowledge
from seedround.lab.engines import Where
from seedround.lab.simulate import derived
from seedround.lab.tournament import Pairing, Tournament, play_tournament, unheard

LOW, HIGH = 0.58, 0.75
"""A level is worth its name if it wins so many games against the one below: not fewer, so that one
feels it, and not more, so that the step can be climbed."""


class Rung(Struct, frozen=True):
    """A bot against the one below it."""

    pair: Pairing
    """The better one is named first."""
    level: bool
    """Whether both are levels, so that the band applies."""

    @property
    def holds(self) -> bool:
        better = self.pair.clear and self.pair.share > 0.5
        return better and (not self.level or LOW <= self.pair.share <= HIGH)


class Pace(Struct, frozen=True):
    """How long one level thinks about a move, in seconds on one core."""

    bot: str
    seats: int
    moves: int
    mean: float
    slowest: float


def chain(game: Game) -> tuple[str, ...]:
    """All bots from the weakest to the strongest: chance, the rule of thumb, the levels."""
    return ("random", game.rules().tuning.baseline or next(iter(game.rules().picks)), *LEVELS)


def climb(
    game: Game,
    bots: Sequence[str],
    games: int,
    seed: str,
    where: Where | None = None,
    progress: Callable[[int], None] = unheard,
    looked: Callable[[Pairing], None] = unheard,
) -> tuple[list[Rung], bool]:
    """Every bot against the one before it, two at a table, each match until it is clear.

    Ctrl-C ends it: gives the rungs that were tried, and whether that happened.
    """
    rungs: list[Rung] = []
    try:
        for below, above in pairwise(bots):
            tour = Tournament(game, (above, below), games, seed)
            found = play_tournament(tour, where, True, progress, looked)
            rungs.append(Rung(found.pairings[0], below in LEVELS and above in LEVELS))
            if found.stopped:
                return rungs, True
    except KeyboardInterrupt:
        if not rungs:
            raise
        return rungs, True
    return rungs, False


def pace(game: Game, name: str, seats: int, seed: str, most: int = 60) -> Pace:
    """Time the first moves of a game in which this bot sits everywhere."""
    table = game.deal(seats, Generator(derived(seed, "pace")), game.resolve(None, seats, lab=True))
    bots = [make_bot(name, game, derived(seed, f"seat {seat}")) for seat in every_seat(seats)]
    times: list[float] = []
    while not table.over and len(times) < most:
        seat = table.choice.seat
        started = perf_counter()
        move = bots[seat].choose(Knowledge(table, seat))
        times.append(perf_counter() - started)
        table.play(move)
    return Pace(name, seats, len(times), sum(times) / len(times), max(times))
