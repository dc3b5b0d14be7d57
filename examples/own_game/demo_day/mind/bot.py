"""A rule of thumb: much for much, and now and then a little more or less than others expect."""

from demo_day.table import DemoDay
from seedround.engine.kinds import Seat
from seedround.engine.move import Move


def matched(table: DemoDay, seat: Seat, moves: list[Move]) -> Move:
    """The number whose place in the hand is that of the stakes among all that can still come."""
    stakes = table.worth(table.stage)
    to_come = [table.cards.cheques[investor] for investor in table.deck]
    below = sum(cheque < stakes for cheque in to_come)
    place = below * (len(moves) - 1) // max(len(to_come), 1) if to_come else len(moves) - 1
    return moves[min(max(place + table.generator.below(3) - 1, 0), len(moves) - 1)]
