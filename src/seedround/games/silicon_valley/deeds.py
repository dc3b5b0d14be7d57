"""What the Rival's personalities do, effect by effect (6.10).

Slots that these actions empty are refilled at once, unless a pawn stands there.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from seedround.engine.move import Move
from seedround.engine.saying import Saying
from seedround.engine.step import Choice, Offer
from seedround.games.silicon_valley import effects
from seedround.games.silicon_valley.blocks import NUMBER, SIZES, count, named, value
from seedround.games.silicon_valley.effects import PLAYER
from seedround.games.silicon_valley.events import Discarded, Headhunted, PaidRival
from seedround.games.silicon_valley.moves import Pay, Yield, pay
from seedround.games.silicon_valley.narrow import ask
from seedround.games.silicon_valley.operate import ForcedLayoff, pay_salaries
from seedround.games.silicon_valley.payments import payments
from seedround.games.silicon_valley.people import leave
from seedround.games.silicon_valley.rival import collect, copy_product, innovate, take_employee
from seedround.games.silicon_valley.rows import clear_product, discard, refill, slide_employees
from seedround.games.silicon_valley.sayings import PromptBitRot, PromptYield, YieldOffer
from seedround.games.silicon_valley.supply import pay_cash, pay_code, pay_offer
from seedround.games.silicon_valley.table import EMPTY, NOBODY, SiliconValley
from seedround.games.silicon_valley.track import change_salaries, move_token

Doing = Callable[[SiliconValley, Any], None]


# What the player loses


def pay_money(table: SiliconValley, effect: effects.Pay) -> None:
    """An amount, or what is left."""
    charge(table, measured(table, effect, effect.cash))


def pay_blocks(table: SiliconValley, effect: effects.PayCode) -> None:
    """Code, or all blocks if they are worth less."""
    if table.blocks[PLAYER]:
        ask(table, PayRival(PLAYER, effect.code))


def pay_upkeep(table: SiliconValley, effect: effects.PayUpkeep) -> None:
    """The HQ upkeep now, or what is left."""
    charge(table, table.rent[PLAYER])


def pay_everybody(table: SiliconValley, effect: effects.PaySalaries) -> None:
    """All salaries now, or layoffs (SV-R-47)."""
    pay_salaries(table, PAYDAY_FIRST)


def lose(table: SiliconValley, effect: effects.Lose) -> None:
    move_token(table, PLAYER, -measured(table, effect, effect.valuation))


def raise_salaries(table: SiliconValley, effect: effects.RaiseSalaries) -> None:
    change_salaries(table, PLAYER, effect.tokens)


def return_block(table: SiliconValley, effect: effects.ReturnBlock) -> None:
    """One of its kind, if there is any."""
    kind = NUMBER[effect.block]
    if count(table.blocks[PLAYER], kind):
        pay_code(table, PLAYER, named((effect.block,)), SIZES[kind], None)


def headhunt(table: SiliconValley, effect: effects.Headhunt) -> None:
    """An employee of the player's choice goes to the Rival."""
    if table.employees[PLAYER]:
        table.agenda.append(HEADHUNT)


# What the Rival does


def discard_card(table: SiliconValley, effect: effects.Discard) -> None:
    """A card of a row goes, and the row is filled up; a product goes with its tiles."""
    row = effect.row
    lying, _, _, ids = table.piles(row)
    slots = unlaunched(table) if row == "product" else filled(lying)
    if not slots:
        return
    slot = slots[0] if effect.which == "first" else slots[-1]
    if table.log is not None:
        table.log.append(Discarded(row, ids[lying[slot]]))
    if row == "product":
        clear_product(table, slot)
    else:
        discard(table, row, slot)
    if row == "employee":
        slide_employees(table)
    else:
        refill(table, row, slot)


def recruit(table: SiliconValley, effect: effects.Recruit) -> None:
    """The Rival takes a row employee; markers do not move."""
    slots = filled(table.row)
    if slots:
        take_employee(table, slots[0] if effect.which == "first" else slots[-1])
        slide_employees(table)


def collect_again(table: SiliconValley, effect: effects.Collect) -> None:
    """The decision card's blocks, so many times more."""
    for _ in range(effect.times):
        collect(table, table.cards.decision_code[table.decided[-1]])


def copy_first(table: SiliconValley, effect: effects.Copy) -> None:
    """The Rival second-moves the player's first product."""
    for slot, innovator in enumerate(table.innovators):
        if innovator == PLAYER:
            copy_product(table, slot)
            refill(table, "product", slot)
            return
    penalise(table, effect)


