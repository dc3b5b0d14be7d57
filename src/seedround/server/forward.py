"""Several processes on one database: what concerns a table goes to the process that owns it."""

import asyncio
import urllib.error
import urllib.request
from contextlib import suppress
from typing import Any, Final

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from seedround.engine.errors import Refused
from seedround.server.elsewhere import Elsewhere
from seedround.server.logs import REQUEST
from seedround.server.protocol.socket import Goodbye
from seedround.server.room import encode
from seedround.server.scope import Scope, Send, address, header

SECONDS: Final = 10
PASSED_ON: Final = "x-seedround-forwarded"
HOP: Final = ("connection", "transfer-encoding", "content-length", "date", "keep-alive")
COPIED: Final = (b"cookie", b"authorization", b"content-type", b"accept-language")


def _headers(scope: Scope) -> dict[str, str]:
    """Who asks and from where, for the process that answers."""
    found = {PASSED_ON: "1", "x-forwarded-for": address(scope)}
    if (request := REQUEST.get()) is not None:
        found["x-request-id"] = request
    for name in COPIED:
        if (value := header(scope, name)) is not None:
            found[name.decode()] = value
    return found


async def pass_on(owner: str, scope: Scope, body: bytes, send: Send) -> bool:
    """Let the owner answer a request; False if it cannot, or if this was passed on already."""
    if header(scope, PASSED_ON.encode()) is not None:
        return False
    query = scope["query_string"].decode("latin-1")
    asking = urllib.request.Request(
        owner + scope["raw_path"].decode("latin-1") + (f"?{query}" if query else ""),
        body or None,
        _headers(scope),
        method=scope["method"],
    )
    try:
        status, content, headers = await asyncio.to_thread(_fetch, asking)
    except OSError:
        return False
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": content})
    return True


def _fetch(asking: urllib.request.Request) -> tuple[int, bytes, list[tuple[bytes, bytes]]]:
    try:
        answer = urllib.request.urlopen(asking, timeout=SECONDS)
    except urllib.error.HTTPError as refusal:
        answer = refusal
    with answer:
        kept = [
            (name.lower().encode(), value.encode())
            for name, value in answer.headers.items()
            if name.lower() not in HOP
        ]
        return answer.status, answer.read(), kept


class Relay:
    """A client's socket prolonged to another process: requests go there, messages come back."""

    def __init__(self, socket: ClientConnection, client: Any) -> None:
        self._socket = socket
        self._client = client
        self._task = asyncio.create_task(self._back())

    @classmethod
    async def open(cls, owner: str, scope: Scope, client: Any) -> "Relay":
        if header(scope, PASSED_ON.encode()) is not None:
            raise Elsewhere(owner)
        headers = {name: value for name, value in _headers(scope).items() if name != "content-type"}
        where = owner.replace("http", "ws", 1) + "/api/socket"
        try:
            socket = await connect(
                where, additional_headers=headers, compression=None, max_size=None,
                open_timeout=SECONDS,
            )  # fmt: skip
            await socket.recv()  # its welcome: the client has ours
        except (OSError, WebSocketException):
            raise Elsewhere(owner) from None
        return cls(socket, client)

    @property
    def closed(self) -> bool:
        return self._task.done()

    async def send(self, data: bytes) -> None:
        try:
            await self._socket.send(data, text=True)
        except WebSocketException:
            raise Refused("This table is moving to another server: try again.") from None

    async def _back(self) -> None:
        with suppress(WebSocketException):
            async for message in self._socket:
                assert isinstance(message, str)
                self._client.send(message.encode())
        words = "This table is moving to another server."
        self._client.send(encode(Goodbye(retry=1000, words=words)))

    async def close(self) -> None:
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        await self._socket.close()
