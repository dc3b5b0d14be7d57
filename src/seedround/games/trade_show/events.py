"""Every Event of Trade Show. Nothing in this game is secret but the order of the deck."""

from typing import ClassVar, Final

from seedround.engine.event import Event
from seedround.engine.kinds import Card, Dollars, Seat, SeatDollars
from seedround.games.trade_show.moves import PLACEMENT, REROLL_COST, SIDES


class GameStarted(Event, frozen=True):
    """Companies are dealt and the start marker is given (TS-SET-02, TS-SET-03, TS-SET-07)."""

    companies: tuple[Card, ...]
    queue: tuple[Card, ...]
    start: Seat
    rounds: int


class RoundStarted(Event, frozen=True):
    """A new grid lies on the table (TS-SET-05, TS-ROUND-03)."""

    round: int
    start: Seat
    companies: tuple[Card, ...]
    bottom: tuple[Card, ...]
    top: tuple[Card, ...]


class Drafted(Event, frozen=True):
    """A seat took the bottom card of a column (TS-DRAFT-03)."""

    seat: Seat
    column: int
    card: Card


class TookColumn(Event, frozen=True):
    """A seat took both cards of a column and is about to order them (TS-DRAFT-04)."""

    seat: Seat
    column: int
    bottom: Card
    top: Card


class Stacked(Event, frozen=True):
    """The two cards went under the stack in this order (TS-DRAFT-11)."""

    seat: Seat
    above: Card
    below: Card


class Refilled(Event, frozen=True):
    """A column after its refill (TS-DRAFT-08, TS-DRAFT-09)."""

    column: int
    bottom: Card
    top: Card


class TurnStarted(Event, frozen=True):
    """A seat takes its company's dice to the trade show (TS-SHOW-02)."""

    seat: Seat
    company: Card


class Rolled(Event, frozen=True):
    """All free dice were rolled (TS-SHOW-03, TS-SHOW-15)."""

    seat: Seat
    card: Card
    d4: tuple[int, ...]
    d6: tuple[int, ...]
    d8: tuple[int, ...]


class Fulfilled(Event, frozen=True):
    """Dice were put on the target; the offer grows (TS-SHOW-08, TS-SHOW-10, TS-SHOW-11)."""

    derived: ClassVar[tuple[str, ...]] = ("count", "sides")

    seat: Seat
    card: Card
    dice: str
    values: tuple[int, ...]
    cube: bool
    offer: Dollars

    @property
    def count(self) -> int:
        return PLACEMENT[self.dice][1]

    @property
    def sides(self) -> int:
        return SIDES[PLACEMENT[self.dice][0]]


class Rerolled(Event, frozen=True):
    """Two cubes went to the supply for a reroll (TS-SHOW-18, TS-CUBE-04)."""

    derived: ClassVar[tuple[str, ...]] = ("cost",)

    seat: Seat

    @property
    def cost(self) -> int:
        return REROLL_COST


class Sold(Event, frozen=True):
    """The offer was accepted (TS-SHOW-13, TS-SHOW-14)."""

    seat: Seat
    dollars: Dollars
    bonus: Dollars
    complete: Dollars
    cubes: int
    total: Dollars
    score: Dollars


class Failed(Event, frozen=True):
    """The sale failed; only matching bonuses are scored (TS-SHOW-16, TS-SHOW-17)."""

    seat: Seat
    card: Card
    bonus: Dollars
    lost: Dollars
    score: Dollars


class RoundEnded(Event, frozen=True):
    """The trade show is over (TS-ROUND-02, TS-ROUND-06)."""

    round: int
    scores: tuple[SeatDollars, ...]


class GameEnded(Event, frozen=True):
    """Cubes have become dollars and the most money wins (TS-END-03..05)."""

    winners: tuple[Seat, ...]
    scores: tuple[SeatDollars, ...]
    cubes: tuple[int, ...]


EVENTS: Final = (
    GameStarted,
    RoundStarted,
    Drafted,
    TookColumn,
    Stacked,
    Refilled,
    TurnStarted,
    Rolled,
    Fulfilled,
    Rerolled,
    Sold,
    Failed,
    RoundEnded,
    GameEnded,
)
