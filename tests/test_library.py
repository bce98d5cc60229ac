"""The library as others import it: its names, its examples, and a wheel that works in an empty environment."""

import doctest
import os
import re
import subprocess
import sys
import sysconfig
import venv
import zipfile
from functools import partial
from pathlib import Path

import httpx
import pytest

import kaper
from kaper.arena import contest
from kaper.bots import known
from kaper.core import chance, match

ROOT = Path(__file__).parent.parent


def test_every_name_of_the_library_is_there_and_says_what_it_is():
    assert len(set(kaper.__all__)) == len(kaper.__all__) == len(kaper._PLACES)
    for name in kaper.__all__:
        thing = getattr(kaper, name)
        assert name == "Answer" or (thing.__doc__ or "").strip(), name
    assert set(kaper.__all__) <= set(dir(kaper))
    with pytest.raises(AttributeError, match="no attribute 'Parrot'"):
        _ = kaper.Parrot


def test_importing_the_library_brings_nothing_in_until_it_is_used():
    code = "import sys, kaper; print([m for m in sys.modules if m.startswith('kaper.')])"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert told.strip() == "[]"


@pytest.mark.parametrize("module", [kaper, contest, known, chance, match], ids=lambda module: module.__name__)
def test_what_the_docstrings_show_is_true(module):
    found = doctest.testmod(module)
    assert found.attempted >= 1
    assert found.failed == 0


def test_the_tutorial_does_what_it_says():
    found = doctest.testfile(str(ROOT / "docs" / "library.md"), module_relative=False)
    assert found.attempted > 30
    assert found.failed == 0


@pytest.fixture(scope="module")
def wheels(tmp_path_factory):
    """The package as it would be released, built twice from the same sources."""
    built = []
    for turn in ("first", "second"):
        folder = tmp_path_factory.mktemp(turn)
        command = [
            sys.executable,
            "-m",
            "pip",
            "wheel",
            "--quiet",
            "--no-deps",
            "--no-build-isolation",
            "-w",
            folder,
            ".",
        ]
        subprocess.run(command, cwd=ROOT, check=True)
        built.append(next(folder.glob("*.whl")))
    return built


def test_the_wheel_is_the_same_each_time_and_has_the_front_end_inside(wheels):
    first, second = wheels
    assert first.read_bytes() == second.read_bytes()
    names = zipfile.ZipFile(first).namelist()
    assert "kaper/static/index.html" in names
    assert "kaper/py.typed" in names
    assert "kaper/research/shapes/cove.json" in names
    assert not [name for name in names if name.startswith(("tests", "web", "bench"))]


def test_twine_finds_nothing_wrong_with_it(wheels):
    told = subprocess.run(
        [sys.executable, "-m", "twine", "check", "--strict", wheels[0]], capture_output=True, text=True, check=False
    )
    assert told.returncode == 0, told.stdout + told.stderr


def test_the_wheel_works_in_an_environment_of_its_own(wheels, tmp_path):
    """Import, play and serve where nothing is known of the sources; what it depends on is lent from the tests' environment."""
    place = tmp_path / "env"
    venv.create(place)
    (site,) = place.glob("lib/python*/site-packages")
    zipfile.ZipFile(wheels[0]).extractall(site)
    lent = sysconfig.get_paths()["purelib"]
    # not as a site folder: the .pth file that leads to our sources is then not read
    (site / "lent.pth").write_text(f"import sys; sys.path.append({lent!r})\n")
    env = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "KAPER"))}
    python = place / "bin" / "python"
    run = partial(subprocess.run, cwd=tmp_path, env=env, capture_output=True, text=True, check=True)
    assert run([python, "-c", "import kaper; print(kaper.__file__)"]).stdout.startswith(str(site))
    played = "import kaper; print(kaper.contest(kaper.find_game('sevenseas'), 'random', matches=2, seats=2)[0].matches)"
    assert int(run([python, "-c", played]).stdout) >= 2
    command = [python, "-m", "kaper", "serve", "--data", tmp_path / "data", "--port", "0", "--no-open"]
    with subprocess.Popen(command, cwd=tmp_path, env=env, stdout=subprocess.PIPE, text=True) as serving:
        assert serving.stdout is not None
        address = next(found[0] for line in serving.stdout if (found := re.search(r"http://127\.0\.0\.1:\d+/", line)))
        assert "<html" in httpx.get(address).text
        serving.terminate()
