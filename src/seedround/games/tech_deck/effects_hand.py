"""Primitives that work on group cards: hand, deck, discard, used marks (section 6.1)."""

from collections.abc import Sequence
from typing import Any, Final

from seedround.engine.kinds import CardNumber, Seat
from seedround.games.tech_deck.effects import Doing, Picking
from seedround.games.tech_deck.events import (
    Banked,
    Discarded,
    Known,
    Readied,
    Recovered,
    Revealed,
    Spied,
    Taken,
)
from seedround.games.tech_deck.piles import draw, provide
from seedround.games.tech_deck.primitives import (
    Bank,
    Dig,
    Discard,
    Draw,
    Primitive,
    Ready,
    Recover,
    Spy,
)
from seedround.games.tech_deck.table import TechDeck, added, without


class DoDraw(Doing[Draw]):
    """Draw cards, as many as there are (TD-FX-14, TD-GEN-01)."""

    def can(self, op: Draw, table: TechDeck, team: int, card: CardNumber, paid: int) -> bool:
        return bool(table.decks[team] or table.discards[team] or paid)

    def run(self, op: Draw, table: TechDeck, seat: Seat, card: CardNumber) -> None:
        draw(table, table.team_of[seat], op.n)


class DoDiscard(Picking[Discard]):
    """Hand cards to the discard; a cost never takes the card it pays for (TD-FX-15)."""

    job = "discard"

    def can(self, op: Discard, table: TechDeck, team: int, card: CardNumber, paid: int) -> bool:
        return len(table.hands[team]) > paid

    def count(self, op: Discard) -> int:
        return op.n

    def candidates(
        self, op: Discard, table: TechDeck, team: int, card: CardNumber
    ) -> Sequence[CardNumber]:
        hand = table.hands[team]
        return without(hand, card) if op.cost and card in hand else hand

    def take(
        self, op: Discard, table: TechDeck, team: int, card: CardNumber, picked: CardNumber
    ) -> None:
        table.hands[team] = without(table.hands[team], picked)
        table.discards[team] += (table.show(picked),)
        if table.log is not None:
            table.log.append(Discarded(*table.side(team), table.cards.ids[picked]))


class DoRecover(Picking[Recover]):
    """Cards of the own discard into the hand, within a value and a domain."""

    job = "recover"

    def fits(self, op: Recover, table: TechDeck, card: CardNumber) -> bool:
        definition = table.cards.definitions[card]
        return definition.value <= op.max and op.domain in (None, definition.domain)

    def can(self, op: Recover, table: TechDeck, team: int, card: CardNumber, paid: int) -> bool:
        pile = table.discards[team]
        if paid:
            pile += tuple(other for other in table.hands[team] if other != card)
        return any(self.fits(op, table, other) for other in pile)

    def count(self, op: Recover) -> int:
        return op.n

    def candidates(
        self, op: Recover, table: TechDeck, team: int, card: CardNumber
    ) -> Sequence[CardNumber]:
        return sorted(other for other in table.discards[team] if self.fits(op, table, other))

    def take(
        self, op: Recover, table: TechDeck, team: int, card: CardNumber, picked: CardNumber
    ) -> None:
        table.discards[team] = without(table.discards[team], picked)
        table.hands[team] = added(table.hands[team], picked)
        table.all_see(1 << picked)
        if table.log is not None:
            table.log.append(Recovered(*table.side(team), table.cards.ids[picked]))

    def zone(self, op: Recover, table: TechDeck) -> str:
        return "discard"


