"""Rumors: acquiring, keeping one, verifying, and what a true one brings."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from kaper.core.decisions import Choose
from kaper.core.table import Script, carried
from kaper.core.words import Option, Text, text
from kaper.games.marauders.atlas import NATIONS, SANTO_DOMINGO, SPANISH, ZONE, ZONES
from kaper.games.marauders.boarding import storm_garrison
from kaper.games.marauders.box import DOCKS, LOOT, MISSION0, MOD, RUMOR0, RUMORS, SPECIALIST, SPECIALISTS, WEAPONS
from kaper.games.marauders.captains import CREW, FRANCES, FRIGATE, GALLEON, INFLUENCE, LEADERSHIP, SCOUTING, SHIP_NAMES
from kaper.games.marauders.events import CargoDrawn, Hired, RumorHeard, RumorVerified, Sold, WeaponMoved
from kaper.games.marauders.fight_events import CrewLost
from kaper.games.marauders.glory import glory_point, hand_limit
from kaper.games.marauders.missions import finish_mission
from kaper.games.marauders.raid import draw_openly, stow
from kaper.games.marauders.shipyard import buy_ship, fit, resale
from kaper.games.marauders.skills import passed, skill_test
from kaper.games.marauders.state import (
    PORT_HOLD,
    Caribbean,
    Player,
    has_mod,
    has_specialist,
    has_weapon,
    is_pirate,
    most,
)
from kaper.games.marauders.table import SeaTable, purse
from kaper.games.marauders.words import ChooseThing, PickCargo, item_text, name_at, named

PRICE = 2
SHIPBUILDER = 25
CELLAR = 5


def rumor_price(s: Caribbean) -> int:
    """2 Gold; nothing while there is Word on the Docks."""
    return 0 if s.event == DOCKS else PRICE


class KeepRumor(ChooseThing):
    """Which rumor is kept? The others are shuffled back."""

    prompt = "ask-keep-rumor"
    rule = "rumor.one"
    words = "option-keep"

    def options(self, s: Caribbean) -> Sequence[str]:
        return [f"card:{card}" for card in (*s.players[self.seat].rumor, *s.drawn)]


def keep_one(t: SeaTable, seat: int) -> Script:
    """Of the rumor held and those just gained one is kept (rumor.one)."""
    s = t.state
    p = s.players[seat]
    if s.drawn:
        kept = int((yield KeepRumor(seat))[5:])
        rest = [card for card in (*p.rumor, *s.drawn) if card != kept]
        s.drawn.clear()
        p.rumor[:] = [kept]
        for card in rest:
            t.put_away(card)


def rumor_dice(p: Player) -> int:
    """Dice that a port adds to the test for a rumor."""
    return int(p.zone == SANTO_DOMINGO)


def acquire_rumor(t: SeaTable, seat: int) -> Script:
    """2 Gold and an Influence test; the card is kept secret; Frances chooses from two (rumor.acquire)."""
    s = t.state
    p = s.players[seat]
    t.pay(seat, rumor_price(s), "rumor")
    dice = yield from skill_test(t, seat, INFLUENCE, rumor_dice(p), rivals=True)
    if not passed(dice):
        return
    for _ in range(min(2 if p.who == FRANCES else 1, len(s.rumor_deck))):
        card = s.rumor_deck.pop()
        s.drawn.append(card)
        t.show(card, seat)
    yield from keep_one(t, seat)
    if t.heard is not None:
        t.tell_apart(seat, RumorHeard(seat, p.rumor[0]), RumorHeard(seat))


def verify_rumor(t: SeaTable, seat: int) -> Script:
    """The card is shown and tested: false, true, or true once a garrison is beaten (rumor.verify, rumor.false)."""
    p = t.state.players[seat]
    card = p.rumor[0]
    rumor = RUMORS[card - RUMOR0]
    t.reveal(card)
    dice = yield from skill_test(t, seat, INFLUENCE if rumor.influence else SCOUTING, rivals=True)
    t.tell(RumorVerified, seat, card, passed(dice))
    if not passed(dice):
        p.rumor.remove(card)
        t.put_away(card)
    elif rumor.garrison[0]:
        storm_garrison(t, seat, card, *rumor.garrison)
    else:
        yield from rumor_reward(t, seat, card)


def garrison(t: SeaTable, seat: int, card: int, won: int) -> Script:
    """The fight ashore is over: the task is done, or the rumor is lost (a mission may be tried again).

    ruling.rumor-partial
    """
    p = t.state.players[seat]
    if card >= MISSION0:
        if won:
            yield from finish_mission(t, seat, card)
    elif won:
        yield from rumor_reward(t, seat, card)
    else:
        p.rumor.remove(card)
        t.put_away(card)


def rumor_reward(t: SeaTable, seat: int, card: int) -> Script:
    """What the card says; then it is discarded unless it is kept, and earns its Glory Point (rumor.true).

    rumor.glory
    """
    p = t.state.players[seat]
    rumor = RUMORS[card - RUMOR0]
    stays = False
    if rumor.effect in SPECIALISTS and not has_specialist(p, SPECIALIST[card]):
        stays = True
        p.rumor.remove(card)
        p.specialists.append(card)
        t.tell(Hired, seat, card, rumor.effect)
    elif rumor.effect == "papers":
        stays = True
        p.rumor.remove(card)
        p.papers.append(card)
    elif rumor.effect in EFFECTS:
        yield from carried(EFFECTS[rumor.effect](t, seat, rumor.gold))
    else:
        t.gain(seat, rumor.gold, "rumor")
    if not stays:
        p.rumor.remove(card)
        t.put_away(card)
    yield from glory_point(t, seat, "rumor")


# what single rumors do


class Pardon(ChooseThing):
    """Which nation's bounty is lowered?"""

    prompt = "ask-pardon"
    rule = "bounty.permanent"
    words = "option-pardon"

    def options(self, s: Caribbean) -> Sequence[str]:
        bounty = s.players[self.seat].bounty
        return [f"flag:{NATIONS[flag]}" for flag in range(len(NATIONS)) if bounty[flag]]


