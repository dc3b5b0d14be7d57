"""The socket: one for each client. Requests go to rooms, messages come back in order."""

import asyncio
import logging
import math
from collections import deque
from collections.abc import Container
from typing import Final

import msgspec

from seedround import __version__
from seedround.engine.errors import Refused
from seedround.engine.words import Speaker
from seedround.server.host.budgets import Tally, Who
from seedround.server.host.metrics import SENDING
from seedround.server.host.scope import NUL, Receive, Scope, Send, address, header
from seedround.server.people.identity import COOKIE, language_of, person_shown, recognise
from seedround.server.protocol.refusals import goodbye, refusal
from seedround.server.protocol.socket import (
    Done,
    Foresee,
    Hint,
    Mark,
    Reply,
    Requests,
    Say,
    Unwatch,
    Watch,
    Welcome,
)
from seedround.server.sayings import traffic
from seedround.server.store import Person
from seedround.server.store.trouble import Unavailable
from seedround.server.tables.hub import Hub
from seedround.server.tables.ownership import OwnedByOther
from seedround.server.tables.requests import ask
from seedround.server.tables.room import Room, encode
from seedround.server.transport.forward import Forwarding, Relay
from seedround.server.transport.wire import Wire, wire_of

log = logging.getLogger("seedround.socket")

_decoder: Final = msgspec.json.Decoder(Requests)


UNWRITTEN: Final = frozenset({Watch, Unwatch, Hint, Foresee, Mark})
"""Requests that leave nothing in the database; what others leave there has about their size."""
LARGE: Final = 64_000
"""Bytes that are counted at once, not only when they turn out to wait for a slow client: many
sockets may ask for much before any of them is written to."""


class Connection:
    """A client's end: what it follows, and what is still to be sent to it."""

    def __init__(
        self,
        hub: Hub,
        forwarding: Forwarding,
        person: Person | None,
        scope: Scope,
        wire: Wire,
    ) -> None:
        self.person = person.id if person else None
        self.name = person.name if person else None
        self.address = address(scope)
        self.language = language_of(person, scope, hub.languages)
        self.left = False
        self.rooms: dict[str, Room] = {}
        self._relays: dict[str, Relay] = {}
        self._hub = hub
        self._forwarding = forwarding
        self._scope = scope
        self._wire = wire
        self._loop = asyncio.get_running_loop()
        self._to_send: list[bytes] = []
        self._size = 0
        """Bytes of what is to be sent."""
        self._unread = 0
        """Bytes that the client has been sent and has not read, while it is behind."""
        self._unheard_size = 0
        """Bytes of its own messages that wait to be heard."""
        self._counted = 0
        """What of all three is counted for its address."""
        self._most = hub.limits.messages_waiting or math.inf
        self._most_bytes = hub.limits.waiting_bytes or math.inf
        self._unheard: deque[bytes] = deque()
        self._finding: asyncio.Task[None] | None = None
        self.who = Who(self.person, self.address)

    # Sending

    def send(self, message: bytes) -> None:
        """What is told at one moment goes as one frame, a message a line; never waits."""
        if self.left:
            return
        waiting = self._to_send
        waiting.append(message)
        self._size += len(message)
        if len(waiting) > self._most or self._size + self._unread > self._most_bytes:
            self.drop()
            return
        if self._unread or self._size > LARGE:
            self._count()
        if len(waiting) == 1 and not self._unread:
            self._loop.call_soon(self.flush)

    def tell(self, message: Reply) -> None:
        self.send(encode(message))

    def flush(self) -> None:
        """Send what waits, or, if the client is behind, wait until it has caught up."""
        if self._wire.behind:
            self._count()
        elif self._to_send:
            frame = b"\n".join(self._to_send)
            self._to_send.clear()
            self._wire.tell(frame)
            SENDING.observe(len(frame))
            self._size, self._unread = 0, len(frame) if self._wire.behind else 0
            self._count()
        else:
            self._unread = 0
            self._count()

    def _count(self) -> None:
        """Count the bytes that wait on both ways; too many for its address, and it goes."""
        size = self._unread + self._size + self._unheard_size
        if size != self._counted:
            waiting = self._hub.budgets.waiting
            waiting.add(self.address, size - self._counted)
            self._counted = size
            if size and waiting[self.address] > (
                self._hub.limits.waiting_bytes_per_address or math.inf
            ):
                self.drop()

    def drop(self) -> None:
        """Let a client go that is too slow or unwelcome, with all that waits for it."""
        if not self.left:
            self._wire.drop()
        self._let_go()

    def _let_go(self) -> None:
        self.left = True
        self._to_send.clear()
        self._unheard.clear()
        self._size = self._unread = self._unheard_size = 0
        self._count()

    # Hearing

    def heard(self, data: bytes) -> None:
        """One message from the client; it waits while an earlier one looks for its table."""
        if self._finding is None:
            self._hear(data)
        elif self.left:
            return
        elif len(self._unheard) < self._most and self._unheard_size + len(data) <= self._most_bytes:
            self._unheard.append(data)
            self._unheard_size += len(data)
            self._count()
        else:
            self.drop()

    def _hear_on(self) -> None:
        """Hear what has waited."""
        while self._unheard and self._finding is None:
            data = self._unheard.popleft()
            self._unheard_size -= len(data)
            self._count()
            self._hear(data)

    def _hear(self, data: bytes) -> None:
        """Read a message and pass it on; a mistake in it is refused with a sentence."""
        identity: str | None = None
        try:
            request = _decoder.decode(data)
            identity = request.id
            if not self._hub.budgets.messages.take(self.who):
                raise Refused(traffic.ManyMessages())
            if NUL in data:
                raise Refused(traffic.NulInText())
            kind = type(request)
            if kind is Say and not self._hub.budgets.chat.take(self.who):
                raise Refused(traffic.MuchChat())
            if kind not in UNWRITTEN:
                self._hub.budgets.store(self.who, len(data))
            self._pass_on(request, data)
        except msgspec.ValidationError as problem:
            self._refuse(_id_of(data), Refused(traffic.Unreadable(str(problem))), "unreadable")
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            self._refuse(None, Refused(traffic.NotJson()), "unreadable")
        except Refused as problem:
            self._refuse(identity, problem, problem)

    def _refuse(self, identity: str | None, problem: Refused, counted_as: Exception | str) -> None:
        self._hub.counts.refused(counted_as)
        self.tell(refusal(identity, problem, Speaker(self.language)))

    def _pass_on(self, request: Requests, data: bytes) -> None:
        room = self.rooms.get(request.table)
        if room is not None and not room.lost:
            if type(request) is Unwatch:
                del self.rooms[request.table]
            ask(room, self, request)
        elif type(request) is Unwatch:
            self.tell(Done(id=request.id))
        else:
            self._finding = self._loop.create_task(self._find(request, data))

    async def _find(self, request: Requests, data: bytes) -> None:
        """Ask a table that is not known here yet, or the process that owns it."""
        try:
            try:
                room = await self._hub.room_for(request.table, self.person)
                if len(self.rooms) >= (self._hub.limits.tables_per_socket or math.inf):
                    raise Refused(traffic.ManyFollowed())
                self.rooms[request.table] = room
                ask(room, self, request)
            except OwnedByOther as problem:
                await self._relay(problem.owner, data)
        except Refused as problem:
            self._refuse(request.id, problem, problem)
        except Exception as problem:
            log.exception("table %s cannot be reached", request.table)
            self._refuse(request.id, Refused(traffic.TableUnreachable()), problem)
        self._finding = None
        self._hear_on()

    async def _relay(self, owner: str, data: bytes) -> None:
        """Pass a request on to the process that owns its table, which answers through us."""
        relay = self._relays.get(owner)
        if relay is None or relay.closed:
            relay = await self._forwarding.relay(owner, self._scope, self)
            self._relays[owner] = relay
        await relay.send(data)

    async def gone(self) -> None:
        """The client has left: what it asked for last is still done, but not watched."""
        self._let_go()
        if self._finding is not None:
            await asyncio.wait([self._finding])
        for room in self.rooms.values():
            room.unwatch(self)
        for relay in self._relays.values():
            await relay.close()


