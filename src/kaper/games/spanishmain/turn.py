"""A player's turn: what begins it, one order after another, and what ends it."""

from __future__ import annotations

from collections.abc import Sequence

from kaper.core.decisions import Answer, Choose
from kaper.core.table import Script
from kaper.core.words import Option, Text
from kaper.games.spanishmain.abilities import NOBODY, giver, has, own_move
from kaper.games.spanishmain.cards import CARDS
from kaper.games.spanishmain.chart import contacts, lines, musket_lines, pinned
from kaper.games.spanishmain.events import ScuttleRolled, TurnBegan
from kaper.games.spanishmain.forts import turn_ends
from kaper.games.spanishmain.gunnery import chance, fort_volley, volley
from kaper.games.spanishmain.harbour import explorable, explore, explore_ship, may_transfer, repair, transfer
from kaper.games.spanishmain.sailing import come_about, sail, struggle
from kaper.games.spanishmain.state import (
    Sea,
    Ship,
    afloat,
    all_masts,
    edition,
    mine,
    own_port,
)
from kaper.games.spanishmain.table import SeaTable, able
from kaper.games.spanishmain.words import ship_name


def turn_begins(t: SeaTable, seat: int) -> None:
    """Scuttled ships sink; then whoever has no ship that can ever move again has ended the game."""
    s = t.state
    s.active = seat
    s.carried = []
    t.tell(TurnBegan, seat, s.round)
    for i, ship in enumerate(s.ships):
        if ship.owner == seat:
            ship.acted = ship.tried = ship.repeated = False
            if ship.scuttled and not ship.sunk:
                t.sink(i, -1)
                if s.over:
                    return
    for fort in s.forts:
        if fort.owner == seat:
            fort.acted = fort.repeated = False
    if not still_afloat(t, seat):
        t.finish("no-fleet")
        return
    t.next(orders, seat)


def still_afloat(t: SeaTable, seat: int) -> bool:
    """Has the seat a ship that can move or be made to? Crew that alone makes it so must be shown."""
    s = t.state
    fleet = mine(s, seat)
    if any(s.ships[i].masts or (s.ships[i].docked >= 0 and own_port(s, seat, s.ships[i].docked)) for i in fleet):
        return True
    for i in fleet:
        if able(s, s.ships[i]):
            effect = "oars(S)" if giver(s, s.ships[i], "oars(S)") != NOBODY else "shipwright"
            t.use(i, effect)
            return True
    return False


# orders


class Order(Choose[Sea]):
    """Which ship or fort acts, which free action is taken, or is the turn over?"""

    prompt = "ask-order"
    rule = "turn.actions.each-ship"
    secret = True

    def options(self, s: Sea) -> Sequence[str]:
        seat = self.seat
        found = []
        free = []
        for i, ship in enumerate(s.ships):
            if ship.owner != seat or ship.sunk or ship.wreck:
                continue
            if not ship.acted and (ship.towed < 0 or not ship.masts):
                found.append(f"ship:{i}")
            if ship.tow >= 0 and ship.fog < 0:
                free.append(f"let-go:{i}")
            if not ship.masts and not ship.tried and not ship.scuttled:
                free.append(f"scuttle:{i}")
        for i, fort in enumerate(s.forts):
            if fort.owner == seat and not fort.gone and not fort.acted and fort.flags:
                found.append(f"fort:{i}")
        if may_transfer(s, seat):
            free.append("crew")
        return [*found, *free, "end"]

    def suggestions(self, s: Sea, limit: int) -> list[Answer]:
        """Nobody ends a turn worth thinking about while a ship could act: it may stay where it is."""
        found = self.allowed(s)
        waiting = found[0][0] in "sf" and not found[0].startswith("scuttle")
        return list((found[:-1] if waiting else found)[:limit])

    def option(self, s: Sea, id: str) -> Option:
        kind, _, number = id.partition(":")
        if kind == "ship":
            return Option(id, Text("option-ship", {"ship": ship_name(s, int(number))}), (id,), self.rule)
        if kind == "fort":
            name = CARDS[s.forts[int(number)].card].name
            return Option(id, Text("option-fort", {"fort": name}), (id,), "turn.forts-shoot-only")
        if kind == "let-go":
            ship = s.ships[int(number)]
            args = {"ship": ship_name(s, int(number)), "other": ship_name(s, ship.tow)}
            return Option(id, Text("option-let-go", args), (f"ship:{number}",), "tow.end")  # type: ignore[arg-type]
        if kind == "scuttle":
            args = {"ship": ship_name(s, int(number))}
            return Option(id, Text("option-scuttle", args), (f"ship:{number}",), "scuttle.declare", (), chance(5))  # type: ignore[arg-type]
        if kind == "crew":
            return Option(id, Text("option-crew"), (), "dock.crew-transfer")
        return Option(id, Text("option-end-turn"), (), "basic.turn.alternate")


