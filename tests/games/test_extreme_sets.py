"""Sets of one's own with extreme figures: refused with a sentence, or played like any other.

Whatever passes the checks lies on the table of a server that plays many others meanwhile.
"""

import random
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

import pytest

from seedround.engine.errors import BadSet
from seedround.engine.game import Game
from seedround.engine.playthrough import Playthrough
from seedround.engine.record import new_record
from seedround.games import all_games

Place = tuple[str | int, ...]
EXTREMES = (0, -1, 1_000_000, 10**12)
MOST_MOVES = 300


def figures(value: Any, at: Place = ()) -> Iterator[Place]:
    """Where numbers stand in a set."""
    if isinstance(value, dict | list):
        parts = value.items() if isinstance(value, dict) else enumerate(value)
        for name, part in parts:
            yield from figures(part, (*at, name))
    elif isinstance(value, int) and not isinstance(value, bool):
        yield at


def kinds_of_figures(content: Any) -> dict[Place, list[Place]]:
    """The same, those of all cards of a deck together."""
    found: dict[Place, list[Place]] = {}
    for place in figures(content):
        kind = tuple("*" if isinstance(part, int) else part for part in place)
        found.setdefault(kind, []).append(place)
    return found


def put(content: Any, place: Place, number: int) -> None:
    *way, last = place
    for part in way:
        content = content[part]
    content[last] = number


@pytest.mark.parametrize("extreme", EXTREMES)
@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_extreme_figures_are_refused_or_played(game: Game, extreme: int) -> None:
    """One figure of a kind, and all of them."""
    seats = game.players[0]
    house = game.card_set().content
    chance = random.Random(1)
    for places in kinds_of_figures(house).values():
        for changed in ([chance.choice(places)], places):
            content = deepcopy(house)
            for place in changed:
                put(content, place, extreme)
            try:
                cards = game.set_from("extreme", content)
            except BadSet:
                continue
            record = new_record(game, seats, game.resolve({}, seats), cards)
            playthrough = Playthrough(game, record, cards)
            while not playthrough.table.over and playthrough.ply < MOST_MOVES:
                playthrough.play(chance.choice(playthrough.table.legal))
