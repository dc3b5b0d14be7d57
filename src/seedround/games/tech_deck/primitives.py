"""The primitives that effects are composed of (section 6.1): what a card file may say.

What they do stands in `effects_hand`, `effects_row` and `effects_assist`, one class for each.
"""

from typing import ClassVar, Final, Literal

from msgspec import Struct

from seedround.engine.kinds import snake
from seedround.engine.saying import Saying
from seedround.engine.set_sayings import FigureOutOfRange
from seedround.games.tech_deck.faults import FigureNegative, NoLeftEnd, NoSuchExchange, SlackUnfit

Phase = Literal["main", "before", "after", "assist", "won"]
Domain = Literal["service", "technology", "science", "information", "open"]

PHASES: Final = ("main", "before", "after", "assist", "won")
IN_WINDOWS: Final = ("main", "before", "after")
HIGHEST: Final = 13
SHARPEST: Final = 20
"""By so much a card can count more in a contest."""


class Primitive(Struct, frozen=True, tag_field="op", tag=snake, forbid_unknown_fields=True):
    """One step of an effect."""

    phases: ClassVar[tuple[str, ...]] = IN_WINDOWS

    @classmethod
    def name(cls) -> str:
        """What it is called in a file."""
        return snake(cls.__name__)

    def is_cost(self) -> bool:
        """Whether it must be paid in full before anything else happens (TD-FX-15)."""
        return False

    def flaw(self) -> Saying | None:
        """What is wrong with its parameters; None if all is well."""
        return None


class Counted(Primitive, frozen=True):
    """A primitive with a number of cards."""

    n: int

    most: ClassVar[int] = 9

    def flaw(self) -> Saying | None:
        if 1 <= self.n <= self.most:
            return None
        return FigureOutOfRange(f"{self.name()}.n", self.n, 1, self.most)


class Draw(Counted, frozen=True):
    """Draw from the own group deck."""

    phases = ("main", "before", "after", "won")


class Discard(Counted, frozen=True):
    """Hand cards go to the own discard; as a cost others than this card."""

    cost: bool = False

    phases = PHASES

    def is_cost(self) -> bool:
        return self.cost


class Recover(Counted, frozen=True):
    """Cards of the own discard come into the hand."""

    max: int = HIGHEST
    domain: Domain | None = None


class Swap(Primitive, frozen=True):
    """Two cards swap places (TD-GEN-05)."""

    a: Literal["hand", "row", "discard"]
    b: Literal["discard", "row", "top", "rival_discard"]
    diff: int | None = None

    def flaw(self) -> Saying | None:
        places = f"{self.a}/{self.b}"
        if places not in EXCHANGES:
            return NoSuchExchange(places, EXCHANGES)
        if self.diff is not None and self.diff < 0:
            return FigureNegative("swap.diff", self.diff)
        return None


EXCHANGES: Final = ("hand/discard", "hand/row", "row/top", "discard/rival_discard")


ORDERED: Final = ("row", "unhappy")
"""Places with a left end."""


class Shift(Primitive, frozen=True):
    """A row customer moves to the right end."""

    which: Literal["left", "any"]


class Bury(Primitive, frozen=True, rename={"source": "from"}):
    """A card goes to the bottom of the customer deck."""

    source: Literal["row", "unhappy"]
    which: Literal["left", "any"] = "any"


class Expel(Primitive, frozen=True, rename={"source": "from"}):
    """A card leaves the game (TD-GEN-04)."""

    source: Literal["row", "hand", "discard", "unhappy", "self"]
    which: Literal["left", "any"] = "any"
    cost: bool = False

    def is_cost(self) -> bool:
        return self.cost

    def flaw(self) -> Saying | None:
        if self.which == "left" and self.source not in ORDERED:
            return NoLeftEnd(self.source, ORDERED)
        return None


class Invite(Counted, frozen=True):
    """New customers come while the row has room."""

    most = 4


class Scout(Counted, frozen=True):
    """Look at the next customers and send any of them to the bottom."""

    most = 3


class Dig(Counted, frozen=True):
    """Reveal the top of the own group deck and take one card."""


class Spy(Primitive, frozen=True):
    """Look at the rivals' hand."""


class Ready(Primitive, frozen=True):
    """Another own card loses its used mark."""

    where: Literal["hand", "team"]


class Bank(Primitive, frozen=True):
    """A hand card goes to the score pile."""

    min: int


class Slack(Primitive, frozen=True):
    """The total may be changed by any whole number from lo to hi."""

    lo: int
    hi: int

    phases = ("assist",)

    def flaw(self) -> Saying | None:
        if -HIGHEST <= self.lo <= 0 <= self.hi <= HIGHEST and self.lo < self.hi:
            return None
        return SlackUnfit(self.lo, self.hi, -HIGHEST, HIGHEST)


class Wild(Primitive, frozen=True):
    """No domain match is needed."""

    phases = ("assist",)


class Double(Primitive, frozen=True):
    """One played card counts twice."""

    phases = ("assist",)


class Edge(Primitive, frozen=True):
    """The highest played card counts more in a contest."""

    k: int

    phases = ("assist",)

    def flaw(self) -> Saying | None:
        if 1 <= self.k <= SHARPEST:
            return None
        return FigureOutOfRange("edge.k", self.k, 1, SHARPEST)


class Develop(Primitive, frozen=True):
    """The won customer becomes a group card (TD-ASSIST-15)."""

    to: Literal["discard", "hand", "deck"]

    phases = ("won",)


class Retain(Primitive, frozen=True):
    """One played card goes back to the hand."""

    which: Literal["self", "any"]
    max: int = HIGHEST

    phases = ("won",)


AnyPrimitive = (
    Draw
    | Discard
    | Recover
    | Swap
    | Shift
    | Bury
    | Expel
    | Invite
    | Scout
    | Dig
    | Spy
    | Ready
    | Bank
    | Slack
    | Wild
    | Double
    | Edge
    | Develop
    | Retain
)
