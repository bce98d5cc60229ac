"""Edges of tows, orders and terrain: ships, banks and seats that are the first of their list, and dice that just suffice."""

import pytest

from kaper.games.spanishmain.cards import NUMBER
from kaper.games.spanishmain.sailing import freed_poses
from kaper.games.spanishmain.setup import problems
from kaper.games.spanishmain.state import TWICE
from kaper.games.spanishmain.turn import actions, cargo, still_afloat, towable
from tests.games.spanishmain.tables import (
    ALBION,
    ANTELOPE,
    CAROLINA,
    CAZADOR,
    DOVER,
    NYMPH,
    PICADOR,
    Waters,
    fields,
    heard,
    story,
    verbs,
)

ALBATROSS, JADE, RATS, HAG, FRAGILE = "scs-105", "scs-101", "bc-105", "cc-27", "sm-ps-027"


def towing(kind: str = "", card: str = DOVER, **more) -> Waters:
    """Ship 1 tows ship 0, perhaps towards terrain 30 mm ahead; a consort of each is far away."""
    table = Waters()
    if kind:
        table.terrain(kind, 500, 500)
    table.ship(0, PICADOR, 336, 500, 0, masts=(), towed=1)
    table.ship(0, card, 426, 500, 0, tow=0, **more)
    for seat in (0, 1):
        table.ship(seat, ALBION, 900, 850 - 60 * seat, 0)
    return table


# the first ship of all is in tow


@pytest.mark.rule("tow.follow", "tow.speed", "tow.end", "explore.marker")
def test_the_first_ship_of_all_in_tow_follows():
    table = towing()
    table.s.ships[0].docked, table.s.ships[0].explored = 5, True
    play = table.turn().do("ship:1", "move")
    assert play.refusal([[0, 5400], [0, 5400]]) == "basic.move.segments"  # S is all
    play.do([[0, 5400]])
    assert story(play) == [
        ("marked", 0, 5),
        ("sailed", 1, "HMS Dover", [[42600, 50000, 0], [48000, 50000, 0]], "", 0, [39000, 50000, 0]),
    ]
    assert play.pose(0) == (390, 500, 0)
    assert "let-go:1" in play.options()
    play.do("let-go:1")
    assert story(play)[-1] == ("tow-ended", 1, "HMS Dover", 0, "El Picador")
    assert (play.s.ships[1].tow, play.s.ships[0].towed) == (-1, -1)


@pytest.mark.rule("tow.start", "tow.attach", "tow.one")
def test_the_first_ship_of_all_is_taken_in_tow():
    table = Waters()
    table.ship(0, PICADOR, 470, 508.1, 270, masts=())
    table.ship(0, ANTELOPE, 500, 500, 0)
    play = table.turn().do("ship:1", "tow:0", [[0, 5400]])
    assert [one[0] for one in story(play)] == ["tow-taken", "sailed"]
    assert (play.s.ships[1].tow, play.s.ships[0].towed, play.pose(0)) == (0, 1, (492, 500, 0))


@pytest.mark.rule("tow.terrain", "terrain.fog.exit")
def test_the_first_ship_of_all_in_tow_is_lost_in_the_fog_with_its_tower():
    play = towing("fog").turn(dice=[3]).do("ship:1", "move", [[0, 5400]])
    assert [ship.fog for ship in play.s.ships[:2]] == [0, 0]
    assert "let-go:1" not in play.options()
    play.next_turn().do("ship:1", "move", "0", [])
    assert story(play)[1:] == [
        ("fog-entered", 1, "HMS Dover", 0),
        ("fog-entered", 0, "El Picador", 0),
        ("fog-left", 1, "HMS Dover", 0, 3, [43767, 60796, 1200]),
        ("placed", 0, "El Picador", [48267, 53002, 1200]),
    ]
    assert [ship.fog for ship in play.s.ships] == [-1] * 4
    assert list(problems(play.s)) == []


@pytest.mark.rule("tow.terrain", "terrain.sargasso.free", "geo.sargasso.exit-pose")
def test_the_first_ship_of_all_in_tow_is_drawn_out_of_weeds():
    play = towing("sargasso").turn(dice=[5, 3]).do("ship:1", "move", [[0, 5400]])
    play.next_turn().do("ship:1", "struggle", "63302,50000,0")
    assert story(play)[-2:] == [
        ("placed", 1, "HMS Dover", [63302, 50000, 0]),
        ("placed", 0, "El Picador", [54302, 50000, 0]),
    ]
    assert play.pose(0) == (543.02, 500, 0)


