"""A player's turn: its steps, actions, moves, entering ports, scouting."""

import pytest

from kaper.games.marauders.atlas import ZONE
from kaper.games.marauders.box import GLORY_NAMES
from kaper.games.marauders.captains import CARGO, HULL
from tests.games.marauders.tables import Sea, names


@pytest.mark.rule("action.three", "ruling.pass")
def test_three_actions_in_any_combination_and_a_turn_may_end_early():
    play = Sea("vos", "frances").at(0, "havana").merchant("nassau", "dutch").turn(dice=[[1, 2]])
    play.do("sail:tortuga", "sail:nassau", "scout:merchant")
    assert play.m.over  # all three actions are used
    play = Sea("vos", "frances").at(0, "havana").turn().do("sail:tortuga")
    assert play.options()[0] == "end"
    assert play.do("end").m.over
    assert play.told("moved")[-1].zone == ZONE["tortuga"]
    used = Sea("vos", "frances").at(0, "havana").hold(0, "rum").turn(actions=0)
    assert used.refusal("sail:nassau") == "action.three"


@pytest.mark.rule("move.step", "ship.no-speed", "ruling.port-shared")
@pytest.mark.parametrize("ship", ["sloop", "galleon"])
def test_every_ship_moves_one_step_an_action(ship):
    play = Sea("vos", "frances", "felipe").ship(0, ship).at(0, "havana").at(1, "nassau").at(2, "nassau").turn()
    assert play.refusal("sail:curacao") == "move.step"
    play.do("sail:nassau")
    assert play.s.actions == 2
    assert [p.zone for p in play.s.players] == [ZONE["nassau"]] * 3


@pytest.mark.rule("move.not-from-port-to-zone", "ruling.port-from-port", "scout.target")
def test_from_port_one_can_only_put_to_sea():
    play = Sea("catalina", "frances").at(1, "havana").turn()
    assert [id for id in play.options() if id not in ("end", "leave", "port", "retire")] == []
    assert play.refusal("sail:nassau") == "move.not-from-port-to-zone"
    assert play.refusal("scout:ship:1") == "ruling.port-from-port"


@pytest.mark.rule("scout.target", "ruling.port-safe")
def test_targets_are_in_the_same_zone_and_not_in_port():
    sea = Sea("vos", "frances", "felipe").at(0, "nassau").at(2, "nassau").npc("bonnet", "nassau").bounty(0, dutch=1)
    play = sea.turn()
    scouts = [id for id in play.options() if id.startswith("scout")]
    assert scouts == ["scout:ship:2", "scout:npc:pirate-sloop", "scout:merchant:nassau"]
    assert play.refusal("scout:ship:1") == "scout.target"


@pytest.mark.rule("scout.once-per-target", "ruling.merchant-second", "ruling.scout-fog")
def test_each_target_once_a_turn_but_other_targets_and_zones_freely():
    sea = Sea("vos", "frances").at(0, "havana")
    play = sea.turn(dice=[[1, 1], [1, 1]]).do("scout:merchant")
    assert play.refusal("scout:merchant:havana") == "scout.once-per-target"
    play.do("sail:nassau")
    assert "scout:merchant:nassau" in play.options()
    foggy = Sea("vos", "frances").at(0, "havana").at(1, "havana").hand(1, "fog-bank")
    play = foggy.turn(dice=[[5, 1]]).do("scout:ship:1")
    assert play.asked == 1
    play.do((1, play.card(1, "fog-bank")))
    assert play[0].bounty == [0, 0, 0, 0]
    assert play.refusal("scout:ship:1") == "scout.once-per-target"
    tomorrow = play.m.state
    assert tomorrow.players[0].scouted == [1]


@pytest.mark.rule("ruling.scout-must-fight", "scout.test")
def test_a_found_ship_must_be_fought():
    sea = Sea("vos", "frances").at(0, "havana").at(1, "havana")
    play = sea.turn(dice=[[3, 6], [1, 1, 1], [1, 1]]).do("scout:ship:1")
    assert play.s.battle is not None
    assert play.asks == "Maneuver"


