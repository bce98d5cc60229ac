"""The release command and the site: what they change, what they refuse, and that the docs build without a warning."""

import doctest
import re
from datetime import date
from pathlib import Path

import pytest

import kaper
from tools import release, site

ROOT = Path(__file__).parent.parent
DAY = date(2026, 12, 1)


def test_a_release_changes_version_changelog_and_citation():
    told = {path.name: text for path, text in release.changes(ROOT, "1.2.3", DAY).items()}
    assert '__version__ = "1.2.3"' in told["__init__.py"]
    assert "version: 1.2.3\ndate-released: 2026-12-01" in told["CITATION.cff"]
    before, after = told["CHANGELOG.md"].split("## [1.2.3] - 2026-12-01\n")
    assert before.endswith("## [Unreleased]\n\n")
    assert after == (ROOT / "CHANGELOG.md").read_text(encoding="utf-8").split("## [Unreleased]\n")[1]


def test_a_dry_run_changes_nothing(capsys):
    before = [path.read_bytes() for path in release.changes(ROOT, "1.2.3", DAY)]
    assert release.main(["1.2.3", "--dry-run"]) == 0
    assert "CHANGELOG.md says 1.2.3" in capsys.readouterr().out
    assert before == [path.read_bytes() for path in release.changes(ROOT, "1.2.3", DAY)]


@pytest.mark.parametrize("version", ["1.2", "v1.2.3", "1.2.3.dev0", "", "1.2.3; rm"])
def test_what_is_no_version_is_refused_with_a_sentence(version, capsys):
    assert release.main([version, "--dry-run"]) == 1
    assert "no release:" in capsys.readouterr().err


def test_a_changelog_without_news_or_with_that_version_is_refused():
    with pytest.raises(release.Unready, match="nothing about what is new"):
        release.closed("## [Unreleased]\n\n## [0.1.0] - x\n- y\n", "0.2.0", DAY)
    with pytest.raises(release.Unready, match="already"):
        release.closed("## [Unreleased]\n- z\n## [0.2.0] - x\n", "0.2.0", DAY)


def test_the_citation_names_the_version_that_this_is():
    assert f"version: {kaper.__version__}\n" in (ROOT / "CITATION.cff").read_text(encoding="utf-8")


def test_the_site_is_made_of_the_docs_without_a_warning(tmp_path):
    done = site.build(tmp_path)
    assert done.returncode == 0, done.stderr
    made = (tmp_path / "reference.html").read_text(encoding="utf-8")
    assert "kaper.core.match.Match" in made
    assert "Give a seat" in made, "the docstring of Match.act"
    loaded = re.findall(
        r'(?:src|href)="(https?://[^"]+\.(?:js|css|woff2?))', (tmp_path / "index.html").read_text("utf-8")
    )
    assert loaded == [], "the site must work without a network"


def test_the_page_on_research_does_what_it_says():
    found = doctest.testfile(str(ROOT / "docs" / "research.md"), module_relative=False)
    assert found.attempted > 10
    assert found.failed == 0
