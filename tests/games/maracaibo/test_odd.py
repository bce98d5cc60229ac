"""Odd situations, as somebody who knows the game by heart would set them up: several rules at once, and the last of everything."""

import pytest

from kaper.core.chance import Fast
from kaper.core.match import Match
from kaper.core.words import Refused
from kaper.games.maracaibo import GAME
from kaper.games.maracaibo.box import BLANK0, SLOTS, TRACK
from kaper.games.maracaibo.chart import CHARTS, GULF, START
from kaper.games.maracaibo.codes import RAID_ACTIONS
from kaper.games.maracaibo.turn import stop_offer
from tests.games.maracaibo.tables import Lane, item, quest
from tests.games.maracaibo.test_explore import ends
from tests.games.maracaibo.test_redbeard import solo

# movement and tolls


@pytest.mark.rule("move.spaces", "ruling.path-free")
def test_between_islands_only_the_channels_lead_on():
    lane = Lane(layout="C")
    play = lane.at(0, lane.place(1, 2)).turn()
    assert {int(id[5:]) for id in play.options()} == {lane.place(2, 1), lane.place(3, 1), lane.place(2, 4)}


@pytest.mark.rule("galleon.c", "move.from-start", "module.fog-imp.reveal")
def test_the_harpy_makes_four_steps_from_the_start_in_the_fog_too():
    lane = Lane(layout="B", fog_improvements=True).galleon(0, "harpy").at(0, START)
    play = lane.turn()
    for column in (1, 2, 3, 4):
        play.do(f"sail:{lane.place(column, 2)}")
    assert CHARTS["B"].column[play[0].at] == 4
    assert play.asks != "SailStep"


@pytest.mark.rule("move.toll.short")
def test_two_doubloons_for_three_opponents_are_given_one_after_the_other():
    play = Lane(4).put(5, "compass").at(1, 5).at(2, 5).at(3, 5).purse(0, 2).visit(5).do("pay:3")
    assert play.options() == ["pay:1", "pay:2"]
    play.do("pay:1")
    assert [p.doubloons for p in play.s.players] == [5, 11, 10, 11]


@pytest.mark.rule("ruling.toll-timing", "improvement.choice")
def test_a_toll_may_make_a_card_too_dear():
    play = Lane().put(5, "spyglass").at(1, 5).purse(0, 5).visit(5)
    assert (play[0].doubloons, play[0].cards) == (5 - 1 + 5, [])


@pytest.mark.rule("module.skirmish.win", "ruling.skirmish-toll")
def test_the_toll_just_paid_may_be_won_back():
    lane = Lane(4, skirmishes=True).put(5, "compass").at(1, 5).at(2, 5).at(3, 5).purse(0, 3).purse(1, 0)
    play = lane.visit(5, dice=[[6, 1, 1, 1]])
    assert [p.doubloons for p in play.s.players][1:] == [0, 10, 10]
    assert play.told("skirmished")[0].purses == [3, 0, 10, 10]
    assert play[0].vp == 2


# purchases


@pytest.mark.rule("effect.discount", "money.red")
def test_a_card_that_costs_nothing_is_bought_with_an_empty_purse():
    play = Lane().put(5, "compass").own(0, "klabautermann", "quartermaster").purse(0, 0).visit(5)
    assert play.options() == ["buy", "take"]
    assert play.do("buy")[0].explore_plus == 1


@pytest.mark.rule("ruling.refill-timing", "improvement.refill", "improvement.refill.empty")
def test_the_last_card_of_the_deck_goes_to_the_nested_purchase():
    lane = Lane().put(5, "recruiter").put(7, "boatswain").empty_deck().purse(0, 40)
    lane.s.deck.append(lane.take(item("spy")))
    play = lane.visit(5).do("buy", "buy:7")
    assert [play.s.sea[place] for place in (5, 7)] == [BLANK0 + 5, BLANK0 + 7]  # both wait for the upgrades
    play.do("s1f", "s1e")
    assert [play.s.sea[place] for place in (5, 7)] == [BLANK0 + 5, item("spy")]
    assert play[0].doubloons == 40 - 6 - 11 + 6