@pytest.mark.rule("geo.sargasso.exit-pose", "geo.fog.exit-pose", "tow.no-room")
def test_no_pose_is_offered_where_the_tow_would_not_fit():
    def poses(tow: bool) -> set[tuple[int, int, int]]:
        table = towing("sargasso", tangled=True)
        if not tow:
            table.s.ships[1].tow = table.s.ships[0].towed = -1
            table.s.ships[0].x = 90_000
            table.s.ships[0].y = 60_000
        table.ship(1, CAROLINA, 560, 520, 0)
        return set(freed_poses(table.s, 1, 0))

    assert poses(tow=True) < poses(tow=False)


@pytest.mark.rule("tow.no-room", "tow.terrain")
def test_the_first_ship_of_all_is_let_go_where_it_fits_nowhere_astern():
    table = Waters()
    table.terrain("sargasso", 500, 500)
    table.ship(0, PICADOR, 200, 500, 0, masts=(), towed=1)
    table.ship(0, DOVER, 450, 500, 0, crew=("helmsman",), tow=0)
    for y in (522, 478):  # a lane of wrecks just wide enough for the tower
        table.ship(1, CAROLINA, 400, y, 0, masts=(), wreck=True)
        table.ship(1, CAROLINA, 322, y, 0, masts=(), wreck=True)
    table.ship(1, CAROLINA, 372, 500, 0, masts=(), wreck=True)
    play = table.turn(dice=[6]).do("ship:1", "move", [[0, 5400], [0, 5400]])
    assert (play.s.ships[1].tow, play.s.ships[0].towed) == (-1, -1)
    assert story(play)[1][:5] == ("tow-ended", 1, "HMS Dover", 0, "El Picador")
    assert list(problems(play.s)) == []


@pytest.mark.rule("tow.end")
def test_who_sinks_lets_go_of_the_first_ship_of_all():
    table = towing()
    t = verbs(table)
    t.part(1)
    assert heard(t) == [("tow-ended", 1, "HMS Dover", 0, "El Picador")]
    again = Waters()
    again.ship(0, DOVER, 426, 500, 0, tow=1)
    again.ship(0, PICADOR, 336, 500, 0, masts=(), towed=0)
    t = verbs(again)
    t.part(1)
    assert heard(t) == [("tow-ended", 0, "HMS Dover", 1, "El Picador")]


@pytest.mark.rule("tow.one", "tow.start", "tow.own")
def test_who_is_part_of_a_tow_takes_no_other():
    def offered(**more) -> list[int]:
        table = Waters()
        table.ship(0, ALBION, 800, 800, 0)
        table.ship(1, PICADOR, 470, 508.1, 270, **{"masts": (), **more.pop("other", {})})
        table.ship(0, ANTELOPE, 500, 500, 0, **more)
        return towable(table.s, 2)

    assert offered() == [1]
    assert offered(tow=0) == []
    assert offered(towed=0) == []
    assert offered(masts=()) == []
    assert offered(other={"towed": 0}) == []
    assert offered(other={"tangled": True}) == []
    assert offered(other={"wreck": True}) == []
    assert offered(other={"masts": (0,)}) == []


# on the way


@pytest.mark.rule("crew.type.helmsman", "crew.reveal", "terrain.reef.stop")
@pytest.mark.parametrize(("x", "shown"), [(426, 0), (360, 1)])
def test_a_helmsman_is_seen_when_terrain_is_entered_with_his_segment(x, shown):
    table = Waters()
    table.terrain("reef", 500, 500)
    table.ship(0, CAZADOR, x, 500, 0, crew=("helmsman",))
    play = table.turn(dice=[6]).do("ship:0", "move", [[0, 8600], [0, 5400]])
    assert play.asks == "Sail"
    assert [one.card for one in play.told("crew-revealed")] == [NUMBER["sm-t-017"]] * shown


