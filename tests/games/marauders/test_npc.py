"""Non-player captains: hunting, moving, entering, scouting, and wars."""

import pytest

from kaper.games.marauders.atlas import NATIONS, ZONE
from kaper.games.marauders.box import ICONS, NPC_CARD
from kaper.games.marauders.captains import MANOWAR
from kaper.games.marauders.npc import defeated, hostile, lookouts, pursuit, scouting_dice
from kaper.games.marauders.state import npc_ship
from tests.games.marauders.tables import Sea

DUTCH, ENGLISH, FRENCH, SPANISH, SLOOP, FRIGATE = range(6)


# movement


@pytest.mark.rule("npc.move-icons", "event.npc-icons-first")
def test_icons_move_npcs_in_order_before_the_text():
    assert sum(bool(icons) for icons in ICONS.values()) == 17
    assert all(len(icons) in (0, 3) for icons in ICONS.values())
    sea = (
        Sea("vos", "frances")
        .npc("oquendo", "havana")
        .npc("benbow", "bridgetown")
        .on_top("peace")
        .war("english", "french")
    )
    play = sea.play("round_start", then=1)
    moves = [(event.npc, event.to) for event in play.told("npc-moved")]
    assert moves == [(SPANISH, ZONE["tortuga"]), (ENGLISH, ZONE["trinidad"])]  # French flagship absent: skipped
    tags = [told.event.__struct_config__.tag for told in play.m.told]
    assert max(i for i, tag in enumerate(tags) if tag == "npc-moved") < tags.index("peace-made")


@pytest.mark.rule("hunt.override")
@pytest.mark.parametrize(("where", "port", "to"), [("basse_terre", False, "basse_terre"), ("caracas", True, "caracas")])
def test_a_hunting_npc_ignores_the_direction(where, port, to):
    sea = (
        Sea("vos", "frances").npc("almonde", "basse_terre").at(0, where, port).bounty(0, spanish=1).on_top("hurricane")
    )
    assert sea.play("round_start", then=1).s.npcs[DUTCH].zone == ZONE[to]


@pytest.mark.rule("hunt.random-tie", "ruling.npc-hunt-same-vs-adjacent")
def test_equal_captains_are_drawn_by_lot():
    def chase(roll):
        sea = Sea("vos", "frances").npc("almonde", "basse_terre").on_top("hurricane")
        sea.at(0, "basse_terre").at(1, "caracas").bounty(0, spanish=1).bounty(1, english=1)
        return sea.play("round_start", dice=[[roll]], then=1).s.npcs[DUTCH].zone

    assert chase(1) == ZONE["basse_terre"]
    assert chase(2) == ZONE["caracas"]


@pytest.mark.rule("hunt.flagship-priorities", "ruling.npc-hunt-degree", "hunt.hostile", "bounty.hunted")
def test_flagship_priorities():
    sea = Sea("vos", "frances", "richery").bounty(0, dutch=1).bounty(1, spanish=3).war("dutch", "french")
    ranks = [pursuit(sea.s, DUTCH, p) for p in sea.s.players]
    assert ranks == [(1, 0, 0), (0, 3, 0), (0, 0, 1)]
    assert sorted(ranks, reverse=True) == ranks
    peace = Sea("vos", "frances")
    assert not hostile(peace.s, DUTCH, peace[1])
    assert hostile(peace.bounty(1, english=1).s, DUTCH, peace[1])


@pytest.mark.rule("hunt.pirate-priorities", "bounty.pirate-truce", "ruling.npc-hunt-stash")
def test_pirate_priorities():
    sea = Sea("vos", "frances", "richery").gold(0, 12).gold(1, 5).gold(2, 0, stash=50)
    assert [pursuit(sea.s, SLOOP, p) for p in sea.s.players] == [(12, 0, 1), (5, 0, 1), (0, 0, 1)]
    sea.hold(1, "rum", "rum")
    assert pursuit(sea.s, FRIGATE, sea[1]) == (5, 2, 1)
    assert hostile(sea.s, SLOOP, sea[2])  # penniless and empty, and hunted all the same
    assert not hostile(sea.bounty(0, english=1).s, SLOOP, sea[0])


@pytest.mark.rule("ruling.npc-hunt-no-captain")
def test_players_without_captain_are_ignored():
    sea = Sea("vos", "frances").npc("almonde", "basse_terre").at(0, "caracas").bounty(0, spanish=1).on_top("hurricane")
    sea[0].who = -1
    sea.s.captain_discard.append(sea[0].captain.pop())
    assert sea.play("round_start", then=1).s.npcs[DUTCH].zone == ZONE["st_maarten"]


