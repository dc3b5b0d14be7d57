"""What a hand can serve, by what its team knows: the facts behind the consequences of a move."""

from collections.abc import Iterable
from itertools import combinations

from seedround.engine.cardset import kept_with_set
from seedround.engine.kinds import CardNumber, Pile
from seedround.engine.standing import CERTAIN
from seedround.games.tech_deck.cards import ASSISTING, Cards
from seedround.games.tech_deck.effects_assist import played
from seedround.games.tech_deck.piles import runs_out
from seedround.games.tech_deck.primitives import Edge
from seedround.games.tech_deck.reach import Helpers, combos, helpers, reached, subsets
from seedround.games.tech_deck.table import TechDeck

MOST_PLAYED = 4
"""Cards of a set that the rivals may play, as far as it is looked at."""
MOST_DRAWN = 2
"""Cards to be drawn whose every combination is looked at."""


def within_reach(table: TechDeck, team: int, hand: Pile, row: Pile | None = None) -> Pile:
    """The customers that some part of a hand can assist, from the left (TD-ASSIST-04)."""
    row = table.row if row is None else row
    if table.out >> team & 1:
        return ()
    cards, helping = table.cards, helpers(table, team, hand)
    left = list(row)
    for part, _, _ in subsets(cards, hand):
        if not left:
            break
        ways = combos(helping, part, len(hand) - len(part))
        for customer in reached(cards, part, tuple(left), ways):
            left.remove(customer)
    return tuple([customer for customer in row if customer not in left])


def assist_cards(table: TechDeck, team: int, hand: Pile) -> tuple[Pile, Pile]:
    """Unused cards whose effects work while assisting: ventures, and group cards of the hand."""
    unused, cards = ~table.used, table.cards
    areas = table.areas[team * table.size : (team + 1) * table.size]
    open_ventures, open_groups = (
        cards.ventures[ASSISTING] & unused,
        cards.groups[ASSISTING] & unused,
    )
    ventures = tuple([card for area in areas for card in area if open_ventures >> card & 1])
    return ventures, tuple([card for card in hand if open_groups >> card & 1])


def help_for(table: TechDeck, team: int, chosen: Pile, customer: CardNumber) -> Pile | None:
    """The fewest effects with which a set of the hand assists a customer; None if none do."""
    cards, hand = table.cards, tuple(sorted({*table.hands[team], *chosen}))
    ventures, group = assist_cards(table, team, hand)
    useful = [card for card in ventures + group if cards.help[card] is not None]
    for size in range(len(useful) + 1):
        for part in combinations(useful, size):
            own = tuple([card for card in part if card in ventures])
            helping = Helpers(cards, own, tuple([card for card in part if card not in ventures]))
            ways = combos(helping, chosen, len(hand) - len(chosen))
            if reached(cards, chosen, (customer,), ways):
                return part
    return None


def edges(table: TechDeck, team: int, hand: Pile) -> Pile:
    """Unused cards that make the highest card count more in a contest (TD-ASSIST-12)."""
    ventures, group = assist_cards(table, team, hand)
    steps = table.cards.steps
    return tuple([c for c in ventures + group if any(isinstance(op, Edge) for op in steps[c])])


def edge_of(cards: Cards, edge: Iterable[int]) -> int:
    """By how much these make the highest card count more."""
    return sum([op.k for card in edge for op in cards.steps[card] if isinstance(op, Edge)])