@pytest.mark.rule("terrain.reef.stop", "basic.move.segments")
def test_what_is_left_of_a_move_after_a_reef():
    def left(x):
        table = Waters()
        table.terrain("reef", 500, 500)
        table.ship(0, DOVER, x, 500, 0)
        play = table.turn(dice=[6]).do("ship:0", "move", [[0, 5400], [0, 5400]])
        decision = play.m.asked[0]
        rest = [0, decision.rest]
        courses = ([rest, [0, 5400]], [rest, [0, 5400], [0, 5400]])
        return tuple(decision.check(play.s, course) is None for course in courses)

    assert left(426) == (True, False)  # it was entered with the first segment
    assert left(372) == (False, False)  # with the second


@pytest.mark.rule("ability.captain", "crew.type.captain", "terrain.sargasso.roll", "terrain.fog.enter")
@pytest.mark.parametrize(("kind", "asked"), [("sargasso", "AfterMove"), ("fog", "Order")])
def test_a_captain_orders_fire_from_weeds_and_not_from_fog(kind, asked):
    table = Waters()
    table.terrain(kind, 500, 500)
    table.ship(0, DOVER, 426, 500, 0, crew=("captain",))
    table.ship(1, PICADOR, 440, 548, 0)
    play = table.turn(dice=[6]).do("ship:0", "move", [[0, 5400]])
    assert (play.asks == "Order") is (asked == "Order")


@pytest.mark.rule("ability.fragile", "terrain.reef.damage")
def test_a_fragile_ship_sinks_on_a_reef_and_sails_no_farther():
    table = Waters()
    table.terrain("reef", 500, 500)
    table.ship(0, FRAGILE, 426, 500, 0, masts=(0,))
    table.ship(0, ALBION, 900, 850, 0)
    play = table.turn(dice=[1]).do("ship:0", "move", [[0, 5400]])  # built with two masts
    assert (play.s.ships[0].sunk, play.s.ships[0].wreck, play.asks) == (True, False, "Order")


@pytest.mark.rule("terrain.reef.wreck", "keyword.ransom.eliminate")
def test_no_ransom_is_paid_for_who_drowns_on_a_reef():
    table = Waters()
    table.terrain("reef", 500, 500)
    table.ship(0, DOVER, 426, 500, 0, masts=(0,), crew=(HAG,))
    play = table.turn(dice=[1]).do("ship:0", "move", [[0, 5400]])
    assert play.s.ships[0].wreck
    assert not play.told("gold-made")


@pytest.mark.rule("ability.oars-s", "crew.type.oarsman", "crew.reveal")
def test_an_oarsman_is_not_seen_while_a_mast_stands():
    table = Waters()
    table.ship(0, DOVER, 500, 500, 0, crew=("oarsman",))
    assert not table.turn().do("ship:0", "move", [[0, 5400]]).told("crew-revealed")


@pytest.mark.rule("geo.fog.exit-pose", "terrain.fog.exit")
def test_where_some_ways_out_of_the_fog_are_blocked_the_others_are_left():
    table = Waters()
    table.terrain("fog", 500, 500)
    table.ship(0, DOVER, 426, 500, 0, fog=0)
    table.ship(0, ALBION, 900, 850, 0)
    table.ship(1, DOVER, 437.67, 640, 120)
    play = table.turn(dice=[3]).do("ship:0", "move")
    assert play.asks == "FogHeading"
    assert 0 < len(play.options()) < 13


@pytest.mark.rule("unique.albatross", "terrain.sargasso.free", "scuttle.roll")
def test_bad_luck_just_spoils_what_a_die_would_have_done():
    for cursed in (False, True):
        table = Waters()
        table.terrain("sargasso", 100, 100)
        table.terrain("sargasso", 500, 500)
        table.ship(0, DOVER, 500, 500, 0, tangled=True)
        table.ship(0, PICADOR, 500, 700, 0, masts=())
        table.ship(0, ALBION, 900, 850, 0)
        if cursed:
            table.find(0, ALBATROSS)
            table.find(1, ALBATROSS)
        play = table.turn(dice=[3, 5]).do("ship:0", "struggle")
        assert play.s.ships[0].tangled is cursed
        if not cursed:
            x, y, _ = map(int, play.options()[0].split(","))
            assert abs(x - 50_000) < 20_000  # beside the weeds that held her
            assert abs(y - 50_000) < 20_000
            play.do(play.options()[0])
        play.do("scuttle:1")
        assert play.s.ships[1].scuttled is not cursed
        assert fields(play.told("scuttle-rolled")[0]) == ("scuttle-rolled", 1, "El Picador", 5)
        assert "scuttle:1" not in play.options()


