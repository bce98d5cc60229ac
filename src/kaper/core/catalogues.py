"""Catalogues compared: the same messages and arguments in every language, plurals whole, nothing that cannot be read."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from itertools import pairwise
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from kaper.core.texts import LANGUAGES, source

PLURALS = {"en": {"one", "other"}, "pl": {"one", "few", "many", "other"}}
"""The forms that whole numbers take in each language; Polish fractions take the last."""


class Pattern(Visitor):
    """The arguments a message needs, and the keys of its choices."""

    def __init__(self, entry: Any) -> None:
        self.arguments: set[str] = set()
        self.choices: list[set[str]] = []
        self.visit(entry)

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802
        self.arguments.add(node.id.name)

    def visit_SelectExpression(self, node: Any) -> None:  # noqa: N802
        self.choices.append({str(getattr(v.key, "name", None) or v.key.value) for v in node.variants})
        self.generic_visit(node)


@cache
def patterns(package: str, lang: str) -> dict[str, Pattern]:
    """Every message of a catalogue, and every attribute as `message.attribute`; junk as `?` and its text."""
    found: dict[str, Pattern] = {}
    for entry in FluentParser().parse(source(package, lang)).body:
        if isinstance(entry, ast.Junk):
            found[f"?{(entry.content or '').strip()[:60]}"] = Pattern(entry)
        elif isinstance(entry, ast.Message):
            found[entry.id.name] = Pattern(entry.value) if entry.value is not None else Pattern(entry)
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = Pattern(attribute.value)
    return found


def catalogue_faults(package: str) -> Iterator[str]:
    """What is wrong with the catalogues of a package."""
    known = [lang for lang in LANGUAGES if (files(package) / "locale" / f"{lang}.ftl").is_file()]
    for lang in LANGUAGES:
        if lang not in known:
            yield f"locale/{lang}.ftl is missing"
    for lang in known:
        for key, pattern in patterns(package, lang).items():
            if key.startswith("?"):
                yield f"{lang}.ftl cannot be read at: {key[1:]}"
            for forms in pattern.choices:
                if forms & {"one", "few", "many"} and not forms >= PLURALS[lang]:
                    lacking = ", ".join(sorted(PLURALS[lang] - forms))
                    yield f"{lang}.ftl: {key} lacks the plural {lacking}"
    for first, second in pairwise(known):
        ours, theirs = patterns(package, first), patterns(package, second)
        for key in sorted(ours.keys() ^ theirs.keys()):
            if "." not in key and not key.startswith("?"):
                yield f"{second if key in ours else first}.ftl has no message {key}"
