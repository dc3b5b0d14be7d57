"""What things are worth to a company now: the planner's prices, in dollars.

Everything follows from how many operate phases are still to come. Early on people and slots pay
off; in the last round only valuation counts.
"""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final, NamedTuple

from seedround.games.silicon_valley.blocks import BITS, GUARD, UNIT, counts, pieces, value
from seedround.games.silicon_valley.cards import MOST_KNOWN, SM, Cards
from seedround.games.silicon_valley.payments import all_payable
from seedround.games.silicon_valley.table import EMPTY, NOBODY, SiliconValley


@dataclass(frozen=True)
class Weights:
    """The prices and leanings of a planner, found by letting planners play each other."""

    valuation: float = 10.0
    """A space of the track in dollars."""
    code: tuple[float, float, float, float] = (0.2, 2.0, 2.2, 2.5)
    """A square of code, by operate phases to come (1, 2, 3, more)."""
    cash: tuple[float, float, float, float] = (0.15, 0.8, 1.0, 1.0)
    """A dollar, likewise."""
    thirst: tuple[float, float, float, float, float] = (1.6, 1.2, 1.0, 0.9, 0.7)
    """What a dollar is worth when next round starts with less than $0, $10, $18, $30, or more."""
    flip: float = 0.2
    """The chance in a round that somebody copies a product of ours."""
    pace: float = 3.0
    """Spaces a leader gains in a round besides what its products bring."""
    ruin: float = 34.0
    """What an involuntary loss costs, roughly."""
    ahead: float = 0.5
    """How much a shortage in the round after next counts, per dollar."""
    surplus: int = 14
    """Code beyond this much is hard to use in time."""
    action: float = 4.0
    """What an action should bring at least."""
    near: float = 0.5
    """The share of a launch that the last missing block is credited with."""
    far: float = 0.1
    """The share that each of several missing blocks is credited with."""
    glut: int = 12
    """Code a round from which on further code is hardly needed."""
    excess: float = 0.6
    """What such code is worth, as a share."""
    slot: float = 6.8
    """A product slot when none is free, per operate phase after this one."""
    next_slot: float = 2.5
    """A product slot when the last one is still free, likewise."""
    place: float = 3.2
    """A place for an employee when there is none, likewise."""
    symbol: float = 0.6
    """A symbol on an HQ card, likewise."""
    crowd: float = 3.0
    """Reluctance to hire, per employee beyond four."""
    launch: float = 15.0
    """Eagerness to launch now rather than later."""
    guard: float = 0.58
    """The share of a possible launch that counts against selling code."""
    power: float = 1.0
    """How much the power of a VC card counts."""
    hurt: float = -1.2
    """The share of a poached employee's work that counts for us. With several rivals it is below
    nothing, as the others gain from the quarrel."""
    topple: float = 0.3
    """The same if the employee is the leader's."""
    deny: float = 0.5
    """The share of the innovator's loss that counts for a second mover."""
    rare: float = 1.5
    """How much harder-to-copy designs are preferred."""


PLANS: Final = (
    Weights(
        valuation=7.0,
        cash=(0.105, 0.944, 1.0, 1.0),
        thirst=(1.888, 1.2, 1.0, 0.9, 0.7),
        flip=0.131,
        ahead=0.425,
        surplus=17,
        action=2.8,
        far=0.085,
        glut=13,
        excess=0.708,
        slot=9.52,
        next_slot=2.95,
        place=2.24,
        symbol=0.496,
        rare=2.478,
    ),
    Weights(flip=0.12, hurt=0.5, topple=0.5),
    Weights(flip=0.18),
    Weights(flip=0.22),
)
"""By number of players."""


class Target(NamedTuple):
    """A launch to work towards: what it brings, and the blocks that are missing."""

    gain: float
    missing: int
    blocks: int
    dollars: int
    """What the missing blocks cost to outsource."""


