"""`make check` runs the tests of what has changed."""

import pytest

from tools.changed import ALWAYS, chosen, nearest_tests


@pytest.mark.parametrize(
    ("file", "place"),
    [
        ("src/seedround/games/bidness/auction.py", "tests/games/bidness"),
        ("src/seedround/games/bidness/words/en.ftl", "tests/games/bidness"),
        ("src/seedround/server/store/sqlite.py", "tests/server"),
        ("src/seedround/cli/boards/bidness.py", "tests/cli"),
        ("tests/games/bidness/test_auction.py", "tests/games/bidness/test_auction.py"),
        ("tests/games/bidness/sets.py", "tests/games/bidness"),
        ("src/seedround/testing/bidness.py", "tests/games/bidness"),
        ("src/seedround/testing/playing.py", "tests/testing"),
        ("tests/test_golden.py", "tests/test_golden.py"),
        ("web/src/App.svelte", "tests/web"),
        ("docs/lab.md", "tests/docs"),
        ("tests/cases.py", None),
        ("src/seedround/__init__.py", None),
    ],
)
def test_a_file_has_its_tests(file: str, place: str | None) -> None:
    assert nearest_tests(file) == place


def test_a_folder_stands_for_its_files_and_the_engine_is_always_tested() -> None:
    files = ["tests/lab/test_store.py", "src/seedround/lab/store.py", "Makefile"]
    assert chosen(files) == [ALWAYS, "tests/lab"]
