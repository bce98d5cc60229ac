"""Missions: claiming, freight, deliveries, deeds."""

import pytest

from kaper.games.marauders.atlas import ZONES
from kaper.games.marauders.box import GOODS, MISSION0, MISSIONS
from kaper.games.marauders.captains import CREW
from kaper.games.marauders.missions import may_claim
from tests.games.marauders.tables import Sea


def card(name):
    return MISSION0 + int(name[1:]) - 1


def claim(name, captain="vos", dice=(), then=1, **kwargs):
    """A Port action where a mission is offered."""
    sea = Sea(captain, "frances").at(0, ZONES[MISSIONS[int(name[1:]) - 1].port], port=True).offer(name)
    kwargs.pop("prepare", lambda sea: None)(sea)
    return sea.port(dice=dice, then=then)


@pytest.mark.rule("mission.claim", "mission.refill", "mission.info")
def test_claiming_by_a_test():
    play = claim("m01", dice=[[5, 1]]).do(f"mission:{card('m01')}")
    assert play[0].missions == [card("m01")]
    assert len(play.s.offered) == 2
    assert card("m01") not in play.s.offered
    assert play.m.view(1).boards[0].missions[0].item == card("m01")


def test_a_mission_says_what_it_costs_how_likely_its_test_is_and_what_its_card_says():
    def told(play, id):
        return next(option.text for option in play.m.question(0).options if option.id == id)

    tested = told(claim("m01", dice=[[5, 1]]), f"mission:{card('m01')}")
    assert (tested.args["chance"], tested.args["pay"]) == (56, 0), "two dice of Influence"
    assert tested.args["does"].key == "card-m01.text"
    helped = told(claim("m02"), f"mission:{card('m02')}")
    assert helped.args["chance"] == 70, "a die more in Bridgetown"
    paid = told(claim("m13"), f"mission:{card('m13')}")
    assert (paid.args["chance"], paid.args["pay"]) == (0, 3)


@pytest.mark.rule("mission.fail-stays", "ruling.mission-same-port")
def test_a_failed_claim_leaves_the_mission():
    play = claim("m01", dice=[[1, 1]], prepare=lambda sea: sea.offer("m17").offer("m01"))
    assert {f"mission:{card('m01')}", f"mission:{card('m17')}"} <= set(play.options())
    play.do(f"mission:{card('m01')}")
    assert card("m01") in play.s.offered
    assert not any(id.startswith("mission") for id in play.options())
    assert play.refusal(f"mission:{card('m17')}") == "port.once-each"


@pytest.mark.rule("mission.one")
def test_a_new_mission_replaces_the_old():
    play = claim("m13", prepare=lambda sea: sea.mission(0, "m05")).do(f"mission:{card('m13')}")
    assert play[0].missions == [card("m13")]
    assert card("m05") in play.s.mission_discard
    assert play[0].gold == 7  # paid 3 to claim
    two = claim("m13", captain="vanaalst", prepare=lambda sea: sea.mission(0, "m05")).do(f"mission:{card('m13')}")
    assert two[0].missions == [card("m05"), card("m13")]


@pytest.mark.rule("mission.claim", "ruling.freight-claim")
@pytest.mark.parametrize(
    ("name", "prepare", "allowed"),
    [
        ("m03", lambda sea: None, True),
        ("m03", lambda sea: sea.bounty(0, dutch=1), False),
        ("m06", lambda sea: None, False),
        ("m06", lambda sea: sea.bounty(0, dutch=1), True),
        ("m04", lambda sea: None, False),  # a sloop has one cannon
        ("m04", lambda sea: sea.ship(0, "frigate"), True),
        ("m22", lambda sea: None, True),
        ("m22", lambda sea: sea.ship(0, "sloop", now=[2, 1, 2, 2, 1]), False),
        ("m22", lambda sea: sea.bounty(0, french=1), False),
        ("m19", lambda sea: sea.bounty(0, dutch=1), False),
        ("m19", lambda sea: sea.bounty(0, french=1), True),
        ("m18", lambda sea: sea.gold(0, 3), False),
        ("m18", lambda sea: sea.gold(0, 4), True),
    ],
)
def test_requirements(name, prepare, allowed):
    play = claim(name, prepare=prepare)
    assert (f"mission:{card(name)}" in play.options()) is allowed
    if not allowed:
        assert play.refusal(f"mission:{card(name)}") == "mission.claim"


