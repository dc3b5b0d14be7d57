"""What a move changes, as chips: now, every round, and after Operate.

The move is carried out on a private table and the figures are compared, so no rule is told twice.
"""

from collections.abc import Callable, Collection, Mapping
from typing import Any, Final

from seedround.engine.kinds import Card, Seat, every_seat
from seedround.engine.move import Move
from seedround.engine.saying import Saying
from seedround.engine.standing import Consequence
from seedround.games.silicon_valley.blocks import lacking, named, names, value
from seedround.games.silicon_valley.document import ATTRIBUTES
from seedround.games.silicon_valley.events import PowerLost
from seedround.games.silicon_valley.moves import EndTurn, Innovate, Keep, Pay, Vc
from seedround.games.silicon_valley.narrow import Narrowing
from seedround.games.silicon_valley.numbers import A, Product, tile_of
from seedround.games.silicon_valley.operate import ForcedLayoff
from seedround.games.silicon_valley.rival import RIVAL_TURN
from seedround.games.silicon_valley.sayings import PromptBitRot, PromptPay, PromptUpkeep, Symbol
from seedround.games.silicon_valley.supply import gain
from seedround.games.silicon_valley.table import SiliconValley
from seedround.games.silicon_valley.telling.ahead import Operated, Try, still_to_come
from seedround.games.silicon_valley.telling.risks import chance, copies
from seedround.games.silicon_valley.telling.sayings import (
    ChipCash,
    ChipCode,
    ChipCopied,
    ChipEmployees,
    ChipEnds,
    ChipFits,
    ChipGrowth,
    ChipIncome,
    ChipKeeps,
    ChipLeft,
    ChipMisfits,
    ChipOf,
    ChipPays,
    ChipPlaces,
    ChipPower,
    ChipRent,
    ChipSalaries,
    ChipShort,
    ChipSlots,
    ChipStart,
    ChipStillShort,
    ChipSymbols,
    ChipUnused,
    ChipUpkeep,
    ChipValuation,
    ChipWaste,
    ChipWrites,
)
from seedround.games.silicon_valley.telling.standing import after_operate
from seedround.games.silicon_valley.track import worth
from seedround.games.silicon_valley.verbs.innovate import INNOVATING
from seedround.games.silicon_valley.verbs.second import MOVING_SECOND

Told = Callable[[SiliconValley, Any, Any], tuple[Consequence, ...]]
Chips = list[Consequence]

CHANGES: Final[Mapping[str, Callable[[int], Any]]] = {
    "income": ChipIncome,
    "growth": ChipGrowth,
    "writes": ChipWrites,
    "salaries": ChipSalaries,
    "rent": ChipRent,
    "upkeep": ChipUpkeep,
    "places": ChipPlaces,
    "slots": ChipSlots,
}


# Now and every round


def now(one: Try) -> Chips:
    """Cash, code and valuation at once."""
    seat, found = one.seat, []
    if by := one.changed("cash", seat):
        found.append(Consequence(says=ChipCash(by), figure="cash", by=by))
    if one.blocks_known and (by := one.changed("code", seat)):
        blocks = () if "turn.design" in one.passed else exchanged(one)
        found.append(Consequence(says=ChipCode(by, blocks), figure="code", by=by))
    if by := one.changed("valuation", seat):
        says = ChipValuation(by, worth(one.table.index[seat]))
        found.append(Consequence(says=says, figure="valuation", by=by, warns=by < 0))
    return found


def exchanged(one: Try) -> tuple[str, ...]:
    """The blocks gained or given; none if it is both."""
    before, after = one.before.blocks[one.seat], one.table.blocks[one.seat]
    gained, given = lacking(before, after), lacking(after, before)
    return () if gained and given else names(gained or given)


def every_round(one: Try) -> Chips:
    """What the company brings and costs from now on."""
    if one.same_company:
        return []
    found = [
        Consequence(says=says(by), figure=name, by=by)
        for name, says in CHANGES.items()
        if (by := one.changed(name, one.seat))
    ]
    before, after = one.before.symbols[one.seat], one.table.symbols[one.seat]
    new = [
        Symbol(attribute)
        for attribute, old, many in zip(ATTRIBUTES, before, after, strict=True)
        for _ in range(many - old)
    ]
    return [*found, Consequence(says=ChipSymbols(tuple(new)))] if new else found


def to_others(one: Try) -> Chips:
    """What another company loses: open things only (SV-POACH-02, SV-SECOND-06)."""
    found: Chips = []
    before, after = one.before, one.table
    for seat in every_seat(before.seats):
        same = before.employees[seat] == after.employees[seat]
        if seat == one.seat or (same and before.tiles[seat] == after.tiles[seat]):
            continue
        for name, says in {"employees": ChipEmployees, **CHANGES}.items():
            if by := one.changed(name, seat):
                chip = ChipOf(seat, says(by))
                found.append(Consequence(says=chip, figure=name, by=by, seat=seat))
    return found


# Products


def launches(table: SiliconValley, seat: Seat, on_board: Collection[Product]) -> dict[Card, None]:
    """The products that a seat's blocks and slots allow, among those that lie there already."""
    moves: list[Any] = [*INNOVATING.moves(table, seat), *MOVING_SECOND.moves(table, seat)]
    found = [table.products[move.slot - 1] for move in moves]
    return {table.cards.products[card]: None for card in found if card in on_board}


def fitting(one: Try) -> Chips:
    """Products that can be launched afterwards, and could not be before."""
    board = one.before.products
    before = launches(one.before, one.seat, board)
    after = launches(one.table, one.seat, board)
    new = tuple([card for card in after if card not in before])
    return [Consequence(says=ChipFits(new))] if new and one.blocks_known else []


