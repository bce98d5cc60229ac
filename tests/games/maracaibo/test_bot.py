"""What bots know: rough worths, the value of a state, and a policy that plays well above chance."""

import pytest

from kaper.arena.play import Setting, play
from kaper.arena.schedule import Pairing
from kaper.core.chance import Fast
from kaper.core.match import Match
from kaper.games.maracaibo import GAME
from kaper.games.maracaibo.policy import policy
from kaper.games.maracaibo.value import FEATURES, WEIGHTS, coin, features, quest_worth, stage, treasure_worth, value
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
    assert (told["purse"], told["raid"], told["rivers"], told["stored"]) == (1.5, 1, 2, 0.2)
    stages = []
    for number in (1, 2, 3):
        lane.s.round = number
        stages.append(stage(lane.s))
    lane.s.last = True
    assert [*stages, stage(lane.s)] == list(range(len(WEIGHTS)))


def test_good_things_are_worth_more_than_nothing():
    early, late = Lane(), Lane()
    late.s.round = 3
    assert coin(early.s) > coin(late.s)
    assert treasure_worth(Lane().cubes(8, 4, 0).s, 0, 0) > treasure_worth(Lane().cubes(8, 4, 0).s, 0, 2)
    near = Lane().stored(0, gold=5)
    assert quest_worth(near.s, near[0], item("q01")) > quest_worth(near.s, near[0], item("q02"))

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
