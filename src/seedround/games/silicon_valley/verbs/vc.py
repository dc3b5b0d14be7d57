"""VC funding: pay code, gain cash and valuation, use the power, discard (2.9, 6.8)."""

from dataclasses import dataclass
from typing import Final

from seedround.engine.kinds import Seat, every_seat
from seedround.engine.move import Move
from seedround.engine.saying import Blocked, Saying
from seedround.engine.step import Choice, Offer, Step
from seedround.games.silicon_valley.blocks import named, value
from seedround.games.silicon_valley.events import Funded
from seedround.games.silicon_valley.moves import SLOTS, VC, Pay, Vc, pay
from seedround.games.silicon_valley.narrow import ask
from seedround.games.silicon_valley.payments import payments
from seedround.games.silicon_valley.powers.by_effect import start
from seedround.games.silicon_valley.rows import discard, refill
from seedround.games.silicon_valley.sayings import (
    PromptPay,
    ReasonDemo,
    ReasonEmptyRow,
    ReasonFewBlocks,
    VcOffer,
)
from seedround.games.silicon_valley.supply import gain, pay_code, pay_offer, receive
from seedround.games.silicon_valley.table import EMPTY, SiliconValley
from seedround.games.silicon_valley.verbs.verb import Verb

INVESTORS: Final = ("vc:",)


class Funding(Verb[Vc]):
    """Show code to an investor for cash, valuation and a power."""

    move = Vc

    def moves(self, table: SiliconValley, seat: Seat) -> list[Move]:
        """The VC cards whose cost the code held can pay (SV-VC-01)."""
        worth = value(table.blocks[seat])
        costs, off = table.cards.vc_costs, table.discounts[seat][1]
        return [
            VC[slot]
            for slot, card in enumerate(table.vc_row)
            if card != EMPTY and costs[card] - off[card] <= worth
        ]

    def carry_out(self, table: SiliconValley, seat: Seat, move: Vc) -> None:
        """Pay, then gain; a cost of 0 needs no payment (SV-VC-01, SV-SYM-05)."""
        slot = move.slot - 1
        table.agenda.append(COLLECT_FUNDING[seat][slot])
        if table.vc_price(seat, slot):
            ask(table, PAY_VC[seat][slot])

    def offer(self, table: SiliconValley, seat: Seat, move: Vc) -> Offer:
        """A VC card with its price after discounts."""
        slot = move.slot - 1
        card, cards = table.vc_row[slot], table.cards
        instant = gain(cards.vc_gifts[card])
        price = table.vc_price(seat, slot)
        says = VcOffer(cards.vcs[card], price, instant, cards.power_words[card])
        return Offer(move, says, (f"vc:{move.slot}",))

    def blocked(self, table: SiliconValley, seat: Seat) -> list[Blocked]:
        costs = [
            table.vc_price(seat, slot) for slot, card in enumerate(table.vc_row) if card != EMPTY
        ]
        if not costs:
            return [Blocked("vc", ReasonEmptyRow(), "SV-VC-04", INVESTORS)]
        few = ReasonFewBlocks(min(costs), value(table.blocks[seat]))
        return [Blocked("vc", few, "SV-VC-01", INVESTORS)]

    def out_of_reach(self, table: SiliconValley, seat: Seat) -> list[Blocked]:
        """Investors who want to see more code than the seat has (SV-VC-01)."""
        worth = value(table.blocks[seat])
        return [
            Blocked(str(VC[slot]), ReasonDemo(cost, worth), "SV-VC-01", (f"vc:{slot + 1}",))
            for slot, card in enumerate(table.vc_row)
            if card != EMPTY and (cost := table.vc_price(seat, slot)) > worth
        ]


@dataclass(frozen=True)
class PayVc(Choice[SiliconValley, Pay]):
    """The blocks for the demo (SV-VC-01, SV-GEN-07)."""

    slot: int

    kind = "turn.pay"
    rule_ids = ("SV-VC-01", "SV-GEN-07")

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

    seat: Seat
    slot: int

    def run(self, table: SiliconValley) -> None:
        card = table.vc_row[self.slot]
        if table.log is not None:
            table.log.append(Funded(self.seat, table.cards.vcs[card]))
        table.agenda.append(CLOSE_FUNDING[self.slot])
        start(table, self.seat, self.slot)
        receive(table, self.seat, table.cards.vc_gifts[card], table.cards.vcs[card])


@dataclass(frozen=True)
class CloseFunding(Step[SiliconValley]):
    """The card is discarded, never kept, and its slot refilled (SV-VC-04, SV-VC-05)."""

    slot: int

    def run(self, table: SiliconValley) -> None:
        discard(table, "vc", self.slot)
        refill(table, "vc", self.slot)


FUNDING: Final = Funding()
PAY_VC: Final = tuple(tuple(PayVc(seat, slot) for slot in range(SLOTS)) for seat in every_seat(4))
COLLECT_FUNDING: Final = tuple(
    tuple(CollectFunding(seat, slot) for slot in range(SLOTS)) for seat in every_seat(4)
)
CLOSE_FUNDING: Final = tuple(CloseFunding(slot) for slot in range(SLOTS))
