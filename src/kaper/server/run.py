"""`kaper serve`: listens, says where, opens the browser, and stops cleanly."""

from __future__ import annotations

import asyncio
import fcntl
import gc
import logging
import os
import socket
import sys
import tempfile
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from typing import IO, Any

import structlog
import uvicorn

from kaper.core.causes import of_system
from kaper.core.texts import catalogue
from kaper.core.words import KaperError, Text
from kaper.server.reach import EVERYWHERE, network_name
from kaper.server.settings import Settings

PORT = 8000
BACKLOG = 128  # callers taken in at one go: with thousands those who play would wait for all of them
SWITCH = 0.0005  # seconds; with Python's 5 ms the thread that writes waits longer for its turn than for the disk


class AlreadyServed(Exception):
    """Another Kaper serves this data folder; the text is its address."""


def listen(host: str, port: int | None) -> socket.socket:
    """A socket on the wished port, or a clear error; on 8000, or any that is free, where none is wished."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for wished in (PORT, 0) if port is None else (port,):
        found = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)  # asyncio wants to know, to send at once
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            found.bind((host, wished))
        except OSError as error:
            found.close()
            if wished != PORT or port is not None:
                said = Text("service-cannot-listen", {"host": host, "port": str(wished), "why": of_system(error)})
                raise KaperError(said) from None
        else:
            return found
    raise AssertionError


def address(settings: Settings, found: socket.socket) -> str:
    """Where a browser finds the table."""
    if settings.origin:
        return f"{settings.origin}/"
    name, port = found.getsockname()[:2]
    if name in EVERYWHERE:
        name = network_name()  # an invitation copied from the page must work on other machines
    return f"http://[{name}]:{port}/" if ":" in name else f"http://{name}:{port}/"


def open_browser(where: str) -> None:
    """Open the address in a browser with windows; one inside the terminal would only cover what we say."""
    windows = sys.platform == "darwin" or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    if windows:
        webbrowser.open(where)


@contextmanager
def sole_server(folder: Path) -> Iterator[IO[str]]:
    """Hold the data folder: two servers on one file would not know of each other's tables."""
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    with (folder / "kaper.lock").open("a+") as lock:
        lock.seek(0)
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise AlreadyServed(lock.read().strip()) from None
        yield lock


@contextmanager
def anonymous() -> Iterator[IO[str]]:
    """In place of the lock where the tables are in PostgreSQL: any number of servers may serve them."""
    with tempfile.TemporaryFile("w+") as nowhere:
        yield nowhere


def tighten(folder: Path) -> None:
    """Nobody but the owner reads what lies in the data folder: the seeds of running matches are among it."""
    folder.chmod(0o700)
    for name in ("kaper.db", "kaper.db-wal", "kaper.db-shm", "kaper.lock"):
        with suppress(FileNotFoundError):
            (folder / name).chmod(0o600)


def write_log(form: str = "text") -> None:
    """Say what happens on the standard error: in words, or a JSON object a line. Tracebacks are plain: other forms
    print variables, and those hold secrets."""
    forms: dict[str, list[Any]] = {
        "text": [
            structlog.processors.TimeStamper(fmt="%Y-%m-%d %H:%M:%S", utc=False),
            structlog.dev.ConsoleRenderer(
                colors=sys.stderr.isatty(), exception_formatter=structlog.dev.plain_traceback
            ),
        ],
        "json": [
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(),
        ],
    }
    structlog.configure(
        processors=[structlog.contextvars.merge_contextvars, structlog.processors.add_log_level, *forms[form]],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )


class Server(uvicorn.Server):
    """Uvicorn that says where it listens once it does."""

    def __init__(self, config: uvicorn.Config, address: str, say: Callable[[Text], str], *, browse: bool) -> None:
        super().__init__(config)
        self.address = address
        self.say = say
        self.browse = browse

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        gc.collect()
        gc.freeze()  # what is loaded by now stays: walking through it all again would hold up moves by 100 ms
        if self.started:
            print(self.say(Text("service-at", {"where": self.address})), flush=True)
            if self.browse:
                await asyncio.to_thread(open_browser, self.address)


def serve(settings: Settings, port: int | None = None, *, browse: bool = False, lang: str = "en") -> int:
    """Serve until told to stop, and say in that language where; the exit status."""
    from kaper.server.app import create_app
    from kaper.server.connections import bounded
    from kaper.server.service import Service

    write_log(settings.log)
    os.umask(0o077)
    sys.setswitchinterval(SWITCH)
    say = catalogue(lang, "kaper.server").say
    service = Service(settings)
    try:
        with sole_server(settings.data) if settings.sqlite else anonymous() as lock:
            _ = service.storage  # whatever is wrong with it is said before anybody can call
            if settings.sqlite:
                tighten(settings.data)
            found = listen(settings.host, port)
            where = address(settings, found)
            service.reached_at = settings.peer or address(replace(settings, origin=""), found).rstrip("/")
            lock.truncate(0)
            lock.write(where)
            lock.flush()
            config = uvicorn.Config(
                create_app(service),
                http=bounded(settings, service.allowance.requests),
                backlog=BACKLOG,
                limit_concurrency=settings.limits.all_connections,
                log_level="warning",
                access_log=False,
                ws_max_size=settings.limits.message,
                ws_per_message_deflate=False,  # a third of a megabyte for each socket, and slower on loopback
                timeout_graceful_shutdown=5,
                server_header=False,
                proxy_headers=bool(settings.origin),
            )
            server = Server(config, where, say, browse=browse)
            with suppress(KeyboardInterrupt):
                server.run(sockets=[found])
            if not server.started:
                print(say(Text("service-not-started")), file=sys.stderr)
                return 1
            return 0
    except AlreadyServed as served:
        where = str(served)
        print(say(Text("service-already", {"where": where, "data": str(settings.data)})), flush=True)
        if browse and where:
            open_browser(where)
        return 0