@pytest.mark.rule("board.zone-rules")
def test_bridgetown_helps():
    play = claim("m02", dice=[[1, 1, 5]]).do(f"mission:{card('m02')}")
    assert play[0].missions == [card("m02")]


@pytest.mark.rule("ruling.mission-deck-empty")
def test_the_mission_discards_make_a_new_deck():
    sea = Sea("vos", "frances").at(0, "trinidad", port=True).offer("m13")
    old = sea.s.mission_deck[:]
    sea.s.mission_discard += old
    sea.s.mission_deck.clear()
    play = sea.port(then=1).do(f"mission:{card('m13')}")
    assert len(play.s.offered) == 2
    assert len(play.s.mission_deck) == len(old) - 1
    bare = Sea("vos", "frances").at(0, "trinidad", port=True).offer("m13")
    bare[1].missions += bare.s.mission_deck
    bare.s.mission_deck.clear()
    assert len(bare.port(then=1).do(f"mission:{card('m13')}").s.offered) == 1


def done(name, captain="vos", dice=(), answers=(), prepare=lambda sea: None):
    """A mission with a place, completed there."""
    mission = MISSIONS[int(name[1:]) - 1]
    sea = Sea(captain, "frances").at(0, ZONES[mission.place], port=mission.goal == "port").mission(0, name)
    sea.hold(0, *[GOODS[mission.good]] * mission.cards)
    prepare(sea)
    if mission.goal == "port":
        return sea.port(dice=dice, then=1).do(f"deliver:{card(name)}", *answers)
    return sea.turn(dice=dice, then=1).do(f"scout:card:{card(name)}", *answers)


@pytest.mark.rule("mission.glory", "ruling.mission-complete-when")
@pytest.mark.parametrize(
    "name",
    ["m01", "m02", "m04", "m05", "m07", "m08", "m11", "m12", "m13", "m14", "m19", "m22", "m25"],
)
def test_couriers_and_deliveries(name):
    mission = MISSIONS[int(name[1:]) - 1]
    play = done(name)
    assert play[0].gold == 10 + mission.gold
    assert play[0].points == 1
    assert (play[0].missions, play[0].hold) == ([], [])
    assert card(name) in play.s.mission_discard
    if mission.cards:
        empty = Sea("vos", "frances").at(0, ZONES[mission.place], port=True).mission(0, name).port()
        assert f"deliver:{card(name)}" not in empty.options()


@pytest.mark.rule("mission.glory", "ruling.mission-retry", "ruling.mission-complete-when")
@pytest.mark.parametrize("name", ["m09", "m15", "m18"])
def test_missions_with_a_test_may_be_retried(name):
    won = done(name, dice=[[5, 1]])
    assert won[0].points == 1
    assert won[0].gold == 10 + MISSIONS[int(name[1:]) - 1].gold
    assert len(won[0].hand) == (2 if name == "m15" else 1)
    failed = done(name, dice=[[1, 1]])
    assert failed[0].missions == [card(name)]
    assert failed[0].points == 0


@pytest.mark.rule("ruling.mission-retry", "ruling.land-crew-combat", "mission.glory", "ruling.land-combat-glory")
def test_missions_with_a_garrison():
    envoy = done("m10", dice=[[5, 5, 1], [1, 1]], answers=["fight"])
    assert (envoy[0].gold, envoy[0].points) == (28, 1)
    fugitive = done("m20", dice=[[5, 1], [1, 1, 1], [1]], answers=["fight", "break-off"])
    assert fugitive[0].missions == [card("m20")]
    assert fugitive.s.battle is None


