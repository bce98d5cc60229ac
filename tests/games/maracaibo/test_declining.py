"""What may be declined: whoever declines has not done it, nothing changes, and the turn goes on with what is left."""

import pytest

from kaper.core.decisions import PASS
from kaper.games.maracaibo.box import UPGRADE
from kaper.games.maracaibo.chain import DOINGS
from kaper.games.maracaibo.codes import BRANCHES, EFFECTS, NUMBERS
from tests.games.maracaibo.tables import Lane

CODES = {
    effect.name: code
    for code, effect in enumerate(EFFECTS)
    if code not in BRANCHES and effect.name in DOINGS and DOINGS[effect.name].asks
}
"""An effect of each kind that begins with a question."""
BY_PARAMETER = {"explore_on"}  # goes on with what was begun: it cannot be declined any more


def rich(*groups: list[int]) -> Lane:
    """A captain who could do anything; these groups are to be done, the last of them first."""
    lane = Lane(rubies=True).purse(0, 60).stored(0, gold=2, pearl=1).quests(0, "q04").market("lion", "hawk")
    lane.tile(0, 1, "aruba").put(26, "galley")
    lane[0].rubies = 1
    lane.s.chain += map(list, groups)
    return lane


@pytest.mark.rule("ruling.optional-default", "ruling.effect-order")
@pytest.mark.parametrize("name", sorted(CODES.keys() - BY_PARAMETER))
def test_what_is_declined_is_not_done(name):
    code = CODES[name]
    lane = rich([UPGRADE], [code])
    purse, vp, cubes = lane[0].doubloons, lane[0].vp, list(lane.s.cubes)
    play = lane.do("")
    assert PASS in play.options(), NUMBERS[code]
    play.do(PASS)
    assert play.asks == "Upgrade"
    assert play.s.done == []
    assert (play[0].doubloons, play[0].vp, play.s.cubes) == (purse, vp, cubes)
    assert (play[0].stored, len(play[0].quests), play[0].rubies, play[0].upgrades) == ([2, 0, 1], 1, 1, 0)


@pytest.mark.rule("ruling.optional-default")
@pytest.mark.parametrize(
    ("name", "answer"),
    [
        ("quest", "market:0"),
        ("bury", "gold:1"),
        ("cubes_same", "pearl"),
        ("residence", "build:4"),
        ("sell_quest", None),
        ("activate_bm", "tile:1"),
        ("raid_fixed", "gold"),
    ],
)
def test_what_is_taken_is_done(name, answer):
    play = rich([UPGRADE], [CODES[name]]).do("")
    play.do(answer or play.options()[0])
    assert play.s.done == [CODES[name]]
