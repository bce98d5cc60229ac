"""Every word in English and Polish: nothing missing, the same arguments, right plurals."""

import ast
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import kaper.games.sevenseas
from kaper.core.chance import Fast
from kaper.core.match import Match
from kaper.core.texts import LANGUAGES, Catalogue, source
from kaper.core.words import Text, Who
from kaper.games.sevenseas import GAME
from kaper.games.sevenseas.cards import ADVENTURE, CHARACTERS, CONVOYS, FRUIT, GOODS, ISLANDER, LOOT_NAMES, NATIONS
from kaper.games.sevenseas.curse_events import Cursed
from kaper.games.sevenseas.events import PrivilegeGiven
from kaper.games.sevenseas.policy import policy
from kaper.games.sevenseas.raid_events import RaidEnded
from tests.games.sevenseas.tables import say

CODE = Path(kaper.games.sevenseas.__file__).parent
PACKAGE = "kaper.games.sevenseas"


class Looking(Visitor):
    """The arguments of a message and the keys of its selectors."""

    def __init__(self):
        self.names, self.selectors = set(), []

    def visit_VariableReference(self, node):  # noqa: N802
        self.names.add(node.id.name)

    def visit_SelectExpression(self, node):  # noqa: N802
        self.selectors.append({getattr(v.key, "name", None) or v.key.value for v in node.variants})
        self.generic_visit(node)


def looked(entry):
    looking = Looking()
    looking.visit(entry)
    return looking


def messages(lang):
    found = {}
    for entry in FluentParser().parse(source(PACKAGE, lang)).body:
        assert not isinstance(entry, ftl.Junk), entry.content
        if isinstance(entry, ftl.Message):
            found[entry.id.name] = entry
    return found


def attributes(entry):
    return {a.id.name for a in entry.attributes} & {"effect", "action", "privilege"}


def test_both_languages_say_the_same_things():
    english, polish = messages("en"), messages("pl")
    assert list(english) == list(polish)
    for key, entry in english.items():
        assert looked(entry).names == looked(polish[key]).names, key
        assert attributes(entry) == attributes(polish[key]), key


def test_polish_plurals_have_all_four_forms():
    plurals = 0
    for key, entry in messages("pl").items():
        for variants in looked(entry).selectors:
            if variants & {"one", "few", "many"}:
                plurals += 1
                assert {"one", "few", "many", "other"} <= variants, key
    assert plurals > 35
    for key, entry in messages("en").items():
        for variants in looked(entry).selectors:
            if "one" in variants:
                assert "other" in variants, key


def test_polish_counts_read_well():
    words = Catalogue("pl", [PACKAGE]).say
    lines = [words(Text("event-sent", {"who": Who(0), "count": n}), ["Ada"]) for n in (1, 2, 5, 22, 25)]
    assert lines == [
        f"Ada wysyła {ships}." for ships in ("1 statek", "2 statki", "5 statków", "22 statki", "25 statków")
    ]


def test_polish_verbs_agree_with_their_counts():
    words = Catalogue("pl", [PACKAGE]).say
    assert [words(RaidEnded(0, True, [n, 0]).text()) for n in (1, 3, 5)] == [
        f"Konwój zatopiony; łupy {drawn}." for drawn in ("dobiera 1 statek", "dobierają 3 statki", "dobiera 5 statków")
    ]
    assert words(Cursed(0, FRUIT, 2, 1).text(), ["Ada"]) == "Ada traci: owoce × 2, 1 skrzynia."
    privileges = [PrivilegeGiven(0, ISLANDER, n, doubled=n == 2).text() for n in (1, 2)]
    assert [words(text, ["Ada"]) for text in privileges] == [
        f"Przywilej: Ada dobiera {loot}." for loot in ("1 kartę łupu", "2 karty łupów")
    ]


@pytest.mark.rule("setup.2p.single-privilege")
@pytest.mark.parametrize(
    ("lang", "doubled", "single"), [("en", "3–4 players", "two"), ("pl", "3–4 graczy", "we dwoje")]
)
def test_no_words_promise_two_players_a_doubled_privilege(lang, doubled, single):
    words = Catalogue(lang, [PACKAGE]).say
    assert [name for name in CHARACTERS if doubled not in words(Text(f"character-{name}.privilege"))] == []
    assert single in words(Text("board-about-first"))


def keys_of_things():
    """Keys that are put together from data."""
    yield from (f"card-{name}{part}" for name in (*ADVENTURE[len(CONVOYS) :], "pirate-bay") for part in ("", ".effect"))
    yield from (f"character-{name}{part}" for name in CHARACTERS for part in ("", ".action", ".privilege"))
    yield from (f"nation-{name}" for name in NATIONS)
    yield from (f"good-{name}" for name in GOODS)
    yield from (f"count-{name}" for name in (*LOOT_NAMES, "chests"))
    yield from (f"tavern-{face}" for face in range(1, 7))
    yield from (f"option-choose-{name}" for name in CHARACTERS)
    yield from (f"ask-play-{name}" for name in ("captain", "islander", "shaman"))
    yield from (f"event-privilege-{name}" for name in CHARACTERS)
    yield from (f"event-ritual-{name}" for name in ("double-hold", "unsinkable"))
    yield from (f"event-duel-{name}" for name in ("red", "ship", "both"))
    yield from (f"panel-sinks-{name}" for name in ("red", "ship", "both"))
    skulls = ("governor-corsair", "captain-corsair-skull", "captain-no-send-skull", "curse-tavern-1", "end-hand-skulls")
    yield from (f"event-skulls-{why}" for why in skulls)
    yield from ("option-name-tally", "option-value-tally-shown", "option-value-tally-hidden")


def keys_in_code():
    """Keys that stand in the code."""
    prefixes = ("ask-", "option-", "event-", "refusal-", "panel-")
    for file in CODE.glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            word = node.value if isinstance(node, ast.Constant) else None
            if isinstance(word, str) and word.startswith(prefixes) and not word.endswith("-"):
                yield word


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_key_exists(lang):
    catalogue = Catalogue(lang, [PACKAGE])
    assert [key for key in {*keys_of_things(), *keys_in_code()} if not catalogue.has(key)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 4])
def test_whole_games_are_told_without_a_gap(seats, lang):
    """Questions, options, events and panels of whole games become words; every event names a rule of the ledger."""
    catalogue, kinds = Catalogue(lang, [PACKAGE]), set()
    names = ["Ada", "Ben", "Cora", "Dan"]
    for seed in range(3):
        match, rng = Match(GAME, seats, chance=Fast(seed), listen=True), Fast(seed)
        while not match.over:
            seat, decision = next(iter(match.asked.items()))
            question = match.question(seat)
            assert question.rule in GAME.ledger.rules
            for text in (question.prompt, *(option.text for option in question.options)):
                assert "{" not in catalogue.say(text, names)
            assert all(option.rule in GAME.ledger.rules for option in question.options)
            if rng.below(10) == 0:
                for panel in GAME.panels(match.view(seat)):
                    cells = [panel.title, *panel.columns, *(cell for row in panel.rows for cell in row)]
                    assert not [c for c in cells if "{" in catalogue.say(c, names)]
            say(
                match, (seat, policy(match.state, decision, rng) if rng.below(3) else decision.sample(match.state, rng))
            )
        for told in match.told:
            line = catalogue.say(told.event.text(), names)
            assert "{" not in line
            assert "event-" not in line
            assert told.event.rule() in GAME.ledger.rules
            kinds.add(type(told.event))
    assert len(kinds) > 25
    assert kinds <= set(GAME.event_types)
