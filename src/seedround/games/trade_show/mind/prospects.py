"""Who is likely to win: the estimate with which a search judges a draft."""

from math import exp, sqrt

from seedround.engine.kinds import by_seat, every_seat
from seedround.games.trade_show.mind.appraisal import draft_value
from seedround.games.trade_show.mind.solver import cube_value
from seedround.games.trade_show.show import ShowTurn
from seedround.games.trade_show.table import TradeShow

SPREAD = 9.0
"""The standard deviation of one turn's money, in dollars."""
STEEPNESS = 1.702
"""With it the logistic curve is the normal distribution's twin."""
LEAST_SPREAD = 0.5


def drafted(table: TradeShow) -> bool:
    """A turn at the show comes next, its dice not yet rolled: from here on the solver plays."""
    return isinstance(table.agenda[-1], ShowTurn)


def prospects(table: TradeShow) -> tuple[int, ...]:
    """Utilities by expected money: for each rival the chance to finish ahead, on average.

    A seat that is yet to show has what its stack is worth; rounds to come are alike for all.
    """
    rounds_left = table.rounds - table.round
    money: list[float] = []
    turns: list[int] = []
    waiting = to_show(table)
    for seat in every_seat(table.seats):
        worth = table.scores[seat] + cube_value(rounds_left, table.cubes[seat])
        if waiting[seat]:
            company = table.companies[seat]
            lines = table.cards.lines[company]
            worth += draft_value(
                tuple([lines[card] for card in table.stacks[seat]]),
                table.cards.pools[company],
                table.cubes[seat],
                rounds_left,
                table.options.complete_bonus,
            )
        money.append(worth)
        turns.append(rounds_left + waiting[seat])
    found: list[int] = []
    for seat, mine in by_seat(money):
        ahead = 0.0
        for rival, theirs in enumerate(money):
            if rival != seat:
                spread = max(LEAST_SPREAD, SPREAD * sqrt(turns[seat] + turns[rival]))
                ahead += 1 / (1 + exp(STEEPNESS * max(-40.0, min(40.0, (theirs - mine) / spread))))
        found.append(int(1000 * ahead / (table.seats - 1)))
    return tuple(found)


def to_show(table: TradeShow) -> list[bool]:
    """By seat: whether its turn of this round is yet to come or going on."""
    waiting = [False] * table.seats
    for step in table.agenda:
        if isinstance(step, ShowTurn):
            waiting[step.seat] = True
    if table.legal and table.choice.kind in ("show.place", "show.offer"):
        waiting[table.choice.seat] = True
    return waiting
