"""The checks of a card set (section 6.12): each mistake is refused with a sentence of its own."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Final, TypeVar

from seedround.engine.cardset import SetFile
from seedround.engine.set_sayings import FigureOutOfRange, IdTwice
from seedround.games.silicon_valley.blocks import KINDS, MOST, SHAPES, SIZES
from seedround.games.silicon_valley.document import (
    ATTRIBUTES,
    Document,
    Employee,
    Entry,
    Founder,
    Personality,
    Product,
    Vc,
)
from seedround.games.silicon_valley.effects import Deed, Effect, Power
from seedround.games.silicon_valley.faults import (
    BlockCountUnfit,
    BlocksUnfit,
    CardsFound,
    EffectUnknown,
    FigureTooLow,
    GridEmpty,
    GridInParts,
    GridTooLarge,
    GridUnfillable,
    GridUnfit,
    MarkersUnfit,
    NotOnceEach,
    OutsourceUnfit,
    Pile,
    ProductSlotsEmpty,
    ProductSlotsUnfit,
    ShapeUnfit,
    SideBInstant,
    SideBValuation,
    SlotPricesUnfit,
    StartMoneyUnfit,
)
from seedround.games.silicon_valley.moves import SLOTS
from seedround.games.silicon_valley.named_effects import NAMED
from seedround.games.silicon_valley.tiling import connected, designs, squares, turned

E = TypeVar("E", bound=Effect)

BOX: Final[dict[Pile, int]] = {
    "mat": 4,
    "founder": 9,
    "employee": 36,
    "hq": 27,
    "vc": 27,
    "starting": 8,
    "advanced": 16,
    "blue": 9,
    "red": 9,
    "decision": 18,
}
"""What is in the box (section 1.2)."""
BLOCKS: Final = (40, 20, 20, 12, 12, 12, 12, 12)
LARGEST_GRID: Final = 24
SEATS: Final = ("1", "2", "3", "4")
MOST_STEPS: Final = 9
"""On the track of a personality."""
BLOCK_SIZES: Final = tuple(sorted(set(SIZES)))
PATH: Final = ("products", "hq", "employees_desc", "vc")


def check(file: SetFile, document: Document) -> None:
    """Refuse a set that cannot be played."""
    piles: dict[Pile, Sequence[Entry]] = {
        "mat": document.mat,
        "founder": document.founder,
        "employee": document.employee,
        "hq": document.hq,
        "vc": document.vc,
        "starting": [card for card in document.product if card.tier == "starting"],
        "advanced": [card for card in document.product if card.tier == "advanced"],
        "blue": [card for card in document.personality if card.colour == "blue"],
        "red": [card for card in document.personality if card.colour == "red"],
        "decision": document.decision,
    }
    check_ids(file, [*document.block, *(card for pile in piles.values() for card in pile)])
    for name, pile in piles.items():
        if len(pile) > BOX[name] or (len(pile) < BOX[name] and not document.set.trial):
            raise file.refuse(CardsFound(name, BOX[name], len(pile)))
    check_board(file, document)
    check_slots(file, document, len(piles["starting"]))
    check_blocks(file, document)
    check_figures(file, document)
    for product in document.product:
        check_product(file, product)


def check_ids(file: SetFile, cards: Iterable[Entry]) -> None:
    for name, times in Counter(card.id for card in cards).items():
        if times > 1:
            raise file.refuse(IdTwice(times), name)


def check_board(file: SetFile, document: Document) -> None:
    """Track, prices and the Rival's path: enough of them, in order, none negative."""
    track, prices, solo = document.track, document.prices, document.solo
    for fault, fine in (
        (
            MarkersUnfit(),
            len(set(track.salary_markers)) == len(track.salary_markers)
            and all(marker > 0 for marker in track.salary_markers),
        ),
        (
            SlotPricesUnfit(SLOTS),
            1 <= len(prices.employee_slots) <= SLOTS
            and list(prices.employee_slots) == sorted(prices.employee_slots)
            and prices.employee_slots[0] >= 0,
        ),
        (OutsourceUnfit(BLOCK_SIZES), sorted(prices.outsource) == [*map(str, BLOCK_SIZES)]),
        (StartMoneyUnfit(len(SEATS)), len(prices.start_money) == len(SEATS)),
        (NotOnceEach("[solo] path", PATH), sorted(solo.path) == sorted(PATH)),
        (
            NotOnceEach("[solo] attribute_order", ATTRIBUTES),
            sorted(solo.attribute_order) == sorted(ATTRIBUTES),
        ),
    ):
        if not fine:
            raise file.refuse(fault)
    for figure, value, low in (
        ("[track] unicorn", track.unicorn, 1),
        *((f"[prices] outsource {size}", price, 0) for size, price in prices.outsource.items()),
        *(("[prices] start_money", amount, 0) for amount in prices.start_money),
        ("[prices] poach", prices.poach, 0),
        ("[prices] hq_step", prices.hq_step, 0),
        ("[solo] track_steps", solo.track_steps, 1),
    ):
        if value < low:
            raise file.refuse(FigureTooLow(figure, value, low))
    most = len(document.decision)
    if most and not 1 <= solo.rounds <= most:  # a card a round (SV-R-55); none: no solo game
        raise file.refuse(FigureOutOfRange("[solo] rounds", solo.rounds, 1, most))


