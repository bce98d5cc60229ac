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
from kaper.games.marauders.words import item_text, name_at, named, zone_to


class Order(Choose[Caribbean]):
    """Secret Orders: which NPC goes where?"""

    prompt = "ask-secret-orders"
    rule = "glory.play-own-turn"

    def options(self, s: Caribbean) -> Sequence[str]:
        return [
            f"npc:{NPCS[npc]}+zone:{ZONES[there]}"
            for npc, ship in enumerate(s.npcs)
            if ship.zone >= 0
            for there in ADJACENT[ship.zone]
        ]

    def option(self, s: Caribbean, id: str) -> Option:
        npc, zone = id.split("+")
        words = text("option-secret-orders", npc=Text(f"npc-{name_at(npc)}"), zone=zone_to(ZONE[name_at(zone)]))
        return Option(id, words, (npc, zone), self.rule)


class Accuse(Choose[Caribbean]):
    """Denounce: whose bounty rises?"""

    prompt = "ask-denounce"
    rule = "glory.play-own-turn"

    def options(self, s: Caribbean) -> Sequence[str]:
        return [
            f"ship:{seat}+flag:{NATIONS[nation]}"
            for seat, p in enumerate(s.players)
            if seat != self.seat and is_pirate(p)
            for nation in range(len(NATIONS))
            if p.bounty[nation]
        ]

    def option(self, s: Caribbean, id: str) -> Option:
        ship, flag = id.split("+")
        words = text("option-denounce", who=Who(int(name_at(ship))), nation=Text(f"nation-{name_at(flag)}.gen"))
        return Option(id, words, (ship,), self.rule)


class Swap(Pick[Caribbean]):
    """Merchants' Gossip: swap two of the merchants seen, or none."""

    prompt = "ask-swap"
    rule = "glory.play-own-turn"

    def items(self, s: Caribbean) -> Sequence[str]:
        return [f"merchant:{ZONES[zone]}" for zone in gossip_zones(s, self.seat)]

    def most(self, s: Caribbean) -> int:
        return 2

    def invalid(self, s: Caribbean, chosen: list[str]) -> Refused | None:
        return refuse("refusal-swap-two", self.rule) if len(chosen) == 1 else None

    def option(self, s: Caribbean, id: str) -> Option:
        flag = item_text(s.merchants[ZONE[name_at(id)]][0])
        return Option(id, text("option-merchant", **named(id), flag=flag), (id,), self.rule)


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
        who, where = (yield Order(seat)).split("+")
        npc, there = NPCS.index(name_at(who)), ZONE[name_at(where)]
        start, s.npcs[npc].zone = s.npcs[npc].zone, there
        t.tell(NpcMoved, npc, start, there, -1)
    elif kind == DENOUNCE:
        ship, flag = (yield Accuse(seat)).split("+")
        t.raise_bounty(int(name_at(ship)), NATIONS.index(name_at(flag)))
    else:
        zones = gossip_zones(s, seat)
        for zone in zones:
            t.show(s.merchants[zone][0], seat)
        t.tell(MerchantsSeen, seat, zones, False)
        chosen = yield Swap(seat)
        if chosen:
            one, other = (ZONE[name_at(merchant)] for merchant in chosen)
            s.merchants[one], s.merchants[other] = s.merchants[other], s.merchants[one]
            t.tell(MerchantsSeen, seat, [one, other], True)