@pytest.mark.rule("mission.glory", "specialist.types", "specialist.one-per-type")
def test_missions_that_bring_a_specialist():
    gunner = done("m23")
    assert gunner.m.view(1).boards[0].specialists == ["gunner"]
    assert gunner[0].gold == 10 - 4 + 4
    had = done("m23", prepare=lambda sea: sea.specialist(0, "gunner"))
    assert had[0].gold == 18
    doctor = done("m24", answers=["surgeon"])
    assert (doctor[0].gold, doctor.m.view(1).boards[0].specialists) == (14, ["surgeon"])
    assert done("m24", answers=["gold"])[0].gold == 24
    assert done("m24", prepare=lambda sea: sea.specialist(0, "surgeon"))[0].gold == 24


@pytest.mark.rule("ruling.mission-complete-when", "mission.glory")
@pytest.mark.parametrize(("name", "flag"), [("m06", "spanish"), ("m16", "english")])
def test_a_raid_completes_its_mission_at_once(name, flag):
    sea = Sea("vos", "frances").at(0, "tortuga").merchant("tortuga", flag).mission(0, name)
    sea.on_top("rum:2:escape", "fruit:1:escape", "sugar:1:escape")
    play = sea.turn(dice=[[5, 1], [1, 1, 1]], then=1).do("scout:merchant", f"raid:{flag}", [])
    assert play[0].points == 1
    assert play[0].gold == 10 + 4 + MISSIONS[int(name[1:]) - 1].gold
    other = Sea("vos", "frances").at(0, "tortuga").merchant("tortuga", "dutch").mission(0, name)
    other.on_top("rum:2:escape", "fruit:1:escape", "sugar:1:escape")
    play = other.turn(dice=[[5, 1], [1, 1, 1]], then=1).do("scout:merchant", "raid:dutch", [])
    assert play[0].missions == [card(name)]


@pytest.mark.rule("ruling.mission-complete-when", "mission.glory")
@pytest.mark.parametrize(
    ("name", "captain", "target", "gold"),
    [
        ("m03", "bonnet", "pirate-sloop", 5),
        ("m17", "every", "pirate-frigate", 15),
        ("m21", "estrees", "french", 0),
        ("m21", "almonde", "dutch", 0),
    ],
)
def test_a_victory_completes_its_mission_at_once(name, captain, target, gold):
    sea = Sea("vos", "frances").ship(0, "manowar", "cannons").at(0, "havana").npc(captain, "havana").mission(0, name)
    enemy = {"bonnet": [1, 1, 1], "every": [1, 1, 1], "estrees": [1, 1], "almonde": [1, 1, 1]}[captain]
    dice = [[5, 1], [5, 5, 5], enemy, [5, 5, 5, 5, 5]]
    play = sea.turn(dice=dice, then=1).do(f"scout:npc:{target}")
    while play.asks == "NpcSkull":
        play.do("hull")
    assert play[0].missions == []
    assert play[0].points == 2
    assert play[0].gold == 10 + gold + MISSIONS[int(name[1:]) - 1].gold


@pytest.mark.rule("ruling.mission-complete-when")
@pytest.mark.parametrize(("captain", "target"), [("bonnet", "pirate-sloop"), ("every", "pirate-frigate")])
def test_a_pirate_is_no_flagship(captain, target):
    sea = Sea("vos", "frances").ship(0, "manowar", "cannons").at(0, "havana").npc(captain, "havana").mission(0, "m21")
    play = sea.turn(dice=[[5, 1], [5, 5, 5], [1, 1, 1], [5, 5, 5, 5, 5]], then=1).do(f"scout:npc:{target}")
    while play.asks == "NpcSkull":
        play.do("hull")
    assert play[0].missions == [card("m21")]
    assert play[0].points == 1


@pytest.mark.rule("ruling.mission-passenger", "hit.cargo")
def test_freight_is_lost_when_the_hold_is_too_small():
    sea = Sea("vos", "felipe").at(0, "havana").at(1, "havana").mission(0, "m22").ship(0, "sloop")
    play = sea.battle(1, 0, dice=[[5, 5, 5], [1, 1, 1], [1]], then=1)
    assert play[0].missions == []
    assert card("m22") in play.s.mission_discard
    roomy = Sea("vos", "felipe").at(0, "havana").at(1, "havana").mission(0, "m07").ship(0, "sloop")
    play = roomy.battle(1, 0, dice=[[5, 5, 5], [1, 1, 1], [1]], then=1)
    assert play[0].missions == [card("m07")]


