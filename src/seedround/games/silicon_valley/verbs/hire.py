"""Hiring from the row (2.6)."""

from typing import Final

from seedround.engine.kinds import Seat
from seedround.engine.move import Move
from seedround.engine.saying import Blocked
from seedround.engine.step import Offer
from seedround.games.silicon_valley.events import Hired
from seedround.games.silicon_valley.moves import HIRE, Hire
from seedround.games.silicon_valley.people import gains, no_room
from seedround.games.silicon_valley.rows import slide_employees
from seedround.games.silicon_valley.sayings import (
    HireOffer,
    ReasonDear,
    ReasonEmptyRow,
    ReasonPoor,
)
from seedround.games.silicon_valley.supply import pay_cash, receive
from seedround.games.silicon_valley.table import EMPTY, SiliconValley
from seedround.games.silicon_valley.verbs.verb import Verb

ROW: Final = ("row:",)


class Hiring(Verb[Hire]):
    """Take an employee from the row into one's company."""

    move = Hire

    def moves(self, table: SiliconValley, seat: Seat) -> list[Move]:
        """Row cards that the money pays for; there must be room (SV-HIRE-01, SV-HIRE-02)."""
        if len(table.employees[seat]) >= table.places[seat]:
            return []
        cash, off, prices = table.cash[seat], table.discounts[seat][0], table.cards.slot_prices
        return [
            HIRE[slot]
            for slot, person in enumerate(table.row)
            if person != EMPTY and prices[slot] - off[person] <= cash
        ]

    def price(self, table: SiliconValley, seat: Seat, slot: int) -> int:
        return table.hire_price(seat, slot)

    def carry_out(self, table: SiliconValley, seat: Seat, move: Hire) -> None:
        """Pay, join, slide the row, then gain the instant benefit (SV-HIRE-01..05)."""
        slot = move.slot - 1
        person, price = table.row[slot], self.price(table, seat, slot)
        pay_cash(table, seat, price)
        table.row[slot] = EMPTY
        table.employees[seat] += (person,)
        if table.log is not None:
            table.log.append(Hired(seat, table.cards.people[person], price))
        slide_employees(table)
        receive(table, seat, table.cards.hired[person], table.cards.people[person])

    def offer(self, table: SiliconValley, seat: Seat, move: Hire) -> Offer:
        cards, slot = table.cards, move.slot - 1
        person, price = table.row[slot], self.price(table, seat, slot)
        says = HireOffer(cards.people[person], price, cards.salaries[person], *gains(table, person))
        return Offer(move, says, (f"row:{move.slot}",))

    def blocked(self, table: SiliconValley, seat: Seat) -> list[Blocked]:
        if not table.room(seat):
            return [Blocked("hire", no_room(table, seat), "SV-HIRE-06", ROW)]
        prices = [
            table.hire_price(seat, slot) for slot, person in enumerate(table.row) if person != EMPTY
        ]
        if not prices:
            return [Blocked("hire", ReasonEmptyRow(), "SV-HIRE-04", ROW)]
        poor = ReasonPoor(min(prices), table.cash[seat])
        return [Blocked("hire", poor, "SV-HIRE-01", ROW)]

    def out_of_reach(self, table: SiliconValley, seat: Seat) -> list[Blocked]:
        """Employees who cost more than the seat has (SV-HIRE-01)."""
        cash = table.cash[seat]
        return [
            Blocked(str(HIRE[slot]), ReasonDear(price, cash), "SV-HIRE-01", (f"row:{slot + 1}",))
            for slot, person in enumerate(table.row)
            if person != EMPTY and (price := table.hire_price(seat, slot)) > cash
        ]


class HiringOnTerms(Hiring):
    """Every card of the row, at a power's price before discounts or for less."""

    def __init__(self, base: int | None, less: int) -> None:
        self.base = base
        self.less = less

    def moves(self, table: SiliconValley, seat: Seat) -> list[Move]:
        if not table.room(seat):
            return []
        return [
            HIRE[slot]
            for slot, person in enumerate(table.row)
            if person != EMPTY and self.price(table, seat, slot) <= table.cash[seat]
        ]

    def price(self, table: SiliconValley, seat: Seat, slot: int) -> int:
        base = table.cards.slot_prices[slot] if self.base is None else self.base
        return max(0, base - self.less - table.discounts[seat][0][table.row[slot]])


HIRING: Final = Hiring()
