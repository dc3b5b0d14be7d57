"""What every move is worth to a planner, by kind of move."""

from collections.abc import Callable
from typing import Any, Final

from seedround.engine.kinds import every_seat
from seedround.engine.move import Move
from seedround.games.silicon_valley.blocks import NUMBER, SIZES, UNIT, count, holds, named, value
from seedround.games.silicon_valley.mind.outlook import fitting, leader, rarity
from seedround.games.silicon_valley.mind.plan import Plan
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
from seedround.games.silicon_valley.numbers import SM, A, Tile, tile_of
from seedround.games.silicon_valley.powers.acting import LayoffByPower, SunsetByPower
from seedround.games.silicon_valley.tiles import own_tile
from seedround.games.silicon_valley.verbs.innovate import ChooseDesign


def worth_of(plan: Plan, move: Move) -> float:
    """By kind of move; a power of a VC card changes prices and penalties."""
    kind = type(move)
    worth = ON_OTHER_TERMS.get((plan.kind, kind)) or WORTH[kind]
    return worth(plan, move)


# Actions


def hire(plan: Plan, move: Hire, price: int | None = None) -> float:
    look, table = plan.outlook, plan.table
    who = table.row[move.slot - 1]
    if price is None:
        price = table.hire_price(plan.seat, move.slot - 1)
    return plan.staffed(who, price) - look.strain(price, table.salary(who))


def poach(plan: Plan, move: Poach, price: int | None = None) -> float:
    table = plan.table
    who = table.cards.person[move.employee]
    if price is None:
        price = table.poach_price(plan.seat, who)
    worth = plan.staffed(who, price) - plan.outlook.strain(price, table.salary(who))
    if move.seat == table.rival:
        return worth
    weights, look = plan.weights, plan.outlook
    share = weights.topple if move.seat == leader(table) else weights.hurt
    work = look.code * value(table.cards.works[who].blocks) * look.phases
    return worth + share * work / max(1, table.seats - 1)


def expand(plan: Plan, move: Expand, price: int | None = None) -> float:
    look, table, seat = plan.outlook, plan.table, plan.seat
    card = table.cards.document.hq[table.hq_row[move.slot - 1]]
    if price is None:
        price = table.hq_price(seat)
    rounds = look.phases
    worth = -price * look.thirst() - look.cash * card.upkeep * rounds
    worth -= look.strain(price, card.upkeep)
    if not plan.free:
        worth += 0.9 * plan.launch if table.actions > 1 else 0.6 * plan.launch
        worth += plan.weights.slot * (rounds - 1)
    elif len(table.tiles[seat]) + 1 >= table.slots[seat]:
        worth += plan.weights.next_slot * (rounds - 1)
    room = table.places[seat] - len(table.employees[seat])
    if room < 2:
        worth += plan.weights.place * (1.0 if room < 1 else 0.5) * card.employees * (rounds - 1)
    return worth + plan.weights.symbol * len(card.symbols) * (rounds - 1)


def outsource(plan: Plan, move: Outsource) -> float:
    """A block that completes a launch, best in this very turn, or that keeps products alive."""
    look, table = plan.outlook, plan.table
    kind = NUMBER[move.block]
    price = table.cards.block_prices[kind]
    worth = look.code * SIZES[kind]
    best = 0.0
    for target in plan.targets:
        if plan.free and count(target.missing, kind):
            soon = target.blocks < table.actions and target.dollars <= table.cash[plan.seat]
            rest = (target.dollars - price) * look.thirst()
            share = 0.95 if soon else plan.weights.near if target.blocks == 1 else 0.0
            best = max(best, share * (target.gain - rest - plan.launch))
    worth += best
    if not look.sustains(look.held) and look.sustains(look.held + UNIT[kind]):
        worth += 12.0
    return worth - price * look.thirst() - look.strain(price)


def fund(plan: Plan, move: Vc) -> float:
    look, table, seat = plan.outlook, plan.table, plan.seat
    card = table.vc_row[move.slot - 1]
    brings = table.cards.vc_gifts[card]
    price = fitting(table.vc_price(seat, move.slot - 1))
    worth = (
        plan.weights.valuation * brings.valuation
        + brings.cash * look.thirst()
        - price * look.spare_code()
    )
    left = plan.launch_after(table.vc_price(seat, move.slot - 1)) if plan.free else 0.0
    if look.phases > 1 or table.actions > 1:
        worth += plan.weights.power * plan.power(table.cards.powers[card], left)
    if look.shortage():
        worth += 14.0
    # Code that a launch needs is not sold lightly.
    return worth - plan.weights.guard * (plan.launch - left) if plan.free else worth


def innovate(plan: Plan, move: Innovate) -> float:
    product = plan.table.products[move.slot - 1]
    look = plan.outlook
    size = plan.table.cards.grid_sizes[product]
    return plan.weights.launch + look.launch_worth(tile_of(product, A)) - look.spare_code() * size


def second(plan: Plan, move: Second) -> float:
    table, look = plan.table, plan.outlook
    slot = move.slot - 1
    product = table.products[slot]
    worth = look.launch_worth(tile_of(product, SM)) - look.spare_code() * value(table.designs[slot])
    innovator = table.innovators[slot]
    growth = table.cards.earns[tile_of(product, A)].valuation
    if innovator < table.seats and tile_of(product, A) in table.tiles[innovator]:
        worth += (
            plan.weights.deny
            * plan.weights.valuation
            * growth
            * look.phases
            / max(1, table.seats - 1)
        )
    return plan.weights.launch + worth


