"""Code blocks: eight kinds, and holdings of them packed into one whole number.

Each kind has a byte; its top bit stays free, so that one subtraction compares all eight kinds.
"""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

KINDS: Final = ("D2", "I3", "L3", "I4", "O4", "L4", "T4", "S4")
"""All free polyominoes of size 2 to 4, in block order (section 6.3)."""
SHAPES: Final = (
    ("##",),
    ("###",),
    ("##", "#."),
    ("####",),
    ("##", "##"),
    ("###", "#.."),
    ("###", ".#."),
    ("##.", ".##"),
)
SIZES: Final = (2, 3, 3, 4, 4, 4, 4, 4)
"""Squares of each kind: what it is worth as code (SV-GEN-06)."""
BITS: Final = 8
MOST: Final = 127
"""The most blocks of one kind that a byte holds beside its free bit."""
UNIT: Final = tuple(1 << BITS * kind for kind in range(len(KINDS)))
GUARD: Final = sum(unit << BITS - 1 for unit in UNIT)
NUMBER: Final = {name: kind for kind, name in enumerate(KINDS)}
ALIKE: Final = tuple(
    tuple(other for other in range(len(KINDS)) if SIZES[other] == size and other != kind)
    for kind, size in enumerate(SIZES)
)
"""By kind: the others of its size (SV-SUPPLY-01)."""
SMALLER: Final = tuple(
    tuple(other for other in range(len(KINDS)) if SIZES[other] < size) for size in SIZES
)
"""By kind: all kinds of a smaller size (SV-SUPPLY-02)."""


def holds(held: int, wanted: int) -> bool:
    """Whether a holding contains another: one subtraction and a mask."""
    return ((held | GUARD) - wanted) & GUARD == GUARD


def count(held: int, kind: int) -> int:
    """How many blocks of a kind are in a holding."""
    return held >> BITS * kind & 255


def pack(kinds: Iterable[int]) -> int:
    """A holding from kinds, each as often as it is named."""
    return sum(UNIT[kind] for kind in kinds)


@lru_cache(1 << 14)
def counts(held: int) -> tuple[int, ...]:
    """The number of blocks by kind."""
    return tuple(held.to_bytes(len(KINDS), "little"))


@lru_cache(1 << 14)
def listed(held: int) -> tuple[int, ...]:
    """The kinds of a holding, each as often as it is held, in block order."""
    return tuple(kind for kind, many in enumerate(counts(held)) for _ in range(many))


@lru_cache(1 << 14)
def names(held: int) -> tuple[str, ...]:
    """The names of the blocks of a holding, in block order."""
    return tuple(KINDS[kind] for kind in listed(held))


@lru_cache(1 << 14)
def value(held: int) -> int:
    """The code value of a holding: squares, not pieces (SV-GEN-06)."""
    d2, i3, l3, *fours = counts(held)
    return 2 * d2 + 3 * (i3 + l3) + 4 * sum(fours)


@lru_cache(1 << 14)
def pieces(held: int) -> int:
    """The number of blocks, whatever their size (SV-END-03, SV-R-31)."""
    return sum(counts(held))


def named(blocks: Iterable[str]) -> int:
    """A holding from names of blocks."""
    return sum(UNIT[NUMBER[name]] for name in blocks)
