"""After a victory: bounty, reward, the captured ship, plunder, the loser's death, glory."""

from __future__ import annotations

from collections.abc import Sequence

from kaper.core.decisions import Choose, Pick
from kaper.core.table import Script
from kaper.core.words import Option, Text, Who, text
from kaper.games.marauders.atlas import NATIONS
from kaper.games.marauders.box import LOOT, SPECIALIST, SURGEON, WEAPONS
from kaper.games.marauders.captains import CARGO, CREW, PIRATE_SLOOP, REWARDS, RODRIGO, SHIPS
from kaper.games.marauders.events import CargoDrawn, CargoLost, ShipTaken
from kaper.games.marauders.fate import return_mods
from kaper.games.marauders.fight_events import BattleEnded, Plundered
from kaper.games.marauders.glory import glory_point, hand_limit
from kaper.games.marauders.missions import deed
from kaper.games.marauders.npc import defeated
from kaper.games.marauders.raid import draw_openly, stow
from kaper.games.marauders.rumors import keep_one
from kaper.games.marauders.state import (
    BOUNTY_GOLD,
    Caribbean,
    Player,
    at_war,
    has_specialist,
    has_weapon,
    is_pirate,
    most,
    nation,
)
from kaper.games.marauders.table import SeaTable
from kaper.games.marauders.turn import lighten
from kaper.games.marauders.words import name_at, named, ship_text

HEADHUNTER = 5  # what Rodrigo gets for any pirate


def victory(t: SeaTable, side: int, boarded: int) -> None:
    """Name what follows a victory, in the order of the rules (ruling.defeat-order)."""
    s, b = t.state, t.state.fight
    winner, loser = b.sides[side], b.sides[1 - side]
    t.tell(BattleEnded, winner, s.npc, "boarded" if boarded else "sunk")
    if winner < 0:
        t.then(("death", loser, 0), battle_closed, "captains_left")
    elif loser < 0:
        t.then((npc_spoils, winner, boarded), (acclaim, winner, s.npc), battle_closed)
    else:
        taken = (plunder, winner, loser) if boarded else None
        closing = (("death", loser, 0), (acclaim, winner, -1), battle_closed, "captains_left")
        t.then((reward, winner, loser), taken, *closing)


def both_sunk(t: SeaTable) -> None:
    """Both ships are gone: nobody gains anything (ruling.combat-both-sunk)."""
    s, b = t.state, t.state.fight
    if s.npc >= 0:
        defeated(t, s.npc)
    t.then(*(("death", seat, 0) for seat in b.sides if seat >= 0), battle_closed, "captains_left")


def battle_closed(t: SeaTable) -> None:
    """The Surgeon heals one who fell; the Enemy Ship area is cleared: NPCs are repaired for the next battle.

    npc.repair
    """
    s, b = t.state, t.state.fight
    for side, seat in enumerate(b.sides):
        p = s.players[seat]
        if seat >= 0 and p.who >= 0 and p.now[CREW] < min(b.crew[side], most(p, CREW)) and has_specialist(p, SURGEON):
            t.mend(seat, CREW, 1)
    s.battle = s.enemy = None


def acclaim(t: SeaTable, seat: int, npc: int) -> Script:
    """A Glory Point for the defeat; a mission for this deed is completed at once (glory.defeat)."""
    yield from glory_point(t, seat, "defeat")
    if npc >= 0:
        yield from deed(t, seat, "defeat", npc)


# rewards


class Reward(Choose[Caribbean]):
    """Which nation pays for the pirate?"""

    prompt = "ask-reward"
    rule = "reward.player"

    loser: int = 0

    def options(self, s: Caribbean) -> Sequence[str]:
        p, q = s.players[self.seat], s.players[self.loser]
        return [
            f"flag:{NATIONS[flag]}"
            for flag in range(len(NATIONS))
            if q.bounty[flag] and not p.bounty[flag] and not at_war(s, flag, nation(p))
        ]

    def option(self, s: Caribbean, id: str) -> Option:
        gold = BOUNTY_GOLD * s.players[self.loser].bounty[NATIONS.index(name_at(id))]
        return Option(id, text("option-reward", **named(id), gold=gold), (id,), "reward.player-limits")


def reward(t: SeaTable, winner: int, loser: int) -> Script:
    """5 Gold for each level of one nation, never from one that wants the winner too or fights his nation.

    reward.player, reward.player-limits, bounty.value, plunder.bounty, ruling.reward-own-nation, ruling.reward-state
    """
    s = t.state
    if Reward(winner, loser=loser).options(s):
        flag = NATIONS.index(name_at((yield Reward(winner, loser=loser))))
        t.gain(winner, BOUNTY_GOLD * s.players[loser].bounty[flag], "reward")
    if is_pirate(s.players[loser]) and s.players[winner].who == RODRIGO:
        t.gain(winner, HEADHUNTER, "headhunter")


# ships


class TakeShip(Choose[Caribbean]):
    """Abandon one's own ship for the captured one?

    ruling.capture-declined
    """

    prompt = "ask-take-ship"
    rule = "capture.ship"
    choices = ("keep", "take")

    ship: int = 0

    def option(self, s: Caribbean, id: str) -> Option:
        ship = self.ship if id == "take" else s.players[self.seat].ship
        return Option(id, Text(f"option-{id}-ship", {"ship": ship_text(ship)}), (), self.rule)

    def prompt_text(self, s: Caribbean) -> Text:
        return Text(self.prompt, {"ship": ship_text(self.ship)})


