"""The final scoring, line by line; ties; residences and grey scrolls."""

import pytest

from kaper.games.maracaibo import GAME
from tests.games.maracaibo.tables import Lane


def lines(lane, seat=0):
    return lane.end().m.view(seat).captains[seat].lines


def total(lane, seat=0):
    return lane.end().m.result().scores[seat]


@pytest.mark.rule("score.rivers")
def test_rivers_score_four_each():
    assert lines(Lane().explorer(0, "E5"))["rivers"] == 12


@pytest.mark.rule("score.doubloons")
def test_five_doubloons_make_a_point():
    assert [lines(Lane().purse(0, n))["doubloons"] for n in (4, 5, 14, 15)] == [0, 1, 2, 3]


@pytest.mark.rule("score.improvement-vp")
def test_printed_points():
    assert lines(Lane().own(0, "spyglass", "sextant", "compass"))["cards"] == 4 + 8 + 7


@pytest.mark.rule("score.grey-scrolls", "effect.end-treasures", "effect.end-quests", "effect.end-buried")
def test_grey_scrolls():
    assert lines(Lane().own(0, "golden-idol").stored(0, gold=6))["scrolls"] == 14
    assert lines(Lane().own(0, "pearl-necklace").stored(0, pearl=5))["scrolls"] == 7
    assert lines(Lane().own(0, "gravedigger").buried(0, gold=5))["scrolls"] == 10
    assert lines(Lane().own(0, "gravedigger").buried(0, gold=5))["buried"] == 10
    for quests, points in (("q01 q02 q03 q13 q17 q19", 7), ("q01 q02 q03", 7), ("q01 q02 q17", 0)):  # 4, 3 and 2 score
        lane = Lane().own(0, "chronicler").stored(0, gold=3, emerald=3, pearl=3).explorer(0, "C3")
        lane.quests(0, *quests.split())
        assert lines(lane)["scrolls"] == points


@pytest.mark.rule("score.residences", "residence.scoring-only-owners")
def test_only_owners_score_residences_and_only_up_to_the_maximum():
    lane = Lane().of_kind(0, crew=7).build(0, "tavern").stored(1, gold=6)
    assert lines(lane)["residences"] == 24
    other = Lane().stored(0, gold=6).build(1, "mint")
    assert lines(other)["residences"] == 0


def incomes(doubloons=0, vp=0):
    lane = Lane()
    lane[0].doubloon_income, lane[0].vp_income = doubloons, vp
    return lane


@pytest.mark.rule("residence.card.doubloon-income", "residence.card.vp-income")
@pytest.mark.rule("residence.card.ship", "residence.card.equipment", "residence.card.crew")
@pytest.mark.rule("residence.card.buried", "residence.card.quests", "residence.card.emeralds")
@pytest.mark.rule("residence.card.gold", "residence.card.pearls", "residence.card.sets")
@pytest.mark.rule("residence.card.rivers", "ruling.scores-quest")
@pytest.mark.parametrize(
    ("name", "lane", "points"),
    [
        ("hacienda", incomes(7), 14),
        ("hacienda", incomes(13), 24),
        ("governors-villa", incomes(0, 5), 15),
        ("governors-villa", incomes(0, 9), 24),
        ("shipyard", Lane().of_kind(0, ship=6), 25),
        ("shipyard", Lane().of_kind(0, ship=2), 10),
        ("trading-post", Lane().of_kind(0, equipment=4), 16),
        ("tavern", Lane().of_kind(0, crew=7), 24),
        ("tavern", Lane().of_kind(0, crew=2), 8),
        ("smugglers-cave", Lane().buried(0, gold=4, pearl=4), 24),
        ("smugglers-cave", Lane().buried(0, gold=2), 6),
        ("guild-hall", Lane().stored(0, gold=3, emerald=3, pearl=3).quests(0, "q01", "q02", "q03", "q13", "q17"), 12),
        ("emerald-hall", Lane().stored(0, emerald=4).buried(0, emerald=2), 24),
        ("mint", Lane().stored(0, gold=5), 20),
        ("pearl-palace", Lane().stored(0, pearl=2), 8),
        ("treasury", Lane().stored(0, gold=4, emerald=2, pearl=3), 16),
        ("treasury", Lane().stored(0, gold=4, emerald=4, pearl=4), 24),
        ("jungle-mission", Lane().explorer(0, "J1"), 24),
        ("jungle-mission", Lane().explorer(0, "B1"), 6),
    ],
)
def test_every_residence(name, lane, points):
    assert lines(lane.build(0, name))["residences"] == points


