"""Moves: segments, turns, contact, docking, casting off, towing, coming about."""

import pytest

from kaper.games.spanishmain.cards import CARDS, NUMBER
from kaper.games.spanishmain.setup import problems
from kaper.games.spanishmain.state import BOUND
from kaper.games.spanishmain.turn import actions
from tests.games.spanishmain.tables import ALBION, ANTELOPE, CAROLINA, CAZADOR, DOVER, PICADOR, Waters


def move(play, *course):
    return play.do("ship:0", "move", list(map(list, course)))


@pytest.mark.rule("basic.move.segments", "basic.measure.units", "move.order-free", "basic.move.up-to", "geo.move.pose")
def test_a_ship_sails_its_segments_in_any_order_and_any_part_of_them():
    table = Waters()
    table.ship(0, ANTELOPE, 200, 200, 0)
    play = move(table.turn(), [0, 8600], [900, 5400])
    assert play.pose(0) == (286, 254, 90)
    table = Waters()
    table.ship(0, ANTELOPE, 200, 200, 0)
    play = move(table.turn(), [0, 5400], [900, 8600])
    assert play.pose(0) == (254, 286, 90)
    table = Waters()
    table.ship(0, ANTELOPE, 300, 500, 0)
    assert move(table.turn(), [0, 2000]).pose(0) == (320, 500, 0)


@pytest.mark.rule("basic.move.turn-before-segment", "move.turn-between", "geo.units")
def test_what_is_wrong_with_a_course_is_said():
    table = Waters()
    table.ship(0, ANTELOPE, 300, 500, 0)
    play = table.turn().do("ship:0", "move")
    assert play.asks == "Sail"
    assert play.refusal([[950, 5400]]) == "basic.move.turn-before-segment"
    assert play.refusal([[0, 9000]]) == "basic.move.segments"
    assert play.refusal([[0, 5400], [0, 8600], [0, 5400]]) == "basic.move.segments"
    assert play.refusal([[300, 0]]) == "geo.move.pose"
    assert play.refusal([[0, -3000], [0, 100]]) == "geo.move.cast-off"
    assert play.refusal("north") == ""
    assert play.do([[900, 5400]]).pose(0) == (300, 554, 90)


@pytest.mark.rule("geo.edge", "geo.area", "geo.tolerance")
def test_the_edge_shortens_a_segment_but_does_not_end_the_move():
    table = Waters()
    table.ship(0, ANTELOPE, 950, 500, 0)
    play = move(table.turn(), [0, 8600], [0, 0])
    assert play.pose(0) == (1000, 500, 0)
    play.next_turn()  # the bow touches the edge: it casts off
    move(play, [900, 5400])
    assert play.pose(0) == (989, 554, 90)
    assert play.s.size == 100_000


@pytest.mark.rule(
    "move.stop-on-touch", "move.no-pass", "geo.move.sweep", "ram.when", "pin.definition", "basic.shoot.action"
)
def test_contact_with_a_ship_ends_the_move():
    table = Waters()
    table.ship(0, PICADOR, 300, 500, 0)
    table.ship(1, CAROLINA, 360, 540, 90)
    play = move(table.turn(), [0, 5400])
    assert play.pose(0) == (350.98, 500, 0)  # contact after 51 mm, and 0.02 short of it
    assert play.asks == "Ram"
    assert play.told("sailed")[0].stop == "ship:1"
    play.do("pass")
    assert play.s.ships[0].acted


@pytest.mark.rule("move.friendly-contact")
def test_contact_with_a_friend_only_stops():
    table = Waters()
    table.ship(0, PICADOR, 300, 500, 0)
    table.ship(0, CAROLINA, 360, 540, 90)
    play = move(table.turn(), [0, 5400])
    assert play.pose(0) == (350.98, 500, 0)
    assert play.asks == "Order"
    play.next_turn().do("ship:0")
    assert "move" in play.options()  # not pinned


