"""Bots play a whole game by the rules, repeat themselves under the same seed, and know nothing they may not know."""

from dataclasses import replace

import pytest
from wreckers import CRATES, GAME, LAMP, WreckersOptions

from kaper.bots import LEVELS, BotFailed, Thinker, find_bot
from kaper.bots.greedy import Greedy
from kaper.bots.guard import Guarded
from kaper.bots.mcts import Mcts
from kaper.bots.trials import FAR_BEHIND, Trials
from kaper.bots.worlds import brain_of, key_of, lasting, options_of, thinkable
from kaper.core.chance import Fast, Loaded
from kaper.core.hidden import exchange, unseen_slots
from kaper.core.match import Answered, Handle, Match
from kaper.core.state import clone
from kaper.core.words import KaperError
from kaper.games.cove import GAME as COVE
from kaper.games.maracaibo import GAME as MARACAIBO
from kaper.games.marauders import GAME as MARAUDERS

THINKING = [Greedy(worlds=2), Greedy(worlds=2, blur=0.05), Mcts(iterations=12, playout=10)]
CHEAP = [find_bot("random"), find_bot("policy"), *THINKING]


def first_question(match):
    return Handle(match, next(iter(match.asked)))


def salvaging(shore, purses=(5, 5)):
    """The last night, whose wreck seat 0 has won; nobody holds a lamp and seat 1 has a crate of 5."""
    state = GAME.setup(len(purses), WreckersOptions())
    state.night, state.winner = 5, 0
    state.shore = shore
    state.salvaged[1] = [14]
    state.deck = [item for item in state.deck if item not in (*shore, 14)]
    state.purses, state.chest = list(purses), 20 - sum(purses)
    state.agenda = [("salvage", ())]
    for item in range(len(state.seen)):
        state.seen[item] = -1
    match = Match.from_state(GAME, state, Fast(1))
    match.act(1, "pass")
    return match


@pytest.mark.parametrize("bot", CHEAP)
def test_a_bot_plays_to_the_end_and_is_never_refused(bot):
    match = Match(GAME, 3, chance=Fast(5))
    rng = Fast(6)
    while not match.over:
        handle = first_question(match)
        assert match.act(handle.seat, bot.answer(handle, rng)) is None


@pytest.mark.parametrize("bot", CHEAP)
def test_the_same_chance_gives_the_same_answers(bot):
    def played():
        match, rng = Match(GAME, 2, chance=Fast(5)), Fast(6)
        while not match.over:
            handle = first_question(match)
            match.act(handle.seat, bot.answer(handle, rng))
        return [line for line in match.lines if isinstance(line, Answered)]

    assert played() == played()


def again(match, checkpoint):
    """The match played on from another checkpoint with the same outcomes and answers."""
    since = match.path[match.checkpoint_at :]
    loaded = Loaded([line for line in since if not isinstance(line, Answered)], Fast(3))
    other = Match.from_state(match.game, checkpoint, loaded)
    for line in since:
        if isinstance(line, Answered) and other.act(line.seat, line.answer) is not None:
            return None  # another seat played the very card that was exchanged
    return other


def exchanged(match, seat):
    """The match as it would stand with two items exchanged that the seat has not seen, in several ways."""
    for slots in unseen_slots(match.checkpoint, match.game.zones(match.checkpoint), seat).values():
        unseen = [
            (zone, zone.items[place]) for zone, place in slots if not match.state.seen[zone.items[place]] >> seat & 1
        ]
        if len(unseen) > 1 and all(zone.accepts is None or zone.accepts(unseen[0][1]) for zone, _ in unseen):
            swapped = clone(match.checkpoint)
            exchange(swapped, match.game.zones(swapped), unseen[0][1], unseen[-1][1])
            other = again(match, swapped)
            if other is not None and seat in other.asked:
                yield other


