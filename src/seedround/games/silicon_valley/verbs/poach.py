"""Poaching from other companies (2.7)."""

from typing import Final

from seedround.engine.kinds import Seat, every_seat
from seedround.engine.move import Move
from seedround.engine.saying import Blocked
from seedround.engine.step import Offer
from seedround.games.silicon_valley.events import Poached
from seedround.games.silicon_valley.moves import Poach
from seedround.games.silicon_valley.people import gains, leave, no_room
from seedround.games.silicon_valley.sayings import PoachOffer, ReasonNobodyToPoach, ReasonPoor
from seedround.games.silicon_valley.supply import pay_cash, receive
from seedround.games.silicon_valley.table import SiliconValley
from seedround.games.silicon_valley.verbs.verb import Verb


class Poaching(Verb[Poach]):
    """Take an employee of another company, at the set's price or at a power's."""

    move = Poach

    def __init__(self, base: int | None = None, less: int = 0) -> None:
        self.base = base
        """The price before discounts, if a power names one."""
        self.less = less
        """What a power takes off the price."""

    def usual(self, table: SiliconValley) -> int:
        """What everybody costs before discounts."""
        return (table.cards.poach_price if self.base is None else self.base) - self.less

    def moves(self, table: SiliconValley, seat: Seat) -> list[Move]:
        """Employees whom the money pays for; there must be room (SV-POACH-01, 03, SV-SOLO-26).

        Founders are no employees (SV-POACH-07).
        """
        if len(table.employees[seat]) >= table.places[seat]:
            return []
        cards, cash = table.cards, table.cash[seat]
        base = (cards.poach_price if self.base is None else self.base) - self.less
        found: list[Move] = []
        if cash + cards.most_wants < base:
            return found
        off, moves = table.discounts[seat][0], cards.poaches
        for other in every_seat(table.seats):
            if other != seat:
                theirs = moves[other]
                found += [theirs[who] for who in table.employees[other] if base - off[who] <= cash]
        if table.staff:
            theirs = moves[table.rival]
            found += [theirs[who] for who in table.staff if base - off[who] <= cash]
        return found

    def carry_out(self, table: SiliconValley, seat: Seat, move: Poach) -> None:
        """The bank is paid, the owner gets nothing and cannot object (SV-POACH-01..06).

        Salary tokens stay on the card; the Rival's tech row does not change (SV-R-56).
        """
        person = table.cards.person[move.employee]
        price = table.poach_price(seat, person, self.usual(table))
        pay_cash(table, seat, price)
        owner: Seat | None = move.seat
        if move.seat == table.rival:
            table.staff = tuple(other for other in table.staff if other != person)
            owner = None
        else:
            leave(table, move.seat, person)
        table.employees[seat] += (person,)
        if table.log is not None:
            table.log.append(Poached(seat, owner, move.employee, price))
        receive(table, seat, table.cards.hired[person], move.employee)

    def offer(self, table: SiliconValley, seat: Seat, move: Poach) -> Offer:
        person = table.cards.person[move.employee]
        price, salary = table.poach_price(seat, person, self.usual(table)), table.salary(person)
        owner = None if move.seat == table.rival else move.seat
        says = PoachOffer(move.employee, price, salary, *gains(table, person), owner)
        return Offer(move, says, (f"employee@{move.seat}:{move.employee}",))

    def blocked(self, table: SiliconValley, seat: Seat) -> list[Blocked]:
        companies = [*every_seat(table.seats), *([table.rival] if table.seats == 1 else [])]
        pieces = tuple(f"employee@{other}:" for other in companies if other != seat)
        if not table.room(seat):
            return [Blocked("poach", no_room(table, seat), "SV-HIRE-06", pieces)]
        others = [other for other in every_seat(table.seats) if other != seat]
        staff = [person for other in others for person in table.employees[other]]
        prices = [table.poach_price(seat, person) for person in (*staff, *table.staff)]
        if not prices:
            return [Blocked("poach", ReasonNobodyToPoach(), "SV-POACH-01", pieces)]
        poor = ReasonPoor(min(prices), table.cash[seat])
        return [Blocked("poach", poor, "SV-POACH-01", pieces)]


POACHING: Final = Poaching()