class Outlook:
    """Prices for one seat at one moment."""

    def __init__(self, table: SiliconValley, seat: int, weights: Weights | None = None) -> None:
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
            dollars, _, code, _ = cards.works[person]
            income += dollars
            writes += code
        upkeep: list[int] = []
        growth = 0
        for tile in table.tiles[seat]:
            dollars, units, _, _ = cards.earns[tile]
            income += dollars
            growth += units
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

    def sustains(self, held: int, more: tuple[int, ...] = ()) -> bool:
        """Whether the blocks of the next operate phase pay for all products."""
        return all_payable(held + self.writes, self.upkeep + more)

    # Products

    def launch_worth(self, tile: int) -> float:
        """Instant and ongoing benefits of a tile less its upkeep."""
        cards = self.table.cards
        cash, valuation, code, _ = cards.launches[tile]
        dollars, growth, monthly, _ = cards.earns[tile]
        alone = self.phases if tile % 3 == SM else self.kept
        worth = self.valuation * (valuation + growth * alone)
        worth += self.cash * (cash + dollars * self.phases)
        worth += self.code * (value(code) + value(monthly) * self.phases)
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
                gain = self.launch_worth(3 * product) - self.code * size
                missing, dollars = closest(table.cards, product, held)
            elif innovator != self.seat:
                design = table.designs[slot]
                gain = self.launch_worth(3 * product + SM) - self.code * value(design)
                missing = lacking(held, design)
                dollars = price_of(table.cards, missing)
            else:
                continue
            if gain > 0:
                found.append(Target(gain, missing, pieces(missing), dollars))
        return found

    def best_launch(self, held: int) -> float:
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
                    best = max(best, self.launch_worth(3 * product) - paid)
            elif innovator != self.seat and ((held | GUARD) - table.designs[slot]) & GUARD == GUARD:
                paid = self.code * value(table.designs[slot])
                best = max(best, self.launch_worth(3 * product + SM) - paid)
        return best


def lacking(held: int, design: int) -> int:
    """The blocks of a design that are not held, packed."""
    spare = (held | GUARD) - design
    short = ~spare & GUARD
    if not short:
        return 0
    missing = 0
    for kind, unit in enumerate(UNIT):
        if short & unit << BITS - 1:
            missing += (128 - (spare >> BITS * kind & 255)) * unit
    return missing


def price_of(cards: Cards, blocks: int) -> int:
    """What blocks cost to outsource."""
    return sum(
        [many * cards.block_prices[kind] for kind, many in enumerate(counts(blocks)) if many]
    )


def closest(cards: Cards, product: int, held: int) -> tuple[int, int]:
    """The blocks missing for the design that is cheapest to complete, and their price."""
    if cards.feasible(product, held):
        return 0, 0
    known = cards.nearest[product]
    found = known.get(held)
    if found is None:
        best, cheapest = 0, 10**6
        for blocks, _ in cards.all_designs(product):
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
    for seat in range(table.seats):
        growth = sum([earns[tile][1] for tile in table.tiles[seat]])
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
        table.index[seat] + sum([earns[tile][1] for tile in table.tiles[seat]])
        for seat in range(table.seats)
    ]
    best = max(after)
    return after.index(best) if after.count(best) == 1 else NOBODY


def ending(table: SiliconValley) -> bool:
    """Whether some company reaches $1B in this round by its products, unless it loses some."""
    earns, goal = table.cards.earns, table.cards.unicorn
    return any(
        table.index[seat] + sum([earns[tile][1] for tile in table.tiles[seat]]) >= goal
        for seat in range(table.seats)
    )


@lru_cache(64)
def fitting(cost: int) -> int:
    """Squares that a payment of this cost usually takes, as change is not given."""
    return 0 if cost <= 0 else max(2, cost)


def rarity(held: int) -> float:
    """How hard a design is to copy: large blocks of few are rare."""
    return sum(
        (0.0, 0.4, 0.4, 1.0, 1.0, 1.0, 1.0, 1.0)[kind] * many
        for kind, many in enumerate(counts(held))
    )
