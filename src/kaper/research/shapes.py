"""The shape of a game: how long the lists of its views grow, which words and numbers occur there, and what follows from what."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import inspect

from kaper.core.words import Text

OFTEN = 8
"""How often a value must have been seen with the same other one, on average, before that is taken for a law."""
UNSAID = frozenset({Text})
"""What a view holds for people only: sentences."""
SCALAR = (inspect.StrType, inspect.LiteralType, inspect.BoolType, inspect.IntType, inspect.FloatType)


class Place(msgspec.Struct, omit_defaults=True):
    """What was seen at one place of a view: the longest list, the largest number, the words in order.

    `follow` are the fields of a struct that follow from another one of its fields (the rule of a card from its key). Where
    all do, that one is its `name`: the struct is then told by it alone.
    """

    longest: int = 0
    largest: float = 0.0
    words: list[str] = []
    follow: list[str] = []
    name: str = ""


class Shape(msgspec.Struct):
    """What was seen in all games: by place in the view, the ids of options, and the fields of a vector that ever changed."""

    places: dict[str, Place]
    options: list[str]
    fields: list[str]


class Looked(msgspec.Struct):
    """What is gathered about a place while looking."""

    longest: int = 0
    largest: float = 0.0
    words: set[str] = msgspec.field(default_factory=set)
    structs: Counter[tuple[Any, ...]] = msgspec.field(default_factory=Counter)
    names: tuple[str, ...] = ()
    whole: bool = True  # a struct of plain values alone


def places_of(kind: inspect.Type, views: Sequence[msgspec.Struct]) -> dict[str, Place]:
    """What these views, all of one type, tell about every place in them."""
    looked: dict[str, Looked] = {}
    for view in views:
        _look(kind, view, "", looked)
    return {place: _place(seen) for place, seen in looked.items()}


def _place(seen: Looked) -> Place:
    place = Place(seen.longest, seen.largest, sorted(seen.words))
    total = sum(seen.structs.values())
    columns = list(zip(*seen.structs, strict=True)) if seen.structs else []
    leaders = [
        (len(set(column)), name, column)
        for name, column in zip(seen.names, columns, strict=True)
        if len(set(column)) > 1 and len(set(column)) * OFTEN <= total
    ]
    for count, name, column in sorted(leaders, key=lambda leader: (-leader[0], leader[1])):
        if name in place.follow:
            continue
        followers = [
            other
            for other, values in zip(seen.names, columns, strict=True)
            if other != name and other not in place.follow and len(set(zip(column, values, strict=True))) == count
        ]
        place.follow += followers
        if seen.whole and len(followers) == len(seen.names) - 1:
            place.name = name
    return place


def _look(kind: inspect.Type, value: Any, place: str, looked: dict[str, Looked]) -> None:
    """Note what a value of a view tells about its place and the places within it."""
    inner = told(kind)
    if value is None or inner is None:
        return
    seen = looked.setdefault(place, Looked())
    match inner:
        case inspect.StructType(fields=fields):
            said = [field for field in fields if told(field.type) is not None]
            plain = [field.name for field in said if isinstance(field.type, SCALAR)]
            seen.names, seen.whole = tuple(plain), len(plain) == len(said)
            seen.structs[tuple(getattr(value, name) for name in plain)] += 1
            for field in said:
                _look(field.type, getattr(value, field.name), f"{place}.{field.name}", looked)
        case inspect.TupleType(item_types=kinds):
            for number, (item, one) in enumerate(zip(value, kinds, strict=True)):
                _look(one, item, f"{place}.{number}", looked)
        case inspect.ListType(item_type=one) | inspect.VarTupleType(item_type=one):
            seen.longest = max(seen.longest, len(value))
            for item in value:
                _look(one, item, f"{place}[]", looked)
        case inspect.DictType(value_type=one):
            seen.words.update(value)
            for item in value.values():
                _look(one, item, f"{place}[]", looked)
        case inspect.StrType() | inspect.LiteralType():
            seen.words.add(str(value))
        case _:
            seen.largest = max(seen.largest, abs(float(value)))
            if isinstance(inner, inspect.IntType):
                seen.words.add(str(value)) if len(seen.words) < 200 else None


def told(kind: inspect.Type) -> inspect.Type | None:
    """The type without its `None`; None for what is said to people only, and for unions of several things."""
    if isinstance(kind, inspect.UnionType):
        inner = [one for one in kind.types if not isinstance(one, inspect.NoneType)]
        return told(inner[0]) if len(inner) == 1 else None
    if isinstance(kind, inspect.StructType) and kind.cls in UNSAID:
        return None
    return kind
