"""The effects that powers of VC cards and actions of personalities are composed of.

A set says *what* (`op`), *how much* and *of what* (the fields); *when* follows from the card: a VC
card's power works once, when the card is taken (SV-VC-03), a personality acts when its marker
stands on "!" (SV-SOLO-29). An effect is a saying: its sentence is made from its figures. What they
do stands in `powers/` and in `deeds.py`.
"""

from collections.abc import Mapping
from typing import ClassVar, Final, Literal, get_args

from seedround.engine.kinds import Dollars, Phrase, Seat, SeatNumber, snake
from seedround.engine.saying import Saying
from seedround.engine.set_sayings import FigureOutOfRange
from seedround.games.silicon_valley.blocks import SIZES, BlockId
from seedround.games.silicon_valley.faults import (
    EffectEmpty,
    EffectTextMissing,
    MeasureUnfit,
    TermsUnfit,
)

PLAYER: Final = SeatNumber(0)
"""Whom the Rival's personalities act against: who plays alone."""
LARGEST: Final = max(SIZES)
"""Squares of the largest block."""
Counted = Literal["product", "employee", "hq"]
"""What a company has and effects can count: its products, employees, HQ cards."""
Span = tuple[int, int]


class Effect(Saying, frozen=True, tag_field="op", tag=snake):
    """One thing that a card does."""

    bounds: ClassVar[Mapping[str, Span]] = {}
    """The lowest and the highest figure of a field."""

    @classmethod
    def name(cls) -> str:
        """What it is called in a file."""
        return str(cls.__struct_config__.tag)

    def flaw(self) -> Saying | None:
        """What is wrong with its figures; None if all is well."""
        for field, (low, high) in self.bounds.items():
            value = getattr(self, field)
            if value is not None and not low <= value <= high:
                return FigureOutOfRange(f"{self.name()}.{field}", value, low, high)
        return None


class ByHand(Effect, frozen=True, tag="none"):
    """What no other effect can say: the text is told, and people carry it out by themselves."""

    text: Phrase

    prefix = "effect-"

    def flaw(self) -> Saying | None:
        return None if self.text.strip() else EffectTextMissing()


