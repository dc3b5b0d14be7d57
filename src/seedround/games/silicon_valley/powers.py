"""The twelve powers of VC cards (6.8): what cannot be done is lost (SV-VC-03, SV-R-28).

Each function below puts what the power does on the agenda, on top of closing the card; cash and
valuation of the card come before it. A power that lets the seat act may be declined.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from seedround.engine.move import Move
from seedround.engine.saying import Saying
from seedround.engine.step import Choice, Offer, Step
from seedround.games.silicon_valley.blocks import KINDS, NUMBER, SIZES, count
from seedround.games.silicon_valley.events import PowerLost, PowerUsed
from seedround.games.silicon_valley.growth import expand, expansions, growth_offer
from seedround.games.silicon_valley.launch import (
    drop_tile,
    launch,
    launch_offer,
    launches,
    sunsets,
    tile_of,
)
from seedround.games.silicon_valley.moves import (
    DECLINE,
    HIRE,
    TAKE,
    Decline,
    Expand,
    Hire,
    Innovate,
    Layoff,
    Overtime,
    Poach,
    Royalty,
    Second,
    Sunset,
    Take,
)
from seedround.games.silicon_valley.people import (
    hire,
    layoff,
    layoffs,
    people_offer,
    poach,
    poachable,
)
from seedround.games.silicon_valley.sayings import PromptPower
from seedround.games.silicon_valley.supply import receive, take
from seedround.games.silicon_valley.table import EMPTY, SiliconValley

CHEAP_POACH: Final = 9
CHEAP_EXPAND: Final = 10
SUNSET_GAIN: Final = 4


@dataclass(frozen=True)
class UsePower(Choice[SiliconValley]):
    """What a power lets the seat do now, without using an action (SV-VC-03, SV-R-28)."""

    slot: int

    rules = ("SV-VC-03",)
    power: ClassVar[str]
    optional: ClassVar[bool] = True

    def ways(self, table: SiliconValley) -> list[Move]:
        """What can be done; if nothing can, the power is lost without a decision."""
        raise NotImplementedError

    def use(self, table: SiliconValley, move: Any) -> None:
        raise NotImplementedError

    def moves(self, table: SiliconValley) -> list[Move]:
        ways = self.ways(table)
        return [*ways, DECLINE] if self.optional or not ways else ways

    def play(self, table: SiliconValley, move: Move) -> None:
        if not isinstance(move, Decline):
            if table.log is not None:
                card = table.cards.vcs[table.vc_row[self.slot]]
                table.log.append(PowerUsed(self.seat, card, self.power))
            self.use(table, move)
        elif table.log is not None:
            card = table.cards.vcs[table.vc_row[self.slot]]
            table.log.append(PowerLost(self.seat, card, self.power))

    def prompt(self, table: SiliconValley) -> Saying:
        return PromptPower(table.cards.vcs[table.vc_row[self.slot]], self.power)


@dataclass(frozen=True)
class FreeLaunch(UsePower):
    """Launch one product by all normal rules (power `free_launch`)."""

    kind = "sv.power.launch"
    power = "free_launch"

    def ways(self, table: SiliconValley) -> list[Move]:
        return launches(table, self.seat)

    def use(self, table: SiliconValley, move: Innovate | Second) -> None:
        launch(table, self.seat, move)

    def offer(self, table: SiliconValley, move: Any) -> Offer:
        return launch_offer(table, self.seat, move)


@dataclass(frozen=True)
class FreeHire(UsePower):
    """Hire one row card for nothing; room is needed (power `free_hire`)."""

    kind = "sv.power.hire"
    power = "free_hire"

    def ways(self, table: SiliconValley) -> list[Move]:
        if not table.room(self.seat):
            return []
        return [HIRE[slot] for slot, person in enumerate(table.row) if person != EMPTY]

    def use(self, table: SiliconValley, move: Hire) -> None:
        hire(table, self.seat, move.slot - 1, 0)

    def offer(self, table: SiliconValley, move: Any) -> Offer:
        return people_offer(table, self.seat, move, 0)


@dataclass(frozen=True)
class CheapPoach(UsePower):
    """Poach at a base price of $9, discounts apply (power `cheap_poach`)."""

    kind = "sv.power.poach"
    power = "cheap_poach"

    def ways(self, table: SiliconValley) -> list[Move]:
        if not table.room(self.seat):
            return []
        return poachable(table, self.seat, table.cash[self.seat], CHEAP_POACH)

    def use(self, table: SiliconValley, move: Poach) -> None:
        poach(table, self.seat, move, CHEAP_POACH)

    def offer(self, table: SiliconValley, move: Any) -> Offer:
        return people_offer(table, self.seat, move, CHEAP_POACH)


@dataclass(frozen=True)
class CheapExpand(UsePower):
    """Expand at $10 less; the card counts for later prices (power `cheap_expand`)."""

    kind = "sv.power.expand"
    power = "cheap_expand"

    def price(self, table: SiliconValley) -> int:
        return max(0, table.hq_price(self.seat) - CHEAP_EXPAND)

    def ways(self, table: SiliconValley) -> list[Move]:
        return expansions(table) if self.price(table) <= table.cash[self.seat] else []

    def use(self, table: SiliconValley, move: Expand) -> None:
        expand(table, self.seat, move.slot - 1, self.price(table))

    def offer(self, table: SiliconValley, move: Any) -> Offer:
        return growth_offer(table, self.seat, move, CHEAP_EXPAND)


@dataclass(frozen=True)
class PickBlock(UsePower):
    """One block of any kind in the supply (power `pick_block`)."""

    kind = "sv.power.block"
    power = "pick_block"
    optional = False
    largest: ClassVar[int] = 4

    def ways(self, table: SiliconValley) -> list[Move]:
        supply = table.supply
        return [
            TAKE[kind]
            for kind in range(len(KINDS))
            if SIZES[kind] <= self.largest and count(supply, kind)
        ]

    def use(self, table: SiliconValley, move: Take) -> None:
        take(table, self.seat, NUMBER[move.block])

    def offer(self, table: SiliconValley, move: Any) -> Offer:
        return (
            Offer(move, None, (f"supply:{move.block}",)) if isinstance(move, Take) else Offer(move)
        )


@dataclass(frozen=True)
class PickSmall(PickBlock):
    """One of two blocks of size 2 or 3, one after the other (power `two_small`)."""

    power = "two_small"
    largest = 3


@dataclass(frozen=True)
class WorkOvertime(UsePower):
    """The ongoing benefit of one employee or the founder now (power `overtime`)."""

    kind = "sv.power.overtime"
    power = "overtime"
    optional = False

    def ways(self, table: SiliconValley) -> list[Move]:
        team = table.employees[self.seat]
        if not table.options.founder_is_employee:
            team = (table.founders[self.seat], *team)
        return [Overtime(table.cards.people[person]) for person in team]

    def use(self, table: SiliconValley, move: Overtime) -> None:
        person = table.cards.person[move.employee]
        receive(table, self.seat, table.cards.works[person], move.employee)

    def offer(self, table: SiliconValley, move: Overtime) -> Offer:
        hired = table.cards.person[move.employee] in table.employees[self.seat]
        zone = "employee" if hired else "founder"
        return Offer(move, None, (f"{zone}@{self.seat}:{move.employee}",))


@dataclass(frozen=True)
class TakeRoyalty(UsePower):
    """The ongoing cash of one product, twice (power `royalty`)."""

    kind = "sv.power.royalty"
    power = "royalty"
    optional = False

    def ways(self, table: SiliconValley) -> list[Move]:
        return [Royalty(table.cards.products[tile // 3]) for tile in table.tiles[self.seat]]

    def use(self, table: SiliconValley, move: Royalty) -> None:
        cash = table.cards.earns[tile_of(table, self.seat, move.product)][0]
        receive(table, self.seat, (2 * cash, 0, 0, ()), move.product)

    def offer(self, table: SiliconValley, move: Royalty) -> Offer:
        return Offer(move, None, (f"tile@{self.seat}:{move.product}",))


@dataclass(frozen=True)
class CleanLayoff(UsePower):
    """Lay off any number of employees without loss (power `clean_layoff`)."""

    kind = "sv.power.layoff"
    power = "clean_layoff"

    def ways(self, table: SiliconValley) -> list[Move]:
        return layoffs(table, self.seat)

    def use(self, table: SiliconValley, move: Layoff) -> None:
        layoff(table, self.seat, move, 0)

    def offer(self, table: SiliconValley, move: Any) -> Offer:
        return people_offer(table, self.seat, move)


@dataclass(frozen=True)
class CleanSunset(UsePower):
    """Sunset one product without loss and gain $4 (power `clean_sunset`)."""

    kind = "sv.power.sunset"
    power = "clean_sunset"

    def ways(self, table: SiliconValley) -> list[Move]:
        return sunsets(table, self.seat)

    def use(self, table: SiliconValley, move: Sunset) -> None:
        drop_tile(table, self.seat, tile_of(table, self.seat, move.product), 0, False)
        receive(table, self.seat, (SUNSET_GAIN, 0, 0, ()), None)

    def offer(self, table: SiliconValley, move: Any) -> Offer:
        return launch_offer(table, self.seat, move)


@dataclass(frozen=True)
class ExtraAction(Step[SiliconValley]):
    """This turn's budget grows by one action (power `extra_action`, SV-R-61)."""

    seat: int
    slot: int

    def run(self, table: SiliconValley) -> None:
        table.actions += 1
        if table.log is not None:
            card = table.cards.vcs[table.vc_row[self.slot]]
            table.log.append(PowerUsed(self.seat, card, "extra_action"))


