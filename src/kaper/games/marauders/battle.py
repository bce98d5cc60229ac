"""Naval battles: declarations, Chasers, the contest of Seamanship, broadsides, boarding and escape."""

from __future__ import annotations

from collections.abc import Sequence

from kaper.core.decisions import Choose, Pick, together
from kaper.core.table import Script
from kaper.core.words import Option, Refused, Text, refuse, text
from kaper.games.marauders import box
from kaper.games.marauders.captains import CANNONS, CREW, HARWOOD, HULL, LEADERSHIP, MASTS, SEAMANSHIP, SHIPS
from kaper.games.marauders.events import WeaponMoved
from kaper.games.marauders.fight_events import BattleBegan, BattleEnded, ContestWon, Declared, Rolled
from kaper.games.marauders.glory import ACTIONS, BOARD, FLEE, SHOOT, combat_window, contest_winner, face_text, successes
from kaper.games.marauders.hits import controller, npc_hits, take_hits
from kaper.games.marauders.state import (
    Battle,
    Caribbean,
    Enemy,
    as_side,
    commander,
    has_mod,
    has_specialist,
    has_weapon,
    maneuver,
    npc_ship,
    skill,
)
from kaper.games.marauders.table import SeaTable
from kaper.games.marauders.words import name_at, npc_text

ROUNDS = 30  # a battle that nobody can end parts after so many


# the two sides


def cubes(s: Caribbean, b: Battle, side: int) -> list[int]:
    """The locations of a side's ship."""
    seat = b.sides[side]
    if seat >= 0:
        return s.players[seat].now
    assert s.enemy is not None
    return s.enemy.now


def maneuverability(s: Caribbean, b: Battle, side: int) -> int:
    """Of a side's ship."""
    seat = b.sides[side]
    if seat >= 0:
        return maneuver(s.players[seat])
    assert s.enemy is not None
    return SHIPS[s.enemy.ship].maneuver


def skill_of(s: Caribbean, b: Battle, side: int, which: int) -> int:
    """Seamanship or Leadership of a side's captain."""
    seat = b.sides[side]
    if seat >= 0:
        return skill(s.players[seat], which)
    assert s.enemy is not None
    return s.enemy.seamanship if which == SEAMANSHIP else s.enemy.leadership


def decider(s: Caribbean, b: Battle, side: int) -> int:
    """Who decides for a side: the player, or the left neighbour of the player the NPC fights."""
    seat = b.sides[side]
    return seat if seat >= 0 else controller(s, b.sides[1 - side])


# the beginning


def battle(t: SeaTable, attacker: int, defender: int) -> Script:
    """A battle begins between seats or NPC ships (see `as_side`); Long Guns fire before the first declarations.

    combat.until-end, ruling.longguns-when, mod.long-guns, ruling.npc-defends
    """
    s = t.state
    npc = max(as_side(min(attacker, defender)), -1)
    s.enemy = None
    if npc >= 0:
        card = commander(s.npcs[npc], npc)
        ship = npc_ship(s, npc)
        s.enemy = Enemy(npc, ship, list(SHIPS[ship].locations), card.skills[0], card.skills[2])
    b = s.battle = Battle([max(attacker, -1), max(defender, -1)])
    b.crew = [cubes(s, b, side)[CREW] for side in (0, 1)]
    t.tell(BattleBegan, b.sides[0], b.sides[1], npc)
    for side in (0, 1):
        seat = b.sides[side]
        guns = cubes(s, b, side)[CANNONS]
        if seat >= 0 and guns and has_mod(s.players[seat], box.LONG_GUNS):
            dice = t.roll(guns)
            b.shots[side] = successes(dice)
            t.tell(Rolled, seat, npc, "long-guns", dice)
    yield from volley(t, plain=True)
    if not sinking(t):
        t.next(naval_round)


