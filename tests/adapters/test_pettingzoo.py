"""PettingZoo's own suites in a short form, and what they do not ask."""

import pickle
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import parallel_api_test

from seedround.adapters import pettingzoo
from seedround.engine.errors import BadOption, IllegalMove
from seedround.engine.generator import Generator
from seedround.games import all_games
from tests.adapters.suites import EVERY_TABLE, HARD_CODED, aec_suite, benchmark, cycles_suite
from tools.speed import YARDSTICK, measure

IGNORED = [f"ignore:{text}" for text in HARD_CODED]


@pytest.mark.filterwarnings(*IGNORED)
@pytest.mark.parametrize(("game", "seats"), EVERY_TABLE)
def test_suites_of_pettingzoo(game: str, seats: int) -> None:
    aec_suite(game, seats, cycles=12)
    benchmark(pettingzoo.env(game, seats))


@pytest.mark.parametrize(("game", "seats"), EVERY_TABLE)
def test_max_cycles(game: str, seats: int) -> None:
    cycles_suite(game, seats)


@pytest.mark.filterwarnings("ignore:No render_fps was declared")
@pytest.mark.parametrize("game", [game.id for game in all_games()])
def test_the_parallel_suite(game: str) -> None:
    parallel_api_test(pettingzoo.parallel_env(game, 2, illegal="wrap"), num_cycles=100)


def play(env: Any, seed: int, how: int = 0) -> list[Any]:
    """A game with moves that depend on `how` only; gives what every agent was told."""
    env.reset(seed=seed)
    chooser, told = Generator(how), []
    for agent in env.agent_iter():
        seen, reward, over, _, info = env.last()
        told.append((agent, seen["observation"].tobytes(), reward, dict(info)))
        env.step(None if over else chooser.below(int(seen["action_mask"].sum())))
    return told


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_a_seed_fixes_everything(game: Any) -> None:
    env, other = pettingzoo.env(game.id), pettingzoo.env(game.id)
    assert play(env, 7) == play(other, 7)
    assert play(env, 7) != play(other, 8)


@pytest.mark.parametrize(("game", "seats"), EVERY_TABLE)
def test_an_observation_is_made_of_what_its_seat_may_know(game: str, seats: int) -> None:
    """All that is hidden is drawn anew, and nothing changes in what an agent sees."""
    env = pettingzoo.raw_env(game, seats)
    env.reset(seed=3)
    chooser = Generator(4)
    for _ in range(40):
        table = env.table
        if table.over:
            break
        for agent, seat in env.seat_of.items():
            twin = table.rules.redeal(table, seat, Generator(5))
            mine, again = env.observe(agent), env.observer.observe(twin, seat)
            for part in ("observation", "action_mask", "moves"):
                assert np.array_equal(mine[part], again[part]), (agent, part)
        env.step(chooser.below(len(table.moves())))


def test_actions_are_positions_in_the_list_of_moves() -> None:
    env = pettingzoo.raw_env("trade-show", 2)
    env.reset(seed=1)
    seen, _, _, _, info = env.last()
    assert info["moves"] == [str(move) for move in env.table.moves()]
    assert seen["action_mask"].sum() == len(info["moves"])
    assert (seen["moves"][: len(info["moves"]), 0] > 0).all()
    assert not seen["moves"][len(info["moves"]) :].any()
    other = next(agent for agent in env.agents if agent != env.agent_selection)
    assert not env.observe(other)["action_mask"].any()
    table: Any = env.table
    wanted = table.grid[3]
    env.step(3)
    assert [stack for stack in table.stacks if stack] == [[wanted]]
    with pytest.raises(IllegalMove, match="There is no move 150"):
        env.step(150)


def test_rewards_follow_ranks_or_scores() -> None:
    ranks, scores = (
        pettingzoo.raw_env("trade-show", 3, {"rounds": 1}, rewards=how)
        for how in ("ranks", "scores")
    )
    for env in (ranks, scores):
        env.reset(seed=5)
        while not env.terminations[env.agent_selection]:
            env.step(0)
    result = ranks.table.result
    assert result is not None
    assert list(ranks.rewards.values()) == [utility / 500 - 1 for utility in result.utilities]
    assert sum(scores.rewards.values()) == pytest.approx(0)
    best = max(range(3), key=lambda seat: result.scores[seat])
    others = [score for seat, score in enumerate(result.scores) if seat != best]
    assert scores.rewards[f"player_{best}"] == result.scores[best] - sum(others) / 2


def test_options_and_sets_are_checked() -> None:
    with pytest.raises(BadOption, match="no option 'speed'"):
        pettingzoo.env("trade-show", 2, {"speed": 2})
    with pytest.raises(BadOption, match="2 to 5 players"):
        pettingzoo.env("trade-show", 9)
    blank = pettingzoo.raw_env("tech-deck", 2, set="blank")
    assert blank.arena.cards.id == "blank"


def test_a_sealed_group_chooses_at_once() -> None:
    """Bidness starts with secret discards: all agents have moves in the first cycle."""
    env = pettingzoo.parallel_env("bidness", 3)
    _, infos = env.reset(seed=1)
    assert all(len(infos[agent]["moves"]) > 1 for agent in env.agents)
    discards = dict.fromkeys(env.agents, 1)
    wanted = [infos[agent]["moves"][1] for agent in env.agents]
    env.step(discards)
    table: Any = env.table
    thrown = [f"discard:{table.cards.ids[cards[0]]}" for cards in table.face_down]
    assert thrown == wanted


def test_environments_can_be_pickled() -> None:
    env = pickle.loads(pickle.dumps(pettingzoo.env("trade-show", 2)))
    env.reset(seed=1)
    assert env.agents == ["player_0", "player_1"]


def test_speed_is_measured_beside_connect_four() -> None:
    found = measure(rounds=1, seconds=0.01)
    assert list(found) == [YARDSTICK, *(game.id for game in all_games())]
    assert all(speed.best >= speed.median > 0 for both in found.values() for speed in both)
