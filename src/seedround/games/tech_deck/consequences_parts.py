"""Consequences that several kinds of decision share: points, who leaves next, what a set misses."""

from seedround.engine.standing import Consequence
from seedround.games.tech_deck.cards import Cards
from seedround.games.tech_deck.rounds import coming, is_last, scored
from seedround.games.tech_deck.standing_sayings import (
    LeaveNext,
    LostUnless,
    Misses,
    NobodyLeaves,
    PaceRises,
    PointGained,
    SomeLeaveNext,
    SumGained,
)
from seedround.games.tech_deck.table import Pile, TechDeck

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
    """The row has room, where otherwise somebody would have to leave (TD-NEW-04)."""
    _, leave = next_unhappy(table, len(table.row), table.new_customers())
    return (Consequence(says=NobodyLeaves()),) if leave else ()


def lost_unless(table: TechDeck) -> Told:
    """The game is lost with this round unless somebody wins a customer back (TD-END-01)."""
    unhappy, limit = len(table.unhappy), table.unhappy_limit()
    if unhappy < limit:
        return ()
    return (Consequence(says=LostUnless(unhappy, limit, len(table.teams) == 1), warns=True),)


def misses(cards: Cards, chosen: Pile, customer: int, extra: int = 0) -> Misses:
    """By how much a set is off a customer, and whether the domain is missing (TD-ASSIST-02)."""
    short = cards.value[customer] - extra - sum([cards.value[card] for card in chosen])
    fits = any(cards.match[card] & cards.match[customer] for card in chosen)
    return Misses(max(short, 0), max(-short, 0), not fits, False)
