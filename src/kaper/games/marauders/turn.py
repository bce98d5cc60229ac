"""A player's turn: its beginning, three actions of Move, Scout or Port, glory cards between them."""

from __future__ import annotations

from collections.abc import Sequence

from kaper.core.chance import Fast
from kaper.core.decisions import Answer, Choose
from kaper.core.menus import ChooseVerb, Menu, Verb
from kaper.core.table import Script
from kaper.core.words import Facts, Option, Refused, Text, Who, refuse, text
from kaper.games.marauders import box
from kaper.games.marauders.atlas import ADJACENT, PORT_NATION, ZONE, ZONES
from kaper.games.marauders.captains import BOOM, INFLUENCE, LOCATIONS, NPCS, SCOUTING
from kaper.games.marauders.events import CargoLost, Moved, TurnBegan, TurnedAway
from kaper.games.marauders.glory import PlayCard, playable, sealed_window, why_no_card
from kaper.games.marauders.npc import chance, danger, spotted
from kaper.games.marauders.odds import against_captain, against_npc
from kaper.games.marauders.orders import own_turn_card
from kaper.games.marauders.scouting import scout
from kaper.games.marauders.skills import dice_for, passed, skill_test
from kaper.games.marauders.state import (
    MERCHANT_TARGET,
    NPC_TARGET,
    Caribbean,
    Player,
    barred,
    destroyed,
    has_specialist,
    haven,
    most,
    room,
)
from kaper.games.marauders.table import SeaTable
from kaper.games.marauders.words import (
    AT,
    ChooseThing,
    PickCargo,
    item_text,
    name_at,
    nation_gen,
    paper_words,
    zone_text,
    zone_to,
)

ACTIONS = 3
TOLL = 3
SAIL = tuple([f"sail:{ZONES[there]}" for there in near] for near in ADJACENT)


# the beginning


def turn(t: SeaTable, seat: int) -> None:
    """A new captain if there is none; then the turn begins."""
    s = t.state
    p = s.players[seat]
    s.active = seat
    s.actions = 2 if s.event == box.DOLDRUMS else ACTIONS
    s.moves = int(s.event == box.FAIR_WINDS)
    s.taken, s.only_moved, s.ported, s.rerolled = 0, True, False, False
    p.scouted = []
    s.doing = ""
    p.bought_at, p.buying_at = p.buying_at, -1
    t.tell(TurnBegan, seat)
    t.then((turn_begins, seat), ("turn_ends", seat))
    if p.who < 0:
        t.next("new_captain", seat)


def may_retire(s: Caribbean) -> bool:
    """Only while a captain card would be left, counting those owed to players without captain.

    ruling.retire-empty-deck
    """
    return len(s.captain_deck) > sum(p.who < 0 for p in s.players)


class Mend(ChooseThing):
    """The Carpenter repairs one point: which?"""

    prompt = "ask-mend"
    rule = "specialist.types"
    words = "option-mend"

    def options(self, s: Caribbean) -> Sequence[str]:
        p = s.players[self.seat]
        return [AT[self.seat][place] for place in (0, 1, 2, 4) if p.now[place] < most(p, place)]


def turn_begins(t: SeaTable, seat: int) -> Script:
    """Cards of the others, the Carpenter, NPCs that scout; then the actions (ruling.turn-steps).

    npc.scout-trigger-start
    """
    s = t.state
    p = s.players[seat]
    if p.who < 0:
        return
    if p.port:
        others = s.clockwise(seat)[1:]
        withheld: list[int] = []
        while (played := (yield from sealed_window(t, others, box.OTHER_TURN, withheld))) is not None:
            s.actions = max(s.actions - len(played), 1)
    if has_specialist(p, box.CARPENTER) and Mend(seat).options(s):
        location = LOCATIONS.index(name_at((yield Mend(seat))))
        t.mend(seat, location, 1)
    t.next(actions, seat)
    spotted(t, seat)


# the actions


NO_ACTIONS, NO_PORT = refuse("refusal-no-actions", "action.three"), refuse("refusal-no-port", "board.zones")
IN_PORT, AT_SEA = refuse("refusal-scout-in-port", "ruling.port-from-port"), refuse("refusal-not-in-port", "port.action")
PORT_ONCE, CRIPPLED = (
    refuse("refusal-port-once", "port.action"),
    refuse("refusal-crippled", "ruling.merchant-scout-damaged"),
)
SCOUTED, ABSENT = refuse("refusal-scouted", "scout.once-per-target"), refuse("refusal-not-here", "scout.target")


