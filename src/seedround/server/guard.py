"""What stands before everything: origins, rates, sizes, times, and headers."""

import asyncio
from collections.abc import MutableMapping
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from litestar.exceptions import HTTPException

from seedround.engine.errors import BadOption
from seedround.server.elsewhere import OWNER
from seedround.server.forward import pass_on
from seedround.server.hub import Hub
from seedround.server.logs import REQUEST, request_id
from seedround.server.protocol.http import Problem
from seedround.server.scope import NUL, App, Receive, Scope, Send, address, header

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


def same_origin(scope: Scope) -> bool:
    """A browser names the page a request comes from: it must be ours. Programs name none."""
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

    def __init__(self, http: App, socket: App, hub: Hub) -> None:
        self._http = http
        self._socket = socket
        self._counts = hub.counts
        self._bans = hub.keeping.bans
        self._requests = hub.budgets.requests
        self._body_seconds = hub.limits.body_seconds or None

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
            await _refuse(scope, send, 403, "The host of this server does not let you in.")
        elif not self._requests.take(address(scope)):
            self._counts.limited += 1
            await _refuse(scope, send, 429, "Too many requests: wait a moment.")
        elif "\0" in scope["path"]:
            await _refuse(scope, send, 400, "There is nothing at this address.")
        elif kind == "websocket":
            if scope["path"] != "/api/socket":
                await _refuse(scope, send, 404, "There is no socket here.")
            elif not same_origin(scope):
                self._counts.refused("origin")
                await _refuse(scope, send, 403, "This page may not use the server.")
            else:
                await self._socket(scope, receive, send)
        elif scope["method"] not in ("GET", "OPTIONS") and not same_origin(scope):
            self._counts.refused("origin")
            await _refuse(scope, send, 403, "This page may not use the server.")
        else:
            self._counts.requests += 1
            await self._answer(scope, receive, send)

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer here, or let the process that owns the table answer."""
        body: list[bytes] = []
        held: list[MutableMapping[str, Any]] = []

        async def heard() -> MutableMapping[str, Any]:
            message = await hurried()
            body.append(message.get("body", b""))
            if not message.get("more_body", False) and NUL in b"".join(body):
                raise BadOption("There is a NUL in this text: leave it out.")
            return message

        async def sent(message: MutableMapping[str, Any]) -> None:
            if OWNER in scope:
                held.append(message)
            else:
                await dressed(message)

        hurried, dressed = _hurried(receive, self._body_seconds), _dressed(send)
        await self._http(scope, heard, sent)
        if OWNER in scope and not await pass_on(scope[OWNER], scope, b"".join(body), send):
            for message in held:
                await dressed(message)


async def _refuse(scope: Scope, send: Send, status: int, sentence: str) -> None:
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 1008})
        return
    body = msgspec.json.encode(Problem(problem=sentence))
    headers = [(b"content-type", b"application/json"), _identity(), *HEADERS]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})


def _hurried(receive: Receive, seconds: float | None) -> Receive:
    """A body has to be there in time, all of it."""
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
            raise HTTPException("This took too long to arrive.", status_code=408) from None
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


def _dressed(send: Send) -> Send:
    """With our headers, and in pieces."""

    async def sent(message: MutableMapping[str, Any]) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message.get("headers", ()), _identity(), *HEADERS]
        elif len(body := message.get("body", b"")) > PIECE:
            for start in range(0, len(body) - PIECE, PIECE):
                piece = body[start : start + PIECE]
                await send({"type": "http.response.body", "body": piece, "more_body": True})
            rest = len(body) % PIECE or PIECE
            message = {**message, "body": body[-rest:]}
        await send(message)

    return sent


def _identity() -> tuple[bytes, bytes]:
    """What a request is called in the logs, for whoever asks the host about it."""
    return b"x-request-id", (REQUEST.get() or "").encode()
