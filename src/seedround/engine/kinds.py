"""The kinds of value that moves, events and views are made of.

The alias carries the meaning (and, for words, how to say it); at run time each is an int or a str.
"""

import re
from collections.abc import Sequence
from typing import Annotated, Final

from msgspec import Meta

Seat = Annotated[int, Meta(ge=0, le=9, extra={"say": "seat"})]
Dollars = Annotated[int, Meta(extra={"say": "dollars", "low": -1_000_000, "high": 1_000_000})]
Count = Annotated[int, Meta(ge=0, le=9_999)]
Figure = Annotated[str, Meta(extra={"say": "figure"})]
"""A figure that was rounded to be read, in English: `$21.4`, `44.4 %`."""
Phrase = Annotated[str, Meta(extra={"say": "phrase"})]
"""A text in English, as cards have them; `words/<language>.toml` says it in other languages."""
Card = Annotated[str, Meta(min_length=1, max_length=60, extra={"say": "card"})]

ASIDE: Final = Meta(extra={"aside": True})
"""A field of a View that is not counted: for open cards only, or said by other fields too."""


def among(names: str | Sequence[str]) -> Meta:
    """Which texts a field can hold: these, or those of a deck of the card set."""
    return Meta(extra={"among": names if isinstance(names, str) else tuple(names)})


def places(most: int | str) -> Meta:
    """A list in which places count, and how many it has: a number, "seats", or as many as a deck.

    In a list without places it only matters how often a thing is in it.
    """
    return Meta(extra={"places": most})


Viewer = int
"""Who looks: a seat, SPECTATOR or OPEN."""

SPECTATOR: Final = -1
"""Somebody without a seat: sees what lies open."""

OPEN: Final = -2
"""Everything, hidden things included: after the end, and in tests."""


def snake(name: str) -> str:
    """The tag of a struct: `RoundStarted` is `round_started`."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", name).lower()
