"""The socket: one for each client. Requests go to rooms, messages come back in order."""

import asyncio
import logging
from contextlib import suppress
from typing import Any, Final

import msgspec

from seedround import __version__
from seedround.engine.errors import Refused
from seedround.server.elsewhere import Elsewhere
from seedround.server.forward import Relay
from seedround.server.guard import Bucket
from seedround.server.hub import Hub
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


class Connection:
    """A client's end: what it follows, and what is still to be sent to it."""

    def __init__(
        self, hub: Hub, person: Person | None, scope: Scope, send: Send, limits: Limits
    ) -> None:
        self.person = person.id if person else None
        self.name = person.name if person else None
        self.language = language_of(person, scope, hub.languages)
        self.rooms: dict[str, Room] = {}
        self._relays: dict[str, Relay] = {}
        self._hub = hub
        self._scope = scope
        self._send = send
        self._loop = asyncio.get_running_loop()
        self._waiting: list[str] = []
        self._writing: asyncio.Task[None] | None = None
        self._limits = limits
        self._who = self.person or address(scope)

    def send(self, message: str) -> None:
        """Put a message in the queue; never waits. Who does not read is let go."""
        if len(self._waiting) <= MOST_WAITING:
            self._waiting.append(message)
        if self._writing is None:
            self._writing = self._loop.create_task(self._write())

    def tell(self, message: Reply) -> None:
        self.send(encode(message).decode())

    async def _write(self) -> None:
        """Send what waits; what came at one moment goes as one frame, a message a line."""
        with suppress(OSError):  # the client has gone: nothing more is sent
            while self._waiting:
                if len(self._waiting) > MOST_WAITING:
                    await self._send({"type": "websocket.close", "code": 1013})
                    return
                frame, self._waiting = "\n".join(self._waiting), []
                await self._send({"type": "websocket.send", "text": frame})
            self._writing = None

    async def heard(self, data: str | bytes) -> None:
        """One message from the client; whatever is wrong with it is answered with a sentence."""
        identity: str | None = None
        try:
            request = _decoder.decode(data)
            identity = request.id
            if not self._limits.messages.take(self._who):
                raise Refused("Too many messages: wait a moment.")
            if isinstance(request, Say) and not self._limits.chat.take(self._who):
                raise Refused("Let the others say something too: wait a moment.")
            try:
                await self._pass_on(request)
            except Elsewhere as problem:
                await self._relay(problem.owner, data)
        except msgspec.ValidationError as problem:
            self._refuse(_id_of(data), f"This request cannot be read: {problem}.")
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            self._refuse(None, "This message is not JSON.")
        except Refused as problem:
            self._refuse(identity, str(problem))

    def _refuse(self, identity: str | None, sentence: str) -> None:
        self._hub.counts.refusals += 1
        self.tell(Refusal(id=identity, problem=sentence))

    async def _pass_on(self, request: Any) -> None:
        room = self.rooms.get(request.table)
        if room is None or room.lost:
            if isinstance(request, Unwatch):
                self.tell(Done(id=request.id))
                return
            room = await self._hub.room_for(request.table, self.person)
            if len(self.rooms) >= MOST_TABLES:
                raise Refused("You follow too many tables on this connection.")
            self.rooms[request.table] = room
        if isinstance(request, Unwatch):
            del self.rooms[request.table]
        room.ask(self, request)

    async def _relay(self, owner: str, data: str | bytes) -> None:
        """The table is owned by another process: it answers through us."""
        relay = self._relays.get(owner)
        if relay is None or relay.closed:
            relay = self._relays[owner] = await Relay.open(owner, self._scope, self)
        await relay.send(data)

    async def gone(self) -> None:
        if self._writing is not None:
            self._writing.cancel()
            await asyncio.gather(self._writing, return_exceptions=True)
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
        connection = Connection(self._hub, person, scope, send, self._limits)
        shown = person_shown(person, connection.language)
        connection.tell(Welcome(person=shown, now=self._hub.now(), version=__version__))
        self._open.add(connection)
        self._hub.counts.sockets += 1
        try:
            while True:
                message = await receive()
                if message["type"] == "websocket.disconnect":
                    break
                await connection.heard(message.get("text") or message.get("bytes") or "")
        finally:
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


def _id_of(data: str | bytes) -> str | None:
    """The id of a request that is otherwise wrong, so that its sender knows which one."""
    try:
        return msgspec.json.decode(data, type=_OnlyId).id[:40] or None
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None
