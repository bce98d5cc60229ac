"""Stand-ins, people put out, invitations, and people one does not want to hear."""

import time

import pytest

from tests.server.conftest import SILENT, code_of, running

pytestmark = pytest.mark.anyio


async def seated(house, ann, *others, **more):
    """A table with these people; its id, its path and its invitation."""
    made = await ann.table("me", *["open"] * len(others), **more)
    path = f"/api/tables/{made['id']}"
    for other in others:
        await other.post(f"{path}/join", {"invite": made["invite"]})
    return made["id"], path, made["invite"]


async def test_nobody_chooses_who_plays_against_them(house):
    async with house.person("Ann") as ann, house.person("Eve") as eve, house.person("Bob") as bob:
        table, path, _ = await seated(house, ann, eve, bob)
        await ann.post(f"{path}/start")
        live = await house.service.tables.live(table)
        await ann.post(f"{path}/seat", {"seat": 0, "do": "takeover", "bot": "hard"})
        long_ago = time.monotonic() - house.service.settings.grace - 1
        live.left = {seat.guest: long_ago for seat in live.seats}
        worse = {"do": "takeover", "bot": "random"}
        said = await eve.post(f"{path}/seat", {"seat": 0, **worse}, status=409)
        assert said["text"]["key"] == "service-standin-there"
        assert live.seats[0].standin == "hard"
        await eve.post(f"{path}/seat", {"seat": 2, **worse})
        assert live.seats[2].standin == house.service.settings.standin == "easy"


@pytest.mark.parametrize("public", [False, True])
async def test_whoever_was_put_out_does_not_come_back_with_the_old_invitation(settings, public):
    async with running(settings) as house, house.person("Ann") as ann, house.person("Eve") as eve:
        table, path, old = await seated(house, ann, eve, public=public)
        new = (await ann.post(f"{path}/seat", {"seat": 1, "do": "open"}))["invite"]
        assert new != old
        for invite in ("", old):
            assert (await eve.post(f"{path}/join", {"invite": invite}, status=404))["text"]["key"] == "service-no-table"
            async with eve.sit(table, invite=invite, hello=SILENT) as place:
                assert await code_of(place.socket) == 4404
        house.service.tables.lives.pop(table).lost = True
        await eve.post(f"{path}/join", {"invite": old}, status=404)
        await eve.post(f"{path}/join", {"invite": new})


async def test_an_invitation_can_be_renewed_and_the_old_one_opens_nothing(house):
    async with house.person("Ann") as ann, house.person("Bob") as bob, house.person("Eve") as eve:
        table, path, old = await seated(house, ann, bob)
        async with eve.sit(table, invite=old) as place, bob.sit(table) as at:
            await place.until("table")
            await bob.post(f"{path}/invite", status=403)
            new = (await ann.post(f"{path}/invite"))["invite"]
            assert await code_of(place.socket) == 4404
            await at.until("table")
            while at.table["invite"] != new:
                await at.next()
        await eve.get(f"{path}?invite={old}", status=404)
        await eve.get(f"{path}?invite={new}")


async def test_a_muted_person_is_not_heard_and_a_blocked_one_not_let_in(house):
    async with house.person("Ann") as ann, house.person("Eve") as eve, house.person("Bob") as bob:
        table, path, _ = await seated(house, ann, eve, bob)
        info = await ann.post(f"{path}/shun", {"seat": 1, "how": "mute"})
        assert [seat["shunned"] for seat in info["seats"]] == [None, "mute", None]
        await ann.post(f"{path}/shun", {"seat": 0, "how": "mute"}, status=400)
        await ann.post(f"{path}/shun", {"seat": 7, "how": "mute"}, status=404)
        async with ann.sit(table) as at, eve.sit(table) as et, bob.sit(table) as bt:
            await at.until("table")
            await bt.until("table")
            await et.send(type="chat", text="rude")
            await bt.until("chat", text="rude")
            await bt.send(type="chat", text="well met")
            assert (await at.until("chat"))["text"] == "well met"
        async with ann.sit(table) as at:
            assert (await at.until("chat"))["text"] == "well met", "nor in what was said before"
        await ann.post(f"{path}/shun", {"seat": 1, "how": "block"})
        other = await ann.table("me", "open", public=True)
        await eve.post(f"/api/tables/{other['id']}/join", {"invite": other["invite"]}, status=404)
        async with eve.sit(table) as still:
            await still.until("table")
        await ann.post(f"{path}/shun", {"seat": 1, "how": None})
        await eve.post(f"/api/tables/{other['id']}/join")
