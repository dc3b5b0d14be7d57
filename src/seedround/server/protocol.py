"""What server and clients say to each other: every message is a struct, and the page's types are
generated from these.

Moves travel in their text form (`bid:130`), which is exact both ways. All words are rendered by
the server in the client's language; what a click means comes from the pieces of an offer.
"""

from typing import Annotated, Any, Final, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from seedround.engine.kinds import snake
from seedround.engine.record import Record
from seedround.engine.result import Result

LONGEST_NAME: Final = 20
LONGEST_CHAT: Final = 300
LONGEST_MOVE: Final = 400
LONGEST_LAYOUT: Final = 2000

Id = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_-]+\Z")]
Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
Chair = Annotated[int, Meta(ge=0, le=9)]
Watcher = Annotated[int, Meta(ge=-2, le=9)]
"""A seat, -1 for a spectator, -2 for open cards (after the end)."""
Count = Annotated[int, Meta(ge=0)]
Stage = Literal["open", "running", "paused", "over", "abandoned", "stopped"]
"""`stopped`: the rules changed and the game would have gone another way."""


class Message(
    Struct, frozen=True, gc=False, forbid_unknown_fields=True, kw_only=True, omit_defaults=False
):
    """What all messages share."""


# What is asked and what happened, for one pair of eyes


class RangeShown(Message, frozen=True):
    """Amounts offered as one slider; `pattern` with `{}` replaced by the amount is the move."""

    field: str
    lo: int
    hi: int
    step: int
    pattern: str


class OfferShown(Message, frozen=True):
    """A legal move: its text form, its words, the pieces it touches, what to know before."""

    move: str
    verb: str
    words: str
    pieces: tuple[str, ...]
    notes: tuple[str, ...]
    quick: bool
    range: RangeShown | None


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
    """The answer given so far, in a sealed group."""


class Told(Message, frozen=True):
    """An event as this viewer may know it, numbered for this viewer."""

    number: Count
    event: dict[str, Any]
    words: str
    cards: tuple[str, ...]
    """The cards it names, and the seats: what to light up when its line is pointed at."""
    seats: tuple[Chair, ...]


class ClockShown(Message, frozen=True):
    """Milliseconds left by seat (None: no limit), counting down for those in `running`."""

    left: tuple[int | None, ...]
    running: tuple[Chair, ...]


class Proposal(Message, frozen=True):
    """Something that needs everybody: a take-back, a pause, an end."""

    what: Literal["take_back", "pause", "resume", "abandon"]
    by: Chair
    agreed: tuple[Chair, ...]
    waiting: tuple[Chair, ...]
    words: str


class State(Message, frozen=True):
    """Everything a viewer may see of a table now."""

    stage: Stage
    view: dict[str, Any]
    """The game's own View; its type is generated as `TradeShowView` and so on."""
    asked: Asked | None
    waiting: tuple[Chair, ...]
    """Who is being asked; in a sealed group all of it, whoever has answered."""
    layouts: tuple[str | None, ...]
    """By seat the last display hint that came with a move (`Play.layout`)."""
    undo: Count
    """How many of its last moves this seat may take back by itself."""
    clock: ClockShown | None
    proposal: Proposal | None
    result: Result | None
    ending: str | None
    """How it ended, in words."""


# The table


class ChairShown(Message, frozen=True):
    """A seat: a person (with presence), a bot, or still free."""

    seat: Chair
    name: str | None
    bot: str | None
    mine: bool
    present: bool
    played_by_bot: bool
    """Its owner is away and the clock ran out."""
    wants_rematch: bool


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
    """The deal was chosen by somebody, not drawn."""


class ChatShown(Message, frozen=True):
    """A line of chat: plain text, to be shown as text."""

    number: Count
    seat: Chair | None
    name: str
    text: str
    at: int


# HTTP


class OptionShown(Message, frozen=True):
    """An option of a game: words to choose from, a span of numbers, or both."""

    name: str
    says: str
    default: str | int | bool
    words: tuple[str, ...]
    lo: int | None
    hi: int | None


class BotShown(Message, frozen=True):
    """A bot that can sit: a level (the same in all games) or a character of this game."""

    name: str
    level: bool


