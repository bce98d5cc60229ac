"""Several processes over one PostgreSQL: who holds a table, who may write it, and how everybody reaches it."""

import asyncio
import time
from contextlib import asynccontextmanager

import msgspec
import pytest
from sqlalchemy import func, insert, select, text

from kaper.server import ferry, leases, opening, storage
from kaper.server.commits import NotWritten
from kaper.server.doctor import findings
from kaper.server.ferry import header_for
from kaper.server.leases import Elsewhere
from kaper.server.storage import Storage
from tests.server import postgres
from tests.server.conftest import PATIENT, Client, quick, running, wait_for

pytestmark = pytest.mark.anyio
ANN = {"id": "g", "name": "Ann", "emblem": "anchor", "language": "en", "named": True, "created": 1}


@pytest.fixture
async def two_disks():
    """One database, used by two processes of which neither gives signs of life by itself."""
    url = postgres.fresh()
    disks = [Storage(url), Storage(url)]
    for number, disk in enumerate(disks):
        await disk.open()
        disk.leases.address = f"http://{number}"
        disk.leases._be_born()
    yield disks
    for disk in disks:
        await disk.close()


def die(disk):
    """As if a process had not been heard of for long, and the others had noticed."""
    with disk.engine.begin() as connection:
        connection.execute(leases.DIE, {"number": disk.leases.number})


async def written(disk):
    return len(await disk.rows(select(storage.guests)))


async def test_a_table_is_held_by_one_process_and_taken_when_that_one_is_dead(two_disks):
    one, two = two_disks
    first = one.leases.take("t")
    with pytest.raises(Elsewhere) as elsewhere:
        two.leases.take("t")
    assert elsewhere.value.address == "http://0"
    assert two.leases.holders(["t", "u"]) == {"t": "http://0"}
    die(one)
    second = two.leases.take("t")
    assert second.fence == first.fence + 1
    assert two.leases.holders(["t"]) == {}


async def test_the_database_refuses_a_write_whose_lease_is_gone(two_disks):
    one, two = two_disks
    old = one.leases.take("t")
    die(one)
    with pytest.raises(NotWritten):
        await one.write((insert(storage.guests).values(ANN), None), lease=old)
    new = two.leases.take("t")
    one.leases.beat()  # it comes back, under another number
    with pytest.raises(NotWritten):
        await one.write((insert(storage.guests).values(ANN), None), lease=old)
    assert await written(one) == 0
    await two.write((insert(storage.guests).values(ANN), None), lease=new)
    assert await written(one) == 1


async def test_a_second_copy_in_the_same_process_shuts_the_first_one_out(two_disks):
    one, _ = two_disks
    old, new = one.leases.take("t"), one.leases.take("t")
    with pytest.raises(NotWritten):
        await one.write((insert(storage.guests).values(ANN), None), lease=old)
    await one.write((insert(storage.guests).values(ANN), None), lease=new)


async def test_one_refused_write_does_not_hold_up_those_beside_it(two_disks):
    one, two = two_disks
    old = one.leases.take("t")
    one.leases.let_go([old])
    two.leases.take("t")
    good = one.leases.take("u")
    results = await asyncio.gather(
        one.write((insert(storage.guests).values(ANN), None), lease=old),
        one.write((insert(storage.guests).values(ANN | {"id": "h"}), None), lease=good),
        return_exceptions=True,
    )
    assert [type(result) for result in results] == [NotWritten, type(None)]


async def lay(disk, *tables):
    """Tables that lines can be written for."""
    await disk.write((insert(storage.guests).values(ANN), None))
    row = {
        "game": "x",
        "version": "1",
        "options": "{}",
        "maker": "g",
        "public": False,
        "invite": "",
        "status": "playing",
    }
    row |= {"seed": b"", "nonces": "[]", "practice": False, "created": 1, "changed": 1}
    await disk.write((insert(storage.tables), [row | {"id": table} for table in tables]))


def line(table, number):
    return storage.INSERT_LINES, [{"table": table, "number": number, "entry": b"line"}]


