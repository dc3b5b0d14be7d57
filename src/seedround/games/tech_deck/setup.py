"""Setup: teams, solo start cards, start ventures, decks, row and marker (2.1, 2.2).

teams, solo choices (if chosen), reveal ventures, keep one for each area, make decks, round 1
"""

from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import combinations, product
from typing import Final

from seedround.engine.event import Event
from seedround.engine.generator import Generator
from seedround.engine.kinds import FIRST_SEAT, CardNumber, Pile, Seat, by_card, by_seat, every_seat
from seedround.engine.move import Move
from seedround.engine.rules import Rules
from seedround.engine.saying import Saying
from seedround.engine.step import Choice, Offer, Step
from seedround.games.tech_deck import TechDeckOptions
from seedround.games.tech_deck.cards import Cards
from seedround.games.tech_deck.checks import RANKED, START_VALUES
from seedround.games.tech_deck.events import (
    SoloStart,
    TableSet,
    TeamsMade,
    VentureKept,
    VenturesRevealed,
)
from seedround.games.tech_deck.moves import Start, Venture
from seedround.games.tech_deck.piles import draw, shuffled
from seedround.games.tech_deck.rounds import START_ROUND
from seedround.games.tech_deck.sayings import KeepCard, PromptSolo, PromptVenture
from seedround.games.tech_deck.table import HAND, NO_CARD, NO_HELP, TEAMS, TechDeck, added, without

SOLO_VALUES: Final = (1, 2, 3, 4)
"""Of the cards of a solo game's start deck; of the lowest there are ONES (TD-SETUP-07)."""
ONES: Final = 2
"""Of the start deck of a solo game (TD-SETUP-07)."""
ALL_DOMAINS: Final = (1 << len(RANKED)) - 1
KEPT_DECKS: Final = 8
"""Decks whose start decks are kept: ours, and a few that people brought along."""
LAST_REMOVED: Final = 3
"""Alone, the rest of the cards up to this value leaves the game (TD-SETUP-08)."""
OFFERED: Final = 2
"""Venture cards that are turned up for an area (TD-SETUP-02)."""
FIRST_ROW: Final = 2
"""Customers that start the row (TD-SETUP-11)."""


def deal(
    rules: "Rules[TechDeck, Cards]",
    cards: Cards,
    options: TechDeckOptions,
    seats: int,
    generator: Generator,
    log: list[Event] | None,
) -> TechDeck:
    """Make the teams; the rest of the setup is on the agenda (TD-TEAM-01..05, TD-SETUP-13)."""
    table = TechDeck(rules, cards, options, seats, generator)
    table.log = log
    table.teams = make_teams(options, seats, generator)
    table.team_of = tuple(
        next(team for team, members in enumerate(table.teams) if seat in members)
        for seat in every_seat(seats)
    )
    count = len(table.teams)
    table.size = max(len(members) for members in table.teams)
    table.home = tuple(
        team * table.size + table.teams[team].index(seat) for seat, team in by_seat(table.team_of)
    )
    table.set_leads()
    table.hands = [()] * count
    table.decks = [()] * count
    table.discards = [()] * count
    table.scores = [()] * count
    table.areas = [()] * (count * table.size)
    table.seen = [0] * count
    table.offered = [()] * count
    table.sets = [()] * count
    table.naming = [()] * count
    table.targets = [NO_CARD] * count
    table.help = [NO_HELP] * count
    table.won = [NO_CARD] * count
    in_play = [
        card for card, is_open in by_card(cards.is_open) if options.open_cards or not is_open
    ]
    table.customers = tuple(in_play)
    if log is not None:
        log.append(TeamsMade(table.teams[0], table.teams[1] if count == TEAMS else ()))
    table.then(*first_steps(table))
    return table