class End(Verb[Caribbean]):
    """ruling.pass: the turn is over."""

    key, rule = "end", "ruling.pass"

    def text(self, s: Caribbean, seat: int, what: str) -> Text:
        return Text("option-end", {"actions": s.actions})

    def do(self, t: SeaTable, seat: int, what: str) -> None:
        pass


class Action(Verb[Caribbean]):
    """One of the actions of a turn; `unfit` says why not though one is left. A Move may be an additional one."""

    move = True

    def left(self, s: Caribbean) -> bool:
        return s.actions > 0 or (self.move and s.moves > 0)

    def why_not(self, s: Caribbean, seat: int, what: str) -> Refused | None:
        return self.unfit(s, seat, what) if self.left(s) else NO_ACTIONS

    def unfit(self, s: Caribbean, seat: int, what: str) -> Refused | None:
        raise NotImplementedError

    def do(self, t: SeaTable, seat: int, what: str) -> Script | None:
        spend(t, self.move)
        return self.act(t, seat, what)

    def act(self, t: SeaTable, seat: int, what: str) -> Script | None:
        raise NotImplementedError


class Leave(Action):
    """move.step: from port to sea.

    move.not-from-port-to-zone
    """

    key, rule = "leave", "move.step"

    def looked_for(self, s: Caribbean, seat: int) -> Sequence[str]:
        return ("",) if s.players[seat].port else ()

    def unfit(self, s: Caribbean, seat: int, what: str) -> Refused | None:
        return None if s.players[seat].port else AT_SEA

    def text(self, s: Caribbean, seat: int, what: str) -> Text:
        p = s.players[seat]
        return text("option-leave", zone=zone_text(p.zone), risk=danger(s, p, p.zone))

    def targets(self, s: Caribbean, seat: int, what: str) -> tuple[str, ...]:
        return (f"zone:{ZONES[s.players[seat].zone]}",)

    def act(self, t: SeaTable, seat: int, what: str) -> Script:
        return leave_port(t, seat)


def lure(s: Caribbean, p: Player, zone: int) -> dict[str, str | Text]:
    """Why a captain would sail there: an own mission or rumor, a port that wants what is in the hold, or something else."""
    missions = [box.MISSIONS[card - box.MISSION0] for card in p.missions]
    papers = [one.place for one in missions if one.goal in ("port", "scout")]
    papers += [box.RUMORS[card - box.RUMOR0].zone for card in p.rumor]
    port = PORT_NATION[zone] >= 0
    good = box.GOOD[s.demand[zone][0]] if port else 0
    if zone in papers:
        why = "goal"
    elif port and barred(s, p, zone) and not haven(zone):
        why = "barred"
    elif port:
        why = "sale" if any(box.GOOD[card] == good for card in p.hold) else "wants"
    else:
        why = "sea"
    return {"lure": why, "good": Text(f"good-{box.GOODS[good]}") if port else ""}


class Sail(Action):
    """move.step: to a zone that borders on this one."""

    key, rule, aims = "sail", "move.step", ("zone:{}",)

    def things(self, s: Caribbean, seat: int) -> Sequence[str]:
        return ZONES

    def looked_for(self, s: Caribbean, seat: int) -> Sequence[str]:
        p = s.players[seat]
        return () if p.port else [ZONES[there] for there in ADJACENT[p.zone]]

    def unfit(self, s: Caribbean, seat: int, what: str) -> Refused | None:
        p = s.players[seat]
        if p.port:
            return refuse("refusal-leave-first", "move.not-from-port-to-zone", zone=zone_text(p.zone))
        near = ZONE[what] in ADJACENT[p.zone]
        return None if near else refuse("refusal-not-adjacent", self.rule, zone=zone_text(ZONE[what]))

    def text(self, s: Caribbean, seat: int, what: str) -> Text:
        p, there = s.players[seat], ZONE[what]
        return text("option-sail", zone=zone_to(there), risk=danger(s, p, there), **lure(s, p, there))

    def act(self, t: SeaTable, seat: int, what: str) -> None:
        t.state.players[seat].zone = ZONE[what]
        t.tell(Moved, seat, ZONE[what], False)
        spotted(t, seat)