# orders


@pytest.mark.rule("win.no-fleet", "crew.reveal")
@pytest.mark.parametrize(
    ("fleet", "alive", "shown"),
    [
        ([{"masts": (0,)}], True, False),
        ([{"masts": ()}], True, True),
        ([{"masts": (), "docked": 0}], True, False),
        ([{"masts": (), "docked": 3}], True, True),
        ([{"masts": (), "docked": 5}], True, True),
        ([{"masts": ()}, {"masts": (0,)}], True, False),
        ([{"masts": (), "crew": ()}], False, False),
        ([{"masts": (0,), "crew": (), "sunk": True}], False, False),
    ],
)
def test_a_shipwright_is_shown_only_where_nothing_else_keeps_a_fleet_alive(fleet, alive, shown):
    table = Waters()
    for number, one in enumerate(fleet):
        table.ship(0, DOVER, 500, 400 + 100 * number, 0, **{"crew": ("shipwright",), **one})
    t = verbs(table)
    assert still_afloat(t, 0) is alive
    assert [one[0] for one in heard(t)] == ["crew-revealed"] * shown


@pytest.mark.rule("win.no-fleet", "ability.fragile", "fire.remove-means")
def test_whose_last_ship_burns_down_has_no_turn():
    table = Waters()
    table.ship(0, FRAGILE, 500, 500, 0, masts=(0,), fire=0b1)
    table.ship(1, CAROLINA, 700, 500, 0)
    play = table.turn(0, [6], 1, "turn_begins")
    assert (play.s.over, play.s.ending, play.asks) == (True, "no-fleet", "")
    assert play.m.result().winners == [1]


@pytest.mark.rule("derelict.actions", "tow.mover", "terrain.fog.exit")
def test_who_is_in_tow_waits_for_its_tower():
    table = Waters()
    table.ship(0, DOVER, 426, 500, 0, tow=1)
    table.ship(0, PICADOR, 336, 500, 0, towed=0)
    assert table.turn().options() == ["ship:0", "let-go:0", "end"]
    assert "move" not in actions(table.s, 1)
    table.terrain("fog", 500, 500)
    table.s.ships[1].fog = 0
    assert actions(table.s, 1) == ["idle"]


@pytest.mark.rule("unique.letter-of-marque")
def test_a_letter_of_marque_binds_only_in_an_enemy_home():
    table = Waters()
    table.ship(1, DOVER, 500, 177, 270, docked=0, masts=(0,))
    table.find(0, "cc-93")
    assert actions(table.s, 0) == ["move", "repair", "idle"]
    sea = Waters(edition="RV")  # the last island is a home
    sea.ship(0, DOVER, 500, 500, 0)
    sea.ship(1, PICADOR, 486, 548, 0)
    sea.find(0, "cc-93")
    assert actions(sea.s, 0) == ["move", "come-about", "shoot", "idle"]


@pytest.mark.rule("ability.fort-lookout")
def test_a_lookout_on_the_first_island_of_all():
    table = Waters(4)
    assert table.s.islands[0].home < 0
    land = table.s.islands[0]
    table.ship(0, DOVER, land.x / 100, land.y / 100, 0, docked=0)
    table.fort(0, "cc-64", 0)
    assert "lookout" in actions(table.s, 0)


@pytest.mark.rule("explore.ships", "explore.friend-transfer")
def test_a_friend_is_explored_where_one_of_the_two_has_something():
    for mine, theirs, offered in (((1,), (), True), ((), (1,), True), ((), (), False)):
        table = Waters()
        table.ship(0, DOVER, 500, 500, 0, coins=mine)
        table.ship(0, CAROLINA, 480, 519.2, 0, coins=theirs)
        assert ("board-ship:1" in actions(table.s, 0)) is offered
    table = Waters()
    table.ship(0, DOVER, 500, 500, 0)
    table.find(0, RATS)
    assert not cargo(table.s, table.s.ships[0])  # rats stay where they are
    table.find(0, JADE)
    assert cargo(table.s, table.s.ships[0])


