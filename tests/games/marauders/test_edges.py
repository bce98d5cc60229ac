"""Edges of the rules that a small fault could cross unnoticed: found by making faults (tools/mutants.py)."""

import pytest

from kaper.games.marauders.atlas import ZONE
from kaper.games.marauders.battle import deadlocked, npc_action
from kaper.games.marauders.captains import CARGO, CREW, MASTS, SHIPS, SLOOP
from kaper.games.marauders.hits import sturdiest
from kaper.games.marauders.npc import arrivals, lookouts, quarry
from kaper.games.marauders.state import Battle, Enemy
from tests.games.marauders.tables import Sea, names
from tests.games.marauders.test_plunder import boarded

ENGLISH, FRENCH, PIRATE_SLOOP = 1, 2, 4


@pytest.mark.rule("npc.scout-trigger-enter", "bounty.hunted")
def test_the_first_captain_of_the_list_is_hunted_like_any_other():
    sea = Sea("felipe", "vos").at(0, "havana").npc("estrees", "havana").bounty(0, french=1)
    assert lookouts(sea.s, sea[0]) == [FRENCH]


@pytest.mark.rule("ruling.combat-stalemate")
@pytest.mark.parametrize(
    ("mine", "theirs", "stuck"), [((0, 0), (0, 0), True), ((0, 0), (0, 1), False), ((1, 0), (0, 0), False)]
)
def test_a_battle_is_stuck_only_where_neither_side_can_do_anything(mine, theirs, stuck):
    sea = Sea("vos", "boom")
    for seat, (masts, guns) in enumerate((mine, theirs)):
        sea.ship(seat, "sloop", now=[2, 2, masts, 2, guns])
    assert deadlocked(sea.s, Battle([0, 1])) is stuck


@pytest.mark.rule("ruling.payment", "buy.price")
def test_goods_bought_at_home_are_paid_from_the_ship_first():
    play = Sea("felipe", "frances").gold(0, 1, stash=20).port(then=1).do("buy")
    play.do(play.options()[:2])
    paid = play.told("bought")[0].gold
    assert paid > 1
    assert (play[0].gold, play[0].stash) == (0, 21 - paid)


@pytest.mark.rule("ruling.capture-mods")
def test_the_modifications_of_a_prize_are_no_longer_on_the_wreck():
    play = boarded(lambda sea: sea.ship(1, "frigate", "sails", now=[1, 2, 3, 0, 3])).do("take")
    assert (len(play[0].mods), play[1].mods) == (1, [])


@pytest.mark.rule("npc.control")
@pytest.mark.parametrize(
    ("enemy", "action"),
    [
        ([1, 3, 3, 3, 1], "flee"),  # nearly sunk, and weaker in cannons
        ([3, 3, 3, 1, 1], "shoot"),  # weaker, but sound
        ([1, 3, 3, 4, 4], "board"),  # nearly sunk, not weaker: it may not flee; its crew is better
        ([3, 3, 3, 1, 0], "board"),  # nothing to shoot with
        ([3, 3, 3, 0, 0], "shoot"),  # nobody to board with
        ([3, 3, 3, 3, 3], "shoot"),  # as strong as the other: guns are surer
    ],
)
def test_what_a_ship_without_a_player_does(enemy, action):
    sea = Sea("vos", "boom", npc_control="automatic").ship(0, "frigate")
    sea.s.enemy = Enemy(PIRATE_SLOOP, SLOOP, enemy, 3, 3)
    sea.s.battle = Battle([0, -1], round=2)
    assert npc_action(sea.s, sea.s.battle, 1) == action


@pytest.mark.rule("npc.control")
def test_where_a_ship_without_a_player_takes_a_skull():
    assert sturdiest(Enemy(0, SLOOP, [3, 1, 3, 3, 3], 3, 3)) == CARGO
    assert sturdiest(Enemy(0, SLOOP, [1, 0, 2, 1, 1], 3, 3)) == MASTS
    assert sturdiest(Enemy(0, SLOOP, [1, 0, 1, 2, 1], 3, 3)) == CREW


