"""Asking a table of Tech Deck what it tells, for tests."""

from collections.abc import Iterator
from random import Random
from typing import Any

from seedround.engine.kinds import Seat
from seedround.engine.random_play import Strides
from seedround.engine.standing import Consequence, Forecast, Standing
from seedround.engine.telling import consequences_of, forecast_of, standing_of
from seedround.games.tech_deck.table import TechDeck
from seedround.testing import A, move, say
from seedround.testing.tech_deck import dealt, given

TRUTH_ALONE = Strides(
    determinism=0,
    legality=0,
    copies=0,
    secrecy=0,
    conservation=0,
    round_trip=0,
    words=0,
    truth=1,
)


def still(**more: Any) -> TechDeck:
    """A table in the middle of a round on which nothing goes on by itself."""
    return given(only=True, **more)


def stands(table: TechDeck, viewer: Seat = A) -> Standing:
    found = standing_of(table, viewer)
    assert found is not None
    return found


def foretold(table: TechDeck, seat: Seat = A) -> Forecast:
    found = forecast_of(table, seat)
    assert found is not None
    return found


def lines(table: TechDeck, seat: Seat = A) -> list[str]:
    """The lines of a forecast in words."""
    return [say(table, line.says) for line in foretold(table, seat).lines]


def brings(table: TechDeck, text: str) -> tuple[Consequence, ...]:
    """What a move of the next choice brings."""
    return consequences_of(table, table.choice, move(table, text))


def chips(table: TechDeck, text: str) -> list[str]:
    """The same in words; what warns has a mark."""
    return [f"{'! ' if one.warns else ''}{say(table, one.says)}" for one in brings(table, text)]


def positions(games: int, **options: Any) -> Iterator[TechDeck]:
    """The decisions of random games, by all numbers of players."""
    for number in range(games):
        chooser, seats = Random(number), 1 + number % 6
        table = dealt(seats, seed=number, **options)
        while not table.over:
            yield table
            table.play(chooser.choice(table.moves()))
