"""Looking back at whole matches of a small game: sums that are exact, judgements that hold, secrets that stay."""

from dataclasses import replace
from decimal import Decimal
from itertools import product

import msgspec
import pytest
import wreckers
from hypothesis import given
from hypothesis import strategies as st

from kaper.analysis import analyse as module
from kaper.analysis import judging
from kaper.analysis.analyse import Analysis, analyse
from kaper.analysis.chain import chain_of
from kaper.analysis.judging import BEST, Judge
from kaper.analysis.measuring import WHOLE as WHOLE_MATCH
from kaper.analysis.measuring import measured, seed_of
from kaper.analysis.parts import luck_of, turns_of
from kaper.analysis.skill import skills
from kaper.analysis.telling import DECIDED, JUMP, _short, highlights_of, moved, percent
from kaper.arena.lookback import adding_up, page, sayer, told
from kaper.bots import find_bot
from kaper.bots.gaps import gap_of
from kaper.bots.worlds import MOST_OPTIONS, brain_of, key_of
from kaper.core.chance import Fair, Fast
from kaper.core.hidden import exchange, unseen_slots
from kaper.core.match import Answered, Handle, Match
from kaper.core.records import Record, read, record_of, text_of
from kaper.core.state import clone
from kaper.core.texts import LANGUAGES
from kaper.core.words import KaperError, Text

GAME = wreckers.GAME
WHOLE = replace(GAME, brain=replace(brain_of(GAME), whole=True))
"""The same, but decisions are judged at the end of the match."""


def played(specs, seed, undo_at=()):
    """The match of some bots; at the given answers the seat takes back what it just said and says it again."""
    match = Match(GAME, len(specs), None, Fair(seed.to_bytes(32, "big"), f"look-{seed}"), listen=True)
    bots, rngs = [find_bot(spec) for spec in specs], [Fast(seed * 64 + seat) for seat in range(len(specs))]
    count = 0
    while not match.over:
        seat = next(iter(match.asked))
        answer = bots[seat].answer(Handle(match, seat), rngs[seat])
        match.act(seat, answer)
        count += 1
        if count in undo_at and not match.over:
            assert match.undo(seat, free=True) is None
    return match


@pytest.fixture(scope="module")
def record():
    return record_of(played(["greedy:2", "random", "random"], 5), ["Ann", "Bo", "Cy"])


@pytest.fixture(scope="module")
def looked(record):
    """An analysis, and before it what was told while it was made: rounds, judgements and the curve."""
    told = []

    def tell(progress):
        if progress.analysis is not None:
            told.append(state_of(progress.analysis))

    return told, analyse(record, game=GAME, tell=tell)


def state_of(analysis):
    return analysis.rounds, len(analysis.judged), [share for turn in analysis.turns for share in turn.shares]


@pytest.fixture(scope="module")
def analysis(looked):
    return looked[1]


def test_the_curve_comes_before_all_judgements_and_sharpens(looked):
    told, found = looked
    assert [rounds for rounds, _, _ in told] == list(range(1, module.ROUNDS + 1))
    assert told[0][1] == 0 < told[1][1] == len(found.judged)
    last = state_of(found)[2]
    first, *_, sharper = (sum(abs(a - b) for a, b in zip(curve, last, strict=True)) for _, _, curve in told)
    assert sharper < 0.5 * first


def test_every_choice_of_the_record_is_a_moment_with_its_answers(record):
    chain = chain_of(record, GAME)
    assert chain.moments
    for moment, match in zip(chain.moments, chain.matches, strict=True):
        assert set(moment.answers) == set(moment.chosen)
        assert set(moment.chosen) <= set(match.asked)
        assert all(match.asked[seat].check(match.state, answer) is None for seat, answer in moment.answers.items())
    steps = [step for moment in chain.moments for step in moment.steps.values()]
    assert len(set(steps)) == len(steps)


