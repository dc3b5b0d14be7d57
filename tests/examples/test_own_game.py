"""A game of one's own, as an outside package: terminal, lab, adapters and laws find it."""

import tomllib
from importlib import import_module
from pathlib import Path

import pytest

from seedround.engine.game import Game
from seedround.engine.random_play import play_random
from tests.examples.own_game import OWN, run

SHORT = 400
"""Lines in which rules, words and bot of a small game have room."""


@pytest.fixture
def demo_day(monkeypatch: pytest.MonkeyPatch) -> Game:
    monkeypatch.syspath_prepend(str(OWN))
    game: Game = import_module("demo_day").GAME
    return game


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_it_keeps_all_laws(demo_day: Game, seats: int) -> None:
    played = play_random(demo_day, seats, seed="5eed")
    assert played.table.result is not None
    assert len(played.record.moves) >= 9 * seats, "the last number is no choice"


def test_it_is_short_and_names_its_entry_point() -> None:
    files = [*OWN.rglob("demo_day/**/*.py"), *OWN.rglob("demo_day/**/*.ftl")]
    assert sum(len(file.read_text().splitlines()) for file in set(files)) < SHORT
    project = tomllib.loads((OWN / "pyproject.toml").read_text())["project"]
    assert project["entry-points"]["seedround.games"] == {"demo-day": "demo_day:GAME"}


def test_its_rules_are_tested_with_the_kit(tmp_path: Path) -> None:
    """`seedround.testing` and a builder of its own: a game outside needs nothing else."""
    told = run(tmp_path, "-m", "pytest", "-p", "no:cacheprovider", str(OWN / "test_demo_day.py"))
    assert "[100%]" in told


def test_it_is_played_in_the_terminal(tmp_path: Path) -> None:
    told = run(
        tmp_path, "-m", "seedround", "play", "demo-day", "--seats", "you=Ada,matched,random",
        "--seed", "5", typed="?\nh\nr\n" + "1\n" * 12,
    )  # fmt: skip
    assert "how hard do you pitch?" in told
    assert "You pitch with 1." in told
    assert "DD-PITCH-01" in told
    assert "place" in told


def test_it_is_listed_and_studied_in_the_lab(tmp_path: Path) -> None:
    assert "demo-day" in run(tmp_path, "-m", "seedround", "games")
    told = run(
        tmp_path, "-m", "seedround", "simulate", "demo-day", "--seats", "matched,random,random",
        "--games", "60", "--seed", "1",
    )  # fmt: skip
    assert "Demo Day: 60 games" in told


LEARNER = """
from seedround.adapters.pettingzoo import env as make
env = make("demo-day", seats=2)
env.reset(seed=1)
for agent in env.agent_iter():
    seen, reward, over, cut, info = env.last()
    env.step(None if over or cut else int(seen["action_mask"].argmax()))
print("learned")
"""


def test_it_can_be_learned(tmp_path: Path) -> None:
    assert "learned" in run(tmp_path, "-c", LEARNER)
