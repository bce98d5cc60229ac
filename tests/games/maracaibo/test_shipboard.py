"""Upgrades and barriers, galleons, black market tiles."""

import pytest

from kaper.games.maracaibo.box import KIND, LOCATION, SLOTS
from kaper.games.maracaibo.state import cost
from tests.games.maracaibo.tables import Lane, galleon, item


@pytest.mark.rule("upgrade.place", "effect.upgrade", "upgrade.barrier.first")
def test_a_slot_is_filled_once():
    play = Lane().do("now:upgrade;now:upgrade;now:upgrade").do("s1c")
    assert play[0].upgrades == 1
    assert play.refusal("s1c") == "upgrade.place"
    assert play.options() == ["s1a", "s1b", "s1d", "s1e", "s1f", "pass"]
    play.do("s1d")
    assert "s2a" in play.options()
    assert sum(slot.sector == 0 for slot in SLOTS) == 6


@pytest.mark.rule("upgrade.barriers", "ruling.barrier-count")
@pytest.mark.parametrize(("filled", "sectors"), [(0, 1), (1, 1), (2, 2), (5, 2), (6, 3), (10, 3), (11, 4)])
def test_barriers_open_with_all_cubes_on_the_board(filled, sectors):
    play = Lane().upgrades(0, filled).do("now:upgrade")
    open_sectors = {int(id[1]) for id in play.options() if id != "pass"}
    assert max(open_sectors) == sectors
    if sectors < 4:
        assert play.refusal(f"s{sectors + 1}a") == "upgrade.barriers"
    mixed = Lane().slots(0, "s1a", "s1b", "s1c", "s1d", "s2a", "s2b").do("now:upgrade")
    assert "s3a" in mixed.options()


@pytest.mark.rule("upgrade.effects")
def test_one_time_effects_at_once_and_lasting_ones_from_now_on():
    assert Lane().do("now:upgrade").do("s1f")[0].doubloons == 16
    lasting = Lane().do("now:upgrade").do("s1e")
    assert cost(lasting[0], item("tobacco")) == 7
    two = Lane().upgrades(0, 2).stored(0, gold=1).do("now:upgrade").do("s2e")
    assert two[0].vp == 2
    assert two.asks == "Bury"
    later = Lane().upgrades(0, 11).do("now:upgrade").do("s4d")
    assert later[0].vp == 7


@pytest.mark.rule("ruling.upgrade-empty", "effect.galleon")
def test_a_slot_may_be_filled_for_nothing():
    play = Lane().market("lion").purse(0, 2).do("now:upgrade").do("s1a")
    assert play[0].upgrades == 1
    assert play[0].galleon == []
    assert play.asked == 1
    again = Lane().market("lion").slots(0, "s1a").do("now:upgrade")
    assert "s1a" not in again.options()


@pytest.mark.rule("ruling.upgrade-none-left")
def test_a_full_ship_board_takes_no_more():
    play = Lane().slots(0, *(slot.id for slot in SLOTS)).do("now:upgrade")
    assert play.asked == 1


# galleons


@pytest.mark.rule("galleon.acquire", "galleon.one", "ruling.galleon-decline", "ruling.cost-order")
def test_one_galleon_for_three_doubloons():
    lane = Lane().market("lion", "unicorn", "dragon").purse(0, 3).own(0, "klabautermann")
    play = lane.do("now:galleon(3)").do(galleon("lion"))
    assert play[0].doubloons == 0  # galleons are never discounted
    assert len(play.s.galleons) == 2
    second = Lane().market("unicorn").galleon(0, "lion").do("now:galleon(3)")
    assert second.asked == 1
    declined = Lane().market("lion", "unicorn").do("now:galleon(3)").do("pass")
    assert declined[0].doubloons == 10
    assert len(declined.s.galleons) == 2


@pytest.mark.rule("galleon.effects", "galleon.l", "galleon.f")
def test_galleons_work_at_once():
    unicorn = Lane().market("unicorn").do("now:galleon(3)").do(galleon("unicorn"))
    assert cost(unicorn[0], item("hacienda")) == 14
    assert cost(unicorn[0], item("tobacco")) == 6
    serpent = Lane().galleon(0, "sea-serpent").purse(0, 0).end()
    assert (serpent[0].doubloons, serpent[0].vp) == (2, 2)


