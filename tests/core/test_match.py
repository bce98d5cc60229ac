"""A match: asking, answering, refusing, forking, imagining, pickling, and standing firm when a scene fails."""

import pickle
from dataclasses import replace

import pytest
import wreckers
from wreckers import GAME, LAMP

from kaper.core.chance import Fair, Fast, Loaded
from kaper.core.decisions import Choose, together
from kaper.core.fuzzing import check_fork, check_same
from kaper.core.match import Handle, Match, SceneFailed
from kaper.core.words import KaperError


def new(seats=3, seed=1, **kwargs):
    return Match(GAME, seats, chance=Fast(seed), **kwargs)


def to_bids(match):
    """Past the lookout's peek."""
    assert match.act(next(iter(match.asked)), "0") is None
    return match


def test_a_match_asks_the_lookout_first():
    match = new()
    assert list(match.asked) == [0]
    question = match.question(0)
    assert (question.kind, question.name, question.rule) == ("choose", "Peek", "peek")
    assert [option.id for option in question.options] == ["0", "1", "2", "3"]
    assert question.options[2].targets == ("reef:2",)
    assert match.question(1) is None


@pytest.mark.parametrize(
    ("seat", "answer", "key"),
    [
        (1, "0", "refusal-not-asked"),
        (9, "0", "refusal-not-asked"),
        (0, "7", "refusal-not-an-option"),
        (0, 0, "refusal-wrong-type"),
        (0, None, "refusal-wrong-type"),
        (0, ["0"], "refusal-wrong-type"),
        (0, {"a": 1}, "refusal-wrong-type"),
    ],
)
def test_a_wrong_answer_is_refused_by_a_value_and_changes_nothing(seat, answer, key):
    match = new()
    before = match.digest()
    refused = match.act(seat, answer)
    assert refused.text.key == key
    assert match.digest() == before
    assert match.lines == new().lines


def test_a_stale_answer_is_refused():
    match = new()
    assert match.act(0, "0", number=match.number - 1).text.key == "refusal-stale"
    assert match.act(0, "0", number=match.number) is None


def test_sealed_answers_wait_for_the_last_and_nobody_answers_twice():
    match = to_bids(new())
    assert list(match.asked) == [0, 1, 2]
    assert match.act(1, 2) is None
    assert match.waiting == [1]
    assert list(match.asked) == [0, 2]
    assert match.act(1, 3).text.key == "refusal-already-answered"
    assert match.state.purses == [10, 10, 10]
    match.act(0, 0)
    match.act(2, 1)
    assert match.state.purses == [10, 8, 9]


def test_an_amount_out_of_range_is_refused():
    match = to_bids(new())
    assert match.act(0, 11).text.key == "refusal-out-of-range"
    assert match.act(0, True).text.key == "refusal-wrong-type"


def salvaging(shore):
    """Seat 0 may take crates from a shore made by hand."""
    state = GAME.setup(2, wreckers.WreckersOptions())
    state.shore = shore
    state.deck = [item for item in state.deck if item not in shore]
    state.winner = 0
    state.agenda = [("salvage", ())]
    return Match.from_state(GAME, state, Loaded([]))


def test_a_pick_is_checked_for_size_doubles_and_the_rule_of_the_game():
    match = salvaging([0, 4, 3])  # 1, 5 and 4
    match.act(1, "pass")
    assert match.act(0, ["4", "3"]).rule == "salvage"
    assert match.act(0, ["4", "3"]).text.args == {"weight": 9}
    assert match.act(0, ["0", "0"]).text.key == "refusal-twice"
    assert match.act(0, ["1"]).text.key == "refusal-not-an-option"
    assert match.act(0, "4").text.key == "refusal-wrong-type"
    assert match.act(0, ["0", "4"]) is None
    assert wreckers.values(match.state) == [6, 0]


def test_a_question_with_one_answer_is_not_asked():
    match = salvaging([LAMP, LAMP + 1])
    match.act(1, "pass")
    assert match.state.night == 1  # no crate to pick: the night went by


def test_a_secret_question_is_asked_though_it_has_one_answer_but_not_in_a_fork():
    match = salvaging([0])
    assert [o.id for o in match.question(1).options] == ["pass"]
    assert list(match.imagine(0, 1).asked) == [0]


def test_a_wish_for_a_card_one_does_not_hold_names_its_rule():
    refused = salvaging([0]).act(1, "lamp")
    assert (refused.text.key, refused.rule) == ("refusal-no-lamp", "lamp")


def test_a_fork_goes_its_own_way():
    match = to_bids(new())
    match.act(0, 3)
    fork = match.fork(9, keep=True)
    check_same(match, fork, "fork")
    fork.act(1, 0)
    fork.act(2, 0)
    assert match.waiting == [0]
    assert match.state.purses == [10, 10, 10]
    check_fork(fork, 3)


def test_an_imagined_match_forgets_the_sealed_answers_of_others_but_not_ones_own():
    match = to_bids(new())
    match.act(0, 3)
    match.act(1, 7)
    assert match.imagine(0, 4).waiting == [0]
    assert match.imagine(2, 4).waiting == []


