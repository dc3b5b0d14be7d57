"""The Business Phase: salaries, paying off, earnings, tech points, return of bonus cards (2.10)."""

from dataclasses import dataclass
from typing import Any, Final

from seedround.engine.kinds import CardNumber, Seat, every_seat
from seedround.engine.move import Move
from seedround.engine.saying import Blocked, Saying
from seedround.engine.step import Choice, Offer, Step
from seedround.games.bidness.awards import leaders, tell_awards
from seedround.games.bidness.cards import EMPLOYEE
from seedround.games.bidness.ending import end_game, tell_round
from seedround.games.bidness.events import (
    BonusReturned,
    Earned,
    LaidOff,
    PaidOff,
    SalariesPaid,
    TechRolled,
)
from seedround.games.bidness.money import borrow, collect, gain_tech, pay
from seedround.games.bidness.moves import (
    BORROW,
    EMPLOYEES,
    LAYOFF,
    PAY,
    PAYOFF,
    Borrow,
    Layoff,
    Pay,
    Payoff,
)
from seedround.games.bidness.odds import DIE
from seedround.games.bidness.sayings import (
    BorrowMoney,
    LayoffSaves,
    PayOffCost,
    PromptPayoff,
    PromptSalary,
    ReasonDebtLimit,
    ReasonEnough,
    ReasonLaidOff,
    ReasonPayoff,
    ReasonShort,
)
from seedround.games.bidness.table import CLOCKWISE, Bidness

# Step 1


@dataclass(frozen=True)
class PaySalaries(Step[Bidness]):
    """With enough cash everybody must be paid (BD-SAL-02, BD-SAL-03, BD-R-59, BD-R-65)."""

    seat: Seat

    def run(self, table: Bidness) -> None:
        table.phase = "business"
        if table.cash[self.seat] >= table.salary_due(self.seat):
            pay_salaries(table, self.seat)
        else:
            table.agenda.append(FIX_SALARIES[self.seat])


def pay_salaries(table: Bidness, seat: Seat) -> None:
    """To the bank (BD-SAL-02)."""
    due = table.salary_due(seat)
    pay(table, seat, due)
    if table.log is not None and due:
        table.log.append(SalariesPaid(seat, due))


@dataclass(frozen=True)
class FixSalaries(Choice[Bidness, Borrow | Layoff | Pay]):
    """Borrow, or lay off one by one (BD-SAL-04..07, BD-DEBT-05, BD-R-29, BD-R-33)."""

    kind = "business.salary"
    rule_ids = ("BD-SAL-04", "BD-SAL-05", "BD-SAL-06", "BD-SAL-09")
    audience = "all"

    def moves(self, table: Bidness) -> list[Move]:
        seat = self.seat
        short = table.cash[seat] < table.salary_due(seat)
        found: list[Move] = []
        if short and table.ious[seat] < table.cards.debt.max_ious:
            found.append(BORROW)
        found += [LAYOFF[kind] for kind in EMPLOYEE.values() if table.staff(kind)[seat]]
        if not short:
            found.append(PAY)
        return found

    def blocked(self, table: Bidness) -> list[Blocked]:
        seat, iou = self.seat, (f"ious@{self.seat}:next",)
        cash, due = table.cash[seat], table.salary_due(seat)
        if cash < due:
            found = [Blocked("pay", ReasonShort(due, cash), "BD-SAL-03", (f"cash@{seat}:all",))]
            if table.ious[seat] >= table.cards.debt.max_ious:
                why = ReasonDebtLimit(table.ious[seat])
                found.append(Blocked("borrow", why, "BD-DEBT-02", iou))
            return found
        return [Blocked("borrow", ReasonEnough(due, cash), "BD-SAL-05", iou)]

    def play(self, table: Bidness, move: Borrow | Layoff | Pay) -> None:
        seat = self.seat
        if isinstance(move, Layoff):
            lay_off(table, seat, EMPLOYEE[move.employee])
            table.agenda.append(self)
        elif isinstance(move, Pay):
            pay_salaries(table, seat)
        else:
            borrow(table, seat)
            if table.laid_off[seat] or table.cash[seat] < table.salary_due(seat):
                table.agenda.append(self)
            else:
                # Enough cash and nobody laid off: it must be paid (BD-SAL-07).
                pay_salaries(table, seat)

    def prompt(self, table: Bidness) -> Saying:
        return PromptSalary(table.salary_due(self.seat), table.cash[self.seat])

    def offer(self, table: Bidness, move: Borrow | Layoff | Pay) -> Offer:
        seat = self.seat
        if isinstance(move, Layoff):
            kind = EMPLOYEE[move.employee]
            due = table.salary_due(seat)
            left = due_without(table, seat, kind)
            says = LayoffSaves(move.employee, due - left, left)
            return Offer(move, says, (f"staff@{seat}:{move.employee}",))
        if isinstance(move, Borrow):
            value = table.cards.debt.iou_value
            return Offer(move, BorrowMoney(value), (f"ious@{seat}:next",))
        return Offer(move, None, (f"cash@{seat}:all",))


