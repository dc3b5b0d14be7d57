"""Many games between bots, with the same results on every engine."""

from collections.abc import Callable, Iterator, Sequence
from hashlib import sha256
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from seedround.bots import make_bot
from seedround.engine.cardset import CardSet
from seedround.engine.errors import BadOption
from seedround.engine.event import Event
from seedround.engine.game import Game
from seedround.engine.generator import Generator
from seedround.engine.knowledge import Knowledge
from seedround.engine.move import Move
from seedround.engine.step import Choice
from seedround.engine.table import Table
from seedround.lab.engines import Engine, Where
from seedround.lab.executor import in_order, opened, spread
from seedround.lab.sayings import (
    TooFewGames,
)
from seedround.lab.summary import Played, Summary, summarise

R = TypeVar("R")

Watch = Callable[[Table, Choice[Any, Any], Move], None]
"""Told of every decision before it is carried out."""


class Run(Struct, frozen=True):
    """What is to be played; game number n is the same game in every run with the same seed.

    The bots move one chair on from game to game, so that each sits everywhere alike. With
    `per_deal` so many games in a row are dealt alike: as many as there are seats, and everybody
    plays every deal from every chair.
    """

    game: Game
    bots: tuple[str, ...]
    games: int
    seed: str
    options: dict[str, Any] = {}
    set_source: str | None = None
    per_deal: int = 1
    set_content: dict[str, Any] | None = None
    """The card set itself where a file may be out of reach: see `packed`."""


_card_sets: dict[tuple[str, str], CardSet] = {}


def card_set_of(run: Run) -> CardSet:
    """The card set of a run, parsed once a process."""
    if run.set_content is None:
        return run.game.card_set(run.set_source)
    key = (run.game.id, str(run.set_source))
    cards = _card_sets.get(key)
    if cards is None or cards.content != run.set_content:
        cards = _card_sets[key] = run.game.set_from(key[1], run.set_content)
    return cards


def packed(run: Run) -> Run:
    """The run with all that another machine needs: a card set of one's own travels with it."""
    if run.set_source is None or run.set_source in run.game.shipped_sets():
        return run
    return msgspec.structs.replace(run, set_content=card_set_of(run).content)


def check_run(run: Run) -> None:
    """Refuse a run that cannot be played before any process starts."""
    if run.games < 1:
        raise BadOption(TooFewGames(run.games))
    seats = run.game.check_seats(len(run.bots))
    run.game.resolve(run.options, seats, lab=True)
    card_set_of(run)
    for name in run.bots:
        make_bot(name, run.game, 0)


def simulate(
    run: Run,
    where: Where | None = None,
    progress: Callable[[int], None] | None = None,
    played: list[Played] | None = None,
) -> Summary:
    """Play a run; `progress` hears how many games are newly done.

    The games are added to `played` as they come, so that an interrupted caller still has them.
    """
    check_run(run)
    played = [] if played is None else played
    with opened(where or Where()) as engine:
        for game in play_all(engine, run, play_games, progress):
            played.append(game)
    return summarise(run.game.id, run.options, run.seed, played)


def play_all(
    engine: Engine,
    run: Run,
    work: Callable[[Run, Sequence[int]], list[R]],
    progress: Callable[[int], None] | None = None,
) -> Iterator[R]:
    """What `work` makes of every game of a run, in the order of the games."""
    tell = progress or (lambda _: None)

    def told(parts: Iterator[list[tuple[int, R]]]) -> Iterator[list[tuple[int, R]]]:
        for part in parts:
            tell(len(part))
            yield part

    numbers = range(run.games)
    yield from in_order(told(spread(engine, work, packed(run), numbers)), numbers)


def play_games(run: Run, numbers: Sequence[int]) -> list[Played]:
    """The games with these numbers, one after the other."""
    return [_played(run, number, *play_game(run, number)) for number in numbers]


def play_game(
    run: Run, number: int, log: list[Event] | None = None, watch: Watch | None = None
) -> tuple[Table, int]:
    """One game of a run to its end, and how many decisions it took; `log` takes its events."""
    seats = len(run.bots)
    table = run.game.deal(
        seats,
        Generator(derived(run.seed, f"game {number // run.per_deal}")),
        run.game.resolve(run.options, seats, lab=True),
        card_set_of(run),
        log,
    )
    bots = [
        make_bot(name, run.game, derived(run.seed, f"game {number} seat {seat}"))
        for seat, name in enumerate(seating(run, number))
    ]
    decisions = 0
    while not table.over:
        choice = table.choice
        move = bots[choice.seat].choose(Knowledge(table, choice.seat))
        if watch is not None:
            watch(table, choice, move)
        table.play(move)
        decisions += 1
    return table, decisions


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
