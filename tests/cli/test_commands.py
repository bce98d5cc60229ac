"""The other commands: what they say, what they write, and one clear sentence for everything asked wrongly."""

import ast
import dataclasses
import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
import wreckers
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import kaper.cli
from kaper.cli.voice import Voice
from kaper.core import records
from kaper.core.texts import source

LEAKY = dataclasses.replace(wreckers.GAME, problems=lambda s: ["the chest leaks"])


@pytest.fixture
def record(cli):
    """A finished game with fair dice."""
    cli("play", "wreckers", "--seats", "human:Ann,random,random", "--save", "game.jsonl", then="1")
    return cli.folder / "game.jsonl"


# Kaper alone


def test_kaper_alone_opens_the_table_in_the_browser(cli, monkeypatch):
    served = []
    monkeypatch.setattr("kaper.server.run.serve", lambda *given, **how: served.append((given, how)) or 0)
    assert cli().code == 0
    (settings, port), how = served[0]
    assert (settings.host, port, how) == ("127.0.0.1", None, {"browse": True, "lang": "en"})
    assert cli("serve", "--port", "0", "--host", "::1", "--lang", "pl").code == 0
    assert served[1][0][1:] == (0,)
    assert served[1][1] == {"browse": False, "lang": "pl"}


@pytest.mark.parametrize(("lang", "about"), [("en", "pirate board games"), ("pl", "pirackie gry planszowe")])
def test_help_explains_kaper_in_a_few_lines(cli, lang, about):
    done = cli("--help", "--lang", lang)
    assert done.code == 0
    assert about in done.flat
    assert len(done.out.splitlines()) < 20


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("command", kaper.cli.COMMANDS)
def test_every_command_explains_each_of_its_parameters(cli, command, lang):
    done = cli(command, "--help", "--lang", lang)
    assert done.code == 0
    assert "cli-" not in done.out
    voice = Voice(lang)
    for parameter in kaper.cli.command_of(command).params:
        if parameter.name != "help":
            words = voice.say(f"cli-{command}.{parameter.name}")
            assert words in done.flat
            assert words != voice.say(f"cli-{command}"), "those of the command stand where a parameter has none"
            assert kaper.cli.shown(parameter) in done.out
    assert voice.say(f"cli-{command}") in cli("--help", "--lang", lang).flat


def test_the_version_is_said(cli):
    assert cli("--version").out == f"kaper {kaper.__version__}\n"


# Language


@pytest.mark.parametrize(
    ("environment", "arguments", "lang"),
    [
        ({}, [], "en"),
        ({"LANG": "pl_PL.UTF-8"}, [], "pl"),
        ({"LANG": "pl_PL.UTF-8", "LC_ALL": "C.UTF-8"}, [], "en"),
        ({"LANG": "C", "LC_MESSAGES": "pl"}, [], "pl"),
        ({"LANG": "de_DE"}, [], "en"),
        ({"LANG": "pl_PL.UTF-8"}, ["--lang", "en"], "en"),
        ({}, ["--lang=pl"], "pl"),
    ],
)
def test_the_language_follows_the_environment_unless_told_otherwise(cli, monkeypatch, environment, arguments, lang):
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    for order in (["rules", "wreckers", "lamp", *arguments], [*arguments, "rules", "wreckers", "lamp"]):
        done = cli(*order)
        assert ("Zanim zwycięzca" in done.out) == (lang == "pl")
        assert ("Before the winner" in done.out) == (lang == "en")