class GameShown(Message, frozen=True):
    """A game on the first page."""

    id: str
    title: str
    designer: str
    credits: str
    link: str
    players: tuple[int, ...]
    usual_players: int
    minutes: str
    weight: str
    blurb: str
    version: int
    options: tuple[OptionShown, ...]
    bots: tuple[BotShown, ...]
    sets: tuple[str, ...]
    usual_bot: str


class CardsShown(Message, frozen=True):
    """A card set for drawing: its content, how each card is called, its texts by language."""

    id: str
    hash: str
    content: dict[str, Any]
    names: dict[str, str]
    phrases: dict[str, dict[str, str]]


class RuleShown(Message, frozen=True):
    """A rule with the id that choices and blocked actions cite."""

    id: str
    text: str


class RulesSection(Message, frozen=True):
    """A chapter of the rules: text as Markdown, rules by id."""

    title: str
    text: str
    rules: tuple[RuleShown, ...]


class RulesShown(Message, frozen=True):
    """The rules of a game for players."""

    game: str
    sections: tuple[RulesSection, ...]


class PersonShown(Message, frozen=True):
    """You, as the server knows you: a guest with a name and a cookie."""

    name: str | None
    language: str
    webhook: str | None
    email: str | None


class PersonChange(Message, frozen=True):
    """Change what is given, leave the rest."""

    name: Name | UnsetType = UNSET
    language: Annotated[str, Meta(min_length=2, max_length=8)] | UnsetType = UNSET
    webhook: Annotated[str, Meta(max_length=300)] | UnsetType | None = UNSET
    email: Annotated[str, Meta(max_length=200)] | UnsetType | None = UNSET


class ChairWanted(Message, frozen=True):
    """Who shall sit there: `me` (again and again for hot-seat), `open`, or a bot's name."""

    who: Annotated[str, Meta(min_length=1, max_length=40)]
    name: Name | None = None


class CreateTable(Message, frozen=True):
    """Open a table; `start` begins at once if nobody is missing."""

    game: str
    chairs: Annotated[tuple[ChairWanted, ...], Meta(max_length=10)]
    options: dict[str, Any] = {}
    set: str = "house"
    public: bool = False
    pace: Literal["live", "turns"] = "live"
    hints: bool = True
    clocks: Clocks = Clocks()
    start: bool = True
    seed: Annotated[str, Meta(max_length=64)] | None = None
    """For lessons and experiments; such a table says that its deal was chosen."""
    record: Record | None = None
    """Set up from the record of a game (another server's, or one saved in the terminal)."""


class Invite(Message, frozen=True):
    """A one-time link for a free seat; only the table's host gets it."""

    seat: Chair
    token: str


class Invited(Message, frozen=True):
    """What an invitation is to, before one takes the seat."""

    game: str
    title: str
    by: str | None
    """Who opened the table."""
    seat: Chair
    names: tuple[str | None, ...]
    """By seat who sits there; None if it is free."""
    clocks: Clocks
    pace: Literal["live", "turns"]


class TableOpened(Message, frozen=True):
    """The new table and the invitations for its free seats."""

    table: TableShown
    invites: tuple[Invite, ...]


class Join(Message, frozen=True):
    """Sit down as a guest with a name; at a public table in any free seat, or the given one."""

    name: Name
    seat: Chair | None = None


class Branch(Message, frozen=True):
    """Play on from the first `steps` moves of a finished game, bots in the other seats."""

    steps: Count
    seat: Chair
    bot: str = "normal"


class Tables(Message, frozen=True):
    """The lists of the first page."""

    mine: tuple[TableShown, ...]
    open: tuple[TableShown, ...]
    running: tuple[TableShown, ...]


class Frame(Message, frozen=True):
    """One step of a replay as the chosen viewer sees it, after `step` moves."""

    step: Count
    seat: Chair | None
    move: str | None
    """The move that led here and who made it, in words."""
    told: tuple[Told, ...]
    view: dict[str, Any]


class Replay(Message, frozen=True):
    """Some frames of a finished game."""

    table: TableShown
    viewer: Watcher
    steps: Count
    first: Count
    frames: tuple[Frame, ...]


class Verified(Message, frozen=True):
    """Whether commitment, seed and every move agree, in words."""

    fair: bool
    words: str
    commitment: str
    seed: str
    salt: str
    moves: Count


class SeatFigures(Message, frozen=True):
    """A seat's game in figures: moves, seconds taken for them, place and score."""

    seat: Chair
    moves: Count
    seconds: Count
    place: int | None
    score: int | None


