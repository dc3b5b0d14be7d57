"""What stands on the box: all that is known about a game without loading its rules."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar, Literal

from msgspec import Struct

from seedround.engine.inks import GREY, NAVY, TOMATO, Ink, Paper
from seedround.engine.saying import Saying

Weight = Literal["light", "medium", "heavy"]
"""How much there is to learn."""

Fact = Literal["players", "minutes"]
"""What stands on the box and may not be in the rulebook."""


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """A game's options: Literals, bounded ints and bools, each with a default."""

    lab: ClassVar[Mapping[str, Any]] = {}
    """Defaults that differ in the lab (where a table might otherwise go on for ever)."""

    def misfit(self, seats: int) -> Saying | str | None:
        """Why these options do not suit the number of seats; None if they do."""
        return None


@dataclass(frozen=True)
class Lesson:
    """A short table for a first game: the options that keep it short, and how many others play."""

    options: Mapping[str, Any] = field(default_factory=dict, hash=False)
    others: int = 1


@dataclass(frozen=True)
class Campaign:
    """Levels that open one after the other: values of an option, the mildest first.

    What is told is in the words under `page-campaign`.
    """

    option: str
    levels: tuple[str, ...]
    seats: int = 1


@dataclass(frozen=True, kw_only=True)
class About:
    """The facts of a game; `Game` adds what can be done with it."""

    id: str
    title: str
    subtitle: str = ""
    """The part of the title that is ours, where the game's own would not tell it from others."""
    letters: str
    designer: str
    credits: str = ""
    link: str = ""
    players: tuple[int, ...]
    usual_players: int
    minutes: str
    ours: tuple[Fact, ...] = ()
    """The facts that no rulebook states: they are our own, and that is said."""
    blurb: str
    weight: Weight = "medium"
    paper: Paper = GREY
    inks: tuple[Ink, ...] = (NAVY, TOMATO)
    version: int
    """Rules version: raised whenever a golden record would replay differently."""
    options: type[Options]
    package: str
    phases: tuple[str, ...] = ()
    """In the order of a round, as the kinds of decision begin (`auction` of `auction.bid`): for a
    page without a board of its own. `phase-auction` is what players read."""
    moments: tuple[str, ...] = ()
    """Kinds of events that are worth telling when the game is over, the best first; likewise."""
    campaign: Campaign | None = None
    lesson: Lesson = Lesson()
    """Likewise; what it says is in the words under `page-lesson`."""
