"""A view as a vector of numbers with named places, made from the types of the view alone: what a seat may not know is never in it.

Numbers are divided by the largest that random games showed; a word is the binary number of its place in the list of known
words (0: another one); what may be missing has a place that says whether it is there; a list of words, or of cards that one
name tells, says how often each occurs; any other list tells its length and then its items, as far as there is room. What
never changed in random games, and what follows from something else that is told, is left out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from struct import Struct
from typing import Any

import msgspec
import numpy as np
from msgspec import inspect
from numpy.typing import NDArray

from kaper.core.game import Game
from kaper.research.shapes import Place, Shape, told

Vector = NDArray[np.float32]
WORD = (inspect.StrType, inspect.LiteralType)
NUMBER = (inspect.BoolType, inspect.IntType, inspect.FloatType)


class Encoder:
    """Views of a game as vectors. `fields` names every place: `ships.2.gold`, `islands.0.key.bit1`, `hand.count`."""

    def __init__(self, game: Game[Any], shape: Shape) -> None:
        writer = Writer(shape)
        writer.part(inspect.type_info(game.view_type), "v", "", "")
        self.fields = [field.removeprefix(".") for field in writer.fields]
        self._numbers = writer.function()
        self._pack = Struct(f"{self.size}f").pack  # half of what an array or numpy itself would take for a list
        self._shares = np.array([1 / largest for largest in writer.largest], np.float32)

    @property
    def size(self) -> int:
        """How many numbers a vector has."""
        return len(self.fields)

    def __call__(self, view: msgspec.Struct) -> Vector:
        """The vector of a view."""
        return np.frombuffer(self._pack(*self._numbers(view)), np.float32) * self._shares


class Writer:
    """Writes the function that tells a view as numbers: straight code without a call for each field, since it runs for every step."""

    def __init__(self, shape: Shape, outer: Writer | None = None) -> None:
        self.shape = shape
        self.kept = set(shape.fields)
        self.constants: dict[str, Any] = {} if outer is None else outer.constants
        self.depth: int = 1 if outer is None else outer.depth + 1
        self.fields: list[str] = []
        self.largest: list[float] = []  # what each number is divided by
        self.lines: list[str] = []
        self.pending: list[str] = []

    def function(self) -> Callable[[Any], list[float]]:
        """What was written, ready to be called."""
        self._flush()
        source = "\n".join(["def tell(v):", " out = []", " put = out.extend", *self.lines, " return out"])
        exec(source, self.constants)  # noqa: S102 (nothing in it but names of fields and numbers)
        tell: Callable[[Any], list[float]] = self.constants["tell"]
        return tell

    def part(self, kind: inspect.Type, value: str, name: str, place: str) -> None:
        """A part of a view: `value` is the expression that gives it, `place` its name without the numbers of items."""
        inner = told(kind)
        if inner is None:
            return
        if not isinstance(kind, inspect.UnionType):
            self._plain(inner, value, name, place)
            return
        it = self._named(value)
        within = Writer(self.shape, self)
        within._number("1.0", f"{name}.there")
        within._plain(inner, it, name, place)
        self._either(f"{it} is not None", within)

    def _plain(self, kind: inspect.Type, value: str, name: str, place: str) -> None:
        seen = self.shape.places.get(place, Place())
        match kind:
            case inspect.StructType(fields=fields):
                it = self._named(value)
                for field in fields:
                    if field.name not in seen.follow:
                        self.part(field.type, f"{it}.{field.name}", f"{name}.{field.name}", f"{place}.{field.name}")
            case inspect.TupleType(item_types=kinds):
                it = self._named(value)
                for number, one in enumerate(kinds):
                    self.part(one, f"{it}[{number}]", f"{name}.{number}", f"{place}.{number}")
            case inspect.ListType(item_type=one) | inspect.VarTupleType(item_type=one):
                self._list(one, value, name, place)
            case inspect.DictType(value_type=one):
                it = self._named(value)
                for key in seen.words:
                    within = Writer(self.shape, self)
                    within.part(one, f"{it}[{key!r}]", f"{name}.{key}", f"{place}[]")
                    self._either(f"{key!r} in {it}", within)
            case inspect.StrType() | inspect.LiteralType():
                self._word(seen.words, value, name)
            case inspect.BoolType() | inspect.IntType() | inspect.FloatType():
                self._number(value, name, seen.largest)
            case _:
                raise TypeError(f"a view holds {kind} at {name}, which has no place in a vector")

    def _list(self, one: inspect.Type, value: str, name: str, place: str) -> None:
        """How often each word occurs, or the length of the list and then its items, each in a place of its own."""
        within = self.shape.places.get(f"{place}[]", Place())
        if isinstance(one, inspect.StructType) and within.name:
            names = self.shape.places[f"{place}[].{within.name}"].words
            self._bag(names, f"[str(item.{within.name}) for item in {value}]", name)
        elif isinstance(one, WORD):
            self._bag(within.words, value, name)
        else:
            longest = self.shape.places.get(place, Place()).longest
            it = self._named(value)
            self._number(f"len({it})", f"{name}.count", longest)
            if isinstance(one, NUMBER) and all(self._tells(f"{name}.{number}") for number in range(longest)):
                self._numbers(it, name, longest, within.largest)
                return
            for number in range(longest):
                item = Writer(self.shape, self)
                item.part(one, f"{it}[{number}]", f"{name}.{number}", f"{place}[]")
                self._either(f"len({it}) > {number}", item)

    def _bag(self, words: Sequence[str], value: str, name: str) -> None:
        told = [word for word in words if self._tells(f"{name}.{word}")]
        if told:
            self._place(f"{name}.{word}" for word in told)
            known = self._constant({word: number for number, word in enumerate(told)})
            self.pending.append(f"*{self._constant(_bag)}({value}, {known})")

    def _word(self, words: Sequence[str], value: str, name: str) -> None:
        bits = [bit for bit in range(len(words).bit_length()) if self._tells(f"{name}.bit{bit}")]
        if bits:
            self._place(f"{name}.bit{bit}" for bit in bits)
            code = {word: tuple(float(n >> bit & 1) for bit in bits) for n, word in enumerate(words, start=1)}
            none = (0.0,) * len(bits)
            self.pending.append(f"*{self._constant(code)}.get({value}, {self._constant(none)})")

    def _number(self, value: str, name: str, largest: float = 1) -> None:
        if self._tells(name):
            self._place([name], largest)
            self.pending.append(value)

    def _numbers(self, it: str, name: str, longest: int, largest: float) -> None:
        """A list of plain numbers: as it is, then zeros."""
        self._place((f"{name}.{number}" for number in range(longest)), largest)
        self.pending.append(f"*{it}[:{longest}], *{self._constant((0.0,) * longest)}[len({it}):]")

    def _place(self, names: Iterable[str], largest: float = 1) -> None:
        """Places in the vector, for numbers that are divided by this one."""
        before = len(self.fields)
        self.fields += names
        self.largest += [max(1.0, largest)] * (len(self.fields) - before)

    def _tells(self, name: str) -> bool:
        return not self.kept or name.removeprefix(".") in self.kept

    def _constant(self, value: Any) -> str:
        """A name for a value that the function needs."""
        name = f"C{len(self.constants)}"
        self.constants[name] = value
        return name

    def _named(self, value: str) -> str:
        """A name for an expression that is used more than once."""
        if value.isidentifier():
            return value
        self._flush()
        name = f"t{self.depth}_{len(self.lines)}"
        self._line(f"{name} = {value}")
        return name

    def _line(self, code: str) -> None:
        self.lines.append(" " * self.depth + code)

    def _flush(self) -> None:
        if self.pending:
            self._line(f"put(({', '.join(self.pending)},))")
            self.pending = []

    def _either(self, there: str, within: Writer) -> None:
        """What is told if it is there; else as many zeros."""
        if within.fields:
            self._flush()
            within._flush()
            self._line(f"if {there}:")
            self.lines += within.lines
            self._line("else:")
            self._line(f" put({self._constant((0.0,) * len(within.fields))})")
            self.fields += within.fields
            self.largest += within.largest


def _bag(words: Sequence[str], known: dict[str, int]) -> list[float]:
    """How often each known word occurs."""
    counts = [0.0] * len(known)
    for word in words:
        if word in known:
            counts[known[word]] += 1.0
    return counts