@pytest.mark.rule("effect.respace", "effect.acquire-ship", "effect.raid-colour")
def test_the_logbook_opens_whatever_the_explorer_stands_on():
    both = Lane().put(5, "logbook").explorer(0, "J2").stored(0, gold=1).purse(0, 20).visit(5).do("buy", "respace")
    assert both.options() == ["upgrade", "bury", "done"]
    lane = Lane().put(5, "logbook").put(20, "golden-battery").explorer(0, "G1").purse(0, 20)
    play = lane.visit(5, dice=[[3]]).do("buy", "respace", "buy:20", "raid_colour:gold:4", "gold")
    assert play.told("raid-chosen")[0].strength == 7
    assert play[0].doubloons == 20 - 7 - 8


@pytest.mark.rule("effect.galleon", "improvement.lightning")
def test_who_spent_the_last_on_the_workshop_gets_no_galleon():
    play = Lane().put(5, "carvers-workshop").market("lion").purse(0, 7).visit(5).do("buy")
    assert (play[0].galleon, play[0].doubloons, play.asked) == ([], 2, 1)


@pytest.mark.rule("effect.doubloon-income", "ruling.whale-income")
def test_the_black_flag_counts_the_whale():
    lane = Lane().put(5, "black-flag").galleon(0, "whale").quests(0, "q01", "q02", "q03").own(0, "rum")
    assert lane.visit(5).do("buy")[0].doubloons == 10 - 6 + 2 + 3


@pytest.mark.rule("gulf.residence", "residence.first-bonus", "effect.residence")
def test_two_residences_in_one_visit_of_the_gulf():
    play = Lane().upgrades(0, 11).purse(0, 60).visit(GULF).do("s4c")
    play.do(play.options()[0]).do("residence")
    play.do(play.options()[0])
    assert (play[0].residences.bit_count(), play[0].vp) == (2, 4)


# raids, treasures, burials


@pytest.mark.rule("raid.more-actions", "galleon.k", "upgrade.effects")
def test_a_raid_action_gained_while_spending_is_used_at_once():
    lane = Lane().galleon(0, "skull").slots(0, "s1f", "s1b").own(0, "heavy-cannons").stored(0, gold=1)
    play = lane.do("now:raid", dice=[[6, 1, 1]]).do("raid", "gold", "spend:skull", "gold:3", "s2a", "spend:s2a")
    play.do("bonus")
    assert play[0].stored == [1, 0, 0]
    assert play.options() == ["spend:vp", "spend:doubloons", "done"]  # 9 - 2 - 3 = 4 left


@pytest.mark.rule("galleon.e", "upgrade.effects")
def test_the_lion_helps_the_next_raid_of_the_turn_only():
    play = Lane().market("lion").do("now:raid;now:galleon(3);now:raid", dice=[[1] * 3, [2] * 3, [3] * 3, [4] * 3])
    play.do("raid", "gold", "spend:vp", "galleon:3", "raid", "reroll", "reroll")
    assert "reroll" not in play.options()
    assert [event.strength for event in play.do("pearl").told("raid-chosen")] == [1, 6]


@pytest.mark.rule("galleon.g", "ruling.poseidon", "ruling.storage-bonus-reuse")
def test_a_treasure_found_by_burying_is_buried_next():
    play = Lane().galleon(0, "poseidon").stored(0, gold=1).do("now:bury;now:bury").do("gold:P4", "pearl", "bonus")
    assert play.asks == "Bury"
    play.do("pearl+:P2")
    assert (play[0].vp, play[0].doubloons, play[0].buried) == (1 + 4, 12, [1, 0, 1])
    assert [hole.kind for hole in play.m.view(1).captains[0].deep] == [None, "pearl", None, "gold"]


@pytest.mark.rule("ruling.upgrade-none-left", "location.steps")
def test_with_a_full_ship_board_a_location_begins_with_its_actions():
    lane = Lane().slots(0, *(slot.id for slot in SLOTS)).stored(0, gold=1)
    assert lane.visit("aruba").options() == ["quest", "bury", "done"]


# exploration


