"""Shots: lines and ranges, dice, masts, sinking and the gold it shares."""

import pytest

from kaper.games.spanishmain.chart import lines
from tests.games.spanishmain.tables import ALBION, ANTELOPE, CAROLINA, CAZADOR, DOVER, NYMPH, PICADOR, Waters


def abeam(**more) -> Waters:
    """HMS Dover with a Picador abeam of her, 40 mm from her masts."""
    table = Waters()
    table.ship(0, DOVER, 500, 500, 0, **more)
    table.ship(1, PICADOR, 486, 548, 0)
    return table


@pytest.mark.rule(
    "basic.shoot.action",
    "basic.shoot.mast-is-cannon",
    "shoot.line",
    "geo.fire.aim-points",
    "turn.shots-sequential",
)
def test_every_standing_mast_is_one_shot():
    play = abeam().turn(dice=[1, 1, 1, 1]).do("ship:0", "shoot")
    assert play.options() == ["0>ship:1", "1>ship:1", "2>ship:1", "3>ship:1", "cease"]
    play.do("0>ship:1")
    assert play.options() == ["1>ship:1", "2>ship:1", "3>ship:1", "cease"]
    play.do("1>ship:1", "2>ship:1", "3>ship:1")
    assert len(play.told("fired")) == 4
    assert play.asks == "Order"
    play = abeam(masts=(0, 2, 3)).turn(dice=[1]).do("ship:0", "shoot")
    assert len(play.options()) == 4


@pytest.mark.rule("shoot.line.blocked", "geo.fire.sails", "geo.fire.blockers")
def test_own_sails_and_other_ships_are_in_the_way():
    table = Waters()
    table.ship(0, DOVER, 500, 500, 0)
    table.ship(1, PICADOR, 590, 500, 0)
    assert table.turn().do("ship:0", "shoot").options() == ["0>ship:1", "cease"]
    friend = abeam()
    friend.ship(0, ALBION, 478, 524, 0)
    assert friend.turn().do("ship:0", "shoot").options() == ["0>ship:1", "cease"]


@pytest.mark.rule("basic.shoot.range")
def test_s_reaches_54_millimetres_and_l_86():
    table = Waters()
    table.ship(0, DOVER, 500, 500, 0)
    table.ship(1, PICADOR, 486, 568, 0)  # 60 mm from the masts
    assert table.turn().do("ship:0", "shoot").options() == ["1>ship:1", "2>ship:1", "cease"]


def shut(play) -> dict[str, tuple[str, str]]:
    """What a ship may not do now, each with why and by which rule."""
    return {one.id: (one.why.key, one.rule) for one in play.m.question(play.asked).closed}


@pytest.mark.rule("basic.shoot.range", "shoot.line.blocked", "pin.effect", "derelict.definition")
def test_who_cannot_shoot_or_sail_is_told_why():
    assert shut(abeam().turn().do("ship:0")) == {}
    far = Waters()
    far.ship(0, DOVER, 500, 500, 0)
    far.ship(1, PICADOR, 486, 600, 0)  # 92 mm from the masts
    assert shut(far.turn().do("ship:0")) == {"shoot": ("refusal-shoot-range", "basic.shoot.range")}
    away = Waters()
    away.ship(0, DOVER, 500, 500, 0)
    assert shut(away.turn().do("ship:0")) == {}  # nobody would look for it
    friend = abeam(masts=(2,))
    friend.ship(0, ALBION, 478, 524, 0)
    assert shut(friend.turn().do("ship:0")) == {"shoot": ("refusal-shoot-line", "shoot.line.blocked")}
    fast = Waters()
    fast.ship(0, DOVER, 500, 500, 0)
    fast.ship(1, CAZADOR, 500.4, 540, 90)
    assert shut(fast.turn().do("ship:0"))["move"] == ("refusal-pinned", "pin.effect")
    wreck = Waters()
    wreck.ship(0, DOVER, 500, 500, 0, masts=(), crew=["shipwright"])
    wreck.ship(0, ALBION, 100, 500, 0)
    assert shut(wreck.turn().do("ship:0")) == {"move": ("refusal-derelict", "derelict.definition")}