class Sockets:
    """All sockets of this process."""

    def __init__(self, hub: Hub, forwarding: Forwarding) -> None:
        self._hub = hub
        self._forwarding = forwarding
        self._open: set[Connection] = set()
        self._counted = Tally()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        try:
            person = await recognise(self._hub.store, secret_of(scope), self._hub.now())
        except Unavailable as problem:
            await self._put_off(scope, send, problem)
            return
        who = Who(person.id if person else None, address(scope))
        if not self._may_come(who):
            self._hub.counts.limited += 1
            await send({"type": "websocket.close", "code": 1013})
            return
        self._count(who, 1)
        try:
            await send({"type": "websocket.accept"})
            await self._serve(person, scope, receive, wire_of(scope, send))
        finally:
            self._count(who, -1)

    async def _put_off(self, scope: Scope, send: Send, problem: Unavailable) -> None:
        """Nobody can be recognised now: say why, which a browser shows only of an open socket."""
        self._hub.counts.refused(problem)
        language = language_of(None, scope, self._hub.languages)
        words = encode(goodbye(problem.why, language, 1000 * problem.retry)).decode()
        await send({"type": "websocket.accept"})
        await send({"type": "websocket.send", "text": words})
        await send({"type": "websocket.close", "code": 1013})

    async def _serve(
        self, person: Person | None, scope: Scope, receive: Receive, wire: Wire
    ) -> None:
        connection = Connection(self._hub, self._forwarding, person, scope, wire)
        wire.heard, wire.resumed = connection.heard, connection.flush
        shown = person_shown(person, connection.language)
        connection.tell(Welcome(person=shown, now=self._hub.now(), version=__version__))
        self._open.add(connection)
        try:
            while (message := await receive())["type"] != "websocket.disconnect":
                connection.heard(message.get("bytes") or (message.get("text") or "").encode())
        finally:
            wire.heard = wire.resumed = None
            self._open.discard(connection)
            await connection.gone()

    def _may_come(self, who: Who) -> bool:
        """Whether person and address may have one more socket."""
        each = self._hub.limits.sockets_per_person or math.inf
        most = each * (self._hub.limits.people_per_address or math.inf)
        return self._counted[who.person] < each and self._counted[who.address] < most

    def _count(self, who: Who, by: int) -> None:
        self._hub.counts.sockets += by
        self._counted.add(who.address, by)
        if who.person is not None:
            self._counted.add(who.person, by)

    def shut_out(self, banned: Container[str]) -> None:
        for connection in list(self._open):
            if connection.address in banned:
                connection.drop()

    def let_go(self, person: str) -> None:
        """Close the sockets of a person who is gone; they may come back as a stranger."""
        for connection in list(self._open):
            if connection.person == person:
                connection.drop()

    def goodbye(self) -> None:
        """Tell all clients that the server is about to stop."""
        for connection in self._open:
            connection.tell(goodbye(traffic.ServerStops(), connection.language, 1000))


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
