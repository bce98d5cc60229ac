"""What is said in the course of a game reads as sentences: no empty brackets, no gaps, no name of a message."""

import re

import pytest

from kaper.core.chance import Fast
from kaper.core.game import find_game
from kaper.core.match import Match
from kaper.core.texts import LANGUAGES, catalogue

ANSWERS = 400
UNREAD = re.compile(
    r"\(\s*\)|  |\s[.,;:](?:\s|$)|[({]\$|\b(?:option|event|ask|refusal|board)-[a-z]|None|\bTrue\b|\bFalse\b|\[\]"
)
"""Brackets round nothing, two spaces, a space before a stop, a variable or key that was left, a value of the program."""


@pytest.mark.parametrize("id", ["cove", "sevenseas", "marauders", "maracaibo", "spanishmain"])
def test_questions_options_and_events_of_a_game_read_as_sentences(id):
    game, names = find_game(id), ("Ann", "Bo", "Cy")
    match, rng = Match(game, 3, game.read_options({}), Fast(3), listen=True), Fast(4)
    said = set()
    for _ in range(ANSWERS):
        if match.over:
            break
        seat, decision = next(iter(match.asked.items()))
        question = match.question(seat)
        texts = [question.prompt, *(option.text for option in question.options), *(one.text for one in question.closed)]
        for lang in LANGUAGES:
            words = catalogue(lang, game.package)
            said |= {(lang, words.say(text, names)) for text in texts}
            said |= {(lang, note) for option in question.options if (note := words.note(option.text, names).strip())}
        match.act(seat, decision.sample(match.state, rng))
    for lang in LANGUAGES:
        said |= {(lang, catalogue(lang, game.package).say(one.event.text(), names)) for one in match.told}
    assert len(said) > 200
    assert sorted(one for one in said if UNREAD.search(one[1])) == []
