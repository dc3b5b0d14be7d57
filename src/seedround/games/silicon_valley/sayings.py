"""Every prompt, reason, note and hint of Silicon Valley, as data."""

from typing import Final, Literal

from seedround.engine.kinds import Card, Dollars, Seat
from seedround.engine.saying import Saying
from seedround.games.silicon_valley.document import Attribute
from seedround.games.silicon_valley.effects import EFFECTS, Power

Unit = Literal["start", "million", "billion"]
"""What the amount on a space of the valuation track counts; the start space has none."""

# Parts of sentences


class Gain(Saying, frozen=True):
    """What is gained: `$4, 2 valuation, D2`."""

    cash: Dollars
    valuation: int
    blocks: tuple[str, ...]


class Symbol(Saying, frozen=True):
    """One of the five things that people and investors want."""

    attribute: Attribute


class Player(Saying, frozen=True):
    """One in a list of players."""

    seat: Seat


class CompanyStart(Saying, frozen=True):
    """Where a company starts, and with how much."""

    seat: Seat
    mat: Card
    money: Dollars


class Worth(Saying, frozen=True):
    """The amount printed on a space of the track."""

    amount: int
    unit: Unit


class CompanyWorth(Saying, frozen=True):
    """What a company is worth: the amount printed on its space."""

    seat: Seat
    amount: int
    unit: Unit


class CompanyEnd(Saying, frozen=True):
    """What decides the game, in this order (SV-END-02, SV-END-03)."""

    seat: Seat
    amount: int
    unit: Unit
    money: Dollars
    blocks: int


# Prompts


class PromptFounder(Saying, frozen=True):
    """SV-SETUP-14."""


class PromptAction(Saying, frozen=True):
    """SV-TURN-01."""

    actions: int


class PromptPay(Saying, frozen=True):
    """SV-VC-01."""

    card: Card
    cost: int


class PromptDesign(Saying, frozen=True):
    """SV-INNO-02."""

    product: Card
    squares: int


class PromptSunset(Saying, frozen=True):
    """SV-SUNSET-01."""

    loss: int


class PromptLayoff(Saying, frozen=True):
    """SV-LAYOFF-01."""


class PromptSubstitute(Saying, frozen=True):
    """SV-SUPPLY-01."""

    block: str


class PromptForcedLayoff(Saying, frozen=True):
    """SV-INVOL-01."""

    due: Dollars
    cash: Dollars
    first: bool
    loss: int


class PromptUpkeep(Saying, frozen=True):
    """SV-UPKEEP-03."""

    product: Card
    cost: int


class PromptPower(Saying, frozen=True):
    """SV-VC-03."""

    card: Card
    power: Power
    optional: bool


class PromptYield(Saying, frozen=True):
    """SV-SOLO-29."""


class PromptBitRot(Saying, frozen=True):
    """SV-SOLO-29."""

    cost: int


class PromptNarrow(Saying, frozen=True):
    block: str


# What a move means at this table


class KeepOffer(Saying, frozen=True):
    founder: Card
    instant: Gain
    ongoing: Gain


class Joining(Saying, frozen=True):
    """An employee who would join: what that costs, and what it brings at once and every round."""

    employee: Card
    price: Dollars
    salary: Dollars
    instant: Gain
    ongoing: Gain


class HireOffer(Joining, frozen=True):
    pass


class PoachOffer(Joining, frozen=True):
    """`owner` is None if the Rival is to lose the employee."""

    owner: Seat | None


class ExpandOffer(Saying, frozen=True):
    card: Card
    price: Dollars
    employees: int
    upkeep: Dollars
    symbols: tuple[Symbol, ...]


class VcOffer(Saying, frozen=True):
    card: Card
    cost: int
    instant: Gain
    power: tuple[Power, ...]


class OutsourceOffer(Saying, frozen=True):
    block: str
    price: Dollars
    left: int


class Launching(Saying, frozen=True):
    """A product that would be launched: what it brings at once and every round, and its upkeep."""

    product: Card
    instant: Gain
    ongoing: Gain
    upkeep: int


