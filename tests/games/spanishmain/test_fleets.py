"""Fleets of one's own: the text, what is legal, builders, and the table they are brought to."""

import pytest

from kaper.core.chance import Fast
from kaper.core.match import Match
from kaper.core.texts import LANGUAGES, catalogue
from kaper.games.spanishmain import GAME
from kaper.games.spanishmain.cards import CARDS, EDITIONS, FLEETS, NUMBER, fielded
from kaper.games.spanishmain.describe import abilities_of, name_text, rule_of
from kaper.games.spanishmain.fleets.builder import build, random_fleet
from kaper.games.spanishmain.fleets.legal import cost, faults, limit
from kaper.games.spanishmain.fleets.lists import MOST_LINES, parse, plain, written
from kaper.games.spanishmain.fleets.yard import built, cards, examine, presets
from kaper.games.spanishmain.muster import BringFleet
from kaper.games.spanishmain.state import OWN_FLEET, SpanishOptions, contribution
from tests.games.catalogues import messages

PACKAGE = "kaper.games.spanishmain"
DOVER = "HMS Dover\n  Captain\n  sm-t-016 Helmsman\n"


def wrong(text: str, edition: str = "SCS", points: int = 40) -> list[tuple[int, str]]:
    """Lines and rules of all faults."""
    return [(fault.line, fault.rule) for fault in examine(text, edition, points).faults]


@pytest.mark.rule("law.flavour", "keyword.additional")
def test_every_card_is_said_in_both_languages_and_ruled_on():
    for lang in LANGUAGES:
        words, known = catalogue(lang, PACKAGE), messages(PACKAGE, lang)
        for number, card in enumerate(CARDS):
            assert words.say(name_text(number))
            for text in abilities_of(card):
                assert text.key in known, (card.id, text.key)
                said = words.say(text)
                assert said, card.id
                assert "{" not in said, (card.id, said)
    assert {kind for card in CARDS for kind in [card.type]} == {"ship", "crew", "fort", "event", "treasure"}
    assert len({effect for card in CARDS for effect in card.effects}) == 186
    assert len({rule_of(effect) for card in CARDS for effect in card.effects}) == 97 + 11 + 46


@pytest.mark.rule("fleet.text")
def test_a_fleet_is_read_by_ids_and_names_and_written_again():
    fleet, found = parse(f"name: Test\npoints: 40 # agreed\nedition: scs\n{DOVER}home:\n - cc-106; cc-47 Fort Brompton")
    assert found == []
    assert (fleet.name, fleet.points, fleet.edition) == ("Test", 40, "SCS")
    captain = CARDS[fleet.ships[0][1][0]]
    assert (captain.name, captain.nation) == ("Captain", "english")
    assert [CARDS[card].id for card in fleet.ashore] == ["cc-106"]
    assert parse(written(fleet))[0].ships == fleet.ships
    short = written(fleet, names=False)
    assert "\n" not in short
    assert parse(short)[0].cards("fort") == [NUMBER["cc-47"]]


@pytest.mark.rule("fleet.text")
@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("HMS Dover\nnot a card", 2),
        ("Captain", 1),  # of which nation?
        ("HMS Dover;\n\x00\x07", 2),
        ("HMS Dover\nedition: XX", 2),
        ("HMS Dover\npoints: many", 2),
        (
            "points: 40\n\nHMS Dover\npoints: -3\nedition: XX\nedition: SCS\npoints: 40",
            4,
        ),  # told though the last ones count
        ("HMS Dover\npoints: 501", 2),
        ("HMS Dover\n= = =", 2),
        ("HMS Dover\n" * (MOST_LINES + 1), MOST_LINES + 1),
        ("nothing\n" * (MOST_LINES + 1), MOST_LINES + 1),
        ("x" * 9000, 0),
    ],
)
def test_garbage_gets_a_sentence_with_its_line(text, line):
    first = examine(text).faults[0]
    assert first.line == line
    for lang in LANGUAGES:
        assert catalogue(lang, PACKAGE).say(first.text)


