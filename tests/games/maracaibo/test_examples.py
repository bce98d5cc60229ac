"""The worked examples of the rulebook, as the ledger tells them."""

import pytest

from kaper.games.maracaibo import GAME
from kaper.games.maracaibo.box import KIND, LOCATION, RESIDENCE, SHIP, TRACK
from kaper.games.maracaibo.chart import GULF
from tests.games.golden import PLAYED, golden
from tests.games.maracaibo.tables import Lane, item
from tests.games.maracaibo.test_redbeard import solo
from tests.games.maracaibo.test_setup import begun

example = golden("maracaibo")


@example("movement.black-up-right")
def test_black_sails_up_and_right():
    lane = Lane().purse(0, 6).purse(1, 4)
    lane.at(0, lane.place(1, 3)).at(1, lane.place(2, 2)).put(lane.place(2, 2), "heavy-cannons")
    play = lane.turn()
    assert play.refusal(f"sail:{lane.place(1, 2)}") == "move.forward"
    play.do(f"sail:{lane.place(2, 2)}")
    toll = play.told("toll-paid")[0]
    assert (toll.purse, toll.theirs) == (5, 5)
    assert play.told("sailed")[0].path == [lane.place(1, 3), lane.place(1, 2), lane.place(2, 2)]


@example("improvement.tobacco-discount")
def test_tobacco_with_klabautermann():
    lane = Lane().own(0, "klabautermann").put(5, "tobacco").purse(0, 9).on_deck("spy")
    play = lane.visit(5).do("buy")
    assert play[0].doubloons == 4
    assert item("tobacco") in play[0].cards
    assert play.s.sea[5] == item("spy")


@example("residence.hacienda-second")
def test_the_second_marker_on_the_hacienda():
    lane = Lane().build(0, "hacienda").purse(1, 18)
    at = lane.where("hacienda")
    play = lane.visit(at, 1).do(f"build:{at}")
    assert (play[1].doubloons, play[1].vp) == (2, 0)
    scored = Lane().build(1, "hacienda").own(1, "tobacco", "rum").end()
    assert scored.m.view(1).captains[1].lines["residences"] == 10


@example("location.trinidad-pearl")
def test_trinidad_raises_the_pearls_first():
    play = Lane().value("trinidad", "pearl").visit("trinidad")
    assert play.s.cubes == [4, 4, 5]
    assert play.tags() == ["cubes-added"]


@example("location.tobago-black-market")
def test_the_bury_tile_on_tobago():
    lane = Lane().tile(0, 1, "tobago", False).stored(0, gold=2).value("tobago", "emerald")
    play = lane.visit("tobago").do("activate", "gold:4", "pass", "bury", "gold:5")
    assert play[0].buried == [2, 0, 0]
    tags = play.tags()
    assert tags.index("tile-activated") < tags.index("treasure-buried")


@example("raid.laura")
def test_laura_raids_an_emerald():
    lane = Lane()
    lane[0].vp = 10
    play = lane.do("now:raid", dice=[[3, 6, 2]]).do("raid", "emerald", "spend:treasure", "bonus", "spend:vp")
    assert play[0].stored == [0, 1, 0]
    assert play.s.cubes == [4, 3, 4]
    assert play[0].vp == 13
    assert play.told("strength-spent")[-1].left == 0


@example("explore.bonaire-blue")
def test_blue_explores_past_the_gold():
    lane = Lane().explorer(0, "A4").explorer(1, "L2")
    play = lane.visit("bonaire").do("pass", "to:L4")
    assert play.told("explored")[0].path == [TRACK["L1"], TRACK["L3"], TRACK["L4"]]
    assert play[0].doubloons == 13
    assert play[0].stored == [0, 0, 0]


@example("bury.julia-emerald")
def test_julia_buries_an_emerald():
    play = Lane().stored(0, emerald=1).do("now:bury").do("emerald:1", "cube:emerald")
    assert play[0].buried == [0, 1, 0]
    assert play.s.cubes == [4, 5, 4]


@example("upgrade.first-barrier")
def test_the_first_barrier():
    play = Lane().slots(0, "s1a").do("now:upgrade;now:upgrade")
    assert play.refusal("s2a") == "upgrade.barriers"
    play.do("s1c", "s2a")
    assert play[0].upgrades == 3


@example("income.three-cards")
def test_income_of_three_cards():
    lane = Lane().own(0, "tobacco", "rum", "captains-cabin").purse(0, 1).at(1, GULF)
    lane[0].vp = 20
    play = lane.turn(1).do("pass")
    assert (play[0].doubloons, play[0].vp) == (6, 22)


@example("quest.crew-twice")
def test_the_same_crew_counts_twice():
    lane = Lane().of_kind(0, crew=5).quests(0, "q08", "q20").explorer(0, "C3")
    quests = {quest.key: quest.vp for quest in lane.end().m.view(0).captains[0].quests}
    assert quests == {"quest-q08": 7, "quest-q20": 4}


@example("raid.yellow-five")
def test_the_yellow_die_is_two_stronger():
    play = Lane().own(0, "gold-seeker").do("now:raid", dice=[[5, 1, 1]]).do("raid", "gold")
    assert play.told("raid-chosen")[0].strength == 7


@example("black-market.four-rivers")
def test_four_rivers_give_six():
    lane = Lane().explorer(0, "J1").tile(0, 2, "aruba", True)
    assert lane.visit("aruba").do("activate")[0].vp == 6


@example("skirmish.solo-round2")
def test_a_solo_skirmish_in_round_two():
    def fight(mine):
        lane = solo(skirmishes=True).put(12, "compass").at(0, 8).own(0, "cutlass").deals("ra1")
        lane.s.round, lane.red.at = 2, 12
        return lane.turn(dice=[[mine, 4]]).do("sail:12")

    tie, won = fight(5), fight(6)
    assert (tie.told("skirmished")[0].totals, tie[0].vp, tie.red.vp) == ([6, 6], 0, 0)
    assert (won.told("skirmished")[0].totals, won[0].vp) == ([7, 6], 5)
    assert won[0].doubloons == 9  # only the toll


@example("residence.deck-setup")
def test_two_players_set_up():
    s = begun(2, 6).state
    kinds = [KIND[card] for card in s.sea]
    assert (kinds.count(LOCATION), kinds.count(RESIDENCE), sum(kind <= SHIP for kind in kinds)) == (8, 4, 15)
    assert (len(s.galleons), len(s.quest_market)) == (4, 2)
    assert sorted(p.doubloons for p in s.players) == [10, 11]


@example("solo.gulf-choice")
def test_redbeard_chooses_the_gulf():
    lane = solo().put(25, "curacao")
    lane.red.at = 22  # column 8
    play = lane.redbeard("ra1", dice=[[1]])
    assert play.red.at == GULF
    assert play.red.upgrades == 1
    assert play.red.treasures == [1, 0, 0]


def test_every_example_of_the_ledger_is_shown():
    assert sorted(PLAYED["maracaibo"]) == sorted(entry["id"] for entry in GAME.ledger.examples)
    assert len(PLAYED["maracaibo"]) == 16


@pytest.mark.parametrize("entry", GAME.ledger.examples, ids=lambda entry: entry["id"])
def test_examples_are_told_whole(entry):
    assert entry["setup"]
    assert entry["script"]
    assert entry["expect"]
