"""What the board is told: stops before the click, the plan of a raid, the chain of a visit, closed options."""

import pytest

from kaper.games.maracaibo.chart import GULF
from tests.games.maracaibo.tables import Lane


@pytest.mark.rule("move.toll", "residence.first-bonus")
def test_a_stop_says_what_it_would_cost_and_bring():
    lane = Lane().at(0, 1).at(1, 5).value("bonaire", "gold").own(0, "klabautermann").purse(0, 9)
    lane.put(5, "tobacco").put(4, "hacienda").put(6, "bonaire").tile(0, 1, 6)
    view = lane.turn().m.view(0)
    tobacco, hacienda, bonaire = (view.places[place].stop for place in (5, 4, 6))
    assert (tobacco.toll, tobacco.price, tobacco.affordable) == (1, 5, True)
    assert (hacienda.price, hacienda.affordable, hacienda.first) == (13, False, True)
    assert (bonaire.cube, bonaire.market, bonaire.upgrade, bonaire.price) == ("gold", True, True, -1)
    assert view.places[20].stop is None  # out of reach
    assert all(place.stop is None for place in lane.turn().m.view(1).places)
    assert Lane().at(0, 24).at(1, 3).turn().m.view(0).gulf is None  # the only way was taken at once
    assert Lane().at(0, 22).turn().m.view(0).gulf.upgrade


def test_options_tell_their_price_and_what_is_too_dear():
    lane = Lane().put(26, "cook").put(20, "gravedigger").purse(0, 9)
    question = lane.do("now:acquire(crew;3)").m.question(0)
    prices = {option.id: option.facts.price for option in question.options if option.facts is not None}
    assert prices["buy:26"] == 7
    dear = next(closed for closed in question.closed if closed.id == "buy:20")
    assert (dear.facts.price, dear.rule) == (12, "money.red")
    fog = Lane(fog_improvements=True).put(26, "cook").put(20, "gravedigger").put(16, "first-mate").purse(0, 8)
    question = fog.hide(20, 17).do("now:acquire(crew;3)").m.question(0)
    closed = {closed.id for closed in question.closed}
    assert "buy:16" in closed
    assert "buy:20" not in closed  # nobody knows what lies there
    homes = Lane().put(4, "mint").put(11, "tavern").purse(0, 13).do("now:residence").m.question(0)
    assert {closed.rule for closed in homes.closed} == {"money.red"}
    assert {option.id for option in homes.options} >= {"build:11"}


@pytest.mark.rule("upgrade.barriers")
def test_closed_slots_say_why():
    question = Lane().slots(0, "s1a").do("now:upgrade").m.question(0)
    assert {closed.id[:2] for closed in question.closed} == {"s2", "s3", "s4"}
    assert {closed.rule for closed in question.closed} == {"upgrade.barriers"}
    assert question.closed[0].why.args == {"needs": 2, "upgrades": 1}


def test_a_raid_shows_sums_and_the_best_plan_of_each_die():
    lane = Lane().own(0, "pearl-diver").slots(0, "s3a")
    play = lane.do("now:raid", dice=[[5, 2, 4]]).do("raid")
    raid = play.m.view(1).raid
    assert (raid.dice, raid.sums, raid.rerolls) == ([5, 2, 4], [5, 2, 6], 1)
    assert raid.plans[1] == ["s3a"]
    assert sum(action.strength for action in raid.actions if action.id in raid.plans[2]) <= 6
    play.do("pearl")
    after = play.m.view(0).raid
    assert [(pool.kind, pool.strength) for pool in after.pools] == [("pearl", 6)]
    assert {action.id: action.possible for action in after.actions} == {
        "vp": True,
        "doubloons": True,
        "treasure": True,
        "s3a": True,
    }


def test_the_chain_of_a_visit_tells_done_now_and_later():
    play = Lane().stored(0, gold=1).visit("tobago").do("s1d")
    chain = play.m.view(0).chain
    assert chain.done == ["upgrade"]
    assert chain.now == ["explore:2", "bury"]
    gulf = Lane().visit(GULF).m.view(0).chain
    assert gulf.now == ["upgrade"]
    assert gulf.later[0][0].startswith("either")


def test_the_score_by_source_hides_what_others_hold():
    lane = Lane().stored(0, gold=3).quests(0, "q01")
    play = lane.turn()
    own, other = play.m.view(0).captains[0], play.m.view(1).captains[0]
    assert own.total == other.total + 3
    assert sum(own.lines.values()) == own.total
