"""Random games for hours: every game, seat count and option, under the laws of the engine."""

from collections import Counter
from collections.abc import Callable, Sequence
from hashlib import sha256
from time import monotonic
from typing import Any

import msgspec
from msgspec import Struct, inspect

from seedround.engine.game import Game
from seedround.engine.generator import Generator
from seedround.engine.random_play import NOW_AND_THEN, Strides, play_random

MOST_FAILURES = 100
"""After this many failures a soak stops: they have one cause."""
TRIES = 20


class Failure(Struct, frozen=True):
    """A game that broke a law, or broke down, with all that is needed to play it again."""

    game: str
    seats: int
    options: dict[str, Any]
    seed: str
    problem: str

    def __str__(self) -> str:
        options = " ".join(f"{name}={value}" for name, value in self.options.items())
        how = f"{self.game}, {self.seats} seats, {options or 'default options'}, seed {self.seed}"
        return f"{how}: {self.problem}"


class SoakReport(Struct, frozen=True):
    """What a soak has played and found."""

    games: dict[str, int]
    """Finished games by id."""
    moves: int
    seconds: float
    failures: tuple[Failure, ...]

    @property
    def moves_per_second(self) -> float:
        return self.moves / self.seconds if self.seconds else 0.0


def soak(
    seconds: float,
    games: Sequence[Game],
    seed: str,
    progress: Callable[[float], None] | None = None,
    strides: Strides = NOW_AND_THEN,
) -> SoakReport:
    """Play for `seconds`, at least one game; the same seed gives the same games in order.

    `progress` is told how many seconds have gone by since it was last told.
    """
    start = told = monotonic()
    finished: Counter[str] = Counter()
    moves = number = 0
    failures: list[Failure] = []
    while number == 0 or (monotonic() - start < seconds and len(failures) < MOST_FAILURES):
        game = games[number % len(games)]
        one = sha256(f"{seed} {number}".encode()).hexdigest()[:32]
        played = play_one(game, one, strides)
        if isinstance(played, Failure):
            failures.append(played)
        else:
            finished[game.id] += 1
            moves += played
        number += 1
        if progress is not None:
            now = monotonic()
            progress(now - told)
            told = now
    return SoakReport(dict(finished), moves, monotonic() - start, tuple(failures))


def play_one(game: Game, seed: str, strides: Strides = NOW_AND_THEN) -> int | Failure:
    """One game, all of it drawn from its seed: the number of its moves, or what went wrong."""
    generator = Generator.from_seed(f"{seed}02")
    seats = game.players[generator.below(len(game.players))]
    drawn = random_options(game, seats, generator)
    lab = game.options.lab  # what decides whether a game ends at all (law 3)
    options = {name: lab.get(name, value) for name, value in drawn.items()}
    try:
        played = play_random(game, seats, options, seed, strides=strides)
    except Exception as problem:
        return Failure(game.id, seats, options, seed, f"{type(problem).__name__}: {problem}")
    return len(played.record.moves)


def random_options(game: Game, seats: int, generator: Generator) -> dict[str, Any]:
    """Options that fit the seats; each is left as it is half of the time."""
    fields = msgspec.structs.fields(game.options)
    for _ in range(TRIES):
        options = {
            field.name: _value(inspect.type_info(field.type), generator)
            for field in fields
            if generator.below(2)
        }
        if game.fits(options, seats):
            return options
    return {}


def _value(kind: inspect.Type, generator: Generator) -> Any:
    """Any value of an option's type: a bounded int, a bool, one of some literals, or a union."""
    if isinstance(kind, inspect.Metadata):
        return _value(kind.type, generator)
    if isinstance(kind, inspect.UnionType):
        return _value(kind.types[generator.below(len(kind.types))], generator)
    if isinstance(kind, inspect.LiteralType):
        return kind.values[generator.below(len(kind.values))]
    if isinstance(kind, inspect.BoolType):
        return bool(generator.below(2))
    if isinstance(kind, inspect.IntType) and kind.ge is not None and kind.le is not None:
        return kind.ge + generator.below(kind.le - kind.ge + 1)
    raise TypeError(f"{kind} is no type of an option: use Literals, bounded ints and bools")
