"""Every Move of Bidness (sections 3.1 and 3.6)."""

from typing import Annotated, Final, Literal

from msgspec import Meta

from seedround.engine.kinds import Card, Dollars, OtherSeat, every_seat
from seedround.engine.move import Move

Employee = Literal["marketer", "engineer", "lawyer"]
EMPLOYEES: Final[tuple[Employee, ...]] = ("marketer", "engineer", "lawyer")
TEN: Final = 10
"""Every amount of money is a multiple of so many dollars (BD-BANK-03)."""
Count = Annotated[int, Meta(ge=0, le=9)]
Amount = Annotated[int, Meta(ge=0, le=1_000_000)]


class Discard(Move, frozen=True):
    """Put a card face down on the discard heap (BD-DEAL-04)."""

    card: Card


class Play(Move, frozen=True):
    """Play a card from the hand (BD-PLAY-04, BD-PLAY-05)."""

    card: Card


class Sell(Move, frozen=True):
    """Sell a card to the bank (BD-PLAY-06)."""

    card: Card


class Borrow(Move, frozen=True):
    """Take an IOU and its money (BD-DEBT-01, BD-DEBT-06, BD-SAL-05)."""


class Pass(Move, frozen=True):
    """Skip the turn (BD-PLAY-01)."""


class Target(Move, frozen=True):
    """Name the other player that a card is for."""

    seat: OtherSeat


class Bid(Move, frozen=True):
    """Bid more than the last bid (BD-AUCTION-03)."""

    amount: Dollars


class Drop(Move, frozen=True):
    """Leave the auction for good (BD-AUCTION-05)."""


class Damages(Move, frozen=True):
    """Announce what is sued for: dollars, marketers or tech points (BD-SUIT-03)."""

    amount: Amount


class Demand(Move, frozen=True):
    """Open talks with a sum that the plaintiff would accept (BD-SUIT-08)."""

    amount: Dollars


class Trial(Move, frozen=True):
    """Go to trial without talks (BD-SUIT-08)."""


class Counter(Move, frozen=True):
    """Name another sum (BD-SUIT-09)."""

    amount: Dollars


class Accept(Move, frozen=True):
    """Settle for the last named sum (BD-SUIT-10)."""


class Reject(Move, frozen=True):
    """End the talks: the case goes to trial (BD-SUIT-10)."""


class Layoff(Move, frozen=True):
    """Lay one employee off (BD-SAL-04)."""

    employee: Employee


class Pay(Move, frozen=True):
    """Pay the salaries of those who are left (BD-SAL-06)."""


class Payoff(Move, frozen=True):
    """Pay off so many IOUs (BD-PAY-01)."""

    ious: Count


BORROW: Final = Borrow()
PASS: Final = Pass()
DROP: Final = Drop()
TRIAL: Final = Trial()
ACCEPT: Final = Accept()
REJECT: Final = Reject()
PAY: Final = Pay()
TARGET: Final = tuple(Target(seat) for seat in every_seat(6))
LAYOFF: Final = tuple(Layoff(employee) for employee in EMPLOYEES)
PAYOFF: Final = tuple(Payoff(ious) for ious in range(10))

MOVES: Final = (
    Discard,
    Play,
    Sell,
    Borrow,
    Pass,
    Target,
    Bid,
    Drop,
    Damages,
    Demand,
    Trial,
    Counter,
    Accept,
    Reject,
    Layoff,
    Pay,
    Payoff,
)
