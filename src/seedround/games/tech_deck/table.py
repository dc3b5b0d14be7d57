"""The Table of Tech Deck: what lies on it, small questions about it."""

from collections.abc import Iterable
from typing import Final

from seedround.engine.generator import Generator
from seedround.engine.kinds import CardNumber, Pile, Seat
from seedround.engine.rules import Rules
from seedround.engine.table import Table
from seedround.games.tech_deck import TechDeckOptions
from seedround.games.tech_deck.cards import Cards
from seedround.games.tech_deck.sayings import TeamCount

"""Cards as numbers; decks from the top, the row from the left, hands in deck order."""

Help = tuple[int, int, bool, int, int, int]
"""What assist effects gave a set: low, high, wild, doubled values, doubled cards (bits), edge."""

TEAMS: Final = 2
"""Unless a player is alone (TD-TEAM-02)."""
ROW: Final = 4
"""Customers that the row holds (TD-NEW-04)."""
HAND: Final = 4
"""Cards that a team draws (TD-SETUP-10)."""
FEW_COME: Final = 2
"""How many customers come in a round, at first; alone it is one fewer (TD-NEW-01)."""
MORE_COME: Final = 3
"""And later (TD-NEW-01)."""
PACE_RISES: Final = 2
"""More come once a team has scored so many (TD-NEW-01)."""
MANY_PLAYERS: Final = 5
"""With so many players more come from the start (TD-NEW-01)."""
NO_HELP: Final[Help] = (0, 0, False, 0, 0, 0)
NO_CARD: Final = CardNumber(-1)
AREA_LIMIT: Final = {1: 3, 2: 3, 3: 3, 4: 3, 5: 2, 6: 2}
"""Ventures that an area holds, by number of players (TD-ASSIST-18)."""
UNHAPPY_LIMIT: Final = {1: 4, 2: 3, 3: 2, 4: 2, 5: 1, 6: 1}
"""Unhappy customers that lose the game, by number of players (TD-END-01)."""
PRESSURE: Final = {"book": 0, "gentle": 1, "harsh": -1}


