"""Console sessions in our documents show what really happens."""

import os
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import Seedround
from tests.docs.console import Command, commands, shows
from tests.docs.pages import PAGES, ROOT, written_in
from tests.docs.smallest import announce

WITH_SESSIONS = [page for page in PAGES if written_in("console", page)]


@pytest.mark.parametrize("page", WITH_SESSIONS, ids=lambda page: page.stem)
def test_a_session_shows_what_happens(seedround: Seedround, page: Path, tmp_path: Path) -> None:
    """One command after the other in one folder, as a reader would type them."""
    for block in written_in("console", page):
        found = commands(block)
        assert found, f"{block} has no command"
        for command in found:
            program, *words = shlex.split(command.words)
            if program == "seedround" and "inbox" not in words:
                ran = seedround(*words, typed=command.typed)
                assert ran.status == 0, ran.err
                out = ran.out
            else:
                out = outside(program, words, command, tmp_path)
            assert shows(command.shown, out), f"{block}: {command.words} shows\n{out}"


def outside(program: str, words: list[str], command: Command, folder: Path) -> str:
    """A script of ours, or a game that is not: in a process of its own."""
    if program == "python":
        argv = [str(ROOT / words[0]), *words[1:]]
    else:
        assert program == "seedround"
        argv = ["-m", program, *words]
    done = subprocess.run(
        [sys.executable, *argv],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": announce(folder / "site"), "COLUMNS": "80"},
        input=command.typed,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize(
    ("shown", "out", "fits"),
    [
        ("a\nb\n", "a  \nb\n", True),
        ("a\n", "a\nb\n", False),
        ("a\n...\n", "a\nb\nc\n", True),
        ("...\nc\n", "a\nb\nc\n", True),
        ("a\n...\nb\n", "a\nb\n", True),
        ("a\n...\nd\n", "a\nb\nc\n", False),
        ("hash ...\n", "hash 1f0c\n", True),
        ("hash ... of\n", "hash 1f0c\n", False),
        ("", "", True),
        ("", "a\n", False),
    ],
)
def test_dots_stand_for_what_is_left_out(shown: str, out: str, fits: bool) -> None:
    assert shows(shown, out) is fits