def lay_off(table: Bidness, seat: Seat, employee: CardNumber) -> None:
    """The only way to be rid of employees; no paying off this round (BD-SAL-08..10, BD-R-30)."""
    before = leaders(table)
    table.staff(employee)[seat] -= 1
    table.face_up += (employee,)
    table.laid_off[seat] = True
    if table.log is not None:
        table.log.append(LaidOff(seat, EMPLOYEES[employee], table.salary_due(seat)))
    tell_awards(table, before)


def due_without(table: Bidness, seat: Seat, employee: CardNumber) -> int:
    """The salaries with one employee less."""
    counts = [table.marketers[seat], table.engineers[seat], table.lawyers[seat]]
    counts[employee] -= 1
    return table.cards.salaries_due(*counts)


# Step 2


@dataclass(frozen=True)
class PayOff(Choice[Bidness, Payoff]):
    """Up to three IOUs in one purchase, paid in cash (BD-PAY-01..03, BD-DEBT-07, BD-R-34)."""

    kind = "business.payoff"
    rule_ids = ("BD-PAY-01", "BD-PAY-02", "BD-SAL-09")
    audience = "all"

    def moves(self, table: Bidness) -> list[Move]:
        return PAYOFFS[self.most(table)]

    def most(self, table: Bidness) -> int:
        """How many IOUs the cash covers; none after a layoff (BD-SAL-09, BD-R-31)."""
        seat = self.seat
        if table.laid_off[seat]:
            return 0
        costs, cash, ious = table.cards.debt.payoff_cost, table.cash[seat], table.ious[seat]
        most = 0
        while most < ious and most + 1 < len(costs) and costs[most + 1] <= cash:
            most += 1
        return most

    def blocked(self, table: Bidness) -> list[Blocked]:
        seat, most = self.seat, self.most(table)
        costs = table.cards.debt.payoff_cost
        if table.laid_off[seat]:
            return [Blocked("payoff", ReasonLaidOff(), "BD-SAL-09", (f"ious@{seat}:",))]
        if most == min(table.ious[seat], len(costs) - 1):
            return []
        why = ReasonPayoff(most + 1, costs[most + 1], table.cash[seat])
        return [Blocked("payoff", why, "BD-PAY-01", (f"ious@{seat}:",))]

    def play(self, table: Bidness, move: Payoff) -> None:
        if not move.ious:
            return
        seat, cost = self.seat, table.cards.debt.payoff_cost[move.ious]
        pay(table, seat, cost)
        table.ious[seat] -= move.ious
        table.bank_ious += move.ious
        if table.log is not None:
            table.log.append(PaidOff(seat, move.ious, cost, table.ious[seat]))

    def prompt(self, table: Bidness) -> Saying:
        return PromptPayoff(table.ious[self.seat], table.cash[self.seat])

    def offer(self, table: Bidness, move: Payoff) -> Offer:
        seat, cost = self.seat, table.cards.debt.payoff_cost[move.ious]
        left, cash = table.ious[seat] - move.ious, table.cash[seat] - cost
        return Offer(move, PayOffCost(move.ious, cost, left, cash), (f"ious@{seat}:{move.ious}",))


