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
