"""Faults made in rule code: each is a real change, and the runner tells those that tests notice from those they do not."""

import ast
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest

from tools.mutations import code_of, mutants_of, mutated, rule_files

ROOT = Path(__file__).resolve().parent.parent


def written(folder, text, name="tolls.py"):
    file = folder / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(textwrap.dedent(text))
    return file


@pytest.mark.parametrize(
    ("body", "after"),
    [
        ("return a < 3", ["a <= 3", "4"]),
        ("return 1 < a <= b", ["1 <= a <= b", "1 < a < b", "2"]),
        ("return a and b", ["a or b"]),
        ("return not a", ["a"]),
        ("return a + b", ["a - b"]),
        ("return f'{a}' + b", []),
        ("return max(a, b)", ["return None", "min(a, b)"]),
        ("a.gold += b", ["a.gold -= b", "pass"]),
        ("a[b] = b", ["pass"]),
        ("a.sink(b)", ["pass"]),
        ("yield from a", ["pass"]),
        ("if a:\n        return b", ["if not a: return b", "return None"]),
        ("assert a == 2", []),
        ("raise ValueError(a + 1)", []),
        ("'words'\n    x: dict[int, 2] = a", []),
    ],
)
def test_faults_are_small_and_of_many_kinds(tmp_path, body, after):
    file = written(tmp_path, f"def toll(a, b):\n    {body}\n")
    assert [mutant.after for mutant in mutants_of(file)] == after


def test_what_is_no_rule_is_left_alone(tmp_path):
    text = "PRICE = 3 + 4\nclass Ask:\n    def option(self):\n        return 1\n    def high(self, low: int = 3):\n        return 7\n"
    file = written(tmp_path, text)
    assert [(m.function, m.before, m.after) for m in mutants_of(file)] == [("Ask.high", "7", "8")]
    for name in ("view.py", "events.py", "battle_events.py", "bot.py", "policy.py", "__init__.py"):
        written(tmp_path, text, name)
    assert rule_files(tmp_path) == [file]


def test_rules_in_folders_of_a_game_are_rules_too(tmp_path):
    text = "def toll(a):\n    return a + 1\n"
    rules = [written(tmp_path, text, name) for name in ("effects/fees.py", "geometry/far/gates.py", "tolls.py")]
    for name in ("events/paid.py", "effects/__init__.py", "fleets/builder.py", "helm.py", "effects/toll_events.py"):
        written(tmp_path, text, name)
    assert rule_files(tmp_path) == rules
    found = [file.name for file in rule_files(ROOT / "src" / "kaper" / "games" / "spanishmain")]
    assert {"guns.py", "legal.py", "fire.py", "turn.py"} <= set(found)


def test_every_fault_of_a_game_compiles_and_differs_from_the_rules():
    folder = ROOT / "src" / "kaper" / "games" / "sevenseas"
    found = [mutant for file in rule_files(folder) for mutant in mutants_of(file)]
    assert len(found) > 500
    for mutant in found[::40]:
        whole = compile(ast.parse(mutant.file.read_text()), str(mutant.file), "exec")
        assert code_of(mutated(mutant), mutant.function) != code_of(whole, mutant.function), mutant


def test_the_runner_tells_noticed_faults_from_those_that_survive(tmp_path):
    game = tmp_path / "src" / "kaper" / "games" / "tolls"
    written(game, "", "rules.toml")
    written(
        game,
        """
        from functools import cache
        @cache
        def toll(weight):
            return weight * 2 if weight > 5 else 1
        def table():
            return [toll(weight) + 1 for weight in range(3)]
        TABLE = table()
        def charge(least):
            def charged(weight):
                return weight + least
            return charged
        HARBOUR = charge(4)
        """,
    )
    written(game, "def fee():\n    return 3\nFEE = fee()\n", "effects/fees.py")
    tests = tmp_path / "tests" / "games" / "tolls"
    written(
        tests,
        f"""
        import sys
        sys.path[:0] = [{str(game)!r}, {str(game / "effects")!r}]
        import fees
        import tolls
        def test_toll():
            assert tolls.toll(9) == 18
            assert tolls.toll(2) == 1
        def test_table():
            assert tolls.TABLE == [2, 2, 2]
        def test_charge():  # which was made while the module was loaded
            assert tolls.HARBOUR(2) == 6
        def test_fee():
            assert fees.FEE == 3
        """,
        "test_tolls.py",
    )
    notes = tmp_path / "notes"
    asked = [sys.executable, "-m", "tools.mutants", "tolls", "--root", str(tmp_path), "--jobs", "2", "--least", "99"]
    asked += ["--notes", str(notes)]
    done = subprocess.run(asked, cwd=ROOT, capture_output=True, text=True, check=False)
    survived = [line.split(": ", 1)[1] for line in done.stdout.splitlines() if line.startswith("  survived")]
    assert sorted(survived) == ["5  ->  6", "weight > 5  ->  weight >= 5"], done.stdout + done.stderr
    assert "tolls: 9 of 11 faults noticed (81.8 %)" in done.stdout
    assert done.returncode == 1
    again = subprocess.run(
        [*asked, "--only", "table", "fee", "--sample", "3"], cwd=ROOT, capture_output=True, check=False
    )
    assert again.returncode == 0, again.stdout
    assert b"tolls: 3 of 3 faults noticed" in again.stdout
    lines = notes.read_text().splitlines()
    assert len(lines) == 11, "of the second run nothing was left to try"
    notes.write_text("\n".join([line.replace("survived", "noticed ") for line in lines if "fee" not in line]) + "\n")
    believed = subprocess.run(asked, cwd=ROOT, capture_output=True, text=True, check=False)
    assert "tolls: 11 of 11 faults noticed" in believed.stdout, "what the notes say is believed, the rest is tried"
    assert len(notes.read_text().splitlines()) == 11
