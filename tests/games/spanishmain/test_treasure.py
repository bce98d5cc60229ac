"""Exploring, loading, marks, unloading, crew that changes places, repair."""

import pytest

from kaper.games.spanishmain.courses import Sail
from tests.games.spanishmain.tables import ALBION, CAROLINA, CAZADOR, DOVER, PICADOR, Waters


def at_island_2(card: str = CAROLINA, **more) -> Waters:
    """A ship docked at wild island 2, which lies in the middle of the sea with coins 1, 2 and 3."""
    table = Waters()
    table.s.islands[2].shape = 1
    table.s.islands[2].x, table.s.islands[2].y, table.s.islands[2].rotation = 50_000, 50_000, 0
    table.treasure(2, 1, 2, 3)
    table.ship(0, card, 542.02, 500, 180, **more)
    assert table.s.ships[0].docked == 2
    return table


@pytest.mark.rule("basic.explore.action", "explore.look", "explore.face-down", "explore.may-leave", "treasure.value")
def test_exploring_shows_the_coins_to_the_explorer_alone():
    play = at_island_2().turn().do("ship:0", "explore")
    assert play.asks == "Load"
    assert [play.words()[id]["value"] for id in play.options()] == [1, 2, 3]
    assert play.told("explored", 0)[0].values == [1, 2, 3]
    assert play.told("explored", 1)[0].values == []
    assert play.m.view(0).islands[2].coins == [1, 2, 3]
    assert play.m.view(1).islands[2].coins == [None, None, None]
    play.do(["2"])
    assert play.m.view(0).ships[0].coins == [3]
    assert play.m.view(1).ships[0].coins == [None]
    assert play.m.view(0).islands[2].coins == [1, 2]  # what one has seen one may always look at again


@pytest.mark.rule("explore.take", "basic.cargo.space", "crew.type.oarsman", "setup.crew.space")
def test_coins_and_crew_fill_the_hold():
    play = at_island_2(PICADOR, crew=("explorer",)).turn().do("ship:0", "explore")
    assert play.refusal(["0", "1"]) == "explore.take"
    play.do(["2"])
    oars = at_island_2(PICADOR, crew=("oarsman",)).turn().do("ship:0", "explore", ["1", "2"])
    assert len(oars.s.ships[0].coins) == 2  # an Oarsman takes no space


@pytest.mark.rule("explore.free-revisit", "explore.marker.free")
def test_an_island_with_ones_mark_is_explored_for_free():
    table = at_island_2()
    table.s.ships[0].x = 62_000
    table.s.ships[0].docked = -1
    table.s.islands[2].marks = 1
    play = table.turn().do("ship:0", "move", [[0, 5400], [0, 5400]])
    assert play.asks == "FreeExplore"
    play.do("explore", ["0"])
    assert [play.s.worth[c] for c in play.s.ships[0].coins] == [1]
    play.next_turn().do("ship:0")
    assert "explore" in play.options()  # still docked: a normal action


@pytest.mark.rule("basic.explore.action")
def test_without_a_mark_or_an_explorer_exploring_takes_the_next_action():
    table = at_island_2()
    table.s.ships[0].x = 62_000
    table.s.ships[0].docked = -1
    play = table.turn().do("ship:0", "move", [[0, 5400], [0, 5400]])
    assert play.s.ships[0].docked == 2
    assert play.asks == "Order"
    assert "ship:0" not in play.options()


@pytest.mark.rule("ability.explorer", "crew.type.explorer")
def test_an_explorer_explores_at_once():
    table = at_island_2(CAZADOR, crew=("explorer",))
    table.s.ships[0].x = 62_000
    table.s.ships[0].docked = -1
    play = table.turn().do("ship:0", "move", [[0, 8600]]).do("explore", ["0", "1", "2"])
    assert len(play.s.ships[0].coins) == 3
    assert play.told("crew-revealed")


@pytest.mark.rule("explore.marker", "explore.empty", "explore.dock-needed")
def test_an_empty_island_may_be_explored_for_the_mark():
    table = at_island_2()
    table.s.islands[COINS_MOVED].coins += table.s.islands[2].coins
    table.s.islands[2].coins = []
    play = table.turn().do("ship:0", "explore").next_turn().do("ship:0", "move", [[-900, 5400]])
    assert play.s.islands[2].marks == 1


COINS_MOVED = 4


@pytest.mark.rule("dock.unload", "basic.goal", "dock.unload.own-coin", "basic.dock.touch")
def test_docking_at_home_unloads_everything_openly():
    table = Waters()
    table.ship(0, CAZADOR, 500, 240, 270, coins=(2, 3))
    play = table.turn().do("ship:0", "move", [[0, 8600]])
    assert play.told("unloaded", None)[0].values == [2, 3]
    assert play.m.view(1).players[0].gold == 5
    assert play.s.ships[0].coins == []