class TechDeck(Table):
    """Piles are tuples, replaced and never changed, so that copies share them (TD-TEAM-06).

    What each team has stands in lists by team; marks on cards are bits of whole numbers.
    """

    cards: Cards
    options: TechDeckOptions

    def __init__(
        self,
        rules: "Rules[TechDeck, Cards]",
        cards: Cards,
        options: TechDeckOptions,
        seats: int,
        generator: Generator,
    ) -> None:
        super().__init__(rules, cards, options, seats, generator)
        self.teams: tuple[tuple[Seat, ...], ...] = ()
        self.team_of: tuple[int, ...] = ()
        """By seat."""
        self.home: tuple[int, ...] = ()
        """By seat: the place of its own area in `areas` (TD-TEAM-05)."""
        self.leads: tuple[Seat, ...] = ()
        """By team, for this round (TD-TEAM-07)."""
        self.asking: tuple[tuple[Seat, ...], ...] = ()
        """By team: its seats in the order in which they are asked, lead first (TD-FX-09)."""
        self.size = 0
        """Venture areas of each team (TD-TEAM-05)."""
        self.round = 0
        self.marker = 0
        """The team with the first team marker; always the only team in a solo game."""
        self.customers: Pile = ()
        self.row: Pile = ()
        self.unhappy: Pile = ()
        self.expelled: Pile = ()
        self.box: Pile = ()
        """Cards that left a solo game before it began (TD-SETUP-08)."""
        self.hands: list[Pile] = []
        self.decks: list[Pile] = []
        self.discards: list[Pile] = []
        self.scores: list[Pile] = []
        self.areas: list[Pile] = []
        """All areas of the first team, then those of the second; oldest card first."""
        self.used = 0
        """The used marks, a bit a card, wherever it lies (TD-FX-05, TD-A-15, TD-A-38)."""
        self.seen: list[int] = []
        """By team, a bit a card: it knows where this card lies, though closed (section 4)."""
        # Setup
        self.offered: list[Pile] = []
        """By team: venture cards revealed and not yet taken (TD-SETUP-02)."""
        # The assist phase
        self.sets: list[Pile | None] = []
        """By team: the cards played in this run; None before the team has decided."""
        self.naming: list[Pile] = []
        """By team: the cards of a set named so far, while it is narrowed down (3.1)."""
        self.revealed = 0
        """The teams whose set lies open, a bit a team."""
        self.targets: list[CardNumber] = []
        """By team: the customer declared, or NO_CARD."""
        self.help: list[Help] = []
        self.won: list[CardNumber] = []
        """By team: the customer won and not yet placed, or NO_CARD."""
        self.out = 0
        """The teams out of this assist phase, a bit a team (TD-ASSIST-22)."""
        # An effect in progress
        self.chosen = NO_CARD
        """The first card of an exchange, openly chosen (TD-GEN-05)."""

    def copy(self, generator: Generator) -> "TechDeck":
        twin = TechDeck(self.rules, self.cards, self.options, self.seats, generator)
        self.copy_onto(twin)
        twin.teams = self.teams
        twin.team_of = self.team_of
        twin.home = self.home
        twin.leads = self.leads
        twin.asking = self.asking
        twin.size = self.size
        twin.round = self.round
        twin.marker = self.marker
        twin.customers = self.customers
        twin.row = self.row
        twin.unhappy = self.unhappy
        twin.expelled = self.expelled
        twin.box = self.box
        twin.hands = self.hands[:]
        twin.decks = self.decks[:]
        twin.discards = self.discards[:]
        twin.scores = self.scores[:]
        twin.areas = self.areas[:]
        twin.used = self.used
        twin.seen = self.seen[:]
        twin.offered = self.offered[:]
        twin.sets = self.sets[:]
        twin.naming = self.naming[:]
        twin.revealed = self.revealed
        twin.targets = self.targets[:]
        twin.help = self.help[:]
        twin.won = self.won[:]
        twin.out = self.out
        twin.chosen = self.chosen
        return twin

    # Teams

    def team(self, seat: Seat) -> tuple[Seat, ...]:
        """Team mates know the same (TD-TEAM-06)."""
        return self.teams[self.team_of[seat]]

    @property
    def sides(self) -> tuple[tuple[Seat, ...], ...]:
        return self.teams

    def asked(self) -> tuple[Seat, ...]:
        """In a slot the whole team is asked: naming one seat would tell too much (TD-FX-09)."""
        if self.legal and self.sealed is None and self.choice.kind == "effect.use":
            return self.team(self.choice.seat)
        return super().asked()

    def rival(self, team: int) -> int | None:
        """The other team; none in a solo game (TD-TEAM-01)."""
        return 1 - team if len(self.teams) == TEAMS else None

    def side(self, team: int) -> tuple[int, tuple[Seat, ...]]:
        """A team as events name it: its number, as people count, and its players."""
        return team + 1, self.teams[team]

    def marked(self) -> tuple[int | None, tuple[Seat, ...]]:
        """The team with the first team marker, as events name it; none in a solo game."""
        return self.side(self.marker) if len(self.teams) == TEAMS else (None, ())

    def counted(self, figures: Iterable[int]) -> tuple[TeamCount, ...]:
        """A figure for each team, as events tell it."""
        return tuple([TeamCount(*self.side(team), many) for team, many in enumerate(figures)])

    def order(self) -> tuple[int, ...]:
        """The teams, marker team first."""
        return (self.marker, 1 - self.marker) if len(self.teams) == TEAMS else (0,)

    def controller(self, team: int, area: int) -> Seat:
        """Each seat has an area; the lead also controls the shared one (TD-TEAM-05, 07)."""
        members = self.teams[team]
        return members[area] if area < len(members) else self.leads[team]

    def deciders(self, seat: Seat) -> tuple[Seat, ...]:
        """Who may decide what this seat is asked as lead; by option any member (TD-TEAM-07)."""
        return self.team(seat) if self.options.lead == "anyone" else (seat,)

    def area_deciders(self, seat: Seat, area: int) -> tuple[Seat, ...]:
        """Who may decide about an area: its owner; about the shared one as about a lead's."""
        shared = area >= len(self.team(seat))
        return self.deciders(seat) if shared else (seat,)

    def set_leads(self) -> None:
        """The lead moves on from round to round (TD-TEAM-07, TD-A-07)."""
        turn = max(self.round - 1, 0)
        firsts = [(members, turn % len(members)) for members in self.teams]
        self.asking = tuple([members[first:] + members[:first] for members, first in firsts])
        self.leads = tuple([seats[0] for seats in self.asking])

    # Small questions

    def unhappy_limit(self) -> int:
        """The number of unhappy customers that loses the game (TD-END-01)."""
        return max(1, UNHAPPY_LIMIT[self.seats] + PRESSURE[self.options.pressure])

    def new_customers(self) -> int:
        """How many customers come, by players and score (TD-NEW-01, TD-NEW-02, TD-A-14)."""
        return self.pace(max(map(len, self.scores)))

    def pace(self, most: int) -> int:
        """How many customers come once a team has scored so many (TD-NEW-01)."""
        if self.seats >= MANY_PLAYERS or most >= PACE_RISES:
            return MORE_COME - (self.seats == 1)
        return FEW_COME - (self.seats == 1)

    def ids(self, pile: Pile) -> tuple[str, ...]:
        """A pile by card ids, for moves, events and views."""
        ids = self.cards.ids
        return tuple([ids[card] for card in pile])

    def all_see(self, bits: int) -> None:
        """Both teams saw these cards on their way into a closed zone (section 4)."""
        self.shown += 1
        seen = self.seen
        for team in range(len(seen)):
            seen[team] |= bits

    def forget(self, pile: Pile) -> None:
        """A shuffled pile: its cards are unknown to both teams again (section 4)."""
        bits = self.cards.bits(pile)
        for team in range(len(self.seen)):
            self.seen[team] &= ~bits


