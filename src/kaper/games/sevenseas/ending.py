"""The end of the game: last Negotiations, the final sale, skulls for too many cards, points and places."""

from __future__ import annotations

from collections.abc import Sequence

from kaper.core.decisions import Choose, together
from kaper.core.game import Result
from kaper.core.table import Script
from kaper.core.words import Option, Refused, Text, refuse
from kaper.games.sevenseas import events
from kaper.games.sevenseas.cards import FREE_CARDS, NEGOTIATIONS_COST, sale
from kaper.games.sevenseas.harbour import PAIR_NAMED, negotiate, negotiations_option, possible_pairs
from kaper.games.sevenseas.mats import points, sources
from kaper.games.sevenseas.state import SevenSeas
from kaper.games.sevenseas.table import SevenSeasTable

DONE = "done"


class LastNegotiations(Choose[SevenSeas]):
    """Sell a pair by Negotiations before the rest is sold? Asked again until done."""

    prompt = "ask-last-negotiations"
    rule = "end.final-negotiations"

    def options(self, s: SevenSeas) -> Sequence[str]:
        player = s.players[self.seat]
        return [*possible_pairs(player), DONE] if player.yin_yang >= NEGOTIATIONS_COST else [DONE]

    def option(self, s: SevenSeas, id: str) -> Option:
        if id == DONE:
            return Option(id, Text("option-done"), (), "end.final-sale")
        return negotiations_option(s, self.seat, id)

    def why_not(self, s: SevenSeas, id: str) -> Refused:
        if id not in PAIR_NAMED:
            return super().why_not(s, id)
        have = s.players[self.seat].yin_yang
        if have < NEGOTIATIONS_COST:
            return refuse("refusal-yin-yang", "ritual.negotiations", cost=NEGOTIATIONS_COST, have=have)
        return refuse("refusal-two-kinds", "ritual.negotiations-different")


def final_negotiations(t: SevenSeasTable, done: int) -> Script:
    """All who are not done may sell one pair each, at the same time; then again. `done` is a mask of seats.

    end.final-negotiations
    """
    s = t.state
    answers = yield together({seat: LastNegotiations(seat) for seat in range(s.seats) if not done >> seat & 1})
    for seat, answer in answers.items():
        if answer == DONE:
            done |= 1 << seat
        else:
            negotiate(t, seat, answer)
    t.then(final_sale if done == (1 << s.seats) - 1 else (final_negotiations, done))


def final_sale(t: SevenSeasTable) -> None:
    """The rest is sold as one batch; cards above three cost a skull each; points are counted (end.final-sale)."""
    s = t.state
    for seat, player in enumerate(s.players):
        rum, coffee, fruit = player.cargo()
        if player.hold:
            chests = sale(s.prices(), rum, coffee, fruit)
            s.loot_discard += player.hold
            player.hold.clear()
            player.chests += chests
            t.tell(events.GoodsSold, seat, rum, coffee, fruit, chests, True)
    for seat, player in enumerate(s.players):
        if len(player.hand) > FREE_CARDS:
            t.skulls(seat, len(player.hand) - FREE_CARDS, "end.hand-skulls")
    s.over = True
    for seat, player in enumerate(s.players):
        t.tell(events.Scored, seat, *sources(player))


def result(s: SevenSeas) -> Result:
    """Most points; then fewer corsair tokens, then fewer skulls; whoever is still equal shares the place.

    score.winner, score.tie.corsairs, score.tie.skulls, score.tie.shared
    """
    standing = [(points(p), -len(p.corsairs), -p.skulls) for p in s.players]
    places = [1 + sum(other > mine for other in standing) for mine in standing]
    return Result(places, [points(p) for p in s.players])
