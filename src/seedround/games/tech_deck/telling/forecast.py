"""What comes by itself: the refresh, then the next customers, and who leaves for them.

The end of a round is looked at as it will be if no more customers are served in it.
"""

from collections.abc import Iterator
from typing import Any, Final

from seedround.engine.kinds import FIRST_SEAT, CardNumber, Pile, Seat
from seedround.engine.saying import Saying
from seedround.engine.standing import CERTAIN, Due, Forecast
from seedround.games.tech_deck.effects_assist import played
from seedround.games.tech_deck.piles import runs_out
from seedround.games.tech_deck.primitives import Bury, Expel
from seedround.games.tech_deck.rounds import NEW_CUSTOMERS, coming, is_last
from seedround.games.tech_deck.table import HAND, TechDeck
from seedround.games.tech_deck.telling.sayings import (
    DueComes,
    DueDraw,
    DueLeaves,
    EndsLost,
    EndsScored,
    EndsWaiting,
    PhaseCustomers,
    PhaseLast,
    PhaseNext,
    WarnNext,
    WarnNow,
)

STEADY: Final = frozenset({"row", "unhappy"})
"""What the next customers change by their number alone."""


def forecast(table: TechDeck, seat: Seat) -> Forecast | None:
    """The refresh and the next customers; None in the setup."""
    if not table.round:
        return None
    if NEW_CUSTOMERS in table.agenda:
        return arrival(table, seat, table.round, ())
    if len(table.unhappy) >= table.unhappy_limit():
        return loss(table, seat)
    if is_last(table):
        return Forecast(phase=PhaseLast(table.round), lines=(), ends=EndsScored())
    return arrival(table, seat, table.round + 1, (refresh(table, table.team_of[seat]),))


def carried_out_by(step: Any) -> tuple[Seat, ...]:
    """The next customers are the same for every seat."""
    return (FIRST_SEAT,) if step is NEW_CUSTOMERS else ()


def loss(table: TechDeck, seat: Seat) -> Forecast:
    """Too many are unhappy; only in this round can it still be mended (TD-END-01, TD-A-37)."""
    unhappy, limit, alone = len(table.unhappy), table.unhappy_limit(), len(table.teams) == 1
    cards = table.ids(menders(table, table.team_of[seat], False))
    return Forecast(
        phase=PhaseLast(table.round),
        lines=(),
        ends=EndsLost(alone),
        warning=WarnNow(unhappy, limit, cards, alone),
    )


def arrival(table: TechDeck, seat: Seat, number: int, first: tuple[Due, ...]) -> Forecast:
    """The customers of a round, card by card (TD-NEW-01..07)."""
    team, limit = table.team_of[seat], table.unhappy_limit()
    come, leave = coming(table, number, len(table.row), table.new_customers())
    unhappy = len(table.unhappy) + leave
    now = number == table.round
    return Forecast(
        phase=PhaseCustomers(number) if now else PhaseNext(number),
        lines=(*first, *moving(table, team, come, leave)),
        ends=EndsWaiting(come, leave, unhappy, limit),
        warning=None if now or unhappy < limit else warning(table, team, unhappy),
    )


def warning(table: TechDeck, team: int, unhappy: int) -> Saying:
    """How many more must be served so that the next round is not lost from its start."""
    limit = table.unhappy_limit()
    cards = table.ids(menders(table, team, True))
    return WarnNext(unhappy, limit, unhappy - limit + 1, cards)


def moving(table: TechDeck, team: int, come: int, leave: int) -> Iterator[Due]:
    """Who leaves and who comes, in this order card by card (TD-NEW-03, TD-NEW-04)."""
    ids, seen = table.cards.ids, table.seen[team]
    waiting, unhappy = len(table.row), len(table.unhappy)
    for number in range(come):
        gone = number - (come - leave)
        if gone >= 0:
            waiting, unhappy = waiting - 1, unhappy + 1
            says = DueLeaves(ids[table.row[gone]], unhappy, table.unhappy_limit())
            yield Due(says=says, figure="unhappy", by=1, after=unhappy)
        waiting += 1
        card = table.customers[number]
        comes = DueComes(ids[card] if seen >> card & 1 else None)
        yield Due(says=comes, figure="row", by=0 if gone >= 0 else 1, after=waiting)


def refresh(table: TechDeck, team: int) -> Due:
    """The hand is discarded and four cards are drawn (TD-REFRESH-01, 02, TD-GEN-01).

    A set on the table will be back in the hand or in the discard by then.
    """
    hand, deck = table.hands[team], table.decks[team]
    discard = table.discards[team] + hand + played(table, team)
    shuffled = runs_out(deck, discard, HAND)
    known, unknown = known_of(table, team, deck)
    cards = len(deck)
    if shuffled:
        cards += len(discard)
        drained = table.options.reshuffle == "drain"
        known, unknown = (deck, len(discard)) if drained else ((), cards)
    drawn = min(HAND, cards)
    if drawn == cards:
        known, unknown = deck + discard if shuffled else deck, 0
    chance = CERTAIN * (drawn - len(known)) // unknown if unknown else CERTAIN
    says = DueDraw(drawn, table.ids(tuple(sorted(known))), cards, chance, shuffled)
    return Due(says=says, figure="hand", by=drawn - len(hand), after=drawn)


def known_of(table: TechDeck, team: int, deck: Pile) -> tuple[Pile, int]:
    """The cards of a full draw that a team has seen, and how many others lie in its deck."""
    seen = table.seen[team]
    unseen = sum([not seen >> card & 1 for card in deck])
    if unseen <= 1:
        return deck[:HAND], 0
    return tuple([card for card in deck[:HAND] if seen >> card & 1]), unseen


def menders(table: TechDeck, team: int, ahead: bool) -> Pile:
    """The team's cards that take customers out of the row or make them unhappy no more.

    `ahead` is for the next round: in it a venture works again, but who has left has left.
    """
    areas = table.areas[team * table.size : (team + 1) * table.size]
    ventures = [card for area in areas for card in area if table.cards.is_venture[card]]
    hand = [card for card in table.hands[team] if not table.cards.is_venture[card]]
    found = [
        card
        for card in ventures
        if mends(table, card, "unhappy") and (ahead or not table.used >> card & 1)
    ]
    for card in ventures + hand:
        unused = not table.used >> card & 1 and card not in found
        back = bool(table.unhappy) and mends(table, card, "unhappy")
        if unused and (back or (ahead and mends(table, card, "row"))):
            found.append(card)
    return tuple(found)


def mends(table: TechDeck, card: CardNumber, source: str) -> bool:
    """Whether an effect takes a customer from the row, or from the unhappy ones."""
    steps = table.cards.steps[card]
    return any(isinstance(op, Bury | Expel) and op.source == source for op in steps)
