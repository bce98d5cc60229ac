"""The books: every rule stands in one chapter, every example is the match of its golden test and can be played through."""

import pytest

from kaper.core.book import Given, answers_of, attempt, chaptered, stands_for
from kaper.core.game import find_game, game_ids, load_game
from kaper.core.match import Answered
from tests.games.golden import GAMES
from tools.examples import keep


def game_of(id):
    return find_game(id) if id in game_ids() else load_game(id)


BOOKS = {id: chaptered(game_of(id)) for id in GAMES}
EXAMPLES = [(id, example) for id, book in BOOKS.items() for example in book.examples]


@pytest.mark.parametrize("id", GAMES)
def test_every_rule_stands_in_exactly_one_chapter(id):
    ledger = game_of(id).ledger
    standing = [rule.id for _, rules in BOOKS[id].rules(ledger) for rule in rules]
    assert sorted(standing) == sorted(ledger.rules)
    patterns = [pattern for chapter in BOOKS[id].chapters for pattern in chapter.rules]
    assert [pattern for pattern in patterns if not any(stands_for(pattern, rule) for rule in ledger.rules)] == []


@pytest.mark.parametrize("id", GAMES)
def test_chapters_and_examples_are_told_in_both_languages(id):
    book = BOOKS[id]
    for chapter in book.chapters:
        assert all((chapter.en, chapter.pl, chapter.intro_en, chapter.intro_pl)), chapter.id
    for example in book.examples:
        assert all((example.en, example.pl, example.story_en, example.story_pl)), example.id
        assert set(example.rules) <= set(game_of(id).ledger.rules), example.id
    assert len({chapter.id for chapter in book.chapters}) == len(book.chapters)


@pytest.mark.parametrize("id", GAMES)
def test_every_example_of_the_ledger_is_kept_as_its_golden_test_plays_it(id):
    book = BOOKS[id]
    named = {entry["id"] for entry in game_of(id).ledger.examples}
    assert named <= {example.id for example in book.examples}
    assert list(book.kept.values()) == keep(id, book), f"python -m tools.examples {id}"


@pytest.mark.parametrize(("id", "example"), EXAMPLES, ids=lambda value: getattr(value, "id", value))
def test_an_example_can_be_played_through(id, example):
    """By what it suggests alone, and it ends where its record ends."""
    game, kept = game_of(id), BOOKS[id].kept[example.id]
    tried = attempt(game, example, kept, [])
    presses = 0
    while tried.next is not None:
        tried = attempt(game, example, kept, [*tried.given, tried.next])
        assert tried.refused is None
        presses += 1
    assert tried.given == answers_of(kept)
    assert [Given(line.seat, line.answer) for line in tried.match.path if isinstance(line, Answered)] == tried.given
    assert presses <= 30, "too long for a reader"


def test_another_answer_leaves_the_example_and_a_refused_one_changes_nothing():
    game, book = game_of("cove"), BOOKS["cove"]
    example = next(one for one in book.examples if one.id == "upgrade.treasure-island-double")
    kept = book.kept[example.id]
    begun = attempt(game, example, kept, [])
    raised = attempt(game, example, kept, [begun.next])
    again = attempt(game, example, kept, [*raised.given, begun.next])
    assert again.refused.rule == "upgrade.treasure.upgrade"
    assert again.given == raised.given
    assert again.match.state == raised.match.state
    other = attempt(game, example, kept, [Given(begun.next.seat, "end")])
    assert other.refused is None
    assert other.next is None