@pytest.mark.rule("hunt.random-tie")
@pytest.mark.parametrize("face", [1, 2])
def test_of_two_equally_wanted_captains_the_die_picks_one(face):
    sea = Sea("vos", "boom").at(0, "havana").at(1, "havana").npc("estrees", "havana")
    sea.bounty(0, french=1).bounty(1, french=1)
    play = sea.turn(dice=[[face]])
    assert quarry(play.m.table, FRENCH) == face - 1


@pytest.mark.rule("npc.fallback", "ruling.war-effects")
@pytest.mark.parametrize(("face", "commodore"), [(1, False), (2, True)])
def test_the_die_says_who_of_those_below_comes_back(face, commodore):
    sea = Sea("marquis", "vos").war("english", "french").npc("myngs", "nassau")
    ship = sea.s.npcs[ENGLISH]
    ship.commodore, ship.returns, ship.zone = True, True, -1
    play = sea.turn(dice=[[face]])
    arrivals(play.m.table)
    assert play.s.npcs[ENGLISH].commodore_leads is commodore
    assert play.s.npcs[ENGLISH].zone == (ZONE["port_royale"] if commodore else play.s.npcs[ENGLISH].zone)


@pytest.mark.rule("raid.weapons")
def test_only_weapons_aboard_are_spent_in_a_raid():
    sea = Sea("vos", "frances").at(0, "tortuga").merchant("tortuga", "dutch").ship(0, "frigate", weapons="chain")
    play = sea.turn(dice=[[5, 1], [5, 1, 1]], then=1).do("scout:merchant", "raid:dutch")
    assert [id for id in play.options() if id.startswith("weapon:")] == ["weapon:chain"]


@pytest.mark.rule("raid.hits", "raid.glory", "raid.escape")
def test_what_a_raid_would_bring_if_it_were_resolved_now():
    sea = Sea("vos", "frances").at(0, "tortuga").merchant("tortuga", "dutch").ship(0, "frigate")
    sea.on_top("cocoa:5:hull", "rum:2:escape", "fruit:1:escape")
    play = sea.turn(dice=[[5, 1], [5, 1, 1]], then=1).do("scout:merchant", "raid:dutch")
    raid = play.m.view(0).raid
    assert (raid.loot, raid.escapes, raid.hits) == (8, 2, [1, 0, 0, 0, 0])
    assert (raid.outcome, raid.glorious) == ("looted", False)  # eight Gold are no glory


@pytest.mark.rule("glory.play-own-turn", "yard.repair")
def test_the_shipwrights_favour_is_discarded():
    sea = Sea("felipe", "frances").hand(0, "shipwright").ship(0, "sloop", now=[1, 2, 2, 2, 1])
    play = sea.port(then=1).do("yard")
    play.do(play.card(0, "shipwright"))
    assert (play[0].hand, names(play.s.glory_discard)) == ([], ["shipwright"])
    assert play[0].now == list(SHIPS[SLOOP].locations)


@pytest.mark.rule("death.discard", "port.action", "ruling.jettison")
def test_what_happens_is_told():
    sea = Sea("vos", "frances").ship(0, "sloop", now=[1, 0, 1, 1, 0]).at(0, "havana").event("storm")
    play = sea.turn(dice=[[1] * 3, [1, 1]], then=1).do("end")
    assert [(event.seat, event.retired) for event in play.told("died")] == [(0, False)]
    assert [event.dice for event in play.told("rolled") if event.what == "storm"] == [[1, 1]]
    light = Sea("vos", "frances").at(0, "havana").hold(0, "rum", "cocoa").turn().do("jettison")
    light.do(light.options()[:1])
    assert [names(event.cards) for event in light.told("cargo-lost")] == [["rum"]]
    assert light.m.act(0, "port").text.key == "refusal-not-in-port"
