"""What bots know: the value of a state, secret Gold, and a policy with goals."""

from kaper.arena.play import Setting, play
from kaper.arena.schedule import Pairing
from kaper.core.chance import Fast
from kaper.core.match import Match
from kaper.core.words import Text
from kaper.games.marauders import GAME
from kaper.games.marauders.atlas import ZONE
from kaper.games.marauders.goals import goal
from kaper.games.marauders.value import FEATURES, WEIGHTS, features, stage, value
from tests.games.marauders.tables import Sea


def test_values_are_shares_of_victory():
    sea = Sea("vos", "frances", "felipe")
    assert abs(sum(value(sea.s)) - 1) < 1e-9
    sea[1].points = 4
    shares = value(sea.s)
    assert shares[1] == max(shares) > 0.5


def test_good_things_are_worth_something():
    def better(change):
        sea = Sea("vos", "frances")
        before = value(sea.s)[0]
        change(sea)
        return value(sea.s)[0] - before

    assert better(lambda sea: sea.gold(0, 30)) > 0
    assert better(lambda sea: sea.hand(0, "wind")) > 0

    def at_sea(sea, **gold):  # whoever has his big ship saves; before, the Gold aboard may buy it
        sea.ship(0, "frigate").gold(0, **gold)
        sea[0].points, sea[0].first_ship = 3, True

    assert better(lambda sea: at_sea(sea, gold=10, stash=20)) > better(lambda sea: at_sea(sea, gold=30))
    assert better(lambda sea: sea.ship(0, "frigate")) > 0
    assert better(lambda sea: sea.ship(0, "sloop", now=[1, 1, 1, 1, 0])) < 0
    assert better(lambda sea: sea.bounty(0, dutch=2)) < 0
    full = better(lambda sea: sea.ship(0, "flute").hold(0, "rum", "rum", "rum").demand("curacao", "rum"))
    assert full > better(lambda sea: sea.ship(0, "flute").hold(0, "rum", "rum").demand("curacao", "rum")) + 0.05
    assert full > better(
        lambda sea: sea.hold(0, "rum", "rum", "rum").demand("curacao", "rum")
    )  # a sloop takes two to sea


def test_features_have_a_weight_at_every_stage_and_tell_what_goes_on():
    assert {len(row) for row in WEIGHTS} == {len(FEATURES)}

    def told(sea, seat=0):
        found = features(sea.s, seat)
        return {name: n for name, n in zip(FEATURES, found, strict=True) if n}

    sea = Sea("vos", "frances").gold(0, 14, stash=25).at(0, "st_maarten").ship(0, "flute")
    sea[0].points = 3
    assert stage(sea.s) == 2  # five of ten points
    seen = told(sea)
    assert (seen["points"], seen["chest"], seen["saved"], seen["purse"]) == (3, 2, 0.5, 1.4)
    assert seen["homeward"] == 1.4  # he is at home
    assert "ready" not in seen
    sea[0].points = 7
    assert told(sea)["ready"] == 1  # with what is aboard it would be ten
    sea[0].points = 3
    sea.s.players[0].who = -1
    assert told(sea) == {"points": 3, "chest": 2, "saved": 0.5, "lost": 1}
    sea.s.ending = True
    assert stage(sea.s) == len(WEIGHTS) - 1


def test_captains_have_goals():
    cargo = Sea("vos", "frances").demand("st_johns", "rum").hold(0, "rum", "rum", "rum").at(0, "st_maarten")
    assert goal(cargo.s, 0) == (ZONE["st_johns"], "port")
    rich = Sea("vos", "frances").gold(0, 34).at(0, "san_juan").ship(0, "frigate")
    assert goal(rich.s, 0) == (ZONE["st_maarten"], "port")
    rumor = Sea("rodrigo", "frances").rumor(0, "r16").at(0, "basse_terre").gold(0, 0)
    assert goal(rumor.s, 0) == (ZONE["basse_terre"], "search")


def test_the_policy_ends_most_games_by_glory():
    ends = []
    for seed in range(12):
        match = Match(GAME, 4, None, Fast(seed), keep=False)
        rng = Fast(seed)
        while not match.over:
            for seat, decision in list(match.asked.items()):
                match.act(seat, GAME.brain.policy(match.state, decision, rng))
        ends.append(match.state.ending and not match.state.early)
    assert sum(ends) >= 10


def test_the_arena_notes_the_captains_of_a_match_how_it_ended_and_what_points_were_given_for():
    setting = Setting("kaper.games.marauders", ["policy"], 5, {"target": 3})
    played = play(GAME, setting, Pairing(0, 0, [0, 0, 0]))
    assert played.error is None
    assert played.ending == Text("ending-glory")
    assert len({role.key for role in played.roles}) == 3
    assert {role.key.partition("-")[0] for role in played.roles} == {"captain"}
    assert 2 <= played.turns <= 20
    assert all(sum(seen.sources.values()) == seen.score for seen in played.seats)
    assert {name for seen in played.seats for name in seen.sources} == {
        *("board-chest", "board-deed-sale", "board-deed-raid", "board-deed-ship"),
        *("board-deed-defeat", "board-deed-rumor", "board-deed-mission"),
    }


def test_the_policy_beats_chance():
    wins = 0
    for seed in range(10):
        match = Match(GAME, 2, None, Fast(seed), keep=False)
        rng = Fast(seed)
        while not match.over:
            for seat, decision in list(match.asked.items()):
                clever = seat == seed % 2
                answer = GAME.brain.policy(match.state, decision, rng) if clever else decision.sample(match.state, rng)
                match.act(seat, answer)
        wins += match.result().winners == [seed % 2]
    assert wins >= 9
