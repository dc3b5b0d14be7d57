"""What a card set looks like on disk: the typed cards of Silicon Valley (section 6)."""

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from seedround.engine.cardset import CardText, SetHead
from seedround.engine.kinds import Phrase
from seedround.engine.saying import Saying
from seedround.games.silicon_valley.blocks import BlockId
from seedround.games.silicon_valley.effects import Deed, Power

Attribute = Literal["MIN", "VAC", "TEC", "PRO", "WLB"]
ATTRIBUTES: Final[tuple[Attribute, ...]] = ("MIN", "VAC", "TEC", "PRO", "WLB")
"""Mindfulness, vacation, tech development, promotion, work/life balance: the legend's order."""

MOST_EFFECTS: Final = 4
Powers = str | Power | Annotated[tuple[Power, ...], Meta(min_length=1, max_length=MOST_EFFECTS)]
Deeds = str | Deed | Annotated[tuple[Deed, ...], Meta(min_length=1, max_length=MOST_EFFECTS)]
"""An effect, several one after the other, or one by its name (`named_effects.toml`)."""


class SetWord(Saying, frozen=True):
    """A word of the file as people say it: a field, a deck, a value, a card's name or text."""

    word: Phrase


class Head(SetHead, frozen=True):
    """A `trial` set may have fewer cards than the box: for tests and for trying cards out."""

    trial: bool = False


class Entry(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    id: str


class Benefit(Struct, frozen=True, forbid_unknown_fields=True):
    """Cash, valuation and blocks in any mix (SV-GEN-04)."""

    cash: int = 0
    valuation: int = 0
    code: tuple[BlockId, ...] = ()


class Block(Entry, frozen=True, kw_only=True):
    shape: tuple[str, ...]
    count: int
    colour: str


class Mat(Entry, frozen=True, kw_only=True):
    """A starting HQ: places, upkeep, whole product slots, a half slot at its right edge."""

    name: str
    employees: int
    upkeep: int
    slots: int
    right_half: bool = True
    symbols: tuple[Attribute, ...]


class Founder(Entry, frozen=True, kw_only=True):
    """Salary and wants count only if founders are employees (SV-R-10)."""

    name: str
    instant: Benefit = Benefit()
    ongoing: Benefit = Benefit()
    salary: int = 0
    wants: tuple[Attribute, ...] = ()


class Employee(Entry, frozen=True, kw_only=True):
    name: str
    salary: int
    wants: tuple[Attribute, ...] = ()
    instant: Benefit = Benefit()
    ongoing: Benefit = Benefit()


class Hq(Entry, frozen=True, kw_only=True):
    """An HQ card: places, upkeep, symbols, half slots at its edges (SV-R-09)."""

    name: str
    employees: int
    upkeep: int
    symbols: tuple[Attribute, ...]
    left_half: bool = True
    right_half: bool = True


class Vc(Entry, frozen=True, kw_only=True):
    name: str
    cost: int
    wants: tuple[Attribute, ...] = ()
    instant: Benefit
    power: Powers
    text: CardText = ""


class Tile(Struct, frozen=True, forbid_unknown_fields=True):
    instant: Benefit = Benefit()
    ongoing: Benefit = Benefit()
    upkeep: int = 0
    symbols: tuple[Attribute, ...] = ()


class Product(Entry, frozen=True, kw_only=True):
    name: str
    icon: str
    tier: Literal["starting", "advanced"]
    grid: tuple[str, ...]
    a: Tile
    sm: Tile
    b: Tile | None = None

    def sides(self) -> tuple[Tile, Tile, Tile]:
        """A, B and Second Mover; B keeps what A has but instant and valuation.

        SV-SECOND-09, SV-R-29.
        """
        ongoing = Benefit(self.a.ongoing.cash, 0, self.a.ongoing.code)
        b = self.b or Tile(Benefit(), ongoing, self.a.upkeep, self.a.symbols)
        return self.a, b, self.sm


class Personality(Entry, frozen=True, kw_only=True):
    colour: Literal["blue", "red"]
    name: str
    action: Deeds
    text: CardText = ""
    steps: int | None = None
    """From green to "!" on this card's track; the set's `track_steps` if it does not say."""


class Decision(Entry, frozen=True, kw_only=True):
    white: int
    grey: int
    code: tuple[BlockId, ...]


class Track(Struct, frozen=True, forbid_unknown_fields=True):
    unicorn: int
    salary_markers: tuple[int, ...]


class Prices(Struct, frozen=True, forbid_unknown_fields=True):
    employee_slots: tuple[int, ...]
    poach: int
    hq_step: int
    outsource: dict[str, int]
    start_money: tuple[int, ...]


class Slots(Struct, frozen=True, forbid_unknown_fields=True):
    hq: int
    vc: int
    products: dict[str, int]


class Solo(Struct, frozen=True, forbid_unknown_fields=True):
    rounds: int
    track_steps: int
    path: tuple[Literal["products", "hq", "employees_desc", "vc"], ...]
    attribute_order: tuple[Attribute, ...]


class Document(Struct, frozen=True, forbid_unknown_fields=True):
    """The files of a set as a whole (section 6.1)."""

    set: Head
    track: Track
    prices: Prices
    slots: Slots
    solo: Solo
    block: list[Block]
    mat: list[Mat]
    founder: list[Founder]
    employee: list[Employee]
    hq: list[Hq]
    vc: list[Vc]
    product: list[Product]
    personality: list[Personality]
    decision: list[Decision]
