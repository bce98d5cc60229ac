"""Unique treasures: what happens when one is found, and what its holder may do with it later."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from kaper.core.decisions import PASS, Choose, Pick
from kaper.core.table import Script
from kaper.core.words import Option, Text, Who, text
from kaper.games.spanishmain.abilities import base_move, own_move, takes_crew
from kaper.games.spanishmain.cards import CARDS, EDITIONS, WORDS
from kaper.games.spanishmain.chart import contacts, island_shape, pinned, pose, shore_touched, solids
from kaper.games.spanishmain.describe import card_rule, name_text
from kaper.games.spanishmain.effects.actions import MOST_ACTIONS
from kaper.games.spanishmain.effects.dice import die_for, luck
from kaper.games.spanishmain.effects.guns import silent
from kaper.games.spanishmain.effects.hits import lose_mast
from kaper.games.spanishmain.effects.losses import unburden
from kaper.games.spanishmain.effects.winds import becalmed, slide
from kaper.games.spanishmain.events import (
    CrewMoved,
    IslandMoved,
    Placed,
    Repaired,
    TreasureFound,
    TreasureGone,
)
from kaper.games.spanishmain.geometry.shapes import hull, settled
from kaper.games.spanishmain.geometry.units import COS, SIN, L
from kaper.games.spanishmain.state import BOUND, Sea, all_masts, at_home, own_port, panels
from kaper.games.spanishmain.table import SeaTable
from kaper.games.spanishmain.words import crew_text, heading_text

DOWN = frozenset(
    {
        *("ut_dry_powder", "ut_grease_barrels", "ut_cross_of_coronado", "ut_explosives", "ut_poseidons_breath"),
        *("ut_fireworks", "ut_trade_route", "ut_pension", "ut_trees"),
    }
)
"""Loaded face down, shown by whoever holds them."""
STAYS = frozenset({"ut_natives", "ut_wolves"})
KEPT = frozenset({"ut_fruit", "ut_rats", "ut_wet_gunpowder", "ut_rotting_hull", "ut_albatross"})
"""What cannot be unloaded."""
FOUL = frozenset({"ut_wet_gunpowder", "ut_rotting_hull"})
"""What a repair action may remove."""

Finding = Callable[[SeaTable, int, int, int], Script | None]


def word(s: Sea, item: int) -> str:
    """The ability of a unique treasure."""
    return next(iter(WORDS[s.crew_card[item]]))


def unique(s: Sea, item: int) -> bool:
    return s.crew_card[item] >= 0 and CARDS[s.crew_card[item]].type == "treasure"


def find(t: SeaTable, ship: int, item: int, island: int) -> Script:
    """A unique treasure was found: it comes aboard, happens at once, or stays where it is."""
    s = t.state
    me = s.ships[ship]
    effect = word(s, item)
    if effect == "ut_trees" and me.masts == all_masts(me) and (yield TakeTrees(me.owner, ship)) == PASS:
        return
    zone = heap(s, island)
    if effect not in STAYS and item in zone:
        zone.remove(item)
    if effect in DOWN:
        me.finds.append(item)
        return
    t.reveal(item)
    t.tell(TreasureFound, ship, t.name(ship), s.crew_card[item], f"island:{island}")
    if effect in INSTANT:
        t.lose(item)
    elif effect not in STAYS:
        me.finds.append(item)
    doing = FOUND.get(effect, INSTANT.get(effect))
    if doing is not None:
        script = doing(t, ship, item, island)
        if script is not None:
            yield from script
    if effect in INSTANT:
        t.tell(TreasureGone, s.crew_card[item])
    if not me.sunk:
        yield from unburden(t, ship)


def heap(s: Sea, island: int) -> list[int]:
    """The treasure of an island, which lies in the fort if there is one."""
    fort = s.islands[island].fort
    return s.forts[fort].coins if fort >= 0 else s.islands[island].coins


class TakeTrees(Choose[Sea]):
    """Take the trees aboard, or leave them?"""

    prompt = "ask-trees"
    rule = "unique.trees"
    choices = (PASS, "take")
    words = "option-trees-{}"
    secret = True

    ship: int


def idle(t: SeaTable, ship: int, turns: int) -> None:
    """No action for so many turns of its owner; the rest of this one counts for nothing."""
    me = t.state.ships[ship]
    me.held = max(me.held, turns + (t.state.active == me.owner))


# when they are found


def rum(t: SeaTable, ship: int, item: int, island: int) -> None:
    idle(t, ship, 1)
    t.state.stamps[str(item)] = max(0, 6 - len(t.state.ships[ship].crew))


def plague(t: SeaTable, ship: int, item: int, island: int) -> None:
    """All crew aboard is eliminated, and the ship cannot dock."""
    me = t.state.ships[ship]
    for crew in list(me.crew):
        t.eliminate(ship, crew, -1)
    t.undock(ship)


def spread(t: SeaTable, ship: int) -> None:
    """On touching another ship the plague moves to it, from whichever of the two had it."""
    s = t.state
    for i, _ in contacts(s, ship):
        for sick, other in ((ship, i), (i, ship)):
            item = next((one for one in s.ships[sick].finds if word(s, one) == "ut_plague"), -1)
            if item >= 0 and not s.ships[other].wreck:
                s.ships[sick].finds.remove(item)
                s.ships[other].finds.append(item)
                t.works(other, "ut_plague")
                plague(t, other, item, -1)
                return


def ghosts(t: SeaTable, ship: int, item: int, island: int) -> Script:
    """A die for each crew: 1 eliminates it; the treasure is worth as much as crew is left."""
    s = t.state
    me = s.ships[ship]
    for crew in list(me.crew):
        die = yield from die_for(t, ship)
        t.works(ship, "ut_ghostly_encounter", die)
        if die + luck(s, me) <= 1:
            t.eliminate(ship, crew, -1)
    s.stamps[str(item)] = len(me.crew)


def buried(t: SeaTable, ship: int, item: int, island: int) -> Script:
    idle(t, ship, 1)
    die = yield from die_for(t, ship)
    t.state.stamps[str(item)] = max(0, die + luck(t.state, t.state.ships[ship]))
    t.works(ship, "ut_buried_treasure", die)


def fruit(t: SeaTable, ship: int, item: int, island: int) -> None:
    """Scurvy is over."""
    s = t.state
    me = s.ships[ship]
    for sick in [one for one in me.finds if word(s, one) == "ut_scurvy"]:
        me.finds.remove(sick)
        t.lose(sick)


def natives(t: SeaTable, ship: int, item: int, island: int) -> None:
    """No actions for as many rounds as there is crew aboard; they stay, and whoever explores the island meets them again."""
    idle(t, ship, len(t.state.ships[ship].crew))


def missionary(t: SeaTable, ship: int, item: int, island: int) -> None:
    """All crew aboard leaves the game."""
    for crew in list(t.state.ships[ship].crew):
        t.eliminate(ship, crew, -1)


class Enrol(Choose[Sea]):
    """Which castaway comes aboard? A crew type that the ship's nation does not print is one of another, which becomes hers."""

    prompt = "ask-castaway"
    rule = "unique.castaway"

    ship: int

    def options(self, s: Sea) -> Sequence[str]:
        nation = CARDS[s.ships[self.ship].card].nation
        known = EDITIONS[: EDITIONS.index(s.options.edition) + 1]
        own, foreign = list[str](), dict[str, str]()
        for number, card in enumerate(CARDS):
            if card.type == "crew" and card.generic and card.points <= 3 and card.set in known:
                if card.nation == nation:
                    own.append(str(number))
                else:
                    foreign.setdefault(card.name, str(number))
        printed = {CARDS[int(id)].name for id in own}
        return [PASS, *own, *(id for name, id in foreign.items() if name not in printed)]

    def option(self, s: Sea, id: str) -> Option:
        return Option(id, Text("option-nobody") if id == PASS else crew_text(int(id)), (), self.rule)


