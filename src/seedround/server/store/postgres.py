"""The store for many tables and several processes: PostgreSQL, the same writer, and leases."""

import re
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager
from functools import cache
from typing import Any, Final

import psycopg
import psycopg.sql
from psycopg.rows import TupleRow
from psycopg_pool import AsyncConnectionPool, PoolTimeout

from seedround.engine.errors import BadOption
from seedround.server.sayings.hosting import DatabaseUnreachable
from seedround.server.store import Behind, Feat, Head, Invitation
from seedround.server.store import statements as sql
from seedround.server.store.lines import Line
from seedround.server.store.people import ADD_FEAT, Rows, Step, feat_values
from seedround.server.store.tables import TablesInSql
from seedround.server.store.trouble import DiskFull, ReadOnly, Silent
from seedround.server.store.writer import Append, Configs, GroupWriter

Connection = psycopg.AsyncConnection[TupleRow]

READERS: Final = 4
PATIENCE: Final = 10.0
"""Seconds to wait for a connection."""
MIGRATION_LOCK: Final = 0x5EED
"""Several processes may start at once; one of them migrates."""

MOVE_HEADS: Final = """
UPDATE tables SET rules = new.rules, stage = new.stage, touched = new.touched, lines = new.lines,
    asked = new.asked, due = new.due
FROM unnest(
    :ids::text[], :rules::int[], :stages::text[], :touched::bigint[], :lines::int[],
    :before::int[], :leases::int[], :asked::text[], :due::bigint[]
) AS new (id, rules, stage, touched, lines, before, lease, asked, due)
WHERE tables.id = new.id AND tables.lines = new.before AND tables.lease = new.lease
RETURNING tables.id
"""

ADD_LINES: Final = """
INSERT INTO lines (table_id, number, kind, seat, request, at, body, text, extra)
SELECT *, '', '' FROM unnest(
    :tables::text[], :numbers::int[], :kinds::text[], :seats::int[], :requests::text[],
    :ats::bigint[], :bodies::text[]
)
"""
COLUMNS: Final = ("tables", "numbers", "kinds", "seats", "requests", "ats", "bodies")


