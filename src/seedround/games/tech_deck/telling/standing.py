"""How it stands: the goal, the points of the teams, the customers to come, the unhappy ones."""

from collections.abc import Mapping
from typing import Final

from seedround.engine.kinds import Seat, Viewer
from seedround.engine.saying import Saying
from seedround.engine.standing import Measure, Racer, Standing
from seedround.games.tech_deck.labels import LabelPoints
from seedround.games.tech_deck.rounds import ranking, scored, tie_breaker
from seedround.games.tech_deck.table import TEAMS, TechDeck
from seedround.games.tech_deck.telling.sayings import (
    DangerUnhappy,
    EndCap,
    EndCustomers,
    EndReached,
    GoalAlone,
    GoalTeams,
    PartAhead,
    PartSum,
    PartVentures,
    Patience,
)


def standing(table: TechDeck, viewer: Viewer) -> Standing:
    """How it stands, for every viewer alike: all of it lies open (TD-GEN-02)."""
    limit, alone = table.unhappy_limit(), len(table.teams) == 1
    whole = customers_in_all(table)
    to_come = min(len(table.customers), whole)
    return Standing(
        goal=GoalAlone(limit) if alone else GoalTeams(),
        race=race(table),
        end=end(table, to_come),
        passed=whole - to_come,
        whole=whole,
        danger=DangerUnhappy(len(table.unhappy), limit, patience(table), alone),
    )


def race(table: TechDeck) -> tuple[Racer, ...]:
    """A racer for each team; ties are broken as at the end (TD-END-03..05)."""
    keys = [ranking(table, team) for team in range(len(table.teams))]
    return tuple(
        Racer(
            seats=table.teams[team],
            figure=key[0],
            place=1 + sum(other > key for other in keys),
            says=LabelPoints(key[0]),
            parts=parts(table, team, keys),
        )
        for team, key in sorted(enumerate(keys), key=lambda one: table.teams[one[0]])
    )


def parts(table: TechDeck, team: int, keys: list[tuple[int, ...]]) -> tuple[Saying, ...]:
    """What belongs to a team's points: their sum, ventures that count, what breaks a tie."""
    found: list[Saying] = [PartSum(keys[team][1])]
    if table.options.score_ventures:
        found.append(PartVentures(len(scored(table, team)) - len(table.scores[team])))
    if len(keys) == TEAMS and keys[team] > keys[1 - team]:
        by = tie_breaker(keys)
        if by != "points":
            found.append(PartAhead("sum" if by == "sum" else "domains"))
    return tuple(found)


def end(table: TechDeck, to_come: int) -> Saying:
    """The last customer or the last round: the nearer one (TD-END-02, TD-END-09)."""
    if table.over:
        return EndReached()
    rounds = -(-to_come // table.new_customers())
    if table.options.round_cap - table.round < rounds:
        return EndCap(table.round, table.options.round_cap)
    return EndCustomers(to_come, rounds)


def patience(table: TechDeck) -> Patience:
    """How near the game is to being lost (TD-END-01)."""
    left = table.unhappy_limit() - len(table.unhappy)
    if left <= 0:
        return "lost" if table.over else "full"
    return "last" if left == 1 else "calm"


def customers_in_all(table: TechDeck) -> int:
    """Row and customer deck as they are after the setup (2.2): what is no group card, no start
    venture and not out of the game."""
    cards, starts = table.cards, table.cards.start if table.seats > 1 else (table.cards.solo,)
    used = len(cards.ids) if table.options.open_cards else len(cards.ids) - sum(cards.is_open)
    return used - sum(map(len, starts)) - len(table.areas) - len(table.box)


def points(table: TechDeck, seat: Seat) -> int:
    return len(scored(table, table.team_of[seat]))


def values(table: TechDeck, seat: Seat) -> int:
    return ranking(table, table.team_of[seat])[1]


def group_cards(table: TechDeck, seat: Seat) -> int:
    """Hand, deck, discard and played set."""
    team = table.team_of[seat]
    piles = (table.hands[team], table.decks[team], table.discards[team], table.sets[team] or ())
    return sum(map(len, piles))


def ventures(table: TechDeck, seat: Seat) -> int:
    team = table.team_of[seat]
    return sum(map(len, table.areas[team * table.size : (team + 1) * table.size]))


MEASURES: Final[Mapping[str, Measure]] = {
    "points": points,
    "sum": values,
    "hand": lambda table, seat: len(table.hands[table.team_of[seat]]),
    "cards": group_cards,
    "ventures": ventures,
    "row": lambda table, seat: len(table.row),
    "customers": lambda table, seat: len(table.customers),
    "unhappy": lambda table, seat: len(table.unhappy),
    "pace": lambda table, seat: table.new_customers(),
}
