"""The end of the game: last Negotiations, the final sale, skulls for too many cards, points and places."""

from __future__ import annotations

from collections.abc import Sequence

from kaper.core.decisions import together
from kaper.core.game import Result
from kaper.core.menus import ChooseVerb, Menu, Verb
from kaper.core.table import Script
from kaper.core.words import Text, text
from kaper.games.sevenseas import events
from kaper.games.sevenseas.cards import FREE_CARDS, sale
from kaper.games.sevenseas.harbour import Negotiate
from kaper.games.sevenseas.mats import points, sources
from kaper.games.sevenseas.state import SevenSeas
from kaper.games.sevenseas.table import SevenSeasTable

DONE = "done"


class LastPair(Negotiate):
    """A pair more, before the rest is sold; no action follows any more, and no guard is set."""

    def looked_for(self, s: SevenSeas, seat: int) -> Sequence[str]:
        return ()

    def do(self, t: SevenSeasTable, seat: int, what: str) -> None:
        t.state.players[seat].yin_yang -= self.price
        self.bargain(t, seat, what)


class Done(Verb[SevenSeas]):
    """end.final-sale: the rest goes in one batch."""

    key, rule = DONE, "end.final-sale"

    def text(self, s: SevenSeas, seat: int, what: str) -> Text:
        return text("option-done", chests=sale(s.prices(), *s.players[seat].cargo()))

    def do(self, t: SevenSeasTable, seat: int, what: str) -> None:
        pass


class LastNegotiations(ChooseVerb[SevenSeas]):
    """Sell a pair by Negotiations before the rest is sold? Asked again until done.

    end.final-sale-decision
    """

    prompt = "ask-last-negotiations"
    rule = "end.final-negotiations"
    menu = Menu(LastPair(), Done())


def final_negotiations(t: SevenSeasTable, done: int) -> Script:
    """All who are not done may sell one pair each, at the same time; then again. `done` is a mask of seats.

    end.final-negotiations
    """
    s = t.state
    answers = yield together({seat: LastNegotiations(seat) for seat in range(s.seats) if not done >> seat & 1})
    for seat, answer in answers.items():
        yield from LastNegotiations.menu.do(t, seat, answer)
        done |= (answer == DONE) << seat
    t.then(final_sale if done == (1 << s.seats) - 1 else (final_negotiations, done))


def final_sale(t: SevenSeasTable) -> None:
    """The rest is sold as one batch; cards above three cost a skull each; points are counted (end.final-sale).

    end.hand-skulls, end.order, score.chests, score.talismans, score.yin-yang, score.skulls, skull.value
    """
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

    score.winner, score.tie.corsairs, score.tie.skulls, score.tie.shared, score.ranking
    """
    standing = [(points(p), -len(p.corsairs), -p.skulls) for p in s.players]
    places = [1 + sum(other > mine for other in standing) for mine in standing]
    return Result(places, [points(p) for p in s.players])
