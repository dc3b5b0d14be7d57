"""A PostgreSQL of one's own for tests: started on loopback, thrown away afterwards."""

import fcntl
import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
from msgspec import Struct

ADVICE = "PostgreSQL is missing: install it, or run the tests without it (make test-core)."
USER = "postgres"


class Cluster(Struct):
    """A running server, and by how many processes it is used."""

    home: str
    port: int
    users: int = 0

    @property
    def address(self) -> str:
        return f"postgresql://{USER}@127.0.0.1:{self.port}/postgres"


def found() -> Path | None:
    """The folder with initdb and postgres, the newest if there are several."""
    versions = [path.parent for path in Path("/usr/lib/postgresql").glob("*/bin/initdb")]
    if versions:
        return max(versions, key=lambda path: int(path.parent.name))
    initdb = shutil.which("initdb")
    return Path(initdb).parent if initdb else None


@contextmanager
def shared(folder: Path) -> Iterator[str]:
    """One server for all processes that name this folder: the first starts it, the last stops it.

    Gives its address. Everything is removed afterwards.
    """
    note = folder / "postgres.json"
    with _alone(folder):
        cluster = msgspec.json.decode(note.read_bytes(), type=Cluster) if note.exists() else start()
        cluster.users += 1
        note.write_bytes(msgspec.json.encode(cluster))
    try:
        yield cluster.address
    finally:
        with _alone(folder):
            cluster = msgspec.json.decode(note.read_bytes(), type=Cluster)
            cluster.users -= 1
            note.write_bytes(msgspec.json.encode(cluster))
            if not cluster.users:
                note.unlink()
                stop(cluster)


@contextmanager
def _alone(folder: Path) -> Iterator[None]:
    with (folder / "postgres.lock").open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def start() -> Cluster:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    home = tempfile.mkdtemp(prefix="pg-")
    data = Path(home) / "data"
    data.mkdir()
    if os.geteuid() == 0:  # the server refuses to run as root
        shutil.chown(home, USER)
        shutil.chown(data, USER)
    _run("initdb", "-D", data, "-U", USER, "-A", "trust", "--no-sync")
    settings = f"-h 127.0.0.1 -p {port} -k {home} -c fsync=off"
    _run("pg_ctl", "-D", data, "-w", "-l", f"{home}/log", "-o", settings, "start")
    return Cluster(home, port)


def stop(cluster: Cluster) -> None:
    _run("pg_ctl", "-D", Path(cluster.home) / "data", "-m", "immediate", "stop")
    shutil.rmtree(cluster.home, ignore_errors=True)


def _run(program: str, *arguments: str | Path) -> None:
    folder = found()
    if folder is None:
        raise RuntimeError(ADVICE)
    who = ["setpriv", f"--reuid={USER}", f"--regid={USER}", "--clear-groups"]
    prefix = who if os.geteuid() == 0 else []
    done = subprocess.run(
        [*prefix, folder / program, *map(str, arguments)],
        cwd="/",
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
    )
    if done.returncode:
        raise RuntimeError(f"{program} failed: {done.stderr.decode(errors='replace')}")
