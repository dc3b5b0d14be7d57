"""How a game of Bidness ended: who is free, and what the reader still owed."""

from seedround.engine.ending import Ending, headline, rivals
from seedround.engine.kinds import Seat, Viewer, every_seat
from seedround.engine.saying import Saying
from seedround.games.bidness.table import Bidness
from seedround.games.bidness.telling.sayings import EndDebts, EndFree, EndIous, EndMoney, EndStamp


def ending(table: Bidness, viewer: Viewer) -> Ending:
    """Who owes nothing wins; then money less debt decides (BD-WIN-01..05)."""
    result = table.result
    assert result is not None
    sides = [(seat,) for seat in every_seat(table.seats)]

    def gap(one: Seat, other: Seat) -> Saying | None:
        if ious := table.ious[other] - table.ious[one]:
            return EndIous(ious)
        dollars = result.scores[one] - result.scores[other]
        return EndMoney(dollars) if dollars > 0 else None

    told = headline(result, viewer, sides, gap)
    losing = [side for side in sides if side[0] not in result.winners]
    pieces = tuple(table.ious)
    if not losing:
        return Ending(told, pieces=pieces)
    (other,) = rivals(result, viewer, losing)
    if len(result.winners) == 1 and not table.ious[result.winners[0]] and table.ious[other]:
        told = EndFree(result.winners[0], other, table.ious[other])
    story = (EndDebts(table.round, other, table.ious[other], table.cash[other]),)
    stamp = EndStamp() if 0 in table.ious else None
    return Ending(told, story, pieces=pieces, stamp=stamp)
