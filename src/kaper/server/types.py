"""TypeScript types of the wire and of every game's view and events: `python -m kaper.server.types OUT.ts`.

The front end's build runs this, so that a change of a view here fails the type check there.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import msgspec

from kaper.core.game import Game
from kaper.server import wire
from kaper.server.games import built_games

HEAD = "// Made from the Python structs by `python -m kaper.server.types`; do not edit.\n"
PLACE = "#/$defs/{name}"


class Writer:
    """Turns JSON schema into TypeScript."""

    def __init__(self, wishes: Iterable[str] = ()) -> None:
        self.wishes = set(wishes)  # names of what clients send: fields with defaults may be left out there

    def type(self, schema: dict[str, Any]) -> str:
        """The TypeScript of one schema."""
        if "$ref" in schema:
            return str(schema["$ref"]).rsplit("/", 1)[-1]
        if "anyOf" in schema:
            return " | ".join(dict.fromkeys(self.type(part) for part in schema["anyOf"]))
        if "enum" in schema:
            return " | ".join(quoted(value) for value in schema["enum"])
        if "const" in schema:
            return quoted(schema["const"])
        match schema.get("type"):
            case "integer" | "number":
                return "number"
            case "string":
                return "string"
            case "boolean":
                return "boolean"
            case "null":
                return "null"
            case "array":
                return self.array(schema)
            case "object":
                return self.object(schema)
        return "unknown"

    def array(self, schema: dict[str, Any]) -> str:
        if "prefixItems" in schema:
            return "[" + ", ".join(self.type(item) for item in schema["prefixItems"]) + "]"
        items = schema.get("items")
        return f"Array<{self.type(items) if isinstance(items, dict) else 'unknown'}>"

    def object(self, schema: dict[str, Any]) -> str:
        values = schema.get("additionalProperties")
        return f"Record<string, {self.type(values) if isinstance(values, dict) else 'unknown'}>"

    def declaration(self, name: str, schema: dict[str, Any], indent: str) -> str:
        """One named type."""
        doc = " ".join(str(schema.get("description", "")).split())
        lines = [f"{indent}/** {doc} */"] if doc else []
        if "properties" not in schema:
            return "\n".join([*lines, f"{indent}export type {name} = {self.type(schema)};", ""])
        required = schema.get("required", [])
        lines.append(f"{indent}export interface {name} {{")
        for field, inner in schema["properties"].items():
            mark = "?" if name in self.wishes and field not in required else ""
            lines.append(f"{indent}  {field}{mark}: {self.type(inner)};")
        return "\n".join([*lines, f"{indent}}}", ""])

    def declarations(self, named: dict[str, Any], indent: str) -> list[str]:
        """The TypeScript of named schemas."""
        return [self.declaration(name, schema, indent) for name, schema in sorted(named.items())]


def named_in(types: Sequence[Any]) -> dict[str, Any]:
    """The schemas of all named types behind the given ones."""
    return msgspec.json.schema_components(types, ref_template=PLACE)[1]


def quoted(value: object) -> str:
    """A literal."""
    return msgspec.json.encode(value).decode()


def union(types: Iterable[type]) -> str:
    """The names of structs, joined."""
    return " | ".join(kind.__name__ for kind in types) or "never"


def members(kind: Any) -> tuple[type, ...]:
    """The structs of a union."""
    return tuple(kind.__args__)


def wishes() -> list[str]:
    """The names of all structs that clients send."""
    asked = [*wire.REQUESTS, *members(wire.ClientMessage), wire.NewSeat, wire.PlanStep]
    return [kind.__name__ for kind in asked]


def typescript(games: Sequence[Game[Any]]) -> str:
    """The whole file."""
    writer = Writer(wishes())
    client, server = members(wire.ClientMessage), members(wire.ServerMessage)
    types = [*wire.SHARED, *wire.RESPONSES, *wire.REQUESTS, *client, *server]
    shared = named_in(types)
    parts = [HEAD, *writer.declarations(shared, "")]
    parts.append(f"export type ClientMessage = {union(client)};\n")
    parts.append(f"export type ServerMessage = {union(server)};\n")
    for name in ("Language", "Emblem", "Phrase", "Status"):
        parts.append(f"export type {name} = {' | '.join(quoted(v) for v in getattr(wire, name).__args__)};\n")
    for game in games:
        own = named_in([game.view_type, *game.event_types])
        inner = writer.declarations({name: own[name] for name in own if own[name] != shared.get(name)}, "  ")
        view, events = game.view_type.__name__, union(game.event_types)
        parts.append(f"/** {game.titles['en']} */\nexport declare namespace {game.id} {{")
        parts += inner
        parts.append(f"  export type View = {view};" if view != "View" else "")
        names = " | ".join(quoted(kind.name()) for kind in game.question_types) or "never"
        parts.append(f"  export type QuestionName = {names};")
        parts.append(f"  export type Event = {events};\n}}\n")
    rows = "".join(
        f"  {id}: {{ view: {id}.View; event: {id}.Event; question: {id}.QuestionName }};\n"
        for id in (game.id for game in games)
    )
    parts.append(f"/** What each game's boards draw and animate. */\nexport interface Games {{\n{rows}}}\n")
    parts.append("export type GameId = keyof Games;\n")
    return "\n".join(part for part in parts if part)


def main() -> None:
    Path(sys.argv[1]).write_text(typescript(built_games()), encoding="utf-8")


if __name__ == "__main__":
    main()
