"""What is ahead of a turn at the show: exact chances and averages (section 7).

`reach` knows no money and no opinion; an `Outlook` is what best play comes to.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from seedround.engine.kinds import Chance, Seat
from seedround.engine.standing import CERTAIN
from seedround.games.trade_show.mind.bot import exact_turn, state_of
from seedround.games.trade_show.mind.solver import (
    NO_DICE,
    Dice,
    Solver,
    State,
    ways,
    without,
)
from seedround.games.trade_show.moves import PLACEMENT, REROLL_COST, Concede, Place, Reroll
from seedround.games.trade_show.table import TradeShow

Start: TypeAlias = tuple[int, Dice, int]
"""Where a turn may go on from: cards fulfilled meanwhile, free dice, owned cubes."""

KEPT = 1 << 16
KEPT_OUTLOOKS = 512


class Outlook(NamedTuple):
    """How a turn ends on average under best play."""

    dollars: float
    cubes: float
    """All that the seat then owns."""
    failure: float


@lru_cache(KEPT)
def reach(sells: tuple[int, ...], dice: Dice, rerolls: int) -> float:
    """The best chance to fulfil all these cards, one roll after the other.

    Up to so many rolls may be paid for again (TS-SHOW-18).
    """
    if not sells:
        return 1.0
    if dice == NO_DICE:
        return 0.0
    undecided, _, by_size, placements = ways(dice, sells[0], False)
    found = [(reach(sells[1:], rest, rerolls), size, rolls) for size, rolls, rest, _ in placements]
    found.sort(reverse=True)
    again = reach(sells, dice, rerolls - 1) if rerolls else 0.0
    in_all, total, left = undecided, 0.0, list(by_size)
    for value, size, rolls in found:
        if value <= again or not undecided:
            break
        weight = undecided // left[size] * rolls
        total += weight * value
        undecided -= weight
        left[size] -= rolls
    return (total + undecided * again) / in_all


@lru_cache(KEPT)
def most_left(sells: tuple[int, ...], dice: Dice) -> int:
    """The most dice that may be left when all these cards are fulfilled; -1 if they cannot be."""
    if not sells:
        return sum(dice)
    placements = ways(dice, sells[0], False).placements
    return max([most_left(sells[1:], rest) for _, _, rest, _ in placements], default=-1)


def furthest(sells: tuple[int, ...], starts: Sequence[Start]) -> float:
    """The best chance to fulfil all these cards from one of several starts."""
    chances = [reach(sells[done:], dice, cubes // REROLL_COST) for done, dice, cubes in starts]
    return max(chances, default=0.0)


def spare(sells: tuple[int, ...], starts: Sequence[Start]) -> bool:
    """Whether a die may be left to roll when all these cards are fulfilled."""
    return any(most_left(sells[done:], dice) > 0 for done, dice, _ in starts)


def exact_hit(dice: Dice, sell: int) -> float:
    """The chance that a die of the next roll shows the sell value (TS-SHOW-10)."""
    spared = 1.0
    for size, rolls, _, gained in ways(dice, sell, True).placements:
        if gained:
            spared *= 1 - rolls / ways(dice, sell, True).by_size[size]
    return 1 - spared


def thousandths(chance: float) -> Chance:
    """A chance as it is told: what is not quite sure, or not quite impossible, stays so."""
    if chance <= 0 or chance >= 1:
        return CERTAIN if chance >= 1 else 0
    return min(CERTAIN - 1, max(1, round(CERTAIN * chance)))


@lru_cache(KEPT_OUTLOOKS)
def rolling(turn: Solver[float], state: State) -> Outlook:
    """What it comes to if the seat rolls now and then plays best."""
    dollars = cubes = failure = 0.0
    for (fulfilled, owned, sold), chance in turn.ends(state).items():
        dollars += chance * turn.earned(fulfilled, sold)
        cubes += chance * owned
        if not sold:
            failure += chance
    return Outlook(dollars, cubes, failure)


def before_the_show(table: TradeShow, seat: Seat) -> Outlook:
    """What a full stack comes to, before its first roll."""
    turn = exact_turn(table, seat)
    return rolling(turn, turn.start(table.cubes[seat]))


def after(table: TradeShow, seat: Seat, move: Place | Concede | Reroll) -> Outlook:
    """What a move after a roll comes to."""
    turn, state = exact_turn(table, seat), state_of(table, seat)
    fulfilled, dice, cubes, pending = state
    if isinstance(move, Concede):
        return Outlook(turn.earned(fulfilled, False), cubes, 1.0)
    if isinstance(move, Reroll):
        return rolling(turn, (fulfilled, dice, cubes - REROLL_COST, pending))
    size, used = PLACEMENT[move.dice]
    then = (fulfilled + 1, without(dice, size, used), cubes, pending + move.cube)
    if turn.offer(then) == turn.accept(then):
        return Outlook(turn.earned(then[0], True), cubes + then[3], 0.0)
    return rolling(turn, then)
