"""Forts: built, firing, hit, abandoned, destroyed."""

import pytest

from kaper.games.spanishmain.cards import CARDS, EDITION, FLEETS, NUMBER
from kaper.games.spanishmain.chart import targets
from tests.games.spanishmain.tables import CAROLINA, DOVER, PICADOR, Waters

BROMPTON = "cc-47"  # English, 3 gold, 3L 3L 3L 3L, +1 while a ship is docked there
NUMBER_OF_BROMPTON = NUMBER[BROMPTON]
CASTILLO = "cc-63"  # Spanish, 3 gold, 4L five times, Cannoneer


def at_island_2(**options) -> Waters:
    """A ship of seat 0 docked at wild island 2 in the middle, which holds coins 1 and 2; Fort Brompton is kept aside."""
    table = Waters(**options)
    table.s.islands[2].shape = 1
    table.s.islands[2].x, table.s.islands[2].y, table.s.islands[2].rotation = 50_000, 50_000, 0
    table.treasure(2, 1, 2)
    table.ship(0, DOVER, 542.02, 500, 180)
    table.s.fort_cards[0].append(NUMBER_OF_BROMPTON)
    return table


@pytest.mark.rule(
    "fort.build.gold",
    "fort.build.docked",
    "fort.build.end-of-turn",
    "fort.build.gold-inside",
    "fort.build.in-fleet",
    "fort.treasure.taken",
    "fort.flags",
    "fort.square",
    "fort.first-shot",
    "gold.coins",
    "fleet.fort.not-at-setup",
)
def test_a_fort_is_built_at_the_end_of_a_turn_from_gold_at_home():
    table = at_island_2().home(0, 2, 2, 3)
    play = table.turn().do("end")
    assert play.asks == "BuildFort"
    play.do(f"{NUMBER_OF_BROMPTON}>island:2")
    assert play.asks == "PlaceFlags"
    assert play.refusal(["c1"]) == "fort.flags"
    assert play.refusal(["c1", "c1", "w1", "w2"]) == "fort.flags"
    play.do(["c1", "c2", "w1", "w2"])
    fort = play.s.forts[0]
    assert fort.slots == [0, 1, 4, 5]
    walls = next(target for target, thing in targets(play.s, 1) if thing is fort).shape
    assert (walls.x, walls.y) == (50_000, 50_000)  # in the middle of its island
    assert sorted(play.s.worth[c] for c in fort.coins) == [1, 2, 3]  # the coin of 3 pays exactly
    assert play.m.view(1).players[0].gold == 4 + 6
    assert fort.acted  # it shoots from the owner's next turn on
    play.next_turn()
    assert not play.s.forts[0].acted
    assert play.s.fort_cards[0] == []


@pytest.mark.rule("fort.build.gold", "fort.build.docked")
def test_without_gold_or_a_docked_ship_nothing_is_built():
    poor = at_island_2().home(0, 2)
    assert poor.turn().do("end").asks != "BuildFort"
    away = at_island_2().home(0, 3)
    away.s.ships[0].x, away.s.ships[0].docked = 70_000, -1
    assert away.turn().do("end").asks != "BuildFort"


@pytest.mark.rule("fort.one-per-island", "fort.build.docked")
def test_an_island_carries_one_fort():
    table = at_island_2().home(0, 3)
    table.fort(0, CASTILLO, 2)
    assert table.turn().do("end").asks != "BuildFort"


@pytest.mark.rule("gold.coins")
def test_a_fort_is_paid_with_the_least_surplus():
    table = at_island_2().home(0, 2, 2)
    play = table.turn().do("end", f"{NUMBER_OF_BROMPTON}>island:2", ["c1", "c2", "w1", "w2"])
    assert play.s.homes[0] == []
    assert sum(play.s.worth[c] for c in play.s.forts[0].coins) == 7  # 2 + 2 paid, 1 + 2 found


@pytest.mark.rule("fort.ships-docked-when-built", "fort.enemy-dock")
def test_enemy_ships_at_the_island_are_docked_no_more():
    table = at_island_2().home(0, 3)
    table.ship(1, CAROLINA, 457.98, 500, 0)
    assert table.s.ships[1].docked == 2
    play = table.turn().do("end", f"{NUMBER_OF_BROMPTON}>island:2", ["c1", "c2", "w1", "w2"])
    assert play.s.ships[1].docked == -1
    play.do("ship:1")
    assert "explore" not in play.options()


