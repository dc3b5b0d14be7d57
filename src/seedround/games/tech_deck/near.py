"""How near a hand comes to a customer that no set of it can assist (3.3)."""

from seedround.engine.kinds import CardNumber, Pile
from seedround.games.tech_deck.reach import combos, extras, helpers, subsets
from seedround.games.tech_deck.sayings import ReasonCustomer
from seedround.games.tech_deck.table import TechDeck


def nearest(table: TechDeck, team: int, customer: CardNumber) -> ReasonCustomer:
    """What is missing for a customer: its domain, or so much to its value (TD-ASSIST-02)."""
    cards, hand = table.cards, table.hands[team]
    off = misses_by(table, team, hand, customer)
    return ReasonCustomer(
        domain=cards.definitions[customer].domain,
        value=cards.value[customer],
        held=off is not None,
        short=max(off or 0, 0),
        over=max(-(off or 0), 0),
    )


def misses_by(table: TechDeck, team: int, hand: Pile, customer: CardNumber) -> int | None:
    """The least by which a set is short (above 0) or over, with all the help there is; None if no
    card of the hand has the domain and no effect makes up for it."""
    cards, helping = table.cards, helpers(table, team, hand)
    best: int | None = None
    for part, total, domains in subsets(cards, hand):
        fits = domains & cards.match[customer]
        for low, high, wild, doubles in combos(helping, part, len(hand) - len(part)):
            if not (fits or wild):
                continue
            for more in extras(cards, part, doubles) if doubles else (0,):
                short = cards.value[customer] - total - more
                off = short - high if short > high else min(short - low, 0)
                if best is None or (abs(off), -off) < (abs(best), -best):
                    best = off
    return best
