"""Launching products as innovator or second mover, and sunsetting them (2.11, 2.12)."""

from dataclasses import dataclass
from typing import Any, Final

from seedround.engine.move import Move
from seedround.engine.saying import Saying
from seedround.engine.step import Choice, Offer
from seedround.games.silicon_valley.blocks import GUARD, named, names
from seedround.games.silicon_valley.cards import SM, A, B
from seedround.games.silicon_valley.events import Flipped, Innovated, SecondMoved, Sunsetted
from seedround.games.silicon_valley.moves import (
    DONE,
    INNOVATE,
    SECOND,
    SLOTS,
    Design,
    Done,
    Innovate,
    Second,
    Sunset,
)
from seedround.games.silicon_valley.narrow import ask
from seedround.games.silicon_valley.rows import REFILL_PRODUCT, clear_product
from seedround.games.silicon_valley.sayings import (
    DesignOffer,
    InnovateOffer,
    PromptDesign,
    PromptSunset,
    SecondOffer,
    SunsetOffer,
)
from seedround.games.silicon_valley.supply import receive
from seedround.games.silicon_valley.table import EMPTY, NOBODY, SiliconValley
from seedround.games.silicon_valley.track import move_token


def innovations(table: SiliconValley, seat: int) -> list[Move]:
    """Products nobody has launched that the seat's blocks can fill (SV-INNO-01..03)."""
    cards, held = table.cards, table.blocks[seat]
    return [
        INNOVATE[slot]
        for slot, product in enumerate(table.products)
        if product != EMPTY and table.innovators[slot] == NOBODY and cards.feasible(product, held)
    ]


def seconds(table: SiliconValley, seat: int) -> list[Move]:
    """Products that another company innovated in an earlier round, blocks at hand.

    SV-SECOND-01..03, SV-LAUNCH-01; never one's own, not even after a sunset (SV-R-12).
    Rounds are compared, not turns (SV-R-13); kinds and numbers count, not places (SV-R-34).
    The Rival's products are open to the player too (SV-SOLO-19).
    """
    guarded, designs = table.blocks[seat] | GUARD, table.designs
    return [
        SECOND[slot]
        for slot, innovator in enumerate(table.innovators)
        if innovator not in (NOBODY, seat)
        and table.launched[slot] < table.round
        and (guarded - designs[slot]) & GUARD == GUARD
    ]


def launches(table: SiliconValley, seat: int) -> list[Move]:
    """Every launch that is possible now; a free product slot is needed (SV-LAUNCH-02)."""
    if not table.free_slot(seat):
        return []
    return innovations(table, seat) + seconds(table, seat)


def launch(table: SiliconValley, seat: int, move: Innovate | Second) -> None:
    if isinstance(move, Second):
        second(table, seat, move.slot - 1)
    else:
        ask(table, CHOOSE_DESIGN[seat][move.slot - 1])


@dataclass(frozen=True)
class ChooseDesign(Choice[SiliconValley]):
    """The blocks that fill the grid, exactly and completely (SV-INNO-02, SV-INNO-03)."""

    slot: int

    kind = "sv.design"
    rules = ("SV-INNO-02", "SV-INNO-03", "SV-INNO-04")

    def moves(self, table: SiliconValley) -> list[Move]:
        return [*table.cards.feasible(table.products[self.slot], table.blocks[self.seat])]

    def play(self, table: SiliconValley, move: Design) -> None:
        """Blocks go on the card and stay there; the tile comes, A side up (SV-INNO-04..06)."""
        seat, slot, blocks = self.seat, self.slot, named(move.blocks)
        product = table.products[slot]
        table.lift_screen()
        table.blocks[seat] -= blocks
        table.designs[slot] = blocks
        table.innovators[slot] = seat
        table.launched[slot] = table.round
        if table.log is not None:
            table.log.append(Innovated(seat, table.cards.products[product], move.blocks))
        add_tile(table, seat, 3 * product + A)

    def prompt(self, table: SiliconValley) -> Saying:
        product = table.products[self.slot]
        return PromptDesign(table.cards.products[product], table.cards.grid_sizes[product])

    def offer(self, table: SiliconValley, move: Design) -> Offer:
        return Offer(move, DesignOffer(move.blocks), (f"product:{self.slot + 1}",))


def second(table: SiliconValley, seat: int, slot: int) -> None:
    """Pay and return the blocks, flip, take tile and benefit, refill (SV-SECOND-03..08).

    The blocks paid and those on the card go to the supply (SV-R-33).
    """
    cards = table.cards
    product, blocks, innovator = table.products[slot], table.designs[slot], table.innovators[slot]
    table.blocks[seat] -= blocks
    table.supply += blocks
    if table.log is not None:
        table.log.append(SecondMoved(seat, cards.products[product], names(blocks)))
    clear_product(table, slot)
    flip(table, innovator, product)
    table.agenda.append(REFILL_PRODUCT[slot])
    add_tile(table, seat, 3 * product + SM)


