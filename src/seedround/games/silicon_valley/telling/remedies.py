"""What one can do first, if a move would leave too little for Operate.

Both moves are carried out on a private table, one after the other, so no rule is told twice.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

from seedround.engine.move import Move
from seedround.engine.standing import Remedy
from seedround.games.silicon_valley.moves import EndTurn
from seedround.games.silicon_valley.table import SiliconValley
from seedround.games.silicon_valley.telling.ahead import Operated, Try, still_to_come
from seedround.games.silicon_valley.telling.sayings import ChipLeft
from seedround.games.silicon_valley.track import worth


def operated(one: Try) -> Operated | None:
    """Operate after a move; None if something must be decided before, or it is no longer ahead."""
    agenda = [] if one.open else still_to_come(one.table, one.seat)
    return Operated(one.table, one.seat, agenda) if agenda else None


def first(table: SiliconValley, choice: Any, move: Move) -> Remedy | None:
    """The move after which this one leaves enough: of several the one that leaves most.

    Worth counts before cash. A move of the same verb is none: what it takes may lie in a slot that
    this one means, and then be another card.
    """
    then = operated(Try(table, choice, move))
    if then is None or not then.spoilt:
        return None
    best: tuple[int, int] | None = None
    found: Remedy | None = None
    for other in choice.moves(table):
        if isinstance(other, EndTurn) or type(other) is type(move):
            continue
        before = Try(table, choice, other)
        before.table.legal = [] if before.open else choice.moves(before.table)
        if move not in before.table.legal:
            continue
        then = operated(Try(before.table, choice, move))
        if then is None or then.spoilt:
            continue
        reached, cash = then.table.index[then.seat], then.table.cash[then.seat]
        if best is None or (reached, cash) > best:
            best = reached, cash
            found = Remedy(first=other, says=ChipLeft(cash, worth(reached)))
    return found


REMEDIES: Final[Mapping[str, Callable[[SiliconValley, Any, Any], Remedy | None]]] = {
    "turn.act": first,
}
"""What is told of a move that warns, by kind of decision."""
