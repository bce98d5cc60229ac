"""What all tests share: Hypothesis without deadlines; where KAPER_CI=1 the same examples each time, and no skipped test.

A test says which rules of a ledger it shows by `@pytest.mark.rule("id", ...)`.
"""

import os
from collections.abc import Generator

import hypothesis
import pytest

CI = os.environ.get("KAPER_CI") == "1"
"""Continuous integration, where a change is refused for what it does: new examples are looked for everywhere else."""

hypothesis.settings.register_profile(
    "kaper", deadline=None, derandomize=CI
)  # how long a test takes depends on the machine
hypothesis.settings.load_profile("kaper")


def fail_if_skipped(report: pytest.TestReport | pytest.CollectReport) -> None:
    """Under KAPER_CI=1 turn a skip into a failure; an expected failure (xfail) stays what it is."""
    if CI and report.skipped and not hasattr(report, "wasxfail"):
        reason = report.longrepr[2] if isinstance(report.longrepr, tuple) else report.longrepr
        report.outcome = "failed"
        report.longrepr = f"Nothing may be skipped under KAPER_CI=1. {reason}"


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    fail_if_skipped(report)
    return report


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report() -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    report = yield
    fail_if_skipped(report)
    return report


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Name the checks that failed before pytest began (tools/checks.py)."""
    if failed := os.environ.get("KAPER_FAILED"):
        terminalreporter.section("other checks failed", red=True)
        terminalreporter.line(failed)
