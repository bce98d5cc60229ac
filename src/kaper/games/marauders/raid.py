"""Merchant raids: the flag, three cargo cards, successes spent one at a time, hits, escape and loot."""

from __future__ import annotations

from collections.abc import Sequence

from kaper.core.decisions import Choose
from kaper.core.table import Script
from kaper.core.words import Option, Refused, Text, Word, refuse, text
from kaper.games.marauders.atlas import NATIONS, PORT_NATION
from kaper.games.marauders.box import ESCAPE, LOOT, MERCHANT_NATION, SYMBOL, WEAPONS
from kaper.games.marauders.captains import HULL, LOCATIONS, MARQUIS, SEAMANSHIP
from kaper.games.marauders.events import (
    CargoDiscarded,
    CargoDrawn,
    CargoKept,
    MerchantFound,
    MerchantLetGo,
    Raided,
    WeaponMoved,
)
from kaper.games.marauders.glory import glory_point, successes
from kaper.games.marauders.hits import take_hit
from kaper.games.marauders.missions import deed
from kaper.games.marauders.prospects import GLORIOUS, escaping, looted, reckoned, success_prospect
from kaper.games.marauders.skills import skill_test
from kaper.games.marauders.state import (
    PORT_HOLD,
    Caribbean,
    Raid,
    at_war,
    destroyed,
    has_weapon,
    maneuver,
    nation,
    room,
)
from kaper.games.marauders.table import SeaTable
from kaper.games.marauders.turn import lighten
from kaper.games.marauders.words import PickOffered, item_text, nation_text, thing_option

DRAWN = 3


class Flag(Choose[Caribbean]):
    """The merchant is found: attack it under which flag, or let it go?

    merchant.let-go
    """

    prompt = "ask-flag"
    rule = "merchant.flag"

    def options(self, s: Caribbean) -> Sequence[str]:
        p = s.players[self.seat]
        flags = [MERCHANT_NATION[s.track[-1]]]
        if PORT_NATION[p.zone] not in (-1, flags[0]):
            flags.append(PORT_NATION[p.zone])
        return [*(f"raid:{NATIONS[flag]}" for flag in flags), "let-go"]

    def option(self, s: Caribbean, id: str) -> Option:
        if id == "let-go":
            return Option(id, Text("option-let-go"), (), "merchant.let-go")
        flag = nation_text(NATIONS.index(id[5:]))
        return Option(id, Text("option-raid", {"nation": flag}), (f"flag:{id[5:]}",), "merchant.flag")


def merchant_found(t: SeaTable, seat: int) -> Script:
    """The token is turned over and leaves for the track, attacked or not; an attack earns its bounty first.

    merchant.to-track, merchant.flag, bounty.start-fight
    """
    s = t.state
    p = s.players[seat]
    token = s.merchants[p.zone].pop()
    t.reveal(token)
    s.track.append(token)
    t.tell(MerchantFound, seat, p.zone, token)
    s.doing = "merchant"
    answer = yield Flag(seat)
    s.doing = ""
    if answer == "let-go":
        t.tell(MerchantLetGo, seat)
        return
    flag = NATIONS.index(answer[5:])
    if not at_war(s, flag, nation(p)):
        t.raise_bounty(seat, flag)
    s.raid = Raid(seat, flag)
    t.next(raid)


def raid(t: SeaTable) -> Script:
    """Three cards face up, then the Seamanship roll (raid.draw, raid.seamanship)."""
    s = t.state
    r = s.raid
    assert r is not None
    for _ in range(DRAWN + (s.players[r.seat].who == MARQUIS)):
        draw_openly(t)
    t.tell(CargoDrawn, r.seat, s.market[:])
    r.dice = yield from skill_test(t, r.seat, SEAMANSHIP, raid=True)
    r.left = successes(r.dice)
    t.next(raid_spending)


def draw_openly(t: SeaTable) -> None:
    card = t.draw_cargo()
    if card >= 0:
        t.reveal(card)


