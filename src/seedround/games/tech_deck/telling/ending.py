"""How a game of Tech Deck ended: points against points, or all lost."""

from seedround.engine.ending import Ending, headline
from seedround.engine.kinds import Seat, Viewer
from seedround.engine.saying import Saying
from seedround.games.tech_deck.labels import LabelPoints
from seedround.games.tech_deck.rounds import scored
from seedround.games.tech_deck.table import TechDeck
from seedround.games.tech_deck.telling.sayings import EndAllLost, EndMade, EndServed, EndUnhappy


def ending(table: TechDeck, viewer: Viewer) -> Ending:
    """More customers served, or too many unhappy (TD-END-01..07)."""
    result = table.result
    assert result is not None
    points = tuple([len(scored(table, team)) for team in range(len(table.teams))])
    story: tuple[Saying, ...] = (
        EndServed(table.round, sum(points), len(table.unhappy), table.unhappy_limit()),
    )

    def gap(one: Seat, other: Seat) -> Saying | None:
        ahead = points[table.team_of[one]] - points[table.team_of[other]]
        return LabelPoints(ahead) if ahead else None

    told: Saying
    if not result.winners:
        told = EndAllLost(len(points) == 1)
    elif len(points) == 1:
        told = EndMade(table.teams[0][0], points[0])
    else:
        told = headline(result, viewer, table.teams, gap)
    return Ending(told, story, pieces=points, foot=EndUnhappy(len(table.unhappy)))
