"""The application: HTTP with its errors in sentences, the socket, health and metrics."""

import logging
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Any

from litestar import Litestar, MediaType, Request, Response, get
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from prometheus_client import CONTENT_TYPE_LATEST

from seedround import __version__
from seedround.engine.errors import Refused
from seedround.server.elsewhere import OWNER, Elsewhere
from seedround.server.guard import Guard
from seedround.server.http import HANDLERS
from seedround.server.hub import Hub
from seedround.server.metrics import exposition
from seedround.server.people import NoSuchTable
from seedround.server.protocol.http import Problem
from seedround.server.socket import Limits, Sockets
from seedround.server.static import page
from seedround.server.store.trouble import Unavailable

log = logging.getLogger("seedround.http")

LARGEST_BODY = 256_000
RATE = 30.0
"""Requests a second from one address."""


@get(
    "/health", summary="Whether the server is up and can store something", media_type=MediaType.TEXT
)
async def health(request: Request[Any, Any, Any]) -> str:
    await request.app.state.hub.healthy()
    return "ok\n"


@get("/metrics", summary="Figures for Prometheus", media_type=MediaType.TEXT)
async def metrics(request: Request[Any, Any, Any]) -> Response[bytes]:
    return Response(exposition(request.app.state.hub), media_type=CONTENT_TYPE_LATEST)


class Server:
    """The ASGI application of one process, and what is to be told when it stops."""

    def __init__(self, hub: Hub, rate: float = RATE, limits: Limits | None = None) -> None:
        self.hub = hub
        self.sockets = Sockets(hub, limits or (Limits() if rate else Limits(0, 0)))
        self.http = Litestar(
            [*HANDLERS, health, metrics, page],
            lifespan=[_life(hub)],
            exception_handlers={
                Elsewhere: _elsewhere,
                Unavailable: _unavailable,
                Refused: _refused,
                HTTPException: _http_problem,
                Exception: _mistake,
            },
            openapi_config=OpenAPIConfig(
                title="Seed Round",
                version=__version__,
                path="/api",
                render_plugins=[JsonRenderPlugin(path="/openapi.json")],
            ),
            request_max_body_size=LARGEST_BODY,
            logging_config=None,
        )
        self.http.state.hub = hub
        self.guard = Guard(self.http, self.sockets, hub.counts, rate)  # type: ignore[arg-type]

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        await self.guard(scope, receive, send)


def _life(hub: Hub) -> Callable[[Litestar], AbstractAsyncContextManager[None]]:
    @asynccontextmanager
    async def life(_: Litestar) -> AsyncIterator[None]:
        await hub.open()
        try:
            yield
        finally:
            await hub.close()

    return life


def _elsewhere(request: Request[Any, Any, Any], problem: Elsewhere) -> Response[Problem]:
    """The guard sees the owner's address and lets it answer instead."""
    scope: Any = request.scope
    scope[OWNER] = problem.owner
    return _said(str(problem), 503)


def _unavailable(_: Request[Any, Any, Any], problem: Unavailable) -> Response[Problem]:
    """Nothing has changed, and it may be well again soon."""
    return Response(
        Problem(problem=str(problem)), status_code=503, headers={"retry-after": str(problem.retry)}
    )


def _refused(request: Request[Any, Any, Any], problem: Refused) -> Response[Problem]:
    request.app.state.hub.counts.refused(problem)
    status = 404 if isinstance(problem, NoSuchTable) else 400
    return _said(str(problem), status)


def _http_problem(request: Request[Any, Any, Any], problem: HTTPException) -> Response[Problem]:
    """What the framework found wrong, as one sentence without its inner life."""
    request.app.state.hub.counts.refused(f"http_{problem.status_code}")
    details = [
        f"{entry.get('key', '')}: {entry.get('message', '')}".strip(": ")
        for entry in (problem.extra if isinstance(problem.extra, list) else [])
        if isinstance(entry, dict)
    ]
    sentence = "; ".join(details) or problem.detail
    return _said(sentence[:500], problem.status_code)


def _mistake(_: Request[Any, Any, Any], problem: Exception) -> Response[Problem]:
    log.error("a request failed", exc_info=problem)
    return _said("This is a mistake of the server, not yours. It has been noted.", 500)


def _said(sentence: str, status: int) -> Response[Problem]:
    return Response(Problem(problem=sentence), status_code=status)
