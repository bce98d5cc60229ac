"""Two services and a thinker under fire: kills at random moments, a frozen process, a database that goes and comes back."""

import asyncio
import os
import random
import signal
import threading
import time
from contextlib import asynccontextmanager, contextmanager

import httpx
import pytest
from sqlalchemy import create_engine, make_url, text

from kaper.core import records
from kaper.server import leases, live
from tests.server import postgres
from tests.server.conftest import PATIENT, TLS, Client, code_of, quick, running, simple_answer
from tests.server.fleet import check, check_record, launched, new_table, storm

pytestmark = pytest.mark.anyio

LONG = bool(os.environ.get("KAPER_LONG"))
KILLS, TABLES, NIGHTS = (300, 3, 12) if LONG else (2, 1, 4)
FROZEN = 60.0 if LONG else 2 * leases.ALIVE  # seconds
GONE = 20.0 if LONG else 2 * leases.ALIVE


async def test_kills_at_random_moments_lose_nothing_that_was_acknowledged(wreckers, tmp_path):
    fleet = await storm(tmp_path, KILLS, 19, TABLES, NIGHTS)
    assert fleet.kills == KILLS


async def test_a_process_that_was_frozen_writes_nothing_when_it_wakes(wreckers, tmp_path):
    """SIGSTOP for longer than its lease lasts: another takes the table, and what the sleeper still believes, and what people
    told it while it slept, is refused."""
    async with launched(postgres.fresh(), tmp_path) as fleet:
        done(fleet.url, NOTE_WRITERS)
        players = await new_table(fleet, random.Random(1), 8)
        table = players[0].table
        frozen = next(service for service in fleet.services if service.address == holder(fleet.url, table))
        (awake,) = [service for service in fleet.services if service is not frozen]
        async with seated(frozen, players[0]) as here, seated(frozen, players[1]) as there:
            await asyncio.gather(here.until("play"), there.until("play"))
            waiting = [asyncio.create_task(place.asked()) for place in (here, there)]
            await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
            await stopped(waiting)
            asked, other = (here, there) if here.play["questions"] else (there, here)
            os.kill(frozen.pid, signal.SIGSTOP)
            begin = asyncio.get_running_loop().time()
            await asked.answer(simple_answer(asked.play["questions"][0]))
            await other.send(type="chat", text="said to one who slept")
            fleet.services[:] = [awake]
            playing = [asyncio.create_task(player.play()) for player in players]
            await true_at_last(lambda: all(len(player.taken) > 1 or player.over for player in players), playing)
            await stopped(playing)  # in the midst of their match
            await asyncio.sleep(begin + FROZEN - asyncio.get_running_loop().time())
            os.kill(frozen.pid, signal.SIGCONT)
            await true_at_last(lambda: frozen.address in living(fleet.url))  # under another number
            for place in (asked, other):
                assert await code_of(place.socket) == 1012
        fleet.services.append(frozen)
        await asyncio.wait_for(asyncio.gather(*(player.play() for player in players)), PATIENT)
        written = set(done(fleet.url, "SELECT writer || ' ' || holder FROM lines"))
        assert written == {f"{service.name} http://{service.address}" for service in (frozen, awake)}
        assert done(fleet.url, "SELECT text FROM chat") == []
        for player in players:
            check(fleet.url, player)
        check_record(fleet.url, table)
        async with at(frozen, players[0]) as ann:
            info = await ann.get(f"/api/tables/{table}")  # passed on to the one that holds it now
            assert info["status"] == "over"


NOTE_WRITERS = """
ALTER TABLE lines ADD COLUMN writer text, ADD COLUMN holder text;
CREATE FUNCTION note_writer() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    NEW.writer := current_setting('application_name');
    NEW.holder := (SELECT address FROM leases JOIN processes ON number = leases.holder WHERE name = NEW."table");
    RETURN NEW;
END $$;
CREATE TRIGGER note_writer BEFORE INSERT ON lines FOR EACH ROW EXECUTE FUNCTION note_writer();
"""
"""Has the database note for each line who wrote it, and who held the table then."""


async def stopped(tasks):
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


@asynccontextmanager
async def at(service, player):
    """A player, calling one service."""
    async with httpx.AsyncClient(base_url=f"http://{service.address}", verify=TLS, timeout=PATIENT) as http:
        http.cookies.set("kaper", player.cookie)
        yield Client(service.address, http)


@asynccontextmanager
async def seated(service, player):
    """A player's place at their table, by way of one service."""
    async with at(service, player) as client, client.sit(player.table) as place:
        yield place


async def true_at_last(true, tasks=()):
    """Wait for it, unless one of the tasks that shall bring it about fails: then that is told."""
    async with asyncio.timeout(PATIENT):
        while not true():
            for task in tasks:
                if task.done():
                    task.result()
            await asyncio.sleep(0.05)


def done(url, statement):
    engine = create_engine(url)
    with engine.begin() as connection:
        result = connection.execute(text(statement))
        found = list(result.scalars()) if result.returns_rows else []
    engine.dispose()
    return found


def living(url):
    return [
        address.removeprefix("http://")
        for address in done(url, f"SELECT address FROM processes WHERE until > {leases.NOW}")
    ]


def holder(url, table):
    (found,) = done(
        url, f"SELECT address FROM leases JOIN processes ON number = holder WHERE name = '{table}' AND until > 0"
    )
    return found.removeprefix("http://")


