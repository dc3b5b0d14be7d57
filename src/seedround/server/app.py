"""The application: HTTP with its errors in sentences, the socket, health and metrics."""

import logging
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Any, Final, cast

from litestar import Litestar, MediaType, Request, Response, get
from litestar.exceptions import HTTPException, NotFoundException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from prometheus_client import CONTENT_TYPE_LATEST
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from seedround import __version__
from seedround.engine.errors import Refused
from seedround.server import account
from seedround.server.budgets import TooMuch
from seedround.server.elsewhere import OWNER, Elsewhere
from seedround.server.guard import Guard
from seedround.server.http import HANDLERS
from seedround.server.hub import Hub
from seedround.server.linking import Occupied
from seedround.server.metrics import exposition
from seedround.server.people import NoSuchTable
from seedround.server.protocol.http import Problem
from seedround.server.scope import Scope, local
from seedround.server.socket import Sockets
from seedround.server.static import page
from seedround.server.store.trouble import Unavailable

log = logging.getLogger("seedround.http")

PROXIES: Final = ("127.0.0.1", "::1")
"""Who is believed about where a request comes from: a proxy on this machine."""
STATUSES: Final[dict[type[Exception], int]] = {NoSuchTable: 404, Occupied: 409, TooMuch: 429}
"""What is refused otherwise than as a bad request."""


@get(
    "/health", summary="Whether the server is up and can store something", media_type=MediaType.TEXT
)
async def health(request: Request[Any, Any, Any]) -> str:
    await request.app.state.hub.healthy()
    return "ok\n"


@get("/metrics", summary="Figures for Prometheus", media_type=MediaType.TEXT)
async def metrics(request: Request[Any, Any, Any]) -> Response[bytes]:
    """For the host alone: asked from this machine, and not for somebody else."""
    if not local(cast(Scope, request.scope)):
        raise NotFoundException("There is nothing at this address.")
    return Response(exposition(request.app.state.hub), media_type=CONTENT_TYPE_LATEST)


class Server:
    """The ASGI application of one process, and what is to be told when it stops."""

    def __init__(self, hub: Hub, proxies: Sequence[str] = PROXIES) -> None:
        self.hub = hub
        self.sockets = Sockets(hub)
        self.http = Litestar(
            [*HANDLERS, *account.HANDLERS, health, metrics, page],
            lifespan=[_life(hub)],
            exception_handlers={
                Elsewhere: _elsewhere,
                Unavailable: _unavailable,
                Refused: _refused,
                HTTPException: _http_problem,
                RecursionError: _too_deep,
                UnicodeError: _not_text,
                Exception: _mistake,
            },
            openapi_config=OpenAPIConfig(
                title="Seed Round",
                version=__version__,
                path="/api",
                render_plugins=[JsonRenderPlugin(path="/openapi.json")],
            ),
            request_max_body_size=hub.limits.body_bytes or None,
            logging_config=None,
        )
        self.http.state.hub = hub
        guard: Any = Guard(self.http, self.sockets, hub)  # type: ignore[arg-type]
        self._app = ProxyHeadersMiddleware(guard, list(proxies))
        hub.keeping.on_ban = lambda: self.sockets.shut_out(hub.keeping.bans)
        hub.keeping.on_goodbye = self.sockets.let_go

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        await self._app(scope, receive, send)


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
    return _said(str(problem), STATUSES.get(type(problem), 400))


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


def _too_deep(_: Request[Any, Any, Any], problem: RecursionError) -> Response[Problem]:
    return _said("This is nested too deeply.", 400)


def _not_text(_: Request[Any, Any, Any], problem: UnicodeError) -> Response[Problem]:
    return _said("This is not text in UTF-8.", 400)


def _mistake(_: Request[Any, Any, Any], problem: Exception) -> Response[Problem]:
    log.error("a request failed", exc_info=problem)
    return _said("This is a mistake of the server, not yours. It has been noted.", 500)


def _said(sentence: str, status: int) -> Response[Problem]:
    return Response(Problem(problem=sentence), status_code=status)