@pytest.mark.parametrize("undo_at", [(4,), (3, 9), (2, 5, 6, 13)])
def test_answers_that_were_taken_back_are_no_moments(undo_at):
    match = played(["random"] * 3, 8, undo_at)
    chain = chain_of(read(text_of(record_of(match))), GAME)
    standing = [line.answer for line in match.path if type(line) is Answered]
    found = {
        step: answer for m in chain.moments for (step, answer) in zip(m.steps.values(), m.answers.values(), strict=True)
    }
    assert 0 < len(found) <= len(standing)
    entries = [entry for entry in record_of(match).entries if entry.seat is not None]
    for step, answer in found.items():
        assert entries[step - 1].undo is None
        assert entries[step - 1].answer == answer
    assert chain.end.digest() == match.digest()


def test_the_parts_of_every_seat_add_up_to_its_result_exactly(analysis):
    for share, part in zip(analysis.result, analysis.parts, strict=True):
        assert part.total == pytest.approx(share - 1 / analysis.seats, abs=1e-9)


def test_luck_and_own_choices_carry_the_doubt_of_every_step_and_decision(analysis):
    """What was measured is told with its doubt, not with the smaller one that agreeing with the rest would give it."""
    steps = sum(turn.luck_doubt**2 for turn in analysis.turns) ** 0.5
    assert steps > 0
    for seat, part in enumerate(analysis.parts):
        decided = [one for one in analysis.judged if one.seat == seat]
        doubt, added = sum(one.skill_doubt**2 for one in decided) ** 0.5, part.own - sum(one.skill for one in decided)
        assert part.luck_doubt >= steps
        assert 0 < part.own_doubt <= doubt + abs(added) + 0.05


def test_luck_and_the_deal_stay_as_they_were_measured(record):
    """What nobody can explain belongs to choices: luck has mean 0 whoever plays, which no choice of a policy has."""
    chain = chain_of(record, GAME)
    measures = [measured(chain, place, 0) for place in range(len(chain.moments))]
    end = chain.end.result().shares
    turns = turns_of(chain, measures, {}, end, {})
    assert turns[0].shares == pytest.approx(measures[0].level.mean, abs=0.01)
    lucky = [place for place, moment in enumerate(chain.moments) if moment.chanced]
    raw = [luck_of(measures[place], None).shares for place in lucky]
    for seat, share in enumerate(end):
        luck = sum(turns[place].luck[seat] for place in lucky)
        measure = sum(shares[seat] for shares in raw)
        choices = sum(one.choice.mean[seat] for one in measures if one.choice.count)
        unexplained = share - measures[0].level.mean[seat] - measure - choices
        assert luck == pytest.approx(measure, abs=0.01 + 0.1 * abs(unexplained))
    assert max(map(abs, end)) == 1


def test_luck_is_what_chance_leads_to_not_what_a_value_function_sees_of_it(record):
    """A hit is nothing to a value function before the mast has come down: one that sees nothing finds the luck all the same."""
    blind = replace(GAME.brain, value=lambda state: [1 / 3] * 3)
    chain = chain_of(record, replace(GAME, brain=blind))
    lucky = [place for place, moment in enumerate(chain.moments) if moment.chanced]
    found = [luck_of(measured(chain, place, 0), None).shares for place in lucky]
    assert max(max(map(abs, shares)) for shares in found) > 0.1


def test_every_match_is_measured_in_worlds_of_its_own(record):
    """In worlds of the same seeds all matches would err alike, and no number of them would tell."""
    other = record_of(played(["greedy:2", "random", "random"], 6))
    one, again, two = (chain_of(match, GAME) for match in (record, record, other))
    seeds = [seed_of(chain, 3, 1, 2) for chain in (one, again, two)]
    assert seeds[0] == seeds[1] != seeds[2]
    assert len({seed_of(one, *place) for place in product(range(8), (0, 1, 1024, 2048), range(4))}) == 8 * 4 * 4


def test_shares_of_every_moment_sum_to_one_and_luck_to_nothing(analysis):
    for moment, turn in zip(analysis.moments, analysis.turns, strict=True):
        assert sum(turn.shares) == pytest.approx(1.0, abs=1e-9)
        assert sum(turn.luck) == pytest.approx(0.0, abs=1e-9)
        assert moment.chanced or not any(turn.luck)


