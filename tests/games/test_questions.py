"""Names that outlive a version: windows as people stored them, and the kinds of places that boards draw."""

import re
from pathlib import Path

import pytest

from kaper.core.decisions import Choose
from kaper.core.game import find_game
from kaper.server.seating import Seat

BOARDS = Path(__file__).parents[2] / "web" / "src" / "games"

WINDOWS = {
    "cove": "AddKeg EndOfNavigation EndOfTreasure LastBattleTurn MoreCards Prepare StartOfNavigation UpgradeAction",
    "maracaibo": "",
    "marauders": "Act AfterTest Ashore Builder Declare PardonLevels PayToll Recruits Stash TakeHit Yard",
    "sevenseas": "PlayCard",
    "spanishmain": "Act BoardAfar BringFleet CaptainFire Claim Cross Exchange FirstFind FreeExplore Load ManShips Order "
    "Prize Reroll Rescue Shot SwapCoin TakeTrees Transfer UseAbility",
}
"""By these names people stored that they pass. Whoever renames the class of one sets its `called` to the name here."""


@pytest.mark.parametrize("id", WINDOWS)
def test_windows_keep_the_names_under_which_people_stored_that_they_pass(id):
    assert {kind.name() for kind in find_game(id).question_types if kind.secret} == set(WINDOWS[id].split())


class Ambush(Choose):
    """A window that was called Trap once."""

    prompt, rule, secret, called = "ask-ambush", "ambush", True, "Trap"

    def options(self, s):
        return []


def test_a_stored_pass_survives_that_its_question_is_renamed():
    question = Ambush(0).question(None)
    assert question.name == "Trap"
    assert Seat(autopass=("Trap",)).passes(question.name)
    assert not Seat(autopass=("Ambush",)).passes(question.name)


@pytest.mark.parametrize("id", WINDOWS)
def test_every_kind_of_place_that_a_game_names_is_one_that_its_board_knows(id):
    kinds = find_game(id).targets
    assert kinds  # `kaper check` holds the targets of all options to them
    code = "".join(file.read_text() for ending in ("svelte", "ts") for file in (BOARDS / id).rglob(f"*.{ending}"))
    written = r"""["'`>]{0}[:"'`/|{{]|\b{0}:(\$?\{{|ship|fort|island)"""
    assert [kind for kind in kinds if not re.search(written.format(kind), code)] == []