class InnovateOffer(Launching, frozen=True):
    ways: int


class SecondOffer(Launching, frozen=True):
    blocks: tuple[str, ...]


class DesignOffer(Saying, frozen=True):
    blocks: tuple[str, ...]


class PayOffer(Saying, frozen=True):
    blocks: tuple[str, ...]
    worth: int


class SunsetOffer(Saying, frozen=True):
    product: Card
    upkeep: int
    loss: int


class LayoffOffer(Saying, frozen=True):
    employee: Card
    salary: Dollars


class DropOffer(Saying, frozen=True):
    product: Card
    loss: int


class OvertimeOffer(Saying, frozen=True):
    employee: Card
    ongoing: Gain


class RoyaltyOffer(Saying, frozen=True):
    product: Card
    cash: Dollars


class YieldOffer(Saying, frozen=True):
    employee: Card
    salary: Dollars


# Reasons


class ReasonNoRoom(Saying, frozen=True):
    places: int
    employees: int


class ReasonPoor(Saying, frozen=True):
    price: Dollars
    cash: Dollars


class ReasonDear(Saying, frozen=True):
    price: Dollars
    cash: Dollars


class ReasonDemo(Saying, frozen=True):
    cost: int
    worth: int


class ReasonEmptyRow(Saying, frozen=True):
    pass


class ReasonNobodyToPoach(Saying, frozen=True):
    pass


class ReasonFewBlocks(Saying, frozen=True):
    cost: int
    worth: int


class ReasonSoldOut(Saying, frozen=True):
    pass


class ReasonNoSlot(Saying, frozen=True):
    slots: int


class ReasonNoDesign(Saying, frozen=True):
    pass


class ReasonCopyLacks(Saying, frozen=True):
    """A product that could be copied, the blocks on it, and those of them that are missing."""

    product: Card
    blocks: tuple[str, ...]
    lacking: tuple[str, ...]


class ReasonNoSecond(Saying, frozen=True):
    pass


class ReasonSameRound(Saying, frozen=True):
    pass


class ReasonNoProducts(Saying, frozen=True):
    pass


class ReasonNoEmployees(Saying, frozen=True):
    pass


class ReasonSalariesDue(Saying, frozen=True):
    due: Dollars
    cash: Dollars


class ReasonMustPay(Saying, frozen=True):
    worth: int


# Hints


class HintValue(Saying, frozen=True):
    """What a move is worth to the planner."""

    value: Dollars


SAYINGS: Final[tuple[type[Saying], ...]] = (
    Gain,
    Symbol,
    Player,
    CompanyStart,
    Worth,
    CompanyWorth,
    CompanyEnd,
    PromptFounder,
    PromptAction,
    PromptPay,
    PromptDesign,
    PromptSunset,
    PromptLayoff,
    PromptSubstitute,
    PromptForcedLayoff,
    PromptUpkeep,
    PromptPower,
    PromptYield,
    PromptBitRot,
    PromptNarrow,
    KeepOffer,
    HireOffer,
    PoachOffer,
    ExpandOffer,
    VcOffer,
    OutsourceOffer,
    InnovateOffer,
    SecondOffer,
    DesignOffer,
    PayOffer,
    SunsetOffer,
    LayoffOffer,
    DropOffer,
    OvertimeOffer,
    RoyaltyOffer,
    YieldOffer,
    ReasonNoRoom,
    ReasonPoor,
    ReasonDear,
    ReasonDemo,
    ReasonEmptyRow,
    ReasonNobodyToPoach,
    ReasonFewBlocks,
    ReasonSoldOut,
    ReasonNoSlot,
    ReasonNoDesign,
    ReasonCopyLacks,
    ReasonNoSecond,
    ReasonSameRound,
    ReasonNoProducts,
    ReasonNoEmployees,
    ReasonSalariesDue,
    ReasonMustPay,
    HintValue,
    *EFFECTS,
)
