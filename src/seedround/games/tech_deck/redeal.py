"""Drawing again what a seat cannot know (section 4): sort the unknown, then shuffle it."""

from seedround.engine.generator import Generator
from seedround.engine.kinds import Pile, Seat
from seedround.games.tech_deck.reach import legal_sets
from seedround.games.tech_deck.table import TechDeck

TRIES = 5
"""Deals in which a legal set of the right size is looked for."""


def redeal(table: TechDeck, seat: Seat, generator: Generator) -> TechDeck:
    """A table as this seat's team might find it, marked cards where they are."""
    twin = table.copy(generator)
    team = twin.team_of[seat]
    twin.decks[team] = permuted(twin, twin.decks[team], team, generator)
    twin.customers = permuted(twin, twin.customers, team, generator)
    rival = twin.rival(team)
    if rival is not None:
        redeal_rivals(twin, team, rival, generator)
        twin.naming[rival] = ()
    twin.relist()
    return twin


def permuted(twin: TechDeck, pile: Pile, team: int, generator: Generator) -> Pile:
    """The cells without a mark of the team in random order; the rivals' marks stay on the cells."""
    seen = twin.seen[team]
    unknown = sorted([card for card in pile if not seen >> card & 1])
    if len(unknown) <= 1:
        return pile
    generator.shuffle(unknown)
    source = iter(unknown)
    fresh = tuple([card if seen >> card & 1 else next(source) for card in pile])
    rival = twin.rival(team)
    if rival is not None:
        marks = twin.seen[rival]
        moved = [new for old, new in zip(pile, fresh, strict=True) if marks >> old & 1]
        twin.seen[rival] = marks & ~twin.cards.bits(pile) | twin.cards.bits(moved)
    return fresh


def redeal_rivals(twin: TechDeck, team: int, rival: int, generator: Generator) -> None:
    """Hand, face-down set and deck of the rivals: dealt back in the same sizes."""
    seen, deck = twin.seen[team], twin.decks[rival]
    closed = (twin.sets[rival] or ()) if lies_closed(twin, rival) else ()
    held = twin.hands[rival] + closed
    known = [card for card in held if seen >> card & 1]
    unknown = sorted([card for card in held + deck if not seen >> card & 1])
    twin.seen[rival] &= ~twin.cards.bits(unknown)
    for _ in range(TRIES):
        generator.shuffle(unknown)
        source = iter(unknown)
        fresh = [next(source) for _ in range(len(held) - len(known))]
        hand = tuple(sorted(known + fresh))
        twin.decks[rival] = tuple([card if seen >> card & 1 else next(source) for card in deck])
        twin.hands[rival] = hand
        unknown.sort()
        if not lies_closed(twin, rival):
            return
        if draw_set(twin, rival, len(closed), generator):
            return
    cards = list(hand)
    generator.shuffle(cards)
    put_down(twin, rival, tuple(sorted(cards[: len(closed)])))


def lies_closed(twin: TechDeck, team: int) -> bool:
    """Whether a team has a set face down, or may have one (TD-ASSIST-05)."""
    played = twin.sets[team]
    if played is None or twin.revealed >> team & 1:
        return False
    return bool(played) or twin.sealed is not None


def draw_set(twin: TechDeck, rival: int, size: int, generator: Generator) -> bool:
    """A legal set of the known size; any set, or none, while the teams decide (TD-ASSIST-05)."""
    sets = legal_sets(twin, rival)
    if twin.sealed is not None:
        choice = generator.below(len(sets) + 1)
        put_down(twin, rival, sets[choice - 1] if choice else ())
        return True
    fitting = [cards for cards in sets if len(cards) == size]
    if not fitting:
        return False
    put_down(twin, rival, fitting[generator.below(len(fitting))])
    return True


def put_down(twin: TechDeck, rival: int, cards: Pile) -> None:
    twin.sets[rival] = cards
    twin.hands[rival] = tuple([card for card in twin.hands[rival] if card not in cards])