async def lines_of(disk, table):
    return [row.number for row in await disk.rows(select(storage.lines).where(storage.lines.c.table == table))]


async def test_lines_go_the_short_way_and_only_with_their_lease(two_disks):
    one, two = two_disks
    await lay(one, "t", "u", "v")
    old, other, third = one.leases.take("t"), one.leases.take("u"), one.leases.take("v")
    await asyncio.gather(*(one.write(line(lease.name, 0), lease=lease) for lease in (old, other, third)))
    assert one._straight._connection is not None  # it does not fall back without a word
    one.leases.let_go([old])
    new = two.leases.take("t")
    results = await asyncio.gather(
        *(one.write(line(lease.name, 1), lease=lease) for lease in (old, other, third)), return_exceptions=True
    )
    assert [type(result) for result in results] == [NotWritten, type(None), type(None)]
    assert await lines_of(two, "t") == [0]
    await two.write(line("t", 1), lease=new)
    assert await lines_of(one, "t") == [0, 1]
    die(one)
    with pytest.raises(NotWritten):
        await one.write(line("u", 2), lease=other)
    assert await lines_of(one, "u") == [0, 1]


async def test_a_lost_connection_costs_no_line(two_disks):
    one, two = two_disks
    await lay(one, "t")
    lease = one.leases.take("t")
    await one.write(line("t", 0), lease=lease)
    pid = one._straight._connection.dbapi_connection.info.backend_pid
    await two.rows(select(func.pg_terminate_backend(pid)))
    await one.write(line("t", 1), lease=lease)
    await one.write(line("t", 2), lease=lease)
    assert await lines_of(one, "t") == [0, 1, 2]


async def test_who_was_not_heard_of_declares_nobody_dead(two_disks, monkeypatch):
    one, two = two_disks
    with one.engine.begin() as connection:
        connection.execute(
            storage.processes.update().where(storage.processes.c.number == two.leases.number).values(until=1)
        )
    one.leases._steady = 0.0  # the database was gone: whose silence was it?
    one.leases.beat()
    two.leases.beat()
    assert two.leases.number  # it goes on under its number
    one.leases._steady = time.monotonic() - 10
    with one.engine.begin() as connection:
        connection.execute(
            storage.processes.update().where(storage.processes.c.number == two.leases.number).values(until=1)
        )
    number = two.leases.number
    one.leases.beat()
    two.leases.beat()
    assert two.leases.number > number


async def test_who_waited_long_for_the_database_declares_nobody_dead(two_disks, monkeypatch):
    one, two = two_disks
    one.leases._steady = time.monotonic() - 10
    one.leases._beaten = time.monotonic() - 10  # the sign that arrives now set out, or was due, long ago
    with one.engine.begin() as connection:
        connection.execute(
            storage.processes.update().where(storage.processes.c.number == two.leases.number).values(until=1)
        )
    number = two.leases.number
    one.leases.beat()
    two.leases.beat()
    assert two.leases.number == number


def silent_since(disk, moment):
    """As if the last sign of life of a process lasted until then."""
    with disk.engine.begin() as connection:
        own = storage.processes.c.number == disk.leases.number
        connection.execute(storage.processes.update().where(own).values(until=moment))


async def within_reason(function, *args):
    return await asyncio.wait_for(asyncio.to_thread(function, *args), PATIENT)


async def test_one_that_is_frozen_while_it_gives_a_sign_of_life_holds_nobody_up(two_disks):
    """Its row is locked until it wakes. The others give their own signs of life meanwhile, and take its tables."""
    one, two = two_disks
    one.leases.take("t")
    silent_since(one, 1)
    two.leases._steady = time.monotonic() - 10
    with one.engine.connect() as frozen:
        frozen.execute(leases.BEATS, {"number": one.leases.number, "alive": 1.0})
        try:
            await within_reason(two.leases.beat)
            lease = await within_reason(two.leases.take, "t")
        finally:
            frozen.rollback()
    assert two.leases.well
    assert lease.holder == two.leases.number
    two.leases.beat()
    number = one.leases.number
    one.leases.beat()
    assert one.leases.number > number  # it was declared dead as soon as its row was free


