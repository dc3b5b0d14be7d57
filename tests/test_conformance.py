"""The eight laws for every game and toy, every seat count and the interesting options."""

from dataclasses import fields, replace

import pytest

from seedround.engine.game import Game
from seedround.engine.trial import EVERYWHERE, NOWHERE, Strides, play_random
from tests.cases import CASES, GAMES, INTERESTING, Case
from tests.processes import MUTANT, fingerprints, play_all

LAWS = [field.name for field in fields(Strides)]
each_case = pytest.mark.parametrize("case", CASES, ids=str)


@each_case
@pytest.mark.parametrize("law", LAWS)
def test_a_random_game_keeps_the_law(law: str, case: Case) -> None:
    """Alone, so that a failure names the law and nothing else disturbs it."""
    strides = replace(NOWHERE, **{law: 1})
    played = play_random(case.game.rules(), case.seats, case.options, case.seed, strides=strides)
    assert played.table.result is not None


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_random_game_keeps_all_laws_together(game: Game) -> None:
    play_random(game.rules(), game.usual_players, seed="a11", strides=EVERYWHERE)


@pytest.mark.parametrize("hash_seed", ["0", "1", "random"])
def test_games_are_the_same_in_every_process(hash_seed: str) -> None:
    here, there = play_all(), fingerprints(hash_seed)
    del here[MUTANT], there[MUTANT]
    assert there == here


def test_interesting_options_name_games_that_exist() -> None:
    assert INTERESTING.keys() <= {game.id for game in GAMES}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_game_describes_itself(game: Game) -> None:
    assert list(game.players) == sorted(set(game.players))
    assert game.usual_players in game.players
    assert game.letters.isupper()
    assert game.version >= 1
    assert "house" in game.shipped_sets()
    for text in (game.title, game.designer, game.credits, game.link, game.minutes, game.blurb):
        assert text.strip() == text != ""
