"""Setup: solo start cards, start ventures, decks, row and marker (2.2).

solo choices (if chosen), reveal ventures, keep one for each area, make decks, round 1
"""

from dataclasses import dataclass
from functools import cache
from itertools import combinations, product
from typing import Final

from seedround.engine.kinds import Seat
from seedround.engine.move import Move
from seedround.engine.saying import Saying
from seedround.engine.step import Choice, Offer, Step
from seedround.games.tech_deck.cards import Cards, fits_solo
from seedround.games.tech_deck.events import SoloStart, TableSet, VentureKept, VenturesRevealed
from seedround.games.tech_deck.moves import Start, Venture
from seedround.games.tech_deck.piles import draw, shuffled
from seedround.games.tech_deck.rounds import START_ROUND
from seedround.games.tech_deck.sayings import KeepCard, PromptSolo, PromptVenture
from seedround.games.tech_deck.table import HAND, Pile, TechDeck, added, without

SOLO_VALUES: Final = (1, 2, 3, 4)
LAST_REMOVED: Final = 3


def first_steps(table: TechDeck) -> list[Step[TechDeck]]:
    """The setup as steps, in the order of TD-SETUP-13; start cards come first (TD-SETUP-01)."""
    keep = [
        keep_venture(table.controller(team, area), team, area)
        for team in range(len(table.teams))
        for area in range(table.size)
    ]
    first: list[Step[TechDeck]] = [SET_ASIDE]
    if table.seats == 1 and table.options.solo_start == "choose":
        first = [SOLO_CHOICES[value] for value in SOLO_VALUES] + [SOLO_READY]
    return [*first, REVEAL, *keep, MAKE_DECKS, START_ROUND]


@dataclass(frozen=True)
class SetAside(Step[TechDeck]):
    """The start cards become group decks (TD-SETUP-01, TD-SETUP-06, TD-SETUP-07)."""

    def run(self, table: TechDeck) -> None:
        if table.seats > 1:
            for team in range(2):
                take_out(table, team, table.cards.start[team])
            return
        chosen = table.cards.solo
        if table.options.solo_start == "random":
            sets = solo_sets(table.cards)
            chosen = sets[table.generator.below(len(sets))]
        take_out(table, 0, chosen)
        SOLO_READY.run(table)


@dataclass(frozen=True)
class SoloChoice(Choice[TechDeck]):
    """The player picks the 1s, then a 2, a 3 and a 4, so that all domains fit in (TD-SETUP-07)."""

    value: int

    kind = "setup.solo"
    rules = ("TD-SETUP-07",)
    audience = "all"

    def moves(self, table: TechDeck) -> list[Move]:
        have, value = set(table.decks[0]), table.cards.value
        picks = {
            tuple(card for card in cards if value[card] == self.value)
            for cards in solo_sets(table.cards)
            if have <= set(cards)
        }
        return [Start(table.ids(cards)) for cards in sorted(picks)]

    def play(self, table: TechDeck, move: Start) -> None:
        take_out(table, 0, tuple(table.cards.index[name] for name in move.cards))

    def prompt(self, table: TechDeck) -> Saying:
        return PromptSolo(self.value)

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
            ventures: list[int] = []
            while len(ventures) < 2 * table.size:
                card = table.show(table.customers[place])
                place += 1
                if table.cards.is_venture[card]:
                    ventures.append(card)
            table.offered[team] = tuple(ventures)
            if table.log is not None:
                turned = table.ids(table.customers[first:place])
                table.log.append(VenturesRevealed(team + 1, turned, table.ids(tuple(ventures))))


@dataclass(frozen=True)
class KeepVenture(Choice[TechDeck]):
    """The controller of an area keeps one card for it, openly (TD-SETUP-03, TD-SETUP-04).

    Two cards lie before each area, or with `pool` all of the team's (TD-A-08).
    """

    team: int
    area: int

    kind = "setup.venture"
    rules = ("TD-SETUP-03", "TD-SETUP-04")
    audience = "all"

    def moves(self, table: TechDeck) -> list[Move]:
        offered = table.offered[self.team]
        # Two cards have gone for every area before this one.
        cards = offered if table.options.venture_deal == "pool" else offered[:2]
        return [table.cards.venture[card] for card in sorted(cards)]

    def play(self, table: TechDeck, move: Venture) -> None:
        card = table.cards.index[move.card]
        offered = table.offered[self.team]
        pairs = table.options.venture_deal == "pairs"
        table.offered[self.team] = offered[2:] if pairs else without(offered, card)
        table.customers = without(table.customers, card)
        table.areas[self.team * table.size + self.area] = (card,)
        if table.log is not None:
            area = f"a{self.area + 1}"
            table.log.append(VentureKept(self.seat, self.team + 1, area, move.card))

    def prompt(self, table: TechDeck) -> Saying:
        return PromptVenture(f"a{self.area + 1}")

    def offer(self, table: TechDeck, move: Venture) -> Offer:
        says = KeepCard(move.card, table.cards.card(move.card).text)
        return Offer(move, says, (f"offered@t{self.team + 1}:{move.card}",))


@dataclass(frozen=True)
class MakeDecks(Step[TechDeck]):
    """Group decks and hands, customer deck and row, then the marker (TD-SETUP-05, 09..12, TD-A-11).

    The cards that nobody kept are still among the rest, which is shuffled here (TD-A-09).
    """

    def run(self, table: TechDeck) -> None:
        count = len(table.teams)
        table.offered = [()] * count
        for team in range(count):
            table.decks[team] = shuffled(table, table.decks[team])
        table.customers = shuffled(table, table.customers)
        table.row, table.customers = table.show(table.customers[:2]), table.customers[2:]
        if count == 2:
            table.marker = table.generator.below(2)
        if table.log is not None:
            marker = table.marker + 1 if count == 2 else None
            table.log.append(TableSet(table.ids(table.row), marker))
        for team in range(count):
            draw(table, team, HAND)


def take_out(table: TechDeck, team: int, cards: Pile) -> None:
    """Start cards go to a group deck."""
    table.customers = tuple(card for card in table.customers if card not in cards)
    table.decks[team] = added(table.decks[team], *cards)


@cache
def solo_sets(cards: Cards) -> list[Pile]:
    """Every legal start deck of a solo game, in deck order (TD-SETUP-07, TD-A-04)."""
    low = [
        [
            number
            for number, card in enumerate(cards.definitions)
            if card.value == value and card.kind == "group" and card.domain != "open"
        ]
        for value in SOLO_VALUES
    ]
    found = [
        (*ones, two, three, four)
        for ones in combinations(low[0], 2)
        for two, three, four in product(*low[1:])
    ]
    return sorted(
        tuple(sorted(chosen))
        for chosen in found
        if fits_solo([cards.definitions[card] for card in chosen])
    )


@cache
def keep_venture(seat: Seat, team: int, area: int) -> KeepVenture:
    return KeepVenture(seat, team, area)


SET_ASIDE: Final = SetAside()
SOLO_CHOICES: Final = {value: SoloChoice(0, value) for value in SOLO_VALUES}
SOLO_READY: Final = SoloReady()
REVEAL: Final = Reveal()
MAKE_DECKS: Final = MakeDecks()
