"""Plans in the search: played out in the same worlds, dropped when clearly behind, taken when surely better than the one that stands."""

from dataclasses import replace

from kaper.bots.bot import Estimate
from kaper.bots.plans import FEW, LEAD, MOST_PLANS, Plans, lead_of, named_by
from kaper.bots.worlds import brain_of, key_of
from kaper.core.chance import Fast
from kaper.core.match import Handle, Match
from kaper.games.marauders import GAME


def question():
    """The first question of a game of Marauders with a choice."""
    brain = brain_of(GAME)
    match = Match(GAME, 2, chance=Fast(3))
    while len(next(iter(match.asked.values())).suggestions(match.state, 9)) < 3:
        seat, decision = next(iter(match.asked.items()))
        match.act(seat, brain.policy(match.state, decision, Fast(1)))
    handle = Handle(match, next(iter(match.asked)))
    return handle, brain


def made(handle, brain, count=2):
    """Plans of which only the first answers are known: one that stands, and others."""
    return Plans(handle, brain, [(answer, brain.policy) for answer in handle.suggestions(count + 1)])


def test_no_answer_is_tried_twice_and_not_all_are():
    handle, brain = question()
    answers = [answer for answer in handle.suggestions(24) for _ in range(2)]
    found = Plans(handle, brain, [(answer, brain.policy) for answer in answers])
    assert found.keys == [key_of(answer) for answer in answers[::2]][:MOST_PLANS]


def test_a_plan_with_the_same_answer_is_another_plan_and_an_illegal_one_is_none():
    handle, brain = question()
    own = made(handle, brain).plans[0][0]

    def follow(state, decision, rng):
        return brain.policy(state, decision, rng)

    found = Plans(handle, brain, [(own, brain.policy), (own, follow), ("nonsense", follow)])
    assert [answer for answer, _ in found.plans] == [own, own]
    assert not found.open


def test_only_the_seat_follows_its_plan():
    seats = set()

    def follow(state, decision, rng):
        seats.add(decision.seat)
        return brain_of(GAME).policy(state, decision, rng)

    handle, brain = question()
    own = made(handle, brain).plans[0][0]
    share, judged, decisions = Plans(handle, brain, [(own, follow)]).outcome(7, 0)
    assert seats == {handle.seat}
    assert abs(judged - share) <= LEAD
    assert decisions > len(seats)


def test_the_same_world_gives_the_same_outcome():
    found = made(*question())
    assert found.outcome(7, 0) == found.outcome(7, 0)


def test_what_is_clearly_behind_is_dropped_after_a_few_worlds():
    found = made(*question())
    for world in range(FEW - 1):
        found.note([(0.5, 0.5), (0.9, 0.9 + 0.01 * world), (0.4, 0.4)][: len(found.left)])
        assert len(found.left) == 3
    found.note([(0.5, 0.5), (0.9, 0.9), (0.4, 0.4)])
    assert found.left == [1]
    assert found.chosen() == 1


def test_the_first_plan_stands_unless_another_surely_promises_more():
    found = made(*question())
    for world in range(FEW):
        found.note([(0.5, 0.5), (world % 2, world % 2 + 0.01), (0.5, 0.5 - world % 2)])
    assert found.best() == 1
    assert found.chosen() == 0
    assert 0 in found.left


def test_it_takes_more_to_leave_the_first_plan_than_to_drop_another():
    for gap, left in ((1.7, [0, 1]), (2.1, [1])):  # in standard errors of the lead: 1 in these worlds
        found = made(*question())
        for share in (gap + 3**0.5, gap - 3**0.5) * (FEW // 2):
            found.note([(0.0, 0.0), (0.0, share), (0.0, 0.0)])
        assert found.left == left
        assert found.chosen() == left[0]


def test_without_enough_worlds_nothing_is_left_for():
    found = made(*question())
    for _ in range(FEW - 1):
        found.note([(0.0, 0.0), (1.0, 1.0), (1.0, 1.0)])
    assert found.chosen() == 0


def test_plans_that_come_to_the_same_are_not_tried_for_ever():
    found = made(*question())
    for world in range(2 * FEW):
        assert len(found.left) == 3
        found.note([(0.5, 0.5 + world % 3)] * 3)
    assert found.left == [0]


def test_estimates_tell_the_chosen_answer_first_and_every_answer_once():
    handle, brain = question()
    found = made(handle, brain)
    for _ in range(FEW):
        found.note([(0.5, 0.5), (0.4, 0.4), (0.9, 0.9)][: len(found.left)])
    others = [Estimate(answer, 0.3, 1.0) for answer in [found.plans[0][0], "something-else"]]
    told = found.estimates(others)
    assert [key_of(one.answer) for one in told] == [found.keys[2], found.keys[0], found.keys[1], "something-else"]
    assert [one.share for one in told] == [0.9, 0.5, 0.4, 0.3]
    assert [one.chance for one in told] == [1.0, 0.0, 0.0, 0.0]


def test_a_game_names_plans_or_none():
    handle, brain = question()
    assert not named_by(handle, brain, Fast(1))
    plan = ("something", brain.policy)
    assert named_by(handle, replace(brain, plans=lambda state, decision: [plan]), Fast(1)) == [plan]


def test_the_lead_is_a_part_of_all_that_was_scored():
    match = Match(GAME, 2, chance=Fast(3), keep=False)
    assert lead_of(match, 0) == 0
    match.play(brain_of(GAME).policy, Fast(4), 100_000)
    scores = match.result().scores
    assert lead_of(match, 0) == (scores[0] - scores[1]) / sum(scores) == -lead_of(match, 1)
