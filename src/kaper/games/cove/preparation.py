"""Battle cards: before the first volley, pass by pass, the fastest captain first."""

from __future__ import annotations

from collections.abc import Sequence

from kaper.core.decisions import PASS, Choose
from kaper.core.table import Script
from kaper.core.words import Option, Refused, Text, refuse, text
from kaper.games.cove.battle_events import BattleCardPlayed, PreparationPassed
from kaper.games.cove.cards import CARD, KIND, RULE
from kaper.games.cove.ship import among, players_in
from kaper.games.cove.state import Cove
from kaper.games.cove.table import CoveTable
from kaper.games.cove.words import refuse_card

BATTLE_CARDS = frozenset(item for item, card in CARD.items() if card.type == "battle")


class Prepare(Choose[Cove]):
    """A battle card, or pass? Asked whatever the hand holds."""

    prompt = "ask-prepare"
    rule = "combat.prep.order"
    secret = True

    def options(self, s: Cove) -> Sequence[str]:
        found = [PASS]
        if BATTLE_CARDS.isdisjoint(s.hands[self.seat]):
            return found
        for card in s.hands[self.seat]:
            key = KIND[card]
            if CARD[card].type != "battle":
                continue
            if key == "overboard":
                found += [f"overboard:{chests}" for chests in range(1, s.chests[self.seat] + 1)]
            elif key not in found:
                found.append(key)
            elif key == "wind":
                found.append("wind:2")
        return found

    def option(self, s: Cove, id: str) -> Option:
        if id == PASS:
            return Option(PASS, Text("pass"), (), "combat.prep.optional")
        key, _, number = id.partition(":")
        if key == "overboard":
            return Option(id, text("option-overboard", chests=int(number), knots=2 * int(number)), (), RULE[key])
        if number:
            return Option(id, Text("option-wind-both"), (), "battle.wind.both")
        return Option(id, Text(f"option-{key}"), (), RULE[key])

    def why_not(self, s: Cove, id: str) -> Refused:
        key, _, _ = id.partition(":")
        if key == "overboard" and any(KIND[card] == key for card in s.hands[self.seat]):
            return refuse("refusal-chests", "battle.overboard.amount", chests=s.chests[self.seat])
        if key in RULE:
            return refuse_card(s, self.seat, key)
        return super().why_not(s, id)


def preparation(t: CoveTable) -> Script:
    """One pass: whoever has passed since the last card is not asked; it ends when all have (combat.prep.order).

    combat.prep.optional, combat.prep.repeat, combat.prep.pass-return, combat.prep.resort, combat.prep.ask,
    combat.prep.own-ship, battle.avast
    """
    s = t.state
    everybody = sum(1 << seat for seat in players_in(s))
    for seat in t.by_speed(players_in(s), "preparation"):
        if among(s.passed, seat):
            continue
        answer = yield Prepare(seat)
        if answer == PASS:
            s.passed |= 1 << seat
            t.tell(PreparationPassed, seat)
            if s.passed == everybody:
                t.next("battle_turn")
                return
            continue
        s.passed = 0
        key, _, number = answer.partition(":")
        play_battle_card(t, seat, key, int(number or 1))
        if key == "avast":
            t.next("battle_turn")
            return
    t.next(preparation)


def play_battle_card(t: CoveTable, seat: int, key: str, number: int) -> None:
    """Lay a card (or both Blow Me Down); Treasure Overboard takes so many chests with it (combat.prep.announce).

    battle.wind.both, battle.overboard, battle.overboard.amount
    """
    s = t.state
    card = t.play(seat, key, s.laid[seat])
    if key == "overboard":
        s.chests[seat] -= number
        s.overboard = number
        t.tell(BattleCardPlayed, seat, card, 1, number)
        return
    if number == 2:
        t.play(seat, key, s.laid[seat])
    t.tell(BattleCardPlayed, seat, card, number)