class Spend(Choose[Caribbean]):
    """A success: draw, discard or exchange a card; or a special weapon for one more success; or resolve."""

    prompt = "ask-spend"
    rule = "raid.seamanship"

    def options(self, s: Caribbean) -> Sequence[str]:
        r = s.raid
        assert r is not None
        options = ["resolve"]
        if r.left:
            options.append("draw")
            options += [f"discard:{card}" for card in s.market]
            options += [f"exchange:{card}" for card in s.market]
        p = s.players[self.seat]
        if p.weapons and successes(r.dice) < len(r.dice):
            options += [f"weapon:{name}" for weapon, name in enumerate(WEAPONS) if has_weapon(p, weapon)]
        return options

    def option(self, s: Caribbean, id: str) -> Option:
        head, _, rest = id.partition(":")
        match head:
            case "resolve":
                r = s.raid
                assert r is not None
                loot, _, _, _, outcome, _ = reckoned(s, r)
                return Option(id, text("option-resolve", outcome=outcome, loot=loot), (), "ruling.raid-stop")
            case "draw":
                return Option(id, Text("option-draw-cargo", hopes(s, head, -1)), ("deck:cargo",), "raid.seamanship")
            case "weapon":
                return thing_option(id, "option-raid-weapon", "raid.weapons")
        card = int(rest)
        symbol = "escape" if SYMBOL[card] == ESCAPE else LOCATIONS[SYMBOL[card]]
        words = hopes(s, head, card)
        words |= {"card": item_text(card), "loot": LOOT[card], "symbol": Text(f"symbol-{symbol}")}
        return Option(id, Text(f"option-raid-{head}", words), (f"card:{card}",), "raid.seamanship")

    def prompt_text(self, s: Caribbean) -> Text:
        r = s.raid
        assert r is not None
        return Text(self.prompt, {"left": r.left})

    def why_not(self, s: Caribbean, id: str) -> Refused:
        r = s.raid
        assert r is not None
        if id.startswith("weapon:") and successes(r.dice) == len(r.dice):
            return refuse("refusal-all-successes", "ruling.raid-weapons-timing")
        if id == "draw" or id.startswith(("discard:", "exchange:")):
            return refuse("refusal-no-successes", "raid.seamanship")
        return super().why_not(s, id)


def hopes(s: Caribbean, how: str, card: int) -> dict[str, Word]:
    """What a success spent so may bring: the chance of loot, and its Gold on average."""
    r = s.raid
    assert r is not None
    found = success_prospect(s, r, how, card)
    return {"chance": found.looted, "mean": round(found.loot)}


def raid_spending(t: SeaTable) -> Script:
    """One success after the other, until the raider resolves (raid.successes-optional, raid.weapons).

    ruling.raid-stop, ruling.raid-weapons-timing
    """
    s = t.state
    r = s.raid
    assert r is not None
    head, _, rest = (yield Spend(r.seat)).partition(":")
    if head == "resolve":
        t.next(raid_resolved)
        return
    t.next(raid_spending)
    if head == "weapon":
        weapon = WEAPONS.index(rest)
        s.players[r.seat].weapons &= ~(1 << weapon)
        r.dice[next(i for i, face in enumerate(r.dice) if face < 5)] = 6
        r.left += 1
        t.tell(WeaponMoved, r.seat, weapon, "used")
        return
    r.left -= 1
    if head != "draw":
        s.market.remove(int(rest))
        t.put_away(int(rest))
        t.tell(CargoDiscarded, r.seat, int(rest))
    if head != "discard":
        before = len(s.market)
        draw_openly(t)
        t.tell(CargoDrawn, r.seat, s.market[before:])


class Stow(PickOffered):
    """Which cards of the loot are kept as cargo?"""

    prompt = "ask-stow"
    rule = "raid.loot"
    words = "option-keep"

    highest: int = PORT_HOLD

    def most(self, s: Caribbean) -> int:
        return min(len(s.market), room(s.players[self.seat]), self.highest)

    def prompt_text(self, s: Caribbean) -> Text:
        p = s.players[self.seat]
        return Text(self.prompt, {"held": len(p.hold), "room": room(p)})


def stow(t: SeaTable, seat: int, most: int = PORT_HOLD) -> Script:
    """Loot is stowed within the hold; what lies there may go overboard for it; the rest is discarded (raid.loot)."""
    s = t.state
    p = s.players[seat]
    kept = [int(id[5:]) for id in (yield Stow(seat, most))]
    for card in kept:
        s.market.remove(card)
        p.hold.append(card)
        t.show(card, seat)
    if kept:
        t.tell(CargoKept, seat, kept)
    t.clear_market()
    yield from lighten(t, seat)


def raid_resolved(t: SeaTable) -> Script:
    """Hits first; a destroyed location or too many escapes spoil the raid; otherwise loot (raid.hits).

    raid.sunk, raid.fail-destroyed, raid.escape, raid.glory, ruling.raid-all-discarded, ruling.raid-cargo-first,
    ruling.raid-fail-keeps-bounty
    """
    s = t.state
    r = s.raid
    assert r is not None
    seat, p = r.seat, s.players[r.seat]
    escapes = escaping(s, p)
    for symbol in [SYMBOL[card] for card in s.market]:
        if symbol != ESCAPE:
            yield from take_hit(t, seat, symbol)
    if p.now[HULL] == 0:
        t.tell(Raided, seat, "sunk", 0)
        t.then(("death", seat, 0), "captains_left")
    elif destroyed(p):
        t.tell(Raided, seat, "crippled", 0)
    elif escapes >= maneuver(p):
        t.tell(Raided, seat, "escaped", 0)
    else:
        loot = looted(s, r)
        r.taken = True
        t.tell(Raided, seat, "looted", loot)
        t.gain(seat, loot, "raid")
        yield from stow(t, seat)
        if loot >= GLORIOUS:
            yield from glory_point(t, seat, "raid")
        yield from deed(t, seat, "raid", r.nation)
    t.clear_market()
    s.raid = None
