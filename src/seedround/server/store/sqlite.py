"""The usual store: one SQLite file, written durably by one thread, in groups."""

import asyncio
import os
import sqlite3
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import cache, partial
from itertools import chain
from pathlib import Path
from typing import Any, Final, TypeVar

from seedround.engine.errors import BadOption
from seedround.server.sayings.hosting import FileUnusable
from seedround.server.store import Behind, Feat, Head, Invitation
from seedround.server.store import statements as sql
from seedround.server.store.file import InUse, connect, lock, migrate, trouble
from seedround.server.store.lines import Line
from seedround.server.store.people import ADD_FEAT, Rows, Step, feat_values
from seedround.server.store.tables import TablesInSql
from seedround.server.store.writer import Append, Configs, GroupWriter

T = TypeVar("T")

Write = Callable[[sqlite3.Connection], None]
"""A change; it runs inside the transaction of its group."""
MOST_AT_ONCE: Final = 64
"""Tables whose lines go into one statement: every statement hands the interpreter over twice."""

MOVE_HEADS: Final = """
UPDATE tables SET rules = new.column2, stage = new.column3, touched = new.column4,
    lines = new.column5, asked = new.column8, due = new.column9
FROM (VALUES {rows}) AS new
WHERE tables.id = new.column1 AND tables.lines = new.column6 AND tables.lease = new.column7
"""
ADD_LINES: Final = """
INSERT INTO lines (table_id, number, kind, seat, request, at, body, text, extra) VALUES {rows}
"""
HEAD_ROW: Final = "(?, ?, ?, ?, ?, ?, ?, ?, ?)"
LINE_ROW: Final = "(?, ?, ?, ?, ?, ?, ?, '', '')"


