"""Rounds of a battle: who acts next, fire or retreat, and the ships that leave."""

from __future__ import annotations

from collections.abc import Sequence

from kaper.core.decisions import Choose
from kaper.core.table import Script
from kaper.core.words import Option, Refused, Text, Who, refuse
from kaper.games.cove.battle_events import Mutinied, MutinyRolled, PirateRepaired, Reloaded, Retreated, RoundBegan
from kaper.games.cove.cards import COVE, DUTCHMAN, LAST, NAVY, PIRATE, RULE
from kaper.games.cove.combat import aftermath, is_over
from kaper.games.cove.ship import PLAYERS, among, black_ship_of, dice, in_force, players_in
from kaper.games.cove.state import Cove
from kaper.games.cove.table import CoveTable
from kaper.games.cove.volley import fire_as_navy, fire_as_pirate, fire_as_player, volley_cards
from kaper.games.cove.words import refuse_card

FIRE, RETREAT = "fire", "retreat"
PLANK = 2
"""Fame that walking the plank costs."""


def lost_by_mutiny(s: Cove, seat: int) -> list[Text | Who]:
    """What a captain would lose by a mutiny, or that it is nothing (combat.retreat.mutiny)."""
    lost = {"gold": s.gold[seat], "chests": s.chests[seat], "fame": min(PLANK, s.fame[seat])}
    return [Text(f"mutiny-{what}", {"n": n}) for what, n in lost.items() if n] or [Text("mutiny-nothing")]


class BattleTurn(Choose[Cove]):
    """Fire (perhaps with a volley card) or retreat?"""

    prompt = "ask-battle-turn"
    rule = "combat.round.choice"

    def options(self, s: Cove) -> Sequence[str]:
        return [FIRE, RETREAT, *volley_cards(s, self.seat)]

    def option(self, s: Cove, id: str) -> Option:
        if id == FIRE:
            return Option(id, Text("option-fire", {"dice": dice(s, self.seat)}), (), "combat.volley.hit")
        if id == RETREAT:
            hit = among(s.hit, self.seat)
            key = "option-retreat-hit" if hit and len(players_in(s)) > 1 else "option-retreat"
            return Option(id, Text(key, {"what": lost_by_mutiny(s, self.seat)}), ("island:7",), "combat.retreat.mutiny")
        return Option(id, Text(f"option-{id}", {"dice": dice(s, self.seat)}), (), RULE[id])

    def why_not(self, s: Cove, id: str) -> Refused:
        if id in RULE:
            if in_force(s, "avast"):
                return refuse("refusal-avast", "battle.avast")
            return refuse_card(s, self.seat, id)
        return refuse("refusal-fire-or-retreat", self.rule)

    def prompt_text(self, s: Cove) -> Text:
        return Text(self.prompt, {"round": s.round, "dice": dice(s, self.seat)})


class LastBattleTurn(BattleTurn):
    """In the last battle nobody may retreat; the question is asked whatever the hand holds."""

    prompt = "ask-last-battle-turn"
    rule = "end.tie.battle"
    secret = True

    def options(self, s: Cove) -> Sequence[str]:
        return [FIRE, *volley_cards(s, self.seat)]

    def why_not(self, s: Cove, id: str) -> Refused:
        if id == RETREAT:
            return refuse("refusal-no-retreat", self.rule)
        return super().why_not(s, id)


def battle_turn(t: CoveTable) -> Script:
    """One ship's turn; a new round is begun when the last one is over (combat.round.choice, volley.salute.reload).

    combat.round.fixed, combat.round.before-turn, volley.salute.reload.no-retreat
    """
    s = t.state
    while True:
        if s.turn == len(s.order):
            begin_round(t)
        ship = s.order[s.turn]
        s.turn += 1
        if ship not in s.fighting:
            continue
        if ship < PLAYERS and among(s.reloading, ship):
            s.reloading &= ~(1 << ship)
            t.tell(Reloaded, ship)
            continue
        break
    if ship == NAVY:
        yield from fire_as_navy(t)
    elif ship >= PLAYERS:
        yield from fire_as_pirate(t, ship)
    else:
        answer = yield LastBattleTurn(ship) if s.battle == LAST else BattleTurn(ship)
        if answer == RETREAT:
            retreat(t, ship)
        else:
            yield from fire_as_player(t, ship, answer)
    if is_over(s):
        aftermath(t)
    else:
        t.next(battle_turn)


def begin_round(t: CoveTable) -> None:
    """The Dutchman repairs; then the order is made from the present speeds (combat.round.order).

    combat.round.dynamic, combat.round.further
    """
    s = t.state
    if s.round and DUTCHMAN in s.fighting:
        repair_dutchman(t)
    s.round += 1
    s.round_hits = 0
    s.turn = 0
    s.order = t.by_speed(s.fighting, "round")
    t.tell(RoundBegan, s.round, s.order[:])


def repair_dutchman(t: CoveTable) -> None:
    """Up to two hits of this round are mended, never above the printed hull (legend.dutchman.repair).

    legend.dutchman.sunk
    """
    s = t.state
    mended = min(2, s.round_hits)
    if mended:
        ship = black_ship_of(s, DUTCHMAN)
        s.hulls[ship] = min(s.hulls[ship] + mended, PIRATE[DUTCHMAN].hull)
        t.tell(PirateRepaired, DUTCHMAN, s.hulls[ship], True)


def retreat(t: CoveTable, seat: int) -> None:
    """Fame for the others if the ship was hit, then the mutiny die (combat.retreat.order).

    combat.retreat.action, combat.retreat.fame, combat.retreat.mutiny, combat.retreat.mutiny.always,
    combat.retreat.mutiny.loss, combat.retreat.mutiny.after, score.battle
    """
    s = t.state
    s.fighting.remove(seat)
    s.place[seat] = COVE
    t.tell(Retreated, seat)
    if among(s.hit, seat):
        for other in players_in(s):
            t.fame(other, 1, "battle")
    face = t.roll(1)[0]
    t.tell(MutinyRolled, seat, face)
    if face == 1:
        gold, chests = s.gold[seat], s.chests[seat]
        t.pay(seat, gold)
        t.give_up_chests(seat, chests)
        t.tell(Mutinied, seat, gold, chests)
        t.fame(seat, -PLANK, "plank")