@pytest.mark.rule("basic.dock.touch", "geo.dock.contact", "turn.free-action")
def test_a_bow_on_the_shore_is_docked_and_a_side_is_not():
    table = Waters()
    table.s.islands[2].x, table.s.islands[2].y, table.s.islands[2].rotation = 50_000, 50_000, 0
    table.s.islands[2].shape = 1
    table.ship(0, CAZADOR, 620, 500, 180)
    play = move(table.turn(), [0, 8600])
    assert play.pose(0) == (542.02, 500, 180)
    assert play.s.ships[0].docked == 2
    aside = Waters()
    aside.s.islands[2].x, aside.s.islands[2].y, aside.s.islands[2].rotation = 50_000, 50_000, 0
    aside.ship(0, CAZADOR, 520, 535.2, 0)
    assert aside.s.ships[0].docked == -1


@pytest.mark.rule("geo.move.cast-off", "explore.marker", "explore.marker.when", "geo.move.start-contact")
def test_a_docked_ship_casts_off_astern_and_leaves_its_mark():
    table = Waters()
    table.s.islands[2].x, table.s.islands[2].y, table.s.islands[2].rotation = 50_000, 50_000, 0
    table.s.islands[2].shape = 1
    table.ship(0, CAROLINA, 542.02, 500, 180)
    assert table.s.ships[0].docked == 2
    play = table.turn().do("ship:0", "explore").next_turn()
    assert play.s.islands[2].marks == 0
    play.do("ship:0", "move", [[-900, 5400]])
    assert play.pose(0) == (554.02, 554, 90)
    assert play.s.islands[2].marks == 1
    assert play.s.ships[0].docked == -1


@pytest.mark.rule("geo.dock.leave-and-return")
def test_a_ship_may_leave_and_dock_again_in_one_move():
    table = Waters()
    table.ship(0, ANTELOPE, 500, 177.02, 270, coins=(3,))  # at home
    assert table.s.ships[0].docked == 0
    play = move(table.turn(), [-900, 5400], [-900, 100])
    assert play.s.ships[0].docked in (-1, 0)
    out = Waters()
    out.ship(0, CAZADOR, 500, 260, 270, coins=(3,))
    play = move(out.turn(), [0, 8600])
    assert play.told("unloaded")[0].values == [3]


@pytest.mark.rule("geo.move.end-pose")
def test_no_hull_ends_on_another():
    table = Waters()
    table.ship(0, DOVER, 500, 500, 0)
    table.ship(1, PICADOR, 480, 540, 0)
    play = table.turn().do("ship:0", "move")
    assert play.refusal([[-600, 1500]]) == "geo.move.end-pose"


@pytest.mark.rule("derelict.definition", "derelict.actions", "derelict.keeps-cargo", "basic.action.one-per-ship")
def test_a_derelict_cannot_move_or_shoot():
    table = Waters()
    table.ship(0, DOVER, 500, 500, 0, masts=(), crew=("captain",), coins=(2,))
    table.ship(1, PICADOR, 480, 540, 0)
    play = table.turn().do("ship:0")
    assert play.asks != "Act"  # nothing but to stay idle
    assert len(play.s.ships[0].coins) == 1
    assert len(play.s.ships[0].crew) == 1


@pytest.mark.rule("ability.oars-s", "crew.type.oarsman", "geo.move.s-replaces")
def test_oars_move_a_derelict_by_one_s():
    table = Waters()
    table.ship(0, ALBION, 500, 500, 0, masts=(), crew=("oarsman",))  # its own oars and an Oarsman's: one S, not two
    play = table.turn().do("ship:0", "move")
    assert play.refusal([[0, 8600]]) == "basic.move.segments"
    assert play.refusal([[0, 5400], [0, 5400]]) == "basic.move.segments"
    assert play.do([[0, 5400]]).pose(0)[0] == 554
    dover = Waters()
    dover.ship(0, DOVER, 500, 500, 0, masts=(), crew=("oarsman",))
    play = dover.turn().do("ship:0", "move", [[0, 5400]])
    assert play.s.seen[play.s.ships[0].crew[0]] == -1
    helped = Waters()
    helped.ship(0, ALBION, 500, 500, 0, masts=(), crew=("helmsman",))  # the one bonus that oars take
    assert helped.turn().do("ship:0", "move", [[0, 5400], [0, 5400]]).pose(0)[0] == 608
    towing = Waters()
    towing.ship(0, ANTELOPE, 500, 500, 0, tow=1, crew=("helmsman",))  # S and L become S, and the Helmsman's S
    towing.ship(0, PICADOR, 438, 500, 0, masts=(), towed=0)
    play = towing.turn().do("ship:0", "move")
    assert play.refusal([[0, 8600]]) == "basic.move.segments"
    assert play.do([[0, 5400], [0, 5400]]).pose(0)[0] == 608


