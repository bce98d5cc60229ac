"""A player's turn: what begins it, one order after another, and what ends it."""

from __future__ import annotations

from collections.abc import Sequence

from kaper.core.decisions import Answer, Choose
from kaper.core.table import Script
from kaper.core.words import Closed, Option, Refused, Text, refuse, text
from kaper.games.spanishmain.abilities import adrift, base_move, bonus_move, has, own_move, powers, rower, stilled
from kaper.games.spanishmain.arrival import MODES, bearing, ways_to_shoot
from kaper.games.spanishmain.cards import CARDS, WORDS
from kaper.games.spanishmain.chart import contacts, hindrance, pinned
from kaper.games.spanishmain.crews import may_transfer, transfer
from kaper.games.spanishmain.describe import card_rule, effect_text, name_text, rule_of
from kaper.games.spanishmain.effects.actions import ready
from kaper.games.spanishmain.effects.dice import die_for, luck
from kaper.games.spanishmain.effects.finds import FOUL, KEPT, put_ashore, reveal_treasure, revealable, word
from kaper.games.spanishmain.effects.free import available, use_ability
from kaper.games.spanishmain.effects.guns import silent
from kaper.games.spanishmain.effects.happenings import event_orders, reveal_event
from kaper.games.spanishmain.effects.marines import marine_orders, marine_shot
from kaper.games.spanishmain.effects.moves import shot_then_moves
from kaper.games.spanishmain.effects.pots import ablaze
from kaper.games.spanishmain.effects.sinking import sink
from kaper.games.spanishmain.effects.start import renewed, stirring, turn_opens
from kaper.games.spanishmain.effects.wilds import packs
from kaper.games.spanishmain.effects.winds import becalmed
from kaper.games.spanishmain.events import ScuttleRolled, TurnBegan
from kaper.games.spanishmain.forts import turn_ends
from kaper.games.spanishmain.gunnery import chance, fort_volley, volley
from kaper.games.spanishmain.harbour import explorable, explore_ship
from kaper.games.spanishmain.sailing import sail
from kaper.games.spanishmain.state import (
    BOUND,
    TWICE,
    Sea,
    Ship,
    afloat,
    all_masts,
    at_home,
    edition,
    mine,
    own_port,
    panels,
)
from kaper.games.spanishmain.table import SeaTable, able
from kaper.games.spanishmain.words import ship_name


def turn_begins(t: SeaTable, seat: int) -> Script:
    """Scuttled ships sink; then whoever has no ship that can ever move again has ended the game.

    turn.start-sequence, win.no-fleet
    """
    s = t.state
    s.active = seat
    renewed(s, seat)
    t.tell(TurnBegan, seat, s.round)
    for i, ship in enumerate(s.ships):
        if ship.owner == seat and ship.scuttled and not ship.sunk:
            yield from sink(t, i, -1)
            if s.over:
                return
    if not still_afloat(t, seat):
        t.finish("no-fleet")
        return
    if stirring(s, seat):
        t.next(turn_opens, seat)
    else:
        t.next(orders, seat)


def main_step(t: SeaTable, seat: int) -> None:
    """Ships whose masts all burn are given up; then orders."""
    s = t.state
    if not still_afloat(t, seat):
        t.finish("no-fleet")
        return
    for i in mine(s, seat):
        if ablaze(s, i) and not at_home(s, s.ships[i]):
            s.ships[i].scuttled = True
    t.next(orders, seat)


def still_afloat(t: SeaTable, seat: int) -> bool:
    """Has the seat a ship that can move or be made to? Crew that alone makes it so must be shown (win.no-fleet)."""
    s = t.state
    fleet = mine(s, seat)
    if any(s.ships[i].masts or (s.ships[i].docked >= 0 and own_port(s, seat, s.ships[i].docked)) for i in fleet):
        return True
    for i in fleet:
        if able(s, s.ships[i]):
            t.use(i, rower(s, s.ships[i]) or "shipwright")
            return True
    return False


# orders


