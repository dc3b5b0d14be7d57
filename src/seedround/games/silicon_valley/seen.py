"""The kinds of things that views of Silicon Valley are made of."""

from typing import Annotated

from msgspec import Meta, Struct

from seedround.engine.kinds import Card, Count, SeatNumber, among, places
from seedround.games.silicon_valley.document import ATTRIBUTES
from seedround.games.silicon_valley.moves import SLOTS
from seedround.games.silicon_valley.numbers import FACES, Tile, face_of, product_on
from seedround.games.silicon_valley.table import SiliconValley

Person = Annotated[Card, among("person")]
Mat = Annotated[Card, among("mat")]
Hq = Annotated[Card, among("hq")]
Vc = Annotated[Card, among("vc")]
Product = Annotated[Card, among("product")]
Decision = Annotated[Card, among("decision")]
Symbols = Annotated[tuple[Count, ...], places(len(ATTRIBUTES))]
Prices = Annotated[tuple[Count | None, ...], places(SLOTS)]
Company = Annotated[SeatNumber, Meta(ge=0, le=9)]
"""A seat; alone, 1 is the Rival."""
Step = Annotated[int, Meta(ge=-99, le=99)]
RowName = Annotated[str, among(("product", "hq", "employee", "vc"))]
Stand = tuple[RowName, Count]
"""Row and slot that a pawn stands on."""


class TileView(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A launch tile and the side it shows: A, B or SM."""

    product: Product
    side: Annotated[str, among(FACES)]


Tiles = Annotated[tuple[TileView, ...], places("product")]


def tiles_seen(table: SiliconValley, tiles: tuple[Tile, ...]) -> tuple[TileView, ...]:
    return tuple(
        [TileView(table.cards.products[product_on(tile)], FACES[face_of(tile)]) for tile in tiles]
    )
