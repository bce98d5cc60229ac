"""The shipyard: repairs, special weapons, the port's modification, and trading ships."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar

from kaper.core.decisions import Pick
from kaper.core.menus import ChooseVerb, Menu, Verb, Verbs
from kaper.core.table import Script
from kaper.core.words import ALL, Facts, Option, Refused, Text, refuse, text
from kaper.games.marauders.atlas import BASSE_TERRE, HAVANA, ST_JOHNS, TORTUGA
from kaper.games.marauders.box import BATTERY, HOLD, MOD, ON_YARD, REINFORCED_HULL, SURPLUS, WEAPONS
from kaper.games.marauders.captains import CANNONS, CARGO, CREW, FRIGATE, LOCATIONS, MANOWAR, SHIP_NAMES, SHIPS, VOS
from kaper.games.marauders.events import GoldMoved, ModFitted, Restored, ShipTaken, WeaponMoved
from kaper.games.marauders.fate import return_mods
from kaper.games.marauders.glory import PlayCard, effect_of, glory_point
from kaper.games.marauders.state import Caribbean, Player, damage, has_mod, has_weapon, most
from kaper.games.marauders.table import SeaTable, purse, too_dear
from kaper.games.marauders.words import item_text, ship_text

REPAIR, CHEAP_REPAIR = 2, 1
MOD_PRICE, RESTORE = 3, 3
WEAPON_PRICE, WEAPON_RESALE = 3, 1
SURPLUS_OFF, HAVANA_OFF = 10, 3
TRADE = tuple(f"trade:{name}" for name in SHIP_NAMES[:MANOWAR])
WEAPON = tuple(f"weapon:{name}" for name in WEAPONS)


def repair_price(p: Player) -> int:
    """For each damage point."""
    return CHEAP_REPAIR if p.who == VOS or p.zone == BASSE_TERRE else REPAIR


def mod_price(p: Player) -> int:
    return 1 if p.who == VOS else MOD_PRICE


def weapon_price(p: Player) -> int:
    return 2 if p.zone == TORTUGA else WEAPON_PRICE


def ship_price(p: Player, ship: int) -> int:
    """Havana sells frigates and galleons for less.

    yard.prices
    """
    return SHIPS[ship].price - (HAVANA_OFF if p.zone == HAVANA and ship >= FRIGATE else 0)


def resale(p: Player, kept: int = 0) -> int:
    """What the old ship brings: its price, 1 more for each modification that goes with it, 1 less for each damage point.

    yard.ship-trade, ruling.yard-min-zero, ruling.yard-st-johns, yard.mods-on-sale
    """
    if p.ship == MANOWAR:
        return 0
    return max(SHIPS[p.ship].resale + len(p.mods) - kept - damage(p), 0)


def for_sale(s: Caribbean, p: Player) -> int:
    """The modification lying face up in the port; -1: none (one laid down in this visit waits for a Port action).

    mod.buy
    """
    token = s.mods[p.zone]
    return token[0] if token and s.seen[token[0]] == ALL else -1


def damaged(p: Player) -> list[str]:
    """What the yard could repair; crew is recruited elsewhere."""
    return [LOCATIONS[place] for place in (0, 1, 2, 4) if p.now[place] < most(p, place)]


# what can be had: each thing stands here with its price, its condition and its reason why not

NO_MOD = refuse("refusal-mod-none", "mod.buy")
SOUND, NO_CREW = refuse("refusal-sound", "yard.repair"), refuse("refusal-repair-crew", "yard.repair")
NO_MANOWAR = refuse("refusal-manowar", "yard.manowar")


class ForGold(Verb[Caribbean]):
    """Something to be had for Gold; `unfit` says why not, whatever one could pay."""

    def cost(self, p: Player, what: str) -> int:
        raise NotImplementedError

    def named(self, s: Caribbean, p: Player, what: str) -> dict[str, Text]:
        """What it is called in its words."""
        return {}

    def unfit(self, s: Caribbean, p: Player, what: str) -> Refused | None:
        return None

    def why_not(self, s: Caribbean, seat: int, what: str) -> Refused | None:
        p = s.players[seat]
        return self.unfit(s, p, what) or too_dear(p, self.cost(p, what), "yard.prices")

    def text(self, s: Caribbean, seat: int, what: str) -> Text:
        p = s.players[seat]
        return text(f"option-{self.key}", **self.named(s, p, what), gold=self.cost(p, what))

    def facts(self, s: Caribbean, seat: int, what: str) -> Facts:
        return Facts(price=self.cost(s.players[seat], what))


class Repair(ForGold):
    """yard.repair: one damage point."""

    key, rule, aims = "repair", "yard.repair", ("ship:{seat}/{}",)

    def cost(self, p: Player, what: str) -> int:
        return repair_price(p)

    def things(self, s: Caribbean, seat: int) -> Sequence[str]:
        return LOCATIONS

    def looked_for(self, s: Caribbean, seat: int) -> Sequence[str]:
        return damaged(s.players[seat])

    def possible(self, s: Caribbean, seat: int) -> Sequence[str]:
        p = s.players[seat]
        return [f"repair:{place}" for place in damaged(p)] if purse(p) >= repair_price(p) else ()

    def unfit(self, s: Caribbean, p: Player, what: str) -> Refused | None:
        return NO_CREW if what == "crew" else None if what in damaged(p) else SOUND

    def named(self, s: Caribbean, p: Player, what: str) -> dict[str, Text]:
        return {"location": Text(f"location-{what}")}

    def do(self, t: SeaTable, seat: int, what: str) -> None:
        t.pay(seat, repair_price(t.state.players[seat]), "repair")
        t.mend(seat, LOCATIONS.index(what), 1)


class Restore(ForGold):
    """mod.reinforced-hull: it serves once more."""

    key, rule, aims = "restore", "mod.reinforced-hull", ("mod:reinforced-hull",)

    def cost(self, p: Player, what: str) -> int:
        return RESTORE

    def looked_for(self, s: Caribbean, seat: int) -> Sequence[str]:
        p = s.players[seat]
        return ("",) if self.unfit(s, p, "") is None else ()

    def unfit(self, s: Caribbean, p: Player, what: str) -> Refused | None:
        return None if p.spent and has_mod(p, REINFORCED_HULL) else SOUND

    def do(self, t: SeaTable, seat: int, what: str) -> None:
        t.pay(seat, RESTORE, "repair")
        restored(t, seat)


class BuyWeapon(ForGold):
    """yard.weapons: one of each."""

    key, rule, aims = "weapon", "yard.weapons", ("weapon:{}",)

    def cost(self, p: Player, what: str) -> int:
        return weapon_price(p)

    def things(self, s: Caribbean, seat: int) -> Sequence[str]:
        return WEAPONS

    def looked_for(self, s: Caribbean, seat: int) -> Sequence[str]:
        """Owned ones too: what was bought keeps its place among the answers."""
        return WEAPONS

    def possible(self, s: Caribbean, seat: int) -> Sequence[str]:
        p = s.players[seat]
        if purse(p) < weapon_price(p):
            return ()
        return [id for weapon, id in enumerate(WEAPON) if not has_weapon(p, weapon)] if p.weapons else WEAPON

    def unfit(self, s: Caribbean, p: Player, what: str) -> Refused | None:
        owned = has_weapon(p, WEAPONS.index(what))
        return refuse("refusal-weapon-owned", self.rule, weapon=Text(f"weapon-{what}")) if owned else None

    def named(self, s: Caribbean, p: Player, what: str) -> dict[str, Text]:
        return {"weapon": Text(f"weapon-{what}")}

    def do(self, t: SeaTable, seat: int, what: str) -> None:
        p, weapon = t.state.players[seat], WEAPONS.index(what)
        t.pay(seat, weapon_price(p), "weapon")
        p.weapons |= 1 << weapon
        t.tell(WeaponMoved, seat, weapon, "bought")


class SellWeapon(Verb[Caribbean]):
    """ruling.yard-weapon-sale"""

    key, rule, aims = "sell", "ruling.yard-weapon-sale", ("weapon:{}",)

    def things(self, s: Caribbean, seat: int) -> Sequence[str]:
        p = s.players[seat]
        return [name for weapon, name in enumerate(WEAPONS) if has_weapon(p, weapon)] if p.weapons else ()

    def text(self, s: Caribbean, seat: int, what: str) -> Text:
        return text("option-sell-weapon", weapon=Text(f"weapon-{what}"), gold=WEAPON_RESALE)

    def facts(self, s: Caribbean, seat: int, what: str) -> Facts:
        return Facts(gain=WEAPON_RESALE)

    def do(self, t: SeaTable, seat: int, what: str) -> None:
        weapon = WEAPONS.index(what)
        t.state.players[seat].weapons &= ~(1 << weapon)
        t.tell(WeaponMoved, seat, weapon, "sold")
        t.gain(seat, WEAPON_RESALE, "weapon")


class BuyMod(ForGold):
    """mod.buy: the modification lying face up in the port.

    mod.one-of-type, ruling.mod-useless
    """

    key, rule, aims = "mod", "mod.buy", ("mod:port",)

    def cost(self, p: Player, what: str) -> int:
        return mod_price(p)

    def looked_for(self, s: Caribbean, seat: int) -> Sequence[str]:
        return ("",) if for_sale(s, s.players[seat]) >= 0 else ()

    def possible(self, s: Caribbean, seat: int) -> Iterable[str]:
        return super().possible(s, seat) if s.mods[s.players[seat].zone] else ()

    def unfit(self, s: Caribbean, p: Player, what: str) -> Refused | None:
        token = for_sale(s, p)
        if token < 0:
            return NO_MOD
        twice = has_mod(p, MOD[token])
        return refuse("refusal-mod-twice", "mod.one-of-type", mod=item_text(token)) if twice else None

    def named(self, s: Caribbean, p: Player, what: str) -> dict[str, Text]:
        return {"mod": item_text(s.mods[p.zone][0])}

    def do(self, t: SeaTable, seat: int, what: str) -> None:
        p = t.state.players[seat]
        t.pay(seat, mod_price(p), "mod")
        fit(t, seat, t.state.mods[p.zone].pop())


class TradeShip(ForGold):
    """yard.ship-trade: the old ship pays for part of the new; with the card Surplus (`surplus:frigate:57`) for less.

    yard.manowar, yard.never-shipless, ship.one-only, ruling.yard-same-type
    """

    rule = "yard.ship-trade"

    def __init__(self, key: str) -> None:
        self.key = key

    def cost(self, p: Player, what: str) -> int:
        return self.price_of(p, what) - resale(p)

    def price_of(self, p: Player, what: str) -> int:
        name, _, card = what.partition(":")
        return ship_price(p, SHIP_NAMES.index(name)) - (SURPLUS_OFF if card else 0)

    def things(self, s: Caribbean, seat: int) -> Sequence[str]:
        if self.key == "trade":
            return SHIP_NAMES
        cards = [card for card in s.players[seat].hand if effect_of(s, card) == SURPLUS]
        return [f"{name}:{cards[0]}" for name in SHIP_NAMES[FRIGATE:MANOWAR]] if cards else ()

    def looked_for(self, s: Caribbean, seat: int) -> Sequence[str]:
        return SHIP_NAMES[:MANOWAR] if self.key == "trade" else ()

    def possible(self, s: Caribbean, seat: int) -> Sequence[str]:
        if self.key != "trade":
            return [*super().possible(s, seat)] if s.players[seat].hand else ()
        p = s.players[seat]
        most = purse(p) + resale(p)
        return [id for ship, id in enumerate(TRADE) if ship_price(p, ship) <= most]

    def why_not(self, s: Caribbean, seat: int, what: str) -> Refused | None:
        p, ship = s.players[seat], SHIP_NAMES.index(what.partition(":")[0])
        if ship == MANOWAR:
            return NO_MANOWAR
        cost = self.cost(p, what)
        dear = purse(p) < cost
        return refuse("refusal-ship-gold", "yard.never-shipless", ship=ship_text(ship), gold=cost) if dear else None

    def text(self, s: Caribbean, seat: int, what: str) -> Text:
        ship = Text(f"ship-{what.partition(':')[0]}.acc")
        return text("option-trade-ship", ship=ship, gold=self.cost(s.players[seat], what))

    def targets(self, s: Caribbean, seat: int, what: str) -> tuple[str, ...]:
        name, _, card = what.partition(":")
        return (f"ship-card:{name}", f"card:{card}") if card else (f"ship-card:{name}",)

    def do(self, t: SeaTable, seat: int, what: str) -> Script:
        name, _, card = what.partition(":")
        price = self.price_of(t.state.players[seat], what)
        if card:
            t.play(seat, int(card))
        return buy_ship(t, seat, SHIP_NAMES.index(name), price)


class Leave(Verb[Caribbean]):
    """ruling.yard-order: until one is done."""

    key, rule = "done", "ruling.yard-order"

    def text(self, s: Caribbean, seat: int, what: str) -> Text:
        return Text("option-leave-yard")

    def do(self, t: SeaTable, seat: int, what: str) -> None:
        pass


def favour(t: SeaTable, seat: int, card: int) -> None:
    """Shipwright's Favour: all damage but crew, and the Reinforced Hull, for free (glory.play-own-turn)."""
    t.play(seat, card)
    p = t.state.players[seat]
    for location in (0, 1, 2, 4):
        t.mend(seat, location, most(p, location) - p.now[location])
    if p.spent:
        restored(t, seat)