def without(pile: Pile, card: CardNumber) -> Pile:
    """A pile after one card has left it."""
    place = pile.index(card)
    return pile[:place] + pile[place + 1 :]


def added(hand: Pile, *cards: CardNumber) -> Pile:
    """A hand with more cards, in deck order."""
    return tuple(sorted(hand + cards))


def inventory(table: TechDeck) -> dict[str, int]:
    """Every card, wherever it lies (law 6)."""
    counts = dict.fromkeys(table.cards.ids, 0)
    played = [pile for pile in table.sets if pile]
    won = [(card,) for card in table.won if card != NO_CARD]
    for pile in (
        table.customers,
        table.row,
        table.unhappy,
        table.expelled,
        table.box,
        *table.hands,
        *table.decks,
        *table.discards,
        *table.scores,
        *table.areas,
        *played,
        *won,
    ):
        for card in pile:
            counts[table.cards.ids[card]] += 1
    return counts


def broken(table: TechDeck) -> list[str]:
    """What may never be: an overfull row, a group card among ventures, a hand out of order."""
    found: list[str] = []
    if len(table.row) > ROW:
        found.append(f"the row holds {len(table.row)} customers")
    for area in table.areas:
        if len(area) > AREA_LIMIT[table.seats] + 1:
            found.append(f"an area holds {len(area)} ventures")
        ventures = all(table.cards.is_venture[card] for card in area)
        if not ventures and not table.options.group_ventures:
            found.append("a group card lies in a venture area")
    if any(list(hand) != sorted(hand) for hand in table.hands):
        found.append("a hand is out of order")
    if table.size != max(len(members) for members in table.teams):
        found.append("the teams do not have the same number of areas")
    if table.round > table.options.round_cap:
        found.append(f"round {table.round} is beyond the cap")
    return found
