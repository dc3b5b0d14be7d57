"""The other processes on the same database: how one of them is known when it passes a request on.

They share a secret that stands in the database. Where a request came from in the first place, and
whether by https, goes with it in one header under that secret. Without the secret that header
counts for nothing.
"""

from hmac import compare_digest
from typing import Final

from seedround.server.host.scope import Scope, address, header
from seedround.server.people.identity import new_secret
from seedround.server.store import Store

HEADER: Final = b"x-seedround-forwarded"
PASSED_ON: Final = "seedround.passed_on"
"""The mark in a request's scope that a neighbour passed it on."""
SCHEMES: Final = ("http", "https", "ws", "wss")
NAME: Final = "secret of the processes"
"""What the store calls it."""


class Neighbours:
    """Knows the other processes by their secret; none of them until there is one."""

    def __init__(self) -> None:
        self._secret = ""
        self.places: set[str] = set()
        """Where they come from, as addresses are counted."""

    async def open(self, store: Store) -> None:
        self._secret = await store.secret(NAME, new_secret())

    def introduction(self, scope: Scope) -> str:
        """The header for a request that is passed on: where it came from, and whether by https."""
        client = scope.get("client")
        return f"{self._secret} {scope['scheme']} {client[0] if client else 'unknown'}"

    def admit(self, scope: Scope) -> bool:
        """Whether a neighbour passes this on; if so, its first origin counts."""
        said = header(scope, HEADER)
        if said is None:
            return False
        scope["headers"] = [pair for pair in scope["headers"] if pair[0] != HEADER]
        secret, scheme, host = [*said.split(" ", 2), "", ""][:3]
        if not self._secret or not compare_digest(secret.encode(), self._secret.encode()):
            return False
        if scheme not in SCHEMES or not host:
            return False
        self.places.add(address(scope))
        scope["scheme"], scope["client"], scope[PASSED_ON] = scheme, (host, 0), True
        return True
