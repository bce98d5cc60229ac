"""What a page begins with: the policy's answer to sets and amounts, legal, the same each time, without a peek."""

from dataclasses import replace

import pytest

from kaper.bots.worlds import brain_of
from kaper.core.chance import Fast
from kaper.core.match import Match
from kaper.server.games import built
from kaper.server.likely import likely


@pytest.mark.parametrize("game", sorted(built()))
def test_sets_and_amounts_have_a_likely_answer_and_choices_have_none(game):
    rng = Fast(5)
    match = Match(built()[game], max(built()[game].seats), None, Fast(3))
    brain = brain_of(match.game)
    found = {"pick": 0, "amount": 0}
    for _ in range(2_000):
        if match.over or all(found.values()):
            break
        seat, decision = next(iter(match.asked.items()))
        answer = likely(match, seat, match.number)
        if decision.kind == "choose":
            assert answer is None
        else:
            assert answer is None or decision.check(match.state, answer) is None
            assert answer == likely(match, seat, match.number)
            if decision.kind in found:
                found[decision.kind] += answer is not None
        match.act(seat, brain.policy(match.state, decision, rng))
    assert found["pick"] > 0


def test_a_policy_that_fails_leaves_the_page_without_a_beginning():
    match = Match(built()["cove"], 3, None, Fast(3))
    assert likely(match, 0, 1) is not None

    def broken(state, decision, rng):
        raise IndexError("pop from empty list")

    match.game = replace(match.game, brain=replace(match.game.brain, policy=broken))
    assert likely(match, 0, 1) is None
