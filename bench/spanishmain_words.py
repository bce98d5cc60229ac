"""Does the test that is said to show a word of the cards go red where no card has that word?

    python bench/spanishmain_words.py [WORD ...]

For every word of the vocabulary the cards are read without it, and the test that `tests/games/spanishmain/vocabulary.toml` names
first for it is run. One that stays green shows nothing; its word is printed, and the program ends with 1.
"""

import os
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))
TESTS = ROOT / "tests" / "games" / "spanishmain"
PLUGIN = """
import csv, os
from tests.games.spanishmain.words_by_rule import rule_of
real = csv.DictReader.__next__
def without(self):
    row = real(self)
    for column in ("effects", "keywords"):
        if row.get(column):
            row[column] = " ".join(word for word in row[column].split() if rule_of(word) != os.environ["WITHOUT"])
    return row
csv.DictReader.__next__ = without
"""


def shown(rule: str, test: str) -> bool:
    """Is the test red without the word?"""
    file = next(file for file in TESTS.rglob("test_*.py") if f"def {test}(" in file.read_text(encoding="utf-8"))
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "-x",
        "-p",
        "no:cacheprovider",
        "-p",
        "without_a_word",
        str(file),
        "-k",
        test,
    ]
    paths = os.pathsep.join((str(ROOT / "build" / "words"), str(ROOT)))
    ran = subprocess.run(
        command,
        cwd=ROOT,
        env={**os.environ, "WITHOUT": rule, "PYTHONPATH": paths},
        capture_output=True,
        text=True,
        check=False,
    )
    if ran.returncode not in (0, 1):
        print(f"{rule}: {test} could not be run\n{ran.stdout[-2000:]}{ran.stderr[-2000:]}", flush=True)
    return ran.returncode == 1


def main(only: list[str]) -> int:
    vocabulary = tomllib.loads((TESTS / "vocabulary.toml").read_text(encoding="utf-8"))
    folder = ROOT / "build" / "words"
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "without_a_word.py").write_text(PLUGIN, encoding="utf-8")
    words = [(f"{kind}.{name}", tests[0]) for kind, named in vocabulary.items() for name, tests in named.items()]
    words = [(rule, test) for rule, test in words if not only or rule in only]
    green = [(rule, test) for rule, test in words if not shown(rule, test)]
    for rule, test in green:
        print(f"{rule}: {test} is green without it")
    print(f"{len(words) - len(green)} of {len(words)} words are shown by a test that is red without them")
    return 1 if green else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
