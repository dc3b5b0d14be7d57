"""Every Event of Silicon Valley. Gains and payments are open, totals are not (SV-INFO-03)."""

from typing import Final, Literal

from msgspec import Struct

from seedround.engine.event import Event, SecretEvent
from seedround.engine.kinds import Card, Dollars, Phrase, Seat
from seedround.games.silicon_valley.effects import Deed, Power
from seedround.games.silicon_valley.sayings import (
    CompanyEnd,
    CompanyStart,
    CompanyWorth,
    Player,
    Symbol,
    Unit,
)

Row = Literal["employee", "hq", "vc", "product"]


class GameStarted(Event, frozen=True):
    """The table is set; companies in turn order (SV-SETUP-01..13)."""

    companies: tuple[CompanyStart, ...]
    employees: tuple[Card, ...]
    hq: tuple[Card, ...]
    vc: tuple[Card, ...]
    products: tuple[Card, ...]


class Founder(Struct, frozen=True, forbid_unknown_fields=True):
    founder: Card


class FounderKept(SecretEvent, frozen=True, kw_only=True):
    """A seat has chosen; the others do not see whom (SV-SETUP-14)."""

    seat: Seat
    secret: Founder | None = None


class FounderShown(Event, frozen=True):
    """All have chosen (SV-SETUP-14)."""

    seat: Seat
    founder: Card


class RoundStarted(Event, frozen=True):
    """SV-ORDER-01, SV-ORDER-02."""

    round: int
    order: tuple[Player, ...]


class TurnStarted(Event, frozen=True):
    seat: Seat
    actions: int


class TurnEnded(Event, frozen=True):
    """SV-TURN-02: with so many actions unused."""

    seat: Seat
    unused: int


class Hired(Event, frozen=True):
    seat: Seat
    employee: Card
    price: Dollars


class Poached(Event, frozen=True):
    """`owner` is None if the Rival lost the employee (SV-POACH-01, SV-SOLO-26)."""

    seat: Seat
    owner: Seat | None
    employee: Card
    price: Dollars


class Expanded(Event, frozen=True):
    seat: Seat
    card: Card
    price: Dollars


class Funded(Event, frozen=True):
    """A VC card is acquired (SV-VC-02)."""

    seat: Seat
    card: Card


class PowerUsed(Event, frozen=True):
    """A power does its work (SV-VC-03, SV-R-28)."""

    seat: Seat
    card: Card
    power: Power


class PowerLost(Event, frozen=True):
    """A power that was declined or could not be used (SV-VC-03, SV-R-28)."""

    seat: Seat
    card: Card
    power: Power


class DoneByHand(Event, frozen=True):
    """What people carry out by themselves (SV-VC-03)."""

    card: Card
    text: Phrase


class Outsourced(Event, frozen=True):
    seat: Seat
    block: str
    price: Dollars


class Innovated(Event, frozen=True):
    """SV-INNO-04, SV-INNO-05."""

    seat: Seat
    product: Card
    blocks: tuple[str, ...]


class SecondMoved(Event, frozen=True):
    """SV-SECOND-03, SV-SECOND-04."""

    seat: Seat
    product: Card
    blocks: tuple[str, ...]


class Flipped(Event, frozen=True):
    """An Innovator tile shows its side B (SV-SECOND-06)."""

    seat: Seat
    product: Card


class Sunsetted(Event, frozen=True):
    """A product is removed, by choice or because its code was not paid."""

    seat: Seat
    product: Card
    forced: bool


class LaidOff(Event, frozen=True):
    """An employee goes, by choice or because salaries could not be paid."""

    seat: Seat
    employee: Card
    forced: bool


class Gained(Event, frozen=True):
    """Cash, valuation and blocks that a card gives (SV-GEN-02, SV-GEN-03)."""

    seat: Seat
    source: Card | None
    cash: Dollars
    valuation: int
    blocks: tuple[str, ...]


class Collected(Event, frozen=True):
    """The ongoing benefits of a whole company (SV-OPER-01)."""

    seat: Seat
    cash: Dollars
    valuation: int
    blocks: tuple[str, ...]


class Substituted(Event, frozen=True):
    """Another block in place of one that has run out (SV-SUPPLY-01, SV-SUPPLY-02)."""

    seat: Seat
    wanted: str
    block: str


class Missed(Event, frozen=True):
    """No block is left to take (SV-SUPPLY-03)."""

    seat: Seat
    wanted: str


