"""The real command line, as the tests of the terminal run it."""

from tests.cli.conftest import seedround

__all__ = ["seedround"]