@pytest.mark.rule("explore.skip", "ruling.explore-skip-chain", "ruling.explore-fork")
def test_explorers_crowd_the_forks_and_the_end():
    fork = Lane(4).explorer(0, "E7").explorer(1, "G1").explorer(2, "H1").explorer(3, "G2")
    assert ends(fork.do("now:explore(1)")) == {"G3", "H2"}
    joined = Lane(4).explorer(0, "C5").explorer(1, "E1").explorer(2, "E2").explorer(3, "E3")
    assert ends(joined.do("now:explore(1)")) == {"E4"}
    last = Lane(3).explorer(0, "J1").explorer(1, "J2").explorer(2, "J3")
    assert ends(last.do("now:explore(1)")) == {"J4"}


@pytest.mark.rule("module.retire.effect", "ruling.retire-enter", "residence.one-each")
def test_who_has_every_residence_cannot_retire():
    lane = Lane(retirement=True).explorer(0, "J4").purse(0, 90)
    lane.build(0, "hacienda", "governors-villa", "shipyard", "trading-post")
    assert lane.do("now:explore(2)").asked == 1


# quests


@pytest.mark.rule("module.hunters.setup", "ruling.quest-market-order", "ruling.whale-refresh")
def test_three_quests_on_the_market_of_the_hunters():
    lane = Lane(quest_hunters=True).galleon(0, "whale")
    left, _, right = lane.s.quest_market
    top, new = lane.s.quest_deck[-1], lane.s.quest_deck[-3:]
    assert lane.do("now:quest").do("market:1").s.quest_market == [top, left, right]
    again = Lane(quest_hunters=True).galleon(0, "whale").do("now:quest").do("refresh")
    assert sorted(again.s.quest_market) == sorted(new)


@pytest.mark.rule("effect.sell-quest", "quest.take", "ruling.quest-empty")
def test_a_quest_sold_to_an_empty_deck_is_drawn_again():
    lane = Lane().put(5, "fence").quests(0, "q05").purse(0, 5)
    lane.s.unused += lane.s.quest_deck
    lane.s.quest_deck.clear()
    play = lane.visit(5).do("buy", quest("q05"))
    assert (play[0].doubloons, play.s.quest_deck) == (8, [item("q05")])
    drawn = Lane()
    drawn.s.unused += drawn.s.quest_deck[1:]
    del drawn.s.quest_deck[1:]
    assert drawn.do("now:quest;now:quest").do("deck").options() == ["market:0", "market:1", "pass"]


# the end


@pytest.mark.rule("round.end.third", "setup.last-player-marker")
@pytest.mark.parametrize(("first", "arrives", "still"), [(1, 1, [2, 0]), (2, 1, []), (0, 1, [2])])
def test_who_still_plays_in_the_third_round(first, arrives, still):
    lane = Lane(3).at(0, 0).at(1, 0).at(2, 0).at(arrives, GULF)
    lane.s.round, lane.s.first = 3, first
    play = lane.turn(arrives).do("pass")
    seats = []
    while not play.m.over:
        if play.asked not in seats:
            seats.append(play.asked)
        play.do(play.options()[-1])
    assert seats == still


@pytest.mark.rule("end.tiebreak")
def test_of_three_with_equal_points_two_share_the_victory():
    lane = Lane(3).purse(0, 0).purse(1, 0).purse(2, 0).buried(0, gold=1).buried(2, pearl=1)
    lane[1].vp = 5
    result = lane.end().m.result()
    assert (result.scores, result.places) == ([5, 5, 5], [1, 3, 1])


# rubies


@pytest.mark.rule("ruling.rubies-when", "gulf.residence", "module.rubies.sell")
def test_a_ruby_pays_for_the_residence_of_the_same_visit():
    lane = Lane(rubies=True).purse(0, 8)
    lane[0].rubies = 2
    at = lane.where("hacienda")
    play = lane.visit(GULF).do("upgrade", "s1c", "done", "ruby_sell", "ruby:2")
    play.do("residence", f"build:{at}")
    assert (play[0].doubloons, play[0].vp) == (0, 2)
    assert play.do("ruby_trade")[0].vp == 4  # and the other one is traded after it


