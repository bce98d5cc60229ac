"""The application: routes, guards and troubles put together."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import structlog
from litestar import Litestar, MediaType, Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from sqlalchemy.exc import OperationalError

from kaper import __version__
from kaper.server.api import ROUTES
from kaper.server.books import ROUTES as BOOKS
from kaper.server.commits import NotWritten
from kaper.server.ferry import HOLDER, MISDIRECTED, Ferry
from kaper.server.guards import Guard
from kaper.server.kept import Lost, NotKept
from kaper.server.leases import Elsewhere
from kaper.server.pages import page
from kaper.server.service import Service
from kaper.server.sockets import table_socket
from kaper.server.storage import sentence_for
from kaper.server.trouble import Trouble
from kaper.server.wire import Problem
from kaper.server.yards import ROUTES as YARDS

log = structlog.get_logger("kaper.http")

KEYS = {
    400: "service-malformed",
    401: "service-no-session",
    404: "service-nothing",
    405: "service-nothing",
    413: "service-large",
}


def said(trouble: Trouble) -> Response[Problem]:
    """A trouble as a reply."""
    return Response(trouble.problem(), status_code=trouble.status, media_type=MediaType.JSON)


def on_trouble(_: Request[Any, Any, Any], trouble: Trouble) -> Response[Problem]:
    """A request that is not done."""
    return said(trouble)


def on_http(_: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """What Litestar refuses, in our form; the detail says which field is wrong."""
    trouble = Trouble(error.status_code, KEYS.get(error.status_code, "service-fault"))
    problem = trouble.problem()
    wrong = [str(part) for part in error.extra or [] if isinstance(part, dict)]
    detail = " ".join([problem.detail, *wrong])[:500]
    return Response(
        Problem(trouble.status, problem.text, detail), status_code=trouble.status, media_type=MediaType.JSON
    )


def on_lost(_: Request[Any, Any, Any], error: Lost | NotKept | NotWritten | OperationalError) -> Response[Problem]:
    """Something could not be written: nothing was changed, so it can be tried again."""
    log.error("not written", error=str(error)[:200])
    return said(Trouble(503, str(error) if isinstance(error, NotKept) else sentence_for(error)))


def on_elsewhere(_: Request[Any, Any, Any], error: Elsewhere) -> Response[None]:
    """Another process holds the table: the ferry takes it from here."""
    return Response(None, status_code=MISDIRECTED, headers={HOLDER: error.address})


def on_depth(_: Request[Any, Any, Any], error: RecursionError) -> Response[Problem]:
    """A body that is nested too deeply to be read."""
    return said(Trouble(400, "service-malformed"))


def on_error(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """A fault of ours: the log has all of it, the client a sentence."""
    log.error("request failed", path=request.url.path, exc_info=error)
    return said(Trouble(500, "service-fault"))


def create_app(service: Service) -> Guard:
    """The whole application, guards outside."""
    settings = service.settings

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await service.open()
        try:
            yield
        finally:
            await service.close()

    app = Litestar(
        [*ROUTES, *BOOKS, *YARDS, table_socket, page],
        lifespan=[lifespan],
        openapi_config=OpenAPIConfig(
            title="Kaper",
            version=__version__,
            path="/api/openapi",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        exception_handlers={
            Trouble: on_trouble,
            HTTPException: on_http,
            Elsewhere: on_elsewhere,
            Lost: on_lost,
            NotKept: on_lost,
            NotWritten: on_lost,
            OperationalError: on_lost,
            RecursionError: on_depth,
            Exception: on_error,
        },
        request_max_body_size=settings.limits.body,
        logging_config=None,
        debug=False,
    )
    app.state.service = service
    if settings.sqlite:
        return Guard(app, settings, service.allowance)
    service.ferry = Ferry(app, service.passing_key)
    return Guard(service.ferry, settings, service.allowance, service.passing_key)
