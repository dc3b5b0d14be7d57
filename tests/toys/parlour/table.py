"""What lies on the table of Parlour, how it is dealt, seen and redealt."""

from typing import Any

from seedround.engine.event import Event
from seedround.engine.generator import Generator
from seedround.engine.kinds import OPEN, Seat, SeatNumber, Viewer, by_seat, every_seat
from seedround.engine.look import common
from seedround.engine.rules import Rules
from seedround.engine.table import Table
from seedround.testing import A, B, C, D
from tests.toys.cards import ToyCards
from tests.toys.parlour import ParlourOptions
from tests.toys.parlour.things import TOKENS, Drew, HandCards, ParlourView

HAND = 3
NOBODY = SeatNumber(-1)
NOTHING = -1


class Parlour(Table):
    cards: ToyCards
    options: ParlourOptions

    def __init__(
        self,
        rules: Rules[Any, Any],
        cards: ToyCards,
        options: ParlourOptions,
        seats: int,
        generator: Generator,
    ) -> None:
        super().__init__(rules, cards, options, seats, generator)
        self.deck: list[int] = []
        self.hands: list[list[int]] = []
        self.put: list[int] = []
        self.pile: list[int] = []
        self.purses: list[int] = []
        self.bank = 0
        self.round = 0
        self.best = 0
        self.leader = NOBODY
        self.points: list[int] = []
        self.market: list[int] = []
        self.owned: list[list[int]] = []

    def copy(self, generator: Generator) -> "Parlour":
        twin = Parlour(self.rules, self.cards, self.options, self.seats, generator)
        self.copy_onto(twin)
        twin.deck = self.deck[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.put = self.put[:]
        twin.pile = self.pile[:]
        twin.purses = self.purses[:]
        twin.bank = self.bank
        twin.round = self.round
        twin.best = self.best
        twin.leader = self.leader
        twin.points = self.points[:]
        twin.market = self.market[:]
        twin.owned = [tokens[:] for tokens in self.owned]
        return twin

    def team(self, seat: Seat) -> tuple[Seat, ...]:
        return ((A, C), (B, D))[seat % 2] if self.seats == 4 else (seat,)

    def draw(self, seat: Seat, count: int) -> None:
        """From the deck to a hand: known to the seat and its mates from now on."""
        drawn = [self.show(self.deck.pop()) for _ in range(min(count, len(self.deck)))]
        self.hands[seat] = sorted(self.hands[seat] + drawn)
        if self.log is not None:
            names = HandCards(tuple(self.cards.ids[card] for card in drawn))
            drew = Drew(to=self.team(seat), seat=seat, count=len(drawn), secret=names)
            self.log.append(drew)


def deal(
    rules: Rules[Parlour, ToyCards],
    cards: ToyCards,
    options: ParlourOptions,
    seats: int,
    generator: Generator,
    log: list[Event] | None,
) -> Parlour:
    from tests.toys.parlour.rules import START_ROUND

    table = Parlour(rules, cards, options, seats, generator)
    table.log = log
    table.deck = list(range(len(cards.ids)))
    generator.shuffle(table.deck)
    table.hands = [[] for _ in range(seats)]
    table.put = [NOTHING] * seats
    table.purses = [options.purse] * seats
    table.points = [0] * seats
    table.market = list(range(1, TOKENS + 1))
    table.owned = [[] for _ in range(seats)]
    for seat in every_seat(seats):
        table.draw(seat, HAND)
    table.then(START_ROUND)
    return table


def view(table: Parlour, viewer: Viewer) -> ParlourView:
    ids = table.cards.ids
    known = every_seat(table.seats) if viewer == OPEN else table.team(viewer) if viewer >= 0 else ()
    return ParlourView(
        **common(table, viewer),
        round=table.round,
        hands=tuple(
            tuple(ids[card] for card in hand) if seat in known else None
            for seat, hand in by_seat(table.hands)
        ),
        put=tuple(
            ids[card] if card != NOTHING and seat in known else None
            for seat, card in by_seat(table.put)
        ),
        cards=tuple(
            len(hand) + (card != NOTHING) for hand, card in zip(table.hands, table.put, strict=True)
        ),
        deck=len(table.deck),
        deck_order=tuple(ids[card] for card in reversed(table.deck)) if viewer == OPEN else None,
        pile=tuple(ids[card] for card in table.pile),
        purses=tuple(table.purses),
        bank=table.bank,
        best=table.best,
        leader=None if table.leader == NOBODY else table.leader,
        points=tuple(table.points),
        market=tuple(table.market),
        owned=tuple(tuple(tokens) for tokens in table.owned),
    )


def redeal(table: Parlour, seat: Seat, generator: Generator) -> Parlour:
    """All cards that the seat's team does not hold are sorted, shuffled and dealt again."""
    twin = table.copy(generator)
    others = [other for other in every_seat(table.seats) if other not in table.team(seat)]
    unknown = twin.deck + [card for other in others for card in twin.hands[other]]
    unknown += [twin.put[other] for other in others if twin.put[other] != NOTHING]
    unknown.sort()
    generator.shuffle(unknown)
    for other in others:
        twin.hands[other] = sorted(unknown.pop() for _ in twin.hands[other])
        if twin.put[other] != NOTHING:
            twin.put[other] = unknown.pop()
    twin.deck = unknown
    twin.relist()
    return twin


def inventory(table: Parlour) -> dict[str, int]:
    counts = dict.fromkeys(table.cards.ids, 0)
    down = [card for card in table.put if card != NOTHING]
    for pile in (table.deck, table.pile, down, *table.hands):
        for card in pile:
            counts[table.cards.ids[card]] += 1
    counts["dollars"] = table.bank + sum(table.purses)
    counts["tokens"] = len(table.market) + sum(len(tokens) for tokens in table.owned)
    return counts


def broken(table: Parlour) -> list[str]:
    return [f"seat {seat} owes money" for seat, purse in by_seat(table.purses) if purse < 0]
