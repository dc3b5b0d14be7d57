"""The Table of Trade Show: what lies on it, small questions about it."""

from collections.abc import Sequence
from typing import Final

from seedround.engine.generator import Generator
from seedround.engine.kinds import FIRST_SEAT, CardNumber, Seat, SeatNumber, every_seat
from seedround.engine.rules import Rules
from seedround.engine.table import Table
from seedround.games.trade_show import TradeShowOptions
from seedround.games.trade_show.cards import Cards
from seedround.games.trade_show.moves import CUBE_WORTH, GRID

NOBODY: Final = SeatNumber(-1)
GAP: Final = CardNumber(-1)
"""A place of the grid whose card was taken and that is not refilled yet."""
NO_DICE = (0, 0, 0)
NO_ROLL: tuple[tuple[int, ...], ...] = ((), (), ())
CLOCKWISE: Final = [
    [[SeatNumber((seat + place) % seats) for place in range(1, seats + 1)] for seat in range(seats)]
    for seats in range(6)
]
"""By number of seats and seat: the others to its left, itself last."""


class TradeShow(Table):
    """Cards are numbers into the set; tuples are replaced, never changed, so copies share them."""

    cards: Cards
    options: TradeShowOptions

    def __init__(
        self,
        rules: "Rules[TradeShow, Cards]",
        cards: Cards,
        options: TradeShowOptions,
        seats: int,
        generator: Generator,
    ) -> None:
        super().__init__(rules, cards, options, seats, generator)
        self.deck: list[CardNumber] = []
        """Hidden; the next card is the last."""
        self.grid: list[CardNumber] = []
        """B1..B5, then T1..T5."""
        self.stacks: list[list[CardNumber]] = []
        """By seat, the first drafted card first (TS-DRAFT-10)."""
        self.companies: tuple[int, ...] = ()
        """By place: the seats, then the queue from tail to head (TS-SET-03)."""
        self.scores: list[int] = []
        self.cubes: list[int] = []
        self.supply = 0
        self.start: Seat = FIRST_SEAT
        self.round = 0
        self.rounds = 0
        # The turn at the trade show
        self.presenter: Seat = NOBODY
        """The seat whose turn it is."""
        self.fulfilled = 0
        self.free: tuple[int, int, int] = NO_DICE
        self.rolled: tuple[tuple[int, ...], ...] = NO_ROLL
        self.placed: tuple[tuple[int, tuple[int, ...], bool], ...] = ()
        """By fulfilled card: size by index, values of the dice on it, whether it has a cube."""
        self.pending = 0
        self.dollars = 0
        self.bonus = 0

    def copy(self, generator: Generator) -> "TradeShow":
        twin = TradeShow(self.rules, self.cards, self.options, self.seats, generator)
        self.copy_onto(twin)
        twin.deck = self.deck[:]
        twin.grid = self.grid[:]
        twin.stacks = [stack[:] for stack in self.stacks]
        twin.companies = self.companies
        twin.scores = self.scores[:]
        twin.cubes = self.cubes[:]
        twin.supply = self.supply
        twin.start = self.start
        twin.round = self.round
        twin.rounds = self.rounds
        twin.presenter = self.presenter
        twin.fulfilled = self.fulfilled
        twin.free = self.free
        twin.rolled = self.rolled
        twin.placed = self.placed
        twin.pending = self.pending
        twin.dollars = self.dollars
        twin.bonus = self.bonus
        return twin

    def target(self, seat: Seat) -> int:
        """The size a seat's stack must reach (TS-DRAFT-02)."""
        return self.cards.targets[self.companies[seat]]

    def places(self, seat: Seat) -> int:
        """Places still free in a seat's stack; none when it is finished (TS-DRAFT-13)."""
        return self.cards.targets[self.companies[seat]] - len(self.stacks[seat])

    def next_drafter(self, after: Seat) -> Seat | None:
        """The next unfinished seat clockwise, possibly the same one again (TS-DRAFT-13, 14)."""
        targets, companies, stacks, seats = (
            self.cards.targets,
            self.companies,
            self.stacks,
            self.seats,
        )
        for seat in CLOCKWISE[seats][after]:
            if len(stacks[seat]) < targets[companies[seat]]:
                return seat
        return None

    def has_cube(self) -> bool:
        """Whether an exact hit finds a cube in the supply (TS-CUBE-01)."""
        return self.supply > 0 or self.options.cube_supply == "unlimited"

    def complete_bonus(self, seat: Seat) -> int:
        """The $7 if every card of the stack is fulfilled (TS-SHOW-14)."""
        whole = self.fulfilled == len(self.stacks[seat])
        return self.options.complete_bonus if whole else 0

    def offer(self, seat: Seat) -> int:
        """The dollars of the offer; pending cubes lie beside it (TS-SHOW-11, TS-A-24)."""
        return self.dollars + self.bonus + self.complete_bonus(seat)

    def brings(self, seat: Seat, card: CardNumber) -> int:
        """What a fulfilled card adds to the offer: dollars and matching bonus (TS-SHOW-11)."""
        return self.cards.pay[card] + self.cards.bonus[self.companies[seat]][card]

    def offer_for(self, seat: Seat, cards: Sequence[CardNumber]) -> int:
        """The offer when these cards, and no others, are fulfilled (TS-SHOW-11, TS-SHOW-14)."""
        whole = len(cards) == self.target(seat)
        complete = self.options.complete_bonus if whole else 0
        return sum([self.brings(seat, card) for card in cards]) + complete

    def last_round(self) -> bool:
        return self.round == self.rounds

    def money_at_the_end(self, seat: Seat) -> int:
        """The score with a dollar for every cube; asked once, before they are paid (TS-END-03)."""
        return self.scores[seat] + CUBE_WORTH * self.cubes[seat]

    def final_rank(self, seat: Seat) -> tuple[int, int]:
        """What is compared when cubes are paid: money, then cubes if they break ties (TS-END-04).

        Without that option those who are level share the win (TS-END-05).
        """
        cubes = self.cubes[seat] if self.options.tie_break == "cubes" else 0
        return (self.scores[seat], cubes)


def inventory(table: TradeShow) -> dict[str, int]:
    """What is neither made nor lost: every card, the cubes, the dice of the turn (law 6)."""
    counts = dict.fromkeys(table.cards.ids, 0)
    for pile in (table.deck, table.grid, *table.stacks):
        for card in pile:
            if card != GAP:
                counts[table.cards.ids[card]] += 1
    if not table.round:
        counts = dict.fromkeys(counts, 1)
    counts["cubes"] = table.supply + sum(table.cubes) + table.pending
    counts["companies"] = len(set(table.companies))
    return counts


def broken(table: TradeShow) -> list[str]:
    """The properties at the end of section 8 that do not hold now."""
    found: list[str] = []
    for seat in every_seat(table.seats):
        if len(table.stacks[seat]) > table.target(seat):
            found.append(f"the stack of seat {seat} is larger than its pool")
        if table.scores[seat] < 0 or table.cubes[seat] < 0:
            found.append(f"seat {seat} has less than nothing")
    if table.round and len(table.grid) != GRID:
        found.append(f"the grid has {len(table.grid)} cards instead of {GRID}")
    on_cards = sum(len(values) for _, values, _ in table.placed)
    if len(table.placed) != table.fulfilled:
        found.append("fulfilled cards and dice on cards do not agree")
    if table.fulfilled or any(table.free):
        pools = {sum(pool) for pool in table.cards.pools}
        if on_cards + sum(table.free) not in pools:
            found.append("free dice and dice on cards are not the pool")
    return found