def sinking(t: SeaTable) -> bool:
    """Is a ship sunk? Then the battle is over (hit.hull, ruling.combat-both-sunk)."""
    s, b = t.state, t.state.fight
    sunk = [cubes(s, b, side)[HULL] == 0 for side in (0, 1)]
    if all(sunk):
        t.tell(BattleEnded, b.sides[0], s.npc, "both-sunk")
        t.next("both_sunk")
    elif any(sunk):
        t.next("victory", sunk.index(False), 0)
    return any(sunk)


def deadlocked(s: Caribbean, b: Battle) -> bool:
    """Can neither side inflict hits, board or flee any more? (ruling.combat-stalemate)."""
    return all(cubes(s, b, side)[CANNONS] == 0 and cubes(s, b, side)[MASTS] == 0 for side in (0, 1))


# declarations


class Maneuver(Choose[Caribbean]):
    """Shoot, board or flee?

    combat.first-round-shoot, combat.actions, npc.flee-limit, hit.crew, ruling.npc-flee-compare
    """

    prompt = "ask-maneuver"
    rule = "combat.actions"
    words, aims = "action-{}", ("action:{}",)

    side: int = 0

    def options(self, s: Caribbean) -> Sequence[str]:
        b = s.fight
        mine = cubes(s, b, self.side)
        if b.round == 1 or mine[MASTS] == 0:
            return ACTIONS[:1]
        options = ["shoot"]
        if mine[CREW] > 0:
            options.append("board")
        theirs = cubes(s, b, 1 - self.side)
        if b.sides[self.side] >= 0 or mine[CANNONS] < theirs[CANNONS] or mine[CREW] < theirs[CREW]:
            options.append("flee")
        return options

    def prompt_text(self, s: Caribbean) -> Text:
        b = s.fight
        if b.sides[self.side] >= 0:
            return Text("ask-maneuver")
        assert s.enemy is not None
        return Text("ask-maneuver-npc", {"ship": npc_text(s.enemy.npc)})

    def why_not(self, s: Caribbean, id: str) -> Refused:
        b = s.fight
        if id in ("board", "flee"):
            if b.round == 1:
                return refuse("refusal-first-round", "combat.first-round-shoot")
            if cubes(s, b, self.side)[MASTS] == 0:
                return refuse("refusal-no-masts", "hit.masts")
            if id == "board":
                return refuse("refusal-no-crew", "hit.crew")
            return refuse("refusal-npc-flee", "npc.flee-limit")
        return super().why_not(s, id)


def npc_action(s: Caribbean, b: Battle, side: int) -> str:
    """What an NPC without a player does: flee when it may and is nearly sunk, board when its crew is better, else shoot."""
    options = Maneuver(0, side).options(s)
    mine, theirs = cubes(s, b, side), cubes(s, b, 1 - side)
    if "flee" in options and mine[HULL] == 1:
        return "flee"
    strong = mine[CREW] * skill_of(s, b, side, LEADERSHIP) > theirs[CREW] * skill_of(s, b, 1 - side, LEADERSHIP)
    if "board" in options and (strong or mine[CANNONS] == 0):
        return "board"
    return "shoot"


class FireChasers(Choose[Caribbean]):
    """Somebody flees: fire the Chasers?"""

    prompt = "ask-chasers"
    rule = "mod.chasers"
    choices, aims = ("fire", "hold-fire"), ("mod:chasers",)


def naval_round(t: SeaTable) -> Script:
    """Declarations, Chasers, cards, rolls, rerolls, outcome; the shots follow (combat.attacker-first).

    combat.contest, ruling.combat-order-in-round
    """
    s, b = t.state, t.state.fight
    npc = s.npc
    b.round += 1
    if b.round > ROUNDS or deadlocked(s, b):
        t.tell(BattleEnded, b.sides[0], npc, "parted")
        t.next("battle_closed")
        return
    b.bonus, b.extra, b.getaway = [0, 0], [0, 0], False
    b.hooked, b.gunned = [False, False], [False, False]
    for side in (0, 1):
        if b.sides[side] < 0 and s.options.npc_control == "automatic":
            action = npc_action(s, b, side)
        else:
            action = yield Maneuver(decider(s, b, side), side=side)
        b.declared[side] = ACTIONS.index(action)
        t.tell(Declared, b.sides[side], npc, action)
    if FLEE in b.declared:
        yield from chasers(t)
        if sinking(t):
            return
    yield from combat_window(t, box.NAVAL_PRE)
    for side in (0, 1):
        b.dice[side] = t.roll(contest_dice(s, b, side))
        t.tell(Rolled, b.sides[side], npc, "contest", b.dice[side][:])
    yield from combat_window(t, box.NAVAL_POST)
    winner = contest_winner(s, b)
    how = "won" if winner >= 0 else "tied" if winner == -1 else "nobody"
    t.tell(ContestWon, b.sides[max(winner, 0)], npc, how)
    if winner == -2:
        t.next(naval_round)
        return
    if winner >= 0:
        yield from combat_window(t, box.NAVAL_OUTCOME)
    b.shots = [hits_scored(s, b, side, winner) for side in (0, 1)]
    t.next(broadsides)


