"""The rows of the board: sliding, refilling, and decks that run out."""

from dataclasses import dataclass
from typing import Final

from seedround.engine.step import Step
from seedround.games.silicon_valley.events import Refilled, Reshuffled, Row
from seedround.games.silicon_valley.moves import SLOTS
from seedround.games.silicon_valley.table import EMPTY, NOBODY, SiliconValley


def draw(table: SiliconValley, deck: list[int], discard: list[int], row: Row) -> int:
    """The next card; an empty deck is made of its discard pile (SV-R-15)."""
    if not deck and discard:
        deck[:] = sorted(discard)
        discard.clear()
        table.generator.shuffle(deck)
        deck.reverse()
        if table.log is not None:
            table.log.append(Reshuffled(row))
    return table.show(deck.pop()) if deck else EMPTY


def slide_employees(table: SiliconValley) -> None:
    """Cards slide to the cheap end, then the row is refilled at the other (SV-HIRE-04).

    A slot with a pawn in it is passed over (SV-R-42).
    """
    row = table.row
    waiting = [person for person in row if person != EMPTY]
    for slot in range(len(row)):
        if table.seats == 1 and table.pawn_on("employee", slot):
            row[slot] = EMPTY
        elif waiting:
            row[slot] = waiting.pop(0)
        else:
            row[slot] = draw(table, table.deck, table.discard, "employee")
            if table.log is not None and row[slot] != EMPTY:
                table.log.append(Refilled("employee", slot + 1, table.cards.people[row[slot]]))


def refill_hq(table: SiliconValley, slot: int) -> None:
    """An empty HQ slot, unless a pawn stands there (SV-HQ-02, SV-SOLO-31)."""
    if table.hq_row[slot] == EMPTY and not table.pawn_on("hq", slot):
        card = table.hq_row[slot] = draw(table, table.hq_deck, table.hq_discard, "hq")
        if table.log is not None and card != EMPTY:
            table.log.append(Refilled("hq", slot + 1, table.cards.hqs[card]))


def refill_vc(table: SiliconValley, slot: int) -> None:
    """An empty VC slot, unless a pawn stands there (SV-VC-04, SV-SOLO-31)."""
    if table.vc_row[slot] == EMPTY and not table.pawn_on("vc", slot):
        card = table.vc_row[slot] = draw(table, table.vc_deck, table.vc_discard, "vc")
        if table.log is not None and card != EMPTY:
            table.log.append(Refilled("vc", slot + 1, table.cards.vcs[card]))


def clear_product(table: SiliconValley, slot: int) -> None:
    """A product card leaves the board; the blocks on it go to the supply (SV-SECOND-05)."""
    table.product_discard.append(table.products[slot])
    table.products[slot] = EMPTY
    table.supply += table.designs[slot]
    table.designs[slot] = 0
    table.innovators[slot] = NOBODY
    table.launched[slot] = 0


@dataclass(frozen=True)
class RefillProduct(Step[SiliconValley]):
    """A new product with both tiles, side A up, if the deck has one (SV-SECOND-07, SV-R-14).

    Not while a pawn stands there (SV-SOLO-31, SV-R-44).
    """

    slot: int

    def run(self, table: SiliconValley) -> None:
        slot = self.slot
        if table.products[slot] == EMPTY and not table.pawn_on("product", slot):
            deck = table.product_deck
            card = table.products[slot] = table.show(deck.pop()) if deck else EMPTY
            if table.log is not None and card != EMPTY:
                table.log.append(Refilled("product", slot + 1, table.cards.products[card]))


REFILL_PRODUCT: Final = tuple(RefillProduct(slot) for slot in range(SLOTS))