def castaway(t: SeaTable, ship: int, item: int, island: int) -> Script:
    """A crew of at most 3 points from outside the game comes aboard, if there is room."""
    s = t.state
    me = s.ships[ship]
    answer = yield Enrol(me.owner, ship)
    if answer == PASS:
        return
    crew = t.recruit(int(answer), me.owner)
    if CARDS[int(answer)].nation != CARDS[me.card].nation:
        s.drifters += (crew,)
    if takes_crew(s, me, crew):
        me.crew.append(crew)
        t.tell(CrewMoved, me.owner, f"island:{island}", f"ship:{ship}", t.name(ship), s.crew_card[crew])
    else:
        s.gone.append(crew)


def maps(t: SeaTable, ship: int, item: int, island: int) -> None:
    """All treasure on the islands lies face up."""
    for land in t.state.islands:
        for coin in land.coins:
            t.reveal(coin)


def volcano(t: SeaTable, ship: int, item: int, island: int) -> None:
    """One random treasure of the island and one random crew of every ship docked there are gone."""
    s = t.state
    zone = heap(s, island)
    if zone:
        coin = zone.pop(t.number() % len(zone))
        s.lost_gold += s.worth[coin]
        t.lose(coin)
    for i, other in enumerate(s.ships):
        if other.docked == island and other.crew and not other.sunk:
            t.eliminate(i, other.crew[t.number() % len(other.crew)], -1)
    t.check_left()


