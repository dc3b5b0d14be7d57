"""How a game of Silicon Valley ended: steps on the track, money in a tie, the Rival alone."""

from seedround.engine.ending import Ending, headline
from seedround.engine.kinds import FIRST_SEAT, Seat, Viewer, every_seat
from seedround.engine.saying import Saying
from seedround.games.silicon_valley.sayings import CompanyWorth
from seedround.games.silicon_valley.table import SiliconValley
from seedround.games.silicon_valley.telling.sayings import (
    EndAlone,
    EndAloneStory,
    EndCash,
    EndSteps,
    EndTie,
    EndWorths,
)
from seedround.games.silicon_valley.track import amount, worth


def ending(table: SiliconValley, viewer: Viewer) -> Ending:
    """The highest valuation, then money (SV-END-02, SV-END-03); alone $1B (SV-SOLO-32)."""
    result = table.result
    assert result is not None
    goal = table.cards.unicorn, worth(table.cards.unicorn)
    if table.seats == 1:
        reached, won = worth(table.index[0]), bool(result.winners)
        story = EndAloneStory(FIRST_SEAT, table.round, reached)
        return Ending(EndAlone(FIRST_SEAT, won, goal[1]), (story,), goal=goal)
    seats = every_seat(table.seats)

    def gap(one: Seat, other: Seat) -> Saying | None:
        if steps := table.index[one] - table.index[other]:
            return EndSteps(steps)
        dollars = table.cash[one] - table.cash[other]
        return EndCash(dollars) if dollars else None

    companies = tuple([CompanyWorth(seat, *amount(table.index[seat])) for seat in seats])
    told: list[Saying] = [EndWorths(table.round, companies)]
    first = result.winners[0]
    level = [seat for seat in seats if table.index[seat] == table.index[first]]
    if len(level) > 1:
        told.append(EndTie(worth(table.index[first]), tuple([table.cash[seat] for seat in level])))
    notes = tuple([EndCash(table.cash[seat]) for seat in seats]) if len(level) > 1 else ()
    head = headline(result, viewer, [(seat,) for seat in seats], gap)
    return Ending(head, tuple(told), notes=notes, goal=goal)