# the black market


@pytest.mark.rule("black-market.place", "black-market.immediate", "black-market.tile.cube", "black-market.not-board")
def test_a_tile_goes_to_a_location_without_one_and_works():
    lane = Lane().tile(1, 1, "bonaire").purse(0, 5)
    play = lane.do("now:black_market(2)").do("tile:3")
    places = [int(id[6:]) for id in play.options()]
    assert all(KIND[play.s.sea[place]] == LOCATION for place in places)
    assert lane.where("bonaire") not in places
    assert len(places) == 7
    play.do(f"place:{lane.where('aruba')}", "emerald")
    assert play[0].doubloons == 3
    assert play[0].vp == 2
    assert play.s.cubes == [4, 5, 4]
    assert play[0].tiles[2] == lane.where("aruba")


@pytest.mark.rule("ruling.black-market-none-free")
def test_without_a_free_location_nothing_is_placed_or_paid():
    lane = Lane(3).purse(0, 5)
    names = ["aruba", "bonaire", "curacao", "tobago", "trinidad", "grenada", "margarita", "barbados"]
    for i, name in enumerate(names):
        lane.tile(1 + i // 5, i % 5 + 1, name)
    play = lane.do("now:black_market(2)")
    assert play.asked == 1
    assert play[0].doubloons == 5
    poor = Lane().purse(0, 1).do("now:black_market(2)")
    assert poor.asked == 1


@pytest.mark.rule("ruling.black-market-once")
def test_a_tile_placed_in_a_visit_works_once():
    lane = Lane().quests(0, "q01", "q02")
    here = lane.where("grenada")
    play = lane.visit(here).do("s1b", "tile:2", f"place:{here}")
    assert play[0].vp == 2
    assert "activate" not in play.options()
    later = lane.tile(0, 2, here).visit(here)
    assert later.options() == ["activate", "done"]


@pytest.mark.rule("effect.activate-black-market", "ruling.black-market-cap")
def test_any_own_tile_can_be_activated_from_afar():
    lane = Lane().tile(0, 1, "aruba", True).tile(0, 2, "bonaire").tile(1, 3, "curacao").buried(0, gold=4, pearl=4)
    play = lane.do("now:activate_bm;now:activate_bm")
    assert play.options() == ["tile:1", "tile:2", "pass"]
    play.do("tile:1")
    assert play[0].vp == 6
    play.do("tile:1")
    assert play[0].vp == 12
    assert Lane().do("now:activate_bm").asked == 1


@pytest.mark.rule("black-market.tile.bury", "black-market.tile.buried-vp")
@pytest.mark.rule("black-market.tile.quest-vp", "black-market.tile.river-vp")
@pytest.mark.rule("black-market.tile.equipment-vp", "black-market.tile.crew-vp")
@pytest.mark.rule("black-market.tile.emerald-vp", "black-market.tile.pearl-vp")
@pytest.mark.rule("black-market.tile.gold-vp")
def test_every_face_of_the_tiles():
    for tile, second, lane, points in (
        (1, True, Lane().buried(0, gold=4, pearl=4), 6),
        (1, True, Lane().buried(0, gold=2), 2),
        (2, False, Lane().quests(0, "q01", "q02", "q03"), 3),
        (2, True, Lane().explorer(0, "J1"), 6),
        (2, True, Lane().explorer(0, "C3"), 4),
        (4, False, Lane().of_kind(0, equipment=5), 5),
        (4, True, Lane().of_kind(0, crew=7), 6),
        (5, False, Lane().stored(0, emerald=2).buried(0, emerald=2), 4),
        (5, True, Lane().stored(0, pearl=3), 3),
        (3, True, Lane().stored(0, gold=9), 6),
    ):
        play = lane.tile(0, tile, "aruba", second).do("now:activate_bm").do(f"tile:{tile}")
        assert play[0].vp == points, (tile, second)
    bury = Lane().stored(0, gold=1).tile(0, 1, "aruba", False).do("now:activate_bm").do("tile:1")
    assert bury.asks == "Bury"
    assert Lane().tile(0, 1, "aruba", False).do("now:activate_bm").do("tile:1").asked == 1
