"""The TypeScript that the front end's build is checked against."""

import subprocess
import sys

import pytest
from wreckers import GAME

from kaper.server import wire
from kaper.server.types import Writer, typescript


def test_the_types_of_a_game_stand_in_its_namespace():
    made = typescript([GAME])
    assert "export declare namespace wreckers {" in made
    assert "  export type View = Shore;" in made
    assert '  export type QuestionName = "Bid" | "HangLamp" | "Peek" | "Salvage";' in made
    assert "  export type Event = Salvaged | Peeked | Seized | Lamped;" in made
    assert '    type: "peeked";' in made
    assert "    worth: number | null;" in made
    assert (
        "export interface Games {\n  wreckers: { view: wreckers.View; event: wreckers.Event; question: wreckers.QuestionName };\n}"
        in made
    )


def test_what_clients_send_may_leave_out_defaults_and_what_they_get_is_complete():
    made = typescript([])
    assert "export interface Hello {\n" in made
    assert "  last?: number;" in made
    play = made[made.index("export interface PlayMessage {") :].partition("}")[0]
    assert "?:" not in play
    assert all(f"  {field}: " in play for field in wire.PlayMessage.__struct_fields__)


def test_every_message_of_the_socket_is_in_the_two_unions():
    made = typescript([])
    for union in (wire.ClientMessage, wire.ServerMessage):
        for kind in union.__args__:
            assert f"export interface {kind.__name__} {{" in made


@pytest.mark.parametrize(
    ("schema", "text"),
    [
        ({"type": "array", "prefixItems": [{"type": "integer"}, {"type": "string"}]}, "[number, string]"),
        ({"type": "array"}, "Array<unknown>"),
        ({"type": "object", "additionalProperties": {"type": "boolean"}}, "Record<string, boolean>"),
        ({"anyOf": [{"type": "null"}, {"$ref": "#/$defs/Card"}]}, "null | Card"),
        ({"enum": ["a", 1]}, '"a" | 1'),
        ({"const": "x"}, '"x"'),
        ({}, "unknown"),
    ],
)
def test_schemas_become_types(schema, text):
    assert Writer().type(schema) == text


def test_the_build_writes_one_file_for_all_games_that_are_installed(tmp_path):
    out = tmp_path / "wire.ts"
    subprocess.run([sys.executable, "-m", "kaper.server.types", str(out)], check=True)
    assert "export declare namespace cove {" in out.read_text()
