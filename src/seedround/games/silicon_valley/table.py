"""The Table of Silicon Valley: what lies on it, and small questions about it."""

from typing import Any, Final

from seedround.engine.generator import Generator
from seedround.engine.kinds import Seat, SeatNumber, every_seat
from seedround.engine.rules import Rules
from seedround.engine.table import Table
from seedround.games.silicon_valley import SiliconValleyOptions
from seedround.games.silicon_valley.blocks import KINDS, Holding, counts
from seedround.games.silicon_valley.cards import Cards, Wants
from seedround.games.silicon_valley.effects import Counted
from seedround.games.silicon_valley.events import Row
from seedround.games.silicon_valley.numbers import SM, Product, Tile, face_of, product_on

Piles = tuple[list[Any], list[Any], list[Any], tuple[str, ...]]
"""A row of the board: the cards lying in it, slot by slot, its deck, its discard pile, all ids."""

ROWS: Final[tuple[Row, ...]] = ("employee", "hq", "vc", "product")
NOBODY: Final = SeatNumber(-1)
EMPTY: Final = -1
ACTIONS: Final = 3
"""Actions of a turn (SV-TURN-01)."""


class SiliconValley(Table):
    """Cards are numbers into the set, blocks are packed; tuples are replaced, never changed."""

    cards: Cards
    options: SiliconValleyOptions

    def __init__(
        self,
        rules: "Rules[SiliconValley, Cards]",
        cards: Cards,
        options: SiliconValleyOptions,
        seats: int,
        generator: Generator,
    ) -> None:
        super().__init__(rules, cards, options, seats, generator)
        self.round = 0
        self.order: tuple[Seat, ...] = ()
        """Turn order of the round (SV-ORDER-03)."""
        self.actions = 0
        """Actions left in this turn."""
        # Behind the screens
        self.cash: list[int] = []
        self.blocks: list[Holding] = []
        self.bank = 0
        """What the bank has gained since the setup: usually less than nothing (SV-R-30)."""
        self.dealt: list[tuple[int, ...]] = []
        """Founders dealt to each seat, hidden to the others for good (SV-SETUP-14)."""
        self.spare: tuple[int, ...] = ()
        """Founders dealt to nobody."""
        self.founders: list[int] = []
        """The founder kept; secret until the last seat has chosen (SV-R-36)."""
        # Companies
        self.mats: tuple[int, ...] = ()
        self.hq: list[tuple[int, ...]] = []
        self.employees: list[tuple[int, ...]] = []
        """In order of acquisition."""
        self.tiles: list[tuple[Tile, ...]] = []
        """3 x product + side, in order of acquisition."""
        self.tokens: list[int] = []
        """Salary tokens by person (SV-SALARY-02)."""
        self.symbols: list[Wants] = []
        self.discounts: list[tuple[tuple[int, ...], tuple[int, ...]]] = []
        """What each seat's symbols take off prices: by person, by VC card (SV-SYM-02)."""
        self.places: list[int] = []
        """Employees each HQ has room for (SV-HIRE-06)."""
        self.slots: list[int] = []
        """Product slots of each HQ (SV-HQ-04)."""
        self.rent: list[int] = []
        """Upkeep of each HQ (SV-UPKEEP-01)."""
        # The track
        self.index: list[int] = []
        self.arrived: list[int] = []
        """When each token came to its space: later is higher in the stack (SV-TRACK-03)."""
        self.arrivals = 0
        # The board
        self.supply: Holding = 0
        self.row: list[int] = []
        self.deck: list[int] = []
        self.discard: list[int] = []
        self.hq_row: list[int] = []
        self.hq_deck: list[int] = []
        self.hq_discard: list[int] = []
        self.vc_row: list[int] = []
        self.vc_deck: list[int] = []
        self.vc_discard: list[int] = []
        self.products: list[Product] = []
        self.product_deck: list[Product] = []
        self.product_discard: list[Product] = []
        self.innovators: list[Seat] = []
        """By product slot: who launched it first, NOBODY if nobody did."""
        self.designs: list[Holding] = []
        """By product slot: the blocks on the card (SV-INNO-04)."""
        self.launched: list[int] = []
        """By product slot: the round of the first launch (SV-SECOND-02)."""
        # The Rival
        self.personalities: tuple[int, ...] = ()
        """By attribute."""
        self.markers: tuple[int, ...] = ()
        """By attribute: steps from the green space."""
        self.rival_mat = EMPTY
        self.rival_founder = EMPTY
        self.tech: tuple[int, ...] = ()
        """Kinds of blocks in the tech row, left to right."""
        self.staff: tuple[int, ...] = ()
        self.rival_tiles: tuple[Tile, ...] = ()
        self.pawns: tuple[int, int] = (EMPTY, EMPTY)
        """White and grey: the space of the ring each stands on or, at first, comes after."""
        self.on_path: tuple[bool, bool] = (False, False)
        self.decisions: list[int] = []
        self.decided: tuple[int, ...] = ()
        """Decision cards used, the current one last."""

    def copy(self, generator: Generator) -> "SiliconValley":
        twin = SiliconValley(self.rules, self.cards, self.options, self.seats, generator)
        self.copy_onto(twin)
        twin.round = self.round
        twin.order = self.order
        twin.actions = self.actions
        twin.cash = self.cash[:]
        twin.blocks = self.blocks[:]
        twin.bank = self.bank
        twin.dealt = self.dealt[:]
        twin.spare = self.spare
        twin.founders = self.founders[:]
        twin.mats = self.mats
        twin.hq = self.hq[:]
        twin.employees = self.employees[:]
        twin.tiles = self.tiles[:]
        twin.tokens = self.tokens[:]
        twin.symbols = self.symbols[:]
        twin.discounts = self.discounts[:]
        twin.places = self.places[:]
        twin.slots = self.slots[:]
        twin.rent = self.rent[:]
        twin.index = self.index[:]
        twin.arrived = self.arrived[:]
        twin.arrivals = self.arrivals
        twin.supply = self.supply
        twin.row = self.row[:]
        twin.deck = self.deck[:]
        twin.discard = self.discard[:]
        twin.hq_row = self.hq_row[:]
        twin.hq_deck = self.hq_deck[:]
        twin.hq_discard = self.hq_discard[:]
        twin.vc_row = self.vc_row[:]
        twin.vc_deck = self.vc_deck[:]
        twin.vc_discard = self.vc_discard[:]
        twin.products = self.products[:]
        twin.product_deck = self.product_deck[:]
        twin.product_discard = self.product_discard[:]
        twin.innovators = self.innovators[:]
        twin.designs = self.designs[:]
        twin.launched = self.launched[:]
        if self.seats == 1:
            twin.personalities = self.personalities
            twin.markers = self.markers
            twin.rival_mat = self.rival_mat
            twin.rival_founder = self.rival_founder
            twin.tech = self.tech
            twin.staff = self.staff
            twin.rival_tiles = self.rival_tiles
            twin.pawns = self.pawns
            twin.on_path = self.on_path
            twin.decisions = self.decisions[:]
            twin.decided = self.decided
        return twin

    # Companies

    @property
    def rival(self) -> Seat:
        """The Rival's number among companies: the one after the last seat (SV-SOLO-02)."""
        return SeatNumber(self.seats)

    def room(self, seat: Seat) -> bool:
        """Whether another employee has a place (SV-HIRE-02, SV-HIRE-06, SV-POACH-03)."""
        return len(self.employees[seat]) < self.places[seat]

    def free_slot(self, seat: Seat) -> bool:
        """Whether another product has a slot (SV-LAUNCH-02)."""
        return len(self.tiles[seat]) < self.slots[seat]

    def has(self, seat: Seat, what: Counted) -> int:
        """How many products, employees or HQ cards a company has."""
        if what == "product":
            return len(self.tiles[seat])
        return len(self.employees[seat] if what == "employee" else self.hq[seat])

    def hq_price(self, seat: Seat) -> int:
        """$5 for the first HQ card, $5 more for each further one (SV-HQ-01)."""
        return self.cards.hq_step * (len(self.hq[seat]) + 1)

    def hire_price(self, seat: Seat, slot: int) -> int:
        """The slot's price less the discount, never below 0 (SV-HIRE-01, SV-SYM-03, SV-SYM-05)."""
        return max(0, self.cards.slot_prices[slot] - self.discounts[seat][0][self.row[slot]])

    def poach_price(self, seat: Seat, person: int, base: int | None = None) -> int:
        """$15 less the discount, never below 0 (SV-POACH-01, SV-SYM-03, SV-SYM-05).

        The discount is automatic and never income (SV-R-11, SV-R-57).
        """
        price = self.cards.poach_price if base is None else base
        return max(0, price - self.discounts[seat][0][person])

    def vc_price(self, seat: Seat, slot: int) -> int:
        """Code: the card's cost less the discount, never below 0 (SV-VC-01, SV-SYM-03)."""
        card = self.vc_row[slot]
        return max(0, self.cards.vc_costs[card] - self.discounts[seat][1][card])

    def salary(self, person: int) -> int:
        """Base salary and $1 for each token (SV-SALARY-02, SV-UPKEEP-02)."""
        return self.cards.salaries[person] + self.tokens[person]

    def payroll(self, seat: Seat) -> int:
        """All salaries of a company; wants give nothing here (SV-UPKEEP-02, SV-SYM-06)."""
        salaries, tokens = self.cards.salaries, self.tokens
        return sum([salaries[person] + tokens[person] for person in self.employees[seat]])

    def track_steps(self) -> list[int]:
        """By attribute: the steps from green to "!", as its personality has them (SV-R-46)."""
        steps = self.cards.track_steps
        return [steps[card] for card in self.personalities]

    def refresh(self, seat: Seat) -> None:
        """Work out places, slots, upkeep and symbols anew (SV-HQ-04, SV-HQ-05, SV-SYM-01).

        Two facing half slots make a slot (SV-R-09); symbols are never used up (SV-SYM-04).
        """
        document = self.cards.document
        mat = document.mat[self.mats[seat]]
        places, slots, rent, half = mat.employees, mat.slots, mat.upkeep, mat.right_half
        symbols = list(self.cards.mat_symbols[self.mats[seat]])
        for card in self.hq[seat]:
            hq = document.hq[card]
            places += hq.employees
            rent += hq.upkeep
            slots += half and hq.left_half
            half = hq.right_half
            for attribute, many in enumerate(self.cards.hq_symbols[card]):
                symbols[attribute] += many
        for tile in self.tiles[seat]:
            for attribute, many in enumerate(self.cards.tile_symbols[tile]):
                symbols[attribute] += many
        self.places[seat] = places
        self.slots[seat] = slots
        self.rent[seat] = rent
        self.symbols[seat] = tuple(symbols)
        self.discounts[seat] = self.cards.discounts(tuple(symbols))

    def lift_screen(self) -> None:
        """Something behind a screen becomes known: what was paid with, or that it did not last."""
        if self.seats > 1 and not self.options.open_books:
            self.show(None)

    # The board

    def piles(self, row: Row) -> Piles:
        """A row with all that belongs to it."""
        cards = self.cards
        if row == "employee":
            return self.row, self.deck, self.discard, cards.people
        if row == "hq":
            return self.hq_row, self.hq_deck, self.hq_discard, cards.hqs
        if row == "vc":
            return self.vc_row, self.vc_deck, self.vc_discard, cards.vcs
        return self.products, self.product_deck, self.product_discard, cards.products

    def pawn_on(self, row: Row, slot: int) -> bool:
        """Whether one of the Rival's pawns stands on a slot."""
        if self.seats > 1:
            return False
        space = self.cards.space[row, slot]
        return (self.on_path[0] and self.pawns[0] == space) or (
            self.on_path[1] and self.pawns[1] == space
        )

    def stack(self, index: int) -> list[int]:
        """The tokens on a space, bottom first, in order of arrival (SV-TRACK-03, SV-R-04)."""
        here = [seat for seat in every_seat(self.seats) if self.index[seat] == index]
        return sorted(here, key=lambda seat: self.arrived[seat])


