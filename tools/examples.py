"""Keeping the examples of a game's book: the matches that its golden tests play.

    python -m tools.examples GAME

plays the golden test of every example that `book.toml` names (`tests/games/golden.py`) and writes where its match began and
all that was answered and thrown to `examples.jsonl` beside the game. `tests/games/test_book.py` is red until that is done
after a change of rules, positions or golden tests.
"""

from __future__ import annotations

import sys
from importlib.resources import files
from pathlib import Path

import msgspec

from kaper.core.book import Book, Kept, book_of, kept_of
from kaper.core.game import find_game, game_ids, load_game
from tests.games.golden import played, watching


def keep(game: str, book: Book) -> list[Kept]:
    """All examples of a book as their golden tests play them today."""
    tests = played(game)
    made = []
    for example in book.examples:
        with watching() as begun:
            tests[example.id]()
        made.append(kept_of(example.id, begun[example.match]))
    return made


def main() -> None:
    """Do what the command line asks for."""
    for id in sys.argv[1:]:
        game = find_game(id) if id in game_ids() else load_game(id)
        book = book_of(game.package)
        if book is None:
            raise SystemExit(f"{id} has no book")
        lines = [msgspec.json.encode(one) + b"\n" for one in keep(id, book)]
        file = files(game.package) / "examples.jsonl"
        assert isinstance(file, Path)
        file.write_bytes(b"".join(lines))
        print(file, len(lines))


if __name__ == "__main__":
    main()
