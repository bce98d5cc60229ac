"""How far invitations reach, the square to scan, names of tables, and emblems that people keep."""

import msgspec
import pytest

from kaper.server.reach import network_name, reach, square
from kaper.server.settings import Settings


@pytest.mark.parametrize(
    ("host", "origin", "expected"),
    [
        ("127.0.0.1", "", ("", "")),
        ("localhost", "", ("", "")),
        ("192.168.1.24", "", ("http://192.168.1.24:8000", "")),
        ("fd00::7", "", ("http://[fd00::7]:8000", "")),
        ("127.0.0.1", "https://kaper.example", ("", "https://kaper.example")),
    ],
)
def test_a_link_reaches_as_far_as_the_service_listens(tmp_path, host, origin, expected):
    assert msgspec.structs.astuple(reach(Settings(tmp_path, host=host, origin=origin), 8000))[:2] == expected


@pytest.mark.parametrize(
    ("typed", "command"), [(None, "kaper"), ("./kaper", "./kaper"), ("/home/ann/games/kaper", "./kaper")]
)
def test_the_way_to_open_it_is_what_was_typed_to_start_it(tmp_path, monkeypatch, typed, command):
    monkeypatch.delenv("KAPER_COMMAND", raising=False)
    if typed is not None:
        monkeypatch.setenv("KAPER_COMMAND", typed)
    assert reach(Settings(tmp_path), 8000).command == f"{command} serve --host 0.0.0.0"


def test_bound_everywhere_it_is_called_by_its_name_in_the_network(tmp_path, monkeypatch):
    monkeypatch.setattr("kaper.server.reach.network_name", lambda: "10.0.0.9")
    assert reach(Settings(tmp_path, host="0.0.0.0"), 80).network == "http://10.0.0.9:80"  # noqa: S104
    monkeypatch.setattr("kaper.server.reach.network_name", lambda: "127.0.0.1")
    assert reach(Settings(tmp_path, host="0.0.0.0"), 80).network == ""  # noqa: S104
    assert network_name()


def test_the_square_is_a_drawing_that_differs_by_its_link():
    one, other = (square(f"http://10.0.0.9:8000/t/{id}?invite=x") for id in ("marlin", "turtle"))
    assert one.startswith(b"<?xml")
    assert b"<svg" in one
    assert one != other


@pytest.mark.anyio
async def test_a_table_has_a_name_that_only_its_maker_gives(house):
    async with house.person("Ann") as ann, house.person("Bob") as bob:
        made = await ann.table("me", "open", name=" Friday \n table ")
        assert (await ann.get(f"/api/tables/{made['id']}"))["name"] == "Friday table"
        await bob.post(f"/api/tables/{made['id']}/name", {"name": "Mine"}, status=404)
        named = await ann.post(f"/api/tables/{made['id']}/name", {"name": "Saturday"})
        assert named["name"] == "Saturday"
        house.service.tables.lives.pop(made["id"])
        assert (await ann.get(f"/api/tables/{made['id']}"))["name"] == "Saturday", "it is on disk"


@pytest.mark.anyio
async def test_where_only_this_machine_is_reached_there_is_no_square(house, monkeypatch):
    monkeypatch.delenv("KAPER_COMMAND", raising=False)
    async with house.person("Ann") as ann:
        made = await ann.table("me", "open")
        assert await ann.get("/api/reach") == {"network": "", "origin": "", "command": "kaper serve --host 0.0.0.0"}
        await ann.get(f"/api/tables/{made['id']}/code.svg", status=409)


@pytest.mark.anyio
async def test_whoever_sits_down_keeps_their_emblem_before_a_bot(house):
    async with house.person("Ann") as ann, house.person("Bob") as bob:
        made = await ann.table("me", "bot:random", "open")
        carried = (await ann.get(f"/api/tables/{made['id']}"))["seats"][1]["emblem"]
        await bob.ask("PUT", "/api/me", {"emblem": carried})
        joined = await bob.post(f"/api/tables/{made['id']}/join", {"invite": made["invite"]})
        emblems = [seat["emblem"] for seat in joined["seats"]]
        assert emblems[2] == carried
        assert len(set(emblems)) == 3


@pytest.mark.anyio
async def test_a_listed_table_says_where_it_stands_and_whom_it_waits_for(house):
    async with house.person("Ann") as ann, house.person("Bob") as bob:
        made = await ann.table("me", "open")
        await bob.post(f"/api/tables/{made['id']}/join", {"invite": made["invite"]})
        await ann.post(f"/api/tables/{made['id']}/start", {})
        (mine,) = [table for table in (await ann.get("/api/tables"))["mine"] if table["id"] == made["id"]]
        assert mine["asked"]
        assert mine["stage"] is None or mine["stage"]["key"]
