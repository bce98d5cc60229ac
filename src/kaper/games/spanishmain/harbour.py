"""Exploring islands, forts, ships and wrecks; and repair."""

from __future__ import annotations

from collections.abc import Sequence

from kaper.core.decisions import PASS, Choose, Pick
from kaper.core.table import Asking, Script
from kaper.core.words import Option, Refused, Text, refuse
from kaper.games.spanishmain.abilities import adrift, capacity, has, perhaps, room, space_taken, takes_crew
from kaper.games.spanishmain.cards import CARDS, WORDS
from kaper.games.spanishmain.chart import MASTS, island_shape, shapes, solids
from kaper.games.spanishmain.crews import may_leave, tell_crew
from kaper.games.spanishmain.describe import card_rule, name_text
from kaper.games.spanishmain.effects.finds import FOUL, KEPT, find, word
from kaper.games.spanishmain.effects.free import look_at
from kaper.games.spanishmain.effects.losses import unburden
from kaper.games.spanishmain.effects.moves import after_loading
from kaper.games.spanishmain.effects.wilds import met
from kaper.games.spanishmain.events import (
    Docked,
    Explored,
    Loaded,
    PanelLost,
    Placed,
    Repaired,
    TreasureFound,
    TreasureGone,
)
from kaper.games.spanishmain.geometry.places import nearest_berth
from kaper.games.spanishmain.state import Sea, Ship, all_masts, home_of, own_port, panels, wild
from kaper.games.spanishmain.table import SeaTable
from kaper.games.spanishmain.words import crew_text, island_text, ship_name


def explorable(s: Sea, ship: Ship) -> bool:
    """Is it docked at a wild island, or at a fort of its own? (explore.dock-needed, explore.fort-island)"""
    if ship.docked < 0:
        return False
    here = s.islands[ship.docked]
    return wild(s, ship.docked) or (here.fort >= 0 and s.forts[here.fort].owner == ship.owner)


def stack(s: Sea, ship: Ship) -> list[int]:
    """The coins where a docked ship explores: in the fort if there is one."""
    here = s.islands[ship.docked]
    return s.forts[here.fort].coins if here.fort >= 0 else here.coins


class Load(Pick[Sea]):
    """Which coins come aboard? They are named by their place in the stack."""

    prompt = "ask-load"
    rule = "explore.take"
    secret = True

    ship: int

    must: int = -1  # a coin that comes aboard anyhow

    def items(self, s: Sea) -> Sequence[str]:
        coins = stack(s, s.ships[self.ship])
        if any(s.crew_card[coin] >= 0 and "ut_wolves" in WORDS[s.crew_card[coin]] for coin in coins):
            return []
        return [str(i) for i, coin in enumerate(coins) if s.crew_card[coin] < 0]

    def most(self, s: Sea) -> int:
        me = s.ships[self.ship]
        last = has(s, me, "no_last_treasure") and s.islands[me.docked].fort < 0
        return max(0, min(room(s, me), len(self.items(s)) - last))

    def least(self, s: Sea) -> int:
        return int(self.must >= 0 and self.most(s) > 0)

    def invalid(self, s: Sea, chosen: list[str]) -> Refused | None:
        me = s.ships[self.ship]
        here = s.islands[me.docked]
        if self.must >= 0 and chosen and str(stack(s, me).index(self.must)) not in chosen:
            return refuse("refusal-must-load", "ability.swap-islands")
        if here.fort < 0:
            return None
        fort = s.forts[here.fort]
        if not chosen:
            return None
        left = sum(s.worth[coin] for i, coin in enumerate(fort.coins) if str(i) not in chosen)
        return refuse("refusal-fort-price", "fort.treasure.carry", price=fort.price) if left < fort.price else None

    def option(self, s: Sea, id: str) -> Option:
        me = s.ships[self.ship]
        value = s.worth[stack(s, me)[int(id)]]
        return Option(id, Text("option-coin", {"value": value}), (f"coin:island:{me.docked}/{id}",), self.rule)

    def prompt_text(self, s: Sea) -> Text:
        return Text(self.prompt, {"ship": ship_name(s, self.ship), "room": self.most(s)})


