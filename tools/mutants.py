"""Do the tests of a game notice a fault in its rules? Makes small faults one at a time and runs the tests that meet them.

.venv/bin/python tools/mutants.py GAME ...           every fault of these games (all of them where none is named)
    --sample N --seed S    only so many of each game, drawn by chance
    --only TEXT            only faults whose description holds this: a file, a function
    --jobs J               so many at a time
    --least PERCENT        exit with 1 where fewer are noticed

The tests are collected and run once, noting which functions each of them calls. For every fault a copy of that process is
made (a fork), the code of one function exchanged, and the tests that call it are run, the quickest first, until one fails.
A function that no test calls (one that works while modules are loaded) is tried in a process of its own.
"""

from __future__ import annotations

import argparse
import gc
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import cache
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import CodeType, FrameType, FunctionType
from typing import Any

import pytest
from _pytest.runner import runtestprotocol

from tools.mutations import Mutant, code_of, mutants_of, mutated, rule_files

ROOT = Path(__file__).resolve().parent.parent
SURVIVED, NOTICED = 0, 1
CACHED = type(cache(len))
PLAIN = ["-q", "--no-header", "-p", "no:cacheprovider", "-p", "no:xdist"]
PATIENCE = 15.0  # seconds beyond twenty times what the tests took without a fault


@dataclass
class Tally:
    """What became of the faults of one game."""

    noticed: int = 0
    survived: list[Mutant] = field(default_factory=list)

    @property
    def share(self) -> float:
        """The part that was noticed, in percent."""
        return 100 * self.noticed / max(1, self.noticed + len(self.survived))


class Trial:
    """A pytest plugin: instead of the tests it runs the faults. Tests of bots show no rules and are left out."""

    def __init__(self, mutants: list[Mutant], jobs: int) -> None:
        self.mutants, self.jobs = mutants, jobs
        self.tally = Tally()
        self.took: dict[str, float] = {}
        self.callers: dict[tuple[str, str], set[str]] = {}  # (file, function): the tests that call it
        self.failed: list[str] = []

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Once without a fault, then once for each."""
        items = {item.nodeid: item for item in session.items if not item.path.stem.startswith("test_bot")}
        self.watch(list(items.values()))
        if not self.failed:
            self.try_all(items)
        return True

    def watch(self, items: list[pytest.Item]) -> None:
        """Run every test, noting its time and the functions it calls."""
        files = {str(mutant.file) for mutant in self.mutants}
        for place, item in enumerate(items):
            called: set[CodeType] = set()

            def note(frame: FrameType, event: str, _: Any, called: set[CodeType] = called) -> None:
                called.add(frame.f_code)  # a call; that of a generator may be one of many

            following = items[place + 1] if place + 1 < len(items) else None
            begun = time.perf_counter()
            sys.settrace(note)
            try:
                reports = runtestprotocol(item, log=False, nextitem=following)
            finally:
                sys.settrace(None)
            self.took[item.nodeid] = time.perf_counter() - begun
            if any(report.failed for report in reports):
                self.failed.append(item.nodeid)
            for code in called:
                if code.co_filename in files:
                    self.callers.setdefault((code.co_filename, outer(code.co_qualname)), set()).add(item.nodeid)

    def try_all(self, items: dict[str, pytest.Item]) -> None:
        """Every fault in a process of its own, some at a time."""
        found = Found({str(mutant.file) for mutant in self.mutants})
        running: dict[int, tuple[Mutant, float]] = {}
        waiting = list(reversed(self.mutants))
        while waiting or running:
            while waiting and len(running) < self.jobs:
                mutant = waiting.pop()
                names = sorted(self.callers.get((str(mutant.file), mutant.function), ()), key=self.took.__getitem__)
                sys.stdout.flush()
                pid = os.fork()
                if pid == 0:
                    os._exit(attempt(mutant, [items[name] for name in names], found))
                patience = PATIENCE + 20 * sum(self.took[name] for name in names)
                running[pid] = mutant, time.monotonic() + (patience if names else 600.0)
            self.gather(running)

    def gather(self, running: dict[int, tuple[Mutant, float]]) -> None:
        """Wait for one to end; those that never will are ended: a test that hangs has noticed the fault."""
        while True:
            pid, status = os.waitpid(-1, os.WNOHANG)
            if pid in running:
                mutant, _ = running.pop(pid)
                if os.waitstatus_to_exitcode(status) == SURVIVED:
                    self.tally.survived.append(mutant)
                else:
                    self.tally.noticed += 1
                return
            for late in [pid for pid, (_, end) in running.items() if time.monotonic() > end]:
                os.kill(late, signal.SIGKILL)
            time.sleep(0.005)


def outer(qualname: str) -> str:
    """The function of the module or class that holds an inner one."""
    return qualname.partition(".<locals>")[0]


def written_in(function: Any) -> str:
    """The file of a function; none has one that is built in."""
    return function.__code__.co_filename if isinstance(function, FunctionType) else ""


class Found:
    """What lives in this process of some files: every function object by file and name, and all that is remembered."""

    def __init__(self, files: set[str]) -> None:
        self.functions: dict[tuple[str, str], list[FunctionType]] = {}
        self.remembered: list[Callable[[], None]] = []
        for thing in gc.get_objects():
            if isinstance(thing, FunctionType) and thing.__code__.co_filename in files:
                self.functions.setdefault((thing.__code__.co_filename, thing.__code__.co_qualname), []).append(thing)
            elif type(thing) is CACHED and written_in(thing.__wrapped__) in files:
                self.remembered.append(thing.cache_clear)


def attempt(mutant: Mutant, items: list[pytest.Item], found: Found) -> int:
    """In the forked process: make the fault and run the tests; whether one of them failed."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)
    if not items:
        asked = [sys.executable, "-m", "tools.mutants", "--one", str(mutant.file), str(mutant.number)]
        return subprocess.run(asked, cwd=ROOT, check=False).returncode
    code = code_of(mutated(mutant), mutant.function)
    for function in found.functions[str(mutant.file), mutant.function]:
        function.__code__ = code
    for forget in found.remembered:
        forget()
    for place, item in enumerate(items):
        following = items[place + 1] if place + 1 < len(items) else None
        if any(report.failed for report in runtestprotocol(item, log=False, nextitem=following)):
            return NOTICED
    return SURVIVED


