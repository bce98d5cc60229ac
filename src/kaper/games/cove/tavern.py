"""Drawing tavern cards: a parrot is shown and perched at once, or exchanged for the one aboard."""

from __future__ import annotations

from collections.abc import Sequence

from kaper.core.decisions import Choose
from kaper.core.table import Asking
from kaper.core.words import Option, Refused, Text, refuse
from kaper.games.cove.events import ParrotExchanged, ParrotPerched, ParrotRefused
from kaper.games.cove.state import Cove
from kaper.games.cove.table import CoveTable
from kaper.games.cove.words import card_name

KEEP, EXCHANGE = "keep", "exchange"


class ChooseParrot(Choose[Cove]):
    """Keep the old parrot, or pay 1 fame for the new one?

    parrot.exchange.poor
    """

    prompt = "ask-parrot"
    rule = "parrot.one"

    def options(self, s: Cove) -> Sequence[str]:
        return (KEEP, EXCHANGE) if s.fame[self.seat] else (KEEP,)

    def option(self, s: Cove, id: str) -> Option:
        parrot = s.perches[self.seat][0] if id == KEEP else s.drawn[0]
        return Option(id, Text(f"option-parrot-{id}", {"parrot": card_name(parrot, "acc")}), (), self.rule)

    def prompt_text(self, s: Cove) -> Text:
        return Text(self.prompt, {"old": card_name(s.perches[self.seat][0]), "parrot": card_name(s.drawn[0])})

    def why_not(self, s: Cove, id: str) -> Refused:
        if id == EXCHANGE:
            return refuse("refusal-exchange", "parrot.exchange.poor")
        return super().why_not(s, id)


def draw_cards(t: CoveTable, seat: int, count: int) -> Asking[int]:
    """Draw so many cards as there are; gives back how many were drawn (tavern.empty, parrot.at-once)."""
    s = t.state
    drawn = 0
    while drawn < count and t.draw(seat):
        drawn += 1
        if s.drawn:
            yield from welcome_parrot(t, seat)
    return drawn


def welcome_parrot(t: CoveTable, seat: int) -> Asking[None]:
    """A ship has one perch: the parrot that is not used is shuffled into the deck, and nothing is drawn for it.

    parrot.one, parrot.return, parrot.return.empty
    """
    s = t.state
    perch = s.perches[seat]
    if not perch:
        perch.append(s.drawn.pop())
        t.tell(ParrotPerched, seat, perch[0])
        return
    answer = yield ChooseParrot(seat)
    if answer == EXCHANGE:
        old, perch[0] = perch[0], s.drawn.pop()
        s.parrot_wounds[seat] = 0
        s.deck.append(old)
        t.tell(ParrotExchanged, seat, old, perch[0])
        t.fame(seat, -1, "exchange")
    else:
        new = s.drawn.pop()
        s.deck.append(new)
        t.tell(ParrotRefused, seat, new)
    t.shuffle(s.deck)