class PostgresStore(TablesInSql):
    """Durable as the database is (`synchronous_commit`); moves of many tables go in together."""

    def __init__(self, url: str, beside: bool = False) -> None:
        self._beside = beside
        self._pool: AsyncConnectionPool[Connection] = AsyncConnectionPool(
            url,
            min_size=1,
            max_size=READERS + 1,
            timeout=PATIENCE,
            open=False,
            kwargs={"autocommit": True},
        )
        self._writer: GroupWriter[Append] = GroupWriter(self._commit)
        self._configs = Configs()

    # Opening and closing

    async def open(self) -> None:
        try:
            await self._pool.open(wait=True, timeout=PATIENCE)
        except PoolTimeout:
            await self._pool.close()
            raise BadOption(DatabaseUnreachable()) from None
        async with self._transaction() as database:
            await self._migrate(database, self._beside)

    async def close(self) -> None:
        await self._writer.finish()
        await self._pool.close()

    @staticmethod
    async def _migrate(database: Connection, beside: bool) -> None:
        await database.execute("SELECT pg_advisory_xact_lock(%s)", (MIGRATION_LOCK,))
        await database.execute("CREATE TABLE IF NOT EXISTS migrations (number INTEGER PRIMARY KEY)")
        done = await database.execute("SELECT COALESCE(MAX(number), 0) FROM migrations")
        (version,) = (await done.fetchall())[0]
        sql.check_version(None, version, beside)
        for number, parts in sql.migrations():
            if number > version:
                for part in parts:
                    await database.execute(_theirs(part))
                await database.execute("INSERT INTO migrations VALUES (%s)", (number,))

    async def pulse(self, at: int) -> None:
        await self._run(sql.PULSE, at=at)

    @asynccontextmanager
    async def _connection(self) -> AsyncIterator[Connection]:
        """A connection; trouble with the database becomes a sentence."""
        try:
            async with self._pool.connection() as database:
                yield database
        except psycopg.errors.DiskFull as problem:
            raise DiskFull from problem
        except psycopg.errors.ReadOnlySqlTransaction as problem:
            raise ReadOnly from problem
        except (psycopg.OperationalError, PoolTimeout) as problem:
            raise Silent from problem

    @asynccontextmanager
    async def _transaction(self) -> AsyncIterator[Connection]:
        async with self._connection() as database, database.transaction():
            yield database

    async def _run(self, statement: str, **values: Any) -> list[TupleRow]:
        async with self._connection() as database:
            done = await database.execute(_theirs(statement), values)
            return await done.fetchall() if done.description else []

    # People

    async def _change(self, *steps: Step) -> list[Rows]:
        found: list[Rows] = []
        async with self._transaction() as database:
            for statement, values in steps:
                done = await database.execute(_theirs(statement), values)
                found.append(await done.fetchall() if done.description else [])
        return found

    async def _rows(self, statement: str, **values: Any) -> Rows:
        return await self._run(statement, **values)

    # Tables

    async def add_table(self, head: Head, invitations: Sequence[Invitation] = ()) -> None:
        async with self._transaction() as database:
            await _open(database, head)
            for invitation in invitations:
                values = sql.invitation_values(invitation)
                await database.execute(_theirs(sql.ADD_INVITATION), values)

    async def append(
        self,
        head: Head,
        lines: Sequence[Line],
        lease: int = 0,
        opened: Head | None = None,
        feat: Feat | None = None,
    ) -> None:
        await self._writer.write(Append(head, lines, lease, opened, feat))

    async def _commit(self, group: Sequence[Append]) -> Sequence[Exception | None]:
        """The whole group in one transaction, a table once in every wave."""
        problems: dict[int, Exception] = {}
        async with self._transaction() as database:
            for wave in _waves(group):
                moved = await self._move(database, [group[place] for place in wave])
                for place in wave:
                    if group[place].head.id not in moved:
                        problems[place] = Behind()
            stored = [item for place, item in enumerate(group) if place not in problems]
            for item in stored:
                if self._configs.changed(item.head, item.lease):
                    values = sql.head_values(item.head, (), 0)
                    await database.execute(_theirs(sql.CHANGE_CONFIG), values)
                    await _seat(database, item.head)
                if item.opened is not None:
                    await _open(database, item.opened)
                if item.feat is not None:
                    await database.execute(_theirs(ADD_FEAT), feat_values(item.feat))
                for trace in sql.traces(item.lines, item.head.id):
                    await database.execute(_theirs(sql.ADD_TRACE), trace)
        for item in stored:
            self._configs.remember(item.head, item.lease)
        return [problems.get(place) for place in range(len(group))]

    @staticmethod
    async def _move(database: Connection, wave: Sequence[Append]) -> set[str]:
        """Store the appends of different tables; gives the ids of those that were in order."""
        heads = [sql.head_values(item.head, item.lines, item.lease) for item in wave]
        done = await database.execute(
            _theirs(MOVE_HEADS),
            {
                "ids": [head["id"] for head in heads],
                "rules": [head["rules"] for head in heads],
                "stages": [head["stage"] for head in heads],
                "touched": [head["touched"] for head in heads],
                "lines": [head["lines"] for head in heads],
                "before": [head["before"] for head in heads],
                "leases": [head["lease"] for head in heads],
                "asked": [head["asked"] for head in heads],
                "due": [head["due"] for head in heads],
            },
        )
        moved = {table for (table,) in await done.fetchall()}
        fitting = [item for item in wave if item.head.id in moved]
        lines = [(item.head.id, *sql.line_values(line)) for item in fitting for line in item.lines]
        if lines:
            columns = zip(*lines, strict=True)
            values = {name: list(column) for name, column in zip(COLUMNS, columns, strict=True)}
            await database.execute(_theirs(ADD_LINES), values)
        return moved

    async def due_tables(self, before: int, since: int, owner: str) -> list[str]:
        rows = await self._run(sql.DUE_TABLES_HERE, before=before, since=since, owner=owner)
        return sorted(table for (table,) in rows)

    async def _heads(self, query: str, **values: Any) -> list[Head]:
        rows = await self._run(query, **values)
        return [sql.read_head(row, await self._run(sql.SEATED, id=row[0])) for row in rows]

    # Leases: a table has one owner process

    async def seize(self) -> bool:
        return not await self._run(sql.ALIVE)

    async def beat(self, owner: str, seconds: float) -> None:
        await self._run(sql.BEAT, owner=owner, seconds=seconds)
        await self._run(sql.DROP_SILENT)

    async def take_lease(self, table: str, owner: str) -> tuple[str, int]:
        await self._run(sql.TAKE_LEASE, id=table, owner=owner)
        rows = await self._run(sql.LEASE, id=table)
        return (rows[0][0] or owner, rows[0][1]) if rows else (owner, 0)

    async def drop_leases(self, owner: str) -> None:
        await self._run(sql.DROP_LEASES, owner=owner)
        await self._run(sql.DROP_PROCESS, owner=owner)


async def _open(database: Connection, head: Head) -> None:
    await database.execute(_theirs(sql.ADD_TABLE), sql.head_values(head, (), 0))
    await _seat(database, head)


async def _seat(database: Connection, head: Head) -> None:
    await database.execute(_theirs(sql.DROP_SEATED), {"id": head.id})
    for person in head.people:
        values = {"person": person, "id": head.id}
        await database.execute(_theirs(sql.ADD_SEATED), values)
        await database.execute(_theirs(sql.ADD_TRACE), values)


def _waves(group: Sequence[Append]) -> Iterator[list[int]]:
    """Places in the group such that no wave holds a table twice and their order is kept."""
    waves: list[list[int]] = []
    next_wave: dict[str, int] = {}
    for place, item in enumerate(group):
        number = next_wave.get(item.head.id, 0)
        next_wave[item.head.id] = number + 1
        if number == len(waves):
            waves.append([])
        waves[number].append(place)
    return iter(waves)


@cache
def _theirs(statement: str) -> psycopg.sql.SQL:
    """A statement of ours with the parameters as this driver wants them."""
    return psycopg.sql.SQL(re.sub(r"(?<!:):(\w+)", r"%(\1)s", statement))
