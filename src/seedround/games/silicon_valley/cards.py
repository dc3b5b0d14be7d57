"""A card set of Silicon Valley with all that can be computed once."""

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar, Final, NamedTuple, TypeVar

from msgspec import to_builtins

from seedround.engine.cardset import CardSet, SetFile
from seedround.engine.kinds import every_seat
from seedround.engine.saying import Saying
from seedround.games.silicon_valley.blocks import (
    NUMBER,
    SIZES,
    Holding,
    contained,
    listed,
    names,
    pack,
    value,
)
from seedround.games.silicon_valley.checks import check, deeds_of, powers_of
from seedround.games.silicon_valley.document import (
    ATTRIBUTES,
    Attribute,
    Benefit,
    Document,
    Employee,
    Founder,
    SetWord,
)
from seedround.games.silicon_valley.effects import ByHand, Effect
from seedround.games.silicon_valley.events import Row
from seedround.games.silicon_valley.moves import Design, Layoff, Poach, Sunset
from seedround.games.silicon_valley.numbers import Product, by_product
from seedround.games.silicon_valley.rough import brought, done
from seedround.games.silicon_valley.tiling import Placement, designs, squares

Wants = tuple[int, ...]
"""A number for each of the five attributes."""


class Gift(NamedTuple):
    """A benefit ready for use."""

    cash: int = 0
    valuation: int = 0
    blocks: Holding = 0
    kinds: tuple[int, ...] = ()
    """The same blocks one by one, in the order printed."""


def gift(benefit: Benefit) -> Gift:
    kinds = tuple(NUMBER[block] for block in benefit.code)
    return Gift(benefit.cash, benefit.valuation, pack(kinds), kinds)


E = TypeVar("E", bound=Effect)


def told(text: str, effects: tuple[E, ...]) -> tuple[E | ByHand, ...]:
    """What a card says: its own text, or the words of its effects."""
    return (ByHand(text),) if text else effects


def tally(attributes: tuple[Attribute, ...]) -> Wants:
    return tuple(attributes.count(attribute) for attribute in ATTRIBUTES)


