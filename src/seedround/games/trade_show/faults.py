"""What is wrong with a card set of Trade Show or with its options, as data."""

from typing import Final

from seedround.engine.kinds import Phrase
from seedround.engine.saying import Saying
from seedround.games.trade_show import FirstSeatEmpty


class CompaniesFound(Saying, frozen=True):
    """Too many companies, or too few."""

    wanted: int
    found: int


class CompaniesStated(Saying, frozen=True):
    """The head of the set states another number of companies."""

    wanted: int
    stated: int


class CardsStated(Saying, frozen=True):
    """The head of the set states another number of cards."""

    found: int
    stated: int


class TooManyDice(Saying, frozen=True):
    """A company with more dice of a size than there are (TS-A-25)."""

    listed: int
    sides: int
    most: int


class PoolUnfit(Saying, frozen=True):
    """A company with too many dice, or none (TS-A-25)."""

    listed: int
    most: int


class DeckTooSmall(Saying, frozen=True):
    """A full table could need more cards than there are (TS-DRAFT-16)."""

    players: int
    grid: int
    stacks: int
    needed: int
    cards: int


class BonusForNobody(Saying, frozen=True):
    """A bonus for a company that is not in the set."""

    company: str
    companies: tuple[str, ...]


class NeverFulfilled(Saying, frozen=True):
    """A warning: no company's dice can reach the card."""

    id: str
    name: Phrase
    sell: int


FAULTS: Final = (
    FirstSeatEmpty,
    CompaniesFound,
    CompaniesStated,
    CardsStated,
    TooManyDice,
    PoolUnfit,
    DeckTooSmall,
    BonusForNobody,
    NeverFulfilled,
)
