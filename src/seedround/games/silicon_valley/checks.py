"""The checks of a card set (section 6.12): each mistake is refused with a sentence of its own."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from seedround.engine.cardset import SetFile
from seedround.games.silicon_valley.blocks import KINDS, MOST, SHAPES
from seedround.games.silicon_valley.document import (
    ATTRIBUTES,
    Document,
    Employee,
    Entry,
    Founder,
    Product,
)
from seedround.games.silicon_valley.house import check_house
from seedround.games.silicon_valley.moves import SLOTS
from seedround.games.silicon_valley.tiling import connected, designs, squares, turned

BOX: Final = {
    "mat": 4,
    "founder": 9,
    "employee": 36,
    "hq": 27,
    "vc": 27,
    "starting product": 8,
    "advanced product": 16,
    "blue personality": 9,
    "red personality": 9,
    "decision": 18,
}
"""What is in the box (section 1.2)."""
BLOCKS: Final = (40, 20, 20, 12, 12, 12, 12, 12)
LARGEST_GRID: Final = 24
SEATS: Final = ("1", "2", "3", "4")


def check(file: SetFile, document: Document) -> None:
    """Refuse a set that cannot be played; of the house set more is asked."""
    piles: dict[str, Sequence[Entry]] = {
        "mat": document.mat,
        "founder": document.founder,
        "employee": document.employee,
        "hq": document.hq,
        "vc": document.vc,
        "starting product": [card for card in document.product if card.tier == "starting"],
        "advanced product": [card for card in document.product if card.tier == "advanced"],
        "blue personality": [card for card in document.personality if card.colour == "blue"],
        "red personality": [card for card in document.personality if card.colour == "red"],
        "decision": document.decision,
    }
    check_ids(file, [*document.block, *(card for pile in piles.values() for card in pile)])
    if not document.set.trial:
        for what, pile in piles.items():
            if len(pile) != BOX[what]:
                raise file.refuse(
                    f"there are {len(pile)} cards of the kind {what}; a set has {BOX[what]}."
                )
    check_board(file, document)
    check_blocks(file, document)
    check_figures(file, document)
    for product in document.product:
        check_product(file, product)
    if document.set.id == "house":
        check_house(file, document)


def check_ids(file: SetFile, cards: Iterable[Entry]) -> None:
    for name, times in Counter(card.id for card in cards).items():
        if times > 1:
            raise file.refuse(f"the id is used {times} times; every id stands for one card.", name)


def check_board(file: SetFile, document: Document) -> None:
    """Track, prices and slots: enough of them, in order, none negative."""
    track, prices, slots, solo = document.track, document.prices, document.slots, document.solo
    for text, fine in (
        ("[track] unicorn must be 1 or more", track.unicorn > 0),
        (
            "[track] salary_markers must be different spaces above 0",
            len(set(track.salary_markers)) == len(track.salary_markers)
            and all(marker > 0 for marker in track.salary_markers),
        ),
        (
            f"[prices] employee_slots must be 1 to {SLOTS} prices, the cheapest first",
            1 <= len(prices.employee_slots) <= SLOTS
            and list(prices.employee_slots) == sorted(prices.employee_slots)
            and prices.employee_slots[0] >= 0,
        ),
        (
            "[prices] outsource needs a price for the sizes 2, 3 and 4",
            sorted(prices.outsource) == ["2", "3", "4"] and min(prices.outsource.values()) >= 0,
        ),
        (
            "[prices] start_money needs four amounts, one for each place in turn order",
            len(prices.start_money) == len(SEATS) and min(prices.start_money) >= 0,
        ),
        ("[prices] poach and hq_step must not be negative", min(prices.poach, prices.hq_step) >= 0),
        (
            f"[slots] hq and vc must be 1 to {SLOTS}",
            1 <= slots.hq <= SLOTS and 1 <= slots.vc <= SLOTS,
        ),
        (
            f"[slots] products needs 1 to {SLOTS} for each of 1, 2, 3 and 4 players",
            sorted(slots.products) == list(SEATS)
            and all(1 <= many <= SLOTS for many in slots.products.values()),
        ),
        (
            "[solo] rounds and track_steps must be 1 or more",
            solo.rounds > 0 and solo.track_steps > 0,
        ),
        (
            "[solo] path must name products, hq, employees_desc and vc once each",
            sorted(solo.path) == ["employees_desc", "hq", "products", "vc"],
        ),
        (
            "[solo] attribute_order must name the five attributes once each",
            sorted(solo.attribute_order) == sorted(ATTRIBUTES),
        ),
    ):
        if not fine:
            raise file.refuse(f"{text}.")
    starting = sum(card.tier == "starting" for card in document.product)
    for seats, many in sorted(slots.products.items()):
        if many > starting and not document.set.trial:
            raise file.refuse(
                f"[slots] products wants {many} for {seats} players; "
                f"there are {starting} starting products."
            )


def check_blocks(file: SetFile, document: Document) -> None:
    """The eight kinds of section 6.3, in block order."""
    found = tuple(block.id for block in document.block)
    if found != KINDS:
        raise file.refuse(f"the blocks are {', '.join(KINDS)} in this order, not {found}.")
    for block, shape, usual in zip(document.block, SHAPES, BLOCKS, strict=True):
        if not squares(block.shape) or turned(block.shape) != turned(shape):
            raise file.refuse(f"its shape must be {'/'.join(shape)}, turned or not.", block.id)
        if not 1 <= block.count <= MOST:
            raise file.refuse(f"count is {block.count}; it must be 1 to {MOST}.", block.id)
        if block.count != usual and not document.set.trial:
            raise file.refuse(f"count is {block.count}; the box has {usual}.", block.id)


def check_figures(file: SetFile, document: Document) -> None:
    """No number of a card is negative, and steps and costs stay within bounds."""
    figures: list[tuple[str, str, int, int, int]] = []
    for mat in document.mat:
        figures += [
            (mat.id, "employees", mat.employees, 0, 20),
            (mat.id, "upkeep", mat.upkeep, 0, 50),
            (mat.id, "slots", mat.slots, 0, 9),
        ]
    people: list[Employee | Founder] = [*document.employee, *document.founder]
    for person in people:
        figures.append((person.id, "salary", person.salary, 0, 50))
        for when, benefit in (("instant", person.instant), ("ongoing", person.ongoing)):
            figures.append((person.id, f"{when} cash", benefit.cash, 0, 99))
            figures.append((person.id, f"{when} valuation", benefit.valuation, 0, 20))
    for hq in document.hq:
        figures.append((hq.id, "employees", hq.employees, 0, 20))
        figures.append((hq.id, "upkeep", hq.upkeep, 0, 50))
    for vc in document.vc:
        figures.append((vc.id, "cost", vc.cost, 0, 60))
        figures.append((vc.id, "cash", vc.instant.cash, 0, 99))
        figures.append((vc.id, "valuation", vc.instant.valuation, 0, 20))
    for product in document.product:
        for side, tile in zip("AB2", product.sides(), strict=True):
            figures.append((product.id, f"{side} upkeep", tile.upkeep, 0, 30))
            for when, benefit in (("instant", tile.instant), ("ongoing", tile.ongoing)):
                figures.append((product.id, f"{side} {when} cash", benefit.cash, 0, 99))
                figures.append((product.id, f"{side} {when} valuation", benefit.valuation, 0, 20))
    for card in document.decision:
        figures.append((card.id, "white", card.white, 0, 20))
        figures.append((card.id, "grey", card.grey, 0, 20))
    for name, what, number, low, high in figures:
        if not low <= number <= high:
            raise file.refuse(f"{what} is {number}; it must be {low} to {high}.", name)


def check_product(file: SetFile, product: Product) -> None:
    """A grid can be filled; side B has no instant benefit and no valuation (SV-SECOND-09)."""
    if set("".join(product.grid)) - set("#."):
        raise file.refuse("a grid is drawn with # for a square to fill and . for none.", product.id)
    size = len(squares(product.grid))
    if not size:
        raise file.refuse("its grid is empty: draw at least two squares (#).", product.id)
    if not connected(product.grid):
        raise file.refuse("its grid falls into parts: all squares must hang together.", product.id)
    if size > LARGEST_GRID:
        raise file.refuse(f"its grid has {size} squares; at most {LARGEST_GRID} do.", product.id)
    if not designs(product.grid):
        raise file.refuse("no set of blocks fills its grid.", product.id)
    b = product.sides()[1]
    if b.instant.cash or b.instant.valuation or b.instant.code:
        raise file.refuse("side B has an instant benefit; it must have none.", product.id)
    if b.ongoing.valuation:
        raise file.refuse("side B has ongoing valuation; it must have none.", product.id)
