"""What the Rival's personalities do when a marker stands on "!" (SV-SOLO-29, 6.10).

Slots that these actions empty are refilled at once, unless a pawn stands there.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from seedround.engine.move import Move
from seedround.engine.saying import Saying
from seedround.engine.step import Choice, Offer, Step
from seedround.games.silicon_valley.blocks import NUMBER, count, named, value
from seedround.games.silicon_valley.document import ATTRIBUTES
from seedround.games.silicon_valley.events import (
    Discarded,
    Headhunted,
    PaidRival,
    PersonalityActed,
)
from seedround.games.silicon_valley.funding import pay_offer
from seedround.games.silicon_valley.moves import Pay, Yield, pay
from seedround.games.silicon_valley.narrow import ask
from seedround.games.silicon_valley.operate import ForcedLayoff, pay_salaries
from seedround.games.silicon_valley.payments import payments
from seedround.games.silicon_valley.people import leave
from seedround.games.silicon_valley.rival import (
    collect,
    copy_product,
    innovate,
    take_employee,
)
from seedround.games.silicon_valley.rows import (
    REFILL_PRODUCT,
    clear_product,
    refill_hq,
    refill_vc,
    slide_employees,
)
from seedround.games.silicon_valley.sayings import LayoffOffer, PromptBitRot, PromptYield
from seedround.games.silicon_valley.supply import pay_cash, pay_code
from seedround.games.silicon_valley.table import EMPTY, NOBODY, SiliconValley
from seedround.games.silicon_valley.track import change_salaries, move_token

PLAYER: Final = 0
COFFEE: Final = 2
PRESS: Final = 4
CLONE_FINE: Final = 3
ROT: Final = 3
MOST_SUED: Final = 2


@dataclass(frozen=True)
class Resolve(Step[SiliconValley]):
    """All cards whose marker is on "!" now, left to right (SV-SOLO-29, SV-R-45)."""

    def run(self, table: SiliconValley) -> None:
        solo = table.cards.document.solo
        ready = [
            attribute
            for attribute in map(ATTRIBUTES.index, solo.attribute_order)
            if table.markers[attribute] >= solo.track_steps
        ]
        table.then(*(ActOut(attribute) for attribute in ready))


@dataclass(frozen=True)
class ActOut(Step[SiliconValley]):
    """Carry out one personality card; then its marker returns to the top (SV-SOLO-29)."""

    attribute: int

    def run(self, table: SiliconValley) -> None:
        card = table.personalities[self.attribute]
        if table.log is not None:
            deed = table.cards.deeds[card]
            table.log.append(PersonalityActed(table.cards.personalities[card], deed))
        table.agenda.append(ResetMarker(self.attribute))
        DEEDS[table.cards.deeds[card]](table)


@dataclass(frozen=True)
class ResetMarker(Step[SiliconValley]):
    """SV-SOLO-29."""

    attribute: int

    def run(self, table: SiliconValley) -> None:
        markers = list(table.markers)
        markers[self.attribute] = 0
        table.markers = tuple(markers)


# Blue: mild


def talent_drain(table: SiliconValley) -> None:
    """Discard the cheapest row employee."""
    slot = leftmost(table.row)
    if slot is not None:
        person = table.row[slot]
        table.row[slot] = EMPTY
        table.discard.append(person)
        if table.log is not None:
            table.log.append(Discarded("employee", table.cards.people[person]))
        slide_employees(table)


def talent_scout(table: SiliconValley) -> None:
    """The Rival takes the dearest row employee; markers do not move."""
    slots = [slot for slot, person in enumerate(table.row) if person != EMPTY]
    if slots:
        take_employee(table, slots[-1])
        slide_employees(table)


def cold_feet(table: SiliconValley) -> None:
    """Discard the leftmost VC card."""
    slot = leftmost(table.vc_row)
    if slot is not None:
        card = table.vc_row[slot]
        table.vc_row[slot] = EMPTY
        table.vc_discard.append(card)
        if table.log is not None:
            table.log.append(Discarded("vc", table.cards.vcs[card]))
        refill_vc(table, slot)


def zoning(table: SiliconValley) -> None:
    """Discard the leftmost HQ card."""
    slot = leftmost(table.hq_row)
    if slot is not None:
        card = table.hq_row[slot]
        table.hq_row[slot] = EMPTY
        table.hq_discard.append(card)
        if table.log is not None:
            table.log.append(Discarded("hq", table.cards.hqs[card]))
        refill_hq(table, slot)


def coffee_bill(table: SiliconValley) -> None:
    """The player pays $2 or what is left."""
    charge(table, COFFEE)


def night_shift(table: SiliconValley) -> None:
    """The Rival collects the decision card's blocks once more."""
    collect(table, table.cards.decision_code[table.decided[-1]])


def bug_report(table: SiliconValley) -> None:
    """The player returns one D2, if any."""
    if count(table.blocks[PLAYER], NUMBER["D2"]):
        pay_code(table, PLAYER, named(("D2",)), 2, None)


