"""Carrying out an effect: its steps in order, costs first, nothing in between (2.5)."""

from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from seedround.engine.kinds import CardNumber, Seat
from seedround.engine.step import Step
from seedround.games.tech_deck.effects import Doing
from seedround.games.tech_deck.effects_assist import ASSIST_DOINGS
from seedround.games.tech_deck.effects_hand import HAND_DOINGS
from seedround.games.tech_deck.effects_row import ROW_DOINGS
from seedround.games.tech_deck.primitives import Primitive
from seedround.games.tech_deck.table import NO_CARD, TechDeck

DOINGS: Final[dict[type[Primitive], Doing[Any]]] = {**HAND_DOINGS, **ROW_DOINGS, **ASSIST_DOINGS}
"""What each kind of primitive does."""


@dataclass(frozen=True)
class CarryOut(Step[TechDeck]):
    """One step of an effect; nothing comes between the steps (TD-FX-11, TD-FX-14)."""

    seat: Seat
    card: CardNumber
    number: int

    def run(self, table: TechDeck) -> None:
        op = table.cards.steps[self.card][self.number]
        DOINGS[type(op)].run(op, table, self.seat, self.card)


@cache
def all_steps(seat: Seat, card: CardNumber, count: int) -> tuple[CarryOut, ...]:
    """The steps of an effect, the first one last, as the agenda wants them."""
    return tuple(CarryOut(seat, card, number) for number in reversed(range(count)))


def offered(table: TechDeck, team: int, card: CardNumber) -> bool:
    """Whether an unused effect may be used now: it can be paid and would do something.

    TD-FX-15, TD-FX-16, TD-A-21, TD-A-22; `develop` once for each customer won (TD-ASSIST-15).
    """
    cards = table.cards
    paid = cards.cost[card]
    if paid:
        hand = table.hands[team]
        if len(hand) - (card in hand) < paid:
            return False
    for cost in cards.costs[card]:
        if not DOINGS[type(cost)].can(cost, table, team, card, paid):
            return False
    if cards.has_develop >> card & 1 and table.won[team] == NO_CARD:
        return False
    for op in cards.work[card]:
        if DOINGS[type(op)].can(op, table, team, card, paid):
            break
    else:
        return False
    return True
