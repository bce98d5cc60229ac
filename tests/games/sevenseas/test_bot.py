"""What bots know: values are shares, the quick policy is legal, mixes its secret choices and is better than chance."""

from statistics import mean

import pytest

from kaper.core.chance import Fast
from kaper.core.match import Match
from kaper.games.sevenseas import GAME
from kaper.games.sevenseas.cards import CHARACTERS, MERCHANT
from kaper.games.sevenseas.odds import raid_odds
from kaper.games.sevenseas.policy import POLICIES, policy, redeal
from kaper.games.sevenseas.rounds import ChooseCharacter
from kaper.games.sevenseas.value import promise, value, weights
from tests.games.sevenseas.tables import calling, pile_loot, say, sea, showing, started


def play(seed, clever, seats=4):
    """A light match in which the clever seats follow the policy and the others play at random."""
    match = Match(GAME, seats, chance=Fast(seed), keep=False)
    rng = Fast(seed + 1)
    while not match.over:
        for seat, decision in list(match.asked.items()):
            answer = policy(match.state, decision, rng) if seat in clever else decision.sample(match.state, rng)
            assert match.act(seat, answer) is None
    return match


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_values_are_shares_of_victory(seats):
    match, rng, kinds = Match(GAME, seats, chance=Fast(1)), Fast(2), set()
    while not match.over:
        shares = value(match.state)
        assert len(shares) == seats
        assert sum(shares) == pytest.approx(1)
        for seat, decision in list(match.asked.items()):
            kinds.add(type(decision))
            say(match, (seat, policy(match.state, decision, rng)))
    winners = match.result().winners
    assert value(match.state)[winners[0]] == 1 / len(winners)
    assert kinds <= set(POLICIES)


@pytest.mark.parametrize(
    "better",
    [
        {"chests": 9},
        {"rum": 3},
        {"talismans": 2},
        {"yin_yang": 3},
        {"fleet": 9},
        {"hand": ["convoy-spain-2"]},
        {"double_hold": 1},
        {"unsinkable": 1},
    ],
    ids=str,
)
def test_more_of_anything_is_worth_more(better):
    assert value(sea(3, better))[0] > value(sea(3))[0] == pytest.approx(1 / 3)


@pytest.mark.parametrize("worse", [{"skulls": 1}, {"corsairs": ["spain"]}, {"fleet": 5}], ids=str)
def test_skulls_flags_and_lost_ships_are_worth_less(worse):
    assert value(sea(3, worse))[0] < 1 / 3


def test_a_chosen_character_is_judged_by_what_it_promises():
    """Greedy bots look at the state right after the choice: a certain skull must look bad, a rich sale good."""

    def after(name, others="cartographer"):
        s = sea(3, {"rum": 3, "hand": ["nassau"]})
        for seat, player in enumerate(s.players):
            player.chosen = CHARACTERS.index(name if seat == 0 else others)
        s.agenda = [("call", (0,))]
        return value(s)[0]

    assert after("merchant") > after("captain"), "no convoy in hand"
    assert after("merchant") > after("shaman")
    s = sea(3, {"rum": 3})
    assert promise(s, 0, MERCHANT, 1, weights(s)) > promise(s, 0, MERCHANT, 0, weights(s)), "alone"


def test_loot_still_to_be_drawn_counts():
    s = sea(2, {"hand": ["convoy-spain-1"]})
    pile_loot(s, "rum")
    match = calling(s, {0: "captain"}, showing(0, [6], [6, 6], reds=[1]))
    say(match, (0, "convoy-spain-1"), (0, 1), (1, 2))
    without = started(sea(2)).state
    assert ("loot", (1, 2, "loot.draw")) in match.state.agenda
    assert value(match.state)[1] > value(without)[1]


def test_the_policy_mixes_its_choice_of_character():
    s = sea(4, {"hand": ["convoy-spain-2", "havana", "idol"]})
    chosen = [policy(s, ChooseCharacter(0), Fast(seed)) for seed in range(300)]
    assert len(set(chosen)) >= 4
    assert max(chosen.count(name) for name in set(chosen)) < 250
    bare = [policy(sea(4), ChooseCharacter(0), Fast(seed)) for seed in range(300)]
    assert bare.count("captain") < 0.2 * 300, "a bluff is rare"


def test_imagined_characters_are_later_ones_still_in_hand():
    s = sea(3, {}, {"down": ["merchant"], "hand": ["idol", "nassau"]}, {})
    for player, name in zip(s.players, ("captain", "cartographer", "captain"), strict=True):
        player.chosen = CHARACTERS.index(name)
    s.called = CHARACTERS.index("captain")
    seen = set()
    for seed in range(200):
        redeal(s, 0, Fast(seed))
        assert s.players[0].chosen == s.players[2].chosen == CHARACTERS.index("captain"), "known to all"
        seen.add(CHARACTERS[s.players[1].chosen])
    assert seen == {"islander", "shaman", "cartographer"}


def test_the_policy_beats_chance_by_far():
    scores = {True: [], False: []}
    for seed in range(12):
        clever = {seed % 4, (seed + 1) % 4}
        for seat, points in enumerate(play(seed, clever).result().scores):
            scores[seat in clever].append(points)
    assert mean(scores[True]) > mean(scores[False]) + 30


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_suggestions_are_allowed_and_not_repeated(seats):
    match, rng = Match(GAME, seats, chance=Fast(9)), Fast(9)
    while not match.over:
        for seat, decision in list(match.asked.items()):
            found = decision.suggestions(match.state, 24)
            assert 1 <= len(found) <= 24
            assert len({str(answer) for answer in found}) == len(found)
            assert all(decision.check(match.state, answer) is None for answer in found)
            say(match, (seat, policy(match.state, decision, rng)))


def test_odds_grow_with_every_ship():
    for size in (1, 2, 3, 4):
        odds = [raid_odds(size, ships) for ships in range(22)]
        assert odds == sorted(odds)
        assert odds[0] == (0, 0)
        assert odds[9][0] == pytest.approx((odds[8][0] + odds[10][0]) / 2, abs=0.001)
