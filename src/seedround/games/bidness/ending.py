"""The end of the game: who wins, and how the others rank (2.11).

Until then nobody is eliminated, however poor (BD-GEN-04, BD-R-45).
"""

from typing import Literal

from seedround.engine.kinds import every_seat
from seedround.engine.result import ranked
from seedround.games.bidness.events import GameEnded, RoundEnded
from seedround.games.bidness.table import Bidness


def scores(table: Bidness) -> list[int]:
    """By seat: the money that is left when the debt is subtracted."""
    value = table.cards.debt.iou_value
    return [table.cash[seat] - value * table.ious[seat] for seat in every_seat(table.seats)]


def tell_round(table: Bidness) -> None:
    """Where everybody stands at the end of a round (BD-GEN-01)."""
    if table.log is not None:
        table.log.append(RoundEnded(table.round, tuple(scores(table))))


def end_game(table: Bidness, reason: Literal["debt_free", "round_cap"]) -> None:
    """Fewest IOUs, then tech, units, cash, then a shared victory (BD-WIN-03..08, BD-R-35)."""
    seats = every_seat(table.seats)
    keys = [table.standing(seat) for seat in seats]
    cleared = tuple(seat for seat in seats if not table.ious[seat])
    result = ranked(
        reason,
        scores(table),
        keys,
        {
            "round": table.round,
            "cleared": cleared,
            "ious": tuple(table.ious),
            "tech": tuple(table.tech),
            "units": tuple(key[2] for key in keys),
            "cash": tuple(table.cash),
        },
    )
    if table.log is not None:
        table.log.append(GameEnded(result.winners, cleared, reason, table.round))
    table.finish(result)
