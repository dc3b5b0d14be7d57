"""A sitting that goes on from another: that one stays as it was, to be looked at."""

import random

import pytest

from seedround.engine.kinds import OPEN
from seedround.engine.sitting import Sitting
from seedround.engine.view import fingerprint
from seedround.games import all_games, find_game


@pytest.mark.parametrize("name", [game.id for game in all_games()])
def test_a_game_played_fork_by_fork_is_the_same_game(name: str) -> None:
    game = find_game(name)
    plain = Sitting.new(game, game.usual_players, seed="5eed")
    forked = Sitting(game, plain.start, plain.cards)
    chance = random.Random(1)
    for _ in range(150):
        if plain.table.over:
            break
        move = chance.choice(plain.table.legal)
        before = _seen(forked)
        following = forked.fork()
        following.play(move)
        assert _seen(forked) == before
        plain.play(move)
        forked = following
        assert _seen(forked) == _seen(plain)
    taken_back = forked.fork()
    taken_back.rewind(3)
    assert _seen(forked) == _seen(plain)
    assert len(taken_back.moves) == 3


def _seen(sitting: Sitting) -> object:
    """All that can be seen of a sitting."""
    table = sitting.table
    return (
        sitting.brief(),
        fingerprint(table),
        table.rules.view(table, OPEN),
        list(sitting.log),
        [sitting.undoable(seat) for seat in range(table.seats)],
        [str(move) for move in table.legal],
    )
