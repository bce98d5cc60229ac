"""Redbeard: set-up, cards, where he goes, what he does and scores; the modules in solo games."""

import pytest

from kaper.core.chance import Fast
from kaper.core.match import Match
from kaper.core.words import Text
from kaper.games.maracaibo import GAME
from kaper.games.maracaibo.box import BLANK0, KIND, NAME, REDBEARD_B, RUBY_NOW, SHIP, TRACK, TRACK_END
from kaper.games.maracaibo.chart import GULF, MARACAIBO
from kaper.games.maracaibo.redbeard import way
from tests.games.maracaibo.tables import Lane, item
from tests.games.maracaibo.test_setup import begun


def solo(**options):
    """A solo table where nothing is in Redbeard's reach but what a test puts there: he lies in column 3."""
    lane = Lane(1, **options)
    lane.red.at = 7
    for place in range(9, 19):  # columns 4 to 6
        if lane.s.sea[place] < 8:
            free = next(p for p in range(19, 27) if KIND[lane.s.sea[p]] <= SHIP)
            lane.put(free, NAME[lane.s.sea[place]])
    return lane


def raiding(field=1, die=1, where=12, place="curacao", lane=None, **kwargs):
    """Redbeard raids a location in column 4."""
    lane = (lane or solo()).put(where, place).value("curacao", "pearl")
    lane.red.field = field
    lane.red.upgrades = 15
    return lane.redbeard("ra1", dice=[[die]], **kwargs)


# set-up


@pytest.mark.rule("solo.opponent", "solo.setup.two", "solo.setup.galleons", "solo.setup.no-money", "solo.setup.boards")
def test_a_solo_game_is_one_person_and_redbeard():
    match = Match(GAME, 1, None, Fast(4))
    assert len(match.state.players[0].drawn) == 2
    match = begun(1, 4)
    s = match.state
    assert match.seats == 1
    assert s.players[0].doubloons == 10
    assert len(s.galleons) == 3
    assert len(s.quest_market) == 2
    assert not hasattr(s.redbeard, "doubloons")
    view = match.view(0)
    assert view.redbeard.field == 1
    assert view.marked == -1
    assert list(match.asked) == [0]


@pytest.mark.rule("solo.setup.deck", "solo.setup.quest", "ruling.hunters-solo")
@pytest.mark.parametrize("level", [0, 2, 6])
def test_his_deck_has_as_many_b_cards_as_asked_for(level):
    for seed in range(4):
        red = begun(1, seed, redbeard=level, quest_hunters=seed % 2 == 1).state.redbeard
        assert len(red.deck) == 6
        assert sum(card - item("ra1") in REDBEARD_B for card in red.deck) == level
        assert len(red.quests) == 1
    decks = [begun(1, seed, redbeard=2).state.redbeard.deck for seed in range(8)]
    for b in (False, True):  # which A cards leave and which B cards come is drawn
        parts = {tuple(sorted(card for card in deck if (card - item("ra1") in REDBEARD_B) is b)) for deck in decks}
        assert len(parts) > 2


@pytest.mark.rule("solo.order", "solo.last-turn", "ruling.solo-end")
def test_turns_alternate_and_redbeard_has_the_last():
    lane = solo().at(0, 0).deals("ra1")
    play = lane.turn().do("sail:5", "take")
    assert play.asked == 0
    assert play.red.turns == 1
    third = solo().at(0, GULF).deals("ra1")
    third.s.round = 3
    over = third.turn().do("pass")
    assert over.m.over
    assert over.red.turns == 1
    first = solo().at(0, 20)
    first.s.round = 3
    first.red.at = GULF
    ended = first.redbeard()
    assert ended.m.over  # no further turn for the player
    assert ended[0].turns == 0


# tolls


@pytest.mark.rule("solo.toll.human", "solo.toll.redbeard")
def test_tolls_go_to_and_come_from_the_supply():
    lane = solo().at(0, 1).purse(0, 4).put(5, "sextant")
    lane.red.at = 5
    lane.deals("ra1")
    play = lane.turn().do("sail:5")
    paid = play.told("toll-paid")[0]
    assert (paid.seat, paid.to, paid.purse, paid.theirs) == (0, -1, 3, -1)
    meeting = solo().put(12, "curacao").at(0, 12)
    met = meeting.redbeard("ra1", dice=[[1]])
    assert met.red.at == 12
    assert met[0].doubloons == 11
    gained = met.told("toll-paid")[0]
    assert (gained.seat, gained.to, gained.purse, gained.theirs) == (-1, 0, -1, 11)


