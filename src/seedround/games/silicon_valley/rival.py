"""The Rival of the solo game: its board, its two pawns, and what they land on (2.19)."""

from dataclasses import dataclass
from typing import Final, Literal

from seedround.engine.errors import BadSet
from seedround.engine.step import Step
from seedround.games.silicon_valley.blocks import KINDS, SIZES, UNIT, count, pack
from seedround.games.silicon_valley.cards import Wants
from seedround.games.silicon_valley.document import ATTRIBUTES
from seedround.games.silicon_valley.events import (
    DecisionRevealed,
    MarkersMoved,
    PawnMoved,
    RivalCollected,
    RivalCopied,
    RivalInnovated,
    RivalTook,
    Row,
)
from seedround.games.silicon_valley.faults import FewForSolo
from seedround.games.silicon_valley.numbers import SM, A, tile_of
from seedround.games.silicon_valley.pawns import destination
from seedround.games.silicon_valley.rows import (
    clear_product,
    discard,
    refill,
    slide_employees,
)
from seedround.games.silicon_valley.sayings import Symbol
from seedround.games.silicon_valley.supply import instead
from seedround.games.silicon_valley.table import EMPTY, NOBODY, SiliconValley
from seedround.games.silicon_valley.tiles import flip

MIX: Final = {"beginner": (4, 1), "easy": (3, 2), "medium": (2, 3), "hard": (1, 4)}
"""Blue and red personality cards by difficulty (SV-SOLO-03, SV-R-48)."""
PAWNS: Final[tuple[Literal["white", "grey"], ...]] = ("white", "grey")


def set_up_rival(table: SiliconValley) -> None:
    """Personalities, markers, mat, founder, pawns, decisions (SV-SOLO-01..08, SV-SOLO-09, SV-R-39).

    The Rival has no money, no screen and no tokens (SV-SOLO-02).
    """
    cards, generator = table.cards, table.generator
    every = range(len(cards.personalities))
    blue = [card for card in every if cards.colours[card] == "blue"]
    red = [card for card in every if cards.colours[card] == "red"]
    generator.shuffle(blue)
    generator.shuffle(red)
    blues, reds = MIX[table.options.difficulty]
    drawn = blue[:blues] + red[:reds]
    mats = [mat for mat in range(len(cards.mats)) if mat not in table.mats]
    founders = list(table.spare)
    if len(drawn) < len(ATTRIBUTES) or not mats or not founders or not cards.decisions:
        raise BadSet(FewForSolo(cards.id))
    generator.shuffle(drawn)
    table.personalities = tuple(drawn)
    table.markers = (0,) * len(ATTRIBUTES)
    generator.shuffle(mats)
    table.rival_mat = mats[0]
    move_markers(table, cards.mat_symbols[mats[0]])
    generator.shuffle(founders)
    table.rival_founder, table.spare = founders[0], tuple(sorted(founders[1:]))
    collect(table, cards.hired[founders[0]].kinds + cards.works[founders[0]].kinds)
    products = [space for space, (row, _) in enumerate(cards.ring) if row == "product"]
    table.pawns = (products[0] - 1, products[-1])
    table.on_path = (False, False)
    decisions = list(range(len(cards.decisions)))
    generator.shuffle(decisions)
    decisions.reverse()
    table.decisions = decisions


@dataclass(frozen=True)
class RivalTurn(Step[SiliconValley]):
    """White pawn, grey pawn, blocks, as one decision card says (SV-SOLO-11, SV-SOLO-28).

    A card a round, discarded face up (SV-R-55).

    The fourth step, personality actions, follows as `Resolve`.
    """

    def run(self, table: SiliconValley) -> None:
        card = table.show(table.decisions.pop())
        table.decided += (card,)
        white, grey = table.cards.walks[card]
        if table.log is not None:
            code = tuple(KINDS[kind] for kind in table.cards.decision_code[card])
            table.log.append(DecisionRevealed(table.cards.decisions[card], white, grey, code))
        walk(table, 0, white)
        walk(table, 1, grey)
        collect(table, table.cards.decision_code[card])


# Movement


def walk(table: SiliconValley, pawn: int, steps: int) -> None:
    """Move a pawn clockwise and act where it ends (SV-SOLO-12..14, SV-SOLO-21)."""
    space = destination(table, pawn, steps, table.pawns, table.on_path)
    if space is not None and steps:
        pawns, on_path = list(table.pawns), list(table.on_path)
        pawns[pawn], on_path[pawn] = space, True
        table.pawns = (pawns[0], pawns[1])
        table.on_path = (on_path[0], on_path[1])
    if table.log is not None:
        row, slot = (None, None) if space is None else _place(table, space)
        table.log.append(PawnMoved(PAWNS[pawn], row, slot))  # type: ignore[arg-type]
    if space is not None and steps:
        land(table, *table.cards.ring[space])


def _place(table: SiliconValley, space: int) -> tuple[str, int]:
    row, slot = table.cards.ring[space]
    return row, slot + 1


