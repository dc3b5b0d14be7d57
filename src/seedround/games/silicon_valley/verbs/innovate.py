"""Launching a product as its innovator (2.11)."""

from dataclasses import dataclass
from typing import Final

from seedround.engine.kinds import Seat, every_seat
from seedround.engine.move import Move
from seedround.engine.saying import Blocked, Saying
from seedround.engine.step import Choice, Offer
from seedround.games.silicon_valley.blocks import named
from seedround.games.silicon_valley.events import Innovated
from seedround.games.silicon_valley.moves import INNOVATE, SLOTS, Design, Innovate
from seedround.games.silicon_valley.narrow import ask
from seedround.games.silicon_valley.numbers import A, tile_of
from seedround.games.silicon_valley.sayings import (
    DesignOffer,
    InnovateOffer,
    PromptDesign,
    ReasonNoDesign,
    ReasonNoSlot,
)
from seedround.games.silicon_valley.table import EMPTY, NOBODY, SiliconValley
from seedround.games.silicon_valley.tiles import PRODUCT_ROW, add_tile, bring_benefit, tile_gains
from seedround.games.silicon_valley.verbs.verb import Verb


class Innovating(Verb[Innovate]):
    """Launch a product as the first."""

    move = Innovate

    def moves(self, table: SiliconValley, seat: Seat) -> list[Move]:
        """Products that the seat's blocks can fill; a free slot is needed.

        SV-INNO-01..03, SV-LAUNCH-02.
        """
        held = table.blocks[seat]
        if not held or len(table.tiles[seat]) >= table.slots[seat]:
            return []
        innovators, feasible = table.innovators, table.cards.feasible
        return [
            INNOVATE[slot]
            for slot, product in enumerate(table.products)
            if product != EMPTY and innovators[slot] == NOBODY and feasible(product, held)
        ]

    def carry_out(self, table: SiliconValley, seat: Seat, move: Innovate) -> None:
        ask(table, CHOOSE_DESIGN[seat][move.slot - 1])

    def offer(self, table: SiliconValley, seat: Seat, move: Innovate) -> Offer:
        cards, product = table.cards, table.products[move.slot - 1]
        ways = len(cards.feasible(product, table.blocks[seat]))
        says = InnovateOffer(cards.products[product], *tile_gains(cards, tile_of(product, A)), ways)
        return Offer(move, says, (f"product:{move.slot}",))

    def blocked(self, table: SiliconValley, seat: Seat) -> list[Blocked]:
        if not table.free_slot(seat):
            no_slot = ReasonNoSlot(table.slots[seat])
            return [Blocked("innovate", no_slot, "SV-LAUNCH-02", PRODUCT_ROW)]
        return [Blocked("innovate", ReasonNoDesign(), "SV-INNO-02", PRODUCT_ROW)]


@dataclass(frozen=True)
class ChooseDesign(Choice[SiliconValley, Design]):
    """The blocks that fill the grid, exactly and completely (SV-INNO-02, SV-INNO-03)."""

    slot: int

    kind = "turn.design"
    rule_ids = ("SV-INNO-02", "SV-INNO-03", "SV-INNO-04")

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
        tile = add_tile(table, seat, tile_of(product, A))
        if table.log is not None:
            table.log.append(Innovated(seat, table.cards.products[product], move.blocks))
        bring_benefit(table, seat, tile)

    def prompt(self, table: SiliconValley) -> Saying:
        product = table.products[self.slot]
        return PromptDesign(table.cards.products[product], table.cards.grid_sizes[product])

    def offer(self, table: SiliconValley, move: Design) -> Offer:
        return Offer(move, DesignOffer(move.blocks), (f"product:{self.slot + 1}",))


INNOVATING: Final = Innovating()
CHOOSE_DESIGN: Final = tuple(
    tuple(ChooseDesign(seat, slot) for slot in range(SLOTS)) for seat in every_seat(4)
)
