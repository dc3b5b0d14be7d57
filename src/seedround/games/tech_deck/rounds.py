"""The round and the end of the game (2.3, 2.4, 2.7, 2.8).

round:   new customers, effects, assist, effects, refresh, end of round
"""

from dataclasses import dataclass
from typing import Any, Final, Literal

import msgspec

from seedround.engine.kinds import Pile, every_seat
from seedround.engine.result import Result, all_lose, solo_result, team_result
from seedround.engine.step import Step
from seedround.games.tech_deck.assist import RESOLVE, SETS_DOWN, START_ASSIST, START_RUN
from seedround.games.tech_deck.cards import AFTER, BEFORE
from seedround.games.tech_deck.events import (
    AllLost,
    CustomerCame,
    CustomerLeft,
    GameScored,
    Grade,
    HandDiscarded,
    RoundEnded,
    RoundStarted,
    SoloWon,
)
from seedround.games.tech_deck.piles import draw
from seedround.games.tech_deck.table import HAND, ROW, TEAMS, TechDeck
from seedround.games.tech_deck.window import slot

Phase = Literal["setup", "customers", "before", "assist", "after", "refresh", "over"]
"""The phases of a round (TD-ROUND-01), effects before and after assisting told apart."""
RUNS: Final = frozenset({START_RUN, SETS_DOWN, RESOLVE})
"""While customers are assisted one of them is still to be done."""
BEATEN: Final = 250
"""The utility of losing to the other team, better than a loss for all (TD-END-07, TD-A-34)."""
GRADES: Final[tuple[tuple[int, Grade, str], ...]] = (
    (32, "unicorn", "unicorn"),
    (29, "scale_up", "scale-up"),
    (26, "series_a", "series A"),
    (20, "seed", "seed"),
    (0, "side_project", "side project"),
)
"""Points, what they make of a solo game, and how records spell that (TD-END-06, TD-A-33)."""


@dataclass(frozen=True)
class StartRound(Step[TechDeck]):
    """The six phases (TD-ROUND-01); the leads move on (TD-TEAM-07)."""

    def run(self, table: TechDeck) -> None:
        table.round += 1
        table.set_leads()
        if table.log is not None:
            crews = zip(table.leads, table.teams, strict=True)
            led = table.options.lead == "rotating"
            leads = tuple([lead for lead, members in crews if led and len(members) > 1])
            table.log.append(RoundStarted(table.round, leads, *table.marked()))
        first = table.marker
        table.then(
            NEW_CUSTOMERS,
            slot(table, BEFORE, first),
            START_ASSIST,
            slot(table, AFTER, first),
            REFRESH,
            END_ROUND,
        )


@dataclass(frozen=True)
class NewCustomers(Step[TechDeck]):
    """Customers come one by one; the left-most of a full row leaves (TD-NEW-01..07, TD-A-13)."""

    def run(self, table: TechDeck) -> None:
        ids, log = table.cards.ids, table.log
        come, leave = coming(table, table.round, len(table.row), table.new_customers())
        for number in range(come):
            if number >= come - leave:
                leaving, table.row = table.row[0], table.row[1:]
                table.unhappy += (leaving,)
                if log is not None:
                    gone = len(table.unhappy)
                    log.append(CustomerLeft(ids[leaving], gone, table.unhappy_limit()))
            card = table.show(table.customers[0])
            table.customers = table.customers[1:]
            table.row += (card,)
            if log is not None:
                log.append(CustomerCame(ids[card]))


def phase(table: TechDeck) -> Phase:
    """Which phase it is, by what is still to be done in this round."""
    if table.over:
        return "over"
    if not table.round:
        return "setup"
    ahead = table.agenda
    if NEW_CUSTOMERS in ahead:
        return "customers"
    if START_ASSIST in ahead:
        return "before"
    if any(step in RUNS for step in ahead):
        return "assist"
    return "after" if REFRESH in ahead else "refresh"


def coming(table: TechDeck, number: int, waiting: int, pace: int) -> tuple[int, int]:
    """How many customers come in a round while so many wait, and how many leave for them.

    TD-NEW-04, TD-NEW-06, TD-NEW-07, TD-A-13: a full row stops the first round.
    """
    come, room = min(pace, len(table.customers)), ROW - waiting
    if number == 1 and table.options.first_round == "stop":
        come = min(come, room)
    return come, max(come - room, 0)