@pytest.mark.rule("explore.ships", "explore.friend-transfer")
def test_friends_alongside_exchange_coins_and_crew():
    table = Waters()
    table.ship(0, DOVER, 500, 500, 0, coins=(1, 2))
    table.ship(0, CAROLINA, 480, 519.2, 0, coins=(3,), crew=("rv-136",))
    play = table.turn().do("ship:0", "board-ship:1")
    assert play.asks == "Exchange"
    play.do(["give:coin:0", "take:coin:0", "take:crew:0"])
    assert sorted(play.s.worth[c] for c in play.s.ships[0].coins) == [2, 3]
    assert [play.s.worth[c] for c in play.s.ships[1].coins] == [1]
    assert len(play.s.ships[0].crew) == 1


@pytest.mark.rule("explore.friend-transfer", "explore.enemy-derelict-crew")
def test_an_enemy_derelict_may_only_be_emptied():
    table = Waters()
    table.ship(0, DOVER, 500, 500, 0, coins=(1,))
    table.ship(1, CAROLINA, 480, 519.2, 0, masts=(), coins=(3,), crew=("rv-136",))
    play = table.turn().do("ship:0", "board-ship:1")
    assert play.options() == ["take:coin:0", "take:crew:0"]
    play.do(["take:coin:0", "take:crew:0"])
    assert play.s.crew_owner[play.s.ships[0].crew[0]] == 0
    sailing = Waters()
    sailing.ship(0, DOVER, 500, 500, 0)
    sailing.ship(1, CAROLINA, 480, 519.2, 0, coins=(3,))
    assert not any(id.startswith("board-ship") for id in sailing.turn().do("ship:0").options())


@pytest.mark.rule("explore.friend-transfer")
def test_an_exchange_keeps_the_limits_of_both_ships():
    table = Waters()
    table.ship(0, PICADOR, 500, 500, 0, coins=(1, 1))
    table.ship(0, CAROLINA, 480, 517.2, 0, coins=(3,), crew=("rv-136",))
    play = table.turn().do("ship:0", "board-ship:1")
    assert play.refusal(["take:coin:0"]) == "basic.cargo.space"
    play.do(["take:coin:0", "give:coin:0"])
    assert len(play.s.ships[0].coins) == 2


@pytest.mark.rule("explore.wreck")
def test_a_wreck_is_explored_by_whoever_touches_it():
    table = Waters()
    table.ship(0, DOVER, 500, 500, 0)
    table.ship(1, CAROLINA, 480, 519.2, 0, masts=(), coins=(3,), wreck=True)
    play = table.turn().do("ship:0", "board-ship:1", ["take:coin:0"])
    assert len(play.s.ships[0].coins) == 1


@pytest.mark.rule(
    "dock.crew-shore", "dock.crew-transfer", "crew.transfer-timing", "crew.only-on-ships", "crew.marooned"
)
def test_crew_goes_ashore_and_to_other_ships_at_the_same_island():
    table = Waters()
    table.ship(0, DOVER, 500, 177.02, 270, crew=("captain",))
    table.ship(0, ALBION, 457.98, 150, 0)
    assert [ship.docked for ship in table.s.ships] == [0, 0]
    play = table.turn().do("crew")
    assert play.options() == ["ship:0/0>ship:1", "ship:0/0>shore"]
    play.do("ship:0/0>ship:1")
    assert len(play.s.ships[1].crew) == 1
    assert play.told("crew-moved", 1)[0].card == -1
    assert "crew" not in play.options()  # each crew once a turn
    play.next_turn().do("crew", "ship:1/0>shore")
    assert len(play.s.ashore[0]) == 1
    assert play.m.view(0).players[0].ashore[0].key == "crew-captain"
    assert play.m.view(1).players[0].ashore[0].key is None
    play.next_turn().do("crew", "shore:0/0>ship:0")
    assert play.s.ashore[0] == []


@pytest.mark.rule("dock.crew-transfer")
def test_crew_changes_ships_however_many_items_there_are():
    table = Waters()
    table.ship(0, DOVER, 500, 177.02, 270)
    table.ship(0, ALBION, 457.98, 150, 0)
    for _ in range(64):
        table.crew(0, "captain", table.s.gone)
    table.crew(0, "captain")
    play = table.turn().do("crew", "ship:0/0>ship:1")
    assert play.m.fork(1).digest() == play.m.digest()  # the state is still data that can be kept
    assert "crew" not in play.options()