def check_slots(file: SetFile, document: Document, starting: int) -> None:
    """The slots of the rows, and starting products to fill theirs."""
    slots = document.slots
    for figure, value in (("[slots] hq", slots.hq), ("[slots] vc", slots.vc)):
        if not 1 <= value <= SLOTS:
            raise file.refuse(FigureOutOfRange(figure, value, 1, SLOTS))
    if sorted(slots.products) != [*SEATS] or not all(
        1 <= many <= SLOTS for many in slots.products.values()
    ):
        raise file.refuse(ProductSlotsUnfit(SEATS, SLOTS))
    for seats, many in sorted(slots.products.items()):
        if many > starting and not document.set.trial:
            raise file.refuse(ProductSlotsEmpty(int(seats), many, starting))


def check_blocks(file: SetFile, document: Document) -> None:
    """The eight kinds of section 6.3, in block order."""
    found = tuple(block.id for block in document.block)
    if found != KINDS:
        raise file.refuse(BlocksUnfit(KINDS, found))
    for block, shape, usual in zip(document.block, SHAPES, BLOCKS, strict=True):
        if not squares(block.shape) or turned(block.shape) != turned(shape):
            raise file.refuse(ShapeUnfit("/".join(shape)), block.id)
        if not 1 <= block.count <= MOST:
            raise file.refuse(FigureOutOfRange("count", block.count, 1, MOST), block.id)
        if block.count != usual and not document.set.trial:
            raise file.refuse(BlockCountUnfit(block.count, usual), block.id)


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
            figures.append((person.id, f"{when}.cash", benefit.cash, 0, 99))
            figures.append((person.id, f"{when}.valuation", benefit.valuation, 0, 20))
    for hq in document.hq:
        figures.append((hq.id, "employees", hq.employees, 0, 20))
        figures.append((hq.id, "upkeep", hq.upkeep, 0, 50))
    for vc in document.vc:
        figures.append((vc.id, "cost", vc.cost, 0, 60))
        figures.append((vc.id, "instant.cash", vc.instant.cash, 0, 99))
        figures.append((vc.id, "instant.valuation", vc.instant.valuation, 0, 20))
    for product in document.product:
        for side, tile in zip(("a", "b", "sm"), product.sides(), strict=True):
            figures.append((product.id, f"{side}.upkeep", tile.upkeep, 0, 30))
            for when, benefit in (("instant", tile.instant), ("ongoing", tile.ongoing)):
                figures.append((product.id, f"{side}.{when}.cash", benefit.cash, 0, 99))
                figures.append((product.id, f"{side}.{when}.valuation", benefit.valuation, 0, 20))
    for card in document.decision:
        figures.append((card.id, "white", card.white, 0, 20))
        figures.append((card.id, "grey", card.grey, 0, 20))
    for personality in document.personality:
        if personality.steps is not None:
            figures.append((personality.id, "steps", personality.steps, 1, MOST_STEPS))
    for name, figure, number, low, high in figures:
        if not low <= number <= high:
            raise file.refuse(FigureOutOfRange(figure, number, low, high), name)


def powers_of(file: SetFile, card: Vc) -> tuple[Power, ...]:
    """The effects of a VC card's power, each of them sound."""
    return sound(file, card.id, written_out(file, card.id, "power", card.power, NAMED.power))


def deeds_of(file: SetFile, card: Personality) -> tuple[Deed, ...]:
    """The effects of a personality's action, each of them sound."""
    return sound(file, card.id, written_out(file, card.id, "action", card.action, NAMED.action))


def written_out(
    file: SetFile,
    card: str,
    field: str,
    given: str | E | tuple[E, ...],
    known: Mapping[str, E],
) -> tuple[E, ...]:
    """One effect or several, by name or written out."""
    if isinstance(given, str):
        if given not in known:
            raise file.refuse(EffectUnknown(field, given[:40], tuple(known)), card)
        return (known[given],)
    return given if isinstance(given, tuple) else (given,)


def sound(file: SetFile, card: str, effects: tuple[E, ...]) -> tuple[E, ...]:
    for effect in effects:
        if flaw := effect.flaw():
            raise file.refuse(flaw, card)
    return effects


def check_product(file: SetFile, product: Product) -> None:
    """A grid can be filled; side B has no instant benefit and no valuation (SV-SECOND-09)."""
    if set("".join(product.grid)) - set("#."):
        raise file.refuse(GridUnfit(), product.id)
    size = len(squares(product.grid))
    if not size:
        raise file.refuse(GridEmpty(), product.id)
    if not connected(product.grid):
        raise file.refuse(GridInParts(), product.id)
    if size > LARGEST_GRID:
        raise file.refuse(GridTooLarge(size, LARGEST_GRID), product.id)
    if not designs(product.grid):
        raise file.refuse(GridUnfillable(), product.id)
    b = product.sides()[1]
    if b.instant.cash or b.instant.valuation or b.instant.code:
        raise file.refuse(SideBInstant(), product.id, "SV-SECOND-09")
    if b.ongoing.valuation:
        raise file.refuse(SideBValuation(), product.id, "SV-SECOND-09")