async def test_one_that_is_frozen_while_it_writes_does_not_keep_its_tables(monkeypatch):
    """PostgreSQL gives its transaction up, and with it the lock on the lease."""
    monkeypatch.setattr(opening, "FROZEN", 300)
    url = postgres.fresh()
    disks = one, two = Storage(url), Storage(url)
    for disk in disks:
        disk.leases._be_born()
    lease = one.leases.take("t")
    with one.engine.connect() as frozen:
        assert one.leases.hold(frozen, [lease])
        die(one)
        try:
            taken = await within_reason(two.leases.take, "t")
        finally:
            frozen.invalidate()
    assert taken.fence == lease.fence + 1
    for disk in disks:
        await disk.close()


async def test_a_migration_may_take_its_time(monkeypatch):
    """On a busy machine nothing may come for a while in the midst of it."""
    monkeypatch.setattr(opening, "FROZEN", 300)
    upgrade = opening.command.upgrade

    def slowly(*given):
        time.sleep(0.9)
        upgrade(*given)

    monkeypatch.setattr(opening.command, "upgrade", slowly)
    url = postgres.fresh()
    engine = opening.up_to_date(url)
    with engine.connect() as connection:
        assert connection.execute(select(func.count()).select_from(storage.tables)).scalar() == 0
        assert connection.execute(text("SHOW idle_in_transaction_session_timeout")).scalar() == "300ms"
    engine.dispose()


@asynccontextmanager
async def fleet(tmp_path):
    """Two services over one database."""
    url = postgres.fresh()
    async with running(quick(tmp_path), database=url) as one, running(quick(tmp_path), database=url) as two:
        yield one, two


def at(client, house):
    """The same person, calling another process."""
    return Client(house.address, client.http)


async def test_people_at_two_processes_play_at_one_table(wreckers, tmp_path):
    async with fleet(tmp_path) as (one, two), one.person("Ann") as ann, two.person("Ben") as ben:
        made = await ann.table("me", "open", "bot:random", options={"nights": 2})
        info = await ben.post(f"/api/tables/{made['id']}/join", {"invite": made["invite"]})
        assert [seat["name"] for seat in info["seats"]][:2] == ["Ann", "Ben"]
        await ann.post(f"/api/tables/{made['id']}/start")
        assert made["id"] in one.service.tables.lives
        assert made["id"] not in two.service.tables.lives
        async with ann.sit(made["id"]) as here, ben.sit(made["id"]) as there:
            await asyncio.gather(here.finish(), there.finish())
            assert here.play["over"]
            assert there.play["over"]
            assert (here.play["viewpoint"], there.play["viewpoint"]) == (0, 1)
            await there.send(type="chat", text="ahoy")
            assert (await here.until("chat"))["text"] == "ahoy"
        mine = (await ben.get("/api/tables"))["mine"]
        assert [info["id"] for info in mine] == [made["id"]]
        record = await ben.get(f"/api/tables/{made['id']}/record")
        assert record == await ann.get(f"/api/tables/{made['id']}/record")


async def test_the_list_of_tables_knows_what_other_processes_hold(wreckers, tmp_path):
    async with fleet(tmp_path) as (one, two), one.person("Ann") as ann:
        made = await ann.table("me", "bot:random", start=True)
        async with ann.sit(made["id"]) as place:
            await place.asked()
            ann.http.base_url = f"http://{two.address}"
            (info,) = (await ann.get("/api/tables"))["mine"]
            assert info["turn"]
            assert info["seats"][0]["present"]