def explore(t: SeaTable, ship: int) -> Script:
    """Look at the treasure of an island in secret; what is unique comes first, then what one likes and has room for.

    explore.look, explore.unique-first
    """
    s = t.state
    me = s.ships[ship]
    island = me.docked
    coins = stack(s, me)
    look(t, ship, coins, f"island:{island}", island_text(island))
    me.explored = wild(s, island)
    while True:
        left = [coin for coin in coins if s.crew_card[coin] >= 0 and not met(s, coin)]
        left = [coin for coin in left if not abandoned(s, coin) or takes_crew(s, me, coin)]
        left = [coin for coin in left if coin not in s.left_be]
        if not left:
            break
        kind = int((yield FirstFind(me.owner, ship, tuple(left))))
        item = next(coin for coin in left if s.crew_card[coin] == kind)
        s.left_be += (item,)
        if abandoned(s, item):
            coins.remove(item)
            join(t, ship, item)
        else:
            yield from find(t, ship, item, island)
        if s.over or me.sunk or me.docked != island:
            s.left_be = ()
            return
    s.left_be = ()
    must = -1
    if has(s, me, "swap_islands") and me.explored:
        must = yield from exchange_islands(t, ship)
    chosen = yield Load(me.owner, ship, must)
    if chosen and must >= 0:
        t.use(ship, "swap_islands")
    take(t, ship, coins, [int(i) for i in chosen], f"island:{island}")
    if chosen:
        after_loading(t, ship)


class FirstFind(Choose[Sea]):
    """Which of the unique treasures comes first? Asked of one, too: whether it is asked must not tell how many there are."""

    prompt = "ask-first-find"
    rule = "explore.unique-first"
    secret = True

    ship: int
    left: tuple[int, ...]

    def options(self, s: Sea) -> Sequence[str]:
        return list(dict.fromkeys(str(s.crew_card[item]) for item in self.left))

    def option(self, s: Sea, id: str) -> Option:
        return Option(id, name_text(int(id)), (), card_rule(int(id)))


def abandoned(s: Sea, item: int) -> bool:
    """Is it crew that lies among the treasure?"""
    return s.crew_card[item] >= 0 and CARDS[s.crew_card[item]].type == "crew"


def join(t: SeaTable, ship: int, item: int) -> None:
    """Crew found on an island serves whoever found it, on ships of any nation."""
    s = t.state
    me = s.ships[ship]
    s.crew_owner[item] = me.owner
    s.drifters += (item,)
    me.crew.append(item)
    tell_crew(t, me.owner, f"island:{me.docked}", ship, item)


class SwapCoin(Choose[Sea]):
    """Which coin of this island is swapped for a random one of another, `PLACE>ISLAND`?"""

    prompt = "ask-swap"
    rule = "ability.swap-islands"
    secret = True

    ship: int

    def options(self, s: Sea) -> Sequence[str]:
        me = s.ships[self.ship]
        mine = [i for i, coin in enumerate(stack(s, me)) if s.crew_card[coin] < 0]
        others = [
            i
            for i, land in enumerate(s.islands)
            if i != me.docked and wild(s, i) and any(s.crew_card[coin] < 0 for coin in land.coins)
        ]
        return [PASS, *(f"{place}>{island}" for place in mine for island in others)]

    def option(self, s: Sea, id: str) -> Option:
        if id == PASS:
            return Option(id, Text("option-no-swap"), (), self.rule)
        place, _, island = id.partition(">")
        value = s.worth[stack(s, s.ships[self.ship])[int(place)]]
        args = {"value": value, "island": island_text(int(island))}
        return Option(id, Text("option-swap", args), (f"island:{island}",), self.rule)  # type: ignore[arg-type]


def exchange_islands(t: SeaTable, ship: int) -> Asking[int]:
    """One coin here against a random one there; the one received must be loaded. Gives it back, -1 if nothing was swapped."""
    s = t.state
    me = s.ships[ship]
    if room(s, me) <= 0:
        return -1
    answer = yield SwapCoin(me.owner, ship)
    if answer == PASS:
        return -1
    place, _, island = answer.partition(">")
    here, there = stack(s, me), s.islands[int(island)].coins
    coins = [i for i, coin in enumerate(there) if s.crew_card[coin] < 0]
    at = coins[t.number() % len(coins)]
    t.used(ship, "swap_islands", 0, f"island:{island}")
    here[int(place)], there[at] = there[at], here[int(place)]
    t.show(here[int(place)], me.owner)
    return here[int(place)]


