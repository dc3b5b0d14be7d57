"""Primitives that work on customers, exchanges and expelling (section 6.1)."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from typing import Any, Final

from seedround.engine.kinds import CardNumber, Pile, Seat
from seedround.engine.move import Move
from seedround.engine.saying import Saying
from seedround.engine.step import Choice, Offer
from seedround.games.tech_deck.effects import Doing, Picking, pick_card
from seedround.games.tech_deck.events import (
    Buried,
    CustomerCame,
    Exchanged,
    Expelled,
    HandShown,
    Known,
    Looked,
    Scouted,
    Shifted,
    Zone,
)
from seedround.games.tech_deck.moves import BURY_NONE
from seedround.games.tech_deck.moves import Bury as BuryMove
from seedround.games.tech_deck.primitives import Bury, Expel, Invite, Primitive, Scout, Shift, Swap
from seedround.games.tech_deck.sayings import Job, PromptBury
from seedround.games.tech_deck.table import NO_CARD, ROW, TechDeck, added, without

EXCHANGED: Final = 2
"""Cards to be chosen for an exchange."""


class DoShift(Picking[Shift]):
    """A row customer moves to the right end; never the right-most one."""

    job = "shift"

    def candidates(
        self, op: Shift, table: TechDeck, team: int, card: CardNumber
    ) -> Sequence[CardNumber]:
        movable = table.row[:-1]
        return movable[:1] if op.which == "left" else movable

    def take(
        self, op: Shift, table: TechDeck, team: int, card: CardNumber, picked: CardNumber
    ) -> None:
        table.row = (*without(table.row, picked), picked)
        if table.log is not None:
            table.log.append(Shifted(table.cards.ids[picked]))

    def zone(self, op: Shift, table: TechDeck) -> str:
        return "row"


class DoBury(Picking[Bury]):
    """A customer becomes the last card of the customer deck, for all to see (TD-GEN-06)."""

    job = "bury"

    def candidates(
        self, op: Bury, table: TechDeck, team: int, card: CardNumber
    ) -> Sequence[CardNumber]:
        return public(table, op.source, op.which)

    def take(
        self, op: Bury, table: TechDeck, team: int, card: CardNumber, picked: CardNumber
    ) -> None:
        if op.source == "row":
            table.row = without(table.row, picked)
        else:
            table.unhappy = without(table.unhappy, picked)
        table.customers += (picked,)
        table.all_see(1 << picked)
        if table.log is not None:
            table.log.append(Buried(table.cards.ids[picked], op.source))

    def zone(self, op: Bury, table: TechDeck) -> str:
        return op.source


class DoExpel(Picking[Expel]):
    """A card leaves the game (TD-GEN-04); as a cost never this card, but for `expel self`."""

    job = "expel"

    def can(self, op: Expel, table: TechDeck, team: int, card: CardNumber, paid: int) -> bool:
        if op.source == "hand":
            others = len(table.hands[team]) - (card in table.hands[team] and op.cost)
            return others > paid
        return bool(self.candidates(op, table, team, card))

    def candidates(
        self, op: Expel, table: TechDeck, team: int, card: CardNumber
    ) -> Sequence[CardNumber]:
        if op.source == "self":
            own = (*table.hands[team], *self.ventures(table, team))
            return (card,) if card in own else ()
        if op.source == "hand":
            return [other for other in table.hands[team] if other != card or not op.cost]
        if op.source == "discard":
            return sorted(table.discards[team])
        return public(table, op.source, op.which)

    def take(
        self, op: Expel, table: TechDeck, team: int, card: CardNumber, picked: CardNumber
    ) -> None:
        source: Zone = "area"
        if picked in table.hands[team]:
            table.hands[team], source = without(table.hands[team], picked), "hand"
        elif picked in table.discards[team]:
            table.discards[team], source = without(table.discards[team], picked), "discard"
        elif picked in table.row:
            table.row, source = without(table.row, picked), "row"
        elif picked in table.unhappy:
            table.unhappy, source = without(table.unhappy, picked), "unhappy"
        else:
            for place in range(team * table.size, (team + 1) * table.size):
                if picked in table.areas[place]:
                    table.areas[place] = without(table.areas[place], picked)
        table.expelled += (table.show(picked),)
        if table.log is not None:
            table.log.append(Expelled(table.cards.ids[picked], source))

    def ventures(self, table: TechDeck, team: int) -> Pile:
        areas = table.areas[team * table.size : (team + 1) * table.size]
        return tuple(card for area in areas for card in area)

    def zone(self, op: Expel, table: TechDeck) -> str:
        return "hand" if op.source == "self" else op.source


def public(table: TechDeck, source: str, which: str) -> Sequence[CardNumber]:
    """The row from the left, or the unhappy customers in deck order; or only the left-most."""
    if source == "row":
        return table.row[:1] if which == "left" else table.row
    return table.unhappy[:1] if which == "left" else sorted(table.unhappy)


class DoInvite(Doing[Invite]):
    """Deal customers while there is room; no customer becomes unhappy (TD-NEW-04)."""

    def can(self, op: Invite, table: TechDeck, team: int, card: CardNumber, paid: int) -> bool:
        return len(table.row) < ROW and bool(table.customers)

    def run(self, op: Invite, table: TechDeck, seat: Seat, card: CardNumber) -> None:
        for _ in range(min(op.n, ROW - len(table.row), len(table.customers))):
            guest = table.show(table.customers[0])
            table.customers = table.customers[1:]
            table.row += (guest,)
            if table.log is not None:
                table.log.append(CustomerCame(table.cards.ids[guest]))


class DoSwap(Picking[Swap]):
    """Exchange: each card lands exactly where the other was (TD-GEN-05, TD-A-39).

    Two picks: first the own card, among those with a partner, then the other (3.1). The first is
    shown at once, as it is about to change places openly anyway.
    """

    job = "give"

    def purpose(self, table: TechDeck) -> Job:
        return "give" if table.chosen == NO_CARD else "get"

    def can(self, op: Swap, table: TechDeck, team: int, card: CardNumber, paid: int) -> bool:
        if not paid:
            return bool(self.firsts(op, table, team))
        others = tuple(other for other in table.hands[team] if other != card)
        kept, paying = len(others) > paid, others if op.b == "discard" else ()
        own, other = self.pile(op.a, table, team), self.pile(op.b, table, team)
        return any(
            self.fit(op, table, first, second)
            for first in own
            for second in (*other, *paying)
            if first != second and (op.a != "hand" or first == card or kept)
        )

    def fit(self, op: Swap, table: TechDeck, first: CardNumber, second: CardNumber) -> bool:
        """Whether the values of two cards are near enough."""
        value = table.cards.value
        return op.diff is None or abs(value[first] - value[second]) <= op.diff

    def pile(self, name: str, table: TechDeck, team: int) -> Pile:
        if name == "hand":
            return table.hands[team]
        if name == "row":
            return table.row
        if name == "discard":
            return tuple(sorted(table.discards[team]))
        if name == "top":
            return table.customers[:1]
        rival = table.rival(team)
        return () if rival is None else tuple(sorted(table.discards[rival]))

    def firsts(self, op: Swap, table: TechDeck, team: int) -> Sequence[CardNumber]:
        own, other = self.pile(op.a, table, team), self.pile(op.b, table, team)
        if not other:
            return ()
        if op.diff is None:
            return own
        return [c for c in own if any(self.fit(op, table, c, partner) for partner in other)]

    def candidates(
        self, op: Swap, table: TechDeck, team: int, card: CardNumber
    ) -> Sequence[CardNumber]:
        if table.chosen == NO_CARD:
            return self.firsts(op, table, team)
        other = self.pile(op.b, table, team)
        return [partner for partner in other if self.fit(op, table, table.chosen, partner)]

    def run(self, op: Swap, table: TechDeck, seat: Seat, card: CardNumber) -> None:
        self.go_on(op, table, seat, card, EXCHANGED)

    def go_on(self, op: Swap, table: TechDeck, seat: Seat, card: CardNumber, left: int) -> None:
        team = table.team_of[seat]
        while left:
            found = self.candidates(op, table, team, card)
            if len(found) > 1:
                table.agenda.append(pick_card(seat, card, op, left, self))
                return
            if not found:
                return
            self.take(op, table, team, card, found[0])
            left -= 1

    def take(
        self, op: Swap, table: TechDeck, team: int, card: CardNumber, picked: CardNumber
    ) -> None:
        if table.chosen == NO_CARD:
            table.chosen = picked
            if op.a == "hand":
                table.all_see(1 << picked)
                if table.log is not None:
                    table.log.append(HandShown(*table.side(team), table.cards.ids[picked]))
            return
        gave, table.chosen = table.chosen, NO_CARD
        self.put(op.a, table, team, gave, picked)
        self.put(op.b, table, team, picked, gave)
        table.all_see(1 << gave | 1 << picked)
        if table.log is not None:
            ids = table.cards.ids
            places = f"{op.a}_{op.b}"
            table.log.append(Exchanged(*table.side(team), ids[gave], ids[picked], places))  # type: ignore[arg-type]

    def put(self, name: str, table: TechDeck, team: int, old: CardNumber, new: CardNumber) -> None:
        """In one of the two places the new card replaces the old one."""
        if name == "hand":
            table.hands[team] = added(without(table.hands[team], old), new)
        elif name == "row":
            table.row = replaced(table.row, old, new)
        elif name == "top":
            table.customers = (new, *table.customers[1:])
        else:
            pile = team if name == "discard" else 1 - team
            table.discards[pile] = replaced(table.discards[pile], old, new)

    def zone(self, op: Swap, table: TechDeck) -> str:
        return op.a if table.chosen == NO_CARD else op.b


def replaced(pile: Pile, old: CardNumber, new: CardNumber) -> Pile:
    place = pile.index(old)
    return (*pile[:place], new, *pile[place + 1 :])


class DoScout(Doing[Scout]):
    """Look at the next customers: the team sees them, the rivals a number (TD-GEN-03, TD-A-40)."""

    def can(self, op: Scout, table: TechDeck, team: int, card: CardNumber, paid: int) -> bool:
        return bool(table.customers)

    def run(self, op: Scout, table: TechDeck, seat: Seat, card: CardNumber) -> None:
        team = table.team_of[seat]
        looked = table.show(table.customers[: op.n])
        if not looked:
            return
        table.seen[team] |= table.cards.bits(looked)
        if table.log is not None:
            known, mates = Known(table.ids(looked)), table.teams[team]
            table.log.append(Looked(team=team + 1, count=len(looked), to=mates, secret=known))
        table.agenda.append(bury_looked(seat, len(looked)))


@dataclass(frozen=True)
class BuryLooked(Choice[TechDeck, BuryMove]):
    """Send any of the looked-at customers to the bottom, the rest stays in order (TD-GEN-06)."""

    count: int

    kind = "effect.bury"
    rule_ids = ("TD-GEN-03", "TD-GEN-06")
    audience = "team"

    def moves(self, table: TechDeck) -> list[Move]:
        looked = table.ids(tuple(sorted(table.customers[: self.count])))
        found: list[Move] = [BURY_NONE]
        for size in range(1, self.count + 1):
            found += [BuryMove(cards=cards) for cards in combinations(looked, size)]
        return found

    def play(self, table: TechDeck, move: BuryMove) -> None:
        team = table.team_of[self.seat]
        looked, below = table.customers[: self.count], table.customers[self.count :]
        chosen = [table.cards.index[name] for name in move.cards]
        buried = tuple([card for card in looked if card in chosen])
        table.customers = (*[card for card in looked if card not in chosen], *below, *buried)
        rival = table.rival(team)
        if rival is not None and 0 < len(buried) < self.count:
            table.seen[rival] &= ~table.cards.bits(looked)
        if table.log is not None:
            table.log.append(
                Scouted(
                    team=team + 1,
                    looked=self.count,
                    buried=len(buried),
                    to=table.teams[team],
                    secret=Known(table.ids(buried)),
                )
            )

    def prompt(self, table: TechDeck) -> Saying:
        return PromptBury(table.ids(table.customers[: self.count]))

    def offer(self, table: TechDeck, move: BuryMove) -> Offer:
        return Offer(move, None, tuple(f"customers:{name}" for name in move.cards))


@cache
def bury_looked(seat: Seat, count: int) -> BuryLooked:
    return BuryLooked(seat, count)


ROW_DOINGS: Final[dict[type[Primitive], Doing[Any]]] = {
    Shift: DoShift(),
    Bury: DoBury(),
    Expel: DoExpel(),
    Invite: DoInvite(),
    Swap: DoSwap(),
    Scout: DoScout(),
}
