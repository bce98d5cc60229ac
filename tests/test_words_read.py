"""Every message of every catalogue is read by somebody: its key stands in the code, or is made there of words that stand in the code."""

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).parents[1]
ENGINE = ROOT / "src" / "kaper"
WEB = ROOT / "web" / "src"
GAMES = ("cove", "sevenseas", "marauders", "maracaibo", "spanishmain")
PARTS = ("server", "core", "cli", "arena", "analysis")
HOLE = "\0"
MADE_OF_DATA = {  # of names that code puts together itself: options, rules, effects and cards
    "cove": ("option-value-", "ask-upgrade-"),
    "sevenseas": ("event-skulls-",),
    "maracaibo": ("effect-", "act-"),
    "spanishmain": ("crew-", "rarity-"),
    "shell": ("motion-", "confirm-"),
}


class Source:
    """What stands in some files: texts, patterns of texts with holes, and the words that may fill a hole."""

    def __init__(self) -> None:
        self.texts: set[str] = set()
        self.words: set[str] = set()

    def read(self, files: Iterable[Path]) -> None:
        for file in files:
            text = file.read_text(encoding="utf-8")
            if file.suffix == ".py":
                self.texts |= set(_texts_of_python(ast.parse(text)))
                self.words |= set(re.findall(r"\w+", text))
                self.words |= {
                    re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower() for name in re.findall(r"class (\w+)", text)
                }
            elif file.suffix == ".toml":
                self.words |= set(re.findall(r"[\w-]+", text))
            else:
                self.texts |= set(re.findall(r"""["']([\w.-]+)["']""", text))
                self.texts |= {re.sub(r"\$\{[^}]*\}", HOLE, made) for made in re.findall(r"`([^`\s]*)`", text)}
                self.words |= set(re.findall(r"\w+", text))


def _texts_of_python(tree: ast.AST) -> Iterator[str]:
    pieces = {id(part) for made in ast.walk(tree) if isinstance(made, ast.JoinedStr) for part in made.values}
    for node in ast.walk(tree):
        if id(node) in pieces:
            continue
        if isinstance(node, ast.JoinedStr):
            yield "".join(str(part.value) if isinstance(part, ast.Constant) else HOLE for part in node.values)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value.replace("{}", HOLE)
            if node.value.endswith("-"):
                yield node.value + HOLE


class Reader:
    """Tells whether a key is read."""

    def __init__(self, source: Source) -> None:
        whole = {text.partition(".")[0] for text in source.texts if HOLE not in text}  # an attribute reads its message
        self.whole = whole | source.texts
        split = {word for text in source.texts for word in re.split(r"[ ,:/|.]+", text)}
        self.words = {word.replace("_", "-").lower() for word in source.words | split | source.texts}
        made = (text for text in source.texts if HOLE in text and len(text.partition(HOLE)[0]) >= 3)
        self.made = [re.compile(re.escape(text).replace(HOLE, r"([\w.-]+?)")) for text in made if " " not in text]

    def __call__(self, key: str) -> bool:
        return key in self.whole or any(
            all(part.isdigit() or part.replace("_", "-").lower() in self.words for part in found.groups())
            for pattern in self.made
            if (found := pattern.fullmatch(key))
        )


def keys(catalogue: Path) -> Iterator[str]:
    for entry in FluentParser().parse(catalogue.read_text(encoding="utf-8")).body:
        if isinstance(entry, fluent.Message):
            yield entry.id.name


def quoted(catalogue: Path) -> set[str]:
    """The messages that other messages of a catalogue are made of."""
    found: set[str] = set()

    class Quotes(Visitor):
        def visit_MessageReference(self, node: fluent.MessageReference) -> None:  # noqa: N802 - named after the node
            found.add(node.id.name)

    Quotes().visit(FluentParser().parse(catalogue.read_text(encoding="utf-8")))
    return found


def files(folder: Path, *suffixes: str) -> Iterator[Path]:
    return (file for file in folder.rglob("*") if file.suffix in suffixes and "fixtures" not in file.parts)


def source_of(game: str) -> Source:
    found = Source()
    found.read(files(ENGINE / "games" / game, ".py", ".toml"))
    for part in (*PARTS, "bots"):
        found.read(files(ENGINE / part, ".py"))
    found.read(files(WEB / "games" / game, ".ts", ".svelte"))
    found.read(file for file in files(WEB, ".ts", ".svelte") if "games" not in file.relative_to(WEB).parts)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_no_message_of_a_game_is_kept_that_nobody_reads(game):
    read = Reader(source_of(game))
    known = MADE_OF_DATA.get(game, ())
    words = ENGINE / "games" / game / "locale" / "en.ftl"
    unread = [key for key in keys(words) if not key.startswith(known)]
    assert [key for key in unread if not read(key) and key not in quoted(words)] == []


def test_no_message_of_the_engine_the_service_and_the_shell_is_kept_that_nobody_reads():
    found = Source()
    found.read(files(ENGINE, ".py"))
    found.read(file for file in files(WEB, ".ts", ".svelte") if "games" not in file.relative_to(WEB).parts)
    read = Reader(found)
    catalogues = [*(ENGINE / part / "locale" / "en.ftl" for part in PARTS), WEB / "locale" / "en.ftl"]
    unread = [key for file in catalogues for key in keys(file) if not key.startswith(MADE_OF_DATA["shell"])]
    assert [key for key in unread if not read(key)] == []


def test_a_key_that_nobody_reads_is_noticed(tmp_path):
    (tmp_path / "a.py").write_text('say(f"board-{kind}-of"); kinds = ["gold", "dear_ones"]; Text("ask-who.note")\n')
    (tmp_path / "b.ts").write_text("const said = t(`yard-${part}`, parts); parts('mast');\n")
    (tmp_path / "en.ftl").write_text("line = Line { $n }:\nrefused = { line } no.\n")
    assert quoted(tmp_path / "en.ftl") == {"line"}
    found = Source()
    found.read(files(tmp_path, ".py", ".ts"))
    read = Reader(found)
    assert all(map(read, ("board-gold-of", "board-dear-ones-of", "ask-who", "yard-mast")))
    assert not any(map(read, ("board-silver-of", "board-gold", "ask-when", "yard-sail")))