@pytest.mark.rule(
    "ability.move-plus-s",
    "crew.type.helmsman",
    "geo.move.bonus-order",
    "law.no-stacking",
    "crew.reveal",
    "fleet.generic-no-stack",
)
def test_a_helmsman_gives_one_more_s_and_shows_himself_when_it_is_used():
    table = Waters()
    table.ship(0, CAZADOR, 300, 500, 0, crew=("helmsman", "helmsman"))
    play = table.turn().do("ship:0", "move")
    assert play.refusal([[0, 5400], [0, 8600]]) == "basic.move.segments"  # the bonus comes last
    assert play.refusal([[0, 8600], [0, 5400], [0, 5400]]) == "basic.move.segments"
    play.do([[0, 8600], [0, 5400]])
    assert play.pose(0)[0] == 440
    assert play.told("crew-revealed")
    assert play.m.view(1).ships[0].crew[0].key == "crew-helmsman"
    quiet = Waters()
    quiet.ship(0, CAZADOR, 300, 500, 0, crew=("helmsman",))
    play = move(quiet.turn(), [0, 8600])
    assert play.m.view(1).ships[0].crew[0].key is None


@pytest.mark.rule("crew.nation-match", "ability.when-off")
def test_crew_of_another_nation_gives_nothing():
    table = Waters()
    table.ship(0, CAZADOR, 300, 500, 0, crew=("sm-t-016",))
    assert table.turn().do("ship:0", "move").refusal([[0, 8600], [0, 5400]]) == "basic.move.segments"


@pytest.mark.rule("pin.effect", "pin.derelict-frees", "move.pinned-first", "shoot.pinned-can")
def test_a_pinned_ship_stays_until_the_other_leaves_or_is_derelict():
    table = Waters()
    table.ship(0, PICADOR, 350.98, 500, 0)
    table.ship(1, CAROLINA, 360, 540, 90)
    play = table.turn().do("ship:0")
    assert "move" not in play.options()
    assert "shoot" in play.options()
    wrecked = Waters()
    wrecked.ship(0, PICADOR, 350.98, 500, 0)
    wrecked.ship(1, CAROLINA, 360, 540, 90, masts=())
    assert "move" in wrecked.turn().do("ship:0").options()


@pytest.mark.rule("move.pinned-first")
@pytest.mark.parametrize("card", [PICADOR, "scs-47"])  # the second is a schooner
def test_a_ship_that_is_held_does_not_turn_on_the_spot_either(card):
    def offered(**more):
        table = Waters(edition="RV")
        table.ship(0, card, 350.98, 500, 0, **more)
        table.ship(1, CAROLINA, 360 if not more else 900, 540, 90)
        return [id for id in actions(table.s, 0) if id not in ("shoot", "shoot-far")]

    assert offered() == ["idle"]
    assert offered(state=BOUND) == ["idle"]
    assert offered(tangled=True) == ["struggle", "idle"]
    assert offered(explored=False) == ["move", "come-about", "idle"]


@pytest.mark.rule("move.derelict-contact")
def test_a_bow_on_a_derelict_is_not_pinned():
    table = Waters()
    table.ship(0, PICADOR, 300, 500, 0)
    table.ship(1, CAROLINA, 360, 540, 90, masts=())
    play = move(table.turn(), [0, 5400])
    play.do("pass").next_turn().do("ship:0")
    assert "move" in play.options()