@pytest.mark.rule("module.rubies.gain", "location.steps", "ruling.rubies-when")
def test_a_ruby_comes_after_the_cube_and_before_the_own_tile():
    play = Lane(rubies=True).tile(0, 3, "bonaire").value("bonaire", "pearl").visit("bonaire")
    assert play.s.cubes == [4, 4, 5]
    assert play.options() == ["ruby_gain", "done"]
    assert play.do("ruby_gain").options() == ["activate", "done"]


# Redbeard


@pytest.mark.rule("solo.extra", "ruling.solo-upgrade-in-time", "solo.location.steps")
def test_every_b_card_upgrades_before_it_acts():
    lane = solo().put(12, "bonaire").value("bonaire", "gold")
    play = lane.redbeard("rb2")  # a quest by the extra upgrade, an advance by that of the location, then four spaces
    assert (play.red.upgrades, play.red.field, play.red.vp, len(play.red.quests)) == (2, 2, 3, 1)
    assert (play.red.explorer, play.s.cubes) == (TRACK["A4"], [5, 4, 4])
    aruba = solo().put(12, "aruba").redbeard("rb4")
    assert (aruba.red.upgrades, len(aruba.red.quests)) == (2, 2)
    raid = solo().put(12, "curacao").value("curacao", "emerald")
    raid.red.upgrades = 1
    raided = raid.redbeard("rb5", dice=[[5]])  # two spaces at field 1; the raid at field 2, of the fullest island
    assert (raided.red.explorer, raided.red.vp, raided.red.treasures) == (TRACK["A2"], 3 + 2, [0, 1, 0])
    strong = solo()
    strong.red.field = 4
    extra = strong.redbeard("rb3", dice=[[4]])
    assert (extra.red.vp, extra.red.treasures, len(extra.red.cards)) == (3, [2, 0, 0], 1)


@pytest.mark.rule("solo.raid.track4", "treasure.empty-island")
def test_he_takes_two_from_an_island_with_one_cube():
    lane = solo().put(12, "grenada").cubes(1, 0, 0)
    lane.red.field, lane.red.upgrades = 4, 15
    play = lane.redbeard("ra1", dice=[[1]])
    assert (play.red.treasures, play.s.cubes) == ([2, 0, 0], [1, 0, 0])  # the cube is the one for having more


@pytest.mark.rule("ruling.solo-explore-skip", "ruling.explore-ends-shared")
def test_he_comes_to_the_end_of_the_track_beside_the_player():
    lane = solo().put(12, "bonaire").explorer(0, "J4")
    lane.red.explorer, lane.red.upgrades = TRACK["J2"], 15
    event = lane.redbeard("ra2").told("explored")[0]
    assert (event.path, event.rivers) == ([TRACK["J3"], TRACK["J4"]], 4)


@pytest.mark.rule("residence.first-bonus", "solo.upgrade.residence")
def test_where_he_built_first_nobody_is_first_any_more():
    lane = solo().purse(0, 30).deals("ra1")
    lane.red.residences = 1
    at = lane.where("hacienda")
    assert lane.visit(at).do(f"build:{at}")[0].vp == 0


@pytest.mark.rule("solo.acquire", "solo.priority")
def test_of_two_places_to_acquire_the_one_closer_to_maracaibo():
    lane = solo().put(10, "margarita").put(14, "barbados")
    assert lane.redbeard("ra4").red.at == 14


@pytest.mark.rule("solo.quest", "module.hunters.setup", "ruling.hunters-solo")
def test_he_takes_the_rightmost_of_three():
    lane = solo(quest_hunters=True).put(12, "aruba")
    left, middle, right = lane.s.quest_market
    top = lane.s.quest_deck[-1]
    lane.red.upgrades = 15
    play = lane.redbeard("ra3")
    assert (play.red.quests, play.s.quest_market) == ([right], [top, left, middle])


@pytest.mark.rule("round.next-player", "solo.order")
def test_after_a_round_the_other_one_begins():
    his = solo().at(0, 10)
    his.red.at = GULF
    ended = his.redbeard()
    assert (ended.s.round, ended.asked, ended[0].at, ended.red.at) == (2, 0, START, START)
    mine = solo().at(0, GULF).deals("ra1", "ra2", "ra3").turn().do("pass")
    assert (mine.s.round, mine.red.turns, mine.asked) == (2, 1, 0)
    assert mine.red.at != START


