"""Phase 2: companies collect, then pay for HQ, people and products (2.15, 2.16)."""

from dataclasses import dataclass
from typing import ClassVar, Final

from seedround.engine.kinds import Seat, every_seat
from seedround.engine.move import Move
from seedround.engine.saying import Blocked, Saying
from seedround.engine.step import Choice, Offer, Step
from seedround.games.silicon_valley.blocks import holds, named, names, value
from seedround.games.silicon_valley.cards import Gift
from seedround.games.silicon_valley.events import Collected, PaidHq, PaidSalaries
from seedround.games.silicon_valley.moves import DONE, DROP, Done, Drop, Layoff, Pay, pay
from seedround.games.silicon_valley.narrow import ask
from seedround.games.silicon_valley.numbers import Tile, product_on
from seedround.games.silicon_valley.payments import all_payable, payments
from seedround.games.silicon_valley.people import lay_off
from seedround.games.silicon_valley.sayings import (
    DropOffer,
    PromptForcedLayoff,
    PromptUpkeep,
    ReasonMustPay,
    ReasonSalariesDue,
)
from seedround.games.silicon_valley.supply import TakeBlocks, pay_cash, pay_code, pay_offer
from seedround.games.silicon_valley.table import EMPTY, SiliconValley
from seedround.games.silicon_valley.tiles import drop_tile
from seedround.games.silicon_valley.track import move_token
from seedround.games.silicon_valley.verbs.layoff import LAYING_OFF

PENALTY: Final = 2
"""Involuntary losses cost twice as much (SV-INVOL-02, SV-INVOL-03)."""


def people_bring(table: SiliconValley, seat: Seat) -> list[Gift]:
    """The ongoing benefits of the founder and the employees, in order (SV-OPER-01, SV-R-35)."""
    works, founder = table.cards.works, table.founders[seat]
    gifts = [works[person] for person in table.employees[seat]]
    if founder != EMPTY and not table.options.founder_is_employee:
        gifts.insert(0, works[founder])
    return gifts


def products_bring(table: SiliconValley, seat: Seat) -> list[Gift]:
    """The ongoing benefits of the tiles, in order of acquisition (SV-OPER-01, SV-R-35)."""
    earns = table.cards.earns
    return [earns[tile] for tile in table.tiles[seat]]


@dataclass(frozen=True)
class Collect(Step[SiliconValley]):
    """Step 1 of a seat: all ongoing benefits, the valuation as one move.

    SV-GEN-03, SV-OPER-01, SV-OPER-03, SV-OPER-04, SV-R-05; blocks come in the
    order of SV-R-35.
    """

    seat: Seat

    def run(self, table: SiliconValley) -> None:
        seat = self.seat
        gifts = people_bring(table, seat) + products_bring(table, seat)
        cash = valuation = blocks = 0
        for dollars, units, code, _ in gifts:
            cash += dollars
            valuation += units
            blocks += code
        table.cash[seat] += cash
        table.bank -= cash
        plenty = holds(table.supply, blocks)
        if plenty:
            table.supply -= blocks
            table.blocks[seat] += blocks
        if table.log is not None:
            gained = names(blocks) if plenty else ()
            table.log.append(Collected(seat, cash, valuation, gained))
        if valuation:
            move_token(table, seat, valuation)
        if not plenty:
            kinds = tuple(kind for gift in gifts for kind in gift.kinds)
            table.agenda.append(TakeBlocks(seat, kinds))


@dataclass(frozen=True)
class Upkeep(Step[SiliconValley]):
    """Step 2 of a seat: HQ, then employees, then products (SV-OPER-02, SV-UPKEEP-01..05)."""

    seat: Seat

    def run(self, table: SiliconValley) -> None:
        seat = self.seat
        table.agenda.append(PRODUCTS[seat])
        due, cash = table.rent[seat], table.cash[seat]
        paid = min(due, cash)
        if paid < due:
            table.lift_screen()
        pay_cash(table, seat, paid)
        if table.log is not None:
            table.log.append(PaidHq(seat, paid, due - paid))
        if paid < due and table.options.bailout == "strict":
            close_down(table, seat)
        else:
            pay_salaries(table, LAY_OFF_FIRST[seat])


def close_down(table: SiliconValley, seat: Seat) -> None:
    """The bail-out: everybody with a salary and all products go (SV-INVOL-04, SV-R-21)."""
    paid = [person for person in table.employees[seat] if table.salary(person)]
    if paid:
        for person in paid:
            lay_off(table, seat, person, True)
        move_token(table, seat, -PENALTY)
    for tile in table.tiles[seat]:
        drop_tile(table, seat, tile, PENALTY, True)


# Employees


def pay_salaries(table: SiliconValley, else_ask: "ForcedLayoff") -> None:
    """Pay everybody if the money lasts, else an employee must go (SV-UPKEEP-02, SV-INVOL-01)."""
    seat = else_ask.seat
    due = table.payroll(seat)
    if due > table.cash[seat]:
        table.lift_screen()
        table.agenda.append(else_ask)
        return
    pay_cash(table, seat, due)
    if table.log is not None and table.employees[seat]:
        table.log.append(PaidSalaries(seat, due))


