"""A real PostgreSQL for the tests that need one."""

from collections.abc import Iterator

import psycopg
import pytest

from tools import postgres


@pytest.fixture(scope="session")
def database(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Iterator[str]:
    """The address of a database of this worker's own, in a server that all workers share."""
    folder = tmp_path_factory.getbasetemp()
    if worker_id != "master":
        folder = folder.parent
    with postgres.shared(folder) as address:
        with psycopg.connect(address, autocommit=True) as server:
            server.execute(f"CREATE DATABASE {worker_id}".encode())
        yield address.removesuffix("postgres") + worker_id
