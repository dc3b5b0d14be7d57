"""The planner's plan: what people, products and blocks are worth at a decision, in dollars."""

from typing import Final

from seedround.engine.kinds import Seat
from seedround.games.silicon_valley import effects
from seedround.games.silicon_valley.blocks import SIZES, Holding, count, value
from seedround.games.silicon_valley.mind.leanings import Weights
from seedround.games.silicon_valley.mind.outlook import Outlook, ending, fitting
from seedround.games.silicon_valley.numbers import Tile
from seedround.games.silicon_valley.payments import payments
from seedround.games.silicon_valley.table import SiliconValley

POWER: Final[dict[type[effects.Effect], float]] = {
    effects.Launch: 8.0,
    effects.Hire: 6.0,
    effects.Poach: 3.0,
    effects.Expand: 6.0,
    effects.Layoff: 0.5,
    effects.Sunset: 1.5,
}
"""What an effect of a VC card is usually worth, in dollars, while there is time to use it."""
ACTION: Final = 7.0
OVERTIME: Final = 5.0
ROYALTY: Final = 2.0
BLOCK: Final = {2: 3.5, 3: 5.5, 4: 9.0}
"""A block of our choice, by the largest size that we may choose."""


class Plan:
    """One decision of a seat, with the prices of the moment."""

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

    # People

    def person(self, who: int) -> float:
        """What an employee brings less salaries: at once and in every operate phase."""
        look, table = self.outlook, self.table
        dollars, growth, code, _ = table.cards.works[who]
        brings = table.cards.hired[who]
        monthly = look.fresh * value(code) + look.cash * (dollars - table.salary(who))
        worth = (monthly + self.weights.valuation * growth) * look.phases
        worth += self.weights.valuation * brings.valuation + look.cash * brings.cash
        return worth + sum([self.block(kind) for kind in brings.kinds])

    def staffed(self, who: int, price: int) -> float:
        """A new employee for a price; the last place is kept for a good one."""
        crowd = len(self.table.employees[self.seat]) - 4
        return self.person(who) - price * self.outlook.thirst() - self.weights.crowd * max(0, crowd)

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
        if self.kind in ("upkeep.layoff", "rival.layoff"):
            missing = max(0, table.payroll(self.seat) - table.cash[self.seat])
        if 0 < missing <= table.payroll(self.seat):
            gain += 2.0 * self.weights.valuation
        return gain - 2.0

    # Products

    def dropped(self, tile: Tile, loss: int) -> float:
        """Losing a tile: its future, and a slot that a better product may want."""
        look, cards = self.outlook, self.table.cards
        monthly = cards.earns[tile]
        future = self.weights.valuation * monthly.valuation * look.kept
        future += look.cash * monthly.cash * look.phases
        future -= look.code * fitting(cards.tile_upkeep[tile]) * look.phases
        gain = -future - self.weights.valuation * min(loss, self.table.index[self.seat])
        if not self.free and self.table.actions > 1:
            gain += 0.9 * self.launch
        if not look.sustains(look.held):
            gain += 1.4 * self.weights.valuation
        return gain - 2.0

    def launch_after(self, cost: int) -> float:
        """The best launch that is still possible after paying so much code."""
        if not self.launch:
            return 0.0
        look = self.outlook
        paid = payments(cost, look.held) or [0]
        return max([look.best_launch(look.held - blocks) for blocks in paid])

    def power(self, power: tuple[effects.Power, ...], launch: float) -> float:
        """What the power of a VC card is worth now: nothing if it cannot be used."""
        return sum([self.effect(effect, launch) for effect in power], 0.0)

    def effect(self, effect: effects.Power, launch: float) -> float:
        table, seat = self.table, self.seat
        match effect:
            case effects.Launch() if not launch:
                return 0.0
            case effects.Hire() | effects.Poach() if not table.room(seat):
                return 0.0
            case effects.Act():
                return ACTION * effect.actions
            case effects.Blocks():
                return BLOCK[effect.largest] * effect.n
            case effects.Overtime():
                return OVERTIME * effect.times
            case effects.Royalty():
                return ROYALTY * effect.times
            case effects.Relief():
                tokens = [
                    min(effect.tokens, table.tokens[person]) for person in table.employees[seat]
                ]
                return sum(tokens) * self.outlook.cash * self.outlook.phases
            case effects.Gain():
                has = 1 if effect.per is None else table.has(seat, effect.per)
                gain = self.outlook.cash * effect.cash + self.weights.valuation * effect.valuation
                return gain * effect.total(1, has)
        return POWER.get(type(effect), 0.0)

    # Blocks

    def block(self, kind: int) -> float:
        """A block that we might gain: its squares, and the launches it brings nearer."""
        best = 0.0
        for target in self.targets:
            if count(target.missing, kind):
                weights = self.weights
                share = weights.near if target.blocks == 1 else weights.far / target.blocks
                best = max(best, share * target.gain)
        return self.outlook.code * SIZES[kind] + best

    def blocks_left(self, left: Holding) -> float:
        """What is worth keeping when blocks are paid."""
        look = self.outlook
        worth = look.code * value(left) + (0.8 if self.free else 0.4) * look.best_launch(left)
        return worth if look.sustains(left) else worth - 12.0
