"""What bots know: rough worths, the value of a state, and a policy that plays well above chance."""

from operator import mul

import pytest

from kaper.arena.play import Setting, play
from kaper.arena.schedule import Pairing
from kaper.core.chance import Fast
from kaper.core.match import Match
from kaper.games.maracaibo import GAME
from kaper.games.maracaibo.box import BURY, HIDEOUT_BONUS, HOLES, TRACK_NAME
from kaper.games.maracaibo.codes import RAID_ACTIONS
from kaper.games.maracaibo.mind import HABITS, Mind, raid_plan
from kaper.games.maracaibo.policy import policy
from kaper.games.maracaibo.raiding import best_spending, mean_best, raid_worth, spending
from kaper.games.maracaibo.track import AHEAD
from kaper.games.maracaibo.value import FEATURES, WEIGHTS, between, features, powers, stage, value
from tests.games.maracaibo.tables import Lane, item
from tests.games.maracaibo.test_games import MODULES


def test_values_are_shares_of_victory():
    lane = Lane(3)
    assert abs(sum(value(lane.s)) - 1) < 1e-9
    lane[1].vp = 60
    shares = value(lane.s)
    assert shares[1] == max(shares) > 0.5
    alone = Lane(1)
    even = value(alone.s)[0]
    alone.red.vp = 80
    assert 0 < value(alone.s)[0] < even < 1
    alone.s.over = True
    assert list(value(alone.s)) == [0.0]


def test_features_have_a_weight_at_every_stage():
    assert {len(row) for row in WEIGHTS} == {len(FEATURES)}
    lane = Lane().purse(0, 15).own(0, "cutlass").explorer(0, "C3").stored(0, gold=2)
    told = dict(zip(FEATURES, features(lane.s, 0), strict=True))
    assert (told["purse"], told["rivers"], told["stored"]) == (1.5, 2, 0.2)
    assert told["raid_plus"] > dict(zip(FEATURES, features(Lane().s, 0), strict=True))["raid_plus"] == 0
    stages = []
    for number in (1, 2, 3):
        for column in (1, 8):
            lane.s.round = number
            lane.at(0, lane.place(column, 2))
            stages.append(stage(lane.s))
    lane.s.last = True
    assert [*stages, stage(lane.s)] == list(range(len(WEIGHTS)))


def test_captains_who_are_not_reckoned_anew_are_worth_the_same():
    for seats, options in ((4, {}), (3, {"layout": "C", "fog_locations": True}), (2, {"quest_hunters": True}), (1, {})):
        match = Match(GAME, seats, GAME.read_options(options), Fast(seats), keep=False)
        rng = Fast(7)
        for _ in range(25):
            match.play(policy, rng, 7)
            weights = between(match.state, WEIGHTS)
            anew = [sum(map(mul, weights, features(match.state, seat))) for seat in range(seats)]
            assert powers(match.state, weights) == anew == powers(match.state, weights)


def test_a_ship_that_crosses_into_the_next_half_of_a_round_changes_little():
    for number, column in ((1, 5), (2, 5), (3, 5)):
        lane = Lane(3).own(0, "cutlass", "cocoa").stored(1, gold=3).purse(2, 25)
        lane.s.round = number
        before = value(lane.at(0, lane.place(column, 2)).s)
        after = value(lane.at(0, lane.place(column + 1, 2)).s)
        assert stage(lane.s) == 2 * number - 1
        assert max(abs(a - b) for a, b in zip(before, after, strict=True)) < 0.05


def test_good_things_are_worth_more_than_nothing():
    early, late = Lane(), Lane()
    late.s.round = 3
    assert Mind(early.s, 0).coin > Mind(late.s, 0).coin
    assert Mind(Lane().cubes(8, 4, 0).s, 0).treasure(0) > Mind(Lane().cubes(8, 4, 0).s, 0).treasure(2)
    near = Mind(Lane().stored(0, gold=5).s, 0)
    assert near.quest(item("q01")) > near.quest(item("q02"))

    def better(change):
        lane = Lane()
        before = value(lane.s)[0]
        change(lane)
        return value(lane.s)[0] - before

    assert better(lambda lane: lane.explorer(0, "C3")) > 0
    assert better(lambda lane: lane.stored(0, gold=3)) > 0
    assert better(lambda lane: lane.own(0, "cocoa")) > 0


