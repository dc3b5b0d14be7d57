"""Every Event of Bidness. Secret are dealt, discarded and stolen cards."""

from typing import Final, Literal

from msgspec import Struct

from seedround.engine.event import Event, SecretEvent
from seedround.engine.kinds import Card, Dollars, Phrase, Seat, SeatDollars
from seedround.games.bidness.document import Claim
from seedround.games.bidness.moves import Employee


class SecretCard(Struct, frozen=True, forbid_unknown_fields=True):
    """One card, for those who may know it."""

    card: Card


class SecretCards(Struct, frozen=True, forbid_unknown_fields=True):
    """Several cards, for those who may know them."""

    cards: tuple[Card, ...]


# Setup


class GameStarted(Event, frozen=True):
    """Equal companies, both awards in the bank (BD-SETUP-02..05)."""

    cash: Dollars
    ious: int
    tech: int


class RolledForFirst(Event, frozen=True):
    """Two dice for the First Player Token (BD-SETUP-06)."""

    seat: Seat
    dice: tuple[int, ...]


class RoundStarted(Event, frozen=True):
    """The token lies with the First Player; the deck is shuffled (BD-ROUND-01, BD-DEAL-01)."""

    round: int
    first: Seat


class Dealt(SecretEvent, frozen=True, kw_only=True):
    """A seat got cards (BD-DEAL-02)."""

    seat: Seat
    count: int
    secret: SecretCards | None = None


class Discarded(SecretEvent, frozen=True, kw_only=True):
    """A seat put a card face down on the heap (BD-DEAL-04, BD-DEAL-05)."""

    seat: Seat
    secret: SecretCard | None = None


# Card play


class Passed(Event, frozen=True):
    """A seat skipped its turn, by choice or for want of cards (BD-PLAY-03, BD-PLAY-08)."""

    seat: Seat


class Borrowed(Event, frozen=True):
    """IOUs and their money came from the bank (BD-DEBT-01)."""

    seat: Seat
    ious: int
    money: Dollars
    debt: int


class Sold(Event, frozen=True):
    """A card was sold to the bank, face up (BD-PLAY-06)."""

    seat: Seat
    card: Card
    price: Dollars


class SoldUnseen(SecretEvent, frozen=True, kw_only=True):
    """A card was sold to the bank, face down (BD-PLAY-06, option sold_cards)."""

    seat: Seat
    price: Dollars
    secret: SecretCard | None = None


class Played(Event, frozen=True):
    """A card left a hand and lies open on the table (BD-PLAY-04, BD-PLAY-05)."""

    seat: Seat
    card: Card


class PaidCost(Event, frozen=True):
    """The cost of a card was paid, to the bank or to another player (BD-PLAY-05)."""

    seat: Seat
    amount: Dollars
    payee: Seat | None


class Headhunted(Event, frozen=True):
    """An employee changed sides (BD-CARD-02)."""

    seat: Seat
    target: Seat
    employee: Employee


class BonusPlaced(Event, frozen=True):
    """A bonus card lies in a workplace for the rest of the round (BD-PLAY-05)."""

    card: Card
    owner: Seat


class TechGained(Event, frozen=True):
    """Tech points came from the bank (BD-CARD-06..08)."""

    seat: Seat
    points: int
    tech: int


class TechStolen(Event, frozen=True):
    """Tech points changed sides (BD-CARD-09)."""

    seat: Seat
    target: Seat
    points: int


class TechDestroyed(Event, frozen=True):
    """Tech points went back to the bank (BD-CARD-10)."""

    seat: Seat
    target: Seat
    points: int


class CardStolen(SecretEvent, frozen=True, kw_only=True):
    """Market Research took a card; thief and victim know which (BD-CARD-15)."""

    seat: Seat
    target: Seat
    secret: SecretCard | None = None


class DoneByHand(Event, frozen=True):
    """What people carry out by themselves (section 6.2)."""

    card: Card
    text: Phrase


# Auctions


class BidMade(Event, frozen=True):
    """BD-AUCTION-02, BD-AUCTION-03."""

    seat: Seat
    amount: Dollars


