"""The application: HTTP with its refusals, the socket, health and metrics."""

import logging
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Any, Final, cast

import msgspec
from litestar import Litestar, MediaType, Request, Response, get
from litestar.exceptions import HTTPException, NotFoundException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from prometheus_client import CONTENT_TYPE_LATEST
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from seedround import __version__
from seedround.engine.errors import Refused
from seedround.engine.saying import Saying
from seedround.engine.words import Speaker
from seedround.server.host.budgets import TooMuch
from seedround.server.host.metrics import exposition
from seedround.server.host.scope import Scope, local
from seedround.server.people.identity import PERSON, NoSuchTable, language_of
from seedround.server.people.linking import Occupied
from seedround.server.protocol.http import Problem
from seedround.server.protocol.refusals import problem as problem_shown
from seedround.server.sayings import traffic
from seedround.server.store.trouble import Unavailable
from seedround.server.tables.hub import Hub
from seedround.server.tables.ownership import OWNER, OwnedByOther
from seedround.server.tables.room import LoadedAgain
from seedround.server.transport import account, paper, sharing
from seedround.server.transport.forward import Forwarding
from seedround.server.transport.guard import Guard, TooSlow
from seedround.server.transport.http import HANDLERS, encoded
from seedround.server.transport.socket import Sockets
from seedround.server.transport.static import page

log = logging.getLogger("seedround.http")

PROXIES: Final = ("127.0.0.1", "::1")
"""The proxies whose word about a request's origin is believed: those on this machine."""
STATUSES: Final[dict[type[Exception], int]] = {
    NoSuchTable: 404,
    TooSlow: 408,
    Occupied: 409,
    TooMuch: 429,
}
"""Refusals with a status of their own; the others are bad requests."""
LONGEST: Final = 500
"""How many letters of the framework's own message are shown."""


@get(
    "/health", summary="Whether the server is up and can store something", media_type=MediaType.TEXT
)
async def health(request: Request[Any, Any, Any]) -> str:
    await request.app.state.hub.healthy()
    return "ok\n"


@get("/metrics", summary="Figures for Prometheus", media_type=MediaType.TEXT)
async def metrics(request: Request[Any, Any, Any]) -> Response[bytes]:
    """For the host alone: asked from this machine, and not passed on for others."""
    if not local(cast(Scope, request.scope)):
        raise NotFoundException
    hub: Hub = request.app.state.hub
    return Response(exposition(hub.counts, len(hub.rooms)), media_type=CONTENT_TYPE_LATEST)


@get("/api/openapi.json", include_in_schema=False)
async def openapi(request: Request[Any, Any, Any]) -> Response[Any]:
    """Put together once: that takes as long as a hundred other requests."""
    state = request.app.state
    if "openapi" not in state:
        state.openapi = msgspec.json.encode(request.app.openapi_schema.to_schema())
    return encoded(state.openapi)


