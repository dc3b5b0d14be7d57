"""Which store: a file in a folder, or a database by its address."""

from pathlib import Path

from seedround.engine.errors import BadOption
from seedround.server.sayings.hosting import DatabaseWrong, PostgresMissing
from seedround.server.store import Store
from seedround.server.store.sqlite import SqliteStore

FILE = "seedround.db"


def store_at(data: Path, database: str | None = None, beside: bool = False) -> Store:
    """SQLite in the folder `data`, unless the address of a PostgreSQL database is given.

    `beside` a server that may be running: for orders and bans, not for moves.
    """
    if database is None:
        return SqliteStore(data / FILE, beside)
    if not database.startswith(("postgresql://", "postgres://")):
        raise BadOption(DatabaseWrong())
    try:
        from seedround.server.store.postgres import PostgresStore
    except ImportError:
        raise BadOption(PostgresMissing("pip install 'seedround[postgres]'")) from None
    return PostgresStore(database, beside)