def test_to_shoot_says_how_many_guns_reach_whom():
    table = abeam()
    assert table.turn().do("ship:0").words()["shoot"] | {"ship": ""} == {
        "ship": "",
        "guns": 4,
        "aims": 1,
        "other": "El Picador",
    }
    table.ship(1, ALBION, 486, 452, 0)
    words = table.turn().do("ship:0").words()["shoot"]
    assert (words["guns"], words["aims"]) == (4, 2)


@pytest.mark.rule("basic.shoot.roll", "law.one-always-misses")
def test_a_shot_must_roll_more_than_the_rank():
    play = abeam().turn(dice=[3, 4]).do("ship:0", "shoot")
    assert play.words()["0>ship:1"]["least"] == 4
    assert play.words()["0>ship:1"]["odds"] == 50
    play.do("0>ship:1")
    assert play.told("fired")[-1].hit is False
    play.do("1>ship:1")
    assert play.told("fired")[-1].hit is True


@pytest.mark.rule("basic.shoot.hit-mast")
def test_the_owner_chooses_the_mast():
    play = abeam().turn(dice=[6]).do("ship:0", "shoot", "0>ship:1")
    assert (play.asks, play.asked) == ("LoseMast", 1)
    play.do("1")
    assert play.s.ships[1].masts == 0b01


@pytest.mark.rule("basic.derelict.sunk-by-hit", "derelict.hit-sinks", "shoot.sink.crew", "shoot.declared-target-lost")
def test_a_hit_on_a_derelict_sinks_it():
    table = Waters()
    table.ship(0, DOVER, 500, 500, 0)
    table.ship(1, PICADOR, 486, 548, 0, masts=(), crew=("captain",))
    play = table.turn(dice=[6]).do("ship:0", "shoot", "0>ship:1")
    assert play.s.ships[1].sunk
    assert play.s.ships[1].crew == []
    assert play.asks == "Order"  # no target is left for the other cannons


@pytest.mark.rule("shoot.sink.gold-split", "shoot.sink.odd", "shoot.sink.to-home", "shoot.split-source", "gold.coins")
def test_the_gold_of_a_sunk_ship_is_shared():
    table = Waters()
    table.ship(0, DOVER, 500, 500, 0)
    table.ship(1, PICADOR, 486, 548, 0, masts=(), coins=(2, 3))
    play = table.turn(dice=[6]).do("ship:0", "shoot", "0>ship:1")
    assert [sum(play.s.worth[c] for c in home) for home in play.s.homes] == [3, 2]
    even = Waters()
    even.ship(0, DOVER, 500, 500, 0)
    even.ship(1, PICADOR, 486, 548, 0, masts=(), coins=(3, 3))
    play = even.turn(dice=[6]).do("ship:0", "shoot", "0>ship:1")
    assert [sum(play.s.worth[c] for c in home) for home in play.s.homes] == [3, 3]


@pytest.mark.rule("shoot.not-own", "turn.own-only")
def test_own_ships_are_no_targets_and_enemy_ships_take_no_orders():
    table = Waters()
    table.ship(0, DOVER, 500, 500, 0)
    table.ship(0, PICADOR, 486, 548, 0)
    table.ship(1, CAROLINA, 800, 400, 0)
    play = table.turn()
    assert play.refusal("ship:2") == "turn.actions.each-ship"
    play.do("ship:0")
    assert "shoot" not in play.options()


@pytest.mark.rule("shoot.home-safe")
def test_a_ship_at_its_home_cannot_be_shot_at():
    table = Waters()
    table.ship(0, DOVER, 545, 765, 0)
    table.ship(1, PICADOR, 500, 818.98, 90)
    assert table.s.ships[1].docked == 3
    assert "shoot" not in table.turn().do("ship:0").options()
    back = table.turn(1).do("ship:1")
    assert "shoot" in back.options()  # but it may shoot


