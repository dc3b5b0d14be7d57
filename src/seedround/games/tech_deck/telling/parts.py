"""Consequences that several kinds of decision share: points, who leaves, how a set stands."""

from seedround.engine.kinds import CardNumber, Pile
from seedround.engine.saying import Saying
from seedround.engine.standing import Consequence
from seedround.games.tech_deck.assist import contest
from seedround.games.tech_deck.cards import Cards
from seedround.games.tech_deck.effects_assist import contested, matches, played
from seedround.games.tech_deck.rounds import coming, is_last, scored
from seedround.games.tech_deck.table import TEAMS, TechDeck
from seedround.games.tech_deck.telling.reach import edge_of, edges
from seedround.games.tech_deck.telling.sayings import (
    ContestStands,
    Fits,
    LeaveNext,
    LostUnless,
    Misses,
    NobodyLeaves,
    PaceRises,
    PointGained,
    SomeLeaveNext,
    SumGained,
)

Told = tuple[Consequence, ...]


def gains_point(table: TechDeck, team: int, value: int | None) -> Told:
    """One point more, and the value of its card if that is known (TD-END-03, TD-END-04)."""
    rival = table.rival(team)
    rivals = None if rival is None else len(scored(table, rival))
    says = PointGained(1, len(scored(table, team)) + 1, rivals)
    found = [Consequence(says=says, figure="points", by=1)]
    if value is not None:
        found.append(Consequence(says=SumGained(value), figure="sum", by=value))
    return tuple(found)


def quickens(table: TechDeck, team: int) -> Told:
    """Whether more customers come once the score pile has one card more (TD-NEW-02)."""
    pace = pace_after(table, team, 1)
    by = pace - table.new_customers()
    return (Consequence(says=PaceRises(pace), figure="pace", by=by, warns=True),) if by else ()


def pace_after(table: TechDeck, team: int, more: int) -> int:
    """How many customers come once a team has scored more."""
    piles = [len(pile) for pile in table.scores]
    piles[team] += more
    return table.pace(max(piles))


def leaving(table: TechDeck, row: Pile, pace: int) -> Told:
    """Who leaves when the next customers come to this row (TD-NEW-04)."""
    unhappy, leave = next_unhappy(table, len(row), pace)
    if leave is None:
        return lost_unless(table)
    if not leave:
        return nobody_leaves(table)
    limit, lost = table.unhappy_limit(), unhappy >= table.unhappy_limit()
    says = LeaveNext(table.ids(row[:leave]), unhappy, limit, lost)
    return (Consequence(says=says, warns=lost),)


def some_leave(table: TechDeck, waiting: int, pace: int) -> Told:
    """How many leave when it is open who is served (TD-NEW-04)."""
    unhappy, leave = next_unhappy(table, waiting, pace)
    if leave is None:
        return lost_unless(table)
    if not leave:
        return nobody_leaves(table)
    limit, lost = table.unhappy_limit(), unhappy >= table.unhappy_limit()
    return (Consequence(says=SomeLeaveNext(leave, unhappy, limit, lost), warns=lost),)


def next_unhappy(table: TechDeck, waiting: int, pace: int) -> tuple[int, int | None]:
    """How many are unhappy once the next customers have come, and how many leave for them; None
    if there will be no next ones."""
    unhappy = len(table.unhappy)
    if unhappy >= table.unhappy_limit() or is_last(table):
        return unhappy, None
    _, leave = coming(table, table.round + 1, waiting, pace)
    return unhappy + leave, leave


def nobody_leaves(table: TechDeck) -> Told:
    """The row has room, where otherwise a customer would have to leave (TD-NEW-04)."""
    _, leave = next_unhappy(table, len(table.row), table.new_customers())
    return (Consequence(says=NobodyLeaves()),) if leave else ()


def lost_unless(table: TechDeck) -> Told:
    """The game is lost with this round unless a team wins a customer back (TD-END-01)."""
    unhappy, limit = len(table.unhappy), table.unhappy_limit()
    if unhappy < limit:
        return ()
    return (Consequence(says=LostUnless(unhappy, limit, len(table.teams) == 1), warns=True),)


def misses(cards: Cards, chosen: Pile, customer: CardNumber, extra: int = 0) -> Misses:
    """By how much a set is off a customer, and whether the domain is missing (TD-ASSIST-02)."""
    short = cards.value[customer] - extra - sum([cards.value[card] for card in chosen])
    fits = any(cards.match[card] & cards.match[customer] for card in chosen)
    return Misses(max(short, 0), max(-short, 0), not fits, False)


def assisting(after: TechDeck, team: int) -> Consequence:
    """Whether a set fits with the help it then has, and how a contest stands (TD-ASSIST-09)."""
    if not matches(after, team):
        return Consequence(says=still_misses(after, team))
    return contest_stands(after, team) if contested(after, team) else Consequence(says=Fits(True))


def still_misses(table: TechDeck, team: int) -> Saying:
    """What a set misses with the help it has so far (TD-ASSIST-02)."""
    low, high, wild, extra, _, _ = table.help[team]
    off = misses(table.cards, played(table, team), table.targets[team], extra)
    short, over = max(off.short - high, 0), max(off.over + low, 0)
    return Misses(short, over, off.domain and not wild, True)


def contest_stands(table: TechDeck, team: int) -> Consequence:
    """The highest cards of both teams, and who is ahead as it stands (TD-ASSIST-11..14)."""
    cards = table.cards
    highest = [
        max([cards.value[card] for card in played(table, side)]) + table.help[side][5]
        for side in range(TEAMS)
    ]
    ahead = contest(table)[0] == team
    mine, theirs = highest[team], highest[1 - team]
    edge = edges(table, team, tuple(sorted(table.hands[team] + played(table, team))))
    turning = () if ahead or mine + edge_of(cards, edge) <= theirs else edge
    return Consequence(says=ContestStands(mine, theirs, ahead, table.ids(turning)), warns=not ahead)