class Yard(ChooseVerb[Caribbean]):
    """The shipyard: anything, in any order, until one is done."""

    prompt = "ask-yard"
    rule = "ruling.yard-order"
    secret = True
    menu = Menu(
        Leave(),
        Repair(),
        Restore(),
        SellWeapon(),
        BuyWeapon(),
        BuyMod(),
        TradeShip("trade"),
        TradeShip("surplus"),
        PlayCard(ON_YARD, favour),
    )
    always: ClassVar[Verbs] = menu.some("repair", "weapon", "mod", "trade")
    restored: ClassVar[Verbs] = menu.some("restore")
    armed: ClassVar[Verbs] = menu.some("sell")
    in_hand: ClassVar[Verbs] = menu.some("surplus", "card")

    def options(self, s: Caribbean) -> Sequence[str]:
        """The menu, asking no verb that this ship and hand cannot have."""
        p, seat, asked = s.players[self.seat], self.seat, self.always
        if p.spent or p.weapons:
            asked += (self.restored if p.spent else ()) + (self.armed if p.weapons else ())
        if p.hand:
            asked += self.in_hand
        found = ["done"]
        for possible in asked:
            found += possible(s, seat)
        return found


def yard(t: SeaTable, seat: int) -> Script:
    """A visit to the shipyard: one thing after the other."""
    while (answer := (yield Yard(seat))) != "done":
        yield from Yard.menu.do(t, seat, answer)