def look(t: SeaTable, ship: int, coins: list[int], place: str, where: Text | str) -> None:
    """The seat sees the coins; the others only see that it does (explore.look)."""
    s = t.state
    seat = s.ships[ship].owner
    for coin in coins:
        t.show(coin, seat)
    if t.heard is not None:
        name, values = t.name(ship), [s.worth[coin] for coin in coins]
        t.tell_apart(
            seat,
            Explored(seat, ship, name, place, where, len(coins), values),
            Explored(seat, ship, name, place, where, len(coins)),
        )


def take(t: SeaTable, ship: int, coins: list[int], places: list[int], place: str) -> None:
    """Coins from a stack, by their places in it, come aboard face down (explore.take, explore.face-down)."""
    s = t.state
    me = s.ships[ship]
    taken = [coins[i] for i in sorted(places)]
    for coin in taken:
        coins.remove(coin)
    me.coins += taken
    if taken and t.heard is not None:
        name, values = t.name(ship), [s.worth[coin] for coin in taken]
        t.tell_apart(
            me.owner,
            Loaded(me.owner, ship, name, place, len(taken), values),
            Loaded(me.owner, ship, name, place, len(taken)),
        )


# ships alongside


class Exchange(Pick[Sea]):
    """What is taken from the other ship, and given to it if it is a friend's?

    Ids: `take:coin:0`, `take:crew:1`, `take:find:0`, `give:coin:0` and so on, by the places on the decks.
    """

    prompt = "ask-exchange"
    rule = "explore.ships"
    secret = True

    ship: int
    other: int

    def items(self, s: Sea) -> Sequence[str]:
        me, it = s.ships[self.ship], s.ships[self.other]
        found = [f"take:coin:{i}" for i in range(len(it.coins))]
        found += [f"take:crew:{i}" for i, item in enumerate(it.crew) if not friendly(me, it) or may_leave(s, item)]
        found += [f"take:find:{i}" for i, item in enumerate(it.finds) if word(s, item) not in KEPT]
        if friendly(me, it):
            found += [f"give:coin:{i}" for i in range(len(me.coins))]
            found += [f"give:crew:{i}" for i, item in enumerate(me.crew) if may_leave(s, item)]
            found += [f"give:find:{i}" for i, item in enumerate(me.finds) if word(s, item) not in KEPT]
        return found

    def invalid(self, s: Sea, chosen: list[str]) -> Refused | None:
        me, it = s.ships[self.ship], s.ships[self.other]
        for ship, other, gets, loses in ((me, it, "take", "give"), (it, me, "give", "take")):
            if ship is it and not friendly(me, it):
                continue
            if excess := overloaded(s, ship, other, chosen, gets, loses):
                return excess
        return None

    def option(self, s: Sea, id: str) -> Option:
        way, kind, place = id.split(":")
        number = self.other if way == "take" else self.ship
        deck = s.ships[number]
        item = {"coin": deck.coins, "crew": deck.crew, "find": deck.finds}[kind][int(place)]
        card = s.crew_card[item]
        coin = Text("option-coin", {"value": s.worth[item]})
        what = coin if card < 0 else crew_text(card) if kind == "crew" else name_text(card)
        args = {"what": what, "ship": ship_name(s, number)}
        return Option(id, Text(f"option-{way}", args), (f"{kind}:ship:{number}/{place}",), self.rule)  # type: ignore[arg-type]


def friendly(ship: Ship, other: Ship) -> bool:
    return ship.owner == other.owner and not other.wreck