@pytest.mark.rule("setup.crew.point-limit")
def test_crew_may_not_cost_more_than_the_ship():
    table = Waters()
    table.ship(0, DOVER, 500, 177.02, 270, crew=("captain",))
    table.ship(0, ALBION, 457.98, 150, 0, crew=("musketeer",))
    play = table.turn().do("crew")
    assert "ship:0/0>ship:1" not in play.options()  # 3 + 3 points on a ship of 5
    assert "ship:1/0>ship:0" in play.options()


@pytest.mark.rule("explore.free-revisit", "crew.type.explorer")
@pytest.mark.parametrize(
    ("crew", "marks", "gift", "taken"),
    [
        ((), 0b00, 0, "later"),
        ((), 0b01, 0, "again"),
        ((), 0b10, 0, "later"),  # somebody else's
        (("explorer",), 0b00, 0, "now"),
        (("explorer",), 0b01, 1, "later"),  # a move for nothing ends without exploring
    ],
)
def test_an_answer_says_when_treasure_comes_aboard(crew, marks, gift, taken):
    table = Waters().treasure(5, 1)
    table.ship(0, DOVER, 260, 310, 180, crew=crew)
    table.s.islands[5].marks = marks
    asked = Sail(0, 0, "SS", gift=gift)
    docks = [made for made in asked.plans(table.s, 40) if made.track.stop == "island:5"]
    assert {asked.described(table.s, made).text.args["taken"] for made in docks} == {taken}


@pytest.mark.rule("basic.repair.home", "repair.action", "repair.which", "repair.full")
def test_a_mast_is_repaired_at_home():
    table = Waters()
    table.ship(0, DOVER, 500, 177.02, 270, masts=(0, 3))
    play = table.turn().do("ship:0", "repair")
    assert play.options() == ["1", "2"]
    play.do("2")
    assert play.s.ships[0].masts == 0b1101  # the one that was chosen, not the first
    whole = Waters()
    whole.ship(0, DOVER, 500, 177.02, 270)
    assert "repair" not in whole.turn().do("ship:0").options()
    away = Waters()
    away.ship(0, DOVER, 500, 500, 0, masts=(0,))
    assert "repair" not in away.turn().do("ship:0").options()
    derelict = Waters()
    derelict.ship(0, DOVER, 500, 177.02, 270, masts=())
    play = derelict.turn().do("ship:0")
    assert "move" not in play.options()
    play.do("repair", "2").next_turn().do("ship:0")
    assert {"move", "repair"} <= set(play.options())  # with one mast it is a ship like others


@pytest.mark.rule("ability.shipwright", "crew.type.shipwright")
def test_a_shipwright_repairs_anywhere():
    table = Waters()
    table.ship(0, DOVER, 500, 500, 0, masts=(), crew=("shipwright",))
    play = table.turn().do("ship:0", "repair", "0")
    assert play.s.ships[0].masts == 1
    assert play.told("crew-revealed")
    assert "ship:0" not in play.options()
    play.next_turn().do("ship:0")
    assert "move" in play.options()


@pytest.mark.rule("scuttle.declare", "scuttle.roll", "scuttle.cargo-lost", "scuttle.own-only")
def test_a_derelict_may_be_scuttled_once_a_turn():
    table = Waters()
    table.ship(0, DOVER, 500, 500, 0, masts=(), coins=(3, 2), crew=("captain",))
    table.ship(0, ALBION, 300, 300, 0)
    lost = [*table.s.ships[0].coins, *table.s.ships[0].crew]
    play = table.turn(dice=[4, 5]).do("scuttle:0")
    assert not play.s.ships[0].scuttled
    assert "scuttle:0" not in play.options()
    assert "scuttle:1" not in play.options()
    play.next_turn().do("scuttle:0")
    assert play.s.ships[0].scuttled
    play.next_turn(1)
    assert not play.s.ships[0].sunk
    play.next_turn()
    assert play.s.ships[0].sunk
    assert play.s.lost_gold == 5
    assert play.s.homes == [[], []]
    assert play.s.gone == lost


@pytest.mark.rule("scuttle.tow-foils")
def test_an_enemy_tow_foils_a_scuttling():
    table = Waters()
    table.ship(0, DOVER, 500, 500, 0)
    table.ship(1, PICADOR, 470, 510.1, 270, masts=(), scuttled=True)
    play = table.turn().do("ship:0", "tow:1", [[0, 5400]])
    assert not play.s.ships[1].scuttled
    assert not play.next_turn().s.ships[1].sunk


@pytest.mark.rule("scuttle.own-only")
def test_a_repair_cancels_a_scuttling():
    table = Waters()
    table.ship(0, DOVER, 500, 500, 0, masts=(), crew=("shipwright",), scuttled=True)
    play = table.turn().do("ship:0", "repair", "0")
    assert not play.s.ships[0].scuttled
