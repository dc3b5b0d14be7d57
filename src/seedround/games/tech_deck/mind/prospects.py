"""Who is likely to win, or whether all lose: the estimate with which a search judges a round.

Two logistic curves over a few signs; `tools/fit_tech_deck.py` finds their weights.
"""

from collections.abc import Iterable
from math import exp, sqrt
from typing import Final, NamedTuple

from seedround.games.tech_deck.mind.appraisal import group_cards, mean_value, venture_worth
from seedround.games.tech_deck.rounds import BEATEN, REFRESH
from seedround.games.tech_deck.table import ROW, TechDeck

SOON: Final = 5.0
"""Rounds in which cards and ventures still pay off in full."""
FULL: Final = 0.5
"""Counts as places for unhappy customers where none is left."""


class Danger(NamedTuple):
    """Signs that all will lose, or their weights."""

    always: float
    full: float
    """The customers to come fill the unhappy pile."""
    narrow: float
    """One over the places left in it."""
    narrow_rounds: float
    """The same for each round to come."""
    crowd: float
    """Customers more than three in the row when the next ones have come."""
    ventures: float
    """What a team's ventures are worth."""


class Edge(NamedTuple):
    """Signs that the first team will win, or their weights; always its own less the rivals'."""

    points: float
    value: float
    cards: float
    ventures: float
    worth: float
    """What the ventures are worth: those that avert the common loss win their owner little."""


DANGER: Final = (
    Danger(-4.52, 0.95, 2.71, 0.304, 0.58, -0.01),
    Danger(-3.42, 1.11, 2.76, 0.121, 0.54, -0.77),
)
"""For one team and for two."""
EDGE: Final = Edge(1.91, -0.24, 0.57, 1.55, -0.91)


def round_over(table: TechDeck) -> bool:
    """No card is drawn yet for the next round, and there will be one."""
    if table.agenda[-1] is not REFRESH:
        return False
    return bool(table.customers) and len(table.unhappy) < table.unhappy_limit()


def prospects(table: TechDeck) -> tuple[int, ...]:
    """Utilities by the chance that all lose, and by who is ahead if they do not."""
    saved = 1000 * (1 - danger(table))
    if len(table.teams) == 1:
        return (int(saved),)
    first = edge(table)
    worth = [int(saved * (win + (1 - win) * BEATEN / 1000)) for win in (first, 1 - first)]
    return tuple([worth[team] for team in table.team_of])


def danger(table: TechDeck) -> float:
    """The chance that all lose."""
    return chance(DANGER[len(table.teams) - 1], danger_signs(table))


def edge(table: TechDeck) -> float:
    """The chance that the first team wins a game that is not lost."""
    return chance(EDGE, edge_signs(table))


def danger_signs(table: TechDeck) -> Danger:
    pace, teams = table.new_customers(), range(len(table.teams))
    crowd = len(table.row) + min(pace, len(table.customers))
    places = table.unhappy_limit() - len(table.unhappy) - max(crowd - ROW, 0)
    narrow, rounds = 1 / max(places, FULL), len(table.customers) / pace
    worth = sum([ventures(table, team)[1] for team in teams]) / len(teams)
    return Danger(1.0, places <= 0, narrow, narrow * rounds, min(crowd, ROW) - 3, worth)


def edge_signs(table: TechDeck) -> Edge:
    rounds = len(table.customers) / table.new_customers()
    soon = min(rounds, SOON) / SOON
    (many, worth), (others, theirs) = ventures(table, 0), ventures(table, 1)
    return Edge(
        points=(len(table.scores[0]) - len(table.scores[1])) / sqrt(rounds + 1),
        value=mean_value(table, 0) - mean_value(table, 1),
        cards=soon * (len(group_cards(table, 0)) - len(group_cards(table, 1))),
        ventures=soon * (many - others),
        worth=soon * (worth - theirs),
    )


def ventures(table: TechDeck, team: int) -> tuple[int, float]:
    """How many ventures a team has, and what they are worth together."""
    areas = table.areas[team * table.size : (team + 1) * table.size]
    worth = [venture_worth(table.cards, card) for area in areas for card in area]
    return len(worth), sum(worth)


def chance(weights: Iterable[float], signs: Iterable[float]) -> float:
    """The logistic curve at the weighed sum of the signs."""
    total = sum([weight * sign for weight, sign in zip(weights, signs, strict=True)])
    return 1 / (1 + exp(-max(-30.0, min(30.0, total))))