class Cards(CardSet):
    """A checked set. People are the employees, then the founders."""

    def __init__(self, file: SetFile) -> None:
        document = file.typed(Document)
        super().__init__(file, document.set)
        check(file, document)
        self.document = document
        # The board
        self.unicorn = document.track.unicorn
        self.markers = tuple(sorted(document.track.salary_markers))
        self.slot_prices = document.prices.employee_slots
        self.poach_price = document.prices.poach
        self.hq_step = document.prices.hq_step
        self.start_money = document.prices.start_money
        self.stock = pack(
            kind for kind, block in enumerate(document.block) for _ in range(block.count)
        )
        self.block_prices = tuple(document.prices.outsource[str(size)] for size in SIZES)
        # People
        self.employees = len(document.employee)
        everybody: list[Employee | Founder] = [*document.employee, *document.founder]
        self.people = tuple(person.id for person in everybody)
        self.person = {name: number for number, name in enumerate(self.people)}
        self.salaries = tuple(person.salary for person in everybody)
        self.wants = tuple(tally(person.wants) for person in everybody)
        self.hired = tuple(gift(person.instant) for person in everybody)
        self.works = tuple(gift(person.ongoing) for person in everybody)
        self.most_wants = max(sum(wants) for wants in self.wants)
        self.poaches = tuple(
            tuple(Poach(seat, name) for name in self.people) for seat in every_seat(5)
        )
        self.layoffs = tuple(Layoff(name) for name in self.people)
        # Mats and HQ cards
        self.mats = tuple(mat.id for mat in document.mat)
        self.mat_symbols = tuple(tally(mat.symbols) for mat in document.mat)
        self.hqs = tuple(card.id for card in document.hq)
        self.hq_symbols = tuple(tally(card.symbols) for card in document.hq)
        # VC cards
        self.vcs = tuple(card.id for card in document.vc)
        self.vc_costs = tuple(card.cost for card in document.vc)
        self.vc_wants = tuple(tally(card.wants) for card in document.vc)
        self.vc_gifts = tuple(gift(card.instant) for card in document.vc)
        self.powers = tuple(powers_of(file, card) for card in document.vc)
        self.power_words = tuple(
            told(card.text, effects) for card, effects in zip(document.vc, self.powers, strict=True)
        )
        """What is said of them: a card's own text, or the words of its effects."""
        # Products and their tiles
        self.products = tuple(product.id for product in document.product)
        self.product = {name: number for number, name in by_product(self.products)}
        self.sunsets = tuple(Sunset(name) for name in self.products)
        self.starting = [n for n, card in by_product(document.product) if card.tier == "starting"]
        self.advanced = [n for n, card in by_product(document.product) if card.tier == "advanced"]
        self.grid_sizes = tuple(len(squares(product.grid)) for product in document.product)
        tiles = [tile for product in document.product for tile in product.sides()]
        self.launches = tuple(gift(tile.instant) for tile in tiles)
        self.earns = tuple(gift(tile.ongoing) for tile in tiles)
        self.tile_upkeep = tuple(tile.upkeep for tile in tiles)
        self.tile_symbols = tuple(tally(tile.symbols) for tile in tiles)
        self.placements: tuple[dict[Holding, Placement], ...] = tuple(
            designs(product.grid) for product in document.product
        )
        """By product and packed multiset: where the blocks lie."""
        self._designs = tuple(
            {blocks: Design(names(blocks)) for blocks in sorted(found, key=listed)}
            for found in self.placements
        )
        self._feasible: list[dict[Holding, list[Design]]] = [{} for _ in self.products]
        self.nearest: list[dict[Holding, tuple[Holding, int]]] = [{} for _ in self.products]
        """What bots have found out about designs: by product and blocks held."""
        # Solo
        rows: dict[str, list[tuple[Row, int]]] = {
            "products": [("product", slot) for slot in range(document.slots.products["1"])],
            "hq": [("hq", slot) for slot in range(document.slots.hq)],
            "employees_desc": [("employee", slot) for slot in range(len(self.slot_prices))][::-1],
            "vc": [("vc", slot) for slot in range(document.slots.vc)],
        }
        self.ring = tuple(space for part in document.solo.path for space in rows[part])
        """The pawns' path: row and slot of each space (SV-R-40)."""
        self.space = {space: number for number, space in enumerate(self.ring)}
        self.personalities = tuple(card.id for card in document.personality)
        self.colours = tuple(card.colour for card in document.personality)
        self.track_steps = tuple(
            card.steps or document.solo.track_steps for card in document.personality
        )
        """By personality: the steps from green to "!" (SV-R-46)."""
        self.deeds = tuple(deeds_of(file, card) for card in document.personality)
        self.deed_words = tuple(
            told(card.text, effects)
            for card, effects in zip(document.personality, self.deeds, strict=True)
        )
        self.decisions = tuple(card.id for card in document.decision)
        self.walks = tuple((card.white, card.grey) for card in document.decision)
        self.decision_code = tuple(
            tuple(NUMBER[block] for block in card.code) for card in document.decision
        )
        self._discounts: dict[Wants, tuple[tuple[int, ...], tuple[int, ...]]] = {}
        self._names = {
            card.id: card.name
            for cards in (
                document.mat,
                everybody,
                document.hq,
                document.vc,
                document.product,
                document.personality,
            )
            for card in cards
        }

    def name_of(self, card: str) -> str:
        return self._names.get(card, card)

    def shown(self) -> dict[str, Any]:
        """With the B side of every tile (SV-SECOND-09) and the pawns' path (SV-R-40)."""
        sides = [product.sides()[1] for product in self.document.product]
        products = [
            {**entry, "b": to_builtins(side)}
            for entry, side in zip(self.content["product"], sides, strict=True)
        ]
        path = [f"{row}:{slot + 1}" for row, slot in self.ring]
        return {
            **self.content,
            "product": products,
            "solo": {**self.content["solo"], "path": path},
        }

    told: ClassVar[Mapping[str, str]] = {"power": "power", "action": "action"}

    def called(self, word: str) -> Saying:
        return SetWord(word)

    def rough_worth(self, deck: str, entry: Mapping[str, Any]) -> float:
        """By what a card brings and does; the others by their figures."""
        match deck:
            case "employee" | "founder":
                return brought(entry)
            case "product":
                return brought(entry["a"]) + brought(entry["sm"])
            case "vc":
                return brought(entry) + done(self.powers[self.vcs.index(entry["id"])])
            case "personality":
                return done(self.deeds[self.personalities.index(entry["id"])])
        return super().rough_worth(deck, entry)

    def sayings(self) -> dict[str, tuple[Saying, ...]]:
        """What VC cards and personalities say they do."""
        return {
            **dict(zip(self.vcs, self.power_words, strict=True)),
            **dict(zip(self.personalities, self.deed_words, strict=True)),
        }

    def doings(self) -> dict[str, tuple[Saying, ...]]:
        """What they do, whatever they say."""
        return {
            **dict(zip(self.vcs, self.powers, strict=True)),
            **dict(zip(self.personalities, self.deeds, strict=True)),
        }

    def decks(self) -> dict[str, tuple[str, ...]]:
        return {
            "person": self.people,
            "mat": self.mats,
            "hq": self.hqs,
            "vc": self.vcs,
            "product": self.products,
            "personality": self.personalities,
            "decision": self.decisions,
        }

    def discounts(self, symbols: Wants) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """What symbols take off the price of every person and every VC card (SV-SYM-02)."""
        found = self._discounts.get(symbols)
        if found is None:
            found = self._discounts[symbols] = (
                tuple(matched(wants, symbols) for wants in self.wants),
                tuple(matched(wants, symbols) for wants in self.vc_wants),
            )
        return found

    def feasible(self, product: Product, held: Holding) -> list[Design]:
        """The designs of a product that a holding can fill, in block order (SV-INNO-02)."""
        known = self._feasible[product]
        found = known.get(held)
        if found is None:
            found = []
            if value(held) >= self.grid_sizes[product]:
                designs = self._designs[product]
                found = [designs[blocks] for blocks in contained(held, designs)]
            if len(known) >= MOST_KNOWN:
                known.clear()
            known[held] = found
        return found

    def all_designs(self, product: Product) -> Iterable[Holding]:
        """The blocks of every way to fill a product's grid, in block order."""
        return self._designs[product]


MOST_KNOWN: Final = 20_000
"""Holdings remembered per product."""


def matched(wants: Wants, symbols: Wants) -> int:
    """Each symbol matches one want and each want one symbol (SV-SYM-02)."""
    return sum([min(want, symbol) for want, symbol in zip(wants, symbols, strict=True)])
