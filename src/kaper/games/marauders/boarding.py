"""Crew combat: after a boarding at sea, or against a garrison ashore for a rumor or mission."""

from __future__ import annotations

from collections.abc import Sequence

from kaper.core.decisions import Choose
from kaper.core.table import Script
from kaper.games.marauders.battle import cubes, skill_of
from kaper.games.marauders.box import CREW_POST, CREW_PRE, FALCONETS, VETERAN
from kaper.games.marauders.captains import CREW, LEADERSHIP, SLOOP
from kaper.games.marauders.fight_events import BattleBegan, BattleEnded, CrewLost, Rolled
from kaper.games.marauders.glory import combat_window, pips, successes
from kaper.games.marauders.state import Battle, Caribbean, Enemy, has_mod, has_specialist
from kaper.games.marauders.table import SeaTable


def boarding(t: SeaTable) -> None:
    """Just before a crew combat at sea the Falconets fire, both at the same time; a crew of zero has lost.

    mod.falconets, ruling.falconets-both, crew.triggers
    """
    s, b = t.state, t.state.fight
    b.boarding = True
    if settled(t):
        return
    losses = [0, 0]
    for side in (0, 1):
        seat = b.sides[side]
        if seat >= 0 and has_mod(s.players[seat], FALCONETS):
            dice = t.roll(2)
            t.tell(Rolled, seat, s.npc, "falconets", dice)
            losses[1 - side] = int(successes(dice) > 0)
    lose_crew(t, b, losses)
    if not settled(t):
        t.next(crew_round)


def settled(t: SeaTable) -> bool:
    """Has a side no crew, outside the roll that decides ties? Both: nobody wins.

    hit.crew
    """
    s, b = t.state, t.state.fight
    alive = [cubes(s, b, side)[CREW] > 0 for side in (0, 1)]
    if all(alive):
        return False
    crew_decides(t, alive.index(True) if any(alive) else -1)
    return True


def lose_crew(t: SeaTable, b: Battle, losses: list[int]) -> None:
    """Both sides lose crew at the same time."""
    for side in (0, 1):
        now = cubes(t.state, b, side)
        lost = min(losses[side], now[CREW])
        now[CREW] -= lost
        if lost:
            t.tell(CrewLost, b.sides[side], t.state.npc, lost)


def crew_decides(t: SeaTable, winner: int) -> None:
    """The crew combat is over: a victory, or no winner and both live on with crew 0 (crew.lose).

    ruling.crew-no-winner, ruling.crew-winner-zero
    """
    s, b = t.state, t.state.fight
    if b.prize >= 0:
        if winner == 1:
            t.tell(BattleEnded, -1, -1, "boarded")
            t.then(("death", b.sides[0], 0), "battle_closed", "captains_left")
        else:
            t.then("battle_closed", ("garrison", b.sides[0], b.prize, int(winner == 0)))
    elif winner < 0:
        t.tell(BattleEnded, b.sides[0], s.npc, "parted")
        t.next("battle_closed")
    else:
        t.next("victory", winner, 1)


class BreakOff(Choose[Caribbean]):
    """Ashore: fight on, or break off?

    ruling.crew-no-retreat
    """

    prompt = "ask-break-off"
    rule = "ruling.land-crew-combat"

    def options(self, s: Caribbean) -> Sequence[str]:
        return ["fight", "break-off"] if s.players[self.seat].now[CREW] > 0 else ["break-off"]


def crew_round(t: SeaTable) -> Script:
    """Both roll Leadership; every success costs the enemy a crew point, at most as many as one's own crew.

    crew.round
    """
    s, b = t.state, t.state.fight
    if b.prize >= 0 and (yield BreakOff(b.sides[0])) == "break-off":
        t.tell(BattleEnded, -1, -1, "broken-off")
        t.then("battle_closed", ("garrison", b.sides[0], b.prize, 0))
        return
    b.round += 1
    b.bonus = [0, 0]
    yield from combat_window(t, CREW_PRE)
    for side in (0, 1):
        b.dice[side] = t.roll(leadership_dice(s, b, side))
        t.tell(Rolled, b.sides[side], s.npc, "crew", b.dice[side][:])
    yield from combat_window(t, CREW_POST)
    crews = [cubes(s, b, side)[CREW] for side in (0, 1)]
    lose_crew(t, b, [min(successes(b.dice[1 - side]), crews[1 - side]) for side in (0, 1)])
    alive = [cubes(s, b, side)[CREW] > 0 for side in (0, 1)]
    if all(alive):
        t.next(crew_round)
    elif any(alive):
        crew_decides(t, alive.index(True))
    else:
        crew_decides(t, last_stand(b))


def leadership_dice(s: Caribbean, b: Battle, side: int) -> int:
    """Leadership, the Veteran and cards."""
    seat = b.sides[side]
    veteran = seat >= 0 and has_specialist(s.players[seat], VETERAN)
    return skill_of(s, b, side, LEADERSHIP) + veteran + b.bonus[side]


def last_stand(b: Battle) -> int:
    """Both crews fell: more successes as rolled win, then more pips; -1: nobody (crew.both-zero).

    ruling.crew-successes-uncapped
    """
    one, two = [(successes(dice), pips(dice)) for dice in b.dice]
    return -1 if one == two else 0 if one > two else 1


def storm_garrison(t: SeaTable, seat: int, card: int, crew: int, leadership: int) -> None:
    """A crew combat ashore begins, for this rumor or mission (ruling.land-crew-combat)."""
    s = t.state
    s.enemy = Enemy(-1, SLOOP, [1, 0, 0, crew, 0], 0, leadership)
    s.battle = Battle([seat, -1], prize=card, crew=[s.players[seat].now[CREW], crew], boarding=True)
    t.tell(BattleBegan, seat, -1, -1)
    t.next(crew_round)