# cards


@pytest.mark.rule("solo.turn.card")
def test_a_card_a_turn_and_a_new_deck_after_six():
    lane = solo()
    lane.deals("ra1", "ra2")
    play = lane.redbeard()
    assert [NAME[card] for card in play.red.played] == ["ra1"]
    lane.red.played, lane.red.deck = [item("ra5")], []
    lane.red.spare = [card for card in range(item("ra1"), BLANK0) if card != item("ra5")]
    again = lane.redbeard()
    assert again.red.played == [item("ra5")]
    assert again.red.deck == []
    assert again.s.shuffles > lane.s.shuffles


@pytest.mark.rule("solo.turn.order", "solo.extra", "ruling.solo-extra-time")
def test_a_b_card_moves_then_the_extra_then_the_main_action():
    lane = solo().put(12, "curacao").value("curacao", "gold")
    play = lane.redbeard("rb1", dice=[[1]])  # extra upgrade; main: an improvement, crew first
    tags = [tag for tag in play.tags() if tag in ("sailed", "redbeard-upgraded", "redbeard-took")]
    assert tags[:3] == ["sailed", "redbeard-upgraded", "redbeard-took"]
    raid = solo().put(12, "compass")
    before = raid.s.cubes[:]
    core = raid.redbeard("rb3", dice=[[1]])  # extra raid, then a ship card or what there is
    assert core.red.treasures == [1, 0, 0]
    assert core.s.cubes == [before[0] - 1, 4, 4]  # no tile, no upgrade: only the raid itself
    assert core.red.upgrades == 0


@pytest.mark.rule("solo.turn.first-possible", "solo.raid.move", "ruling.solo-reach")
def test_the_first_possible_action_from_top_to_bottom():
    lane = solo().put(12, "bonaire")
    play = lane.redbeard("ra1")  # raid is impossible, exploration possible
    assert play.red.at == 12
    assert play.told("redbeard-drew")[0].line == 1
    near = solo().put(14, "curacao")  # column 5, row 2: three steps
    assert near.redbeard("ra1", dice=[[1]]).red.at == 14
    far = solo().put(16, "curacao")  # column 6: four steps
    assert far.redbeard("ra1").told("redbeard-drew")[0].line == 2
    own = solo().put(8, "curacao")  # his own column
    assert own.redbeard("ra1").red.at != 8


@pytest.mark.rule("solo.turn.none", "ruling.solo-no-card-possible")
def test_a_card_without_a_possible_action_is_ignored():
    lane = solo()
    for place in range(9, 15):
        lane.s.unused.append(lane.s.sea[place])
        lane.s.blanks.remove(BLANK0 + place)
        lane.s.sea[place] = BLANK0 + place
    lane.put(14, "curacao")
    play = lane.redbeard("rb4", "ra1", dice=[[1]])
    assert [event.line for event in play.told("redbeard-drew")] == [-1, 0]
    assert play.red.upgrades == 1  # that of the location; the extra upgrade was ignored
    nothing = solo()
    for place in range(9, 15):
        nothing.s.unused.append(nothing.s.sea[place])
        nothing.s.blanks.remove(BLANK0 + place)
        nothing.s.sea[place] = BLANK0 + place
    idle = nothing.redbeard("ra1", "ra2", "ra3", "ra4", "ra5", "ra6")
    assert [event.line for event in idle.told("redbeard-drew")] == [-1] * 6
    assert idle.red.at in (13, 14)
    assert idle.red.at == nothing.place(5, 2)  # the only space of the last column in reach
    assert idle.red.upgrades == 0


# raids


@pytest.mark.rule("solo.location.steps", "ruling.solo-upgrade-in-time", "ruling.solo-die-count-time")
def test_at_a_location_cube_then_upgrade_then_action():
    lane = solo().put(12, "curacao").value("curacao", "pearl")
    lane.red.upgrades = 1  # the next slot advances his track
    play = lane.redbeard("ra1", dice=[[6]])
    assert play.red.field == 2
    assert play.red.vp == 2  # the raid already counts the new field
    assert play.red.treasures == [0, 0, 1]  # pearls had become the fullest island
    tags = [tag for tag in play.tags() if tag in ("cubes-added", "redbeard-upgraded", "redbeard-gained")]
    assert tags == ["cubes-added", "redbeard-upgraded", "redbeard-gained"]


