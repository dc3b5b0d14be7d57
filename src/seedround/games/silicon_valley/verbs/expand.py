"""Expanding the HQ (2.8)."""

from typing import Final

from seedround.engine.kinds import Seat
from seedround.engine.move import Move
from seedround.engine.saying import Blocked
from seedround.engine.step import Offer
from seedround.games.silicon_valley.events import Expanded
from seedround.games.silicon_valley.moves import EXPAND, Expand
from seedround.games.silicon_valley.rows import refill
from seedround.games.silicon_valley.sayings import ExpandOffer, ReasonEmptyRow, ReasonPoor, Symbol
from seedround.games.silicon_valley.supply import pay_cash
from seedround.games.silicon_valley.table import EMPTY, SiliconValley
from seedround.games.silicon_valley.verbs.verb import Verb

HQ: Final = ("hq:",)


class Expanding(Verb[Expand]):
    """Add a card to one's HQ, for the usual price or less by a power."""

    move = Expand

    def __init__(self, base: int | None = None, less: int = 0) -> None:
        self.base = base
        """The price, if a power names one."""
        self.less = less
        """What a power takes off the price."""

    def moves(self, table: SiliconValley, seat: Seat) -> list[Move]:
        """The face-up HQ cards, if the money pays for one (SV-HQ-01, SV-HQ-02)."""
        price = table.hq_price(seat) if self.base is None else self.base
        if table.cash[seat] < price - self.less:
            return []
        return [EXPAND[slot] for slot, card in enumerate(table.hq_row) if card != EMPTY]

    def price(self, table: SiliconValley, seat: Seat) -> int:
        return max(0, (table.hq_price(seat) if self.base is None else self.base) - self.less)

    def carry_out(self, table: SiliconValley, seat: Seat, move: Expand) -> None:
        """The card goes to the right end and counts at once; it stays for good (SV-HQ-01..06)."""
        slot = move.slot - 1
        card, price = table.hq_row[slot], self.price(table, seat)
        pay_cash(table, seat, price)
        table.hq[seat] += (card,)
        table.hq_row[slot] = EMPTY
        table.refresh(seat)
        if table.log is not None:
            table.log.append(Expanded(seat, table.cards.hqs[card], price))
        refill(table, "hq", slot)

    def offer(self, table: SiliconValley, seat: Seat, move: Expand) -> Offer:
        card = table.cards.document.hq[table.hq_row[move.slot - 1]]
        symbols = tuple([Symbol(name) for name in card.symbols])
        price = self.price(table, seat)
        says = ExpandOffer(card.id, price, card.employees, card.upkeep, symbols)
        return Offer(move, says, (f"hq:{move.slot}",))

    def blocked(self, table: SiliconValley, seat: Seat) -> list[Blocked]:
        price, cash = self.price(table, seat), table.cash[seat]
        if price <= cash:
            return [Blocked("expand", ReasonEmptyRow(), "SV-HQ-02", HQ)]
        return [Blocked("expand", ReasonPoor(price, cash), "SV-HQ-01", HQ)]


EXPANDING: Final = Expanding()
