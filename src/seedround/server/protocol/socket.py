"""What is said over the socket, in both directions."""

from typing import Annotated

from msgspec import Meta, Struct

from seedround.engine.kinds import snake
from seedround.server.protocol.http import PersonShown
from seedround.server.protocol.kinds import (
    LONGEST_CHAT,
    LONGEST_LAYOUT,
    LONGEST_MOVE,
    MOST_MARKS,
    CardId,
    Chair,
    Count,
    Id,
    Message,
    Proposing,
    Readers,
    Watcher,
)
from seedround.server.protocol.tables import (
    CaseShown,
    ChatShown,
    ForecastShown,
    MarksOf,
    RemedyShown,
    StagesShown,
    State,
    TableShown,
    Told,
)

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

    `after` by seat: the last number of Told this client has; it gets the rest. `chat_after` and, by
    seat, `team_chat_after` are the same for lines of chat. With `stages` it is also told how things
    stood after each event, to show them one by one; with `standing` who leads, what will happen by
    itself, and what each move brings.
    """

    table: Id
    seats: Annotated[tuple[Chair, ...], Meta(max_length=10)] = ()
    after: dict[int, int] = {}
    stages: bool = False
    standing: bool = False
    chat_after: Count = 0
    team_chat_after: dict[int, int] = {}


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
    what: Proposing


class Vote(Request, frozen=True):
    """Agree to the pending proposal or turn it down."""

    table: Id
    seat: Chair
    agree: bool


class Resign(Request, frozen=True):
    """Leave the game for good: a bot plays the seat on."""

    table: Id
    seat: Chair


class Say(Request, frozen=True):
    """A line of chat, for all or for the team of an own seat (`seat`, or else the first one)."""

    table: Id
    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_CHAT)]
    to: Readers = "all"
    seat: Chair | None = None


class Mark(Request, frozen=True):
    """Point out cards to the team: these and no others, until the team has decided."""

    table: Id
    seat: Chair
    cards: Annotated[tuple[CardId, ...], Meta(max_length=MOST_MARKS)]


class Hint(Request, frozen=True):
    table: Id
    seat: Chair


class Foresee(Request, frozen=True):
    """Ask what the forecast of an own seat would be after a legal move, before making it."""

    table: Id
    seat: Chair
    decision: Count
    move: Annotated[str, Meta(min_length=1, max_length=LONGEST_MOVE)]


class Rematch(Request, frozen=True):
    """Want another game; when all players do, the next table opens with rotated seats."""

    table: Id
    seat: Chair


Requests = (
    Watch | Unwatch | Play | Undo | Propose | Vote | Resign | Say | Mark | Hint | Foresee | Rematch
)


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
    kind: str
    """What is wrong, for programs: `not_your_turn`. It stays the same whatever the sentence."""
    problem: str
    """The same in words, in your language."""
    rule: str | None


class Update(Reply, frozen=True, omit_defaults=True):
    """What happened and how things stand now, for one viewer of a table."""

    table: Id
    viewer: Watcher
    told: tuple[Told, ...]
    kept: Count | None
    """After a take-back: forget everything told with a higher number, before adding `told`."""
    state: State
    now: int
    """Server time in milliseconds since 1970."""
    stages: StagesShown = ()
    """For those who watch with `stages`: one for each of the last events in `told`, if they have
    just happened."""


class TableChanged(Reply, frozen=True):
    """Chairs, presence, stage or anything else about the table as such."""

    table: TableShown


class ChatLines(Reply, frozen=True):
    """New lines of one chat, which counts them by itself: the one for all, or a team's."""

    table: Id
    team: tuple[Chair, ...]
    """The seats that may read these lines; none named: all."""
    lines: tuple[ChatShown, ...]


class Marks(Reply, frozen=True):
    """What the members of a team point out to each other now; only they are told."""

    table: Id
    team: tuple[Chair, ...]
    marks: tuple[MarksOf, ...]


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


class Foreseen(Reply, frozen=True):
    """The forecast after a move that was asked about; None if it depends on what is drawn.

    If the move may turn out in more than one way, `cases` are those whose forecast is known. If it
    warns of something that another move averts, made first, that is the `remedy`.
    """

    id: str
    table: Id
    seat: Chair
    decision: Count
    move: str
    forecast: ForecastShown | None
    cases: tuple[CaseShown, ...]
    remedy: RemedyShown | None


class Goodbye(Reply, frozen=True):
    """The server stops, or a table moves; come back after `retry` milliseconds."""

    retry: int
    kind: str
    """Why, for programs: `server_stops`."""
    words: str


Replies = (
    Welcome
    | Done
    | Refusal
    | Update
    | TableChanged
    | ChatLines
    | Marks
    | Hints
    | Foreseen
    | Goodbye
)