@pytest.mark.rule("score.treasures", "score.treasures.0-2", "score.treasures.3-4")
@pytest.mark.rule("score.treasures.5-6", "score.treasures.7+")
def test_treasures_are_worth_what_their_islands_say():
    worth = {0: 2, 1: 2, 2: 2, 3: 3, 4: 3, 5: 4, 6: 4, 7: 5, 8: 5, 11: 5, 40: 5}
    for cubes, each in worth.items():
        lane = Lane().cubes(4, 4, cubes).stored(0, pearl=2).buried(0, pearl=2)
        assert lines(lane)["pearl"] == 4 * each, cubes


@pytest.mark.rule("score.buried", "bury.still-owned")
def test_buried_treasures_score_two_more():
    lane = Lane().buried(0, gold=3, emerald=1)
    assert lines(lane)["buried"] == 8
    assert lines(lane)["gold"] == 9


@pytest.mark.rule("score.quests", "score.quests.reuse")
def test_a_quest_scores_one_of_its_conditions():
    lane = Lane().stored(0, gold=5).quests(0, "q01")
    assert lines(lane)["quests"] == 7
    twice = Lane().of_kind(0, crew=5).quests(0, "q08", "q14").of_kind(0, ship=2)
    assert lines(twice)["quests"] == 7 + 4


SIX = ("q01", "q02", "q03", "q04", "q05", "q06", "q13", "q19", "q25")


@pytest.mark.rule("score.quests.six")
@pytest.mark.parametrize(("count", "bonus"), [(5, 0), (6, 10), (9, 10)])
def test_six_quests_give_ten(count, bonus):
    lane = Lane().stored(0, gold=3, emerald=3, pearl=3).buried(0, gold=2, emerald=2, pearl=2)
    lane.explorer(0, "C3").upgrades(0, 10).quests(0, *SIX[:count])
    assert lines(lane)["six"] == bonus


@pytest.mark.rule("end.winner", "ruling.vp-total")
def test_most_points_win():
    lane = Lane().purse(0, 0).purse(1, 0)
    lane[0].vp, lane[1].vp = 119, 120
    result = lane.end().m.result()
    assert (result.places, result.scores) == ([2, 1], [119, 120])
    assert GAME.ending(lane.end().s).key == "ending-scored"


@pytest.mark.rule("end.tiebreak", "ruling.tiebreak-poseidon")
def test_ties_go_to_the_buried():
    lane = Lane().purse(0, 0).purse(1, 0).cubes(4, 4, 4)
    lane.buried(0, gold=4).galleon(1, "poseidon").buried(1, gold=3, poseidon=2)
    lane[0].vp = 5
    result = lane.end().m.result()
    assert result.scores == [25, 25]
    assert result.places == [2, 1]
    equal = Lane().buried(0, gold=4).buried(1, pearl=4).end().m.result()
    assert equal.scores[0] == equal.scores[1]
    assert equal.places == [1, 1]


def test_a_score_is_the_sum_of_its_sources():
    lane = Lane().stored(0, gold=3).buried(0, pearl=2).own(0, "compass").explorer(0, "C3").quests(0, "q01")
    play = lane.end()
    assert [sum(source.values()) for source in GAME.sources(play.s)] == play.m.result().scores
    event = play.told("scored")[0]
    assert event.totals == play.m.result().scores
    assert play.m.view(1).captains[0].quests[0] is not None  # revealed at the end
