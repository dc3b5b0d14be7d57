"""The socket: one for each client. Requests go to rooms, messages come back in order."""

import asyncio
import logging
from collections import deque
from typing import Final, Protocol

import msgspec

from seedround import __version__
from seedround.engine.errors import Refused
from seedround.server.elsewhere import Elsewhere
from seedround.server.forward import Relay
from seedround.server.frames import FRAMES, Frames
from seedround.server.guard import Bucket
from seedround.server.hub import Hub
from seedround.server.metrics import SENDING
from seedround.server.people import COOKIE, language_of, person_shown, recognise
from seedround.server.protocol.socket import (
    Done,
    Goodbye,
    Refusal,
    Reply,
    Requests,
    Say,
    Unwatch,
    Welcome,
)
from seedround.server.room import Room, encode
from seedround.server.scope import Receive, Scope, Send, address, header
from seedround.server.store import Person

log = logging.getLogger("seedround.socket")

LONGEST: Final = 32_768
"""Bytes of a message from a client."""
MOST_WAITING: Final = 500
"""Messages that wait for a slow client before it is let go; it can come back and resume."""
MOST_TABLES: Final = 20
"""Tables that one socket follows."""
_decoder: Final = msgspec.json.Decoder(Requests)


class Limits:
    """Messages and chat lines a second of one person, over all their sockets; 0 is no limit."""

    def __init__(self, messages: float = 20, chat: float = 0.5) -> None:
        self.messages = Bucket(messages, messages * 3)
        self.chat = Bucket(chat, 5)


class Wire(Protocol):
    """What a connection needs of its socket: `Frames`, or something like it."""

    @property
    def behind(self) -> bool: ...
    def tell(self, message: bytes) -> None: ...
    def drop(self) -> None: ...


class Connection:
    """A client's end: what it follows, and what is still to be sent to it."""

    def __init__(
        self, hub: Hub, person: Person | None, scope: Scope, wire: Wire, limits: Limits
    ) -> None:
        self.person = person.id if person else None
        self.name = person.name if person else None
        self.language = language_of(person, scope, hub.languages)
        self.left = False
        self.rooms: dict[str, Room] = {}
        self._relays: dict[str, Relay] = {}
        self._hub = hub
        self._scope = scope
        self._wire = wire
        self._loop = asyncio.get_running_loop()
        self._to_send: list[bytes] = []
        self._unheard: deque[bytes] = deque()
        self._finding: asyncio.Task[None] | None = None
        self._limits = limits
        self._who = self.person or address(scope)

    # Sending

    def send(self, message: bytes) -> None:
        """What is told at one moment goes as one frame, a message a line; never waits."""
        waiting = self._to_send
        if len(waiting) >= MOST_WAITING:
            self._wire.drop()
            return
        waiting.append(message)
        if len(waiting) == 1:
            self._loop.call_soon(self.flush)

    def tell(self, message: Reply) -> None:
        self.send(encode(message))

    def flush(self) -> None:
        """Send what waits, unless the client is behind: then when it has caught up."""
        if self._to_send and not self._wire.behind:
            frame = b"\n".join(self._to_send)
            self._to_send.clear()
            self._wire.tell(frame)
            SENDING.observe(len(frame))

    # Hearing

    def heard(self, data: bytes) -> None:
        """One message from the client; those behind one that looks for its table wait."""
        if self._finding is None:
            self._hear(data)
        elif len(self._unheard) < MOST_WAITING:
            self._unheard.append(data)
        else:
            self._wire.drop()

    def _hear(self, data: bytes) -> None:
        """Whatever is wrong with a message is answered with a sentence."""
        identity: str | None = None
        try:
            request = _decoder.decode(data)
            identity = request.id
            if not self._limits.messages.take(self._who):
                raise Refused("Too many messages: wait a moment.")
            if isinstance(request, Say) and not self._limits.chat.take(self._who):
                raise Refused("Let the others say something too: wait a moment.")
            self._pass_on(request, data)
        except msgspec.ValidationError as problem:
            self._refuse(_id_of(data), f"This request cannot be read: {problem}.", "unreadable")
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            self._refuse(None, "This message is not JSON.", "unreadable")
        except Refused as problem:
            self._refuse(identity, str(problem), problem)

    def _refuse(self, identity: str | None, sentence: str, kind: Exception | str) -> None:
        self._hub.counts.refused(kind)
        self.tell(Refusal(id=identity, problem=sentence))

    def _pass_on(self, request: Requests, data: bytes) -> None:
        room = self.rooms.get(request.table)
        if room is not None and not room.lost:
            if isinstance(request, Unwatch):
                del self.rooms[request.table]
            room.ask(self, request)
        elif isinstance(request, Unwatch):
            self.tell(Done(id=request.id))
        else:
            self._finding = self._loop.create_task(self._find(request, data))

    async def _find(self, request: Requests, data: bytes) -> None:
        """Ask a table that is not known here yet, or the process that owns it."""
        try:
            try:
                room = await self._hub.room_for(request.table, self.person)
                if len(self.rooms) >= MOST_TABLES:
                    raise Refused("You follow too many tables on this connection.")
                self.rooms[request.table] = room
                room.ask(self, request)
            except Elsewhere as problem:
                await self._relay(problem.owner, data)
        except Refused as problem:
            self._refuse(request.id, str(problem), problem)
        except Exception as problem:
            log.exception("table %s cannot be reached", request.table)
            self._refuse(request.id, "This table cannot be reached now: try again later.", problem)
        self._finding = None
        while self._unheard and self._finding is None:
            self._hear(self._unheard.popleft())

    async def _relay(self, owner: str, data: bytes) -> None:
        """The table is owned by another process: it answers through us."""
        relay = self._relays.get(owner)
        if relay is None or relay.closed:
            relay = self._relays[owner] = await Relay.open(owner, self._scope, self)
        await relay.send(data)

    async def gone(self) -> None:
        """The client has left: whatever it asked for last is still done, but not watched."""
        self.left = True
        self._unheard.clear()
        if self._finding is not None:
            await asyncio.wait([self._finding])
        for room in self.rooms.values():
            room.unwatch(self)
        for relay in self._relays.values():
            await relay.close()


