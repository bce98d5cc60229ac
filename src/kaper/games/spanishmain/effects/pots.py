"""Pots that a gun throws instead of its ball: fire, smoke, stench, and chains; and masts that burn."""

from __future__ import annotations

from collections.abc import Sequence

from kaper.core.decisions import Choose
from kaper.core.table import Script
from kaper.core.words import Option, Text
from kaper.games.spanishmain.abilities import ghostly, powers
from kaper.games.spanishmain.cards import CARDS, Cannon
from kaper.games.spanishmain.chart import (
    MASTS,
    blockers,
    island_shape,
    near_targets,
    pose,
    sails,
    ship_shape,
    terrain_shape,
)
from kaper.games.spanishmain.effects.guns import battery, may_aim, silent
from kaper.games.spanishmain.effects.hits import broken, founder, number_of, warded
from kaper.games.spanishmain.effects.losses import LoseFlag
from kaper.games.spanishmain.events import FlagLost, MastBurns, SmokeLaid
from kaper.games.spanishmain.geometry.fire import gun, may_fire
from kaper.games.spanishmain.geometry.shapes import BUILDS, fog
from kaper.games.spanishmain.geometry.touch import point_gap, touches
from kaper.games.spanishmain.geometry.units import COS, RANGE, SIN, S
from kaper.games.spanishmain.state import CHAINED, FOG, STUNK, Sea, Terrain, at_home
from kaper.games.spanishmain.table import SeaTable
from kaper.games.spanishmain.words import ship_name

POTS = ("firepot", "smokepot", "stinkpot", "chainshot")
MOST_BANKS = 12
BEARINGS = range(0, 3600, 450)


def pot_lines(s: Sea, ship: int) -> list[tuple[int, str]]:
    """Guns and targets within S of the gun, as for a range of S whatever the gun's own is."""
    me = s.ships[ship]
    if not me.masts or silent(s, me):
        return []
    words = powers(s, me)
    standing = [] if "JUNK" in words else sails(me)
    found = []
    for target, thing in near_targets(s, me):
        walls = blockers(s, ship, thing, "fire_through_ships" in words)
        for number, weapon in battery(s, me):
            place = gun(MASTS[me.card], pose(me), number, S, standing)
            if may_fire(place, target, walls) and may_aim(s, me, thing, Cannon(weapon.rank, "S")):
                found.append((number, target.name))
    return found


def burst(t: SeaTable, pot: str, target: str, seat: int, nth: int) -> Script:
    """A pot that hits: fire on a mast (a derelict sinks), crew that cannot work, or a ship that cannot move, in its next turn.

    `nth`: which hit of the same shoot action on this target it is.
    """
    s = t.state
    i = number_of(target)
    if target[0] == "f":
        if pot == "firepot" and s.forts[i].flags:
            flag = int((yield LoseFlag(s.forts[i].owner, i)))
            s.forts[i].flags &= ~(1 << flag)
            t.tell(FlagLost, i, CARDS[s.forts[i].card].name, flag, s.forts[i].flags)
        return
    me = s.ships[i]
    if pot == "firepot":
        if warded(t, i, nth):
            return
        if not me.masts:
            yield from founder(t, i, seat, True)
        elif me.masts & ~me.fire:
            yield from catch_fire(t, i, 0)
        return
    me.state |= STUNK if pot == "stinkpot" else CHAINED


class Burn(Choose[Sea]):
    """Which mast catches fire? The ship's owner chooses."""

    prompt = "ask-burn"
    rule = "fire.rules"

    ship: int

    def options(self, s: Sea) -> Sequence[str]:
        me = s.ships[self.ship]
        return [str(i) for i in range(10) if (me.masts & ~me.fire) >> i & 1]

    def option(self, s: Sea, id: str) -> Option:
        gun_of = CARDS[s.ships[self.ship].card].cannons[int(id)]
        args: dict[str, int | str] = {"mast": int(id) + 1, "rank": gun_of.rank, "range": gun_of.range}
        return Option(id, Text("option-mast", args), (f"mast:{self.ship}/{id}",), self.rule)  # type: ignore[arg-type]

    def prompt_text(self, s: Sea) -> Text:
        return Text(self.prompt, {"ship": ship_name(s, self.ship)})


