"""Answers as runs of masked actions: each answer the rules allow can be reached, and what is reached is what the engine would do."""

import pytest

from kaper.core.chance import Fast
from kaper.core.decisions import Amount, Choose, Pick, Plot
from kaper.core.game import find_game
from kaper.core.match import Answered, Match
from kaper.research.actions import AGAIN, BY_HAND, DIGIT, DONE, MINUS, MORE, Actions, Spelling, spelled
from tests.research.walks import GAMES, begun, moments, walk


@pytest.mark.parametrize("game", GAMES)
def test_a_random_walk_goes_exactly_where_the_engine_goes(game):
    """The answers that came of the actions, given to the engine directly, lead to the same states."""
    steps = begun(game, seed=4)
    digests = []
    for _ in walk(steps, 400):
        digests.append((len(steps.match.path), steps.match.digest()))
    plain = Match(find_game(game), steps.match.seats, None, Fast(4))
    reached = {len(plain.path): plain.digest()}
    for line in steps.match.path:
        if isinstance(line, Answered):
            assert plain.act(line.seat, line.answer) is None
            reached[len(plain.path)] = plain.digest()
    assert plain.path == steps.match.path
    assert all(reached[place] == digest for place, digest in digests)


@pytest.mark.parametrize("game", GAMES)
def test_every_answer_that_engine_players_give_can_be_spelled(game):
    """Answers drawn from all that is allowed, those that no suggestion lists among them, come out of their actions unchanged."""
    rng, beyond, kinds = Fast(8), 0, set()
    for steps in moments(game, 900, 3, seed=6):
        decision, state = steps.spelling.decision, steps.match.state
        answer = decision.sample(state, rng)
        listed = decision.suggestions(state, 6)
        beyond += answer not in listed
        kinds.add(decision.kind)
        spelling = Spelling(steps.spaces.actions, decision, state)
        *most, last = spelled(steps.spaces.actions, decision, state, answer)
        assert [spelling.take(action) for action in most] == [None] * len(most)
        got = spelling.take(last)
        assert got == (
            answer if not isinstance(decision, Pick) else sorted(answer, key=list(decision.items(state)).index)
        )
    assert "choose" in kinds
    assert beyond, "no answer was met that six suggestions do not list"


class Many(Choose):
    """Forty options of which most have no action of their own."""

    prompt, rule = "p", "r"

    def options(self, s):
        return [f"o{n}" for n in range(40)]


class Even(Pick):
    """Sets of even size, at least two, from five things."""

    prompt, rule = "p", "r"

    def items(self, s):
        return list("abcde")

    def least(self, s):
        return 2

    def invalid(self, s, chosen):
        return None if len(chosen) % 2 == 0 else "odd"


class Tens(Amount):
    """20, 30, ... up to 1370."""

    prompt, rule = "p", "r"
    step = 10

    def low(self, s):
        return 20

    def high(self, s):
        return 1370


class Walk(Plot):
    """At most two legs; a leg turns by less than 90 and is not empty."""

    prompt, rule = "p", "r"
    longest = 2

    def fault(self, s, path):
        return None if path and all(-90 < turn < 90 and length > 0 for turn, length in path) else "fault"

    def suggestions(self, s, limit):
        return [[[0, 5]], [[10, 5]]][:limit]


def reach(decision, actions, deepest=9):
    """Every answer that runs of actions reach, without beginning anew."""
    found, runs = [], [[]]
    while runs:
        run = runs.pop()
        spelling = Spelling(actions, decision, None)
        answer = None
        for action in run:
            answer = spelling.take(action)
        if answer is not None:
            found.append(answer)
        elif len(run) < deepest:
            runs += [[*run, action] for action in spelling.open if action != AGAIN]
    return found


def test_options_without_an_action_are_met_page_by_page():
    found = reach(Many(0), Actions(["o3", "o39"]), deepest=4)
    assert {f"o{n}" for n in range(40)} == set(found)
    spelling = Spelling(Actions(["o3"]), Many(0), None)
    assert MORE in spelling.open


def test_sets_are_reached_once_each_and_no_other():
    found = reach(Even(0), Actions(["a", "b", "c"]))
    assert len(found) == 10 + 5
    assert len({tuple(chosen) for chosen in found}) == 15


def test_a_set_that_led_nowhere_is_begun_anew():
    class Never(Even):
        def items(self, s):
            return list("abc")

        def invalid(self, s, chosen):
            return None if chosen == ["b", "c"] else "no"

    spelling = Spelling(Actions(["a", "b", "c"]), Never(0), None)
    for name in "abc":
        spelling.take(spelling.actions.of[name])
    assert set(spelling.open) == {AGAIN}
    assert spelling.take(AGAIN) is None
    assert spelling.take(spelling.actions.of["b"]) is None
    assert spelling.take(spelling.actions.of["c"]) == ["b", "c"]


def test_amounts_are_reached_digit_by_digit_and_none_beyond():
    assert sorted(reach(Tens(0), Actions([]))) == list(range(20, 1371, 10))


def test_a_course_is_taken_from_the_list_or_spelled():
    actions = Actions([])
    assert Spelling(actions, Walk(0), None).take(actions.names.index("(other-1)")) == [[10, 5]]
    spelling = Spelling(actions, Walk(0), None)
    for action in (BY_HAND, MINUS, DIGIT + 8, DIGIT + 9, DONE, DIGIT + 1, DIGIT + 2):
        assert spelling.take(action) is None
    assert spelling.take(DONE) is None
    assert DONE in spelling.open
    assert spelling.take(DONE) == [[-89, 12]]


def test_a_course_the_rules_refuse_cannot_be_ended_only_begun_anew():
    spelling = Spelling(Actions([]), Walk(0), None)
    for action in (BY_HAND, DIGIT + 9, DIGIT + 9, DONE, DIGIT + 1, DONE):
        spelling.take(action)
    assert DONE not in spelling.open
    assert AGAIN in spelling.open
    spelling.take(AGAIN)
    assert spelling.take(spelling.actions.names.index("(other-0)")) == [[0, 5]]
