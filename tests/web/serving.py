"""The server as a process of its own, which can be killed and started again on its data."""

import os
import re
import socket
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


class Served:
    """A server with a port of its own, from the beginning to the end, also while it is down."""

    def __init__(self, data: Path, packages: str = "") -> None:
        """`packages`: where Python finds more of them, such as a game of one's own."""
        self.data = data
        self.packages = packages
        self.process: subprocess.Popen[str] | None = None
        # Bound but not listening: nobody else is given this port, and who asks it is refused.
        self.held = socket.socket()
        self.held.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        self.held.bind(("127.0.0.1", 0))

    @property
    def address(self) -> str:
        return f"http://localhost:{self.held.getsockname()[1]}"

    def start(self) -> None:
        """Returns when it listens."""
        log = (self.data / "log").open("a")
        port = str(self.held.getsockname()[1])
        self.process = subprocess.Popen(
            [
                *(sys.executable, "-m", "tests.web.spoken", "serve", "--port", port),
                *("--data", str(self.data), "--limits", "none"),
            ],
            env={**os.environ, **({"PYTHONPATH": self.packages} if self.packages else {})},
            cwd=ROOT,
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
        )
        log.close()
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert re.search(rf"http://\S+?:{port}\b", line), line

    def kill(self) -> None:
        """It is gone at once, as after a power failure; `start` brings it back."""
        assert self.process is not None
        self.process.kill()
        self._gone()

    def stop(self) -> None:
        assert self.process is not None
        self.process.terminate()
        self._gone()
        self.held.close()

    def _gone(self) -> None:
        assert self.process is not None
        self.process.wait()
        if self.process.stdout:
            self.process.stdout.close()
