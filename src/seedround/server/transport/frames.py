"""A client's end of a WebSocket, as uvicorn has it, with a short way for messages.

ASGI hands every message over through a queue, a task and a coroutine, which is an eighth of all the
work that a move makes, and to take a frame apart by the library is another twentieth. So what a
client says in one piece is heard where it arrives, and what it is told is written at once.
Handshake, pings, fragments, closing and errors stay the library's.
"""

import math
import socket
from asyncio import BaseTransport
from collections.abc import Callable
from struct import Struct
from typing import Final
from weakref import ref

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import CLOSED, CLOSING, OPEN

from seedround.server.transport.doors import doors_of
from seedround.server.transport.wire import FRAMES

try:
    from websockets.speedups import apply_mask
except ImportError:  # where it could not be compiled
    from websockets.utils import apply_mask

MOST_PIECES: Final = 1000
"""Of one message: pieces may be empty, so that their size does not end them."""

KERNEL_BYTES: Final = 128 * 1024
"""What the kernel may keep for one client: it would take megabytes, which nobody counts."""

WHOLE_TEXT: Final = 0x81
MASKED: Final = 0x80
MASK: Final = 4
_SHORT: Final = Struct("!BB").pack
_USUAL: Final = Struct("!BBH").pack
_LONG: Final = Struct("!BBQ").pack


class Frames(WebSocketsSansIOProtocol):
    """One connection; an application that names no `heard` gets its messages by ASGI."""

    heard: Callable[[bytes], None] | None = None
    resumed: Callable[[], None] | None = None
    behind = False
    due = math.inf
    _rest = b""
    """The beginning of a frame that has not come as a whole yet."""

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        wire: socket.socket | None = transport.get_extra_info("socket")
        if wire is not None:
            wire.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, KERNEL_BYTES)
        doors_of(self.config).enter(self, self.client)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        doors_of(self.config).leave(self)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["state"][FRAMES] = ref(self)

    def data_received(self, data: bytes) -> None:
        """Whole texts are heard here; the library gets all other frames, one at a time."""
        if not self.handshake_initiated:
            super().data_received(data)
            return
        stream, self._rest = self._rest + data, b""
        place = 0
        while self.conn.state is not CLOSING and self.conn.state is not CLOSED:
            begin, end = span(stream, place)
            if end - begin > self.config.ws_max_size:
                break  # the library refuses it before it has come as a whole
            if end > len(stream):
                self._rest = stream[place:]
                return
            if self.heard is not None and self._simple(stream, place):
                self.heard(apply_mask(stream[begin:end], stream[begin - MASK : begin]))
            else:
                super().data_received(stream[place:end])
            place = end
        if place < len(stream) and self.conn.parser_exc is None:
            super().data_received(stream[place:])

    def _simple(self, stream: bytes, place: int) -> bool:
        """Whether the frame there is a text in one piece, and nothing else is going on."""
        return (
            stream[place] == WHOLE_TEXT
            and stream[place + 1] >= MASKED
            and self.conn.current_size is None
            and not self.close_sent
        )

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
        """Stop listening to a client that does not read: requests make answers."""
        super().pause_writing()
        self.behind = True
        if not self.transport.is_closing():
            self.transport.pause_reading()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.behind = False
        if not self.transport.is_closing() and not self.read_paused:
            self.transport.resume_reading()
        if self.resumed is not None:
            self.resumed()

    def tell(self, message: bytes) -> None:
        """Write a message, if the client is still there."""
        if self.conn.state is OPEN and not (self.disconnected or self.transport.is_closing()):
            self.transport.write(head(len(message)) + message)

    def keepalive_timeout(self) -> None:
        """A client that does not answer will not read a goodbye."""
        super().keepalive_timeout()
        self.transport.abort()

    def drop(self) -> None:
        """Let a client go that does not read."""
        self.transport.abort()

    def leave(self) -> None:
        self.transport.abort()


def span(stream: bytes, place: int) -> tuple[int, int]:
    """Where the content of the frame at a place begins and ends; beyond the stream if that is not
    known yet."""
    begin = place + 2
    if len(stream) < begin:
        return begin, begin
    second = stream[place + 1]
    size = second & 0x7F
    if size >= 126:
        known = begin + (2 if size == 126 else 8)
        if len(stream) < known:
            return known, known
        size = int.from_bytes(stream[begin:known], "big")
        begin = known
    if second >= MASKED:
        begin += MASK
    return begin, begin + size


def head(size: int) -> bytes:
    """What stands before a text of so many bytes: the server's are whole and not masked."""
    if size < 126:
        return _SHORT(WHOLE_TEXT, size)
    if size < 1 << 16:
        return _USUAL(WHOLE_TEXT, 126, size)
    return _LONG(WHOLE_TEXT, 127, size)