@pytest.mark.parametrize(("game", "seats", "decisions"), [(GAME, 3, 200), (COVE, 4, 120)])
@pytest.mark.parametrize("bot", THINKING)
def test_exchanging_cards_it_has_not_seen_does_not_change_its_choice(bot, game, seats, decisions):
    match, rng, compared = Match(game, seats, chance=Fast(8)), Fast(9), 0
    for number in range(decisions):
        if match.over:
            break
        handle = first_question(match)
        if len(handle.suggestions(2)) > 1 and (game is GAME or number % 5 == 0):
            truth = bot.answer(Handle(again(match, match.checkpoint), handle.seat), Fast(10))
            for other in exchanged(match, handle.seat):
                assert bot.answer(Handle(other, handle.seat), Fast(10)) == truth
                compared += 1
        match.act(handle.seat, handle.sample(rng))
    assert compared > 15


@pytest.mark.parametrize("bot", [Greedy(), Mcts(iterations=300)])
def test_a_thinking_bot_takes_the_crates_that_win(bot):
    match = salvaging([4, 9, 0])  # two crates of 5 and one of 1: five and one are six together
    answer = bot.answer(Handle(match, 0), Fast(1))
    assert sum(CRATES[int(id)] for id in answer) == 6


@pytest.mark.parametrize("bot", THINKING)
def test_a_bot_explains_its_choice_by_expected_shares_of_victory(bot):
    assert isinstance(bot, Thinker)
    match = salvaging([4, 9, 0])
    thoughts = bot.think(Handle(match, 0), Fast(1))
    assert all(0 <= thought.share <= 1 for thought in thoughts)
    assert sum(thought.chance for thought in thoughts) == pytest.approx(1)
    assert len({str(thought.answer) for thought in thoughts}) == len(thoughts)


def test_simultaneous_choices_are_mixed_and_turns_are_not():
    match = Match(GAME, 3, chance=Fast(2))
    assert not first_question(match).simultaneous
    match.act(0, match.asked[0].sample(match.state, Fast(1)))
    handle = Handle(match, 1)
    assert handle.simultaneous
    bids = {Mcts(iterations=60, playout=10).answer(handle, Fast(seed)) for seed in range(12)}
    assert len(bids) > 1


def tried(*means, wished=0, loyalty=0.0, worlds=12):
    """Trials of the answers a, b ..., as they stand after so many worlds; the policy always wished one of them."""
    brain = replace(brain_of(GAME), loyalty=loyalty)
    trials = Trials(first_question(Match(GAME, 3, chance=Fast(1))), brain, Fast(1))
    trials.options = list("abcdefgh"[: len(means)])
    trials.left = list(range(len(means)))
    trials.totals = [mean * worlds for mean in means]
    trials.tried = [worlds] * len(means)
    trials.wishes = [worlds if place == wished else 0 for place in trials.left]
    trials.worlds = worlds
    return trials


def test_without_blur_the_best_is_taken_and_with_blur_the_better_more_often():
    sharp = tried(0.2, 0.3).estimates(0.0)
    assert [(e.answer, e.chance) for e in sharp] == [("b", 1.0), ("a", 0.0)]
    blurred = tried(0.2, 0.3).estimates(0.1)
    assert blurred[0].answer == "b"
    assert blurred[0].chance / blurred[1].chance == pytest.approx(2.718, abs=0.01)


def test_a_habit_is_left_only_for_something_better_and_the_promise_stays_honest():
    found = tried(0.30, 0.31, loyalty=0.02).estimates(0.0)
    assert {e.answer: (pytest.approx(e.share), e.chance) for e in found} == {"a": (0.30, 1.0), "b": (0.31, 0.0)}


def test_an_answer_that_promises_more_than_the_policys_is_looked_at_further_beside_it():
    trials = tried(0.30, 0.305, 0.31, 0.1, loyalty=0.02)
    assert trials.look_further()
    assert (trials.left, trials.turns, trials.worlds) == ([0, 2], 2, 0)
    assert trials.loyalty == pytest.approx(0.01)
    trials.totals[0], trials.totals[2] = 0.30, 0.309
    trials.tried[0] = trials.tried[2] = trials.worlds = trials.wishes[0] = 1
    assert [(e.answer, e.chance) for e in trials.estimates(0.0)] == [("c", 0), ("a", 1), ("b", 0), ("d", 0)]
    trials.totals[2] = 0.311
    assert [(e.answer, e.chance) for e in trials.estimates(0.0)] == [("c", 1), ("a", 0), ("b", 0), ("d", 0)]
    assert not tried(0.30, 0.29, 0.28, loyalty=0.02).look_further()
    assert not tried(0.30, 0.31, 0.28, wished=None).look_further()