def test_each_share_leads_to_the_next_by_choice_and_luck(analysis):
    points = [turn.shares for turn in analysis.turns] + [analysis.result]
    for turn, before, after in zip(analysis.turns, points, points[1:], strict=False):
        for seat in range(analysis.seats):
            assert before[seat] + turn.choice[seat] + turn.luck[seat] == pytest.approx(after[seat], abs=1e-9)


def test_several_processes_find_the_same(record, analysis):
    seen = []
    two = analyse(record, game=GAME, jobs=2, tell=lambda progress: seen.append((progress.done, progress.all)))
    assert msgspec.json.encode(two) == msgspec.json.encode(analysis)
    assert seen == sorted(seen)


def test_an_analysis_survives_being_written_down(analysis):
    again = msgspec.json.decode(msgspec.json.encode(analysis), type=Analysis)
    assert again.parts == analysis.parts
    assert again.highlights == analysis.highlights


@pytest.mark.parametrize("heading", [False, True])
def test_what_happened_is_told_without_headings(record, analysis, monkeypatch, heading):
    """ "Month 5: Plunder." says nothing of what moved the chances, and stood in the place of what does."""
    monkeypatch.setattr(wreckers.Salvaged, "heading", heading)
    story = highlights_of(record, chain_of(record, GAME), analysis.turns, [])
    lines = {line.key for one in [*story.strokes, *story.swings] for line in one.lines}
    assert lines
    assert ("event-salvaged" in lines) is not heading


@given(st.lists(st.floats(-1, 1), min_size=1, max_size=6))
def test_parts_add_up_as_they_are_read(parts):
    *read, total = (Decimal(text.replace("−", "-")) for text in adding_up(parts))
    assert sum(read) == total
    assert all(abs(float(one) - 100 * part) < 0.1 + 1e-9 for one, part in zip(read, parts, strict=True))
    assert abs(float(total) - 100 * sum(parts)) <= 0.05 + 1e-9


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_report_tells_every_estimate_with_its_doubt(analysis, lang):
    html = page(GAME, analysis, lang)
    assert "lookback-" not in html
    assert html.count('aria-roledescription="area mark"') == analysis.seats, "a band round every line of the curve"
    for section, doubts in (("parts", 2), ("skill", 1)):
        table = html.partition(f'<section id="{section}">')[2].partition("</section>")[0]
        rows = table.split("<tr")[2:]
        assert [row.count(" ± ") for row in rows] == [doubts] * analysis.seats


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_decisive_moment_says_why_in_words(analysis, lang):
    say = sayer(GAME, analysis.names, lang)
    mistakes = [one for one in analysis.judged if one.mistake]
    assert mistakes
    for one in mistakes:
        assert one.why is not None, "a mistake says what was better about the better answer"
    assert any(one.why.key == "lookback-because" and one.why.args["differences"] for one in mistakes)
    story = analysis.highlights
    assert story.swings
    for one in [*story.strokes, *story.swings, *story.choices]:
        lines = told(say, analysis.names, one)
        assert len(lines) > len(one.why) > 0
        assert not any("lookback-" in line or "{" in line for line in lines)


def test_a_stroke_of_luck_that_may_be_noise_is_not_told(record, analysis):
    chain = chain_of(record, GAME)
    first, *others = analysis.highlights.strokes
    turn = analysis.turns[first.moment]
    noisy = msgspec.structs.replace(turn, luck_doubt=abs(first.change[first.seat]) * 0.6)
    turns = [noisy if one is turn else one for one in analysis.turns]
    strokes = highlights_of(record, chain, turns, analysis.judged).strokes
    assert first.moment not in [one.moment for one in strokes]
    assert [one.moment for one in others] == [one.moment for one in strokes][: len(others)]


