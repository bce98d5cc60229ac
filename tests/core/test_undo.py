"""Taking back: instant, and only while it leaks nothing."""

from dataclasses import replace

import wreckers
from wreckers import GAME

from kaper.core.chance import Fast
from kaper.core.decisions import Choose
from kaper.core.match import Answered, Match, Undone
from kaper.core.table import Table


class Say(Choose):
    """Anything at all."""

    prompt = "ask-say"
    rule = "say"

    def options(self, s):
        return ["nothing", "roll", "peek", "show", "shuffle", "other"]


def talk(t: Table):
    """Seat 0 does things with chance and secrets, one answer each."""
    s = t.state
    while (answer := (yield Say(0))) != "stop":
        s.chest += 1
        if answer == "roll":
            t.roll(1)
        if answer == "peek":
            t.show(s.deck[0], 0)
        if answer == "show":
            t.reveal(s.hands[0][0])
        if answer == "shuffle":
            t.shuffle(s.deck)
        if answer == "other":
            yield Say(1)


def deal(t):
    s = t.state
    t.shuffle(s.deck)
    s.hands[0].append(s.deck.pop())
    t.show(s.hands[0][0], 0)
    t.next("talk")


def setup(seats, options):
    state = GAME.setup(seats, options)
    state.agenda = [("deal", ())]
    return state


def talking():
    return Match(replace(GAME, scenes=(deal, talk), setup=setup), 2, chance=Fast(4), listen=True)


def test_a_plain_answer_can_be_taken_back_again_and_again():
    match = talking()
    digests = [match.digest()]
    for _ in range(3):
        match.act(0, "nothing")
        digests.append(match.digest())
    for _ in range(3):
        digests.pop()
        assert match.undo(0) is None
        assert match.digest() == digests[-1]
    assert match.undo(0).text.key == "refusal-undo-nothing"
    assert not match.practice


def test_not_past_a_roll():
    match = talking()
    match.act(0, "roll")
    assert match.undo(0).text.key == "refusal-undo-known"


def test_not_past_a_look_at_a_hidden_card():
    match = talking()
    match.act(0, "peek")
    assert match.undo(0).text.key == "refusal-undo-known"


def test_ones_own_secret_shown_to_others_may_be_taken_back():
    match = talking()
    match.act(0, "show")
    assert match.undo(0) is None


def test_a_shuffle_teaches_nobody_anything():
    match = talking()
    match.act(0, "shuffle")
    assert match.undo(0) is None


def test_not_past_the_answer_of_another_seat():
    match = talking()
    match.act(0, "other")
    match.act(1, "nothing")
    assert match.undo(0).text.key == "refusal-undo-answered"
    assert match.undo(1) is None
    assert match.undo(0) is None


def test_free_undo_goes_past_barriers_marks_practice_and_never_reuses_dice():
    match = talking()
    before = match.digest()
    match.act(0, "roll")
    first = match.lines[-1]
    assert match.undo(0, free=True) is None
    assert match.digest() == before
    assert match.practice
    rolls = []
    for _ in range(6):
        match.act(0, "roll")
        rolls.append(match.lines[-1])
        match.undo(0, free=True)
    source = Fast(4)
    source.permutation(19)
    assert [first, *rolls] == [type(first)(source.dice(1)) for _ in range(7)]


def test_an_undo_is_a_numbered_line():
    match = talking()
    match.act(0, "nothing")
    match.act(0, "nothing")
    number = match.number
    match.undo(0)
    assert match.number == number + 1
    assert match.lines[-1] == Undone(0, 1)
    assert [line.answer for line in match.path if isinstance(line, Answered)] == ["nothing"]


def bidding():
    match = Match(GAME, 3, chance=Fast(1), listen=True)
    match.act(0, "0")
    return match


def test_a_sealed_answer_can_be_taken_back_until_the_last_is_in():
    match = bidding()
    match.act(0, 3)
    match.act(1, 4)
    assert match.undo(0) is None
    assert match.waiting == [1]
    match.act(0, 5)
    match.act(2, 0)
    assert match.state.purses == [5, 6, 10]
    assert match.undo(2).text.key == "refusal-undo-known"


def test_events_of_what_was_taken_back_are_gone():
    match = bidding()
    assert match.told
    match.undo(0, free=True)
    assert match.told == []


def test_free_undo_reaches_into_earlier_scenes():
    match, rng = Match(GAME, 2, chance=Fast(3)), Fast(6)
    digests = {}
    while not match.over:
        seat, decision = next(iter(match.asked.items()))
        if seat == 0:
            digests[sum(isinstance(line, Answered) and line.seat == 0 for line in match.path)] = match.digest()
        match.act(seat, decision.sample(match.state, rng))
    for number in sorted(digests, reverse=True):
        match.undo(0, free=True)
        assert match.digest() == digests[number]
    assert not list(wreckers.problems(match.state))


def test_undo_far_into_a_game_begins_at_a_remembered_checkpoint(monkeypatch):
    monkeypatch.setattr("kaper.core.match.BETWEEN_MARKS", 5)
    match, rng = Match(GAME, 4, chance=Fast(3)), Fast(6)
    seen = []
    while not match.over:
        seat, decision = next(iter(match.asked.items()))
        seen.append((seat, match.digest()))
        match.act(seat, decision.sample(match.state, rng))
    while seen:
        seat, before = seen.pop()
        assert match.undo(seat, free=True) is None
        assert match.digest() == before
