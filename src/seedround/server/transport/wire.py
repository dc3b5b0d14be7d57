"""A client's end of a WebSocket as the server needs it, under any ASGI server."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Final, Protocol

from seedround.server.host.scope import Scope, Send

FRAMES: Final = "frames"
"""Where a server that has a short way for messages leaves it: in the state of the scope, as a weak
reference, for the frames have the scope too and a ring would stay in memory."""


class Wire(Protocol):
    """`Frames` under our own server, ASGI alone under others."""

    heard: Callable[[bytes], None] | None
    """Called with each message that arrives the short way."""
    resumed: Callable[[], None] | None
    """Called when a client that was behind has caught up."""

    @property
    def behind(self) -> bool:
        """Whether the client has not read yet what it was told."""
        ...

    def tell(self, message: bytes) -> None:
        """Write a message, if the client is still there."""
        ...

    def drop(self) -> None:
        """Let a client go that does not read."""
        ...


class AsgiWire:
    """ASGI alone: one message after the other, each sent by a task."""

    def __init__(self, send: Send) -> None:
        self.heard: Callable[[bytes], None] | None = None
        self.resumed: Callable[[], None] | None = None
        self._send = send
        self._sending: asyncio.Task[None] | None = None

    @property
    def behind(self) -> bool:
        return self._sending is not None

    def tell(self, message: bytes) -> None:
        text = message.decode()
        self._sending = asyncio.create_task(self._write({"type": "websocket.send", "text": text}))

    def drop(self) -> None:
        if self._sending is not None:
            self._sending.cancel()
        self._sending = asyncio.create_task(self._write({"type": "websocket.close", "code": 1013}))

    async def _write(self, message: dict[str, object]) -> None:
        with suppress(Exception):  # the client has left: what is received says so too
            await self._send(message)
        self._sending = None
        if self.resumed is not None:
            self.resumed()


def wire_of(scope: Scope, send: Send) -> Wire:
    """The short way, if this server has one."""
    found = scope.get("state", {}).get(FRAMES)
    frames: Wire | None = found() if found else None
    return frames or AsgiWire(send)
