"""State: plain data that copies fast, serialises whole and has a stable digest."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from functools import cache
from types import NoneType, UnionType
from typing import Any, TypedDict, TypeVar, Union, get_args, get_origin, get_type_hints

import msgspec

Step = tuple[str, tuple[int | str, ...]]
Past = tuple[tuple[int, int], ...]


class State(msgspec.Struct):
    """What every game's state has: the seats, the agenda, and who has seen which hidden item.

    Items (cards, tokens) are numbers 0, 1, 2 ...; zones are plain lists of them. `seen[item]` is the mask of the
    seats that know the item (-1: everybody); `past[item]` lists the shuffles it went through since all knew it,
    each with the mask of those who knew it just before.
    """

    seats: int
    agenda: list[Step]
    seen: list[int]
    past: list[Past]
    shuffles: int

    def clockwise(self, first: int) -> tuple[int, ...]:
        """All seats, clockwise from the given one."""
        return _clockwise(self.seats, first)


@cache
def _clockwise(seats: int, first: int) -> tuple[int, ...]:
    return (*range(first, seats), *range(first))


def step(scene: Callable[..., Any] | str, *args: int | str) -> Step:
    """A scene with its arguments as an agenda keeps it: `agenda=[step(dusk)]`."""
    return scene if isinstance(scene, str) else scene.__name__, args


class Items(TypedDict):
    """What a state knows about who has seen its items."""

    seen: list[int]
    past: list[Past]
    shuffles: int


def all_open(items: int) -> Items:
    """So many items that everybody knows, as they lie in the box: `Wreck(seats=seats, **all_open(23), ...)`."""
    return {"seen": [-1] * items, "past": [()] * items, "shuffles": 0}


_encoder = msgspec.msgpack.Encoder(order="deterministic")


def packed(state: msgspec.Struct) -> bytes:
    """The state as MessagePack, the same bytes for equal states."""
    return _encoder.encode(state)


def digest(state: msgspec.Struct) -> str:
    """A short stable fingerprint of a state."""
    return hashlib.blake2b(_encoder.encode(state), digest_size=8).hexdigest()


T = TypeVar("T")
_cloners: dict[type, Callable[[Any], Any]] = {}
_compiling: set[type] = set()


def clone(value: T) -> T:
    """A copy that shares nothing mutable with the original; compiled once for each record type."""
    kind = type(value)
    copier = _cloners.get(kind)
    if copier is None:
        copier = _cloners[kind] = _compile(kind)
    return copier(value)  # type: ignore[no-any-return]


def _compile(kind: type) -> Callable[[Any], Any]:
    """Write the copy function of a record type: a shallow copy, then fresh lists, dicts and records."""
    scope: dict[str, Any] = {"clone": clone}
    _compiling.add(kind)
    lines = ["def copy(old):", "    new = old.__copy__()"]
    for name, hint in get_type_hints(kind).items():
        if name in kind.__struct_fields__:  # type: ignore[attr-defined]
            lines += _row(name, hint, scope) or _field(name, hint, scope)
    exec("\n".join([*lines, "    return new"]), scope)  # noqa: S102
    _compiling.remove(kind)
    return scope["copy"]  # type: ignore[no-any-return]


def _field(name: str, hint: Any, scope: dict[str, Any]) -> list[str]:
    """Lines that give `new` a field of its own; none where sharing is safe."""
    text = _expression(f"old.{name}", hint, scope)
    return [] if text == f"old.{name}" else [f"    new.{name} = {text}"]


def _row(name: str, hint: Any, scope: dict[str, Any]) -> list[str]:
    """Lines that copy a list of records without a call for each; none where it is no list of records all alike."""
    kind: Any = get_args(hint)[0] if get_origin(hint) is list else None
    if not _fresh(kind) or kind.__subclasses__() or kind in _compiling:
        return []
    scope[f"copy_{name}"] = kind.__copy__
    lines = [f"    new.{name} = row = list(map(copy_{name}, old.{name}))"]
    inner = []
    for field, inside in get_type_hints(kind).items():
        text = _expression(f"v.{field}", inside, scope)
        if field in kind.__struct_fields__ and text != f"v.{field}":
            inner.append(f"        v.{field} = {text}")
    return [*lines, "    for v in row:", *inner] if inner else lines


def _fresh(hint: Any) -> bool:
    """Is it a record type whose copies must not be shared?"""
    return isinstance(hint, type) and issubclass(hint, msgspec.Struct) and not hint.__struct_config__.frozen


def _expression(value: str, hint: Any, scope: dict[str, Any]) -> str:
    """Python text that copies `value` of the annotated type; `value` itself where sharing is safe."""
    origin, args = get_origin(hint), get_args(hint)
    if origin is list:
        inner = _expression("v", args[0], scope)
        if inner == "v.copy()" and get_origin(args[0]) is list:
            scope["copy_list"] = list.copy
            return f"list(map(copy_list, {value}))"
        return f"{value}.copy()" if inner == "v" else f"[{inner} for v in {value}]"
    if origin is dict:
        inner = _expression("v", args[1], scope)
        return f"{value}.copy()" if inner == "v" else f"{{k: {inner} for k, v in {value}.items()}}"
    if origin in (Union, UnionType):
        parts = [a for a in args if a is not NoneType]
        if all(_expression("v", a, scope) == "v" for a in parts):
            return value
        if len(parts) == 1 and len(args) == 2:
            return f"(None if {value} is None else {_expression(value, parts[0], scope)})"
        raise TypeError(f"cannot copy a field of type {hint}")
    if origin is set:
        return f"{value}.copy()"
    if _fresh(hint):
        if hint.__subclasses__() or hint in _compiling:
            return f"clone({value})"  # which record it is shows only when it is copied
        copier = _cloners.get(hint)
        if copier is None:
            copier = _cloners[hint] = _compile(hint)
        name = f"copy_{len(scope)}"
        scope[name] = copier
        return f"{name}({value})"
    return value
