"""Run npm in web/ with the node that builds the page, after installing what the lock names.

.venv/bin/python -m tools.npm run lint
"""

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import hatch_build

ROOT = Path(__file__).parents[1]


def run(*arguments: str, **more: object) -> "subprocess.CompletedProcess[str]":
    """A command of npm; the packages of the lock are there afterwards."""
    program, environment = hatch_build.prepared(ROOT / "web")
    return subprocess.run(  # type: ignore[call-overload,no-any-return]
        [*program, *arguments],
        cwd=ROOT / "web",
        env={**environment, "NO_UPDATE_NOTIFIER": "1"},
        text=True,
        **more,
    )


def main(arguments: Sequence[str]) -> int:
    return run("--silent", *arguments).returncode


if __name__ == "__main__":
    os.chdir(ROOT)
    sys.exit(main(sys.argv[1:]))
