"""The repository itself: locks without addresses, no trace of a maker's machine, the launcher and the check runner."""

import importlib.machinery
import importlib.util
import itertools
import os
import re
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from kaper.core.book import chaptered
from kaper.core.game import find_game, game_ids
from tools import checks

ROOT = Path(__file__).resolve().parent.parent
SOURCES = [path for folder in ("src", "tests", "tools") for path in sorted((ROOT / folder).rglob("*.py"))]

# Each in two parts, so that this file holds none of them.
TRACES = [
    a + b for a, b in (("../", "shared"), ("/wor", "k/"), ("work", "place"), ("/opt", "/pypi"), ("/opt", "/wheels"))
]


def files_of_the_project() -> list[Path]:
    """All files that git has or would add; without git, all files outside hidden folders."""
    listing = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    try:
        names = subprocess.run(listing, cwd=ROOT, capture_output=True, check=True, text=True).stdout.split("\0")
    except (OSError, subprocess.CalledProcessError):
        names = [str(path.relative_to(ROOT)) for path in ROOT.rglob("*")]
        names = [name for name in names if not re.search(r"(^|/)(\.|node_modules|__pycache__)", name)]
    return [ROOT / name for name in names if (ROOT / name).is_file()]


def load_launcher() -> ModuleType:
    """The launcher as a module; its name has no suffix."""
    loader = importlib.machinery.SourceFileLoader("launcher", str(ROOT / "kaper"))
    spec = importlib.util.spec_from_loader("launcher", loader)
    assert spec is not None
    module = importlib.util.module_from_spec(spec)
    loader.exec_module(module)
    return module


