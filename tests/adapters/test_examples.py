"""The examples do what they say, in a shorter form."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"


def run(folder: Path, *command: str) -> str:
    """Run Python with what is installed in the folder."""
    done = subprocess.run(
        [sys.executable, *command],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(folder)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture
def installed(tmp_path: Path) -> Path:
    """The examples as `pip install ./examples` leaves them, in a folder of their own."""
    run(
        tmp_path, "-m", "uv", "pip", "install", "--quiet", "--offline", "--no-deps",
        "--no-build-isolation", "--python", sys.executable, "--target", str(tmp_path),
        str(EXAMPLES),
    )  # fmt: skip
    assert not (tmp_path / "solve_small_games.py").exists(), "only the bots are installed"
    return tmp_path


def test_a_trained_policy_plays_in_a_tournament(installed: Path) -> None:
    """The bots are loaded by entry point; after some training the policy beats chance."""
    script = str(EXAMPLES / "train_policy.py")
    assert "200 games" in run(installed, script, "--seconds", "600", "--games", "200")
    bots = "learned,cautious,random"
    told = run(
        installed, "-m", "seedround", "tournament", "trade-show", "--bots", bots, "--games", "60"
    )
    shares = dict(re.findall(r"^ +(\w+ - \w+) +60 +([\d.]+)%", told, re.MULTILINE))
    assert float(shares["learned - random"]) > 55
    assert float(shares["cautious - random"]) > 50


def test_a_bot_in_twenty_lines() -> None:
    code = (EXAMPLES / "own_bot.py").read_text(encoding="utf-8").rpartition('"""')[2]
    assert len([line for line in code.splitlines() if line.strip()]) <= 20


def test_a_game_by_mcp(tmp_path: Path) -> None:
    told = run(tmp_path, str(EXAMPLES / "play_by_mcp.py"), "trade-show")
    assert "> one:1" in told
    assert "The game is over" in told
