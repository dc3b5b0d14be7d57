"""A client's connection for HTTP, as uvicorn has it, with limits where bytes arrive.

The parser collects headers without end, and nothing in uvicorn ends a request that is never
finished or an answer that is never read: so this is done here.
"""

import asyncio
import math
import time

import msgspec
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from seedround.engine.errors import Refused
from seedround.engine.saying import Saying
from seedround.engine.words import Speaker
from seedround.server.protocol.refusals import problem
from seedround.server.sayings.traffic import HeadersTooLong
from seedround.server.transport.doors import doors_of


class TooManyAhead(Exception):
    """A client sent too many requests ahead."""


class Caller(HttpToolsProtocol):
    """One connection, from request to request."""

    _whole_by = math.inf
    """The deadline of what is awaited, if anything is."""
    _read_by = math.inf
    """The deadline for reading an answer, if one waits."""

    @property
    def due(self) -> float:
        return min(self._whole_by, self._read_by)

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._doors = doors_of(self.config)
        self._heading = True
        """Whether the headers of a request are awaited."""
        self._head = 0
        """Bytes of them so far."""
        self._doors.enter(self, self.client)
        self._whole_by = within(self._doors.limits.header_seconds)
        self._doors.waits(self)
        self._doors.make_room(self)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._doors.leave(self)

    def leave(self) -> None:
        self.transport.abort()

    # Reading

    def data_received(self, data: bytes) -> None:
        most = self._doors.limits.header_bytes
        if not self._heading or not most:
            super().data_received(data)
        else:
            space = most - self._head
            self._head += len(data)
            super().data_received(data[:space])
            if self._heading and self._head > most:
                self._refuse(431, HeadersTooLong())
            elif len(data) > space:
                super().data_received(data[space:])
        if self._heading and self._head and self._whole_by == math.inf:
            self._whole_by = within(self._doors.limits.header_seconds)

    def on_headers_complete(self) -> None:
        self._heading, self._head, self._whole_by = False, 0, math.inf
        self._doors.works(self)
        ahead = self._doors.limits.pipelined
        if ahead and len(self.pipeline) >= ahead:
            raise TooManyAhead
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._heading, self._whole_by = True, math.inf
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._doors.leave(self)
        super().handle_websocket_upgrade()

    def _refuse(self, status: int, why: Saying) -> None:
        """In English: the headers that would name a language are not read."""
        body = msgspec.json.encode(problem(Refused(why), Speaker()))
        self.transport.write(
            b"%scontent-type: application/json\r\ncontent-length: %d\r\nconnection: close\r\n\r\n%s"
            % (STATUS_LINE[status], len(body), body)
        )
        self.transport.close()
        self._read_by = within(self._doors.limits.header_seconds)

    # Writing

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if not self._heading:  # the rest of a body that is not read any more
            self._whole_by = within(self._doors.limits.body_seconds)
        elif not self.pipeline:
            self._doors.waits(self)

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self._read_by = within(self._doors.limits.answer_seconds)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._read_by = within(self._doors.limits.answer_seconds)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._read_by = math.inf


def within(seconds: float) -> float:
    """The time in a number of seconds; 0 is never."""
    return time.monotonic() + seconds if seconds else math.inf
