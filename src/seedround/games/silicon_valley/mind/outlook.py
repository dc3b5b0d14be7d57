"""What things are worth to a company now: the planner's prices, in dollars.

Everything follows from how many operate phases are still to come. Early on people and slots pay
off; in the last round only valuation counts.
"""

from functools import lru_cache
from typing import NamedTuple

from seedround.engine.kinds import Seat, SeatNumber, every_seat
from seedround.games.silicon_valley.blocks import Holding, counts, holds, lacking, pieces, value
from seedround.games.silicon_valley.cards import MOST_KNOWN, Cards
from seedround.games.silicon_valley.mind.leanings import PLANS, Weights
from seedround.games.silicon_valley.numbers import SM, Product, Tile, face_of, tile_of
from seedround.games.silicon_valley.payments import all_payable
from seedround.games.silicon_valley.table import EMPTY, NOBODY, SiliconValley


class Target(NamedTuple):
    """A launch to work towards: what it brings, and the blocks that are missing."""

    gain: float
    missing: Holding
    blocks: int
    dollars: int
    """What the missing blocks cost to outsource."""


class Outlook:
    """Prices for one seat at one moment."""

    def __init__(self, table: SiliconValley, seat: Seat, weights: Weights | None = None) -> None:
        weights = weights or PLANS[table.seats - 1]
        self.table = table
        self.seat = seat
        self.weights = weights
        self.valuation = weights.valuation
        self.phases = phases_left(table, weights.pace)
        step = min(self.phases, 4) - 1
        self.code = weights.code[step]
        self.cash = weights.cash[step]
        self.held = table.blocks[seat]
        self.kept = sum((1 - weights.flip) ** phase for phase in range(self.phases))
        """Operate phases in which a product of ours may be expected to stay alone."""
        cards = table.cards
        income = writes = 0
        people = [table.founders[seat], *table.employees[seat]]
        if table.options.founder_is_employee:
            people = list(table.employees[seat])
        for person in people:
            monthly = cards.works[person]
            income += monthly.cash
            writes += monthly.blocks
        upkeep: list[int] = []
        growth = 0
        for tile in table.tiles[seat]:
            monthly = cards.earns[tile]
            income += monthly.cash
            growth += monthly.valuation
            upkeep.append(cards.tile_upkeep[tile])
        self.income = income
        self.writes = writes
        """Blocks that people write in the next operate phase."""
        self.upkeep = tuple(upkeep)
        self.fresh = self.code * (weights.excess if value(writes) >= weights.glut else 1.0)
        """The price of a square that a new employee writes every round."""
        index = table.index[seat]
        raises = sum([index < marker <= index + growth for marker in cards.markers])
        self.due = table.rent[seat] + table.payroll(seat) + raises * len(table.employees[seat])
        """Money to be paid in the next operate phase; products may bring raises before it."""

    # Money and code

    def shortage(self, spent: int = 0, more_due: int = 0) -> float:
        """What is missing in the next operate phase after spending so much."""
        left = self.table.cash[self.seat] - spent + self.income
        return max(0.0, self.due + more_due - left)

    def strain(self, spent: int = 0, more_due: int = 0) -> float:
        """The cost of running short of money now or a little later."""
        missing = self.shortage(spent, more_due)
        if not missing:
            ahead = self.table.cash[self.seat] - spent + 2 * (self.income - self.due - more_due)
            return 0.0 if ahead >= 0 or self.phases < 2 else -self.weights.ahead * ahead
        # Funding may still come in this turn.
        fix = 0.45 if self.table.actions > 1 and self.fundable() else 1.0
        return fix * (self.weights.ruin + missing)

    def fundable(self) -> bool:
        table, seat = self.table, self.seat
        worth = value(self.held)
        return any(
            card != EMPTY and table.vc_price(seat, slot) <= worth
            for slot, card in enumerate(table.vc_row)
        )

    def thirst(self) -> float:
        """How much more than its price a dollar is worth, as cash runs low."""
        if self.phases < 2:
            return 0.15 if not self.shortage() else 1.5
        cash = self.table.cash[self.seat] + self.income - self.due
        thirst = self.weights.thirst
        for limit, worth in zip((0, 10, 18, 30), thirst, strict=False):
            if cash < limit:
                return worth
        return thirst[-1]

    def spare_code(self) -> float:
        """The price of a square that we hold: lower when there are many."""
        return self.code if value(self.held) <= self.weights.surplus else 0.75 * self.code

    def sustains(self, held: Holding, more: tuple[int, ...] = ()) -> bool:
        """Whether the blocks of the next operate phase pay for all products."""
        return all_payable(held + self.writes, self.upkeep + more)

    # Products

    def launch_worth(self, tile: Tile) -> float:
        """Instant and ongoing benefits of a tile less its upkeep."""
        cards = self.table.cards
        once, monthly = cards.launches[tile], cards.earns[tile]
        alone = self.phases if face_of(tile) == SM else self.kept
        worth = self.valuation * (once.valuation + monthly.valuation * alone)
        worth += self.cash * (once.cash + monthly.cash * self.phases)
        worth += self.code * (value(once.blocks) + value(monthly.blocks) * self.phases)
        return worth - self.code * fitting(cards.tile_upkeep[tile]) * self.phases

    def targets(self) -> list[Target]:
        """Every product that we might launch, with the blocks still missing for it."""
        table, held = self.table, self.held
        found: list[Target] = []
        for slot, product in enumerate(table.products):
            if product == EMPTY:
                continue
            innovator = table.innovators[slot]
            if innovator == NOBODY:
                size = table.cards.grid_sizes[product]
                gain = self.launch_worth(tile_of(product)) - self.code * size
                missing, dollars = closest(table.cards, product, held)
            elif innovator != self.seat:
                design = table.designs[slot]
                gain = self.launch_worth(tile_of(product, SM)) - self.code * value(design)
                missing = lacking(held, design)
                dollars = price_of(table.cards, missing)
            else:
                continue
            if gain > 0:
                found.append(Target(gain, missing, pieces(missing), dollars))
        return found

    def best_launch(self, held: Holding) -> float:
        """The best launch that these blocks allow, less the blocks; 0 if none."""
        table = self.table
        best = 0.0
        for slot, product in enumerate(table.products):
            if product == EMPTY:
                continue
            innovator = table.innovators[slot]
            if innovator == NOBODY:
                if table.cards.feasible(product, held):
                    paid = self.code * table.cards.grid_sizes[product]
                    best = max(best, self.launch_worth(tile_of(product)) - paid)
            elif innovator != self.seat and holds(held, table.designs[slot]):
                paid = self.code * value(table.designs[slot])
                best = max(best, self.launch_worth(tile_of(product, SM)) - paid)
        return best