def contest_dice(s: Caribbean, b: Battle, side: int) -> int:
    """Seamanship, a die for better Maneuverability, Helmsman and cards; exactly one with destroyed masts.

    combat.maneuver-die, hit.masts, ruling.combat-masts-one-die, ruling.combat-maneuver-masts
    """
    if cubes(s, b, side)[MASTS] == 0:
        return 1
    dice = skill_of(s, b, side, SEAMANSHIP) + b.bonus[side]
    if maneuverability(s, b, side) >= maneuverability(s, b, 1 - side) + 2:
        dice += 1
    seat = b.sides[side]
    if seat >= 0 and has_specialist(s.players[seat], box.HELMSMAN):
        dice += 1
    return dice


def hits_scored(s: Caribbean, b: Battle, side: int, winner: int) -> int:
    """How many hits a side's guns score: all cannons for the winner, else one for each success at most.

    combat.shoot-win, combat.shoot-lose, hit.cannons, ruling.combat-tie-shoot
    """
    if b.declared[side] != SHOOT:
        return 0
    guns = cubes(s, b, side)[CANNONS]
    if winner == side:
        return guns + b.extra[side] if guns else 0
    if b.getaway:
        return 0
    return min(successes(b.dice[side]), guns)


def chasers(t: SeaTable) -> Script:
    """Chasers fire before the contest, once a battle, whoever flees; both at the same time (mod.chasers)."""
    s, b = t.state, t.state.fight
    ready = [
        seat
        for side, seat in enumerate(b.sides)
        if seat >= 0 and not b.chased[side] and has_mod(s.players[seat], box.CHASERS)
    ]
    if ready:
        answers = yield together({seat: FireChasers(seat) for seat in ready})
        for seat in ready:
            if answers[seat] == "fire":
                side = b.sides.index(seat)
                b.chased[side] = True
                b.shots[side] = 1
        yield from volley(t, plain=True)


# shots


class RerollShots(Pick[Caribbean]):
    """Harwood or the Gunner: which location dice are rolled again?"""

    prompt = "ask-reroll-shots"
    rule = "captain.ability"

    highest: int = 1

    def items(self, s: Caribbean) -> Sequence[str]:
        b = s.fight
        return [f"die:{i}" for i in range(len(b.volley[b.sides.index(self.seat)]))]

    def most(self, s: Caribbean) -> int:
        return min(self.highest, len(self.items(s)))

    def option(self, s: Caribbean, id: str) -> Option:
        b = s.fight
        face = b.volley[b.sides.index(self.seat)][int(name_at(id))]
        return Option(id, Text("option-die-own", {"face": face_text(face)}), (id,), self.rule)


class Ammunition(Choose[Caribbean]):
    """Chain Shot or Grapeshot for the skulls of this volley?

    weapon.chain, weapon.grape, ruling.plain-shots
    """

    prompt = "ask-ammunition"
    rule = "ruling.combat-weapon-single"

    def options(self, s: Caribbean) -> Sequence[str]:
        p = s.players[self.seat]
        return [
            "none",
            *(f"weapon:{box.WEAPONS[weapon]}" for weapon in (box.CHAIN, box.GRAPE) if has_weapon(p, weapon)),
        ]

    def option(self, s: Caribbean, id: str) -> Option:
        if id == "none":
            return Option(id, Text("option-no-ammunition"), (), self.rule)
        weapon = f"weapon-{name_at(id)}"
        words = text("option-ammunition", weapon=Text(weapon), does=Text(f"{weapon}.text"))
        return Option(id, words, (id,), f"weapon.{name_at(id)}")


