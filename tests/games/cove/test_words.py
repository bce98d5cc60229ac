"""Every word in English and Polish: nothing missing, the same arguments, right plurals."""

import ast
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import kaper.games.cove
from kaper.core.chance import Fast
from kaper.core.match import Match
from kaper.core.texts import LANGUAGES, Catalogue, source
from kaper.core.words import Text, Who
from kaper.games.cove import GAME
from kaper.games.cove.battle_events import Aimed, BattleEnded, Mutinied, PirateRepaired, PirateSunk
from kaper.games.cove.cards import CARD, CREW, LAST, NAVY, PIRATE, PLACES, SECTIONS, items
from kaper.games.cove.events import NavyLeft, PirateAppeared, ShipwrightHealed
from kaper.games.cove.state import CoveOptions
from tests.games.cove.tables import A, Board

ALL_ON = CoveOptions("off-mat", "one-per-section", "any", "all", "on")
CODE = Path(kaper.games.cove.__file__).parent


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
    for entry in FluentParser().parse(source("kaper.games.cove", lang)).body:
        assert not isinstance(entry, ftl.Junk), entry.content
        if isinstance(entry, ftl.Message):
            found[entry.id.name] = entry
    return found


def test_both_languages_say_the_same_things():
    english, polish = messages("en"), messages("pl")
    assert list(english) == list(polish)
    for key, entry in english.items():
        assert looked(entry).names == looked(polish[key]).names, key
        effects = ["effect" in {a.id.name for a in e.attributes} for e in (entry, polish[key])]
        assert effects[0] == effects[1], key


def test_polish_plurals_have_all_four_forms():
    plurals = 0
    for key, entry in messages("pl").items():
        for variants in looked(entry).selectors:
            if variants & {"one", "few", "many"}:
                plurals += 1
                assert {"one", "few", "many", "other"} <= variants, key
    assert plurals > 25
    for key, entry in messages("en").items():
        for variants in looked(entry).selectors:
            if "one" in variants:
                assert "other" in variants, key


def test_polish_counts_read_well():
    say = Catalogue("pl", ["kaper.games.cove"]).say
    chests = [say(Text("event-buried-chests", {"seat": Who(0), "chests": n}), ["Ada"]) for n in (1, 2, 5, 22, 25)]
    assert [line.removeprefix("Ada zakopuje ").removesuffix(".") for line in chests] == [
        *("1 skrzynię", "2 skrzynie", "5 skrzyń", "22 skrzynie", "25 skrzyń")
    ]


BONNY = items("bonny")[0]


@pytest.mark.parametrize(
    ("event", "polish"),
    [
        (PirateAppeared(BONNY, 3), "Statek Ann Bonny i Mary Read pojawia się przy Wyspie Żagli."),
        (Aimed(BONNY, 0, 4), "Statek Ann Bonny i Mary Read strzela, cel: Ada, wszystkie sekcje."),
        (PirateRepaired(BONNY, 5, False), "Statek Ann Bonny i Mary Read naprawia kadłub do 5."),
        (PirateSunk(BONNY, [0], 6), "Statek Ann Bonny i Mary Read idzie na dno: po 6 Chwały – Ada."),
        (PirateSunk(NAVY, [0], 4), "Królewska Marynarka idzie na dno: po 4 Chwały – Ada."),
        (NavyLeft(3), "Królewska Marynarka schodzi z planszy (Wyspa Żagli)."),
        (BattleEnded(LAST, [0]), "Koniec walki na śmierć i życie; na wodzie: Ada."),
        (BattleEnded(LAST, []), "Koniec walki na śmierć i życie; na wodzie nie zostaje nikt."),
        (ShipwrightHealed(0, CREW), "Ada leczy Szkutnika na załodze."),
        (
            Mutinied(0, 5, 4),
            "Bunt! Ada traci całe złoto (5) i wszystkie skrzynie (4), po czym idzie na spacer po desce.",
        ),
    ],
)
def test_polish_sentences_read_well(event, polish):
    assert Catalogue("pl", ["kaper.games.cove"]).say(event.text(), ["Ada"]) == polish


def test_a_shipwright_is_healed_on_a_section():
    play = Board().ship(A, at=3, wounded_shipwright="crew", gold=1).upgrade()
    heal = next(option for option in play.match.question(A).options if option.id == "heal:crew")
    assert Catalogue("pl", ["kaper.games.cove"]).say(heal.text) == "Wylecz Szkutnika na załodze"


def test_the_last_battle_has_a_title_of_its_own():
    board = Board(seats=3, month=12).ship(0, fame=9).ship(1, fame=9)
    titles = [panel.title for panel in GAME.panels(board.start("final_scoring").match.view(None))]
    said = [Catalogue("pl", ["kaper.games.cove"]).say(title) for title in titles]
    assert "Ostatnia bitwa, runda 0" in said


