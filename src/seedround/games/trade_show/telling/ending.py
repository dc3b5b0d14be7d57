"""How a game of Trade Show ended: by how many dollars, and what everybody has."""

from seedround.engine.ending import Ending, headline
from seedround.engine.kinds import Seat, Viewer, every_seat
from seedround.engine.saying import Saying
from seedround.games.trade_show.table import TradeShow
from seedround.games.trade_show.telling.sayings import EndCubes, EndSums, StandingMoney


def ending(table: TradeShow, viewer: Viewer) -> Ending:
    """Most money wins (TS-END-02); cubes are a dollar each (TS-END-01)."""
    result = table.result
    assert result is not None

    def gap(one: Seat, other: Seat) -> Saying | None:
        dollars = table.scores[one] - table.scores[other]
        return StandingMoney(dollars) if dollars else None

    sides = [(seat,) for seat in every_seat(table.seats)]
    story: list[Saying] = [EndSums(table.rounds, tuple(table.scores))]
    about = viewer if viewer >= 0 else result.winners[0]
    if table.cubes[about]:
        story.append(EndCubes(Seat(about), table.cubes[about]))
    told = headline(result, viewer, sides, gap)
    return Ending(told, tuple(story), pieces=tuple(table.cubes))