def overloaded(s: Sea, ship: Ship, other: Ship, chosen: list[str], gets: str, loses: str) -> Refused | None:
    """Would a ship hold more than it may after the exchange? (basic.cargo.space, cargo.over-limit)"""
    crew, finds = (
        [item for i, item in enumerate(deck) if f"{loses}:{kind}:{i}" not in chosen]
        + [item for i, item in enumerate(theirs) if f"{gets}:{kind}:{i}" in chosen]
        for kind, deck, theirs in (("crew", ship.crew, other.crew), ("find", ship.finds, other.finds))
    )
    coins = len(ship.coins) + sum(id.startswith(f"{gets}:coin") for id in chosen)
    coins -= sum(id.startswith(f"{loses}:coin") for id in chosen)
    card = CARDS[ship.card]
    cards = [CARDS[s.crew_card[item]] for item in crew]
    if any(id.startswith(f"{gets}:crew") for id in chosen):
        if "no_crew" in card.effects:
            return refuse("refusal-no-crew", "ability.no-crew", ship=card.name)
        if sum(c.points for c in cards) > card.points:
            return refuse("refusal-crew-points", "setup.crew.point-limit", ship=card.name, most=card.points)
    before = ship.crew, ship.finds
    ship.crew, ship.finds = crew, finds
    most = capacity(s, ship)
    filled = coins + space_taken(s, ship) - len(ship.coins)
    ship.crew, ship.finds = before
    if any(id.startswith(gets) for id in chosen) and filled > most:
        return refuse("refusal-cargo", "basic.cargo.space", ship=card.name, most=most)
    return None


class Claim(Choose[Sea]):
    """Take the derelict home at once?"""

    prompt = "ask-claim"
    rule = "ability.claim-derelict"
    choices = (PASS, "claim")
    words = "option-claim-{}"
    secret = True

    ship: int
    other: int

    def options(self, s: Sea) -> Sequence[str]:
        return self.choices if has(s, s.ships[self.ship], "claim_derelict") else self.choices[:1]


def claim(t: SeaTable, ship: int, other: int) -> None:
    """The derelict changes hands, and both lie at the claimer's home island."""
    s = t.state
    me, it = s.ships[ship], s.ships[other]
    t.used(ship, "claim_derelict", 0, f"ship:{other}")
    t.part(ship)
    t.part(other)
    t.foil(other)
    it.owner, it.acted = me.owner, True
    for item in it.crew:
        s.crew_owner[item] = me.owner
        t.show(item, me.owner)
    for coin in (*it.coins, *it.finds):
        t.show(coin, me.owner)
    home = s.islands[home_of(s, me.owner)]
    for number in (ship, other):
        one = s.ships[number]
        others = shapes(solids(s, number))
        at = nearest_berth(MASTS[one.card], island_shape(home), (one.x, one.y), others, s.size)
        if at is not None:
            t.undock(number)
            one.x, one.y, one.heading = at
            one.docked, one.tangled = home_of(s, me.owner), False
            t.tell(Placed, number, t.name(number), list(at))
            t.tell(Docked, number, t.name(number), one.docked, list(at))
            t.unload(number)
        if s.over:
            return


def explore_ship(t: SeaTable, ship: int, other: int) -> Script:
    """Explore a friendly ship, a derelict or a wreck that the ship touches (explore.ships, explore.friend-transfer)."""
    s = t.state
    me, it = s.ships[ship], s.ships[other]
    strange = not friendly(me, it)
    claimable = strange and not it.wreck and adrift(s, it) and perhaps(s, me, "claim_derelict")
    if claimable and (yield Claim(me.owner, ship, other)) != PASS:
        claim(t, ship, other)
        return
    if strange:
        look(t, ship, it.coins, f"ship:{other}", t.name(other))
        for item in (*it.crew, *it.finds):
            t.show(item, me.owner)
    chosen: list[str] = yield Exchange(me.owner, ship, other)
    handed_over(t, ship, other, chosen)
    for giver, taker, way in ((it, me, "take"), (me, it, "give")):
        coins = [coin for i, coin in enumerate(giver.coins) if f"{way}:coin:{i}" in chosen]
        crew = [item for i, item in enumerate(giver.crew) if f"{way}:crew:{i}" in chosen]
        giver.coins = [coin for coin in giver.coins if coin not in coins]
        giver.crew = [item for item in giver.crew if item not in crew]
        ransomed = [item for item in crew if strange and "RANSOM" in WORDS[s.crew_card[item]]]
        crew = [item for item in crew if item not in ransomed]
        taker.coins, taker.crew = taker.coins + coins + ransomed, taker.crew + crew
        for item in ransomed:
            t.reveal(item)
        for item in crew:
            s.crew_owner[item] = me.owner
            tell_crew(t, me.owner, f"ship:{other if way == 'take' else ship}", ship if way == "take" else other, item)
        if coins and t.heard is not None:
            at = ship if way == "take" else other
            source = f"ship:{other if way == 'take' else ship}"
            values = [s.worth[coin] for coin in coins]
            t.tell_apart(
                me.owner,
                Loaded(me.owner, at, t.name(at), source, len(coins), values),
                Loaded(me.owner, at, t.name(at), source, len(coins)),
            )
    t.unload(ship)
    t.unload(other)
    for number in (ship, other):
        yield from unburden(t, number)
    if any(id.startswith("take:coin") for id in chosen):
        after_loading(t, ship)


