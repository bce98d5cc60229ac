"""What all attacks share: a service to attack, callers at addresses of their own, answers, progress and figures."""

from __future__ import annotations

import contextlib
import http.client
import itertools
import json
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

GAME = "cove"
SERVE = ("-m", "kaper", "serve", "--port", "0", "--no-open")
Figure = tuple[str, str, bool]  # what, the figure, and whether the promise holds
GONE = (OSError, httpx.HTTPError, http.client.HTTPException, WebSocketException)
_addresses = itertools.count(256)


def fresh_address() -> str:
    """An address of the loopback that nobody has called from yet: limits count by address."""
    number = next(_addresses)
    return f"127.0.{number >> 8 & 255}.{number & 255}"


@contextlib.contextmanager
def server(data: Path, *more: str) -> Iterator[str]:
    """A service on a data folder; its address. Its log lies beside its data."""
    with (data / "log").open("ab") as log:
        process = subprocess.Popen(
            [sys.executable, *SERVE, "--data", str(data), *more], stdout=subprocess.PIPE, stderr=log, text=True
        )
        try:
            assert process.stdout is not None
            yield process.stdout.readline().split()[3].removeprefix("http://").rstrip("/")
        finally:
            process.terminate()
            process.wait()


def folder() -> tempfile.TemporaryDirectory[str]:
    return tempfile.TemporaryDirectory(prefix="kaper-attack-")


def tracebacks(data: Path) -> Figure:
    """How many tracebacks the service logged; the first of them is shown."""
    log = (data / "log").read_text(errors="replace")
    if "Traceback" in log:
        show("the first traceback:\n" + log[max(0, log.index("Traceback") - 400) :][:4000])
    return "tracebacks in the log", str(log.count("Traceback")), "Traceback" not in log


def show(what: str) -> None:
    """Progress, for whoever waits."""
    print(f"  {time.strftime('%H:%M:%S')}  {what}", file=sys.stderr, flush=True)


class Caller:
    """A guest at an address of the loopback."""

    def __init__(self, service: str, source: str = "") -> None:
        self.service = service
        self.source = source or fresh_address()
        self.cookie = ""
        self.call("GET", "/api/me")

    @property
    def headers(self) -> dict[str, str]:
        return {"Cookie": f"kaper={self.cookie}"} if self.cookie else {}

    def call(self, method: str, path: str, body: Any = None) -> Any:
        """A request that must succeed; the reply."""
        host, port = self.service.split(":")
        line = http.client.HTTPConnection(host, int(port), timeout=60, source_address=(self.source, 0))
        with contextlib.closing(line):
            data = None if body is None else json.dumps(body).encode()
            line.request(method, path, data, {"X-Kaper": "1", **self.headers})
            reply = line.getresponse()
            given = re.search(r"kaper=([^;]+)", reply.headers.get("Set-Cookie", ""))
            self.cookie = given.group(1) if given else self.cookie
            said = reply.read()
        if reply.status >= 300:
            raise ConnectionError(f"{method} {path}: {reply.status} {said[:200]!r}")
        return json.loads(said)

    def table(self, *seats: str, start: bool = True, **more: Any) -> str:
        """A table: `me`, `open`, or the name of a bot for each seat."""
        made = [{"kind": seat} if seat in ("me", "open") else {"kind": "bot", "bot": seat} for seat in seats]
        return str(self.call("POST", "/api/tables", {"game": GAME, "seats": made, "start": start, **more})["id"])

    def sit(self, table: str) -> connect:
        """A socket at a table, yet silent."""
        return connect(
            f"ws://{self.service}/ws/tables/{table}",
            additional_headers=self.headers,
            max_size=None,
            max_queue=None,
            compression=None,
            local_addr=(self.source, 0),
        )

    def client(self) -> httpx.AsyncClient:
        """For many requests; each client is at most one connection."""
        transport = httpx.AsyncHTTPTransport(local_address=self.source, limits=httpx.Limits(max_connections=1))
        base = f"http://{self.service}"
        return httpx.AsyncClient(
            base_url=base, headers={"X-Kaper": "1", **self.headers}, timeout=60, transport=transport
        )