@pytest.mark.rule("fleet.text")
def test_a_line_that_names_no_card_or_several_says_which_may_be_meant():
    fault, several = examine("HMS Dvoer\nExplorer").faults[:2]
    assert (fault.line, fault.text.args["near"]) == (1, "HMS Dover")
    assert several.text.args["known"].count(",") == 4
    assert several.text.args["known"].endswith("…")
    listed = several.text.args["known"].split(", ")[0]
    assert CARDS[NUMBER[listed]].name == "Explorer"
    assert "near" not in examine("bogus line here").faults[0].text.args
    assert examine("= = =").faults[0].text.args["text"] == "= = ="


@pytest.mark.rule("fleet.text")
@pytest.mark.parametrize(
    "text",
    [
        "\ufeffHMS Dover\r\n",
        "HMS\u00a0Dover",
        "hms  dover\u200b",
        "L’Aguila",
        "El Montanez",
        "\ufeffpoints: 40\nBANSHEE`S CRY",
    ],
)
def test_names_are_read_whatever_editor_or_keyboard_wrote_them(text):
    assert examine(text).faults == []
    assert len({plain(card.name) for card in CARDS}) == len({card.name.lower() for card in CARDS})


@pytest.mark.rule("fleet.text", "ability.link-choice-n", "unique.abandoned-crew")
def test_who_is_named_is_read_like_any_other_card():
    assert examine("sm-es-004\nbc-58 = Captain\nCaptain").faults == []  # of her ship's nation
    fault = examine("HMS Dover\nsm-t-007 = Explorrer").faults[0]
    assert (fault.line, fault.text.args["near"]) == (2, "Explorer")
    several = examine("bc-58 = Captain").faults[0]
    assert several.text.key == "refusal-fleet-ambiguous"


@pytest.mark.rule("crew.nation-match")
@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("HMS Dover\n  sm-t-010", [2]),  # a Spanish Captain
        ("HMS Dover\n  sm-t-016", []),
        ("HMS Dover\n  sm-t-007\n  sm-t-011", [3]),
        ("HMS Dover\n  sm-t-024", [2]),  # an Oarsman takes no room, but does not row
        ("HMS Dover\nhome:\n  sm-t-010", []),
    ],
)
def test_crew_that_does_nothing_where_it_begins_is_told_and_allowed(text, lines):
    seen = examine(text)
    assert seen.faults == []
    assert [(note.line, note.rule) for note in seen.notes] == [(line, "crew.nation-match") for line in lines]


def test_crew_that_is_made_welcome_is_no_such_case():
    for text in ("rv-1 Black Swan\n  sm-t-010", "HMS Dover\n  sm-ec-009 Brother Virgil\n  sm-t-010"):
        assert (examine(text).faults, examine(text).notes) == ([], [])


def test_faults_are_told_in_the_order_of_their_lines():
    lines = [line for line, _ in wrong("HMS Dover\nHMS Dover\nnonsense\nHMS Dover\nnonsense")]
    assert lines == [2, 3, 4, 5]


@pytest.mark.rule(
    "fleet.no-duplicates",
    "edition.card-pool",
    "fleet.minimum",
    "fleet.build-total.max",
    "fleet.fort.nation",
    "fleet.events.choose",
    "setup.crew.point-limit",
    "setup.crew.space",
    "keyword.novelty",
    "fleet.most",
)
def test_what_is_illegal_is_named_with_its_line_and_rule():
    assert wrong(DOVER) == []
    assert wrong("") == [(0, "fleet.minimum")]
    assert wrong("HMS Dover\nHMS Dover") == [(2, "fleet.no-duplicates")]
    assert wrong(DOVER + "Captain\nCaptain", points=60) == [(5, "setup.crew.point-limit"), (5, "setup.crew.space")][:1]
    assert wrong("rv-76", "CC", 30) == [(1, "edition.card-pool")]
    assert wrong(DOVER, points=12) == [(0, "fleet.build-total.max")]
    assert wrong(DOVER + "cc-63") == [(4, "fleet.fort.nation")]
    assert (2, "edition.card-pool") in wrong("HMS Dover\nrv-020b", "SM", 30)
    assert wrong("rv-hh05a")[0] == (1, "keyword.novelty")
    crowd = "\n".join(card.id for card in CARDS if card.type == "ship" and fielded(card) and card.points < 8)
    assert (8, "fleet.most") in wrong(crowd, points=500)


