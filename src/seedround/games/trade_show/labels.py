"""What a drawn board of Trade Show writes beside its cards and dice, as data."""

from typing import Final, Literal

from seedround.engine.kinds import Card, Dollars, Seat
from seedround.engine.saying import Saying


class LabelRound(Saying, frozen=True):
    """The heading of the board."""

    round: int
    rounds: int
    phase: Literal["development", "show", "over"]


class LabelStart(Saying, frozen=True):
    start: Seat


class LabelSupply(Saying, frozen=True):
    """None: there is no end of cubes."""

    cubes: int | None


class LabelWaiting(Saying, frozen=True):
    """The companies of the queue, each with its letter."""

    companies: tuple[str, ...]


class LabelOwnBonus(Saying, frozen=True):
    """What the star beside a bonus means."""

    company: Card


class LabelDeck(Saying, frozen=True):
    cards: int


class LabelPlace(Saying, frozen=True):
    """A place of the grid."""

    column: int
    row: Literal["front", "back"]


class LabelCard(Saying, frozen=True):
    """A card or a company by its name."""

    card: Card


class LabelSell(Saying, frozen=True):
    sell: int


class LabelCubes(Saying, frozen=True):
    cubes: int


class LabelDice(Saying, frozen=True):
    """Dice of one size: `2d6`."""

    count: int
    sides: int


class LabelFreePlace(Saying, frozen=True):
    """A place of a stack without a card."""


class LabelTurn(Saying, frozen=True):
    seat: Seat
    company: Card


class LabelRoll(Saying, frozen=True):
    """Over the dice."""

    rolled: bool


class LabelWanted(Saying, frozen=True):
    sell: int
    card: Card


class LabelOffer(Saying, frozen=True):
    offer: Dollars
    bonus: Dollars
    cubes: int


class LabelComplete(Saying, frozen=True):
    """Whether every card can still get a die."""

    possible: bool


class ChapterRound(Saying, frozen=True):
    round: int


class ChapterShow(Saying, frozen=True):
    """The second half of a round."""


LABELS: Final = (
    LabelRound,
    LabelStart,
    LabelSupply,
    LabelWaiting,
    LabelOwnBonus,
    LabelDeck,
    LabelPlace,
    LabelCard,
    LabelSell,
    LabelCubes,
    LabelDice,
    LabelFreePlace,
    LabelTurn,
    LabelRoll,
    LabelWanted,
    LabelOffer,
    LabelComplete,
    ChapterRound,
    ChapterShow,
)
