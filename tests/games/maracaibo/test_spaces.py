"""The kinds of spaces: improvements, residences, locations, the Gulf and Maracaibo; purchases from afar."""

import pytest

from kaper.core.texts import catalogue
from kaper.games.maracaibo.box import BLANK0, KIND, LOCATION, TEXT
from kaper.games.maracaibo.chart import GULF, MARACAIBO
from kaper.games.maracaibo.state import cost
from kaper.games.maracaibo.words import line_text
from tests.games.maracaibo.tables import Lane, item


def test_the_table_lays_locations_where_it_says():
    lane = Lane()
    assert [lane.s.sea[place] for place in (2, 6, 9)] == [0, 1, 2]


# improvements


@pytest.mark.rule("action.kinds", "improvement.choice", "improvement.take5")
def test_an_improvement_is_bought_or_left_for_five():
    lane = Lane().put(5, "compass").purse(0, 10)
    play = lane.visit(5)
    assert play.options() == ["buy", "take"]
    play.do("take")
    assert play[0].doubloons == 15
    assert play.s.sea[5] == item("compass")
    poor = Lane().put(5, "compass").purse(0, 2).visit(5)
    assert poor[0].doubloons == 7  # only one possibility: not asked
    assert poor.s.sea[5] == item("compass")


@pytest.mark.rule("improvement.choice")
def test_before_the_click_one_knows_what_a_card_does_and_what_is_left():
    play = Lane().put(5, "compass").purse(0, 10).visit(5)
    question = play.m.question(0)
    buy, take = (option.text.args for option in question.options)
    price = cost(play[0], item("compass"))
    assert (buy["purse"], buy["price"], buy["left"]) == (10, price, 10 - price)
    assert buy["what"] == line_text(TEXT[item("compass")])
    assert take["after"] == 15


@pytest.mark.rule("improvement.buy", "improvement.refill", "improvement.refill.ships", "ruling.new-card-no-action")
def test_a_bought_card_makes_room_for_one_of_level_two():
    lane = Lane().put(5, "cutlass").at(1, 5).on_deck("tortuga").purse(0, 7)
    left = len(lane.s.deck)
    play = lane.visit(5).do("buy")
    assert play[0].doubloons == 7 - 1 - 4  # the toll, and the card
    assert play[0].cards == [item("cutlass")]
    assert play.s.sea[5] == item("tortuga")
    assert len(play.s.deck) == left - 1
    assert play[0].at == play[1].at == 5
    assert play.asked == 1  # the location that appeared gives nothing
    assert play[0].upgrades == 0


@pytest.mark.rule("improvement.lightning", "ruling.effect-order")
def test_effects_at_once_are_done_in_any_order():
    for order in (["quest", "cube_any:1"], ["cube_any:1", "quest"]):
        play = Lane().put(5, "treasure-map").visit(5).do("buy")
        assert play.options()[:2] == ["quest", "cube_any:1"]
        play.do(order[0])
        play.do("deck" if order[0] == "quest" else "gold")
        assert play.asks == ("ChooseKind" if order[0] == "quest" else "TakeQuest")
        play.do("gold" if order[1] == "cube_any:1" else "deck")
        assert play.s.cubes[0] == 5
        assert len(play[0].quests) == 1


@pytest.mark.rule("ruling.gains-at-once")
def test_points_shown_come_before_what_is_chosen():
    play = Lane().put(5, "galley").visit(5).do("buy")
    assert play.asks == "TakeQuest"
    assert play[0].vp == 2


@pytest.mark.rule("improvement.permanent", "effect.discount", "card.klabautermann")
def test_a_discount_works_at_once_and_never_below_nothing():
    lane = Lane().put(5, "klabautermann").put(6, "recruiter").purse(0, 30)
    play = lane.visit(5).do("buy")
    assert cost(play[0], item("tobacco")) == 5
    assert cost(play[0], item("tobacco"), 3) == 8
    stacked = Lane().own(0, "klabautermann", "first-mate")
    assert cost(stacked[0], item("compass")) == 0
    assert cost(stacked[0], item("hacienda")) == 11