def test_a_search_judged_by_chapters_looks_further_where_the_policy_is_in_doubt():
    match, handle = at_market()
    looked = []

    class Watched(Trials):
        def world(self, seed):
            super().world(seed)
            looked[-1].append((self.turns, len(self.left)))

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("kaper.bots.mcts.Trials", Watched)
        while len(looked) < 40:
            handle = first_question(match)
            looked.append([])
            bot = Mcts(iterations=150)
            match.act(handle.seat, bot.answer(handle, Fast(5)))
            assert bot.done <= 150
    kinds = {tuple(turns for turns, _ in dict.fromkeys(worlds)) for worlds in looked}
    assert kinds == {(), (1,), (1, 2)}  # one answer only, the policy's is best, or another may be better
    assert all(left == 2 for worlds in looked for turns, left in worlds if turns == 2)


def test_the_best_answers_are_judged_again_a_turn_later_and_both_looks_count():
    _, handle = at_market()
    trials = Trials(handle, replace(MARAUDERS.brain, loyalty=0.0), Fast(2))
    trials.worlds = 1
    for place in trials.left:
        trials.totals[place], trials.tried[place] = 0.30 - 0.02 * place, 1
    assert trials.contend(3)
    assert trials.left == [0, 1, 2]
    trials.world(7)
    assert [trials.tried[place] for place in (0, 1, 2, 3)] == [1, 1, 1, 1]
    assert (trials.turns, trials.worlds) == (2, 1)
    for worlds, best in ((1, 0), (1000, 2)):  # one world says less than the first look, many say more
        trials.worlds = worlds
        for place in trials.left:
            trials.totals[place], trials.tried[place] = (0.20 + 0.01 * place) * worlds, worlds
        assert max(trials.left, key=trials.mean) == best
        assert abs(sum(map(trials.mean, trials.left)) / 3 - 0.21) < 1e-9


def test_what_is_clearly_behind_in_the_same_worlds_is_tried_no_more():
    trials = tried(0.30, 0.29, 0.26, 0.10, worlds=2, wished=None)
    trials.found = [[0.20, 0.40], [0.19, 0.39], [0.25, 0.27], [0.0, 0.20]]  # lead by 0, 0.01, 0.04 in doubt, and 0.2
    assert trials.race()
    assert trials.left == [0, 2]
    trials.found[2] = [0.15, 0.35]
    assert not trials.race()
    assert trials.left == [0]
    assert [(e.answer, e.chance) for e in trials.estimates(0.0)] == [("a", 1), ("b", 0), ("c", 0), ("d", 0)]


def test_the_policys_answer_is_dropped_only_when_another_leads_it_by_more_than_loyalty():
    for lead, left in ((0.012, [0, 1]), (0.02, [1])):
        trials = tried(0.30, 0.30 + lead, worlds=2, loyalty=0.01)
        trials.found = [[0.31, 0.31], [0.30 + lead] * 2]
        trials.race()
        assert trials.left == left


@pytest.mark.parametrize(("blur", "fewer"), [(0.0, True), (0.04, False)])
def test_a_race_saves_trials_unless_the_bot_may_stray(blur, fewer):
    match, tries = Match(MARACAIBO, 4, chance=Fast(3)), []

    class Watched(Trials):
        def estimates(self, blur):
            tries.append(self.tried)
            return super().estimates(blur)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("kaper.bots.greedy.Trials", Watched)
        for _ in range(8):
            handle = Handle(match, next(iter(match.asked)))
            match.act(handle.seat, Greedy(3, blur).answer(handle, Fast(5)))
    assert all(count >= MARACAIBO.brain.race for tried in tries for count in tried)
    assert any(min(tried) < 3 for tried in tries) is fewer


