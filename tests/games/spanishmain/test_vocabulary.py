"""Every word of the cards' vocabulary has a test that shows it at work and one that shows where it ends."""

import ast
import tomllib
from pathlib import Path

from kaper.games.spanishmain import GAME
from kaper.games.spanishmain.cards import CARDS
from tests.games.spanishmain.words_by_rule import rule_of

HERE = Path(__file__).parent
LOOKED_AT: dict[str, dict[str, list[str]]] = tomllib.loads((HERE / "vocabulary.toml").read_text(encoding="utf-8"))

RULED_TOGETHER = dict.fromkeys(("treasureship", "emperorscommander"), "keyword.treasure-ship")
"""Keywords that have one rule."""


def vocabulary() -> set[str]:
    """Every word of the printed cards, by its rule; the novelties are refused and have no other."""
    words = {word for card in CARDS for word in card.effects | card.keywords}
    return {rule_of(word) for word in words - {"NOVELTY"}}


def marked() -> dict[str, set[str]]:
    """The tests of this game with the rules that each of them says it shows."""
    found: dict[str, set[str]] = {}
    for file in HERE.rglob("test_*.py"):
        for test in ast.parse(file.read_text(encoding="utf-8")).body:
            if isinstance(test, ast.FunctionDef):
                marks = [one for one in test.decorator_list if isinstance(one, ast.Call)]
                rules = {
                    ast.literal_eval(rule)
                    for mark in marks
                    if ast.unparse(mark.func) == "pytest.mark.rule"
                    for rule in mark.args
                }
                found.setdefault(test.name, set()).update(rules)
    return found


def test_every_word_of_the_cards_is_shown_at_work_and_where_it_ends():
    """A card with a new word fails here until two tests look at it; so does a test that is renamed or goes."""
    assert {f"{kind}.{name}" for kind, words in LOOKED_AT.items() for name in words} == vocabulary()
    tests = marked()
    for kind, words in LOOKED_AT.items():
        for name, looks in words.items():
            assert len(looks) == 2, name
            for test in looks:
                assert test in tests, (name, test)
                about = RULED_TOGETHER.get(name, f"{kind}.{name}")
                assert any(rule == about or rule.startswith(f"{about}.") for rule in tests[test]), (name, test)


def test_the_vocabulary_is_as_large_as_the_data_says():
    """97 abilities, 12 keywords besides the novelties, 11 events, 46 treasures."""
    kinds = [rule.partition(".")[0] for rule in vocabulary()]
    assert {kind: kinds.count(kind) for kind in set(kinds)} == {"ability": 97, "keyword": 12, "event": 11, "unique": 46}
    ledger = GAME.ledger.rules
    unruled = {rule for rule in vocabulary() if rule not in ledger and not rule.startswith("keyword.")}
    assert unruled == set()
