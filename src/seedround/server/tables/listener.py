"""A client that listens at a table."""

from typing import Protocol

from seedround.server.host.budgets import Who


class Listener(Protocol):
    """A client's end of a socket."""

    person: str | None
    name: str | None
    address: str
    """Where it comes from, as it is counted."""
    who: Who
    """Both together."""
    language: str
    left: bool
    """Whether the client has gone."""

    def send(self, message: bytes) -> None: ...
