"""What a page begins with: the policy's answer to sets and amounts, legal, the same each time, without a peek or a great expense."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from kaper.bots.worlds import brain_of
from kaper.core.chance import Fast
from kaper.core.match import Match
from kaper.server.games import built
from kaper.server.likely import likely, price, purse


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


@pytest.mark.parametrize("game", sorted(built()))
def test_no_page_begins_with_spending_more_than_half_of_the_purse(game):
    brain = brain_of(built()[game])
    spent, shown = 0, 0
    for seed in range(4):
        match, rng = Match(built()[game], max(built()[game].seats), None, Fast(seed)), Fast(seed)
        while not match.over:
            seat, decision = next(iter(match.asked.items()))
            answer = brain.policy(match.state, decision, rng)
            if decision.kind in ("pick", "amount"):
                begun = likely(match, seat, match.number)
                cost = price(decision, match.state, answer)
                assert cost <= purse(decision, match.state), "what costs says what there is to pay with"
                spent += cost > 0
                if begun is not None:
                    begun_cost = price(decision, match.state, begun)
                    assert 2 * begun_cost <= purse(decision, match.state)
                    shown += begun_cost > 0
            match.act(seat, answer)
    assert (spent > 0, shown > 0) == {"cove": (True, True), "marauders": (True, True)}.get(game, (False, False))


def test_outfitting_begins_with_the_likeliest_ship_for_half_of_the_gold():
    match = Match(built()["cove"], 3, None, Fast(3))
    begun = {seat: likely(match, seat, match.number) for seat in match.asked}
    assert [*begun.values()] == [["hull:3", "sails:3", "cannon:3", "crew:3"]] * 3


PURSES: dict[str, Callable[[Any, int], int]] = {
    "cove": lambda s, seat: s.gold[seat],
    "sevenseas": lambda s, seat: s.players[seat].chests,
    "marauders": lambda s, seat: s.players[seat].gold + s.players[seat].stash,
    "maracaibo": lambda s, seat: s.players[seat].doubloons,
}


@pytest.mark.parametrize("game", sorted(PURSES))
def test_whatever_set_or_amount_is_paid_for_says_its_price(game):
    brain, rng = brain_of(built()[game]), Fast(7)
    for seed in range(4):
        match = Match(built()[game], max(built()[game].seats), None, Fast(seed))
        while not match.over:
            seat, decision = next(iter(match.asked.items()))
            answer = decision.sample(match.state, rng) if rng.below(2) else brain.policy(match.state, decision, rng)
            before, told = PURSES[game](match.state, seat), price(decision, match.state, answer)
            match.act(seat, answer)
            if decision.kind in ("pick", "amount"):
                assert before - PURSES[game](match.state, seat) <= told, (decision, answer)


def test_a_policy_that_fails_leaves_the_page_without_a_beginning():
    match = Match(built()["sevenseas"], 3, None, Fast(3))
    brain, rng = brain_of(match.game), Fast(5)
    while next(iter(match.asked.values())).kind != "amount":
        match.act(seat := next(iter(match.asked)), brain.policy(match.state, match.asked[seat], rng))
    seat = next(iter(match.asked))
    assert likely(match, seat, 1) is not None

    def broken(state, decision, rng):
        raise IndexError("pop from empty list")

    match.game = replace(match.game, brain=replace(match.game.brain, policy=broken))
    assert likely(match, seat, 1) is None
