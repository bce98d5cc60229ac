"""Real browsers at a real server: Debian's chromium driven by Playwright, one server for each worker of pytest."""

import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Playwright, expect, sync_playwright

from tests.browser.served import RUNNING
from tests.browser.shell import Shell, remembered
from tools import web
from tools.browser import CHROMIUM, launch

WAIT = 30_000  # ms; generous, since bots think on a busy machine
expect.set_options(timeout=WAIT)


class Server:
    """A served data folder, which can be killed and served again on the same port."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.port = 0
        self.starts = 0
        self.process: subprocess.Popen[str] | None = None

    @property
    def running(self) -> Path:
        return self.data / "test.txt"

    def begin(self, test: str) -> None:
        """From now on chance is that of this test."""
        self.running.write_text(f"{test} {self.starts}", encoding="utf-8")

    def start(self) -> None:
        options = ["--data", str(self.data), "--port", str(self.port), "--no-open", "--pace", "0", "--workers", "1"]
        command = [sys.executable, "-m", "tests.browser.served", "serve", *options]
        told = {**os.environ, RUNNING: str(self.running)}
        self.starts += 1
        self.begin("")
        with (self.data / "log.txt").open("a") as log:
            self.process = subprocess.Popen(
                command, stdout=subprocess.PIPE, stderr=log, text=True, cwd=web.ROOT, env=told
            )
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if found := re.search(r"http://127\.0\.0\.1:(\d+)/", line):
                self.port = int(found[1])
                return
        raise AssertionError((self.data / "log.txt").read_text())

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def stop(self, *, kindly: bool = True) -> None:
        assert self.process is not None
        with self.process as ending:
            ending.terminate() if kindly else ending.kill()


@pytest.fixture(scope="session")
def front_end() -> None:
    """The front end as its sources are now, and the accessibility checker."""
    web.build()
    web.install(everything=True)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory, front_end: None) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("served"))
    running.start()
    yield running
    running.stop()


@pytest.fixture(scope="session")
def playwright_() -> Iterator[Playwright]:
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="session")
def chromium(playwright_: Playwright) -> Iterator[Browser]:
    if not CHROMIUM.exists():
        pytest.skip(f"{CHROMIUM} is not installed")
    browser = launch(playwright_, "--disable-gpu")
    yield browser
    browser.close()


NO_NOTES = remembered('localStorage.getItem("kaper-notes") ?? localStorage.setItem("kaper-notes", "off")')
"""Whoever plays has read all notes of first meetings; a test about them forgets that."""


class Complaints:
    """Whatever pages complain about: errors that nobody caught, and what is written to the console as an error."""

    def __init__(self) -> None:
        self.uncaught: list[str] = []
        self.written: list[str] = []

    def watch(self, context: BrowserContext) -> None:
        """Hear every page of it, also those that are opened later."""
        context.on("weberror", lambda found: self.uncaught.append(str(found.error)))
        context.on("console", lambda said: self.written.append(said.text) if said.type == "error" else None)

    def unexpected(self) -> list[str]:
        """All of them but what is told on the console of a connection that a test breaks on purpose, and of a request
        that is refused on purpose (never one too many)."""
        return [
            *self.uncaught,
            *(line for line in self.written if not re.search(r"WebSocket|ERR_CONNECTION|status of 4(?!29)\d\d", line)),
        ]


@pytest.fixture
def person(request: pytest.FixtureRequest, chromium: Browser, server: Server) -> Iterator[Callable[..., Shell]]:
    """People who come with a browser each; whatever their pages complain about fails the test."""
    server.begin(request.node.nodeid)
    contexts: list[BrowserContext] = []
    complaints = Complaints()

    def come(lang: str = "en-GB", width: int = 1440, height: int = 900, **more: Any) -> Shell:
        context = chromium.new_context(
            base_url=server.address,
            locale=lang,
            viewport={"width": width, "height": height},
            reduced_motion="reduce",
            **more,
        )
        context.set_default_timeout(WAIT)
        context.add_init_script(NO_NOTES)
        contexts.append(context)
        complaints.watch(context)
        return Shell(context.new_page())

    yield come
    for context in contexts:
        context.close()
    assert complaints.unexpected() == []
