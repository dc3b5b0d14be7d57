"""A client's end of a WebSocket with as little work as possible: what is measured is the server.

With a client that needs longer for a message than the server does one measures the client. So:
frames are cut from the stream where they arrive, and the time of arrival is taken before anything
else is done.
"""

import asyncio
import base64
import os
import time
from collections.abc import Callable
from typing import cast
from urllib.parse import urlsplit

Heard = Callable[[bytes, float], None]
"""Gets a message, and when it came (`time.perf_counter`)."""

TEXT, CLOSE, PING, PONG = 0x1, 0x8, 0x9, 0xA
LAST = 0x80
MASKED = 0x80
NO_MASK = bytes(4)
"""Clients have to mask what they send; with zeros it stays as it is."""


class Wire(asyncio.Protocol):
    """One connection: messages are single frames, as our server sends them."""

    def __init__(self, heard: Heard) -> None:
        self._heard = heard
        self._buffer = bytearray()
        self._open = False
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    @classmethod
    async def connect(cls, address: str, cookie: str, heard: Heard) -> "Wire":
        """A socket at `http://host:port/path`."""
        where = urlsplit(address)
        _, wire = await asyncio.get_running_loop().create_connection(
            lambda: cls(heard), where.hostname or "localhost", where.port or 80
        )
        wire.transport.write(
            f"GET {where.path} HTTP/1.1\r\nHost: {where.netloc}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n"
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}\r\n\r\n".encode()
        )
        await wire.opened
        return wire

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)

    def connection_lost(self, problem: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(problem or ConnectionError("the server closed the socket"))
        self.closed.set_result(None)

    def data_received(self, data: bytes) -> None:
        at = time.perf_counter()
        buffer = self._buffer
        buffer += data
        start = 0
        if not self._open:
            start = buffer.find(b"\r\n\r\n") + 4
            if start < 4:
                return
            if not buffer.startswith(b"HTTP/1.1 101 "):
                self.opened.set_exception(ConnectionError(buffer[:start].decode("latin-1")))
                return
            self._open = True
            self.opened.set_result(None)
        while (frame := _frame(buffer, start)) is not None:
            kind, begin, start = frame
            payload = bytes(memoryview(buffer)[begin:start])
            if kind == TEXT:
                self._heard(payload, at)
            elif kind == PING:
                self._send(PONG, payload)
        del buffer[:start]

    def send(self, message: bytes) -> None:
        self._send(TEXT, message)

    def _send(self, kind: int, payload: bytes) -> None:
        size = len(payload)
        head = (
            bytes([LAST | kind, MASKED | size])
            if size < 126
            else bytes([LAST | kind, MASKED | 126]) + size.to_bytes(2, "big")
        )
        self.transport.write(b"".join((head, NO_MASK, payload)))

    async def close(self) -> None:
        """Say goodbye and go."""
        if not self.closed.done():
            self._send(CLOSE, b"")
            self.transport.close()
        await self.closed


def _frame(buffer: bytearray, start: int) -> tuple[int, int, int] | None:
    """Kind, begin and end of the frame that starts there, if all of it has come."""
    if len(buffer) < start + 2:
        return None
    kind, size, begin = buffer[start] & 0xF, buffer[start + 1], start + 2
    if size >= 126:
        begin += 2 if size == 126 else 8
        size = int.from_bytes(buffer[start + 2 : begin], "big")
    return (kind, begin, begin + size) if len(buffer) >= begin + size else None
