"""The ledger: every rule of a game with its id, in English and Polish; the rulebook of the table and the list for tests."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

import msgspec

from kaper.core.words import KaperError, Text


class Rule(msgspec.Struct, frozen=True):
    """One rule."""

    id: str
    kind: str
    en: str
    pl: str
    source: str
    test: str

    def text(self, lang: str) -> str:
        """Its words in a language (English where there is no other)."""
        return self.pl if lang == "pl" else self.en


class Ledger(msgspec.Struct, frozen=True):
    """The rules of one game in the order of the rulebook."""

    package: str
    rules: dict[str, Rule]
    examples: list[dict[str, Any]]

    @classmethod
    def of_package(cls, package: str) -> Ledger:
        """Read rules.toml of a game's package; a file that cannot be read says what is wrong with it."""
        file = files(package) / "rules.toml"
        if not file.is_file():
            raise _unreadable(package, "there is none")
        try:
            data = tomllib.loads(file.read_text(encoding="utf-8"))
        except tomllib.TOMLDecodeError as error:
            raise _unreadable(package, str(error)) from None
        rules: dict[str, Rule] = {}
        for number, entry in enumerate(data.get("rule", []), 1):
            try:
                rule = msgspec.convert(entry, Rule)
            except msgspec.ValidationError as error:
                raise _unreadable(package, f"[[rule]] number {number} ({entry.get('id', '?')}): {error}") from None
            if rule.id in rules:
                raise _unreadable(package, f"two rules have the id {rule.id}")
            rules[rule.id] = rule
        return cls(package, rules, data.get("example", []))

    def search(self, words: str, lang: str) -> list[Rule]:
        """The rules whose id or text holds every word, in whatever case it stands and with or without accents."""
        wanted = [_root(word) for word in _plain(words).split()]
        return [r for r in self.rules.values() if all(w in _plain(f"{r.id} {r.text(lang)}") for w in wanted)]


def _unreadable(package: str, why: str) -> KaperError:
    return KaperError(Text("error-ledger", {"package": package, "why": why}))


_LETTERS = str.maketrans("ąćęłńóśźż", "acelnoszz")


def _plain(text: str) -> str:
    """A text as one might type it: small letters without accents."""
    return text.casefold().translate(_LETTERS)


def _root(word: str) -> str:
    """A word without the ending that cases and plurals change: `latarnia` finds `latarnię`, `lamps` finds `lamp`."""
    root = word.rstrip("aeiouys")
    return root if len(root) > 3 else word


class Place(msgspec.Struct, frozen=True):
    """A place in the code of a game that has to do with a rule. `carries`: its docstring says that it carries it out."""

    file: str
    line: int
    name: str
    carries: bool


def places_of(package: str, id: str) -> list[Place]:
    """The functions and classes of a game whose docstring names a rule, then those that cite it otherwise."""
    word = re.compile(rf"(?<![\w.-]){re.escape(id)}(?![\w-]|\.\w)")
    found = []
    for file, text in sources(package):
        if id not in text:
            continue
        for name, node in _named(ast.parse(text).body, ""):
            carries = bool(word.search(ast.get_docstring(node) or ""))
            if carries or any(isinstance(part, ast.Constant) and part.value == id for part in _own(node)):
                found.append(Place(file, node.lineno, name, carries))
    return sorted(found, key=lambda place: not place.carries)


def sources(package: str) -> Iterator[tuple[str, str]]:
    """Every file of Python of a game, by its path in the package, with its text."""
    return _sources(files(package), "")


def _sources(folder: Traversable, prefix: str) -> Iterator[tuple[str, str]]:
    """Every file of Python below a folder, by its path, with its text."""
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if file.is_dir():
            yield from _sources(file, f"{prefix}{file.name}/")
        elif file.name.endswith(".py"):
            yield prefix + file.name, file.read_text(encoding="utf-8")


Definition = ast.FunctionDef | ast.ClassDef


def _named(body: list[ast.stmt], prefix: str) -> Iterator[tuple[str, Definition]]:
    for node in body:
        if isinstance(node, Definition):
            yield prefix + node.name, node
            if isinstance(node, ast.ClassDef):
                yield from _named(node.body, f"{node.name}.")


def _own(node: Definition) -> Iterator[ast.AST]:
    """All that stands in a function; of a class what stands in none of its methods."""
    if isinstance(node, ast.FunctionDef):
        yield from ast.walk(node)
        return
    for part in node.body:
        if not isinstance(part, Definition):
            yield from ast.walk(part)


def citations(folder: Path) -> dict[str, list[Place]]:
    """The tests below a folder by the rules that `@pytest.mark.rule("id", ...)` says they show."""
    found: dict[str, list[Place]] = {}
    for file in sorted(folder.rglob("*.py")):
        for name, node in _named(ast.parse(file.read_text(encoding="utf-8")).body, ""):
            place = Place(str(file.relative_to(folder)), node.lineno, name, carries=False)
            for mark in (part for above in node.decorator_list for part in ast.walk(above)):
                if isinstance(mark, ast.Call) and isinstance(mark.func, ast.Attribute) and mark.func.attr == "rule":
                    for id in (a.value for a in mark.args if isinstance(a, ast.Constant) and isinstance(a.value, str)):
                        found.setdefault(id.split(":", 1)[-1], []).append(place)
    return found


def cited(folder: Path) -> set[str]:
    """The rules that some test below a folder says it shows."""
    return set(citations(folder))