class Enter(Action):
    """move.step, bounty.port-ban: the port of the zone; a barred one by Port Royale's own rule or with Smugglers' Cove."""

    key = "enter"

    def things(self, s: Caribbean, seat: int) -> Sequence[str]:
        return ["", *(str(card) for card in s.players[seat].hand)]

    def looked_for(self, s: Caribbean, seat: int) -> Sequence[str]:
        p = s.players[seat]
        return ("",) if not p.port and PORT_NATION[p.zone] >= 0 else ()

    def unfit(self, s: Caribbean, seat: int, what: str) -> Refused | None:
        p = s.players[seat]
        if p.port or PORT_NATION[p.zone] < 0:
            return NO_PORT
        bar = barred(s, p, p.zone)
        if what:
            fits = bar and int(what) in playable(s, seat, box.ON_ENTER_PORT)
            return None if fits else why_no_card(s, seat, what, box.OWN_TURN)
        if not bar or haven(p.zone):
            return None
        if bar == "bounty":
            return refuse("refusal-bounty", "bounty.port-ban", nation=nation_gen(PORT_NATION[p.zone]))
        return refuse("refusal-war", "ruling.war-effects", zone=zone_text(p.zone))

    def text(self, s: Caribbean, seat: int, what: str) -> Text:
        here = zone_text(s.players[seat].zone)
        return (
            text("option-enter-card", zone=here, card=item_text(int(what)))
            if what
            else text("option-enter", zone=here, **lure(s, s.players[seat], s.players[seat].zone))
        )

    def rule_of(self, s: Caribbean, seat: int, what: str) -> str:
        return "bounty.port-ban" if what else "move.step"

    def targets(self, s: Caribbean, seat: int, what: str) -> tuple[str, ...]:
        port = f"port:{ZONES[s.players[seat].zone]}"
        return (port, f"card:{what}") if what else (port,)

    def act(self, t: SeaTable, seat: int, what: str) -> Script:
        return enter_port(t, seat, int(what or -1))


class GoAshore(Action):
    """port.action: once a turn."""

    key, rule, move = "port", "port.action", False

    def looked_for(self, s: Caribbean, seat: int) -> Sequence[str]:
        return ("",) if s.players[seat].port else ()

    def unfit(self, s: Caribbean, seat: int, what: str) -> Refused | None:
        return AT_SEA if not s.players[seat].port else PORT_ONCE if s.ported else None

    def text(self, s: Caribbean, seat: int, what: str) -> Text:
        return text("option-port", zone=zone_text(s.players[seat].zone))

    def targets(self, s: Caribbean, seat: int, what: str) -> tuple[str, ...]:
        return (f"port:{ZONES[s.players[seat].zone]}",)

    def act(self, t: SeaTable, seat: int, what: str) -> None:
        t.state.ported = True
        t.next("port_action", seat)


class Scout(Action):
    """scout.target: ships at sea here, NPCs, the merchant; a rumor or mission to be found here."""

    key, move, aims = "scout", False, ("{}",)

    def things(self, s: Caribbean, seat: int) -> Sequence[str]:
        ships = [f"ship:{other}" for other in range(s.seats) if other != seat]
        papers = range(box.RUMOR0, box.MISSION0 + len(box.MISSIONS))
        others = (*(f"npc:{name}" for name in NPCS), *(f"merchant:{zone}" for zone in ZONES))
        return [*ships, *others, *(f"card:{card}" for card in papers)]

    def looked_for(self, s: Caribbean, seat: int) -> Sequence[str]:
        p = s.players[seat]
        return (f"merchant:{ZONES[p.zone]}",) if not p.port and s.merchants[p.zone] else ()

    def unfit(self, s: Caribbean, seat: int, what: str) -> Refused | None:
        p = s.players[seat]
        if p.port:
            return IN_PORT
        if f"scout:{what}" in scout_targets(s, seat, p):
            return None
        number = target_number(what)
        if number == MERCHANT_TARGET + p.zone and destroyed(p):
            return CRIPPLED
        return SCOUTED if number in p.scouted else ABSENT

    def dice(self, p: Player, what: str) -> int:
        return dice_for(p, SCOUTING) + (what == "merchant:trinidad")

    def text(self, s: Caribbean, seat: int, what: str) -> Text:
        kind, _, name = what.partition(":")
        if kind == "card":
            found = chance(dice_for(s.players[seat], SCOUTING))
            return paper_words("option-verify" if is_rumor(what) else "option-mission", int(name), found)
        target = Text("merchant") if kind == "merchant" else Who(int(name)) if kind == "ship" else Text(f"npc-{name}")
        found = chance(self.dice(s.players[seat], what))
        if kind == "merchant":
            return text("option-scout", target=target, kind=kind, chance=found)
        odds = against_captain(s, seat, int(name)) if kind == "ship" else against_npc(s, seat, NPCS.index(name))
        (mine, theirs), (won, lost) = odds.dice, odds.wins
        return text(
            "option-scout", target=target, kind=kind, chance=found, mine=mine, theirs=theirs, won=won, lost=lost
        )

    def rule_of(self, s: Caribbean, seat: int, what: str) -> str:
        if not what.startswith("card:"):
            return "scout.target"
        return "rumor.verify" if is_rumor(what) else "ruling.mission-complete-when"

    def facts(self, s: Caribbean, seat: int, what: str) -> Facts | None:
        searching = what.startswith("card:")
        return None if searching else Facts(chance=chance(self.dice(s.players[seat], what)) / 100)

    def act(self, t: SeaTable, seat: int, what: str) -> Script | None:
        if is_rumor(what):
            return t.next("verify_rumor", seat)
        number = target_number(what)
        if not what.startswith("card:"):
            return scout(t, seat, number)
        t.state.players[seat].scouted.append(number)
        return t.next("complete_mission", seat, number)


