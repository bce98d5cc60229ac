"""Makes a release: `python tools/release.py 0.2.0` sets the version, closes the changelog, builds and checks the wheel, commits and tags.

`--dry-run` says what it would do and changes nothing. Nothing is published: the last line says how.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
from datetime import UTC, date, datetime
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VERSION = re.compile(r"\d+\.\d+\.\d+(?:(?:a|b|rc)\d+)?")


class Unready(Exception):
    """Why no release can be made now."""


def versioned(text: str, version: str) -> str:
    """The text of kaper/__init__.py with another version."""
    changed, count = re.subn(r'(?m)^__version__ = ".*"$', f'__version__ = "{version}"', text)
    if count != 1:
        raise Unready("src/kaper/__init__.py has no line with __version__")
    return changed


def cited(text: str, version: str, day: date) -> str:
    """CITATION.cff with another version and day."""
    text = re.sub(r"(?m)^version: .*$", f"version: {version}", text)
    return re.sub(r"(?m)^date-released: .*$", f"date-released: {day.isoformat()}", text)


def closed(changelog: str, version: str, day: date) -> str:
    """The changelog with what was unreleased under the new version."""
    head = "## [Unreleased]\n"
    if head not in changelog:
        raise Unready("CHANGELOG.md has no part [Unreleased]")
    if f"## [{version}]" in changelog:
        raise Unready(f"CHANGELOG.md has {version} already")
    before, _, after = changelog.partition(head)
    if not after.split("\n## [")[0].strip():
        raise Unready("CHANGELOG.md says nothing about what is new")
    return f"{before}{head}\n## [{version}] - {day.isoformat()}\n{after}"


def changes(root: Path, version: str, day: date) -> dict[Path, str]:
    """The files that a release changes, with what they will say."""
    if not VERSION.fullmatch(version):
        raise Unready(f"{version!r} is no version: write it like 0.2.0 or 0.2.0rc1")
    init, cff, log = root / "src/kaper/__init__.py", root / "CITATION.cff", root / "CHANGELOG.md"
    return {
        init: versioned(init.read_text(encoding="utf-8"), version),
        cff: cited(cff.read_text(encoding="utf-8"), version, day),
        log: closed(log.read_text(encoding="utf-8"), version, day),
    }


def run(*command: str | Path) -> None:
    """Run a command and stop where it fails."""
    print("$", *command, flush=True)
    if subprocess.run(command, cwd=ROOT, check=False).returncode:
        raise Unready(f"{command[0]} failed; `git checkout .` takes back what was changed")


def main(arguments: list[str] | None = None) -> int:
    """Make a release, or say why not."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("version")
    parser.add_argument("--dry-run", action="store_true")
    given = parser.parse_args(arguments)
    try:
        status = ["git", "status", "--porcelain"]
        dirty = subprocess.run(status, cwd=ROOT, capture_output=True, text=True, check=True).stdout
        if dirty and not given.dry_run:
            raise Unready("there are changes that are not committed")
        told = changes(ROOT, given.version, datetime.now(tz=UTC).date())
        for path, text in told.items():
            print(f"{path.relative_to(ROOT)} says {given.version}")
            if not given.dry_run:
                path.write_text(text, encoding="utf-8")
        if given.dry_run:
            return 0
        folder = ROOT / "build" / given.version
        run("./kaper", "test")
        run(sys.executable, "-m", "pip", "wheel", "--no-deps", "--no-build-isolation", "-w", folder, ".")
        run(sys.executable, "-m", "twine", "check", "--strict", *folder.glob("*.whl"))
        run("git", "commit", "-am", f"Kaper {given.version}")
        run("git", "tag", "-a", f"v{given.version}", "-m", f"Kaper {given.version}")
    except Unready as why:
        print(f"no release: {why}", file=sys.stderr)
        return 1
    print(f"ready: git push --follow-tags; twine upload {folder}/*.whl")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
