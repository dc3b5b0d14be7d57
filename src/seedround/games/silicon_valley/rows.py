"""The rows of the board: sliding, refilling, and decks that run out."""

from dataclasses import dataclass
from typing import Final

from seedround.engine.step import Step
from seedround.games.silicon_valley.events import Refilled, Reshuffled, Row
from seedround.games.silicon_valley.moves import SLOTS
from seedround.games.silicon_valley.table import EMPTY, NOBODY, SiliconValley


def draw(table: SiliconValley, row: Row, slot: int) -> None:
    """A new card for a slot; an empty deck is made of its discard pile (SV-R-15).

    Products come only once: without a deck their slot stays empty (SV-R-14).
    """
    lying, deck, discarded, ids = table.piles(row)
    if not deck and discarded and row != "product":
        deck[:] = sorted(discarded)
        discarded.clear()
        table.generator.shuffle(deck)
        deck.reverse()
        if table.log is not None:
            table.log.append(Reshuffled(row))
    card = lying[slot] = table.show(deck.pop()) if deck else EMPTY
    if table.log is not None and card != EMPTY:
        table.log.append(Refilled(row, slot + 1, ids[card]))


def refill(table: SiliconValley, row: Row, slot: int) -> None:
    """An empty slot, unless a pawn stands there (SV-HQ-02, SV-VC-04, SV-SOLO-31, SV-R-44)."""
    lying, *_ = table.piles(row)
    if lying[slot] == EMPTY and not table.pawn_on(row, slot):
        draw(table, row, slot)


def discard(table: SiliconValley, row: Row, slot: int) -> int:
    """A card leaves its slot for the discard pile."""
    lying, _, discarded, _ = table.piles(row)
    card: int = lying[slot]
    lying[slot] = EMPTY
    discarded.append(card)
    return card


def slide_employees(table: SiliconValley) -> None:
    """Cards slide to the cheap end, then the row is refilled at the other (SV-HIRE-04).

    A slot with a pawn in it is passed over (SV-R-42).
    """
    row = table.row
    waiting = [person for person in row if person != EMPTY]
    free: list[int] = []
    for slot in range(len(row)):
        row[slot] = EMPTY
        if table.seats == 1 and table.pawn_on("employee", slot):
            continue
        if waiting:
            row[slot] = waiting.pop(0)
        else:
            free.append(slot)
    for slot in free:
        draw(table, "employee", slot)


def clear_product(table: SiliconValley, slot: int) -> None:
    """A product card leaves the board; the blocks on it go to the supply (SV-SECOND-05)."""
    discard(table, "product", slot)
    table.supply += table.designs[slot]
    table.designs[slot] = 0
    table.innovators[slot] = NOBODY
    table.launched[slot] = 0


@dataclass(frozen=True)
class RefillProduct(Step[SiliconValley]):
    """A new product with both tiles, side A up, if the deck has one (SV-SECOND-07, SV-R-14)."""

    slot: int

    def run(self, table: SiliconValley) -> None:
        refill(table, "product", self.slot)


REFILL_PRODUCT: Final = tuple(RefillProduct(slot) for slot in range(SLOTS))