class Order(Choose[Sea]):
    """Which ship or fort acts, which free action is taken, or is the turn over?"""

    prompt = "ask-order"
    rule = "turn.actions.each-ship"
    secret = True
    short = True

    def options(self, s: Sea) -> Sequence[str]:
        seat = self.seat
        found = []
        free = []
        for i, ship in enumerate(s.ships):
            if ship.owner != seat or ship.sunk or ship.wreck or stilled(ship):
                continue
            if not ship.acted and not ship.held and (ship.towed < 0 or not ship.masts):
                found.append(f"ship:{i}")
            if ship.tow >= 0 and ship.fog < 0:
                free.append(f"let-go:{i}")
            if not ship.masts and not ship.tried and not ship.scuttled and adrift(s, ship):
                free.append(f"scuttle:{i}")
            if WORDS[ship.card] or ship.crew or ship.finds:
                free += available(s, i)
            if ship.finds:
                free += revealable(s, i)
        if s.events[seat]:
            free += event_orders(s, seat)
        if s.marines:
            free += marine_orders(s, seat)
        for i, fort in enumerate(s.forts):
            if fort.owner == seat and not fort.gone and not fort.acted and fort.flags:
                found.append(f"fort:{i}")
        if may_transfer(s, seat):
            free.append("crew")
        return [*found, *free, "end"]

    def leads(self, s: Sea, id: str) -> bool:
        return id.startswith("ship:")

    def suggestions(self, s: Sea, limit: int) -> list[Answer]:
        """Nobody ends a turn worth thinking about while a ship could act: it may stay where it is."""
        found = self.allowed(s)
        waiting = found[0][0] in "sf" and not found[0].startswith("scuttle")
        return list((found[:-1] if waiting else found)[:limit])

    def option(self, s: Sea, id: str) -> Option:
        kind, _, number = id.partition(":")
        if kind == "ship":
            ship = s.ships[int(number)]
            move = "+".join([*base_move(s, ship, ship.tow >= 0), *(length for length, _ in bonus_move(s, ship))])
            state = {"masts": ship.masts.bit_count(), "coins": len(ship.coins)}
            return Option(id, text("option-ship", ship=ship_name(s, int(number)), move=move, **state), (id,), self.rule)
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
        if kind == "use":
            one, _, effect = number.partition(":")
            words = text("option-use", ship=ship_name(s, int(one)), ability=effect_text(effect))
            return Option(id, words, (f"ship:{one}",), rule_of(effect))
        if kind == "reveal":
            card = s.crew_card[int(number)]
            words = text("option-reveal", card=name_text(card))
            return Option(id, words, carrier(s, int(number)), card_rule(card))
        if kind == "event":
            card = int(number)
            words = text("option-event-first", card=name_text(card))
            return Option(id, words, (), card_rule(card))
        if kind == "ashore":
            words = text("option-put-ashore", card=name_text(s.crew_card[int(number)]))
            return Option(id, words, carrier(s, int(number)), "treasure.unique.unload")
        if kind == "marine":
            words = text("option-marine", crew=name_text(s.crew_card[int(number)]))
            return Option(id, words, (f"marine:{number}",), "keyword.marine.shoot")
        left = sum(one.startswith(("ship:", "fort:")) for one in self.allowed(s))
        return Option(id, Text("option-end-turn", {"left": left}), (), "basic.turn.alternate")


def carrier(s: Sea, item: int) -> tuple[str, ...]:
    """The ship that has a treasure aboard, as what an answer concerns."""
    return tuple(f"ship:{i}" for i, ship in enumerate(s.ships) if item in ship.finds)