@pytest.mark.rule("move.come-about", "geo.comeabout.pose", "edition.option")
def test_until_revolution_a_ship_may_come_about():
    table = Waters(edition="RV")
    table.ship(0, DOVER, 400, 800, 0)
    play = table.turn().do("ship:0", "come-about", "1800")
    assert play.pose(0) == (310, 800, 180)
    assert play.s.ships[0].acted


@pytest.mark.rule("move.come-about.removed")
def test_since_barbary_coast_nobody_comes_about():
    table = Waters(edition="BC")
    table.ship(0, DOVER, 400, 500, 0)
    assert "come-about" not in table.turn().do("ship:0").options()


def derelict_ahead(owner: int, **more) -> Waters:
    """Our ship touches the bow of a derelict with its side."""
    table = Waters()
    table.ship(0, ANTELOPE, 500, 500, 0, **more)
    table.ship(owner, PICADOR, 470, 508.1, 270, masts=(), coins=(2,))
    return table


@pytest.mark.rule("tow.start", "tow.attach", "tow.ownership", "tow.speed", "tow.follow", "tow.mover", "geo.tow.pose")
def test_a_derelict_whose_bow_is_touched_may_be_towed():
    play = derelict_ahead(1).turn().do("ship:0", "tow:1")
    assert play.s.ships[1].owner == 0
    assert play.refusal([[0, 8600]]) == "basic.move.segments"  # S only
    play.do([[0, 5400]])
    assert play.pose(0) == (554, 500, 0)
    assert play.pose(1) == (492, 500, 0)  # its bow at the stern
    assert play.s.seen[play.s.ships[1].coins[0]] & 1


@pytest.mark.rule("tow.own")
def test_own_derelicts_may_be_towed():
    play = derelict_ahead(0).turn().do("ship:0", "tow:1", [[0, 5400]])
    assert play.s.ships[1].owner == 0
    assert play.s.ships[1].towed == 0


@pytest.mark.rule("tow.end", "tow.one")
def test_a_tow_may_be_cast_off_and_nobody_tows_two():
    table = derelict_ahead(1)
    table.ship(1, PICADOR, 560, 700, 270, masts=())
    play = table.turn().do("ship:0", "tow:1", [[0, 5400]])
    assert "let-go:0" in play.options()
    play.do("let-go:0")
    assert (play.s.ships[0].tow, play.s.ships[1].towed, play.s.ships[1].owner) == (-1, -1, 0)


@pytest.mark.rule("tow.no-ram")
def test_a_towed_ship_is_a_friend_and_cannot_be_rammed_by_its_tower():
    play = derelict_ahead(1).turn().do("ship:0", "tow:1", [[0, 5400]])
    assert not play.told("rammed")
    assert play.asks == "Order"


@pytest.mark.rule("tow.dock", "tow.treasure", "geo.tow.dock-berth", "tow.crew-limit")
def test_a_towed_ship_docks_with_its_tower_and_is_unloaded():
    table = Waters()
    table.ship(0, ANTELOPE, 500, 220, 270)
    table.ship(0, PICADOR, 500, 282.02, 270, masts=(), coins=(2,))
    table.s.ships[0].tow, table.s.ships[1].towed = 1, 0
    play = move(table.turn(), [0, 5400])
    assert play.s.ships[0].docked == 0
    assert play.s.ships[1].docked == 0
    assert play.told("unloaded")[0].total == 2
    assert list(problems(play.s)) == []


@pytest.mark.rule("dock.not-enemy")
def test_nobody_docks_at_an_enemy_home():
    table = Waters()
    table.ship(1, CAZADOR, 500, 240, 270)
    play = table.turn(1).do("ship:0", "move", [[0, 8600]])
    assert play.told("sailed")[0].stop == "island:0"
    assert play.s.ships[0].docked == -1


