"""The soak: it plays every game under the laws, and keeps what is needed to see a failure again."""

from dataclasses import replace
from typing import Any

import pytest

from seedround.engine.errors import BadOption
from seedround.engine.game import Game
from seedround.engine.generator import Generator
from seedround.engine.random_play import EVERYWHERE, NOWHERE
from seedround.games import all_games
from seedround.lab.soak import Failure, play_one, random_options, soak
from tests.cases import GAMES
from tests.toys.odd import odd_game
from tests.toys.parlour import GAME as PARLOUR
from tests.toys.parlour import ParlourOptions
from tests.toys.parlour.rules import RULES


def test_a_soak_of_all_games_finds_nothing() -> None:
    passed: list[float] = []
    report = soak(1, GAMES, "soak", passed.append)
    assert report.failures == ()
    assert set(report.games) <= {game.id for game in GAMES}
    assert sum(report.games.values()) == len(passed) >= 1
    assert report.moves > 0
    assert report.moves_per_second > 0
    assert sum(passed) <= report.seconds


def test_a_soak_plays_at_least_one_game() -> None:
    assert soak(0, all_games(), "x").games == {all_games()[0].id: 1}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_same_seed_plays_the_same_game(game: Game) -> None:
    assert play_one(game, "ab" * 16, NOWHERE) == play_one(game, "ab" * 16, NOWHERE)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_options_are_drawn_from_all_that_fit(game: Game) -> None:
    generator = Generator(3)
    drawn = [random_options(game, game.players[-1], generator) for _ in range(60)]
    assert {name for options in drawn for name in options} == set(game.options.__struct_fields__)
    for options in drawn:
        game.resolve(options, game.players[-1])


def broken_game(**parts: Any) -> Game:
    return odd_game(replace(RULES, **parts))


def test_a_broken_law_is_collected_with_its_seed() -> None:
    game = broken_game(redeal=lambda table, seat, generator: table)
    report = soak(0, [game], "x")
    assert report.games == {}
    (failure,) = report.failures
    assert failure.problem.startswith("Broken: secrecy: ")
    assert failure.seed in str(failure)
    again = play_one(game, failure.seed)
    assert again == failure


def test_a_crash_is_collected_too() -> None:
    def crash(*_: Any) -> Any:
        raise ZeroDivisionError("oops")

    failure = play_one(broken_game(deal=crash), "1" * 32, EVERYWHERE)
    assert isinstance(failure, Failure)
    assert failure.problem == "ZeroDivisionError: oops"


def test_a_hopeless_soak_stops(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("seedround.lab.soak.MOST_FAILURES", 3)
    game = broken_game(view=lambda table, viewer: None)
    assert len(soak(600, [game], "x").failures) == 3


def test_options_that_never_fit_are_left_alone() -> None:
    class Fussy(ParlourOptions, frozen=True):
        def misfit(self, seats: int) -> str | None:
            return None if self == Fussy() else "It does not fit."

    game = replace(PARLOUR, options=Fussy)
    with pytest.raises(BadOption):
        game.resolve({"purse": 2}, 2)
    assert random_options(game, 2, Generator(1)) in ({}, {"rounds": 2})