@pytest.mark.rule("treasure.unique.unload")
def test_a_treasure_is_put_ashore():
    table = Waters()
    table.ship(0, NYMPH, 500, 177.4, 270)
    sextant = table.find(0, "rv-105")
    play = table.turn().do(f"ashore:{sextant}")
    assert (play.s.ships[0].finds, play.s.gone) == ([], [sextant])
    assert story(play) == [("treasure-gone", NUMBER["rv-105"], "")]


@pytest.mark.rule("ability.same-action-twice-5", "turn.two-action-cap")
def test_an_action_is_carried_out_twice_where_it_still_can_be():
    table = Waters()
    table.ship(0, DOVER, 500, 177, 270, docked=0, masts=(0, 1, 2), state=TWICE)
    table.ship(0, ALBION, 900, 850, 0)
    play = table.turn().do("ship:0", "repair")
    me = play.s.ships[0]
    assert (me.masts, me.state & TWICE, me.acts, me.acted) == (0b1111, 0, 2, True)
    assert (play.asks, len(play.told("repaired"))) == ("Order", 1)
    table = Waters()
    table.ship(0, DOVER, 500, 177, 270, docked=0, masts=(0,), state=TWICE)
    play = table.turn().do("ship:0", "repair", "1", "2")
    assert play.s.ships[0].masts == 0b0111


# verbs


@pytest.mark.rule("crew.reveal")
def test_what_is_used_is_told_and_who_gives_it_is_seen():
    table = Waters()
    table.ship(0, DOVER, 500, 500, 0, crew=("captain",))
    t = verbs(table)
    t.used(0, "captain", 4, "ship:1")
    t.used(0, "captain")
    assert heard(t) == [
        ("crew-revealed", 0, "HMS Dover", NUMBER["sm-t-007"]),
        ("ability-used", "ship:0", "HMS Dover", "captain", 4, "ship:1"),
        ("ability-used", "ship:0", "HMS Dover", "captain", 0, ""),
    ]
    assert t.recruit(NUMBER["bc-83"], 0) in table.s.marines


@pytest.mark.rule("terrain.fog.enter", "explore.marker", "geo.dock.contact")
def test_where_a_ship_lies_that_fog_takes_or_leaves():
    table = Waters()
    table.terrain("fog", 203, 310)
    table.ship(0, DOVER, 203, 310, 180, docked=5, explored=True)
    t = verbs(table)
    t.lose_in_fog(0, 0)
    assert heard(t) == [("marked", 0, 5), ("fog-entered", 0, "HMS Dover", 0)]
    assert (table.s.ships[0].docked, table.s.ships[0].fog) == (-1, 0)
    full = Waters()
    full.ship(0, PICADOR, 500, 500, 0)
    full.ship(1, PICADOR, 500, 500, 0)  # lies exactly there
    t = verbs(full)
    t.set_free(0)
    assert full.s.ships[0].y > 50_000  # the first way round that is free
    t = verbs(full)
    full.s.ships[0].docked = 0
    t.dock(0)
    assert heard(t) == []


@pytest.mark.rule("win.no-gold", "dock.unload")
def test_the_last_gold_that_is_unloaded_ends_the_game():
    table = Waters()
    table.ship(0, CAROLINA, 500, 500, 0, coins=(3,), docked=0)
    table.s.gone += table.s.islands[4].coins
    table.s.islands[4].coins = []
    table.s.round = 0
    t = verbs(table)
    t.check_left()
    assert not table.s.over
    table.s.round = 1
    t.unload(0)
    assert heard(t) == [("unloaded", 0, 0, "Carolina", 0, [3], 3), ("game-ended", "no-gold", [3, 0])]
    t.check_left()
    assert len(heard(t)) == 2


@pytest.mark.rule("move.come-about", "crew.type.captain", "geo.comeabout.pose")
def test_a_captain_orders_fire_after_coming_about_too():
    table = Waters(edition="RV")
    table.ship(0, DOVER, 400, 800, 0, crew=("captain",))
    table.ship(1, PICADOR, 386, 840, 0)
    play = table.turn().do("ship:0", "come-about")
    assert "900" not in play.options()  # she would lie on the other
    play.do("1800")
    assert play.asks not in ("Order", "")