@pytest.mark.rule("crew.type.captain", "shoot.captain-order", "ability.when-off")
def test_a_captain_lets_a_ship_shoot_after_its_move():
    table = abeam(crew=("captain",))
    play = table.turn(dice=[5]).do("ship:0", "move", [[0, 500]])
    assert play.asks == "CaptainFire"
    play.do("shoot")
    assert play.told("crew-revealed")
    assert play.asks == "Shot"
    play.do("0>ship:1", "1")
    assert play.s.ships[1].masts == 1
    again = abeam(crew=("captain",)).turn(dice=[1]).do("ship:0", "shoot", "0>ship:1", "cease")
    assert "ship:0" not in again.options()  # shot first: no move afterwards


@pytest.mark.rule("ability.cannoneer", "crew.type.cannoneer")
def test_a_cannoneer_fires_a_cannon_again_that_missed():
    play = abeam(crew=("cannoneer", "cannoneer")).turn(dice=[1, 5, 1]).do("ship:0", "shoot", "0>ship:1")
    assert "again:0>ship:1" in play.options()
    play.do("again:0>ship:1", "0")
    assert play.s.ships[1].masts == 0b10
    play.do("1>ship:1")
    assert not any(id.startswith("again") for id in play.options())  # once a turn


@pytest.mark.rule("ability.musket-3s", "crew.type.musketeer", "crew.type.musketeer.mast-stats")
def test_a_musket_is_one_more_shot_of_rank_3_within_s():
    play = abeam(masts=(0, 3), crew=("musketeer",)).turn(dice=[4]).do("ship:0", "shoot")
    assert play.options() == ["0>ship:1", "3>ship:1", "musket>ship:1", "cease"]
    play.do("musket>ship:1")
    fired = play.told("fired")[0]
    assert (fired.weapon, fired.rank, fired.range, fired.hit) == ("musket", 3, "S", True)
    far = Waters()
    far.ship(0, DOVER, 500, 500, 0, crew=("musketeer",))
    far.ship(1, PICADOR, 486, 568, 0)
    assert "musket>ship:1" not in far.turn().do("ship:0", "shoot").options()


@pytest.mark.rule("ability.musket-3s", "shoot.derelict-no-cannons")
def test_a_derelict_has_no_musket_either():
    play = abeam(masts=(), crew=("musketeer",)).turn()
    assert lines(play.s, 0) == []
    play.do("ship:0")
    assert play.asks != "Act"


@pytest.mark.rule("basic.shoot.mast-is-cannon")
def test_only_standing_masts_fire():
    assert {mast for mast, _ in lines(abeam(masts=(1, 2)).s, 0)} <= {1, 2}
    assert {mast for mast, _ in lines(abeam().s, 0)} > {1, 2}


@pytest.mark.rule("shoot.roll-bonus", "ability.no-stack-names", "law.text-over-rules")
def test_bonuses_are_added_to_the_die_but_a_one_misses():
    table = Waters()
    table.ship(0, CAZADOR, 500, 500, 0)  # +1 against pirates
    table.ship(1, NYMPH, 486, 548, 0)
    play = table.turn(dice=[3, 1]).do("ship:0", "shoot")
    assert play.words()["0>ship:1"]["least"] == 3
    play.do("0>ship:1", "0")
    assert play.told("fired")[-1].bonus == 1
    play.do("1>ship:1")
    assert play.told("fired")[-1].hit is False


@pytest.mark.rule("ability.immune-l")
def test_guns_of_range_l_are_not_aimed_at_what_is_immune_to_them():
    table = Waters()
    table.ship(0, DOVER, 500, 500, 0)
    table.ship(1, "sm-ps-010", 486, 548, 0)  # Silverback: immune to L
    assert table.turn().do("ship:0", "shoot").options() == ["0>ship:1", "3>ship:1", "cease"]


@pytest.mark.rule("turn.actions.each-ship", "turn.order-of-actions")
def test_every_ship_has_an_action_of_its_own():
    table = Waters()
    for y in (400, 500, 600):
        table.ship(0, ANTELOPE, 400, y, 0)
    play = table.turn().do("ship:1", "move", [[0, 5400]])
    assert [id for id in play.options() if id.startswith("ship")] == ["ship:0", "ship:2"]