@pytest.mark.rule("improvement.refill.empty", "improvement.placeholder", "ruling.placeholder-more")
def test_without_a_deck_an_empty_card_lies_there():
    lane = Lane().put(5, "compass").empty_deck().at(1, 1)
    play = lane.visit(5).do("buy")
    assert play.s.sea[5] == BLANK0 + 5
    assert [(told.place, told.card, told.left) for told in play.told("refilled")] == [(5, BLANK0 + 5, 0)]
    play.do("sail:5")
    assert play[1].doubloons == 10 - 1 + 5
    places = [place for place in range(27) if KIND[play.s.sea[place]] <= 2]
    many = Lane().empty_deck().purse(0, 300)
    for place in range(27):
        if KIND[many.s.sea[place]] <= 2:
            many.s.blanks.remove(BLANK0 + place)
            many.s.unused.append(many.s.sea[place])
            many.s.sea[place] = BLANK0 + place
    assert len(places) == 14
    assert sum(card >= BLANK0 for card in many.s.sea) == 15
    assert many.visit(5)[0].doubloons == 305


@pytest.mark.rule("ruling.refill-timing")
def test_the_place_stays_empty_while_the_card_works():
    lane = Lane().put(5, "recruiter").put(7, "cook").on_deck("spy", "fence").purse(0, 30)
    play = lane.visit(5).do("buy")
    assert play.asks == "Acquire"
    assert play.s.sea[5] == BLANK0 + 5
    assert "buy:5" not in play.options()
    play.do("buy:7")
    assert play.s.sea[7] == item("spy")  # the nested purchase is refilled first
    assert play.s.sea[5] == item("fence")


@pytest.mark.rule("improvement.lightning")
@pytest.mark.parametrize(("lang", "words"), [("en", "does nothing now"), ("pl", "teraz nic nie da")])
def test_a_card_whose_effects_would_be_lost_says_so_before_it_is_bought(lang, words):
    def note(lane):
        question = lane.visit(5).m.question(0)
        return catalogue(lang, "kaper.games.maracaibo").note(next(o for o in question.options if o.id == "buy").text)

    assert words in note(Lane().put(5, "shovel").purse(0, 20))
    assert words not in note(Lane().put(5, "shovel").purse(0, 20).stored(0, gold=1))
    assert words not in note(Lane().put(5, "spyglass").purse(0, 20))
    assert words not in note(Lane().put(5, "cook").purse(0, 20))  # what works later is not lost


# purchases from afar


@pytest.mark.rule("acquire.remote", "effect.acquire-kind", "ruling.remote-targets", "ruling.cost-order")
def test_a_card_from_afar_costs_three_more():
    lane = Lane().put(26, "boatswain").at(1, 26).purse(0, 11)
    play = lane.visit("margarita").do("pass", "acquire:crew:3")
    assert "buy:26" in play.options()
    assert all(KIND[play.s.sea[int(id[4:])]] == 1 for id in play.options())
    play.do("buy:26")
    assert play[0].doubloons == 0  # 8 + 3, and no toll for the ship there
    assert play[1].doubloons == 10
    cheap = Lane().put(26, "boatswain").own(0, "klabautermann", "quartermaster").purse(0, 10)
    bought = cheap.visit("margarita").do("pass", "acquire:crew:3", "buy:26")
    assert bought[0].doubloons == 10 - (8 + 3 - 4)
    dear = Lane().put(26, "boatswain").purse(0, 10).visit("margarita").do("pass", "acquire:crew:3")
    assert "buy:26" not in dear.options()


@pytest.mark.rule("acquire.remote.refill")
def test_a_card_from_afar_is_refilled_under_the_ships():
    lane = Lane(3).put(20, "cook").at(2, 20).on_deck("fence").purse(0, 20)
    play = lane.visit("margarita").do("pass", "acquire:crew:3", "buy:20")
    assert play.s.sea[20] == item("fence")
    assert play[2].at == 20


@pytest.mark.rule("effect.acquire-ship")
def test_a_ship_card_from_the_track_has_no_surcharge():
    lane = Lane().put(26, "secret-hold").own(0, "quartermaster").explorer(0, "E7").purse(0, 7)
    play = lane.do("now:explore(1)").do("to:G1")
    assert play.asks == "Acquire"
    play.do("buy:26")
    assert play[0].doubloons == 0
    assert play[0].ship == 1


