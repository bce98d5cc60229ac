"""What bots know: values are shares, the quick policy is legal and better than chance."""

from statistics import mean

import pytest

from kaper.core.chance import Fast
from kaper.core.match import Match
from kaper.games.cove import GAME
from kaper.games.cove.outfits import outfits_for
from kaper.games.cove.policy import policy
from kaper.games.cove.state import CoveOptions
from kaper.games.cove.value import FEATURES, features, value
from tests.games.cove.tables import A, B, Board


def play(seed, clever, seats=4):
    """A light match in which the clever seats follow the policy and the others play at random."""
    match = Match(GAME, seats, chance=Fast(seed), keep=False)
    rng = Fast(seed + 1)
    while not match.over:
        for seat, decision in list(match.asked.items()):
            answer = policy(match.state, decision, rng) if seat in clever else decision.sample(match.state, rng)
            assert match.act(seat, answer) is None
    return match


@pytest.mark.parametrize("seed", range(3))
def test_the_policy_answers_questions_without_a_choice_too(seed):
    match = Match(GAME, 4, chance=Fast(seed))  # one that is kept asks for cards that a captain does not hold
    match.play(policy, Fast(seed + 1), 10_000)
    assert match.over


def test_values_are_shares_of_victory():
    match = Match(GAME, 5, CoveOptions(blank_cards="on"), Fast(1))
    rng = Fast(2)
    while not match.over:
        shares = value(match.state)
        assert len(shares) == 5
        assert sum(shares) == pytest.approx(1)
        for seat, decision in list(match.asked.items()):
            match.act(seat, decision.sample(match.state, rng))


def test_more_of_anything_is_worth_more():
    plain = value(Board(month=6).state)[A]
    for better in ({"fame": 3}, {"chests": 4}, {"gold": 20}, {"crew": 8, "cannon": 8}, {"parrot": "silver"}):
        assert value(Board(month=6).ship(A, **better).state)[A] > plain


def test_chests_that_stay_aboard_at_treasure_island_can_be_buried_no_more():
    """A bot that had ended its turn there thought that it might still bury them, and left with its chests."""
    captain = {"at": 6, "chests": 5, "gold": 0, "fame": 10}
    play = Board(month=11).ship(A, sails=8, **captain).ship(B, sails=4, **captain).upgrade()
    at = FEATURES.index("buryable")
    assert [features(play.s, seat)[at] for seat in (A, B)] == [5, 5]
    left = value(play.do(A, "end").s)[A]
    assert [features(play.s, seat)[at] for seat in (A, B)] == [0, 5]
    play = Board(month=11).ship(A, sails=8, **captain).ship(B, sails=4, **captain).upgrade()
    buried = value(play.do(A, "bury-chests").do(A, 5).do(A, "end").s)[A]
    assert buried > left + 0.1
    play.do(B, "end")
    assert [features(play.s, seat)[at] for seat in (A, B)] == [0, 0]


def test_the_policy_beats_chance_by_far():
    scores = {True: [], False: []}
    for seed in range(12):
        clever = {seed % 4, (seed + 1) % 4}
        for seat, fame in enumerate(play(seed, clever).result().scores):
            scores[seat in clever].append(fame)
    assert mean(scores[True]) > 2 * mean(scores[False])


def test_suggested_outfits_can_be_paid_and_come_best_first():
    match = Match(GAME, 3, chance=Fast(1))
    decision = match.asked[B]
    suggested = decision.suggestions(match.state, 30)
    assert len(suggested) == 30
    assert all(decision.check(match.state, outfit) is None for outfit in suggested)
    assert {"cannon:3", "crew:3"} <= set(suggested[0])
    assert all(decision.check(match.state, list(outfit)) is None for outfit in outfits_for(9))
