"""VC funding: pay code, gain cash and valuation, use the power, discard (2.9, 6.8)."""

from dataclasses import dataclass
from typing import Final

from seedround.engine.move import Move
from seedround.engine.saying import Saying
from seedround.engine.step import Choice, Offer, Step
from seedround.games.silicon_valley.blocks import named, value
from seedround.games.silicon_valley.events import Funded
from seedround.games.silicon_valley.moves import SLOTS, VC, Pay, pay
from seedround.games.silicon_valley.moves import Vc as VcMove
from seedround.games.silicon_valley.narrow import ask
from seedround.games.silicon_valley.payments import payments
from seedround.games.silicon_valley.powers import POWERS
from seedround.games.silicon_valley.rows import refill_vc
from seedround.games.silicon_valley.sayings import PayOffer, PromptPay, VcOffer
from seedround.games.silicon_valley.supply import pay_code, receive
from seedround.games.silicon_valley.table import EMPTY, SiliconValley


def fundings(table: SiliconValley, seat: int) -> list[Move]:
    """The VC cards whose cost the code held can pay (SV-VC-01)."""
    worth = value(table.blocks[seat])
    costs, off = table.cards.vc_costs, table.discounts[seat][1]
    return [
        VC[slot]
        for slot, card in enumerate(table.vc_row)
        if card != EMPTY and costs[card] - off[card] <= worth
    ]


def fund(table: SiliconValley, seat: int, slot: int) -> None:
    """Pay, then gain; a cost of 0 needs no payment (SV-VC-01, SV-SYM-05)."""
    table.agenda.append(COLLECT_FUNDING[seat][slot])
    if table.vc_price(seat, slot):
        ask(table, PAY_VC[seat][slot])


@dataclass(frozen=True)
class PayVc(Choice[SiliconValley]):
    """The blocks for the demo (SV-VC-01, SV-GEN-07)."""

    slot: int

    kind = "sv.pay"
    rules = ("SV-VC-01", "SV-GEN-07")

    def moves(self, table: SiliconValley) -> list[Move]:
        cost = table.vc_price(self.seat, self.slot)
        return [pay(blocks) for blocks in payments(cost, table.blocks[self.seat])]

    def play(self, table: SiliconValley, move: Pay) -> None:
        card = table.cards.vcs[table.vc_row[self.slot]]
        cost = table.vc_price(self.seat, self.slot)
        pay_code(table, self.seat, named(move.blocks), cost, card)

    def prompt(self, table: SiliconValley) -> Saying:
        card = table.cards.vcs[table.vc_row[self.slot]]
        return PromptPay(card, table.vc_price(self.seat, self.slot))

    def offer(self, table: SiliconValley, move: Pay) -> Offer:
        return pay_offer(self.seat, move)


@dataclass(frozen=True)
class CollectFunding(Step[SiliconValley]):
    """Cash, then valuation, then the power, all at once (SV-VC-02, SV-VC-03)."""

    seat: int
    slot: int

    def run(self, table: SiliconValley) -> None:
        card = table.vc_row[self.slot]
        if table.log is not None:
            table.log.append(Funded(self.seat, table.cards.vcs[card]))
        table.agenda.append(CLOSE_FUNDING[self.slot])
        POWERS[table.cards.powers[card]](table, self.seat, self.slot)
        receive(table, self.seat, table.cards.vc_gifts[card], table.cards.vcs[card])


@dataclass(frozen=True)
class CloseFunding(Step[SiliconValley]):
    """The card is discarded, never kept, and its slot refilled (SV-VC-04, SV-VC-05)."""

    slot: int

    def run(self, table: SiliconValley) -> None:
        table.vc_discard.append(table.vc_row[self.slot])
        table.vc_row[self.slot] = EMPTY
        refill_vc(table, self.slot)


def pay_offer(seat: int, move: Pay) -> Offer:
    """A payment with its value."""
    pieces = tuple(f"blocks@{seat}:{name}" for name in dict.fromkeys(move.blocks))
    return Offer(move, PayOffer(move.blocks, value(named(move.blocks))), pieces)


def vc_offer(table: SiliconValley, seat: int, move: VcMove) -> Offer:
    """A VC card with its price after discounts."""
    card = table.cards.document.vc[table.vc_row[move.slot - 1]]
    price = table.vc_price(seat, move.slot - 1)
    says = VcOffer(card.id, price, card.instant.cash, card.instant.valuation, card.power)
    return Offer(move, says, (f"vc:{move.slot}",))


PAY_VC: Final = tuple(tuple(PayVc(seat, slot) for slot in range(SLOTS)) for seat in range(4))
COLLECT_FUNDING: Final = tuple(
    tuple(CollectFunding(seat, slot) for slot in range(SLOTS)) for seat in range(4)
)
CLOSE_FUNDING: Final = tuple(CloseFunding(slot) for slot in range(SLOTS))
