"""What the games of a run come to: win shares with 95 % intervals, scores and length."""

from collections.abc import Sequence
from statistics import fmean, stdev
from typing import Any

from msgspec import Struct

from seedround.lab.intervals import wilson


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


def summarise(game: str, options: dict[str, Any], seed: str, played: Sequence[Played]) -> Summary:
    """The summary of at least one game."""
    seats = range(len(played[0].bots))
    names = list(dict.fromkeys(name for game in played for name in game.bots))
    return Summary(
        game=game,
        options=options,
        seed=seed,
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
