"""Hostile requests: each gets a sentence and changes nothing; nothing tells more than it should."""

import asyncio
import logging
import stat
import time
from dataclasses import replace

import httpx
import msgspec
import pytest
from sqlalchemy import update

from kaper.server import storage
from kaper.server.guests import COOKIE_AGE
from kaper.server.replays import look
from kaper.server.writing import clean, visible
from tests.server.conftest import HEADERS, PATIENT, TLS, running, server_process

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("rest", [b"zz\r\n{}\r\n0\r\n\r\n", b"2\r\n{}\r\nzz\r\n", b"-1\r\n"])
async def test_a_body_that_breaks_off_in_nonsense_is_400_and_no_fault(house, rest, caplog, monkeypatch):
    monkeypatch.setattr(logging.getLogger("uvicorn"), "propagate", True)
    host, port = house.address.split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    head = f"POST /api/me HTTP/1.1\r\nHost: {house.address}\r\nX-Kaper: 1\r\nTransfer-Encoding: chunked\r\n\r\n"
    writer.write(head.encode() + rest)
    reply = await asyncio.wait_for(reader.read(), PATIENT)
    writer.close()
    assert reply.startswith(b"HTTP/1.1 400 ")
    async with house.person() as other:
        await other.get("/api/games")
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


@pytest.mark.parametrize(
    "headers",
    [{"Host": "["}, {"Host": "[::1"}, {"Host": "a:b"}, {"Origin": "http://["}, {"Origin": "http://a:99999999"}],
)
async def test_headers_that_are_no_addresses_are_malformed(house, headers):
    async with house.person("Ann") as ann:
        reply = await ann.http.put("/api/me", json={"name": "Eve"}, headers=HEADERS | headers)
        assert (reply.status_code, reply.json()["text"]["key"]) == (400, "service-malformed")
        reply = await ann.http.get("/api/me", headers=headers)
        assert reply.status_code == 400


@pytest.mark.parametrize("body", [b"[" * 60_000, b'{"options":' * 5_000, b'{"game":' + b"[" * 30_000 + b"]" * 30_000])
async def test_deeply_nested_json_is_malformed(house, body):
    async with house.person("Ann") as ann:
        for method, path in (("PUT", "/api/me"), ("POST", "/api/tables"), ("POST", "/api/records")):
            assert (await ann.ask(method, path, body, status=400))["status"] == 400
        made = await ann.table("me", "bot:random", start=True)
        async with ann.sit(made["id"]) as place:
            await place.socket.send((b"[" * 15_000).decode())
            assert (await place.until("error"))["text"]["key"] == "service-malformed"


async def test_a_private_table_that_exists_is_as_one_that_does_not(house):
    async with house.person("Ann") as ann, house.person("Eve") as eve:
        made = await ann.table("me", "bot:random", start=True)
        house.service.tables.lives.pop(made["id"]).lost = True
        paths = [("GET", "", None), ("POST", "/join", {}), ("POST", "/start", {}), ("POST", "/rematch", None)]
        paths += [("POST", "/seat", {"seat": 0, "do": "open"}), ("POST", "/invite", None), ("GET", "/record", None)]
        paths += [("POST", "/shun", {"seat": 0})]
        for method, path, body in paths:
            replies = [
                await eve.ask(method, f"/api/tables/{id}{path}", body, status=404) for id in (made["id"], "zzzzzzzz")
            ]
            assert replies[0] == replies[1], path
        for more in ("", "/steps", "/log"):
            replies = [await eve.get(f"/api/records/{id}{more}", status=404) for id in (made["id"], "zzzzzzzz")]
            assert replies[0] == replies[1]
        assert made["id"] not in house.service.tables.lives, "a stranger does not even wake it"


async def test_figures_are_for_this_machine_and_others_only_where_asked_for(settings):
    async with running(settings) as house, house.person() as ann:
        assert b"kaper_answers" in await ann.get("/metrics")
    behind = replace(settings, origin="https://kaper.example")
    async with running(behind) as house, httpx.AsyncClient(base_url=f"http://{house.address}", verify=TLS) as http:
        assert (await http.get("/metrics")).status_code == 404
    async with (
        running(replace(behind, metrics=True)) as house,
        httpx.AsyncClient(base_url=f"http://{house.address}", verify=TLS) as http,
    ):
        assert (await http.get("/metrics")).status_code == 200


def told_of_answers(house):
    """The figures that rise with answers."""
    rows = house.service.metrics.text().decode().splitlines()
    return [row for row in rows if row.startswith(("kaper_answers", "kaper_commit", "kaper_think", "kaper_refusals"))]


async def test_figures_do_not_rise_while_a_window_is_open(settings):
    """Otherwise whoever reads them would see when a sealed answer comes in."""
    async with running(settings) as house, house.person("Ann") as ann, house.person("Bob") as bob:
        made = await ann.table("me", "open")
        await bob.post(f"/api/tables/{made['id']}/join", {"invite": made["invite"]})
        await ann.post(f"/api/tables/{made['id']}/start")
        async with ann.sit(made["id"]) as at, bob.sit(made["id"]) as bt:
            places = (at, bt)
            live = await house.service.tables.live(made["id"])
            while not live.window:
                for place, seat in zip(places, range(2), strict=True):
                    if seat in live.asked and not live.window:
                        await place.until("play") if not place.play else None
                        while not place.play["questions"]:
                            await place.next()
                        await place.answer_simply()
            async with live.lock:
                before = told_of_answers(house)
            first = next(place for place, seat in zip(places, range(2), strict=True) if seat in live.asked)
            while not first.play["window"]:
                await first.next()
            seat = first.play["viewpoint"]
            answer = live.asked[seat].suggestions(live.match.state, 1)[0]
            await first.answer(answer)
            while seat not in live.match.waiting and live.window:
                await first.next()
            assert live.window
            assert told_of_answers(house) == before


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("\u202eevil\u202c", "evil"),
        ("A\u200fB\u061cC\u2067D", "ABCD"),
        ("\u3164\u2800", ""),
        ("Z" + "\u0335" * 20 + "o", "Z\u0335\u0335o"),
        ("\U0001f468\u200d\U0001f692", "\U0001f468\u200d\U0001f692"),
    ],
)
def test_names_turn_hide_and_tower_over_nothing(given, kept):
    assert clean(given, 24) == kept


def test_a_name_of_joiners_alone_is_none_and_names_in_records_are_cleaned(wreckers):
    assert not visible("\u200d\u200d")
    header = {"kaper": 1, "game": "wreckers", "version": "1", "seats": 2, "names": ["\u202eAnn", "B\x00ob"]}
    assert look("x", msgspec.json.encode(header)).names == ["Ann", "Bob"]


async def test_a_cookie_expires_and_can_be_revoked(settings, monkeypatch):
    async with running(settings) as house, house.person("Ann") as ann:
        old = ann.http.cookies["kaper"]
        made = await ann.table("me", "bot:random", start=True)
        guests = house.service.guests
        assert (await guests.of_cookie(old)).name == "Ann"
        async with ann.sit(made["id"]) as place:
            await place.until("table")
            await ann.post("/api/me/revoke")
            await asyncio.wait_for(place.socket.wait_closed(), PATIENT)
            assert place.socket.close_code == 1012
        new = ann.http.cookies["kaper"]
        assert await guests.of_cookie(old) is None
        assert (await guests.of_cookie(new)).name == "Ann"
        assert (await ann.get("/api/tables"))["mine"][0]["id"] == made["id"]
        now = time.time()
        monkeypatch.setattr(time, "time", lambda: now + COOKIE_AGE + 10)
        assert await guests.of_cookie(new) is None


async def test_cookies_of_the_first_form_hold_until_they_are_revoked(settings):
    async with running(settings) as house, house.person("Ann") as ann:
        guests = house.service.guests
        id = ann.http.cookies["kaper"].partition(".")[0]
        first = f"{id}.{guests._signature(id)}"
        assert await guests.of_cookie(first) is None, "who came later never had one"
        await house.service.storage.write((update(storage.guests).values(generation=0), None))
        guests.known.clear()
        assert (await guests.of_cookie(first)).id == id
        await guests.revoke(await guests.of_cookie(first))
        assert await guests.of_cookie(first) is None


async def test_behind_tls_the_cookie_is_of_this_host_alone(settings):
    async with running(replace(settings, origin="https://kaper.example")) as house:
        async with httpx.AsyncClient(base_url=f"http://{house.address}", verify=TLS) as http:
            given = (await http.get("/api/me")).headers["set-cookie"]
            assert given.startswith("__Host-kaper=")
            assert all(part in given.lower() for part in ("secure", "path=/", "httponly"))
            assert "domain=" not in given.lower()
            value = given.partition(";")[0].partition("=")[2]
        async with httpx.AsyncClient(base_url=f"http://{house.address}", verify=TLS) as http:
            for name, status in (("kaper", 401), ("__Host-kaper", 200)):
                reply = await http.get("/api/tables", headers={"Cookie": f"{name}={value}"})
                assert reply.status_code == status


def test_the_data_folder_is_tightened_at_the_start(wreckers, tmp_path):
    data = tmp_path / "data"
    data.mkdir(mode=0o755)
    (data / "kaper.db").touch(mode=0o644)
    with server_process(data):
        modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in (data, *data.iterdir())}
    assert modes.pop("data") == 0o700
    assert set(modes.values()) == {0o600}, modes