@pytest.mark.rule("fleet.fort.cost-counts", "fleet.fort.cost-free")
def test_forts_cost_points_only_in_crimson_coast():
    text = "HMS Dover\ncc-47"
    assert examine(text, "CC", 30).cost == CARDS[NUMBER["sm-es-009"]].points + 3
    assert examine(text, "RV", 40).cost == CARDS[NUMBER["sm-es-009"]].points


@pytest.mark.rule("keyword.novelty")
def test_every_card_but_the_two_novelties_may_be_in_a_fleet():
    assert len(CARDS) == 809
    assert [card.name for card in CARDS if not fielded(card)] == ["Sleigh", "Captain Whitebeard"]
    assert wrong("rv-hh05b")[0] == (1, "keyword.novelty")


def test_presets_are_legal_fleets():
    for edition in EDITIONS[2:]:
        for text in presets(edition, 40).values():
            assert examine(text).faults == []


@pytest.mark.rule("fleet.built", "fleet.build-total.equal")
@pytest.mark.parametrize("edition", EDITIONS)
def test_builders_make_legal_fleets_of_any_size(edition):
    for points in (12, 20, 30, 40, 55, 100):
        for seed in range(4):
            sensible = build(edition, points, Fast(seed).below)
            assert faults(sensible, edition, points) == [], written(sensible)
            if points >= 20:
                assert cost(sensible, edition) >= 0.7 * min(points, 75), written(sensible)
                assert len(sensible.ships) >= 2
            wild = random_fleet(edition, points, Fast(seed).below)
            assert faults(wild, edition, points) == []
            assert cost(wild, edition) <= limit(wild, points)
    assert build(edition, 40, Fast(1).below) == build(edition, 40, Fast(1).below)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("points", [4, 5, 6, 9, 100])
def test_builders_make_most_of_few_points_and_of_many(edition, points):
    for seed in range(8):
        sensible = build(edition, points, Fast(seed).below)
        assert faults(sensible, edition, points) == []
        assert cost(sensible, edition) >= 0.9 * points if points == 100 else sensible.ships
        wild = random_fleet(edition, points, Fast(seed).below)
        assert wild.ships
        assert faults(wild, edition, points) == []


def test_of_nothing_no_fleet_is_built():
    for edition in EDITIONS:
        assert build(edition, 1, Fast(1).below) == random_fleet(edition, 1, Fast(1).below)
        assert build(edition, 1, Fast(1).below).entries == build("SCS", 8, Fast(1).below, "cursed").entries == ()


def test_a_builder_keeps_to_a_nation():
    fleet = build("SCS", 40, Fast(3).below, "spanish")
    assert {CARDS[entry.card].nation for entry in fleet.entries} == {"spanish"}
    for seed in range(4):
        wild = parse(built("SCS", 40, seed, "spanish", True))[0]
        assert {CARDS[entry.card].nation for entry in wild.of("ship")} == {"spanish"}