@pytest.mark.parametrize(("name", "level"), [("easy", 0), ("medium", 1)])
def test_levels_stray_as_far_as_the_game_says(name, level):
    _, handle = at_market()
    blurs = []

    class Watched(Trials):
        def estimates(self, blur):
            blurs.append(blur)
            return super().estimates(blur)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("kaper.bots.greedy.Trials", Watched)
        find_bot(name).think(handle, Fast(5))
        find_bot("greedy").think(handle, Fast(5))
    assert blurs == [MARAUDERS.brain.stray[level], 0.0]
    assert blurs[0] != COVE.brain.stray[level]


def test_answers_far_behind_are_not_judged_again():
    _, handle = at_market()
    for far, contend in ((FAR_BEHIND * 0.9, True), (FAR_BEHIND * 1.1, False)):
        trials = Trials(handle, replace(MARAUDERS.brain, loyalty=0.0), Fast(2))
        trials.worlds = 1
        for place in trials.left:
            trials.totals[place], trials.tried[place] = 0.30 - far * place, 1
        assert trials.contend(5) is contend
        assert len(trials.left) == (2 if contend else len(trials.options))


def test_a_search_with_contenders_judges_a_few_of_the_best_again():
    match, looked = Match(MARACAIBO, 4, chance=Fast(3)), []

    class Watched(Trials):
        def world(self, seed):
            super().world(seed)
            looked.append((self.turns, len(self.left), self.loyalty > 0))

    ended_early = 0
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("kaper.bots.mcts.Trials", Watched)
        for _ in range(12):
            handle, before = Handle(match, next(iter(match.asked))), len(looked)
            bot = Mcts(iterations=90)
            match.act(handle.seat, bot.answer(handle, Fast(5)))
            ended_early += looked[before:][-1][0] == 2 and bot.done + MARACAIBO.brain.contenders < 90
    assert {turns for turns, _, _ in looked} == {1, 2}
    lefts = {left for turns, left, _ in looked if turns == 2}
    assert 2 <= min(lefts) < max(lefts) <= MARACAIBO.brain.contenders
    assert {wishing for turns, _, wishing in looked if turns == 1} == {True}
    assert {wishing for turns, _, wishing in looked if turns == 2} == {False}  # loyalty counted in the first look
    assert 0 < ended_early < 12  # one was clearly best


def at_market():
    """A captain of the Marauders who may buy any of several cards."""
    match = Match(MARAUDERS, 4, chance=Fast(3))
    rng = Fast(4)
    while True:
        seat, decision = next(iter(match.asked.items()))
        if type(decision).__name__ == "Buy" and len(MARAUDERS.brain.policy(match.state, decision, rng)) > 2:
            return match, Handle(match, seat)
        match.act(seat, MARAUDERS.brain.policy(match.state, decision, rng))


def test_how_the_policy_makes_up_its_mind_has_nothing_to_do_with_what_is_dealt_in_a_world():
    """One stream for both would let the policy draw what the dice are about to show."""
    drawn, brain, seed = set(), brain_of(COVE), 77

    def noting(state, decision, rng):
        drawn.add(rng.state)
        return brain.policy(state, decision, rng)

    trials = Trials(first_question(Match(COVE, 4, chance=Fast(3))), replace(brain, policy=noting), Fast(1))
    drawn.clear()
    trials.world(seed)
    dealt = Fast(seed)
    stream = {dealt.state} | {dealt.state for _ in range(500) if dealt.number() >= 0}
    assert len(drawn) >= 3
    assert not drawn & stream


def test_bots_think_of_what_the_policy_would_pick():
    _, handle = at_market()
    assert key_of(["b", "a"]) == key_of(["a", "b"]) != key_of(["a"])
    suggested = set(map(key_of, options_of(handle)))
    found = {key_of(option) for option in thinkable(handle, MARAUDERS.brain, Fast(1))}
    assert suggested < found
    assert len(found - suggested) == 1
    sharp = Mcts(iterations=40)
    assert {key_of(estimate.answer) for estimate in sharp.think(handle, Fast(1))} == found