class Measured(Effect, frozen=True, kw_only=True):
    """An amount, once or for every so many things that the company has, up to a limit."""

    per: Counted | None = None
    every: int = 1
    most: int | None = None

    def flaw(self) -> Saying | None:
        if self.per is None and (self.every != 1 or self.most is not None):
            return MeasureUnfit(self.name(), get_args(Counted))
        return super().flaw()

    def total(self, unit: int, things: int) -> int:
        """What so many things come to; a part of `every` counts as a whole one."""
        many = unit * -(-things // self.every)
        return many if self.most is None else min(many, self.most)


MEASURES: Final[Mapping[str, Span]] = {"every": (1, 9), "most": (1, 99)}


# Powers of VC cards


class PowerEffect(Effect, frozen=True):
    prefix = "power-"


class OnTerms(PowerEffect, frozen=True, kw_only=True):
    """An action at a price before discounts, or for less than usual."""

    price: Dollars | None = None
    less: Dollars | None = None

    derived = ("terms",)
    bounds: ClassVar[Mapping[str, Span]] = {"price": (0, 99), "less": (1, 99)}

    @property
    def terms(self) -> str:
        if self.price is None:
            return "less"
        return "price" if self.price else "free"

    def flaw(self) -> Saying | None:
        if (self.price is None) == (self.less is None):
            return TermsUnfit(self.name())
        return super().flaw()


class Launch(PowerEffect, frozen=True):
    """Launch a product by all normal rules."""


class Act(PowerEffect, frozen=True):
    """More actions in this turn (SV-R-61)."""

    actions: int

    bounds: ClassVar[Mapping[str, Span]] = {"actions": (1, 3)}


class Hire(OnTerms, frozen=True):
    """Hire from the row; room is needed."""


class Poach(OnTerms, frozen=True):
    """Poach from another company; room is needed."""


class Expand(OnTerms, frozen=True):
    """Take an HQ card; it counts for later prices."""


class Blocks(PowerEffect, frozen=True):
    """Take blocks from the supply: of any kind, up to a size, or of these kinds."""

    n: int
    largest: int = LARGEST
    kinds: tuple[BlockId, ...] = ()

    derived = ("among",)
    bounds: ClassVar[Mapping[str, Span]] = {"n": (1, 6), "largest": (2, LARGEST)}

    @property
    def among(self) -> str:
        if self.kinds:
            return "kinds"
        return "all" if self.largest == LARGEST else "small"


class Overtime(PowerEffect, frozen=True):
    """The ongoing benefit of an employee or the founder, now."""

    times: int = 1

    bounds: ClassVar[Mapping[str, Span]] = {"times": (1, 5)}


class Royalty(PowerEffect, frozen=True):
    """The ongoing cash of a product, now."""

    times: int

    bounds: ClassVar[Mapping[str, Span]] = {"times": (1, 9)}


class Relief(PowerEffect, frozen=True):
    """Salary tokens off each employee who has some."""

    tokens: int

    bounds: ClassVar[Mapping[str, Span]] = {"tokens": (1, 5)}


class Layoff(PowerEffect, frozen=True):
    """Lay off any number of employees for so much valuation in all."""

    loss: int = 0

    bounds: ClassVar[Mapping[str, Span]] = {"loss": (0, 3)}


class Sunset(PowerEffect, frozen=True):
    """Sunset a product for so much valuation, and gain some cash."""

    loss: int = 0
    cash: Dollars = 0

    derived = ("pays",)
    bounds: ClassVar[Mapping[str, Span]] = {"loss": (0, 3), "cash": (0, 99)}

    @property
    def pays(self) -> bool:
        return self.cash > 0


class Gain(Measured, frozen=True, kw_only=True):
    """Cash, valuation or both, once or by what the company has; `most` limits how often."""

    cash: Dollars = 0
    valuation: int = 0

    prefix = "power-"
    derived = ("what",)
    bounds: ClassVar[Mapping[str, Span]] = {"cash": (0, 99), "valuation": (0, 20), **MEASURES}

    @property
    def what(self) -> str:
        if not self.valuation:
            return "cash"
        return "both" if self.cash else "valuation"

    def flaw(self) -> Saying | None:
        return super().flaw() if self.cash or self.valuation else EffectEmpty(self.name())


Power = (
    ByHand
    | Launch
    | Act
    | Hire
    | Poach
    | Expand
    | Blocks
    | Overtime
    | Royalty
    | Relief
    | Layoff
    | Sunset
    | Gain
)


# Actions of the Rival's personalities


class DeedEffect(Effect, frozen=True):
    """What the Rival does to the player or to the board."""

    prefix = "deed-"
    derived: ClassVar[tuple[str, ...]] = ("seat",)

    @property
    def seat(self) -> Seat:
        return PLAYER


class Pay(Measured, DeedEffect, frozen=True, kw_only=True):
    """The player pays cash, or what is left."""

    cash: Dollars

    derived = ("seat", "limit")
    bounds: ClassVar[Mapping[str, Span]] = {"cash": (1, 99), **MEASURES}

    @property
    def limit(self) -> Dollars | None:
        return self.most


class PayCode(DeedEffect, frozen=True):
    """The player pays code, or all blocks if they are worth less."""

    code: int

    bounds: ClassVar[Mapping[str, Span]] = {"code": (1, 20)}


class PayUpkeep(DeedEffect, frozen=True):
    """The player pays the HQ upkeep, or what is left."""


class PaySalaries(DeedEffect, frozen=True):
    """The player pays all salaries, or lays people off (SV-R-47)."""


class Lose(Measured, DeedEffect, frozen=True, kw_only=True):
    """The player loses valuation."""

    valuation: int

    bounds: ClassVar[Mapping[str, Span]] = {"valuation": (1, 9), **MEASURES}


class RaiseSalaries(DeedEffect, frozen=True):
    """Salary tokens on each of the player's employees."""

    tokens: Dollars

    bounds: ClassVar[Mapping[str, Span]] = {"tokens": (1, 5)}


class ReturnBlock(DeedEffect, frozen=True):
    """The player returns a block of a kind, if there is one."""

    block: BlockId


class Headhunt(DeedEffect, frozen=True):
    """An employee of the player's choice goes to the Rival."""


class Discard(DeedEffect, frozen=True):
    """A card of a row goes: the first or the last; of products an unlaunched one."""

    row: Literal["employee", "hq", "vc", "product"]
    which: Literal["first", "last"] = "first"


class Recruit(DeedEffect, frozen=True):
    """The Rival takes an employee of the row; markers do not move."""

    which: Literal["first", "last"] = "last"


class Collect(DeedEffect, frozen=True):
    """The Rival collects the decision card's blocks so many times more."""

    times: int = 1

    bounds: ClassVar[Mapping[str, Span]] = {"times": (1, 5)}


Penalty = Pay | PayCode | Lose | RaiseSalaries
"""What can happen instead of something that is not possible."""


class Alternative(DeedEffect, frozen=True):
    """Something that the Rival may not be able to do, and what happens then."""

    otherwise: Penalty | None = None

    def flaw(self) -> Saying | None:
        return self.otherwise.flaw() if self.otherwise else None


class Copy(Alternative, frozen=True):
    """The Rival second-moves the player's first product."""


class Innovate(Alternative, frozen=True):
    """The Rival innovates the first unlaunched product."""


Deed = (
    ByHand
    | Pay
    | PayCode
    | PayUpkeep
    | PaySalaries
    | Lose
    | RaiseSalaries
    | ReturnBlock
    | Headhunt
    | Discard
    | Recruit
    | Collect
    | Copy
    | Innovate
)

EFFECTS: Final[tuple[type[Effect], ...]] = (*get_args(Power), *get_args(Deed)[1:])
