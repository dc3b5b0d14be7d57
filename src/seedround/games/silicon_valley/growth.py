"""Expanding the HQ and outsourcing (2.8, 2.10)."""

from typing import Any

from seedround.engine.move import Move
from seedround.engine.step import Offer
from seedround.games.silicon_valley.blocks import KINDS, NUMBER, UNIT, count
from seedround.games.silicon_valley.events import Expanded, Outsourced
from seedround.games.silicon_valley.moves import EXPAND, OUTSOURCE, Expand, Outsource
from seedround.games.silicon_valley.rows import refill_hq
from seedround.games.silicon_valley.sayings import ExpandOffer, OutsourceOffer
from seedround.games.silicon_valley.supply import pay_cash
from seedround.games.silicon_valley.table import EMPTY, SiliconValley


def expansions(table: SiliconValley) -> list[Move]:
    """The face-up HQ cards (SV-HQ-02)."""
    return [EXPAND[slot] for slot, card in enumerate(table.hq_row) if card != EMPTY]


def expand(table: SiliconValley, seat: int, slot: int, price: int) -> None:
    """The card goes to the right end and counts at once; it stays for good (SV-HQ-01..06)."""
    card = table.hq_row[slot]
    pay_cash(table, seat, price)
    table.hq[seat] += (card,)
    table.hq_row[slot] = EMPTY
    table.refresh(seat)
    if table.log is not None:
        table.log.append(Expanded(seat, table.cards.hqs[card], price))
    refill_hq(table, slot)


def purchases(table: SiliconValley, cash: int) -> list[Move]:
    """Kinds of blocks that are in the supply and not too dear (SV-OUT-01, SV-OUT-02)."""
    prices, supply = table.cards.block_prices, table.supply
    return [
        OUTSOURCE[kind]
        for kind in range(len(KINDS))
        if prices[kind] <= cash and supply >> 8 * kind & 255
    ]


def outsource(table: SiliconValley, seat: int, move: Outsource) -> None:
    """Exactly one block at the listed price, no substitution (SV-OUT-01, SV-OUT-02, SV-R-07)."""
    kind = NUMBER[move.block]
    price = table.cards.block_prices[kind]
    pay_cash(table, seat, price)
    table.supply -= UNIT[kind]
    table.blocks[seat] += UNIT[kind]
    if table.log is not None:
        table.log.append(Outsourced(seat, move.block, price))


def growth_offer(table: SiliconValley, seat: int, move: Any, less: int = 0) -> Offer:
    """How expanding and outsourcing are shown; `less` is what a power takes off."""
    if isinstance(move, Expand):
        card = table.cards.document.hq[table.hq_row[move.slot - 1]]
        price = max(0, table.hq_price(seat) - less)
        says = ExpandOffer(card.id, price, card.employees, card.upkeep, tuple(card.symbols))
        return Offer(move, says, (f"hq:{move.slot}",))
    if isinstance(move, Outsource):
        kind = NUMBER[move.block]
        left = count(table.supply, kind)
        bought = OutsourceOffer(move.block, table.cards.block_prices[kind], left)
        return Offer(move, bought, (f"supply:{move.block}",))
    return Offer(move)
