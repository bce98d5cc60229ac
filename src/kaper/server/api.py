"""The HTTP half of the protocol (docs/protocol.md)."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Awaitable, Callable
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Request, Response, get, post, put
from litestar.datastructures import Cookie
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.spec import Example
from litestar.params import PathParameter, QueryParameter

from kaper.core.texts import source
from kaper.server.anchorage import game_of
from kaper.server.fame import hall_of_fame
from kaper.server.ferry import is_passed
from kaper.server.games import board_of, game_infos, voyage_info
from kaper.server.guests import COOKIE_AGE, Guest, cookie_name, preferred
from kaper.server.limits import neighbourhood
from kaper.server.live import unbroken
from kaper.server.lobby import set_table
from kaper.server.names import name_table
from kaper.server.reach import reach, square
from kaper.server.seating import token
from kaper.server.service import Service
from kaper.server.settings import LOOPBACK
from kaper.server.trouble import PACKAGE, Trouble
from kaper.server.wire import (
    Branch,
    Fame,
    GameInfo,
    HealthReport,
    Join,
    Language,
    LookBack,
    Me,
    MeChange,
    NewTable,
    NewVoyage,
    Problem,
    Reach,
    RecordInfo,
    RecordLog,
    RecordSteps,
    SeatChange,
    Shun,
    Start,
    TableInfo,
    TableMade,
    TableNamed,
    Tables,
    TableSetting,
    VoyageInfo,
)
from kaper.server.worker import Log, Look, Steps

MOST_STEPS = 100
JSONL = "application/jsonl"
UNPROVEN = ("error-verify-not-fair", "error-verify-no-seed")  # dice that nobody can check: said, but no fault

Asking = Request[Any, Any, Any]
TableId = Annotated[str, PathParameter(max_length=16, pattern="^[a-z0-9]+$", description="A table's id")]
RecordId = Annotated[str, PathParameter(max_length=16, pattern="^[a-z0-9]+$", description="A record's id")]
Invite = Annotated[str, QueryParameter(max_length=64, description="The invitation to the table")]
Eyes = Annotated[int | None, QueryParameter(ge=0, le=15, description="Through whose eyes; none: a spectator's")]
GameName = Annotated[str, PathParameter(max_length=40, pattern="^[a-z0-9_]+$", description="A game's id")]

PROBLEMS = {
    400: ResponseSpec(Problem, description="Not understood"),
    401: ResponseSpec(Problem, description="No session: ask for /api/me first"),
    403: ResponseSpec(Problem, description="Not allowed"),
    404: ResponseSpec(Problem, description="No such thing"),
    409: ResponseSpec(Problem, description="Not now"),
    413: ResponseSpec(Problem, description="Too large"),
    429: ResponseSpec(Problem, description="Too many requests"),
}


def service_of(request: Asking) -> Service:
    """The service behind the application."""
    service: Service = request.app.state.service
    return service


async def guest_of(request: Asking) -> Guest:
    """Who asks; trouble for those without a session."""
    service = service_of(request)
    guest = await service.guests.of_cookies(request.cookies, secure=service.settings.secure)
    if guest is None:
        raise Trouble(401, "service-no-session")
    return guest


def address_of(request: Asking) -> str:
    """Where somebody asks from."""
    return request.client.host if request.client else ""


async def laid(request: Asking, making: Callable[[Guest], Awaitable[TableMade]]) -> TableMade:
    """A new table for whoever asks, if they may have one more; tables are made one after the other."""
    service = service_of(request)
    guest = await guest_of(request)
    service.allowance.tables.check(guest.id, address_of(request))
    async with service.makings:
        return await unbroken(making(guest))


# ---------------------------------------------------------------- games


@get("/api/games", tags=["games"])
async def games() -> list[GameInfo]:
    """All games."""
    return game_infos()


@get("/api/games/{game:str}/voyage", responses={404: PROBLEMS[404], 400: PROBLEMS[400]}, tags=["games"])
async def voyage(game: GameName) -> VoyageInfo:
    """The first voyage of a game: its notes in order, and what each asks for."""
    found = voyage_info(game_of(game))
    if found is None:
        raise Trouble(404, "service-no-voyage")
    return found


@post("/api/voyages", responses=PROBLEMS, tags=["tables"])
async def make_voyage(request: Asking, data: NewVoyage) -> TableMade:
    """Sail a first voyage, from the beginning or from where one left it."""
    return await laid(request, lambda guest: service_of(request).tables.voyage(guest, data))


@get(
    "/api/games/{game:str}/board.js",
    media_type="text/javascript",
    responses={404: PROBLEMS[404], 400: PROBLEMS[400]},
    tags=["games"],
)
async def board(game: GameName) -> str:
    """The drawn board that a game of another distribution brings along."""
    found = board_of(game_of(game))
    if found is None:
        raise Trouble(404, "service-nothing")
    return found


@get(
    "/api/catalogue/{language:str}/{file:str}",
    media_type=MediaType.TEXT,
    responses={404: PROBLEMS[404], 400: PROBLEMS[400]},
    tags=["games"],
)
async def catalogue(
    language: Annotated[Language, PathParameter()],
    file: Annotated[
        str, PathParameter(max_length=44, pattern=r"^[a-z0-9_]+\.ftl$", examples=[Example(value="core.ftl")])
    ],
) -> str:
    """The messages of the core, the service and a game; or those of looking back."""
    packages = ["kaper.core", PACKAGE]
    name = file.removesuffix(".ftl")
    if name == "analysis":
        packages = ["kaper.analysis"]
    elif name != "core":
        packages.append(game_of(name).package)
    return "\n".join(source(package, language) for package in packages)


# ---------------------------------------------------------------- people


@get("/api/me", responses={429: PROBLEMS[429]}, tags=["people"])
async def me(request: Asking) -> Response[Me]:
    """Who I am; the first time this makes a guest."""
    service = service_of(request)
    guest = await service.guests.of_cookies(request.cookies, secure=service.settings.secure)
    if guest is None:
        service.allowance.guests.check(neighbourhood(address_of(request)))
        guest = await service.guests.new(preferred(request.headers.get("accept-language", "")))
    guest = await service.guests.welcome(guest)
    return with_cookie(service, guest)


def with_cookie(service: Service, guest: Guest) -> Response[Me]:
    """Who somebody is, with a fresh cookie."""
    secure = service.settings.secure
    cookie = Cookie(
        key=cookie_name(secure=secure),
        value=service.guests.cookie_of(guest),
        max_age=COOKIE_AGE,
        httponly=True,
        samesite="lax",
        secure=secure,
    )
    return Response(guest.me, cookies=[cookie])


@post("/api/me/revoke", status_code=200, responses=PROBLEMS, tags=["people"])
async def revoke(request: Asking) -> Response[Me]:
    """Sign out everywhere else: every cookie given so far is worth nothing, and the asker gets a new one."""
    service = service_of(request)
    guest = await guest_of(request)
    service.allowance.changes.check(guest.id, address_of(request))
    later = await service.guests.revoke(guest)
    service.tables.reconnect(guest.id)
    return with_cookie(service, later)


@put("/api/me", responses=PROBLEMS, tags=["people"])
async def change_me(request: Asking, data: MeChange) -> Me:
    """Take another name, emblem or language."""
    service = service_of(request)
    before = await guest_of(request)
    service.allowance.changes.check(before.id, address_of(request))
    guest = await service.guests.change(before, data)
    if (guest.name, guest.emblem) != (before.name, before.emblem):
        async with service.makings:
            await unbroken(service.tables.rename(guest))
    return guest.me


# ---------------------------------------------------------------- tables


@post("/api/tables", responses=PROBLEMS, tags=["tables"])
async def make_table(request: Asking, data: NewTable) -> TableMade:
    """Make a table."""
    return await laid(request, lambda guest: service_of(request).tables.make(guest, data))


@get("/api/tables", responses=PROBLEMS, tags=["tables"])
async def tables(request: Asking) -> Tables:
    """My tables and the public ones."""
    service = service_of(request)
    guest = await guest_of(request)
    passed = is_passed(request.scope)
    found = await service.tables.listing(guest, held=passed)
    return found if passed else await service.listed_elsewhere(found, request.scope)


@get("/api/tables/{table:str}", responses=PROBLEMS, tags=["tables"])
async def table_of(request: Asking, table: TableId, invite: Invite = "") -> TableInfo:
    """One table."""
    guest = await guest_of(request)
    live = await service_of(request).tables.visible(table, guest, invite)
    async with live.lock:
        return live.info(guest)


@post("/api/tables/{table:str}/join", status_code=200, responses=PROBLEMS, tags=["tables"])
async def join(request: Asking, table: TableId, data: Join) -> TableInfo:
    """Sit down."""
    guest = await guest_of(request)
    return await unbroken(service_of(request).tables.join(table, guest, data))


@post("/api/tables/{table:str}/start", status_code=200, responses=PROBLEMS, tags=["tables"])
async def start(request: Asking, table: TableId, data: Start) -> TableInfo:
    """Begin."""
    guest = await guest_of(request)
    async with service_of(request).makings:
        return await unbroken(service_of(request).tables.start(table, guest, data))


@post("/api/tables/{table:str}/seat", status_code=200, responses=PROBLEMS, tags=["tables"])
async def seat(request: Asking, table: TableId, data: SeatChange) -> TableInfo:
    """Change who plays a seat."""
    guest = await guest_of(request)
    return await unbroken(service_of(request).tables.change_seat(table, guest, data))


@post("/api/tables/{table:str}/name", status_code=200, responses=PROBLEMS, tags=["tables"])
async def name(request: Asking, table: TableId, data: TableNamed) -> TableInfo:
    """Call a table something."""
    guest = await guest_of(request)
    return await unbroken(name_table(await service_of(request).tables.visible(table, guest), guest, data.name))


@post("/api/tables/{table:str}/options", status_code=200, responses=PROBLEMS, tags=["tables"])
async def options(request: Asking, table: TableId, data: TableSetting) -> TableInfo:
    """Change how it will be played, before the start."""
    guest = await guest_of(request)
    service_of(request).allowance.changes.check(guest.id, address_of(request))
    return await unbroken(set_table(await service_of(request).tables.visible(table, guest), guest, data))


@get("/api/fame", responses=PROBLEMS, tags=["tables"])
async def fame(request: Asking) -> Fame:
    """The best results of people, in my tables and in public ones."""
    return await hall_of_fame(service_of(request).storage, await guest_of(request))


@get("/api/reach", responses=PROBLEMS, tags=["tables"])
async def how_far(request: Asking) -> Reach:
    """How far an invitation reaches."""
    return reach(service_of(request).settings, request.url.port)


@get("/api/tables/{table:str}/code.svg", media_type="image/svg+xml", responses=PROBLEMS, tags=["tables"])
async def code(request: Asking, table: TableId, invite: Invite = "") -> Response[bytes]:
    """The invitation as a square to scan; only where others could follow it."""
    service = service_of(request)
    guest = await guest_of(request)
    live = await service.tables.visible(table, guest, invite)
    far = reach(service.settings, request.url.port)
    base = far.origin or far.network
    if not base:
        raise Trouble(409, "service-only-here")
    invited = live.info(guest).invite or invite  # nobody learns more than they know
    drawn = await asyncio.to_thread(square, f"{base}/t/{live.sheet.id}?invite={invited}")
    return Response(drawn, media_type="image/svg+xml", headers={"Cache-Control": "no-store"})


@post("/api/tables/{table:str}/invite", status_code=200, responses=PROBLEMS, tags=["tables"])
async def renew_invitation(request: Asking, table: TableId) -> TableMade:
    """A new invitation; the old one opens nothing any more."""
    guest = await guest_of(request)
    return await unbroken(service_of(request).tables.renew(table, guest))


@post("/api/tables/{table:str}/shun", status_code=200, responses=PROBLEMS, tags=["tables"])
async def shun(request: Asking, table: TableId, data: Shun) -> TableInfo:
    """Hear nothing more of somebody at the table, or keep them from mine."""
    guest = await guest_of(request)
    service_of(request).allowance.changes.check(guest.id, address_of(request))
    return await unbroken(service_of(request).tables.shun(table, guest, data))


@post("/api/tables/{table:str}/rematch", responses=PROBLEMS, tags=["tables"])
async def rematch(request: Asking, table: TableId) -> TableMade:
    """The same people again."""
    return await laid(request, lambda guest: service_of(request).tables.rematch(table, guest))


@get("/api/tables/{table:str}/record", media_type=JSONL, responses=PROBLEMS, tags=["records"])
async def record(request: Asking, table: TableId) -> Response[bytes]:
    """The record of a finished match, as a file."""
    guest = await guest_of(request)
    text = await service_of(request).tables.record(table, guest)
    name = f'attachment; filename="kaper-{table}.jsonl"'
    return Response(text, media_type=JSONL, headers={"content-disposition": name})


# ---------------------------------------------------------------- records


@post("/api/records", request_max_body_size=None, responses=PROBLEMS, tags=["records"])
async def upload(request: Asking) -> RecordInfo:
    """Bring a record (JSON lines); tells whether its rules and its dice hold."""
    service = service_of(request)
    guest = await guest_of(request)
    service.allowance.uploads.check(guest.id, address_of(request))
    body = bytearray()
    async for part in request.stream():
        body += part
        if len(body) > service.settings.limits.record:
            raise Trouble(413, "service-large")
    id = token(12)
    info = msgspec.json.decode(await service.tables.look_at(guest, Look(id, bytes(body))), type=RecordInfo)
    if info.problem is not None and info.problem.key not in UNPROVEN:
        raise Trouble(400, info.problem)  # what breaks the rules or its own promise is not kept
    await service.tables.upload(guest, id, bytes(body))
    return info


@get("/api/records/{record:str}", responses=PROBLEMS, tags=["records"])
async def record_info(request: Asking, record: RecordId, invite: Invite = "") -> RecordInfo:
    """What is in a record, and whether it verifies."""
    service = service_of(request)
    guest = await guest_of(request)
    text = await service.tables.stored_record(record, guest, invite)
    return msgspec.json.decode(await service.tables.look_at(guest, Look(record, text)), type=RecordInfo)


@get("/api/records/{record:str}/steps", responses=PROBLEMS, tags=["records"])
async def record_steps(
    request: Asking,
    record: RecordId,
    first: Annotated[int, QueryParameter(ge=0, le=1_000_000)] = 0,
    count: Annotated[int, QueryParameter(ge=1, le=MOST_STEPS)] = 20,
    seat: Eyes = None,
    invite: Invite = "",
    panels: Annotated[bool, QueryParameter(description="Also the view as simple tables")] = True,
    light: Annotated[bool, QueryParameter(description="All cards lie open: how it was, not what was known")] = False,
) -> Response[RecordSteps]:
    """Steps of a record as a seat (none: a spectator) saw them, or with all cards open."""
    service = service_of(request)
    guest = await guest_of(request)
    text = await service.tables.stored_record(record, guest, invite)
    wish = Steps(record, text, first, count, seat, panels, light)
    return await _packed(request, await service.tables.look_at(guest, wish))


@get("/api/records/{record:str}/log", responses=PROBLEMS, tags=["records"])
async def record_log(request: Asking, record: RecordId, seat: Eyes = None, invite: Invite = "") -> Response[RecordLog]:
    """All that a seat (none: a spectator) was told in a record."""
    service = service_of(request)
    guest = await guest_of(request)
    text = await service.tables.stored_record(record, guest, invite)
    return await _packed(request, await service.tables.look_at(guest, Log(record, text, seat)))


@get("/api/records/{record:str}/analysis", responses=PROBLEMS, tags=["records"])
async def analysis(request: Asking, record: RecordId, invite: Invite = "") -> Response[LookBack]:
    """What is known of luck and skill in a finished match, and how far looking back is."""
    service = service_of(request)
    guest = await guest_of(request)
    text = await service.tables.held_record(record, guest, invite)
    return await _packed(request, await service.analyst.state(text))


@post("/api/records/{record:str}/analysis", status_code=200, responses=PROBLEMS, tags=["records"])
async def analyse(request: Asking, record: RecordId, invite: Invite = "") -> Response[LookBack]:
    """Look back at a finished match; ask again to see how far it is."""
    service = service_of(request)
    guest = await guest_of(request)
    text = await service.tables.held_record(record, guest, invite)
    return await _packed(request, await service.analyst.begin(guest.id, text))


async def _packed(request: Asking, answer: bytes) -> Response[Any]:
    """A long answer, compressed where the client can read that: views of a match repeat themselves."""
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(answer, media_type=MediaType.JSON)
    short = await asyncio.to_thread(gzip.compress, answer, 1, mtime=0)
    return Response(short, media_type=MediaType.JSON, headers={"content-encoding": "gzip"})


@post("/api/records/{record:str}/branch", responses=PROBLEMS, tags=["records"])
async def branch(request: Asking, record: RecordId, data: Branch, invite: Invite = "") -> TableMade:
    """Play on from a step of a record, against bots, as practice."""
    service = service_of(request)
    guest = await guest_of(request)
    service.allowance.tables.check(guest.id, address_of(request))
    text = await service.tables.stored_record(record, guest, invite)
    return await unbroken(service.tables.branch(guest, data, text, record))


# ---------------------------------------------------------------- for those who run it


@get("/healthz", responses={503: ResponseSpec(HealthReport, description="Something is wrong")}, tags=["running"])
async def healthz(request: Asking) -> Response[HealthReport]:
    """How is the service? 503 where something is wrong."""
    report = await service_of(request).report()
    return Response(report, status_code=200 if report.status == "ok" else 503)


@get("/metrics", media_type=MediaType.TEXT, responses={404: PROBLEMS[404]}, tags=["running"])
async def metrics(request: Asking) -> Response[bytes]:
    """Figures for Prometheus, for this machine; for others only where the service was told so."""
    settings = service_of(request).settings
    near = request.client is not None and request.client.host in LOOPBACK and not settings.origin
    if not near and not settings.metrics:
        raise Trouble(404, "service-nothing")
    return Response(service_of(request).metrics.text(), media_type="text/plain; version=0.0.4")


ROUTES = (
    *(
        games,
        voyage,
        make_voyage,
        board,
        catalogue,
        me,
        change_me,
        revoke,
        make_table,
        tables,
        table_of,
        join,
        start,
        seat,
    ),
    *(renew_invitation, shun, rematch, record, name, options, fame, how_far, code),
    *(upload, record_info, record_steps, record_log, analysis, analyse, branch, healthz, metrics),
)
