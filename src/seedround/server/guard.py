"""What stands before everything: origins, rates, sizes, times, and headers."""

import asyncio
import time
from collections.abc import Callable, MutableMapping
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec

from seedround.server.elsewhere import OWNER
from seedround.server.forward import pass_on
from seedround.server.logs import REQUEST, request_id
from seedround.server.metrics import Counts
from seedround.server.protocol.http import Problem
from seedround.server.scope import App, Receive, Scope, Send, address, header

BODY_SECONDS: Final = 10.0
"""So long may a client take to send a body."""
MOST_ADDRESSES: Final = 20_000
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


class Bucket:
    """So many a second for each key, with a reserve for bursts; a rate of 0 means no limit."""

    def __init__(
        self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.rate = rate
        self.burst = burst
        self._clock = clock
        self._left: dict[object, tuple[float, float]] = {}

    def take(self, key: object) -> bool:
        """Whether there is one left for this key."""
        if not self.rate:
            return True
        now = self._clock()
        left, since = self._left.get(key, (self.burst, now))
        left = min(self.burst, left + (now - since) * self.rate)
        if len(self._left) >= MOST_ADDRESSES:
            self._left.clear()
        if left < 1:
            self._left[key] = left, now
            return False
        self._left[key] = left - 1, now
        return True


def same_origin(scope: Scope) -> bool:
    """A browser names the page a request comes from: it must be ours. Programs name none."""
    origin = header(scope, b"origin")
    if header(scope, b"sec-fetch-site") in ("cross-site", "same-site"):
        return False
    if origin is None:
        return True
    host = header(scope, b"host")
    return host is not None and urlsplit(origin).netloc.lower() == host.lower()


class Guard:
    """Lets through what is allowed, to the socket or to HTTP."""

    def __init__(self, http: App, socket: App, counts: Counts, rate: float) -> None:
        self._http = http
        self._socket = socket
        self._counts = counts
        self._rates = Bucket(rate, rate * 5)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind = scope["type"]
        if kind == "lifespan":
            await self._http(scope, receive, send)
            return
        REQUEST.set(request_id(header(scope, b"x-request-id")))
        if scope.get("method") == "HEAD":
            scope, send = {**scope, "method": "GET"}, _headless(send)
        if not self._rates.take(address(scope)):
            self._counts.limited += 1
            await _refuse(scope, send, 429, "Too many requests: wait a moment.")
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
            return message

        async def sent(message: MutableMapping[str, Any]) -> None:
            if OWNER in scope:
                held.append(message)
            else:
                await dressed(message)

        hurried, dressed = _hurried(receive), _dressed(send)
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


def _hurried(receive: Receive) -> Receive:
    complete = False

    async def within_time() -> MutableMapping[str, Any]:
        nonlocal complete
        if complete:
            return await receive()
        try:
            async with asyncio.timeout(BODY_SECONDS):
                message = await receive()
        except TimeoutError:
            return {"type": "http.disconnect"}
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
    async def with_headers(message: MutableMapping[str, Any]) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message.get("headers", ()), _identity(), *HEADERS]
        await send(message)

    return with_headers


def _identity() -> tuple[bytes, bytes]:
    """What a request is called in the logs, for whoever asks the host about it."""
    return b"x-request-id", (REQUEST.get() or "").encode()
