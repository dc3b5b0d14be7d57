"""Which blocks fill a grid: every multiset that tiles it, with one placement each (section 3.2)."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from seedround.games.silicon_valley.blocks import SHAPES, UNIT, Holding

Square = tuple[int, int]
Placed = tuple[int, tuple[int, ...]]
"""A kind and the squares it covers, numbered in row order over the grid's rectangle."""
Placement = tuple[Placed, ...]
Shape = tuple[Square, ...]

QUARTER_TURNS: Final = 4


def squares(grid: Sequence[str]) -> list[Square]:
    """The squares to fill, in row order."""
    return [(y, x) for y, line in enumerate(grid) for x, mark in enumerate(line) if mark == "#"]


def connected(grid: Sequence[str]) -> bool:
    """Whether the squares of a grid hang together by their sides."""
    left = set(squares(grid))
    edge = [left.pop()] if left else []
    while edge:
        y, x = edge.pop()
        near = {(y + 1, x), (y - 1, x), (y, x + 1), (y, x - 1)} & left
        left -= near
        edge.extend(sorted(near))
    return not left


def turned(shape: Sequence[str]) -> tuple[Shape, ...]:
    """All rotations and reflections, each from its first square in row order (SV-R-32)."""
    cells = squares(shape)
    found: set[Shape] = set()
    for flip in (False, True):
        turn = [(y, -x) if flip else (y, x) for y, x in cells]
        for _ in range(QUARTER_TURNS):
            turn = [(x, -y) for y, x in turn]
            top, left = min(turn)
            found.add(tuple(sorted((y - top, x - left) for y, x in turn)))
    return tuple(sorted(found))


TURNED: Final = tuple(turned(shape) for shape in SHAPES)


@lru_cache(256)
def designs(grid: tuple[str, ...]) -> dict[Holding, Placement]:
    """By packed multiset: the first placement found for it (SV-INNO-02, SV-INNO-03).

    The first free square in row order is always covered next, kinds in block order, orientations
    in a fixed order; what the rest of a grid can be filled with is remembered by the squares left.
    """
    cells = squares(grid)
    place = {cell: number for number, cell in enumerate(cells)}
    width = max(len(line) for line in grid)
    fits: list[list[tuple[int, int, tuple[int, ...]]]] = []
    for y, x in cells:
        here: list[tuple[int, int, tuple[int, ...]]] = []
        for kind, shapes in enumerate(TURNED):
            for shape in shapes:
                covered = [(y + dy, x + dx) for dy, dx in shape]
                if all(cell in place for cell in covered):
                    mask = sum(1 << place[cell] for cell in covered)
                    here.append((kind, mask, tuple(cy * width + cx for cy, cx in covered)))
        fits.append(here)
    memory: dict[int, dict[Holding, Placement]] = {0: {0: ()}}

    def fill(left: int) -> dict[Holding, Placement]:
        found = memory.get(left)
        if found is None:
            found = {}
            for kind, mask, covered in fits[(left & -left).bit_length() - 1]:
                if mask & left == mask:
                    for rest, placement in fill(left & ~mask).items():
                        found.setdefault(rest + UNIT[kind], ((kind, covered), *placement))
            memory[left] = found
        return found

    return fill((1 << len(cells)) - 1)
