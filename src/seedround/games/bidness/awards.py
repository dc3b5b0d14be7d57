"""The two Leadership Awards: worked out from the table, never stored; changes are told (2.9)."""

from seedround.engine.kinds import Seat
from seedround.games.bidness.events import AwardMoved
from seedround.games.bidness.table import Bidness

Leaders = tuple[Seat | None, Seat | None]


def leaders(table: Bidness) -> Leaders | None:
    """Who holds the Market and the Tech Leader Award; only asked if there is a listener."""
    return (table.market_leader(), table.tech_leader()) if table.log is not None else None


def tell_awards(table: Bidness, before: Leaders | None) -> None:
    """Tell each award that has moved since (BD-AWARD-03, BD-AWARD-04, BD-R-28)."""
    if table.log is None or before is None:
        return
    market, tech = table.market_leader(), table.tech_leader()
    if market != before[0]:
        table.log.append(AwardMoved("market", market))
    if tech != before[1]:
        table.log.append(AwardMoved("tech", tech))
