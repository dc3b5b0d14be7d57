"""What a room deals with: lines to be written, and clients that listen."""

from typing import Protocol

from msgspec import Struct

from seedround.engine.kinds import Seat
from seedround.server.store import Kind


class Listener(Protocol):
    """A client's end of a socket."""

    person: str | None
    name: str | None
    language: str
    left: bool
    """Whether nobody is there any more."""

    def send(self, message: bytes) -> None: ...


class Entry(Struct, frozen=True, gc=False, kw_only=True):
    """A line to be written."""

    kind: Kind
    seat: Seat | None = None
    text: str = ""
    extra: str = ""
    layout: str | None = None
    request: str = ""
