"""How effects are carried out: steps in order, costs first, as much as possible (2.5, 6.1).

A Doing says what one primitive does; `carry_out` has one for each kind. No card is known by id: an
effect is a list of primitives.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any, ClassVar, Generic, TypeVar

from seedround.engine.kinds import CardNumber, Seat
from seedround.engine.move import Move
from seedround.engine.saying import Saying
from seedround.engine.step import Choice, Offer
from seedround.games.tech_deck.moves import Pick
from seedround.games.tech_deck.primitives import Primitive
from seedround.games.tech_deck.sayings import Job, PickFor, PromptPick
from seedround.games.tech_deck.table import TechDeck

P = TypeVar("P", bound=Primitive)


class Doing(Generic[P]):
    """What a primitive does; `card` is always the card whose effect it belongs to."""

    def can(self, op: P, table: TechDeck, team: int, card: CardNumber, paid: int) -> bool:
        """Whether it would do something once so many hand cards are paid (TD-FX-16)."""
        raise NotImplementedError

    def run(self, op: P, table: TechDeck, seat: Seat, card: CardNumber) -> None:
        """Carry it out, as far as possible (TD-FX-14)."""
        raise NotImplementedError


class Picking(Doing[P]):
    """A primitive that works on cards which the using seat picks (TD-FX-17)."""

    job: ClassVar[Job]

    def purpose(self, table: TechDeck) -> Job:
        """What the next card is picked for."""
        return self.job

    def count(self, op: P) -> int:
        return 1

    def candidates(
        self, op: P, table: TechDeck, team: int, card: CardNumber
    ) -> Sequence[CardNumber]:
        """The cards that may be picked, in the order in which they are listed."""
        raise NotImplementedError

    def take(self, op: P, table: TechDeck, team: int, card: CardNumber, picked: CardNumber) -> None:
        """What happens to a picked card."""
        raise NotImplementedError

    def can(self, op: P, table: TechDeck, team: int, card: CardNumber, paid: int) -> bool:
        return bool(self.candidates(op, table, team, card))

    def run(self, op: P, table: TechDeck, seat: Seat, card: CardNumber) -> None:
        self.go_on(op, table, seat, card, self.count(op))

    def go_on(self, op: P, table: TechDeck, seat: Seat, card: CardNumber, left: int) -> None:
        """Take every candidate if there are not more than wanted, else ask (3.1)."""
        team = table.team_of[seat]
        found = self.candidates(op, table, team, card)
        if len(found) > left:
            table.agenda.append(pick_card(seat, card, op, left, self))
            return
        for picked in tuple(found):
            self.take(op, table, team, card, picked)

    def zone(self, op: P, table: TechDeck) -> str:
        """Where the candidates lie, for the pieces on the page."""
        return "hand"


@dataclass(frozen=True)
class PickCard(Choice[TechDeck, Pick]):
    """The seat that used an effect picks a card for one of its steps (TD-FX-17)."""

    card: CardNumber
    op: Primitive
    left: int
    doing: Picking[Any] = field(repr=False)

    kind = "effect.pick"
    rule_ids = ("TD-FX-14", "TD-FX-17")
    audience = "team"

    def moves(self, table: TechDeck) -> list[Move]:
        pick = table.cards.pick
        team = table.team_of[self.seat]
        found = self.doing.candidates(self.op, table, team, self.card)
        # Only a hand drawn anew for the rivals can be without a candidate: any card stands in.
        return [pick[card] for card in found or table.hands[team]]

    def play(self, table: TechDeck, move: Pick) -> None:
        doing = self.doing
        picked = table.cards.index[move.card]
        doing.take(self.op, table, table.team_of[self.seat], self.card, picked)
        if self.left > 1:
            doing.go_on(self.op, table, self.seat, self.card, self.left - 1)

    def prompt(self, table: TechDeck) -> Saying:
        return PromptPick(table.cards.ids[self.card], self.doing.purpose(table), self.left)

    def offer(self, table: TechDeck, move: Pick) -> Offer:
        says = PickFor(move.card, self.doing.purpose(table))
        return Offer(move, says, (self.piece(table, move.card),))

    def piece(self, table: TechDeck, card: str) -> str:
        """The picked thing on the page: a place in the row, an id elsewhere."""
        zone = self.doing.zone(self.op, table)
        if zone == "row":
            return f"row:{table.row.index(table.cards.index[card]) + 1}"
        team = table.team_of[self.seat]
        if zone == "rival_discard":
            zone, team = "discard", 1 - team
        return f"{zone}:{card}" if zone == "unhappy" else f"{zone}@t{team + 1}:{card}"


@cache
def pick_card(
    seat: Seat, card: CardNumber, op: Primitive, left: int, doing: Picking[Any]
) -> PickCard:
    return PickCard(seat, card, op, left, doing)
