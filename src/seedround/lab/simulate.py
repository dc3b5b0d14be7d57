"""Many games between bots: the same results whatever the number of processes."""

from collections.abc import Callable, Sequence
from hashlib import sha256
from math import sqrt
from statistics import fmean, stdev
from time import perf_counter
from typing import Any

import msgspec
from msgspec import Struct

from seedround.bots import make_bot, play_out
from seedround.engine.errors import BadOption
from seedround.engine.event import Event
from seedround.engine.game import Game
from seedround.engine.generator import Generator
from seedround.engine.table import Table
from seedround.lab.executor import chunks, in_processes

Z95 = 1.959964


class Run(Struct, frozen=True):
    """What is to be played; game number n is the same game in every run with the same seed.

    The bots move one chair on from game to game, so that each sits everywhere alike.
    """

    game: Game
    bots: tuple[str, ...]
    games: int
    seed: str
    options: dict[str, Any] = {}
    set_source: str | None = None


class Played(Struct, frozen=True):
    """One game: who sat where and how it ended."""

    number: int
    bots: tuple[str, ...]
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    decisions: int


class Row(Struct, frozen=True):
    """The results of one bot or one chair; shared wins count in parts."""

    name: str
    seats: int
    wins: float
    share: float
    low: float
    high: float
    score: float
    score_sd: float


class Summary(Struct, frozen=True):
    """All games of a run, and what they come to."""

    game: str
    options: dict[str, Any]
    seed: str
    played: tuple[Played, ...]
    by_bot: tuple[Row, ...]
    by_seat: tuple[Row, ...]
    decisions: float
    seconds: float

    @property
    def decisions_per_s(self) -> float:
        return sum(game.decisions for game in self.played) / max(self.seconds, 1e-9)

    def to_json(self) -> bytes:
        """Everything that the run's seed fixes: no clock in it."""
        return msgspec.json.encode(msgspec.structs.replace(self, seconds=0.0)) + b"\n"


def check_run(run: Run) -> None:
    """Refuse a run that cannot be played before any process starts."""
    if run.games < 1:
        raise BadOption(f"A run needs at least one game; you asked for {run.games}.")
    seats = run.game.check_seats(len(run.bots))
    run.game.resolve(run.options, seats, lab=True)
    run.game.card_set(run.set_source)
    for name in run.bots:
        make_bot(name, run.game, 0)


def simulate(run: Run, jobs: int = 1, progress: Callable[[int], None] | None = None) -> Summary:
    """Play a run on one or several processes; `progress` hears how many games are newly done."""
    check_run(run)
    started = perf_counter()
    parts = in_processes(play_games, run, chunks(run.games, jobs), jobs, progress)
    played = [game for part in parts for game in part]
    return summarise(run, played, perf_counter() - started)


def play_games(run: Run, numbers: Sequence[int]) -> list[Played]:
    """The games with these numbers, one after the other."""
    return [_played(run, number, *play_game(run, number)) for number in numbers]


def play_game(run: Run, number: int, log: list[Event] | None = None) -> tuple[Table, int]:
    """One game of a run to its end, and how many decisions it took; `log` takes its events."""
    seats = len(run.bots)
    table = run.game.deal(
        seats,
        Generator(derived(run.seed, f"game {number}")),
        run.game.resolve(run.options, seats, lab=True),
        run.game.card_set(run.set_source),
        log,
    )
    bots = [
        make_bot(name, run.game, derived(run.seed, f"game {number} seat {seat}"))
        for seat, name in enumerate(seating(run, number))
    ]
    return table, play_out(table, bots)


def seating(run: Run, number: int) -> tuple[str, ...]:
    """Who sits where in a game: one chair on from game to game."""
    shift = number % len(run.bots)
    return run.bots[shift:] + run.bots[:shift]


def derived(seed: str, what: str) -> int:
    """A seed of its own for a part of a run."""
    return int.from_bytes(sha256(f"{seed} {what}".encode()).digest()[:16])


def _played(run: Run, number: int, table: Table, decisions: int) -> Played:
    assert table.result is not None
    return Played(
        number, seating(run, number), table.result.winners, table.result.scores, decisions
    )


# What the games come to


def summarise(run: Run, played: Sequence[Played], seconds: float) -> Summary:
    """Win shares with 95 % intervals, scores and length."""
    seats = range(len(run.bots))
    names = list(dict.fromkeys(run.bots))
    return Summary(
        game=run.game.id,
        options=run.options,
        seed=run.seed,
        played=tuple(played),
        by_bot=tuple(
            _row(name, played, [[bot == name for bot in game.bots] for game in played])
            for name in names
        ),
        by_seat=tuple(
            _row(f"seat {chair + 1}", played, [[seat == chair for seat in seats]] * len(played))
            for chair in seats
        ),
        decisions=fmean(game.decisions for game in played),
        seconds=seconds,
    )


def _row(name: str, played: Sequence[Played], counts: Sequence[Sequence[bool]]) -> Row:
    wins = 0.0
    scores: list[int] = []
    for game, counted in zip(played, counts, strict=True):
        for seat, score in enumerate(game.scores):
            if counted[seat]:
                scores.append(score)
                if seat in game.winners:
                    wins += 1 / len(game.winners)
    low, high = wilson(wins, len(played))
    return Row(
        name=name,
        seats=len(scores) // len(played),
        wins=wins,
        share=wins / len(played),
        low=low,
        high=high,
        score=fmean(scores),
        score_sd=stdev(scores) if len(scores) > 1 else 0.0,
    )


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share (Wilson's score interval)."""
    share = wins / games
    spread = Z95 * sqrt(share * (1 - share) / games + (Z95 / (2 * games)) ** 2)
    middle = share + Z95**2 / (2 * games)
    scale = 1 + Z95**2 / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)
