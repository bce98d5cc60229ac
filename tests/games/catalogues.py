"""A game's catalogue as tests read it: the pattern of every key, its variables and plural forms, and the keys in code.

That both languages say the same things with the right plurals, and that whole games can be told, is `kaper check`'s to see.
"""

import ast as python
from functools import cache
from importlib.resources import files

from fluent.syntax import FluentParser, ast

from kaper.core.texts import Catalogue, source


@cache
def messages(package, lang):
    """For each key (attributes as key.attribute) its pattern; nothing in the catalogue is unreadable."""
    found = {}
    for entry in FluentParser().parse(source(package, lang)).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            found[entry.id.name] = entry.value
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = attribute.value
    return found


def variables(pattern):
    """The variables of a pattern, and the forms of each of its selectors."""
    names, forms = set(), []

    def walk(node):
        if isinstance(node, ast.VariableReference):
            names.add(node.id.name)
        if isinstance(node, ast.SelectExpression):
            forms.append({getattr(variant.key, "name", getattr(variant.key, "value", "")) for variant in node.variants})
        for value in vars(node).values():
            for part in value if isinstance(value, list) else [value]:
                if isinstance(part, ast.BaseNode):
                    walk(part)

    walk(pattern)
    return names, forms


PREFIXES = ("ask-", "option-", "event-", "refusal-", "panel-")


def keys_in_code(package):
    """Keys of messages that stand in the code of a game, whole."""
    for file in files(package).iterdir():
        if file.name.endswith(".py"):
            for node in python.walk(python.parse(file.read_text(encoding="utf-8"))):
                key = node.value if isinstance(node, python.Constant) else None
                if isinstance(key, str) and key.startswith(PREFIXES) and not key.endswith(("-", "{}")):
                    yield key


def missing(package, lang, keys=()):
    """Of these keys and those in the code, what a catalogue has not."""
    catalogue = Catalogue(lang, [package])
    return {key for key in (*keys, *keys_in_code(package)) if not catalogue.has(key)}
