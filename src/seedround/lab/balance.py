"""Is a card set balanced? Targets are data, studies observe games, and this weighs the two.

A game's targets stand in `games/<id>/targets.toml`; its study is `lab/studies/<id>.py` with one
function, `observe(table, log, bots)`, which gives (metric, value) pairs for a finished game.
"""

import tomllib
from collections.abc import Callable, Iterable, Iterator, Sequence
from fnmatch import fnmatchcase
from importlib import import_module
from importlib.resources import files
from itertools import cycle, islice
from math import hypot, sqrt
from typing import Any, Literal

import msgspec
from msgspec import Struct

from seedround.engine.errors import BadOption
from seedround.engine.event import Event
from seedround.engine.game import Game
from seedround.engine.kinds import every_seat
from seedround.engine.table import Table
from seedround.lab.engines import Engine, Where
from seedround.lab.executor import opened
from seedround.lab.intervals import Z95, wilson
from seedround.lab.sayings import (
    MetricUnseen,
    NoTargets,
)
from seedround.lab.simulate import Run, check_run, play_all, play_game, seating

Observe = Callable[[Table, list[Event], tuple[str, ...]], Iterable[tuple[str, float]]]
Band = tuple[float, float]
Verdict = Literal["hit", "unclear", "missed"]
POOLED = 0
"""Instead of a number of seats: the games of several numbers together."""


class Tally(Struct):
    """How often, how much and how spread: enough for a mean, its interval and a deviation.

    Observations of one game (its turns, its rounds) resemble each other, so the interval is made
    from whole games: `games` to `mixed` hold the sums over games that it needs.
    """

    count: int = 0
    total: float = 0.0
    squares: float = 0.0
    games: int = 0
    count_squares: float = 0.0
    total_squares: float = 0.0
    mixed: float = 0.0

    def add(self, value: float) -> None:
        self.count += 1
        self.total += value
        self.squares += value * value

    def close_game(self) -> None:
        """What was added so far is one game."""
        self.games = 1
        self.count_squares = float(self.count**2)
        self.total_squares = self.total**2
        self.mixed = self.count * self.total

    def merge(self, other: "Tally") -> None:
        self.count += other.count
        self.total += other.total
        self.squares += other.squares
        self.games += other.games
        self.count_squares += other.count_squares
        self.total_squares += other.total_squares
        self.mixed += other.mixed

    @property
    def mean(self) -> float:
        return self.total / self.count

    @property
    def sd(self) -> float:
        return sqrt(max(0.0, self.squares / self.count - self.mean**2))

    @property
    def margin(self) -> float:
        """Half the width of the mean's 95 % interval, as of a ratio of two sums over games."""
        mean = self.mean
        if self.squares == self.total and mean in (0.0, 1.0):
            low, high = wilson(mean * self.games, self.games)
            return high - low
        spread = self.total_squares - 2 * mean * self.mixed + mean**2 * self.count_squares
        small = self.games / (self.games - 1) if self.games > 1 else 1.0
        return Z95 * sqrt(max(0.0, spread) * small) / self.count


class Target(Struct, frozen=True, forbid_unknown_fields=True):
    """One line of a specification's balance table.

    The band is `low` to `high`, or by number of `players`, or `fair` = around one seat's equal
    share. `of` makes it a ratio to another metric. A metric may hold `*`: every one must fit.
    `bots` is who plays: the first has one chair, the others take turns on the rest; or with
    `alternate` every second chair. `options` and `set` (a shipped one) are for a game of another
    kind. A metric seen less than `least` times is left out. With `pool` the games of these numbers
    of players count as one lot.
    """

    metric: str
    what: str
    low: float = float("-inf")
    high: float = float("inf")
    players: dict[str, Band] = {}
    fair: Band | None = None
    of: str | None = None
    statistic: Literal["mean", "sd"] = "mean"
    bots: tuple[str, ...] = ()
    alternate: bool = False
    options: dict[str, Any] = {}
    set: str | None = None
    least: int = 0
    pool: tuple[int, ...] = ()

    def band(self, seats: int) -> Band | None:
        """The band for a number of seats; None if the target does not speak of it."""
        if self.fair is not None:
            return 1 / seats + self.fair[0], min(1.0, 1 / seats + self.fair[1])
        if self.players:
            return self.players.get(str(seats))
        if self.pool and seats not in (POOLED, *self.pool):
            return None
        return self.low, self.high


class Targets(Struct, frozen=True, forbid_unknown_fields=True):
    """A game's targets and the bots that usually play for them."""

    bots: tuple[str, ...]
    target: tuple[Target, ...]
    options: dict[str, Any] = {}


class Line(Struct, frozen=True):
    """A target measured: value, its 95 % interval, and the verdict."""

    what: str
    metric: str
    seats: int
    value: float
    margin: float
    low: float
    high: float
    count: int

    @property
    def verdict(self) -> Verdict:
        """Missed only if the whole interval lies outside the band."""
        if self.low <= self.value <= self.high:
            return "hit"
        near = self.low <= self.value + self.margin and self.value - self.margin <= self.high
        return "unclear" if near else "missed"


def load_targets(game: Game) -> Targets:
    source = files(game.package) / "targets.toml"
    if not source.is_file():
        raise BadOption(NoTargets(game.title))
    return msgspec.convert(tomllib.loads(source.read_text(encoding="utf-8")), Targets)


