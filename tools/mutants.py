"""Do the tests of a game notice a fault in its rules? Makes small faults one at a time and runs the tests that meet them.

.venv/bin/python tools/mutants.py GAME ...           every fault of these games (all of them where none is named)
    --sample N --seed S    only so many of each game, drawn by chance
    --only TEXT ...        only faults whose description holds one of these: a file, a function
    --jobs J               so many at a time
    --longest SECONDS      tests that take longer are not asked
    --tests TEXT           only tests in files whose names match this
    --least PERCENT        exit with 1 where fewer are noticed
    --notes FILE           write down what became of each fault; those that stand there already are not tried again

The tests are collected and run once, noting which lines each of them reaches. For every fault a copy of that process is
made (a fork), the code of one function exchanged, and the tests that reach its line are run, the quickest first, until one
fails. Tests that take longer than ten seconds (whole games by the dozen) are not asked: what only they would notice counts
as unnoticed. A function that no test calls (one that works while modules are loaded) is tried in a process of its own.
"""

from __future__ import annotations

import argparse
import gc
import os
import random
import re
import resource
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cache
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import CodeType, FrameType, FunctionType
from typing import Any

import hypothesis
import pytest
from _pytest.runner import runtestprotocol
from hypothesis import Phase

from tools.mutations import Mutant, Workshop, mutants_of, mutated, rule_files

ROOT = Path(__file__).resolve().parent.parent
SURVIVED, NOTICED = 0, 1
CACHED = type(cache(len))
PLAIN = ["-q", "--no-header", "-p", "no:cacheprovider", "-p", "no:xdist", "--assert=plain", "--tb=native"]
LONGEST = 10.0  # seconds of the processor for a test, while its lines are watched
WHOLE = 900  # seconds of the processor for all tests of a game
PATIENCE = 4.0  # seconds of the processor beyond six times what a test took without a fault


@dataclass
class Tally:
    """What became of the faults of one game."""

    noticed: int = 0
    survived: list[Mutant] = field(default_factory=list)

    def add(self, mutant: Mutant, noticed: bool) -> None:
        """One more fault was tried; what survives is told at once."""
        if noticed:
            self.noticed += 1
        else:
            self.survived.append(mutant)
            print(f"  survived  {mutant}", flush=True)

    @property
    def share(self) -> float:
        """The part that was noticed, in percent."""
        return 100 * self.noticed / max(1, self.noticed + len(self.survived))


