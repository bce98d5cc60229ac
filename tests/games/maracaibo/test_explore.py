"""Exploration: steps, forks, occupied spaces, trades, the end of the track."""

import pytest

from kaper.games.maracaibo.box import TRACK, TRACK_NAME, TRACK_NEXT, TRACK_RIVERS
from tests.games.maracaibo.tables import Lane, galleon, item


def explore(lane=None, value=3):
    return (lane or Lane()).do(f"now:explore({value})")


def ends(play):
    return {id[3:] for id in play.options() if id.startswith("to:")}


@pytest.mark.rule("explore.move", "effect.explore-now")
def test_an_exploration_goes_one_to_n_spaces():
    play = explore()
    assert ends(play) == {"A1", "A2", "A3"}
    assert explore(Lane().own(0, "compass"), 4).options()[0] == "to:A1"
    assert ends(explore(Lane().own(0, "compass"), 4)) == {"A1", "A2", "A3", "A4", "U1", "L1"}


@pytest.mark.rule("explore.effect")
def test_only_the_space_where_one_stops_works():
    play = explore().do("to:A3")
    assert play[0].doubloons == 13
    assert play[0].vp == 0  # A2 was passed
    assert play[0].explorer == TRACK["A3"]


@pytest.mark.rule("explore.skip", "ruling.explore-skip-chain")
def test_occupied_spaces_are_skipped_and_not_counted():
    lane = Lane(3).explorer(1, "A1").explorer(2, "A2")
    assert ends(explore(lane, 1)) == {"A3"}
    river = Lane().explorer(0, "U4").explorer(1, "B1")
    play = explore(river, 1)
    assert ends(play) == {"B2"}
    assert play.do("to:B2")[0].vp == 3
    assert play.m.view(0).captains[0].rivers == 1
    assert play.told("explored")[0].path == [TRACK["B2"]]


@pytest.mark.rule("explore.skip")
def test_redbeards_explorer_is_skipped_too():
    lane = Lane(1)
    lane.red.explorer = TRACK["A1"]
    assert ends(explore(lane, 1)) == {"A2"}


def test_whoever_trades_steps_keeps_what_was_to_come():
    play = Lane().galleon(0, "nautilus").do("now:explore(3);now:bury")  # nothing can be buried yet
    play.do("swap:nautilus", "bonus")
    assert play[0].stored == [1, 0, 0]
    play.do("to:A1")
    assert play.asks == "Bury"
    after = Lane().explorer(0, "A4").do("now:explore(2);now:bury")
    after.do("to:L2", "bonus")  # gold
    assert after.asks == "Bury"


@pytest.mark.rule("ruling.explore-fork")
def test_at_a_fork_the_branch_is_chosen():
    play = explore(Lane().explorer(0, "A4"), 2)
    assert ends(play) == {"U1", "U2", "L1", "L2"}
    skipping = explore(Lane().explorer(0, "A3").explorer(1, "A4"), 1)
    assert ends(skipping) == {"U1", "L1"}
    for space, ahead in enumerate(TRACK_NEXT):
        assert len(ahead) == (2 if TRACK_NAME[space] in ("A4", "B7", "E7") else space != TRACK["J4"])


@pytest.mark.rule("ruling.explore-ends-shared", "ruling.explore-overshoot")
def test_start_and_end_hold_everybody():
    play = explore(Lane(3).explorer(0, "J1").explorer(1, "J4").explorer(2, "J4"), 4)
    assert ends(play) == {"J2", "J3", "J4"}
    assert play.do("to:J4")[0].vp == 10
    assert ends(explore(Lane(4))) == {"A1", "A2", "A3"}


@pytest.mark.rule("ruling.explore-end")
def test_at_the_end_nothing_can_be_explored():
    lane = Lane().explorer(0, "J4").slots(0, "s2b")
    assert explore(lane).asked == 1
    gulf = Lane().explorer(0, "J4").visit("gulf").do("pass")
    assert "explore:4" not in gulf.options()


@pytest.mark.rule("effect.explore-plus", "galleon.b")
def test_bonuses_add_up():
    lane = Lane().own(0, "compass", "sextant").galleon(0, "dragon").slots(0, "s1c")
    assert lane[0].explore_plus == 6
    assert "to:B1" in explore(lane, 3).options()
    assert ends(explore(Lane().galleon(0, "dragon"))) == {"A1", "A2", "A3", "A4", "U1", "L1"}