def governor(t: SeaTable, seat: int, gold: int) -> Script:
    """Corrupt Governor: one bounty down by up to 3, or Gold."""
    if is_pirate(t.state.players[seat]):
        t.lower_bounty(seat, NATIONS.index(name_at((yield Pardon(seat)))), 3)
    else:
        t.gain(seat, gold, "rumor")


def bishop(t: SeaTable, seat: int, gold: int) -> Script:
    """The Forgiving Bishop: two levels in total, and Gold."""
    t.gain(seat, gold, "rumor")
    for _ in range(2):
        if is_pirate(t.state.players[seat]):
            t.lower_bounty(seat, NATIONS.index(name_at((yield Pardon(seat)))), 1)


def goods(t: SeaTable, seat: int, gold: int) -> Script:
    """A Myriad of Goods: any of eight cargo cards for free."""
    yield from free_cargo(t, seat, 8)


def lost_convoy(t: SeaTable, seat: int, gold: int) -> Script:
    """Lost Convoy: the loot values of three cards in Gold, and the cards as cargo."""
    yield from free_cargo(t, seat, 3, paid=True)


def free_cargo(t: SeaTable, seat: int, count: int, paid: bool = False, most: int = PORT_HOLD) -> Script:
    """So many cargo cards are turned up; some of them may be kept."""
    for _ in range(count):
        draw_openly(t)
    market = t.state.market
    t.tell(CargoDrawn, seat, market[:])
    if paid:
        t.gain(seat, sum(LOOT[card] for card in market), "rumor")
    yield from stow(t, seat, most)


def weapons(t: SeaTable, seat: int, gold: int) -> None:
    """Drifting Wreck: Gold and every special weapon one lacks."""
    p = t.state.players[seat]
    t.gain(seat, gold, "rumor")
    for weapon in range(len(WEAPONS)):
        if not has_weapon(p, weapon):
            p.weapons |= 1 << weapon
            t.tell(WeaponMoved, seat, weapon, "found")


def hidden_shipyard(t: SeaTable, seat: int, gold: int) -> None:
    """Hidden Shipyard: everything repaired, the crew refilled, and Gold."""
    p = t.state.players[seat]
    for location in range(5):
        t.mend(seat, location, most(p, location) - p.now[location])
    t.gain(seat, gold, "rumor")


