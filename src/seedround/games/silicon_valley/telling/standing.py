"""How it stands: who is worth most, how far it is to the mark, what ends the game."""

from collections.abc import Mapping
from typing import Final

from seedround.engine.kinds import Seat, Viewer, by_seat, every_seat
from seedround.engine.saying import Saying
from seedround.engine.standing import Measure, Racer, Standing
from seedround.games.silicon_valley.blocks import SIZES, pieces, value
from seedround.games.silicon_valley.operate import COLLECT, people_bring, products_bring
from seedround.games.silicon_valley.rounds import last_round
from seedround.games.silicon_valley.table import SiliconValley
from seedround.games.silicon_valley.telling.sayings import (
    DangerRival,
    DangerUnicorn,
    EndOver,
    EndRounds,
    EndThisRound,
    EndUnicorn,
    GoalAlone,
    GoalUnicorn,
    RaceBehind,
    RaceLeads,
    RaceNext,
    RaceRival,
    RaceTie,
    RaceToGo,
)
from seedround.games.silicon_valley.track import space_after, worth
from seedround.games.silicon_valley.view import sees_behind

# Figures


def cash(table: SiliconValley, seat: Seat) -> int:
    return table.cash[seat]


def code(table: SiliconValley, seat: Seat) -> int:
    """What the blocks behind the screen are worth (SV-GEN-06)."""
    return value(table.blocks[seat])


def valuation(table: SiliconValley, seat: Seat) -> int:
    """The space of the track: steps from the start (SV-TRACK-01)."""
    return table.index[seat]


def income(table: SiliconValley, seat: Seat) -> int:
    """Ongoing cash a round, before anything is paid."""
    gifts = people_bring(table, seat) + products_bring(table, seat)
    return sum([gift.cash for gift in gifts])


def growth(table: SiliconValley, seat: Seat) -> int:
    """Ongoing valuation a round."""
    gifts = people_bring(table, seat) + products_bring(table, seat)
    return sum([gift.valuation for gift in gifts])


def writes(table: SiliconValley, seat: Seat) -> int:
    """Ongoing code a round."""
    gifts = people_bring(table, seat) + products_bring(table, seat)
    return value(sum([gift.blocks for gift in gifts]))


def salaries(table: SiliconValley, seat: Seat) -> int:
    return table.payroll(seat)


def rent(table: SiliconValley, seat: Seat) -> int:
    """What the HQ costs a round (SV-UPKEEP-01)."""
    return table.rent[seat]


def upkeep(table: SiliconValley, seat: Seat) -> int:
    """Code that the products cost a round, if it is paid without loss (SV-UPKEEP-03)."""
    costs = table.cards.tile_upkeep
    return sum([costs[tile] for tile in table.tiles[seat]])


def places(table: SiliconValley, seat: Seat) -> int:
    return table.places[seat]


def slots(table: SiliconValley, seat: Seat) -> int:
    return table.slots[seat]


def employees(table: SiliconValley, seat: Seat) -> int:
    return len(table.employees[seat])


def actions(table: SiliconValley, seat: Seat) -> int:
    """Actions left in the turn that is being played."""
    return table.actions


MEASURES: Final[Mapping[str, Measure]] = {
    "cash": cash,
    "code": code,
    "valuation": valuation,
    "income": income,
    "growth": growth,
    "writes": writes,
    "salaries": salaries,
    "rent": rent,
    "upkeep": upkeep,
    "places": places,
    "slots": slots,
    "employees": employees,
    "actions": actions,
}


# The race


def standing(table: SiliconValley, viewer: Viewer) -> Standing:
    """How it stands, without what is behind the screens of others (SV-INFO-02)."""
    solo = table.seats == 1
    unicorn, leader = table.cards.unicorn, max(table.index)
    goal: Saying = GoalUnicorn(worth(unicorn))
    passed, whole = min(leader, unicorn), unicorn
    if solo:
        whole = table.cards.document.solo.rounds
        goal = GoalAlone(worth(unicorn), whole)
        passed = min(whole, table.round if table.over else max(0, table.round - 1))
    return Standing(
        goal=goal,
        race=tuple([racer(table, viewer, seat) for seat in every_seat(table.seats)]),
        end=_end(table),
        passed=passed,
        whole=whole,
        danger=None if table.over else _danger(table),
    )


def racer(table: SiliconValley, viewer: Viewer, seat: Seat) -> Racer:
    """A company on the track; ties are broken where the viewer knows by what (SV-END-02, 03)."""
    at = table.index[seat]
    return Racer(
        seats=(seat,),
        figure=at,
        place=1 + sum([_ahead(table, viewer, other, seat) for other in every_seat(table.seats)]),
        says=worth(at),
        parts=tuple(_parts(table, viewer, seat)),
        then=after_operate(table, seat),
    )


def _ahead(table: SiliconValley, viewer: Viewer, one: Seat, other: Seat) -> bool:
    """Whether one seat is ahead of another, as far as the viewer knows (SV-END-03, SV-R-31)."""
    if table.index[one] != table.index[other]:
        return table.index[one] > table.index[other]
    if not (sees_behind(table, viewer, one) and sees_behind(table, viewer, other)):
        return False
    keys = [(table.cash[seat], pieces(table.blocks[seat])) for seat in (one, other)]
    return keys[0] > keys[1]


def _parts(table: SiliconValley, viewer: Viewer, seat: Seat) -> list[Saying]:
    at, unicorn = table.index[seat], table.cards.unicorn
    found: list[Saying] = []
    others = [index for other, index in by_seat(table.index) if other != seat]
    if others:
        best = max(others)
        found.append(RaceLeads(at - best) if at >= best else RaceBehind(best - at))
    found.append(RaceToGo(max(0, unicorn - at), worth(unicorn)))
    after = after_operate(table, seat)
    if after > at:
        found.append(RaceNext(after - at, worth(after)))
    if others and sees_behind(table, viewer, seat):
        found.append(RaceTie(table.cash[seat], pieces(table.blocks[seat])))
    if not others:
        tech = sum([SIZES[kind] for kind in table.tech])
        found.append(RaceRival(len(table.rival_tiles), len(table.staff), tech))
    return found


def after_operate(table: SiliconValley, seat: Seat) -> int:
    """The space that what lies open brings a company to in this round's Operate (SV-OPER-04)."""
    at = table.index[seat]
    if table.sealed is not None or COLLECT[seat] not in table.agenda:
        return at
    return space_after(table, at, growth(table, seat))


# The end


def _end(table: SiliconValley) -> Saying:
    unicorn, leader = table.cards.unicorn, max(table.index)
    if table.over:
        return EndOver()
    if table.seats == 1:
        return EndRounds(max(1, table.round), table.cards.document.solo.rounds)
    last = last_round(table)
    if leader >= unicorn or table.round == last:
        return EndThisRound(worth(unicorn), table.round == last)
    return EndUnicorn(
        unicorn - leader, worth(unicorn), max(1, table.round), None if last == "none" else last
    )


def _danger(table: SiliconValley) -> Saying | None:
    """Who would end the game in this Operate; alone, what the Rival wins by."""
    unicorn = table.cards.unicorn
    if table.seats == 1:
        left = table.cards.document.solo.rounds - max(1, table.round) + 1
        return DangerRival(max(0, unicorn - table.index[0]), left, worth(unicorn))
    near = [seat for seat in every_seat(table.seats) if after_operate(table, seat) >= unicorn]
    return DangerUnicorn(tuple(near), worth(unicorn)) if near else None
