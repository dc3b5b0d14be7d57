"""A playthrough that goes on from another: that one stays as it was, to be looked at."""

import random

import pytest

from seedround.engine.kinds import OPEN, every_seat
from seedround.engine.look import fingerprint
from seedround.engine.playthrough import Playthrough
from seedround.games import all_games, find_game


@pytest.mark.parametrize("name", [game.id for game in all_games()])
def test_a_game_played_fork_by_fork_is_the_same_game(name: str) -> None:
    game = find_game(name)
    plain = Playthrough.new(game, game.usual_players, seed="5eed")
    forked = Playthrough(game, plain.start, plain.cards)
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


def test_two_forks_of_one_past_do_not_meet() -> None:
    game = find_game("trade-show")
    stem = Playthrough.new(game, 2, seed="5eed")
    for _ in range(5):
        stem.play(stem.table.legal[0])
    before = _seen(stem)
    dropped = stem.fork()
    dropped.play(dropped.table.legal[0])  # what could not be stored, say
    onward = stem.fork()
    onward.play(onward.table.legal[-1])
    assert _seen(stem) == before
    assert [str(move) for move in dropped.moves] != [str(move) for move in onward.moves]
    for fork in (dropped, onward):
        again = Playthrough(game, fork.brief(), fork.cards)
        assert list(fork.moves)[:5] == stem.moves
        assert (again.log[: stem.told], again.marks) == (stem.log, fork.marks)


def _seen(playthrough: Playthrough) -> object:
    """All that can be seen of a playthrough."""
    table = playthrough.table
    return (
        playthrough.brief(),
        fingerprint(table),
        table.rules.view(table, OPEN),
        list(playthrough.log),
        [playthrough.undoable(seat) for seat in every_seat(table.seats)],
        [str(move) for move in table.legal],
    )