@pytest.mark.rule("port.action")
def test_one_port_action_a_turn():
    play = Sea("vos", "frances").turn().do("port", "done")
    assert play.refusal("port") == "port.action"
    assert play.s.actions == 2
    assert Sea("vos", "frances").at(0, "havana").turn().refusal("port") == "port.action"


# ports that are closed


@pytest.mark.rule("bounty.port-ban", "captain.home-port")
def test_a_bounty_closes_the_ports_of_its_nation():
    sea = Sea("frances", "vos").bounty(0, spanish=1)
    assert sea.at(0, "havana").turn().refusal("enter") == "bounty.port-ban"
    assert "enter" in sea.at(0, "nassau").turn().options()
    assert "enter" in sea.at(0, "tortuga").turn().options()


@pytest.mark.rule("board.zone.port-royale", "ruling.port-royale-who", "ruling.port-royale-toll")
def test_port_royale_asks_for_influence_or_a_toll():
    def enter(gold, *answers, dice):
        sea = Sea("frances", "vos").at(0, "port_royale").bounty(0, english=1).gold(0, gold)
        return sea.turn(dice=dice).do("enter", *answers)

    assert enter(10, dice=[[5, 1]])[0].port
    paid = enter(10, "pay", dice=[[1, 1]])
    assert paid[0].port
    assert paid[0].gold == 7
    refused = enter(10, "stay", dice=[[1, 1]])
    assert not refused[0].port
    poor = enter(2, dice=[[1, 1]])
    assert not poor[0].port
    assert enter(3, "pay", dice=[[1, 1]])[0].gold == 0, "the last Gold pays it too"
    assert poor.s.actions == 2
    spaniard_hunted = Sea("frances", "vos").at(0, "port_royale").bounty(0, spanish=1).turn().do("enter")
    assert spaniard_hunted[0].port
    at_war = Sea("marquis", "vos").at(0, "port_royale").war("english", "french").turn(dice=[[5]]).do("enter")
    assert at_war[0].port


@pytest.mark.rule("bounty.port-ban", "ruling.war-effects")
@pytest.mark.parametrize("why", ["bounty", "war"])
def test_smugglers_cove_opens_a_closed_port(why):
    sea = Sea("frances", "vos").at(0, "havana").hand(0, "cove")
    sea = sea.bounty(0, spanish=1) if why == "bounty" else sea.war("english", "spanish")
    play = sea.turn()
    card = play.card(0, "cove")[5:]
    play.do(f"enter:{card}")
    assert play[0].port
    assert play[0].hand == []


@pytest.mark.rule("ruling.bounty-while-in-port")
def test_a_captain_denounced_in_port_may_stay():
    sea = Sea("frances", "vos").at(1, "havana", port=True).bounty(1, spanish=1)
    play = sea.turn(1)
    assert "port" in play.options()
    play.do("port", "done", "leave")
    assert play.refusal("enter") == "bounty.port-ban"


# cargo


@pytest.mark.rule("buy.leave-port-discard", "ruling.cargo-leave-choice", "ruling.capacity-hits-in-port")
def test_what_the_hold_does_not_take_is_left_in_port():
    sea = Sea("vos", "frances").hold(0, "rum", "rum", "sugar", "cocoa")
    play = sea.turn().do("leave")
    assert (play.asks, play.m.question(0).least) == ("Overboard", 2)
    cards = play[0].hold[:]
    play.do([f"card:{cards[2]}", f"card:{cards[3]}"])
    assert names(play[0].hold) == ["rum", "rum"]
    assert cards[2] in play.s.cargo_discard
    wrecked = Sea("vos", "frances").hold(0, "rum").ship(0, "sloop", now=[2, 0, 2, 2, 1])
    assert wrecked.turn().do("leave")[0].hold == []


