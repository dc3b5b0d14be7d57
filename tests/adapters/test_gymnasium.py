"""Gymnasium's own checker, and what it does not ask."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from seedround.adapters.gymnasium import IDS, SeatEnv
from seedround.engine.errors import BadOption, IllegalMove
from seedround.games import all_games
from tests.adapters.suites import EVERY_TABLE


def test_every_game_is_registered() -> None:
    assert set(IDS.values()) == {game.id for game in all_games()}
    for name, game in IDS.items():
        assert gymnasium.spec(name).kwargs == {"game": game}
        env = gymnasium.make(f"seedround.adapters.gymnasium:{name}")
        assert env.unwrapped.arena.game.id == game  # type: ignore[attr-defined]


@pytest.mark.parametrize("name", IDS)
def test_the_checker_has_nothing_to_say(name: str) -> None:
    """Warnings are errors in our tests."""
    env = gymnasium.make(name, bots="random", render_mode="ansi")
    check_env(env.unwrapped)


@pytest.mark.parametrize(("game", "seats"), EVERY_TABLE)
def test_a_whole_game(game: str, seats: int) -> None:
    env = SeatEnv(game, seats, "random", "random")
    rewards, told = [], []
    for _ in range(2):
        seen, _ = env.reset(seed=5)
        over = False
        while not over:
            assert env.table.choice.seat == env.seat
            action = int(np.flatnonzero(seen["action_mask"])[-1])
            seen, reward, over, late, _ = env.step(action)
            assert not late
            told.append(seen["observation"].tobytes())
        rewards.append(reward)
        assert -1 <= reward <= 1
    assert rewards[0] == rewards[1]
    assert told[: len(told) // 2] == told[len(told) // 2 :]
    with pytest.raises(IllegalMove, match="reset"):
        env.step(0)


def test_numbers_beyond_the_list() -> None:
    env = SeatEnv("trade-show", 2, bots="random", illegal="refuse")
    env.reset(seed=1)
    with pytest.raises(IllegalMove, match="There is no move 199"):
        env.step(199)
    other = SeatEnv("trade-show", 2, bots="random")
    _, info = other.reset(seed=1)
    length = len(info["moves"])
    env.step(199 % length)
    other.step(199)
    assert np.array_equal(env._look()[0]["observation"], other._look()[0]["observation"])


@pytest.mark.parametrize(
    ("given", "problem"),
    [
        ({"bots": ["random"]}, "2 bots are needed"),
        ({"bots": "nobody"}, "There is no bot 'nobody'"),
        ({"seat": 3}, "There is no seat 3"),
    ],
)
def test_wrong_line_ups_are_refused(given: dict[str, Any], problem: str) -> None:
    with pytest.raises(BadOption, match=problem):
        SeatEnv("trade-show", 3, **given)


def test_the_bots_are_those_that_were_named() -> None:
    env = SeatEnv("trade-show", 3, seat=1, bots=["solver", "random"])
    env.reset(seed=1)
    names = {seat: type(bot).__name__ for seat, bot in env.players.items()}
    assert names == {0: "ThumbBot", 2: "RandomBot"}


def test_it_can_be_read(capsys: pytest.CaptureFixture[str]) -> None:
    env = SeatEnv("trade-show", 2, bots="random", render_mode="human")
    env.reset(seed=1)
    env.render()
    assert "Player 1:" in capsys.readouterr().out