class Act(Choose[Sea]):
    """Which action does a ship take?"""

    prompt = "ask-action"
    rule = "basic.action.one-per-ship"
    secret = True

    ship: int

    def options(self, s: Sea) -> Sequence[str]:
        return actions(s, self.ship)

    def leads(self, s: Sea, id: str) -> bool:
        """To sail asks for a course, unless dice say first how a ship leaves the fog."""
        return id == "move" and s.ships[self.ship].fog < 0

    def suggestions(self, s: Sea, limit: int) -> list[Answer]:
        """To stay is a course like others: who may move need not think of idling."""
        found = self.allowed(s)
        return list((found[:-1] if "move" in found else found)[:limit])

    def option(self, s: Sea, id: str) -> Option:
        kind, _, number = id.partition(":")
        me = s.ships[self.ship]
        targets = [f"ship:{self.ship}"]
        args: dict[str, int | str | Text] = {"ship": ship_name(s, self.ship)}
        if kind == "shoot":
            args |= bearing(s, self.ship)
        if kind == "move":
            args["fog"] = int(me.fog >= 0)
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
            "shoot-far": "ability.double-range-on6",
            "broadside": "keyword.broadsides.choice",
            "trident": "unique.neptunes-trident",
            "hunt": "unique.wolves",
            "lookout": "ability.fort-lookout",
            "cleanse": "unique.wet-gunpowder",
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

    def closed(self, s: Sea) -> list[Closed]:
        """Why it may not sail or shoot, where one would look for it."""
        me, found = s.ships[self.ship], self.allowed(s)
        if me.fog >= 0 or visiting(s, me):
            return []
        shut: list[tuple[str, Refused]] = []
        if "move" not in found and not me.tangled and me.towed < 0:
            if not own_move(s, me):
                shut.append(("move", refuse("refusal-derelict", "derelict.definition")))
            elif pinned(s, self.ship):
                shut.append(("move", refuse("refusal-pinned", "pin.effect")))
            elif becalmed(s, self.ship):
                shut.append(("move", refuse("refusal-becalmed", "event.becalmed")))
        if me.masts and not silent(s, me) and "shoot" not in found and (why := hindrance(s, self.ship)):
            shut.append(("shoot", refuse(f"refusal-shoot-{why}", HINDERED[why])))
        return [Closed(id, Text(f"option-{id}", {"fog": 0}), why.text, why.rule) for id, why in shut]


HINDERED = {"range": "basic.shoot.range", "line": "shoot.line.blocked", "ability": "basic.shoot.action"}
"""Why a ship has no shot, and by which rule."""


def actions(s: Sea, ship: int) -> list[str]:
    """What a ship may do with its action (turn.actions.each-ship, turn.own-only)."""
    me = s.ships[ship]
    found = []
    if me.fog >= 0:
        if own_move(s, me) and me.towed < 0 and not me.state & BOUND:
            found.append("move")
        return [*found, *mending(s, me), "idle"]
    letter = visiting(s, me)
    if me.tangled:
        if me.masts:
            found.append("struggle")
    elif me.towed < 0 and own_move(s, me) and not me.state & BOUND and not becalmed(s, ship) and not pinned(s, ship):
        found.append("move")
        if not letter:
            found += [f"tow:{i}" for i in towable(s, ship)]
        if edition(s).come_about and not adrift(s, me):
            found.append("come-about")
    if not letter:
        found += ways_to_shoot(s, ship)
        if explorable(s, me):
            found.append("explore")
        found += [f"board-ship:{i}" for i in alongside(s, ship)]
        found += lookout(s, me)
        if me.crew and me.masts and packs(s, ship):
            found.append("hunt")
    return [*found, *mending(s, me, letter), "idle"]


def mending(s: Sea, ship: Ship, visitor: bool = False) -> list[str]:
    """Repair actions: of masts and panels, or of what is foul aboard."""
    if not visitor and not repairable(s, ship):
        return []
    damaged = ship.masts != all_masts(ship) or ship.panels < panels(ship)
    return [*(["repair"] if damaged else []), *cleansing(s, ship)]


def visiting(s: Sea, ship: Ship) -> bool:
    """Is it docked at an enemy home by a letter of marque, where it may only be repaired?"""
    if ship.docked < 0 or not ship.finds:
        return False
    here = s.islands[ship.docked].home
    return here >= 0 and here != ship.owner and "ut_letter_of_marque" in powers(s, ship)


def lookout(s: Sea, ship: Ship) -> list[str]:
    """Docked at a fort with a lookout it may use its action to look at a treasure on each island."""
    number = s.islands[ship.docked].fort if ship.docked >= 0 else -1
    if number < 0 or s.forts[number].owner != ship.owner:
        return []
    return ["lookout"] if "fort_lookout" in WORDS[s.forts[number].card] else []


def cleansing(s: Sea, ship: Ship) -> list[str]:
    """A repair action may also rid it of wet powder or of a rotting hull (repair.action)."""
    return ["cleanse"] if any(not FOUL.isdisjoint(WORDS[s.crew_card[item]]) for item in ship.finds) else []


def towable(s: Sea, ship: int) -> list[int]:
    """Derelicts whose bow touches the ship, neither in tow nor tangled nor lost; who is derelict itself tows nobody.

    tow.start
    """
    me = s.ships[ship]
    if adrift(s, me) or me.tow >= 0 or me.towed >= 0:
        return []
    return [
        i
        for i, touch in contacts(s, ship)
        if touch.theirs and adrift(s, s.ships[i]) and afloat(s.ships[i]) and s.ships[i].towed < 0
        if not s.ships[i].tangled
    ]


