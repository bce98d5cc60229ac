"""All checks of the project, run by `./kaper test` inside .venv.

./kaper test             every check below, all of them even when one fails; those that use one core beside each other,
                         pytest last
./kaper test --long      the same with KAPER_LONG=1, under which soak tests run at full length, and faults made in the
                         rules of every game, which its tests must notice (tools/mutants.py), and the tests of the service on PostgreSQL
./kaper test ARGS ...    only pytest with these arguments: paths, -k WORDS, -x, -n auto ...

With KAPER_CI=1 a skipped test is a failure (tests/conftest.py).
"""

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import groupby
from pathlib import Path
from xml.etree import ElementTree

ROOT = Path(__file__).resolve().parent.parent
BIN = Path(sys.executable).parent

BROWSED = ROOT / ".pytest_cache" / "browser.xml"
"""What the browser tests came to: it is told again at the end of the run."""

Step = tuple[str, list[str]]  # its heading and its command


def tool(name: str, *arguments: str) -> list[str]:
    """The command that runs a tool of .venv, whatever PATH says."""
    return [str(BIN / name), *arguments]


def rule_reports(root: Path = ROOT) -> list[Step]:
    """For each game with a ledger: does a test cite every rule? The command fails where one is missing."""
    games = sorted(ledger.parent.name for ledger in root.glob("src/kaper/games/*/rules.toml"))
    return [(f"rules of {game}", [sys.executable, "-m", "kaper", "rules", game, "--uncited"]) for game in games]


def all_steps() -> list[Step]:
    """The whole run. Pytest comes last, so that its closing line closes the run."""
    return [
        ("ruff", tool("ruff", "check")),
        ("ruff format", tool("ruff", "format", "--check")),
        ("mypy", tool("mypy")),
        ("import-linter", tool("lint-imports", "--no-logo", "--no-cache")),
        ("deptry", tool("deptry", ".")),
        ("svelte-check", [sys.executable, str(ROOT / "tools" / "web.py"), "check"]),
        *rule_reports(),
        ("vitest", [sys.executable, str(ROOT / "tools" / "web.py"), "test"]),
        # apart: a process that drives a browser has a loop running, in which no test of the service can run
        ("browser", tool("pytest", "-n", "auto", "--dist", "worksteal", f"--junitxml={BROWSED}", "tests/browser")),
        ("pytest", tool("pytest", "-n", "auto", "--ignore", "tests/browser")),
    ]


BESIDE = ("ruff", "ruff format", "mypy", "import-linter", "deptry", "svelte-check", "rules of ")
"""How the headings begin of those that use one core: they run beside each other, the rest has all cores for itself."""

NOTICED = {"cove": 90, "sevenseas": 90, "marauders": 90, "maracaibo": 90, "spanishmain": 80}
"""How many faults of a hundred in the rules of a game its tests must notice."""


def faults() -> list[Step]:
    """Some faults in the rules of every game, made one at a time."""
    command = [sys.executable, "-m", "tools.mutants", "--sample", "150"]
    return [(f"faults in {game}", [*command, game, "--least", str(least)]) for game, least in NOTICED.items()]


ON_POSTGRES: Step = (
    "service on PostgreSQL",
    ["env", "KAPER_TEST_POSTGRES=1", *tool("pytest", "-n", "auto", "tests/server", "tests/attack")],
)
"""The tests of the service once more, on the other database."""


def plan(arguments: list[str]) -> tuple[list[Step], dict[str, str]]:
    """The steps that these arguments ask for, and the variables to set for them."""
    variables = {"KAPER_LONG": "1"} if "--long" in arguments else {}
    for_pytest = [argument for argument in arguments if argument != "--long"]
    if for_pytest:
        return [("pytest", tool("pytest", *for_pytest))], variables
    *first, last = all_steps()
    return [*first, *([*faults(), ON_POSTGRES] if variables else []), last], variables


def run(steps: list[Step], environment: dict[str, str]) -> list[str]:
    """Run all steps, each told of under its heading; the headings of those that failed come back."""
    failed: list[str] = []
    for beside, some in groupby(steps, lambda step: step[0].startswith(BESIDE)):
        for heading, code, seconds in together(list(some), environment) if beside else alone(some, environment, failed):
            if code != 0:
                failed.append(heading if heading != "browser" else "\n".join([heading, *browsed()]))
            if heading != "pytest":  # which says so itself
                print(f"--- {'passed' if code == 0 else 'FAILED'} in {seconds:.1f} s", flush=True)
    return failed


Ran = tuple[str, int, float]  # the heading of a step, its exit code and how many seconds it took


def alone(steps: Iterator[Step], environment: dict[str, str], failed: list[str]) -> Iterator[Ran]:
    """One after the other, each with all cores for itself; what they print is seen at once."""
    for heading, command in steps:
        print(f"\n=== {heading}", flush=True)
        begin = time.monotonic()
        told = {**environment, "KAPER_FAILED": ", ".join(failed)}  # pytest shows it right above its closing line
        code = subprocess.run(command, cwd=ROOT, env=told, check=False).returncode
        yield heading, code, time.monotonic() - begin


def together(steps: list[Step], environment: dict[str, str]) -> Iterator[Ran]:
    """As many at a time as there are cores; what each prints is told when those before it are through."""

    def through(step: Step) -> tuple[str, int, float]:
        begin = time.monotonic()
        done = subprocess.run(
            step[1], cwd=ROOT, env=environment, check=False, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
        )
        return done.stdout, done.returncode, time.monotonic() - begin

    with ThreadPoolExecutor(max(2, os.cpu_count() or 2)) as cores:
        for (heading, _), (printed, code, seconds) in zip(steps, cores.map(through, steps), strict=True):
            print(f"\n=== {heading}\n{printed}", end="", flush=True)
            yield heading, code, seconds


def browsed(report: Path = BROWSED) -> list[str]:
    """The browser tests that failed, each with the first line of why."""
    if not report.is_file():
        return []
    found = []
    for case in ElementTree.parse(report).iter("testcase"):  # noqa: S314 - pytest wrote it
        for fault in [*case.iter("failure"), *case.iter("error")]:
            why = (fault.get("message") or "").partition("\n")[0][:200]
            found.append(f"{case.get('classname')}::{case.get('name')}: {why}")
    return found


def main() -> int:
    steps, variables = plan(sys.argv[1:])
    BROWSED.unlink(missing_ok=True)
    try:
        return 1 if run(steps, {**os.environ, **variables}) else 0
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main())
