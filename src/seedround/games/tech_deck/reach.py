"""Which sets reach which customers (section 3.3), with the assist effects a team could still use.

Free effects without a double only widen what a set reaches, so all of them are taken; the others
(costed ones, doubles) are tried in every combination.
"""

from itertools import combinations

from seedround.engine.cardset import kept_with_set
from seedround.engine.kinds import CardNumber, Pile
from seedround.games.tech_deck.cards import ASSISTING, EVERY_DOMAIN, Cards, HelpOf
from seedround.games.tech_deck.primitives import HIGHEST
from seedround.games.tech_deck.table import TechDeck

Subset = tuple[Pile, int, int]
"""Cards, the sum of their values, their domains as bits."""

Way = tuple[int, int, bool, int]
"""A combination of assist effects: low, high, wild, number of doubles."""


class Helpers:
    """The unused assist effects of a team, sorted by what they do (TD-ASSIST-04)."""

    __slots__ = ("doubles", "free", "high", "low", "special", "wild")

    def __init__(self, cards: Cards, ventures: Pile, hand: Pile) -> None:
        self.low = 0
        self.high = 0
        self.wild = False
        self.special: list[tuple[HelpOf, int]] = []
        """Costed and doubling effects, with the hand card they belong to, or -1."""
        self.doubles = 0
        for card in (*ventures, *hand):
            help_of = cards.help[card]
            if help_of is None:
                continue
            cost, low, high, wild, doubles = help_of
            if cost or doubles:
                self.special.append((help_of, -1 if card in ventures else card))
                self.doubles += doubles
            else:
                self.low += low
                self.high += high
                self.wild = self.wild or wild
        self.free = not self.special


def helpers(table: TechDeck, team: int, hand: Pile) -> Helpers:
    """What a team could still use in Assist step 3; `hand` includes the cards played."""
    cards = table.cards
    unused = ~table.used
    open_ventures = cards.ventures[ASSISTING] & unused
    ventures: list[CardNumber] = []
    if open_ventures:
        for area in table.areas[team * table.size : (team + 1) * table.size]:
            ventures += [card for card in area if open_ventures >> card & 1]
    open_groups = cards.groups[ASSISTING] & unused
    usable = tuple([card for card in hand if open_groups >> card & 1])
    return Helpers(cards, tuple(ventures), usable)


def combos(helping: Helpers, played: Pile, rest: int) -> list[Way]:
    """The payable combinations as low, high, wild, doubles (3.3).

    Costs come out of the `rest` cards that were not played. A hand card cannot pay for itself, so
    if every costed effect lies in that rest, one card of it stays (TD-FX-15).
    """
    special = helping.special
    found = [(helping.low, helping.high, helping.wild, 0)]
    if helping.free:
        return found
    for size in range(1, len(special) + 1):
        for chosen in combinations(special, size):
            cost = sum(help_of[0] for help_of, _ in chosen)
            costed = [card for help_of, card in chosen if help_of[0]]
            own = bool(costed) and all(card >= 0 and card not in played for card in costed)
            if cost > rest - own:
                continue
            found.append(
                (
                    helping.low + sum(help_of[1] for help_of, _ in chosen),
                    helping.high + sum(help_of[2] for help_of, _ in chosen),
                    helping.wild or any(help_of[3] for help_of, _ in chosen),
                    sum(help_of[4] for help_of, _ in chosen),
                )
            )
    return found


def reached(cards: Cards, played: Pile, customers: Pile, ways: list[Way]) -> list[CardNumber]:
    """The customers that a set reaches in one of these ways (TD-ASSIST-02..04)."""
    value, match = cards.value, cards.match
    total, domains = 0, 0
    for card in played:
        total += value[card]
        domains |= match[card]
    found: list[CardNumber] = []
    for customer in customers:
        short = value[customer] - total
        fits = domains & match[customer]
        for low, high, wild, doubles in ways:
            if not (fits or wild):
                continue
            if (
                low <= short <= high
                if not doubles
                else any(low <= short - more <= high for more in extras(cards, played, doubles))
            ):
                found.append(customer)
                break
    return found


def extras(cards: Cards, played: Pile, doubles: int) -> list[int]:
    """What doubling adds: so many different cards of the set count again."""
    values = [cards.value[card] for card in played]
    return [sum(chosen) for chosen in combinations(values, min(doubles, len(values)))]


@kept_with_set(1 << 13)
def subsets(cards: Cards, hand: Pile) -> list[Subset]:
    """Every part of a hand with its sum and domains: by number of cards, then deck order."""
    value, match = cards.value, cards.match
    found: list[Subset] = []
    for size in range(1, len(hand) + 1):
        for part in combinations(hand, size):
            total, domains = 0, 0
            for card in part:
                total += value[card]
                domains |= match[card]
            found.append((part, total, domains))
    return found


def legal_sets(table: TechDeck, team: int) -> list[Pile]:
    """All sets that can assist some customer of the row (TD-ASSIST-04)."""
    hand, row = table.hands[team], table.row
    if not hand or not row or table.out >> team & 1:
        return []
    cards = table.cards
    helping = helpers(table, team, hand)
    size = len(hand)
    if any(card >= 0 for _, card in helping.special):
        return [
            part
            for part, _, _ in subsets(cards, hand)
            if reached(cards, part, row, combos(helping, part, size - len(part)))
        ]
    if helping.special:
        ways = [combos(helping, (), rest) for rest in range(size)]
        if helping.doubles:
            most = HIGHEST - sum(help_of[1] for help_of, _ in helping.special) - helping.low
            return [
                part
                for part, total, _ in subsets(cards, hand)
                if total <= most and reached(cards, part, row, ways[size - len(part)])
            ]
        wanted = [wants(cards, row, each) for each in ways]
        return [
            part
            for part, total, domains in subsets(cards, hand)
            if total < len(wanted[size - len(part)]) and wanted[size - len(part)][total] & domains
        ]
    want = wants(cards, row, [(helping.low, helping.high, helping.wild, 0)])
    most = len(want)
    return [
        part
        for part, total, domains in subsets(cards, hand)
        if total < most and want[total] & domains
    ]


def wants(cards: Cards, row: Pile, ways: list[Way]) -> list[int]:
    """For every total: the domains of which a set with that total needs one."""
    want = [0] * (HIGHEST - min(low for low, _, _, _ in ways) + 1)
    for low, high, wild, _ in ways:
        for customer in row:
            value = cards.value[customer]
            domains = EVERY_DOMAIN if wild else cards.match[customer]
            for total in range(max(value - high, 1), value - low + 1):
                want[total] |= domains
    return want
