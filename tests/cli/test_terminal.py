"""The program as people start it: a process of its own, in a real terminal or in a pipe."""

import json
import os
import pty
import select
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from seedround.cli.status import UNHEARD

PROGRAM = [sys.executable, "-m", "seedround"]
PATIENCE_S = 60


class Typist:
    """A person at a terminal: waits for words, then types."""

    def __init__(self, folder: Path, *argv: str) -> None:
        master, terminal = pty.openpty()
        self.terminal = master
        self.seen = ""
        settings = {"TERM": "xterm-256color", "COLUMNS": "80", "LINES": "40"}
        env = {**os.environ, **settings}
        env.pop("NO_COLOR", None)
        self.process = subprocess.Popen(
            [*PROGRAM, *argv],
            cwd=folder,
            env=env,
            stdin=terminal,
            stdout=terminal,
            stderr=terminal,
            start_new_session=True,
            preexec_fn=take_terminal,
        )
        os.close(terminal)

    def wait_for(self, words: str) -> str:
        """Everything printed up to these words."""
        while words not in self.seen:
            ready, _, _ = select.select([self.terminal], [], [], PATIENCE_S)
            assert ready, f"waited for {words!r} in vain; seen: {self.seen[-2000:]}"
            self.seen += os.read(self.terminal, 65536).decode(errors="replace")
        before, _, self.seen = self.seen.partition(words)
        return before

    def type(self, keys: str) -> None:
        os.write(self.terminal, keys.encode())

    def interrupt(self) -> None:
        """Press Ctrl-C once, then Enter until something happens.

        A signal in the instant before `input` begins to wait is heard only with the next key; a
        second Ctrl-C might meet a program that is busy with the first.
        """
        self.type("\x03")
        for _ in range(PATIENCE_S):
            if select.select([self.terminal], [], [], 1)[0]:
                return
            self.type("\n")

    def close(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        os.close(self.terminal)


def take_terminal() -> None:
    """Make the terminal the process's own, so that Ctrl-C reaches it."""
    import fcntl
    import termios

    fcntl.ioctl(0, termios.TIOCSCTTY, 0)


@pytest.fixture
def typist(tmp_path: Path) -> Iterator[Typist]:
    somebody = Typist(tmp_path, "play", "trade-show", "--seats", "you,random,random", "--seed", "1")
    yield somebody
    somebody.close()


def test_somebody_plays_in_a_terminal_and_leaves_with_ctrl_c(
    typist: Typist, tmp_path: Path
) -> None:
    first = typist.wait_for("q leave")
    assert "\x1b[" in first
    assert "Round 1 of 4" in first
    typist.wait_for("> ")
    typist.type("one:1\n")
    typist.wait_for("\x1b[2J")
    typist.wait_for("q leave")
    typist.wait_for("> ")
    typist.interrupt()
    typist.wait_for("seedround play --resume ")
    assert typist.process.wait(PATIENCE_S) == 130
    saved = next(tmp_path.glob("trade-show-*.json"))
    assert "one:1" in json.loads(saved.read_bytes())["moves"]


@pytest.mark.parametrize("command", ["rules trade-show", "set export trade-show", "games"])
def test_a_reader_who_has_gone_gets_no_traceback(command: str) -> None:
    process = subprocess.Popen(
        [*PROGRAM, *command.split()], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.close()
    assert process.stderr.read() == b""
    process.stderr.close()
    assert process.wait(PATIENCE_S) == UNHEARD


def test_an_old_pipe_that_knows_only_ascii_is_served(tmp_path: Path) -> None:
    ran = subprocess.run(
        [*PROGRAM, "play", "trade-show", "--seed", "1", "--seats", "you,random"],
        input="1\n\xff\nq\n".encode("latin-1"),
        capture_output=True,
        env={**os.environ, "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"},
        cwd=tmp_path,
        timeout=PATIENCE_S,
        check=False,
    )
    assert ran.returncode == 0
    assert ran.stderr == b""
    assert b"+- 1 front" in ran.stdout