@pytest.mark.rule("solo.raid.track1", "solo.raid.track2", "solo.raid.track3", "solo.raid.track4")
@pytest.mark.parametrize(("field", "vp", "count", "cubes"), [(1, 0, 1, 3), (2, 2, 1, 3), (3, 2, 1, 4), (4, 3, 2, 3)])
def test_raids_by_the_field_of_his_track(field, vp, count, cubes):
    play = raiding(field)
    assert play.red.vp == vp
    assert play.red.treasures == [count, 0, 0]
    assert play.s.cubes[0] == cubes


@pytest.mark.rule("solo.raid.track3", "ruling.solo-cube-check")
def test_a_cube_only_if_he_has_more_than_the_player():
    equal = raiding(3, lane=solo().stored(0, gold=1))
    assert equal.s.cubes[0] == 3
    buried = raiding(3, lane=solo().buried(0, gold=1))
    assert buried.s.cubes[0] == 3
    more = raiding(4, lane=solo().stored(0, gold=1))
    assert more.s.cubes[0] == 3  # two taken, one added


@pytest.mark.rule("solo.raid.die", "ruling.solo-die-map")
@pytest.mark.parametrize(("die", "kind"), [(1, 0), (2, 1), (3, 2), (4, 0), (5, 0), (6, 0)])
def test_the_die_names_the_kind(die, kind):
    lane = solo().put(12, "grenada").cubes(4, 4, 3)
    lane.red.upgrades = 15
    play = lane.redbeard("ra1", dice=[[die]])
    assert play.red.treasures[kind] == 1
    assert sum(play.red.treasures) == 1
    if die > 3:
        full = solo().put(12, "grenada").cubes(3, 4, 5)
        assert full.redbeard("ra1", dice=[[die]]).red.treasures == [0, 0, 1]


def test_an_island_without_cubes_stays_empty_when_he_raids():
    play = raiding(lane=solo().cubes(0, 4, 4))
    assert play.red.treasures == [1, 0, 0]
    assert play.s.cubes[0] == 0


# exploration


@pytest.mark.rule(
    "solo.explore", "solo.explore.track1", "solo.explore.track2", "solo.explore.track3", "solo.explore.track4"
)
@pytest.mark.parametrize(("field", "vp", "space"), [(1, 3, "A3"), (2, 3, "A4"), (3, 4, "L1"), (4, 6, "L1")])
def test_exploration_by_the_field_of_his_track(field, vp, space):
    lane = solo().put(12, "bonaire")
    lane.red.field, lane.red.upgrades = field, 15
    play = lane.redbeard("ra2")
    assert play.red.vp == vp
    assert play.red.explorer == TRACK[space]
    assert play[0].doubloons == 10  # the space gives nothing to anybody


@pytest.mark.rule("ruling.solo-fork-length", "ruling.solo-explore-skip", "ruling.solo-explore-end")
def test_his_way_along_the_track():
    for start, end in (("A4", "L3"), ("B7", "D3"), ("E7", "H3")):
        lane = solo().put(12, "bonaire")
        lane.red.explorer, lane.red.upgrades = TRACK[start], 15
        assert lane.redbeard("ra2").red.explorer == TRACK[end]
    for space in ("A1", "A2"):
        skip = solo().put(12, "bonaire").explorer(0, space)
        skip.red.upgrades = 15
        assert skip.redbeard("ra2").red.explorer == TRACK["A4"]
    end = solo().put(12, "bonaire")
    end.red.explorer, end.red.upgrades = TRACK_END, 15
    play = end.redbeard("ra2")
    assert (play.red.explorer, play.red.vp) == (TRACK_END, 3)


@pytest.mark.rule("ruling.solo-extra-explore")
def test_the_extra_exploration_has_its_own_value():
    lane = solo().put(12, "grenada")
    lane.red.field, lane.red.upgrades = 2, 15
    play = lane.redbeard("rb5", dice=[[1]])
    assert play.red.explorer == TRACK["A3"]
    assert play.red.vp == 3 + 2


# the other actions


