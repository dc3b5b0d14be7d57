"""Powers that give something: blocks, benefits, an action, lower salaries."""

from dataclasses import dataclass

from msgspec.structs import replace

from seedround.engine.kinds import Seat
from seedround.engine.move import Move
from seedround.engine.step import Offer, Step
from seedround.games.silicon_valley import effects
from seedround.games.silicon_valley.blocks import KINDS, NUMBER, SIZES, count
from seedround.games.silicon_valley.cards import Gift
from seedround.games.silicon_valley.events import DoneByHand, PowerLost, PowerUsed
from seedround.games.silicon_valley.moves import TAKE, Overtime, Royalty, Take
from seedround.games.silicon_valley.numbers import product_on
from seedround.games.silicon_valley.powers.power import UsePower
from seedround.games.silicon_valley.sayings import OvertimeOffer, RoyaltyOffer
from seedround.games.silicon_valley.supply import gain, receive, take
from seedround.games.silicon_valley.table import SiliconValley
from seedround.games.silicon_valley.tiles import own_tile


@dataclass(frozen=True)
class TakeBlock(UsePower[Take]):
    """One block of the card's kinds, after others if it gives more than one (effect `blocks`)."""

    effect: effects.Blocks

    kind = "power.block"
    optional = False

    @property
    def power(self) -> effects.Power:
        return replace(self.effect, n=1)

    def ways(self, table: SiliconValley) -> list[Move]:
        supply, effect = table.supply, self.effect
        return [
            TAKE[kind]
            for kind in range(len(KINDS))
            if SIZES[kind] <= effect.largest
            and count(supply, kind)
            and (not effect.kinds or KINDS[kind] in effect.kinds)
        ]

    def use(self, table: SiliconValley, move: Take) -> None:
        take(table, self.seat, NUMBER[move.block])

    def show(self, table: SiliconValley, move: Take) -> Offer:
        return Offer(move, None, (f"supply:{move.block}",))


@dataclass(frozen=True)
class WorkOvertime(UsePower[Overtime]):
    """The ongoing benefit of one employee or the founder now (effect `overtime`)."""

    effect: effects.Overtime

    kind = "power.overtime"
    optional = False

    def ways(self, table: SiliconValley) -> list[Move]:
        team = table.employees[self.seat]
        if not table.options.founder_is_employee:
            team = (table.founders[self.seat], *team)
        return [Overtime(table.cards.people[person]) for person in team]

    def use(self, table: SiliconValley, move: Overtime) -> None:
        person = table.cards.person[move.employee]
        for _ in range(self.effect.times):
            receive(table, self.seat, table.cards.works[person], move.employee)

    def show(self, table: SiliconValley, move: Overtime) -> Offer:
        person = table.cards.person[move.employee]
        zone = "employee" if person in table.employees[self.seat] else "founder"
        says = OvertimeOffer(move.employee, gain(table.cards.works[person]))
        return Offer(move, says, (f"{zone}@{self.seat}:{move.employee}",))


@dataclass(frozen=True)
class TakeRoyalty(UsePower[Royalty]):
    """The ongoing cash of one product, so many times (effect `royalty`)."""

    effect: effects.Royalty

    kind = "power.royalty"
    optional = False

    def ways(self, table: SiliconValley) -> list[Move]:
        return [Royalty(table.cards.products[product_on(tile)]) for tile in table.tiles[self.seat]]

    def cash(self, table: SiliconValley, move: Royalty) -> int:
        return self.effect.times * table.cards.earns[own_tile(table, self.seat, move.product)].cash

    def use(self, table: SiliconValley, move: Royalty) -> None:
        receive(table, self.seat, Gift(self.cash(table, move)), move.product)

    def show(self, table: SiliconValley, move: Royalty) -> Offer:
        says = RoyaltyOffer(move.product, self.cash(table, move))
        return Offer(move, says, (f"tile@{self.seat}:{move.product}",))


@dataclass(frozen=True)
class MoreActions(Step[SiliconValley]):
    """This turn's budget grows (effect `act`, SV-R-61)."""

    seat: Seat
    slot: int
    effect: effects.Act

    def run(self, table: SiliconValley) -> None:
        table.actions += self.effect.actions
        if table.log is not None:
            card = table.cards.vcs[table.vc_row[self.slot]]
            table.log.append(PowerUsed(self.seat, card, self.effect))


@dataclass(frozen=True)
class LowerSalaries(Step[SiliconValley]):
    """Salary tokens off each employee that has some (effect `relief`)."""

    seat: Seat
    slot: int
    effect: effects.Relief

    def run(self, table: SiliconValley) -> None:
        burdened = [person for person in table.employees[self.seat] if table.tokens[person]]
        for person in burdened:
            table.tokens[person] = max(0, table.tokens[person] - self.effect.tokens)
        if table.log is not None:
            card = table.cards.vcs[table.vc_row[self.slot]]
            told = PowerUsed if burdened else PowerLost
            table.log.append(told(self.seat, card, self.effect))


@dataclass(frozen=True)
class GainByPower(Step[SiliconValley]):
    """Cash and valuation, by what the company has (effect `gain`)."""

    seat: Seat
    slot: int
    effect: effects.Gain

    def run(self, table: SiliconValley) -> None:
        effect = self.effect
        times = 1 if effect.per is None else effect.total(1, table.has(self.seat, effect.per))
        if table.log is not None:
            card = table.cards.vcs[table.vc_row[self.slot]]
            told = PowerUsed if times else PowerLost
            table.log.append(told(self.seat, card, effect))
        if times:
            brings = Gift(times * effect.cash, times * effect.valuation)
            receive(table, self.seat, brings, None)


@dataclass(frozen=True)
class ReadAloud(Step[SiliconValley]):
    """What people carry out by themselves is told (effect `none`)."""

    seat: Seat
    slot: int
    effect: effects.ByHand

    def run(self, table: SiliconValley) -> None:
        if table.log is not None:
            card = table.cards.vcs[table.vc_row[self.slot]]
            table.log.append(DoneByHand(card, self.effect.text))