# entering


@pytest.mark.rule("npc.enter-end-of-round", "npc.card-visible", "event.discard")
def test_a_new_npc_enters_at_the_end_of_the_round():
    play = Sea("vos", "frances").on_top("teach").play("round_start", then=2)
    view = play.m.view(0)
    assert view.entering.key == "npc-teach"
    assert play.s.npcs[FRIGATE].zone == -1
    while play.s.round == 2:
        play.do(play.m.asked[play.asked].sample(play.s, play.chance.then))
    pirate = play.m.view(1).npcs[FRIGATE]
    assert (pirate.captain, pirate.skills) == ("teach", [3, 3, 4])
    assert play.told("npc-entered")[0].zone == ZONE["port_royale"]


@pytest.mark.rule("npc.fallback", "ruling.round-end-steps", "npc.limits")
def test_captains_below_come_back_by_lot_unless_a_new_card_supersedes_them():
    def defeat(dice, *, new=""):
        sea = Sea("vos", "frances")
        for name in ("bonny", "rackham", "bonnet"):
            if name != new:
                sea.npc(name, "nassau")
        ship = sea.s.npcs[SLOOP]
        sea.s.event_discard.append(ship.pile.pop())
        ship.zone, ship.returns = -1, True
        if new:
            sea.on_top(new)
            sea.s.entering.append(sea.s.event_deck.pop())
        sea.on_top("glut")
        return sea.play("round_end", dice=dice, then=1).s.npcs[SLOOP]

    assert NPC_CARD[defeat([[1]]).pile[-1]].name == "bonny"
    assert NPC_CARD[defeat([[2]]).pile[-1]].name == "rackham"
    superseded = defeat([], new="bonnet")
    assert [NPC_CARD[card].name for card in superseded.pile] == ["bonny", "bonnet"]
    assert superseded.zone == ZONE["nassau"]


@pytest.mark.rule("ruling.npc-at-sea", "ruling.npc-fled", "npc.repair")
def test_an_npc_that_was_fled_from_stays_and_is_repaired():
    sea = Sea("vos", "frances").ship(0, "frigate").at(0, "havana").npc("bonnet", "havana")
    dice = [[5, 1], [5, 5, 1], [1, 1], [1, 2, 3], [5, 1, 1], [1, 1]]
    play = sea.turn(dice=dice).do("scout:npc:pirate-sloop")
    assert play.s.enemy.now == [2, 1, 1, 1, 1]
    play.do((0, "flee"), (1, "shoot"))
    assert play.s.battle is None
    assert play.s.enemy is None
    assert play.s.npcs[SLOOP].zone == ZONE["havana"] == play[0].zone
    assert not hasattr(play.m.view(0).npcs[SLOOP], "port")


# scouting


@pytest.mark.rule("npc.scout-trigger-enter", "npc.scout-trigger-start", "npc.scout-battle", "ruling.port-safe")
@pytest.mark.rule("ruling.npc-scout-once")
def test_hostile_npcs_scout_on_entry_and_at_the_start_of_a_turn():
    sea = Sea("frances", "vos").at(0, "curacao", port=True).npc("almonde", "curacao").bounty(0, english=1)
    play = sea.turn(dice=[[1, 2]]).do("leave")
    assert [event.npc for event in play.told("npc-scouted")] == [DUTCH]
    assert (play.asks, play.s.actions) == ("Act", 2)
    safe = Sea("frances", "vos").at(0, "curacao", port=True).npc("almonde", "curacao").bounty(0, english=1)
    assert safe.play(("turn", 0)).told("npc-scouted") == []
    start = Sea("frances", "vos").at(0, "curacao").npc("almonde", "curacao").bounty(0, english=1)
    play = start.play(("turn", 0), dice=[[5, 1], [1, 1, 1], [1, 1]])
    assert play.told("battle-began")[0].attacker == -1
    assert play.s.actions == 3


@pytest.mark.rule("npc.flag-scouting", "ruling.npc-flag-any")
@pytest.mark.parametrize(("bounties", "dice"), [({"spanish": 4}, 4), ({"spanish": 1}, 2), ({}, 2)])
def test_a_flagship_rolls_the_highest_bounty_of_any_nation(bounties, dice):
    sea = Sea("frances", "vos").at(0, "havana").npc("estrees", "havana").bounty(0, **bounties).war("english", "french")
    assert scouting_dice(sea.s, FRENCH, sea[0]) == dice