def add_tile(table: SiliconValley, seat: int, tile: int) -> None:
    """A tile goes into a free slot; its instant benefit comes at once (SV-LAUNCH-03)."""
    table.tiles[seat] += (tile,)
    table.refresh(seat)
    receive(table, seat, table.cards.launches[tile], table.cards.products[tile // 3])


def flip(table: SiliconValley, company: int, product: int) -> None:
    """The Innovator tile, if still in a company, shows B at once (SV-SECOND-06, SV-R-62)."""
    a, b = 3 * product + A, 3 * product + B
    if company == table.rival:
        table.rival_tiles = tuple(b if tile == a else tile for tile in table.rival_tiles)
    elif a in table.tiles[company]:
        table.tiles[company] = tuple(b if tile == a else tile for tile in table.tiles[company])
        table.refresh(company)
        if table.log is not None:
            table.log.append(Flipped(company, table.cards.products[product]))


# Sunset


def drop_tile(table: SiliconValley, seat: int, tile: int, loss: int, forced: bool) -> None:
    """A tile leaves the game with symbols, benefits and upkeep (SV-SUNSET-01..03).

    The product card, if still on the board, stays there for a second mover.
    """
    table.tiles[seat] = tuple(other for other in table.tiles[seat] if other != tile)
    table.refresh(seat)
    if table.log is not None:
        table.log.append(Sunsetted(seat, table.cards.products[tile // 3], forced))
    if loss:
        move_token(table, seat, -loss)


def tile_of(table: SiliconValley, seat: int, product: str) -> int:
    """The tile a seat has of a product: never two (SV-R-12)."""
    number = table.cards.product[product]
    return next(tile for tile in table.tiles[seat] if tile // 3 == number)


def sunsets(table: SiliconValley, seat: int) -> list[Move]:
    moves = table.cards.sunsets
    return [moves[tile // 3] for tile in table.tiles[seat]]


@dataclass(frozen=True)
class SunsetMore(Choice[SiliconValley]):
    """Further products in the same action, each for 1 valuation (SV-SUNSET-01, SV-R-22)."""

    kind = "sv.sunset"
    rules = ("SV-SUNSET-01", "SV-SUNSET-02")

    def moves(self, table: SiliconValley) -> list[Move]:
        return [*sunsets(table, self.seat), DONE]

    def play(self, table: SiliconValley, move: Sunset | Done) -> None:
        if isinstance(move, Sunset):
            sunset(table, self.seat, move)

    def prompt(self, table: SiliconValley) -> Saying:
        return PromptSunset()

    def offer(self, table: SiliconValley, move: Any) -> Offer:
        return launch_offer(table, self.seat, move)


def sunset(table: SiliconValley, seat: int, move: Sunset) -> None:
    """One product goes, then perhaps more (SV-SUNSET-01); allowed at 0 (SV-LAYOFF-03)."""
    drop_tile(table, seat, tile_of(table, seat, move.product), 1, False)
    table.agenda.append(SUNSET_MORE[seat])


def launch_offer(table: SiliconValley, seat: int, move: Any) -> Offer:
    """How launches and sunsets are shown."""
    cards = table.cards
    if isinstance(move, Sunset):
        tile = tile_of(table, seat, move.product)
        says = SunsetOffer(move.product, cards.tile_upkeep[tile])
        return Offer(move, says, (f"tile@{seat}:{move.product}",))
    if not isinstance(move, Innovate | Second):
        return Offer(move)
    product = table.products[move.slot - 1]
    side = A if isinstance(move, Innovate) else SM
    cash, valuation, _, _ = cards.launches[3 * product + side]
    monthly, growth, _, _ = cards.earns[3 * product + side]
    upkeep = cards.tile_upkeep[3 * product + side]
    gains = (cash, valuation, monthly, growth, upkeep)
    piece = (f"product:{move.slot}",)
    if isinstance(move, Innovate):
        ways = len(cards.feasible(product, table.blocks[seat]))
        return Offer(move, InnovateOffer(cards.products[product], ways, *gains), piece)
    blocks = names(table.designs[move.slot - 1])
    return Offer(move, SecondOffer(cards.products[product], blocks, *gains), piece)


CHOOSE_DESIGN: Final = tuple(
    tuple(ChooseDesign(seat, slot) for slot in range(SLOTS)) for seat in range(4)
)
SUNSET_MORE: Final = tuple(SunsetMore(seat) for seat in range(4))
