"""What the red button says in every game and both languages: a verb, and never only the name of a thing or a number."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from kaper.core.chance import Fast
from kaper.core.fuzzing import any_options
from kaper.core.match import Match
from kaper.core.texts import Catalogue, catalogue
from kaper.core.words import Option, Question, Text
from kaper.server.games import built

FIXTURES = Path(__file__).parents[2] / "web" / "src" / "games"
NAMES = ["Ann", "Bo", "Cyd", "Dan", "Eve"]
GAMES_AT_RANDOM, ANSWERS = 4, 500
VERBS = {
    "en": """
        acquire add ask attach attack be board break build bury buy cast cease choose claim come deal decline destroy discard do
        dock draw eliminate end enter exchange explore fight finish fire fit get give go heal hire hold keep lay leave let lie
        lose lower make move open pass pay perform place play plunder put raid raise ram re-roll recruit repair resolve retire
        retreat reveal run sail scout scuttle search sell send set shoot show spend stash stay steal stop take throw trade try
        turn upgrade use verify visit walk
    """,
    "pl": """
        buduj bierz daj dobierz dołóż eksploruj idź kup losuj napraw nic nie niech obniż obróć odbierz oddaj odkryj odpłyń odpraw
        odrzuć odwiedź ognia pas płyń plądruj podejmij podnieś podpłyń połóż postaw powtórz przejmij przenieś przerwij przerzuć
        przeszukaj przyjmij puść rabuj rekrutuj rozdaj rozlicz ruszaj rzuć spróbuj sprawdź sprzedaj stań strać strzelaj szukaj
        taranuj uciekaj uderz ukryj ulepsz umieść ustaw usuń użyj walcz weź wpłyń wstąp wstrzymaj wybierz wycofaj wydaj wydostań
        wyjdź wykonaj wylecz wymień wypłyń wyrzuć wyślij wzmocnij wypełnij zaatakuj zabierz zachowaj zacumuj zagraj zakończ zakop
        załatw zamień zamontuj zapłać zatop zatrudnij zatrzymaj zażądaj zbuduj zdobądź zostaw zostań zrezygnuj zrób zużyj
    """,
}


def said(words: Catalogue, question: Question, option: Option) -> str:
    """What the red button says once this is chosen: the rule of `optionWords` in web/src/table/verbs.ts."""
    posed = Text(f"{question.prompt.key}.commit", {**question.prompt.args, **option.text.args, "what": option.text})
    for text in (Text(f"{option.text.key}.commit", option.text.args), posed):
        if words.has(text.key):
            return words.say(text, NAMES)
    return words.say(option.text, NAMES)


def questions(game: str) -> list[Question]:
    """Those of the recorded scenes, and those of some games at random."""
    scenes: dict[str, Any] = json.loads((FIXTURES / game / "fixtures" / "scenes.json").read_text(encoding="utf-8"))
    found = [msgspec.convert(scene["question"], Question) for scene in scenes.values() if scene["question"]]
    for seed in range(GAMES_AT_RANDOM):
        rng = Fast(seed)
        match = Match(built()[game], built()[game].seats[0], any_options(built()[game], rng), Fast(rng.number()))
        for _ in range(ANSWERS):
            if match.over:
                break
            seat, decision = next(iter(match.asked.items()))
            question = match.question(seat)
            assert question is not None
            found.append(question)
            match.act(seat, decision.sample(match.state, rng))
    return found


@pytest.mark.parametrize("game", sorted(built()))
@pytest.mark.parametrize("lang", ["en", "pl"])
def test_whatever_is_chosen_the_red_button_begins_with_a_verb(game, lang):
    words, verbs = catalogue(lang, f"kaper.games.{game}"), set(VERBS[lang].split())
    nameless, seen = {}, set()
    for question in questions(game):
        if question.kind not in ("choose", "plot"):
            continue
        for option in question.options:
            key = question.prompt.key, option.text.key
            if key in seen:
                continue
            seen.add(key)
            sentence = said(words, question, option)
            if sentence.split()[0].strip(":,!").lower() not in verbs:
                nameless[key] = sentence
    assert len(seen) > 15
    assert nameless == {}
