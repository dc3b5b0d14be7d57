"""Cards as numbers of a type of their own; at run time each is an int."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NewType, TypeVar, cast

T = TypeVar("T")

CardNumber = NewType("CardNumber", int)
"""A card by its place in the order of the deck: by domain, value and id."""
Pile = tuple[CardNumber, ...]
every_card = cast("Callable[[int], Sequence[CardNumber]]", range)
"""The cards of a deck with so many."""
by_card = cast("Callable[[Iterable[T]], Iterator[tuple[CardNumber, T]]]", enumerate)
"""Each card, and what is its own in a list by card."""
