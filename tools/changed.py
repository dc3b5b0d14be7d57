"""Run the tests of what has changed: `python -m tools.changed` (part of `make check`).

Changed is what differs from the commit that is being worked on and from `main`; if nothing does,
the last commit. Every part of the source has its folder of tests, every game too; what everything
stands on is tested with the engine's. The rest is for `make test`.
"""

import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
SOURCE: Final = ("src", "seedround")
ALWAYS: Final = "tests/engine"
QUICK: Final = "not browser and not postgres and not sampled"


def git(*words: str) -> list[str]:
    done = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=False)
    return done.stdout.splitlines()


def changed() -> list[str]:
    """The files that differ from `main` or from the last commit, new ones included."""
    new = git("ls-files", "--others", "--exclude-standard")
    found = {*git("diff", "--name-only", "main...HEAD"), *git("diff", "--name-only", "HEAD"), *new}
    return sorted(found) or git("diff", "--name-only", "HEAD~1")


def nearest_tests(file: str) -> str | None:
    """The tests nearest to a file: itself, or the folder that mirrors its own."""
    path = Path(file)
    if path.parts[0] == "tests":
        is_test = path.name.startswith("test_") and path.suffix == ".py"
        folder = path.parent if len(path.parts) > 2 else None
        near = path if is_test else folder
    elif path.parts[:2] == SOURCE:
        near = Path("tests") / _mirrored(Path(*path.parts[2:]))
    elif path.parts[0] == "web":
        near = Path("tests/web")
    elif path.suffix == ".md":
        near = Path("tests/docs")
    else:
        return None
    while near is not None and near.parts and not (ROOT / near).exists():
        near = near.parent
    return str(near) if near is not None and len(near.parts) > 1 else None


def _mirrored(within: Path) -> Path:
    """A folder of the source in the tests; a game's builder of tables belongs to the game."""
    if within.parts[0] == "games":
        return Path(*within.parts[:2])
    if within.parts[0] == "testing" and (ROOT / "tests/games" / within.stem).exists():
        return Path("games") / within.stem
    return within.parent


def chosen(files: Iterable[str]) -> list[str]:
    """Each place once; a folder stands for the files in it."""
    places = {ALWAYS} | {place for file in files if (place := nearest_tests(file))}
    return sorted(
        place for place in places if not any(str(up) in places for up in Path(place).parents)
    )


def main() -> int:
    places = chosen(changed())
    print("Testing", *places)
    command = [sys.executable, "-m", "pytest", "-n", "auto", "--dist", "worksteal"]
    return subprocess.run([*command, "-m", QUICK, *places], cwd=ROOT, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
