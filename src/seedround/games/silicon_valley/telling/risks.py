"""What the Rival may do to the player this round: counted over the decisions that are left.

Only numbers are taken from the deck, so that nothing tells in which order it lies.
"""

from collections import Counter
from typing import NamedTuple

from seedround.engine.standing import CERTAIN
from seedround.games.silicon_valley.effects import PLAYER, Copy
from seedround.games.silicon_valley.pawns import Foreseen, foresee
from seedround.games.silicon_valley.personalities import ActOut, on_edge
from seedround.games.silicon_valley.table import SiliconValley
from seedround.games.silicon_valley.telling.ahead import answer, private


class Risk(NamedTuple):
    """A personality, how many decisions make it act, and what the player would have after it."""

    card: int
    cards: int
    after: SiliconValley


def chance(cards: int, deck: int) -> int:
    """So many cards of a deck, in thousandths; what can happen is never said to be impossible."""
    return max(1, round(CERTAIN * cards / deck))


def copies(table: SiliconValley) -> Counter[int]:
    """By product slot: how many of the decisions left let the Rival copy the player's product."""
    found: Counter[int] = Counter()
    for card in table.decisions:
        found.update(copied(table, foresee(table, card)))
    return found


def copied(table: SiliconValley, one: Foreseen) -> set[int]:
    """The slots of the player's products that are copied: by pawns, then by personalities.

    SV-SOLO-20, SV-SOLO-29.
    """
    cards = table.cards
    mine = [slot for slot, company in enumerate(table.innovators) if company == PLAYER]
    spaces = [cards.ring[space] for space in (one.white, one.grey) if space is not None]
    found = {slot for row, slot in spaces if row == "product" and slot in mine}
    left = [slot for slot in mine if slot not in found]
    for attribute in on_edge(table, one.markers):
        for effect in cards.deeds[table.personalities[attribute]]:
            if isinstance(effect, Copy) and left:
                found.add(left.pop(0))
    return found


def deeds(table: SiliconValley) -> list[Risk]:
    """Personalities that some of the decisions left, but not all, make act, left to right."""
    acts: Counter[int] = Counter()
    for card in table.decisions:
        acts.update(on_edge(table, foresee(table, card).markers))
    order = on_edge(table, tuple(table.track_steps()))
    return [
        Risk(table.personalities[one], acts[one], _after(table, one))
        for one in order
        if 0 < acts[one] < len(table.decisions)
    ]


def _after(table: SiliconValley, attribute: int) -> SiliconValley:
    """The table after one personality has acted."""
    twin = private(table)
    twin.agenda, twin.legal = [ActOut(attribute)], []
    while twin.agenda:
        if not twin.step():
            twin.carry_out(answer(twin))
    return twin
