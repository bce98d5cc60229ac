"""Checking a game: a sound one has no faults, and every planted one is named."""

from dataclasses import replace
from pathlib import Path
from typing import Literal

import msgspec
import pytest
import wreckers
from wreckers import GAME, LAMP, Hang, HangLamp, Pass, Peek

import kaper.core.catalogues
from kaper.core import texts
from kaper.core.checking import Faults, check, check_notes
from kaper.core.events import Event
from kaper.core.game import find_game
from kaper.core.ledger import places_of
from kaper.core.menus import Menu
from kaper.core.panels import Panel
from kaper.core.table import window
from kaper.core.texts import Catalogue
from kaper.core.words import Option, Text, Who, refuse
from kaper.testing import answer, conforms, hidden, play, table

HERE = Path(__file__).resolve().parents[1]


def changed(**changes):
    """Wreckers with something else in its declaration; it no longer finds its questions by itself."""
    return replace(GAME, questions=changes.pop("questions", GAME.question_types), **changes)


def with_scene(scene, *questions):
    scenes = (*(s for s in GAME.scenes if s.__name__ != scene.__name__), scene)
    return changed(scenes=scenes, questions=[*GAME.question_types, *questions])


def test_a_sound_game_has_no_faults():
    assert check(GAME, 8) == []


class Tidal(wreckers.WreckersOptions, frozen=True):
    """An option that no catalogue names."""

    tide: Literal["high", "low"] = "high"
    depth: Literal[1, 2] = 1


def test_options_without_words_are_named():
    assert set(check(changed(options=Tidal), 0)) == {
        f"{lang}.ftl has no message option-{what} (option {what.split('-')[1]})"
        for lang in ("en", "pl")
        for what in ("name-tide", "name-depth", "value-tide-high", "value-tide-low")
    }


class Silent(Peek):
    """A question with a prompt, a rule, an option and targets that nobody knows."""

    prompt = "ask-nothing"
    rule = "silence"

    def option(self, s, id):
        return Option(id, Text("reef", {"number": 1}), ("whale:1",), "whales")

    def why_not(self, s, id):
        return refuse("refusal-mute", "muteness")


def silent_night(t):
    yield Silent(0)
    yield from wreckers.night(t)


silent_night.__name__ = "night"


def test_words_rules_and_targets_that_do_not_exist_are_named():
    game = replace(with_scene(silent_night, Silent), targets=("reef", "crate", "seat"))
    faults = check(game, 1)
    assert set(faults) == {
        "question Silent cites the rule 'silence', which is not in the ledger",
        "en.ftl has no message ask-nothing (question Silent)",
        "pl.ftl has no message ask-nothing (question Silent)",
        *(f"question Silent, option {n} cites the rule 'whales', which is not in the ledger" for n in range(4)),
        *(f"question Silent, option {n} concerns whale:1, which no board is told to draw" for n in range(4)),
        *(f"{lang}.ftl: reef wants $place, which question Silent, option 0 does not give" for lang in ("en", "pl")),
        *(f"{lang}.ftl has no message refusal-mute (a refusal of question Silent for ?)" for lang in ("en", "pl")),
        "a refusal of question Silent for ? cites the rule 'muteness', which is not in the ledger",
    }


def test_notes_of_first_meetings_belong_to_questions(monkeypatch):
    assert not [fault for fault in check(GAME, 0) if "first-" in fault]
    real = texts.source.__wrapped__
    extra = {"en": "first-Dance = Left, right.\nfirst-Peek2 = ?\n    .title = !\n", "pl": ""}
    kaper.core.catalogues.patterns.cache_clear()
    monkeypatch.setattr(
        kaper.core.catalogues,
        "source",
        lambda package, lang: real(package, lang) + ("\n" + extra[lang] if package == "wreckers" else ""),
    )
    faults = check(GAME, 0)
    kaper.core.catalogues.patterns.cache_clear()
    assert "en.ftl: first-Dance is no question of the game" in faults
    assert "en.ftl: first-Dance lacks its .title" in faults
    assert "en.ftl: first-Peek2 is no question of the game" in faults
    assert "pl.ftl has no message first-Dance" in faults


@pytest.mark.parametrize("id", ["cove", "sevenseas", "marauders", "maracaibo", "spanishmain"])
def test_every_game_of_ours_has_notes_of_first_meetings_in_both_languages(id):
    game = find_game(id)
    faults = Faults(game)
    check_notes(faults, game.question_types)
    assert list(faults.found) == []
    noted = [{key for key in known if key.startswith("first-")} for known in faults.known.values()]
    assert noted[0] == noted[1]
    assert len(noted[0]) >= 2 * 5


