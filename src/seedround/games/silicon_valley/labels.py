"""What a drawn board of Silicon Valley writes beside its cards and blocks, as data."""

from typing import Final, Literal

from seedround.engine.kinds import Card, Dollars, Seat
from seedround.engine.saying import Saying
from seedround.games.silicon_valley.document import Attribute
from seedround.games.silicon_valley.effects import Deed
from seedround.games.silicon_valley.events import Row
from seedround.games.silicon_valley.sayings import Symbol, Unit

# Header and track


class LabelRound(Saying, frozen=True):
    """The heading of the board; None: a game has as many rounds as it takes."""

    round: int
    rounds: int | None
    over: bool


class LabelTurn(Saying, frozen=True):
    seat: Seat
    actions: int


class LabelOrder(Saying, frozen=True):
    """The players in turn order, as the board draws them."""

    players: str


class LabelSupply(Saying, frozen=True):
    """In front of the blocks that are left."""


class LabelWorth(Saying, frozen=True):
    """The amount printed on a space of the track."""

    amount: int
    unit: Unit


class LabelToken(Saying, frozen=True):
    """Whose token a letter on the track is, and how much the company is worth."""

    letter: str
    seat: Seat
    worth: LabelWorth


class LabelSpaces(Saying, frozen=True):
    """What the other signs on the track mean."""

    raises: tuple[LabelWorth, ...]
    unicorn: LabelWorth


class LabelSigns(Saying, frozen=True):
    """What the signs on cards mean."""

    again: str


# The rows


class LabelSlot(Saying, frozen=True):
    row: Row
    slot: int


class LabelEmpty(Saying, frozen=True):
    """A slot without a card."""


class LabelCard(Saying, frozen=True):
    """A card by its name."""

    card: Card


class LabelSymbol(Saying, frozen=True):
    """One of the five attributes in a few letters."""

    attribute: Attribute


class LabelSign(Saying, frozen=True):
    """What the few letters of an attribute stand for."""

    sign: LabelSymbol
    attribute: Symbol


class LabelBefore(Saying, frozen=True):
    """A price before discounts, as it is written."""

    price: str


class LabelEveryRound(Saying, frozen=True):
    """In front of what comes every round, where there is no sign for it."""


class LabelSalary(Saying, frozen=True):
    salary: Dollars


class LabelWants(Saying, frozen=True):
    """The symbols that an employee wants, as the board draws them."""

    symbols: str | None


class LabelPlaces(Saying, frozen=True):
    """The places that an HQ card adds."""

    places: int


class LabelUpkeep(Saying, frozen=True):
    upkeep: Dollars


class LabelCode(Saying, frozen=True):
    """What the demo of a VC card costs."""

    code: int


class LabelValuation(Saying, frozen=True):
    """Steps on the track in a few letters."""

    valuation: int


class LabelPower(Saying, frozen=True):
    """An effect of a VC card in a word or two."""

    op: str


# Products


class LabelSide(Saying, frozen=True):
    """The side of a launch tile (A, B or SM) in a letter or two."""

    side: str


class LabelBy(Saying, frozen=True):
    """Who launched a product first; None is the Rival."""

    seat: Seat | None


class LabelCopy(Saying, frozen=True):
    """In front of the blocks that one pays to copy a product."""


class LabelCodeUpkeep(Saying, frozen=True):
    """What a product needs every round."""

    code: int


class LabelPawnHere(Saying, frozen=True):
    """The white or the grey pawn on a product."""

    pawn: str


# Companies


class LabelScreen(Saying, frozen=True):
    """In place of what the viewer may not see."""


class LabelChosen(Saying, frozen=True):
    """A founder has been chosen in secret (SV-R-36)."""


class LabelOffice(Saying, frozen=True):
    """How full a company is, and what it costs."""

    employees: int
    places: int
    products: int
    slots: int
    upkeep: Dollars


# The Rival


class LabelRival(Saying, frozen=True):
    """The title of the Rival board."""


class LabelPawn(Saying, frozen=True):
    """Where a pawn stands; None before its first move."""

    pawn: str
    row: Row | None
    slot: int | None


class LabelDecisions(Saying, frozen=True):
    decisions: int


class LabelRun(Saying, frozen=True):
    """A stretch of the ring: a row from its first to its last slot clockwise."""

    row: str
    first: int
    last: int


class LabelRing(Saying, frozen=True):
    """The pawns' path clockwise (SV-R-40)."""

    runs: tuple[LabelRun, ...]


class LabelSpace(Saying, frozen=True):
    """A space of the ring and how many decisions lead there."""

    row: str
    slot: int
    cards: int


class LabelGoes(Saying, frozen=True):
    """Where a pawn would go next, by the decisions that are left."""

    pawn: str
    spaces: tuple[LabelSpace, ...]
    decisions: int


class LabelSteps(Saying, frozen=True):
    """The heading of the reference of pawn movements."""


class LabelStepsOf(Saying, frozen=True):
    """In front of a pawn's line of that reference."""

    pawn: str


class LabelLeft(Saying, frozen=True):
    """How many cards are left of all."""

    left: int
    every: int


class LabelActs(Saying, frozen=True):
    """After how many of the decisions left a personality would act."""

    cards: int
    decisions: int


class LabelPersonality(Saying, frozen=True):
    colour: Literal["blue", "red"]
    card: Card
    does: tuple[Deed, ...]


class LabelTechRow(Saying, frozen=True):
    """In front of the Rival's blocks."""


class LabelHas(Saying, frozen=True):
    """The Rival's employees and tiles."""

    things: tuple[str, ...]


class ChapterRound(Saying, frozen=True):
    """The heading above a round."""

    round: int


LABELS: Final = (
    LabelRound,
    LabelTurn,
    LabelOrder,
    LabelSupply,
    LabelWorth,
    LabelToken,
    LabelSpaces,
    LabelSigns,
    LabelSlot,
    LabelEmpty,
    LabelCard,
    LabelSymbol,
    LabelSign,
    LabelBefore,
    LabelEveryRound,
    LabelSalary,
    LabelWants,
    LabelPlaces,
    LabelUpkeep,
    LabelCode,
    LabelValuation,
    LabelPower,
    LabelSide,
    LabelBy,
    LabelCopy,
    LabelCodeUpkeep,
    LabelPawnHere,
    LabelScreen,
    LabelChosen,
    LabelOffice,
    LabelRival,
    LabelPawn,
    LabelDecisions,
    LabelRun,
    LabelRing,
    LabelSpace,
    LabelGoes,
    LabelSteps,
    LabelStepsOf,
    LabelLeft,
    LabelActs,
    LabelPersonality,
    LabelTechRow,
    LabelHas,
    ChapterRound,
)
