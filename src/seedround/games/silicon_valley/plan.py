"""The planner's plan: what every move of a decision is worth in dollars, by kind of move."""

from collections.abc import Callable
from typing import Any, Final

from seedround.engine.kinds import Seat
from seedround.engine.move import Move
from seedround.games.silicon_valley.blocks import BITS, GUARD, NUMBER, SIZES, UNIT, named, value
from seedround.games.silicon_valley.cards import SM, A
from seedround.games.silicon_valley.launch import ChooseDesign, tile_of
from seedround.games.silicon_valley.moves import (
    Decline,
    Design,
    Done,
    Drop,
    EndTurn,
    Expand,
    Hire,
    Innovate,
    Keep,
    Layoff,
    Narrow,
    Outsource,
    Overtime,
    Pay,
    Poach,
    Royalty,
    Second,
    Sunset,
    Take,
    Vc,
    Yield,
)
from seedround.games.silicon_valley.outlook import (
    Outlook,
    Weights,
    ending,
    fitting,
    leader,
    rarity,
)
from seedround.games.silicon_valley.payments import payments
from seedround.games.silicon_valley.powers import CHEAP_EXPAND, CHEAP_POACH, SUNSET_GAIN
from seedround.games.silicon_valley.table import SiliconValley

POWER: Final = {
    "free_launch": 8.0,
    "extra_action": 7.0,
    "free_hire": 6.0,
    "cheap_poach": 3.0,
    "cheap_expand": 6.0,
    "pick_block": 9.0,
    "two_small": 11.0,
    "overtime": 5.0,
    "royalty": 4.0,
    "payroll_relief": 2.0,
    "clean_layoff": 0.5,
    "clean_sunset": 1.5,
}
"""What the power of a VC card is usually worth, in dollars, while there is time to use it."""


