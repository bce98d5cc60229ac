"""The modules: both fogs of war, skirmishes, quest hunters, rubies, retirement."""

import pytest

from kaper.core.chance import Fast
from kaper.core.hidden import EVERYBODY
from kaper.core.match import Match
from kaper.games.maracaibo import GAME
from kaper.games.maracaibo.box import BLANK0, KIND, RUBY_NOW, RUBY_SELL, SHIP, TRACK
from kaper.games.maracaibo.chart import CHARTS, GULF, paths
from kaper.games.maracaibo.turn import SailStep, stop_offer
from tests.games.maracaibo.tables import Lane, item
from tests.games.maracaibo.test_setup import begun

# fog of war: locations


@pytest.mark.rule("module.fog-loc.setup", "ruling.fog-loc-tiles")
def test_locations_lie_face_down_with_a_doubloon():
    match = begun(3, 2, fog_locations=True)
    hidden = [place for place in match.view(0).places if place.hidden]
    assert len(hidden) == 8
    assert {place.hidden for place in hidden} == {"location"}
    assert {place.doubloons for place in hidden} == {1}
    assert all(place.card is None and place.value is None for place in hidden)
    assert all(match.state.seen[tile] == 0 for tile in match.state.value_tiles)


@pytest.mark.rule("module.fog-loc.reveal", "ruling.fog-loc-tiles")
def test_who_stops_on_a_face_down_location_finds_its_money():
    lane = Lane(fog_locations=True).value("curacao", "gold")
    lane.hide(lane.where("curacao"))
    lane.s.round = 2
    play = lane.visit("curacao")
    assert play[0].doubloons == 12
    assert play.s.cubes == [5, 4, 4]
    place = play.m.view(1).places[lane.where("curacao")]
    assert (place.hidden, place.value, place.card.key) == ("", "gold", "card-curacao")
    match = begun(2, 1, fog_locations=True)
    for tile in match.state.value_tiles:
        assert match.state.seen[tile] == 0
    kinds = sorted(match.state.value_tiles)
    assert len(set(kinds)) == 6


@pytest.mark.rule("module.fog-loc.income")
def test_each_income_adds_a_doubloon():
    lane = Lane(fog_locations=True).at(0, GULF)
    place = lane.where("aruba")
    lane.hide(place)
    assert lane.turn().m.view(0).places[place].doubloons == 1
    play = lane.turn().do("pass")
    assert play.m.view(0).places[place].doubloons == 2


@pytest.mark.rule("ruling.fog-loc-pass", "ruling.fog-loc-black-market", "ruling.fog-both")
def test_passing_reveals_no_location_and_tiles_need_open_ones():
    lane = Lane(fog_locations=True).put(1, "aruba").put(2, "compass").at(0, 0)
    lane.hide(1)
    play = lane.turn().do("sail:5")
    assert play.s.down >> 1 & 1
    tiles = Lane(fog_locations=True)
    tiles.hide(tiles.where("bonaire"))
    offered = tiles.do("now:black_market(0)").do("tile:1")
    assert f"place:{tiles.where('bonaire')}" not in offered.options()
    both = Lane(fog_locations=True, fog_improvements=True).put(1, "aruba").put(4, "compass").at(0, 0)
    both.hide(1, 4)
    stepping = both.turn().do("sail:1")
    assert stepping.s.down >> 1 & 1  # a location, known by its doubloons, is passed unseen
    other = both.turn().do("sail:4")
    assert not other.s.down >> 4 & 1


# fog of war: improvements


@pytest.mark.rule("module.fog-imp.setup", "ruling.fog-imp-odd", "ruling.fog-top-card")
def test_improvements_lie_face_down_and_half_the_deck_too():
    for seed in range(5):
        match = begun(2, seed, fog_improvements=True)
        s = match.state
        hidden = [place for place in range(27) if s.down >> place & 1]
        assert len(hidden) == 15
        assert all(KIND[s.sea[place]] <= SHIP for place in hidden)
        assert (sum(s.turned), len(s.turned)) == (21, 41)
        view = match.view(0)
        assert view.next_hidden == bool(s.turned[-1])
        assert (view.next_card is None) == view.next_hidden
        if not view.next_hidden:
            assert view.next_card.item == s.deck[-1]
            assert s.seen[s.deck[-1]] == -1
        assert all(s.seen[card] == 0 for card in s.deck[:-1])
    assert len({tuple(begun(2, seed, fog_improvements=True).state.turned) for seed in range(4)}) == 4