class Jettison(Verb[Caribbean]):
    """ruling.jettison: cargo overboard, at any time."""

    key, rule = "jettison", "ruling.jettison"

    def things(self, s: Caribbean, seat: int) -> Sequence[str]:
        return ("",) if s.players[seat].hold else ()

    def do(self, t: SeaTable, seat: int, what: str) -> Script:
        return overboard(t, seat, 1, len(t.state.players[seat].hold))


class Retire(Verb[Caribbean]):
    """retire: a captain who began the turn in port, before the first action; too rare to be shown in grey."""

    key, rule = "retire", "retire"

    def looked_for(self, s: Caribbean, seat: int) -> Sequence[str]:
        return ()

    def why_not(self, s: Caribbean, seat: int, what: str) -> Refused | None:
        if not s.players[seat].port or s.taken > 0:
            return refuse("refusal-retire-first", self.rule)
        return None if may_retire(s) else refuse("refusal-no-captain-left", "ruling.retire-empty-deck")

    def do(self, t: SeaTable, seat: int, what: str) -> None:
        t.then(("death", seat, 1), "captains_left")


class Act(ChooseVerb[Caribbean]):
    """What next: an action, a glory card, cargo overboard, retirement, or the end of the turn."""

    prompt = "ask-act"
    rule = "action.three"
    secret = True
    reluctant = 8
    menu = Menu(
        End(),
        Leave(),
        Sail(),
        Enter(),
        GoAshore(),
        Scout(),
        PlayCard(box.OWN_TURN, own_turn_card),
        Jettison(),
        Retire(),
    )

    def options(self, s: Caribbean) -> Sequence[str]:
        """What the verbs allow, found without asking each of them: playouts come here most often of all."""
        seat = self.seat
        p = s.players[seat]
        found = ["end"]
        acts = s.actions > 0
        if p.port:
            if acts or s.moves > 0:
                found.append("leave")
            if acts and not s.ported:
                found.append("port")
        elif acts or s.moves > 0:
            found += SAIL[p.zone]
            if PORT_NATION[p.zone] >= 0:
                found += entries(s, seat, p)
            if acts:
                found += scout_targets(s, seat, p)
        if p.hand:
            for card in playable(s, seat, box.OWN_TURN):
                found.append(f"card:{card}")
        if p.hold:
            found.append("jettison")
        if p.port and s.taken == 0 and may_retire(s):
            found.append("retire")
        return found

    def sample(self, s: Caribbean, rng: Fast) -> Answer:
        options = self.listed or self.allowed(s)
        count = len(options)
        if options[-1] == "retire":
            if rng.below(50) == 0:  # random play would end every game by the captain deck
                return "retire"
            count -= 1
        active = count > 1 and rng.below(self.reluctant)
        return options[1 + rng.below(count - 1)] if active else options[0]

    def prompt_text(self, s: Caribbean) -> Text:
        return Text(self.prompt, {"actions": s.actions, "moves": s.moves})


def entries(s: Caribbean, seat: int, p: Player) -> list[str]:
    """How the port of the zone may be entered (bounty.port-ban)."""
    if not barred(s, p, p.zone):
        return ["enter"]
    cards = [f"enter:{card}" for card in playable(s, seat, box.ON_ENTER_PORT)] if p.hand else []
    return ["enter", *cards] if haven(p.zone) else cards


def scout_targets(s: Caribbean, seat: int, p: Player) -> list[str]:
    """Whom a Scout action may name (scout.target)."""
    zone, tried = p.zone, p.scouted
    found = []
    for other, q in enumerate(s.players):
        if q.zone == zone and other != seat and not q.port and q.who >= 0 and other not in tried:
            found.append(f"scout:ship:{other}")
    for npc, ship in enumerate(s.npcs):
        if ship.zone == zone and NPC_TARGET + npc not in tried:
            found.append(f"scout:npc:{NPCS[npc]}")
    if s.merchants[zone] and MERCHANT_TARGET + zone not in tried and not destroyed(p):
        found.append(f"scout:merchant:{ZONES[zone]}")
    if p.rumor:
        rumor = box.RUMORS[p.rumor[0] - box.RUMOR0]
        if rumor.zone == zone and not rumor.influence:
            found.append(f"scout:card:{p.rumor[0]}")
    for card in p.missions:
        mission = box.MISSIONS[card - box.MISSION0]
        if mission.goal == "scout" and mission.place == zone and card not in tried:
            found.append(f"scout:card:{card}")
    return found