def inventory(table: SiliconValley) -> dict[str, int]:
    """What is neither made nor lost: blocks by kind, cards by pile, money (law 6, section 8)."""
    cards = table.cards
    found = {"money": table.bank + sum(table.cash)}
    held = [table.supply, *table.blocks, *table.designs]
    for kind, name in enumerate(KINDS):
        found[name] = sum(counts(blocks)[kind] for blocks in held) + table.tech.count(kind)
    for name in (*cards.people[: cards.employees], *cards.hqs, *cards.vcs, *cards.decisions):
        found[name] = 0
    owned: dict[Row, list[tuple[int, ...]]] = {
        "employee": [*table.employees, table.staff],
        "hq": table.hq,
        "vc": [],
    }
    for row, companies in owned.items():
        lying, deck, discard, ids = table.piles(row)
        for pile in (lying, deck, discard, *companies):
            for card in pile:
                if card != EMPTY and ids[card] in found:
                    found[ids[card]] += 1
    for pile in (table.decisions, table.decided):
        for card in pile:
            found[cards.decisions[card]] += 1
    founders = {founder for pile in (*table.dealt, table.spare) for founder in pile}
    found["founders"] = len(founders | ({table.rival_founder} - {EMPTY}))
    return found


def broken(table: SiliconValley) -> list[str]:
    """The invariants of section 8 that do not hold now."""
    found: list[str] = []
    for seat in every_seat(table.seats):
        if table.cash[seat] < 0 or table.index[seat] < 0:
            found.append(f"seat {seat} has less than nothing")
        if len(table.employees[seat]) > table.places[seat]:
            found.append(f"seat {seat} has more employees than places")
        if len(table.tiles[seat]) > table.slots[seat]:
            found.append(f"seat {seat} has more products than slots")
    if min(table.tokens) < 0:
        found.append("an employee has less than no salary token")
    if len(set(table.arrived)) != table.seats or max(table.arrived) > table.arrivals:
        found.append("the stacks are not in order of arrival")
    tiles = [tile for pile in (*table.tiles, table.rival_tiles) for tile in pile]
    for kind in ("Innovator", "Second Mover"):
        of_kind = [
            product_on(tile) for tile in tiles if (face_of(tile) == SM) == (kind == "Second Mover")
        ]
        if len(of_kind) != len(set(of_kind)):
            found.append(f"a product has two {kind} tiles")
    on_board = {card for card in table.products if card != EMPTY}
    found += [
        f"the tile of {table.cards.products[product_on(tile)]} shows the wrong side"
        for tile in tiles
        if face_of(tile) != SM and (face_of(tile) == 0) != (product_on(tile) in on_board)
    ]
    for slot, design in enumerate(table.designs):
        if (design != 0) != (table.innovators[slot] != NOBODY) and table.seats > 1:
            found.append(f"blocks and innovator of product slot {slot + 1} do not agree")
    return found
