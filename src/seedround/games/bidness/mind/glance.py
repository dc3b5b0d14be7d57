"""A pick that only glances at the table: quick enough for the playouts of a search.

It knows what a card brings on average, who is closest to freedom, and the odds of a trial.
"""

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from seedround.engine.kinds import CardNumber, Seat, every_seat
from seedround.engine.move import Move
from seedround.games.bidness.cards import CONTRACT, ENGINEER, LAWYER, MARKETER, Cards
from seedround.games.bidness.document import Effect
from seedround.games.bidness.moves import (
    ACCEPT,
    BORROW,
    DROP,
    LAYOFF,
    PASS,
    PAY,
    PAYOFF,
    REJECT,
    TARGET,
    TRIAL,
    Bid,
)
from seedround.games.bidness.odds import chance
from seedround.games.bidness.table import Bidness
from seedround.games.bidness.trial import claim_of, dice_of

BRINGS: Final = {
    "negligence": 45,
    "lawyer": 40,
    "patent_infringement": 40,
    "government_contract": 35,
    "libel": 30,
    "ad_blitz": 30,
    "headhunt_lawyer": 25,
    "steal_tech": 22,
    "marketer": 20,
    "social_media": 18,
    "breakthrough": 16,
    "coop_marketing": 14,
    "acquisition": 13,
    "engineer": 12,
    "headhunt_marketer": 12,
}
"""What playing a card is worth on average, in dollars; the others are better sold."""
SALE: Final = 10
LIKE: Final = {
    "damages": "patent_infringement",
    "steal_tech": "steal_tech",
    "tech": "acquisition",
    "marketing": "social_media",
    "take_employee": "headhunt_marketer",
}
"""A card that does as one of the box does is worth as much."""
CASE: Final = {"cash": 1, "marketers": 25, "tech": 4}
"""What a unit of each kind of damages is worth in dollars."""
FIRST_LAWYER: Final = 35
"""What the first lawyer brings in a round."""


def glance(table: Bidness, seat: Seat, moves: list[Move]) -> Move:
    """The move that is usually good."""
    if len(moves) == 1:
        return moves[0]
    return PICKS[table.choice.kind](table, seat, moves)


@lru_cache(maxsize=4)
def worths(cards: Cards) -> tuple[int, ...]:
    """What each card of a set is worth."""
    return tuple([BRINGS.get(card.id, _like(card.effect)) for card in cards.events])


def _like(effect: Effect) -> int:
    return max([BRINGS[name] for key, name in LIKE.items() if getattr(effect, key)], default=0)


def friendly(cards: Cards, card: CardNumber) -> bool:
    """Whether a card does its target good: it goes to the one who is furthest behind."""
    event = cards.events[card]
    paid = event.payee == "target" and not event.effect.take_employee
    return paid or event.effect.partner_tech > 0


def discard(table: Bidness, seat: Seat, moves: list[Move]) -> Move:
    worth_of = worths(table.cards).__getitem__
    return table.cards.discards[min(table.hands[seat], key=worth_of)]


def action(table: Bidness, seat: Seat, moves: list[Move]) -> Move:
    """The best card that may be played, else the worst is sold."""
    cards = table.cards
    worth_of = worths(cards).__getitem__
    for card in sorted(dict.fromkeys(table.hands[seat]), key=worth_of, reverse=True):
        if worth_of(card) <= SALE:
            break
        if table.cash[seat] >= cards.costs[card] and (play := cards.plays[card]) in moves:
            return play
    sale = cards.sales[min(table.hands[seat], key=worth_of)]
    return sale if sale in moves else PASS


def target(table: Bidness, seat: Seat, moves: list[Move]) -> Move:
    """The rival who is closest to freedom, or the last one if it does him good."""
    rivals = [
        rival for rival in every_seat(table.seats) if rival != seat and TARGET[rival] in moves
    ]
    closest = max if friendly(table.cards, table.played) else min
    return TARGET[closest(rivals, key=lambda rival: 100 * table.ious[rival] - table.cash[rival])]


def bid(table: Bidness, seat: Seat, moves: list[Move]) -> Move:
    """Ten more, as long as the card is worth it and there is cash."""
    lowest = moves[1]
    assert isinstance(lowest, Bid)
    return lowest if lowest.amount <= min(table.cash[seat], worth(table, seat)) else DROP


def worth(table: Bidness, seat: Seat) -> float:
    """What the card that is up for auction earns if everybody pays off one IOU a round."""
    rounds, card = min(table.ious) - 0.5, table.played
    if card == CONTRACT:
        return rounds * table.cards.earnings.contract
    if card == MARKETER:
        return rounds * (table.tech[seat] - 5)
    if card == ENGINEER:
        return 5 * rounds
    assert card == LAWYER
    return 0 if table.lawyers[seat] else rounds * FIRST_LAWYER


def damages(table: Bidness, seat: Seat, moves: list[Move]) -> Move:
    """All that there is to win; of money no more than one has, unless the odds are good."""
    if claim_of(table) != "cash" or chance(*dice_of(table)) > 0.7:
        return moves[-1]
    return moves[max(0, min(len(moves), table.cash[seat] // 10) - 1)]


def settle(table: Bidness, seat: Seat, moves: list[Move]) -> Move:
    """A sum near what the trial is worth is accepted; nobody haggles."""
    fair = chance(*dice_of(table)) * CASE[claim_of(table)] * table.damages
    if seat == table.turn:
        return ACCEPT if table.offered >= 0.8 * fair else REJECT
    return ACCEPT if table.demand <= min(fair, table.cash[seat]) else REJECT


def salary(table: Bidness, seat: Seat, moves: list[Move]) -> Move:
    """Many lawyers are too dear; else borrow, and the engineers go first if that is no longer
    possible."""
    if PAY in moves:
        return PAY
    if table.lawyers[seat] > 1:
        return LAYOFF[LAWYER]
    if BORROW in moves:
        return BORROW
    return LAYOFF[ENGINEER] if LAYOFF[ENGINEER] in moves else moves[-1]


def payoff(table: Bidness, seat: Seat, moves: list[Move]) -> Move:
    """Freedom if possible, else one IOU."""
    return moves[-1] if len(moves) > table.ious[seat] else PAYOFF[1]


PICKS: Final[dict[str, Callable[[Bidness, Seat, list[Move]], Move]]] = {
    "setup.discard": discard,
    "turn.act": action,
    "turn.target": target,
    "auction.bid": bid,
    "suit.damages": damages,
    "suit.open": lambda table, seat, moves: TRIAL,
    "suit.respond": settle,
    "business.salary": salary,
    "business.payoff": payoff,
}
