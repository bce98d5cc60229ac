"""Events: revealed once, at the start of their owner's turn, and what they do."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from kaper.core.decisions import Choose
from kaper.core.table import Script
from kaper.core.words import Option, Text
from kaper.games.spanishmain.abilities import ghostly
from kaper.games.spanishmain.cards import CARDS
from kaper.games.spanishmain.chart import (
    MASTS,
    island_shape,
    on_chart,
    pose,
    shapes,
    ship_shape,
    solids,
    terrain_shape,
)
from kaper.games.spanishmain.describe import effect_text, rule_of
from kaper.games.spanishmain.effects.hits import lose_mast
from kaper.games.spanishmain.effects.losses import unburden
from kaper.games.spanishmain.effects.pots import doused
from kaper.games.spanishmain.effects.sinking import played
from kaper.games.spanishmain.effects.start import fresh
from kaper.games.spanishmain.effects.winds import others_than_ship, slide
from kaper.games.spanishmain.events import Docked, Placed
from kaper.games.spanishmain.geometry.places import nearest_berth
from kaper.games.spanishmain.geometry.shapes import settled
from kaper.games.spanishmain.geometry.touch import gap, point_gap, touches
from kaper.games.spanishmain.geometry.units import COS, RANGE, SIN, L, Point
from kaper.games.spanishmain.state import FOG, Sea, Ship, Token, mine, wild
from kaper.games.spanishmain.table import SeaTable
from kaper.games.spanishmain.words import crew_text, heading_text, ship_name

GRID = 12_500


def word(card: int) -> str:
    return next(iter(CARDS[card].effects))


def playable(s: Sea, seat: int, card: int) -> bool:
    """Is it one for the start of a turn, and is there anything it could be used on?"""
    deed = EVENTS.get(word(card))
    return deed is not None and (deed[0] is open_sea or bool(deed[0](s, seat)))


def event_orders(s: Sea, seat: int) -> list[str]:
    """Events that may be revealed at the start of the turn, as orders."""
    if not s.events or not s.events[seat] or not fresh(s, seat):
        return []
    return [f"event:{card}" for card in sorted(set(s.events[seat])) if playable(s, seat, card)]


def reveal_event(t: SeaTable, seat: int, card: int) -> Script:
    """An event is revealed and takes effect."""
    s = t.state
    targets, deed = EVENTS[word(card)]
    choices = targets(s, seat)
    target = choices[0] if choices == [""] else (yield Aim(seat, word(card)))
    played(t, seat, card, target)
    script = deed(t, seat, target)
    if script is not None:
        yield from script


class Aim(Choose[Sea]):
    """On what is an event used?"""

    prompt = "ask-aim"
    rule = "event.once"

    effect: str

    def options(self, s: Sea) -> Sequence[str]:
        return EVENTS[self.effect][0](s, self.seat)

    def option(self, s: Sea, id: str) -> Option:
        rule = rule_of(self.effect)
        kind, _, rest = id.partition(":")
        if kind == "ship":
            return Option(id, Text("option-use-ship", {"ship": ship_name(s, int(rest))}), (id,), rule)
        if kind == "sea":
            x, y = map(int, rest.split(","))
            docked = self.effect != "event_foul_winds"
            reached = [i for i, ship in enumerate(s.ships) if within_l(ship, (x, y)) and (docked or ship.docked < 0)]
            theirs = sum(s.ships[i].owner != self.seat for i in reached)
            names = ", ".join(CARDS[s.ships[i].card].name for i in reached)
            args: dict[str, int | str] = {"ships": names, "theirs": theirs, "own": len(reached) - theirs}
            key = "option-token" if theirs else "option-token-idle"
            return Option(id, Text(key, args), (id,), rule)  # type: ignore[arg-type]
        if kind == "terrain":
            return Option(id, Text("option-fog-bank", {"number": int(rest) + 1}), (id,), rule)
        first, _, second = rest.partition("/")
        ship, _, other = first.partition(">")
        crew = crew_text(s.crew_card[s.ships[int(ship)].crew[int(second.partition(">")[0])]])
        return Option(id, Text("option-duel", {"crew": crew, "ship": ship_name(s, int(other or 0))}), (), rule)

    def prompt_text(self, s: Sea) -> Text:
        return Text(self.prompt, {"card": Text(effect_text(self.effect).key.removesuffix(".text"))})


def within_l(ship: Ship, at: Point) -> bool:
    """Does a token there reach the ship?"""
    return on_chart(ship) and point_gap(ship_shape(ship), at) <= L + RANGE


# targets


def enemies_at_sea(s: Sea, seat: int) -> list[str]:
    return [
        f"ship:{i}"
        for i, ship in enumerate(s.ships)
        if ship.owner != seat and on_chart(ship) and not ship.wreck and ship.docked < 0 and ship.crew
    ]


def laden_enemies(s: Sea, seat: int) -> list[str]:
    return [f"ship:{i}" for i, ship in enumerate(s.ships) if ship.owner != seat and ship.coins and not ship.wreck]


def open_sea(s: Sea, seat: int) -> list[str]:
    """Places for a token: a grid of 125 mm, and where ships lie, all off the islands; there always are some."""
    spots = [(x, y) for y in range(GRID, s.size, GRID) for x in range(GRID, s.size, GRID)]
    for ship in s.ships:
        if on_chart(ship) and ship.docked < 0:
            shape = ship_shape(ship)
            spots.append((round(shape.x), round(shape.y)))
    lands = [island_shape(land) for land in s.islands]
    return [f"sea:{x},{y}" for x, y in spots if all(point_gap(land, (x, y)) > 0 for land in lands)]


def fog_banks(s: Sea, seat: int) -> list[str]:
    return [f"terrain:{i}" for i, piece in enumerate(s.terrain) if piece.kind == FOG and piece.smoke < 0]


def always(s: Sea, seat: int) -> list[str]:
    return [""]


def coves(s: Sea, seat: int) -> list[str]:
    """Own ships for which there is an island to slip into."""
    return [f"ship:{i}" for i in mine(s, seat) if s.ships[i].fog < 0 and cove(s, i) is not None]


def cove(s: Sea, ship: int) -> tuple[int, tuple[int, int, int]] | None:
    """The nearest wild island that its owner has not explored or that has no treasure, and a berth there."""
    me = s.ships[ship]
    shape = ship_shape(me)
    fit = [
        i
        for i, land in enumerate(s.islands)
        if wild(s, i) and (not land.coins or not land.marks >> me.owner & 1) and me.docked != i
    ]
    if not fit:
        return None
    near = min(fit, key=lambda i: (gap(shape, island_shape(s.islands[i])), i))
    others = shapes(solids(s, ship))
    at = nearest_berth(MASTS[me.card], island_shape(s.islands[near]), (me.x, me.y), others, s.size)
    return None if at is None else (near, at)


def duels(s: Sea, seat: int) -> list[str]:
    """Own crew against enemy crew: `duel:SHIP>OTHER/PLACE>PLACE`."""
    own = [(i, place) for i in mine(s, seat) for place in range(len(s.ships[i].crew))]
    theirs = [
        (i, place)
        for i, ship in enumerate(s.ships)
        if ship.owner != seat and not ship.sunk and not ship.wreck
        for place in range(len(ship.crew))
    ]
    return [f"duel:{i}>{j}/{a}>{b}" for i, a in own for j, b in theirs]


# deeds


def mermaids(t: SeaTable, seat: int, target: str) -> None:
    """No actions for as many turns as it has crew."""
    s = t.state
    number = int(target[5:])
    ship = s.ships[number]
    if len(ship.crew) > ship.held:
        ship.held = len(ship.crew)
        s.charmed = (*s.charmed, number)


def place_token(effect: str) -> Callable[[SeaTable, int, str], None]:
    def done(t: SeaTable, seat: int, target: str) -> None:
        x, y = map(int, target[4:].split(","))
        t.state.tokens.append(Token(effect, seat, x, y))

    return done


class Blow(Choose[Sea]):
    """In which direction do foul winds blow a ship?"""

    prompt = "ask-blow"
    rule = "event.foul-winds"

    ship: int

    def options(self, s: Sea) -> Sequence[str]:
        return [str(way) for way in range(0, 3600, 300)]

    def option(self, s: Sea, id: str) -> Option:
        return Option(id, heading_text(int(id)), (f"ship:{self.ship}",), self.rule)

    def prompt_text(self, s: Sea) -> Text:
        return Text(self.prompt, {"ship": ship_name(s, self.ship)})


def foul_winds(t: SeaTable, seat: int, target: str) -> Script:
    """Every undocked ship within L is moved L in a direction that the player to the left of its owner chooses."""
    s = t.state
    x, y = map(int, target[4:].split(","))
    near = [
        i
        for i, ship in enumerate(s.ships)
        if on_chart(ship) and not ship.wreck and ship.docked < 0 and point_gap(ship_shape(ship), (x, y)) <= L + RANGE
    ]
    for i in near:
        me = s.ships[i]
        if s.over or me.sunk:
            continue
        left = s.order[(s.order.index(me.owner) + 1) % s.seats]
        way = int((yield Blow(left, i)))
        far, met = slide(s, ship_shape(me), way, float(L), others_than_ship(s, i))
        t.part(i)
        me.tangled = False
        me.x, me.y, me.heading = settled(me.x + far * COS[way], me.y + far * SIN[way], me.heading)
        t.tell(Placed, i, t.name(i), list(pose(me)))
        if met is not None and any(island_shape(land) == met for land in s.islands):
            yield from lose_mast(t, i, -1)
        if not me.sunk:
            caught = [
                p
                for p, piece in enumerate(s.terrain)
                if piece.kind == FOG and touches(ship_shape(me), terrain_shape(piece))
            ]
            if caught and not ghostly(me):
                t.lose_in_fog(i, caught[0])
            else:
                t.dock(i)
                yield from doused(t, i)
                t.unload(i)


def slip_away(t: SeaTable, seat: int, target: str) -> None:
    """The ship lies at the hidden cove."""
    s = t.state
    ship = int(target[5:])
    found = cove(s, ship)
    assert found is not None
    island, at = found
    me = s.ships[ship]
    t.part(ship)
    t.undock(ship)
    me.tangled = False
    me.x, me.y, me.heading = at
    me.docked = island
    t.tell(Placed, ship, t.name(ship), list(at))
    t.tell(Docked, ship, t.name(ship), island, list(at))


def favour(t: SeaTable, seat: int, target: str) -> None:
    """All events are gone, revealed or not: mermaids let go too."""
    s = t.state
    for i in s.charmed:
        s.ships[i].held = 0
    s.charmed = ()
    s.events = [[] for _ in range(s.seats)]
    s.tokens = []


def false_treasure(t: SeaTable, seat: int, target: str) -> None:
    """All ordinary coins aboard are worthless and leave the game."""
    s = t.state
    ship = s.ships[int(target[5:])]
    coins = [coin for coin in ship.coins if s.crew_card[coin] < 0]
    ship.coins = [coin for coin in ship.coins if s.crew_card[coin] >= 0]
    for coin in coins:
        s.lost_gold += s.worth[coin]
        t.lose(coin)
    t.check_left()


def roll_fog(t: SeaTable, seat: int, target: str) -> None:
    """The bank drifts at the start of each of the owner's turns from now on."""
    piece = t.state.terrain[int(target[8:])]
    t.state.tokens.append(Token("event_rolling_fog", seat, piece.x, piece.y, int(target[8:])))