class SqliteStore(TablesInSql):
    """WAL, `synchronous=FULL`: a line that was acknowledged survives a power cut."""

    def __init__(self, path: Path, beside: bool = False) -> None:
        self.path = path
        self._beside = beside
        self._lock: int | None = None
        self._pen = ThreadPoolExecutor(1, "store writer")
        self._eyes = ThreadPoolExecutor(1, "store reader")
        self._writer: GroupWriter[Write | Append] = GroupWriter(self._commit)
        self._configs = Configs()

    # Opening and closing

    async def open(self) -> None:
        if not self._beside:
            self._lock = lock(self.path)
        try:
            loop = asyncio.get_running_loop()
            self._writing = await loop.run_in_executor(self._pen, connect, self.path)
            await loop.run_in_executor(self._pen, migrate, self._writing, self.path, self._beside)
            self._reading = await loop.run_in_executor(self._eyes, connect, self.path)
            self._reading.text_factory = partial(str, encoding="utf-8", errors="replace")
        except sqlite3.DatabaseError as problem:
            self._unlock()
            raise BadOption(FileUnusable(str(self.path), str(problem))) from None

    async def close(self) -> None:
        """Finish all writes; afterwards the one file is everything, good for copying."""
        await self._writer.finish()
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self._eyes, self._reading.close)
        if self._lock is not None:
            await loop.run_in_executor(self._pen, _checkpoint, self._writing)
        await loop.run_in_executor(self._pen, self._writing.close)
        self._pen.shutdown()
        self._eyes.shutdown()
        self._unlock()

    async def seize(self) -> bool:
        if self._lock is None:
            with suppress(InUse):
                self._lock = lock(self.path)
        return self._lock is not None

    def _unlock(self) -> None:
        if self._lock is not None:
            os.close(self._lock)
            self._lock = None

    async def pulse(self, at: int) -> None:
        await self._change((sql.PULSE, {"at": at}))

    # The writer

    async def _commit(self, group: Sequence[Write | Append]) -> Sequence[Exception | None]:
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._pen, self._commit_group, group)
        except sqlite3.Error as problem:
            raise trouble(problem) from problem

    def _commit_group(self, group: Sequence[Write | Append]) -> list[Exception | None]:
        """All in one transaction; one that fails is undone alone."""
        database = self._writing
        problems: list[Exception | None] = [None] * len(group)
        appends: list[tuple[int, Append]] = []
        database.execute("BEGIN IMMEDIATE")
        try:
            for place, item in enumerate(group):
                if isinstance(item, Append):
                    appends.append((place, item))
                else:
                    problems[place] = _tried(database, item)
            for start in range(0, len(appends), MOST_AT_ONCE):
                self._append(appends[start : start + MOST_AT_ONCE], problems)
            database.execute("COMMIT")
        except BaseException:
            if database.in_transaction:
                database.execute("ROLLBACK")
            raise
        return problems

    def _append(
        self, items: Sequence[tuple[int, Append]], problems: list[Exception | None]
    ) -> None:
        """The lines of many tables at once; if that fails, table by table."""
        problem = _tried(self._writing, partial(self._store, [item for _, item in items]))
        if problem is not None and len(items) > 1:
            for item in items:
                self._append([item], problems)
        elif problem is not None:
            problems[items[0][0]] = problem

    def _store(self, items: Sequence[Append], database: sqlite3.Connection) -> None:
        moved = _flat([_moved(item) for item in items])
        found = database.execute(_rows(MOVE_HEADS, len(items), HEAD_ROW), moved).rowcount
        if found != len(items):
            raise Behind
        for item in items:
            if self._configs.changed(item.head, item.lease):
                values = sql.head_values(item.head, item.lines, item.lease)
                database.execute(sql.CHANGE_CONFIG, values)
                _seat(database, item.head)
            if item.opened is not None:
                _open(database, item.opened)
            if item.feat is not None:
                database.execute(ADD_FEAT, feat_values(item.feat))
            if said := sql.traces(item.lines, item.head.id):
                database.executemany(sql.ADD_TRACE, said)
        lines = [(item.head.id, *sql.line_values(line)) for item in items for line in item.lines]
        if lines:
            database.execute(_rows(ADD_LINES, len(lines), LINE_ROW), _flat(lines))

    async def _read(self, query: str, **values: Any) -> list[Any]:
        return await self._look(lambda database: database.execute(query, values).fetchall())

    async def _look(self, read: Callable[[sqlite3.Connection], T]) -> T:
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._eyes, read, self._reading)
        except sqlite3.Error as problem:
            raise trouble(problem) from problem

    # People

    async def _change(self, *steps: Step) -> list[Rows]:
        found: list[Rows] = []

        def write(database: sqlite3.Connection) -> None:
            found.extend(database.execute(*step).fetchall() for step in steps)

        await self._writer.write(write)
        return found

    async def _rows(self, statement: str, **values: Any) -> Rows:
        return await self._read(statement, **values)

    # Tables

    async def add_table(self, head: Head, invitations: Sequence[Invitation] = ()) -> None:
        def write(database: sqlite3.Connection) -> None:
            _open(database, head)
            for invitation in invitations:
                database.execute(sql.ADD_INVITATION, sql.invitation_values(invitation))

        await self._writer.write(write)
        self._configs.remember(head, 0)

    async def append(
        self,
        head: Head,
        lines: Sequence[Line],
        lease: int = 0,
        opened: Head | None = None,
        feat: Feat | None = None,
    ) -> None:
        await self._writer.write(Append(head, lines, lease, opened, feat))
        self._configs.remember(head, lease)

    async def due_tables(self, before: int, since: int, owner: str) -> list[str]:
        rows = await self._read(sql.DUE_TABLES, before=before, since=since)
        return sorted(table for (table,) in rows)

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


def _checkpoint(database: sqlite3.Connection) -> None:
    database.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()


def _tried(database: sqlite3.Connection, write: Write) -> Exception | None:
    """Make a change, or undo it as a whole; gives why it could not be made."""
    database.execute("SAVEPOINT one")
    problem: Exception | None = None
    try:
        write(database)
    except (Behind, sqlite3.IntegrityError) as trouble:
        database.execute("ROLLBACK TO one")
        problem = trouble
    database.execute("RELEASE one")
    return problem


@cache
def _rows(statement: str, rows: int, row: str) -> str:
    """The statement for a number of rows."""
    return statement.format(rows=", ".join([row] * rows))


def _moved(item: Append) -> tuple[str | int | None, ...]:
    """A row of MOVE_HEADS: every move makes one, so it is made without going by names."""
    head = item.head
    before = sql.lines_before(head, item.lines)
    asked = sql.asked_text(head.asked)
    return (
        head.id, head.rules, head.stage, head.touched, before + len(item.lines), before,
        item.lease, asked, head.due,
    )  # fmt: skip


def _flat(rows: Iterable[Iterable[Any]]) -> list[Any]:
    return list(chain.from_iterable(rows))


def _open(database: sqlite3.Connection, head: Head) -> None:
    database.execute(sql.ADD_TABLE, sql.head_values(head, (), 0))
    _seat(database, head)


def _seat(database: sqlite3.Connection, head: Head) -> None:
    database.execute(sql.DROP_SEATED, {"id": head.id})
    seated = [{"person": person, "id": head.id} for person in head.people]
    database.executemany(sql.ADD_SEATED, seated)
    database.executemany(sql.ADD_TRACE, seated)
