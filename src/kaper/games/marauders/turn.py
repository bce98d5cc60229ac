"""A player's turn: its beginning, three actions of Move, Scout or Port, glory cards between them."""

from __future__ import annotations

from collections.abc import Sequence

from kaper.core.chance import Fast
from kaper.core.decisions import Answer, Choose, Pick
from kaper.core.menus import shut
from kaper.core.table import Script
from kaper.core.words import Closed, Facts, Option, Refused, Text, Who, refuse, text
from kaper.games.marauders import box
from kaper.games.marauders.atlas import ADJACENT, NATIONS, PORT_NATION, TRINIDAD, ZONE, ZONES
from kaper.games.marauders.captains import BOOM, INFLUENCE, LOCATIONS, NPCS, SCOUTING
from kaper.games.marauders.events import CargoLost, Moved, TurnBegan, TurnedAway
from kaper.games.marauders.glory import card_option, playable, sealed_window, why_no_card
from kaper.games.marauders.npc import chance, danger, spotted
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
from kaper.games.marauders.words import item_text, npc_text, zone_text, zone_to

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


class Retire(Choose[Caribbean]):
    """A captain who starts his turn in port may retire."""

    prompt = "ask-retire"
    rule = "retire"
    choices = ("stay", "retire")

    def sample(self, s: Caribbean, rng: Fast) -> Answer:
        return "retire" if rng.below(50) == 0 else "stay"  # random play would end every game by the captain deck


class Mend(Choose[Caribbean]):
    """The Carpenter repairs one point: which?"""

    prompt = "ask-mend"
    rule = "specialist.types"

    def options(self, s: Caribbean) -> Sequence[str]:
        p = s.players[self.seat]
        return [LOCATIONS[place] for place in (0, 1, 2, 4) if p.now[place] < most(p, place)]

    def option(self, s: Caribbean, id: str) -> Option:
        words = text("option-mend", location=Text(f"location-{id}"))
        return Option(id, words, (f"ship:{self.seat}/{id}",), self.rule)


def turn_begins(t: SeaTable, seat: int) -> Script:
    """Retirement, cards of the others, the Carpenter, NPCs that scout; then the actions (retire)."""
    s = t.state
    p = s.players[seat]
    if p.who < 0:
        return
    if p.port:
        if may_retire(s) and (yield Retire(seat)) == "retire":
            t.then(("death", seat, 1), "captains_left")
            return
        others = s.clockwise(seat)[1:]
        withheld: list[int] = []
        while (played := (yield from sealed_window(t, others, box.OTHER_TURN, withheld))) is not None:
            s.actions = max(s.actions - len(played), 1)
    if has_specialist(p, box.CARPENTER) and Mend(seat).options(s):
        location = LOCATIONS.index((yield Mend(seat)))
        t.mend(seat, location, 1)
    t.next(actions, seat)
    spotted(t, seat)


# the actions


class Act(Choose[Caribbean]):
    """What next: an action, a glory card, cargo overboard, or the end of the turn."""

    prompt = "ask-act"
    rule = "action.three"
    secret = True
    reluctant = 8

    def options(self, s: Caribbean) -> Sequence[str]:
        p = s.players[self.seat]
        options = ["end"]
        if s.actions > 0 or s.moves > 0:
            if p.port:
                options.append("leave")
            else:
                options += SAIL[p.zone]
                options += entries(s, self.seat, p)
        if s.actions > 0:
            if p.port:
                if not s.ported:
                    options.append("port")
            else:
                options += scout_targets(s, self.seat, p)
        if p.hand:
            options += [f"card:{card}" for card in playable(s, self.seat, box.OWN_TURN)]
        if p.hold:
            options.append("jettison")
        return options

    def option(self, s: Caribbean, id: str) -> Option:
        p = s.players[self.seat]
        head, _, rest = id.partition(":")
        here = zone_text(p.zone)
        port = f"port:{ZONES[p.zone]}"
        match head:
            case "sail":
                sailing = Text("option-sail", {"zone": zone_to(ZONE[rest]), "risk": danger(s, p, ZONE[rest])})
                return Option(id, sailing, (f"zone:{rest}",), "move.step")
            case "leave":
                leaving = Text("option-leave", {"zone": here, "risk": danger(s, p, p.zone)})
                return Option(id, leaving, (f"zone:{ZONES[p.zone]}",), "move.step")
            case "enter" if rest:
                words = text("option-enter-card", zone=here, card=item_text(int(rest)))
                return Option(id, words, (port, f"card:{rest}"), "bounty.port-ban")
            case "enter":
                return Option(id, Text("option-enter", {"zone": here}), (port,), "move.step")
            case "port":
                return Option(id, Text("option-port", {"zone": here}), (port,), "port.action")
            case "scout":
                return scout_option(id, p)
            case "card":
                return card_option(id, "option-play", "glory.play-own-turn")
            case "jettison":
                return Option(id, Text("option-jettison"), (), "ruling.jettison")
        return Option(id, Text("option-end", {"actions": s.actions}), (), "ruling.pass")

    def prompt_text(self, s: Caribbean) -> Text:
        return Text(self.prompt, {"actions": s.actions, "moves": s.moves})

    def closed(self, s: Caribbean) -> list[Closed]:
        p = s.players[self.seat]
        if p.port:
            return shut(self, s, ("leave", "port"))
        wishes = [*SAIL[p.zone], *(["enter"] if PORT_NATION[p.zone] >= 0 else [])]
        return shut(self, s, [*wishes, *(["scout:merchant"] if s.merchants[p.zone] else [])])

    def why_not(self, s: Caribbean, id: str) -> Refused:
        return why_not_act(s, self.seat, id) or super().why_not(s, id)


