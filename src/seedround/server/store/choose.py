"""Which store: a file in a folder, or a database by its address."""

from pathlib import Path

from seedround.engine.errors import BadOption
from seedround.server.store import Store
from seedround.server.store.sqlite import SqliteStore

FILE = "seedround.db"


def store_at(data: Path, database: str | None = None) -> Store:
    """SQLite in the folder `data`, unless the address of a PostgreSQL database is given."""
    if database is None:
        return SqliteStore(data / FILE)
    if not database.startswith(("postgresql://", "postgres://")):
        raise BadOption(
            "The address of a database begins with postgresql://; without --database the tables "
            "are kept in a file in the folder given with --data."
        )
    try:
        from seedround.server.store.postgres import PostgresStore
    except ImportError:
        raise BadOption(
            "PostgreSQL needs one more package: pip install 'seedround[postgres]'."
        ) from None
    return PostgresStore(database)
