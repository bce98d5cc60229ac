"""Before the first turn: berths at home and treasure; and the zones and conservation laws of the state."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice

from kaper.core.decisions import Choose, together
from kaper.core.hidden import Zone, misplaced
from kaper.core.state import step
from kaper.core.table import Script
from kaper.core.words import Option, Text, text
from kaper.games.spanishmain.abilities import capacity, ghostly
from kaper.games.spanishmain.cards import CARDS
from kaper.games.spanishmain.chart import (
    MASTS,
    at_shore,
    berths_at,
    islands_on_chart,
    pose,
    shapes,
    ship_shape,
    ships_on_chart,
)
from kaper.games.spanishmain.effects.finds import DOWN, unique, word
from kaper.games.spanishmain.effects.marines import enlist_marines
from kaper.games.spanishmain.events import Moored, TreasureDealt
from kaper.games.spanishmain.geometry.shapes import hull, stern
from kaper.games.spanishmain.geometry.touch import free, inside, overlaps, within
from kaper.games.spanishmain.geometry.units import LARGE_AREA, SMALL_AREA, Pose
from kaper.games.spanishmain.muster import muster
from kaper.games.spanishmain.state import (
    Sea,
    SpanishOptions,
    all_masts,
    build_total,
    contribution,
    home_of,
    start_gold,
    threshold,
)
from kaper.games.spanishmain.table import SeaTable
from kaper.games.spanishmain.words import bow_text, ship_name, way_text

ELBOW_ROOM = 2_500  # between ships that lie ready at their home


def setup(seats: int, options: SpanishOptions) -> Sea:
    """An empty sea and the coins of all players; fleets and islands come in the first scenes."""
    coins = contribution(build_total(options)) * seats
    count = len(coins)
    return Sea(
        seats=seats,
        agenda=[step(muster)],
        seen=[-1] * count,
        past=[()] * count,
        shuffles=0,
        options=options,
        size=SMALL_AREA if seats == 2 else LARGE_AREA,
        worth=coins,
        crew_card=[-1] * count,
        crew_owner=[-1] * count,
        fleets=[-1] * seats,
        lists=[[] for _ in range(seats)],
        fort_cards=[[] for _ in range(seats)],
        homes=[[] for _ in range(seats)],
        ashore=[[] for _ in range(seats)],
        events=[[] for _ in range(seats)],
        pool=list(range(count)),
    )


# berths


class Moor(Choose[Sea]):
    """At which berth of the home island does a ship lie?"""

    prompt = "ask-moor"
    rule = "setup.home.ships"

    ship: int

    def options(self, s: Sea) -> Sequence[str]:
        return [",".join(map(str, at)) for at in free_berths(s, self.ship)]

    def option(self, s: Sea, id: str) -> Option:
        x, y, heading = map(int, id.split(","))
        home = s.islands[home_of(s, s.ships[self.ship].owner)]
        words = text("option-moor", way=way_text(x - home.x, y - home.y), bow=bow_text(heading))
        return Option(id, words, (f"pose:{id}",), self.rule)

    def prompt_text(self, s: Sea) -> Text:
        return Text(self.prompt, {"ship": ship_name(s, self.ship)})


def free_berths(s: Sea, ship: int) -> list[Pose]:
    """Berths of the home island where the hull is free (geo.berths)."""
    me = s.ships[ship]
    masts = MASTS[me.card]
    unplaced = [i for i, other in enumerate(s.ships) if other.docked < 0]
    others = shapes(islands_on_chart(s)) + shapes(ships_on_chart(s, *unplaced))
    home = s.islands[home_of(s, me.owner)]
    return [
        at
        for at in berths_at(masts, home.shape, home.x, home.y, home.rotation)
        if free(hull(masts, at), s.size, others)
    ]


def moor(t: SeaTable, seat: int) -> Script:
    """Every bow touches the home island. A preset sea has its ships lie towards the open water (setup.home.ships)."""
    s = t.state
    home = home_of(s, seat)
    for i, ship in enumerate(s.ships):
        if ship.owner != seat:
            continue
        if s.options.layout == "placed":
            x, y, heading = map(int, (yield Moor(seat, i)).split(","))
        else:
            x, y, heading = seaward(s, i)
        ship.x, ship.y, ship.heading, ship.docked = x, y, heading, home
        t.tell(Moored, i, t.name(i), seat, [x, y, heading], home)


def seaward(s: Sea, ship: int) -> Pose:
    """The free berth whose stern is nearest to the middle of the sea, with room to turn beside the others if there is any."""
    masts, middle = MASTS[s.ships[ship].card], s.size / 2
    moored = [ship_shape(other) for other in s.ships if other.docked >= 0]

    def far(at: Pose) -> float:
        x, y = stern(masts, at)
        return (x - middle) * (x - middle) + (y - middle) * (y - middle)

    berths = sorted(free_berths(s, ship), key=far)
    roomy = (at for at in berths if not any(within(hull(masts, at), other, ELBOW_ROOM) for other in moored))
    return next(roomy, berths[0])


# treasure


MOST_SETS = 200


def contributions(points: int, unique: int = 0) -> list[tuple[int, ...]]:
    """Every set of coins that a player may contribute; of very many the first (treasure.contribution.40)."""
    count, total = len(contribution(points, unique)), sum(contribution(points, unique))

    def parts(left: int, gold: int, least: int) -> Iterator[tuple[int, ...]]:
        if left == 1:
            if least <= gold <= 7:
                yield (gold,)
            return
        for value in range(least, gold // left + 1):
            for rest in parts(left - 1, gold - value, value):
                yield (value, *rest)

    return list(islice(parts(count, total, 1), MOST_SETS))


class Contribute(Choose[Sea]):
    """Which coins does a player put into the pool?"""

    prompt = "ask-contribute"
    rule = "setup.treasure.values"

    def options(self, s: Sea) -> Sequence[str]:
        count = len(s.pool) // s.seats
        unique = sum(s.crew_card[item] >= 0 for item in range(self.seat * count, (self.seat + 1) * count))
        return ["".join(map(str, coins)) for coins in contributions(build_total(s.options), unique)]

    def option(self, s: Sea, id: str) -> Option:
        return Option(id, Text("option-contribute", {"coins": ", ".join(id)}), (), self.rule)


def bury_treasure(t: SeaTable) -> Script:
    """All coins are shuffled face down and dealt one at a time round the wild islands.

    treasure.deal, setup.treasure.deal-even
    """
    s = t.state
    count = len(s.pool) // s.seats
    if s.options.treasure == "chosen":
        answers = yield together({seat: Contribute(seat) for seat in range(s.seats)})
        for seat in range(s.seats):
            for i, value in enumerate(answers[seat]):
                s.worth[seat * count + i] = int(value)
    enlist_marines(s)
    t.shuffle(s.pool)
    wild = [island for island in s.islands if island.home < 0]
    for i, coin in enumerate(s.pool):
        wild[i % len(wild)].coins.append(coin)
    s.pool = []
    t.tell(TreasureDealt, [len(island.coins) for island in s.islands], start_gold(s), threshold(s))
    s.round = 1
    t.next("turn_begins", s.order[0])


# zones and laws


def zones(s: Sea) -> Sequence[Zone]:
    """Every place where coins and crew lie. Crew found among the treasure is crew wherever it lies, and nothing else is."""

    def crew(item: int) -> bool:
        return s.crew_card[item] >= 0 and CARDS[s.crew_card[item]].type == "crew"

    def finds(item: int) -> bool:
        return unique(s, item) and (s.seen[item] == -1 or word(s, item) in DOWN)

    found = [Zone("pool", s.pool), Zone("gone", s.gone)]
    for seat in range(s.seats):
        found.append(Zone(f"home:{seat}", s.homes[seat]))
        found.append(Zone(f"ashore:{seat}", s.ashore[seat], crew if s.drifters else None))
    for i, island in enumerate(s.islands):
        found += [Zone(f"island:{i}", island.coins), Zone(f"marooned:{i}", island.crew, crew if s.drifters else None)]
    for i, ship in enumerate(s.ships):
        found += [Zone(f"hold:{i}", ship.coins), Zone(f"crew:{i}", ship.crew, crew if s.drifters else None)]
        found.append(Zone(f"finds:{i}", ship.finds, finds if ship.finds else None))
    for i, fort in enumerate(s.forts):
        found += [Zone(f"fort:{i}", fort.coins), Zone(f"haunt:{i}", fort.crew)]
    return found


def problems(s: Sea) -> Iterator[str]:
    """Coins, crew and gold are conserved; hulls lie apart, inside the sea, and docked ones at their island."""
    yield from misplaced(s, zones(s))
    out = set(s.gone)
    here = sum(value for item, value in enumerate(s.worth) if item not in out)
    if here + s.lost_gold != start_gold(s) + s.made:
        yield f"{here} gold in play and {s.lost_gold} lost of {start_gold(s)} and {s.made} made"
    spaceless = {item for item, card in enumerate(s.crew_card) if card >= 0 and "no_space" in CARDS[card].effects}
    crews = [*(ship.crew for ship in s.ships), *(fort.crew for fort in s.forts)]
    linked = sum(bool(CARDS[s.crew_card[item]].link) for crew in crews for item in crew)
    for i, ship in enumerate(s.ships):
        card = CARDS[ship.card]
        if ship.masts & ~all_masts(ship):
            yield f"{card.name} has masts it was not built with"
        # In a world that somebody imagines, whoever takes no space may lie elsewhere than where no space was needed.
        hidden = sum(s.seen[item] != -1 or item in spaceless for item in ship.crew)
        elsewhere = len(spaceless.difference(ship.crew))
        if len(ship.coins) + len(ship.crew) > capacity(s, ship) + hidden + elsewhere + linked + len(s.stowed):
            yield f"{card.name} carries {len(ship.coins)} coins and {len(ship.crew)} crew"
        if (ship.sunk or ship.wreck) and (ship.crew or ship.masts or (ship.sunk and ship.coins)):
            yield f"{card.name} is gone but not empty"
        if s.round and not ship.sunk:
            yield from badly_placed(s, i)
    if s.round:
        yield from overlapping(s)


def overlapping(s: Sea) -> Iterator[str]:
    """Hulls that lie over each other or over an island."""
    things = [*islands_on_chart(s), *ships_on_chart(s)]
    for number in range(len(s.islands), len(things)):
        name, shape = things[number]
        x, y, radius = shape.x, shape.y, shape.radius
        for other, there in things[:number]:
            dx, dy, reach = there.x - x, there.y - y, there.radius + radius
            if dx * dx + dy * dy <= reach * reach and overlaps(shape, there):
                yield f"{name} overlaps {other} at {pose(s.ships[int(name[5:])])}"


def badly_placed(s: Sea, ship: int) -> Iterator[str]:
    """What is wrong with where a ship lies. Ships lost in fog lie nowhere."""
    me = s.ships[ship]
    name = CARDS[me.card].name
    if me.fog >= 0:
        return
    shape = ship_shape(me)
    if not inside(shape, s.size):
        yield f"{name} is outside the sea at {pose(me)}"
    land = s.islands[me.docked]
    if (
        me.docked >= 0
        and me.towed < 0
        and not ghostly(me)
        and not at_shore(MASTS[me.card], pose(me), land.shape, land.x, land.y, land.rotation)
    ):
        yield f"{name} is docked at an island that its bow does not touch"
    if me.tow >= 0 and s.ships[me.tow].towed != ship:
        yield f"{name} tows a ship that does not know it"
