"""How it stands at Trade Show: the goal, the race for the most money, the end (2.7)."""

from collections.abc import Mapping
from typing import Final

from seedround.engine.kinds import Seat, Viewer, every_seat
from seedround.engine.saying import Saying
from seedround.engine.standing import Measure, Racer, Standing
from seedround.games.trade_show.show import SHOW_TURN
from seedround.games.trade_show.table import TradeShow
from seedround.games.trade_show.telling.outlook import before_the_show, thousandths
from seedround.games.trade_show.telling.sayings import (
    StandingBehind,
    StandingCubes,
    StandingEnd,
    StandingGoal,
    StandingLeads,
    StandingLevel,
    StandingMoney,
    StandingOnStage,
    StandingShown,
    StandingStack,
    StandingWaits,
)


def standing(table: TradeShow, viewer: Viewer) -> Standing:
    """Most money after the last round wins; nothing in it is secret (TS-END-01..05)."""
    over = table.over
    return Standing(
        goal=StandingGoal(table.rounds),
        race=tuple([_racer(table, seat) for seat in every_seat(table.seats)]),
        end=StandingEnd(table.round, table.rounds, over),
        passed=table.rounds if over else max(0, table.round - 1),
        whole=table.rounds,
    )


def rank(table: TradeShow, seat: Seat) -> tuple[int, int]:
    """What places are told by: money, then cubes, each of which is a dollar at the end.

    When they have been paid, ties are broken as the rules break them (TS-END-03..05).
    """
    return table.final_rank(seat) if table.over else (table.scores[seat], table.cubes[seat])


def place(table: TradeShow, mine: tuple[int, int], seat: Seat) -> int:
    """The place of a seat with such a rank: one more than those who are ahead of it."""
    others = [other for other in every_seat(table.seats) if other != seat]
    return 1 + sum(rank(table, other) > mine for other in others)


def _racer(table: TradeShow, seat: Seat) -> Racer:
    dollars = table.scores[seat]
    mine = place(table, rank(table, seat), seat)
    parts = [_distance(table, seat, mine), *_cubes(table, seat), *_stack(table, seat)]
    return Racer(
        seats=(seat,), figure=dollars, place=mine, says=StandingMoney(dollars), parts=tuple(parts)
    )


def _distance(table: TradeShow, seat: Seat, mine: int) -> Saying:
    """How far the leader is ahead, or how far the others are behind."""
    if mine > 1:
        return StandingBehind(max(table.scores) - table.scores[seat])
    others = [other for other in every_seat(table.seats) if other != seat]
    if any(rank(table, other) == rank(table, seat) for other in others):
        return StandingLevel()
    return StandingLeads(table.scores[seat] - max(table.scores[other] for other in others))


def _cubes(table: TradeShow, seat: Seat) -> list[Saying]:
    cubes = table.cubes[seat]
    if not cubes:
        return []
    worth = cubes if table.over else table.money_at_the_end(seat) - table.scores[seat]
    return [StandingCubes(cubes, worth, table.over)]


def _stack(table: TradeShow, seat: Seat) -> list[Saying]:
    """What lies on a seat's stack this round, and what has become of it."""
    if table.over:
        return []
    if table.presenter == seat:
        return [StandingOnStage(table.fulfilled, table.offer(seat), table.pending)]
    if SHOW_TURN[seat] not in table.agenda:
        return [StandingShown()] if table.stacks[seat] else []
    if not table.places(seat):
        ahead = before_the_show(table, seat)
        return [StandingWaits(ahead.dollars, thousandths(ahead.failure))]
    stack = table.stacks[seat]
    return [StandingStack(len(stack), table.target(seat), table.offer_for(seat, stack))]


def dollars(table: TradeShow, seat: Seat) -> int:
    return table.scores[seat]


def cubes(table: TradeShow, seat: Seat) -> int:
    return table.cubes[seat]


def target(table: TradeShow, seat: Seat) -> int:
    """The cards that a seat's company needs, which are as many as its dice (TS-DRAFT-02)."""
    return table.target(seat)


def places(table: TradeShow, seat: Seat) -> int:
    """The cards that a seat has still to draft."""
    return table.places(seat)


def offer(table: TradeShow, seat: Seat) -> int:
    """The offer that a seat may accept; nothing if it is not its turn."""
    return table.offer(seat) if table.presenter == seat else 0


def pending(table: TradeShow, seat: Seat) -> int:
    """The cubes beside that offer."""
    return table.pending if table.presenter == seat else 0


def dice(table: TradeShow, seat: Seat) -> int:
    """The dice that a seat may still roll in its turn."""
    return sum(table.free) if table.presenter == seat else 0


MEASURES: Final[Mapping[str, Measure]] = {
    "dollars": dollars,
    "cubes": cubes,
    "target": target,
    "places": places,
    "offer": offer,
    "pending": pending,
    "dice": dice,
}