class DoDig(Picking[Dig]):
    """Reveal the top of the deck, take one, the rest goes back in order (TD-GEN-01, 03)."""

    job = "dig"

    def can(self, op: Dig, table: TechDeck, team: int, card: CardNumber, paid: int) -> bool:
        return bool(table.decks[team] or table.discards[team] or paid)

    def run(self, op: Dig, table: TechDeck, seat: Seat, card: CardNumber) -> None:
        team = table.team_of[seat]
        provide(table, team, op.n)
        top = table.decks[team][: op.n]
        table.all_see(table.cards.bits(top))
        if table.log is not None and top:
            table.log.append(Revealed(*table.side(team), table.ids(top)))
        self.go_on(op, table, seat, card, 1)

    def candidates(
        self, op: Dig, table: TechDeck, team: int, card: CardNumber
    ) -> Sequence[CardNumber]:
        return sorted(table.decks[team][: op.n])

    def take(
        self, op: Dig, table: TechDeck, team: int, card: CardNumber, picked: CardNumber
    ) -> None:
        table.decks[team] = without(table.decks[team], picked)
        table.hands[team] = added(table.hands[team], picked)
        if table.log is not None:
            table.log.append(Taken(*table.side(team), table.cards.ids[picked]))

    def zone(self, op: Dig, table: TechDeck) -> str:
        return "deck"


class DoSpy(Doing[Spy]):
    """Look at the rivals' hand; nothing in a solo game (TD-GEN-03, TD-A-40)."""

    def can(self, op: Spy, table: TechDeck, team: int, card: CardNumber, paid: int) -> bool:
        rival = table.rival(team)
        return rival is not None and bool(table.hands[rival])

    def run(self, op: Spy, table: TechDeck, seat: Seat, card: CardNumber) -> None:
        team = table.team_of[seat]
        rival = table.rival(team)
        if rival is None:
            return
        hand = table.show(table.hands[rival])
        table.seen[team] |= table.cards.bits(hand)
        if table.log is not None:
            known = Known(table.ids(hand))
            table.log.append(Spied(team=team + 1, to=table.teams[team], secret=known))


class DoReady(Picking[Ready]):
    """Clear the used mark of another own card that has no `ready` itself (3.2)."""

    job = "ready"

    def candidates(
        self, op: Ready, table: TechDeck, team: int, card: CardNumber
    ) -> Sequence[CardNumber]:
        fits = table.used & ~table.cards.has_ready & ~(1 << card)
        if not fits:
            return ()
        found = [other for other in table.hands[team] if fits >> other & 1]
        if op.where == "team":
            areas = table.areas[team * table.size : (team + 1) * table.size]
            # A group card has no effect there that could be used again (TD-A-24).
            ventures = [one for area in areas for one in area if table.cards.is_venture[one]]
            found = [other for other in ventures if fits >> other & 1] + found
        return found

    def take(
        self, op: Ready, table: TechDeck, team: int, card: CardNumber, picked: CardNumber
    ) -> None:
        table.used &= ~(1 << picked)
        if table.log is not None:
            table.log.append(Readied(table.cards.ids[picked]))


class DoBank(Picking[Bank]):
    """A hand card of at least a value to the score pile."""

    job = "bank"

    def can(self, op: Bank, table: TechDeck, team: int, card: CardNumber, paid: int) -> bool:
        hand, value = table.hands[team], table.cards.value
        others = [other for other in hand if other != card]
        if len(others) > paid and any(value[other] >= op.min for other in others):
            return True
        return card in hand and value[card] >= op.min

    def candidates(
        self, op: Bank, table: TechDeck, team: int, card: CardNumber
    ) -> Sequence[CardNumber]:
        value = table.cards.value
        return [other for other in table.hands[team] if value[other] >= op.min]

    def take(
        self, op: Bank, table: TechDeck, team: int, card: CardNumber, picked: CardNumber
    ) -> None:
        table.hands[team] = without(table.hands[team], picked)
        table.scores[team] += (table.show(picked),)
        if table.log is not None:
            table.log.append(Banked(*table.side(team), table.cards.ids[picked]))


HAND_DOINGS: Final[dict[type[Primitive], Doing[Any]]] = {
    Draw: DoDraw(),
    Discard: DoDiscard(),
    Recover: DoRecover(),
    Dig: DoDig(),
    Spy: DoSpy(),
    Ready: DoReady(),
    Bank: DoBank(),
}