@dataclass(frozen=True)
class ForcedLayoff(Choice[SiliconValley, Layoff | Done]):
    """Employees of the seat's choice go until the rest can be paid (SV-INVOL-01, SV-INVOL-02).

    The first one costs 2 valuation, which may take salary tokens along (SV-INVOL-05, SV-R-20).
    """

    first: bool

    kind = "upkeep.layoff"
    rule_ids: ClassVar[tuple[str, ...]] = ("SV-INVOL-01", "SV-INVOL-02", "SV-UPKEEP-05")

    def moves(self, table: SiliconValley) -> list[Move]:
        found = LAYING_OFF.moves(table, self.seat)
        if table.payroll(self.seat) > table.cash[self.seat]:
            return found
        return [DONE] if table.options.minimal_layoffs else [*found, DONE]

    def play(self, table: SiliconValley, move: Layoff | Done) -> None:
        seat = self.seat
        if isinstance(move, Layoff):
            lay_off(table, seat, table.cards.person[move.employee], True)
            if self.first:
                move_token(table, seat, -PENALTY)
            table.agenda.append(self.again())
        else:
            pay_salaries(table, self)

    def again(self) -> "ForcedLayoff":
        return LAY_OFF_NEXT[self.seat]

    def prompt(self, table: SiliconValley) -> Saying:
        due, cash = table.payroll(self.seat), table.cash[self.seat]
        return PromptForcedLayoff(due, cash, self.first, PENALTY)

    def offer(self, table: SiliconValley, move: Layoff | Done) -> Offer:
        if isinstance(move, Layoff):
            return LAYING_OFF.offer(table, self.seat, move)
        return Offer(move)

    def blocked(self, table: SiliconValley) -> list[Blocked]:
        due, cash = table.payroll(self.seat), table.cash[self.seat]
        if due <= cash:
            return []
        return [Blocked("done", ReasonSalariesDue(due, cash), "SV-INVOL-01")]


# Products


@dataclass(frozen=True)
class ProductsUpkeep(Step[SiliconValley]):
    """Each tile separately, in order of acquisition (SV-UPKEEP-03, SV-R-18)."""

    seat: Seat

    def run(self, table: SiliconValley) -> None:
        seat = self.seat
        table.agenda.extend([PayProduct(seat, tile) for tile in reversed(table.tiles[seat])])


@dataclass(frozen=True)
class PayProduct(Step[SiliconValley]):
    """A tile's code is paid, or the tile is lost (SV-UPKEEP-03, SV-INVOL-03)."""

    seat: Seat
    tile: Tile

    def run(self, table: SiliconValley) -> None:
        if table.cards.tile_upkeep[self.tile]:
            ask(table, ProductUpkeep(self.seat, self.tile))


@dataclass(frozen=True)
class ProductUpkeep(Choice[SiliconValley, Pay | Drop]):
    """Pay for a tile; or drop it, if not all tiles still unpaid can be paid (section 3.3).

    SV-UPKEEP-04 makes no exception for new tiles (SV-R-17); what can be paid must be
    (SV-UPKEEP-05).
    """

    tile: Tile

    kind = "upkeep.product"
    rule_ids = ("SV-UPKEEP-03", "SV-UPKEEP-05", "SV-INVOL-03")

    def moves(self, table: SiliconValley) -> list[Move]:
        held, upkeep = table.blocks[self.seat], table.cards.tile_upkeep
        found: list[Move] = [pay(blocks) for blocks in payments(upkeep[self.tile], held)]
        if not found or not self.all_payable(table):
            found.append(DROP)
        return found

    def all_payable(self, table: SiliconValley) -> bool:
        """Whether this tile and all that follow it can be paid."""
        tiles, upkeep = table.tiles[self.seat], table.cards.tile_upkeep
        unpaid = tiles[tiles.index(self.tile) :]
        return all_payable(table.blocks[self.seat], tuple([upkeep[tile] for tile in unpaid]))

    def play(self, table: SiliconValley, move: Pay | Drop) -> None:
        if isinstance(move, Pay):
            product = table.cards.products[product_on(self.tile)]
            cost = table.cards.tile_upkeep[self.tile]
            pay_code(table, self.seat, named(move.blocks), cost, product)
        else:
            table.lift_screen()
            drop_tile(table, self.seat, self.tile, PENALTY, True)

    def prompt(self, table: SiliconValley) -> Saying:
        cost = table.cards.tile_upkeep[self.tile]
        return PromptUpkeep(table.cards.products[product_on(self.tile)], cost)

    def offer(self, table: SiliconValley, move: Pay | Drop) -> Offer:
        if isinstance(move, Pay):
            return pay_offer(self.seat, move)
        product = table.cards.products[product_on(self.tile)]
        return Offer(move, DropOffer(product, PENALTY), (f"tile@{self.seat}:{product}",))

    def blocked(self, table: SiliconValley) -> list[Blocked]:
        if DROP in table.moves_of(self):
            return []
        why = ReasonMustPay(value(table.blocks[self.seat]))
        product = table.cards.products[product_on(self.tile)]
        return [Blocked("drop", why, "SV-UPKEEP-05", (f"tile@{self.seat}:{product}",))]


COLLECT: Final = tuple(Collect(seat) for seat in every_seat(4))
UPKEEP: Final = tuple(Upkeep(seat) for seat in every_seat(4))
PRODUCTS: Final = tuple(ProductsUpkeep(seat) for seat in every_seat(4))
LAY_OFF_FIRST: Final = tuple(ForcedLayoff(seat, True) for seat in every_seat(4))
LAY_OFF_NEXT: Final = tuple(ForcedLayoff(seat, False) for seat in every_seat(4))