@pytest.mark.rule("module.fog-imp.keep-orientation")
def test_cards_enter_as_they_lie_in_the_deck():
    for turned in (0, 1):
        lane = Lane(fog_improvements=True).put(5, "compass").on_deck("spy")
        lane.s.turned = [1] * (len(lane.s.deck) - 1) + [turned]
        play = lane.visit(5).do("buy")
        assert play.s.down >> 5 & 1 == turned
        assert (play.m.view(0).places[5].card is None) == bool(turned)
        assert play.told("refilled")[0].card == (-1 if turned else item("spy"))


@pytest.mark.rule("module.fog-imp.reveal", "ruling.fog-imp-step")
def test_a_move_in_the_fog_is_made_step_by_step():
    lane = Lane(fog_improvements=True).put(5, "compass").at(0, 1)
    lane.hide(5)
    play = lane.turn()
    assert play.asks == "SailStep"
    assert "stop" not in play.options()
    play.do("sail:5")
    assert not play.s.down >> 5 & 1
    assert play.m.view(1).places[5].card.key == "card-compass"
    assert "stop" in play.options()
    play.do("sail:7")
    play.do("stop")
    assert play[0].at == 7
    up = Lane(fog_improvements=True).at(0, 0).turn().do("sail:1", "sail:2")
    assert "stop" not in up.options()  # two steps inside the column: the third must lead on
    assert up.s.players[0].at == 6


@pytest.mark.rule("ruling.fog-imp-remote", "ruling.remote-targets")
def test_face_down_cards_cannot_be_bought_from_afar():
    lane = Lane(fog_improvements=True).put(26, "cook").put(7, "scout").purse(0, 30)
    lane.hide(26)
    play = lane.do("now:acquire(crew;3)")
    assert "buy:26" not in play.options()
    assert "buy:7" in play.options()


@pytest.mark.rule("ruling.fog-imp-level2-location")
def test_a_hidden_location_of_level_two_holds_no_money():
    lane = Lane(fog_improvements=True, fog_locations=True).put(5, "tortuga").at(0, 1)
    lane.hide(5)
    play = lane.turn().do("sail:5")
    assert not play.s.down >> 5 & 1
    assert play[0].doubloons == 10
    play.do("stop")
    assert play.asks == "Upgrade"


@pytest.mark.rule("ruling.fog-imp-placeholder")
def test_an_empty_card_is_no_face_down_card():
    lane = Lane(fog_improvements=True).at(0, 1)
    lane.s.blanks.remove(BLANK0 + 5)
    lane.s.unused.append(lane.s.sea[5])
    lane.s.sea[5] = BLANK0 + 5
    play = lane.turn().do("sail:5", "stop")
    assert play.told("card-revealed") == []
    assert play[0].doubloons == 15


# skirmishes


@pytest.mark.rule("module.skirmish.trigger", "module.skirmish.win", "module.skirmish.roll", "ruling.skirmish-strength")
def test_all_ships_on_a_card_fight():
    lane = Lane(3, skirmishes=True).put(5, "compass").at(1, 5).at(2, 5).purse(0, 5).purse(2, 0)
    lane.own(1, "cannons", "gold-seeker")
    play = lane.visit(5, dice=[[4, 3, 1]])
    event = play.told("skirmished")[0]
    assert event.fighters == [0, 1, 2]
    assert event.totals == [4, 5, 1]  # the gold die's bonus does not count
    assert event.winner == 1
    assert play[1].vp == 2
    assert [p.doubloons for p in play.s.players] == [5 - 2 - 1 + 5, 10 + 1 + 2, 0]  # seat 2 loses its toll again
    lion = Lane(skirmishes=True).put(5, "compass").at(1, 5).galleon(0, "lion").visit(5, dice=[[2, 3]])
    assert lion.told("skirmished")[0].totals == [4, 3]


@pytest.mark.rule("module.skirmish.win", "ruling.skirmish-toll")
def test_who_has_nothing_pays_nothing():
    lane = Lane(skirmishes=True).put(5, "compass").at(1, 5).purse(0, 1)
    play = lane.visit(5, dice=[[1, 6]])
    assert [p.doubloons for p in play.s.players] == [5, 11]  # the toll left nothing to lose; then five from the card
    assert play[1].vp == 2
    tags = play.tags()
    assert tags.index("toll-paid") < tags.index("skirmished") < tags.index("doubloons-gained")


