"""Rules of thumb for Silicon Valley: `planner` plays a whole plan, `greedy` looks one move ahead.

Both get a redealt table: what is behind the other screens is a guess.
"""

from seedround.engine.kinds import Seat
from seedround.engine.move import Move
from seedround.engine.rules import Advice
from seedround.games.silicon_valley.blocks import value
from seedround.games.silicon_valley.mind.leanings import Weights
from seedround.games.silicon_valley.mind.outlook import Outlook, phases_left
from seedround.games.silicon_valley.mind.plan import Plan
from seedround.games.silicon_valley.mind.worth import worth_of
from seedround.games.silicon_valley.sayings import HintValue
from seedround.games.silicon_valley.table import SiliconValley


def planner(table: SiliconValley, seat: Seat, moves: list[Move]) -> Move:
    """The move worth most by the plan."""
    return best_move(table, seat, moves)


def best_move(
    table: SiliconValley, seat: Seat, moves: list[Move], weights: Weights | None = None
) -> Move:
    """The move worth most at these prices; the first of equals."""
    values = appraise(table, seat, moves, weights)
    return moves[values.index(max(values))]


def appraise(
    table: SiliconValley, seat: Seat, moves: list[Move], weights: Weights | None = None
) -> list[float]:
    """What each move is worth in dollars, in list order."""
    plan = Plan(table, seat, weights)
    return [worth_of(plan, move) for move in moves]


# One move ahead


def greedy(table: SiliconValley, seat: Seat, moves: list[Move]) -> Move:
    """The move after which the company looks best, one step ahead."""
    best, found = moves[0], -1e9
    for move in moves:
        twin = table.copy(table.generator)
        twin.play(move)
        worth = standing(twin, seat)
        if worth > found:
            best, found = move, worth
    return best


def standing(table: SiliconValley, seat: Seat) -> float:
    """A company at a glance: valuation now and to come, money, code, people, and no debts."""
    cards = table.cards
    rounds = phases_left(table)
    growth = income = code = 0
    for tile in table.tiles[seat]:
        monthly = cards.earns[tile]
        growth += monthly.valuation
        income += monthly.cash
        code -= cards.tile_upkeep[tile]
    for person in table.employees[seat]:
        monthly = cards.works[person]
        growth += monthly.valuation
        income += monthly.cash
        code += value(monthly.blocks)
    income -= table.rent[seat] + table.payroll(seat)
    money = table.cash[seat] + income
    worth = 8.0 * (table.index[seat] + growth * rounds) + min(money, 30.0)
    worth += 1.5 * min(value(table.blocks[seat]) + code * rounds, 40)
    worth += 8.0 * min(2, table.slots[seat] - len(table.tiles[seat]))
    worth += 0.5 * Outlook(table, seat).best_launch(table.blocks[seat])
    worth += 4.0 * min(4, len(table.employees[seat]))
    return worth + (3.0 * money - 25.0 if money < 0 else min(0, money + income))


# Hints


def advise(table: SiliconValley, seat: Seat) -> list[Advice]:
    """Every legal move with its worth in dollars, best first."""
    moves = table.moves() if table.choice.seat == seat else []
    if not moves:
        return []
    values = appraise(table, seat, moves)
    hints = [
        Advice(move, worth, HintValue(round(worth)))
        for move, worth in zip(moves, values, strict=True)
    ]
    return sorted(hints, key=lambda hint: -hint.value)
