"""Every figure of a set and of an option is used: one that is typed into a rule instead would not
follow when the set or the option says another one."""

import random
from collections.abc import Iterator
from contextlib import suppress
from itertools import zip_longest
from typing import Any

import pytest

from seedround.engine.errors import BadOption
from seedround.engine.game import Game
from seedround.engine.options import options_of
from seedround.engine.playthrough import Playthrough
from seedround.games import all_games
from tests.engine.changed_sets import variants

FEW, MANY, MOVES = 20, 200, 400
"""Most groups of figures are noticed in the first game; effects of single cards take long."""
UNPLAYED = {
    "trade-show": {"set.version", "dice.d4", "dice.d6", "dice.d8"},
    "bidness": {"set.version", "setup.min_players", "setup.max_players"},
    "tech-deck": {"set.version"},
    "silicon-valley": {"set.version"},
}
"""What a set says of itself, who may play it, and what it may hold at most."""

every_game = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)


def story(game: Game, number: int, **given: Any) -> Iterator[object]:
    """What happens in a random game, and what can be done in it."""
    seats = game.players[number % len(game.players)]
    playthrough = Playthrough.new(game, seats, seed=f"{number:032x}", **given)
    chance, heard = random.Random(number), 0
    while True:
        yield from playthrough.log[heard:]
        heard = len(playthrough.log)
        if playthrough.table.over or len(playthrough.moves) >= MOVES:
            yield playthrough.table.result
            return
        moves = playthrough.table.moves()
        yield tuple(map(str, moves)), playthrough.table.asked()
        playthrough.play(chance.choice(moves))


def tells(game: Game, number: int, **given: Any) -> bool:
    """Whether a game goes another way when something else is given, if it may be given there."""
    both = zip_longest(story(game, number), story(game, number, **given))
    with suppress(BadOption):
        return any(one != other for one, other in both)
    return False


@every_game
def test_every_figure_of_a_set_counts(game: Game) -> None:
    unused: set[str] = set()
    for group, cards in variants(game).items():
        many = FEW if group in UNPLAYED[game.id] else MANY
        if not any(tells(game, number, cards=cards) for number in range(many)):
            unused.add(group)
    assert unused == UNPLAYED[game.id]


@every_game
def test_every_figure_of_an_option_counts(game: Game) -> None:
    for option in options_of(game):
        if option.span is None:
            continue
        lo, hi = option.span
        others = {lo, lo + 1, hi} - {option.default}
        assert any(
            tells(game, number, options={option.name: other})
            for number in range(FEW)
            for other in sorted(others)
        ), option.name


def test_a_figure_that_no_rule_asks_for_is_found() -> None:
    """As the version of a set, which nothing depends on."""
    game = all_games()[0]
    assert not tells(game, 0, cards=variants(game)["set.version"])
    assert tells(game, 0, cards=variants(game)["card.sell"])
