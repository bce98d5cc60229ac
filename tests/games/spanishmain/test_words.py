"""Both catalogues have every word that the game can say, with the same arguments; every rule it names is in the ledger."""

import re
from importlib.resources import files

import pytest

from kaper.core.chance import Fast
from kaper.core.match import Match
from kaper.core.texts import LANGUAGES, catalogue
from kaper.core.words import Text
from kaper.games.spanishmain import GAME
from kaper.games.spanishmain.cards import CARDS, FLEETS
from kaper.games.spanishmain.courses import FAULT_RULES
from kaper.games.spanishmain.gunnery import odds
from kaper.games.spanishmain.state import SpanishOptions
from kaper.games.spanishmain.words import ISLAND_NAMES, bow_text, compass, crew_key, heading_text, way_text
from tests.games.catalogues import messages, variables
from tests.games.spanishmain.tables import ANTELOPE, Waters

PACKAGE = "kaper.games.spanishmain"


def test_the_catalogues_agree():
    en, pl = messages(PACKAGE, "en"), messages(PACKAGE, "pl")
    assert {key for key in pl if "." not in key} == {key for key in en if "." not in key}
    for key in en:
        assert variables(pl[key])[0] == variables(en[key])[0], key


def test_polish_plurals_are_complete():
    for key, pattern in messages(PACKAGE, "pl").items():
        for forms in variables(pattern)[1]:
            if forms & {"one", "few", "many"}:
                assert forms - {"0"} == {"one", "few", "many", "other"}, key


@pytest.mark.parametrize("lang", LANGUAGES)
def test_sinking_ones_own_ship_is_tucked_away_with_what_follows(lang):
    words = catalogue(lang, PACKAGE)
    rare = words.say(Text("option-scuttle.rare", {"ship": "HMS Dover"}))
    assert rare != words.say(Text("option-scuttle", {"ship": "HMS Dover"}))
    assert "33 %" in rare


def test_per_cent_are_rounded_to_the_nearest():
    assert [odds(least) for least in (2, 3, 4, 5, 6, 7)] == [83, 67, 50, 33, 17, 0]


def texts(value):
    """All texts inside a value."""
    if isinstance(value, Text):
        yield value
        for arg in value.args.values():
            yield from texts(arg)
    elif isinstance(value, list | tuple):
        for part in value:
            yield from texts(part)


GAMES = [
    (2, 1, {"terrain": 6}),
    (3, 2, {"edition": "RV", "fleets": "chosen", "terrain": 6}),
    (2, 3, {"layout": "placed", "crew": "assigned", "treasure": "chosen", "terrain": 4}),
]


@pytest.mark.parametrize(("seats", "seed", "options"), GAMES)
def test_everything_said_in_whole_games_is_in_both_catalogues_and_cites_known_rules(seats, seed, options):
    match = Match(GAME, seats, SpanishOptions(**options), Fast(seed), listen=True)
    rng = Fast(seed)
    said, rules = {}, set()

    def say(value):
        for text in texts(value):
            said[text.key] = set(text.args)

    decisions = 0
    while not match.over and decisions < 400:
        for seat, decision in list(match.asked.items()):
            decisions += 1
            question = match.question(seat)
            if match.state.round or decisions % 3 == 0:
                say([question.prompt, *(option.text for option in question.options)])
                rules |= {question.rule, *(option.rule for option in question.options)}
            if decisions % 10 == 0:
                for panel in GAME.panels(match.view(seat)):
                    say([panel.title, *panel.columns, *panel.rows])
            match.act(seat, decision.sample(match.state, rng))
    say([told.event.text() for told in match.told])
    rules |= {told.event.rule() for told in match.told}
    assert rules <= GAME.ledger.rules.keys()
    for lang in LANGUAGES:
        words, known = catalogue(lang, PACKAGE), messages(PACKAGE, lang)
        for key, args in said.items():
            base = key.partition(".")[0]
            assert words.has(base), (lang, key)
            pattern = known.get(key, known.get(base))
            if pattern is not None:
                assert variables(pattern)[0] <= args, (lang, key)


