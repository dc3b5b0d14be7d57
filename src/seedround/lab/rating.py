"""Ratings from who finished above whom, with 95 % intervals.

A table of n ranks n * (n - 1) / 2 pairs. Taking all of them apart gives a consistent estimate of
the strengths of the Plackett-Luce model (for two at a table: of Bradley and Terry's), which choix
fits to all games at once. Openskill updates ratings game by game: they would depend on the order
of the games, and bots do not change while they play.

The pairs of one table, and the tables of one deal, hang together: the bootstrap draws whole deals.
"""

from collections.abc import Sequence
from math import log
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from seedround.lab.extras import need

if TYPE_CHECKING:
    from numpy.typing import NDArray

ELO = 400 / log(10)
DRAWS = 400
"""How often the deals are drawn again."""
PRIOR = 0.5
"""Every pair starts with one virtual draw: so a bot that never lost has a finite rating."""


class Rating(Struct, frozen=True):
    """Elo points above the average of the field, with a 95 % interval."""

    name: str
    points: float
    low: float
    high: float


def rate(names: Sequence[str], deals: "NDArray[Any]", seed: int) -> list[Rating]:
    """Ratings, best first; `deals[d, i, j]`: how often i was above j in deal d, ties in halves."""
    np = need("numpy", "lab", "A rating")
    generator = np.random.default_rng(seed)
    points = strengths(deals.sum(axis=0))
    count = len(deals)
    drawn = generator.multinomial(count, np.full(count, 1 / count), size=DRAWS)
    spread = np.array([strengths(np.tensordot(times, deals, 1)) for times in drawn])
    low, high = np.percentile(spread, (2.5, 97.5), axis=0)
    ratings = [
        Rating(name, float(points[n]), float(low[n]), float(high[n]))
        for n, name in enumerate(names)
    ]
    return sorted(ratings, key=lambda rating: (-rating.points, rating.name))


def strengths(above: "NDArray[Any]") -> "NDArray[Any]":
    """Elo points, on average 0, from a matrix of who was above whom how often."""
    np = need("numpy", "lab", "A rating")
    choix = need("choix", "lab", "A rating")
    prior = PRIOR * (1 - np.eye(len(above)))
    found = choix.ilsr_pairwise_dense(above + prior, max_iter=1000)
    points: NDArray[Any] = ELO * (found - found.mean())
    return points