def test_a_chapter_lasts_longer_than_a_scene():
    match, handle = at_market()
    brain, scene = MARAUDERS.brain, match.scene
    seat, turn_of = handle.seat, match.state.round
    turn, next_turn = lasting(match, brain, seat), lasting(match, brain, seat, turns=2)
    action = lasting(match, replace(brain, chapter=None), seat)
    assert turn()
    assert next_turn()
    assert action()
    match.act(handle.seat, handle.sample(Fast(1)))
    while match.scene is scene:
        match.play(brain.policy, Fast(1), 1)
    assert not action()
    assert turn()
    match.play(brain.policy, Fast(1), 200, going=turn)
    assert match.state.active != seat
    assert match.state.round == turn_of
    match.play(brain.policy, Fast(1), 2000, going=next_turn)
    assert match.state.active != seat
    assert match.state.round == turn_of + 1


@pytest.mark.parametrize("of_processor", [False, True])
def test_a_search_may_be_given_seconds_instead_of_iterations(of_processor):
    match = salvaging([4, 9, 0])
    bot = Mcts(seconds=0.02, of_processor=of_processor)
    assert match.act(0, bot.answer(Handle(match, 0), Fast(1))) is None
    assert bot.done > 0


@pytest.mark.parametrize(
    "spec",
    ["random", "policy", "greedy", "greedy:3", "mcts", "mcts:20", "mcts:0.5s", "mcts:0.5cpu", *LEVELS, "cmd:true"],
)
def test_bots_have_names(spec):
    assert hasattr(find_bot(spec), "answer")


@pytest.mark.parametrize(
    "spec", ["", "captain", "greedy:x", "greedy:0", "mcts:-1", "mcts:0s", "mcts:0cpu", "mcts:nans", "cmd:", "hard:3"]
)
def test_an_unknown_bot_is_refused_in_words(spec):
    with pytest.raises(KaperError, match="error-unknown-bot"):
        find_bot(spec)


class Mutinous:
    """A bot that does what it was made to do."""

    def __init__(self, deed):
        self.deed = deed

    def answer(self, handle, rng):
        return self.deed()


def refuses():
    raise BotFailed("sleeps")


def crashes():
    raise ZeroDivisionError


@pytest.mark.parametrize(
    ("deed", "failure"),
    [(refuses, "sleeps"), (crashes, "ZeroDivisionError"), (lambda: ["nonsense"], "refusal"), (lambda: None, "refusal")],
)
def test_a_bot_that_fails_loses_its_turn_to_greedy(deed, failure):
    match = salvaging([4, 9, LAMP])
    guarded = Guarded(Mutinous(deed))
    handle = Handle(match, 0)
    assert match.act(0, guarded.answer(handle, Fast(1))) is None
    assert len(guarded.failures) == 1
    assert failure in guarded.failures[0]


def beaten(bot, seed):
    """The share of victory of a bot alone against the coastguard."""
    match, rng = Match(GAME, 1, chance=Fast(seed)), Fast(seed + 1000)
    while not match.over:
        assert match.act(0, bot.answer(Handle(match, 0), rng)) is None
    return match.result().shares[0]


@pytest.mark.parametrize("bot", CHEAP)
def test_a_bot_plays_alone_and_expects_less_than_certain_victory(bot):
    assert beaten(bot, 3) in (0.0, 0.5, 1.0)
    if isinstance(bot, Thinker):
        handle = first_question(Match(GAME, 1, chance=Fast(4)))
        assert all(0.0 < estimate.share < 1.0 for estimate in bot.think(handle, Fast(1)))


def test_thinking_beats_an_automaton_more_often_than_chance():
    games = range(30)
    assert sum(beaten(Greedy(worlds=2), seed) for seed in games) > sum(beaten(find_bot("random"), s) for s in games) + 3


def test_alone_without_a_brain_every_position_is_even():
    assert list(brain_of(replace(GAME, brain=None)).value(GAME.setup(1, WreckersOptions()))) == [0.5]