@pytest.mark.rule("npc.pirates-shy")
def test_pirates_do_not_scout_beside_a_flagship():
    sea = Sea("frances", "vos").at(0, "havana").npc("bonnet", "havana")
    assert lookouts(sea.s, sea[0]) == [SLOOP]
    assert lookouts(sea.npc("estrees", "havana").s, sea[0]) == []


@pytest.mark.rule("npc.manowar-standoff")
def test_two_men_o_war_hold_each_other_in_check():
    sea = Sea("frances", "vos").at(0, "havana").npc("myngs", "havana").bounty(0, dutch=1).war("english", "french")
    assert lookouts(sea.s, sea[0]) == [ENGLISH]
    assert lookouts(sea.npc("estrees", "havana").s, sea[0]) == []
    assert lookouts(sea.npc("oquendo", "havana").s, sea[0]) == [SPANISH]


@pytest.mark.rule("npc.multiple-order", "ruling.npc-scout-order-stop")
def test_several_npcs_scout_in_random_order_fixed_at_the_trigger():
    def order(roll):
        sea = Sea("frances", "vos").at(0, "nassau").npc("myngs", "havana").npc("oquendo", "havana").bounty(0, dutch=1)
        play = sea.turn(dice=[[roll], [1, 2], [1, 2]]).do("sail:havana")
        return [event.npc for event in play.told("npc-scouted")]

    assert order(1) == [ENGLISH, SPANISH]
    assert order(2) == [SPANISH, ENGLISH]
    # The captain dies in the first battle: the second NPC does not roll.
    sea = Sea("frances", "vos").at(0, "nassau").npc("myngs", "havana").npc("oquendo", "havana").bounty(0, dutch=1)
    sea.ship(0, "sloop", now=[1, 2, 2, 2, 1])
    play = sea.turn(dice=[[1], [5, 2], [5, 5, 5], [1, 1], [1, 2, 5]]).do("sail:havana", "hull")
    assert len(play.told("npc-scouted")) == 1
    assert play[0].who == -1


# battle


@pytest.mark.rule("npc.control", "ruling.npc-control-two", "ruling.npc-defends", "ruling.npc-victory")
def test_the_left_neighbour_plays_the_npc():
    sea = Sea("vos", "frances", "richery").ship(0, "frigate").at(0, "havana").npc("teach", "havana")
    play = sea.turn(dice=[[5, 1], [1, 1, 1], [1, 1, 1]]).do("scout:npc:pirate-frigate")
    assert (play.asks, play.asked) == ("Maneuver", 0)
    play.do("shoot")
    assert (play.asks, play.asked) == ("Maneuver", 1)
    last = Sea("vos", "frances").ship(1, "frigate").at(1, "havana").npc("teach", "havana")
    play = last.turn(1, dice=[[5, 1, 1], [1, 1], [1, 1, 1]]).do("scout:npc:pirate-frigate").do((1, "shoot"))
    assert play.asked == 0
    doomed = Sea("vos", "frances").ship(0, "sloop", now=[1, 2, 2, 2, 1]).at(0, "havana").npc("teach", "havana")
    play = doomed.battle(0, -1 - FRIGATE, dice=[[1, 1, 1], [5, 1, 1], [1, 1, 5]]).do((0, "hull"))
    assert play[0].who == -1
    assert play[1].points == 0
    assert play[1].gold == 10


@pytest.mark.rule("npc.flee-limit", "ruling.npc-flee-compare")
@pytest.mark.parametrize("now", [[3, 3, 3, 3, 3], [3, 3, 3, 2, 3], [3, 3, 3, 3, 2]])
def test_an_npc_flees_only_when_weaker(now):
    sea = Sea("vos", "frances").ship(0, "frigate", now=now).at(0, "havana").npc("teach", "havana")
    play = sea.turn(dice=[[5, 1], [1, 1, 1], [1, 1, 1]]).do("scout:npc:pirate-frigate", "shoot")
    assert "flee" not in play.options()
    assert play.refusal("flee") == "npc.flee-limit"
    stronger = Sea("vos", "frances").ship(0, "galleon").at(0, "havana").npc("teach", "havana")
    play = stronger.turn(dice=[[5, 1], [1, 1, 1], [1, 1, 1, 1]]).do("scout:npc:pirate-frigate", "shoot")
    assert "flee" in play.options()


