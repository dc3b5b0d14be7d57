"""A table as it is shown: to one pair of eyes at it, and from outside."""

from typing import Annotated, Any, Literal

from msgspec import Meta

from seedround.engine.result import Result
from seedround.server.protocol.kinds import CardId, Chair, Count, Id, Message, Proposing, Stage

# What is asked and what happened, for one pair of eyes


class RangeShown(Message, frozen=True):
    """Amounts offered as one slider; `pattern` with `{}` replaced by the amount is the move."""

    field: str
    lo: int
    hi: int
    step: int
    pattern: str


class ConsequenceShown(Message, frozen=True):
    """What a move changes, in a few words; `figure` names what changes `by` how much.

    `says` is what the words say, as data, for those who draw it. `chance` is in thousandths, 1000
    for what is certain; `seat` is None for the chooser's own.
    """

    words: str
    figure: str | None
    by: int
    seat: Chair | None
    chance: Count
    warns: bool
    says: dict[str, Any]


class AvertedShown(Message, frozen=True):
    """Another move that averts what a move warns of, as its own button says it."""

    move: str
    words: str


class OfferShown(Message, frozen=True, omit_defaults=True):
    """A legal move: its text form, its words, the pieces it touches, what to know before."""

    move: str
    verb: str
    words: str
    pieces: tuple[str, ...]
    notes: tuple[str, ...]
    quick: bool
    range: RangeShown | None
    consequences: tuple[ConsequenceShown, ...] = ()
    averted: AvertedShown | None = None
    """What it brings, and what averts the worst of it; for those who watch with `standing`."""


class BlockedShown(Message, frozen=True):
    """An action that is not possible now (a verb or a whole move), why, and the rule.

    `pieces` are those that the reason belongs to; one without a place (`row:`) is a whole zone.
    """

    verb: str
    words: str
    rule: str
    pieces: tuple[str, ...]


class Asked(Message, frozen=True):
    """A choice of this seat, or one that it may look at (`mine` is false then)."""

    decision: Count
    """The number to send with the move: it counts this seat's own decisions."""
    mine: bool
    kind: str
    seat: Chair
    rules: tuple[str, ...]
    prompt: str
    offers: tuple[OfferShown, ...]
    blocked: tuple[BlockedShown, ...]
    sealed: bool
    """Asked together with others in secret: the answer may be changed until all are in."""
    answer: str | None
    """The answer given so far, in a sealed group; team mates who may look at the choice see it."""


class Told(Message, frozen=True):
    """An event as this viewer may know it, numbered for this viewer."""

    number: Count
    event: dict[str, Any]
    words: str
    cards: tuple[str, ...]
    """The cards it names, and the seats: what to light up when its line is pointed at."""
    seats: tuple[Chair, ...]


class Change(Message, frozen=True):
    """Another value at a place in a view: names of fields, and places in lists from 0."""

    at: tuple[str | int, ...]
    value: Any


StagesShown = tuple[tuple[Change, ...], ...]
"""What the view was right after each of the last events, as changes to the view after the next one,
the last stage as changes to the view as it is now. While things happen nobody is asked anything, so
a stage says nothing about `asked` and `kind`."""


class ClockShown(Message, frozen=True):
    """Milliseconds left by seat (None: no limit), counting down for those in `running`."""

    left: tuple[int | None, ...]
    running: tuple[Chair, ...]


class Proposal(Message, frozen=True):
    """Something to which all players must agree: a take-back, a pause, an end."""

    what: Proposing
    by: Chair
    agreed: tuple[Chair, ...]
    waiting: tuple[Chair, ...]
    words: str


class RacerShown(Message, frozen=True):
    """A seat or a team in the race: the figure that decides, its place (1 leads), in words; `then`
    is what everybody can see the figure come to by itself."""

    seats: tuple[Chair, ...]
    figure: int
    place: Count
    words: str
    parts: tuple[str, ...]
    then: int | None


class StandingShown(Message, frozen=True):
    """What the game is about, how near everybody is, what ends it and how far off that is."""

    goal: str
    race: tuple[RacerShown, ...]
    end: str
    passed: Count
    whole: Count
    danger: str | None