def alongside(s: Sea, ship: int) -> list[int]:
    """Ships that it may explore: friends and derelicts it touches, if there is anything to exchange; and wrecks.

    explore.ships
    """
    me = s.ships[ship]
    found = []
    for i, _ in contacts(s, ship):
        other = s.ships[i]
        if other.wreck:
            exchange = bool(other.coins)
        elif other.owner == me.owner:
            exchange = cargo(s, other) or cargo(s, me)
        else:
            exchange = adrift(s, other) and cargo(s, other)
        if exchange:
            found.append(i)
    return found


def cargo(s: Sea, ship: Ship) -> bool:
    """Has it anything that may change ships?"""
    return bool(ship.coins or ship.crew) or any(word(s, item) not in KEPT for item in ship.finds)


def repairable(s: Sea, ship: Ship) -> bool:
    """May it be given repair actions: it lies in a port of its own or has a Shipwright? (repair.action)"""
    if ship.masts == all_masts(ship) and ship.panels == panels(ship) and not ship.finds:
        return False
    return (ship.docked >= 0 and own_port(s, ship.owner, ship.docked)) or has(s, ship, "shipwright")


def orders(t: SeaTable, seat: int) -> Script:
    """One order; after it the next (turn.order-of-actions)."""
    s = t.state
    answer = yield Order(seat)
    kind, _, number = answer.partition(":")
    if kind == "end":
        t.next(turn_ends, seat)
        return
    t.next(orders, seat)
    if kind == "crew":
        t.next(transfer, seat)
    elif kind == "let-go":
        t.end_tow(int(number))
    elif kind == "scuttle":
        yield from scuttle(t, int(number))
    elif kind == "fort":
        s.forts[int(number)].acted = True
        t.next(fort_volley, int(number))
    elif kind == "use":
        ship, _, effect = number.partition(":")
        t.next(use_ability, int(ship), effect)
    elif kind == "reveal":
        t.next(reveal_treasure, int(number))
    elif kind == "ashore":
        put_ashore(t, int(number))
    elif kind == "event":
        t.next(reveal_event, seat, int(number))
    elif kind == "marine":
        t.next(marine_shot, int(number))
    else:
        i = int(number)
        action = yield Act(seat, i)
        give(t, i, action)


def give(t: SeaTable, ship: int, action: str) -> None:
    """An action is given; where dice said so it is carried out twice.

    basic.action.one-per-ship, turn.two-action-cap
    """
    s = t.state
    me = s.ships[ship]
    me.acted = True
    me.acts += 1
    if me.state & TWICE:
        me.state &= ~TWICE
        me.acts += 1
        t.next(again, ship, action)
    if me.spare:
        t.next(relieved, ship)
    acted(t, ship, action)


def acted(t: SeaTable, ship: int, action: str) -> None:
    """The scenes of an action."""
    kind, _, number = action.partition(":")
    if kind in MODES:
        follows = has(t.state, t.state.ships[ship], "shoot_then_move")
        t.then((volley, ship, MODES[kind]), (shot_then_moves, ship) if follows else None)
    elif number:
        t.next(*({"tow": sail, "board-ship": explore_ship}[kind], ship, int(number)))  # type: ignore[call-overload]
    elif kind == "move":
        t.next(sail, ship, -1)
    elif kind != "idle":
        t.next(kind.replace("-", "_"), ship)


def again(t: SeaTable, ship: int, action: str) -> None:
    """The same action once more, if it is still possible."""
    s = t.state
    me = s.ships[ship]
    if not (me.sunk or me.wreck or stilled(me)) and action in actions(s, ship):
        acted(t, ship, action)


def relieved(t: SeaTable, ship: int) -> None:
    """An action beyond its own that a ship was granted may be given now."""
    ready(t.state.ships[ship])


def scuttle(t: SeaTable, ship: int) -> Script:
    """A free action: on 5 or 6 the derelict sinks at the start of its owner's next turn.

    scuttle.declare, scuttle.roll
    """
    s = t.state
    me = s.ships[ship]
    me.tried = True
    die = yield from die_for(t, ship)
    me.scuttled = die + luck(s, me) > 4
    t.tell(ScuttleRolled, ship, t.name(ship), die)