@dataclass(frozen=True)
class FreeAtLast(Step[Bidness]):
    """All have finished step 2: without IOUs one wins at once (BD-WIN-01, BD-WIN-02, BD-R-61)."""

    def run(self, table: Bidness) -> None:
        if 0 in table.ious:
            tell_round(table)
            end_game(table, "debt_free")


# Steps 3 to 5


@dataclass(frozen=True)
class CollectEarnings(Step[Bidness]):
    """Unit price times units, and $30 a contract, from the bank (BD-EARN-01..04, BD-CARD-04)."""

    def run(self, table: Bidness) -> None:
        market, tech = table.market_leader(), table.tech_leader()
        for seat in table.clockwise():
            price, units = table.unit_price(seat, tech), table.units(seat, market)
            total = price * units + table.contract_money(seat)
            collect(table, seat, total)
            if table.log is not None:
                table.log.append(Earned(seat, price, units, table.contracts[seat], total))


@dataclass(frozen=True)
class GainTech(Step[Bidness]):
    """A die for each engineer, then the award (BD-TECH-01, BD-CHANCE-02, BD-R-62)."""

    def run(self, table: Bidness) -> None:
        before = leaders(table)
        roll = table.generator.roll
        for seat in table.clockwise():
            engineers = table.engineers[seat]
            if engineers:
                dice = tuple([roll(DIE) for _ in range(engineers)])
                points = sum(dice)
                gain_tech(table, seat, points)
                if table.log is not None:
                    table.log.append(TechRolled(seat, dice, points, table.tech[seat]))
        tell_awards(table, before)


@dataclass(frozen=True)
class ReturnBonus(Step[Bidness]):
    """Bonus cards join the next shuffle; layoffs are forgotten (BD-RET-01, BD-RET-02)."""

    def run(self, table: Bidness) -> None:
        before = leaders(table)
        returned = tuple([card for cards in table.bonus for card in cards])
        table.bonus = [()] * table.seats
        table.face_up += returned
        table.laid_off = [False] * table.seats
        if table.log is not None and returned:
            table.log.append(BonusReturned(tuple(table.cards.ids[card] for card in returned)))
        tell_awards(table, before)


PAYOFFS: Final[tuple[list[Move], ...]] = tuple(
    list(PAYOFF[: most + 1]) for most in range(len(PAYOFF))
)
PAY_SALARIES: Final = tuple(PaySalaries(seat) for seat in every_seat(6))
FIX_SALARIES: Final = tuple(FixSalaries(seat) for seat in every_seat(6))
PAY_OFF: Final = tuple(PayOff(seat) for seat in every_seat(6))
FREE_AT_LAST: Final = FreeAtLast()
COLLECT_EARNINGS: Final = CollectEarnings()
GAIN_TECH: Final = GainTech()
RETURN_BONUS: Final = ReturnBonus()


def sequence(order: list[Seat]) -> tuple[Step[Any], ...]:
    """Five steps, each completed by all before the next begins (BD-BIZ-01, BD-BIZ-02, BD-R-60)."""
    return (
        *(PAY_SALARIES[seat] for seat in order),
        *(PAY_OFF[seat] for seat in order),
        FREE_AT_LAST,
        COLLECT_EARNINGS,
        GAIN_TECH,
        RETURN_BONUS,
    )


BUSINESS: Final = [[sequence(order) for order in orders] for orders in CLOCKWISE]
"""By number of seats and First Player."""
