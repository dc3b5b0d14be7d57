"""The game of `examples/own_game`, found as an installed package is found."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
OWN = ROOT / "examples" / "own_game"


def announce(folder: Path) -> str:
    """What installing the example leaves behind: its name and its entry point; gives a path."""
    notes = folder / "demo_day-1.0.dist-info"
    notes.mkdir(parents=True, exist_ok=True)
    (notes / "METADATA").write_text("Metadata-Version: 2.1\nName: demo-day\nVersion: 1.0\n")
    (notes / "entry_points.txt").write_text("[seedround.games]\ndemo-day = demo_day:GAME\n")
    return os.pathsep.join([str(OWN), str(folder)])


def run(folder: Path, *words: str, typed: str = "") -> str:
    """A command, as typed where the example is installed."""
    done = subprocess.run(
        [sys.executable, *words],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": announce(folder / "site"), "COLUMNS": "80"},
        input=typed,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout
