"""Guards: sessions, origins, sizes, rates, names, invitations, headers."""

from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from kaper.server.guards import host_name, own_origin
from kaper.server.guests import preferred
from kaper.server.limits import Bucket
from kaper.server.settings import Limits, Settings
from kaper.server.sockets import PATIENCE
from kaper.server.writing import clean
from tests.server.conftest import HEADERS, SILENT, TLS, code_of, running

pytestmark = pytest.mark.anyio


async def test_a_session_is_signed_http_only_and_same_site(house):
    async with httpx.AsyncClient(base_url=f"http://{house.address}", verify=TLS) as http:
        cookie = (await http.get("/api/me")).headers["set-cookie"].lower()
        assert all(part in cookie for part in ("httponly", "samesite=lax", "path=/"))
        assert "secure" not in cookie
        value = http.cookies["kaper"]
        first = (await http.get("/api/me")).json()
        assert (await http.get("/api/me")).json() == first
    forged = [value[:-1] + ("0" if value[-1] != "0" else "1"), value.partition(".")[0], "x.y", "", "." * 50, "ą.ę"]
    for wrong in forged:
        async with httpx.AsyncClient(base_url=f"http://{house.address}", verify=TLS) as http:
            reply = await http.get("/api/tables", headers={"Cookie": b"kaper=" + wrong.encode()})
            assert reply.status_code == 401
            assert reply.json()["text"]["key"] == "service-no-session"


async def test_behind_tls_the_cookie_is_secure_and_the_origin_is_the_public_one(settings):
    async with running(settings, origin="https://kaper.example") as house, house.person() as ann:
        reply = await ann.http.get("/api/me")
        assert "secure" in reply.headers["set-cookie"].lower()
        own = {**HEADERS, "Origin": "https://kaper.example", "Cookie": reply.headers["set-cookie"].partition(";")[0]}
        assert (await ann.http.put("/api/me", json={"name": "Ann"}, headers=own)).status_code == 200
        other = {**own, "Origin": f"http://{house.address}"}
        assert (await ann.http.put("/api/me", json={"name": "Eve"}, headers=other)).status_code == 403


@pytest.mark.parametrize(
    ("headers", "key"),
    [
        ({}, "service-header"),
        ({"X-Kaper": "1", "Origin": "http://evil.example"}, "service-origin"),
        ({"X-Kaper": "1", "Origin": "null"}, "service-origin"),
        ({"X-Kaper": "1", "Host": "evil.example"}, "service-host"),
    ],
)
async def test_other_sites_change_nothing(house, headers, key):
    async with house.person("Ann") as ann:
        reply = await ann.http.put("/api/me", json={"name": "Eve"}, headers=headers)
        assert (reply.status_code, reply.json()["text"]["key"]) == (403, key)
        assert (await ann.get("/api/me"))["name"] == "Ann"


async def test_a_socket_from_another_site_is_refused(house):
    async with house.person("Ann") as ann:
        made = await ann.table("me", "bot:random", start=True)
        headers = {"Cookie": f"kaper={ann.http.cookies['kaper']}", "Origin": "http://evil.example"}
        with pytest.raises(InvalidStatus) as refused:
            async with connect(f"ws://{house.address}/ws/tables/{made['id']}", additional_headers=headers):
                pass
        assert refused.value.response.status_code == 403
        headers["Origin"] = f"http://{house.address}"
        async with connect(f"ws://{house.address}/ws/tables/{made['id']}", additional_headers=headers) as socket:
            await socket.send('{"type":"hello"}')
            assert await socket.recv()


async def test_a_socket_needs_a_session_a_table_and_the_right_to_look(house):
    async with house.person("Ann") as ann, house.person("Eve") as eve:
        made = await ann.table("me", "bot:random", start=True)
        async with connect(f"ws://{house.address}/ws/tables/{made['id']}") as socket:
            assert await code_of(socket) == 4401
        async with eve.sit("nowhere", hello=SILENT) as place:
            assert await code_of(place.socket) == 4404
        async with eve.sit(made["id"], hello=SILENT) as place:
            assert await code_of(place.socket) == 4404
        async with eve.sit(made["id"], hello=SILENT, invite="guess") as place:
            assert await code_of(place.socket) == 4404
        async with eve.sit(made["id"], invite=made["invite"]) as place:
            assert (await place.until("play"))["viewpoint"] is None


async def test_a_private_table_is_for_those_with_the_invitation(house):
    async with house.person("Ann") as ann, house.person("Eve") as eve:
        made = await ann.table("me", "open")
        assert len(made["invite"]) >= 20
        for invite in ("", "guess", made["invite"][:-1]):
            await eve.post(f"/api/tables/{made['id']}/join", {"invite": invite}, status=404)
            await eve.get(f"/api/tables/{made['id']}?invite={invite}", status=404)
        seen = await eve.get(f"/api/tables/{made['id']}?invite={made['invite']}")
        assert seen["invite"] is None
        assert made["id"] not in [table["id"] for table in (await eve.get("/api/tables"))["public"]]
        joined = await eve.post(f"/api/tables/{made['id']}/join", {"invite": made["invite"]})
        assert joined["invite"] == made["invite"]


async def test_a_public_table_is_listed_joined_and_watched_without_one(house):
    async with house.person("Ann") as ann, house.person("Bob") as bob, house.person("Eve") as eve:
        made = await ann.table("me", "open", public=True)
        assert made["id"] in [table["id"] for table in (await bob.get("/api/tables"))["public"]]
        await bob.post(f"/api/tables/{made['id']}/join")
        await ann.post(f"/api/tables/{made['id']}/start")
        async with eve.sit(made["id"]) as place, ann.sit(made["id"]) as at:
            play = await place.until("play")
            assert (play["viewpoint"], play["questions"], play["view"]["purse"]) == (None, [], None)
            await place.send(type="answer", seat=0, number=play["number"], answer="0")
            assert (await place.until("error"))["text"]["key"] == "service-foreign-seat"
            await place.send(type="present", seat=0)
            assert (await place.until("error"))["text"]["key"] == "service-foreign-seat"
            await at.until("table")
            assert at.table["watching"] == 1


async def test_sizes_are_limited(house):
    async with house.person("Ann") as ann:
        large = b'{"name":"' + b"x" * 70_000 + b'"}'
        assert (await ann.ask("PUT", "/api/me", large, status=413))["text"]["key"] == "service-large"
        assert (await ann.ask("POST", "/api/records", b"x" * 4_200_000, status=413))["text"]["key"] == "service-large"
        made = await ann.table("me", "bot:random", start=True)
        async with ann.sit(made["id"]) as place:
            await place.socket.send("x" * 20_000)
            assert await code_of(place.socket) == 1009


async def test_whoever_talks_too_fast_is_told_and_heard_only_as_fast_as_they_may(settings):
    slow = replace(settings, limits=Limits(requests=0, messages=20, message_burst=5))
    async with running(slow) as house, house.person("Ann") as ann:
        made = await ann.table("me", "bot:random", start=True)
        async with ann.sit(made["id"]) as place:
            for _ in range(7):
                await place.send(type="present", seat=0)
            await place.send(type="chat", text="at last")
            assert (await place.until("error"))["text"]["key"] == "service-too-fast"
            await place.until("chat", text="at last")


async def test_whoever_talks_nonsense_is_told_and_then_the_socket_is_closed(house):
    async with house.person("Ann") as ann:
        made = await ann.table("me", "bot:random", start=True)
        async with ann.sit(made["id"]) as place:
            for _ in range(PATIENCE):
                await place.socket.send("nonsense")
            assert (await place.until("error"))["text"]["key"] == "service-malformed"
            assert await code_of(place.socket) == 4429


async def test_too_many_requests_sockets_and_tables_are_refused(settings):
    tight = replace(settings, limits=Limits(requests=0.001, request_burst=12, sockets=1, tables=2, messages=0))
    async with running(tight) as house, house.person() as ann:
        made = await ann.table("me", "bot:random", start=True)
        async with ann.sit(made["id"]), ann.sit(made["id"], hello=SILENT) as second:
            assert await code_of(second.socket) == 4409
        await ann.table("me", "bot:random")
        body = {"game": "wreckers", "seats": [{"kind": "me"}, {"kind": "open"}]}
        assert (await ann.post("/api/tables", body, status=429))["text"]["key"] == "service-too-many-tables"
        for _ in range(12):
            reply = await ann.http.get("/api/games")
        assert (reply.status_code, reply.json()["text"]["key"]) == (429, "service-too-fast")


async def test_a_page_of_a_hundred_files_may_be_opened_by_several_people_at_one_address(settings):
    tight = replace(settings, limits=Limits(requests=0.001, request_burst=41))
    async with running(tight) as house, house.person() as ann:
        codes = {(await ann.http.get("/assets/gone.js")).status_code for _ in range(300)}
        assert codes == {404}
        codes = {(await ann.http.get("/api/games")).status_code for _ in range(20)}
        assert codes == {200, 429}


async def test_every_reply_forbids_inline_scripts_frames_and_sniffing(house):
    async with house.person() as ann:
        for path in ("/", "/api/games", "/api/nothing", "/healthz"):
            headers = (await ann.http.get(path)).headers
            policy = headers["content-security-policy"]
            assert "script-src 'self';" in policy
            assert "default-src 'none'" in policy
            assert "frame-ancestors 'none'" in policy
            assert headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("  Ann \n Bonny ", "Ann Bonny"),
        ("Mary\u202eRead", "MaryRead"),
        ("a\x00b\x1bc", "abc"),
        ("Łucja Ż.", "Łucja Ż."),
        ("<script>", "<script>"),
        ("\u200b\u2066", ""),
    ],
)
def test_names_lose_what_cannot_be_seen(given, kept):
    assert clean(given, 24) == kept


async def test_names_are_limited(house):
    async with house.person() as ann:
        assert not (await ann.get("/api/me"))["named"]
        for name in ("", "x" * 25, " \u200b "):
            await ann.ask("PUT", "/api/me", {"name": name}, status=400)
        changed = await ann.ask("PUT", "/api/me", {"name": "Żaneta", "emblem": "gull", "language": "pl"})
        assert changed == {"name": "Żaneta", "emblem": "gull", "language": "pl", "named": True}
        for wrong in ({"emblem": "skull"}, {"language": "de"}, {"rank": 1}, [], {"name": 5}):
            await ann.ask("PUT", "/api/me", wrong, status=400)
        assert await ann.get("/api/me") == changed


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("pl-PL,pl;q=0.9,en;q=0.5", "pl"),
        ("de,en;q=0.7,pl;q=0.8", "pl"),
        ("en-GB", "en"),
        ("", "en"),
        ("x;q=oops, *", "en"),
    ],
)
def test_the_language_follows_the_browser(accepted, language):
    assert preferred(accepted) == language


async def test_a_bot_that_runs_programs_cannot_be_named_by_a_client(house):
    async with house.person() as ann:
        for bot in ("cmd:/bin/true", "mcts:900000", "nobody", ""):
            seats = [{"kind": "me"}, {"kind": "bot", "bot": bot}]
            await ann.post("/api/tables", {"game": "wreckers", "seats": seats}, status=400)
        await ann.post("/api/tables", {"game": "wreckers", "seats": [{"kind": "me"}, {"kind": "bot"}]}, status=400)


@pytest.mark.parametrize(
    ("body", "status"),
    [
        ({"game": "chess", "seats": [{"kind": "me"}]}, 404),
        ({"game": "cove", "seats": [{"kind": "me"}]}, 400),
        ({"game": "wreckers", "seats": [{"kind": "me"}, {"kind": "me"}]}, 400),
        ({"game": "wreckers", "seats": [{"kind": "me"}, {"kind": "hotseat"}]}, 400),
        ({"game": "wreckers", "seats": [{"kind": "me"}, {"kind": "open"}], "options": {"storms": 1}}, 400),
        ({"game": "wreckers", "seats": [{"kind": "me"}, {"kind": "open"}], "start": True}, 409),
        ({"game": "wreckers", "seats": [{"kind": "me"}, {"kind": "open"}], "nonce": "a|b"}, 400),
    ],
)
async def test_a_table_that_cannot_be_is_refused_with_a_sentence(house, body, status):
    async with house.person() as ann:
        problem = await ann.post("/api/tables", body, status=status)
        assert problem["status"] == status
        assert problem["detail"].endswith((".", "]", "}"))
        assert not (await ann.get("/api/tables"))["mine"]


def test_a_bucket_lets_a_burst_pass_and_then_so_many_a_second():
    bucket = Bucket(10, 3)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    bucket.since -= 0.2
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    assert all(Bucket(0, 0).take() for _ in range(1000))


def test_hosts_and_origins():
    local, open_house = Settings(Path()), Settings(Path(), host="192.0.2.1")
    assert local.hosts == ("127.0.0.1", "localhost", "::1")
    assert open_house.hosts == ()
    assert host_name("[::1]:8000") == "::1"
    assert host_name("") == ""
    assert own_origin(None, "localhost:8000", local)
    assert own_origin("http://localhost:8000", "localhost:8000", local)
    assert not own_origin("http://localhost:9000", "localhost:8000", local)
    assert not own_origin("", "", local)