@pytest.mark.rule("tow.no-room", "tow.terrain")
def test_a_tower_stopped_where_nothing_fits_behind_it_loses_its_tow():
    table = Waters()
    table.terrain("sargasso", 500, 500)
    table.ship(0, DOVER, 450, 500, 0, crew=("helmsman",))
    table.ship(0, PICADOR, 360, 500, 0, masts=())
    table.s.ships[0].tow, table.s.ships[1].towed = 1, 0
    for y, heading in ((522, 0), (478, 0)):  # a lane of wrecks just wide enough for the tower
        table.ship(1, CAROLINA, 400, y, heading, masts=(), wreck=True)
        table.ship(1, CAROLINA, 322, y, heading, masts=(), wreck=True)
    table.ship(1, CAROLINA, 372, 500, 0, masts=(), wreck=True)
    table.s.ships[1].x = 20_000
    play = table.turn(dice=[6]).do("ship:0", "move", [[0, 5400], [0, 5400]])
    assert play.s.ships[0].tangled
    assert (play.s.ships[0].tow, play.s.ships[1].towed) == (-1, -1)
    assert list(problems(play.s)) == []


@pytest.mark.rule("geo.enumeration")
def test_suggestions_name_what_a_course_is_good_for():
    table = Waters()
    table.ship(0, ANTELOPE, 500, 500, 0)
    table.ship(0, CAROLINA, 560, 540, 90)
    table.ship(1, PICADOR, 560, 460, 0, masts=())
    table.ship(1, DOVER, 620, 580, 90)
    play = table.turn().do("ship:0", "move")
    decision = play.m.asked[0]
    plans = decision.plans(play.s, 40)
    assert {(plan.purpose, plan.thing) for plan in plans} >= {("touch", "ship:2"), ("stay", "")}
    assert not any(plan.thing == "ship:1" for plan in plans)  # a friend under sail is no goal
    assert all(decision.check(play.s, plan.course) is None for plan in plans)
    question = play.m.question(0)
    assert question.kind == "plot"
    assert all(decision.check(play.s, [list(pair) for pair in option.path]) is None for option in question.options)
    assert decision.suggestions(play.s, 40) == decision.suggestions(play.s, 40)


def test_a_course_towards_an_island_is_found_by_pressing_the_island_and_a_ship_says_how_it_sails():
    table = Waters()
    table.ship(0, ANTELOPE, 450, 450, 0)
    table.ship(1, DOVER, 800, 100, 90)
    play = table.turn()
    ship = play.m.question(0).options[0]
    assert ship.text.args["masts"] == CARDS[NUMBER[ANTELOPE]].masts
    assert ship.text.args["move"] == "+".join(CARDS[NUMBER[ANTELOPE]].move)
    options = play.do("ship:0", "move").m.question(0).options
    towards = [option for option in options if option.text.key == "option-course-head"]
    assert towards
    assert all(option.targets[-1].startswith("island:") and option.targets[0].startswith("pose:") for option in towards)
    reach = sum({"S": 5400, "L": 8600}[lath] for lath in CARDS[NUMBER[ANTELOPE]].move)
    for option in towards:  # what lies there, and how many turns are left to it
        island = table.s.islands[int(option.targets[-1][7:])]
        x, y, _ = map(int, option.targets[0][5:].split(","))
        far = ((island.x - x) ** 2 + (island.y - y) ** 2) ** 0.5
        assert option.text.args["coins"] == len(island.coins)
        assert (option.text.args["turns"] - 1) * reach < far < option.text.args["turns"] * reach + 5_000


def test_docking_at_home_with_nothing_to_bring_stands_last():
    table = Waters()
    home = table.s.islands[0]
    table.ship(0, ANTELOPE, home.x / 100 + 150, home.y / 100, 180)
    laden = Waters()
    laden.ship(0, ANTELOPE, home.x / 100 + 150, home.y / 100, 180, coins=(1,))
    asked = [sea.turn().do("ship:0", "move").m.question(0).options for sea in (table, laden)]
    places = [[option.text.key for option in options].index("option-course-home") for options in asked]
    assert all("island:0" in option.targets for option in asked[0][places[0] :])
    assert places[1] < places[0]