@pytest.mark.rule("ruling.jettison", "buy.leftovers")
def test_cargo_may_go_overboard_at_any_time_in_ones_turn():
    play = Sea("vos", "frances").at(0, "havana").hold(0, "rum", "sugar").turn().do("jettison")
    rum, sugar = play[0].hold
    play.do([f"card:{sugar}"])
    assert play[0].hold == [rum]
    assert [card.item for card in play.m.view(1).cargo_discard] == [sugar]


# the beginning of a turn


@pytest.mark.rule("ruling.turn-steps", "specialist.types")
def test_the_carpenter_works_before_npcs_scout():
    sea = Sea("vos", "frances").at(0, "havana").ship(0, "sloop", now=[1, 2, 1, 2, 1]).specialist(0, "carpenter")
    sea.npc("oquendo", "havana").bounty(0, spanish=1)
    play = sea.play(("turn", 0), dice=[[1, 2]]).do("hull")
    assert play[0].now[HULL] == 2
    tags = [told.event.__struct_config__.tag for told in play.m.told]
    assert tags.index("repaired") < tags.index("npc-scouted")


@pytest.mark.rule("ruling.turn-steps", "glory.out-of-turn", "ruling.withhold-alone")
def test_sabotage_takes_an_action_from_who_starts_in_port():
    sea = Sea("vos", "frances", "felipe").hand(2, "sabotage")
    play = sea.play(("turn", 0))
    assert play.asked == 2
    play.do((2, play.card(2, "sabotage")), (2, "play"))
    assert play.s.actions == 2
    alone = Sea("vos", "frances").hand(1, "sabotage").play(("turn", 0))
    alone.do((1, alone.card(1, "sabotage")))  # the only other player: nothing to withhold
    assert (alone.asks, alone.s.actions) == ("Act", 2)
    at_sea = Sea("vos", "frances", "felipe").at(0, "havana").hand(2, "sabotage").play(("turn", 0))
    assert (at_sea.asks, at_sea.asked) == ("Act", 0)


@pytest.mark.rule("ruling.glory-window", "glory.withhold")
def test_a_window_opens_again_after_a_card_was_withheld():
    sea = Sea("vos", "frances", "felipe").hand(1, "quick-learner").hand(2, "sabotage")
    sea.s.last_card = GLORY_NAMES.index("sabotage")
    play = sea.play(("turn", 0)).do((1, "pass"), (2, f"card:{sea[2].hand[0]}"), (2, "withhold"))
    assert (play.asks, list(play.m.asked)) == ("Declare", [1])  # Frances may think again; the withheld card is out
    assert play.do((1, play.card(1, "quick-learner")), (1, "play")).s.actions == 2


@pytest.mark.rule("captain.ability")
def test_boom_may_move_a_fourth_time():
    play = Sea("boom", "frances").at(0, "havana").turn().do("sail:nassau", "sail:tortuga", "sail:nassau")
    assert [id for id in play.options() if not id.startswith("sail")] == ["end", "enter"]
    play.do("sail:havana")
    assert play.m.over
    mixed = (
        Sea("boom", "frances").at(0, "havana").turn(dice=[[1, 1]]).do("scout:merchant", "sail:nassau", "sail:havana")
    )
    assert mixed.m.over


@pytest.mark.rule("glory.play-own-turn", "ruling.extra-moves")
def test_own_turn_cards():
    sea = Sea("vos", "frances").at(0, "havana").hand(0, "wind", "secret-orders", "denounce").npc("oquendo", "havana")
    sea.bounty(1, spanish=2).at(1, "nassau")
    play = sea.turn()
    play.do(play.card(0, "wind"))
    assert (play.s.actions, play.s.moves) == (3, 1)
    play.do(play.card(0, "secret-orders"), "npc:spanish+zone:nassau")
    assert play.s.npcs[3].zone == ZONE["nassau"]
    moved = play.told("npc-moved")[-1]
    assert (moved.npc, moved.start, moved.to, moved.hunting) == (3, ZONE["havana"], ZONE["nassau"], -1)
    assert play.told("npc-scouted") == []
    play.do(play.card(0, "denounce"))  # one bounty only: nothing to choose
    assert play[1].bounty[3] == 3
    play.do("sail:tortuga")
    assert (play.s.actions, play.s.moves) == (3, 0)
    play.do("sail:nassau", "sail:tortuga", "sail:nassau")
    assert play.m.over