def entries(s: Caribbean, seat: int, p: Player) -> list[str]:
    """Entering the port of the zone: open, by Port Royale's own rule, or with Smugglers' Cove (bounty.port-ban)."""
    if PORT_NATION[p.zone] < 0:
        return []
    if not barred(s, p, p.zone):
        return ["enter"]
    cards = [f"enter:{card}" for card in playable(s, seat, box.ON_ENTER_PORT)] if p.hand else []
    return ["enter", *cards] if haven(p.zone) else cards


def scout_targets(s: Caribbean, seat: int, p: Player) -> list[str]:
    """Whom a Scout action may name: ships at sea here, NPCs, the merchant; a rumor or mission to be found here.

    scout.target
    """
    zone, tried = p.zone, p.scouted
    found = [
        f"scout:ship:{other}"
        for other, q in enumerate(s.players)
        if q.zone == zone and other != seat and not q.port and q.who >= 0 and other not in tried
    ]
    for npc, ship in enumerate(s.npcs):
        if ship.zone == zone and NPC_TARGET + npc not in tried:
            found.append(f"scout:npc:{NPCS[npc]}")
    if s.merchants[zone] and MERCHANT_TARGET + zone not in tried and not destroyed(p):
        found.append("scout:merchant")
    if p.rumor:
        rumor = box.RUMORS[p.rumor[0] - box.RUMOR0]
        if rumor.zone == zone and not rumor.influence:
            found.append("scout:rumor")
    for card in p.missions:
        mission = box.MISSIONS[card - box.MISSION0]
        if mission.goal == "scout" and mission.place == zone and card not in tried:
            found.append(f"scout:mission:{card}")
    return found


def scout_option(id: str, p: Player) -> Option:
    """A Scout action described."""
    kind, _, rest = id[6:].partition(":")
    dice = dice_for(p, SCOUTING)
    match kind:
        case "ship":
            text = Text("option-scout", {"target": Who(int(rest)), "chance": chance(dice)})
            return Option(id, text, (f"ship:{rest}",), "scout.target", facts=Facts(chance=chance(dice) / 100))
        case "npc":
            text = Text("option-scout", {"target": npc_text(NPCS.index(rest)), "chance": chance(dice)})
            return Option(id, text, (f"npc:{rest}",), "scout.target", facts=Facts(chance=chance(dice) / 100))
        case "merchant":
            odds = chance(dice + (p.zone == TRINIDAD))
            text = Text("option-scout", {"target": Text("merchant"), "chance": odds})
            return Option(id, text, (f"merchant:{ZONES[p.zone]}",), "scout.target", facts=Facts(chance=odds / 100))
        case "rumor":
            card = p.rumor[0]
            return Option(id, Text("option-verify", {"card": item_text(card)}), (f"card:{card}",), "rumor.verify")
    text = Text("option-mission", {"card": item_text(int(rest))})
    return Option(id, text, (f"card:{rest}",), "ruling.mission-complete-when")


def why_not_act(s: Caribbean, seat: int, id: str) -> Refused | None:
    """The usual wishes that the rules do not grant."""
    p = s.players[seat]
    head, _, rest = id.partition(":")
    if head == "card" or (head == "enter" and rest):
        return why_no_card(s, seat, id, box.OWN_TURN)
    if (
        head in ("sail", "leave", "enter", "scout", "port")
        and s.actions == 0
        and (s.moves == 0 or head in ("scout", "port"))
    ):
        return refuse("refusal-no-actions", "action.three")
    match head:
        case "sail" if rest in ZONE:
            if p.port:
                return refuse("refusal-leave-first", "move.not-from-port-to-zone", zone=zone_text(p.zone))
            return refuse("refusal-not-adjacent", "move.step", zone=zone_text(ZONE[rest]))
        case "enter" if not p.port and PORT_NATION[p.zone] >= 0:
            if barred(s, p, p.zone) == "bounty":
                nation = Text(f"nation-{NATIONS[PORT_NATION[p.zone]]}.gen")
                return refuse("refusal-bounty", "bounty.port-ban", nation=nation)
            return refuse("refusal-war", "ruling.war-effects", zone=zone_text(p.zone))
        case "enter":
            return refuse("refusal-no-port", "board.zones")
        case "port":
            if not p.port:
                return refuse("refusal-not-in-port", "port.action")
            return refuse("refusal-port-once", "port.action")
        case "scout":
            return why_not_scout(p, rest)
    return None