def test_an_imagined_match_keeps_no_past():
    imagined = new().imagine(0, 1)
    with pytest.raises(KaperError):
        imagined.fork(1)
    with pytest.raises(KaperError):
        pickle.dumps(imagined)
    with pytest.raises(KaperError):
        _ = imagined.checkpoint


def test_the_handle_of_a_bot_gives_view_question_and_imagination():
    match = new()
    handle = Handle(match, 0)
    assert handle.view() == match.view(0)
    assert handle.question() == match.question(0)
    assert handle.suggestions(2) == ["0", "1"]
    assert handle.imagine(3).view(0) == match.view(0)
    assert not any(isinstance(getattr(handle, name), Match) for name in handle.__slots__)


def test_a_handle_imagines_what_its_match_would_wherever_that_stands():
    match = new()
    handle, rng = Handle(match, 0), Fast(4)
    while not match.over:
        for seed in range(4):
            check_same(handle.imagine(seed), match.imagine(0, seed), "imagined")
        seat, decision = next(iter(match.asked.items()))
        match.act(seat, decision.sample(match.state, rng))


def play_on(match, seed=5):
    rng = Fast(seed)
    while not match.over:
        seat, decision = next(iter(match.asked.items()))
        assert match.act(seat, decision.sample(match.state, rng)) is None
    return match


def test_a_match_pickles_at_any_point_and_goes_on_the_same():
    match, rng = new(listen=True), Fast(8)
    while not match.over:
        copy = pickle.loads(pickle.dumps(match))
        check_same(match, copy, "pickle")
        assert copy.lines == match.lines
        assert copy.told == match.told
        assert play_on(pickle.loads(pickle.dumps(match))).digest() == play_on(copy).digest()
        seat, decision = next(iter(match.asked.items()))
        match.act(seat, decision.sample(match.state, rng))
    over = pickle.loads(pickle.dumps(match))
    assert over.over
    assert over.result() == match.result()


def test_a_match_that_is_over_refuses_answers_and_has_a_result():
    match = new()
    with pytest.raises(KaperError, match="not-over"):
        match.result()
    play_on(match)
    assert match.act(0, "0").text.key == "refusal-over"
    result = match.result()
    assert result.winners == [s for s in range(3) if result.scores[s] == max(result.scores)]


@pytest.mark.parametrize("seats", [0, 5, -3])
def test_a_wrong_number_of_seats_is_refused(seats):
    with pytest.raises(KaperError, match="seats"):
        new(seats)


@pytest.mark.parametrize("given", [{"nights": "many"}, {"moons": 2}, {"nights": None}])
def test_options_the_game_does_not_know_are_refused(given):
    with pytest.raises(KaperError, match="options"):
        GAME.read_options(given)


class Trap(Choose):
    """A question of a faulty scene."""

    prompt = "ask-trap"
    rule = "trap"

    def options(self, s):
        return ["safe", "boom"]


def faulty(t):
    while True:
        answer = yield Trap(0)
        t.roll(2)
        t.state.chest += 1
        if answer == "boom":
            raise ZeroDivisionError


def test_a_scene_that_raises_leaves_the_match_as_it_was_before_the_answer():
    game = replace(GAME, scenes=(faulty,), setup=setup_faulty)
    match = Match(game, 2, chance=Fast(1))
    match.act(0, "safe")
    before, lines = match.digest(), list(match.lines)
    with pytest.raises(SceneFailed, match="ZeroDivisionError"):
        match.act(0, "boom")
    assert (match.digest(), match.lines) == (before, lines)
    assert match.act(0, "safe") is None
    assert match.state.chest == 2


def setup_faulty(seats, options):
    state = GAME.setup(seats, options)
    state.agenda = [("faulty", ())]
    return state


def test_events_reach_only_those_who_may_see_them():
    match = new(listen=True)
    match.act(0, "1")
    own, others, spectator = (match.events(seat)[-1].event for seat in (0, 2, None))
    assert own.worth is not None
    assert others.worth is None
    assert spectator.worth is None
    assert len(match.events(0)) == len(match.events(1))


def test_the_dice_of_a_scene_that_failed_are_rolled_again_so_that_a_record_still_verifies():
    game = replace(GAME, scenes=(faulty,), setup=setup_faulty)
    match = Match(game, 2, chance=Loaded([], then=Fair(b"s" * 32, "m")))
    with pytest.raises(SceneFailed):
        match.act(0, "boom")
    match.act(0, "safe")
    assert match.lines[-1].faces == Fair(b"s" * 32, "m").dice(2)


class Alone(Trap):
    """A question with one answer."""

    def options(self, s):
        return ["safe"]


def asking(t):
    for _ in range(3):
        yield together({1: Trap(1), 0: Alone(0)})


def test_a_policy_is_never_asked_what_was_answered_already():
    def setup(seats, options):
        state = GAME.setup(seats, options)
        state.agenda = [("asking", ())]
        return state

    def policy(state, decision, rng):
        assert decision.seat == 1
        return "safe"

    match = Match(replace(GAME, scenes=(asking,), setup=setup), 2, chance=Fast(1))
    assert match.play(policy, Fast(1), 100) == 3
    assert match.over
