"""Every Move of Silicon Valley (section 3): an action and the card it is for are one move."""

from functools import lru_cache
from typing import Annotated, Final

from msgspec import Meta

from seedround.engine.kinds import Card, Seat, among
from seedround.engine.move import Move
from seedround.games.silicon_valley.blocks import KINDS, Holding, names

Slot = Annotated[int, Meta(ge=1, le=12)]
BlockName = Annotated[str, Meta(pattern=r"^(D2|I3|L3|I4|O4|L4|T4|S4)$"), among(KINDS)]


class Keep(Move, frozen=True):
    """Keep one of the two founders dealt (SV-SETUP-14)."""

    founder: Card


class Hire(Move, frozen=True):
    """Hire the employee of a slot of the row, the cheapest slot first (SV-HIRE-01)."""

    slot: Slot


class Poach(Move, frozen=True):
    """Take an employee from another company; alone, seat 1 is the Rival (SV-POACH-01)."""

    seat: Seat
    employee: Card


class Expand(Move, frozen=True):
    """Take an HQ card (SV-HQ-02)."""

    slot: Slot


class Vc(Move, frozen=True):
    """Acquire the funding of a VC card (SV-VC-01)."""

    slot: Slot


class Outsource(Move, frozen=True):
    """Buy one block (SV-OUT-01)."""

    block: BlockName


class Innovate(Move, frozen=True):
    """Launch a product as the innovator (SV-INNO-01)."""

    slot: Slot


class Second(Move, frozen=True):
    """Launch a product as the second mover (SV-SECOND-01)."""

    slot: Slot


class Sunset(Move, frozen=True):
    """Remove one of your own products (SV-SUNSET-01)."""

    product: Card


class Layoff(Move, frozen=True):
    """Lay off one of your own employees (SV-LAYOFF-01)."""

    employee: Card


class EndTurn(Move, frozen=True):
    """Stop before the actions are used up (SV-TURN-02)."""


class Done(Move, frozen=True):
    """No more layoffs or sunsets in this action."""


class Decline(Move, frozen=True):
    """Let the power of a VC card go (SV-VC-03)."""


class Pay(Move, frozen=True):
    """Pay code with these blocks (SV-GEN-07)."""

    blocks: tuple[BlockName, ...]


class Drop(Move, frozen=True):
    """Do not pay for this product: it is lost (SV-INVOL-03)."""


class Design(Move, frozen=True):
    """Fill a product's grid with these blocks (SV-INNO-02)."""

    blocks: tuple[BlockName, ...]


class Narrow(Move, frozen=True):
    """How many blocks of a kind, where a list would be too long (section 3.4)."""

    block: BlockName
    count: Annotated[int, Meta(ge=0, le=127)]


class Take(Move, frozen=True):
    """Take a block: in place of one that has run out, or by the power of a VC card."""

    block: BlockName


class Overtime(Move, frozen=True):
    """Gain the ongoing benefit of one of your people now (power `overtime`)."""

    employee: Card


class Royalty(Move, frozen=True):
    """Gain the ongoing cash of one of your products twice (power `royalty`)."""

    product: Card


class Yield(Move, frozen=True):
    """Let an employee go to the Rival (personality `headhunt`)."""

    employee: Card


SLOTS: Final = 12
HIRE: Final = tuple(Hire(slot + 1) for slot in range(SLOTS))
EXPAND: Final = tuple(Expand(slot + 1) for slot in range(SLOTS))
VC: Final = tuple(Vc(slot + 1) for slot in range(SLOTS))
INNOVATE: Final = tuple(Innovate(slot + 1) for slot in range(SLOTS))
SECOND: Final = tuple(Second(slot + 1) for slot in range(SLOTS))
OUTSOURCE: Final = tuple(Outsource(kind) for kind in KINDS)
TAKE: Final = tuple(Take(kind) for kind in KINDS)
END_TURN: Final = EndTurn()
DONE: Final = Done()
DECLINE: Final = Decline()
DROP: Final = Drop()


@lru_cache(1 << 12)
def pay(blocks: Holding) -> Pay:
    return Pay(names(blocks))


MOVES: Final = (
    Keep,
    Hire,
    Poach,
    Expand,
    Vc,
    Outsource,
    Innovate,
    Second,
    Sunset,
    Layoff,
    EndTurn,
    Done,
    Decline,
    Pay,
    Drop,
    Design,
    Narrow,
    Take,
    Overtime,
    Royalty,
    Yield,
)
