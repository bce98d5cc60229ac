"""One whole game in words: every question with its options, every answer and every event.

`python -m tests.games.sevenseas.playthrough` writes playthrough.txt anew; test_playthrough.py compares it.
"""

from collections.abc import Iterator
from pathlib import Path

from kaper.core.chance import Fast
from kaper.core.match import Match
from kaper.core.texts import catalogue
from kaper.games.sevenseas import GAME
from kaper.games.sevenseas.adventures import PlayCard
from kaper.games.sevenseas.harbour import Activation

FILE = Path(__file__).with_name("playthrough.txt")
SEATS, SEED = 3, 2026
NAMES = ("Anne", "Ben", "Cora")


def playthrough() -> Iterator[str]:
    """The lines of the game: `?` a question, `-` an option, `>` an answer, anything else an event.

    Characters act if they can (the first option), everything else is chance.
    """
    words = catalogue("en", GAME.package)
    match = Match(GAME, SEATS, chance=Fast(SEED), listen=True)
    rng = Fast(SEED)
    told = 0
    while True:
        for event in match.told[told:]:
            heard = "" if event.to == -1 else f" (to {[NAMES[s] for s in range(SEATS) if event.heard_by(s)]})"
            yield f"{words.say(event.event.text(), NAMES)} [{event.event.rule()}]{heard}"
        told = len(match.told)
        if match.over:
            break
        seat, decision = next(iter(match.asked.items()))
        question = match.question(seat)
        assert question is not None
        yield f"? {NAMES[seat]}: {words.say(question.prompt, NAMES)} [{question.rule}]"
        for option in question.options:
            said, note = words.say(option.text, NAMES), words.note(option.text, NAMES)
            label = f"{said} ({note})" if note else said
            yield f"  - {option.id}: {label} [{option.rule}] {' '.join(option.targets)}".rstrip()
        if question.kind == "amount":
            yield f"  - from {question.low} to {question.high} in steps of {question.step}"
        acting = isinstance(decision, Activation | PlayCard)
        answer = decision.suggestions(match.state, 1)[0] if acting else decision.sample(match.state, rng)
        yield f"> {answer}"
        assert match.act(seat, answer) is None
    result = match.result()
    for seat, name in enumerate(NAMES):
        yield f"= {name}: place {result.places[seat]}, points {result.scores[seat]}"


def text() -> str:
    """The whole file."""
    return "\n".join(playthrough()) + "\n"


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