@pytest.mark.rule("module.skirmish.tie")
def test_without_a_single_winner_nothing_happens():
    lane = Lane(3, skirmishes=True).put(5, "compass").at(1, 5).at(2, 5).purse(0, 2)
    play = lane.visit(5, dice=[[5, 5, 3]])
    assert [p.vp for p in play.s.players] == [0, 0, 0]
    assert [p.doubloons for p in play.s.players] == [5, 11, 11]
    assert play.told("skirmished")[0].winner == -2
    quiet = Lane().put(5, "compass").at(1, 5).visit(5)
    assert quiet.told("skirmished") == []


# quest hunters


@pytest.mark.rule("module.hunters.setup")
def test_hunters_keep_two_of_three_and_see_three():
    match = Match(GAME, 2, GAME.read_options({"quest_hunters": True}), Fast(3))
    drawn = match.state.players[0].drawn
    assert len(drawn) == 3
    assert match.act(0, [f"quest:{drawn[0]}"]) is not None
    begun_match = begun(2, 3, quest_hunters=True)
    assert [len(p.quests) for p in begun_match.state.players] == [2, 2]
    assert len(begun_match.state.quest_market) == 3


@pytest.mark.rule("module.hunters.score", "ruling.vp-total", "ruling.scores-quest")
def test_hunters_score_double_or_lose_five():
    met = Lane(quest_hunters=True).stored(0, gold=5).quests(0, "q01").end().m.view(0).captains[0].lines
    assert met["quests"] == 14
    easy = Lane(quest_hunters=True).purse(0, 0).stored(0, gold=3).quests(0, "q01")
    easy.stored(0, gold=3)
    assert easy.end().m.view(0).captains[0].lines["quests"] == -5
    none = Lane(quest_hunters=True).purse(0, 0).quests(0, "q01").end().m.result()
    assert none.scores[0] == -5
    hall = Lane(quest_hunters=True).stored(0, gold=3, pearl=5).quests(0, "q01", "q03").build(0, "guild-hall")
    assert hall.end().m.view(0).captains[0].lines["residences"] == 4


@pytest.mark.rule("ruling.hunters-six")
def test_six_fulfilled_quests_give_ten_beside_penalties():
    lane = Lane(quest_hunters=True).stored(0, gold=5, emerald=5, pearl=5).buried(0, gold=4, emerald=4, pearl=4)
    lane.quests(0, "q01", "q02", "q03", "q04", "q05", "q06", "q17", "q19")
    lines = lane.end().m.view(0).captains[0].lines
    assert lines["six"] == 10
    assert lines["quests"] == 2 * (7 + 7 + 7 + 8 + 8 + 8) - 10


# rubies


@pytest.mark.rule("module.rubies.setup", "module.rubies.gain", "ruling.rubies-when")
def test_two_locations_deliver_rubies():
    view = Lane(rubies=True).turn().m.view(0)
    assert {place.card.key for place in view.places if place.ruby} == {"card-bonaire", "card-tobago"}
    play = Lane(rubies=True).visit("bonaire")
    assert play.options() == ["ruby_gain", "done"]
    assert play.do("ruby_gain")[0].rubies == 1
    assert play.asks == "Upgrade"
    declined = Lane(rubies=True).visit("bonaire").do("done")
    assert declined[0].rubies == 0
    assert declined.asks == "Upgrade"
    assert Lane(rubies=True).visit("curacao").asks == "Upgrade"
    assert Lane().visit("bonaire").asks == "Upgrade"


@pytest.mark.rule("module.rubies.sell", "ruling.rubies-when", "module.rubies.full")
def test_a_ruby_is_sold_once_a_visit():
    lane = Lane(rubies=True)
    lane[0].rubies = 2
    play = lane.visit(GULF)
    assert play.options() == ["upgrade", "ruby_sell", "ruby_trade", "done"]
    play.do("ruby_sell", "ruby:3")  # an upgrade and 2 points, before the Gulf's own upgrade
    assert play[0].vp == 2
    assert play.s.done == [RUBY_SELL]
    play.do("s1d")
    assert play.s.rubies == 1 << 2
    assert "ruby_sell" not in play.options()
    play.do("done")
    assert "ruby_sell" not in play.options()
    after = lane.visit(GULF).do("done")
    assert "ruby_sell" in after.options()
    after.do("ruby_sell")
    assert "ruby:1" in after.options()
    full = Lane(rubies=True)
    full[0].rubies = 1
    full.s.rubies = (1 << len(RUBY_NOW)) - 1
    assert "ruby_sell" not in full.visit(GULF).options()


