"""Advice: the best answers with their doubt and a reason made of what happened in imagined worlds; nothing hidden in it."""

import pytest
from wreckers import GAME as WRECKERS

from kaper.analysis.advice import Adviser, facts_of, ranking, why
from kaper.analysis.trying import Tried, difference
from kaper.bots.worlds import brain_of
from kaper.core.chance import Fast
from kaper.core.game import find_game
from kaper.core.match import Handle, Match
from kaper.core.texts import LANGUAGES, catalogue
from kaper.core.words import Facts, Option, Question, Text
from tests.bots.test_bots import again, exchanged, first_question

COVE = find_game("cove")
QUICK = Adviser(iterations=40, worlds=6)
GAMES = {"wreckers": WRECKERS} | {
    id: find_game(id) for id in ("cove", "sevenseas", "marauders", "maracaibo", "spanishmain")
}


def sentence(game, text, lang="en"):
    return catalogue(lang, game.package).say(text)


@pytest.mark.parametrize("id", GAMES)
def test_every_game_is_advised_in_both_languages(id):
    game = GAMES[id]
    brain = brain_of(game)
    match, rng, advised = Match(game, max(game.seats), chance=Fast(4)), Fast(5), 0
    while advised < 4 and not match.over:
        handle = first_question(match)
        if len(handle.suggestions(2)) > 1 and rng.below(3) == 0:
            advice = QUICK.advise(handle, Fast(6))
            advised += 1
            assert 1 <= len(advice.answers) <= 3
            assert advice.worlds == 6
            for one in advice.answers:
                assert handle.check(one.answer) is None
                assert 0.0 <= one.share <= 1.0
                assert one.doubt >= 0.0
                for lang in LANGUAGES:
                    said = sentence(game, one.why, lang)
                    assert said.endswith(".")
                    assert "advice-" not in said
                    assert "stock-" not in said
                    assert "{" not in said
        match.act(handle.seat, brain.policy(match.state, match.asked[handle.seat], rng))
    assert advised == 4


@pytest.mark.parametrize(("game", "seats", "decisions"), [(WRECKERS, 3, 40), (COVE, 4, 60)])
def test_exchanging_cards_that_the_seat_has_not_seen_changes_nothing(game, seats, decisions):
    match, rng, compared = Match(game, seats, chance=Fast(8)), Fast(9), 0
    for number in range(decisions):
        if match.over:
            break
        handle = first_question(match)
        if len(handle.suggestions(2)) > 1 and number % (3 if game is WRECKERS else 6) == 0:
            truth = QUICK.advise(Handle(again(match, match.checkpoint), handle.seat), Fast(10))
            for other in exchanged(match, handle.seat):
                assert QUICK.advise(Handle(other, handle.seat), Fast(10)) == truth
                compared += 1
        match.act(handle.seat, handle.sample(rng))
    assert compared > 8


def tried(answer, shares, **stocks):
    made = Tried(answer)
    made.shares = shares
    made.stocks = [dict(zip(stocks, values, strict=True)) for values in zip(*stocks.values(), strict=True)]
    return made


QUESTION = Question(
    0,
    "choose",
    "Q",
    Text("q"),
    "r",
    [
        Option("a", Text("a"), facts=Facts(price=7)),
        Option("b", Text("b"), facts=Facts(gain=3.0, chance=0.56)),
        Option("c", Text("c")),
    ],
)


def test_the_reason_is_what_came_of_it_against_the_next_best():
    a = tried("a", [0.5, 0.6, 0.5, 0.6], **{"stock-fame": [5, 6, 5, 6], "stock-gold": [1, 1, 1, 2]})
    c = tried("c", [0.3, 0.4, 0.3, 0.4], **{"stock-fame": [3, 4, 3, 4], "stock-gold": [3, 3, 3, 5]})
    best, other = (sentence(COVE, why(QUESTION, [a, c], place, turn=True)) for place in (0, 1))
    more, less = (f"gives 20 percentage points {which} chance of winning than answer" for which in ("more", "less"))
    assert best == f"costs 7; {more} 2; by the end of the turn: fame +2, gold −2.2 against answer 2."
    assert other == f"{less} 1; by the end of the turn: fame −2, gold +2.2 against answer 1."
    assert "złoto −2,2" in sentence(COVE, why(QUESTION, [a, c], 0, turn=False), "pl")


def test_what_is_worse_though_more_of_it_is_told_as_speaking_against_it():
    skulls = [2, 3, 2, 3]
    a = tried("c", [0.5, 0.2, 0.5, 0.2], **{"stock-skulls": skulls, "stock-chests": [5, 3, 5, 3]})
    c = tried("x", [0.7, 0.3, 0.7, 0.3], **{"stock-skulls": [n - 2 for n in skulls], "stock-chests": [3, 1, 3, 1]})
    told = sentence(find_game("sevenseas"), why(QUESTION, [c, a], 1, turn=False))
    assert "; looking ahead: skulls +2, chests +2 against answer 1" in told


def test_what_cannot_be_told_apart_is_said_to_be_alike_and_a_risk_is_named():
    a = tried("b", [0.5, 0.1, 0.6, 0.5, 0.6], **{"stock-fame": [1, 1, 1, 1, 1]})
    c = tried("c", [0.1, 0.5, 0.6, 0.6, 0.5], **{"stock-fame": [1, 1, 1, 1, 1]})
    told = sentence(COVE, why(QUESTION, [a, c], 0, turn=False))
    assert told == (
        "brings 3; chance of success: 56 %; as good as answer 2, as far as can be told; "
        "one time in 5 the chance of winning falls to 10 %."
    )
    d = tried("d", [0.2, 0.21, 0.2, 0.2, 0.2], **{"stock-fame": [1, 1, 1, 1, 1]})
    told = sentence(COVE, why(QUESTION, [a, d], 1, turn=False))
    assert "gives 26 percentage points less chance of winning than answer 1" in told


def test_the_bots_own_order_stands_unless_another_is_surely_better():
    shares = [0.5, 0.4, 0.6]
    liked = tried("a", shares)
    nearly = tried("b", [0.6, 0.3, 0.7])
    better = tried("c", [share + 0.1 for share in shares])
    assert [one.answer for one in ranking([liked, nearly])] == ["a", "b"]
    assert [one.answer for one in ranking([liked, nearly, better])] == ["c", "a", "b"]


def test_a_set_costs_the_sum_of_its_prices():
    question = Question(
        0,
        "pick",
        "Q",
        Text("q"),
        "r",
        [Option(str(price), Text("o"), facts=Facts(price=price)) for price in (2, 3, 4)],
    )
    assert facts_of(question, ["2", "4"]) == Facts(price=6)
    assert facts_of(question, 5) is None
    assert facts_of(question, [[300, 20]]) is None
    assert difference("stock-gold", -0.96).key == "advice-whole"