def board_prize(t: SeaTable, seat: int, ship: int, now: list[int], mods: list[int], spent: bool) -> Script:
    """The winner moves over with his crew; his old modifications return to the ports; the prize keeps what it has.

    capture.ship, ruling.capture-condition, ruling.capture-mods
    """
    p = t.state.players[seat]
    crew, old = p.now[CREW], p.mods
    p.mods = mods[:]
    mods.clear()
    p.ship, p.now, p.spent = ship, list(now), spent
    p.now[CREW] = min(crew, most(p, CREW))
    t.tell(ShipTaken, seat, ship, False)
    t.drop_freight(seat)
    yield from return_mods(t, seat, old)


# NPCs


def npc_spoils(t: SeaTable, seat: int, boarded: int) -> Script:
    """An NPC is beaten (ruling.defeat-order): bounty or reward, its ship, its loot; what is too much goes last.

    bounty.flagship-defeat, reward.npc-pirate, plunder.pirate-npc, ruling.reward-npc-state
    """
    s = t.state
    p, enemy = s.players[seat], s.enemy
    assert enemy is not None
    npc = enemy.npc
    if npc >= PIRATE_SLOOP:
        if not is_pirate(p):
            t.gain(seat, REWARDS[npc], "reward")
        if p.who == RODRIGO:
            t.gain(seat, HEADHUNTER, "headhunter")
    elif not at_war(s, npc, nation(p)):
        t.raise_bounty(seat, npc)
    if boarded:
        if (yield TakeShip(seat, ship=enemy.ship)) == "take":
            yield from board_prize(t, seat, enemy.ship, enemy.now, [], False)
        if npc < PIRATE_SLOOP:
            yield from loot_flagship(t, seat, SHIPS[enemy.ship].locations[CARGO] - enemy.now[CARGO])
        yield from lighten(t, seat)
    defeated(t, npc)


def loot_flagship(t: SeaTable, seat: int, spoiled: int) -> Script:
    """Three cards for Gold; one lost at random for each cargo damage of the flagship; the rest may be kept.

    plunder.flagship, ruling.flagship-plunder-hold
    """
    s = t.state
    for _ in range(3):
        draw_openly(t)
    t.tell(CargoDrawn, seat, s.market[:])
    t.gain(seat, sum(LOOT[card] for card in s.market), "plunder")
    lost = []
    while spoiled > 0 and s.market:
        spoiled -= 1
        lost.append(s.market.pop(t.roll(1, len(s.market))[0] - 1 if len(s.market) > 1 else 0))
        t.put_away(lost[-1])
    if lost:
        t.tell(CargoLost, seat, lost)
    yield from stow(t, seat)


# players


class Plunder(Pick[Caribbean]):
    """What of the loser's is taken?"""

    prompt = "ask-plunder"
    rule = "plunder.player"

    loser: int = 0

    def items(self, s: Caribbean) -> Sequence[str]:
        return plunder_items(s.players[self.seat], s.players[self.loser])

    def option(self, s: Caribbean, id: str) -> Option:
        if id == "gold":
            return Option(id, Text("option-take-gold", {"gold": s.players[self.loser].gold}), (), self.rule)
        (what,) = named(id).values()
        return Option(id, text("option-take", what=what), (id,), self.rule)

    def prompt_text(self, s: Caribbean) -> Text:
        return Text(self.prompt, {"loser": Who(self.loser)})


def plunder_items(p: Player, q: Player) -> list[str]:
    """What a winner may take: Gold, cards, the rumor, weapons and specialists of types he lacks; never missions.

    plunder.player, plunder.missions
    """
    items = ["gold"] if q.gold else []
    items += [f"card:{card}" for card in (*q.hand, *q.hold, *q.rumor)]
    items += [f"weapon:{name}" for i, name in enumerate(WEAPONS) if has_weapon(q, i) and not has_weapon(p, i)]
    items += [f"card:{card}" for card in q.specialists if not has_specialist(p, SPECIALIST[card])]
    return items


def plunder(t: SeaTable, winner: int, loser: int) -> Script:
    """First the choice of ship, then what is taken, then what the limits make one give up (ruling.plunder-limits).

    plunder.specialists, ruling.plunder-secret, ruling.plunder-gold
    """
    s = t.state
    p, q = s.players[winner], s.players[loser]
    if (yield TakeShip(winner, ship=q.ship)) == "take":
        yield from board_prize(t, winner, q.ship, q.now, q.mods, q.spent)
    for card in (*q.hand, *q.hold, *q.rumor):
        t.show(card, winner)
    t.know_stash(q, q.stash, q.stash)
    chosen = yield Plunder(winner, loser=loser)
    gold = 0
    for id in chosen:
        head, _, rest = id.partition(":")
        if head == "gold":
            gold = q.gold
            p.gold += gold
            q.gold = 0
        elif head == "weapon":
            p.weapons |= 1 << WEAPONS.index(rest)
            q.weapons &= ~(1 << WEAPONS.index(rest))
        else:
            card = int(rest)
            pairs = ((p.hand, q.hand), (p.hold, q.hold), (s.drawn, q.rumor), (p.specialists, q.specialists))
            for mine, theirs in pairs:
                if card in theirs:
                    theirs.remove(card)
                    mine.append(card)
    t.tell(Plundered, winner, loser, gold, len(chosen) - (gold > 0))
    yield from hand_limit(t, winner)
    yield from keep_one(t, winner)
    yield from lighten(t, winner)