@dataclass(frozen=True)
class Refresh(Step[TechDeck]):
    """Hands are discarded, then each team draws four, marker team first (TD-REFRESH-01..03)."""

    def run(self, table: TechDeck) -> None:
        for team in table.order():
            hand = table.hands[team]
            if hand:
                table.discards[team] += table.show(hand)
                table.hands[team] = ()
                if table.log is not None:
                    table.log.append(HandDiscarded(*table.side(team), table.ids(hand)))
        for team in table.order():
            draw(table, team, HAND)


@dataclass(frozen=True)
class EndRound(Step[TechDeck]):
    """Loss first, then the empty customer deck or the last round, else a new round.

    TD-END-01, 02, 06, 08, 09, TD-NEW-05, TD-A-30, TD-A-35, TD-A-36, TD-A-37; a round is what the
    rulebook also calls a turn (TD-A-12).
    """

    def run(self, table: TechDeck) -> None:
        unhappy, limit = len(table.unhappy), table.unhappy_limit()
        if unhappy >= limit:
            if table.log is not None:
                table.log.append(AllLost(unhappy, table.counted(map(len, table.scores))))
            table.finish(lost(table))
        elif is_last(table):
            score_game(table)
        else:
            if table.log is not None:
                scores = tuple(map(len, table.scores))
                points = table.counted(scores)
                table.log.append(RoundEnded(table.round, scores, points, unhappy, limit))
            if len(table.teams) == TEAMS:
                table.marker = 1 - table.marker
            table.used = 0
            table.agenda.append(START_ROUND)


def is_last(table: TechDeck) -> bool:
    """Whether the piles are counted after this round (TD-END-02, TD-END-09, TD-A-30, TD-A-35)."""
    return not table.customers or table.round >= table.options.round_cap


def lost(table: TechDeck) -> Result:
    """All lose: no winner, no place (TD-END-01, TD-END-07)."""
    points = [len(pile) for pile in table.scores]
    scores = [points[table.team_of[seat]] for seat in every_seat(table.seats)]
    return all_lose("unhappy_customers", scores, {"unhappy": len(table.unhappy)})


def score_game(table: TechDeck) -> None:
    """The score piles are counted (TD-END-03..06, TD-A-33)."""
    reason = "round_cap" if table.customers else "customers_served"
    piles = [scored(table, team) for team in range(len(table.teams))]
    points = [len(pile) for pile in piles]
    if len(points) == 1:
        grade, spelt = next((grade, spelt) for least, grade, spelt in GRADES if points[0] >= least)
        if table.log is not None:
            table.log.append(SoloWon(table.teams[0][0], points[0], grade))
        table.finish(solo_result(reason, True, points[0], {"grade": spelt}))
        return
    keys = [ranking(table, team) for team in range(TEAMS)]
    sums = tuple(key[1] for key in keys)
    by = tie_breaker(keys)
    details: dict[str, Any] = {"sums": sums, "by": by}
    result = team_result(reason, table.teams, points, keys, details)
    beaten = tuple(utility or BEATEN for utility in result.utilities)
    result = msgspec.structs.replace(result, utilities=beaten)
    if table.log is not None:
        told = table.counted(points), table.counted(sums)
        table.log.append(GameScored(result.winners, *told, by))  # type: ignore[arg-type]
    table.finish(result)


def scored(table: TechDeck, team: int) -> Pile:
    """The score pile, with `score_ventures` also the ventures (TD-END-03, TD-A-31)."""
    pile = table.scores[team]
    if table.options.score_ventures:
        for area in table.areas[team * table.size : (team + 1) * table.size]:
            pile += area
    return pile


def ranking(table: TechDeck, team: int) -> tuple[int, ...]:
    """What decides: points, sum, cards by domain, the highest card (TD-END-03..05, TD-A-32)."""
    cards, pile, counted = table.cards, table.scores[team], scored(table, team)
    by_domain = [sum(cards.domain[card] == domain for card in pile) for domain in cards.ranked]
    best = max(((cards.value[card], cards.rank[card]) for card in pile), default=(0, 0))
    return (len(counted), sum(cards.value[card] for card in counted), *by_domain, *best)


def tie_breaker(keys: list[tuple[int, ...]]) -> str:
    """What decided the game (TD-END-03..05)."""
    if keys[0] == keys[1]:
        return "draw"
    if keys[0][0] != keys[1][0]:
        return "points"
    return "sum" if keys[0][1] != keys[1][1] else "domains"


START_ROUND: Final = StartRound()
NEW_CUSTOMERS: Final = NewCustomers()
REFRESH: Final = Refresh()
END_ROUND: Final = EndRound()