@pytest.mark.rule("fort.shoot", "fort.shoot.line", "turn.forts-shoot-only", "geo.fort.shape", "geo.fort.target")
def test_a_fort_shoots_with_every_flag_over_islands_but_not_through_fog():
    table = Waters()
    table.fort(0, BROMPTON, 1)
    island = table.s.islands[1]
    table.ship(1, PICADOR, island.x / 100 + 80, island.y / 100, 0)
    play = table.turn(dice=[4, 3]).do("fort:0")
    assert len(play.options()) == 5
    play.do("0>ship:0")
    assert play.told("fired")[0].source == "fort:0"
    table = Waters()
    table.fort(0, BROMPTON, 1)
    table.terrain("fog", island.x / 100 + 45, island.y / 100)
    table.ship(1, PICADOR, island.x / 100 + 90, island.y / 100, 0, masts=(0,))
    play = table.turn().do("fort:0")
    assert play.asks != "Shot"


@pytest.mark.rule("fort.shoot")
def test_a_ship_docked_at_fort_brompton_makes_it_shoot_better():
    table = at_island_2()
    table.fort(0, BROMPTON, 2)
    table.ship(1, PICADOR, 480, 570, 0)
    play = table.turn(dice=[3]).do("fort:0")
    assert {args["least"] for id, args in play.words().items() if id != "cease"} == {3}


@pytest.mark.rule(
    "fort.hit", "fort.target-choice", "fort.abandoned", "fort.destroyed", "fort.destroyed.gold", "fort.no-repair"
)
def test_hits_take_flags_then_the_fort():
    table = Waters()
    table.fort(1, BROMPTON, 1, flags=0b0011, coins=(2, 3))
    table.s.islands[1].marks = 0b11
    island = table.s.islands[1]
    table.ship(0, DOVER, island.x / 100 + 45, island.y / 100 - 60, 0)
    play = table.turn(dice=[6, 6, 6]).do("ship:0", "shoot", "1>fort:0")
    assert (play.asks, play.asked) == ("LoseFlag", 1)
    play.do("0", "2>fort:0")
    assert play.s.forts[0].flags == 0
    assert play.m.view(0).players[1].gold == 5  # an abandoned fort keeps its gold
    play.do("cease").next_turn(1)
    assert "fort:0" not in play.options()
    play.next_turn().do("ship:0", "shoot", "1>fort:0")
    assert play.s.forts[0].gone
    assert play.s.islands[1].marks == 0
    assert play.s.islands[1].fort == -1
    assert sorted(play.s.worth[c] for c in play.s.islands[1].coins) == [2, 3]
    assert play.m.view(0).players[1].gold == 0


@pytest.mark.rule("fort.treasure.carry", "explore.fort-island", "dock.unload-fort")
def test_a_fort_keeps_what_was_paid_for_it():
    table = at_island_2()
    table.fort(0, BROMPTON, 2, coins=(2, 2, 1))
    play = table.turn().do("ship:0", "explore")
    assert play.refusal(["0", "1"]) == "fort.treasure.carry"
    play.do(["0"])
    assert [play.s.worth[c] for c in play.s.ships[0].coins] == [2]


@pytest.mark.rule("dock.unload-fort", "shoot.forts-home", "fort.capture")
def test_treasure_is_unloaded_into_a_fort_and_counts():
    table = at_island_2()
    table.s.ships[0].coins.append(table.coin([], 3, 1))
    table.s.ships[0].x, table.s.ships[0].docked = 64_000, -1
    table.fort(0, BROMPTON, 2, coins=(3,))
    table.ship(1, PICADOR, 600, 560, 0)
    play = table.turn().do("ship:0", "move", [[0, 5400], [0, 5400]])
    assert play.s.ships[0].docked == 2
    assert play.m.view(1).players[0].gold == 6
    assert play.m.view(1).players[0].in_forts == 6
    play.next_turn(1).do("ship:1")
    assert "shoot" in play.options()  # a fort does not protect the ships at it


@pytest.mark.rule("fleet.fort.cost-free", "fleet.fort.cost-counts", "fleet.fort.nation")
def test_forts_come_with_fleets_only_where_they_cost_no_points():
    for fleet in FLEETS:
        if fleet.fort >= 0:
            assert CARDS[fleet.fort].nation in {CARDS[ship].nation for ship, _ in fleet.ships}
    assert EDITION["CC"].fort_cost_counts
    assert not EDITION["SCS"].fort_cost_counts
