"""Who is likely to win: the estimate with which a search judges the end of a round.

The weights are a logistic regression over the standings after each round in 620 games of the five
temperaments with two and four players: who of two ends ahead of the other? Engineers count nothing:
a company that was given one in round 2 won neither more nor less often (docs/balance/bidness.md).
"""

from math import exp
from typing import Final

from seedround.engine.kinds import every_seat
from seedround.games.bidness.rounds import EndRound
from seedround.games.bidness.table import Bidness

DOLLAR: Final = 0.0034
IOU: Final = -0.59
TECH: Final = 0.014
MARKETER: Final = 0.02
LAWYER: Final = 0.41
CONTRACT: Final = 0.14
MARKET_LEADER: Final = 0.21
TECH_LEADER: Final = 0.15


def round_over(table: Bidness) -> bool:
    """The next cards are not yet dealt: from here on the standing says more than playing on."""
    return isinstance(table.agenda[-1], EndRound)


def prospects(table: Bidness) -> tuple[int, ...]:
    """Utilities by standing: for each rival the chance to end ahead of him, on average."""
    strengths = [exp(strength) for strength in standings(table)]
    found: list[int] = []
    for mine in strengths:
        ahead = sum(mine / (mine + theirs) for theirs in strengths) - 0.5
        found.append(int(1000 * ahead / (table.seats - 1)))
    return tuple(found)


def standings(table: Bidness) -> list[float]:
    """How well each seat stands, as the logarithm of its odds."""
    found = [
        DOLLAR * table.cash[seat]
        + IOU * table.ious[seat]
        + TECH * table.tech[seat]
        + MARKETER * table.marketers[seat]
        + LAWYER * table.lawyers[seat]
        + CONTRACT * table.contracts[seat]
        for seat in every_seat(table.seats)
    ]
    for leader, weight in (
        (table.market_leader(), MARKET_LEADER),
        (table.tech_leader(), TECH_LEADER),
    ):
        if leader is not None:
            found[leader] += weight
    return found