def is_rumor(what: str) -> bool:
    """Is a rumor looked for? It may be again, as often as it is not found."""
    return what.startswith("card:") and int(name_at(what)) < box.MISSION0


def target_number(what: str) -> int:
    """A target of scouting as the turn remembers it."""
    kind, _, name = what.partition(":")
    if kind == "npc":
        return NPC_TARGET + NPCS.index(name)
    return MERCHANT_TARGET + ZONE[name] if kind == "merchant" else int(name)


def actions(t: SeaTable, seat: int) -> Script:
    """One thing after the other until the turn is over (action.three)."""
    if t.state.players[seat].who < 0:
        return
    answer = yield Act(seat)
    if answer not in ("end", "retire"):
        t.next(actions, seat)
    yield from Act.menu.do(t, seat, answer)


def spend(t: SeaTable, move: bool = False) -> None:
    """An action is used: additional Moves first; Boom may move a fourth time after three Moves (ruling.extra-moves)."""
    s = t.state
    if move and s.moves > 0:
        s.moves -= 1
    else:
        s.actions -= 1
    s.taken += 1
    s.only_moved = s.only_moved and move
    if s.taken == 3 and s.only_moved and s.players[s.active].who == BOOM:
        s.moves += 1


# in and out of port


class Overboard(PickCargo):
    """Which cargo cards are discarded?"""

    prompt = "ask-overboard"
    rule = "ruling.cargo-leave-choice"
    words = "option-overboard"

    fewest: int = 0
    highest: int = 0

    def least(self, s: Caribbean) -> int:
        return self.fewest

    def most(self, s: Caribbean) -> int:
        return self.highest

    def prompt_text(self, s: Caribbean) -> Text:
        return Text(self.prompt, {"least": self.fewest})


def overboard(t: SeaTable, seat: int, fewest: int, highest: int) -> Script:
    """Cargo goes overboard at the owner's choice."""
    hold = t.state.players[seat].hold
    cards = [int(id[5:]) for id in (yield Overboard(seat, fewest, highest))]
    for card in cards:
        hold.remove(card)
        t.put_away(card)
    if cards:
        t.tell(CargoLost, seat, cards)


def lighten(t: SeaTable, seat: int) -> Script:
    """What the hold cannot take where the ship is goes overboard."""
    p = t.state.players[seat]
    excess = len(p.hold) - room(p)
    if excess > 0:
        yield from overboard(t, seat, excess, excess)


def leave_port(t: SeaTable, seat: int) -> Script:
    """Leaving port: what the hold does not take stays behind; NPCs outside may scout (buy.leave-port-discard).

    ruling.cargo-leave-choice
    """
    p = t.state.players[seat]
    t.drop_freight(seat)
    p.port = False
    t.tell(Moved, seat, p.zone, False, True)
    yield from lighten(t, seat)
    spotted(t, seat)


class PayToll(Choose[Caribbean]):
    """The Influence test failed: pay Port Royale's toll or stay at sea?

    ruling.port-royale-toll
    """

    prompt = "ask-toll"
    rule = "ruling.port-royale-toll"
    secret = True

    def options(self, s: Caribbean) -> Sequence[str]:
        return ["stay", "pay"] if s.players[self.seat].gold >= TOLL else ["stay"]

    def option(self, s: Caribbean, id: str) -> Option:
        return Option(id, Text(f"option-toll-{id}", {"gold": TOLL}), (), self.rule)


def enter_port(t: SeaTable, seat: int, card: int) -> Script:
    """Entering port; barred from Port Royale: Influence or the toll; Smugglers' Cove opens any port.

    board.zone.port-royale, ruling.port-royale-who
    """
    s = t.state
    p = s.players[seat]
    if card >= 0:
        t.play(seat, card)
    elif barred(s, p, p.zone):
        dice = yield from skill_test(t, seat, INFLUENCE)
        if not passed(dice):
            if (yield PayToll(seat)) == "stay":
                t.tell(TurnedAway, seat)
                return
            t.pay(seat, TOLL, "toll")
    p.port = True
    t.tell(Moved, seat, p.zone, True)
