"""A service to test: Wreckers installed as a game, a data folder of its own, no delays, and real sockets.

`house` is a service in this process that tests share; `running` starts another; `server_process` a real `kaper serve`.
"""

import asyncio
import os
import ssl
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import replace
from importlib.metadata import version as installed_version
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from kaper.server import games
from kaper.server.app import create_app
from kaper.server.connections import bounded
from kaper.server.run import listen
from kaper.server.service import Service
from kaper.server.settings import Limits, Settings
from tests.browser.served import steadied
from tests.server import postgres

ROOT = Path(__file__).parent.parent.parent
HEADERS = {"X-Kaper": "1"}
FREE = Limits(
    requests=0, guests=0, connections=0, messages=0, hellos=0, chats=0, uploads=0, changes=0, new_tables=0, public=1000
)
LEASE = 10.0  # seconds for which a process of a busy machine may give no sign of life
PATIENT = 240  # seconds for what ends as soon as it happens: a machine may be busy
TLS = ssl.create_default_context()  # made once: httpx would read all certificates for each client


@pytest.fixture(scope="session")
def wreckers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Wreckers as if another distribution had brought it: an entry point on the path of this and of child processes."""
    folder = tmp_path_factory.mktemp("dist")
    info = folder / "wreckers-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: wreckers\nVersion: 1\n")
    (info / "entry_points.txt").write_text("[kaper.games]\nwreckers = wreckers:GAME\n")
    sys.path.insert(0, str(folder))
    assert installed_version("wreckers") == "1"
    games.built.cache_clear()
    old = os.environ.get("PYTHONPATH")
    os.environ["PYTHONPATH"] = os.pathsep.join(
        [str(folder), str(ROOT / "examples" / "wreckers"), *([old] if old else [])]
    )
    yield folder
    sys.path.remove(str(folder))
    games.built.cache_clear()
    if old is None:
        del os.environ["PYTHONPATH"]
    else:
        os.environ["PYTHONPATH"] = old


def quick(data: Path) -> Settings:
    """No delays, no limits on how often, one worker; on PostgreSQL where KAPER_TEST_POSTGRES is set."""
    database = postgres.fresh() if os.environ.get("KAPER_TEST_POSTGRES") else ""
    return Settings(data=data, database=database, lease=LEASE, pace=0.0, unwatched=0.0, workers=1, limits=FREE)


@pytest.fixture(autouse=True)
def chance(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ids, deals and the whims of bots in this process follow from the name of the test: no deal is new to it. What a page adds
    to a seed stays its own."""
    running = tmp_path / "test.txt"
    running.write_text(request.node.nodeid, encoding="utf-8")
    for module, name, steady in steadied(running):
        if name != "new_nonce":
            monkeypatch.setattr(module, name, steady)


@pytest.fixture
def settings(wreckers: Path, tmp_path: Path) -> Settings:
    """For a service of one test's own."""
    return quick(tmp_path / "data")


@pytest.fixture
def filed(settings: Settings) -> Settings:
    """The same on SQLite in any case, for tests of its file."""
    return replace(settings, database="")