class Plan:
    """The moves of one decision, weighed with the prices of the moment."""

    def __init__(self, table: SiliconValley, seat: Seat, weights: Weights | None) -> None:
        self.table = table
        self.seat = seat
        self.outlook = Outlook(table, seat, weights)
        self.weights = self.outlook.weights
        self.kind = table.choice.kind
        self.targets = self.outlook.targets()
        ready = [target.gain for target in self.targets if not target.missing]
        self.launch = max(ready, default=0.0)
        """The best launch that the blocks held allow."""
        self.free = len(table.tiles[seat]) < table.slots[seat]

    def worth(self, move: Move) -> float:
        """By kind of move; a power of a VC card changes prices and penalties."""
        kind = self.kind
        if isinstance(move, Hire) and kind == "sv.power.hire":
            return self.hire(move, 0)
        if isinstance(move, Poach) and kind == "sv.power.poach":
            return self.poach(move, CHEAP_POACH)
        if isinstance(move, Expand) and kind == "sv.power.expand":
            return self.expand(move, CHEAP_EXPAND)
        if isinstance(move, Layoff) and kind != "sv.action":
            return self.fired(self.table.cards.person[move.employee], 0)
        if isinstance(move, Sunset) and kind == "sv.power.sunset":
            tile = tile_of(self.table, self.seat, move.product)
            return self.dropped(tile, 0) + self.outlook.cash * SUNSET_GAIN
        return WORTH[type(move)](self, move)

    # People

    def person(self, who: int) -> float:
        """What an employee brings less salaries: at once and in every operate phase."""
        look, table = self.outlook, self.table
        dollars, growth, code, _ = table.cards.works[who]
        brings = table.cards.hired[who]
        monthly = look.fresh * value(code) + look.cash * (dollars - table.salary(who))
        worth = (monthly + self.weights.valuation * growth) * look.phases
        worth += self.weights.valuation * brings[1] + look.cash * brings[0]
        return worth + sum([self.block(kind) for kind in brings[3]])

    def hire(self, move: Hire, price: int | None = None) -> float:
        look, table = self.outlook, self.table
        who = table.row[move.slot - 1]
        if price is None:
            price = table.hire_price(self.seat, move.slot - 1)
        return self.staffed(who, price) - look.strain(price, table.salary(who))

    def poach(self, move: Poach, base: int | None = None) -> float:
        table = self.table
        who = table.cards.person[move.employee]
        price = table.poach_price(self.seat, who, base)
        worth = self.staffed(who, price) - self.outlook.strain(price, table.salary(who))
        if move.seat == table.rival:
            return worth
        weights, look = self.weights, self.outlook
        share = weights.topple if move.seat == leader(table) else weights.hurt
        work = look.code * value(table.cards.works[who][2]) * look.phases
        return worth + share * work / max(1, table.seats - 1)

    def staffed(self, who: int, price: int) -> float:
        """A new employee for a price; the last place is kept for somebody good."""
        crowd = len(self.table.employees[self.seat]) - 4
        return self.person(who) - price * self.outlook.thirst() - self.weights.crowd * max(0, crowd)

    # Growth

    def expand(self, move: Expand, less: int = 0) -> float:
        look, table, seat = self.outlook, self.table, self.seat
        card = table.cards.document.hq[table.hq_row[move.slot - 1]]
        price = max(0, table.hq_price(seat) - less)
        rounds = look.phases
        worth = -price * look.thirst() - look.cash * card.upkeep * rounds
        worth -= look.strain(price, card.upkeep)
        if not self.free:
            worth += 0.9 * self.launch if table.actions > 1 else 0.6 * self.launch
            worth += self.weights.slot * (rounds - 1)
        elif len(table.tiles[seat]) + 1 >= table.slots[seat]:
            worth += self.weights.next_slot * (rounds - 1)
        room = table.places[seat] - len(table.employees[seat])
        if room < 2:
            worth += self.weights.place * (1.0 if room < 1 else 0.5) * card.employees * (rounds - 1)
        return worth + self.weights.symbol * len(card.symbols) * (rounds - 1)

    def outsource(self, move: Outsource) -> float:
        """A block that completes a launch, best in this very turn, or that keeps products alive."""
        look, table = self.outlook, self.table
        kind = NUMBER[move.block]
        price = table.cards.block_prices[kind]
        worth = look.code * value(UNIT[kind])
        best = 0.0
        for target in self.targets:
            if self.free and target.missing >> BITS * kind & 255:
                soon = target.blocks < table.actions and target.dollars <= table.cash[self.seat]
                rest = (target.dollars - price) * look.thirst()
                share = 0.95 if soon else self.weights.near if target.blocks == 1 else 0.0
                best = max(best, share * (target.gain - rest - self.launch))
        worth += best
        if not look.sustains(look.held) and look.sustains(look.held + UNIT[kind]):
            worth += 12.0
        return worth - price * look.thirst() - look.strain(price)

    def fund(self, move: Vc) -> float:
        look, table, seat = self.outlook, self.table, self.seat
        card = table.vc_row[move.slot - 1]
        cash, valuation, _, _ = table.cards.vc_gifts[card]
        price = fitting(table.vc_price(seat, move.slot - 1))
        worth = (
            self.weights.valuation * valuation + cash * look.thirst() - price * look.spare_code()
        )
        left = self.launch_after(table.vc_price(seat, move.slot - 1)) if self.free else 0.0
        if look.phases > 1 or table.actions > 1:
            worth += self.weights.power * self.power(table.cards.powers[card], left)
        if look.shortage():
            worth += 14.0
        # Code that a launch needs is not sold lightly.
        return worth - self.weights.guard * (self.launch - left) if self.free else worth

    def launch_after(self, cost: int) -> float:
        """The best launch that is still possible after paying so much code."""
        if not self.launch:
            return 0.0
        look = self.outlook
        paid = payments(cost, look.held) or [0]
        return max([look.best_launch(look.held - blocks) for blocks in paid])

    def power(self, name: str, launch: float) -> float:
        """What the power of a VC card is worth now: nothing if it cannot be used."""
        table, seat = self.table, self.seat
        if name == "free_launch":
            return POWER[name] if launch else 0.0
        if name in ("free_hire", "cheap_poach"):
            return POWER[name] if table.room(seat) else 0.0
        if name == "payroll_relief":
            tokens = sum([table.tokens[person] > 0 for person in table.employees[seat]])
            return tokens * self.outlook.cash * self.outlook.phases
        return POWER[name]

    # Products

    def innovate(self, move: Innovate) -> float:
        product = self.table.products[move.slot - 1]
        look = self.outlook
        size = self.table.cards.grid_sizes[product]
        return self.weights.launch + look.launch_worth(3 * product + A) - look.spare_code() * size

    def second(self, move: Second) -> float:
        table, look = self.table, self.outlook
        slot = move.slot - 1
        product = table.products[slot]
        worth = look.launch_worth(3 * product + SM) - look.spare_code() * value(table.designs[slot])
        innovator = table.innovators[slot]
        growth = table.cards.earns[3 * product + A][1]
        if innovator < table.seats and 3 * product + A in table.tiles[innovator]:
            worth += (
                self.weights.deny
                * self.weights.valuation
                * growth
                * look.phases
                / max(1, table.seats - 1)
            )
        return self.weights.launch + worth

    def sunset(self, move: Sunset) -> float:
        tile = tile_of(self.table, self.seat, move.product)
        return self.dropped(tile, 1)

    def dropped(self, tile: int, loss: int) -> float:
        """Losing a tile: its future, and a slot that a better product may want."""
        look, cards = self.outlook, self.table.cards
        dollars, growth, _, _ = cards.earns[tile]
        future = self.weights.valuation * growth * look.kept + look.cash * dollars * look.phases
        future -= look.code * fitting(cards.tile_upkeep[tile]) * look.phases
        gain = -future - self.weights.valuation * min(loss, self.table.index[self.seat])
        if not self.free and self.table.actions > 1:
            gain += 0.9 * self.launch
        if not look.sustains(look.held):
            gain += 1.4 * self.weights.valuation
        return gain - 2.0

    def layoff(self, move: Layoff) -> float:
        """Better now for 1 than for 2 when salaries fall due, if nothing else helps."""
        look, table = self.outlook, self.table
        who = table.cards.person[move.employee]
        missing = look.shortage()
        if 0 < missing <= table.payroll(self.seat):
            index = table.index[self.seat]
            saved = look.valuation * (min(index, 2) - min(index, 1)) + self.weights.action
            return saved - 0.1 * look.code * value(table.cards.works[who][2])
        return self.fired(who, 1)

    def fired(self, who: int, loss: int) -> float:
        """Losing an employee: salaries saved against blocks not written.

        In the last operate phase nobody needs new blocks but for upkeep, and money breaks ties.
        """
        look, table = self.outlook, self.table
        dollars, growth, code, _ = table.cards.works[who]
        if loss == 0 and not growth and ending(table) and look.sustains(look.held - code):
            return look.cash * (table.salary(who) - dollars)
        monthly = look.code * value(code) + look.cash * (dollars - table.salary(who))
        gain = -monthly * look.phases - self.weights.valuation * growth * look.phases
        gain -= self.weights.valuation * min(loss, table.index[self.seat])
        missing = look.shortage()
        if self.kind in ("sv.upkeep.layoff", "sv.rival.layoff"):
            missing = max(0, table.payroll(self.seat) - table.cash[self.seat])
        if 0 < missing <= table.payroll(self.seat):
            gain += 2.0 * self.weights.valuation
        return gain - 2.0

    # Blocks

    def block(self, kind: int) -> float:
        """A block that we might gain: its squares, and the launches it brings nearer."""
        best = 0.0
        for target in self.targets:
            if target.missing >> BITS * kind & 255:
                weights = self.weights
                share = weights.near if target.blocks == 1 else weights.far / target.blocks
                best = max(best, share * target.gain)
        return self.outlook.code * SIZES[kind] + best

    def blocks_left(self, left: int) -> float:
        """What is worth keeping when blocks are paid."""
        look = self.outlook
        worth = look.code * value(left) + (0.8 if self.free else 0.4) * look.best_launch(left)
        return worth if look.sustains(left) else worth - 12.0

    def pay(self, move: Pay) -> float:
        return self.blocks_left(self.outlook.held - named(move.blocks))

    def design(self, move: Design) -> float:
        """Keep what is useful, and build what the others cannot copy."""
        look, table = self.outlook, self.table
        blocks = named(move.blocks)
        worth = self.blocks_left(look.held - blocks) + self.weights.rare * rarity(blocks)
        choice = table.choice
        if isinstance(choice, ChooseDesign):
            growth = table.cards.earns[3 * table.products[choice.slot]][1]
            for other in range(table.seats):
                if other != self.seat:
                    theirs = table.blocks[other] | GUARD
                    if (theirs - blocks) & GUARD == GUARD:
                        worth -= 0.5 * self.weights.valuation * growth * (look.phases - 1)
        return worth

    def take(self, move: Take) -> float:
        return self.block(NUMBER[move.block])

    def drop(self, move: Drop) -> float:
        """Better lose the product that brings less: compare with the cheapest payment."""
        table, look = self.table, self.outlook
        tile: int = table.choice.tile  # type: ignore[attr-defined]
        worths = [(self.dropped(other, 2), other) for other in table.tiles[self.seat]]
        best = max(worths)[1]
        stay = self.blocks_left(look.held)
        return stay + (5.0 if best == tile else -40.0)


