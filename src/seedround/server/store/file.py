"""The SQLite file: no other server has it open, and its tables are those this program knows."""

import fcntl
import os
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Final

from seedround.engine.errors import BadOption
from seedround.server.sayings.hosting import FileInUse, FolderUnusable
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
    """Another server has the file open."""


def lock(path: Path) -> int:
    """Lock the file: a second server is refused."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        held = os.open(path.with_suffix(".lock"), os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as problem:
        why = problem.strerror or str(problem)
        raise BadOption(FolderUnusable(str(path.parent), why)) from None
    try:
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(held)
        raise InUse(FileInUse(str(path))) from None
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
    """Bring the tables up to date; beside a server they have to be so already."""
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
    """What keeps the file from being used, as a sentence for those who wait."""
    code = getattr(problem, "sqlite_errorcode", 0) & 0xFF  # the extended codes say more below
    return TROUBLES.get(code, Silent)()
