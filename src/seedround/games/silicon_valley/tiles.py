"""Launch tiles: how companies get, turn and lose them (2.11, 2.12)."""

from typing import Final

from seedround.engine.kinds import Seat
from seedround.games.silicon_valley.cards import Cards
from seedround.games.silicon_valley.events import Flipped, Sunsetted
from seedround.games.silicon_valley.numbers import A, B, Product, Tile, product_on, tile_of
from seedround.games.silicon_valley.sayings import Gain
from seedround.games.silicon_valley.supply import gain, receive
from seedround.games.silicon_valley.table import SiliconValley
from seedround.games.silicon_valley.track import move_token

PRODUCT_ROW: Final = ("product:",)
"""Where on the page the products lie that may be launched."""


def add_tile(table: SiliconValley, seat: Seat, tile: Tile) -> Tile:
    """A tile goes into a free slot (SV-LAUNCH-03)."""
    table.tiles[seat] += (tile,)
    table.refresh(seat)
    return tile


def bring_benefit(table: SiliconValley, seat: Seat, tile: Tile) -> None:
    """The instant benefit of a new tile comes at once (SV-LAUNCH-03)."""
    receive(table, seat, table.cards.launches[tile], table.cards.products[product_on(tile)])


def flip(table: SiliconValley, company: Seat, product: Product) -> None:
    """The Innovator tile, if still in a company, shows B at once (SV-SECOND-06, SV-R-62)."""
    a, b = tile_of(product, A), tile_of(product, B)
    if company == table.rival:
        table.rival_tiles = tuple(b if tile == a else tile for tile in table.rival_tiles)
    elif a in table.tiles[company]:
        table.tiles[company] = tuple(b if tile == a else tile for tile in table.tiles[company])
        table.refresh(company)
        if table.log is not None:
            table.log.append(Flipped(company, table.cards.products[product]))


def drop_tile(table: SiliconValley, seat: Seat, tile: Tile, loss: int, forced: bool) -> None:
    """A tile leaves the game with symbols, benefits and upkeep (SV-SUNSET-01..03).

    The product card, if still on the board, stays there for a second mover.
    """
    table.tiles[seat] = tuple(other for other in table.tiles[seat] if other != tile)
    table.refresh(seat)
    if table.log is not None:
        table.log.append(Sunsetted(seat, table.cards.products[product_on(tile)], forced))
    if loss:
        move_token(table, seat, -loss)


def own_tile(table: SiliconValley, seat: Seat, product: str) -> Tile:
    """The tile a seat has of a product: never two (SV-R-12)."""
    number = table.cards.product[product]
    return next(tile for tile in table.tiles[seat] if product_on(tile) == number)


def tile_gains(cards: Cards, tile: Tile) -> tuple[Gain, Gain, int]:
    """What a tile brings at once, what it brings every round, and its upkeep."""
    return gain(cards.launches[tile]), gain(cards.earns[tile]), cards.tile_upkeep[tile]
