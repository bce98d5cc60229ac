"""Every word in English and Polish: no key is missing or idle, and sentences read well."""

import pytest

from kaper.core.chance import Fast
from kaper.core.match import Match
from kaper.core.texts import LANGUAGES, Catalogue
from kaper.core.words import Text, Who
from kaper.games.cove import GAME
from kaper.games.cove.battle_events import Aimed, BattleEnded, Mutinied, PirateRepaired, PirateSunk
from kaper.games.cove.cards import CARD, CREW, LAST, NAVY, PIRATE, PLACES, SECTIONS, items
from kaper.games.cove.events import NavyLeft, PirateAppeared, ShipwrightHealed
from kaper.games.cove.state import CoveOptions
from tests.games.catalogues import keys_in_code, messages, missing
from tests.games.cove.tables import A, Board

ALL_ON = CoveOptions("off-mat", "one-per-section", "any", "all", "on")
PACKAGE = "kaper.games.cove"


def test_polish_counts_read_well():
    say = Catalogue("pl", [PACKAGE]).say
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
        (PirateSunk(BONNY, [0], 6), "Statek Ann Bonny i Mary Read idzie na dno: po 6 chwały – Ada."),
        (PirateSunk(NAVY, [0], 4), "Królewska Marynarka idzie na dno: po 4 chwały – Ada."),
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
    assert Catalogue("pl", [PACKAGE]).say(event.text(), ["Ada"]) == polish


def test_a_shipwright_is_healed_on_a_section():
    play = Board().ship(A, at=3, wounded_shipwright="crew", gold=1).upgrade()
    heal = next(option for option in play.match.question(A).options if option.id == "heal:crew")
    assert Catalogue("pl", [PACKAGE]).say(heal.text) == "Wylecz Szkutnika na załodze"


def test_the_last_battle_has_a_title_of_its_own():
    board = Board(seats=3, month=12).ship(0, fame=9).ship(1, fame=9)
    titles = [panel.title for panel in GAME.panels(board.start("final_scoring").match.view(None))]
    said = [Catalogue("pl", [PACKAGE]).say(title) for title in titles]
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


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_key_exists(lang):
    assert missing(PACKAGE, lang, keys_of_things()) <= {"ask-upgrade"}


def test_no_message_is_idle():
    used = {key.partition(".")[0] for key in (*keys_of_things(), *keys_in_code(PACKAGE))}
    panels = {f"panel-{key}" for key in ("number", "player", "place", "treasure", "ships", "fame", "gold")}
    panels |= {f"panel-{key}" for key in ("chests", "cards", "speed", "dice")}
    panels |= {f"panel-{key}" for key in ("ship", "hit-by", "cards-in-force", "state", "hit", "unhit", "reloading")}
    ours = ("ask-", "option-", "refusal-", "event-", "panel-", "card-", "island-", "section-", "phase-", "chapter-")
    assert {key for key in messages(PACKAGE, "en") if "." not in key and key.startswith(ours)} - used - panels == set()


def test_refusals_can_be_told_in_both_languages():
    match = Match(GAME, 4, chance=Fast(1))
    refused = match.act(0, ["hull:4"])
    assert refused is not None
    assert Catalogue("en", [PACKAGE]).say(refused) == (
        "A step of the hull is missing: positions are bought one after another."
    )
    assert Catalogue("pl", [PACKAGE]).say(refused) == "Brakuje poziomu kadłuba: kupuje się je po kolei."