def land(table: SiliconValley, row: Row, slot: int) -> None:
    """The action of a space (SV-SOLO-14)."""
    if row == "product":
        if table.innovators[slot] == NOBODY:
            innovate(table, slot)
        else:
            copy_product(table, slot)
    elif row == "employee":
        move_markers(table, table.cards.wants[take_employee(table, slot)])
    else:
        take_card(table, row, slot)


# Landings


def innovate(table: SiliconValley, slot: int) -> None:
    """Squares count, shapes do not; the tile is kept, room is never short (SV-SOLO-15..18).

    Blocks come from the left end of the tech row, then from the supply as the decision card shows;
    if that gives nothing any more, the product is launched with what there is (SV-R-50).
    """
    product = table.products[slot]
    needed = table.cards.grid_sizes[product]
    used: list[int] = []
    code = table.cards.decision_code[table.decided[-1]]
    while needed > 0 and table.tech:
        needed -= SIZES[table.tech[0]]
        used.append(table.tech[0])
        table.tech = table.tech[1:]
    while needed > 0:
        before = needed
        for shown in code:
            kind = found_block(table, shown)
            if kind is not None and needed > 0:
                table.supply -= UNIT[kind]
                needed -= SIZES[kind]
                used.append(kind)
        if needed == before:
            break
    table.designs[slot] = pack(used)
    table.innovators[slot] = table.rival
    table.launched[slot] = table.round
    table.rival_tiles += (tile_of(product, A),)
    if table.log is not None:
        blocks = tuple(KINDS[kind] for kind in used)
        table.log.append(RivalInnovated(table.cards.products[product], blocks))


def copy_product(table: SiliconValley, slot: int) -> None:
    """The Second Mover tile without payment; the player's tile flips (SV-SOLO-20, SV-R-51)."""
    product, innovator = table.products[slot], table.innovators[slot]
    clear_product(table, slot)
    table.rival_tiles += (tile_of(product, SM),)
    if table.log is not None:
        table.log.append(RivalCopied(table.cards.products[product]))
    flip(table, innovator, product)


def take_card(table: SiliconValley, row: Literal["hq", "vc"], slot: int) -> None:
    """A card goes; symbols of an HQ, wants of a VC card move markers (SV-SOLO-22, SV-SOLO-23)."""
    card = discard(table, row, slot)
    if table.log is not None:
        *_, ids = table.piles(row)
        table.log.append(RivalTook(row, ids[card]))
    signs = table.cards.hq_symbols if row == "hq" else table.cards.vc_wants
    move_markers(table, signs[card])


def take_employee(table: SiliconValley, slot: int) -> int:
    """An employee joins the Rival for good, with all blocks on the card (SV-SOLO-24, SV-SOLO-25).

    Instant blocks first, then ongoing ones (SV-R-49).
    """
    person = table.row[slot]
    table.row[slot] = EMPTY
    table.staff += (person,)
    if table.log is not None:
        table.log.append(RivalTook("employee", table.cards.people[person]))
    collect(table, table.cards.hired[person].kinds + table.cards.works[person].kinds)
    return person


def move_markers(table: SiliconValley, steps: Wants) -> None:
    """Down a space for each sign; at "!" surplus steps are lost.

    SV-SOLO-06, SV-SOLO-22, SV-SOLO-27. How many steps it is from green belongs to the personality
    that lies there (SV-R-46).
    """
    before = table.markers
    table.markers = tuple(
        min(last, marker + more)
        for last, marker, more in zip(table.track_steps(), before, steps, strict=True)
    )
    if table.log is not None:
        moved = zip(ATTRIBUTES, before, table.markers, strict=True)
        named = tuple([Symbol(name) for name, old, new in moved for _ in range(new - old)])
        if named:
            table.log.append(MarkersMoved(named))


def collect(table: SiliconValley, kinds: tuple[int, ...]) -> None:
    """Blocks from the supply to the right end of the tech row (SV-SOLO-07, SV-SOLO-28)."""
    gained: list[int] = []
    for wanted in kinds:
        kind = found_block(table, wanted)
        if kind is not None:
            table.supply -= UNIT[kind]
            gained.append(kind)
    table.tech += tuple(gained)
    if table.log is not None and gained:
        table.log.append(RivalCollected(tuple(KINDS[kind] for kind in gained)))


def found_block(table: SiliconValley, kind: int) -> int | None:
    """The block itself, else one of its size, else the largest smaller one (SV-R-50)."""
    if count(table.supply, kind):
        return kind
    others = instead(table.supply, kind)
    return max(others, key=lambda other: (SIZES[other], -other)) if others else None


@dataclass(frozen=True)
class RefillBoard(Step[SiliconValley]):
    """After upkeep: spaces that pawns left are refilled, those with a pawn are not.

    SV-SOLO-30, SV-SOLO-31, SV-R-43.
    """

    def run(self, table: SiliconValley) -> None:
        for slot in range(len(table.products)):
            refill(table, "product", slot)
        for slot in range(len(table.hq_row)):
            refill(table, "hq", slot)
        slide_employees(table)
        for slot in range(len(table.vc_row)):
            refill(table, "vc", slot)


RIVAL_TURN: Final = RivalTurn()
REFILL_BOARD: Final = RefillBoard()