def make_teams(
    options: TechDeckOptions, seats: int, generator: Generator
) -> tuple[tuple[Seat, ...], ...]:
    """One team, or two halves, a random one larger if need be (TD-TEAM-01..03, TD-A-06)."""
    chairs = list(every_seat(seats))
    if seats == 1:
        return (tuple(chairs),)
    if options.teams == "alternate":
        return tuple(chairs[0::TEAMS]), tuple(chairs[1::TEAMS])
    generator.shuffle(chairs)
    half = -(-seats // TEAMS)
    parts = tuple(sorted(chairs[:half])), tuple(sorted(chairs[half:]))
    return parts if generator.below(TEAMS) == 0 else (parts[1], parts[0])


def first_steps(table: TechDeck) -> list[Step[TechDeck]]:
    """The setup as steps, in the order of TD-SETUP-13; start cards come first (TD-SETUP-01)."""
    keep = [
        keep_venture(table.controller(team, area), team, area)
        for team in range(len(table.teams))
        for area in range(table.size)
    ]
    first: list[Step[TechDeck]] = [SET_ASIDE]
    if table.seats == 1 and table.options.solo_start in ("choose", "strict"):
        first = [SOLO_CHOICES[value] for value in SOLO_VALUES] + [SOLO_READY]
    return [*first, REVEAL, *keep, MAKE_DECKS, START_ROUND]


@dataclass(frozen=True)
class SetAside(Step[TechDeck]):
    """The start cards become group decks (TD-SETUP-01, TD-SETUP-06, TD-SETUP-07)."""

    def run(self, table: TechDeck) -> None:
        if table.seats > 1:
            for team in range(TEAMS):
                take_out(table, team, table.cards.start[team])
            return
        chosen = table.cards.solo
        if table.options.solo_start == "random":
            sets = solo_sets(table.cards, False)
            chosen = sets[table.generator.below(len(sets))]
        take_out(table, 0, chosen)
        SOLO_READY.run(table)


@dataclass(frozen=True)
class SoloChoice(Choice[TechDeck, Start]):
    """The player picks the 1s, then a 2, a 3 and a 4, so that all domains fit in (TD-SETUP-07).

    Read strictly, the 1s, the 2 and the 3 are of different domains and the 4 is free (TD-A-04).
    """

    value: int

    kind = "setup.start"
    rule_ids = ("TD-SETUP-07",)
    audience = "all"

    def moves(self, table: TechDeck) -> list[Move]:
        have, value = set(table.decks[0]), table.cards.value
        picks = {
            tuple(card for card in cards if value[card] == self.value)
            for cards in solo_sets(table.cards, table.options.solo_start == "strict")
            if have <= set(cards)
        }
        return [Start(table.ids(cards)) for cards in sorted(picks)]

    def play(self, table: TechDeck, move: Start) -> None:
        take_out(table, 0, tuple(table.cards.index[name] for name in move.cards))

    def prompt(self, table: TechDeck) -> Saying:
        return PromptSolo(self.value, START_VALUES.count(self.value))

    def offer(self, table: TechDeck, move: Start) -> Offer:
        return Offer(move, None, tuple(f"start:{name}" for name in move.cards))


@dataclass(frozen=True)
class SoloReady(Step[TechDeck]):
    """The other 1s, 2s and 3s leave the game (TD-SETUP-08)."""

    def run(self, table: TechDeck) -> None:
        value = table.cards.value
        rest = sorted(table.customers)
        table.box = tuple(card for card in rest if value[card] <= LAST_REMOVED)
        table.customers = tuple(card for card in rest if value[card] > LAST_REMOVED)
        if table.log is not None:
            table.log.append(SoloStart(table.ids(table.decks[0]), table.ids(table.box)))


@dataclass(frozen=True)
class Reveal(Step[TechDeck]):
    """Shuffle the rest, turn cards up until each team has its ventures (TD-SETUP-02, 03)."""

    def run(self, table: TechDeck) -> None:
        table.customers = shuffled(table, table.customers)
        place = 0
        for team in range(len(table.teams)):
            first = place
            ventures: list[CardNumber] = []
            while len(ventures) < OFFERED * table.size:
                card = table.show(table.customers[place])
                place += 1
                if table.cards.is_venture[card]:
                    ventures.append(card)
            table.offered[team] = tuple(ventures)
            if table.log is not None:
                turned = table.ids(table.customers[first:place])
                side = table.side(team)
                table.log.append(VenturesRevealed(*side, turned, table.ids(tuple(ventures))))


@dataclass(frozen=True)
class KeepVenture(Choice[TechDeck, Venture]):
    """The controller of an area keeps one card for it, openly (TD-SETUP-03, TD-SETUP-04).

    Two cards lie before each area, or with `pool` all of the team's (TD-A-08).
    """

    team: int
    area: int

    kind = "setup.venture"
    rule_ids = ("TD-SETUP-03", "TD-SETUP-04")
    audience = "all"

    def choosers(self, table: TechDeck) -> tuple[Seat, ...]:
        return table.area_deciders(self.seat, self.area)

    def moves(self, table: TechDeck) -> list[Move]:
        offered = table.offered[self.team]
        # Two cards have gone for every area before this one.
        cards = offered if table.options.venture_deal == "pool" else offered[:OFFERED]
        return [table.cards.venture[card] for card in sorted(cards)]

    def play(self, table: TechDeck, move: Venture) -> None:
        card = table.cards.index[move.card]
        offered = table.offered[self.team]
        pairs = table.options.venture_deal == "pairs"
        table.offered[self.team] = offered[OFFERED:] if pairs else without(offered, card)
        table.customers = without(table.customers, card)
        table.areas[self.team * table.size + self.area] = (card,)
        if table.log is not None:
            kept = VentureKept(self.seat, self.team + 1, self.area + 1, move.card)
            table.log.append(kept)

    def prompt(self, table: TechDeck) -> Saying:
        return PromptVenture(self.area + 1)

    def offer(self, table: TechDeck, move: Venture) -> Offer:
        says = KeepCard(move.card, table.cards.card(move.card).text)
        return Offer(move, says, (f"offered@t{self.team + 1}:{move.card}",))


@dataclass(frozen=True)
class MakeDecks(Step[TechDeck]):
    """Group decks and hands, customer deck and row, then the marker (TD-SETUP-05, 09..12, TD-A-11).

    The cards that were not kept are still among the rest, which is shuffled here (TD-A-09).
    """

    def run(self, table: TechDeck) -> None:
        count = len(table.teams)
        table.offered = [()] * count
        for team in range(count):
            table.decks[team] = shuffled(table, table.decks[team])
        table.customers = shuffled(table, table.customers)
        table.row, table.customers = (
            table.show(table.customers[:FIRST_ROW]),
            table.customers[FIRST_ROW:],
        )
        if count == TEAMS:
            table.marker = table.generator.below(TEAMS)
        if table.log is not None:
            table.log.append(TableSet(table.ids(table.row), *table.marked()))
        for team in range(count):
            draw(table, team, HAND)


def take_out(table: TechDeck, team: int, cards: Pile) -> None:
    """Start cards go to a group deck."""
    table.customers = tuple(card for card in table.customers if card not in cards)
    table.decks[team] = added(table.decks[team], *cards)


@lru_cache(KEPT_DECKS)
def solo_sets(cards: Cards, strict: bool) -> list[Pile]:
    """Every legal start deck of a solo game, in deck order (TD-SETUP-07, TD-A-04).

    A deck that a player brings along may have tens of thousands, so domains are compared as bits.
    """
    ones, twos, threes, fours = [
        [
            (number, 1 << RANKED.index(card.domain))
            for number, card in by_card(cards.definitions)
            if card.value == value and card.kind == "group" and card.domain != "open"
        ]
        for value in SOLO_VALUES
    ]
    pairs = [(one, other, a | b) for (one, a), (other, b) in combinations(ones, ONES) if a != b]
    return sorted(
        [
            tuple(sorted((one, other, two, three, four)))
            for (one, other, both), (two, c), (three, d) in product(pairs, twos, threes)
            for four, e in fours
            if both | c | d | (0 if strict else e) == ALL_DOMAINS
        ]
    )


@cache
def keep_venture(seat: Seat, team: int, area: int) -> KeepVenture:
    return KeepVenture(seat, team, area)


SET_ASIDE: Final = SetAside()
SOLO_CHOICES: Final = {value: SoloChoice(FIRST_SEAT, value) for value in SOLO_VALUES}
SOLO_READY: Final = SoloReady()
REVEAL: Final = Reveal()
MAKE_DECKS: Final = MakeDecks()