class Cellar(PickCargo):
    """Smuggler's Cellar: up to three cargo cards for 5 Gold each."""

    prompt = "ask-cellar"
    rule = "rumor.true"
    words = "option-sell-card"

    def most(self, s: Caribbean) -> int:
        return min(3, len(s.players[self.seat].hold))


def cellar(t: SeaTable, seat: int, gold: int) -> Script:
    p = t.state.players[seat]
    t.gain(seat, gold, "rumor")
    sold = [int(id[5:]) for id in (yield Cellar(seat))]
    for card in sold:
        p.hold.remove(card)
        t.put_away(card)
    if sold:
        p.gold += CELLAR * len(sold)
        t.tell(Sold, seat, sold, CELLAR * len(sold))


def extra_glory(t: SeaTable, seat: int, gold: int) -> Script:
    """Torn Map, The Governor's Ball: Gold and one more glory card."""
    t.gain(seat, gold, "rumor")
    t.draw_glory(seat)
    yield from hand_limit(t, seat)


class Builder(Choose[Caribbean]):
    """The Drunken Shipbuilder: a ship for 25 Gold, or Gold?"""

    prompt = "ask-shipbuilder"
    rule = "rumor.true"
    secret = True

    def options(self, s: Caribbean) -> Sequence[str]:
        p = s.players[self.seat]
        rich = purse(p) + resale(p) >= SHIPBUILDER
        return ["gold", *(f"ship-card:{SHIP_NAMES[ship]}" for ship in (FRIGATE, GALLEON) if rich)]

    def option(self, s: Caribbean, id: str) -> Option:
        if id == "gold":
            return Option(id, Text("option-gold-instead"), (), self.rule)
        return Option(id, text("option-buy-ship", **named(id), gold=SHIPBUILDER), (id,), self.rule)


def shipbuilder(t: SeaTable, seat: int, gold: int) -> Script:
    answer = yield Builder(seat)
    if answer == "gold":
        t.gain(seat, gold, "rumor")
    else:
        yield from buy_ship(t, seat, SHIP_NAMES.index(name_at(answer)), SHIPBUILDER)


def payroll(t: SeaTable, seat: int, gold: int) -> None:
    """Spanish Payroll: Gold and a Spanish bounty."""
    t.gain(seat, gold, "rumor")
    t.raise_bounty(seat, SPANISH)


def ghost_ship(t: SeaTable, seat: int, gold: int) -> Script:
    """Ghost Ship: a Leadership test for all the Gold, or 4 Gold and a crew point lost, but not the last."""
    p = t.state.players[seat]
    dice = yield from skill_test(t, seat, LEADERSHIP)
    t.gain(seat, gold if passed(dice) else 4, "rumor")
    if not passed(dice) and p.now[CREW] > 1:
        p.now[CREW] -= 1
        t.tell(CrewLost, seat, -1, 1)


class Fort(Choose[Caribbean]):
    """Abandoned Fort: a face-up modification from any port, or Gold?"""

    prompt = "ask-fort"
    rule = "rumor.true"

    def options(self, s: Caribbean) -> Sequence[str]:
        p = s.players[self.seat]
        found = [
            f"port:{ZONES[zone]}"
            for zone, token in enumerate(s.mods)
            if token and s.seen[token[0]] == -1 and not has_mod(p, MOD[token[0]])
        ]
        return ["gold", *found]

    def option(self, s: Caribbean, id: str) -> Option:
        if id == "gold":
            return Option(id, Text("option-gold-instead"), (), self.rule)
        words = text("option-fort", mod=item_text(s.mods[ZONE[name_at(id)]][0]), **named(id))
        return Option(id, words, (id,), self.rule)


def fort(t: SeaTable, seat: int, gold: int) -> Script:
    answer = yield Fort(seat)
    if answer == "gold":
        t.gain(seat, gold, "rumor")
    else:
        fit(t, seat, t.state.mods[ZONE[name_at(answer)]].pop())


EFFECTS: dict[str, Callable[[SeaTable, int, int], Script | None]] = {
    "governor": governor,
    "bishop": bishop,
    "goods": goods,
    "convoy": lost_convoy,
    "weapons": weapons,
    "shipyard": hidden_shipyard,
    "cellar": cellar,
    "glory": extra_glory,
    "shipbuilder": shipbuilder,
    "payroll": payroll,
    "ghost": ghost_ship,
    "fort": fort,
}