def test_a_view_a_panel_and_an_event_that_are_not_as_declared_are_named():
    views = changed(view=lambda s, seat: msgspec.structs.replace(wreckers.view(s, seat), night="dark"))
    assert "the view is not as declared: Expected `int`, got `str` - at `$.night`" in check(
        replace(views, panels=lambda v: []), 1
    )
    rows = changed(panels=lambda v: [Panel(Text("panel-reef"), [[1, 2]])])
    assert check(rows, 1) == ["a panel is not as declared: Expected `object`, got `array` - at `$.columns[0]`"]
    told = changed(scenes=tuple(shouted if scene.__name__ == "dusk" else scene for scene in GAME.scenes))
    assert "event Lamped is not as declared: Expected `int`, got `str` - at `$.seat`" in check(told, 1)


def shouted(t):
    """Dusk that tells of a lamp with a name where a seat belongs."""
    t.tell(wreckers.Lamped, "Anna")
    wreckers.dusk(t)


shouted.__name__ = "dusk"


class Drifted(Event, frozen=True, tag="drifted"):
    """An event that no game at random tells, with a rule and a message that nobody knows."""

    law = "drift"
    seat: int


class Wrecked(Event, frozen=True, tag="lamped"):
    """An event whose message wants a seat that it has not."""

    law = "lamp"


def test_events_are_looked_at_even_if_none_is_told():
    assert set(check(changed(event_types=(*GAME.event_types, Drifted, Wrecked)), 0)) == {
        "event Drifted cites the rule 'drift', which is not in the ledger",
        *(f"{lang}.ftl has no message event-drifted (event Drifted)" for lang in ("en", "pl")),
        *(f"{lang}.ftl: event-lamped wants $who, which event Wrecked does not give" for lang in ("en", "pl")),
    }


def test_an_event_says_its_fields_and_no_more():
    drifted = Drifted(2)
    assert drifted.text() == Text("event-drifted", {"who": Who(2)})
    assert drifted.rule() == "drift"


def test_events_and_questions_that_were_not_declared_are_named():
    faults = check(replace(changed(), event_types=(wreckers.Peeked,), questions=[wreckers.Bid]), 2)
    assert {"event Salvaged is not declared", "question Peek is not declared"} <= set(faults)


class OpenLamp(HangLamp):
    """The window without `secret`: those who hold no lamp are not asked, and everybody sees that."""

    secret = False


def test_a_forgotten_secret_is_found_by_its_own_probe():
    def salvage(t):
        s = t.state
        yield from window([seat for seat in s.clockwise(s.winner % s.seats) if seat != s.winner], OpenLamp)
        s.discard, s.shore, s.winner, s.night = s.discard + s.shore, [], -1, s.night + 1
        if s.night < s.options.nights:
            t.next("night")

    faults = check(with_scene(salvage, OpenLamp), 8)
    assert "question OpenLamp: whether it is asked tells what its seat holds; make it `secret`" in faults


class Hasty(Hang):
    """Says quicker, and wrongly, when it is possible."""

    def possible(self, s, seat):
        return ["lamp"] if len(s.hands[seat]) > 1 else []


class HastyLamp(HangLamp):
    menu = Menu(Pass(), Hasty())


def test_a_verb_whose_short_cut_differs_from_its_rule_is_named():
    def salvage(t):
        s = t.state
        yield from window([seat for seat in s.clockwise(s.winner % s.seats) if seat != s.winner], HastyLamp)
        yield from wreckers.salvage(t)

    faults = check(with_scene(salvage, HastyLamp), 4)
    assert "question HastyLamp: `possible` and `why_not` differ about lamp" in faults


def relocated(package):
    """Wreckers as if its code lay elsewhere; the ledger stays."""
    game = replace(changed(), package=package)
    game.__dict__["ledger"] = GAME.ledger
    return game


def test_names_in_the_code_are_looked_up(tmp_path, monkeypatch):
    package = tmp_path / "tolls"
    (package / "locale").mkdir(parents=True)
    for lang in ("en", "pl"):
        (package / "locale" / f"{lang}.ftl").write_text("ask-toll = ?\n")
    (package / "__init__.py").write_text(
        'def a(t):\n    t.next("night")\n    t.next("nihgt", 1)\n    text("ask-toll")\n    refuse("refusal-toll")\n'
    )
    (package / "gates").mkdir()
    (package / "gates" / "bars.py").write_text('def b(t):\n    t.then("gates")\n')
    monkeypatch.syspath_prepend(tmp_path)
    faults = check(relocated("tolls"), 0)
    assert "gates/bars.py:2 names the scene 'gates', which the game does not declare" in faults
    assert "__init__.py:3 names the scene 'nihgt', which the game does not declare" in faults
    assert "__init__.py:5 names the message refusal-toll, which no catalogue has" in faults
    assert not [fault for fault in faults if "ask-toll" in fault or "'night'" in fault]