class Line:
    """A connection to the database that can be cut and mended."""

    def __init__(self, url):
        self.url = make_url(url)
        self.whole = True
        self.flowing = asyncio.Event()
        self.flowing.set()
        self.ends = set()

    async def _carry(self, reader, writer):
        try:
            while data := await reader.read(65536):
                await self.flowing.wait()
                writer.write(data)
                await writer.drain()
        except OSError:
            pass
        finally:
            writer.close()

    async def _called(self, reader, writer):
        if not self.whole:
            writer.close()
            return
        folder = self.url.query.get("host")
        if folder:
            far_reader, far_writer = await asyncio.open_unix_connection(f"{folder}/.s.PGSQL.{self.url.port or 5432}")
        else:
            far_reader, far_writer = await asyncio.open_connection(self.url.host, self.url.port or 5432)
        self.ends |= {writer, far_writer}
        await asyncio.gather(self._carry(reader, far_writer), self._carry(far_reader, writer))

    def _cut(self):
        for end in self.ends:
            end.transport.abort()
        self.ends.clear()

    def cut(self):
        self.whole = False
        self.loop.call_soon_threadsafe(self._cut)

    def stop(self):
        self.loop.call_soon_threadsafe(self.flowing.clear)

    def go_on(self):
        self.loop.call_soon_threadsafe(self.flowing.set)

    @contextmanager
    def laid(self):
        """In a thread of its own: a service waits for its database when it starts."""
        self.loop = asyncio.new_event_loop()
        thread = threading.Thread(target=self.loop.run_forever)
        thread.start()
        begun = asyncio.run_coroutine_threadsafe(asyncio.start_server(self._called, "127.0.0.1", 0), self.loop)
        server = begun.result(PATIENT)
        url = self.url.set(host="127.0.0.1", port=server.sockets[0].getsockname()[1], query={})
        try:
            yield url.render_as_string(hide_password=False)
        finally:
            asyncio.run_coroutine_threadsafe(self._end(server), self.loop).result(PATIENT)
            self.loop.call_soon_threadsafe(self.loop.stop)
            thread.join()
            self.loop.close()

    async def _end(self, server):
        server.close()
        self._cut()
        calls = [task for task in asyncio.all_tasks() if task is not asyncio.current_task()]
        for task in calls:
            task.cancel()
        await asyncio.gather(*calls, return_exceptions=True)


async def test_while_the_database_is_gone_people_are_told_and_wait(wreckers, tmp_path):
    line = Line(postgres.fresh())
    with line.laid() as url:
        async with running(quick(tmp_path), database=url, lease=leases.ALIVE) as house, house.person() as ann:
            made = await ann.table("me", "bot:random", start=True, options={"nights": 2})
            async with ann.sit(made["id"]) as place:
                question = await place.asked()
                number = place.play["number"]
                line.cut()
                await place.answer(simple_answer(question))
                said = await place.until("error")
                assert said["text"]["key"] == "service-database-gone"
                refused = await ann.ask("GET", "/api/fame", status=503)
                assert refused["text"]["key"] == "service-database-gone"
                await asyncio.sleep(GONE)  # longer than any lease lasts
                line.whole = True
                played = await place.until("play")  # the table as it stands in the database
                assert (played["number"], bool(played["questions"])) == (number, True)
                while not house.service.storage.leases.well:  # noqa: ASYNC110 - it notices by itself
                    await asyncio.sleep(0.1)
                await place.finish()
                assert place.play["over"]
            record = await ann.get(f"/api/tables/{made['id']}/record")
            assert records.verify(records.read(record)) > 0


async def test_while_the_database_stands_still_people_are_told_too(wreckers, tmp_path, monkeypatch):
    monkeypatch.setattr(live, "LATE", 0.2)
    line = Line(postgres.fresh())
    with line.laid() as url:
        async with running(quick(tmp_path), database=url) as house, house.person() as ann:
            made = await ann.table("me", "bot:random", start=True, options={"nights": 2})
            async with ann.sit(made["id"]) as place:
                question = await place.asked()
                line.stop()
                await place.answer(simple_answer(question))
                assert (await place.until("error"))["text"]["key"] == "service-database-gone"
                line.go_on()
                await place.until("play")
                await place.finish()
                assert place.play["over"]


async def test_a_fleet_whose_database_goes_and_comes_back_plays_on(wreckers, tmp_path):
    """Two services and a thinker: everybody is told and waits, nothing that was acknowledged is lost, every table goes on."""
    direct = postgres.fresh()
    line = Line(direct)
    with line.laid() as url:
        async with launched(url, tmp_path) as fleet:
            players = [player for seed in (1, 2) for player in await new_table(fleet, random.Random(seed), 8)]
            playing = [asyncio.create_task(player.play()) for player in players]
            try:
                await true_at_last(lambda: all(player.taken for player in players))
                line.cut()
                running = [player for player in players if not player.over]
                await asyncio.sleep(GONE)
                await true_at_last(lambda: all(was_told(player) or player.over for player in running))
                line.whole = True
                back = time.monotonic()
                await true_at_last(lambda: all(player.moved_at > back or player.over for player in players))
                print(f"all go on {max(player.moved_at for player in players) - back:.2f} s after the database is back")
                await asyncio.wait_for(asyncio.gather(*playing), PATIENT)
            finally:
                await stopped(playing)
            for player in players:
                check(direct, player)
            for table in {player.table for player in players}:
                check_record(direct, table)
            await true_at_last(lambda: any(address.startswith("thinker:") for address in living(direct)))
            assert {service.address for service in fleet.services} <= set(living(direct))


def was_told(player):
    return any(b"service-database-gone" in said for said in player.heard)
