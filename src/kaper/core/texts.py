"""Catalogues: Fluent messages of the core and of each game, and sentences made from them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from kaper.core.words import Refused, Text, Who

LANGUAGES = ("en", "pl")


@cache
def source(package: str, lang: str) -> str:
    """The text of a package's catalogue, and of what its first voyage says."""
    folder = files(package) / "locale"
    found = [file for name in (f"{lang}.ftl", f"voyage.{lang}.ftl") if (file := folder / name).is_file()]
    return "\n".join(file.read_text(encoding="utf-8") for file in found)


class Catalogue:
    """The messages of one language: the core's and those of the given packages.

    What a language lacks, a whole catalogue or one message, is said in the other; `kaper check` names it.
    """

    def __init__(self, lang: str, packages: Sequence[str] = ()) -> None:
        self.lang = lang if lang in LANGUAGES else "en"
        self.packages = tuple(packages)
        self.bundle = FluentBundle([self.lang], use_isolating=False)
        for package in ("kaper.core", *packages):
            spoken = self.lang if (files(package) / "locale" / f"{self.lang}.ftl").is_file() else "en"
            self.bundle.add_resource(FluentResource(source(package, spoken)), allow_overrides=False)

    def has(self, key: str) -> bool:
        """Is there such a message?"""
        name, _, attribute = key.partition(".")
        if not self.bundle.has_message(name):
            return False
        return not attribute or attribute in self.bundle.get_message(name).attributes

    def say(self, what: Any, names: Sequence[str] = ()) -> str:
        """A text, seat, refusal or plain value as words; `names` are those of the seats."""
        match what:
            case Refused(text=text):
                return self.say(text, names)
            case Who(seat=seat):
                return names[seat] if seat < len(names) else self.say(Text("seat", {"number": seat + 1}))
            case list():
                return ", ".join(self.say(part, names) for part in what)
            case Text(key=key, args=args):
                return self._format(key, {k: v if isinstance(v, int) else self.say(v, names) for k, v in args.items()})
        return str(what)

    def note(self, text: Text, names: Sequence[str] = ()) -> str:
        """The small print of an option, its attribute `note`: what follows from it or what it costs; "" without one."""
        key = f"{text.key}.note"
        return self.say(Text(key, text.args), names) if self.has(key) else ""

    def _format(self, key: str, args: dict[str, Any]) -> str:
        name, _, attribute = key.partition(".")
        if not self.bundle.has_message(name):
            others = (catalogue(lang, *self.packages) for lang in LANGUAGES if lang != self.lang)
            return next((other._format(key, args) for other in others if other.bundle.has_message(name)), key)
        message = self.bundle.get_message(name)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            pattern = message.value
        if pattern is None:
            return key
        text, _ = self.bundle.format_pattern(pattern, args)
        return str(text)


@cache
def catalogue(lang: str, *packages: str) -> Catalogue:
    """A catalogue, made once."""
    return Catalogue(lang, packages)
