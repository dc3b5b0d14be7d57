"""Every prompt, reason, note and hint of Silicon Valley, as data."""

from typing import Final

from seedround.engine.kinds import Card, Dollars, Figure, Seat
from seedround.engine.saying import Saying

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


class PromptUpkeep(Saying, frozen=True):
    """SV-UPKEEP-03."""

    product: Card
    cost: int


class PromptPower(Saying, frozen=True):
    """SV-VC-03."""

    card: Card
    power: str


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
    instant: tuple[str, ...]
    ongoing: tuple[str, ...]


class HireOffer(Saying, frozen=True):
    employee: Card
    price: Dollars
    salary: Dollars
    instant: tuple[str, ...]
    ongoing: tuple[str, ...]
    cash: Dollars


class PoachOffer(Saying, frozen=True):
    employee: Card
    seat: Seat
    price: Dollars
    salary: Dollars
    instant: tuple[str, ...]
    ongoing: tuple[str, ...]
    cash: Dollars


class PoachRivalOffer(Saying, frozen=True):
    employee: Card
    price: Dollars
    salary: Dollars
    instant: tuple[str, ...]
    ongoing: tuple[str, ...]
    cash: Dollars


class ExpandOffer(Saying, frozen=True):
    card: Card
    price: Dollars
    employees: int
    upkeep: Dollars
    symbols: tuple[str, ...]


class VcOffer(Saying, frozen=True):
    card: Card
    cost: int
    cash: Dollars
    valuation: int
    power: str


class OutsourceOffer(Saying, frozen=True):
    block: str
    price: Dollars
    left: int


class InnovateOffer(Saying, frozen=True):
    product: Card
    ways: int
    cash: Dollars
    valuation: int
    monthly: Dollars
    growth: int
    upkeep: int


class SecondOffer(Saying, frozen=True):
    product: Card
    blocks: tuple[str, ...]
    cash: Dollars
    valuation: int
    monthly: Dollars
    growth: int
    upkeep: int


class DesignOffer(Saying, frozen=True):
    blocks: tuple[str, ...]


class PayOffer(Saying, frozen=True):
    blocks: tuple[str, ...]
    worth: int


class SunsetOffer(Saying, frozen=True):
    product: Card
    upkeep: int


class LayoffOffer(Saying, frozen=True):
    employee: Card
    salary: Dollars


class DropOffer(Saying, frozen=True):
    product: Card


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
    """What a move is worth to the planner, in thousandths of a space of valuation."""

    move: str
    value: Figure


SAYINGS: Final = (
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
    PoachRivalOffer,
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
    ReasonNoSecond,
    ReasonSameRound,
    ReasonNoProducts,
    ReasonNoEmployees,
    ReasonSalariesDue,
    ReasonMustPay,
    HintValue,
)