def why_not_scout(p: Player, target: str) -> Refused:
    """Why a target cannot be scouted."""
    if p.port:
        return refuse("refusal-scout-in-port", "ruling.port-from-port")
    kind, _, rest = target.partition(":")
    number = -1
    if kind in ("ship", "mission") and rest.isdigit():
        number = int(rest)
    elif kind == "npc" and rest in NPCS:
        number = NPC_TARGET + NPCS.index(rest)
    elif kind == "merchant":
        number = MERCHANT_TARGET + p.zone
        if destroyed(p):
            return refuse("refusal-crippled", "ruling.merchant-scout-damaged")
    if number in p.scouted:
        return refuse("refusal-scouted", "scout.once-per-target")
    return refuse("refusal-not-here", "scout.target")


def actions(t: SeaTable, seat: int) -> Script:
    """One thing after the other until the turn is over (action.three)."""
    s = t.state
    p = s.players[seat]
    if p.who < 0:
        return
    head, _, rest = (yield Act(seat)).partition(":")
    if head == "end":
        return
    t.next(actions, seat)
    match head:
        case "sail":
            spend(t, move=True)
            p.zone = ZONE[rest]
            t.tell(Moved, seat, p.zone, False)
            spotted(t, seat)
        case "leave":
            spend(t, move=True)
            yield from leave_port(t, seat)
        case "enter":
            spend(t, move=True)
            yield from enter_port(t, seat, int(rest or -1))
        case "port":
            spend(t)
            s.ported = True
            t.next("port_action", seat)
        case "scout":
            spend(t)
            yield from scout_action(t, seat, rest)
        case "jettison":
            yield from overboard(t, seat, 1, len(p.hold))
        case _:
            yield from own_turn_card(t, seat, int(rest))


def scout_action(t: SeaTable, seat: int, target: str) -> Script:
    """A ship or merchant is scouted at once; what a rumor or mission looks for here is a scene of its own."""
    kind, _, rest = target.partition(":")
    match kind:
        case "ship":
            yield from scout(t, seat, int(rest))
        case "npc":
            yield from scout(t, seat, NPC_TARGET + NPCS.index(rest))
        case "merchant":
            yield from scout(t, seat, MERCHANT_TARGET + t.state.players[seat].zone)
        case "rumor":
            t.next("verify_rumor", seat)
        case _:
            t.state.players[seat].scouted.append(int(rest))
            t.next("complete_mission", seat, int(rest))


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


class Overboard(Pick[Caribbean]):
    """Which cargo cards are discarded?"""

    prompt = "ask-overboard"
    rule = "ruling.cargo-leave-choice"

    fewest: int = 0
    highest: int = 0

    def items(self, s: Caribbean) -> Sequence[str]:
        return [f"card:{card}" for card in s.players[self.seat].hold]

    def least(self, s: Caribbean) -> int:
        return self.fewest

    def most(self, s: Caribbean) -> int:
        return self.highest

    def option(self, s: Caribbean, id: str) -> Option:
        return card_option(id, "option-overboard", self.rule)

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
    """Leaving port: what the hold does not take stays behind; NPCs outside may scout (buy.leave-port-discard)."""
    p = t.state.players[seat]
    t.drop_freight(seat)
    p.port = False
    t.tell(Moved, seat, p.zone, False, True)
    yield from lighten(t, seat)
    spotted(t, seat)


class PayToll(Choose[Caribbean]):
    """The Influence test failed: pay Port Royale's toll or stay at sea?"""

    prompt = "ask-toll"
    rule = "ruling.port-royale-toll"
    secret = True

    def options(self, s: Caribbean) -> Sequence[str]:
        return ["stay", "pay"] if s.players[self.seat].gold >= TOLL else ["stay"]

    def option(self, s: Caribbean, id: str) -> Option:
        return Option(id, Text(f"option-toll-{id}", {"gold": TOLL}), (), self.rule)


def enter_port(t: SeaTable, seat: int, card: int) -> Script:
    """Entering port; barred from Port Royale: Influence or the toll; Smugglers' Cove opens any port.

    board.zone.port-royale
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