@pytest.mark.rule("location.slash", "money.white")
def test_the_alternative_of_a_purchase_is_money():
    play = Lane().purse(0, 20).visit("margarita").do("pass")
    assert play.options() == ["acquire:crew:3", "doubloons:4", "done"]
    play.do("doubloons:4")
    assert play[0].doubloons == 24
    assert play.asked == 1


# residences


@pytest.mark.rule("residence.build", "residence.first-bonus", "residence.anatomy")
def test_the_first_marker_on_a_residence_gives_two_points():
    lane = Lane().purse(0, 20).purse(1, 20)
    at = lane.where("hacienda")
    play = lane.visit(at)
    assert play.refusal(f"build:{lane.where('shipyard')}") == "residence.build"  # another residence than this one
    play.do(f"build:{at}")
    assert (play[0].doubloons, play[0].vp) == (4, 2)
    assert play.m.view(1).places[at].owners == [0]
    assert play.s.sea[at] == item("hacienda")
    second = Lane().build(0, "hacienda").purse(1, 20)
    done = second.visit(at, 1).do(f"build:{at}")
    assert (done[1].doubloons, done[1].vp) == (4, 0)
    assert done.m.view(1).places[at].owners == [0, 1]


@pytest.mark.rule("residence.one-each", "ruling.residence-decline", "residence.permanent")
def test_nobody_builds_twice_and_declining_gives_nothing():
    lane = Lane().build(0, "hacienda").purse(0, 30)
    at = lane.where("hacienda")
    play = lane.visit(at)
    assert play.asked == 1  # nothing to decide
    assert play[0].doubloons == 30
    declined = Lane().purse(0, 30).visit(at).do("pass")
    assert declined[0].doubloons == 30
    assert declined[0].residences == 0
    again = Lane().build(0, "hacienda").purse(0, 30).do("now:residence")
    assert f"build:{at}" not in again.options()
    for _ in range(5):
        again.do(again.options()[0])
    assert again[0].residences & 1  # markers stay where they are


@pytest.mark.rule("money.red", "gulf.residence", "effect.residence")
def test_a_price_must_be_paid_in_full():
    at = Lane().where("hacienda")
    poor = Lane().purse(0, 15).visit(at)
    assert poor[0].residences == 0
    assert poor.asked == 1
    play = Lane().put(5, "spices").purse(0, 3).visit(5)
    assert play[0].cards == []
    offered = Lane().put(5, "compass").purse(0, 5).visit(5)
    assert offered.options() == ["buy", "take"]


# locations


@pytest.mark.rule("location.steps", "location.value", "location.black-market", "location.upgrade", "location.actions")
def test_a_location_has_four_steps_in_order():
    lane = Lane().tile(0, 3, "tobago").side(3, False).value("tobago", "gold").stored(0, gold=1)
    play = lane.visit("tobago")
    assert play.s.cubes == [5, 4, 4]
    assert play.options() == ["activate", "done"]
    play.do("activate", "pearl")
    assert play.s.cubes == [5, 4, 5]
    assert play[0].vp == 2
    assert play.asks == "Upgrade"
    play.do("s1d")
    assert play.options() == ["explore:2", "bury", "done"]
    tags = [tag for tag in play.tags() if tag in ("cubes-added", "tile-activated", "upgraded")]
    assert tags == ["cubes-added", "tile-activated", "cubes-added", "upgraded"]


@pytest.mark.rule("location.actions", "ruling.optional-default")
def test_actions_are_optional_and_in_any_order_but_the_cube_is_not():
    lane = Lane().value("tobago", "pearl").stored(0, gold=1)
    play = lane.visit("tobago").do("pass", "done")
    assert play.asked == 1
    assert play.s.cubes == [4, 4, 5]
    assert play[0].explorer == 0
    one = Lane().stored(0, gold=1).visit("tobago").do("pass", "bury", "gold:4")
    assert one.asks == "Explore"
    other = Lane().stored(0, gold=1).visit("tobago").do("pass", "explore:2", "to:A1")
    assert other.asks == "Bury"
    forced = Lane().visit("gulf")
    assert forced.asks == "Upgrade"
    assert "pass" in forced.options()


@pytest.mark.rule("location.black-market.others", "location.value")
def test_opponents_tiles_are_ignored():
    lane = Lane().tile(1, 3, "aruba")
    play = lane.visit("aruba")
    assert play.asks == "Upgrade"
    assert (play[0].vp, play[1].vp) == (0, 0)
    assert play.s.cubes == [4, 4, 4]  # and Aruba has no value tile


