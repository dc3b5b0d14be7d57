"""A real PostgreSQL for the tests that need one."""

from collections.abc import Iterator

import pytest

from tools import postgres


@pytest.fixture(scope="session")
def database() -> Iterator[str]:
    """The address of a fresh database cluster; one for each worker."""
    with postgres.running() as address:
        yield address
