"""Every word in English and Polish: no key is missing, and sentences read well."""

import pytest

from kaper.core.texts import LANGUAGES, Catalogue
from kaper.core.words import Text, Who
from kaper.games.sevenseas.cards import ADVENTURE, CHARACTERS, CONVOYS, FRUIT, GOODS, ISLANDER, LOOT_NAMES, NATIONS
from kaper.games.sevenseas.curse_events import Cursed
from kaper.games.sevenseas.events import PrivilegeGiven
from kaper.games.sevenseas.raid_events import RaidEnded
from tests.games.catalogues import missing

PACKAGE = "kaper.games.sevenseas"


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
    assert words(Cursed(0, FRUIT, 2, 1).text(), ["Ada"]) == "Ada traci przez klątwę: owoce × 2, 1 skrzynia."
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


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_key_exists(lang):
    assert missing(PACKAGE, lang, keys_of_things()) == set()