@pytest.mark.rule("glory.play-own-turn", "setup.merchants")
def test_gossip_shows_merchants_to_one_player_only():
    sea = (
        Sea("vos", "frances")
        .at(0, "nassau")
        .hand(0, "gossip")
        .merchant("nassau", "spanish")
        .merchant("havana", "dutch")
    )
    play = sea.turn()
    play.do(play.card(0, "gossip"), ["nassau", "havana"])
    zones = {zone.name: zone.merchant for zone in play.m.view(0).zones}
    assert (zones["nassau"], zones["havana"]) == ("dutch", "spanish")
    assert zones["curacao"] == "hidden"
    assert {zone.merchant for zone in play.m.view(1).zones} == {"hidden"}


@pytest.mark.rule("ruling.no-trade")
def test_nothing_can_be_given_to_other_players():
    sea = Sea("vos", "vanaalst").hold(0, "rum").hand(0, "wind")
    play = sea.turn()
    assert set(play.options()) == {"end", "leave", "port", "jettison", "retire", play.card(0, "wind")}
    play.do("port")
    heads = {id.partition(":")[0] for id in play.options()}
    assert heads <= {"done", "sell", "buy", "yard", "rumor", "mission", "stash"}


@pytest.mark.rule("ruling.freight-claim", "buy.leave-port-discard", "ruling.mission-passenger")
def test_freight_fills_the_hold_at_sea():
    sea = Sea("vos", "frances").mission(0, "m07").hold(0, "rum", "rum")
    play = sea.turn().do("leave")
    assert (play.asks, play.m.question(0).least) == ("Overboard", 1)
    assert play[0].now[CARGO] == 2


@pytest.mark.rule("ruling.merchant-scout-damaged", "bounty.port-ban", "port.action")
def test_what_a_captain_would_look_for_is_listed_though_it_is_refused():
    def shut(play):
        return {closed.id: closed.rule for closed in play.m.question(play.asked).closed}

    sea = Sea("vos", "frances").at(0, "havana").ship(0, "sloop", now=[2, 2, 2, 2, 0]).bounty(0, spanish=1)
    assert shut(sea.turn()) == {"scout:merchant:havana": "ruling.merchant-scout-damaged", "enter": "bounty.port-ban"}
    spent = Sea("vos", "frances").at(0, "havana").hold(0, "rum").turn(actions=0)
    assert set(shut(spent).values()) == {"action.three"}
    ported = Sea("vos", "frances").turn()
    ported.s.ported = True
    assert shut(ported.do("leave")) == {}
    again = Sea("vos", "frances")
    again.s.ported = True
    assert shut(again.turn()) == {"port": "port.action"}


def test_an_answer_says_why_one_would_sail_there():
    """What a port wants, whether it is in the hold, whether the port is closed, and where an own paper leads."""
    sea = Sea("vos", "frances").at(0, "caribbean_sea").demand("curacao", "rum").demand("caracas", "sugar")
    sea.demand("cartagena", "fabric").hold(0, "rum").bounty(0, spanish=1)
    play = sea.turn()
    told = {option.id: option.text.args for option in play.m.question(0).options}
    assert (told["sail:curacao"]["lure"], told["sail:curacao"]["good"].key) == ("sale", "good-rum")
    assert told["sail:caracas"]["lure"] == told["sail:cartagena"]["lure"] == "barred"
    assert told["sail:petit_goave"]["lure"] == "wants"
    assert told["scout:merchant:caribbean_sea"]["kind"] == "merchant"
    inward = Sea("vos", "frances").at(0, "curacao").turn()
    told = {option.id: option.text.args for option in inward.m.question(0).options}
    assert (told["sail:caribbean_sea"]["lure"], told["sail:caribbean_sea"]["good"]) == ("sea", "")
    assert told["enter"]["lure"] == "wants"
