"""The nine laws for every game and toy, every seat count and the interesting options."""

from dataclasses import fields, replace

import pytest

from seedround.engine.game import Game
from seedround.engine.random_play import EVERYWHERE, NOWHERE, Strides, play_random
from tests.cases import CASES, GAMES, INTERESTING, Case
from tests.effort import FULL
from tests.processes import MUTANT, fingerprints, play_all

LAWS = [field.name for field in fields(Strides)]
EVERY_DAY = Strides(
    determinism=5, legality=1, copies=2, secrecy=4, conservation=1, round_trip=4, words=3, truth=4
)
"""Every law in every case, the costly ones at some decisions; each case begins at another one."""
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


@pytest.mark.sampled
@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_random_game_keeps_all_laws(case: Case) -> None:
    """One game for all laws: what breaks names its law."""
    strides = EVERYWHERE if FULL else EVERY_DAY
    played = play_random(case.game, case.seats, case.options, case.seed, strides=strides)
    assert played.table.result is not None


@each_game
@pytest.mark.parametrize("law", LAWS)
def test_a_random_game_keeps_each_law_alone(law: str, game: Game) -> None:
    """Looking at one law must not be what makes another one hold."""
    cases = [case for case in CASES if case.game is game and case.seats == game.usual_players]
    strides = replace(NOWHERE, **{law: 1})
    play_random(game, game.usual_players, cases[1].options, seed="a1", strides=strides)


@pytest.mark.parametrize("hash_seed", ["0", "1", "random"])
def test_games_are_the_same_in_every_process(hash_seed: str) -> None:
    here, there = play_all(), fingerprints(hash_seed)
    del here[MUTANT], there[MUTANT]
    assert there == here


def test_interesting_options_name_games_that_exist() -> None:
    assert INTERESTING.keys() <= {game.id for game in GAMES}


@each_game
def test_a_game_describes_itself(game: Game) -> None:
    assert list(game.players) == sorted(set(game.players))
    assert game.usual_players in game.players
    assert game.letters.isupper()
    assert game.version >= 1
    assert "house" in game.shipped_sets()
    for text in (game.title, game.designer, game.credits, game.link, game.minutes, game.blurb):
        assert text.strip() == text != ""
