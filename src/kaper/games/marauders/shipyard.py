"""The shipyard: repairs, special weapons, the port's modification, and trading ships."""

from __future__ import annotations

from collections.abc import Sequence

from kaper.core.decisions import Choose, Pick
from kaper.core.menus import shut
from kaper.core.table import Script
from kaper.core.words import ALL, Closed, Facts, Option, Refused, Text, refuse
from kaper.games.marauders.atlas import BASSE_TERRE, HAVANA, ST_JOHNS, TORTUGA
from kaper.games.marauders.box import BATTERY, HOLD, MOD, ON_YARD, REINFORCED_HULL, SURPLUS, WEAPONS
from kaper.games.marauders.captains import CANNONS, CARGO, CREW, FRIGATE, LOCATIONS, MANOWAR, SHIP_NAMES, SHIPS, VOS
from kaper.games.marauders.events import GoldMoved, ModFitted, Restored, ShipTaken, WeaponMoved
from kaper.games.marauders.fate import return_mods
from kaper.games.marauders.glory import card_option, effect_of, glory_point, playable, why_no_card
from kaper.games.marauders.state import Caribbean, Player, damage, has_mod, most
from kaper.games.marauders.table import SeaTable, purse
from kaper.games.marauders.words import item_text, ship_text

REPAIR, CHEAP_REPAIR = 2, 1
MOD_PRICE, RESTORE = 3, 3
WEAPON_PRICE, WEAPON_RESALE = 3, 1
SURPLUS_OFF, HAVANA_OFF = 10, 3


def repair_price(p: Player) -> int:
    """For each damage point."""
    return CHEAP_REPAIR if p.who == VOS or p.zone == BASSE_TERRE else REPAIR


def mod_price(p: Player) -> int:
    return 1 if p.who == VOS else MOD_PRICE


def weapon_price(p: Player) -> int:
    return 2 if p.zone == TORTUGA else WEAPON_PRICE


def ship_price(p: Player, ship: int) -> int:
    """Havana sells frigates and galleons for less."""
    return SHIPS[ship].price - (HAVANA_OFF if p.zone == HAVANA and ship >= FRIGATE else 0)


