"""Who is likely to finish ahead: the trained estimate with which a search judges a table.

A company is a dozen and a half figures; the weights in `weights.toml` add them up to a strength.
The difference of two strengths is the chance, on the logistic curve, that one finishes ahead of the
other; alone, the strength itself is the chance to win. `make train` finds the weights.
"""

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from math import exp, isfinite
from typing import Any, Final

from seedround.engine.errors import Refused
from seedround.engine.kinds import Seat, by_seat, every_seat
from seedround.games.silicon_valley.actions import Act, Turn
from seedround.games.silicon_valley.blocks import Holding, holds, value
from seedround.games.silicon_valley.faults import (
    WeightMissing,
    WeightNotANumber,
    WeightsMissing,
    WeightUnknown,
)
from seedround.games.silicon_valley.mind.outlook import phases_left
from seedround.games.silicon_valley.numbers import SM, tile_of
from seedround.games.silicon_valley.operate import COLLECT
from seedround.games.silicon_valley.table import ACTIONS, EMPTY, NOBODY, SiliconValley

FEATURES: Final = (
    "company",
    "valuation",
    "valuation_late",
    "growth",
    "unicorn",
    "money",
    "debt",
    "profit",
    "code",
    "writing",
    "upkeep",
    "unpaid",
    "launch",
    "launch_blocked",
    "slots",
    "places",
    "staff",
    "symbols",
    "actions",
)
"""In this order everywhere; `company` is always 1 and matters only alone."""
FILE: Final = "weights.toml"
STEEPEST: Final = 40.0


def prospects(table: SiliconValley) -> tuple[int, ...]:
    """Utilities: for each rival the chance to finish ahead, on average; alone the chance to win."""
    weights = trained(table.seats)
    strengths = [
        sum([weight * figure for weight, figure in zip(weights, company, strict=True)])
        for company in companies(table)
    ]
    if table.seats == 1:
        return (int(1000 * chance(strengths[0])),)
    return tuple(
        [
            int(
                1000
                * sum([chance(mine - other) for other in strengths[:seat] + strengths[seat + 1 :]])
                / (table.seats - 1)
            )
            for seat, mine in by_seat(strengths)
        ]
    )


def chance(strength: float) -> float:
    """The logistic curve."""
    return 1 / (1 + exp(-max(-STEEPEST, min(STEEPEST, strength))))


def companies(table: SiliconValley) -> list[list[float]]:
    """The figures of every company, each about as large as 1."""
    cards = table.cards
    goal = cards.unicorn
    rounds = phases_left(table)
    waiting = [step.seat for step in table.agenda if isinstance(step, Turn)]
    acting = [step.seat for step in table.agenda if isinstance(step, Act)]
    found: list[list[float]] = []
    for seat in every_seat(table.seats):
        phases = rounds if COLLECT[seat] in table.agenda else rounds - 1
        growth = income = upkeep = 0
        for tile in table.tiles[seat]:
            monthly = cards.earns[tile]
            growth += monthly.valuation
            income += monthly.cash
            upkeep += cards.tile_upkeep[tile]
        people = table.employees[seat]
        written = 0
        for person in (table.founders[seat], *people):
            if person != EMPTY:
                monthly = cards.works[person]
                income += monthly.cash
                written += value(monthly.blocks)
        due = table.rent[seat] + table.payroll(seat)
        held = table.blocks[seat]
        code = value(held)
        money = table.cash[seat] + income - due
        index = table.index[seat]
        launch = best_launch(table, seat, held, phases) / goal
        free = table.slots[seat] - len(table.tiles[seat])
        actions = ACTIONS if seat in waiting else table.actions if seat in acting else 0
        found.append(
            [
                1.0,
                index / goal,
                index / goal / rounds,
                growth * phases / goal,
                float(index + (growth if phases else 0) >= goal),
                max(0, min(money, 40)) / 40,
                max(0, -money) / 20,
                (income - due) * phases / 50,
                min(code, 24) / 24,
                written * phases / 50,
                upkeep * phases / 20,
                float(code + written < upkeep),
                launch if free > 0 else 0.0,
                launch if free <= 0 else 0.0,
                min(free, 2) / 2,
                min(table.places[seat] - len(people), 2) / 2,
                len(people) / 6,
                sum(table.symbols[seat]) / 10,
                actions / ACTIONS,
            ]
        )
    return found


def best_launch(table: SiliconValley, seat: Seat, held: Holding, phases: int) -> int:
    """The most valuation that a launch with the blocks held would bring by the end."""
    cards, best = table.cards, 0
    for slot, product in enumerate(table.products):
        if product == EMPTY:
            continue
        innovator = table.innovators[slot]
        if innovator == NOBODY:
            possible = bool(cards.feasible(product, held))
            tile = tile_of(product)
        else:
            possible = innovator != seat and holds(held, table.designs[slot])
            tile = tile_of(product, SM)
        if possible:
            best = max(best, cards.launches[tile].valuation + cards.earns[tile].valuation * phases)
    return best


# Weights


@cache
def trained(seats: int) -> tuple[float, ...]:
    """The weights we ship for a number of players."""
    source = files(__package__) / FILE
    return checked(tomllib.loads(source.read_text(encoding="utf-8")), seats)


def checked(content: Mapping[str, Any], seats: int) -> tuple[float, ...]:
    """The weights for a number of players, in the order of FEATURES; refuses what is not right."""
    part = content.get("players", {}).get(str(seats))
    if not isinstance(part, dict):
        raise Refused(WeightsMissing(FILE, seats))
    for name in part:
        if name not in FEATURES:
            raise Refused(WeightUnknown(FILE, seats, str(name), FEATURES))
    for name in FEATURES:
        if name not in part:
            raise Refused(WeightMissing(FILE, seats, name))
        weight = part[name]
        number = isinstance(weight, int | float) and not isinstance(weight, bool)
        if not number or not isfinite(weight):
            raise Refused(WeightNotANumber(FILE, seats, name, repr(weight)))
    return tuple(float(part[name]) for name in FEATURES)