class Trial:
    """A pytest plugin: instead of the tests it runs the faults. Tests of bots show no rules and are left out."""

    def __init__(
        self, mutants: list[Mutant], jobs: int, longest: float = LONGEST, tests: str = "", notes: Path | None = None
    ) -> None:
        self.jobs, self.longest, self.tests, self.notes = jobs, longest, tests, notes
        self.tally = Tally()
        before = told_before(notes)
        for mutant in mutants:
            if note(mutant) in before:
                self.tally.add(mutant, before[note(mutant)])
        self.mutants = [mutant for mutant in mutants if note(mutant) not in before]
        self.took: dict[str, float] = {}
        self.reached: dict[tuple[str, int], set[str]] = {}  # (file, line): the tests that reach it
        self.called: set[tuple[str, str]] = set()  # (file, function) that some test calls
        self.failed: list[str] = []

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Once without a fault, then once for each."""
        items = {
            item.nodeid: item
            for item in session.items
            if not item.path.stem.startswith("test_bot") and re.search(self.tests, item.path.stem)
        }
        hypothesis.settings.register_profile("mutants", deadline=None, phases=[Phase.explicit, Phase.generate])
        hypothesis.settings.load_profile("mutants")  # the smallest example is of no interest here
        if self.mutants:
            self.watch(list(items.values()))
        if not self.failed:
            self.try_all(items)
        return True

    def watch(self, items: list[pytest.Item]) -> None:
        """Run every test, noting its time and the lines it reaches; nothing is remembered from the one before."""
        found = Found({str(mutant.file) for mutant in self.mutants})
        wanted = Wanted(self.mutants)
        for place, item in enumerate(items):
            seen = Seen(wanted, self.longest)
            found.forget()
            following = items[place + 1] if place + 1 < len(items) else None
            begun = time.process_time()
            sys.settrace(seen.call)
            try:
                reports = runtestprotocol(item, log=False, nextitem=following)
            finally:
                sys.settrace(None)
            self.took[item.nodeid] = time.process_time() - begun
            if any(report.failed for report in reports):
                self.failed.append(item.nodeid)
            self.called |= {(code.co_filename, code.co_qualname) for code in seen.codes}
            if self.took[item.nodeid] <= self.longest:
                for line in seen.lines:
                    self.reached.setdefault(line, set()).add(item.nodeid)

    def askable(self, mutant: Mutant) -> list[str] | None:
        """The tests that may notice a fault, the quickest first; None where only a process of its own can tell."""
        names = set[str]().union(*(self.reached.get((str(mutant.file), line), ()) for line in mutant.lines))
        if not names and (str(mutant.file), mutant.function) not in self.called:
            return None
        return sorted(names, key=self.took.__getitem__)

    def try_all(self, items: dict[str, pytest.Item]) -> None:
        """Every fault in a process of its own, some at a time."""
        found = Found({str(mutant.file) for mutant in self.mutants})
        workshop = Workshop({mutant.file for mutant in self.mutants})
        gc.collect()
        gc.freeze()  # forked processes leave all this alone
        running: dict[int, Mutant] = {}
        waiting = list(reversed(self.mutants))
        while waiting or running:
            while waiting and len(running) < self.jobs:
                mutant = waiting.pop()
                names = self.askable(mutant)
                sys.stdout.flush()
                pid = os.fork()
                if pid == 0:
                    with suppress(Exception):  # what cannot be tried has not been noticed
                        tests = None if names is None else [(items[name], self.took[name]) for name in names]
                        os._exit(attempt(mutant, tests, found, workshop))
                    os._exit(SURVIVED)
                running[pid] = mutant
            self.gather(running)

    def gather(self, running: dict[int, Mutant]) -> None:
        """Wait for one to end, and note what became of it."""
        pid, status = os.wait()
        mutant = running.pop(pid)
        noticed = os.waitstatus_to_exitcode(status) != SURVIVED
        self.tally.add(mutant, noticed)
        if self.notes:
            with self.notes.open("a", encoding="utf-8") as file:
                file.write(f"{'noticed ' if noticed else 'survived'}  {note(mutant)}\n")


def note(mutant: Mutant) -> str:
    """A fault in one line, told apart from all others of its game."""
    return f"{mutant.file.parent.name}/{mutant} ({mutant.number})"


def told_before(notes: Path | None) -> dict[str, bool]:
    """The faults that notes tell of, and whether each was noticed."""
    if notes is None or not notes.exists():
        return {}
    lines = notes.read_text(encoding="utf-8").splitlines()
    return {line[10:]: line.startswith("noticed") for line in lines}


class Wanted:
    """The lines of all faults, by the code they are in: no other line is watched."""

    def __init__(self, mutants: list[Mutant]) -> None:
        self.lines: dict[str, set[int]] = {}
        for mutant in mutants:
            self.lines.setdefault(str(mutant.file), set()).update(mutant.lines)
        self.found: dict[CodeType, frozenset[int]] = {}

    def of(self, code: CodeType) -> frozenset[int]:
        """The lines of a code in which there is a fault."""
        if code not in self.found:
            own = {line for _, _, line in code.co_lines() if line is not None}
            self.found[code] = frozenset(own & self.lines[code.co_filename])
        return self.found[code]


class Seen:
    """What one test reaches of the lines that are wanted, as Python's own tracing tells it."""

    def __init__(self, wanted: Wanted, longest: float) -> None:
        self.wanted = wanted
        self.codes: set[CodeType] = set()
        self.lines: set[tuple[str, int]] = set()
        self.left: dict[CodeType, set[int]] = {}  # lines of a code that were not reached yet
        self.end = time.process_time() + longest
        self.count = 0

    def call(self, frame: FrameType, _event: str, _: Any) -> Any:
        """A function begins or goes on: its lines are of interest where some of those wanted were not reached yet."""
        code = frame.f_code
        if code.co_filename not in self.wanted.lines:
            return None
        self.codes.add(code)
        if code not in self.left:
            self.left[code] = set(self.wanted.of(code))
        if not self.left[code]:
            return None
        self.count += 1
        if self.count % 1024 == 0 and time.process_time() > self.end:
            sys.settrace(None)  # it is too long to be asked; let it end quickly
            return None
        return self.line

    def line(self, frame: FrameType, _event: str, _: Any) -> Any:
        code, number = frame.f_code, frame.f_lineno
        left = self.left[code]
        if number in left:
            left.discard(number)
            self.lines.add((code.co_filename, number))
        return self.line if left else None


def written_in(function: Any) -> str:
    """The file of a function; none has one that is built in."""
    return function.__code__.co_filename if isinstance(function, FunctionType) else ""


class Found:
    """What lives in this process of some files: every function object by file and name, and all that is remembered."""

    def __init__(self, files: set[str]) -> None:
        self.files = files
        self.functions: dict[tuple[str, str], list[FunctionType]] = {}
        self.remembered: list[Callable[[], None]] = []
        for thing in gc.get_objects():
            if isinstance(thing, FunctionType) and thing.__code__.co_filename in files:
                self.functions.setdefault((thing.__code__.co_filename, thing.__code__.co_qualname), []).append(thing)
            elif type(thing) is CACHED and written_in(thing.__wrapped__) in files:
                self.remembered.append(thing.cache_clear)

    def exchange_inner(self, file: str, code: CodeType) -> None:
        """Functions that were made inside a function before its code was exchanged get theirs, too."""
        for inner in (part for part in code.co_consts if isinstance(part, CodeType)):
            for function in self.functions.get((file, inner.co_qualname), ()):
                if function.__code__.co_firstlineno == inner.co_firstlineno:
                    function.__code__ = inner
            self.exchange_inner(file, inner)

    def forget(self) -> None:
        """Nothing is remembered any more."""
        for clear in self.remembered:
            clear()