@pytest.mark.rule("module.rubies.solo", "module.fog-loc.solo")
def test_a_delivery_he_only_crosses_brings_no_ruby():
    lane = solo(fog_locations=True, rubies=True).put(11, "bonaire").put(10, "curacao")
    lane.hide(11)
    lane.red.upgrades = 15
    play = lane.redbeard("ra1", dice=[[1]])
    assert (play.red.rubies, play.red.vp) == (0, 1)


@pytest.mark.rule("solo.toll.human", "move.toll.short")
def test_with_an_empty_purse_he_is_paid_nothing():
    lane = solo().put(5, "compass").at(0, 1).purse(0, 0)
    lane.red.at = 5
    play = lane.deals("ra1").turn().do("sail:5")
    assert [event for event in play.told("toll-paid") if event.seat == 0] == []


@pytest.mark.rule("move.toll.board", "solo.toll.redbeard", "ruling.skirmish-where")
def test_in_the_gulf_he_pays_nothing_and_fights_nobody():
    lane = solo(skirmishes=True).at(0, GULF)
    lane.red.at, lane.red.upgrades = 23, 15
    play = lane.redbeard("ra2")
    assert play.red.at == GULF
    assert play.told("toll-paid") == play.told("skirmished") == []


# taking back


@pytest.mark.rule("module.fog-imp.reveal", "ruling.fog-imp-step")
def test_in_the_fog_a_step_is_taken_back_until_a_card_is_seen():
    lane = Lane(fog_improvements=True, layout="B")
    open_sea, hidden = lane.place(2, 2), lane.place(3, 2)
    lane.at(0, lane.place(1, 2)).hide(hidden)
    lane.s.seen[lane.s.sea[hidden]] = 0
    play = lane.turn()
    before = play.m.digest()
    play.do(f"sail:{open_sea}")
    assert play.m.undo(0) is None
    assert play.m.digest() == before
    play.do(f"sail:{open_sea}", f"sail:{hidden}")
    assert isinstance(play.m.undo(0), Refused)


# nothing of one turn or raid is left in the next


@pytest.mark.rule("ruling.raid-once-per-turn", "raid.leftover")
def test_raid_actions_are_free_again_in_the_next_turn():
    lane = Lane().put(5, "curacao").at(0, 1)
    lane.s.used = (1 << len(RAID_ACTIONS)) - 1
    play = lane.turn(dice=[[6, 1, 1]]).do("sail:5", "pass", "raid", "gold")
    assert play.options() == ["spend:vp", "spend:doubloons", "spend:treasure", "done"]


@pytest.mark.rule("raid.colour", "ruling.raid-pool")
def test_strength_of_the_second_raid_brings_treasures_of_its_own_kind():
    play = Lane().do("now:raid;now:raid_fixed(7)", dice=[[4, 1, 1]]).do("raid", "gold", "done", "pearl")
    play.do("spend:treasure:1", "store")
    assert play[0].stored == [0, 0, 1]


@pytest.mark.rule("module.rubies.sell")
def test_the_next_visit_of_the_gulf_sells_a_ruby_again():
    lane = Lane(rubies=True).at(0, 24)
    lane[0].rubies, lane.s.sold = 1, True
    assert "ruby_sell" in lane.turn().options()


@pytest.mark.rule("setup.quests.market", "ruling.whale-refresh", "ruling.hidden-information")
def test_nobody_knows_where_a_quest_lies_that_went_back():
    match = Match(GAME, 3, None, Fast(3))
    drawn = [p.drawn[:] for p in match.state.players]
    for seat, (kept, _) in enumerate(drawn):
        assert match.act(seat, [f"quest:{kept}"]) is None
    assert all(match.state.seen[back] in (0, -1) for _, back in drawn)
    lane = Lane().galleon(0, "whale")
    old = lane.s.quest_market[:]
    play = lane.do("now:quest").do("refresh")
    assert [play.s.seen[card] for card in old] == [0, 0]