# Asked wrongly


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["sing"], "“sing”"),
        (["--sing"], "“--sing”"),
        (["play"], "GAME"),
        (["play", "chess"], "“chess”. Known games: wreckers"),
        (["play", "wreckers", "--tempo", "9"], "--tempo"),
        (["play", "wreckers", "--seed"], "--seed"),
        (["play", "wreckers", "--seed", "many"], "--seed"),
        (["play", "wreckers", "--seats", "human,kraken"], "kraken"),
        (["play", "wreckers", "--seats", "human,random,random,random,random"], "1 to 4"),
        (["play", "wreckers", "--option", "nights"], "--option"),
        (["play", "wreckers", "--option", "moons=3"], "moons"),
        (["play", "wreckers", "--option", "nights=many"], "nights"),
        (["play", "wreckers", "again"], "play --help"),
        (["play", "--resume", "nowhere"], "nowhere"),
        (["play", "other", "--resume", "game.jsonl"], "another game"),
        (["rules", "wreckers", "lmap"], "Near: lamp"),
        (["rules", "wreckers", "zzz"], "no rule “zzz”."),
        (["rules", "wreckers", "--search", "kraken"], "kraken"),
        (["rules", "wreckers", "--uncited"], "tests/games/wreckers"),
        (["replay", "."], "."),
        (["replay", "game.jsonl", "--seat", "9"], "--seat"),
        (["verify", "empty"], "empty"),
        (["verify", "noise"], "Line 1"),
        (["fuzz", "wreckers", "--games", "0"], "--games"),
        (["games", "--json", "empty/games.json"], "write"),
        (["games", "--json", "."], "."),
        (["games", "--lang"], "language"),
        (["games", "--lang", "de"], "“de”"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_what_is_asked_wrongly_is_answered_by_one_sentence_and_exit_code_2(cli, record, arguments, said):
    (cli.folder / "empty").write_bytes(b"")
    (cli.folder / "noise").write_bytes(bytes(range(255, 127, -1)))
    done = cli(*arguments)
    assert done.code == 2
    assert said in done.err
    assert done.err.count("\n") == 1
    assert done.out == ""
    if "de" not in arguments and "--lang" not in arguments:
        polish = cli(*arguments, "--lang", "pl")
        assert polish.code == 2
        assert polish.err != done.err


# kaper games


def test_games_are_listed_for_people(cli):
    done = cli("games", "--lang", "pl")
    assert "wreckers Strandrabusie, od 1 do 4 graczy nights=6" in done.flat


def test_the_options_of_a_game_are_explained(cli):
    cli.install(("cove", "kaper.games.cove:GAME"))
    done = cli("games")
    assert "crippling=lowest Crippled: at the lowest position crippling=off-mat Crippled: when pushed off" in done.flat


@pytest.mark.parametrize("target", ["-", "games.json"])
def test_games_are_listed_for_programs(cli, target):
    done = cli("games", "--json", target)
    listed = json.loads(done.out if target == "-" else (cli.folder / target).read_text())
    titles = {"en": "Wreckers", "pl": "Strandrabusie"}
    options = {"nights": {"default": 6, "choices": None}}
    assert listed == [{"id": "wreckers", "titles": titles, "seats": [1, 2, 3, 4], "options": options}]


def test_a_game_that_does_not_load_hides_no_other(cli):
    cli.install(("wreckers", "wreckers:GAME"), ("atlantis", "atlantis:GAME"))
    done = cli("games")
    assert done.code == 2
    assert "Wreckers" in done.out
    assert "“atlantis” cannot be loaded" in done.err


def test_a_game_without_words_or_rules_is_called_broken(cli, monkeypatch):
    monkeypatch.setattr("wreckers.MUTE", dataclasses.replace(wreckers.GAME, package="kaper.games"), raising=False)
    cli.install(("wreckers", "wreckers:MUTE"))
    assert "cannot be loaded: locale/en.ftl" in cli("games").err
    assert cli("play", "wreckers").code == 2


# kaper rules


def test_rules_are_read_whole_by_chapter_one_and_by_words(cli):
    assert all(id in cli("rules", "wreckers").out for id in wreckers.GAME.ledger.rules)
    assert "Source: 4. False lamps" in cli("rules", "wreckers", "wreckers:lamp").out
    assert "latarnię" in cli("rules", "wreckers", "--search", "LATARNIA falszywa", "--lang", "pl").out


def cite(folder, *marks):
    tests = folder / "tests" / "games" / "wreckers" / "deep"
    tests.mkdir(parents=True, exist_ok=True)
    lines = "".join(
        f"@pytest.mark.rule({', '.join(map(repr, ids))})\ndef test_{i}(): ...\n" for i, ids in enumerate(marks)
    )
    (tests / "test_x.py").write_text("import pytest\n" + lines)


def test_rules_that_no_test_cites_are_reported(cli):
    ids = list(wreckers.GAME.ledger.rules)
    cite(cli.folder, ids[:3], [f"wreckers:{ids[4]}"])
    done = cli("rules", "wreckers", "--uncited")
    assert done.code == 1
    assert done.out.splitlines() == ["wreckers: 4 of 8 rules cited by tests", *(f"  {ids[i]}" for i in (3, 5, 6, 7))]


def test_a_rule_is_shown_with_the_tests_that_show_it(cli):
    cite(cli.folder, ["peek"], ["lamp"], ["lamp", "bid"])
    said = cli("rules", "wreckers", "lamp").out
    assert [line.strip() for line in said.splitlines() if "Shown by" in line] == [
        "Shown by deep/test_x.py, line 5: test_1",
        "Shown by deep/test_x.py, line 7: test_2",
    ]
    assert "test_0" not in said


def test_rules_are_all_cited(cli):
    cite(cli.folder, list(wreckers.GAME.ledger.rules))
    done = cli("rules", "wreckers", "--uncited")
    assert done.code == 0
    assert done.out == "wreckers: 8 of 8 rules cited by tests\n"


def test_a_test_that_cites_no_rule_of_the_ledger_is_reported(cli):
    cite(cli.folder, list(wreckers.GAME.ledger.rules), ["mermaid"])
    done = cli("rules", "wreckers", "--uncited")
    assert done.code == 1
    assert "unknown rule id in a test: mermaid" in done.out


# kaper verify, kaper replay


def test_a_fair_record_verifies(cli, record):
    done = cli("verify", str(record))
    assert done.code == 0
    assert "All is in order" in done.out


def test_a_loaded_die_is_found_at_its_line(cli, record):
    lines = record.read_text().splitlines()
    place = next(i for i, line in enumerate(lines) if "shuffle" in line)
    entry = json.loads(lines[place])
    entry["shuffle"][0], entry["shuffle"][1] = entry["shuffle"][1], entry["shuffle"][0]
    record.write_text("\n".join([*lines[:place], json.dumps(entry), *lines[place + 1 :]]))
    done = cli("verify", str(record))
    assert done.code == 1
    assert f"line {place + 1}" in done.err


def test_a_game_with_a_seed_of_ones_own_has_no_dice_to_verify(cli):
    cli("play", "wreckers", "--seed", "1", "--save", "game.jsonl", then="1")
    done = cli("verify", "game.jsonl")
    assert done.code == 1
    assert "not played with verifiable dice" in done.err


def test_an_answer_against_the_rules_is_refused_with_the_words_of_the_game(cli, record):
    text = re.sub(r'("seat":\d,"answer":)\d+', r"\g<1>99", record.read_text(), count=1)
    record.write_text(text)
    done = cli("replay", str(record))
    assert done.code == 2
    assert re.search(r"At line \d+ of the record", done.out)
    assert "Give a number from 0 to 10" in done.err


def test_a_replay_tells_the_whole_story(cli, record):
    done = cli("replay", str(record))
    assert done.code == 0
    assert "Ann: You are the lookout tonight. At which reef token do you look? → Reef token 1" in done.out
    assert done.out.count("looks at reef token") == 6, "told once a night, not as each heard it"
    assert "Place" in done.out


def test_a_replay_as_a_seat_tells_what_that_seat_knew(cli, record):
    done = cli("replay", str(record), "--seat", "2")
    assert "Ann: You are the lookout" not in done.out
    assert "Ann looks at reef token 1.\n" in re.sub(" +\n", "\n", done.out)


def test_a_replay_is_stepped_through_forwards_and_back(cli, record, monkeypatch):
    monkeypatch.setattr("sys.stdin.isatty", lambda: True, raising=False)
    monkeypatch.setattr("rich.console.Console.is_terminal", True)
    done = cli("replay", str(record), keys=["", "", "b", "30", "b", "q"])
    steps = [re.search(r"\d+", prompt).group() for prompt in cli.keyboard.prompts]
    assert steps[:4] == ["1", "2", "3", "2"]
    assert int(steps[4]) == int(steps[5]) + 1
    assert "Place" not in done.out
    assert "Place" in cli("replay", str(record), keys=["", "a"]).out
    assert "Place" in cli("replay", str(record), keys=["9999", ""]).out


def test_a_hostile_record_cannot_command_the_terminal(cli, record):
    lines = record.read_text().splitlines()
    header = json.loads(lines[0])
    header["names"] = ["\x1b[2J\x1b]0;owned\x07Ann", "Bo[red]", "Cy"]
    header["players"] = ["human", "random", "random"]
    record.write_text("\n".join([json.dumps(header), *lines[1:]]))
    for arguments in (["replay", str(record)], ["play", "--resume", str(record)]):
        done = cli(*arguments)
        assert "\x1b[2J" not in done.out
        assert "\x07" not in done.out
        assert "Bo[red]" in done.out


# kaper fuzz


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_fuzzing_counts_games_and_decisions(cli, monkeypatch, jobs):
    root = Path(__file__).parents[2]
    monkeypatch.setenv("PYTHONPATH", str(root / "examples" / "wreckers"))
    done = cli("fuzz", "wreckers", "--games", "8", "--seed", "3", "--jobs", jobs, "--json", "-")
    assert done.code == 0
    tally = json.loads(done.out)
    assert (tally["game"], tally["games"], tally["errors"], tally["seed"]) == ("wreckers", 8, 0, 3)
    assert tally["decisions"] > 8 * 20


def test_fuzzing_gives_the_same_counts_for_the_same_seed(cli):
    first, again = (cli("fuzz", "wreckers", "--games", "2", "--seed", "9", "--jobs", "1") for _ in range(2))
    assert first.out == again.out
    assert "wreckers: 2 games" in first.out
    assert "no errors" in first.out


def test_fuzzing_looks_at_the_words_and_rules_of_the_game_too(cli, monkeypatch):
    monkeypatch.setattr("kaper.core.checking.catalogue_faults", lambda package: [f"{package}: pl.ftl has no message x"])
    done = cli("fuzz", "wreckers", "--games", "1", "--seed", "9", "--jobs", "1")
    assert done.code == 1
    assert "pl.ftl has no message x" in done.err
    assert "no errors" in done.out


def test_a_broken_game_leaves_a_record_and_the_command_that_shows_it(cli, monkeypatch):
    monkeypatch.setattr("wreckers.LEAKY", LEAKY, raising=False)
    cli.install(("wreckers", "wreckers:LEAKY"))
    done = cli("fuzz", "wreckers", "--games", "2", "--seed", "4", "--json", "out.json")
    assert done.code == 1
    assert json.loads((cli.folder / "out.json").read_text())["errors"] == 2
    assert "the chest leaks" in done.err
    assert "kaper fuzz wreckers --games 1 --seed 4" in done.err
    assert "kaper replay kaper-fuzz-wreckers-4.jsonl" in done.err
    assert cli("replay", "kaper-fuzz-wreckers-4.jsonl").code == 0
    assert records.read_file(cli.folder / "kaper-fuzz-wreckers-5.jsonl").entries


def test_an_interrupted_fuzzing_says_what_it_has(cli, monkeypatch):
    def stop(game, seed):
        if seed == 2:
            raise KeyboardInterrupt
        return real(game, seed)

    real = kaper.core.fuzzing.fuzz_one
    monkeypatch.setattr("kaper.cli.fuzz.fuzz_one", stop)
    monkeypatch.setattr("kaper.cli.fuzz.BATCH", 1)
    done = cli("fuzz", "wreckers", "--games", "9", "--seed", "0", "--jobs", "1")
    assert done.code == 130
    assert "2 games" in done.out


# The program itself


def python(*arguments, **environment):
    command = [sys.executable, *arguments]
    return subprocess.run(command, env=os.environ | environment, capture_output=True, text=True, check=False)


def test_a_terminal_game_never_imports_the_web_layer_nor_a_start_the_slow_parts():
    start = python("-c", "import sys, kaper.cli; print(*sys.modules)").stdout.split()
    assert not {"rich.console", "fluent.runtime", "litestar", "kaper.core.match", "kaper.bots"} & set(start)
    game = python("-c", "import sys, kaper.cli.play, kaper.cli.fuzz; print(*sys.modules)").stdout.split()
    assert not {"litestar", "sqlalchemy", "uvicorn", "kaper.server", "kaper.arena", "altair"} & set(game)


def test_a_terminal_without_polish_letters_and_a_closed_pipe_are_no_errors():
    done = python("-m", "kaper", "rules", "cove", "--lang", "pl", PYTHONIOENCODING="ascii")
    assert done.returncode == 0
    assert "?" in done.stdout
    script = f"{sys.executable} -m kaper rules cove | head -1"
    piped = subprocess.run(["/bin/sh", "-c", script], capture_output=True, text=True, check=False)
    assert piped.stderr == ""


# Catalogues


class Arguments(Visitor):
    """Collects the arguments of a message, and the variants of its plurals."""

    def __init__(self):
        self.names = set()
        self.plurals = []

    def visit_VariableReference(self, node):  # noqa: N802
        self.names.add(node.id.name)

    def visit_SelectExpression(self, node):  # noqa: N802
        self.plurals.append({variant.key.name for variant in node.variants if isinstance(variant.key, ftl.Identifier)})
        self.generic_visit(node)


def messages(package, lang):
    found = {}
    for entry in FluentParser().parse(source(package, lang)).body:
        assert not isinstance(entry, ftl.Junk), entry.content
        if isinstance(entry, ftl.Message):
            for name, pattern in [("", entry.value), *((f".{a.id.name}", a.value) for a in entry.attributes)]:
                arguments = Arguments()
                arguments.visit(pattern)
                found[entry.id.name + name] = arguments
    return found


@pytest.mark.parametrize("package", ["kaper.cli", "wreckers"])
def test_both_languages_say_the_same_with_right_plurals(package):
    english, polish = messages(package, "en"), messages(package, "pl")
    assert {key: found.names for key, found in english.items()} == {key: found.names for key, found in polish.items()}
    for key, found in polish.items():
        for variants in found.plurals:
            if "one" in variants:
                assert {"one", "few", "many", "other"} <= variants, key


def test_every_key_of_the_command_line_has_its_words():
    keys = set(messages("kaper.cli", "en"))
    for file in Path(kaper.cli.__file__).parent.glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if (
                isinstance(node, ast.Constant)
                and isinstance(node.value, str)
                and re.fullmatch(r"cli-[a-z-]*[a-z]", node.value)
            ):
                assert node.value in keys


def test_the_readme_names_only_commands_that_exist():
    readme = (Path(__file__).parents[2] / "README.md").read_text(encoding="utf-8")
    named = set(re.findall(r"\./kaper ([a-z]+)", readme)) - {"test"}
    assert named
    assert named <= set(kaper.cli.COMMANDS)
