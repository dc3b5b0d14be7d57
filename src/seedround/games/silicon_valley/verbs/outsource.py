"""Outsourcing: buying a block (2.10)."""

from typing import Final

from seedround.engine.kinds import Seat
from seedround.engine.move import Move
from seedround.engine.saying import Blocked
from seedround.engine.step import Offer
from seedround.games.silicon_valley.blocks import NUMBER, UNIT, count, counts
from seedround.games.silicon_valley.events import Outsourced
from seedround.games.silicon_valley.moves import OUTSOURCE, Outsource
from seedround.games.silicon_valley.sayings import OutsourceOffer, ReasonPoor, ReasonSoldOut
from seedround.games.silicon_valley.supply import pay_cash
from seedround.games.silicon_valley.table import SiliconValley
from seedround.games.silicon_valley.verbs.verb import Verb

SUPPLY: Final = ("supply:",)


class Outsourcing(Verb[Outsource]):
    """Buy one block of the supply."""

    move = Outsource

    def moves(self, table: SiliconValley, seat: Seat) -> list[Move]:
        """Kinds of blocks that are in the supply and not too dear (SV-OUT-01, SV-OUT-02)."""
        cash, prices = table.cash[seat], table.cards.block_prices
        return [
            OUTSOURCE[kind]
            for kind, left in enumerate(counts(table.supply))
            if left and prices[kind] <= cash
        ]

    def carry_out(self, table: SiliconValley, seat: Seat, move: Outsource) -> None:
        """Exactly one block at the listed price, no substitution.

        SV-OUT-01, SV-OUT-02, SV-R-07.
        """
        kind = NUMBER[move.block]
        price = table.cards.block_prices[kind]
        pay_cash(table, seat, price)
        table.supply -= UNIT[kind]
        table.blocks[seat] += UNIT[kind]
        if table.log is not None:
            table.log.append(Outsourced(seat, move.block, price))

    def offer(self, table: SiliconValley, seat: Seat, move: Outsource) -> Offer:
        kind = NUMBER[move.block]
        left = count(table.supply, kind)
        says = OutsourceOffer(move.block, table.cards.block_prices[kind], left)
        return Offer(move, says, (f"supply:{move.block}",))

    def blocked(self, table: SiliconValley, seat: Seat) -> list[Blocked]:
        stock = zip(table.cards.block_prices, counts(table.supply), strict=True)
        prices = [price for price, many in stock if many]
        if not prices:
            return [Blocked("outsource", ReasonSoldOut(), "SV-OUT-02", SUPPLY)]
        poor = ReasonPoor(min(prices), table.cash[seat])
        return [Blocked("outsource", poor, "SV-OUT-01", SUPPLY)]


OUTSOURCING: Final = Outsourcing()