class DroppedOut(Event, frozen=True):
    """BD-AUCTION-05, BD-AUCTION-12."""

    seat: Seat


class AuctionWon(Event, frozen=True):
    """The winner has paid, the seller or the bank (BD-AUCTION-09..11)."""

    seat: Seat
    card: Card
    price: Dollars
    payee: Seat | None


class Unsold(Event, frozen=True):
    """Nobody bid (BD-AUCTION-11)."""

    card: Card


# Lawsuits


class Sued(Event, frozen=True):
    """The damages are announced and stay fixed (BD-SUIT-03)."""

    seat: Seat
    defendant: Seat
    card: Card
    claim: Claim
    amount: int


class Demanded(Event, frozen=True):
    """BD-SUIT-08."""

    seat: Seat
    amount: Dollars


class Countered(Event, frozen=True):
    """BD-SUIT-09."""

    seat: Seat
    amount: Dollars


class Rejected(Event, frozen=True):
    """BD-SUIT-10."""

    seat: Seat


class Settled(Event, frozen=True):
    """The defendant has paid, the case is dropped (BD-SUIT-10)."""

    seat: Seat
    defendant: Seat
    amount: Dollars


class TrialHeld(Event, frozen=True):
    """Both sides have rolled (BD-SUIT-14, BD-SUIT-15)."""

    seat: Seat
    defendant: Seat
    dice: tuple[int, ...]
    total: int
    defence: tuple[int, ...]
    defence_total: int
    winner: Seat


class DamagesPaid(Event, frozen=True):
    """The loser gave up what he could of the damages (BD-SUIT-16..19)."""

    seat: Seat
    to: Seat | None
    claim: Claim
    amount: int


# Awards and the Business Phase


class AwardMoved(Event, frozen=True):
    """An award has another holder, or lies in the bank (BD-AWARD-03, BD-AWARD-04)."""

    award: Literal["market", "tech"]
    holder: Seat | None


class SalariesPaid(Event, frozen=True):
    """BD-SAL-02."""

    seat: Seat
    amount: Dollars


class LaidOff(Event, frozen=True):
    """BD-SAL-04, BD-SAL-08."""

    seat: Seat
    employee: Employee
    due: Dollars


class PaidOff(Event, frozen=True):
    """BD-PAY-01."""

    seat: Seat
    ious: int
    cost: Dollars
    left: int


class Earned(Event, frozen=True):
    """BD-EARN-01..04."""

    seat: Seat
    price: Dollars
    units: int
    contracts: int
    total: Dollars


class TechRolled(Event, frozen=True):
    """BD-TECH-01."""

    seat: Seat
    dice: tuple[int, ...]
    points: int
    tech: int


class BonusReturned(Event, frozen=True):
    """BD-RET-01."""

    cards: tuple[Card, ...]


class RoundEnded(Event, frozen=True):
    """The round is over; the score is money less debt (BD-GEN-01, BD-WIN-02)."""

    round: int
    scores: tuple[SeatDollars, ...]


class GameEnded(Event, frozen=True):
    """BD-WIN-01..08; `cleared` are the seats without IOUs."""

    winners: tuple[Seat, ...]
    cleared: tuple[Seat, ...]
    reason: Literal["debt_free", "round_cap"]
    round: int


EVENTS: Final = (
    GameStarted,
    RolledForFirst,
    RoundStarted,
    Dealt,
    Discarded,
    Passed,
    Borrowed,
    Sold,
    SoldUnseen,
    Played,
    PaidCost,
    Headhunted,
    BonusPlaced,
    TechGained,
    TechStolen,
    TechDestroyed,
    CardStolen,
    DoneByHand,
    BidMade,
    DroppedOut,
    AuctionWon,
    Unsold,
    Sued,
    Demanded,
    Countered,
    Rejected,
    Settled,
    TrialHeld,
    DamagesPaid,
    AwardMoved,
    SalariesPaid,
    LaidOff,
    PaidOff,
    Earned,
    TechRolled,
    BonusReturned,
    RoundEnded,
    GameEnded,
)