@pytest.mark.rule("module.rubies.trade", "ruling.rubies-end")
def test_rubies_are_traded_for_two_points_each():
    lane = Lane(rubies=True).purse(0, 0)
    lane[0].rubies = 3
    play = lane.visit(GULF).do("ruby_trade", "ruby_trade", "ruby_trade")
    assert (play[0].vp, play[0].rubies) == (6, 0)
    alone = Lane(rubies=True)
    alone[0].rubies = 2
    again = alone.do("now:ruby_trade").do("ruby_trade")  # nothing else is left to do, and it may be done again
    assert "ruby_trade" in again.options()
    assert again.do("ruby_trade")[0].rubies == 0
    assert lane.end().m.result().scores[0] == 0


@pytest.mark.rule("ruling.fog-loc-rubies")
def test_a_ruby_lies_on_a_location_just_revealed():
    lane = Lane(rubies=True, fog_locations=True)
    lane.hide(lane.where("bonaire"))
    assert not any(place.ruby for place in lane.turn().m.view(0).places if place.hidden)
    play = lane.visit("bonaire")
    assert play.options() == ["ruby_gain", "done"]


# retirement


@pytest.mark.rule("module.retire.setup", "module.retire.effect", "module.retire.reset", "ruling.retire-place")
def test_behind_the_last_space_lies_retirement():
    lane = Lane(retirement=True).explorer(0, "J4").purse(0, 8)
    at = lane.where("hacienda")
    play = lane.do("now:explore(3)")
    assert play.options() == ["retire", "pass"]
    play.do("retire")
    assert play.asks == "RetireTo"
    assert "pass" not in play.options()
    play.do(f"build:{at}")
    assert play[0].doubloons == 0
    assert play[0].residences == 1
    assert play[0].explorer == TRACK["S"]
    assert play[0].retired
    assert play.m.view(0).captains[0].rivers == 4
    assert "retire" not in Lane().explorer(0, "J3").do("now:explore(3)").options()
    assert "retire" in Lane(retirement=True).explorer(0, "J3").purse(0, 9).do("now:explore(3)").options()


@pytest.mark.rule("module.retire.cost", "ruling.retire-bonus", "module.retire.maracaibo-bonus")
def test_half_the_price_after_discounts_rounded_up():
    lane = Lane(retirement=True).explorer(0, "J4").own(0, "klabautermann").purse(0, 20)
    at = lane.where("hacienda")
    play = lane.do("now:explore(1)").do("retire", f"build:{at}")
    assert play[0].doubloons == 20 - 7
    assert play[0].vp == 2
    assert "maracaibo" not in GAME.options.__struct_fields__


@pytest.mark.rule("module.retire.once", "ruling.retire-enter")
def test_one_retires_once_and_only_with_the_money():
    once = Lane(retirement=True).explorer(0, "J4").purse(0, 30)
    once[0].retired = True
    assert once.do("now:explore(3)").asked == 1
    poor = Lane(retirement=True).explorer(0, "J3").purse(0, 3).do("now:explore(3)")
    assert poor.options() == ["to:J4", "pass"]
    shared = Lane(retirement=True).explorer(0, "J4").explorer(1, "J4").purse(0, 9).do("now:explore(1)")
    assert "retire" in shared.options()


@pytest.mark.rule("ruling.fog-imp-step")
@pytest.mark.parametrize("layout", ["A", "B", "C", "D"])
def test_in_the_fog_every_first_step_of_a_possible_move_is_offered(layout):
    map = CHARTS[layout]
    for at in range(27):
        lane = Lane(layout=layout, fog_improvements=True).at(0, at)
        first = {f"sail:{path[1]}" for end in map.reach[3][at] for path in paths(map, at, end, 3)}
        assert first <= set(SailStep(0, at, 3).options(lane.s))


def test_what_lies_face_down_is_not_told_by_a_stop():
    lane = Lane(fog_improvements=True).put(5, "compass")
    lane.s.down = 1 << 5
    assert stop_offer(lane.s, 0, 5, 0)[0] == "hidden"
    lane.s.down = 1 << 4
    assert stop_offer(lane.s, 0, 5, 0)[0] in ("card", "dear")


def test_a_card_that_is_turned_up_is_told_and_seen_by_all():
    lane = Lane(3, fog_locations=True).put(5, "aruba")
    lane.s.down, lane.s.seen[item("aruba")] = 1 << 5, 0
    play = lane.visit(5)
    assert [(told.place, told.card) for told in play.told("card-revealed")] == [(5, item("aruba"))]
    assert play.s.seen[item("aruba")] == EVERYBODY
