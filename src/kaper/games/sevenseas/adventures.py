"""Captain, Islander and Shaman play an adventure card; here are the choice of the card, and the Islander."""

from __future__ import annotations

from collections.abc import Sequence

from kaper.core.decisions import Choose
from kaper.core.table import Asking, Script
from kaper.core.words import Option, Refused, Text, refuse
from kaper.games.sevenseas import raid_events
from kaper.games.sevenseas.cards import ADVENTURE, CARD_NAMED, CHARACTERS, ISLANDER, PLAYED_BY
from kaper.games.sevenseas.state import NOBODY, SevenSeas
from kaper.games.sevenseas.table import SevenSeasTable
from kaper.games.sevenseas.words import card_text

DECLINE = "decline"


class PlayCard(Choose[SevenSeas]):
    """Which fitting card is played? Nobody knows who holds one: even who holds none is asked.

    captain.card-choice, info.asked
    """

    prompt = "ask-play"
    rule = "captain.card-choice"
    secret = True

    character: int

    def options(self, s: SevenSeas) -> Sequence[str]:
        fitting = PLAYED_BY[self.character]
        return [*(ADVENTURE[card] for card in s.players[self.seat].hand if card in fitting), DECLINE]

    def option(self, s: SevenSeas, id: str) -> Option:
        name = CHARACTERS[self.character]
        if id == DECLINE:
            return Option(id, Text("option-decline"), (), f"{name}.mistake")
        card = CARD_NAMED[id]
        rule = {"captain": "captain.play-convoy", "islander": "islander.play-port", "shaman": f"curse.{id}"}[name]
        return Option(id, Text("option-play", {"card": card_text(card)}), (f"card:{card}",), rule)

    def prompt_text(self, s: SevenSeas) -> Text:
        return Text(f"ask-play-{CHARACTERS[self.character]}")

    def why_not(self, s: SevenSeas, id: str) -> Refused:
        if id not in CARD_NAMED:
            return super().why_not(s, id)
        card = CARD_NAMED[id]
        name = CHARACTERS[self.character]
        if card not in PLAYED_BY[self.character]:
            return refuse("refusal-other-kind", f"{name}.mistake", character=Text(f"character-{name}"))
        return refuse("refusal-not-in-hand", f"{name}.mistake", card=card_text(card))


def play(t: SevenSeasTable, seat: int, character: int, pile: list[int]) -> Asking[int]:
    """A card of the hand is laid face up beside the adventure pile; -1: none was, which is a mistake (mistake.skull)."""
    s = t.state
    s.acting = seat
    name = yield PlayCard(seat, character)
    s.acting = NOBODY
    if name == DECLINE:
        t.mistake(seat)
        return -1
    card = CARD_NAMED[name]
    s.players[seat].hand.remove(card)
    pile.append(card)
    t.reveal(card)
    t.tell(raid_events.CardPlayed, seat, card)
    return card


def islander(t: SevenSeasTable, seat: int) -> Script:
    """A new current port for everybody (islander.play-port).

    islander.same-round
    """
    port = yield from play(t, seat, ISLANDER, t.state.left)
    if port >= 0:
        t.next("privilege", seat)
