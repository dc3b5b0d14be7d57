"""Who is likely to win, or whether all lose: the estimate with which a search judges a round.

Two logistic curves, fitted to the ends of rounds in games of the `greedy` bot.
"""

from math import exp, sqrt
from typing import Final, NamedTuple

from seedround.games.tech_deck.appraisal import group_cards, mean_value, venture_worth
from seedround.games.tech_deck.rounds import BEATEN, REFRESH
from seedround.games.tech_deck.table import ROW, TechDeck

SOON: Final = 5.0
"""Rounds in which cards and ventures still pay off in full."""
FULL: Final = 0.5
"""Counts as places for unhappy customers where none is left."""


class Danger(NamedTuple):
    """What makes all lose, by weight."""

    always: float
    full: float
    """The customers to come fill the unhappy pile."""
    narrow: float
    """For one over the places left."""
    narrow_rounds: float
    """The same for each round to come."""
    ventures: float
    """For what a team's ventures are worth."""


class Edge(NamedTuple):
    """What makes the first team win, by weight; always its own less the rivals'."""

    points: float
    value: float
    cards: float
    ventures: float
    worth: float
    """For what the ventures are worth: those that save everybody win little for oneself."""


DANGER: Final = Danger(-3.19, 1.03, 2.99, 0.123, -0.81)
EDGE: Final = Edge(1.91, -0.24, 0.57, 1.55, -0.91)


def round_over(table: TechDeck) -> bool:
    """Nothing is left to choose in this round, and the game goes on after it.

    The Steps that follow a move are run to find out, but no card is drawn for the next round.
    """
    while table.agenda[-1] is not REFRESH:
        if not table.step():
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
    pace = table.new_customers()
    crowd = len(table.row) + min(pace, len(table.customers))
    places = table.unhappy_limit() - len(table.unhappy) - max(crowd - ROW, 0)
    narrow, rounds = 1 / max(places, FULL), len(table.customers) / pace
    count = len(table.teams)
    worth = sum([ventures(table, team)[1] for team in range(count)]) / count
    return chance(
        DANGER.always
        + DANGER.full * (places <= 0)
        + DANGER.narrow * narrow
        + DANGER.narrow_rounds * narrow * rounds
        + DANGER.ventures * worth
    )


def edge(table: TechDeck) -> float:
    """The chance that the first team wins a game that is not lost."""
    rounds = len(table.customers) / table.new_customers()
    soon = min(rounds, SOON) / SOON
    many, worth = (
        mine - theirs for mine, theirs in zip(ventures(table, 0), ventures(table, 1), strict=True)
    )
    cards = len(group_cards(table, 0)) - len(group_cards(table, 1))
    return chance(
        EDGE.points * (len(table.scores[0]) - len(table.scores[1])) / sqrt(rounds + 1)
        + EDGE.value * (mean_value(table, 0) - mean_value(table, 1))
        + soon * (EDGE.cards * cards + EDGE.ventures * many + EDGE.worth * worth)
    )


def ventures(table: TechDeck, team: int) -> tuple[int, float]:
    """How many ventures a team has, and what they are worth together."""
    areas = table.areas[team * table.size : (team + 1) * table.size]
    worth = [venture_worth(table.cards, card) for area in areas for card in area]
    return len(worth), sum(worth)


def chance(logit: float) -> float:
    return 1 / (1 + exp(-max(-30.0, min(30.0, logit))))