def price_of(cards: Cards, blocks: Holding) -> int:
    """What blocks cost to outsource."""
    return sum(
        [many * cards.block_prices[kind] for kind, many in enumerate(counts(blocks)) if many]
    )


def closest(cards: Cards, product: Product, held: Holding) -> tuple[Holding, int]:
    """The blocks missing for the design that is cheapest to complete, and their price."""
    if cards.feasible(product, held):
        return 0, 0
    known = cards.nearest[product]
    found = known.get(held)
    if found is None:
        best, cheapest = 0, 10**6
        for blocks in cards.all_designs(product):
            missing = lacking(held, blocks)
            price = price_of(cards, missing)
            if price < cheapest:
                best, cheapest = missing, price
        if len(known) >= MOST_KNOWN:
            known.clear()
        found = known[held] = (best, cheapest)
    return found


def phases_left(table: SiliconValley, pace: float = Weights.pace) -> int:
    """Operate phases still to come, this round's included, as the leader's pace suggests."""
    earns, goal = table.cards.earns, table.cards.unicorn
    fewest = 9.0
    for seat in every_seat(table.seats):
        growth = sum([earns[tile].valuation for tile in table.tiles[seat]])
        after = table.index[seat] + growth
        if after >= goal:
            fewest = 0.0
        else:
            fewest = min(fewest, (goal - after) / (growth + pace))
    left = 1 + int(fewest + 0.5) if fewest > 0.34 else 1
    if table.seats == 1:
        return max(1, min(left, table.cards.document.solo.rounds - table.round + 1))
    return min(left, 7)


def leader(table: SiliconValley) -> int:
    """The company alone at the top after the next operate phase; NOBODY if there is none."""
    earns = table.cards.earns
    after = [
        table.index[seat] + sum([earns[tile].valuation for tile in table.tiles[seat]])
        for seat in every_seat(table.seats)
    ]
    best = max(after)
    return SeatNumber(after.index(best)) if after.count(best) == 1 else NOBODY


def ending(table: SiliconValley) -> bool:
    """Whether some company reaches $1B in this round by its products, unless it loses some."""
    earns, goal = table.cards.earns, table.cards.unicorn
    return any(
        table.index[seat] + sum([earns[tile].valuation for tile in table.tiles[seat]]) >= goal
        for seat in every_seat(table.seats)
    )


@lru_cache(64)
def fitting(cost: int) -> int:
    """Squares that a payment of this cost usually takes, as change is not given."""
    return 0 if cost <= 0 else max(2, cost)


def rarity(held: Holding) -> float:
    """How hard a design is to copy: large blocks of few are rare."""
    return sum(
        (0.0, 0.4, 0.4, 1.0, 1.0, 1.0, 1.0, 1.0)[kind] * many
        for kind, many in enumerate(counts(held))
    )
