"""Several processes on one database: what concerns a table goes to the process that owns it.

That process may have stopped, or be gone: clients that wait for it are told in time, and meanwhile
they use up nothing that others need, neither threads nor all connections.
"""

import asyncio
import math
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from seedround.engine.errors import Refused
from seedround.server.host.budgets import Tally
from seedround.server.host.limits import Limits
from seedround.server.host.logs import REQUEST
from seedround.server.host.scope import Scope, address, header
from seedround.server.people.identity import COOKIE, GUEST
from seedround.server.protocol.refusals import goodbye
from seedround.server.sayings.traffic import TableMoves, TableMoving
from seedround.server.tables.ownership import OwnedByOther
from seedround.server.tables.room import encode
from seedround.server.transport.neighbours import HEADER, PASSED_ON, Neighbours

if TYPE_CHECKING:
    import httpx

CLOSE: Final = 2.0
"""Seconds that another process may take to say goodbye."""
KEPT: Final = 32
"""Connections that are kept for the next request."""
HOP: Final = (b"connection", b"transfer-encoding", b"date", b"keep-alive")
COPIED: Final = (b"cookie", b"authorization", b"content-type", b"accept-language")


class Answered(NamedTuple):
    """What the owner of a table answered."""

    status: int
    headers: list[tuple[bytes, bytes]]
    body: bytes


class Forwarding:
    """The ways from this process to the others."""

    def __init__(self, limits: Limits) -> None:
        self.neighbours = Neighbours()
        self._seconds = limits.passed_on_seconds or None
        self._lease = limits.lease_seconds
        self._most = limits.passed_on or math.inf
        self._each = limits.passed_on_per_address or math.inf
        self._waiting = Tally()
        """Requests on their way, by owner, and by owner and address."""
        self._client: httpx.AsyncClient | None = None

    async def close(self) -> None:
        if self._client is not None:
            await self._client.aclose()

    async def ask(self, owner: str, scope: Scope, body: bytes) -> Answered | None:
        """Let the owner answer a request; None if it cannot, or if this was passed on already."""
        those = owner, (owner, address(scope))
        if PASSED_ON in scope or any(
            self._waiting[key] >= most
            for key, most in zip(those, (self._most, self._each), strict=True)
        ):
            return None
        for key in those:
            self._waiting.add(key, 1)
        try:
            return await self._ask(owner, scope, body)
        finally:
            for key in those:
                self._waiting.add(key, -1)

    async def _ask(self, owner: str, scope: Scope, body: bytes) -> Answered | None:
        import httpx

        if self._client is None:
            self._client = _client()
        query = scope["query_string"].decode("latin-1")
        place = owner + scope["raw_path"].decode("latin-1") + (f"?{query}" if query else "")
        try:
            async with asyncio.timeout(self._seconds):
                answer = await self._client.request(
                    scope["method"], place, content=body, headers=self._headers(scope)
                )
        except (httpx.HTTPError, httpx.InvalidURL, TimeoutError):
            return None
        headers = [(name.lower(), value) for name, value in answer.headers.raw]
        kept = [(name, value) for name, value in headers if name not in HOP]
        return Answered(answer.status_code, kept, answer.content)

    def _headers(self, scope: Scope) -> dict[str, str]:
        """Tell the other process who asks and from where; a guest who has just come here is
        one there too."""
        found = {HEADER.decode(): self.neighbours.introduction(scope)}
        if (request := REQUEST.get()) is not None:
            found["x-request-id"] = request
        for name in COPIED:
            if (value := header(scope, name)) is not None:
                found[name.decode()] = value
        if GUEST in scope:
            found["cookie"] = f"{COOKIE}={scope[GUEST].value}"
            found.pop("authorization", None)
        return found

    async def relay(self, owner: str, scope: Scope, client: Any) -> "Relay":
        """A client's socket prolonged to the owner of a table."""
        if PASSED_ON in scope:
            raise OwnedByOther(owner)
        headers = {
            name: text for name, text in self._headers(scope).items() if name != "content-type"
        }
        try:
            async with asyncio.timeout(self._seconds):
                socket = await connect(
                    owner.replace("http", "ws", 1) + "/api/socket",
                    additional_headers=headers,
                    compression=None,
                    max_size=None,
                    ping_interval=self._lease,
                    ping_timeout=self._lease,
                    close_timeout=CLOSE,
                    proxy=None,
                )
                try:
                    await socket.recv()  # its welcome: the client has ours
                except BaseException:
                    socket.transport.abort()
                    raise
        except (OSError, WebSocketException):
            raise OwnedByOther(owner) from None
        return Relay(socket, client)


def _client() -> "httpx.AsyncClient":
    """Loaded when there is a neighbour to ask: most servers are one process. It has no deadlines of
    its own: ours is for the whole, and on a busy machine even a connection takes a while."""
    import httpx

    return httpx.AsyncClient(
        timeout=None,
        limits=httpx.Limits(max_connections=None, max_keepalive_connections=KEPT),
        headers={"accept-encoding": "identity"},
        follow_redirects=False,
        trust_env=False,
    )


class Relay:
    """Requests go to another process, messages come back."""

    def __init__(self, socket: ClientConnection, client: Any) -> None:
        self._socket = socket
        self._client = client
        self._task = asyncio.create_task(self._back())

    @property
    def closed(self) -> bool:
        return self._task.done()

    async def send(self, data: bytes) -> None:
        try:
            await self._socket.send(data, text=True)
        except WebSocketException:
            raise Refused(TableMoving()) from None

    async def _back(self) -> None:
        with suppress(WebSocketException):
            async for message in self._socket:
                assert isinstance(message, str)
                self._client.send(message.encode())
        self._client.send(encode(goodbye(TableMoves(), self._client.language, 1000)))

    async def close(self) -> None:
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        await self._socket.close()