def test_a_choice_that_turned_the_match_is_told_good_or_bad_with_who_chose_what(record, analysis):
    """Strokes of luck and mistakes alone would never tell of a good answer, however far it moved the curve."""
    story, chain = analysis.highlights, chain_of(record, GAME)
    mistakes = {one.moment for one in story.choices if one.mistake and len(analysis.moments[one.moment].chosen) == 1}
    assert any(one.change[seat] > 0 for one in story.swings for seat in one.chosen)
    for one in story.swings:
        turn, moment = analysis.turns[one.moment], analysis.moments[one.moment]
        assert one.change == moved(turn.shares, turn.choice)
        assert (one.doubt, one.chosen) == (turn.choice_doubt, moment.chosen)
        assert abs(one.change[one.seat]) == max(map(abs, one.change))
        assert one.moment not in mistakes
        match = chain.matches[one.moment]
        assert one.prompt == match.asked[one.chosen[0]].question(match.state).prompt
        assert len(one.given) == len(one.chosen)
        share, change = turn.shares[one.seat], turn.choice[one.seat]
        assert one.why[0].args == {"before": percent(share), "after": percent(share + change)}
    noisy = [msgspec.structs.replace(turn, choice_doubt=1.0) for turn in analysis.turns]
    swings = highlights_of(record, chain, noisy, analysis.judged).swings
    for one in swings:
        assert one.why[1].key == "lookback-late", "what the answers did of it is not known, and that is said"
        assert max(map(abs, one.change)) >= JUMP or one.why[-1].key == "lookback-decided"


def test_how_the_match_ended_is_told_even_where_nothing_is_sure(record, analysis):
    """The curve must not jump to the end without a word: what led to where the winner stayed is among the moments."""
    winner = analysis.result.index(1.0)
    last = max(place for place, turn in enumerate(analysis.turns) if turn.shares[winner] < DECIDED)
    replace = msgspec.structs.replace
    unsure = [replace(turn, luck_doubt=1.0, choice_doubt=1.0) for turn in analysis.turns]
    chain = chain_of(record, GAME)
    for turns in (analysis.turns, unsure):
        found = highlights_of(record, chain, turns, [])
        ended = [one for one in [*found.strokes, *found.swings] if one.why[-1].key == "lookback-decided"]
        assert {one.moment for one in ended} == {last}
    assert all(one.moment == last for one in found.strokes)
    others = [one for one in found.swings if one.moment != last]
    assert all(max(map(abs, one.change)) >= JUMP for one in others), "what may be noise is not told beside it"
    never = [replace(turn, shares=list(analysis.result)) for turn in unsure]
    assert all(one.why[-1].key != "lookback-decided" for one in highlights_of(record, chain, never, []).swings)


def test_what_leads_an_estimate_over_the_edge_and_back_is_not_told(record, analysis):
    """From 106 % to 99 % nothing has changed that a person could read."""
    over = [1.06 if share else -0.03 for share in analysis.result]
    back = [-0.06 if share else 0.03 for share in analysis.result]
    change = {"shares": over, "choice": back, "luck": [0.0] * 3, "choice_doubt": 0.0}
    turns = [msgspec.structs.replace(turn, **change) for turn in analysis.turns]
    assert not highlights_of(record, chain_of(record, GAME), turns, []).swings


def test_what_a_choice_moved_is_as_doubtful_as_what_was_added_to_it(record):
    """An answer that nobody measured to be worth much may still be where the rest was put: the story must not believe it."""
    chain = chain_of(record, GAME)
    measures = [measured(chain, place, 0) for place in range(len(chain.moments))]
    end = chain.end.result().shares
    for turn, measure in zip(turns_of(chain, measures, {}, end, {}), measures, strict=True):
        if measure.choice.count:
            added = [a - b for a, b in zip(turn.choice, measure.choice.mean, strict=True)]
            assert turn.choice_doubt >= (sum(more * more for more in added) / chain.seats) ** 0.5


def test_a_decision_that_may_be_chance_is_not_explained_as_if_it_were_a_mistake(analysis):
    assert all(one.why is None for one in analysis.judged if not one.mistake)
    doubtful = [one for one in analysis.highlights.choices if not one.mistake]
    assert all(one.why[-1].key == "lookback-unsure" for one in doubtful)


