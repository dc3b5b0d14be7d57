"""What is wrong with a card set, an option or the trained weights of Silicon Valley, as data."""

from typing import Final, Literal

from seedround.engine.saying import Saying
from seedround.games.silicon_valley import ForSeveral, ForSolo

Pile = Literal[
    "mat",
    "founder",
    "employee",
    "hq",
    "vc",
    "starting",
    "advanced",
    "blue",
    "red",
    "decision",
]
"""The kinds of cards that a box has so many of."""

# The set as a whole


class CardsFound(Saying, frozen=True):
    """Too many cards of a kind, or too few."""

    pile: Pile
    wanted: int
    found: int


class FewStartingProducts(Saying, frozen=True):
    """A set without enough starting products for so many players."""

    set: str
    seats: int
    wanted: int
    found: int


class FewMatsOrFounders(Saying, frozen=True):
    """A set without enough mats or founders for so many players."""

    set: str
    seats: int


class FewForSolo(Saying, frozen=True):
    """A set without enough cards for the Rival."""

    set: str


# The board


class FigureTooLow(Saying, frozen=True):
    """A figure that may be as high as you like; `figure` is its name in the file."""

    figure: str
    value: int
    low: int


class MarkersUnfit(Saying, frozen=True):
    pass


class SlotPricesUnfit(Saying, frozen=True):
    most: int


class OutsourceUnfit(Saying, frozen=True):
    sizes: tuple[int, ...]


class StartMoneyUnfit(Saying, frozen=True):
    places: int


class ProductSlotsUnfit(Saying, frozen=True):
    seats: tuple[str, ...]
    most: int


class NotOnceEach(Saying, frozen=True):
    """A list that has to name each of these once."""

    figure: str
    names: tuple[str, ...]


class ProductSlotsEmpty(Saying, frozen=True):
    """More product slots than starting products to put there."""

    seats: int
    wanted: int
    found: int


# Blocks


class BlocksUnfit(Saying, frozen=True):
    """Other blocks than those of section 6.3, or in another order."""

    wanted: tuple[str, ...]
    found: tuple[str, ...]


class ShapeUnfit(Saying, frozen=True):
    shape: str


class BlockCountUnfit(Saying, frozen=True):
    count: int
    box: int


# Products


class GridUnfit(Saying, frozen=True):
    """A grid with other signs."""


class GridEmpty(Saying, frozen=True):
    pass


class GridInParts(Saying, frozen=True):
    pass


class GridTooLarge(Saying, frozen=True):
    squares: int
    most: int


class GridUnfillable(Saying, frozen=True):
    """A grid that no blocks fill."""


class SideBInstant(Saying, frozen=True):
    """SV-SECOND-09."""


class SideBValuation(Saying, frozen=True):
    """SV-SECOND-09."""


# The trained weights


# Effects


class EffectUnknown(Saying, frozen=True):
    """An effect by a name that there is not."""

    field: str
    name: str
    known: tuple[str, ...]


class EffectTextMissing(Saying, frozen=True):
    """Nothing that people could carry out."""


class EffectEmpty(Saying, frozen=True):
    """An effect that brings nothing."""

    effect: str


class TermsUnfit(Saying, frozen=True):
    """Neither a price nor what is taken off it, or both."""

    effect: str


class MeasureUnfit(Saying, frozen=True):
    """A limit without anything that is counted."""

    effect: str
    counted: tuple[str, ...]


class WeightsMissing(Saying, frozen=True):
    """A file without weights for so many players."""

    file: str
    seats: int


class WeightUnknown(Saying, frozen=True):
    """A weight for a figure that there is not."""

    file: str
    seats: int
    figure: str
    known: tuple[str, ...]


class WeightMissing(Saying, frozen=True):
    file: str
    seats: int
    figure: str


class WeightNotANumber(Saying, frozen=True):
    file: str
    seats: int
    figure: str
    value: str


FAULTS: Final = (
    ForSolo,
    ForSeveral,
    CardsFound,
    FewStartingProducts,
    FewMatsOrFounders,
    FewForSolo,
    FigureTooLow,
    MarkersUnfit,
    SlotPricesUnfit,
    OutsourceUnfit,
    StartMoneyUnfit,
    ProductSlotsUnfit,
    NotOnceEach,
    ProductSlotsEmpty,
    BlocksUnfit,
    ShapeUnfit,
    BlockCountUnfit,
    GridUnfit,
    GridEmpty,
    GridInParts,
    GridTooLarge,
    GridUnfillable,
    SideBInstant,
    SideBValuation,
    EffectUnknown,
    EffectTextMissing,
    EffectEmpty,
    TermsUnfit,
    MeasureUnfit,
    WeightsMissing,
    WeightUnknown,
    WeightMissing,
    WeightNotANumber,
)
