"""Non-player captains: whom they hunt, how they move, enter and return, how they scout, and wars."""

from __future__ import annotations

import msgspec

from kaper.core.table import Script
from kaper.games.marauders.atlas import ADJACENT, NATIONS, OLD_PROVIDENCE, SAN_JUAN, drift
from kaper.games.marauders.box import NPC_CARD, PIRATE_HUNTERS, SCOUTED
from kaper.games.marauders.captains import FEDERICO, PIRATE_SLOOP
from kaper.games.marauders.events import Hidden, NpcEntered, NpcMoved, NpcScouted, PeaceMade, War
from kaper.games.marauders.glory import lone_card, successes
from kaper.games.marauders.state import Caribbean, Player, as_side, at_war, commander, is_pirate, nation
from kaper.games.marauders.table import SeaTable

FLAGSHIPS = range(PIRATE_SLOOP)


# hunting and movement


def pursuit(s: Caribbean, npc: int, p: Player) -> tuple[int, int, int]:
    """How far a captain meets each of the three pursuit priorities; all zero: the NPC is not hostile.

    hunt.flagship-priorities, hunt.pirate-priorities, bounty.hunted, bounty.pirate-truce, ruling.npc-hunt-degree,
    ruling.npc-hunt-stash
    """
    if p.who < 0:
        return (0, 0, 0)
    if npc < PIRATE_SLOOP:
        own = p.bounty[npc]
        return (own, sum(p.bounty) - own, int(at_war(s, npc, nation(p))))
    if is_pirate(p):
        return (0, 0, 0)
    return (p.gold, len(p.hold), 1)


def hostile(s: Caribbean, npc: int, p: Player) -> bool:
    """Does this captain meet at least one priority? (hunt.hostile)."""
    return any(pursuit(s, npc, p))


def quarry(t: SeaTable, npc: int) -> int:
    """The seat an activated NPC makes for: in its own or an adjacent zone, in port or not; -1: nobody (hunt.choose).

    hunt.override, hunt.random-tie, ruling.npc-hunt-same-vs-adjacent, ruling.npc-hunt-no-captain
    """
    s = t.state
    zone = s.npcs[npc].zone
    near = [
        (pursuit(s, npc, p), seat)
        for seat, p in enumerate(s.players)
        if p.who >= 0 and (p.zone == zone or p.zone in ADJACENT[zone]) and hostile(s, npc, p)
    ]
    if not near:
        return -1
    best = max(degree for degree, _ in near)
    tied = [seat for degree, seat in near if degree == best]
    return tied[t.roll(1, len(tied))[0] - 1] if len(tied) > 1 else tied[0]


def activate(t: SeaTable, npc: int, direction: int) -> None:
    """An icon of an event card: hunt somebody near, else drift; never a scouting roll (npc.move-icons).

    npc.move-clockwise, ruling.npc-no-scout-on-move
    """
    ship = t.state.npcs[npc]
    if ship.zone < 0:
        return
    seat = quarry(t, npc)
    there = t.state.players[seat].zone if seat >= 0 else drift(ship.zone, direction)
    start, ship.zone = ship.zone, there
    t.tell(NpcMoved, npc, start, there, seat)


# entering and returning


def enter(t: SeaTable, npc: int) -> None:
    """Place the figure of the captain now in command in the zone of the card (npc.enter-end-of-round)."""
    ship = t.state.npcs[npc]
    card = commander(ship, npc)
    ship.zone = card.zone
    ship.returns = False
    t.tell(NpcEntered, npc, card.zone, card.name)


def arrivals(t: SeaTable) -> None:
    """End of the round: captains below come back, then this round's new card enters on top of the rest.

    npc.replace, npc.fallback, npc.limits
    """
    s = t.state
    new = NPC_CARD[s.entering[0]].npc if s.entering else -1
    for npc, ship in enumerate(s.npcs):
        if ship.returns and npc != new:
            below = len(ship.pile) + ship.commodore
            if below > 1:
                chosen = t.roll(1, below)[0] - 1
                if chosen < len(ship.pile):
                    ship.pile.append(ship.pile.pop(chosen))
                ship.commodore_leads = chosen == len(ship.pile)
            else:
                ship.commodore_leads = ship.commodore
            enter(t, npc)
    while s.entering:
        ship = s.npcs[new]
        ship.pile.append(s.entering.pop())
        ship.commodore_leads = False
        enter(t, new)
    for npc in s.war:
        ship = s.npcs[npc]
        if ship.zone < 0 and not ship.pile and s.commissioned:
            ship.commodore = ship.commodore_leads = True
            enter(t, npc)
    s.commissioned = False


