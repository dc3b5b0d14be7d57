"""What is said over the socket, in both directions."""

from typing import Annotated

from msgspec import Meta, Struct

from seedround.engine.kinds import snake
from seedround.server.protocol.http import PersonShown
from seedround.server.protocol.kinds import (
    LONGEST_CHAT,
    LONGEST_LAYOUT,
    LONGEST_MOVE,
    Chair,
    Count,
    Id,
    Message,
    Proposing,
    Watcher,
)
from seedround.server.protocol.shown import ChatShown, State, TableShown, Told

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
    what: Proposing


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