@pytest.mark.rule("ruling.npc-control-two")
def test_an_automatic_npc_is_a_table_option():
    sea = Sea("vos", "frances", npc_control="automatic").ship(0, "frigate").at(0, "havana").npc("teach", "havana")
    dice = [[5, 1], [5, 5, 1], [1, 1, 1], [5, 5, 5]]
    play = sea.turn(dice=dice).do("scout:npc:pirate-frigate")
    assert play.s.enemy.now == [3, 0, 3, 3, 3]  # an NPC gives up its empty hold first
    assert play.asked == 0


# zones


@pytest.mark.rule("board.zone-rules")
def test_zones_that_hide_ships():
    sea = Sea("vos", "frances").npc("bonny", "old_providence").at(0, "old_providence")
    assert scouting_dice(sea.s, SLOOP, sea[0]) == 2
    assert scouting_dice(sea.at(0, "nassau").s, SLOOP, sea[0]) == 3
    juan = Sea("vos", "frances").npc("bonny", "san_juan").at(0, "san_juan")
    assert lookouts(juan.s, juan[0]) == []
    assert lookouts(juan.npc("estrees", "san_juan").bounty(0, dutch=1).s, juan[0]) == [FRENCH]


# war


@pytest.mark.rule("ruling.war-effects", "board.war-area", "event.discard")
def test_war_makes_men_o_war_and_closes_ports():
    sea = Sea("marquis", "vos").npc("myngs", "nassau").on_top("war")
    play = sea.play("round_start", dice=[[2], [2]], then=3)
    assert [NATIONS[nation] for nation in play.s.war] == ["english", "french"]
    assert play.m.view(0).war == ["english", "french"]
    assert len(play.s.war_card) == 1
    assert npc_ship(play.s, ENGLISH) == MANOWAR
    assert play.m.view(0).npcs[ENGLISH].ship == "manowar"
    while play.s.round == 2:
        play.do(play.m.asked[play.asked].sample(play.s, play.chance.then))
    french = play.m.view(0).npcs[FRENCH]  # no admiral: a commodore in Petit-Goâve
    assert (french.captain, french.skills) == ("commodore", [3, 2, 3])
    assert ("npc-entered", ZONE["petit_goave"]) in [("npc-entered", event.zone) for event in play.told("npc-entered")]
    at_nassau = Sea("marquis", "vos").at(0, "nassau").war("english", "french")
    play = at_nassau.turn()
    assert "enter" not in play.options()
    assert play.refusal("enter") == "ruling.war-effects"
    assert hostile(at_nassau.s, ENGLISH, at_nassau[0])


@pytest.mark.rule("ruling.war-flagship-sunk")
@pytest.mark.parametrize(("below", "captain"), [(False, "commodore"), (True, "myngs")])
def test_a_flagship_sunk_in_the_round_of_its_war_card_is_replaced(below, captain):
    sea = Sea("rodrigo", "vos").ship(0, "galleon").at(0, "st_maarten")
    if below:
        sea.npc("myngs", "st_maarten")
    sea.npc("benbow", "st_maarten").on_top("war", "glut")
    play = sea.play("round_start", dice=[[2], [2]], then=3)
    assert [NATIONS[nation] for nation in play.s.war] == ["english", "french"]
    defeated(play.m.table, ENGLISH)
    assert play.s.npcs[ENGLISH].zone == -1
    while play.s.round == 2:
        play.do(play.m.asked[play.asked].sample(play.s, play.chance.then))
    assert play.m.view(0).npcs[ENGLISH].captain == captain
    assert play.m.view(0).npcs[ENGLISH].ship == "manowar"


@pytest.mark.rule("ruling.war-new", "ruling.war-effects")
def test_a_new_war_or_peace_ends_the_old_one():
    sea = Sea("marquis", "vos").war("english", "french").on_top("war")
    ship = sea.s.npcs[FRENCH]
    ship.commodore = ship.commodore_leads = True
    ship.zone = ZONE["petit_goave"]
    play = sea.play("round_start", dice=[[1], [3]], then=3)
    assert [NATIONS[nation] for nation in play.s.war] == ["dutch", "spanish"]
    assert (len(play.s.war_card), len(play.s.event_discard)) == (1, 1)
    assert play.s.npcs[FRENCH].zone == -1  # the commodore has left
    peace = Sea("marquis", "vos").war("english", "french").npc("myngs", "nassau").on_top("peace")
    play = peace.play("round_start", then=3)
    assert play.s.war == []
    assert npc_ship(play.s, ENGLISH) != MANOWAR


