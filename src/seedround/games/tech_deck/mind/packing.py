"""The best packing of a hand onto the row: disjoint sets, each assist effect once (section 6.4).

Everything is precomputed that can be: the parts of a hand by their sum, and for a group of assist
effects every gap they can bridge.
"""

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from seedround.engine.kinds import CardNumber, Pile
from seedround.games.tech_deck.cards import ASSISTING, Cards, HelpOf
from seedround.games.tech_deck.primitives import HIGHEST
from seedround.games.tech_deck.table import TechDeck

LEFT = 0.25
"""What the left-most customer counts more than the right-most of four."""
MOST_HELP = 3
"""Assist effects that are combined for one customer."""
MOST_WAYS = 8
"""Ways to serve one customer that are looked at, the thriftiest first."""

Gaps = dict[tuple[int, bool], list[tuple[int, int]]]
"""From what is missing and whether the domain fits to effects (bits) and cards they cost."""


class Way(NamedTuple):
    """One way to serve a customer."""

    customer: CardNumber
    part: Pile
    cards: int
    """The cards as bits."""
    helps: int
    """The assist effects needed, as bits of their place in the list."""
    cost: int
    takes: int
    """Cards and effects together, as bits: ways without a bit in common fit together."""
    price: int
    """Hand cards played and paid."""


class Packing(NamedTuple):
    """What a hand can serve, the left-most customer first."""

    value: float
    ways: tuple[Way, ...]


NOTHING = Packing(0.0, ())


def pack(table: TechDeck, team: int, hand: Pile, row: Pile | None = None) -> Packing:
    """The best packing of a hand onto the row, with the effects that the team has left."""
    row = table.row if row is None else row
    if not hand or not row:
        return NOTHING
    return best_packing(table.cards, hand, row, assist_cards(table, team, hand))


def assist_cards(table: TechDeck, team: int, hand: Pile) -> Pile:
    """The unused cards whose effects can turn a miss into an assist, ventures first."""
    cards, unused = table.cards, ~table.used
    found: list[CardNumber] = []
    ventures = cards.ventures[ASSISTING] & unused
    if ventures:
        for area in table.areas[team * table.size : (team + 1) * table.size]:
            found += [card for card in area if ventures >> card & 1 and cards.help[card]]
    groups = cards.groups[ASSISTING] & unused
    found += [card for card in hand if groups >> card & 1 and cards.help[card]]
    return tuple(found)


def worth_of(place: int) -> float:
    """A customer counts 1, and more the further left it stands."""
    return 1.0 + LEFT * (1 - place / 3)


@lru_cache(maxsize=1 << 13)
def best_packing(cards: Cards, hand: Pile, row: Pile, helping: Pile) -> Packing:
    """Depth first over the customers; each is served in one way or not at all."""
    options = [
        (worth_of(place), ways)
        for place, customer in enumerate(row)
        if (ways := ways_to_serve(cards, hand, customer, helping))
    ]
    count = len(options)
    if not count:
        return NOTHING
    if count == 1:
        worth, ways = options[0]
        payable = [way for way in ways if way.price <= len(hand)]
        return Packing(worth, (payable[0],)) if payable else NOTHING
    above = [0.0] * (count + 1)
    for place in range(count - 1, -1, -1):
        above[place] = above[place + 1] + options[place][0]
    best = NOTHING

    def go_on(place: int, taken: int, left: int, value: float, chosen: tuple[Way, ...]) -> None:
        nonlocal best
        if value > best.value:
            best = Packing(value, chosen)
        if place == count or value + above[place] <= best.value:
            return
        worth, ways = options[place]
        for way in ways:
            if not way.takes & taken and way.price <= left:
                rest = left - way.price
                go_on(place + 1, taken | way.takes, rest, value + worth, (*chosen, way))
        go_on(place + 1, taken, left, value, chosen)

    go_on(0, 0, len(hand), 0.0, ())
    return best


@lru_cache(maxsize=1 << 14)
def ways_to_serve(cards: Cards, hand: Pile, customer: CardNumber, helping: Pile) -> list[Way]:
    """How a hand can serve one customer: few cards and effects first, high cards before low."""
    value, need = cards.value[customer], cards.match[customer]
    totals, bridges = by_total(cards, hand), gaps(cards, helping)
    found: list[tuple[int, int, Pile, int, int, int]] = []
    for (short, fits), known in bridges.items():
        for part, bits, domains in totals[value - short] if short < value else ():
            if bool(domains & need) == fits:
                for helps, cost in known:
                    thrift = len(part) + cost + helps.bit_count()
                    found.append((thrift, -part[-1], part, bits, helps, cost))
    for place, price in doubling(cards, helping):
        for total in range(1, value):
            for part, bits, domains in totals[total]:
                fits = bool(domains & need)
                for card in part:
                    for helps, cost in bridges.get((value - total - cards.value[card], fits), ()):
                        thrift = len(part) + cost + price + helps.bit_count() + 1
                        both = helps | 1 << place
                        found.append((thrift, -part[-1], part, bits, both, cost + price))
    found.sort()
    return [
        Way(customer, part, bits, helps, cost, bits | helps << len(cards.ids), len(part) + cost)
        for _, _, part, bits, helps, cost in found[:MOST_WAYS]
    ]


@lru_cache(maxsize=1 << 12)
def by_total(cards: Cards, hand: Pile) -> list[list[tuple[Pile, int, int]]]:
    """By sum of values: the parts of a hand, as bits too, with their domains.

    No further than the highest sum that can still serve a customer.
    """
    most = HIGHEST + cards.surplus
    found: list[list[tuple[Pile, int, int]]] = [[] for _ in range(most + 1)]
    known: list[tuple[Pile, int, int, int]] = [((), 0, 0, 0)]
    for card in hand:
        value, bit, match = cards.value[card], cards.bit[card], cards.match[card]
        more = [
            ((*part, card), total + value, bits | bit, domains | match)
            for part, total, bits, domains in known
            if total + value <= most
        ]
        for part, total, bits, domains in more:
            found[total].append((part, bits, domains))
        known += more
    return found


@lru_cache(maxsize=1 << 10)
def gaps(cards: Cards, helping: Pile) -> Gaps:
    """What the effects without a double can bridge, no effect too many."""
    plain = [(place, help_of) for place, help_of in listed(cards, helping) if not help_of[4]]
    found: Gaps = {(0, True): [(0, 0)]}
    for size in range(1, min(len(plain), MOST_HELP) + 1):
        for chosen in combinations(plain, size):
            bits = sum(1 << place for place, _ in chosen)
            cost = sum(help_of[0] for _, help_of in chosen)
            low = sum(help_of[1] for _, help_of in chosen)
            high = sum(help_of[2] for _, help_of in chosen)
            wild = any(help_of[3] for _, help_of in chosen)
            for short in range(low, high + 1):
                for fits in (True, False) if wild else (True,):
                    known = found.setdefault((short, fits), [])
                    if not any(other & bits == other for other, _ in known):
                        known.append((bits, cost))
    return found


@lru_cache(maxsize=1 << 10)
def doubling(cards: Cards, helping: Pile) -> list[tuple[int, int]]:
    """The effects that count a card twice: place in the list, and cost."""
    return [(place, help_of[0]) for place, help_of in listed(cards, helping) if help_of[4]]


def listed(cards: Cards, helping: Pile) -> Sequence[tuple[int, HelpOf]]:
    found: list[tuple[int, HelpOf]] = []
    for place, card in enumerate(helping):
        help_of = cards.help[card]
        if help_of is not None:
            found.append((place, help_of))
    return found