class Act(Choose[Sea]):
    """Which action does a ship take?"""

    prompt = "ask-action"
    rule = "basic.action.one-per-ship"
    secret = True

    ship: int

    def options(self, s: Sea) -> Sequence[str]:
        return actions(s, self.ship)

    def suggestions(self, s: Sea, limit: int) -> list[Answer]:
        """To stay is a course like others: who may move need not think of idling."""
        found = self.allowed(s)
        return list((found[:-1] if "move" in found else found)[:limit])

    def option(self, s: Sea, id: str) -> Option:
        kind, _, number = id.partition(":")
        me = s.ships[self.ship]
        targets = [f"ship:{self.ship}"]
        args: dict[str, int | str | Text] = {"ship": ship_name(s, self.ship)}
        if number:
            targets.append(f"ship:{number}")
            args["other"] = ship_name(s, int(number))
        if kind == "explore" and me.docked >= 0:
            targets.append(f"island:{me.docked}")
        rule = {
            "move": "basic.move.segments",
            "tow": "tow.start",
            "come-about": "move.come-about",
            "struggle": "terrain.sargasso.free",
            "shoot": "basic.shoot.action",
            "explore": "basic.explore.action",
            "board-ship": "explore.ships",
            "repair": "repair.action",
            "idle": "basic.action.one-per-ship",
        }[kind]
        facts = None
        if kind == "struggle":
            args["least"] = least = max(7 - me.masts.bit_count(), 1)
            facts = chance(least)
        return Option(id, Text(f"option-{kind}", args), tuple(targets), rule, (), facts)  # type: ignore[arg-type]

    def prompt_text(self, s: Sea) -> Text:
        return Text(self.prompt, {"ship": ship_name(s, self.ship)})


def actions(s: Sea, ship: int) -> list[str]:
    """What a ship may do with its action."""
    me = s.ships[ship]
    if me.fog >= 0:
        return ["move", "idle"] if own_move(s, me) and me.towed < 0 else ["idle"]
    found = []
    if me.tangled:
        if me.masts:
            found.append("struggle")
    elif me.towed < 0 and own_move(s, me) and not pinned(s, ship):
        found.append("move")
        found += [f"tow:{i}" for i in towable(s, ship)]
        if edition(s).come_about and me.masts and me.tow < 0:
            found.append("come-about")
    if me.masts and (lines(s, ship) or (has(s, me, "musket(3S)") and musket_lines(s, ship))):
        found.append("shoot")
    if explorable(s, me):
        found.append("explore")
    found += [f"board-ship:{i}" for i in alongside(s, ship)]
    if repairable(s, me):
        found.append("repair")
    found.append("idle")
    return found


def towable(s: Sea, ship: int) -> list[int]:
    """Derelicts whose bow touches the ship, neither in tow nor tangled nor lost; who is derelict itself tows nobody."""
    me = s.ships[ship]
    if not me.masts or me.tow >= 0 or me.towed >= 0:
        return []
    return [
        i
        for i, touch in contacts(s, ship)
        if touch.theirs and not s.ships[i].masts and afloat(s.ships[i]) and s.ships[i].towed < 0
        if not s.ships[i].tangled
    ]


def alongside(s: Sea, ship: int) -> list[int]:
    """Ships that it may explore: friends and derelicts it touches, if there is anything to exchange; and wrecks."""
    me = s.ships[ship]
    found = []
    for i, _ in contacts(s, ship):
        other = s.ships[i]
        if other.wreck:
            exchange = bool(other.coins)
        elif other.owner == me.owner:
            exchange = bool(other.coins or other.crew or me.coins or me.crew)
        else:
            exchange = not other.masts and bool(other.coins or other.crew)
        if exchange:
            found.append(i)
    return found


def repairable(s: Sea, ship: Ship) -> bool:
    """A mast is missing, and it lies in a port of its own or has a Shipwright."""
    if ship.masts == all_masts(ship) or ship.fog >= 0:
        return False
    return (ship.docked >= 0 and own_port(s, ship.owner, ship.docked)) or has(s, ship, "shipwright")


def orders(t: SeaTable, seat: int) -> Script:
    """One order; after it the next."""
    s = t.state
    answer = yield Order(seat)
    kind, _, number = answer.partition(":")
    if kind == "end":
        t.next(turn_ends, seat)
        return
    if kind == "crew":
        t.then((transfer, seat), (orders, seat))
        return
    i = int(number)
    if kind == "let-go":
        t.end_tow(i)
        t.next(orders, seat)
    elif kind == "scuttle":
        scuttle(t, i)
        t.next(orders, seat)
    elif kind == "fort":
        s.forts[i].acted = True
        t.then((fort_volley, i), (orders, seat))
    else:
        action = yield Act(seat, i)
        s.ships[i].acted = True
        kind, _, number = action.partition(":")
        t.next(orders, seat)
        if kind == "move":
            t.next(sail, i, -1)
        elif kind == "tow":
            t.next(sail, i, int(number))
        elif kind == "come-about":
            t.next(come_about, i)
        elif kind == "struggle":
            t.next(struggle, i)
        elif kind == "shoot":
            t.next(volley, i)
        elif kind == "explore":
            t.next(explore, i)
        elif kind == "board-ship":
            t.next(explore_ship, i, int(number))
        elif kind == "repair":
            t.next(repair, i)


def scuttle(t: SeaTable, ship: int) -> None:
    """A free action: on 5 or 6 the derelict sinks at the start of its owner's next turn."""
    me = t.state.ships[ship]
    me.tried = True
    die = t.roll(1)[0]
    me.scuttled = die > 4
    t.tell(ScuttleRolled, ship, t.name(ship), die)
