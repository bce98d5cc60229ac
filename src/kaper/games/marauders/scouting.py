"""Scouting: a Scout action against a player, an NPC ship or the merchant of the zone."""

from __future__ import annotations

from kaper.core.table import Script
from kaper.games.marauders.atlas import TRINIDAD
from kaper.games.marauders.box import SCOUTED
from kaper.games.marauders.captains import PIRATE_SLOOP, SCOUTING
from kaper.games.marauders.events import Hidden, Scouted
from kaper.games.marauders.glory import lone_card
from kaper.games.marauders.skills import passed, skill_test
from kaper.games.marauders.state import MERCHANT_TARGET, NPC_TARGET, as_side, at_war, is_pirate, nation
from kaper.games.marauders.table import SeaTable


def scout(t: SeaTable, seat: int, target: int) -> Script:
    """One test; with a success the target is found and the fight begins, a bounty before it where one is due.

    scout.test, scout.once-per-target, bounty.pirate-target-free, ruling.scout-must-fight, ruling.bounty-own-nation,
    ruling.bounty-war
    """
    s = t.state
    p = s.players[seat]
    p.scouted.append(target)
    t.tell(Scouted, seat, target)
    merchant = target >= MERCHANT_TARGET
    dice = yield from skill_test(t, seat, SCOUTING, int(merchant and p.zone == TRINIDAD))
    if not passed(dice):
        return
    if merchant:
        t.next("merchant_found", seat)
    elif target >= NPC_TARGET:
        npc = target - NPC_TARGET
        if npc < PIRATE_SLOOP and not at_war(s, npc, nation(p)):
            t.raise_bounty(seat, npc)
        t.next("battle", seat, as_side(npc))
    else:
        if (yield from lone_card(t, target, SCOUTED)) >= 0:
            t.tell(Hidden, target)
            return
        victim = s.players[target]
        if not is_pirate(victim) and not at_war(s, nation(victim), nation(p)):
            t.raise_bounty(seat, nation(victim))
        t.next("battle", seat, target)
