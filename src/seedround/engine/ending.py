"""How a game ended, told to one reader: a headline about the reader, and how it came about.

Each game says by how much somebody is ahead, in its own measure; who is compared with whom is the
same in all of them. Page, terminal and pictures to share tell it in the same words.
"""

from collections.abc import Callable, Sequence

from msgspec import Struct

from seedround.engine.kinds import Seat, Viewer
from seedround.engine.result import Result
from seedround.engine.saying import Saying
from seedround.engine.sayings import EndTied, EndWon, Verdict


class Ending(Struct, frozen=True, forbid_unknown_fields=True):
    """What is told when a game is over; headline and story have 45 words at most."""

    headline: Saying
    """Without a full stop."""
    story: tuple[Saying, ...] = ()
    pieces: tuple[int, ...] = ()
    """For a picture, by racer of the standing: what is drawn so many times, as cubes or IOUs."""
    notes: tuple[Saying, ...] = ()
    """For a picture, by racer: what broke a tie."""
    goal: tuple[int, Saying] | None = None
    """For a picture: the figure that ends the game, and how it is called."""
    stamp: Saying | None = None
    """For a picture: what is stamped on the winner."""
    foot: Saying | None = None
    """For a picture: what else counted."""


Gap = Callable[[Seat, Seat], Saying | None]
"""By how much the first of two seats is ahead; None if only a tie-break parts them."""


def headline(result: Result, viewer: Viewer, sides: Sequence[Sequence[Seat]], gap: Gap) -> Saying:
    """Who won, by how much, against the reader or else against the next best side."""
    losing = [side for side in sides if not set(side) & set(result.winners)]
    if not result.winners or not losing or len(losing) < len(sides) - 1:
        return Verdict(result.winners)
    others = rivals(result, viewer, losing)
    by = gap(result.winners[0], others[0])
    if by is None:
        return EndTied(result.winners, others)
    return EndWon(result.winners, others, by)


def rivals(result: Result, viewer: Viewer, losing: Sequence[Sequence[Seat]]) -> tuple[Seat, ...]:
    """The side of the reader if it lost, or else the next best one."""
    mine = [side for side in losing if viewer in side]
    if mine:
        return tuple(mine[0])
    places = [result.places[side[0]] or 0 for side in losing]
    return tuple(losing[places.index(min(places))])