@pytest.fixture(scope="session")
async def house(wreckers: Path, tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator["Running"]:
    """A service that all tests share, each at tables of its own."""
    async with running(quick(tmp_path_factory.mktemp("house"))) as shared:
        yield shared


async def wait_for(true: Callable[[], bool]) -> None:
    """Wait for what another task, thread or process does."""
    while not true():  # noqa: ASYNC110 - nothing in this loop says that it is so
        await asyncio.sleep(0.02)


class Client:
    """A person: a session, and sockets at tables."""

    def __init__(self, address: str, http: httpx.AsyncClient) -> None:
        self.address = address
        self.http = http
        self.heard: list[bytes] = []  # everything this client ever received

    async def ask(self, method: str, path: str, body: Any = None, *, status: int | None = None) -> Any:
        """A request; the body of the reply."""
        content = body if isinstance(body, bytes) else None if body is None else msgspec.json.encode(body)
        reply = await self.http.request(method, path, content=content, headers=HEADERS)
        self.heard.append(reply.content)
        if status is None:
            assert reply.status_code < 300, reply.text
        else:
            assert reply.status_code == status, reply.text
        json = reply.headers.get("content-type", "").partition(";")[0] == "application/json"
        return msgspec.json.decode(reply.content) if json else reply.content

    async def get(self, path: str, *, status: int | None = None) -> Any:
        return await self.ask("GET", path, status=status)

    async def post(self, path: str, body: Any = None, *, status: int | None = None) -> Any:
        return await self.ask("POST", path, {} if body is None else body, status=status)

    async def table(self, *seats: str, game: str = "wreckers", **more: Any) -> dict[str, Any]:
        """Make a table: `table("me", "bot:random", "open", "hotseat:Ann")`."""
        made = []
        for seat in seats:
            kind, _, detail = seat.partition(":")
            made.append({"kind": kind, **({"bot": detail} if kind == "bot" else {"name": detail} if detail else {})})
        return await self.post("/api/tables", {"game": game, "seats": made, **more})

    async def finished(self, **more: Any) -> tuple[str, "Place"]:
        """A short match against two random bots, played to its end; the table's id, and the place it was played from."""
        made = await self.table("me", "bot:random", "bot:random", start=True, options={"nights": 2}, **more)
        async with self.sit(made["id"]) as place:
            await place.finish()
            return made["id"], place

    async def practice(self) -> str:
        """A running match of one's own in which something was taken back for practice; the table's id."""
        made = await self.table("me", "bot:random", start=True)
        async with self.sit(made["id"]) as place:
            await place.answer_simply()
            await place.asked()
            await place.send(type="undo", seat=0, free=True)
            await place.until("play", practice=True)
        id: str = made["id"]
        return id

    @asynccontextmanager
    async def sit(self, table: str, *, invite: str = "", hello: dict[str, Any] | None = None) -> AsyncIterator["Place"]:
        """A socket at a table, greeted."""
        cookie = f"kaper={self.http.cookies['kaper']}"
        address = f"ws://{self.address}/ws/tables/{table}" + (f"?invite={invite}" if invite else "")
        patient: dict[str, Any] = {"open_timeout": PATIENT, "ping_timeout": None, "max_size": None, "max_queue": None}
        async with connect(address, additional_headers={"Cookie": cookie}, **patient) as socket:
            place = Place(socket, self.heard)
            if hello is None:
                hello = {}
            if hello is not SILENT:
                await place.send(type="hello", **hello)
            yield place


SILENT: dict[str, Any] = {"silent": True}


class Place:
    """A socket at a table, and what it has been told."""

    def __init__(self, socket: ClientConnection, heard: list[bytes]) -> None:
        self.socket = socket
        self.heard = heard
        self.events: list[dict[str, Any]] = []
        self.play: dict[str, Any] = {}
        self.table: dict[str, Any] = {}
        self.chat: list[dict[str, Any]] = []

    async def send(self, **message: Any) -> None:
        await self.socket.send(msgspec.json.encode(message).decode())

    async def next(self) -> dict[str, Any]:
        """The next message, whatever it is; keeps the log as a client must."""
        raw = await asyncio.wait_for(self.socket.recv(), PATIENT)
        self.heard.append(raw.encode() if isinstance(raw, str) else raw)
        message: dict[str, Any] = msgspec.json.decode(raw)
        match message["type"]:
            case "play":
                if message["cut"] is not None:
                    self.events = [event for event in self.events if event["n"] < message["cut"]]
                self.events += message["events"]
                self.play = message
            case "table":
                self.table = message["table"]
            case "chat":
                self.chat.append(message)
        return message

    async def until(self, kind: str, **wanted: Any) -> dict[str, Any]:
        """Wait for a message of a kind, with these values."""
        while True:
            message = await self.next()
            if message["type"] == kind and all(message.get(k) == v for k, v in wanted.items()):
                return message

    async def asked(self) -> dict[str, Any]:
        """Wait until this place is asked something (or the match is over); the question."""
        while not self.play or not (self.play["questions"] or self.play["over"]):
            await self.next()
        return self.play["questions"][0] if self.play["questions"] else {}

    async def answer(self, answer: Any, *, seat: int | None = None, number: int | None = None) -> None:
        """Answer the present question."""
        seat = self.play["viewpoint"] if seat is None else seat
        number = self.play["number"] if number is None else number
        await self.send(type="answer", seat=seat, number=number, answer=answer)

    async def answer_simply(self) -> None:
        """Give the first allowed answer and wait until the server has taken it."""
        question = await self.asked()
        number = self.play["number"]
        await self.answer(simple_answer(question))
        while self.play["number"] == number and self.play["questions"] and not self.play["over"]:
            assert (await self.next())["type"] in ("play", "table", "chat")

    async def finish(self) -> None:
        """Play simply until the end."""
        while await self.asked():
            await self.answer_simply()


def simple_answer(question: dict[str, Any]) -> Any:
    """The first answer a question allows."""
    match question["kind"]:
        case "choose":
            return question["options"][0]["id"]
        case "pick":
            return [option["id"] for option in question["options"][: question["least"]]]
        case "amount":
            return question["low"]
    raise AssertionError(question)


async def code_of(socket: ClientConnection) -> int | None:
    """With which code the server closes a socket."""
    try:
        while True:
            await asyncio.wait_for(socket.recv(), PATIENT)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else None


class Running:
    """A service that listens, in this process."""

    def __init__(self, address: str, service: Service) -> None:
        self.address = address
        self.service = service

    @asynccontextmanager
    async def person(self, name: str = "", **headers: str) -> AsyncIterator[Client]:
        """Somebody with a session."""
        async with httpx.AsyncClient(
            base_url=f"http://{self.address}", headers=headers, timeout=PATIENT, verify=TLS
        ) as http:
            client = Client(self.address, http)
            await client.get("/api/me")
            if name:
                await client.ask("PUT", "/api/me", {"name": name})
            yield client


@asynccontextmanager
async def running(settings: Settings, **changes: Any) -> AsyncIterator[Running]:
    """The service on a free port of this machine."""
    service = Service(replace(settings, **changes))
    socket = listen("127.0.0.1", 0)
    host, port = socket.getsockname()
    service.reached_at = f"http://{host}:{port}"
    config = uvicorn.Config(
        create_app(service),
        http=bounded(service.settings, service.allowance.requests),
        log_level="warning",
        ws_max_size=settings.limits.message,
        lifespan="on",
    )
    server = uvicorn.Server(config)
    task = asyncio.create_task(server.serve(sockets=[socket]))
    while not server.started:
        assert not task.done(), task
        await asyncio.sleep(0.005)
    try:
        yield Running(f"{host}:{port}", service)
    finally:
        server.should_exit = True
        await task


@contextmanager
def server_process(data: Path, *more: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A real `kaper serve`; gives the process and its address."""
    command = [sys.executable, "-m", "kaper", "serve", "--data", str(data), "--port", "0", "--no-open", "--pace", "0"]
    process = subprocess.Popen([*command, *more], stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        assert line.startswith("Kaper is at http://"), line
        yield process, line.split()[3].removeprefix("http://").rstrip("/")
    finally:
        process.kill()
        process.wait()
        if process.stdout is not None:
            process.stdout.close()


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"