def measure(
    game: Game,
    games: int,
    seed: str,
    where: Where | None = None,
    players: Sequence[int] = (),
    source: str | None = None,
    progress: Callable[[int], None] | None = None,
) -> list[Line]:
    """Play enough games for every target and weigh them, by number of players.

    A pool is weighed only if all its numbers of players are measured.
    """
    targets = load_targets(game)
    lines: list[Line] = []
    pools: dict[str, list[dict[str, Tally]]] = {}
    with opened(where or Where()) as engine:
        for seats in players or game.players:
            for run in runs(game, targets, seats, games, seed, source):
                tallies = _observe(engine, run, progress)
                for target in targets.target:
                    if run_of(game, target, targets, seats, games, seed, source) != run:
                        continue
                    if seats in target.pool:
                        pools.setdefault(target.what, []).append(tallies)
                    elif not target.pool:
                        lines += weigh(target, seats, tallies)
    for target in targets.target:
        if target.pool and len(parts := pools.get(target.what, [])) == len(target.pool):
            lines += weigh(target, POOLED, merged(parts))
    rank = {target.what: place for place, target in enumerate(targets.target)}
    return sorted(lines, key=lambda line: (line.seats, rank[line.what]))


def runs(
    game: Game, targets: Targets, seats: int, games: int, seed: str, source: str | None = None
) -> list[Run]:
    """One run for each line-up that the targets for this number of seats ask for."""
    found: list[Run] = []
    for target in targets.target:
        if target.band(seats) is not None:
            run = run_of(game, target, targets, seats, games, seed, source)
            if run not in found:
                check_run(run)
                found.append(run)
    return found


def run_of(
    game: Game,
    target: Target,
    targets: Targets,
    seats: int,
    games: int,
    seed: str,
    source: str | None,
) -> Run:
    """The run in which a target is measured."""
    options = {**targets.options, **target.options}
    bots = lineup(target, targets, seats)
    return Run(game, bots, games, seed, options, target.set or source)


def lineup(target: Target, targets: Targets, seats: int) -> tuple[str, ...]:
    """Who sits where: the first has one chair, the others take turns on the rest."""
    first, *others = target.bots or targets.bots
    if target.alternate:
        other = others[0] if others else first
        return tuple(other if seat % 2 else first for seat in every_seat(seats))
    return (first, *islice(cycle(others or [first]), seats - 1))


def weigh(target: Target, seats: int, tallies: dict[str, Tally]) -> Iterator[Line]:
    """A target against what was observed, one line for each metric that it names."""
    band = target.band(seats)
    if band is None:
        return
    metrics = sorted(name for name in tallies if fnmatchcase(name, target.metric))
    if not metrics:
        raise BadOption(MetricUnseen(target.metric))
    for metric in metrics:
        tally = tallies[metric]
        if tally.count < target.least:
            continue
        value = tally.mean if target.statistic == "mean" else tally.sd
        margin = tally.margin if target.statistic == "mean" else tally.margin / sqrt(2)
        if target.of is not None:
            whole = tallies[target.of]
            value, margin = value / whole.mean, margin / whole.mean
            margin = hypot(margin, value * whole.margin / whole.mean)
        yield Line(target.what, metric, seats, value, margin, *band, tally.count)


def _observe(engine: Engine, run: Run, progress: Callable[[int], None] | None) -> dict[str, Tally]:
    """All observations of a run, merged game by game: the same to the last bit on every engine."""
    return merged(play_all(engine, run, observe_games, progress))


def merged(parts: Iterable[dict[str, Tally]]) -> dict[str, Tally]:
    """Several lots of observations as one."""
    tallies: dict[str, Tally] = {}
    for part in parts:
        for name, tally in part.items():
            tallies.setdefault(name, Tally()).merge(tally)
    return tallies


def observe_games(run: Run, numbers: Sequence[int]) -> list[dict[str, Tally]]:
    """Play some games of a run and tally what the game's study sees in each."""
    module = run.game.package.rsplit(".", 1)[-1]
    observe: Observe = import_module(f"seedround.lab.studies.{module}").observe
    return [_observe_game(run, number, observe) for number in numbers]


def _observe_game(run: Run, number: int, observe: Observe) -> dict[str, Tally]:
    log: list[Event] = []
    table, decisions = play_game(run, number, log)
    bots = seating(run, number)
    observed = list(observe(table, log, bots))
    observed.append(("game.decisions", decisions))
    observed += _wins(table, bots, run.bots[0])
    tallies: dict[str, Tally] = {}
    for name, value in observed:
        tallies.setdefault(name, Tally()).add(value)
    for tally in tallies.values():
        tally.close_game()
    return tallies


def _wins(table: Table, bots: tuple[str, ...], first: str) -> Iterator[tuple[str, float]]:
    """Win shares by chair and of the first bot, for every game alike; shared wins in parts."""
    result = table.result
    assert result is not None
    share = 1 / len(result.winners) if result.winners else 0.0
    for seat in every_seat(table.seats):
        yield f"win.seat.{seat}", share if seat in result.winners else 0.0
    if bots.count(first) == 1:
        yield "win.first_bot", share if bots.index(first) in result.winners else 0.0
    yield "game.tie", float(len(result.winners) > 1)