@pytest.fixture
def launcher(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The launcher of a small project in an empty folder, with a .venv that has never been set up."""
    module = load_launcher()
    for name in module.DECIDING:
        (tmp_path / name).write_text("one==1\n")
    (tmp_path / ".venv" / "bin").mkdir(parents=True)
    monkeypatch.setattr(module, "ROOT", tmp_path)
    monkeypatch.setattr(module, "VENV", tmp_path / ".venv")
    monkeypatch.setattr(module, "PYTHON", tmp_path / ".venv" / "bin" / "python")
    monkeypatch.setattr(module, "STAMP", tmp_path / ".venv" / "kaper-stamp")
    module.PYTHON.symlink_to(sys.executable)
    return module


def stamp(launcher: ModuleType, packages: str) -> None:
    launcher.STAMP.write_text(f"{launcher.place()}\n{launcher.contents()}\n{packages}\n")


# Files


@pytest.mark.parametrize("name", ["requirements.lock", "requirements-dev.lock"])
def test_lock_pins_and_hashes_everything_and_holds_no_address(name):
    text = (ROOT / name).read_text()
    assert "://" not in text
    entries = re.split(r"\n(?=\S)", text.strip())
    assert len(entries) > 20
    for entry in entries:
        assert re.match(r"[a-z0-9-]+(\[[a-z,]+\])?==[\w.]+ ", entry), entry
        assert "--hash=sha256:" in entry, entry


def test_node_locks_hold_no_address():
    for lock in files_of_the_project():
        if lock.name == "package-lock.json":
            assert '"resolved": "http' not in lock.read_text(), lock


def test_developers_have_the_versions_of_players():
    player, dev = (
        set(re.findall(r"^\S+==\S+", (ROOT / name).read_text(), re.MULTILINE))
        for name in ("requirements.lock", "requirements-dev.lock")
    )
    assert player < dev


def test_build_requirements_are_exact_and_locked():
    import tomllib

    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    lock = (ROOT / "requirements.lock").read_text()
    for requirement in project["build-system"]["requires"]:
        assert requirement in project["dependency-groups"]["build"]
    for requirement in project["dependency-groups"]["build"]:
        assert f"\n{requirement} " in lock


def test_every_library_that_kaper_uses_is_credited():
    import tomllib

    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    needed = [*project["dependencies"], *itertools.chain(*project["optional-dependencies"].values())]
    credited = re.sub(r"[^a-z0-9]", "", (ROOT / "CREDITS.md").read_text().lower())
    for requirement in needed:
        name = re.match(r"[\w.-]+", requirement)[0].removesuffix(".runtime").removesuffix("-python")
        assert re.sub(r"[^a-z0-9]", "", name) in credited, requirement


def test_no_file_tells_where_it_was_made():
    for path in files_of_the_project():
        text = path.read_bytes().decode("utf-8", "ignore")
        assert not [trace for trace in TRACES if trace in text], path


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(ROOT)))
def test_source_says_at_its_top_what_it_is_for(path):
    lines = [line for line in path.read_text().splitlines() if not line.startswith("#!")]
    assert lines, "empty"
    assert lines[0].startswith(('"""', "# ")), lines[0]


# The launcher


def test_launcher_passes_arguments_to_the_command_line(launcher):
    assert launcher.split([]) == ("player", ["-P", "-m", "kaper"])
    assert launcher.split(["play", "cove", "--lang", "pl"])[1][3:] == ["play", "cove", "--lang", "pl"]
    assert launcher.split(["rules", "test"])[0] == "player"


def test_launcher_sends_test_to_the_checks(launcher):
    packages, run = launcher.split(["test", "-k", "two words"])
    assert packages == "dev"
    assert run == [str(launcher.ROOT / "tools" / "checks.py"), "-k", "two words"]


def test_launcher_drops_what_leads_away_from_its_environment(launcher):
    kept = launcher.clean_environment({"PYTHONPATH": "x", "VIRTUAL_ENV": "x", "PYTHONHOME": "x", "HOME": "", "A": "b"})
    assert kept == {"HOME": "", "A": "b"}


def test_launcher_is_ready_only_by_a_fresh_stamp(launcher):
    assert not launcher.ready("player")
    stamp(launcher, "player")
    assert launcher.ready("player")
    assert not launcher.ready("dev")
    stamp(launcher, "dev")
    assert launcher.ready("player")
    assert launcher.ready("dev")
    launcher.STAMP.write_text("half a st")
    assert not launcher.ready("player")


@pytest.mark.parametrize("name", ["requirements.lock", "requirements-dev.lock", "pyproject.toml"])
def test_launcher_updates_when_a_deciding_file_changes(launcher, name):
    stamp(launcher, "dev")
    (launcher.ROOT / name).write_text("one==2\n")
    assert not launcher.ready("player")
    assert any(launcher.installed()), "an update, not a new .venv"


def test_launcher_starts_over_when_moved_or_without_python(launcher, monkeypatch):
    stamp(launcher, "dev")
    with monkeypatch.context() as moved:
        moved.setattr(launcher, "ROOT", launcher.ROOT.parent)
        assert not any(launcher.installed())
    assert any(launcher.installed())
    launcher.PYTHON.unlink()
    assert not any(launcher.installed())


def test_launcher_writes_the_stamp_last(launcher, monkeypatch):
    stamp(launcher, "player")
    seen = []
    monkeypatch.setattr(launcher, "pip", lambda *arguments: seen.append((launcher.STAMP.exists(), arguments)))
    monkeypatch.setattr(launcher, "build_front_end", lambda: seen.append((launcher.STAMP.exists(), ("front end",))))
    launcher.install("dev")
    assert [there for there, _ in seen] == [False, False, False]
    assert seen[0][1] == ("--require-hashes", "--requirement", "requirements-dev.lock")
    assert seen[1][1] == ("front end",), "before the package is built, which then finds it ready"
    assert launcher.ready("dev")


def test_launcher_says_in_a_sentence_that_the_network_is_missing(launcher, monkeypatch):
    said = "WARNING: Retrying after connection broken by 'NewConnectionError(...)'\nERROR: No matching distribution"
    monkeypatch.setattr(
        launcher.subprocess, "run", lambda *_, **__: subprocess.CompletedProcess([], 1, stdout="", stderr=said)
    )
    with pytest.raises(launcher.SetupError, match="no connection"):
        launcher.pip("x")


def test_launcher_names_the_package_where_venv_is_missing(launcher, monkeypatch):
    monkeypatch.setitem(sys.modules, "ensurepip", None)
    with pytest.raises(launcher.SetupError, match=r"apt install python3\.\d+-venv$"):
        launcher.make_venv()


# The check runner


def test_checks_run_pytest_last():
    steps, variables = checks.plan([])
    assert [heading for heading, _ in steps][:5] == ["ruff", "ruff format", "mypy", "import-linter", "deptry"]
    assert steps[-1][0] == "pytest"
    assert variables == {}
    long, variables = checks.plan(["--long"])
    assert variables == {"KAPER_LONG": "1"}
    assert [step for step in long if "tools.mutants" not in step[1] and step != checks.ON_POSTGRES] == steps
    assert checks.ON_POSTGRES in long
    assert long[-1] == steps[-1]
    games = sorted(folder.parent.name for folder in ROOT.glob("src/kaper/games/*/rules.toml"))
    assert sorted(step[1][5] for step in long if "tools.mutants" in step[1]) == games


def test_checks_pass_other_arguments_to_pytest_alone():
    steps, variables = checks.plan(["--long", "tests/core", "-x"])
    assert [heading for heading, _ in steps] == ["pytest"]
    assert steps[0][1][1:] == ["tests/core", "-x"]
    assert variables == {"KAPER_LONG": "1"}


def test_checks_report_the_rules_of_every_game_with_a_ledger(tmp_path):
    assert checks.rule_reports(tmp_path) == []
    for game in ("two", "one"):
        ledger = tmp_path / "src" / "kaper" / "games" / game / "rules.toml"
        ledger.parent.mkdir(parents=True)
        ledger.touch()
    reports = checks.rule_reports(tmp_path)
    assert [command[-3:] for _, command in reports] == [["rules", "one", "--uncited"], ["rules", "two", "--uncited"]]


def test_checks_go_on_after_a_failure_and_name_it(capfd):
    fail = [sys.executable, "-c", "raise SystemExit(3)"]
    tell = [sys.executable, "-c", "import os; print('told', os.environ['KAPER_FAILED'])"]
    assert checks.run([("bad", fail), ("good", tell)], {}) == ["bad"]
    assert "told bad" in capfd.readouterr().out


MEETS = """
import pathlib, sys, time
here, there = map(pathlib.Path, sys.argv[1:3])
here.touch()
for _ in range(6000):
    if there.exists():
        break
    time.sleep(0.01)
else:
    sys.exit("nobody came")
print("met at", here.name)
sys.exit(int(sys.argv[3]))
"""


def test_checks_of_one_core_run_beside_each_other_and_are_told_apart(tmp_path, capfd):
    def step(heading, code, *names):
        return heading, [sys.executable, "-c", MEETS, *(str(tmp_path / name) for name in names), str(code)]

    assert checks.run([step("mypy", 3, "one", "two"), step("ruff", 0, "two", "one")], {}) == ["mypy"]
    told = capfd.readouterr().out
    assert re.fullmatch(
        r"\n=== mypy\nmet at one\n--- FAILED in .* s\n\n=== ruff\nmet at two\n--- passed in .* s\n", told
    )


def test_checks_tell_which_browser_tests_failed_and_why(tmp_path):
    assert checks.browsed(tmp_path / "none.xml") == []
    report = tmp_path / "browser.xml"
    good = '<testcase classname="tests.browser.test_a" name="test_good"/>'
    bad = '<testcase classname="tests.browser.test_a" name="test_bad"><failure message="no map&#10;more">long</failure>'
    report.write_text(f"<testsuites><testsuite>{good}{bad}</testcase></testsuite></testsuites>")
    assert checks.browsed(report) == ["tests.browser.test_a::test_bad: no map"]


# Skipped tests

SKIPPING = """
import pytest
def test_one(): pytest.skip("no reason")
@pytest.mark.xfail
def test_two(): assert False
"""


def run_pytest(folder: Path, ci: str, test: str, *options: str) -> subprocess.CompletedProcess[str]:
    """Run pytest on one file of tests, in a folder of its own with a copy of our conftest.py."""
    (folder / "conftest.py").write_text((ROOT / "tests" / "conftest.py").read_text())
    (folder / "test_skipping.py").write_text(test)
    command = [sys.executable, "-m", "pytest", *options]
    environment = {**os.environ, "KAPER_CI": ci}
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)


