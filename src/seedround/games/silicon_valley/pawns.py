"""Where the Rival's pawns go: the ring, who counts a space, who walks on (2.19)."""

from typing import NamedTuple

from seedround.games.silicon_valley.cards import Wants
from seedround.games.silicon_valley.document import ATTRIBUTES
from seedround.games.silicon_valley.table import EMPTY, NOBODY, SiliconValley

WHITE, GREY = 0, 1


def has_card(table: SiliconValley, space: int) -> bool:
    row, slot = table.cards.ring[space]
    lying, *_ = table.piles(row)
    return bool(lying[slot] != EMPTY)


def next_space(table: SiliconValley, space: int, other: int | None) -> int | None:
    """The next space clockwise that holds a card and not the other pawn (SV-SOLO-13)."""
    ring = len(table.cards.ring)
    for distance in range(1, ring + 1):
        there = (space + distance) % ring
        if there != other and has_card(table, there):
            return there
    return None


def passes_by(table: SiliconValley, space: int) -> bool:
    """A product that the Rival leaves alone: its own, or by option one of this round.

    SV-SOLO-21, SV-R-41.
    """
    row, slot = table.cards.ring[space]
    if row != "product":
        return False
    innovator = table.innovators[slot]
    return innovator == table.rival or (
        innovator != NOBODY and table.options.rival_waits and table.launched[slot] == table.round
    )


def destination(
    table: SiliconValley,
    pawn: int,
    steps: int,
    pawns: tuple[int, int],
    on_path: tuple[bool, bool],
) -> int | None:
    """The space on which so many steps end, None if there is none (SV-SOLO-12..14, SV-SOLO-21)."""
    other = pawns[1 - pawn] if on_path[1 - pawn] else None
    space: int | None = pawns[pawn]
    for _ in range(steps):
        assert space is not None
        space = next_space(table, space, other)
        if space is None:
            break
    tried = 0
    while space is not None and passes_by(table, space):
        space = next_space(table, space, other) if tried < len(table.cards.ring) else None
        tried += 1
    return space


class Foreseen(NamedTuple):
    """What one decision card would do if it came now: where the pawns end, which markers move."""

    white: int | None
    grey: int | None
    markers: Wants


def foresee(table: SiliconValley, card: int) -> Foreseen:
    """The walk of both pawns as the board lies now, the white one first (SV-SOLO-11)."""
    steps = table.cards.walks[card]
    pawns, on_path = table.pawns, table.on_path
    white = destination(table, WHITE, steps[WHITE], pawns, on_path) if steps[WHITE] else None
    if white is not None:
        pawns, on_path = (white, pawns[GREY]), (True, on_path[GREY])
    grey = destination(table, GREY, steps[GREY], pawns, on_path) if steps[GREY] else None
    signs = [_signs(table, space) for space in (white, grey) if space is not None]
    moved = zip(table.markers, *signs, strict=True)
    last = table.track_steps()
    return Foreseen(
        white, grey, tuple([min(most, sum(all)) for most, all in zip(last, moved, strict=True)])
    )


def _signs(table: SiliconValley, space: int) -> Wants:
    """The signs that move markers when a pawn takes the card there (SV-SOLO-22..24)."""
    cards = table.cards
    row, slot = cards.ring[space]
    if row == "product":
        return (0,) * len(ATTRIBUTES)
    if row == "employee":
        return cards.wants[table.row[slot]]
    return (
        cards.hq_symbols[table.hq_row[slot]] if row == "hq" else cards.vc_wants[table.vc_row[slot]]
    )
