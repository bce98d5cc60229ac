"""Catalogues: both languages of the engine say the same, with the same arguments and right plurals."""

import ast
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import kaper.core
from kaper.core.texts import LANGUAGES, Catalogue, source
from kaper.core.words import Refused, Text, Who, text


class Arguments(Visitor):
    """Collects the names of the arguments a message uses."""

    def __init__(self):
        self.names = set()

    def visit_VariableReference(self, node):  # noqa: N802
        self.names.add(node.id.name)


def messages(lang):
    found = {}
    for entry in FluentParser().parse(source("kaper.core", lang)).body:
        assert not isinstance(entry, ftl.Junk), entry.content
        if isinstance(entry, ftl.Message):
            arguments = Arguments()
            arguments.visit(entry)
            found[entry.id.name] = arguments.names
    return found


def test_both_languages_have_the_same_messages_with_the_same_arguments():
    assert messages("en") == messages("pl")


def keys_in(files):
    used = set()
    for file in files:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            value = node.value if isinstance(node, ast.Constant) else None
            if isinstance(value, str) and value.startswith(("refusal-", "error-")) and " " not in value:
                used.add(value)
    return used


def test_the_catalogue_has_every_key_the_engine_uses_and_no_other():
    core = Path(kaper.core.__file__).parent
    keys = set(messages("en"))
    assert keys_in(core.glob("*.py")) <= keys
    anywhere = keys_in(file for file in core.parent.rglob("*.py") if "games" not in file.relative_to(core.parent).parts)
    assert {key for key in keys if key.startswith(("refusal-", "error-"))} <= anywhere


@pytest.mark.parametrize("lang", LANGUAGES)
def test_texts_nest_and_seats_become_names(lang):
    catalogue = Catalogue(lang)
    inner = Text("error-unknown-game", {"game": "x", "known": [Who(0), Text("pass")]})
    said = catalogue.say(inner, ["Ada"])
    assert "Ada, " in said
    assert catalogue.say(Who(1), ["Ada"]) in ("Player 2", "Gracz 2")
    assert catalogue.say(Refused(Text("refusal-too-few", {"least": 3}))).endswith("3.")
    assert catalogue.say(7) == "7"


def test_an_unknown_language_is_english_and_an_unknown_key_is_itself():
    assert Catalogue("de").lang == "en"
    assert Catalogue("en").say(Text("no-such-key")) == "no-such-key"
    assert Catalogue("en").has("pass")
    assert not Catalogue("en").has("pass.gen")
    assert not Catalogue("en").has("nothing")


def test_a_missing_grammatical_case_falls_back_to_the_plain_word():
    assert Catalogue("pl").say(Text("pass.gen")) == "Pas"


def test_a_text_is_written_in_few_signs():
    assert text("event-x", who=Who(1), n=3) == Text("event-x", {"who": Who(1), "n": 3})