def resale(p: Player, kept: int = 0) -> int:
    """What the old ship brings: its price, 1 more for each modification that goes with it, 1 less for each damage point.

    yard.ship-trade
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


def priced(id: str, key: str, args: dict[str, int | Text], *targets: str, rule: str) -> Option:
    """Something to be had for Gold."""
    price = args["gold"]
    assert isinstance(price, int)
    return Option(id, Text(key, {**args}), targets, rule, facts=Facts(price=price))


class Yard(Choose[Caribbean]):
    """The shipyard: anything, in any order, until one is done."""

    prompt = "ask-yard"
    rule = "ruling.yard-order"
    secret = True

    def options(self, s: Caribbean) -> Sequence[str]:
        p = s.players[self.seat]
        gold = purse(p)
        options = ["done"]
        if gold >= repair_price(p):
            options += [f"repair:{LOCATIONS[place]}" for place in (0, 1, 2, 4) if p.now[place] < most(p, place)]
        if p.spent and gold >= RESTORE and has_mod(p, REINFORCED_HULL):
            options.append("restore")
        for weapon, name in enumerate(WEAPONS):
            if p.weapons >> weapon & 1:
                options.append(f"sell:{name}")
            elif gold >= weapon_price(p):
                options.append(f"weapon:{name}")
        token = for_sale(s, p)
        if token >= 0 and gold >= mod_price(p) and not has_mod(p, MOD[token]):
            options.append("mod")
        gold += resale(p)
        surplus = [card for card in p.hand if effect_of(s, card) == SURPLUS]
        for ship in range(MANOWAR):
            price = ship_price(p, ship)
            if gold >= price:
                options.append(f"ship:{SHIP_NAMES[ship]}")
            if surplus and ship >= FRIGATE and gold >= price - SURPLUS_OFF:
                options.append(f"surplus:{SHIP_NAMES[ship]}:{surplus[0]}")
        options += [f"card:{card}" for card in playable(s, self.seat, ON_YARD)]
        return options

    def option(self, s: Caribbean, id: str) -> Option:
        p = s.players[self.seat]
        head, _, rest = id.partition(":")
        args: dict[str, int | Text]
        match head:
            case "repair":
                args = {"location": Text(f"location-{rest}"), "gold": repair_price(p)}
                return priced(id, "option-repair", args, f"ship:{self.seat}/{rest}", rule="yard.repair")
            case "restore":
                args = {"gold": RESTORE}
                return priced(id, "option-restore", args, "mod:reinforced-hull", rule="mod.reinforced-hull")
            case "weapon":
                args = {"weapon": Text(f"weapon-{rest}"), "gold": weapon_price(p)}
                return priced(id, "option-buy-weapon", args, f"weapon:{rest}", rule="yard.weapons")
            case "sell":
                args = {"weapon": Text(f"weapon-{rest}"), "gold": WEAPON_RESALE}
                words, rule = Text("option-sell-weapon", {**args}), "ruling.yard-weapon-sale"
                return Option(id, words, (f"weapon:{rest}",), rule, facts=Facts(gain=WEAPON_RESALE))
            case "mod":
                args = {"mod": item_text(s.mods[p.zone][0]), "gold": mod_price(p)}
                return priced(id, "option-buy-mod", args, "mod:port", rule="mod.buy")
            case "ship" | "surplus":
                name, _, card = rest.partition(":")
                price = ship_price(p, SHIP_NAMES.index(name)) - (SURPLUS_OFF if card else 0)
                args = {"ship": Text(f"ship-{name}.acc"), "gold": price - resale(p)}
                targets = (f"ship-card:{name}", f"card:{card}") if card else (f"ship-card:{name}",)
                return priced(id, "option-trade-ship", args, *targets, rule="yard.ship-trade")
            case "card":
                return card_option(id, "option-play", "glory.play-own-turn")
        return Option(id, Text("option-done"), (), self.rule)

    def closed(self, s: Caribbean) -> list[Closed]:
        p = s.players[self.seat]
        wishes = [f"repair:{LOCATIONS[place]}" for place in (0, 1, 2, 4) if p.now[place] < most(p, place)]
        wishes += ["restore"] if p.spent and has_mod(p, REINFORCED_HULL) else []
        wishes += [f"weapon:{name}" for weapon, name in enumerate(WEAPONS) if not p.weapons >> weapon & 1]
        wishes += ["mod"] if for_sale(s, p) >= 0 else []
        return shut(self, s, [*wishes, *(f"ship:{SHIP_NAMES[ship]}" for ship in range(MANOWAR))])

    def why_not(self, s: Caribbean, id: str) -> Refused:
        p = s.players[self.seat]
        head, _, rest = id.partition(":")
        if head == "weapon" and rest in WEAPONS and p.weapons >> WEAPONS.index(rest) & 1:
            return refuse("refusal-weapon-owned", "yard.weapons", weapon=Text(f"weapon-{rest}"))
        if head == "ship" and rest == "manowar":
            return refuse("refusal-manowar", "yard.manowar")
        if head == "ship" and rest in SHIP_NAMES:
            price = ship_price(p, SHIP_NAMES.index(rest)) - resale(p)
            return refuse(
                "refusal-ship-gold", "yard.never-shipless", ship=ship_text(SHIP_NAMES.index(rest)), gold=price
            )
        token = for_sale(s, p)
        if head == "mod" and token < 0:
            return refuse("refusal-mod-none", "mod.buy")
        if head == "mod" and has_mod(p, MOD[token]):
            return refuse("refusal-mod-twice", "mod.one-of-type", mod=item_text(token))
        if head == "repair" and rest == "crew":
            return refuse("refusal-repair-crew", "yard.repair")
        if head in ("repair", "restore", "weapon", "mod"):
            return refuse("refusal-gold", "yard.prices")
        return why_no_card(s, self.seat, id, ON_YARD) or super().why_not(s, id)


def yard(t: SeaTable, seat: int) -> Script:
    """A visit to the shipyard: one thing after the other."""
    while (answer := (yield Yard(seat))) != "done":
        yield from yard_work(t, seat, answer)


def yard_work(t: SeaTable, seat: int, answer: str) -> Script:
    """One repair, purchase or sale."""
    p = t.state.players[seat]
    head, _, rest = answer.partition(":")
    match head:
        case "repair":
            t.pay(seat, repair_price(p), "repair")
            t.mend(seat, LOCATIONS.index(rest), 1)
        case "restore":
            t.pay(seat, RESTORE, "repair")
            p.spent = False
            t.tell(Restored, seat)
        case "weapon":
            t.pay(seat, weapon_price(p), "weapon")
            p.weapons |= 1 << WEAPONS.index(rest)
            t.tell(WeaponMoved, seat, WEAPONS.index(rest), "bought")
        case "sell":
            p.weapons &= ~(1 << WEAPONS.index(rest))
            t.tell(WeaponMoved, seat, WEAPONS.index(rest), "sold")
            t.gain(seat, WEAPON_RESALE, "weapon")
        case "mod":
            t.pay(seat, mod_price(p), "mod")
            fit(t, seat, t.state.mods[p.zone].pop())
        case "card":
            t.play(seat, int(rest))
            shipwright(t, seat)
        case _:
            name, _, card = rest.partition(":")
            ship = SHIP_NAMES.index(name)
            price = ship_price(p, ship)
            if card:
                t.play(seat, int(card))
                price -= SURPLUS_OFF
            yield from buy_ship(t, seat, ship, price)


def shipwright(t: SeaTable, seat: int) -> None:
    """Shipwright's Favour: all damage but crew, and the Reinforced Hull, for free (glory.play-own-turn)."""
    p = t.state.players[seat]
    for location in (0, 1, 2, 4):
        t.mend(seat, location, most(p, location) - p.now[location])
    if p.spent:
        p.spent = False
        t.tell(Restored, seat)