def restored(t: SeaTable, seat: int) -> None:
    """The Reinforced Hull serves again."""
    t.state.players[seat].spent = False
    t.tell(Restored, seat)


def fit(t: SeaTable, seat: int, token: int) -> None:
    """Install a modification: hold and cannons count at once, hammocks wait for recruits (mod.hold, mod.cannons).

    mod.hammocks
    """
    p = t.state.players[seat]
    location = {HOLD: CARGO, BATTERY: CANNONS}.get(MOD[token], -1)
    before = most(p, location) if location >= 0 else 0
    t.reveal(token)
    p.mods.append(token)
    if location >= 0:
        p.now[location] += most(p, location) - before
    t.tell(ModFitted, seat, token)


class KeepMods(Pick[Caribbean]):
    """St. John's: which modifications move to the new ship? They do not count in the price of the old.

    board.zone.st-johns, mod.no-transfer
    """

    prompt = "ask-keep-mods"
    rule = "board.zone.st-johns"

    price: int = 0

    def items(self, s: Caribbean) -> Sequence[str]:
        return [f"mod:{token}" for token in s.players[self.seat].mods]

    def invalid(self, s: Caribbean, chosen: list[str]) -> Refused | None:
        p = s.players[self.seat]
        return too_dear(p, self.price - resale(p, len(chosen)), "ruling.yard-st-johns")

    def option(self, s: Caribbean, id: str) -> Option:
        return Option(id, item_text(int(id[4:])), (id,), self.rule)


def buy_ship(t: SeaTable, seat: int, ship: int, price: int) -> Script:
    """Sell the old ship and buy the new one; crew and weapons move over; the first frigate or galleon is glorious.

    yard.ship-trade, yard.glory-ship, yard.carry-over, ruling.yard-crew-cap
    """
    p = t.state.players[seat]
    kept: list[int] = []
    if p.zone == ST_JOHNS and p.mods:
        kept = [int(id[4:]) for id in (yield KeepMods(seat, price))]
    sold = resale(p, len(kept))
    t.spend(p, price - sold)  # one transaction: the old ship pays for part of the new
    t.tell(GoldMoved, seat, sold - price, "ship")
    crew = p.now[CREW]
    tokens = [token for token in p.mods if token not in kept]
    p.mods = []
    p.ship, p.now = ship, list(SHIPS[ship].locations)
    for token in kept:
        fit(t, seat, token)
    p.spent = p.spent and has_mod(p, REINFORCED_HULL)
    p.now[CREW] = min(crew, most(p, CREW))
    t.tell(ShipTaken, seat, ship, True)
    yield from return_mods(t, seat, tokens)
    if ship >= FRIGATE and not p.first_ship:
        p.first_ship = True
        yield from glory_point(t, seat, "ship")