class Server:
    """The ASGI application of one process, and what is to be told when it stops."""

    def __init__(self, hub: Hub, proxies: Sequence[str] = PROXIES) -> None:
        self.hub = hub
        self.forwarding = Forwarding(hub.limits)
        self.sockets = Sockets(hub, self.forwarding)
        self.http = Litestar(
            [
                *HANDLERS,
                *account.HANDLERS,
                *paper.HANDLERS,
                *sharing.HANDLERS,
                openapi,
                health,
                metrics,
                page,
            ],
            lifespan=[_life(hub, self.forwarding)],
            exception_handlers={
                OwnedByOther: _elsewhere,
                LoadedAgain: _later,
                Unavailable: _later,
                Refused: _refused,
                HTTPException: _http_problem,
                RecursionError: _too_deep,
                UnicodeError: _not_text,
                Exception: _mistake,
            },
            openapi_config=OpenAPIConfig(
                title="Seed Round",
                version=__version__,
                path="/api/openapi",  # the framework answers for all that is below
                render_plugins=[JsonRenderPlugin()],
            ),
            request_max_body_size=hub.limits.body_bytes or None,
            logging_config=None,
        )
        self.http.state.hub = hub
        guard: Any = Guard(self.http, self.sockets, hub, self.forwarding)  # type: ignore[arg-type]
        self._guard = guard
        self._proxied = ProxyHeadersMiddleware(guard, list(proxies))
        hub.keeping.on_ban = lambda: self.sockets.shut_out(hub.keeping.bans)
        hub.keeping.on_goodbye = self.sockets.let_go

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Serve a request; what other processes on the same database, and proxies that the host
        trusts, say about where it comes from is believed."""
        if scope["type"] != "lifespan" and self.forwarding.neighbours.admit(scope):
            await self._guard(scope, receive, send)
        else:
            await self._proxied(scope, receive, send)


def _life(
    hub: Hub, forwarding: Forwarding
) -> Callable[[Litestar], AbstractAsyncContextManager[None]]:
    @asynccontextmanager
    async def life(_: Litestar) -> AsyncIterator[None]:
        await hub.open()
        if hub.owner:
            await forwarding.neighbours.open(hub.store)
        try:
            yield
        finally:
            await forwarding.close()
            await hub.close()

    return life


def _elsewhere(request: Request[Any, Any, Any], problem: OwnedByOther) -> Response[Problem]:
    """Leave the owner's address for the guard, which lets the owner answer instead."""
    scope: Any = request.scope
    scope[OWNER] = problem.owner
    return _later(request, problem)


def _later(
    request: Request[Any, Any, Any], problem: OwnedByOther | LoadedAgain | Unavailable
) -> Response[Problem]:
    """A refusal for now: it says when to come back."""
    return _said(request, problem, 503, {"retry-after": str(problem.retry)})


def _refused(request: Request[Any, Any, Any], problem: Refused) -> Response[Problem]:
    request.app.state.hub.counts.refused(problem)
    return _said(request, problem, STATUSES.get(type(problem), 400))


def _http_problem(request: Request[Any, Any, Any], problem: HTTPException) -> Response[Problem]:
    """What the framework found wrong, without inner details."""
    request.app.state.hub.counts.refused(f"http_{problem.status_code}")
    return _said(request, Refused(_found_wrong(request, problem)), problem.status_code)


def _found_wrong(request: Request[Any, Any, Any], problem: HTTPException) -> Saying:
    details = [
        f"{entry.get('key', '')}: {entry.get('message', '')}".strip(": ")
        for entry in (problem.extra if isinstance(problem.extra, list) else [])
        if isinstance(entry, dict)
    ]
    why = ("; ".join(details) or problem.detail)[:LONGEST].removesuffix(".")
    match problem.status_code:
        case 400:
            return traffic.Unreadable(why)
        case 404:
            return traffic.NothingHere()
        case 405:
            return traffic.NotThisMethod(request.method)
        case 413:
            return traffic.BodyTooLarge()
    return traffic.HttpProblem(problem.status_code, why)


def _too_deep(request: Request[Any, Any, Any], _: RecursionError) -> Response[Problem]:
    return _said(request, Refused(traffic.NestedTooDeeply()), 400)


def _not_text(request: Request[Any, Any, Any], _: UnicodeError) -> Response[Problem]:
    return _said(request, Refused(traffic.NotUtf8()), 400)


def _mistake(request: Request[Any, Any, Any], problem: Exception) -> Response[Problem]:
    log.error("a request failed", exc_info=problem)
    return _said(request, Refused(traffic.ServerMistake()), 500)


def _said(
    request: Request[Any, Any, Any],
    refused: Refused,
    status: int,
    headers: dict[str, str] | None = None,
) -> Response[Problem]:
    """The sentence in the language of the person, if they were recognised before the failure."""
    scope = cast(Scope, request.scope)
    language = language_of(scope.get(PERSON), scope, request.app.state.hub.languages)
    shown = problem_shown(refused, Speaker(language))
    return Response(shown, status_code=status, headers=headers)
