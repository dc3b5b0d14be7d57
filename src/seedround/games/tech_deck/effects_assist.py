"""Primitives that work while assisting and after winning a customer (section 6.1)."""

from collections.abc import Sequence
from typing import Any, Final

from seedround.engine.kinds import CardNumber, Pile, Seat
from seedround.games.tech_deck.effects import Doing, Picking
from seedround.games.tech_deck.events import Developed, Doubled, Helped, Retained
from seedround.games.tech_deck.piles import shuffled
from seedround.games.tech_deck.primitives import (
    Develop,
    Double,
    Edge,
    Primitive,
    Retain,
    Slack,
    Wild,
)
from seedround.games.tech_deck.table import NO_CARD, TechDeck, added, without


def played(table: TechDeck, team: int) -> Pile:
    """The set a team has played in this run."""
    return table.sets[team] or ()


def matches(table: TechDeck, team: int) -> bool:
    """Whether a declared assist matches with the help it has so far (TD-ASSIST-02, 03, 10)."""
    cards, target = table.cards, table.targets[team]
    low, high, wild, extra, _, _ = table.help[team]
    total, domains = extra, 0
    for card in played(table, team):
        total += cards.value[card]
        domains |= cards.match[card]
    fits = wild or bool(domains & cards.match[target])
    return fits and low <= cards.value[target] - total <= high


def misses(table: TechDeck, team: int) -> bool:
    """Help is offered while the own assist does not match yet (TD-ASSIST-09)."""
    return table.targets[team] != NO_CARD and not matches(table, team)


def contested(table: TechDeck, team: int) -> bool:
    """Whether the rivals have declared the same customer (TD-ASSIST-09)."""
    rival = table.rival(team)
    return rival is not None and table.targets[team] == table.targets[rival] != NO_CARD


class DoSlack(Doing[Slack]):
    """The total may be off by some; several add up (TD-ASSIST-08)."""

    def can(self, op: Slack, table: TechDeck, team: int, card: CardNumber, paid: int) -> bool:
        return misses(table, team)

    def run(self, op: Slack, table: TechDeck, seat: Seat, card: CardNumber) -> None:
        team = table.team_of[seat]
        low, high, wild, extra, doubled, edge = table.help[team]
        table.help[team] = (low + op.lo, high + op.hi, wild, extra, doubled, edge)
        if table.log is not None:
            table.log.append(Helped(*table.side(team), -op.lo, op.hi, False, 0))


class DoWild(Doing[Wild]):
    """No domain match is needed (TD-ASSIST-08)."""

    def can(self, op: Wild, table: TechDeck, team: int, card: CardNumber, paid: int) -> bool:
        return misses(table, team)

    def run(self, op: Wild, table: TechDeck, seat: Seat, card: CardNumber) -> None:
        team = table.team_of[seat]
        low, high, _, extra, doubled, edge = table.help[team]
        table.help[team] = (low, high, True, extra, doubled, edge)
        if table.log is not None:
            table.log.append(Helped(*table.side(team), 0, 0, True, 0))


class DoDouble(Picking[Double]):
    """One played card counts twice in the total, each card once (TD-ASSIST-08)."""

    job = "double"

    def can(self, op: Double, table: TechDeck, team: int, card: CardNumber, paid: int) -> bool:
        return misses(table, team) and bool(self.candidates(op, table, team, card))

    def candidates(
        self, op: Double, table: TechDeck, team: int, card: CardNumber
    ) -> Sequence[CardNumber]:
        doubled = table.help[team][4]
        return [other for other in played(table, team) if not doubled >> other & 1]

    def take(
        self, op: Double, table: TechDeck, team: int, card: CardNumber, picked: CardNumber
    ) -> None:
        low, high, wild, extra, doubled, edge = table.help[team]
        extra += table.cards.value[picked]
        table.help[team] = (low, high, wild, extra, doubled | 1 << picked, edge)
        if table.log is not None:
            table.log.append(Doubled(*table.side(team), table.cards.ids[picked]))

    def zone(self, op: Double, table: TechDeck) -> str:
        return "set"


class DoEdge(Doing[Edge]):
    """The highest card counts more, in a contest only (TD-ASSIST-09, TD-ASSIST-12)."""

    def can(self, op: Edge, table: TechDeck, team: int, card: CardNumber, paid: int) -> bool:
        return contested(table, team)

    def run(self, op: Edge, table: TechDeck, seat: Seat, card: CardNumber) -> None:
        team = table.team_of[seat]
        low, high, wild, extra, doubled, edge = table.help[team]
        table.help[team] = (low, high, wild, extra, doubled, edge + op.k)
        if table.log is not None:
            table.log.append(Helped(*table.side(team), 0, 0, False, op.k))


class DoDevelop(Doing[Develop]):
    """The won customer becomes a group card, once (TD-ASSIST-15)."""

    def can(self, op: Develop, table: TechDeck, team: int, card: CardNumber, paid: int) -> bool:
        return table.won[team] != NO_CARD

    def run(self, op: Develop, table: TechDeck, seat: Seat, card: CardNumber) -> None:
        team = table.team_of[seat]
        customer, table.won[team] = table.won[team], NO_CARD
        if op.to == "discard":
            table.discards[team] += (customer,)
        elif op.to == "hand":
            table.hands[team] = added(table.hands[team], customer)
            table.all_see(1 << customer)
        else:
            table.decks[team] = shuffled(table, (*table.decks[team], customer))
        if table.log is not None:
            table.log.append(Developed(*table.side(team), table.cards.ids[customer], op.to))


class DoRetain(Picking[Retain]):
    """A played card goes back to the hand instead of the discard (TD-ASSIST-16)."""

    job = "retain"

    def candidates(
        self, op: Retain, table: TechDeck, team: int, card: CardNumber
    ) -> Sequence[CardNumber]:
        value = table.cards.value
        return [
            other
            for other in played(table, team)
            if value[other] <= op.max and (op.which == "any" or other == card)
        ]

    def take(
        self, op: Retain, table: TechDeck, team: int, card: CardNumber, picked: CardNumber
    ) -> None:
        table.sets[team] = without(played(table, team), picked)
        table.hands[team] = added(table.hands[team], picked)
        table.all_see(1 << picked)
        if table.log is not None:
            table.log.append(Retained(*table.side(team), table.cards.ids[picked]))

    def zone(self, op: Retain, table: TechDeck) -> str:
        return "set"


ASSIST_DOINGS: Final[dict[type[Primitive], Doing[Any]]] = {
    Slack: DoSlack(),
    Wild: DoWild(),
    Double: DoDouble(),
    Edge: DoEdge(),
    Develop: DoDevelop(),
    Retain: DoRetain(),
}