def test_further_rounds_go_where_most_is_left_to_doubt(record, monkeypatch):
    """Of a long match only the least certain moments are measured again; all of them were measured once."""
    monkeypatch.setattr(module, "SHARPENED", 5)
    monkeypatch.setattr(module, "LARGEST", 0)
    monkeypatch.setattr(
        module, "measured", lambda chain, place, round: seen.append((round, place)) or measured(chain, place, round)
    )
    seen = []
    found = analyse(record, game=GAME)
    first = [place for round, place in seen if round == 0]
    assert first == list(range(len(found.moments)))
    assert all(len([place for of, place in seen if of == round]) == 5 for round in range(1, module.ROUNDS))
    for share, part in zip(found.result, found.parts, strict=True):
        assert part.total == pytest.approx(share - 1 / found.seats, abs=1e-9)


def test_a_running_match_is_not_looked_back_at(record):
    cut = Record(record.header, record.entries[: len(record.entries) // 2])
    with pytest.raises(KaperError, match="error-analyse-running"):
        chain_of(cut, GAME)


def twin_of(match, seat):
    """The same moment with two cards exchanged that the seat has not seen; None where it has seen all it could mix up."""
    swapped = clone(match.checkpoint)
    for slots in unseen_slots(swapped, GAME.zones(swapped), seat).values():
        items = [zone.items[place] for zone, place in slots]
        if len(items) > 1 and swapped.seen[items[0]] != swapped.seen[items[-1]]:
            exchange(swapped, GAME.zones(swapped), items[0], items[-1])
            copy = match.fork(0, keep=True)
            copy._checkpoint = swapped
            return copy.fork(0, keep=True)
    return None


@pytest.mark.parametrize("game", [GAME, WHOLE], ids=["ahead", "whole"])
def test_judgement_depends_only_on_what_the_seat_knew(record, game):
    """A card in somebody's hand is exchanged for one in the deck: the judgement stays the same to the last digit."""
    chain = chain_of(record, game)
    compared = 0
    for place in range(len(chain.moments)):
        seat = chain.moments[place].chosen[0]
        twin = twin_of(chain.matches[place], seat)
        if twin is None or twin.state == chain.matches[place].state:
            continue
        before = Judge(chain, place, seat).judged()
        chain.matches[place] = twin
        assert Judge(chain, place, seat).judged() == before
        compared += 1
        if compared == 4:
            break
    assert compared == 4


def test_a_policy_that_answers_as_it_does_has_changed_nothing(record):
    """Where the given answer is what the policy does in every world, the choice is worth exactly nothing."""
    chain = chain_of(record, GAME)
    for place, moment in enumerate(chain.moments):
        if len(moment.chosen) > 1:
            continue
        match, seat = chain.matches[place], moment.chosen[0]
        wishes = {str(GAME.brain.policy(match.state, match.asked[seat], Fast(seed))) for seed in range(20)}
        if wishes == {str(moment.answers[seat])}:
            assert measured(chain, place, 0).choice.totals == pytest.approx([0.0] * chain.seats, abs=1e-12)


def test_an_answer_is_held_against_the_best_others_however_good_it_looks_at_first(record, analysis):
    """What seems best when its scene is over need not be: otherwise bots that look no further would never lose anything."""
    chain = chain_of(record, GAME)
    for one in analysis.judged:
        options = Handle(chain.matches[one.moment], one.seat).suggestions(MOST_OPTIONS)
        assert len(one.tried) >= min(BEST, len(options)) > 1


@pytest.mark.parametrize("game", [GAME, WHOLE], ids=["ahead", "whole"])
def test_who_plays_at_random_loses_more_of_the_stake(game):
    lost, stakes = {"greedy:4": 0.0, "random": 0.0}, {"greedy:4": 0.0, "random": 0.0}
    for seed in range(6):
        specs = ["greedy:4", "random", "random"]
        chain = chain_of(record_of(played(specs, seed)), game)
        for place, moment in enumerate(chain.moments):
            for seat in moment.chosen:
                one = Judge(chain, place, seat).judged()
                lost[specs[seat]] += one.loss
                stakes[specs[seat]] += one.stake
    assert lost["greedy:4"] / stakes["greedy:4"] < 0.6 * lost["random"] / stakes["random"]


def decisions_of(chain, count):
    """Judges of the first decisions of a match."""
    return [Judge(chain, moment.number, seat) for moment in chain.moments for seat in moment.chosen][:count]


def test_to_the_end_of_the_match_no_value_function_has_a_say_in_what_was_lost(record, monkeypatch):
    """One that sees nothing at all finds what was lost, where matches are played to their end; else next to nothing."""
    monkeypatch.setattr(judging, "ROLLOUT", 1)
    blind = replace(GAME.brain, value=lambda state: [1 / 3] * 3)
    ahead, whole = (
        [judge.judged() for judge in decisions_of(chain_of(record, replace(GAME, brain=brain)), 40)]
        for brain in (blind, replace(blind, whole=True))
    )
    assert sum(one.loss for one in whole) > 1 > sum(abs(one.loss) for one in ahead)


def test_what_the_policy_answers_is_the_best_until_another_surely_is(record):
    """Of several answers one always looks better by chance when matches are played to their end."""
    held = left = alone = 0
    for judge in decisions_of(chain_of(record, WHOLE), 40):
        one = judge.judged()
        tried = [key_of(tried.answer) for tried in one.tried]
        usual = key_of(judge.usual)
        assert {usual, key_of(judge.given)} <= set(tried)
        least = judge.means[judge.trials.keys.index(usual)] + judge.brain.loyalty
        others = set(tried) - {usual, key_of(judge.given)}
        assert all(judge.means[judge.trials.keys.index(key)] > least for key in others)
        if len(tried) == 1:
            assert (one.loss, one.doubt, one.rank) == (0.0, 0.0, 1)
            alone += 1
            continue
        shares = {
            key_of(other.answer): [judge.played(judge.seed(2, n), other.answer, WHOLE_MATCH)[0] for n in range(12)]
            for other in one.tried
        }
        leads = {key: gap_of(found, shares[usual]) for key, found in shares.items()}
        best = max(shares, key=lambda key: sum(shares[key]))
        sure = leads[best][0] > judging.LEAD * leads[best][1]
        assert tried[0] == (best if sure else usual)
        held, left = held + (not sure and best != usual), left + sure
    assert min(held, left, alone) > 0


def test_skill_counts_the_decisions_of_every_seat(analysis):
    found = skills(analysis.judged, analysis.seats)
    assert sum(one.decisions for one in found) == sum(len(moment.chosen) for moment in analysis.moments)
    assert [one.mistakes for one in found] == [
        sum(one.mistake for one in analysis.judged if one.seat == seat) for seat in range(analysis.seats)
    ]


def test_a_record_longer_than_any_real_match_is_refused_before_it_is_played(record):
    endless = Record(record.header, record.entries * 12_000)
    with pytest.raises(KaperError, match="error-analyse-long"):
        chain_of(endless)


def test_what_a_choice_changed_is_settled_in_more_worlds_where_it_is_in_doubt(record, monkeypatch):
    """Four worlds said ±25 points of a single answer, and own choices of a match could come to nearly two victories."""
    chain = chain_of(record, GAME)
    places = [(moment.number, seat) for moment in chain.moments for seat in moment.chosen]
    settled = [Judge(chain, *place).judged() for place in places]
    monkeypatch.setattr(judging, "MOST", 0)
    hasty = [Judge(chain, *place).judged() for place in places]
    doubtful = [(soon, later) for soon, later in zip(hasty, settled, strict=True) if soon.skill_doubt > 0.03]
    assert doubtful
    assert all(later.skill_doubt < soon.skill_doubt for soon, later in doubtful)
    assert all(later == soon for soon, later in zip(hasty, settled, strict=True) if soon.skill_doubt <= judging.SETTLED)


@pytest.mark.parametrize(("count", "told"), [(0, 0), (3, 3), (4, 3), (9, 3)])
def test_of_many_things_that_somebody_picked_the_first_are_named_and_the_rest_counted(count, told):
    picked = _short([Text(f"thing-{place}") for place in range(count)])
    assert len(picked) == told
    named = [text for text in picked if text.key != "lookback-more"]
    assert [text.key for text in named] == [f"thing-{place}" for place in range(len(named))]
    assert len(named) + sum(text.args["more"] for text in picked if text not in named) == count