class PaidCode(Event, frozen=True):
    """Blocks go to the supply; change is not given (SV-GEN-07)."""

    seat: Seat
    card: Card | None
    cost: int
    blocks: tuple[str, ...]


class PaidHq(Event, frozen=True):
    """SV-UPKEEP-01; what is short is forgiven (SV-INVOL-04)."""

    seat: Seat
    price: Dollars
    forgiven: Dollars


class PaidSalaries(Event, frozen=True):
    """SV-UPKEEP-02."""

    seat: Seat
    price: Dollars


class PaidRival(Event, frozen=True):
    """Money lost to a personality action."""

    seat: Seat
    price: Dollars


class TokenMoved(Event, frozen=True):
    """The valuation token goes from one space to another (SV-TRACK-01..04)."""

    seat: Seat
    start: int
    end: int
    amount: int
    unit: Unit


class SalariesChanged(Event, frozen=True):
    """Each employee gets salary tokens, or loses them (SV-SALARY-01, SV-SALARY-05)."""

    seat: Seat
    change: Literal["more", "less"]
    amount: Dollars


class Refilled(Event, frozen=True):
    """A card is turned up in a slot."""

    row: Row
    slot: int
    card: Card


class Reshuffled(Event, frozen=True):
    """A discard pile becomes the new deck (SV-R-15)."""

    row: Row


class DecisionRevealed(Event, frozen=True):
    """SV-SOLO-11."""

    card: Card
    white: int
    grey: int
    blocks: tuple[str, ...]


class PawnMoved(Event, frozen=True):
    """SV-SOLO-12..14; without a row and a slot it stays where it is (SV-R-52)."""

    pawn: Literal["white", "grey"]
    row: Row | None
    slot: int | None


class RivalInnovated(Event, frozen=True):
    """SV-SOLO-15..18."""

    product: Card
    blocks: tuple[str, ...]


class RivalCopied(Event, frozen=True):
    """SV-SOLO-20."""

    product: Card


class RivalTook(Event, frozen=True):
    """An HQ or VC card or an employee leaves the board (SV-SOLO-22..24)."""

    row: Row
    card: Card


class RivalCollected(Event, frozen=True):
    """Blocks join the tech row (SV-SOLO-24, SV-SOLO-28)."""

    blocks: tuple[str, ...]


class MarkersMoved(Event, frozen=True):
    """Attributes whose markers went down a step, once for each step (SV-SOLO-22..24)."""

    attributes: tuple[Symbol, ...]


class PersonalityActed(Event, frozen=True):
    """SV-SOLO-29."""

    card: Card
    does: tuple[Deed, ...]


class Discarded(Event, frozen=True):
    """A personality action removes a card from the board."""

    row: Row
    card: Card


class Headhunted(Event, frozen=True):
    """An employee goes to the Rival."""

    seat: Seat
    employee: Card


class RoundEnded(Event, frozen=True):
    round: int
    index: tuple[int, ...]
    companies: tuple[CompanyWorth, ...]


class GameEnded(Event, frozen=True):
    """Screens are lifted (SV-END-01..04)."""

    winners: tuple[Seat, ...]
    companies: tuple[CompanyEnd, ...]


class SoloEnded(Event, frozen=True):
    """SV-SOLO-32, SV-SOLO-33."""

    seat: Seat
    won: bool
    round: int
    index: int
    amount: int
    unit: Unit


EVENTS: Final = (
    GameStarted,
    FounderKept,
    FounderShown,
    RoundStarted,
    TurnStarted,
    TurnEnded,
    Hired,
    Poached,
    Expanded,
    Funded,
    PowerUsed,
    PowerLost,
    DoneByHand,
    Outsourced,
    Innovated,
    SecondMoved,
    Flipped,
    Sunsetted,
    LaidOff,
    Gained,
    Collected,
    Substituted,
    Missed,
    PaidCode,
    PaidHq,
    PaidSalaries,
    PaidRival,
    TokenMoved,
    SalariesChanged,
    Refilled,
    Reshuffled,
    DecisionRevealed,
    PawnMoved,
    RivalInnovated,
    RivalCopied,
    RivalTook,
    RivalCollected,
    MarkersMoved,
    PersonalityActed,
    Discarded,
    Headhunted,
    RoundEnded,
    GameEnded,
    SoloEnded,
)
