"""The SQLite file: nobody else has it open, and its tables are those this program knows."""

import fcntl
import os
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Final

from seedround.engine.errors import BadOption
from seedround.server.store import statements as sql
from seedround.server.store.trouble import DiskFull, Locked, ReadOnly, Silent, Unavailable

TROUBLES: Final[dict[int, Callable[[], Unavailable]]] = {
    sqlite3.SQLITE_FULL: DiskFull,
    sqlite3.SQLITE_BUSY: Locked,
    sqlite3.SQLITE_LOCKED: Locked,
    sqlite3.SQLITE_READONLY: ReadOnly,
}
STATEMENTS: Final = 512
"""Statements that stay prepared; those for many rows differ by their number."""


class InUse(BadOption):
    """A server has the file."""


def lock(path: Path) -> int:
    """Two servers must not share a file: whoever comes second is told so."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        held = os.open(path.with_suffix(".lock"), os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as problem:
        raise BadOption(f"The folder {path.parent} cannot be used: {problem.strerror}.") from None
    try:
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(held)
        raise InUse(
            f"Another server already uses {path}: stop it, or name another folder with --data."
        ) from None
    return held


def connect(path: Path) -> sqlite3.Connection:
    path.touch(0o600)  # before SQLite makes it: its journal then is as private
    database = sqlite3.connect(
        path, isolation_level=None, check_same_thread=False, cached_statements=STATEMENTS
    )
    database.execute("PRAGMA journal_mode = WAL")
    database.execute("PRAGMA synchronous = FULL")
    database.execute("PRAGMA foreign_keys = ON")
    database.execute("PRAGMA temp_store = MEMORY")  # what a savepoint could undo needs no file
    database.execute("PRAGMA busy_timeout = 5000")
    path.chmod(0o600)  # also one that was there already
    return database


def migrate(database: sqlite3.Connection, path: Path, beside: bool = False) -> None:
    """The tables as this program knows them; beside a server they have to be so already."""
    (version,) = database.execute("PRAGMA user_version").fetchone()
    sql.check_version(str(path), version, beside)
    for number, parts in sql.migrations():
        if number > version:
            database.execute("BEGIN IMMEDIATE")
            for part in parts:
                database.execute(part)
            database.execute(f"PRAGMA user_version = {number}")
            database.execute("COMMIT")


def trouble(problem: sqlite3.Error) -> Unavailable:
    """What kept the file from being used, for those who wait for it."""
    code = getattr(problem, "sqlite_errorcode", 0) & 0xFF  # the extended codes say more below
    return TROUBLES.get(code, Silent)()
