"""Every Move of Trade Show (section 3.1)."""

from typing import Annotated, ClassVar, Final, Literal

from msgspec import Meta

from seedround.engine.kinds import among
from seedround.engine.move import Move

SIDES: Final = (4, 6, 8)
"""The sizes of dice, smallest first (TS-A-25)."""
D4, D6, D8 = SIDES
MOST_DICE: Final = 10
COLUMNS: Final = 5
"""Of the grid (TS-SET-05)."""
PAIR: Final = 2
"""The cards of a column: a bottom and a top one, front and back in words (TS-DRAFT-04)."""
GRID: Final = PAIR * COLUMNS
"""Cards that lie open."""
REROLL_COST: Final = 2
"""Cubes that another roll costs (TS-SHOW-18)."""
CUBE_WORTH: Final = 1
"""Dollars that each cube adds at the end (TS-END-03)."""

Column = Annotated[int, Meta(ge=1, le=COLUMNS)]
DiceUsed = Annotated[
    str,
    Meta(pattern=r"^d[468]x([1-9]|10)$"),
    among([f"d{sides}x{count}" for sides in SIDES for count in range(1, MOST_DICE + 1)]),
]
"""Size and number of dice: `d6x2`."""


class One(Move, frozen=True):
    """Take the bottom card of a column (TS-DRAFT-03)."""

    column: Column


class Two(Move, frozen=True):
    """Take both cards of a column (TS-DRAFT-04)."""

    column: Column


class Order(Move, frozen=True):
    """Which of the two cards goes above the other (TS-DRAFT-11)."""

    above: Literal["bottom", "top"]


class Place(Move, frozen=True):
    """Put dice of one size on the target; an exact single die earns a cube (TS-SHOW-05..10)."""

    derived: ClassVar[tuple[str, ...]] = ("count", "sides")

    dice: DiceUsed
    cube: bool = False

    @property
    def count(self) -> int:
        return PLACEMENT[self.dice][1]

    @property
    def sides(self) -> int:
        return SIDES[PLACEMENT[self.dice][0]]


class Concede(Move, frozen=True):
    """Let the sale fail (TS-SHOW-16)."""


class Reroll(Move, frozen=True):
    """Pay two cubes and roll all free dice again (TS-SHOW-18)."""

    derived: ClassVar[tuple[str, ...]] = ("cost",)

    @property
    def cost(self) -> int:
        return REROLL_COST


class Accept(Move, frozen=True):
    """Sell for the offer on the table (TS-SHOW-13)."""


class Roll(Move, frozen=True):
    """Roll the free dice for the next card (TS-SHOW-15)."""


ONE: Final = tuple(One(column + 1) for column in range(COLUMNS))
TWO: Final = tuple(Two(column + 1) for column in range(COLUMNS))
ORDER: Final = (Order("bottom"), Order("top"))
PLACE: Final = tuple(
    tuple(Place(f"d{sides}x{count}") for count in range(1, MOST_DICE + 1)) for sides in SIDES
)
"""By size and number of dice less one."""
PLACE_EXACT: Final = tuple(Place(f"d{sides}x1", True) for sides in SIDES)
PLACEMENT: Final = {
    row[count - 1].dice: (size, count)
    for size, row in enumerate(PLACE)
    for count in range(1, MOST_DICE + 1)
}
"""From `d6x2` to (index of the size, number of dice)."""
CONCEDE: Final = Concede()
REROLL: Final = Reroll()
ACCEPT: Final = Accept()
ROLL: Final = Roll()

MOVES: Final = (One, Two, Order, Place, Concede, Reroll, Accept, Roll)
