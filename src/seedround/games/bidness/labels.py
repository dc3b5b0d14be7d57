"""What a drawn board of Bidness writes beside its cards, as data."""

from typing import Final, Literal

from seedround.engine.kinds import Card, Chance, Dollars, Seat
from seedround.engine.saying import Saying
from seedround.games.bidness.document import Claim


class LabelRound(Saying, frozen=True):
    """The heading of the board."""

    round: int
    phase: Literal["setup", "play", "business", "over"]


class LabelFirst(Saying, frozen=True):
    first: Seat


class LabelPassed(Saying, frozen=True):
    count: int
    all: int


class LabelCard(Saying, frozen=True):
    card: Card


class LabelPricedCard(Saying, frozen=True):
    card: Card
    cost: Dollars


class LabelIous(Saying, frozen=True):
    ious: int


class LabelStaff(Saying, frozen=True):
    """Tech points, and employees by their letters."""

    tech: int
    marketers: int
    engineers: int
    lawyers: int


class LabelSales(Saying, frozen=True):
    units: int
    price: Dollars


class LabelContracts(Saying, frozen=True):
    contracts: int


class LabelAward(Saying, frozen=True):
    award: Literal["market", "tech"]


class LabelLaidOff(Saying, frozen=True):
    """No paying off this round (BD-SAL-09)."""


class LabelHand(Saying, frozen=True):
    cards: int
    salaries: Dollars


class LabelShort(Saying, frozen=True):
    """The rest of a company in one line, where there is room for no more."""

    contracts: int
    cards: int


# The auction and the suit


class LabelLot(Saying, frozen=True):
    card: Card
    seller: Seat


class LabelBid(Saying, frozen=True):
    """None: nobody has bid yet."""

    bidder: Seat | None
    bid: Dollars


class LabelBidder(Saying, frozen=True):
    seat: Seat


class LabelStillIn(Saying, frozen=True):
    """The names with arrows between them."""

    bidders: str


class LabelDropped(Saying, frozen=True):
    bidders: tuple[str, ...]


class LabelCase(Saying, frozen=True):
    card: Card
    plaintiff: Seat
    defendant: Seat


class LabelDamages(Saying, frozen=True):
    """None: not yet named."""

    claim: Claim
    amount: int | None


class LabelCourt(Saying, frozen=True):
    """The dice as pictures, and how many."""

    pictures: str
    dice: int
    defence_pictures: str
    defence: int
    plaintiff: Seat
    odds: Chance


class LabelDemand(Saying, frozen=True):
    seat: Seat
    sum: Dollars


class LabelOffered(Saying, frozen=True):
    seat: Seat
    sum: Dollars


class LabelTalks(Saying, frozen=True):
    said: tuple[str, ...]


# Cards


class LabelYourHand(Saying, frozen=True):
    cards: tuple[str, ...]


class LabelFaceDown(Saying, frozen=True):
    """What the viewer has discarded in secret."""

    cards: tuple[Card, ...]


class LabelHeaps(Saying, frozen=True):
    shown: tuple[Card, ...]
    hidden: int
    deck: int


class ChapterRound(Saying, frozen=True):
    round: int


LABELS: Final = (
    LabelRound,
    LabelFirst,
    LabelPassed,
    LabelCard,
    LabelPricedCard,
    LabelIous,
    LabelStaff,
    LabelSales,
    LabelContracts,
    LabelAward,
    LabelLaidOff,
    LabelHand,
    LabelShort,
    LabelLot,
    LabelBid,
    LabelBidder,
    LabelStillIn,
    LabelDropped,
    LabelCase,
    LabelDamages,
    LabelCourt,
    LabelDemand,
    LabelOffered,
    LabelTalks,
    LabelYourHand,
    LabelFaceDown,
    LabelHeaps,
    ChapterRound,
)
