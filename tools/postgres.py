"""A PostgreSQL of one's own for tests: found or installed, started on loopback, thrown away.

`python tools/postgres.py` makes sure that the programs are there and says so.
"""

import os
import shutil
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ADVICE = "PostgreSQL is missing: install it (Debian: apt-get install postgresql), then try again."
USER = "postgres"


def programs() -> Path:
    """The folder with initdb and postgres; as root it is installed if need be."""
    if found := _find():
        return found
    if os.geteuid() == 0 and shutil.which("apt-get"):
        quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        for command in (["update", "-qq"], ["install", "-y", "-qq", "postgresql"]):
            subprocess.run(["apt-get", *command], check=True, env=quiet, stdout=subprocess.DEVNULL)
        if found := _find():
            return found
    sys.exit(ADVICE)


def _find() -> Path | None:
    versions = [path.parent for path in Path("/usr/lib/postgresql").glob("*/bin/initdb")]
    if versions:
        return max(versions, key=lambda path: int(path.parent.name))
    initdb = shutil.which("initdb")
    return Path(initdb).parent if initdb else None


@contextmanager
def running() -> Iterator[str]:
    """A fresh database; gives its address. Everything is removed afterwards."""
    folder = programs()
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with tempfile.TemporaryDirectory(prefix="pg-", ignore_cleanup_errors=True) as home:
        data = Path(home) / "data"
        data.mkdir()
        if os.geteuid() == 0:  # the server refuses to run as root
            shutil.chown(home, USER)
            shutil.chown(data, USER)
        _run(folder / "initdb", "-D", data, "-U", USER, "-A", "trust", "--no-sync")
        settings = f"-h 127.0.0.1 -p {port} -k {home} -c fsync=off"
        log = Path(home) / "log"
        _run(folder / "pg_ctl", "-D", data, "-w", "-l", log, "-o", settings, "start")
        try:
            yield f"postgresql://{USER}@127.0.0.1:{port}/postgres"
        finally:
            _run(folder / "pg_ctl", "-D", data, "-m", "immediate", "stop")


def _run(*command: str | Path) -> None:
    who = ["setpriv", f"--reuid={USER}", f"--regid={USER}", "--clear-groups"]
    prefix = who if os.geteuid() == 0 else []
    done = subprocess.run(
        [*prefix, *map(str, command)], cwd="/", stdout=subprocess.DEVNULL, stderr=subprocess.PIPE
    )
    if done.returncode:
        raise RuntimeError(f"{command[0]} failed: {done.stderr.decode(errors='replace')}")


if __name__ == "__main__":
    print(f"PostgreSQL is in {programs()}.")