class Statistics(Message, frozen=True):
    """A finished game in figures."""

    seats: tuple[SeatFigures, ...]
    moves: Count
    events: Count
    taken_back: Count
    seconds: Count
    details: dict[str, Any]
    """What else the game counts (`Result.details`)."""


class Problem(Message, frozen=True):
    """What was wrong and what to do, in one sentence."""

    problem: str
    rule: str | None = None


# The socket: client to server


class Request(
    Struct,
    frozen=True,
    gc=False,
    forbid_unknown_fields=True,
    kw_only=True,
    tag_field="do",
    tag=snake,
):
    """Every request has an id chosen by the client; sending it twice does no harm.

    Take random ids: one that was used before at this table is taken for the same request.
    """

    id: Id


class Watch(Request, frozen=True):
    """Follow a table with the eyes of these seats (own ones), or as a spectator with none.

    `after` by seat: the last number of Told this client has; it gets the rest.
    """

    table: Id
    seats: Annotated[tuple[Chair, ...], Meta(max_length=10)] = ()
    after: dict[int, int] = {}
    chat_after: Count = 0


class Unwatch(Request, frozen=True):
    table: Id


class Play(Request, frozen=True):
    """A move; `layout` is a display hint that travels beside it (how blocks lie on a grid)."""

    table: Id
    seat: Chair
    decision: Count
    move: Annotated[str, Meta(min_length=1, max_length=LONGEST_MOVE)]
    layout: Annotated[str, Meta(max_length=LONGEST_LAYOUT)] | None = None


class Undo(Request, frozen=True):
    """Take back the last move: at once up to the barrier, else it becomes a proposal."""

    table: Id
    seat: Chair


class Propose(Request, frozen=True):
    table: Id
    seat: Chair
    what: Literal["take_back", "pause", "resume", "abandon"]


class Answer(Request, frozen=True):
    """Agree to the pending proposal or turn it down."""

    table: Id
    seat: Chair
    agree: bool


class Resign(Request, frozen=True):
    """Leave the game for good: a bot plays the seat on."""

    table: Id
    seat: Chair


class Say(Request, frozen=True):
    table: Id
    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_CHAT)]


class Hint(Request, frozen=True):
    table: Id
    seat: Chair


class Rematch(Request, frozen=True):
    """Want another game; when everybody does, the next table opens with rotated seats."""

    table: Id
    seat: Chair


Requests = Watch | Unwatch | Play | Undo | Propose | Answer | Resign | Say | Hint | Rematch


# The socket: server to client


class Reply(
    Struct,
    frozen=True,
    gc=False,
    forbid_unknown_fields=True,
    kw_only=True,
    tag_field="is",
    tag=snake,
):
    """Messages of the server."""


class Welcome(Reply, frozen=True):
    """The first message on a socket: who you are, and the server's time for clocks."""

    person: PersonShown
    now: int
    version: str


class Done(Reply, frozen=True):
    """The request with this id is carried out and durable."""

    id: str


class Refusal(Reply, frozen=True):
    """The request with this id changed nothing; why, and the rule if there is one."""

    id: str | None
    problem: str
    rule: str | None = None


class Update(Reply, frozen=True):
    """What happened and how things stand now, for one viewer of a table."""

    table: Id
    viewer: Watcher
    told: tuple[Told, ...]
    kept: Count | None
    """After a take-back: forget everything told with a higher number, before adding `told`."""
    state: State
    now: int
    """Server time in milliseconds since 1970."""


class TableChanged(Reply, frozen=True):
    """Chairs, presence, stage or anything else about the table as such."""

    table: TableShown


class ChatLines(Reply, frozen=True):
    table: Id
    lines: tuple[ChatShown, ...]


class HintMove(Message, frozen=True):
    """A move worth considering, with its value and the reason in words; best first."""

    move: str
    words: str
    value: float
    why: str
    details: tuple[str, ...]


class Hints(Reply, frozen=True):
    id: str
    table: Id
    seat: Chair
    decision: Count
    moves: tuple[HintMove, ...]


class Goodbye(Reply, frozen=True):
    """The server is about to stop; come back after `retry` milliseconds."""

    retry: int
    words: str


Replies = Welcome | Done | Refusal | Update | TableChanged | ChatLines | Hints | Goodbye
