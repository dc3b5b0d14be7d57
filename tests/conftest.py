"""Settings for all tests."""

import os
from typing import Final

import pytest
from hypothesis import settings

# The same examples in every run, however slow the machine.
settings.register_profile("steady", derandomize=True, deadline=None, database=None)
settings.load_profile("steady")

NEEDS: Final = {"browser": "browser", "database": "postgres"}
"""By fixture: the mark of the tests that use it, which `make test-core` leaves out."""

WAITERS: Final = 2
"""Workers beside one a core: much of a test's time is waiting for a browser or a clock."""


def pytest_xdist_auto_num_workers() -> int:
    return (os.cpu_count() or 1) + WAITERS


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        for fixture in NEEDS.keys() & set(getattr(item, "fixturenames", ())):
            item.add_marker(NEEDS[fixture])
