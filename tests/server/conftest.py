"""A real PostgreSQL for the tests that need one, and deals that are the same in every run."""

import random
from collections.abc import Iterator
from types import SimpleNamespace

import psycopg
import pytest

from seedround.engine import generator
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


@pytest.fixture(autouse=True)
def steady_deals(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each test has deals of its own, the same whenever it runs: one in a hundred deals may well go
    another way than a test expects, but then at once and always."""
    chance = random.Random(request.node.nodeid)
    drawn = SimpleNamespace(token_hex=lambda size: chance.randbytes(size).hex())
    monkeypatch.setattr(generator, "secrets", drawn)
