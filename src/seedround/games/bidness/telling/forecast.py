"""What the coming Business Phase brings and costs a seat, in the order of payment (2.10)."""

from fractions import Fraction
from typing import Any, Final

from msgspec import Struct

from seedround.engine.generator import Scripted
from seedround.engine.kinds import CardNumber, Chance, Seat
from seedround.engine.saying import Saying
from seedround.engine.standing import Due, Forecast
from seedround.games.bidness.business import (
    CollectEarnings,
    FixSalaries,
    PayOff,
    PaySalaries,
    due_without,
    lay_off,
)
from seedround.games.bidness.cards import EMPLOYEE
from seedround.games.bidness.mind.race import after_payoff
from seedround.games.bidness.odds import DIE, thousandths_of, ways
from seedround.games.bidness.table import CLOCKWISE, Bidness
from seedround.games.bidness.telling.sayings import (
    DueBorrowed,
    DueBusiness,
    DueContracts,
    DueDebt,
    DueEnds,
    DueFree,
    DueLayoffs,
    DueNoPayoff,
    DuePayoff,
    DueSalaries,
    DueSales,
    DueTech,
    WarnBorrow,
    WarnLayoffs,
)

STILL: Final = Scripted(seed=None)
"""For copies on which nothing is drawn."""
EVERYBODY: Final = tuple(CLOCKWISE[-1][0])


class Ahead(Struct, frozen=True):
    """What of this round's Business Phase is still to come for a seat."""

    salaries: bool = False
    payoff: bool = False
    earnings: bool = False


def ahead_of(table: Bidness, seat: Seat) -> Ahead:
    """The steps that stand on the agenda (BD-BIZ-01)."""
    salaries = payoff = earnings = False
    for step in table.agenda:
        if isinstance(step, PaySalaries | FixSalaries):
            salaries = salaries or step.seat == seat
        elif isinstance(step, PayOff):
            payoff = payoff or step.seat == seat
        elif isinstance(step, CollectEarnings):
            earnings = True
    return Ahead(salaries, payoff, earnings)


def could_be_free(table: Bidness, seat: Seat) -> bool:
    """Whether a seat has the money for its salaries and all its IOUs this round (BD-WIN-01)."""
    ious = table.ious[seat]
    if not ious:
        return True
    ahead, costs = ahead_of(table, seat), table.cards.debt.payoff_cost
    if not ahead.payoff or table.laid_off[seat] or ious >= len(costs):
        return False
    return costs[ious] <= table.cash[seat] - (table.salary_due(seat) if ahead.salaries else 0)


def forecast(table: Bidness, seat: Seat) -> Forecast | None:
    """The Business Phase of this round, as things stand; None if nothing of it is left."""
    ahead = ahead_of(table, seat)
    if not ahead.earnings:
        return None
    ledger = Ledger(table, seat)
    if ahead.salaries:
        ledger.salaries()
    if ahead.payoff:
        ledger.payoff()
    if ledger.ious:
        ledger.earnings()
        ledger.tech()
    return ledger.closed()


def carried_out_by(step: Any) -> tuple[Seat, ...]:
    """Earnings come by themselves, for all; salaries and paying off may be choices."""
    return EVERYBODY if isinstance(step, CollectEarnings) else ()


