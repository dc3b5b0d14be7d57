"""Group decks: drawing, reshuffling, and what all players remember of it (2.7, 2.9)."""

from seedround.engine.kinds import Pile
from seedround.games.tech_deck.events import Drew, Known, Reshuffled
from seedround.games.tech_deck.table import TechDeck, added


def provide(table: TechDeck, team: int, count: int) -> None:
    """If a deck holds fewer cards, shuffle the discard into it (TD-GEN-01, TD-REFRESH-02).

    Then the other team cuts: the generator does (TD-REFRESH-03, TD-A-28, TD-A-29). With `drain` the
    rest of the deck stays on top.
    """
    deck, discard = table.decks[team], table.discards[team]
    if not runs_out(deck, discard, count):
        return
    kept: Pile = ()
    if table.options.reshuffle == "drain":
        kept, deck = deck, ()
    table.discards[team] = ()
    fresh = shuffled(table, deck + discard)
    if table.rival(team) is not None:
        cut = table.generator.below(len(fresh))
        fresh = fresh[cut:] + fresh[:cut]
    table.decks[team] = kept + fresh
    if table.log is not None:
        table.log.append(Reshuffled(*table.side(team), len(table.decks[team])))


def runs_out(deck: Pile, discard: Pile, count: int) -> bool:
    """Whether so many cards can only be drawn with the discard shuffled in (TD-GEN-01)."""
    return len(deck) < count and bool(discard)


def shuffled(table: TechDeck, pile: Pile) -> Pile:
    """The same cards in random order; no mark outlives it (section 4).

    They are sorted first, so that an unknown order has no influence on the next.
    """
    cards = sorted(pile)
    table.generator.shuffle(cards)
    table.forget(pile)
    return tuple(cards)


def draw(table: TechDeck, team: int, count: int) -> None:
    """Draw so many cards, or as many as there are (TD-FX-14, TD-GEN-01)."""
    provide(table, team, count)
    deck = table.decks[team]
    drawn = deck[:count]
    if not drawn:
        return
    table.decks[team] = deck[count:]
    table.hands[team] = added(table.hands[team], *table.show(drawn))
    if table.log is not None:
        known = Known(table.ids(drawn))
        table.log.append(Drew(team=team + 1, count=len(drawn), to=table.teams[team], secret=known))