@pytest.mark.rule("ruling.solo-no-card-possible", "module.fog-loc.solo", "ruling.fog-loc-solo-target")
def test_what_he_ends_on_without_an_action_is_turned_up_too():
    lane = solo(fog_locations=True)
    for place in range(9, 15):
        if place != 14:
            lane.s.unused.append(lane.s.sea[place])
            lane.s.blanks.remove(BLANK0 + place)
            lane.s.sea[place] = BLANK0 + place
    lane.put(14, "curacao").hide(14)
    lane.s.round = 3
    play = lane.redbeard("ra1", "ra2", "ra3", "ra4", "ra5", "ra6")
    assert (play.red.at, play.red.vp, play.s.down) == (14, 5, 0)
    assert play.s.cubes == [4, 4, 4]  # no action and no steps of the location


@pytest.mark.rule("solo.gulf", "solo.improvement", "solo.turn.first-possible")
def test_the_gulf_draws_him_only_for_raids_and_explorations():
    lane = solo()
    lane.red.at = 20
    lane.put(22, "anchor")
    play = lane.redbeard("ra6")  # an improvement comes first on this card, a ship card before all others
    assert (play.red.at, play.red.cards) == (22, [item("anchor")])


@pytest.mark.rule("ruling.solo-no-card-possible")
def test_without_an_action_he_sails_to_the_gulf_if_he_can():
    lane = solo()
    lane.red.at = 23
    for place in (24, 25, 26):
        lane.s.unused.append(lane.s.sea[place])
        lane.s.blanks.remove(BLANK0 + place)
        lane.s.sea[place] = BLANK0 + place
    play = lane.redbeard("rb4")  # neither a quest nor an improvement is in reach, however often it is drawn
    assert (play.red.at, play.red.upgrades) == (GULF, 0)


@pytest.mark.rule("ruling.retire-place", "explore.move")
def test_retirement_is_one_space_behind_the_last():
    lane = Lane(retirement=True).explorer(0, "J3").purse(0, 30)
    assert lane.do("now:explore(1)").options() == ["to:J4", "pass"]
    assert "retire" in lane.do("now:explore(2)").options()


@pytest.mark.rule("ruling.optional-default", "effect.gain-treasure")
def test_who_has_chosen_the_kind_takes_the_treasure():
    assert Lane().do("now:treasure(any)").do("pearl").options() == ["bonus", "store"]


@pytest.mark.rule("solo.acquire", "ruling.solo-acquire-location", "module.fog-imp.keep-orientation")
def test_a_location_he_puts_under_the_deck_lies_there_as_it_lay_on_top():
    lane = solo(fog_improvements=True).put(12, "margarita").on_deck("tortuga", "spy")
    lane.s.turned = [0] * (len(lane.s.deck) - 1) + [1]
    play = lane.redbeard("ra4")
    assert (play.red.cards, play.s.deck[0]) == ([item("spy")], item("tortuga"))
    assert play.s.turned == [1] + [0] * (len(play.s.deck) - 1)
    clear = solo().put(12, "margarita").on_deck("tortuga", "spy").redbeard("ra4")
    assert clear.s.turned == []


@pytest.mark.rule("galleon.g", "ruling.poseidon")
def test_the_first_space_of_poseidon_shows_what_lies_in_it():
    play = Lane().galleon(0, "poseidon").stored(0, emerald=1).do("now:bury").do("emerald:P1")
    assert [hole.kind for hole in play.m.view(1).captains[0].deep] == ["emerald", None, None, None]
    assert play[0].doubloons == 15


@pytest.mark.rule("residence.build", "improvement.choice", "ruling.toll-timing")
@pytest.mark.parametrize(
    ("card", "purse", "toll", "offer"),
    [
        ("hacienda", 20, 0, ("own", 0)),
        ("shipyard", 12, 0, ("residence", 12)),
        ("shipyard", 12, 1, ("poor", 12)),
        ("tobacco", 8, 0, ("card", 8)),
        ("tobacco", 8, 1, ("dear", 8)),
        ("aruba", 8, 0, ("location", 0)),
    ],
)
def test_what_a_stop_offers_is_said_before_the_move(card, purse, toll, offer):
    lane = Lane().build(0, "hacienda").purse(0, purse)
    assert stop_offer(lane.s, 0, lane.where(card), toll)[:2] == offer
