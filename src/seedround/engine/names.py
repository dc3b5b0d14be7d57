"""The names of players: what may be one."""

from typing import Final

from seedround.engine.errors import BadOption

LONGEST_NAME: Final = 20


def clean_name(name: str) -> str:
    """A name that can be shown: printable, without blanks around it."""
    name = " ".join(name.split())
    if not name.isprintable() or not 1 <= len(name) <= LONGEST_NAME:
        raise BadOption(f"A name has 1 to {LONGEST_NAME} letters that can be printed.")
    return name