@pytest.mark.rule("solo.quest", "ruling.quest-market-order", "ruling.solo-quest-none")
def test_he_takes_the_rightmost_quest():
    lane = solo().put(12, "aruba")
    left, right = lane.s.quest_market
    top = lane.s.quest_deck[-1]
    lane.red.upgrades = 15
    play = lane.redbeard("ra3")
    assert play.red.quests == [right]
    assert [(told.card, told.held) for told in play.told("quest-taken")] == [(right, 1)]
    assert play.s.seen[item("ra3")] & 1  # his card lies open
    assert play.s.quest_market == [top, left]
    bare = solo().put(12, "aruba")
    bare.s.unused += bare.s.quest_market + bare.s.quest_deck[:-1]
    bare.s.quest_market.clear()
    del bare.s.quest_deck[:-1]
    bare.red.upgrades = 15
    drawn = bare.redbeard("ra3")
    assert len(drawn.red.quests) == 1
    assert [(told.place, told.card) for told in drawn.told("quest-taken")] == [(-1, -1)]  # from the deck, and secret
    none = solo().put(12, "aruba")
    none.s.unused += none.s.quest_market + none.s.quest_deck
    none.s.quest_market.clear()
    none.s.quest_deck.clear()
    empty = none.redbeard("ra3")
    assert empty.red.quests == []
    assert empty.red.upgrades == 1  # the steps of the location all the same


@pytest.mark.rule("solo.acquire", "ruling.solo-acquire-location")
def test_an_acquisition_is_the_top_improvement_of_level_two():
    lane = solo().put(12, "margarita").on_deck("tortuga", "spy")
    lane.red.upgrades = 15
    sea, size = lane.s.sea[:], len(lane.s.deck)
    play = lane.redbeard("ra4")
    assert play.red.cards == [item("spy")]
    assert [told.place for told in play.told("redbeard-took")] == [-1]
    assert play.s.seen[item("spy")] & play.s.seen[item("tortuga")] & 1  # both were turned up
    assert play.s.sea == sea
    assert len(play.s.deck) == size - 1
    assert play.s.deck[0] == item("tortuga")
    bare = solo().put(12, "margarita").empty_deck()
    bare.red.upgrades = 15
    assert bare.redbeard("ra4").red.cards == []


@pytest.mark.rule("solo.improvement", "ruling.solo-refill")
def test_an_improvement_of_the_first_kind_in_reach():
    lane = solo().on_deck("fence")
    for place in range(9, 15):
        lane.put(place, ["cook", "compass", "rum", "cutlass", "shovel", "musket"][place - 9])
    lane.put(9, "tobacco")
    play = lane.redbeard("ra1")  # crew, then equipment
    assert play.red.at == 14
    assert play.red.cards == [item("musket")]
    assert play.s.sea[14] == item("fence")
    bare = solo().put(14, "cook").empty_deck()
    assert bare.redbeard("ra1").s.sea[14] == BLANK0 + 14
    blanks = solo().put(14, "cook")
    blanks.s.unused.append(blanks.s.sea[13])
    blanks.s.blanks.remove(BLANK0 + 13)
    blanks.s.sea[13] = BLANK0 + 13
    assert blanks.redbeard("ra1").red.at == 14  # an empty card is nothing for him


@pytest.mark.rule("solo.priority")
def test_of_several_targets_the_one_closer_to_maracaibo_then_the_upper():
    columns = solo()
    for place, name in ((9, "tobacco"), (10, "rum"), (11, "compass"), (12, "cook"), (13, "shovel"), (14, "scout")):
        columns.put(place, name)
    assert columns.redbeard("ra1").red.at == 14  # crew in columns 4 and 5
    rows = solo()
    for place, name in ((9, "tobacco"), (10, "scout"), (11, "cook"), (12, "carpenter"), (13, "shovel"), (14, "musket")):
        rows.put(place, name)
    assert rows.redbeard("ra1").red.at == 10  # column 4, the upper one in reach


# upgrades


@pytest.mark.rule("solo.upgrade", "solo.upgrade.advance", "ruling.solo-track-max", "ruling.solo-upgrade-full")
def test_slots_are_filled_in_order():
    lane = solo().put(12, "curacao")
    lane.red.upgrades, lane.red.quests = 3, []
    play = lane.redbeard("ra1", dice=[[1]])
    assert play.told("redbeard-upgraded")[0].slot == 3
    assert len(play.red.quests) == 1  # the top slot of column 2
    top = solo().put(12, "curacao")
    top.red.upgrades, top.red.field = 6, 4
    assert top.redbeard("ra1", dice=[[1]]).red.field == 4
    full = solo().put(12, "curacao")
    full.red.upgrades = 15
    assert full.redbeard("ra1", dice=[[1]]).told("redbeard-upgraded") == []