def pivot(table: SiliconValley) -> None:
    """Remove the leftmost unlaunched product with its tiles."""
    slot = unlaunched(table)
    if slot is not None:
        if table.log is not None:
            table.log.append(Discarded("product", table.cards.products[table.products[slot]]))
        clear_product(table, slot)
        REFILL_PRODUCT[slot].run(table)


def press_tour(table: SiliconValley) -> None:
    """The player pays $1 per own product, at most $4 or what is left."""
    charge(table, min(PRESS, len(table.tiles[PLAYER])))


# Red: harsh


def payday(table: SiliconValley) -> None:
    """The player pays all salaries now, or lays people off (SV-R-47)."""
    pay_salaries(table, PAYDAY_FIRST)


def scandal(table: SiliconValley) -> None:
    """The player loses 1 valuation."""
    move_token(table, PLAYER, -1)


def headhunt(table: SiliconValley) -> None:
    """An employee of the player's choice goes to the Rival."""
    if table.employees[PLAYER]:
        table.agenda.append(HEADHUNT)


def clone_war(table: SiliconValley) -> None:
    """The Rival second-moves the player's leftmost product; if none, the player pays $3."""
    for slot, innovator in enumerate(table.innovators):
        if innovator == PLAYER:
            copy_product(table, slot)
            REFILL_PRODUCT[slot].run(table)
            return
    charge(table, CLONE_FINE)


def rent_hike(table: SiliconValley) -> None:
    """The player pays the HQ upkeep now, or what is left."""
    charge(table, table.rent[PLAYER])


def bit_rot(table: SiliconValley) -> None:
    """The player pays 3 code, or all blocks if they are worth less."""
    if table.blocks[PLAYER]:
        ask(table, BIT_ROT)


def market_grab(table: SiliconValley) -> None:
    """The Rival innovates the leftmost unlaunched product; if none, the player loses 1."""
    slot = unlaunched(table)
    if slot is None:
        move_token(table, PLAYER, -1)
    else:
        innovate(table, slot)


def class_action(table: SiliconValley) -> None:
    """The player loses 1 valuation per two products, rounded up, at most 2."""
    move_token(table, PLAYER, -min(MOST_SUED, (len(table.tiles[PLAYER]) + 1) // 2))


def retention(table: SiliconValley) -> None:
    """One salary token on each of the player's employees."""
    change_salaries(table, PLAYER, 1)


# Choices inside them


@dataclass(frozen=True)
class Payday(ForcedLayoff):
    """Layoffs that `payday` forces: 2 valuation in total (SV-R-47)."""

    kind = "sv.rival.layoff"
    rules = ("SV-SOLO-29", "SV-INVOL-02")

    def again(self) -> ForcedLayoff:
        return PAYDAY_NEXT


@dataclass(frozen=True)
class Headhunt(Choice[SiliconValley]):
    """Which employee goes to the Rival; tokens are removed, no blocks (personality `headhunt`)."""

    kind = "sv.rival.headhunt"
    rules = ("SV-SOLO-29",)

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
        says = LayoffOffer(move.employee, table.salary(table.cards.person[move.employee]))
        return Offer(move, says, (f"employee@{self.seat}:{move.employee}",))


@dataclass(frozen=True)
class BitRot(Choice[SiliconValley]):
    """Which blocks pay 3 code (personality `bit_rot`, SV-GEN-07)."""

    kind = "sv.rival.pay"
    rules = ("SV-SOLO-29", "SV-GEN-07")

    def cost(self, table: SiliconValley) -> int:
        return min(ROT, value(table.blocks[self.seat]))

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


def leftmost(row: list[int]) -> int | None:
    """The lowest slot with a card."""
    return next((slot for slot, card in enumerate(row) if card != EMPTY), None)


def unlaunched(table: SiliconValley) -> int | None:
    """The leftmost product that nobody has launched."""
    for slot, product in enumerate(table.products):
        if product != EMPTY and table.innovators[slot] == NOBODY:
            return slot
    return None


def charge(table: SiliconValley, price: int) -> None:
    """The player pays an amount, or what is left."""
    paid = min(price, table.cash[PLAYER])
    if paid:
        pay_cash(table, PLAYER, paid)
        if table.log is not None:
            table.log.append(PaidRival(PLAYER, paid))


RESOLVE: Final = Resolve()
PAYDAY_FIRST: Final = Payday(PLAYER, True)
PAYDAY_NEXT: Final = Payday(PLAYER, False)
HEADHUNT: Final = Headhunt(PLAYER)
BIT_ROT: Final = BitRot(PLAYER)
DEEDS: Final[dict[str, Callable[[SiliconValley], None]]] = {
    deed.__name__: deed
    for deed in (
        talent_drain,
        talent_scout,
        cold_feet,
        zoning,
        coffee_bill,
        night_shift,
        bug_report,
        pivot,
        press_tour,
        payday,
        scandal,
        headhunt,
        clone_war,
        rent_hike,
        bit_rot,
        market_grab,
        class_action,
        retention,
    )
}
