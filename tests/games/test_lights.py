"""A story told with all cards open: every game shows then what its players could not know."""

import msgspec
import pytest

from kaper.core.chance import Fast
from kaper.core.game import find_game
from kaper.core.hidden import laid_open, lay_open
from kaper.core.match import Match
from kaper.core.state import clone
from kaper.core.words import ALL

HIDDEN = {
    "cove": lambda view: [ship.hand - len(ship.shown) for ship in view.ships],
    "sevenseas": lambda view: [player.hand - len(player.cards) for player in view.players],
    "marauders": lambda view: [
        *(zone.merchant == "hidden" for zone in view.zones),
        *(card is None for board in view.boards for card in [*board.hand, *board.hold, *board.rumor]),
    ],
    "maracaibo": lambda view: [quest is None for captain in view.captains for quest in captain.quests],
    "spanishmain": lambda view: [coin is None for island in view.islands for coin in island.coins],
}


@pytest.mark.parametrize("game", HIDDEN)
def test_with_all_cards_open_nothing_lies_face_down(game):
    """What a spectator does not see of hands, merchants, quests and coins, and that it is all there in the other light."""
    count, hid = HIDDEN[game], 0
    match = Match(find_game(game), 3, chance=Fast(11))
    rng = Fast(12)
    for _ in range(120):
        seat = next(iter(match.asked))
        match.act(seat, match.asked[seat].sample(match.state, rng))
        state = clone(match.state)
        lay_open(state)
        assert laid_open(state)
        assert not laid_open(match.state)
        hid += sum(count(match.view(None)))
        assert sum(count(match.game.view(state, None))) == 0
        msgspec.json.encode(match.game.view(state, seat))
    assert hid > 0


@pytest.mark.parametrize("game", HIDDEN)
def test_having_seen_every_card_is_not_having_them_open(game):
    """A position in which everybody once saw everything shows no hand: only a story told after the end does."""
    match = Match(find_game(game), 3, chance=Fast(11))
    state = clone(match.state)
    state.seen = [ALL] * len(state.seen)
    assert not laid_open(state)
    if game == "sevenseas":
        assert not any(player.cards for player in match.game.view(state, 0).players)