def attempt(mutant: Mutant, tests: list[tuple[pytest.Item, float]] | None, found: Found, workshop: Workshop) -> int:
    """In the forked process: make the fault and run the tests; whether one of them failed, or took for ever."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)
    if tests is None:
        asked = [sys.executable, "-m", "tools.mutants", "--one", str(mutant.file), str(mutant.number)]
        return subprocess.run(asked, cwd=ROOT, check=False).returncode
    code = workshop.code(mutant)
    for function in found.functions[str(mutant.file), mutant.function]:
        function.__code__ = code
    try:
        found.exchange_inner(str(mutant.file), code)
    except ValueError:  # one of them no longer needs a variable that it was made with
        return attempt(mutant, None, found, workshop)
    found.forget()
    for place, (item, took) in enumerate(tests):
        following = tests[place + 1][0] if place + 1 < len(tests) else None
        signal.setitimer(signal.ITIMER_PROF, PATIENCE + 6 * took)  # ends the process, which is not `SURVIVED`
        if any(report.failed for report in runtestprotocol(item, log=False, nextitem=following)):
            return NOTICED
    return SURVIVED


def one(file: Path, number: int) -> int:
    """The whole tests of a game over a module that has the fault from the moment it is loaded; what hangs is noticed."""
    resource.setrlimit(resource.RLIMIT_CPU, (WHOLE, WHOLE))
    code = mutated(mutants_of(file)[number])
    usual = SourceFileLoader.get_code

    def get_code(self: SourceFileLoader, name: str) -> CodeType | None:
        return code if self.path == str(file) else usual(self, name)

    SourceFileLoader.get_code = get_code  # type: ignore[assignment,method-assign]
    folder = next(folder for folder in file.parents if (folder / "rules.toml").exists())
    return NOTICED if pytest.main([str(tests_of(folder)), "-x", *PLAIN]) else SURVIVED


def tests_of(folder: Path) -> Path:
    """The tests of the game in src/kaper/games/NAME."""
    return folder.parents[3] / "tests" / "games" / folder.name


def drawn(mutants: list[Mutant], wanted: int | None, seed: int) -> list[Mutant]:
    """So many of them by chance, in the order of the files; all where no number is wanted."""
    if wanted is None or wanted >= len(mutants):
        return mutants
    places = sorted(random.Random(seed).sample(range(len(mutants)), wanted))
    return [mutants[place] for place in places]


def report(game: str, tally: Tally, seconds: float) -> None:
    """How much the tests noticed; what they did not was told when it was found."""
    total = tally.noticed + len(tally.survived)
    print(f"{game}: {tally.noticed} of {total} faults noticed ({tally.share:.1f} %) in {seconds:.0f} s", flush=True)


def main(arguments: Iterable[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("games", nargs="*")
    parser.add_argument("--sample", type=int)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", nargs="+", default=[""])
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--longest", type=float, default=LONGEST)
    parser.add_argument("--tests", default="")
    parser.add_argument("--least", type=float, default=0.0)
    parser.add_argument("--notes", type=Path)
    parser.add_argument("--root", type=Path, default=ROOT, help=argparse.SUPPRESS)
    parser.add_argument("--one", nargs=2, help=argparse.SUPPRESS)
    asked = parser.parse_args(None if arguments is None else list(arguments))
    if asked.one:
        return one(Path(asked.one[0]), int(asked.one[1]))
    folders = sorted(ledger.parent for ledger in (asked.root / "src" / "kaper" / "games").glob("*/rules.toml"))
    poor = False
    for folder in [f for f in folders if not asked.games or f.name in asked.games]:
        tests = tests_of(folder)
        made = [mutant for file in rule_files(folder) for mutant in mutants_of(file)]
        found = [mutant for mutant in made if any(text in str(mutant) for text in asked.only)]
        trial = Trial(drawn(found, asked.sample, asked.seed), asked.jobs, asked.longest, asked.tests, asked.notes)
        begun = time.monotonic()
        code = pytest.main([str(tests), *PLAIN], [trial])
        if trial.failed or code not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
            print(f"{folder.name}: fails without any fault: {', '.join(trial.failed[:3]) or code}")
            return 2
        report(folder.name, trial.tally, time.monotonic() - begun)
        poor |= trial.tally.share < asked.least
    return int(poor)


if __name__ == "__main__":
    sys.exit(main())