@pytest.mark.parametrize(("ci", "code", "summary"), [("0", 0, "1 skipped, 1 xfailed"), ("1", 1, "1 failed, 1 xfailed")])
@pytest.mark.parametrize("options", [[], ["-n1"]], ids=["alone", "parallel"])
def test_a_skipped_test_fails_in_ci(tmp_path, ci, code, summary, options):
    done = run_pytest(tmp_path, ci, SKIPPING, *options)
    assert summary in done.stdout
    assert done.returncode == code


@pytest.mark.parametrize(("ci", "same"), [("0", "False"), ("1", "True")])
def test_properties_meet_the_same_examples_in_ci_and_new_ones_elsewhere(tmp_path, ci, same):
    asks = "import hypothesis\ndef test_one(): print('the same:', hypothesis.settings.default.derandomize)\n"
    with pytest.MonkeyPatch.context() as patch:
        patch.delenv("CI", raising=False)  # where Hypothesis itself would do the same
        assert f"the same: {same}" in run_pytest(tmp_path, ci, asks, "-s").stdout


def test_a_skipped_file_fails_in_ci(tmp_path):
    done = run_pytest(tmp_path, "1", "import pytest\npytest.importorskip('no_such_module')\n")
    assert "Nothing may be skipped" in done.stdout
    assert done.returncode != 0


@pytest.mark.parametrize("id", game_ids())
def test_a_books_rules_and_examples_are_those_of_its_game(id):
    """A rule that stands in no chapter needs one in book.toml; old examples need `python -m tools.examples GAME`."""
    game = find_game(id)
    book = chaptered(game)
    assert sum(len(rules) for _, rules in book.rules(game.ledger)) == len(game.ledger.rules)
    assert {kept.position.split()[1] for kept in book.kept.values()} <= {game.version}