def test_the_policy_takes_what_is_plainly_better():
    lane = Lane().put(5, "tobacco").purse(0, 20)
    match = lane.visit(5).m
    assert policy(match.state, match.asked[0], Fast(1)) == "buy"
    raid = Lane().do("now:raid", dice=[[6, 1, 1]]).do("raid").m
    assert policy(raid.state, raid.asked[0], Fast(1)) == "gold"
    gain = Lane().do("now:treasure(gold)").m
    assert policy(gain.state, gain.asked[0], Fast(1)) == "bonus"
    last = Lane().put(5, "heavy-cannons").purse(0, 20)
    last.s.round, last.s.last = 3, True
    late = last.visit(5).m
    assert policy(late.state, late.asked[0], Fast(1)) in ("buy", "take")


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_policy_plays_every_game_by_the_rules(seats):
    for seed in range(4):
        options = GAME.read_options({name: bool(seed >> i % 2 & 1) for i, name in enumerate(MODULES)})
        match = Match(GAME, seats, options, Fast(seed), keep=False)
        rng = Fast(seed)
        while not match.over:
            for seat, decision in list(match.asked.items()):
                assert match.act(seat, policy(match.state, decision, rng)) is None, decision
        assert list(GAME.problems(match.state)) == []
        if seed == 0:
            assert min(match.result().scores) > 100


def test_the_policy_beats_chance():
    setting = Setting("kaper.games.maracaibo", ["policy", "random"], 3)
    for number in range(6):
        lineup = [int(seat != number % 4) for seat in range(4)]
        played = play(GAME, setting, Pairing(number, number, lineup))
        assert played.error is None
        assert [seen.place for seen in played.seats if seen.bot == 0] == [1]
        assert all(sum(seen.sources.values()) == seen.score for seen in played.seats)


def test_burials_are_of_different_treasures_in_different_spaces():
    lane = Lane().stored(0, gold=2)
    mind = Mind(lane.s, 0)
    best, second, *_ = sorted((mind.hole(0, hole, False) for hole in range(HOLES)), reverse=True)
    assert second < best == mind.effects([BURY])
    assert mind.effects([BURY] * 2) == pytest.approx(best + second)
    assert mind.effects([BURY] * 3) == pytest.approx(best + second + HABITS["bury_none"])  # two treasures, no more
    lane[0].bonus = 1
    freed = HABITS["bonus"] * mind.plain(HIDEOUT_BONUS[0])  # once: there is one such space
    assert Mind(lane.s, 0).effects([BURY] * 2) == pytest.approx(best + second + freed)


def test_what_a_captain_has_makes_more_of_the_same_worth_more():
    plain = Mind(Lane().s, 0)
    lane = Lane().put(5, "mint").own(0, "golden-idol").build(0, "mint").quests(0, "q04")
    mind = Mind(lane.s, 0)
    assert mind.margin("gold") > plain.margin("gold") + 4 + 2
    assert mind.margin("buried-gold") > 0 == plain.margin("buried-gold")
    assert mind.treasure(0) > plain.treasure(0)
    lane.stored(0, gold=6)
    assert Mind(lane.s, 0).margin("gold") < mind.margin("gold")  # the mint has reached its most
    assert Mind(lane.s, 0, quests=False).margin("buried-gold") == 0


def test_strength_is_spent_on_what_brings_most_together():
    prices = (5.0, 0.5, 2.0)
    standard = (1 << 3) - 1
    vp, coins, treasure = (RAID_ACTIONS[number].strength for number in range(3))
    assert (vp, coins, treasure) == (1, 2, 5)
    table = spending(standard, prices)
    assert table[:9] == [0.0, 1.0, 1.5, 2.5, 2.5, 5.0, 6.0, 6.5, 7.5]
    assert best_spending(standard, prices, 8) == (2, 1, 0)
    assert best_spending(standard, prices, 6) == (2, 0)
    assert best_spending(standard, prices, 0) == ()
    assert best_spending(standard, prices, 99) == (2, 1, 0)


def test_the_best_of_three_dice_and_of_a_second_roll():
    faces = [1.0, 2.0, 3.0, 4.0, 5.0, 6.0]
    assert mean_best([faces]) == pytest.approx(3.5)
    assert mean_best([faces] * 3) == pytest.approx(sum(max(a, b, c) for a in faces for b in faces for c in faces) / 216)
    assert mean_best([faces], 3.5) == pytest.approx((3.5 * 3 + 4 + 5 + 6) / 6)
    prices = ((5.0, 0.5, 2.0),) * 3
    assert raid_worth(7, (0, 0, 0), prices) < raid_worth(7, (0, 2, 0), prices) < raid_worth(7, (2, 2, 2), prices)


def test_spaces_ahead_on_the_track_take_both_branches_of_a_fork():
    assert [TRACK_NAME[space] for space in AHEAD[0, 1]] == ["A1"]
    assert {TRACK_NAME[space] for space in AHEAD[0, 6]} == {"A1", "A2", "A3", "A4", "U1", "U2", "L1", "L2"}


def test_what_is_shown_of_a_raid_does_not_tell_of_quests():
    lane = Lane()
    before = raid_plan(lane.s, 0, 0, 7)
    lane.quests(0, "q01", "q04")
    assert raid_plan(lane.s, 0, 0, 7) == before == (2, 1)


def test_habits_are_numbers_that_can_be_learned():
    assert all(isinstance(number, float) for number in HABITS.values())
    assert HABITS["coin1"] > HABITS["coin4"] > 0
