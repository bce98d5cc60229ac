"""The ledger of a game is read whole, or says what is wrong with it in a sentence."""

import sys

import pytest

from kaper.core.ledger import Ledger
from kaper.core.texts import catalogue
from kaper.core.words import KaperError

RULE = """
[[rule]]
id = "peek"
kind = "choice"
en = "One looks."
pl = "Ktoś zagląda."
source = "1"
test = "it is seen"
"""


@pytest.fixture
def ledger(tmp_path, monkeypatch):
    """Reads a ledger with this text, None: without a file."""

    def read(text):
        package = tmp_path / "shoals"
        package.mkdir()
        (package / "__init__.py").touch()
        if text is not None:
            (package / "rules.toml").write_text(text)
        monkeypatch.syspath_prepend(tmp_path)
        monkeypatch.delitem(sys.modules, "shoals", raising=False)
        return Ledger.of_package("shoals")

    return read


def test_rules_are_read_by_their_ids(ledger):
    assert list(ledger(RULE + RULE.replace("peek", "bid")).rules) == ["peek", "bid"]


def test_a_ledger_may_still_be_empty(ledger):
    assert ledger("").rules == {}


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (None, "there is none"),
        ("[[rule", "array declaration"),
        (RULE + RULE.replace('kind = "choice"', ""), "[[rule]] number 2 (peek)"),
        (RULE.replace('"1"', "1"), "Expected `str`, got `int` - at `$.source`"),
        (RULE + RULE, "two rules have the id peek"),
    ],
)
def test_what_is_wrong_with_a_ledger_is_said(ledger, text, why):
    with pytest.raises(KaperError) as caught:
        ledger(text)
    for lang in ("en", "pl"):
        said = catalogue(lang).say(caught.value.text)
        assert "shoals" in said
        assert why in said