@pytest.mark.rule("solo.upgrade.galleon", "ruling.solo-galleon-human")
@pytest.mark.parametrize(("die", "taken"), [(1, 0), (2, 0), (3, 1), (4, 1), (5, 2), (6, 2)])
def test_a_galleon_by_the_die(die, taken):
    lane = solo().put(12, "curacao").market("lion", "hawk", "whale")
    lane.red.upgrades = 2
    market = lane.s.galleons[:]
    play = lane.redbeard("ra1", dice=[[die], [1]])
    assert play.red.galleon == [market[taken]]
    assert len(play.s.galleons) == 2
    owner = solo().put(12, "curacao").market("lion", "hawk").galleon(0, "whale")
    owner.red.upgrades = 2
    assert owner.redbeard("ra1", dice=[[1]]).red.galleon == []


@pytest.mark.rule("solo.upgrade.quest")
def test_a_quest_slot():
    lane = solo().put(12, "curacao")
    right = lane.s.quest_market[-1]
    play = lane.redbeard("ra1", dice=[[1]])
    assert play.red.quests == [right]


@pytest.mark.rule("solo.upgrade.residence", "ruling.solo-residence-numbers", "ruling.solo-residences-full")
def test_a_residence_by_the_die():
    lane = solo().put(12, "curacao")
    lane.red.upgrades = 4
    places = [place for place in range(27) if 8 <= lane.s.sea[place] < 20]
    assert places == sorted(places)
    play = lane.redbeard("ra1", dice=[[5], [6], [2], [1]])
    second = lane.s.sea[places[1]]
    assert play.red.residences == 1 << second - 8
    assert play.red.vp == 2  # the first marker there
    again = solo().put(12, "curacao").build(0, NAME[second])
    again.red.upgrades, again.red.residences = 4, 1 << lane.s.sea[places[0]] - 8
    rerolled = again.redbeard("ra1", dice=[[1], [2], [1]])
    assert rerolled.red.residences.bit_count() == 2
    assert rerolled.red.vp == 0
    full = solo().put(12, "curacao")
    full.red.upgrades = 4
    full.red.residences = sum(1 << full.s.sea[place] - 8 for place in places)
    assert full.redbeard("ra1", dice=[[1]]).red.residences == full.red.residences


# Gulf and Maracaibo


@pytest.mark.rule("solo.gulf", "ruling.solo-gulf-steps")
def test_he_prefers_the_gulf():
    lane = solo().put(26, "curacao")
    lane.red.at, lane.red.upgrades = 19, 15  # column 7
    play = lane.redbeard("ra1", dice=[[1]])
    assert play.red.at == GULF
    assert play.red.treasures == [1, 0, 0]
    explore = solo()
    explore.red.at, explore.red.upgrades = 23, 14
    explored = explore.redbeard("ra2", dice=[[1]])
    assert explored.red.at == GULF
    assert explored.red.upgrades == 15
    assert explored.red.explorer == TRACK["A4"]
    assert explored.red.vp == 3 + 2  # and a first residence from the last slot


@pytest.mark.rule("solo.maracaibo")
def test_from_the_gulf_he_sails_without_a_card():
    lane = solo().deals("ra1", "ra2")
    lane.red.at = GULF
    play = lane.redbeard()
    assert play.told("sailed")[0].at == MARACAIBO
    assert play.red.vp == 6
    assert play.red.upgrades == 1
    assert len(play.red.deck) == 2
    assert play.s.round == 2


# what he ignores