def idol(t: SeaTable, ship: int, item: int, island: int) -> None:
    """All face-up unique treasures leave the game, wolves too; coins whose worth they changed are as printed again."""
    s = t.state
    stores = [*(other.finds for other in s.ships), *(heap(s, i) for i in range(len(s.islands)))]
    for store in stores:
        for one in [one for one in store if unique(s, one) and s.seen[one] == -1 and word(s, one) != "ut_natives"]:
            store.remove(one)
            t.lose(one)
            restore(t, one)
    t.check_left()


def restore(t: SeaTable, treasure: int) -> None:
    """What a treasure had changed: coins are worth again what is printed on them, and what it had added is gone."""
    s = t.state
    for key in [key for key, (by, _) in s.altered.items() if by == treasure]:
        coin, (_, printed) = int(key), s.altered.pop(key)
        if coin in s.gone:
            continue
        more = printed - s.worth[coin]
        s.made, s.lost_gold = s.made + max(0, more), s.lost_gold + max(0, -more)
        s.worth[coin] = printed
        if not printed:
            for store in (*s.homes, *(f.coins for f in s.forts), *(a.coins for a in s.islands + s.ships)):
                if coin in store:
                    store.remove(coin)
            s.gone.append(coin)
    t.check_gold()


class Adrift(Choose[Sea]):
    """In which direction do a ship and the island it lies at drift?"""

    prompt = "ask-adrift"
    rule = "unique.bad-maps"

    ship: int

    def options(self, s: Sea) -> Sequence[str]:
        return [str(way) for way in range(0, 3600, 300)]

    def option(self, s: Sea, id: str) -> Option:
        return Option(id, heading_text(int(id)), (f"ship:{self.ship}",), self.rule)


def bad_maps(t: SeaTable, ship: int, item: int, island: int) -> Script:
    """The next player moves the ship and the island 2L in one direction; each stops at what it meets."""
    s = t.state
    me = s.ships[ship]
    left = s.order[(s.order.index(me.owner) + 1) % s.seats]
    way = int((yield Adrift(left, ship)))
    land = s.islands[island]
    others = [shape for name, shape in solids(s, ship) if name != f"island:{island}"]
    far, _ = slide(s, island_shape(land), way, 2.0 * L, others)
    hull_far, _ = slide(s, hull(CARDS[me.card].masts, pose(me)), way, 2.0 * L, others)
    far = hull_far = min(far, hull_far)  # together, so that neither runs over the other
    land.x, land.y = round(land.x + far * COS[way]), round(land.y + far * SIN[way])
    me.x, me.y, me.heading = settled(me.x + hull_far * COS[way], me.y + hull_far * SIN[way], me.heading)
    t.tell(IslandMoved, island, land.x, land.y)
    t.tell(Placed, ship, t.name(ship), list(pose(me)))
    for crew in (*land.crew, *(s.ashore[land.home] if land.home >= 0 else ())):
        if str(crew) in s.posts:
            x, y = s.posts[str(crew)]
            s.posts[str(crew)] = (round(x + far * COS[way]), round(y + far * SIN[way]))
    for i, other in enumerate(s.ships):
        if other.docked == island and not other.sunk and island not in shore_touched(s, other):
            t.undock(i)


