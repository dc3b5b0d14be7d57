"""What a position is worth to a team, and what an effect is worth as a venture (section 6.4)."""

from functools import lru_cache
from typing import Final

from seedround.engine.kinds import CardNumber, Pile
from seedround.games.tech_deck.cards import Cards
from seedround.games.tech_deck.mind.packing import pack
from seedround.games.tech_deck.primitives import (
    Bank,
    Bury,
    Develop,
    Dig,
    Discard,
    Double,
    Draw,
    Edge,
    Expel,
    Invite,
    Primitive,
    Ready,
    Recover,
    Retain,
    Scout,
    Shift,
    Slack,
    Spy,
    Swap,
    Wild,
)
from seedround.games.tech_deck.table import ROW, TechDeck

LATE: Final = 0.4
"""The share of the customer deck that is left when scoring counts more."""
GROWING: Final = 0.35
"""The share of the customer deck that must be left to develop customers."""
SUNK: Final = 12.0


def appraise(table: TechDeck, team: int, assisting: bool) -> float:
    """The value of a position for a team, in customers; `assisting` if the hand can still serve."""
    return standing(table, team) + outlook(table, team, table.hands[team], table.row, assisting)


def outlook(table: TechDeck, team: int, hand: Pile, row: Pile, assisting: bool) -> float:
    """What a hand can still serve in a row, less the trouble that the next customers bring."""
    value, staying = 0.0, len(row)
    if assisting:
        packing = pack(table, team, hand, row)
        value = packing.value
        staying -= len(packing.ways) + (table.rival(team) is not None)
    arriving = min(table.new_customers(), len(table.customers))
    overflow = max(staying, 0) + arriving - ROW
    left = table.unhappy_limit() - len(table.unhappy)
    if left <= 0:
        return value - SUNK
    if overflow <= 0:
        return value
    return value - overflow * (1.6 / left + 0.4) - (SUNK / 4 if overflow >= left else 0.0)


def standing(table: TechDeck, team: int) -> float:
    """What is lasting: points on both sides, unhappy customers, and how good the own cards are."""
    value = (0.45 if deck_left(table) > LATE else 0.9) * len(table.scores[team])
    rival = table.rival(team)
    if rival is not None:
        value -= 0.4 * len(table.scores[rival])
    return value - 0.8 * len(table.unhappy) + 0.09 * min(4 * mean_value(table, team), 26.0)


def deck_left(table: TechDeck) -> float:
    """The share of the customer deck that is left."""
    return len(table.customers) / max(len(table.cards.ids) - 14, 1)


def group_cards(table: TechDeck, team: int) -> tuple[int, ...]:
    """Everything a team owns in hand, deck, discard and played set."""
    sets = table.sets[team] or ()
    return table.hands[team] + table.decks[team] + table.discards[team] + sets


def mean_value(table: TechDeck, team: int) -> float:
    own, value = group_cards(table, team), table.cards.value
    return sum([value[card] for card in own]) / len(own) if own else 0.0


WORTH: Final[dict[type[Primitive], float]] = {
    Draw: 0.8,
    Discard: -0.1,
    Recover: 1.0,
    Swap: 0.7,
    Shift: 0.35,
    Bury: 1.8,
    Expel: 1.8,
    Invite: 0.35,
    Scout: 0.35,
    Dig: 0.9,
    Spy: 0.1,
    Ready: 0.8,
    Bank: 0.5,
    Wild: 0.9,
    Double: 0.8,
    Edge: 0.4,
    Develop: 0.9,
    Retain: 0.7,
}
"""Rules of thumb for a primitive once a round."""
IDLE: Final = -0.5
"""A group card in an area only takes a place."""
SAVING: Final = 1.1
"""The same for taking back an unhappy customer."""


@lru_cache(maxsize=1 << 10)
def venture_worth(cards: Cards, card: CardNumber) -> float:
    """What a card is worth in an area, by what its effect is made of; a group card has none."""
    if not cards.is_venture[card]:
        return IDLE
    total = 0.0
    for op in cards.steps[card]:
        if isinstance(op, Slack):
            total += 0.2 * (op.hi - op.lo) + 0.5
        elif isinstance(op, Bury) and op.source == "unhappy":
            total += SAVING
        else:
            total += WORTH[type(op)]
        if op.is_cost():
            total -= 0.2
    return total