def volley(t: SeaTable, plain: bool) -> Script:
    """Locate and mark the hits of both sides at the same time; `plain`: Chasers and Long Guns, no special weapons.

    hit.simultaneous
    """
    s, b = t.state, t.state.fight
    if not any(b.shots):
        return
    npc = s.npc
    for side in (0, 1):
        b.volley[side] = t.roll(b.shots[side]) if b.shots[side] else []
        b.ammunition[side] = -1
        if b.volley[side]:
            t.tell(Rolled, b.sides[side], npc, "volley", b.volley[side][:])
    for side in (0, 1):
        if b.volley[side] and b.sides[side] >= 0:
            yield from shooter_rerolls(t, b, side)
    yield from combat_window(t, box.HITS_ROLLED)
    if not plain:
        for side in (0, 1):
            yield from choose_ammunition(t, b, side)
    for side in (0, 1):
        lost_beyond = {box.CHAIN: MASTS, box.GRAPE: CREW}.get(b.ammunition[side], -1)
        target = b.sides[1 - side]
        if not b.volley[side]:
            continue
        if target >= 0:
            yield from take_hits(t, target, b.volley[side], lost_beyond)
        else:
            yield from npc_hits(t, b.sides[side], b.volley[side], lost_beyond)
    b.shots, b.volley = [0, 0], [[], []]


def shooter_rerolls(t: SeaTable, b: Battle, side: int) -> Script:
    """Harwood once a battle, the Gunner once a round."""
    seat = b.sides[side]
    p = t.state.players[seat]
    if p.who == HARWOOD and not b.rerolled[side]:
        chosen = yield RerollShots(seat, highest=len(b.volley[side]))
        b.rerolled[side] = bool(chosen)
        shoot_again(t, b, side, chosen)
    if has_specialist(p, box.GUNNER) and not b.gunned[side]:
        chosen = yield RerollShots(seat, highest=1)
        b.gunned[side] = bool(chosen)
        shoot_again(t, b, side, chosen)


def shoot_again(t: SeaTable, b: Battle, side: int, chosen: list[str]) -> None:
    if chosen:
        for id, face in zip(chosen, t.roll(len(chosen)), strict=True):
            b.volley[side][int(name_at(id))] = face
        t.tell(Rolled, b.sides[side], t.state.npc, "volley", b.volley[side][:])


def choose_ammunition(t: SeaTable, b: Battle, side: int) -> Script:
    """One special weapon a volley, and only if a skull was rolled (ruling.combat-weapon-single)."""
    seat = b.sides[side]
    if seat < 0 or not successes(b.volley[side]):
        return
    answer = yield Ammunition(seat)
    if answer != "none":
        weapon = box.WEAPONS.index(name_at(answer))
        t.state.players[seat].weapons &= ~(1 << weapon)
        b.ammunition[side] = weapon
        t.tell(WeaponMoved, seat, weapon, "used")


def broadsides(t: SeaTable) -> Script:
    """The shots of both sides; then sinking, boarding or escape, or another round (combat.board-win).

    combat.flee-win, combat.fail-nothing, ruling.combat-flee-shots
    """
    s, b = t.state, t.state.fight
    yield from volley(t, plain=False)
    if sinking(t):
        return
    winner = contest_winner(s, b)
    if winner >= 0:
        if b.declared[winner] == BOARD and cubes(s, b, winner)[CREW] > 0:
            t.next("boarding")
            return
        if b.declared[winner] == FLEE and (b.getaway or not successes(b.dice[1 - winner])):
            t.tell(BattleEnded, b.sides[winner], s.npc, "fled")
            t.next("battle_closed")
            return
    t.next(naval_round)
