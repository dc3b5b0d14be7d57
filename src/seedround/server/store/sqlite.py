"""The usual store: one SQLite file, written durably by one thread, in groups."""

import asyncio
import fcntl
import os
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from seedround.engine.errors import BadOption
from seedround.server.store import Behind, Head, Invitation, Line, Person
from seedround.server.store import statements as sql
from seedround.server.store.writer import Configs, GroupWriter

T = TypeVar("T")

Write = Callable[[sqlite3.Connection], None]
"""A change; it runs inside the transaction of its group."""


class SqliteStore:
    """WAL, `synchronous=FULL`: a line that was acknowledged survives a power cut."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._pen = ThreadPoolExecutor(1, "store writer")
        self._eyes = ThreadPoolExecutor(1, "store reader")
        self._writer: GroupWriter[Write] = GroupWriter(self._commit)
        self._configs = Configs()

    # Opening and closing

    async def open(self) -> None:
        self._lock = _lock(self.path)
        try:
            loop = asyncio.get_running_loop()
            self._writing = await loop.run_in_executor(self._pen, _connect, self.path)
            await loop.run_in_executor(self._pen, _migrate, self._writing, self.path)
            self._reading = await loop.run_in_executor(self._eyes, _connect, self.path)
        except sqlite3.DatabaseError as problem:
            os.close(self._lock)
            raise BadOption(
                f"{self.path} cannot be used as a database: {problem}. Name another folder with "
                "--data, or put a backup in its place."
            ) from None
        self._writer.start()

    async def close(self) -> None:
        """Finish all writes; afterwards the one file is everything, good for copying."""
        await self._writer.stop()
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self._eyes, self._reading.close)
        await loop.run_in_executor(
            self._pen, lambda: self._writing.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
        )
        await loop.run_in_executor(self._pen, self._writing.close)
        self._pen.shutdown()
        self._eyes.shutdown()
        os.close(self._lock)

    # The writer

    async def _commit(self, group: Sequence[Write]) -> Sequence[Exception | None]:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._pen, self._commit_group, group)

    def _commit_group(self, group: Sequence[Write]) -> list[Exception | None]:
        """All in one transaction; one that fails is undone alone."""
        database = self._writing
        problems: list[Exception | None] = []
        database.execute("BEGIN IMMEDIATE")
        try:
            for write in group:
                database.execute("SAVEPOINT one")
                try:
                    write(database)
                    problems.append(None)
                except (Behind, sqlite3.IntegrityError) as problem:
                    database.execute("ROLLBACK TO one")
                    problems.append(problem)
                database.execute("RELEASE one")
            database.execute("COMMIT")
        except BaseException:
            if database.in_transaction:
                database.execute("ROLLBACK")
            raise
        return problems

    async def _read(self, query: str, **values: Any) -> list[Any]:
        return await self._look(lambda database: database.execute(query, values).fetchall())

    async def _look(self, read: Callable[[sqlite3.Connection], T]) -> T:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._eyes, read, self._reading)

    # People

    async def add_person(self, person: Person) -> None:
        values = sql.person_values(person)
        await self._writer.write(lambda database: _run(database, sql.ADD_PERSON, values))

    async def change_person(self, person: Person) -> None:
        values = sql.person_values(person)
        await self._writer.write(lambda database: _run(database, sql.CHANGE_PERSON, values))

    async def person(self, token: str) -> Person | None:
        rows = await self._read(sql.PERSON, token=token)
        return sql.read_person(rows[0]) if rows else None

    async def person_by_id(self, person: str) -> Person | None:
        rows = await self._read(sql.PERSON_BY_ID, id=person)
        return sql.read_person(rows[0]) if rows else None

    # Tables

    async def add_table(self, head: Head, invitations: Sequence[Invitation] = ()) -> None:
        def write(database: sqlite3.Connection) -> None:
            database.execute(sql.ADD_TABLE, sql.head_values(head, (), 0))
            _seat(database, head)
            for invitation in invitations:
                database.execute(sql.ADD_INVITATION, sql.invitation_values(invitation))

        await self._writer.write(write)
        self._configs.remember(head)

    async def add_invitation(self, invitation: Invitation) -> None:
        values = sql.invitation_values(invitation)
        await self._writer.write(lambda database: _run(database, sql.ADD_INVITATION, values))

    async def invitation(self, token: str) -> Invitation | None:
        rows = await self._read(sql.INVITATION, token=token)
        return sql.read_invitation(rows[0]) if rows else None

    async def use_invitation(self, token: str) -> Invitation | None:
        found: list[Any] = []

        def write(database: sqlite3.Connection) -> None:
            found.extend(database.execute(sql.USE_INVITATION, {"token": token}).fetchall())

        await self._writer.write(write)
        return sql.read_invitation(found[0]) if found else None

    async def append(self, head: Head, lines: Sequence[Line], lease: int = 0) -> None:
        changed = self._configs.changed(head)

        def write(database: sqlite3.Connection) -> None:
            values = sql.head_values(head, lines, lease)
            if database.execute(sql.MOVE_HEAD, values).rowcount != 1:
                raise Behind
            if changed:
                database.execute(sql.CHANGE_CONFIG, values)
                _seat(database, head)
            database.executemany(sql.ADD_LINE, [sql.line_values(head.id, line) for line in lines])

        await self._writer.write(write)
        self._configs.remember(head)

    async def head(self, table: str) -> Head | None:
        found = await self._heads(sql.HEAD, id=table)
        return found[0] if found else None

    async def lines(self, table: str, after: int = 0) -> list[Line]:
        rows = await self._read(sql.LINES, id=table, after=after)
        return [sql.read_line(row) for row in rows]

    async def tables_of(self, person: str, most: int = 50) -> list[Head]:
        return await self._heads(sql.TABLES_OF, person=person, most=most)

    async def public_tables(self, stage: str, most: int = 50) -> list[Head]:
        return await self._heads(sql.PUBLIC_TABLES, stage=stage, most=most)

    async def running_tables(self) -> list[str]:
        return [table for (table,) in await self._read(sql.RUNNING_TABLES)]

    async def all_tables(self) -> list[str]:
        return [table for (table,) in await self._read(sql.ALL_TABLES)]

    async def _heads(self, query: str, **values: Any) -> list[Head]:
        def read(database: sqlite3.Connection) -> list[Head]:
            return [
                sql.read_head(row, database.execute(sql.SEATED, {"id": row[0]}).fetchall())
                for row in database.execute(query, values).fetchall()
            ]

        return await self._look(read)

    # One process owns the file, so it owns every table

    async def beat(self, owner: str, seconds: float) -> None:
        pass

    async def take_lease(self, table: str, owner: str) -> tuple[str, int]:
        return owner, 0

    async def drop_leases(self, owner: str) -> None:
        pass


def _run(database: sqlite3.Connection, statement: str, values: dict[str, Any]) -> None:
    database.execute(statement, values)


def _seat(database: sqlite3.Connection, head: Head) -> None:
    database.execute(sql.DROP_SEATED, {"id": head.id})
    seated = [{"person": person, "id": head.id} for person in head.people]
    database.executemany(sql.ADD_SEATED, seated)


def _lock(path: Path) -> int:
    """Two servers must not share a file: whoever comes second is told so."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        lock = os.open(path.with_suffix(".lock"), os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as problem:
        raise BadOption(f"The folder {path.parent} cannot be used: {problem.strerror}.") from None
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(lock)
        raise BadOption(
            f"Another server already uses {path}: stop it, or name another folder with --data."
        ) from None
    return lock


def _connect(path: Path) -> sqlite3.Connection:
    database = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    database.execute("PRAGMA journal_mode = WAL")
    database.execute("PRAGMA synchronous = FULL")
    database.execute("PRAGMA foreign_keys = ON")
    database.execute("PRAGMA busy_timeout = 5000")
    path.chmod(0o600)
    return database


def _migrate(database: sqlite3.Connection, path: Path) -> None:
    (version,) = database.execute("PRAGMA user_version").fetchone()
    newest = max(number for number, _ in sql.migrations())
    if version > newest:
        raise BadOption(
            f"{path} was written by a newer Seed Round (version {version} of its tables, this "
            f"program knows {newest}): update Seed Round."
        )
    for number, parts in sql.migrations():
        if number > version:
            database.execute("BEGIN IMMEDIATE")
            for part in parts:
                database.execute(part)
            database.execute(f"PRAGMA user_version = {number}")
            database.execute("COMMIT")