class Ledger:
    """The lines of a forecast as they are written, and what is left after each."""

    def __init__(self, table: Bidness, seat: Seat) -> None:
        self.table = table
        self.seat = seat
        self.cash = table.cash[seat]
        self.ious = table.ious[seat]
        self.lines: list[Due] = []
        self.warning: Saying | None = None

    def pay(self, says: Saying, by: int, short: bool = False) -> None:
        """Money that is paid or comes in."""
        self.cash += by
        self.lines.append(Due(says=says, figure="cash", by=by, after=self.cash, short=short))

    def owe(self, by: int) -> None:
        """IOUs that are taken or paid off."""
        self.ious += by
        self.lines.append(Due(says=DueDebt(self.ious), figure="ious", by=by, after=self.ious))

    def salaries(self) -> None:
        """In cash, with as few IOUs as suffice, or with fewer people (BD-SAL-01..05)."""
        table, seat = self.table, self.seat
        due = table.salary_due(seat)
        missing = due - self.cash
        if not due:
            return
        if missing <= 0:
            self.pay(DueSalaries(due), -due)
        elif due <= table.capacity(seat):
            self.borrow(due)
            self.pay(DueSalaries(due), -due, short=True)
        else:
            self.lay_off(missing)
            due = self.table.salary_due(seat)
            self.pay(DueSalaries(due), -due, short=True)

    def borrow(self, due: int) -> None:
        """The smallest number of IOUs (BD-DEBT-04, BD-SAL-05)."""
        cards = self.table.cards
        ious = self.table.borrows(self.seat, due)
        self.warning = WarnBorrow(due - self.cash, ious, self.sale())
        self.pay(DueBorrowed(ious), ious * cards.debt.iou_value)
        self.owe(ious)

    def lay_off(self, missing: int) -> None:
        """So few people that the others can be paid (BD-SAL-04); the rest is as it will be then."""
        before, people = self.table.salary_due(self.seat), 0
        self.table = self.table.copy(STILL)
        while self.cash < self.table.salary_due(self.seat):
            lay_off(self.table, self.seat, dearest(self.table, self.seat))
            people += 1
        due = self.table.salary_due(self.seat)
        says = DueLayoffs(people)
        self.lines.append(Due(says=says, figure="salary", by=due - before, after=due))
        self.warning = WarnLayoffs(missing, people, self.sale())

    def sale(self) -> int:
        """What a card brings that is sold before salaries are due (BD-PLAY-06)."""
        late = self.table.phase == "business"
        return 0 if late else self.table.cards.earnings.sell_price

    def payoff(self) -> None:
        """All IOUs if that is possible, else the cheap one (BD-PAY-01); none after layoffs."""
        table = self.table
        if table.laid_off[self.seat]:
            return
        cash, ious = after_payoff(table, self.cash, self.ious)
        paid = self.ious - ious
        if paid:
            self.pay(DuePayoff(paid, self.cash - cash), cash - self.cash)
            self.owe(-paid)
        else:
            cost = table.cards.debt.payoff_cost[1]
            self.pay(DueNoPayoff(cost, cost - self.cash), 0, short=True)

    def earnings(self) -> None:
        """Sales, then contracts (BD-EARN-01..04)."""
        table, seat = self.table, self.seat
        units = table.units(seat, table.market_leader())
        price = table.unit_price(seat, table.tech_leader())
        self.pay(DueSales(units, price), units * price)
        if table.contracts[seat]:
            self.pay(DueContracts(table.contracts[seat]), table.contract_money(seat))

    def tech(self) -> None:
        """A die for each engineer: how far they reach, and what half of the rolls come to."""
        dice, tech = self.table.engineers[self.seat], self.table.tech[self.seat]
        if not dice:
            return
        usual = (1 + DIE) * dice // 2
        chance = at_least(dice, usual)
        says = DueTech(dice, tech + dice, tech + DIE * dice, tech + usual, chance)
        line = Due(says=says, figure="tech", by=usual, after=tech + usual, chance=chance)
        self.lines.append(line)

    def net(self) -> int:
        """Money less debt."""
        return self.cash - self.table.cards.debt.iou_value * self.ious

    def closed(self) -> Forecast:
        """The whole, with what it comes to."""
        return Forecast(
            phase=DueBusiness(self.table.phase == "business"),
            lines=tuple(self.lines),
            ends=DueEnds(self.cash, self.ious) if self.ious else DueFree(self.cash),
            warning=self.warning,
            comes_to=(("cash", self.cash), ("ious", self.ious), ("net", self.net())),
        )


def dearest(table: Bidness, seat: Seat) -> CardNumber:
    """Whom to lay off so that few have to go: who saves most; marketers, who sell, come last."""
    kinds = [kind for kind in reversed(EMPLOYEE.values()) if table.staff(kind)[seat]]
    return min(kinds, key=lambda kind: due_without(table, seat, kind))


def at_least(dice: int, points: int) -> Chance:
    """The chance that dice show so many points or more (BD-CHANCE-02)."""
    return thousandths_of(Fraction(sum(ways(dice)[points:]), DIE**dice))