@pytest.mark.rule("location.slash")
def test_of_actions_with_a_slash_one_is_chosen():
    play = Lane().stored(0, gold=2).visit("grenada").do("pass")
    assert play.options() == ["raid", "explore:3", "done"]
    play.do("explore:3", "to:A1")
    assert play.asked == 1
    shovels = Lane().stored(0, gold=2).visit("trinidad").do("pass")
    assert shovels.options() == ["raid", "bury+bury", "done"]
    shovels.do("bury+bury", "gold:4", "gold:5")
    assert shovels[0].buried == [2, 0, 0]
    assert shovels.asked == 1


@pytest.mark.rule("ruling.level2-mix", "location.upgrade")
def test_a_location_of_level_two_has_no_value_tile_and_stays():
    lane = Lane().put(5, "tortuga").buried(0, gold=2)
    play = lane.visit(5)
    assert play.s.cubes == [4, 4, 4]
    assert play.asks == "Upgrade"
    play.do("pass")
    assert play.options() == ["raid", "vp_per:buried:1", "done"]
    play.do("vp_per:buried:1")
    assert play[0].vp == 2
    assert KIND[play.s.sea[5]] == LOCATION


@pytest.mark.rule("effect.vp-per-buried", "effect.vp-per-crew", "effect.vp-per-equipment")
@pytest.mark.rule("effect.vp-per-river")
def test_points_of_level_two_locations_have_no_limit():
    for name, action, lane, points in (
        ("tortuga", "vp_per:buried:1", Lane().buried(0, gold=5, pearl=2), 7),
        ("saint-lucia", "vp_per:crew:1", Lane().of_kind(0, crew=7), 7),
        ("antigua", "vp_per:equipment:1", Lane().of_kind(0, equipment=7), 7),
        ("martinique", "vp_per:river:2", Lane().explorer(0, "J1"), 8),
    ):
        play = lane.put(5, name).visit(5).do("pass", action)
        assert play[0].vp == points, name
        left = lane.visit(5).do("pass", "done")
        assert left[0].vp == points  # what is shown cannot be declined


# the Gulf and Maracaibo


@pytest.mark.rule("gulf.upgrade", "gulf.one-option", "gulf.explore", "gulf.raid")
def test_in_the_gulf_an_upgrade_and_one_of_three():
    play = Lane().purse(0, 20).visit(GULF)
    assert play.asks == "Upgrade"
    play.do("s1c")
    assert play.options() == ["raid_plus_once:2", "explore:4", "residence", "done"]
    play.do("explore:4")
    assert "to:U1" in play.options()  # four and the upgrade
    play.do("to:A4")
    assert play.asked == 1
    raid = Lane().visit(GULF, dice=[[4, 1, 1]]).do("pass", "raid_plus_once:2")
    raid.do("gold")
    assert raid.told("raid-chosen")[0].strength == 6


@pytest.mark.rule("gulf.residence")
def test_from_the_gulf_any_residence_can_be_built():
    lane = Lane().purse(0, 20)
    at = lane.where("shipyard")
    play = lane.visit(GULF).do("pass", "residence", f"build:{at}")
    assert play[0].doubloons == 8
    assert play.asked == 1
    poor = Lane().purse(0, 5).visit(GULF).do("pass")
    assert "residence" not in poor.options()


@pytest.mark.rule("maracaibo.reward", "vp.track")
def test_maracaibo_gives_six_points_and_an_upgrade():
    lane = Lane()
    lane[0].vp = 48
    play = lane.visit(MARACAIBO)
    assert play[0].vp == 54
    assert play.asks == "Upgrade"
    play.do("s1f")
    assert play[0].doubloons == 16


@pytest.mark.rule("money.public", "money.white")
def test_purses_are_open():
    lane = Lane(3).purse(0, 3).purse(1, 14).purse(2, 0)
    play = lane.turn()
    for viewer in (0, 1, None):
        assert [captain.doubloons for captain in play.m.view(viewer).captains] == [3, 14, 0]
    track = Lane().do("now:explore(1)").do("to:A1")
    assert track[0].doubloons == 12
