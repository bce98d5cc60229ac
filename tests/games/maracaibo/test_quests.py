"""Quests: taken, hidden, sold, renewed by the Whale; every kind of condition."""

import pytest

from kaper.games.maracaibo.box import QUEST0, QUESTS
from kaper.games.maracaibo.scoring import quest_vp
from kaper.games.maracaibo.state import income
from tests.games.maracaibo.tables import Lane, item, quest


@pytest.mark.rule("quest.take", "quest.refill", "ruling.quest-market-order")
def test_a_quest_comes_from_the_deck_or_the_market():
    lane = Lane()
    left, right = lane.s.quest_market
    top = lane.s.quest_deck[-1]
    play = lane.do("now:quest")
    assert play.options() == ["market:0", "market:1", "deck", "pass"]
    play.do("market:0")
    assert play[0].quests == [left]
    assert play.s.quest_market == [top, right]  # the right one stays where it is
    other = Lane().do("now:quest").do("market:1")
    assert other.s.quest_market == [top, left]
    deck = Lane().do("now:quest").do("deck")
    assert deck[0].quests == [top]
    assert deck.s.quest_market == [left, right]


@pytest.mark.rule("quest.secret", "ruling.hidden-information")
def test_a_quest_of_the_deck_is_the_takers_secret():
    play = Lane(3).do("now:quest").do("deck")
    card = play[0].quests[0]
    assert play.s.seen[card] == 1
    assert play.m.view(1).captains[0].quests == [None]
    assert play.m.view(0).captains[0].quests[0].item == card
    told = [told for told in play.m.told if type(told.event).__name__ == "QuestTaken"]
    assert {event.event.card for event in told if event.heard_by(1)} == {-1}
    assert {event.event.card for event in told if event.heard_by(0)} == {card}


@pytest.mark.rule("ruling.quest-empty")
def test_an_empty_quest_deck():
    lane = Lane()
    lane.s.unused += lane.s.quest_deck
    lane.s.quest_deck.clear()
    play = lane.do("now:quest").do("market:1")
    assert len(play.s.quest_market) == 1
    bare = Lane()
    bare.s.unused += bare.s.quest_deck + bare.s.quest_market
    bare.s.quest_deck.clear()
    bare.s.quest_market.clear()
    assert bare.do("now:quest").asked == 1


@pytest.mark.rule("effect.sell-quest", "ruling.sell-quest-any")
def test_a_quest_is_sold_for_eight_and_goes_under_the_deck():
    play = Lane().quests(0, "q01", "q13").explorer(0, "J1").do("now:sell_quest(8)")
    assert play.options() == [quest("q01"), quest("q13"), "pass"]
    play.do(quest("q13"))  # one that would score
    assert play[0].doubloons == 18
    assert play[0].quests == [item("q01")]
    assert play.s.quest_deck[0] == item("q13")
    hidden = [told.event.card for told in play.m.told if type(told.event).__name__ == "QuestSold" and told.heard_by(1)]
    assert hidden == [-1]
    assert Lane().do("now:sell_quest(8)").asked == 1


@pytest.mark.rule("galleon.d", "ruling.whale-refresh", "ruling.whale-income")
def test_the_whale_renews_the_market_once_a_choice():
    lane = Lane().galleon(0, "whale")
    old, size = lane.s.quest_market[:], len(lane.s.quest_deck)
    new = lane.s.quest_deck[-2:]
    play = lane.do("now:quest")
    assert "refresh" in play.options()
    play.do("refresh")
    assert sorted(play.s.quest_market) == sorted(new)
    assert sorted(play.s.quest_deck[:2]) == sorted(old)
    assert len(play.s.quest_deck) == size
    assert "refresh" not in play.options()
    play.do("market:0")
    assert income(play[0]) == 1
    paid = Lane().galleon(0, "whale").quests(0, "q01", "q02", "q03", "q04").purse(0, 0)
    assert paid.end()[0].doubloons == 4
    assert income(Lane().quests(0, "q01")[0]) == 0
    hacienda = Lane().galleon(0, "whale").quests(0, "q01", "q02", "q03", "q04", "q05").build(0, "hacienda").end()
    assert hacienda.m.view(0).captains[0].lines["residences"] == 10


@pytest.mark.rule("ruling.whale-refresh")
def test_a_short_deck_renews_only_part_of_the_market():
    lane = Lane().galleon(0, "whale")
    lane.s.unused += lane.s.quest_deck[:-1]
    del lane.s.quest_deck[:-1]
    old, new = lane.s.quest_market[:], lane.s.quest_deck[0]
    play = lane.do("now:quest").do("refresh")
    assert play.s.quest_market == [new, old[1]]
    assert play.s.quest_deck == [old[0]]


def points(lane, name, hunters=False):
    return quest_vp(lane[0], item(name), hunters)


