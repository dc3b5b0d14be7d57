"""How it stands, what comes by itself, and what a move brings: data that the rules give.

All of it is made from what a viewer may know. `telling.py` asks a game for it; page, terminal and
texts for language models show the same figures in the same words.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

from msgspec import Struct

from seedround.engine.ending import Ending
from seedround.engine.kinds import Chance, Seat, Viewer
from seedround.engine.move import Move
from seedround.engine.saying import Saying

CERTAIN: Final = 1000
"""The chance of what happens for sure."""


class Racer(Struct, frozen=True, gc=False, forbid_unknown_fields=True, kw_only=True):
    """A seat, or a team, in the race for the goal."""

    seats: tuple[Seat, ...]
    figure: int
    """What decides the game, the more the better; ties are told apart by `place`."""
    place: int
    """1 leads; those who are level share a place."""
    says: Saying
    """The figure in words, with its unit."""
    parts: tuple[Saying, ...] = ()
    """What belongs to it: how it comes about, what breaks ties."""
    then: int | None = None
    """The figure after the next automatic phase, as far as everybody can see it coming."""


class Standing(Struct, frozen=True, gc=False, forbid_unknown_fields=True, kw_only=True):
    """What the game is about and how near everybody is."""

    goal: Saying
    """What wins, in ten words at most."""
    race: tuple[Racer, ...]
    """Everybody once, in the order of seats."""
    end: Saying
    """What ends the game, and how far off that is."""
    passed: int
    """How much of the way to the end lies behind, of `whole`: rounds played, customers served."""
    whole: int
    danger: Saying | None = None
    """What would make everybody lose, or end the game at once, and how near it is."""


class Due(Struct, frozen=True, gc=False, forbid_unknown_fields=True, kw_only=True):
    """A line of a forecast: what one thing brings or costs."""

    says: Saying
    figure: str
    """Which of the game's `measures` it changes."""
    by: int
    after: int
    """The measure once this line is settled."""
    chance: Chance = CERTAIN
    short: bool = False
    """Whether it cannot be paid in full."""


class Forecast(Struct, frozen=True, gc=False, forbid_unknown_fields=True, kw_only=True):
    """What the next automatic phase does to a seat that does nothing special until then."""

    phase: Saying
    """Which phase it is and when it comes."""
    lines: tuple[Due, ...]
    """In the order in which they are settled."""
    ends: Saying
    """What it comes to."""
    warning: Saying | None = None
    """What will go wrong, and what can be done about it."""
    comes_to: tuple[tuple[str, int], ...] = ()
    """The measures that decide, as they are then: two forecasts are compared by them."""


class Case(Struct, frozen=True, gc=False, forbid_unknown_fields=True, kw_only=True):
    """One way in which a move may turn out, and what then comes by itself."""

    says: Saying
    """In a few words, as the head of a column: `if you win, 99%`."""
    chance: Chance | None = None
    """None if it cannot be known: what others will do has none."""
    forecast: Forecast


class Consequence(Struct, frozen=True, gc=False, forbid_unknown_fields=True, kw_only=True):
    """What a move changes: for sure, or with a chance."""

    says: Saying
    """In a few words, as a chip on the button: `-$4`, `+$2 salary a round`, `58%: offer $23`. What
    is not certain says its chance itself."""
    figure: str | None = None
    """Which of the game's `measures` it changes; None for what is only said."""
    by: int = 0
    seat: Seat | None = None
    """Whose, if it is not the chooser's."""
    chance: Chance = CERTAIN
    warns: bool = False
    """Whether it hurts in a way that one should see before choosing."""


class Remedy(Struct, frozen=True, gc=False, forbid_unknown_fields=True, kw_only=True):
    """A move that, made first, averts what another move warns of."""

    first: Move
    says: Saying
    """What is left then, once both have been made."""


Brings = Callable[[Move], tuple[Consequence, ...]]
"""What a legal move brings; asked again it need not be worked out again."""

Measure = Callable[[Any, Seat], int]
"""A figure of a seat on a table: its cash, its points."""


class Tells(Struct, frozen=True, kw_only=True):
    """What a game tells, part by part: `standing.py`, `forecast.py`, `consequences.py`."""

    standing: Callable[[Any, Viewer], Standing]
    forecast: Callable[[Any, Seat], Forecast | None] = lambda table, seat: None
    """None while no automatic phase is in sight."""
    carried_out_by: Callable[[Any], tuple[Seat, ...]] = lambda step: ()
    """The seats whose forecast a Step of the agenda carries out: for the law that it comes true."""
    steady: frozenset[str] = frozenset()
    """The measures of which certain lines come true whatever is drawn or shown meanwhile: the law
    compares them even then."""
    consequences: Mapping[str, Callable[[Any, Any, Any], tuple[Consequence, ...]]] = {}
    """By kind of decision: from the table, the Choice and a legal move to what it changes. Each
    entry is asked with a table that knows no more than the chooser."""
    cases: Mapping[str, Callable[[Any, Any, Any], tuple[Case, ...]]] = {}
    """By kind of decision: the ways in which a legal move may turn out, for moves that may turn out
    in more than one; for the others `forecast` says it."""
    remedies: Mapping[str, Callable[[Any, Any, Any], Remedy | None]] = {}
    """By kind of decision: for a legal move that warns of something, what averts it. Asked only for
    a move that somebody thinks about."""
    ending: Callable[[Any, Viewer], Ending] | None = None
    """What is told to a viewer when the game is over."""
    averts: Mapping[str, Callable[[Any, Any, Any, Brings], Move | None]] = {}
    """By kind of decision: another legal move that averts what a move warns of, if one does. Asked
    only for moves that warn, with what moves bring."""
    measures: Mapping[str, Measure] = {}
    """The figures that forecasts and consequences speak of, as they are on a table."""
