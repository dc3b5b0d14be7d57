"""What is wrong with a card set of Bidness, as data. Names of fields are those of the file."""

from typing import Final

from seedround.engine.kinds import Dollars
from seedround.engine.saying import Saying


class TooManyKinds(Saying, frozen=True):
    """More kinds of card than a table can tell apart."""

    kinds: int
    most: int


class AuctionCardUnfit(Saying, frozen=True):
    """What is auctioned are the employees and contracts of the box, and nothing else."""

    known: tuple[str, ...]


class EffectFixed(Saying, frozen=True):
    """An employee or a contract that is another one."""


class EffectNeeded(Saying, frozen=True):
    """A type of card that cannot do without an effect."""

    type: str
    effect: str


class CardMissing(Saying, frozen=True):
    """A kind of card that the set leaves out."""

    card: str


class DeckSizeStated(Saying, frozen=True):
    """The head of the set states another number of cards."""

    found: int
    stated: int


class TooManyIous(Saying, frozen=True):
    """More IOUs at the start than a player may owe."""

    ious: int
    most: int


class PayoffStart(Saying, frozen=True):
    """Paying off nothing must cost nothing."""


class SalaryStart(Saying, frozen=True):
    """No lawyers must cost nothing: a debtor who has let all of them go owes no salary."""


class PlayersReversed(Saying, frozen=True):
    """The least number of players is larger than the most."""


class TooFewEmployees(Saying, frozen=True):
    """Not everybody can get the employees that everybody starts with."""

    limit: int
    players: int


class CostUnfit(Saying, frozen=True):
    """A cost that cannot be paid with the money of the game (BD-BANK-03)."""

    cost: int
    step: int


class EffectEmpty(Saying, frozen=True):
    """A card that does nothing, and does not say either what people should do."""


class EffectUnfit(Saying, frozen=True):
    """An effect that goes with another type of card."""

    effect: str
    type: str


class TargetUnfit(Saying, frozen=True):
    """A target from which the effect can take nothing."""

    needed: str
    target: str


class AuctionCardPriced(Saying, frozen=True):
    """What is auctioned has no price of its own."""


class LawsuitPriced(Saying, frozen=True):
    """BD-SUIT-01."""


class NoTarget(Saying, frozen=True):
    """A card that pays or burdens a target which it does not have."""


class NobodyPaid(Saying, frozen=True):
    """A card with a cost that nobody gets."""

    cost: Dollars


class BonusUnfit(Saying, frozen=True):
    """Bonus cards are those with effects that last for the round."""


class DamagesReversed(Saying, frozen=True):
    """The least damages are larger than the most."""

    least: int
    most: int


class DeckMayRunOut(Saying, frozen=True):
    """A warning: a deal may run short (BD-DEAL-03, BD-R-03)."""

    permanent: int
    players: int
    room: int


class SetSeats(Saying, frozen=True):
    """A table with too many players for its card set, or too few."""

    title: str
    least: int
    most: int
    seats: int


FAULTS: Final = (
    TooManyKinds,
    AuctionCardUnfit,
    EffectFixed,
    EffectNeeded,
    CardMissing,
    DeckSizeStated,
    TooManyIous,
    PayoffStart,
    SalaryStart,
    PlayersReversed,
    TooFewEmployees,
    CostUnfit,
    EffectEmpty,
    EffectUnfit,
    TargetUnfit,
    AuctionCardPriced,
    LawsuitPriced,
    NoTarget,
    NobodyPaid,
    BonusUnfit,
    DamagesReversed,
    DeckMayRunOut,
    SetSeats,
)