@pytest.mark.rule("ruling.war-effects", "npc.fallback")
def test_peace_sends_commodores_home_and_leaves_admirals():
    def peace(leads):
        sea = Sea("marquis", "vos").war("english", "french").npc("myngs", "nassau").on_top("peace", "glut")
        ship = sea.s.npcs[ENGLISH]
        ship.commodore, ship.commodore_leads = True, leads
        return sea.play("round_start", then=3)

    under_him = peace(leads=False).s.npcs[ENGLISH]
    assert (under_him.commodore, under_him.zone, under_him.returns) == (False, ZONE["tortuga"], False)
    play = peace(leads=True)
    assert play.s.npcs[ENGLISH].zone == -1  # the commodore has left, the admiral comes at the end of the round
    while play.s.round == 2:
        play.do(play.m.asked[play.asked].sample(play.s, play.chance.then))
    assert [event.captain for event in play.told("npc-entered")] == ["myngs"]


@pytest.mark.rule("ruling.round-end-steps", "npc.fallback", "ruling.war-effects")
@pytest.mark.parametrize("new", ["", "myngs", "teach"])
def test_nobody_waits_beyond_the_end_of_the_round(new):
    """Whoever is due returns then: no peace can find a commodore or an admiral still on his way."""
    sea = Sea("marquis", "vos").war("english", "french").on_top("glut")
    for nation in (ENGLISH, FRENCH):
        sea.s.npcs[nation].commodore = sea.s.npcs[nation].returns = True
    if new:
        sea.s.entering.append(sea.take(lambda item: item in NPC_CARD and NPC_CARD[item].name == new))
    play = sea.play("round_end", then=3)
    assert not any(ship.returns for ship in play.s.npcs)
    assert play.s.npcs[FRENCH].commodore_leads
    assert play.s.npcs[ENGLISH].commodore_leads == (new != "myngs")


@pytest.mark.rule("ruling.bounty-war", "reward.player-limits")
def test_no_bounty_for_attacking_the_enemy_in_war():
    sea = Sea("frances", "vos").at(0, "tortuga").merchant("tortuga", "french").war("english", "french")
    play = sea.turn(dice=[[5, 1, 1], [1, 1]]).do("scout:merchant", "raid:french")
    assert play[0].bounty == [0, 0, 0, 0]
    duel = Sea("frances", "marquis").at(0, "tortuga").at(1, "tortuga").war("english", "french")
    play = duel.turn(dice=[[5, 1, 1], [1, 1], [1, 1, 1]]).do("scout:ship:1")
    assert play[0].bounty == [0, 0, 0, 0]


@pytest.mark.rule("ruling.war-effects", "ruling.npc-defeat-removal", "npc.fallback")
@pytest.mark.parametrize("below", [False, True])
def test_a_defeated_commodore_never_returns(below):
    sea = Sea("marquis", "vos").war("english", "french")
    if below:
        sea.npc("myngs", "nassau")
    ship = sea.s.npcs[ENGLISH]
    ship.commodore = ship.commodore_leads = True
    ship.zone = ZONE["nassau"]
    play = sea.turn()
    defeated(play.m.table, ENGLISH)
    ship = play.s.npcs[ENGLISH]
    assert (ship.commodore, ship.commodore_leads, ship.zone, ship.returns) == (False, False, -1, below)
    assert play.s.event_discard == []  # the admiral below keeps his card


@pytest.mark.rule("npc.scout-battle", "hunt.hostile")
def test_whoever_is_no_longer_hunted_is_not_scouted():
    sea = Sea("vos", "frances").at(0, "havana").npc("estrees", "havana").npc("toledo", "nassau").bounty(0, french=1)
    elsewhere = sea.play(("hunted", 0, SPANISH), then=1)
    assert elsewhere.told("npc-scouted") == []  # the Spanish admiral has sailed away
    assert sea.bounty(0, french=0).play(("hunted", 0, FRENCH), then=1).told("npc-scouted") == []
    assert len(sea.bounty(0, french=1).play(("hunted", 0, FRENCH), then=1).told("npc-scouted")) == 1