def handed_over(t: SeaTable, ship: int, other: int, chosen: list[str]) -> None:
    """Unique treasures change ships; others learn what only of those that lie face up."""
    s = t.state
    moving = [
        (item, source, to)
        for way, source, to in (("take", other, ship), ("give", ship, other))
        for place, item in enumerate(s.ships[source].finds)
        if f"{way}:find:{place}" in chosen
    ]
    for item, source, to in moving:
        s.ships[source].finds.remove(item)
        s.ships[to].finds.append(item)
        if s.seen[item] == -1:
            t.tell(TreasureFound, to, t.name(to), s.crew_card[item], f"ship:{source}")
        else:
            t.tell(Loaded, s.ships[ship].owner, to, t.name(to), f"ship:{source}", 1)


# repair


class Mend(Choose[Sea]):
    """Which missing mast is put back, or an armour panel?"""

    prompt = "ask-mend"
    rule = "repair.which"

    ship: int

    def options(self, s: Sea) -> Sequence[str]:
        me = s.ships[self.ship]
        missing = all_masts(me) & ~me.masts
        found = [str(i) for i in range(10) if missing >> i & 1]
        return [*found, "panel"] if me.panels < panels(me) else found

    def option(self, s: Sea, id: str) -> Option:
        if id == "panel":
            return Option(id, Text("option-panel"), (f"ship:{self.ship}",), "keyword.turtle.count")
        gun = CARDS[s.ships[self.ship].card].cannons[int(id)]
        args: dict[str, int | str] = {"mast": int(id) + 1, "rank": gun.rank, "range": gun.range}
        return Option(id, Text("option-mast", args), (f"mast:ship:{self.ship}/{id}",), self.rule)  # type: ignore[arg-type]


def repair(t: SeaTable, ship: int) -> Script:
    """One mast (or armour panel) is put back, in a port of one's own, or anywhere by a Shipwright.

    repair.action, repair.which
    """
    s = t.state
    me = s.ships[ship]
    if me.docked < 0 or not own_port(s, me.owner, me.docked):
        t.use(ship, "shipwright")
    yield from mended(t, ship)


def mended(t: SeaTable, ship: int) -> Script:
    """A mast (or panel) of its controller's choice stands again; what was to be scuttled or was towed is a ship again."""
    s = t.state
    me = s.ships[ship]
    answer = yield Mend(me.owner, ship)
    if answer == "panel":
        me.panels += 1
        t.tell(PanelLost, ship, t.name(ship), me.panels)
        return
    me.masts |= 1 << int(answer)
    t.tell(Repaired, ship, t.name(ship), int(answer), me.masts)
    t.foil(ship)
    if me.towed >= 0:
        t.end_tow(me.towed)


def cleanse(t: SeaTable, ship: int) -> None:
    """A repair action rids the ship of wet powder or of a rotting hull."""
    s = t.state
    me = s.ships[ship]
    item = next(item for item in me.finds if not FOUL.isdisjoint(WORDS[s.crew_card[item]]))
    me.finds.remove(item)
    t.lose(item)
    t.tell(TreasureGone, s.crew_card[item])


def lookout(t: SeaTable, ship: int) -> None:
    """From a fort with a lookout: one face-down treasure on each island is looked at."""
    s = t.state
    seat = s.ships[ship].owner
    for i, land in enumerate(s.islands):
        hidden = [place for place, coin in enumerate(land.coins) if not s.seen[coin] >> seat & 1]
        if hidden:
            place = hidden[t.number() % len(hidden)]
            look_at(t, seat, land.coins[place], f"coin:island:{i}/{place}")
