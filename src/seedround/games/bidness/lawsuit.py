"""Lawsuits: name the defendant and the damages; then talks or a trial (2.8, 3.5)."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from seedround.engine.kinds import Seat, every_seat
from seedround.engine.move import Move
from seedround.engine.saying import Blocked, Saying
from seedround.engine.step import Choice, Offer, Range
from seedround.games.bidness.amounts import claims, ladder, span
from seedround.games.bidness.events import Sued
from seedround.games.bidness.moves import TEN, Damages
from seedround.games.bidness.sayings import (
    ClaimDamages,
    NoteBorrows,
    PromptDamages,
    ReasonClaim,
)
from seedround.games.bidness.settlement import OPEN_TALKS
from seedround.games.bidness.table import Bidness
from seedround.games.bidness.trial import HOLD_TRIAL, claim_of


def file_suit(table: Bidness, plaintiff: Seat, defendant: Seat) -> None:
    """The suit costs nothing and needs no lawyer (BD-SUIT-01, BD-SUIT-02, BD-CARD-05)."""
    table.defendant = defendant
    table.damages = table.demand = table.offered = table.named = 0
    table.agenda.append(NAME_DAMAGES[plaintiff])


@dataclass(frozen=True)
class NameDamages(Choice[Bidness, Damages]):
    """Announced before any talks, then fixed (BD-SUIT-03, BD-SUIT-05..07, BD-R-19, BD-R-53)."""

    kind = "suit.damages"
    rule_ids = ("BD-SUIT-03", "BD-SUIT-05", "BD-SUIT-06", "BD-SUIT-07")
    audience = "all"

    def limits(self, table: Bidness) -> tuple[int, int, int]:
        """Lowest, highest and step: cash on hand within the plaintiff's capacity, or pieces."""
        effect = table.cards.effects[table.played]
        if effect.damages != "cash":
            return effect.min, effect.max, 1
        return TEN, min(table.cash[table.defendant], table.capacity(self.seat)), TEN

    def moves(self, table: Bidness) -> list[Move]:
        return claims(*self.limits(table))

    def quick(self, table: Bidness) -> Sequence[Move]:
        return [Damages(amount) for amount in ladder(*self.limits(table))]

    def ranges(self, table: Bidness) -> dict[str, Range]:
        found = span(*self.limits(table))
        return {"damages": found} if found else {}

    def blocked(self, table: Bidness) -> list[Blocked]:
        claim = claim_of(table)
        rule = {"cash": "BD-SUIT-05", "marketers": "BD-SUIT-06", "tech": "BD-SUIT-07"}[claim]
        why = ReasonClaim(claim, *self.limits(table))
        return [Blocked("damages", why, rule, ("suit:damages",))]

    def play(self, table: Bidness, move: Damages) -> None:
        seat = self.seat
        table.damages = move.amount
        if table.log is not None:
            name = table.cards.ids[table.played]
            table.log.append(Sued(seat, table.defendant, name, claim_of(table), move.amount))
        table.agenda.append(OPEN_TALKS[seat] if table.options.settlement else HOLD_TRIAL)

    def prompt(self, table: Bidness) -> Saying:
        return PromptDamages(table.cards.ids[table.played], table.defendant, claim_of(table))

    def offer(self, table: Bidness, move: Damages) -> Offer:
        claim = claim_of(table)
        notes: tuple[Saying, ...] = ()
        if claim == "cash" and (ious := table.borrows(self.seat, move.amount)):
            notes = (NoteBorrows(self.seat, ious),)
        return Offer(move, ClaimDamages(claim, move.amount), ("suit:damages",), notes)


NAME_DAMAGES: Final = tuple(NameDamages(seat) for seat in every_seat(6))