@pytest.mark.rule("mission.claim")
def test_a_mission_needs_its_port():
    sea = Sea("vos", "frances").offer("m01")
    assert not may_claim(sea[0], card("m01"))
    assert may_claim(sea.at(0, "havana", port=True)[0], card("m01"))
    assert sea[0].now[CREW] == 2


@pytest.mark.rule("ruling.mission-retry", "scout.once-per-target")
@pytest.mark.parametrize(("name", "answers"), [("m09", []), ("m20", ["break-off"])])
def test_what_a_mission_seeks_at_sea_is_sought_once_a_turn(name, answers):
    play = done(name, dice=[[5 if answers else 1, 1]], answers=answers)
    assert play[0].missions == [card(name)]
    assert f"scout:card:{card(name)}" not in play.options()
    assert play.refusal(f"scout:card:{card(name)}") == "scout.once-per-target"
    later = Sea("vos", "frances").at(0, ZONES[MISSIONS[card(name) - MISSION0].place]).mission(0, name)
    later[0].scouted = [card(name)]
    assert f"scout:card:{card(name)}" in later.play(("turn", 0)).options()


@pytest.mark.rule("ruling.freight-claim", "ruling.mission-passenger", "mission.one")
def test_the_freight_of_two_missions_shares_one_hold():
    def aboard(*missions, hold):
        sea = Sea("vanaalst", "felipe").ship(0, "flute", now=[3, hold, 3, 1, 1])
        for name in missions:
            sea.mission(0, name)
        return sea

    assert may_claim(aboard("m04", hold=4).at(0, "basse_terre", port=True)[0], card("m22"))
    assert not may_claim(aboard("m04", hold=3).at(0, "basse_terre", port=True)[0], card("m22"))
    # a third mission: only one whose freight makes room may be dropped for it
    full = aboard("m04", "m01", hold=3).at(0, "basse_terre", port=True).offer("m22")
    play = full.port(dice=[[5, 1, 1, 1]], then=1).do(f"mission:{card('m22')}")
    assert play[0].missions == [card("m01"), card("m22")]
    # a hit on the hold: the mission claimed last gives way, unless one alone is too much
    one_hit = [[5, 5, 5, 5], [1, 1], [1]]
    hit = aboard("m04", "m22", hold=4).at(0, "havana").at(1, "havana").battle(1, 0, dice=one_hit, then=1)
    assert hit[0].missions == [card("m04")]
    big = aboard("m04", "m07", hold=2).at(0, "havana").at(1, "havana").battle(1, 0, dice=one_hit, then=1)
    assert big[0].missions == [card("m07")]


@pytest.mark.rule("ruling.mission-passenger", "buy.leave-port-discard")
def test_freight_that_a_smaller_ship_cannot_take_stays_in_port():
    sea = Sea("vanaalst", "felipe").ship(0, "sloop").mission(0, "m04").mission(0, "m22").hold(0, "rum")
    play = sea.turn().do("leave")
    assert play[0].missions == [card("m04")]
    assert not play[0].port
    assert play[0].hold == []


@pytest.mark.rule("glory.out-of-turn", "mission.claim")
def test_a_false_lead_meets_influence_and_scouting_not_leadership():
    influence = claim("m01", dice=[[5, 1]], prepare=lambda sea: sea.hand(1, "false-lead")).do(f"mission:{card('m01')}")
    assert influence.asked == 1
    leadership = claim("m07", dice=[[5, 1, 1]], prepare=lambda sea: sea.hand(1, "false-lead"))
    assert leadership.do(f"mission:{card('m07')}")[0].missions == [card("m07")]
    seeking = done("m09", dice=[[5, 1]], prepare=lambda sea: sea.hand(1, "false-lead"))
    assert seeking.asked == 1
