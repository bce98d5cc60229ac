"""Both catalogues have every word that the game can say, with the same arguments."""

import pytest

from kaper.core.texts import LANGUAGES, Catalogue, catalogue
from kaper.core.words import Refused, Text
from tests.games.catalogues import missing

PACKAGE = "kaper.games.marauders"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_key_in_the_code_is_in_the_catalogues(lang):
    assert missing(PACKAGE, lang) <= {"event-drawn"}  # the tag of an event, no message


def test_a_refusal_reads_well_in_both_languages():
    refused = Refused(Text("refusal-bounty", {"nation": Text("nation-spanish.gen")}), "bounty.port-ban")
    assert catalogue("en", PACKAGE).say(refused) == "The port is closed to you: Spanish bounty."
    assert catalogue("pl", PACKAGE).say(refused) == "Port jest zamknięty: ściga cię list gończy Hiszpanii."


@pytest.mark.parametrize(
    ("actions", "moves", "polish"),
    [
        (1, 0, "Twoja tura: została 1 akcja"),
        (2, 1, "Twoja tura: zostały 2 akcje i 1 dodatkowy ruch"),
        (5, 2, "Twoja tura: zostało 5 akcji i 2 dodatkowe ruchy"),
    ],
)
def test_actions_and_moves_that_are_left_are_counted_in_polish(actions, moves, polish):
    assert catalogue("pl", PACKAGE).say(Text("ask-act", {"actions": actions, "moves": moves})) == polish


@pytest.mark.parametrize(
    ("lang", "now", "full"),
    [("en", "1 of 1", "hold 2 of 1, the rest goes overboard"), ("pl", "1 z 1", "ładownia 2 z 1, nadmiar za burtę")],
)
def test_loot_says_how_full_the_hold_would_be(lang, now, full):
    """Of "one lies there, it takes one" nobody knew that a second card throws the first one out."""
    say = Catalogue(lang, ["kaper.games.marauders"]).say
    assert now in say(Text("ask-stow", {"held": 1, "room": 1}))
    assert say(Text("ask-stow.sum", {"held": 1, "room": 1, "full": 2})) == full