@pytest.mark.rule("solo.ignore.level2-vp", "ruling.solo-only-one", "ruling.solo-slash", "ruling.solo-no-bury")
def test_he_does_only_what_his_card_names():
    lane = solo().put(12, "tortuga")
    lane.red.upgrades, lane.red.treasures = 15, [3, 0, 0]
    play = lane.redbeard("ra1", dice=[[2]])
    assert play.red.vp == 0
    assert play.red.treasures == [3, 1, 0]
    for card in ("ra1", "ra2"):  # Grenada offers both, behind a slash
        slash = solo().put(12, "grenada")
        assert slash.redbeard(card, dice=[[1]] if card == "ra1" else []).red.at == 12
    shovels = solo().put(12, "trinidad")
    shovels.red.treasures = [2, 0, 0]
    raid = shovels.redbeard("ra1", dice=[[3]])
    assert raid.red.treasures == [2, 0, 1]
    assert not hasattr(raid.red, "buried")


@pytest.mark.rule("solo.ignore.cards", "ruling.solo-black-market")
def test_his_cards_give_no_income_and_tiles_mean_nothing_to_him():
    lane = solo().at(0, GULF)
    lane.red.cards = [lane.take(item("tobacco")), lane.take(item("captains-cabin"))]
    lane.deals("ra1")
    play = lane.turn().do("pass")
    assert play.told("round-ended")
    ended = play.tags().index("round-ended")
    assert [told.event.seat for told in play.m.told[:ended] if type(told.event).__name__ == "PointsGained"] == [0]
    assert [event.seat for event in play.told("income-taken")] == [0]
    tile = solo().put(12, "curacao").tile(0, 3, 12)
    tile.red.upgrades = 15
    met = tile.redbeard("ra1", dice=[[1]])
    assert met.told("tile-activated") == []
    assert met[0].vp == 0


# scoring


@pytest.mark.rule("solo.score.human", "solo.score.rivers", "solo.score.cards", "solo.score.residences")
@pytest.mark.rule("solo.score.treasures", "solo.score.quests", "solo.score.six-quests")
def test_what_he_scores():
    lane = solo().cubes(5, 4, 4).purse(0, 14).stored(0, gold=2).explorer(0, "B1")
    red = lane.red
    red.explorer = TRACK["E5"]
    red.cards = [lane.take(item(name)) for name in ("spy", "fence", "cocoa", "spices", "fiddler")]
    red.residences = 0b11
    red.treasures = [4, 0, 0]
    red.quests = [lane.s.quest_deck.pop() for _ in range(4)]
    play = lane.end()
    lines = play.m.view(0).redbeard.lines
    assert (lines["rivers"], lines["cards"], lines["residences"], lines["gold"], lines["quests"]) == (
        12,
        30,
        30,
        16,
        20,
    )
    assert lines["six"] == 0
    assert play.m.result().scores == [4 + 2 + 8]
    six = solo()
    six.red.quests = [six.s.quest_deck.pop() for _ in range(6)]
    lines = six.end().m.view(0).redbeard.lines
    assert (lines["quests"], lines["six"]) == (30, 10)


@pytest.mark.rule("solo.win")
@pytest.mark.parametrize(("vp", "place"), [(41, 1), (40, 2), (39, 2)])
def test_one_wins_with_more_points_only(vp, place):
    lane = solo().purse(0, 0)
    lane[0].vp, lane.red.vp = vp, 40
    result = lane.end().m.result()
    assert result.places == [place]
    assert [(rival.name, rival.score, rival.place) for rival in result.rivals] == [(Text("redbeard"), 40, 3 - place)]
    assert bool(result.winners) == (place == 1)
    assert GAME.ending(lane.end().s).key == ("ending-beaten" if place == 1 else "ending-lost")


# modules


@pytest.mark.rule("module.fog-loc.solo", "ruling.fog-loc-solo-target")
@pytest.mark.parametrize(("round", "vp"), [(1, 1), (2, 3), (3, 5)])
def test_face_down_locations_he_crosses_are_points(round, vp):
    lane = solo(fog_locations=True).put(11, "aruba").put(10, "curacao")
    lane.hide(11)
    lane.s.round = round
    lane.red.upgrades = 15
    play = lane.redbeard("ra1", dice=[[1]])
    assert play.red.at == 10
    assert not play.s.down >> 11 & 1
    assert play.red.vp == vp
    assert play[0].doubloons == 10  # the money goes to the supply
    hidden = solo(fog_locations=True).put(12, "curacao").put(10, "grenada")
    hidden.hide(12)
    assert hidden.redbeard("ra1", dice=[[1]]).red.at == 10  # what lies face down is no target