class Contribution(Choose[Sea]):
    """Which unique treasure from outside the game comes out of the box? What lies face down tells nothing (ruling.pandora-outside)."""

    prompt = "ask-pandora"
    rule = "unique.pandoras-box"

    ship: int

    def options(self, s: Sea) -> Sequence[str]:
        known = EDITIONS[: EDITIONS.index(s.options.edition) + 1]
        used = {CARDS[card].name for item, card in enumerate(s.crew_card) if card >= 0 and s.seen[item] == -1}
        never = {"ut_pandoras_box", "ut_abandoned_crew", "ut_bad_maps", "ut_natives", "ut_wolves", "ut_volcano"}
        found: dict[str, int] = {}
        for number, card in enumerate(CARDS):
            if (
                card.type == "treasure"
                and card.set in known
                and card.name not in used
                and never.isdisjoint(card.effects)
            ):
                found.setdefault(card.name, number)
        return [PASS, *map(str, found.values())]

    def option(self, s: Sea, id: str) -> Option:
        if id == PASS:
            return Option(id, Text("option-nothing"), (), self.rule)
        return Option(id, name_text(int(id)), (), card_rule(int(id)))


def pandora(t: SeaTable, ship: int, item: int, island: int) -> Script:
    """Every player puts a unique treasure from outside the game aboard."""
    s = t.state
    me = s.ships[ship]
    for seat in s.order:
        if me.sunk or s.over:
            return
        answer = yield Contribution(seat, ship)
        if answer != PASS:
            fresh = t.recruit(int(answer), -1)
            heap(s, island).append(fresh)
            yield from find(t, ship, fresh, island)


FOUND: dict[str, Finding] = {
    "ut_rum": rum,
    "ut_plague": plague,
    "ut_ghostly_encounter": ghosts,
    "ut_buried_treasure": buried,
    "ut_fruit": fruit,
    "ut_natives": natives,
}
INSTANT: dict[str, Finding] = {
    "ut_castaway": castaway,
    "ut_missionary": missionary,
    "ut_maps_of_alexandria": maps,
    "ut_volcano": volcano,
    "ut_kharmic_idol": idol,
    "ut_bad_maps": bad_maps,
    "ut_pandoras_box": pandora,
}


# what a holder may do


def revealable(s: Sea, ship: int) -> list[str]:
    """Treasures aboard that may be shown now, or put ashore at home: `reveal:40`, `ashore:40`."""
    me = s.ships[ship]
    found = []
    in_port = me.docked >= 0 and own_port(s, me.owner, me.docked)
    for item in me.finds:
        effect = word(s, item)
        if effect in SHOWN and SHOWN[effect][0](s, ship):
            found.append(f"reveal:{item}")
        if in_port and effect not in KEPT:
            found.append(f"ashore:{item}")
    return found


def put_ashore(t: SeaTable, item: int) -> None:
    """A unique treasure is put ashore in a port of one's own, where it has no effect."""
    s = t.state
    ship = next(ship for ship in s.ships if item in ship.finds)
    ship.finds.remove(item)
    t.lose(item)
    t.tell(TreasureGone, s.crew_card[item])
    t.check_left()


def reveal_treasure(t: SeaTable, item: int) -> Script:
    """A treasure that was loaded face down is shown, used and removed."""
    s = t.state
    ship = next(i for i, ship in enumerate(s.ships) if item in ship.finds)
    effect = word(s, item)
    s.ships[ship].finds.remove(item)
    t.lose(item)
    t.tell(TreasureFound, ship, t.name(ship), s.crew_card[item], f"ship:{ship}")
    script = SHOWN[effect][1](t, ship)
    if script is not None:
        yield from script
    t.check_left()


def may_move(s: Sea, ship: int) -> bool:
    me = s.ships[ship]
    held = me.tangled or me.towed >= 0 or me.held or me.state & BOUND or me.acted
    return own_move(s, me) and bool(me.masts) and not held and not pinned(s, ship)


def may_shoot(s: Sea, ship: int) -> bool:
    """May it be given another shoot action?"""
    me = s.ships[ship]
    return bool(me.masts) and me.fog < 0 and not me.held and me.acts < MOST_ACTIONS and not silent(s, me)


def dry_powder(t: SeaTable, ship: int) -> None:
    t.next("powder", ship)


def damaged(s: Sea, ship: int) -> bool:
    me = s.ships[ship]
    return me.masts != all_masts(me) or me.panels < panels(me)