async def test_a_name_a_shunning_and_a_revoked_cookie_reach_the_other_process(wreckers, tmp_path):
    async with fleet(tmp_path) as (one, two), one.person("Ann") as ann, two.person("Ben") as ben:
        await wait_for(lambda: one.service.news.listening and two.service.news.listening)
        made = await ann.table("me", "open", "bot:random")
        await ben.post(f"/api/tables/{made['id']}/join", {"invite": made["invite"]})
        async with ann.sit(made["id"]) as here, ben.sit(made["id"]) as there:
            await ben.ask("PUT", "/api/me", {"name": "Bea"})
            while not here.table or here.table["seats"][1]["name"] != "Bea":
                await here.next()
            await ann.post(f"/api/tables/{made['id']}/shun", {"seat": 1, "how": "mute"})
            ben_id = there_id = one.service.tables.lives[made["id"]].seats[1].guest
            ann_id = one.service.tables.lives[made["id"]].seats[0].guest
            assert ben_id == there_id
            await wait_for(lambda: two.service.house.shuns.deaf(ann_id, ben_id))
            old = dict(ben.http.cookies)
            await ben.post("/api/me/revoke")
            await there.socket.wait_closed()
            assert there.socket.close_code == 1012
        ben.http.cookies = old
        await ben.get("/api/tables", status=401)
        ben.http.base_url = f"http://{one.address}"
        await ben.get("/api/tables", status=401)


async def test_nobody_but_our_own_processes_passes_anything_on(wreckers, tmp_path):
    async with fleet(tmp_path) as (one, _), one.person() as ann:
        right = header_for(one.service.passing_key(), "10.1.2.3", "/api/tables")
        wrong = header_for(b"guessed", "10.1.2.3", "/api/tables")
        old = right.replace(right.split("|")[1], "1000000000")
        elsewhere = header_for(one.service.passing_key(), "10.1.2.3", "/api/me")
        for claim in (wrong, old, elsewhere, "", "x", "|||", "10.1.2.3|é|"):
            reply = await ann.http.get("/api/tables", headers={ferry.PASSED: claim.encode()})
            assert reply.status_code == 403
            assert msgspec.json.decode(reply.content)["text"]["key"] == "service-passed"
        assert (await ann.http.get("/api/tables", headers={ferry.PASSED: right})).status_code == 200


async def test_a_process_that_ends_hands_its_tables_over(wreckers, tmp_path):
    url = postgres.fresh()
    async with running(quick(tmp_path), database=url) as two, two.person() as ann:
        async with running(quick(tmp_path), database=url) as one:
            ann.http.base_url = f"http://{one.address}"
            made = await ann.table("me", "bot:random", start=True, options={"nights": 2})
            assert made["id"] in one.service.tables.lives
        await wait_for(lambda: made["id"] in two.service.tables.lives)
        async with at(ann, two).sit(made["id"]) as place:
            await place.finish()
            assert place.play["over"]


async def test_a_process_that_counted_as_dead_lets_its_tables_go(wreckers, tmp_path):
    async with fleet(tmp_path) as (one, two), one.person() as ann:
        made = await ann.table("me", "bot:random", start=True, options={"nights": 2})
        old = one.service.tables.lives[made["id"]]
        number = one.service.storage.leases.number
        async with ann.sit(made["id"]) as place:
            await place.asked()
            die(one.service.storage)
            await place.socket.wait_closed()
            assert place.socket.close_code == 1012
        assert old.lost
        # a write of its bot may have been lost, and the table closed, before it heard that it counts as dead
        await wait_for(lambda: one.service.storage.leases.number > number)
        async with at(ann, two).sit(made["id"]) as place:
            await place.finish()
            assert place.play["over"]


async def test_the_doctor_looks_at_a_deployment(wreckers, tmp_path):
    async with fleet(tmp_path) as (one, _):
        settings = one.service.settings
        said = await asyncio.to_thread(lambda: list(findings(settings)))
        assert [finding.text.key for finding in said] == [
            *("doctor-revision", "doctor-clock", "doctor-service", "doctor-service", "doctor-tables")
        ]
        assert all(finding.well for finding in said)
        with one.service.storage.engine.begin() as connection:
            for address in ("http://127.0.0.1:9", "thinker:of another day"):
                connection.execute(leases.BORN, {"address": address, "hands": 1, "alive": 600})
        said = await asyncio.to_thread(lambda: list(findings(settings)))
        wrong = [finding.text.key for finding in said if not finding.well]
        assert wrong == ["doctor-service-silent", "doctor-thinker-other"]
