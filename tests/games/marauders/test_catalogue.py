"""Both catalogues have every word that the game can say, with the same arguments."""

import pytest

from kaper.core.texts import LANGUAGES, catalogue
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