@pytest.mark.rule("module.fog-imp.solo", "ruling.fog-solo-path")
def test_he_sails_over_as_many_face_down_cards_as_he_can():
    lane = solo(fog_improvements=True, layout="B")
    lane.red.at = lane.place(1, 2)
    target = lane.place(3, 1)
    lane.hide(lane.place(1, 1), lane.place(2, 1))
    assert way(lane.s, lane.red.at, target) == [lane.place(1, 2), lane.place(1, 1), lane.place(2, 1), target]
    other = solo(fog_improvements=True, layout="B")
    other.hide(other.place(2, 2))
    assert way(other.s, other.place(1, 2), target)[1] == other.place(2, 2)
    tie = solo(fog_improvements=True, layout="B")
    tie.hide(tie.place(9, 3))
    assert way(tie.s, tie.place(1, 2), target)[1] == tie.place(2, 2)  # nearer to Maracaibo at the first step
    reveal = solo(fog_improvements=True).put(12, "curacao").put(8, "compass").put(11, "rum")
    reveal.hide(8, 11)
    play = reveal.redbeard("ra1", dice=[[1]])
    assert play.red.at == 12
    assert play.s.down.bit_count() == 1  # one of the two ways
    seen = solo(fog_improvements=True).put(12, "curacao").put(8, "compass").put(11, "rum")
    assert play.red.vp == seen.redbeard("ra1", dice=[[1]]).red.vp  # an improvement hides no money


@pytest.mark.rule("module.skirmish.solo", "ruling.skirmish-solo-toll")
def test_solo_skirmishes():
    lane = solo(skirmishes=True).put(12, "curacao").at(0, 12)
    lane.s.round = 2
    lane.red.upgrades = 15
    play = lane.redbeard("ra1", dice=[[4, 3], [1]])
    event = play.told("skirmished")[0]
    assert (event.fighters, event.totals, event.winner) == ([-1, 0], [6, 3], -1)
    assert play.red.vp == 5
    assert play[0].doubloons == 11  # the toll, and nothing for the fight
    mine = solo(skirmishes=True).put(12, "compass").at(0, 8)
    mine.red.at = 12
    won = mine.deals("ra1").turn(dice=[[6, 1]]).do("sail:12")
    assert won.told("skirmished")[0].fighters == [0, -1]
    assert won[0].vp == 5
    assert won[0].doubloons == 9


@pytest.mark.rule("module.rubies.solo", "ruling.rubies-redbeard-bonus", "ruling.rubies-redbeard-full")
def test_redbeards_rubies():
    lane = solo(rubies=True).put(12, "bonaire")
    lane.red.upgrades = 15
    assert lane.redbeard("ra2").red.rubies == 1
    assert raiding(lane=solo(rubies=True)).red.rubies == 0  # nothing is delivered there
    assert solo().put(12, "bonaire").redbeard("ra2").red.rubies == 0  # nor where the module is not played
    free = solo(rubies=True)
    free.red.at, free.red.rubies, free.red.upgrades = 23, 1, 15
    assert free.redbeard("ra1", dice=[[2], [1]]).s.rubies == 0b000010
    gulf = solo(rubies=True)
    gulf.red.at, gulf.red.rubies, gulf.red.upgrades = 23, 2, 15
    gulf.s.rubies = 0b000100
    play = gulf.redbeard("ra1", dice=[[3], [1]])  # space 3 is taken: the next empty one
    assert play.s.rubies == 0b001100
    assert (play.red.rubies, play.red.vp) == (1, 0)
    around = solo(rubies=True)
    around.red.at, around.red.rubies, around.red.upgrades = 23, 1, 15
    around.s.rubies = 0b100000
    assert around.redbeard("ra1", dice=[[6], [1]]).s.rubies == 0b100001
    full = solo(rubies=True)
    full.red.at, full.red.rubies, full.red.upgrades = 23, 2, 15
    full.s.rubies = (1 << len(RUBY_NOW)) - 1
    assert full.redbeard("ra1", dice=[[1]]).red.rubies == 2
    kept = solo(rubies=True)
    kept.red.rubies = 2
    assert kept.end().m.view(0).redbeard.lines["rubies"] == 4


@pytest.mark.rule("ruling.retire-solo")
def test_he_does_not_retire():
    lane = solo(retirement=True).put(12, "bonaire")
    lane.red.explorer, lane.red.upgrades = TRACK_END, 15
    assert lane.redbeard("ra2").red.explorer == TRACK_END
