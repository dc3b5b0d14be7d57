"""Code blocks: eight kinds, and holdings of them packed into one whole number.

Each kind has a byte; its top bit stays free, so that one subtraction compares all eight kinds. Only
this module knows that: elsewhere holdings are added, subtracted, and asked by the functions below.
"""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final, Literal

BlockId = Literal["D2", "I3", "L3", "I4", "O4", "L4", "T4", "S4"]
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
SIZES: Final = tuple(sum(line.count("#") for line in shape) for shape in SHAPES)
"""Squares of each kind: what it is worth as code (SV-GEN-06)."""
MOST: Final = 127
"""The most blocks of one kind that a byte holds beside its free bit."""

Holding = int
"""Blocks of all kinds in one number; 0 is none, sums and differences are those of the blocks."""

_BITS: Final = 8
_BYTE: Final = (1 << _BITS) - 1
UNIT: Final[tuple[Holding, ...]] = tuple(1 << _BITS * kind for kind in range(len(KINDS)))
"""By kind: one block."""
_GUARD: Final = sum(unit << _BITS - 1 for unit in UNIT)
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


def holds(held: Holding, wanted: Holding) -> bool:
    """Whether a holding contains another: one subtraction and a mask."""
    return ((held | _GUARD) - wanted) & _GUARD == _GUARD


def contained(held: Holding, holdings: Iterable[Holding]) -> list[Holding]:
    """Those that a holding contains, in their order: `holds` for many, without a call for each."""
    guard = _GUARD
    guarded = held | guard
    return [wanted for wanted in holdings if (guarded - wanted) & guard == guard]


def lacking(held: Holding, wanted: Holding) -> Holding:
    """The blocks wanted that are not held."""
    spare = (held | _GUARD) - wanted
    short = ~spare & _GUARD
    if not short:
        return 0
    missing = 0
    for kind, unit in enumerate(UNIT):
        if short & unit << _BITS - 1:
            missing += (MOST + 1 - (spare >> _BITS * kind & _BYTE)) * unit
    return missing


def count(held: Holding, kind: int) -> int:
    """How many blocks of a kind are in a holding."""
    return held >> _BITS * kind & _BYTE


def pack(kinds: Iterable[int]) -> Holding:
    """A holding from kinds, each as often as it is named."""
    return sum(UNIT[kind] for kind in kinds)


def counts(held: Holding) -> bytes:
    """The number of blocks by kind."""
    return held.to_bytes(len(KINDS), "little")


@lru_cache(1 << 14)
def listed(held: Holding) -> tuple[int, ...]:
    """The kinds of a holding, each as often as it is held, in block order."""
    return tuple(kind for kind, many in enumerate(counts(held)) for _ in range(many))


@lru_cache(1 << 14)
def names(held: Holding) -> tuple[str, ...]:
    """The names of the blocks of a holding, in block order."""
    return tuple(KINDS[kind] for kind in listed(held))


@lru_cache(1 << 14)
def value(held: Holding) -> int:
    """The code value of a holding: squares, not pieces (SV-GEN-06)."""
    return sum(size * many for size, many in zip(SIZES, counts(held), strict=True))


@lru_cache(1 << 14)
def pieces(held: Holding) -> int:
    """The number of blocks, whatever their size (SV-END-03, SV-R-31)."""
    return sum(counts(held))


def named(blocks: Iterable[str]) -> Holding:
    """A holding from names of blocks."""
    return sum(UNIT[NUMBER[name]] for name in blocks)