def trees(t: SeaTable, ship: int) -> None:
    """All masts and panels stand again."""
    me = t.state.ships[ship]
    me.masts, me.panels = all_masts(me), panels(me)
    t.tell(Repaired, ship, t.name(ship), 0, me.masts)
    t.foil(ship)
    if me.towed >= 0:
        t.end_tow(me.towed)


def may_be_blown(s: Sea, ship: int) -> bool:
    """May the breath of Poseidon move it: on a move action, in the open and not in a calm?"""
    return may_move(s, ship) and s.ships[ship].fog < 0 and not becalmed(s, ship)


def grease(t: SeaTable, ship: int) -> None:
    t.state.ships[ship].greased = True


def fireworks(t: SeaTable, ship: int) -> None:
    t.state.ships[ship].sparks = 2


def breath(t: SeaTable, ship: int) -> Script:
    """The base move once for each standing mast, as its action; then one mast is lost."""
    me = t.state.ships[ship]
    me.acted = True
    me.acts += 1
    times = me.masts.bit_count()
    base = "".join(base_move(t.state, me, me.tow >= 0))
    t.next("winded", ship)
    for number in range(times):
        t.next("gust", ship, base, int(number > 0))
    return
    yield


def rich_homes(s: Sea, ship: int) -> list[int]:
    owner = s.ships[ship].owner
    return [seat for seat in range(s.seats) if seat != owner and s.homes[seat]] if s.homes[owner] else []


class Partner(Choose[Sea]):
    """With which enemy home is a coin swapped?"""

    prompt = "ask-partner"
    rule = "unique.trade-route"

    ship: int

    def options(self, s: Sea) -> Sequence[str]:
        return [f"home:{seat}" for seat in rich_homes(s, self.ship)]

    def option(self, s: Sea, id: str) -> Option:
        return Option(id, text("option-partner", who=Who(int(id[5:]))), (), self.rule)


def trade_route(t: SeaTable, ship: int) -> Script:
    """A random coin of one's home against a random one of an enemy's."""
    s = t.state
    owner = s.ships[ship].owner
    seat = int((yield Partner(owner, ship))[5:])
    mine, theirs = t.number() % len(s.homes[owner]), t.number() % len(s.homes[seat])
    s.homes[owner][mine], s.homes[seat][theirs] = s.homes[seat][theirs], s.homes[owner][mine]
    t.check_gold()


class Retire(Pick[Sea]):
    """Which crew is pensioned off for a gold each?"""

    prompt = "ask-retire"
    rule = "unique.pension"

    ship: int

    def items(self, s: Sea) -> Sequence[str]:
        return [str(i) for i in range(len(s.ships[self.ship].crew))]

    def option(self, s: Sea, id: str) -> Option:
        item = s.ships[self.ship].crew[int(id)]
        return Option(id, crew_text(s.crew_card[item]), (f"crew:ship:{self.ship}/{id}",), self.rule)


def pension(t: SeaTable, ship: int) -> Script:
    s = t.state
    me = s.ships[ship]
    chosen = [me.crew[int(i)] for i in (yield Retire(me.owner, ship))]
    retired = sum(t.eliminate(ship, item, -1) for item in chosen)
    t.gain(me.owner, retired, "ut_pension")
    yield from unburden(t, ship)


Showing = tuple[Callable[[Sea, int], object], Callable[[SeaTable, int], Script | None]]
SHOWN: dict[str, Showing] = {
    "ut_dry_powder": (may_shoot, dry_powder),
    "ut_trees": (damaged, trees),
    "ut_grease_barrels": (may_move, grease),
    "ut_fireworks": (lambda s, ship: s.ships[ship].masts, fireworks),
    "ut_poseidons_breath": (may_be_blown, breath),
    "ut_trade_route": (rich_homes, trade_route),
    "ut_pension": (lambda s, ship: at_home(s, s.ships[ship]) and s.ships[ship].crew, pension),
}
"""Treasures that their holder may show in his turn: when, and what they do."""


def winded(t: SeaTable, ship: int) -> Script:
    """After the breath of Poseidon one mast is lost."""
    if not t.state.ships[ship].sunk:
        yield from lose_mast(t, ship, -1)