def catch_fire(t: SeaTable, ship: int, die: int) -> Script:
    """One more mast burns."""
    me = t.state.ships[ship]
    mast = int((yield Burn(me.owner, ship)))
    me.fire |= 1 << mast
    t.tell(MastBurns, ship, t.name(ship), die, me.fire, me.masts)


def burning(t: SeaTable) -> Script:
    """At the start of every turn a die for each mast that burns: 6 it is lost with its fire, 1 to 3 another catches fire."""
    s = t.state
    for i, ship in enumerate(s.ships):
        for mast in range(10):
            if ship.sunk or not ship.fire >> mast & 1:
                continue
            die = t.roll(1)[0]
            if die == 6:
                yield from put_out(t, i, mast, die)
            elif die <= 3 and ship.masts & ~ship.fire:
                yield from catch_fire(t, i, die)


def put_out(t: SeaTable, ship: int, mast: int, die: int) -> Script:
    """The fire is out and the mast is gone."""
    me = t.state.ships[ship]
    t.lose_mast(ship, mast)
    t.tell(MastBurns, ship, t.name(ship), die, me.fire, me.masts)
    yield from broken(t, ship, -1)


def doused(t: SeaTable, ship: int) -> Script:
    """At home all fires go out, and the masts that burnt are gone."""
    me = t.state.ships[ship]
    if not at_home(t.state, me):
        return
    for mast in range(10):
        if me.fire >> mast & 1:
            yield from put_out(t, ship, mast, 0)


def ablaze(s: Sea, ship: int) -> bool:
    """Do all its masts burn? Then it must be scuttled."""
    me = s.ships[ship]
    return bool(me.fire) and me.fire == me.masts


# smoke


def smoke_places(s: Sea, ship: int) -> list[tuple[int, int]]:
    """Where a bank of smoke may be laid: its middle within S of the ship, touching no island and no docked ship."""
    if len(s.terrain) >= MOST_BANKS:
        return []
    me = s.ships[ship]
    shape = ship_shape(me)
    found = []
    build = BUILDS[MASTS[me.card]]
    half = build.length / 2
    for bearing in BEARINGS:
        for beyond in (half + S, half + S / 2, build.beam / 2 + S):
            x, y = round(shape.x + beyond * COS[bearing]), round(shape.y + beyond * SIN[bearing])
            if not 4000 <= x <= s.size - 4000 or not 4000 <= y <= s.size - 4000:
                continue
            bank = fog(x, y, 0)
            if point_gap(shape, (x, y)) > S + RANGE or any(touches(bank, island_shape(land)) for land in s.islands):
                continue
            if any(other.docked >= 0 and not other.sunk and touches(bank, ship_shape(other)) for other in s.ships):
                continue
            if any(touches(bank, terrain_shape(piece)) for piece in s.terrain):
                continue
            found.append((x, y))
            break
    return found


def smoke(t: SeaTable, ship: int, place: str) -> None:
    """A bank of smoke lies there until the start of the shooter's next turn; ships it touches are lost in it."""
    s = t.state
    x, y = map(int, place.split(","))
    t.used(ship, "smokepot")
    s.terrain.append(Terrain(FOG, x, y, 0, smoke=s.ships[ship].owner))
    t.tell(SmokeLaid, len(s.terrain) - 1, x, y)
    engulf(t, len(s.terrain) - 1)


def engulf(t: SeaTable, piece: int) -> None:
    """Ships that a bank of fog touches are lost in it."""
    s = t.state
    bank = terrain_shape(s.terrain[piece])
    for i, ship in enumerate(s.ships):
        if ship.sunk or ship.wreck or ship.fog >= 0 or ghostly(ship):
            continue
        if touches(ship_shape(ship), bank):
            t.lose_in_fog(i, piece)


def lift_smoke(t: SeaTable, seat: int) -> None:
    """Smoke that this player laid lifts; ships in it lie where they were."""
    s = t.state
    for piece in range(len(s.terrain) - 1, -1, -1):
        if s.terrain[piece].smoke == seat:
            lift(t, piece)


def lift(t: SeaTable, piece: int) -> None:
    s = t.state
    gone = s.terrain.pop(piece)
    t.tell(SmokeLaid, piece, gone.x, gone.y, True)
    for token in s.tokens:
        token.piece -= token.piece > piece
    for i, ship in enumerate(s.ships):
        if ship.fog == piece:
            ship.fog = -1
            t.set_free(i)
        elif ship.fog > piece:
            ship.fog -= 1
