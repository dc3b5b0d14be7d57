"""Numbers that stand for things of the set, each kind a type of its own; at run time all are ints.

A launch tile is a product and the face it shows, in one number: only this module knows how.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import Final, NewType, TypeVar, cast

T = TypeVar("T")

Product = NewType("Product", int)
Tile = NewType("Tile", int)
by_product = cast("Callable[[Iterable[T]], Iterator[tuple[Product, T]]]", enumerate)
"""Each product, and what is its own in a list by product."""

FACES: Final = ("A", "B", "SM")
"""What a launch tile can show: Innovator A, Innovator B, Second Mover (SV-LAUNCH-03)."""
A, B, SM = range(len(FACES))


def tile_of(product: Product, face: int = A) -> Tile:
    """The launch tile of a product with this face up."""
    return Tile(len(FACES) * product + face)


def product_on(tile: Tile) -> Product:
    """The product whose tile it is."""
    return Product(tile // len(FACES))


def face_of(tile: Tile) -> int:
    """The face that a tile shows."""
    return tile % len(FACES)
