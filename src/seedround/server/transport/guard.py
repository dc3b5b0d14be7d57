"""What stands before everything: origins, rates, sizes, times, and headers."""

import asyncio
from collections.abc import MutableMapping
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec

from seedround.engine.errors import BadOption, Refused
from seedround.engine.saying import Saying
from seedround.engine.words import Speaker
from seedround.server.host.logs import REQUEST, request_id
from seedround.server.host.scope import NUL, App, Receive, Scope, Send, address, header
from seedround.server.people.identity import GUEST, language_of
from seedround.server.protocol.refusals import problem
from seedround.server.sayings import traffic
from seedround.server.tables.hub import Hub
from seedround.server.tables.ownership import OWNER
from seedround.server.transport.forward import Forwarding

PIECE: Final = 65_536
"""Long answers are sent in such pieces, so that a client that does not read holds only one."""
HEADERS: Final = [
    (
        b"content-security-policy",
        b"default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
        b"connect-src 'self' ws: wss:; object-src 'none'; base-uri 'none'; form-action 'self'; "
        b"frame-ancestors 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]


class TooSlow(Refused):
    """A body that did not arrive in time."""

    def __init__(self) -> None:
        super().__init__(traffic.BodyTooSlow())


def same_origin(scope: Scope) -> bool:
    """Whether a request comes from our own page; browsers name the page, programs name none."""
    origin = header(scope, b"origin")
    if header(scope, b"sec-fetch-site") in ("cross-site", "same-site"):
        return False
    if origin is None:
        return True
    host = header(scope, b"host")
    try:
        return host is not None and urlsplit(origin).netloc.lower() == host.lower()
    except ValueError:  # no address at all
        return False


class Guard:
    """Lets through what is allowed, to the socket or to HTTP."""

    def __init__(self, http: App, socket: App, hub: Hub, forwarding: Forwarding) -> None:
        self._http = http
        self._socket = socket
        self._counts = hub.counts
        self._bans = hub.keeping.bans
        self._requests = hub.budgets.requests
        self._body_seconds = hub.limits.body_seconds or None
        self._forwarding = forwarding
        self._languages = hub.languages

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind = scope["type"]
        if kind == "lifespan":
            await self._http(scope, receive, send)
            return
        REQUEST.set(request_id(header(scope, b"x-request-id")))
        if scope.get("method") == "HEAD":
            scope, send = {**scope, "method": "GET"}, _headless(send)
        if address(scope) in self._bans:
            self._counts.refused("banned")
            await self._refuse(scope, send, 403, traffic.Banned())
        elif not self._requests.take(address(scope)):
            self._counts.limited += 1
            await self._refuse(scope, send, 429, traffic.ManyRequests())
        elif "\0" in scope["path"]:
            await self._refuse(scope, send, 400, traffic.NothingHere())
        elif kind == "websocket":
            if scope["path"] != "/api/socket":
                await self._refuse(scope, send, 404, traffic.NothingHere())
            elif not same_origin(scope):
                self._counts.refused("origin")
                await self._refuse(scope, send, 403, traffic.OtherSite())
            else:
                await self._socket(scope, receive, send)
        elif scope["method"] not in ("GET", "OPTIONS") and not same_origin(scope):
            self._counts.refused("origin")
            await self._refuse(scope, send, 403, traffic.OtherSite())
        else:
            self._counts.requests += 1
            await self._answer(scope, receive, send)

    async def _refuse(self, scope: Scope, send: Send, status: int, why: Saying) -> None:
        """Refuse a request before its person is known, in the language that it asks for."""
        if scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1008})
            return
        speaker = Speaker(language_of(None, scope, self._languages))
        body = msgspec.json.encode(problem(Refused(why), speaker))
        headers = [(b"content-type", b"application/json"), _identity(), *HEADERS]
        await send({"type": "http.response.start", "status": status, "headers": headers})
        await send({"type": "http.response.body", "body": body})

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer here, or let the process that owns the table answer."""
        body: list[bytes] = []
        held: list[MutableMapping[str, Any]] = []

        async def heard() -> MutableMapping[str, Any]:
            message = await hurried()
            body.append(message.get("body", b""))
            if not message.get("more_body", False) and NUL in b"".join(body):
                raise BadOption(traffic.NulInText())
            return message

        async def sent(message: MutableMapping[str, Any]) -> None:
            if OWNER in scope:
                held.append(message)
            else:
                await dressed(message)

        hurried, dressed = _hurried(receive, self._body_seconds), _dressed(_known(send, scope))
        await self._http(scope, heard, sent)
        if OWNER not in scope:
            return
        answer = await self._forwarding.ask(scope[OWNER], scope, b"".join(body))
        if answer is None:
            for message in held:
                await dressed(message)
        else:
            passed = _in_pieces(_known(send, scope))
            start = {"status": answer.status, "headers": answer.headers}
            await passed({"type": "http.response.start", **start})
            await passed({"type": "http.response.body", "body": answer.body})


def _hurried(receive: Receive, seconds: float | None) -> Receive:
    """Refuse a body that does not arrive in time."""
    complete = False
    until = None if seconds is None else asyncio.get_running_loop().time() + seconds

    async def within_time() -> MutableMapping[str, Any]:
        nonlocal complete
        if complete:
            return await receive()
        try:
            async with asyncio.timeout_at(until):
                message = await receive()
        except TimeoutError:
            raise TooSlow from None
        complete = not message.get("more_body", False)
        return message

    return within_time


def _headless(send: Send) -> Send:
    """HEAD is GET without the body: every address that can be got can be asked about."""

    async def without_body(message: MutableMapping[str, Any]) -> None:
        if message["type"] == "http.response.body":
            message = {**message, "body": b""}
        await send(message)

    return without_body


def _known(send: Send, scope: Scope) -> Send:
    """Add the cookie, if this request has made a stranger a guest."""

    async def sent(message: MutableMapping[str, Any]) -> None:
        if message["type"] == "http.response.start" and GUEST in scope:
            cookie = scope[GUEST].to_encoded_header()
            message = {**message, "headers": [*message["headers"], cookie]}
        await send(message)

    return sent


def _dressed(send: Send) -> Send:
    """Add our headers, and send in pieces."""
    send = _in_pieces(send)

    async def sent(message: MutableMapping[str, Any]) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message.get("headers", ()), _identity(), *HEADERS]
        await send(message)

    return sent


def _in_pieces(send: Send) -> Send:
    """Send a long answer in pieces."""

    async def sent(message: MutableMapping[str, Any]) -> None:
        if len(body := message.get("body", b"")) > PIECE:
            for start in range(0, len(body) - PIECE, PIECE):
                piece = body[start : start + PIECE]
                await send({"type": "http.response.body", "body": piece, "more_body": True})
            rest = len(body) % PIECE or PIECE
            message = {**message, "body": body[-rest:]}
        await send(message)

    return sent


def _identity() -> tuple[bytes, bytes]:
    """The header with the request's name in the logs, to ask the host about it."""
    return b"x-request-id", (REQUEST.get() or "").encode()
