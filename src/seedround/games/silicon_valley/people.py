"""Hiring, poaching and laying off (2.6, 2.7, 2.12)."""

from dataclasses import dataclass
from typing import Any, Final

from seedround.engine.move import Move
from seedround.engine.saying import Saying
from seedround.engine.step import Choice, Offer
from seedround.games.silicon_valley.blocks import names
from seedround.games.silicon_valley.events import Hired, LaidOff, Poached
from seedround.games.silicon_valley.moves import DONE, HIRE, Done, Hire, Layoff, Poach
from seedround.games.silicon_valley.rows import slide_employees
from seedround.games.silicon_valley.sayings import (
    HireOffer,
    LayoffOffer,
    PoachOffer,
    PoachRivalOffer,
    PromptLayoff,
)
from seedround.games.silicon_valley.supply import pay_cash, receive
from seedround.games.silicon_valley.table import EMPTY, SiliconValley
from seedround.games.silicon_valley.track import move_token

# Hire


def hires(table: SiliconValley, seat: int, cash: int) -> list[Move]:
    """Row cards that the money pays for; there must be room (SV-HIRE-01, SV-HIRE-02)."""
    off, prices = table.discounts[seat][0], table.cards.slot_prices
    return [
        HIRE[slot]
        for slot, person in enumerate(table.row)
        if person != EMPTY and prices[slot] - off[person] <= cash
    ]


def hire(table: SiliconValley, seat: int, slot: int, price: int) -> None:
    """Pay, join, slide the row, then gain the instant benefit (SV-HIRE-01..05)."""
    person = table.row[slot]
    pay_cash(table, seat, price)
    table.row[slot] = EMPTY
    table.employees[seat] += (person,)
    if table.log is not None:
        table.log.append(Hired(seat, table.cards.people[person], price))
    slide_employees(table)
    receive(table, seat, table.cards.hired[person], table.cards.people[person])


# Poach


def poachable(table: SiliconValley, seat: int, cash: int, base: int) -> list[Move]:
    """Employees of other companies that the money pays for (SV-POACH-01, SV-SOLO-26).

    Founders are no employees (SV-POACH-07).
    """
    off, moves = table.discounts[seat][0], table.cards.poaches
    found: list[Move] = []
    if cash + table.cards.most_wants < base:
        return found
    for other in range(table.seats):
        if other != seat:
            theirs = moves[other]
            found += [theirs[who] for who in table.employees[other] if base - off[who] <= cash]
    if table.staff:
        theirs = moves[table.rival]
        found += [theirs[who] for who in table.staff if base - off[who] <= cash]
    return found


def poach(table: SiliconValley, seat: int, move: Poach, base: int) -> None:
    """The bank is paid, the owner gets nothing and cannot object (SV-POACH-01..06).

    Salary tokens stay on the card; the Rival's tech row does not change (SV-R-56).
    """
    person = table.cards.person[move.employee]
    price = table.poach_price(seat, person, base)
    pay_cash(table, seat, price)
    owner: int | None = move.seat
    if move.seat == table.rival:
        table.staff = tuple(other for other in table.staff if other != person)
        owner = None
    else:
        leave(table, move.seat, person)
    table.employees[seat] += (person,)
    if table.log is not None:
        table.log.append(Poached(seat, owner, move.employee, price))
    receive(table, seat, table.cards.hired[person], move.employee)


# Layoffs


def leave(table: SiliconValley, seat: int, person: int) -> None:
    table.employees[seat] = tuple(other for other in table.employees[seat] if other != person)


def lay_off(table: SiliconValley, seat: int, person: int, forced: bool) -> None:
    """The tokens go to the bank, the card to the discard pile (SV-LAYOFF-02, SV-R-24).

    A founder who counts as an employee leaves the game instead.
    """
    leave(table, seat, person)
    table.tokens[person] = 0
    if person < table.cards.employees:
        table.discard.append(person)
    if table.log is not None:
        table.log.append(LaidOff(seat, table.cards.people[person], forced))


def layoffs(table: SiliconValley, seat: int) -> list[Move]:
    moves = table.cards.layoffs
    return [moves[person] for person in table.employees[seat]]


@dataclass(frozen=True)
class LayoffMore(Choice[SiliconValley]):
    """Further employees in the same action; then 1 valuation in total (SV-LAYOFF-01, 03).

    The loss comes after all cards have left, so it touches only the tokens of who stays.
    """

    loss: int

    kind = "sv.layoff"
    rules = ("SV-LAYOFF-01", "SV-LAYOFF-02")

    def moves(self, table: SiliconValley) -> list[Move]:
        return [*layoffs(table, self.seat), DONE]

    def play(self, table: SiliconValley, move: Layoff | Done) -> None:
        if isinstance(move, Layoff):
            layoff(table, self.seat, move, self.loss)
        else:
            move_token(table, self.seat, -self.loss)

    def prompt(self, table: SiliconValley) -> Saying:
        return PromptLayoff()

    def offer(self, table: SiliconValley, move: Any) -> Offer:
        return people_offer(table, self.seat, move)


def layoff(table: SiliconValley, seat: int, move: Layoff, loss: int) -> None:
    """One employee goes, then perhaps more (SV-LAYOFF-01): at least one (SV-R-23)."""
    lay_off(table, seat, table.cards.person[move.employee], False)
    table.agenda.append(LAYOFF_MORE[seat][loss])


def people_offer(table: SiliconValley, seat: int, move: Any, base: int | None = None) -> Offer:
    """How hiring, poaching and layoffs are shown; `base` is a power's price before discounts."""
    cards = table.cards
    if isinstance(move, Hire):
        person = table.row[move.slot - 1]
        price = table.hire_price(seat, move.slot - 1) if base is None else base
        says = HireOffer(cards.people[person], price, cards.salaries[person], *gains(table, person))
        return Offer(move, says, (f"row:{move.slot}",))
    if isinstance(move, Poach):
        person = cards.person[move.employee]
        price, salary = table.poach_price(seat, person, base), table.salary(person)
        piece = (f"employee@{move.seat}:{move.employee}",)
        gain = gains(table, person)
        if move.seat == table.rival:
            return Offer(move, PoachRivalOffer(move.employee, price, salary, *gain), piece)
        return Offer(move, PoachOffer(move.employee, move.seat, price, salary, *gain), piece)
    if isinstance(move, Layoff):
        person = cards.person[move.employee]
        says_off = LayoffOffer(move.employee, table.salary(person))
        return Offer(move, says_off, (f"employee@{seat}:{move.employee}",))
    return Offer(move)


def gains(table: SiliconValley, person: int) -> tuple[tuple[str, ...], tuple[str, ...], int]:
    """What a person brings at once, and writes and earns every round."""
    cash, _, blocks, _ = table.cards.works[person]
    return names(table.cards.hired[person][2]), names(blocks), cash


LAYOFF_MORE: Final = tuple(tuple(LayoffMore(seat, loss) for loss in range(2)) for seat in range(4))