class Sockets:
    """All sockets of this process."""

    def __init__(self, hub: Hub, limits: Limits) -> None:
        self._hub = hub
        self._limits = limits
        self._open: set[Connection] = set()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        person = await recognise(self._hub.store, secret_of(scope))
        await send({"type": "websocket.accept"})
        frames: Frames = scope["state"][FRAMES]()
        connection = Connection(self._hub, person, scope, frames, self._limits)
        frames.heard, frames.resumed = connection.heard, connection.flush
        shown = person_shown(person, connection.language)
        connection.tell(Welcome(person=shown, now=self._hub.now(), version=__version__))
        self._open.add(connection)
        self._hub.counts.sockets += 1
        try:
            while (message := await receive())["type"] != "websocket.disconnect":
                connection.heard(message.get("bytes") or message.get("text", "").encode())
        finally:
            frames.heard = frames.resumed = None
            self._open.discard(connection)
            self._hub.counts.sockets -= 1
            await connection.gone()

    def goodbye(self) -> None:
        """Tell everybody that the server is about to stop."""
        for connection in self._open:
            connection.tell(Goodbye(retry=1000, words="The server stops and comes back soon."))


def secret_of(scope: Scope) -> str | None:
    """The secret that a client brings: in its cookie, or as a bearer token (programs)."""
    bearer = header(scope, b"authorization")
    if bearer and bearer.lower().startswith("bearer "):
        return bearer[7:].strip()
    for part in (header(scope, b"cookie") or "").split(";"):
        name, _, value = part.strip().partition("=")
        if name == COOKIE:
            return value
    return None


class _OnlyId(msgspec.Struct):
    id: str = ""


def _id_of(data: bytes) -> str | None:
    """The id of a request that is otherwise wrong, so that its sender knows which one."""
    try:
        return msgspec.json.decode(data, type=_OnlyId).id[:40] or None
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None
