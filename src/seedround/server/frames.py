"""A client's end of a WebSocket, as uvicorn has it, with a short way for messages.

ASGI hands every message over through a queue, a task and a coroutine, which is an eighth of all the
work that a move makes. So what a client says is heard where it arrives, and what it is told is
written at once. Handshake, pings, fragments and closing stay as they are.
"""

from collections.abc import Callable
from typing import Final
from weakref import ref

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.http11 import Request

FRAMES: Final = "frames"
"""Where an application finds them: in the state of its scope, as a weak reference, for the frames
have the scope too and a ring would stay in memory."""


class Frames(WebSocketsSansIOProtocol):
    """One connection; an application that names no `heard` gets its messages by ASGI."""

    heard: Callable[[bytes], None] | None = None
    resumed: Callable[[], None] | None = None
    """Called when a client that was behind has caught up."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["state"][FRAMES] = ref(self)

    def send_receive_event_to_app(self) -> None:
        if self.heard is None or self.close_sent:
            super().send_receive_event_to_app()
        else:
            data, self.frames = b"".join(self.frames), []
            self.heard(data)

    def resume_writing(self) -> None:
        super().resume_writing()
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

    def drop(self) -> None:
        """Let a client go that does not read."""
        self.transport.abort()
