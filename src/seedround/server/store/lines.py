"""The lines of a table: everything that can happen at it, one struct a kind, as it is stored.

A deed is written once, when it is stored, and read once, when its table is loaded.
"""

from typing import Any, Final, get_args

import msgspec
from msgspec import Struct

from seedround.engine.kinds import Seat, snake
from seedround.engine.record import Record
from seedround.engine.result import Result
from seedround.server.protocol.kinds import Count, Proposing


class Happened(
    Struct, frozen=True, gc=False, kw_only=True, omit_defaults=True, tag_field="is", tag=snake
):
    """Something that happened at a table; `seat` did it or is meant."""

    seat: Seat | None = None


# Before the game


class Sat(Happened, frozen=True):
    """Who sits where is in the config, which is stored with the line."""

    name: str
    person: str


class Left(Happened, frozen=True):
    pass


class Started(Happened, frozen=True):
    pass


# The game


class Made(Happened, frozen=True):
    """A move in its text form; `trace` is a checksum of all that the game came to by it."""

    seat: Seat
    move: str
    layout: str | None = None
    """A display hint beside it."""
    trace: str | None = None


class Moved(Made, frozen=True):
    pass


class Answered(Made, frozen=True):
    """A secret answer in a sealed group; with the last one all of them are played."""


class Undone(Happened, frozen=True):
    """`kept` moves stay."""

    kept: Count


class MovedOn(Happened, frozen=True):
    """A stopped table goes on after the `kept` moves that old and new rules have in common."""

    kept: Count


# What is said and agreed


class Said(Happened, frozen=True):
    """A line of chat, by a player or a spectator; `team` are the seats that it is for, if not for
    all. It stands here so that it stays theirs whatever the rules make of teams later."""

    name: str
    text: str
    person: str | None = None
    team: tuple[Seat, ...] = ()


class Proposed(Happened, frozen=True):
    seat: Seat
    what: Proposing


class Agreed(Happened, frozen=True):
    seat: Seat


class Declined(Happened, frozen=True):
    pass


class Paused(Happened, frozen=True):
    pass


class Resumed(Happened, frozen=True):
    pass


class Abandoned(Happened, frozen=True):
    pass


# Who is there


class Away(Happened, frozen=True):
    """The clock of a seat ran out: a bot stands in."""

    seat: Seat


class Back(Happened, frozen=True):
    seat: Seat


class Resigned(Happened, frozen=True):
    seat: Seat


class WantedRematch(Happened, frozen=True):
    seat: Seat


# When it is over


class Ended(Happened, frozen=True):
    """The end of a game, which no later rules change; the record is signed."""

    record: Record
    result: Result | None


Deed = (
    Sat | Left | Started | Moved | Answered | Undone | MovedOn | Said | Proposed | Agreed
    | Declined | Paused | Resumed | Abandoned | Away | Back | Resigned | WantedRematch
    | Ended
)  # fmt: skip


class Unread(Struct, frozen=True, gc=False):
    """A line that cannot be read any more."""

    why: str


class Line(Struct, frozen=True, gc=False, kw_only=True):
    """One thing that happened at a table; `number` counts from 1 without gaps."""

    number: int
    deed: Deed | Unread
    request: str = ""
    """The client's request id: the same one is carried out once."""
    at: int = 0
    """Milliseconds since 1970, server time."""


_KINDS: Final[dict[type[Deed], str]] = {kind: snake(kind.__name__) for kind in get_args(Deed)}
_encode: Final = msgspec.json.Encoder().encode
_decoder: Final[msgspec.json.Decoder[Deed]] = msgspec.json.Decoder(Deed)


def kind_of(deed: Deed) -> str:
    """`moved`, `said` and so on."""
    return _KINDS[type(deed)]


def written(deed: Deed) -> str:
    """A deed as it is stored."""
    return _encode(deed).decode()


def read(body: str) -> Deed | Unread:
    try:
        return _decoder.decode(body)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as problem:
        return Unread(str(problem))


def read_early(kind: str, seat: int | None, text: str, extra: str) -> Deed | Unread:
    """A line from before deeds were structs: what `text` and `extra` meant depended on its kind."""
    fields: dict[str, Any] = {"is": kind, "seat": seat}
    try:
        match kind:
            case "move" | "answer":
                beside = msgspec.json.decode(extra, type=dict[str, Any]) if extra else {}
                fields |= {**beside, "is": "moved" if kind == "move" else "answered", "move": text}
            case "undo" | "moved_on":
                fields |= {"is": "undone" if kind == "undo" else kind, "kept": int(text)}
            case "chat":
                fields |= {"is": "said", "name": extra, "text": text}
            case "sat":
                fields |= {"name": text, "person": extra}
            case "proposed":
                fields["what"] = text
            case "rematch":
                fields["is"] = "wanted_rematch"
            case "ended":
                fields |= msgspec.json.decode(extra, type=dict[str, Any])
        found: Deed = msgspec.convert(fields, Deed)
    except (msgspec.MsgspecError, ValueError) as problem:
        return Unread(str(problem))
    return found