@dataclass(frozen=True)
class PayrollRelief(Step[SiliconValley]):
    """One salary token off each employee that has one (power `payroll_relief`)."""

    seat: int
    slot: int

    def run(self, table: SiliconValley) -> None:
        burdened = [person for person in table.employees[self.seat] if table.tokens[person]]
        for person in burdened:
            table.tokens[person] -= 1
        if table.log is not None:
            card = table.cards.vcs[table.vc_row[self.slot]]
            told = PowerUsed if burdened else PowerLost
            table.log.append(told(self.seat, card, "payroll_relief"))


def _one(
    step: Callable[[int, int], Step[SiliconValley]],
) -> Callable[[SiliconValley, int, int], None]:
    """A power that is one step."""
    return lambda table, seat, slot: table.agenda.append(step(seat, slot))


def _two_small(table: SiliconValley, seat: int, slot: int) -> None:
    table.then(PickSmall(seat, slot), PickSmall(seat, slot))


POWERS: Final[Mapping[str, Callable[[SiliconValley, int, int], None]]] = {
    "free_launch": _one(FreeLaunch),
    "extra_action": _one(ExtraAction),
    "free_hire": _one(FreeHire),
    "cheap_poach": _one(CheapPoach),
    "cheap_expand": _one(CheapExpand),
    "pick_block": _one(PickBlock),
    "two_small": _two_small,
    "overtime": _one(WorkOvertime),
    "royalty": _one(TakeRoyalty),
    "payroll_relief": _one(PayrollRelief),
    "clean_layoff": _one(CleanLayoff),
    "clean_sunset": _one(CleanSunset),
}