def one(file: Path, number: int) -> int:
    """The whole tests of a game over a module that has the fault from the moment it is loaded."""
    code = mutated(mutants_of(file)[number])
    usual = SourceFileLoader.get_code

    def get_code(self: SourceFileLoader, name: str) -> CodeType | None:
        return code if self.path == str(file) else usual(self, name)

    SourceFileLoader.get_code = get_code  # type: ignore[assignment,method-assign]
    return NOTICED if pytest.main([str(tests_of(file.parent)), "-x", *PLAIN]) else SURVIVED


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
    """What tests did not notice, and how much they did."""
    for mutant in sorted(tally.survived, key=lambda m: (m.file.name, m.line, m.number)):
        print(f"  survived  {mutant}")
    total = tally.noticed + len(tally.survived)
    print(f"{game}: {tally.noticed} of {total} faults noticed ({tally.share:.1f} %) in {seconds:.0f} s", flush=True)


def main(arguments: Iterable[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("games", nargs="*")
    parser.add_argument("--sample", type=int)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", default="")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--least", type=float, default=0.0)
    parser.add_argument("--root", type=Path, default=ROOT, help=argparse.SUPPRESS)
    parser.add_argument("--one", nargs=2, help=argparse.SUPPRESS)
    asked = parser.parse_args(None if arguments is None else list(arguments))
    if asked.one:
        return one(Path(asked.one[0]), int(asked.one[1]))
    folders = sorted(ledger.parent for ledger in (asked.root / "src" / "kaper" / "games").glob("*/rules.toml"))
    poor = False
    for folder in [f for f in folders if not asked.games or f.name in asked.games]:
        tests = tests_of(folder)
        found = [mutant for file in rule_files(folder) for mutant in mutants_of(file) if asked.only in str(mutant)]
        trial = Trial(drawn(found, asked.sample, asked.seed), asked.jobs)
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
