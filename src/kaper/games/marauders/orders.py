"""Glory cards of one's own turn: Favourable Wind, Secret Orders, Denounce, Merchants' Gossip."""

from __future__ import annotations

from collections.abc import Sequence

from kaper.core.decisions import Choose, Pick
from kaper.core.table import Script
from kaper.core.words import Option, Refused, Text, Who, refuse, text
from kaper.games.marauders.atlas import ADJACENT, NATIONS, ZONE, ZONES
from kaper.games.marauders.box import (
    DENOUNCE,
    SECRET_ORDERS,
    WIND,
)
from kaper.games.marauders.captains import NPCS
from kaper.games.marauders.events import MerchantsSeen, NpcMoved
from kaper.games.marauders.state import (
    Caribbean,
    is_pirate,
)
from kaper.games.marauders.table import SeaTable
from kaper.games.marauders.words import item_text, npc_text, zone_text, zone_to


class Order(Choose[Caribbean]):
    """Secret Orders: which NPC goes where?"""

    prompt = "ask-secret-orders"
    rule = "glory.play-own-turn"

    def options(self, s: Caribbean) -> Sequence[str]:
        return [
            f"{NPCS[npc]}:{ZONES[there]}"
            for npc, ship in enumerate(s.npcs)
            if ship.zone >= 0
            for there in ADJACENT[ship.zone]
        ]

    def option(self, s: Caribbean, id: str) -> Option:
        npc, _, zone = id.partition(":")
        words = text("option-secret-orders", npc=npc_text(NPCS.index(npc)), zone=zone_to(ZONE[zone]))
        return Option(id, words, (f"npc:{npc}", f"zone:{zone}"), self.rule)


class Accuse(Choose[Caribbean]):
    """Denounce: whose bounty rises?"""

    prompt = "ask-denounce"
    rule = "glory.play-own-turn"

    def options(self, s: Caribbean) -> Sequence[str]:
        return [
            f"{seat}:{NATIONS[nation]}"
            for seat, p in enumerate(s.players)
            if seat != self.seat and is_pirate(p)
            for nation in range(len(NATIONS))
            if p.bounty[nation]
        ]

    def option(self, s: Caribbean, id: str) -> Option:
        words = text("option-denounce", who=Who(int(id[0])), nation=Text(f"nation-{id[2:]}.gen"))
        return Option(id, words, (f"ship:{id[0]}",), self.rule)


class Swap(Pick[Caribbean]):
    """Merchants' Gossip: swap two of the merchants seen, or none."""

    prompt = "ask-swap"
    rule = "glory.play-own-turn"

    def items(self, s: Caribbean) -> Sequence[str]:
        return [ZONES[zone] for zone in gossip_zones(s, self.seat)]

    def most(self, s: Caribbean) -> int:
        return 2

    def invalid(self, s: Caribbean, chosen: list[str]) -> Refused | None:
        return refuse("refusal-swap-two", self.rule) if len(chosen) == 1 else None

    def option(self, s: Caribbean, id: str) -> Option:
        words = text("option-merchant", zone=zone_text(ZONE[id]), flag=item_text(s.merchants[ZONE[id]][0]))
        return Option(id, words, (f"merchant:{id}",), self.rule)


def gossip_zones(s: Caribbean, seat: int) -> list[int]:
    """One's own zone and those around it that hold a merchant."""
    here = s.players[seat].zone
    return [zone for zone in (here, *ADJACENT[here]) if s.merchants[zone]]


def own_turn_card(t: SeaTable, seat: int, card: int) -> Script:
    """Favourable Wind, Secret Orders, Denounce, Merchants' Gossip."""
    s = t.state
    kind = t.play(seat, card)
    if kind == WIND:
        s.moves += 1
    elif kind == SECRET_ORDERS:
        name, _, zone = (yield Order(seat)).partition(":")
        npc = NPCS.index(name)
        start, s.npcs[npc].zone = s.npcs[npc].zone, ZONE[zone]
        t.tell(NpcMoved, npc, start, ZONE[zone], -1)
    elif kind == DENOUNCE:
        answer = yield Accuse(seat)
        t.raise_bounty(int(answer[0]), NATIONS.index(answer[2:]))
    else:
        zones = gossip_zones(s, seat)
        for zone in zones:
            t.show(s.merchants[zone][0], seat)
        t.tell(MerchantsSeen, seat, zones, False)
        chosen = yield Swap(seat)
        if chosen:
            one, other = ZONE[chosen[0]], ZONE[chosen[1]]
            s.merchants[one], s.merchants[other] = s.merchants[other], s.merchants[one]
            t.tell(MerchantsSeen, seat, [one, other], True)
