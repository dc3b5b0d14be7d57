"""The server as a process of its own, which can be killed and started again on its data."""

import re
import subprocess
import sys
from pathlib import Path


class Served:
    def __init__(self, data: Path) -> None:
        self.data = data
        self.port = 0
        self.process: subprocess.Popen[str] | None = None

    @property
    def address(self) -> str:
        return f"http://localhost:{self.port}"

    def start(self) -> None:
        """Start on any free port, later on the same one; returns when it listens."""
        log = (self.data / "log").open("a")
        self.process = subprocess.Popen(
            [
                *(sys.executable, "-m", "seedround", "serve", "--port", str(self.port)),
                *("--data", str(self.data), "--rate", "0"),
            ],
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
        )
        log.close()
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"http://\S+?:(\d+)", line)
        assert found, line
        self.port = int(found[1])

    def kill(self) -> None:
        assert self.process is not None
        self.process.kill()
        self._gone()

    def stop(self) -> None:
        assert self.process is not None
        self.process.terminate()
        self._gone()

    def _gone(self) -> None:
        assert self.process is not None
        self.process.wait()
        if self.process.stdout:
            self.process.stdout.close()