def sunset(plan: Plan, move: Sunset) -> float:
    tile = own_tile(plan.table, plan.seat, move.product)
    return plan.dropped(tile, 1)


def layoff(plan: Plan, move: Layoff) -> float:
    """Better now for 1 than for 2 when salaries fall due, if nothing else helps."""
    look, table = plan.outlook, plan.table
    who = table.cards.person[move.employee]
    missing = look.shortage()
    if 0 < missing <= table.payroll(plan.seat):
        index = table.index[plan.seat]
        saved = look.valuation * (min(index, 2) - min(index, 1)) + plan.weights.action
        return saved - 0.1 * look.code * value(table.cards.works[who].blocks)
    return plan.fired(who, 1)


# What follows them


def pay(plan: Plan, move: Pay) -> float:
    return plan.blocks_left(plan.outlook.held - named(move.blocks))


def design(plan: Plan, move: Design) -> float:
    """Keep what is useful, and build what the others cannot copy."""
    look, table = plan.outlook, plan.table
    blocks = named(move.blocks)
    worth = plan.blocks_left(look.held - blocks) + plan.weights.rare * rarity(blocks)
    choice = table.choice
    if isinstance(choice, ChooseDesign):
        growth = table.cards.earns[tile_of(table.products[choice.slot])].valuation
        for other in every_seat(table.seats):
            if other != plan.seat and holds(table.blocks[other], blocks):
                worth -= 0.5 * plan.weights.valuation * growth * (look.phases - 1)
    return worth


def take(plan: Plan, move: Take) -> float:
    return plan.block(NUMBER[move.block])


def drop(plan: Plan, move: Drop) -> float:
    """Better lose the product that brings less: compare with the cheapest payment."""
    table, look = plan.table, plan.outlook
    tile: Tile = table.choice.tile  # type: ignore[attr-defined]
    worths = [(plan.dropped(other, 2), other) for other in table.tiles[plan.seat]]
    best = max(worths)[1]
    stay = plan.blocks_left(look.held)
    return stay + (5.0 if best == tile else -40.0)


def keep(plan: Plan, move: Keep) -> float:
    """A founder: what it brings, what it writes, and the first launch it allows."""
    cards, look = plan.table.cards, plan.outlook
    who = cards.person[move.founder]
    blocks = cards.hired[who].blocks
    monthly = value(cards.works[who].blocks)
    return look.code * (value(blocks) + 6 * monthly) + 0.5 * look.best_launch(blocks)


def overtime(plan: Plan, move: Overtime) -> float:
    cards = plan.table.cards
    brings = cards.works[cards.person[move.employee]]
    blocks = sum(plan.block(kind) for kind in brings.kinds)
    return plan.outlook.cash * brings.cash + plan.weights.valuation * brings.valuation + blocks


def royalty(plan: Plan, move: Royalty) -> float:
    return float(plan.table.cards.earns[own_tile(plan.table, plan.seat, move.product)].cash)


def narrow(plan: Plan, move: Narrow) -> float:
    return 1.0 if move.count == 0 else -float(move.count)


# On other terms


def asked_price(plan: Plan, move: Move) -> int:
    """What a power asks for a move."""
    table = plan.table
    price: int = table.choice.offer(table, move).says.price  # type: ignore[union-attr]
    return price


def sunset_by_power(plan: Plan, move: Sunset) -> float:
    choice = plan.table.choice
    assert isinstance(choice, SunsetByPower)
    tile = own_tile(plan.table, plan.seat, move.product)
    return plan.dropped(tile, choice.effect.loss) + plan.outlook.cash * choice.effect.cash


def layoff_by_power(plan: Plan, move: Layoff) -> float:
    choice = plan.table.choice
    assert isinstance(choice, LayoffByPower)
    return plan.fired(plan.table.cards.person[move.employee], choice.effect.loss)


def one_more_layoff(plan: Plan, move: Layoff | Yield) -> float:
    """Nothing more is lost than the employee: the valuation is lost already, or not at all."""
    return plan.fired(plan.table.cards.person[move.employee], 0)


WORTH: Final[dict[type[Move], Callable[[Plan, Any], float]]] = {
    Hire: hire,
    Poach: poach,
    Expand: expand,
    Vc: fund,
    Outsource: outsource,
    Innovate: innovate,
    Second: second,
    Sunset: sunset,
    Layoff: layoff,
    EndTurn: lambda plan, move: plan.weights.action,
    Done: lambda plan, move: 0.0,
    Decline: lambda plan, move: 0.0,
    Pay: pay,
    Design: design,
    Take: take,
    Drop: drop,
    Keep: keep,
    Overtime: overtime,
    Royalty: royalty,
    Yield: one_more_layoff,
    Narrow: narrow,
}
ON_OTHER_TERMS: Final[dict[tuple[str, type[Move]], Callable[[Plan, Any], float]]] = {
    ("power.hire", Hire): lambda plan, move: hire(plan, move, asked_price(plan, move)),
    ("power.poach", Poach): lambda plan, move: poach(plan, move, asked_price(plan, move)),
    ("power.expand", Expand): lambda plan, move: expand(plan, move, asked_price(plan, move)),
    ("power.sunset", Sunset): sunset_by_power,
    ("power.layoff", Layoff): layoff_by_power,
    ("turn.layoff", Layoff): one_more_layoff,
    ("upkeep.layoff", Layoff): one_more_layoff,
    ("rival.layoff", Layoff): one_more_layoff,
}
"""By kind of decision and of move, where a move costs something else than as an action."""