class DueShown(Message, frozen=True):
    """A line of a forecast: what changes `by` how much, and what it is `after` that.

    `line` is what it is about, the same in all forecasts of a game: they are compared by it.
    `says` is what the words say, as data.
    """

    line: str
    words: str
    figure: str
    by: int
    after: int
    chance: Count
    short: bool
    says: dict[str, Any]


class ForecastShown(Message, frozen=True):
    """What the next automatic phase does to a seat, in the order in which it is settled."""

    phase: str
    lines: tuple[DueShown, ...]
    ends: str
    warning: str | None
    comes_to: dict[str, int]
    """The measures that decide, as they are then."""


class CaseShown(Message, frozen=True):
    """One way in which a move may turn out; no `chance` if nobody can name it."""

    words: str
    chance: Count | None
    forecast: ForecastShown


class RemedyShown(Message, frozen=True):
    """A move that averts, if it is made first, what another one warns of."""

    move: str
    words: str
    """What is left once both have been made."""


class State(Message, frozen=True, omit_defaults=True):
    """Everything a viewer may see of a table now."""

    stage: Stage
    view: dict[str, Any]
    """The game's own View; its type is generated as `TradeShowView` and so on."""
    asked: Asked | None
    waiting: tuple[Chair, ...]
    """Who is being asked; in a sealed group all of it, also those who have answered."""
    chosen: tuple[Chair, ...]
    """Those of them who have answered, in a sealed group where everybody may know it."""
    layouts: tuple[str | None, ...]
    """By seat the last display hint that came with a move (`Play.layout`)."""
    undo: Count
    """How many of its last moves this seat may take back by itself."""
    clock: ClockShown | None
    proposal: Proposal | None
    result: Result | None
    ending: str | None
    """How it ended, in words."""
    headline: str | None = None
    """The same as a headline about the viewer, with how far apart they are."""
    story: str | None = None
    """How it came about, in a sentence or two."""
    standing: StandingShown | None = None
    forecast: ForecastShown | None = None
    """Both for those who watch with `standing`; stages have changes to `standing` too."""


# The table


class ChairShown(Message, frozen=True):
    """A seat: a person (with presence), a bot, or still free."""

    seat: Chair
    name: str | None
    bot: str | None
    mine: bool
    present: bool
    played_by_bot: bool
    """Its owner is away and the clock ran out, or has left for good."""
    wants_rematch: bool
    wants_deletion: bool


class Clocks(Message, frozen=True):
    """None, so many seconds a move, or so many a game with an increment a move."""

    kind: Literal["none", "move", "game"] = "none"
    seconds: Annotated[int, Meta(ge=5, le=1_209_600)] = 60
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0


class TableShown(Message, frozen=True):
    """A table from outside: what lists show and what the page's frame needs."""

    id: Id
    game: str
    title: str
    stage: Stage
    public: bool
    pace: Literal["live", "turns"]
    hints: bool
    options: dict[str, Any]
    set: str
    """The id of its card set."""
    set_hash: str
    clocks: Clocks
    chairs: tuple[ChairShown, ...]
    teams: tuple[tuple[Chair, ...], ...]
    """The seats that play together; empty before the deal and where all play for themselves."""
    host: bool
    """Whether you opened this table."""
    round: int | None
    your_turn: bool
    commitment: str | None
    """SHA-256 of salt and seed, shown since the deal."""
    seed: str | None
    salt: str | None
    """Both are told when the game is over."""
    next: Id | None
    """The table of the rematch."""
    created: int
    """Seconds since 1970."""
    problem: str | None
    """Why a table is stopped, in words."""
    chosen: bool
    """The deal was chosen by a person, not drawn."""


class ChatShown(Message, frozen=True):
    """A line of chat: plain text, to be shown as text."""

    number: Count
    seat: Chair | None
    name: str
    text: str
    at: int


class MarksOf(Message, frozen=True):
    """The cards that a player points out to the team."""

    seat: Chair
    cards: tuple[CardId, ...]
