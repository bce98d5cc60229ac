"""Events say what they did: whoever keeps the mats that events carry has those of the view after every step."""

import pytest

from kaper.core.chance import Fair, Fast
from kaper.core.match import Match
from kaper.games.cove import GAME as COVE
from kaper.games.marauders import GAME as MARAUDERS
from kaper.games.marauders.mats import OpenBoard
from kaper.games.sevenseas import GAME as SEVEN_SEAS

MATS = {"cove": "ships", "sevenseas": "players", "marauders": "boards"}
BETWEEN = {"mods", "hand", "rumor"}  # of the Marauders: what is on its way, declared or being verified


@pytest.mark.parametrize("game", [COVE, SEVEN_SEAS, MARAUDERS], ids=lambda game: game.id)
@pytest.mark.parametrize("eyes", [None, 0])
def test_nothing_on_a_mat_changes_without_an_event_that_carries_it(game, eyes):
    match = Match(game, 3, chance=Fair(bytes([7] * 32), "results"), listen=True)
    rng = Fast(7)
    heard = 0
    known = mats(match, eyes)
    for _ in range(1500):
        if match.over:
            break
        seat, decision = next(iter(match.asked.items()))
        assert match.act(seat, decision.sample(match.state, rng)) is None
        for told in match.told[heard:]:
            if told.heard_by(eyes):
                learn(known, told.event)
        heard = len(match.told)
        seen = mats(match, eyes)
        for mine, theirs in zip(known, seen, strict=True) if match.state.round else ():
            assert mine == theirs, (type(decision).__name__, [type(told.event).__name__ for told in match.told[-5:]])
        known = seen
    assert heard > 500


def mats(match, eyes):
    """The mats of the view, without what depends on the viewer's own chances."""
    names = OpenBoard.__struct_fields__ if match.game is MARAUDERS else None
    found = []
    for mat in getattr(match.view(eyes), MATS[match.game.id]):
        fields = {
            name: getattr(mat, name) for name in names or mat.__struct_fields__ if name not in BETWEEN or not names
        }
        if names and mat.seat == eyes:
            fields |= {"gold": mat.gold, "stash": mat.stash, "total": mat.total}
        found.append(fields)
    return found


def learn(known, event):
    """Take over what an event carries."""
    carried = [getattr(event, "now", None), *getattr(event, "players", [])]
    for mat in carried:
        if mat is not None:
            known[mat.seat].update(
                {name: getattr(mat, name) for name in mat.__struct_fields__ if name in known[mat.seat]}
            )
    mine = getattr(event, "mine", None)
    if mine is not None:
        mat = known[event.now.seat]
        mat.update({name: getattr(mine, name) for name in mine.__struct_fields__ if name in mat})
