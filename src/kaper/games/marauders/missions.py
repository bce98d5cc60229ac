"""Missions: claiming, freight, deliveries, deeds, and what they bring."""

from __future__ import annotations

from collections.abc import Sequence

from kaper.core.decisions import Choose
from kaper.core.table import Script
from kaper.core.words import Option, Text
from kaper.games.marauders.atlas import BRIDGETOWN, NATIONS
from kaper.games.marauders.boarding import storm_garrison
from kaper.games.marauders.box import GOOD, MISSION0, MISSIONS, SPECIALIST, SPECIALISTS, Mission
from kaper.games.marauders.captains import CANNONS, CARGO, PIRATE_SLOOP, SCOUTING, VAN_AALST
from kaper.games.marauders.events import Hired, MissionMoved
from kaper.games.marauders.glory import glory_point, hand_limit
from kaper.games.marauders.skills import passed, skill_test
from kaper.games.marauders.state import Caribbean, Player, freight, has_specialist, is_pirate
from kaper.games.marauders.table import SeaTable, purse
from kaper.games.marauders.words import ChooseThing

GUNNER_INSTEAD = 8
SURGEON_GOLD, SURGEON_ALONE = 4, 14


def mission_of(card: int) -> Mission:
    return MISSIONS[card - MISSION0]


def mission_limit(p: Player) -> int:
    """One mission at a time; Van Aalst may have two."""
    return 2 if p.who == VAN_AALST else 1


def may_claim(p: Player, card: int) -> bool:
    """Are the conditions for claiming met, apart from a test? (mission.claim).

    ruling.freight-claim
    """
    m = mission_of(card)
    if m.port != p.zone or purse(p) < m.pay or p.now[CANNONS] < m.cannons:
        return False
    if m.freight and not any(p.now[CARGO] >= m.freight + kept for kept in freight_kept(p)):
        return False
    if m.need == "clean":
        return not is_pirate(p)
    if m.need == "pirate":
        return is_pirate(p)
    return not m.need or not p.bounty[NATIONS.index(m.need)]


def claim_dice(p: Player) -> int:
    """Dice that a port adds to the test for a mission."""
    return int(p.zone == BRIDGETOWN)


def freight_kept(p: Player) -> list[int]:
    """The freight of the missions kept beside a new one: all if there is room for it, else without the one dropped."""
    every = freight(p)
    if len(p.missions) < mission_limit(p):
        return [every]
    return [every - mission_of(card).freight for card in p.missions]


class DropMission(ChooseThing):
    """Which mission is given up for the new one? What is kept must leave room for the freight of the new."""

    prompt = "ask-drop-mission"
    rule = "mission.one"
    words = "option-drop"

    claimed: int = 0

    def options(self, s: Caribbean) -> Sequence[str]:
        p = s.players[self.seat]
        load = mission_of(self.claimed).freight
        kept = freight_kept(p)
        return [
            f"card:{m}" for m, other in zip(p.missions, kept, strict=True) if not load or load + other <= p.now[CARGO]
        ]


def claim_mission(t: SeaTable, seat: int, card: int) -> Script:
    """One attempt a Port action: pay or test; the new mission replaces the old; another is offered.

    mission.fail-stays, mission.one, ruling.mission-same-port
    """
    s = t.state
    p = s.players[seat]
    m = mission_of(card)
    t.pay(seat, m.pay, "mission")
    if m.test >= 0:
        dice = yield from skill_test(t, seat, m.test, claim_dice(p), rivals=True)
        if not passed(dice):
            t.tell(MissionMoved, seat, card, "failed")
            return
    while len(p.missions) >= mission_limit(p):
        dropped = int((yield DropMission(seat, claimed=card))[5:])
        p.missions.remove(dropped)
        t.put_away(dropped)
        t.tell(MissionMoved, seat, dropped, "lost")
    s.offered.remove(card)
    p.missions.append(card)
    t.tell(MissionMoved, seat, card, "claimed")
    t.offer_missions()


def may_deliver(p: Player, card: int) -> bool:
    """Can a mission with this destination be completed in the port here?"""
    m = mission_of(card)
    if m.goal != "port" or m.place != p.zone or purse(p) < m.goal_pay:
        return False
    return sum(GOOD[cargo] == m.good for cargo in p.hold) >= m.cards


def complete_mission(t: SeaTable, seat: int, card: int) -> Script:
    """At the destination: tests, garrisons, goods, payment; a failure may be tried again on a later turn.

    ruling.mission-complete-when, ruling.mission-retry
    """
    p = t.state.players[seat]
    m = mission_of(card)
    which = SCOUTING if m.goal == "scout" else m.goal_test
    if which >= 0:
        dice = yield from skill_test(t, seat, which, rivals=True)
        if not passed(dice):
            t.tell(MissionMoved, seat, card, "failed")
            return
    if m.garrison[0]:
        storm_garrison(t, seat, card, *m.garrison)
        return
    for cargo in [cargo for cargo in p.hold if GOOD[cargo] == m.good][: m.cards]:
        p.hold.remove(cargo)
        t.put_away(cargo)
    t.pay(seat, m.goal_pay, "mission")
    yield from finish_mission(t, seat, card)


class Doctor(Choose[Caribbean]):
    """The Plague Doctor: Gold alone, or less Gold and a Surgeon?"""

    prompt = "ask-doctor"
    rule = "mission.glory"

    def options(self, s: Caribbean) -> Sequence[str]:
        surgeon = has_specialist(s.players[self.seat], SPECIALISTS.index("surgeon"))
        return ["gold"] if surgeon else ["gold", "surgeon"]

    def option(self, s: Caribbean, id: str) -> Option:
        gold = SURGEON_ALONE if id == "gold" else SURGEON_GOLD
        return Option(id, Text(f"option-doctor-{id}", {"gold": gold}), (), self.rule)


def finish_mission(t: SeaTable, seat: int, card: int) -> Script:
    """Reward, then the Glory Point (mission.glory)."""
    s = t.state
    p = s.players[seat]
    m = mission_of(card)
    p.missions.remove(card)
    t.tell(MissionMoved, seat, card, "completed")
    gold, stays = m.gold, False
    if m.extra == "gunner":
        stays = not has_specialist(p, SPECIALIST[card])
        gold += 0 if stays else GUNNER_INSTEAD
    elif m.extra == "surgeon":
        s.drawn.append(card)
        stays = (yield Doctor(seat)) == "surgeon"
        s.drawn.remove(card)
        gold = SURGEON_GOLD if stays else SURGEON_ALONE
    t.gain(seat, gold, "mission")
    if stays:
        p.specialists.append(card)
        t.tell(Hired, seat, card, m.extra)
    else:
        t.put_away(card)
    if m.extra == "glory":
        t.draw_glory(seat)
        yield from hand_limit(t, seat)
    yield from glory_point(t, seat, "mission")


def deed(t: SeaTable, seat: int, goal: str, place: int) -> Script:
    """A raid under a flag or the defeat of an NPC completes a mission for it at once."""
    for card in t.state.players[seat].missions[:]:
        m = mission_of(card)
        flagship = goal == "defeat" and m.place < 0 and place < PIRATE_SLOOP
        if m.goal == goal and (m.place == place or flagship):
            yield from finish_mission(t, seat, card)
