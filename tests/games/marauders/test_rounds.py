"""Rounds and event cards."""

import pytest

from kaper.games.marauders import GAME
from kaper.games.marauders.atlas import NATIONS, PORT_NATION, PORTS
from kaper.games.marauders.box import MERCHANT_NATION
from kaper.games.marauders.captains import CREW
from tests.games.marauders.tables import Sea


def to_next_round(play):
    """Everybody ends the turn."""
    now = play.s.round
    while play.s.round == now and not play.m.over:
        if play.asks == "Act":
            play.do("end")
        else:
            play.do(play.m.asked[play.asked].sample(play.s, play.chance.then))
    return play


@pytest.mark.rule("turn.phases", "event.draw")
def test_an_event_then_every_player_then_the_next_round():
    sea = Sea("vos", "frances", "felipe").on_top("glut", "docks")
    sea.s.first = 1
    play = to_next_round(sea.play("round_start", then=1))
    order = [
        told.event.seat if told.event.__struct_config__.tag == "turn-began" else "event"
        for told in play.m.told
        if told.event.__struct_config__.tag in ("turn-began", "event-drawn")
    ]
    assert order[:5] == ["event", 1, 2, 0, "event"]
    assert [event.round for event in play.told("event-drawn")] == [2, 3]


@pytest.mark.rule("event.text", "event.discard")
def test_a_round_long_event_stays_until_the_round_ends():
    play = Sea("vos", "frances").on_top("glut", "almonde").play("round_start", then=1)
    assert play.m.view(0).event == "glut"
    assert len(play.s.event_discard) == 1
    to_next_round(play)
    assert play.m.view(0).event is None
    assert len(play.s.event_discard) == 1  # the admiral is not discarded


@pytest.mark.rule("merchant.refill", "ruling.merchant-track-overflow", "board.merchant-track", "ruling.merchant-known")
@pytest.mark.parametrize(("removed", "left"), [(7, 7), (8, 0), (10, 0)])
def test_eight_merchants_on_the_track_come_back(removed, left):
    sea = Sea("vos", "frances").on_top("glut")
    for merchant in sea.s.merchants[:removed]:
        token = merchant.pop()
        sea.s.seen[token] = -1
        sea.s.track.append(token)
    before = sea.play("round_end", then=3)
    assert len(before.s.track) == left
    if not left:
        assert all(len(merchant) == 1 for merchant in before.s.merchants)
        assert {zone.merchant for zone in before.m.view(0).zones} == {"hidden"}
        tags = [told.event.__struct_config__.tag for told in before.m.told]
        assert tags.index("merchants-returned") < tags.index("event-drawn")
    else:
        assert before.m.view(0).track == [NATIONS[MERCHANT_NATION[token]] for token in before.s.track]


@pytest.mark.rule("end.event-deck", "ruling.round-start-order", "event.count", "end.early-winner")
def test_the_game_ends_when_no_event_is_left():
    sea = Sea("vos", "frances").gold(0, 0, stash=20)
    sea[0].points, sea[1].points = 6, 7
    sea.s.event_discard += sea.s.event_deck
    sea.s.event_deck.clear()
    for merchant in sea.s.merchants[:9]:
        sea.s.track.append(merchant.pop())
    play = sea.play("round_end")
    assert play.m.over
    assert len(play.s.track) == 9
    assert play.m.result().places == [1, 2]
    assert play.told("game-ended")[0].how == "events"
    assert play.s.active == -1, "nobody's turn any more"
    assert GAME.ending(play.s).key == "ending-events"
    play[1].who, play.s.captain_deck = -1, play.s.captain_deck[:1]
    assert GAME.ending(play.s).key == "ending-events"  # a captain is left for whoever has none


# single events


@pytest.mark.rule("event.text")
@pytest.mark.parametrize(("event", "hits"), [("storm", 2), ("hurricane", 3)])
def test_storms_hit_captains_at_sea_at_the_end_of_their_turn(event, hits):
    def ends(zone, port, *dice):
        sea = Sea("vos", "frances").ship(0, "galleon").at(0, zone, port).event(event)
        return sea.turn(dice=dice).do("end")

    play = ends("havana", False, [1, 1, 1], [1, 2, 4][:hits])
    assert sum(play[0].now) == 21 - hits
    assert ends("havana", False, [5, 1, 1], [1, 2][: hits - 1])[0].now != [4, 5, 4, 4, 4]
    assert ends("st_maarten", True)[0].now == [4, 5, 4, 4, 4]


@pytest.mark.rule("event.text", "ruling.reinforced-when")
def test_a_storm_can_sink_a_ship_and_a_reinforced_hull_helps():
    sea = Sea("vos", "frances").ship(0, "sloop", "reinforced-hull", now=[1, 1, 1, 1, 0]).at(0, "havana").event("storm")
    play = sea.turn(dice=[[1, 1, 1], [4, 5]], then=1).do("end")
    assert play.asks == "TakeHit"
    saved = play.do("reinforce", "cargo")
    assert saved[0].spent
    assert saved[0].who >= 0
    lost = Sea("vos", "frances").ship(0, "sloop", now=[1, 1, 1, 1, 0]).at(0, "havana").event("storm")
    assert lost.turn(dice=[[1, 1, 1], [4, 4]], then=1).do("end")[0].who == -1