def test_every_key_in_the_code_is_in_the_catalogues():
    known = messages(PACKAGE, "en").keys()
    folder = files(PACKAGE)
    for file in (*folder.iterdir(), *(folder / "effects").iterdir(), *(folder / "fleets").iterdir()):
        if file.name.endswith(".py"):
            code = file.read_text(encoding="utf-8")
            for key in re.findall(r'(?:Text|refuse)\(\s*"([a-z0-9-]+)"', code):
                assert key in known or key == "refusal-not-an-option", (file.name, key)
            for key in re.findall(r'(?:prompt = |key = |else )"((?:ask|option|event|panel)-[a-z0-9-]+)"', code):
                assert key in known, (file.name, key)


def test_every_thing_that_may_be_fielded_has_a_name():
    known = messages(PACKAGE, "en").keys()
    for fleet in FLEETS:
        assert f"fleet-{fleet.id}" in known
        for _, aboard in fleet.ships:
            assert {crew_key(card) for card in aboard} <= known
    for number, card in enumerate(CARDS):
        if card.generic:
            assert crew_key(number) in known
    assert {f"island-{i + 1}" for i in range(ISLAND_NAMES)} <= known
    assert {f"refusal-course-{kind}" for kind in FAULT_RULES} <= known
    for name, values in SpanishOptions.__annotations__.items():
        assert f"option-name-{name}" in known
        for value in re.findall(r'"([^"]+)"|(\d+)', str(values)):
            assert f"option-value-{name}-{value[0] or value[1]}" in known


def test_a_refused_course_reads_well_in_both_languages():
    table = Waters()
    table.ship(0, ANTELOPE, 300, 500, 0)
    play = table.turn().do("ship:0", "move")
    refused = play.m.act(0, [[0, 5400], [950, 5400]])
    assert catalogue("en", PACKAGE).say(refused) == "Segment 2: before a segment a ship turns by at most 90°."
    assert catalogue("pl", PACKAGE).say(refused) == "Odcinek 2: przed odcinkiem statek skręca o najwyżej 90°."


@pytest.mark.parametrize(
    ("heading", "dx", "dy", "wind"),
    [
        *[(0, 10, 0, "e"), (450, 7, 7, "ne"), (900, 0, 10, "n"), (1350, -7, 7, "nw")],
        *[(1800, -10, 0, "w"), (2250, -7, -7, "sw"), (2700, 0, -10, "s"), (3150, 7, -7, "se")],
        *[(220, 100, 40, "e"), (230, 100, 43, "ne"), (3590, 100, -2, "e")],
    ],
)
def test_a_direction_has_the_name_of_its_wind(heading, dx, dy, wind):
    assert bow_text(heading) == way_text(dx, dy) == Text(f"way-{wind}")


def test_open_water_is_told_by_winds_and_laths():
    table = Waters()
    table.ship(0, ANTELOPE, 300, 500, 0)
    play = table.turn().do("ship:0", "move")
    text = play.m.asked[0].option(play.s, [[900, 5000]]).text
    note = Text(f"{text.key}.note", text.args)
    assert (catalogue("en", PACKAGE).say(text), catalogue("en", PACKAGE).say(note)) == (
        "Open sea",
        "north",
    )
    assert (catalogue("pl", PACKAGE).say(text), catalogue("pl", PACKAGE).say(note)) == (
        "Na otwarte morze",
        "na północ",
    )
    commit = Text(f"{text.key}.commit", text.args)
    assert catalogue("en", PACKAGE).say(commit) == "Sail north (S)"
    assert catalogue("pl", PACKAGE).say(commit) == "Płyń na północ (S)"


def test_an_island_out_of_reach_says_what_lies_there_and_how_far_it_is():
    for coins, turns, note in ((3, 2, "3 coins · in 2 turns"), (1, 1, "one coin · next turn"), (0, 2, "in 2 turns")):
        text = Text("option-course-head.note", {"island": "X", "coins": coins, "turns": turns})
        assert catalogue("en", PACKAGE).say(text) == note
    told = Text("option-course-head.note", {"island": "X", "coins": 5, "turns": 5})
    assert catalogue("pl", PACKAGE).say(told) == "5 monet · za 5 tur"


def test_a_heading_is_told_as_a_compass_shows_it():
    assert [compass(heading) for heading in (0, 900, 1800, 2700, 750, 113, 3599)] == [90, 0, 270, 180, 15, 78, 90]
    assert catalogue("pl", PACKAGE).say(heading_text(0)) == "Dziób na wschód"
    assert heading_text(750).args["degrees"] == 15
