"""Making first voyages: what a learner is asked along a script, and the record beside it.

    python -m tools.voyages make GAME --seats 3 --seed 7 --names Ann,Bosun,Nina '["3", "*", ["a", "b"]]'
    python -m tools.voyages keep GAME

`make` plays a match in which the learner (seat 0) gives these answers and the others follow the game's policy; chance
follows from the seed. `*` is the policy's answer; `--others` says what other seats answer to questions of a name.
It prints every question of the learner with its targets, the next one that has no answer yet with all its options, and
with `--write` keeps the record. `keep` plays the record that is there by today's rules and writes it under the game's version.
"""

from __future__ import annotations

import argparse
import json
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec

from kaper.core.chance import Fast
from kaper.core.game import Game, find_game, game_ids, load_game
from kaper.core.match import Match
from kaper.core.records import FORMAT, Header, Record, entry_of, text_of
from kaper.core.texts import catalogue
from kaper.core.voyages import sail, voyage_of
from kaper.core.words import Question

LEARNER = 0


def main() -> None:
    """Do what the command line asks for."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("do", choices=("make", "keep"))
    asked.add_argument("game")
    asked.add_argument("answers", nargs="?", default="[]")
    asked.add_argument("--seats", type=int, default=2)
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--names", default="")
    asked.add_argument("--options", default="{}")
    asked.add_argument("--others", default="{}", help='answers of other seats by question: {"1": {"Navigate": ["2"]}}')
    asked.add_argument("--write", action="store_true")
    asked.add_argument("--events", action="store_true")
    wish = asked.parse_intermixed_args()
    game = find_game(wish.game) if wish.game in game_ids() else load_game(wish.game)
    if wish.do == "keep":
        voyage = voyage_of(game.package)
        if voyage is None:
            raise SystemExit(f"{game.id} has no voyage")
        write(sail(game, voyage, Fast(1)), voyage.header.names)
        return
    match = Match(game, wish.seats, game.read_options(json.loads(wish.options)), Fast(wish.seed), listen=True)
    names = wish.names.split(",") if wish.names else [f"Seat {n}" for n in range(wish.seats)]
    whole = tell(match, json.loads(wish.answers), json.loads(wish.others), names, wish)
    if wish.write and whole:
        write(match, names)


def tell(match: Match[Any], answers: list[Any], others: dict[str, Any], names: list[str], wish: Any) -> bool:
    """Play as far as the answers go, telling what the learner is asked; true if all could be given."""
    game, words, told, number = match.game, catalogue("en", match.game.package), 0, 0
    rng, own = Fast(wish.seed + 1), Fast(wish.seed + 2)
    assert game.brain is not None
    left = list(answers)
    while not match.over:
        for line in match.events(LEARNER, told) if wish.events else ():
            print("      .", words.say(line.event.text(), names))
        told = len(match.told)
        seat = next(iter(sorted(match.asked, key=lambda seat: seat == LEARNER)))
        decision = match.asked[seat]
        if seat != LEARNER:
            written = others.get(str(seat), {}).get(decision.name(), [])
            if not written or match.act(seat, written.pop(0)) is not None:
                match.act(seat, game.brain.policy(match.state, decision, rng))
            continue
        question = match.question(seat)
        assert question is not None
        sole = decision.sole(match.state)
        print(f"{number:3} {question.name}: {words.say(question.prompt, names)}")
        number += 1
        if sole is not None:
            print("      only", sole)
            match.act(seat, sole)
            continue
        if not left:
            show(question, words, names)
            return True
        answer = left.pop(0)
        if answer == "*":
            answer = game.brain.policy(match.state, decision, own)
        chosen = [
            option
            for option in question.options
            if option.id == answer or (isinstance(answer, list) and option.id in answer)
        ]
        print(
            "      ",
            json.dumps(answer),
            *(f"{words.say(o.text, names)} -> {' '.join(o.targets)}" for o in chosen),
            sep=" | ",
        )
        refused = match.act(seat, answer)
        if refused is not None:
            print("      REFUSED", words.say(refused, names))
            show(question, words, names)
            return False
    return True


def show(question: Question, words: Any, names: list[str]) -> None:
    """All that may be answered."""
    print("   kind", question.kind, question.least, question.most, question.low, question.high)
    for option in question.options:
        print(
            f"      {option.id!r:28} {words.say(option.text, names)} [{words.note(option.text, names)}] -> {' '.join(option.targets)}"
        )


def write(match: Match[Any], names: list[str]) -> None:
    """Keep a match as the record of its game's voyage."""
    game: Game[Any] = match.game
    header = Header(
        FORMAT, game.id, game.version, match.seats, msgspec.to_builtins(match.options), names, practice=True
    )
    text = text_of(Record(header, [entry_of(line) for line in match.path]))
    file = Path(str(files(game.package) / "voyage.jsonl"))
    file.write_text(text, encoding="utf-8")
    print(f"{file}: {len(match.path)} lines")


if __name__ == "__main__":
    main()
