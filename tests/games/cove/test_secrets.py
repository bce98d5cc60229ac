"""Nothing leaks: the swap test is quiet over whole games, and finds each of three leaks planted in the rules."""

from dataclasses import replace

import pytest

from kaper.core.table import window
from kaper.games.cove import GAME, navigation
from kaper.games.cove.cards import CARD, PARROTS
from kaper.games.cove.events import CardDrawn
from kaper.games.cove.table import CoveTable
from tests.leaks import leaks


def with_scene(scene):
    return replace(GAME, scenes=(*(s for s in GAME.scenes if s.__name__ != scene.__name__), scene))


def ask_holders_only():
    """The window before the wheels are set is put only to those who hold an event."""

    def asking(t):
        s = t.state
        holders = [seat for seat in range(s.seats) if any(CARD[card].type == "event" for card in s.hands[seat])]
        if holders:
            yield from window(holders, navigation.StartOfNavigation)
        yield from navigation.navigation(t)

    asking.__name__ = "navigation"
    return with_scene(asking)


def tell_drawn_card_to_all():
    """A tavern card drawn into a hand is told to everybody."""

    class LoudTable(CoveTable):
        __slots__ = ()

        def draw(self, seat):
            drawn = super().draw(seat)
            hand = self.state.hands[seat]
            if drawn and hand and hand[-1] not in PARROTS:
                self.tell(CardDrawn, seat, hand[-1])
            return drawn

    return replace(GAME, table=LoudTable)


def options_from_anothers_hand():
    """Where one may sail depends on what the neighbour holds."""

    class LeakyWheel(navigation.Navigate):
        def options(self, s):
            hand = s.hands[(self.seat + 1) % s.seats]
            return ["1", "2", "3"] if sum(hand) % 2 else ["4", "5", "6"]

    def navigating(t):
        for seat in range(t.state.seats):
            yield LeakyWheel(seat)
        yield from navigation.navigation(t)

    navigating.__name__ = "navigation"
    return with_scene(navigating)


@pytest.mark.parametrize(
    ("plant", "sign"),
    [(ask_holders_only, ": asked"), (tell_drawn_card_to_all, ": events"), (options_from_anothers_hand, ": question")],
)
def test_the_swap_test_finds_planted_leaks(plant, sign):
    assert sign in leaks(plant(), seats=4, games=6, most=150)


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_rules_leak_nothing(seats):
    assert leaks(GAME, seats, games=1, most=250) is None