@pytest.mark.rule("fleet.text")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_fleet_says_the_same_when_it_is_read_again_long_or_short(edition):
    """A hundred legal fleets of all cards in each edition."""
    for seed in range(100):
        points = (20, 30, 40, 60, 100)[seed % 5]
        fleet = random_fleet(edition, points, Fast(seed).below)
        fleet = fleet._replace(edition=edition, points=points, name=f"Flota nr {seed}: „Żółw”")
        for text in (written(fleet), written(fleet, names=False)):
            again, found = parse(text)
            assert (found, faults(again, edition, points)) == ([], [])
            assert (again.ships, again.ashore) == (fleet.ships, fleet.ashore)
            assert all(again.cards(kind) == fleet.cards(kind) for kind in ("fort", "event", "treasure"))
            assert (again.name, again.edition, again.points) == (fleet.name, edition, points)
            assert cost(again, edition) == cost(fleet, edition)
            assert written(again, names="\n" in text) == text


def test_a_random_fleet_holds_what_it_must():
    for seed, card in enumerate([NUMBER["cc-106"], NUMBER["sm-ss-005"], NUMBER["cc-47"]]):
        fleet = random_fleet("SCS", 40, Fast(seed).below, [card])
        assert card in [entry.card for entry in fleet.entries]


@pytest.mark.rule("setup.treasure.other-totals")
def test_coins_of_other_build_totals():
    assert contribution(60) == [1, 1, *[2] * 10]
    assert (len(contribution(60)), sum(contribution(60))) == (12, 22)
    assert contribution(10) == [1, 1, 1, 1]


def begun(**options) -> Match:
    return Match(GAME, 2, SpanishOptions(fleets="brought", **options), Fast(4), listen=True)


@pytest.mark.rule("fleet.text", "setup.fleet.public", "setup.crew.secret")
def test_a_fleet_is_brought_to_a_table_unseen():
    match = begun()
    assert {type(decision) for decision in match.asked.values()} == {BringFleet}
    refused = match.act(0, "HMS Dover\nnothing")
    assert refused is not None
    assert (refused.rule, refused.text.args["line"]) == ("fleet.text", 2)
    assert match.act(0, 7).text.key == "refusal-wrong-type"
    assert match.act(0, DOVER) is None
    assert match.act(1, FLEETS[-1].id) is None
    own = match.state.ships[0] if match.state.ships[0].owner == 0 else match.state.ships[-1]
    assert CARDS[own.card].name == "HMS Dover"
    assert sorted(CARDS[match.state.crew_card[item]].name for item in own.crew) == ["Captain", "Helmsman"]
    assert match.state.fleets[0] == OWN_FLEET
    theirs = next(ship for ship in match.view(1).ships if ship.owner == 0)
    assert [crew.card for crew in theirs.crew] == [None, None]
    assert match.view(0).players[0].fleet == "own"


@pytest.mark.rule("fleet.built")
def test_without_presets_fleets_are_built():
    match = Match(GAME, 3, SpanishOptions(points="60"), Fast(4))
    for seat in range(3):
        fleet = [ship for ship in match.state.ships if ship.owner == seat]
        assert 20 <= sum(CARDS[ship.card].points for ship in fleet) <= 60


def test_the_yard_lists_every_card():
    listed = cards()
    assert len(listed) == 809
    assert sum(card.playable for card in listed) == sum(map(fielded, CARDS))


@pytest.mark.rule("fleet.most")
@pytest.mark.parametrize("layout", ["preset", "placed"])
def test_the_largest_fleets_find_room_at_home_however_they_are_moored(layout):
    """A hundred points of small ships for four captains, berths taken at random."""
    options = SpanishOptions(points="100", fleets="chosen", layout=layout)
    for seed in range(1 if layout == "placed" else 4):
        match, rng = Match(GAME, 4, options, Fast(seed + 1000)), Fast(seed)
        while not all(ship.docked >= 0 for ship in match.state.ships) or not match.state.ships:
            seat, decision = next(iter(match.asked.items()))
            assert match.act(seat, decision.sample(match.state, rng)) is None
        fleets = [sum(ship.owner == seat for ship in match.state.ships) for seat in range(4)]
        assert max(fleets) <= 7
