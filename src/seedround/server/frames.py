"""A client's end of a WebSocket, as uvicorn has it, with a short way for messages.

ASGI hands every message over through a queue, a task and a coroutine, which is an eighth of all the
work that a move makes. So what a client says is heard where it arrives, and what it is told is
written at once. Handshake, pings, fragments and closing stay as they are.
"""

import math
from asyncio import BaseTransport
from collections.abc import Callable
from typing import Final
from weakref import ref

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import Frame
from websockets.http11 import Request

from seedround.server.doors import doors_of
from seedround.server.wire import FRAMES

MOST_PIECES: Final = 1000
"""Of one message: pieces may be empty, so that their size does not end them."""


class Frames(WebSocketsSansIOProtocol):
    """One connection; an application that names no `heard` gets its messages by ASGI."""

    heard: Callable[[bytes], None] | None = None
    resumed: Callable[[], None] | None = None
    due = math.inf

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        doors_of(self.config).enter(self, self.client)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        doors_of(self.config).leave(self)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["state"][FRAMES] = ref(self)

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) < MOST_PIECES:
            super().handle_cont(event)
        else:
            self.drop()

    def send_receive_event_to_app(self) -> None:
        if self.heard is None or self.close_sent:
            super().send_receive_event_to_app()
        else:
            data, self.frames = b"".join(self.frames), []
            self.heard(data)

    def pause_writing(self) -> None:
        """Who does not read is not listened to either: requests make answers."""
        super().pause_writing()
        if not self.transport.is_closing():
            self.transport.pause_reading()

    def resume_writing(self) -> None:
        super().resume_writing()
        if not self.transport.is_closing() and not self.read_paused:
            self.transport.resume_reading()
        if self.resumed is not None:
            self.resumed()

    @property
    def behind(self) -> bool:
        """Whether the client has not read yet what it was told."""
        return not self.writable.is_set()

    def tell(self, message: bytes) -> None:
        """Write a message, if there is still somebody who reads."""
        if self.disconnected or self.transport.is_closing():
            return
        try:
            self.conn.send_text(message)
        except InvalidState:  # goodbyes have been said
            return
        self.transport.write(b"".join(self.conn.data_to_send()))

    def keepalive_timeout(self) -> None:
        """A client that does not answer will not read a goodbye."""
        super().keepalive_timeout()
        self.transport.abort()

    def drop(self) -> None:
        """Let a client go that does not read."""
        self.transport.abort()

    def leave(self) -> None:
        self.transport.abort()
