"""Hits on ships: numbered ones first, then skulls; moved by Felipe, cancelled by Brace! or a Reinforced Hull."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from kaper.core.decisions import Choose
from kaper.core.table import Script
from kaper.core.words import Option, Text, text
from kaper.games.marauders.box import BRACE, HITS_ROLLED, REINFORCED_HULL
from kaper.games.marauders.captains import CARGO, CREW, FELIPE, HULL, LOCATIONS, MASTS
from kaper.games.marauders.fight_events import Hit
from kaper.games.marauders.glory import cancelled, playable, turn_up
from kaper.games.marauders.state import Caribbean, Enemy, has_mod, left_of
from kaper.games.marauders.table import SeaTable, mark_cube
from kaper.games.marauders.words import AT, ChooseThing, address, name_at, npc_text, thing_option


def hit_option(id: str, key: str, rule: str, now: list[int], lost_beyond: int = -1) -> Option:
    """A hit on a location of a ship, and what follows from it, found on a copy of its cubes."""
    location = LOCATIONS.index(name_at(id))
    after = now[:]
    how = mark_cube(after, location, lost_beyond)
    meets = HULL if how == "overflow" else location
    option = thing_option(id, key, rule)
    told = text(key, how=how if after[HULL] else "sinks", now=now[meets], left=after[meets]).args
    return replace(option, text=Text(key, option.text.args | told))


class TakeHit(Choose[Caribbean]):
    """One hit on one's own ship: take it, choose where (a skull), move it, or cancel it.

    ruling.combat-skull-choice, ruling.reinforced-when
    """

    prompt = "ask-take-hit"
    rule = "hit.locate"
    secret = True

    location: int = -1  # -1: a skull, the owner of the ship chooses
    lost_beyond: int = -1  # where a hit is lost once the location is destroyed

    def options(self, s: Caribbean) -> Sequence[str]:
        p = s.players[self.seat]
        options = [AT[self.seat][self.location]] if self.location >= 0 else list(AT[self.seat])
        if self.location >= 0 and p.who == FELIPE and s.battle is not None:
            side = s.battle.sides.index(self.seat)
            if not s.battle.moved[side]:
                options += [f"move:{place}" for place in AT[self.seat] if place != AT[self.seat][self.location]]
        if p.mods and not p.spent and has_mod(p, REINFORCED_HULL):
            options.append("reinforce")
        if p.hand:
            options += [f"card:{card}" for card in playable(s, self.seat, HITS_ROLLED, BRACE)]
        return options

    def option(self, s: Caribbean, id: str) -> Option:
        head = id.partition(":")[0]
        if head == "card":
            return thing_option(id, "option-brace", "ruling.combat-card")
        if head == "reinforce":
            return Option(id, Text("option-reinforce"), ("mod:reinforced-hull",), "mod.reinforced-hull")
        if head == "move":
            return hit_option(id, "option-move-hit", "captain.ability", s.players[self.seat].now)
        rule = "ruling.combat-skull-choice" if self.location < 0 else "hit.locate"
        return hit_option(id, "option-hit", rule, s.players[self.seat].now, self.lost_beyond)

    def prompt_text(self, s: Caribbean) -> Text:
        if self.location < 0:
            return Text("ask-skull")
        return Text(self.prompt, {"location": Text(f"location-{LOCATIONS[self.location]}")})


def in_order(dice: list[int]) -> list[int]:
    """Location dice as hits: the numbered ones first, then the skulls (-1) (hit.locate)."""
    return [face for face in dice if face < 5] + [-1 for face in dice if face > 4]


def take_hits(t: SeaTable, seat: int, dice: list[int], lost_beyond: int = -1) -> Script:
    """A player's ship takes the hits of location dice; a special weapon (`lost_beyond`) turns skulls into its location."""
    for location in in_order(dice):
        yield from take_hit(t, seat, lost_beyond if location < 0 else location, lost_beyond)


def take_hit(t: SeaTable, seat: int, location: int, lost_beyond: int = -1) -> Script:
    """One hit, taken before it is marked; a sunk ship takes no more."""
    s = t.state
    p = s.players[seat]
    while p.now[HULL] > 0:
        answer = yield TakeHit(seat, location=location, lost_beyond=lost_beyond)
        head, _, rest = answer.partition(":")
        if head == "card":
            b = s.battle
            turn_up(t, [(seat, answer)])
            if b is not None and (yield from cancelled(t, b, seat, int(rest))):
                continue
            t.play(seat, int(rest))
            t.tell(Hit, seat, -1, max(location, 0), "braced")
            return
        if head == "reinforce":
            p.spent = True
            t.tell(Hit, seat, -1, max(location, 0), "reinforced")
            return
        if head == "move":
            assert s.battle is not None
            s.battle.moved[s.battle.sides.index(seat)] = True
        t.mark(seat, LOCATIONS.index(name_at(answer)), lost_beyond)
        return


class NpcSkull(ChooseThing):
    """A skull against an NPC ship: its controller chooses the location."""

    prompt = "ask-npc-skull"
    rule = "npc.control"
    words = "option-hit"

    def prompt_text(self, s: Caribbean) -> Text:
        assert s.enemy is not None
        return Text(self.prompt, {"ship": npc_text(s.enemy.npc)})

    def options(self, s: Caribbean) -> Sequence[str]:
        return [address(-1, s.npc, location) for location in range(len(LOCATIONS))]

    def option(self, s: Caribbean, id: str) -> Option:
        assert s.enemy is not None
        return hit_option(id, self.words, self.rule, s.enemy.now)


def controller(s: Caribbean, foe: int) -> int:
    """Who plays the NPC that fights a player: the left neighbour."""
    return left_of(s, foe)


def npc_hits(t: SeaTable, foe: int, dice: list[int], lost_beyond: int = -1) -> Script:
    """The NPC ship takes the hits of location dice (npc.control)."""
    enemy = t.state.enemy
    assert enemy is not None
    for face in in_order(dice):
        if enemy.now[HULL] == 0:
            return
        location = lost_beyond if face < 0 else face
        if location < 0:
            if t.state.options.npc_control == "automatic":
                location = sturdiest(enemy)
            else:
                location = LOCATIONS.index(name_at((yield NpcSkull(controller(t.state, foe)))))
        t.tell(Hit, -1, enemy.npc, location, mark_cube(enemy.now, location, lost_beyond))


def sturdiest(enemy: Enemy) -> int:
    """Where an NPC without a player takes a skull: an NPC needs its hold least, then what is least near zero."""
    if enemy.now[CARGO] > 0:
        return CARGO
    return max((MASTS, CREW, 4, HULL), key=lambda location: enemy.now[location])