def innovate_first(table: SiliconValley, effect: effects.Innovate) -> None:
    """The Rival innovates the first unlaunched product."""
    slots = unlaunched(table)
    if slots:
        innovate(table, slots[0])
    else:
        penalise(table, effect)


def read_aloud(table: SiliconValley, effect: effects.ByHand) -> None:
    """People carry it out by themselves; the card has been told already."""


# Choices inside them


@dataclass(frozen=True)
class Payday(ForcedLayoff):
    """Layoffs that `pay_salaries` forces: 2 valuation in total (SV-R-47)."""

    kind = "rival.layoff"
    rule_ids = ("SV-SOLO-29", "SV-INVOL-02")

    def again(self) -> ForcedLayoff:
        return PAYDAY_NEXT


@dataclass(frozen=True)
class Headhunt(Choice[SiliconValley, Yield]):
    """Which employee goes to the Rival; tokens are removed, no blocks (effect `headhunt`)."""

    kind = "rival.headhunt"
    rule_ids = ("SV-SOLO-29",)

    def moves(self, table: SiliconValley) -> list[Move]:
        return [Yield(table.cards.people[person]) for person in table.employees[self.seat]]

    def play(self, table: SiliconValley, move: Yield) -> None:
        person = table.cards.person[move.employee]
        leave(table, self.seat, person)
        table.tokens[person] = 0
        table.staff += (person,)
        if table.log is not None:
            table.log.append(Headhunted(self.seat, move.employee))

    def prompt(self, table: SiliconValley) -> Saying:
        return PromptYield()

    def offer(self, table: SiliconValley, move: Yield) -> Offer:
        says = YieldOffer(move.employee, table.salary(table.cards.person[move.employee]))
        return Offer(move, says, (f"employee@{self.seat}:{move.employee}",))


@dataclass(frozen=True)
class PayRival(Choice[SiliconValley, Pay]):
    """Which blocks pay the code (effect `pay_code`, SV-GEN-07)."""

    code: int

    kind = "rival.pay"
    rule_ids = ("SV-SOLO-29", "SV-GEN-07")

    def cost(self, table: SiliconValley) -> int:
        return min(self.code, value(table.blocks[self.seat]))

    def moves(self, table: SiliconValley) -> list[Move]:
        held = table.blocks[self.seat]
        return [pay(blocks) for blocks in payments(self.cost(table), held)]

    def play(self, table: SiliconValley, move: Pay) -> None:
        pay_code(table, self.seat, named(move.blocks), self.cost(table), None)

    def prompt(self, table: SiliconValley) -> Saying:
        return PromptBitRot(self.cost(table))

    def offer(self, table: SiliconValley, move: Pay) -> Offer:
        return pay_offer(self.seat, move)


# Helpers


def filled(lying: Sequence[int]) -> list[int]:
    """The slots of a row in which a card lies."""
    return [slot for slot, card in enumerate(lying) if card != EMPTY]


def unlaunched(table: SiliconValley) -> list[int]:
    """The slots of unlaunched products."""
    return [slot for slot in filled(table.products) if table.innovators[slot] == NOBODY]


def measured(table: SiliconValley, effect: effects.Measured, unit: int) -> int:
    """An amount, for what the player has if the effect counts something."""
    return unit if effect.per is None else effect.total(unit, table.has(PLAYER, effect.per))


def charge(table: SiliconValley, price: int) -> None:
    """The player pays an amount, or what is left."""
    paid = min(price, table.cash[PLAYER])
    if paid:
        pay_cash(table, PLAYER, paid)
        if table.log is not None:
            table.log.append(PaidRival(PLAYER, paid))


def penalise(table: SiliconValley, effect: effects.Alternative) -> None:
    """What happens instead."""
    if effect.otherwise is not None:
        DEEDS[type(effect.otherwise)](table, effect.otherwise)


PAYDAY_FIRST: Final = Payday(PLAYER, True)
PAYDAY_NEXT: Final = Payday(PLAYER, False)
HEADHUNT: Final = Headhunt(PLAYER)
DEEDS: Final[Mapping[type[effects.Effect], Doing]] = {
    effects.Pay: pay_money,
    effects.PayCode: pay_blocks,
    effects.PayUpkeep: pay_upkeep,
    effects.PaySalaries: pay_everybody,
    effects.Lose: lose,
    effects.RaiseSalaries: raise_salaries,
    effects.ReturnBlock: return_block,
    effects.Headhunt: headhunt,
    effects.Discard: discard_card,
    effects.Recruit: recruit,
    effects.Collect: collect_again,
    effects.Copy: copy_first,
    effects.Innovate: innovate_first,
    effects.ByHand: read_aloud,
}
"""What carries out which effect of a personality."""