def duel(t: SeaTable, seat: int, target: str) -> Script:
    """A die and the cost of each crew: the lower one is gone, both in a tie."""
    s = t.state
    ships, _, places = target[5:].partition("/")
    (i, j), (a, b) = map(int, ships.split(">")), map(int, places.split(">"))
    one, other = s.ships[i].crew[a], s.ships[j].crew[b]
    dice = t.roll(2)
    totals = [dice[0] + CARDS[s.crew_card[one]].points, dice[1] + CARDS[s.crew_card[other]].points]
    for item in (one, other):
        t.reveal(item)
    t.works(i, "event_duel", dice[0], f"ship:{j}")
    for ship, item, mine_, theirs in ((i, one, *totals), (j, other, *totals[::-1])):
        if mine_ <= theirs:
            s.ships[ship].crew.remove(item)
            s.gone.append(item)
    for ship in (i, j):
        yield from unburden(t, ship)


Targets = Callable[[Sea, int], list[str]]
Deed = Callable[[SeaTable, int, str], Script | None]
EVENTS: dict[str, tuple[Targets, Deed]] = {
    "event_mermaids": (enemies_at_sea, mermaids),
    "event_foul_winds": (open_sea, foul_winds),
    "event_becalmed": (open_sea, place_token("event_becalmed")),
    "event_hidden_cove": (coves, slip_away),
    "event_favor_of_the_gods": (always, favour),
    "event_false_treasure": (laden_enemies, false_treasure),
    "event_rolling_fog": (fog_banks, roll_fog),
    "event_cursed_zone": (open_sea, place_token("event_cursed_zone")),
    "event_duel": (duels, duel),
}
"""Events of the start of a turn: what they may be used on, and what they do. Raft and Divers wait for a ship to sink."""
