"""Lists that players build: cards, examined lists and built ones, over HTTP."""

import pytest

pytestmark = pytest.mark.anyio


async def test_cards_lists_and_builders_are_served(house):
    async with house.person("Ann") as ann:
        pool = await ann.get("/api/games/spanishmain/cards?points=30")
        assert len(pool["cards"]) == 809
        assert pool["editions"][-1] == "SCS"
        assert "channel-squadron" in pool["presets"]
        built = await ann.post("/api/games/spanishmain/lists/built", {"points": 30, "seed": 3})
        assert built["faults"] == []
        assert 20 < built["cost"] <= 30
        looked = await ann.post("/api/games/spanishmain/lists", {"text": built["short"], "points": 20})
        assert [fault["rule"] for fault in looked["faults"]] == ["fleet.build-total.max"]


async def test_where_nothing_is_built_there_is_nothing(house):
    async with house.person("Ann") as ann:
        await ann.get("/api/games/cove/cards", status=404)
        await ann.get("/api/games/spanishmain/cards?edition=X", status=400)
        await ann.post("/api/games/spanishmain/lists/built", {"nation": "swiss"}, status=400)