KINDS = [
    ("quest.kind.treasure-kind", "q01", lambda n: Lane().stored(0, gold=n - 2).buried(0, gold=2)),
    ("quest.kind.bury-kind", "q06", lambda n: Lane().stored(0, pearl=3).buried(0, pearl=n)),
    ("quest.kind.improvement-kind", "q08", lambda n: Lane().of_kind(0, crew=n)),
    ("quest.kind.rivers", "q13", lambda n: Lane().explorer(0, ["S", "B1", "C3", "E5", "J1"][n])),
    ("quest.kind.residences", "q17", lambda n: Lane().build(0, *["hacienda", "governors-villa", "shipyard"][:n])),
    ("quest.kind.upgrades", "q19", lambda n: Lane().upgrades(0, n)),
    (
        "quest.kind.lightning",
        "q18",
        lambda n: Lane().own(0, *["shovel", "spyglass", "musket", "galley", "spy", "anchor"][:n]),
    ),
]


@pytest.mark.rule("quest.kind.treasure-kind", "quest.kind.bury-kind", "quest.kind.improvement-kind")
@pytest.mark.rule("quest.kind.rivers", "quest.kind.residences", "quest.kind.upgrades")
@pytest.mark.rule("quest.kind.lightning", "quest.threshold", "score.quests")
@pytest.mark.parametrize(("rule", "name", "having"), KINDS)
def test_conditions_of_one_number(rule, name, having):
    card = QUESTS[item(name) - QUEST0]
    easy, hard = card.easy[0], card.hard[0]
    assert points(having(easy - 1), name) == 0
    assert points(having(easy), name) == card.easy_vp
    assert points(having(hard - 1), name) == card.easy_vp
    assert points(having(hard), name) == card.hard_vp


def with_income(doubloons, vp):
    lane = Lane()
    lane[0].doubloon_income, lane[0].vp_income = doubloons, vp
    return lane


@pytest.mark.rule("quest.kind.doubloon-income", "quest.kind.vp-income", "ruling.quest-timing")
def test_conditions_of_incomes():
    assert [points(with_income(n, 0), "q10") for n in (5, 6, 9, 10)] == [0, 3, 3, 7]
    assert [points(with_income(0, n), "q11") for n in (2, 3, 5, 6)] == [0, 3, 3, 8]
    late = Lane().quests(0, "q11").own(0, "captains-cabin").put(5, "cook").purse(0, 20)
    play = late.visit(5).do("buy")
    assert points_of(play, "q11") == 3  # a card bought in the last turn counts


def points_of(play, name):
    return next(q.vp for q in play.m.view(0).captains[0].quests if q.item == item(name))


@pytest.mark.rule("quest.kind.cards-and-residences", "quest.kind.each-kind")
def test_conditions_of_sums_and_of_each():
    lane = Lane().of_kind(0, crew=4, equipment=3)
    assert points(lane, "q12") == 0
    assert points(lane.build(0, "hacienda"), "q12") == 3
    assert points(Lane().of_kind(0, crew=3, ship=1), "q14") == 0
    assert points(Lane().of_kind(0, crew=3, ship=2), "q14") == 4
    assert points(Lane().of_kind(0, equipment=3, ship=3), "q15") == 8
    assert points(Lane().of_kind(0, equipment=3, crew=2, ship=3), "q16") == 4
    assert points(Lane().of_kind(0, equipment=3, crew=3, ship=3), "q16") == 9


@pytest.mark.rule("quest.kind.crew-rivers", "quest.kind.equipment-rivers")
@pytest.mark.rule("quest.kind.equipment-crew", "quest.kind.ship-residences")
@pytest.mark.rule("quest.kind.bury-vp-income", "quest.kind.bury-rivers")
def test_conditions_of_two_numbers_need_both():
    assert points(Lane().of_kind(0, crew=3).explorer(0, "B1"), "q20") == 0
    assert points(Lane().of_kind(0, crew=2).explorer(0, "C3"), "q20") == 4
    assert points(Lane().of_kind(0, equipment=2).explorer(0, "C3"), "q21") == 4
    assert points(Lane().of_kind(0, equipment=3).explorer(0, "E5"), "q21") == 8
    assert points(Lane().of_kind(0, equipment=1, crew=4), "q22") == 0
    assert points(Lane().of_kind(0, equipment=4, crew=4), "q22") == 8
    assert points(Lane().of_kind(0, ship=3), "q23") == 0
    assert points(Lane().of_kind(0, ship=3).build(0, "hacienda", "mint"), "q23") == 9
    lane = Lane().buried(0, gold=2)
    assert points(lane, "q24") == 0
    lane[0].vp_income = 2
    assert points(lane, "q24") == 4
    assert points(Lane().buried(0, gold=4).explorer(0, "C3"), "q25") == 4
    assert points(Lane().buried(0, gold=4).explorer(0, "E5"), "q25") == 8


@pytest.mark.rule("ruling.lightning-count")
def test_a_card_with_two_instants_counts_once():
    lane = Lane().own(0, "spy", "boatswain", "compass")
    assert lane[0].lightning == 2
