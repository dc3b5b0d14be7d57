"""Every Move of Tech Deck (section 3.1). Talk is free and no move (TD-TEAM-08)."""

from functools import lru_cache
from typing import Annotated, Final, Literal

from msgspec import Meta

from seedround.engine.kinds import Card
from seedround.engine.move import Move

Cards = Annotated[tuple[Card, ...], Meta(max_length=54)]


class Venture(Move, frozen=True):
    """Keep this card as the start venture of an area (TD-SETUP-04)."""

    card: Card


class Start(Move, frozen=True):
    """Start cards of a solo game: the pair of 1s, then a 2, a 3 and a 4 (TD-SETUP-07)."""

    cards: Cards


class Pass(Move, frozen=True):
    """Use no effect in this slot (TD-FX-03)."""


class Use(Move, frozen=True):
    """Use the effect of a card (TD-FX-04)."""

    card: Card


class Pick(Move, frozen=True):
    """The card that a step of an effect works on (TD-FX-17)."""

    card: Card


class Bury(Move, frozen=True):
    """Send looked-at customers to the bottom of their deck: some, or none (`bury:none`)."""

    none: bool = False
    cards: Cards = ()


class NoSet(Move, frozen=True, tag="none"):
    """Play no cards in this run (TD-ASSIST-04)."""


class PlaySet(Move, frozen=True, tag="set"):
    """Play these cards face down (TD-ASSIST-01)."""

    cards: Cards


class First(Move, frozen=True):
    """The next card of a set, in deck order, while too many sets remain to list them (3.1)."""

    card: Card


class Stop(Move, frozen=True):
    """The cards named so far are the set (3.1)."""


class Assist(Move, frozen=True):
    """Declare which customer the revealed set assists (TD-ASSIST-07)."""

    card: Card


class Score(Move, frozen=True):
    """Put the won customer into the score pile (TD-ASSIST-20)."""


class Area(Move, frozen=True):
    """Put the won customer into a venture area (TD-ASSIST-17)."""

    area: Literal["a1", "a2", "a3"]


class Retire(Move, frozen=True):
    """The venture that leaves a full area for the score pile (TD-ASSIST-18)."""

    card: Card


PASS: Final = Pass()
NO_SET: Final = NoSet()
STOP: Final = Stop()
SCORE: Final = Score()
AREA: Final = (Area("a1"), Area("a2"), Area("a3"))
BURY_NONE: Final = Bury(none=True)

MOVES: Final = (
    Venture,
    Start,
    Pass,
    Use,
    Pick,
    Bury,
    NoSet,
    PlaySet,
    First,
    Stop,
    Assist,
    Score,
    Area,
    Retire,
)


@lru_cache(maxsize=1 << 16)
def play_set(cards: tuple[str, ...]) -> PlaySet:
    """The move for a set, made once."""
    return PlaySet(cards)