def _keep(plan: Plan, move: Keep) -> float:
    """A founder: what it brings, what it writes, and the first launch it allows."""
    cards, look = plan.table.cards, plan.outlook
    who = cards.person[move.founder]
    blocks = cards.hired[who][2]
    monthly = value(cards.works[who][2])
    return look.code * (value(blocks) + 6 * monthly) + 0.5 * look.best_launch(blocks)


def _overtime(plan: Plan, move: Overtime) -> float:
    cards = plan.table.cards
    dollars, growth, _, kinds = cards.works[cards.person[move.employee]]
    blocks = sum(plan.block(kind) for kind in kinds)
    return plan.outlook.cash * dollars + plan.weights.valuation * growth + blocks


def _royalty(plan: Plan, move: Royalty) -> float:
    return float(plan.table.cards.earns[tile_of(plan.table, plan.seat, move.product)][0])


def _yield(plan: Plan, move: Yield) -> float:
    return plan.fired(plan.table.cards.person[move.employee], 0)


def _narrow(plan: Plan, move: Narrow) -> float:
    return 1.0 if move.count == 0 else -float(move.count)


WORTH: Final[dict[type[Move], Callable[[Plan, Any], float]]] = {
    Hire: Plan.hire,
    Poach: Plan.poach,
    Expand: Plan.expand,
    Vc: Plan.fund,
    Outsource: Plan.outsource,
    Innovate: Plan.innovate,
    Second: Plan.second,
    Sunset: Plan.sunset,
    Layoff: Plan.layoff,
    EndTurn: lambda plan, move: plan.weights.action,
    Done: lambda plan, move: 0.0,
    Decline: lambda plan, move: 0.0,
    Pay: Plan.pay,
    Design: Plan.design,
    Take: Plan.take,
    Drop: Plan.drop,
    Keep: _keep,
    Overtime: _overtime,
    Royalty: _royalty,
    Yield: _yield,
    Narrow: _narrow,
}
