"""The ledger: every rule of a game with its id, in English and Polish; the rulebook of the table and the list for tests."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any

import msgspec


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

    game: dict[str, Any]
    rules: dict[str, Rule]
    examples: list[dict[str, Any]]

    @classmethod
    def of_package(cls, package: str) -> Ledger:
        """Read rules.toml of a game's package."""
        return cls.read((files(package) / "rules.toml").read_text(encoding="utf-8"))

    @classmethod
    def read(cls, text: str) -> Ledger:
        """Read the text of a rules.toml."""
        data = tomllib.loads(text)
        rules = [msgspec.convert(entry, Rule) for entry in data["rule"]]
        return cls(data["game"], {rule.id: rule for rule in rules}, data.get("example", []))

    def search(self, words: str, lang: str) -> list[Rule]:
        """The rules whose id or text holds every word, in whatever case it stands and with or without accents."""
        wanted = [_root(word) for word in _plain(words).split()]
        return [r for r in self.rules.values() if all(w in _plain(f"{r.id} {r.text(lang)}") for w in wanted)]


_LETTERS = str.maketrans("ąćęłńóśźż", "acelnoszz")


def _plain(text: str) -> str:
    """A text as one might type it: small letters without accents."""
    return text.casefold().translate(_LETTERS)


def _root(word: str) -> str:
    """A word without the ending that cases and plurals change: `latarnia` finds `latarnię`, `lamps` finds `lamp`."""
    root = word.rstrip("aeiouys")
    return root if len(root) > 3 else word
