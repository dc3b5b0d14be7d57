"""Money and debt: every payment of the game passes here (2.1, 2.7).

There is no other way from player to player, so nobody can make gifts or loans (BD-GEN-02).
"""

from typing import Final

from seedround.engine.kinds import Seat, SeatNumber
from seedround.games.bidness.events import Borrowed
from seedround.games.bidness.table import Bidness

BANK: Final = SeatNumber(-1)


def borrow(table: Bidness, seat: Seat, ious: int = 1) -> None:
    """Take IOUs and their money from the bank, six IOUs at most (BD-DEBT-01, BD-DEBT-02)."""
    money = ious * table.cards.debt.iou_value
    if table.ious[seat] + ious > table.cards.debt.max_ious:
        # Every claim is limited when it is made, so this is a mistake in the rules' code.
        raise AssertionError(f"seat {seat} would pass the debt limit (BD-DEBT-08, BD-R-63)")
    table.ious[seat] += ious
    table.bank_ious -= ious
    table.cash[seat] += money
    table.bank -= money
    if table.log is not None:
        table.log.append(Borrowed(seat, ious, money, table.ious[seat]))


def pay(table: Bidness, seat: Seat, amount: int, to: Seat = BANK) -> None:
    """Pay at once and in full, with as few new IOUs as suffice (BD-DEBT-03..04, BD-R-15)."""
    if table.cash[seat] < amount:
        borrow(table, seat, table.borrows(seat, amount))
    table.cash[seat] -= amount
    if to == BANK:
        table.bank += amount
    else:
        table.cash[to] += amount


def collect(table: Bidness, seat: Seat, amount: int) -> None:
    """Money from the bank, which never runs out (BD-BANK-01, BD-R-47)."""
    table.cash[seat] += amount
    table.bank -= amount


def gain_tech(table: Bidness, seat: Seat, points: int) -> None:
    """Tech points from the bank, or back to it if negative (BD-BANK-01)."""
    table.tech[seat] += points
    table.bank_tech -= points