@pytest.mark.rule("event.text")
@pytest.mark.parametrize(("event", "actions", "moves"), [("doldrums", 2, 0), ("fair-winds", 3, 1), ("glut", 3, 0)])
def test_winds(event, actions, moves):
    play = Sea("vos", "frances").at(0, "havana").event(event).play(("turn", 0))
    assert (play.s.actions, play.s.moves) == (actions, moves)


@pytest.mark.rule("event.text")
def test_yellow_fever_spares_the_last_crew():
    sea = Sea("vos", "frances", "felipe").ship(0, "frigate").ship(1, "flute").on_top("fever")
    play = sea.play("round_start", dice=[[1, 1, 1], [1, 1, 1], [5, 1]], then=1)
    assert [p.now[CREW] for p in play.s.players] == [2, 1, 2]
    two = Sea("vos", "frances").on_top("fever").play("round_start", dice=[[1, 1, 1], [1, 1, 1]], then=1)
    assert [p.now[CREW] for p in two.s.players] == [1, 1]  # only the last point is safe


@pytest.mark.rule("event.text")
def test_yellow_fever_passes_by_a_player_without_captain():
    sea = Sea("vos", "frances").on_top("fever")
    sea[0].who, sea[0].zone, sea[0].port, sea[0].now = -1, -1, False, [0] * 5
    sea.s.captain_discard.append(sea[0].captain.pop())
    play = sea.play("round_start", dice=[[1, 1, 1]], then=1)
    assert [event.seat for event in play.told("tested")] == [1]  # Frances alone rolls
    assert play[1].now[CREW] == 1


@pytest.mark.rule("bounty.permanent", "event.text")
@pytest.mark.parametrize(("event", "times"), [("peace", 1), ("amnesty", 3)])
def test_bounties_can_be_bought_off(event, times):
    sea = Sea("vos", "frances").bounty(0, spanish=3, english=1).gold(0, 20).event(event)
    play = sea.port()
    option = "treaty:spanish" if event == "peace" else "amnesty:spanish"
    for _ in range(times):
        play.do(option)
    assert play[0].bounty == [0, 1, 0, 3 - times]
    assert play[0].gold == 20 - 3 * times
    assert option not in play.options()


@pytest.mark.rule("event.text", "merchant.refill")
def test_a_great_convoy_brings_the_merchants_back():
    sea = Sea("vos", "frances").on_top("convoy")
    for merchant in sea.s.merchants[:3]:
        sea.s.track.append(merchant.pop())
    play = sea.play("round_start", then=1)
    assert play.s.track == []
    assert all(play.s.merchants)


@pytest.mark.rule("event.text")
def test_shifting_markets_change_all_ports_of_a_nation():
    sea = Sea("vos", "frances").on_top("shifting-markets")
    before = [list(token) for token in sea.s.demand]
    play = sea.play("round_start", then=6, dice=[[1]])
    changed = [zone for zone in PORTS if play.s.demand[zone] != before[zone]]
    assert changed == [zone for zone in PORTS if PORT_NATION[zone] == 0]
    assert len(play.s.pool) == 8
    assert all(before[zone][0] in play.s.pool for zone in changed)


@pytest.mark.rule("event.text", "mission.refill")
def test_word_on_the_docks_brings_new_missions_and_free_rumors():
    sea = Sea("felipe", "frances").gold(0, 0).on_top("docks")
    old = sea.s.offered[:]
    play = sea.play("round_start", then=1)
    assert len(play.s.offered) == 2
    assert not set(play.s.offered) & set(old)
    assert sorted(play.s.mission_discard) == sorted(old)
    free = Sea("felipe", "frances").gold(0, 0).event("docks").port(dice=[[5, 1, 1]])
    assert len(free.do("rumor")[0].rumor) == 1


@pytest.mark.rule("event.text")
def test_pirate_hunters_and_the_treasure_fleet():
    sea = Sea("frances", "vos").at(0, "cartagena").npc("almonde", "curacao").bounty(0, dutch=3).event("pirate-hunters")
    play = sea.turn(dice=[[1, 1, 1, 1]]).do("sail:curacao")
    assert len(play.told("npc-scouted")[0].dice) == 4
    fleet = Sea("frances", "vos").at(0, "tortuga").merchant("tortuga", "spanish").event("treasure-fleet")
    fleet.on_top("rum:2:escape", "spice:2:escape", "fruit:1:escape")
    play = fleet.turn(dice=[[5, 1, 1], [1, 1]]).do("scout:merchant", "raid:spanish", [])
    assert play.told("raided")[0].loot == 9


@pytest.mark.rule("event.text", "mission.refill")
def test_the_docks_withdraw_both_missions_and_offer_two():
    play = Sea("vos", "frances").on_top("docks").play("round_start", then=1)
    assert [event.how for event in play.told("mission-moved")] == ["withdrawn"] * 2 + ["offered"] * 2
    assert len(set(play.s.offered) & set(play.s.mission_discard)) == 0
