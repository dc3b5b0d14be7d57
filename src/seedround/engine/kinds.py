"""The kinds of value that moves, events and views are made of.

The alias carries the meaning (and, for words, how to say it); at run time each is an int or a str.
"""

import re
from typing import Annotated, Final

from msgspec import Meta

Seat = Annotated[int, Meta(ge=0, le=9, extra={"say": "seat"})]
Dollars = Annotated[int, Meta(extra={"say": "dollars"})]
Card = Annotated[str, Meta(min_length=1, max_length=60, extra={"say": "card"})]

Viewer = int
"""Who looks: a seat, SPECTATOR or OPEN."""

SPECTATOR: Final = -1
"""Somebody without a seat: sees what lies open."""

OPEN: Final = -2
"""Everything, hidden things included: after the end, and in tests."""


def snake(name: str) -> str:
    """The tag of a struct: `RoundStarted` is `round_started`."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", name).lower()
