"""Both catalogues have every word that the game can say, with the same arguments."""

import re

import pytest

from kaper.core.chance import Fast
from kaper.core.match import Match
from kaper.core.texts import LANGUAGES, catalogue
from kaper.core.words import Refused, Text
from kaper.games.marauders import GAME
from tests.games.catalogues import messages, variables

PACKAGE = "kaper.games.marauders"


def test_the_catalogues_agree():
    en, pl = messages(PACKAGE, "en"), messages(PACKAGE, "pl")
    assert en.keys() == pl.keys()
    for key in en:
        # an argument may go unused in one language, but the Polish may not need one that English lacks
        assert variables(pl[key])[0] <= variables(en[key])[0] | {"who", "count", "cards", "gold"}, key


def test_polish_plurals_are_complete():
    for key, pattern in messages(PACKAGE, "pl").items():
        for forms in variables(pattern)[1]:
            if forms & {"one", "few", "many"}:
                assert forms - {"0"} == {"one", "few", "many", "other"}, key


def texts(value):
    """All texts inside a value."""
    if isinstance(value, Text):
        yield value
        for arg in value.args.values():
            yield from texts(arg)
    elif isinstance(value, list | tuple):
        for part in value:
            yield from texts(part)


@pytest.mark.parametrize(
    ("seats", "seed", "policy"), [(2, 1, False), (4, 2, False), (3, 3, True), (4, 4, True), (2, 5, True)]
)
def test_everything_said_in_whole_games_is_in_both_catalogues(seats, seed, policy):
    match = Match(GAME, seats, None, Fast(seed), listen=True)
    rng = Fast(seed)
    said = {}

    def say(value):
        for text in texts(value):
            said[text.key] = set(text.args)

    while not match.over:
        for seat, decision in list(match.asked.items()):
            question = match.question(seat)
            say([question.prompt, *(option.text for option in question.options)])
            for panel in GAME.panels(match.view(seat)):
                say([panel.title, *panel.columns, *panel.rows])
            answer = GAME.brain.policy(match.state, decision, rng) if policy else decision.sample(match.state, rng)
            match.act(seat, answer)
    say([told.event.text() for told in match.told])
    for lang in LANGUAGES:
        words, known = catalogue(lang, PACKAGE), messages(PACKAGE, lang)
        for key, args in said.items():
            base = key.partition(".")[0]
            assert words.has(base), (lang, key)
            pattern = known.get(key, known.get(base))
            if pattern is not None:
                assert variables(pattern)[0] <= args, (lang, key)


def test_every_key_in_the_code_is_in_the_catalogues():
    from importlib.resources import files

    known = messages(PACKAGE, "en").keys()
    for file in files(PACKAGE).iterdir():
        if file.name.endswith(".py"):
            code = file.read_text(encoding="utf-8")
            for key in re.findall(r'(?:Text|refuse)\(\s*"([a-z0-9-]+)"', code):
                assert key in known or key.startswith("refusal-not-an-option"), (file.name, key)
            for key in re.findall(r'prompt = "([a-z0-9-]+)"', code):
                assert key in known, (file.name, key)


def test_a_refusal_reads_well_in_both_languages():
    refused = Refused(Text("refusal-bounty", {"nation": Text("nation-spanish.gen")}), "bounty.port-ban")
    assert catalogue("en", PACKAGE).say(refused) == "The port is closed to you: Spanish bounty."
    assert catalogue("pl", PACKAGE).say(refused) == "Port jest zamknięty: ściga cię list gończy Hiszpanii."