def keeping(one: Try) -> Chips:
    """The blocks that are left, and the products that they no longer fill."""
    board, left = one.before.products, one.table.blocks[one.seat]
    found = [Consequence(says=ChipKeeps(names(left)))]
    after = launches(one.table, one.seat, board)
    lost = tuple([card for card in launches(one.before, one.seat, board) if card not in after])
    return [*found, Consequence(says=ChipMisfits(lost))] if lost else found


def copying(one: Try, move: Innovate) -> Chips:
    """With which chance the Rival copies the product this round, and what that costs a round."""
    if RIVAL_TURN not in one.before.agenda:
        return []
    slot, deck = move.slot - 1, len(one.table.decisions)
    cards, earns = copies(one.table)[slot], one.table.cards.earns
    tile = tile_of(one.before.products[slot], A)
    loss = earns[tile].valuation - earns[tile + 1].valuation
    if not cards or not loss:
        return []
    says, odds = ChipCopied(cards, deck), chance(cards, deck)
    return [Consequence(says=says, figure="growth", by=-loss, chance=odds, warns=True)]


# After Operate


def after_all(one: Try) -> Chips:
    """What Operate leaves, what it is short of, and whether it ends the game."""
    seat, table = one.seat, one.table
    agenda = still_to_come(table, seat)
    if not agenda:
        return []
    operated = Operated(table, seat, agenda)
    reached, unicorn = table.index[seat], table.cards.unicorn
    chip: Saying = ChipLeft(table.cash[seat], worth(reached))
    if operated.spoilt:
        chip = ChipShort(operated.missing, operated.gone, operated.dropped, worth(reached))
    found = [Consequence(says=chip, warns=operated.spoilt)]
    if (
        reached
        >= unicorn
        > max([after_operate(one.before, other) for other in every_seat(table.seats)])
    ):
        found.append(Consequence(says=ChipEnds(worth(unicorn))))
    return found


# By kind of decision


def act(table: SiliconValley, choice: Any, move: Move) -> tuple[Consequence, ...]:
    """A move of a turn, or one by the power of an investor."""
    one = Try(table, choice, move)
    found = now(one)
    if isinstance(move, Vc):
        found += _funding(one, move)
    found += [*every_round(one), *to_others(one)]
    if isinstance(move, EndTurn) and table.actions:
        unused = ChipUnused(table.actions)
        found.append(Consequence(says=unused, figure="actions", by=-table.actions))
    elif isinstance(move, Innovate) and table.seats == 1:
        found += copying(one, move)
    return (*found, *fitting(one), *after_all(one))


def _funding(one: Try, move: Vc) -> Chips:
    """What is paid with blocks still to be chosen, and the power (SV-VC-01, SV-VC-03)."""
    slot = move.slot - 1
    price, found = one.before.vc_price(one.seat, slot), []
    if price and not one.blocks_known:
        found.append(Consequence(says=ChipPays(price)))
    lost = any(type(event) is PowerLost for event in one.log)
    power = one.before.cards.power_words[one.before.vc_row[slot]]
    if power:
        found.append(Consequence(says=ChipPower(power, lost), warns=lost))
    return found


def blocks(table: SiliconValley, choice: Any, move: Move) -> tuple[Consequence, ...]:
    """Which blocks are given for something: what is left, and what is wasted."""
    one = Try(table, choice, move)
    if one.open and isinstance(one.table.choice, Narrowing):
        return ()
    found = [*now(one), *_waste(table, choice, move), *every_round(one)]
    return (*found, *keeping(one), *after_all(one))


def _waste(table: SiliconValley, choice: Any, move: Move) -> Chips:
    """What a payment is worth beyond the price (SV-GEN-07)."""
    asked = choice.prompt(table)
    if not isinstance(move, Pay) or not isinstance(asked, PromptPay | PromptUpkeep | PromptBitRot):
        return []
    waste = value(named(move.blocks)) - asked.cost
    return [Consequence(says=ChipWaste(waste))] if waste > 0 else []


def founder(table: SiliconValley, choice: Any, move: Keep) -> tuple[Consequence, ...]:
    """What a founder starts with and brings every round (SV-SETUP-15)."""
    one = Try(table, choice, move)
    brings = gain(table.cards.hired[table.cards.person[move.founder]])
    return (Consequence(says=ChipStart(brings)), *every_round(one))


def layoff(table: SiliconValley, choice: ForcedLayoff, move: Move) -> tuple[Consequence, ...]:
    """Who goes because salaries cannot be paid, and whether that is enough (SV-INVOL-01)."""
    one = Try(table, choice, move)
    found = [*now(one), *every_round(one)]
    short = one.table.payroll(one.seat) - one.table.cash[one.seat]
    asked = one.table.agenda and isinstance(one.table.agenda[-1], ForcedLayoff)
    if asked and short > 0:
        found.append(Consequence(says=ChipStillShort(short), warns=True))
    return (*found, *after_all(one))


CONSEQUENCES: Final[Mapping[str, Told]] = {
    "setup.founder": founder,
    "turn.act": act,
    "turn.pay": blocks,
    "turn.design": blocks,
    "turn.sunset": act,
    "turn.layoff": act,
    "blocks.narrow": blocks,
    "blocks.substitute": act,
    "upkeep.layoff": layoff,
    "upkeep.product": blocks,
    "power.launch": act,
    "power.hire": act,
    "power.poach": act,
    "power.expand": act,
    "power.layoff": act,
    "power.sunset": act,
    "power.block": act,
    "power.overtime": act,
    "power.royalty": act,
    "rival.layoff": layoff,
    "rival.headhunt": act,
    "rival.pay": blocks,
}
"""What is told of a move, by kind of decision."""