def rivals_best(table: TechDeck, team: int, customer: CardNumber) -> int | None:
    """What the highest card of the rivals could count in a contest, by what the team knows.

    They hold the cards that the team has seen, and others of those that it has not; beside their
    ventures one effect of an unseen card is allowed for. Once both have committed the size of their
    set is known too. None if no set of theirs is found that could assist the customer.
    """
    rival = table.rival(team)
    if rival is None or table.out >> rival & 1:
        return None
    seen, held = table.seen[team], table.hands[rival] + played(table, rival)
    known = tuple(sorted([card for card in held if seen >> card & 1]))
    pool = [card for card in held + table.decks[rival] if not seen >> card & 1]
    ventures, _ = assist_cards(table, rival, ())
    spent = table.used & table.cards.bits(known + tuple(pool))
    unknown = len(held) - len(known)
    sizes = range(1, min(len(held), MOST_PLAYED) + 1)
    if table.sealed is None and played(table, rival):
        sizes = range(len(played(table, rival)), len(played(table, rival)) + 1)
    hidden = (known, tuple(sorted(pool)), unknown)
    best = best_card(table.cards, *hidden, sizes, ventures, spent, customer)
    return None if best is None else best + edge_of(table.cards, ventures)


@kept_with_set(1 << 10)
def best_card(
    cards: Cards,
    known: Pile,
    pool: Pile,
    unknown: int,
    sizes: range,
    ventures: Pile,
    spent: int,
    customer: CardNumber,
) -> int | None:
    """The highest card of a set for a customer, of known cards and so many of a pool."""
    groups, held = cards.groups[ASSISTING] & ~spent, len(known) + unknown
    useful = tuple([card for card in known if groups >> card & 1])
    hidden = tuple([c for c in pool if groups >> c & 1 and cards.help[c] is not None])
    widest = Helpers(cards, ventures + useful + hidden, ())
    every = sorted((*known, *pool), key=lambda card: -cards.value[card])
    for place, first in enumerate(every):
        for size in sizes:
            for others in combinations(every[place + 1 :], size - 1):
                part = (first, *others)
                spare = unknown - sum([card in pool for card in part])
                if spare < 0 or not might_fit(cards, part, customer, widest):
                    continue
                own = tuple([card for card in part if card in hidden])
                more = [card for card in hidden if card not in own] if spare else []
                for extra in ((), *[(card,) for card in more]):
                    helping = Helpers(cards, ventures, useful + own + extra)
                    ways = combos(helping, part, held - len(part))
                    if reached(cards, part, (customer,), ways):
                        return cards.value[first]
    return None


def might_fit(cards: Cards, part: Pile, customer: CardNumber, widest: Helpers) -> bool:
    """Whether a set is near enough to a customer for a closer look."""
    special = [help_of for help_of, _ in widest.special]
    low = widest.low + sum([help_of[1] for help_of in special])
    high = widest.high + sum([help_of[2] for help_of in special])
    short = cards.value[customer] - sum([cards.value[card] for card in part])
    return low <= short and (short <= high or bool(widest.doubles))


def chance_to_reach(table: TechDeck, team: int, hand: Pile, count: int) -> int:
    """The chance, in thousandths, that drawing brings another customer within reach.

    Counted over the cards that may come: those of the deck that the team has not seen, or seen on
    top of it; the discard too if it is shuffled in first (TD-GEN-01).
    """
    before = within_reach(table, team, table.hands[team])
    missing = tuple([customer for customer in table.row if customer not in before])
    if not missing:
        return 0
    draws = possible_draws(table, team, count)
    hits = [
        bool(within_reach(table, team, tuple(sorted(hand + drawn)), missing)) for drawn in draws
    ]
    return CERTAIN * sum(hits) // len(hits) if hits else 0


def possible_draws(table: TechDeck, team: int, count: int) -> list[Pile]:
    """What so many drawn cards may be, each equally likely."""
    deck, discard, seen = table.decks[team], table.discards[team], table.seen[team]
    if not runs_out(deck, discard, count):
        top = deck[:count]
        sure = tuple([card for card in top if seen >> card & 1])
        pool = sorted([card for card in deck if not seen >> card & 1])
        return [sure + rest for rest in combinations(pool, len(top) - len(sure))]
    if table.options.reshuffle == "drain":
        rest = min(count - len(deck), len(discard))
        return [deck + drawn for drawn in combinations(sorted(discard), rest)]
    pool = sorted(deck + discard)
    return list(combinations(pool, min(count, len(pool))))
