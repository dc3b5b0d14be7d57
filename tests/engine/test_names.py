"""What may be a player's name."""

import pytest

from seedround.engine.errors import BadOption
from seedround.engine.names import clean_name


@pytest.mark.parametrize(
    ("text", "name"),
    [("A", "A"), ("  Anna \t Berta ", "Anna Berta"), ("Äñ☃", "Äñ☃"), ("x" * 20, "x" * 20)],
)
def test_a_name_is_kept_without_superfluous_blanks(text: str, name: str) -> None:
    assert clean_name(text) == name


@pytest.mark.parametrize("text", ["", "   ", "x" * 21, "a\x07b", "a\u202eb"])
def test_other_names_are_refused(text: str) -> None:
    with pytest.raises(BadOption, match="A name needs 1 to 20 printable characters"):
        clean_name(text)
