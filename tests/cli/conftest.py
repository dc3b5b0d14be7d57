"""The real `main`, fed with typed lines, in a folder of its own."""

import io
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from seedround.cli import main


class Ran(NamedTuple):
    """What a command left behind."""

    status: int
    out: str
    err: str

    @property
    def widest(self) -> int:
        return max(len(line) for line in self.out.splitlines())


Seedround = Callable[..., Ran]

SETTINGS = ("NO_COLOR", "FORCE_COLOR", "TTY_COMPATIBLE", "TTY_INTERACTIVE", "LINES")


@pytest.fixture
def seedround(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> Seedround:
    """Run a command: `seedround("play", typed="1\\nq\\n")`."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("SEEDROUND_DEBUG", "1")
    for name in SETTINGS:
        monkeypatch.delenv(name, raising=False)

    def run(*argv: str, typed: str = "") -> Ran:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        status = main(argv)
        out, err = capsys.readouterr()
        return Ran(status, out, err)

    return run


@pytest.fixture
def record(seedround: Seedround, tmp_path: Path) -> Path:
    """A finished game of three bots in one round."""
    path = tmp_path / "finished.json"
    seats = "random,random,random"
    ran = seedround(
        "play", "trade-show", "--seats", seats, "--seed", "7", "--option", "rounds=1",
        "--record", str(path),
    )  # fmt: skip
    assert ran.status == 0
    return path
