"""The names of players: what may be one."""

from typing import Final

from seedround.engine.errors import BadOption
from seedround.engine.sayings import (
    BadName,
)

LONGEST_NAME: Final = 20


def clean_name(name: str) -> str:
    """A name that can be shown: printable, without blanks around it."""
    name = " ".join(name.split())
    if not name.isprintable() or not 1 <= len(name) <= LONGEST_NAME:
        raise BadOption(BadName(LONGEST_NAME))
    return name