CATALOGUES = {
    "en": "a = { $n ->\n    [one] one\n   *[other] { $n }\n}\nonly-english = words\n",
    "pl": "a = { $n ->\n    [one] jeden\n   *[other] { $n }\n}\n!! junk\n",
}


@pytest.fixture
def catalogues(monkeypatch):
    """Two catalogues with faults, as those of a package."""
    usual = texts.source.__wrapped__

    def source(package, lang):
        return CATALOGUES[lang] if package == "wreckers" else usual(package, lang)

    for module in (texts, kaper.core.catalogues):
        monkeypatch.setattr(module, "source", source)
    kaper.core.catalogues.patterns.cache_clear()
    texts.catalogue.cache_clear()
    yield
    kaper.core.catalogues.patterns.cache_clear()
    texts.catalogue.cache_clear()


def test_catalogues_are_compared(catalogues):
    assert list(kaper.core.catalogues.catalogue_faults("wreckers")) == [
        "pl.ftl: a lacks the plural few, many",
        "pl.ftl cannot be read at: !! junk",
        "pl.ftl has no message only-english",
    ]


def test_a_message_that_one_language_lacks_is_said_in_the_other(catalogues):
    polish = Catalogue("pl", ["wreckers"])
    assert polish.say(Text("only-english")) == "words"
    assert polish.say(Text("nobody-knows")) == "nobody-knows"


def test_a_game_in_another_distribution_conforms_by_one_line():
    conforms(GAME, HERE / "examples")


def test_what_does_not_conform_is_told_with_every_fault(tmp_path):
    def broken(s):
        yield "water in the hold"

    (tmp_path / "test_x.py").write_text('@pytest.mark.rule("bid", "bread")\ndef test_x(): ...\n')
    with pytest.raises(AssertionError) as told:
        conforms(replace(changed(), problems=broken), tmp_path, games=0, fuzzed=1)
    said = str(told.value)
    assert "no test shows the rule lamp" in said
    assert "no test shows the rule bid" not in said
    assert "a test shows the rule bread, which is not in the ledger" in said
    assert "fuzzing seed 1: water in the hold" in said
    assert "position: wreckers 2 seats=1 " in said


def test_tables_for_tests_are_made_in_a_line():
    state = table(
        GAME, wreckers.salvage, ("night",), seats=2, winner=0, shore=[0, 3], deck=[4], options=GAME.options(nights=2)
    )
    assert state.agenda == [("night", ()), ("salvage", ())]
    assert state.options.nights == 2
    hidden(state, 4, LAMP, known_to=[1])
    assert [state.seen[item] for item in (4, LAMP, 0)] == [2, 2, -1]
    match = answer(play(GAME, state), "pass", ["3"])
    assert match.state.salvaged == [[3], []]
    with pytest.raises(AssertionError, match="seat 1 may not answer 'lamp': refusal-no-lamp"):
        answer(play(GAME, state), "lamp")
    with pytest.raises(TypeError, match="no field 'sails'"):
        table(GAME, sails=3)


def test_one_gets_from_a_rule_to_the_code(tmp_path, monkeypatch):
    package = tmp_path / "roads"
    package.mkdir()
    (package / "__init__.py").write_text("")
    (package / "road.py").write_text(
        'def pay(t):\n    """Toll is paid (toll.pay)."""\n\n'
        'class Ask:\n    rule = "toll.pay"\n    def high(self):\n        return refuse("x", "toll.free")\n'
        'def payday(t):\n    """Not toll.pay-day, nor toll.pay.more."""\n'
    )
    (package / "gates").mkdir()
    (package / "gates" / "gate.py").write_text('def lift(t):\n    """A gate goes up (gate.lift)."""\n')
    monkeypatch.syspath_prepend(tmp_path)
    assert [(p.file, p.name) for p in places_of("roads", "gate.lift")] == [("gates/gate.py", "lift")]
    assert [(p.name, p.line, p.carries) for p in places_of("roads", "toll.pay")] == [
        ("pay", 1, True),
        ("Ask", 4, False),
    ]
    assert [(p.file, p.name) for p in places_of("roads", "toll.free")] == [("road.py", "Ask.high")]
    assert places_of("roads", "toll") == []