def defeated(t: SeaTable, npc: int) -> None:
    """A defeated NPC leaves the board with its card; a captain below returns at the end of the round.

    ruling.npc-defeat-removal
    """
    s = t.state
    ship = s.npcs[npc]
    if ship.commodore_leads or not ship.pile:
        ship.commodore = ship.commodore_leads = False
    else:
        s.event_discard.append(ship.pile.pop())
    ship.zone = -1
    ship.returns = bool(ship.pile) or ship.commodore


# war and peace


def declare_war(t: SeaTable) -> None:
    """Two nations drawn from four flags; an older war ends first; nations without flagship commission a man-o'-war.

    ruling.war-effects, ruling.war-new
    """
    s = t.state
    make_peace(t)
    flags = list(range(len(NATIONS)))
    one = flags.pop(t.roll(1, 4)[0] - 1)
    s.war = sorted([one, flags[t.roll(1, 3)[0] - 1]])
    s.commissioned = True
    t.tell(War, s.war[:])


def make_peace(t: SeaTable) -> None:
    """The war ends: commodores leave, admirals sail frigates again."""
    s = t.state
    if not s.war:
        return
    s.war = []
    s.event_discard += s.war_card
    s.war_card.clear()
    for npc in FLAGSHIPS:
        ship = s.npcs[npc]
        if ship.commodore:
            ship.commodore = False
            if ship.commodore_leads:
                ship.commodore_leads = False
                ship.zone = -1
                ship.returns = bool(ship.pile)
    t.tell(PeaceMade)


# scouting


def lookouts(s: Caribbean, p: Player) -> list[int]:
    """The NPCs that scout for a captain who enters their zone, or begins his turn there at sea.

    npc.scout-trigger-enter, npc.pirates-shy, npc.manowar-standoff
    """
    if p.who < 0 or p.port:
        return []
    zone, here = p.zone, []
    for npc, ship in enumerate(s.npcs):
        if ship.zone == zone:
            here.append(npc)
    if not here:
        return here
    flagships = any(npc < PIRATE_SLOOP for npc in here)
    standoff = sum(npc in s.war for npc in here if npc < PIRATE_SLOOP) > 1
    found = []
    for npc in here:
        idle = standoff and npc in s.war if npc < PIRATE_SLOOP else flagships or p.zone == SAN_JUAN
        if not idle and hostile(s, npc, p):
            found.append(npc)
    return found


def scouting_dice(s: Caribbean, npc: int, p: Player) -> int:
    """How many dice an NPC rolls to find a captain (npc.flag-scouting)."""
    dice = commander(s.npcs[npc], npc).skills[1]
    if npc < PIRATE_SLOOP:
        dice = max(dice, *p.bounty) + (s.event == PIRATE_HUNTERS)
    if p.zone == OLD_PROVIDENCE:
        dice = max(dice - 1, 1)
    if p.who == FEDERICO:
        dice = max(dice - 1, 1)
    return dice


def danger(s: Caribbean, p: Player, zone: int) -> int:
    """The chance, in per cent, that an NPC would find a captain who came to a zone."""
    there = msgspec.structs.replace(p, zone=zone, port=False)
    return chance(sum(scouting_dice(s, npc, there) for npc in lookouts(s, there)))


def chance(dice: int) -> int:
    """The chance of at least one success (a face of 5 or 6) with some dice, in per cent."""
    return round(100 - 100 * (2 / 3) ** dice)


def spotted(t: SeaTable, seat: int) -> None:
    """A trigger: line up the NPCs that scout for this player, in random order (npc.multiple-order).

    ruling.npc-scout-once
    """
    here = lookouts(t.state, t.state.players[seat])
    if here:
        order = []
        while len(here) > 1:
            order.append(here.pop(t.roll(1, len(here))[0] - 1))
        t.next(hunted, seat, *order, *here)


def hunted(t: SeaTable, seat: int, *npcs: int) -> Script:
    """One NPC after the other scouts; a success begins a battle with the NPC as attacker (npc.scout-battle).

    ruling.npc-scout-order-stop
    """
    s = t.state
    p = s.players[seat]
    npc, rest = npcs[0], npcs[1:]
    if p.who < 0 or p.port:
        return
    if rest:
        t.next(hunted, seat, *rest)
    if s.npcs[npc].zone != p.zone or not hostile(s, npc, p):
        return
    dice = t.roll(scouting_dice(s, npc, p))
    t.tell(NpcScouted, npc, seat, dice)
    if not successes(dice):
        return
    if (yield from lone_card(t, seat, SCOUTED)) >= 0:
        t.tell(Hidden, seat)
        return
    t.next("battle", as_side(npc), seat)
