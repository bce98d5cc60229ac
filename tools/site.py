"""Makes the site of the docs: guide and reference as pages that need no network. `python tools/site.py [FOLDER]`."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def build(folder: Path) -> subprocess.CompletedProcess[str]:
    """Make the site in a folder; a warning is an error."""
    command = [sys.executable, "-m", "sphinx", "-W", "--keep-going", "-q", "-b", "html", "docs", str(folder)]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


def main() -> None:
    """Build, and say where it lies or what is wrong."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "build" / "site"
    done = build(folder)
    print(done.stderr if done.returncode else f"the site lies in {folder}/index.html")
    raise SystemExit(done.returncode)


if __name__ == "__main__":
    main()
