"""The kinds of value that moves, events and views are made of.

The alias carries the meaning (and, for words, how to say it); at run time each is an int or a str.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Annotated, Any, Final, NewType, TypeVar, cast, get_args, get_origin

from msgspec import Meta

T = TypeVar("T")

SeatNumber = NewType("SeatNumber", int)
Seat = Annotated[SeatNumber, Meta(ge=0, le=9, extra={"say": "seat"})]
"""A place at the table: for mypy no other number will do, at run time it is an int."""
every_seat = cast(Callable[[int], Sequence[Seat]], range)
"""The seats of a table with so many."""
by_seat = cast("Callable[[Iterable[T]], Iterator[tuple[Seat, T]]]", enumerate)
"""Each seat, and what is its own in a list by seat."""
FIRST_SEAT: Final = SeatNumber(0)
CardNumber = NewType("CardNumber", int)
"""A card by its place in what a set says it has; at run time it is an int, too."""
Pile = tuple[CardNumber, ...]
every_card = cast(Callable[[int], Sequence[CardNumber]], range)
"""The cards of a deck with so many."""
by_card = cast("Callable[[Iterable[T]], Iterator[tuple[CardNumber, T]]]", enumerate)
"""Each card, and what is its own in a list by card."""
OtherSeat = Annotated[Seat, Meta(extra={"reader": False})]
"""A seat that never reads the sentence: the opponent whom a prompt names to its chooser."""
Dollars = Annotated[int, Meta(extra={"say": "dollars", "low": -1_000_000, "high": 1_000_000})]
SeatDollars = Annotated[int, Meta(extra={"say": "seat_dollars"})]
"""Dollars in a tuple with one sum a seat, each said with its player: `Ann $22 and you $8`."""
Count = Annotated[int, Meta(ge=0, le=9_999)]
Chance = Annotated[int, Meta(ge=0, le=1000, extra={"say": "chance"})]
"""A probability in thousandths."""
Average = Annotated[float, Meta(extra={"say": "dollars"})]
"""Dollars on average: `$21.4`. For hints; rules count whole dollars."""
Difference = Annotated[float, Meta(extra={"say": "signed"})]
"""What something is better or worse by: `+1.5`. For hints."""
Share = Annotated[float, Meta(extra={"say": "share"})]
"""A part of a whole: `44.3%`. For studies."""
Tenths = Annotated[float, Meta(extra={"say": "tenths"})]
"""A figure with one decimal: `1,200.5`. For studies."""
Phrase = Annotated[str, Meta(extra={"say": "phrase"})]
"""A text in English, as cards have them; `words/cards.<language>.ftl` has it in other languages."""
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


def unwrapped(hint: Any) -> tuple[Any, dict[str, Any]]:
    """A type without its annotations, and what these say."""
    facts: dict[str, Any] = {}
    while get_origin(hint) is Annotated:
        hint, *notes = get_args(hint)
        for note in notes:
            if isinstance(note, Meta):
                facts |= {name: getattr(note, name) for name in ("ge", "le")}
                facts |= note.extra or {}
    hint = getattr(hint, "__supertype__", hint)
    return hint, {name: fact for name, fact in facts.items() if fact is not None}


Viewer = SeatNumber
"""Who looks: a seat, SPECTATOR or OPEN."""

SPECTATOR: Final = SeatNumber(-1)
"""A viewer without a seat, who sees what lies open."""

OPEN: Final = SeatNumber(-2)
"""Sees everything, hidden things included: after the end, and in tests."""


def snake(name: str) -> str:
    """The tag of a struct: `RoundStarted` is `round_started`."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", name).lower()