def fit(t: SeaTable, seat: int, token: int) -> None:
    """Install a modification: hold and cannons count at once, hammocks wait for recruits (mod.hold, mod.cannons)."""
    p = t.state.players[seat]
    location = {HOLD: CARGO, BATTERY: CANNONS}.get(MOD[token], -1)
    before = most(p, location) if location >= 0 else 0
    t.reveal(token)
    p.mods.append(token)
    if location >= 0:
        p.now[location] += most(p, location) - before
    t.tell(ModFitted, seat, token)


class KeepMods(Pick[Caribbean]):
    """St. John's: which modifications move to the new ship? They do not count in the price of the old."""

    prompt = "ask-keep-mods"
    rule = "board.zone.st-johns"

    price: int = 0

    def items(self, s: Caribbean) -> Sequence[str]:
        return [f"mod:{token}" for token in s.players[self.seat].mods]

    def invalid(self, s: Caribbean, chosen: list[str]) -> Refused | None:
        p = s.players[self.seat]
        short = purse(p) + resale(p, len(chosen)) < self.price
        return refuse("refusal-gold", "ruling.yard-st-johns") if short else None

    def option(self, s: Caribbean, id: str) -> Option:
        return Option(id, item_text(int(id[4:])), (id,), self.rule)


def buy_ship(t: SeaTable, seat: int, ship: int, price: int) -> Script:
    """Sell the old ship and buy the new one; crew and weapons move over; the first frigate or galleon is glorious.

    yard.ship-trade, yard.glory-ship
    """
    p = t.state.players[seat]
    kept: list[int] = []
    if p.zone == ST_JOHNS and p.mods:
        kept = [int(id[4:]) for id in (yield KeepMods(seat, price))]
    sold = resale(p, len(kept))
    p.gold += sold - price  # one transaction: the old ship pays for part of the new
    if p.gold < 0:
        p.stash += p.gold
        p.gold = 0
    t.know_stash(p, 0, p.gold + p.stash)
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