def keys_of_things():
    """Keys that are put together from data."""
    yield from (f"card-{card.key}" for card in CARD.values())
    yield from (f"card-{card.key}.effect" for card in CARD.values())
    yield from (f"card-{ship.key}" for ship in PIRATE.values())
    yield from (f"island-{place.number}" for place in PLACES)
    yield "island-8"
    yield from (f"section-{section}" for section in (*SECTIONS, "all"))
    yield from (f"phase-{phase}" for phase in range(8))
    yield from (f"ask-upgrade-{place.number}" for place in PLACES)
    yield from (f"option-{card.key}" for card in CARD.values() if card.type in ("battle", "volley"))
    yield from (f"option-{key}" for key in ("farewell", "intercept", "commission", "parrot-keep", "parrot-exchange"))
    yield from (f"option-{key}" for key in ("raise", "account", "heal", "shipwright", "buy", "end", "bury-chests"))
    yield from (f"option-{key}" for key in ("bury-gold", "cove-cards", "cove-gold"))
    yield from (f"chapter-{rule.partition('.')[0]}" for rule in GAME.ledger.rules)
    yield from (f"event-{kind.__struct_config__.tag}" for kind in GAME.event_types)
    for field in CoveOptions.__struct_fields__:
        yield f"option-name-{field}"
        for options in (CoveOptions(), ALL_ON):
            yield f"option-value-{field}-{getattr(options, field)}"


def keys_in_code():
    """Keys that stand in the code."""
    prefixes = ("ask-", "option-", "event-", "refusal-", "panel-")
    for file in CODE.glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            key = node.value if isinstance(node, ast.Constant) else None
            if isinstance(key, str) and key.startswith(prefixes) and not key.endswith("-"):
                yield key


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_key_exists(lang):
    catalogue = Catalogue(lang, ["kaper.games.cove"])
    missing = [key for key in {*keys_of_things(), *keys_in_code()} if not catalogue.has(key)]
    assert missing in ([], ["ask-upgrade"])


def test_no_message_is_idle():
    used = {key.partition(".")[0] for key in (*keys_of_things(), *keys_in_code())}
    panels = {f"panel-{key}" for key in ("number", "player", "place", "treasure", "ships", "fame", "gold")}
    panels |= {f"panel-{key}" for key in ("chests", "cards", "speed", "dice")}
    panels |= {f"panel-{key}" for key in ("ship", "hit-by", "cards-in-force", "state", "hit", "unhit", "reloading")}
    ours = ("ask-", "option-", "refusal-", "event-", "panel-", "card-", "island-", "section-", "phase-", "chapter-")
    assert {key for key in messages("en") if key.startswith(ours)} - used - panels == set()


def texts_of(match, seat):
    """Everything a seat can read now."""
    question = match.question(seat)
    if question is not None:
        yield question.prompt
        for option in question.options:
            yield option.text
            assert option.rule in GAME.ledger.rules, option
        assert question.rule in GAME.ledger.rules
    for panel in GAME.panels(match.view(seat)):
        yield panel.title
        yield from panel.columns
        for row in panel.rows:
            yield from row


def faults(catalogue, text):
    """What is wrong with a text and the texts inside it."""
    if isinstance(text, list):
        for part in text:
            yield from faults(catalogue, part)
    if not isinstance(text, Text):
        return
    for part in text.args.values():
        yield from faults(catalogue, part)
    name, _, attribute = text.key.partition(".")
    if not catalogue.bundle.has_message(name):
        yield text.key
        return
    message = catalogue.bundle.get_message(name)
    pattern = message.attributes.get(attribute) or message.value
    args = {key: value if isinstance(value, int) else "x" for key, value in text.args.items()}
    _, errors = catalogue.bundle.format_pattern(pattern, args)
    yield from (f"{text.key}: {error}" for error in errors)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whole_games_can_be_told(lang):
    catalogue = Catalogue(lang, ["kaper.games.cove"])
    for seed, options in ((1, CoveOptions()), (2, ALL_ON), (3, ALL_ON)):
        match = Match(GAME, 3 + seed % 3, options, Fast(seed), listen=True)
        rng = Fast(seed)
        while not match.over:
            seat, decision = next(iter(match.asked.items()))
            for text in texts_of(match, seat):
                assert not list(faults(catalogue, text))
            match.act(
                seat, GAME.brain.policy(match.state, decision, rng) if seed > 1 else decision.sample(match.state, rng)
            )
        for told in match.told:
            assert not list(faults(catalogue, told.event.text()))


def test_refusals_can_be_told_in_both_languages():
    match = Match(GAME, 4, chance=Fast(1))
    refused = match.act(0, ["hull:4"])
    assert refused is not None
    assert Catalogue("en", ["kaper.games.cove"]).say(refused) == (
        "A step of the hull is missing: positions are bought one after another."
    )
    assert Catalogue("pl", ["kaper.games.cove"]).say(refused) == "Brakuje pozycji kadłuba: kupuje się je po kolei."