@pytest.mark.rule("effect.explore-swap", "ruling.explore-swap-min", "ruling.explore-swap-time")
def test_steps_are_traded_before_the_explorer_moves():
    lane = Lane().slots(0, "s2b", "s3b")
    play = explore(lane, 4)
    assert play.options()[-3:] == ["swap:s2b", "swap:s3b", "pass"]
    play.do("swap:s2b")
    assert play[0].doubloons == 13
    assert "swap:s2b" not in play.options()
    assert "pass" not in play.options()  # now a step must be made
    play.do("swap:s3b")
    assert play[0].vp == 2
    assert ends(play) == {"A1", "A2"}
    play.do("to:A2")
    assert play[0].vp == 3
    short = explore(Lane().slots(0, "s2b", "s3b"), 2).do("swap:s2b")
    assert play.asked == 1
    assert short.asked == 1  # one step is left and only one space: A1
    assert short[0].explorer == TRACK["A1"]
    assert explore(Lane().slots(0, "s2b"), 1).options() == ["to:A1", "pass"]


@pytest.mark.rule("galleon.j", "ruling.explore-swap-time")
def test_the_nautilus_finds_gold_before_the_space_works():
    play = explore(Lane().galleon(0, "nautilus"), 3).do("swap:nautilus")
    assert play.asks == "Store"
    play.do("bonus")
    assert play[0].stored == [1, 0, 0]
    assert ends(play) == {"A1", "A2"}
    assert "swap:nautilus" not in play.options()


@pytest.mark.rule("effect.explore-swap")
def test_trades_of_cards():
    lane = Lane().own(0, "scout", "cartographer", "tracker").stored(0, gold=1)
    play = explore(lane, 5).do("swap:tracker", "gold:4", "swap:cartographer")
    assert play.asks == "TakeQuest"
    play.do("deck")
    assert ends(play) == {"A1", "A2"}
    play.do("swap:scout")
    assert play[0].vp == 2
    assert play[0].explorer == TRACK["A1"]


@pytest.mark.rule("ruling.explore-gained", "effect.explore-plus")
def test_what_a_trade_brings_counts_for_this_exploration():
    lane = Lane().own(0, "tracker").stored(0, gold=1).market("dragon", "hawk")
    play = explore(lane, 3).do("swap:tracker", "gold:3", "s1c")  # two spaces left, and one more by the upgrade
    assert ends(play) == {"A1", "A2", "A3"}
    dragon = explore(lane, 3).do("swap:tracker", "gold:3", "s1a", galleon("dragon"))
    assert ends(dragon) == {"A1", "A2", "A3", "A4"}
    trades = explore(Lane().own(0, "tracker").slots(0, "s1a", "s1b").stored(0, gold=1), 3)
    trades.do("swap:tracker", "gold:3", "s2b", "swap:s2b")
    assert trades[0].doubloons == 10 + 3 + 2
    assert trades[0].explorer == TRACK["A1"]  # one space was left


@pytest.mark.rule("ruling.explore-swap-lost", "ruling.retire-enter", "ruling.explore-swap-min")
def test_who_spends_the_money_for_retirement_in_a_trade_goes_no_further():
    lane = Lane(retirement=True).explorer(0, "J4").purse(0, 7).own(0, "tracker").stored(0, gold=1)
    lane.market("dragon", "hawk")
    spent = explore(lane, 3)
    assert spent.options() == ["retire", "swap:tracker", "pass"]
    spent.do("swap:tracker", "gold:3", "s1a", galleon("dragon"))
    assert (spent[0].doubloons, spent[0].explorer, spent[0].retired) == (4, TRACK["J4"], False)
    assert (spent[0].galleon, sum(spent[0].buried)) == ([item("dragon")], 1)  # what the trade brought is kept
    assert spent.s.chain == []
    kept = explore(lane, 3).do("swap:tracker", "gold:3", "s1d")
    assert kept.asks == "RetireTo"
    assert "pass" not in kept.options()  # who still has the money must go, and nothing else lies ahead


@pytest.mark.rule("effect.respace", "ruling.respace-start")
def test_the_logbook_resolves_the_present_space():
    play = Lane().explorer(0, "A3").do("now:respace").do("respace")
    assert play[0].doubloons == 13
    assert Lane().do("now:respace").asked == 1


@pytest.mark.rule("ruling.rivers-position", "score.rivers")
def test_rivers_lie_behind_the_explorer():
    for space, rivers in (
        ("A4", 0),
        ("U4", 0),
        ("B1", 1),
        ("C2", 1),
        ("C3", 2),
        ("D4", 1),
        ("D5", 2),
        ("E5", 3),
        ("J1", 4),
    ):
        lane = Lane().explorer(0, space)
        assert lane.end().m.view(0).captains[0].lines["rivers"] == 4 * rivers
        assert TRACK_RIVERS[TRACK[space]] == rivers
    lane = Lane().explorer(0, "S")
    lane[0].retired = True
    assert lane.end().m.view(0).captains[0].rivers == 4
    lane.explorer(0, "C3")
    assert lane.end().m.view(0).captains[0].rivers == 4
