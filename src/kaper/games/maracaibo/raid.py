"""Raids: three dice, a re-roll, one die chosen, strength that lasts to the end of the turn."""

from __future__ import annotations

from collections.abc import Sequence

from kaper.core.decisions import PASS, Choose
from kaper.core.table import Asking
from kaper.core.words import Option, Text
from kaper.core.words import text as say
from kaper.games.maracaibo.box import SPEND
from kaper.games.maracaibo.chain import Args, effect, pass_option, passing
from kaper.games.maracaibo.codes import KINDS
from kaper.games.maracaibo.events import RaidChosen, RaidRolled
from kaper.games.maracaibo.state import DIE_FIELDS, Player, Sea
from kaper.games.maracaibo.table import SeaTable
from kaper.games.maracaibo.words import kind_text

REROLL = "reroll"
REROLLS = 1  # of all dice, for everybody


def strength(s: Sea, p: Player, kind: int) -> int:
    """Pips, bonuses of every raid, of this die, and of this raid alone (raid.bonus, ruling.die-bonus-before-choice)."""
    bonus: int = getattr(p, DIE_FIELDS[kind])
    return s.dice[kind] + p.raid_plus + bonus + s.once


class KeepDie(Choose[Sea]):
    """Which die is kept, or are all rolled again?"""

    prompt = "ask-keep-die"
    rule = "raid.choose-die"

    def options(self, s: Sea) -> Sequence[str]:
        found = [kind for kind, face in zip(KINDS, s.dice, strict=True) if face]
        return [*found, REROLL] if s.rerolls else found

    def option(self, s: Sea, id: str) -> Option:
        if id == REROLL:
            return Option(id, say("option-reroll", count=sum(face > 0 for face in s.dice)), ("reroll",), "raid.roll")
        kind = KINDS.index(id)
        total = strength(s, s.players[self.seat], kind)
        words = say("option-keep-die", kind=Text(f"kind-{id}"), face=s.dice[kind], strength=total)
        return Option(id, words, (f"die:{id}",), "ruling.die-bonus-before-choice")


def rolled_raid(t: SeaTable, seat: int, dice: Sequence[int], once: int) -> Asking[None]:
    """Roll the dice of these kinds, perhaps again; the die kept gives kind and strength.

    raid.roll, raid.choose-die, ruling.reroll-final
    """
    s = t.state
    p = s.players[seat]
    s.rerolls, s.once = REROLLS + p.rerolls, once
    roll(t, seat, dice)
    while True:
        answer = yield KeepDie(seat)
        if answer != REROLL:
            break
        s.rerolls -= 1
        roll(t, seat, dice)
    kind = KINDS.index(answer)
    whole = strength(s, p, kind)
    s.dice = []
    begin(t, seat, kind, whole)


def roll(t: SeaTable, seat: int, dice: Sequence[int]) -> None:
    """All dice of this raid."""
    s = t.state
    s.dice = [0, 0, 0]
    for kind, face in zip(dice, t.roll(len(dice)), strict=True):
        s.dice[kind] = face
    t.tell(RaidRolled, seat, s.dice, s.rerolls)


def begin(t: SeaTable, seat: int, kind: int, whole: int) -> None:
    """A raid of this kind and strength; its strength is spent next (raid.colour, ruling.raid-pool)."""
    s = t.state
    s.pools.append(kind | whole << 2)
    t.tell(RaidChosen, seat, kind, whole)
    s.chain.append([SPEND])


@effect("raid", "raid.roll", asks=False)
def raid(t: SeaTable, seat: int, args: Args, may_pass: bool) -> Asking[bool]:
    """A raid with three dice (raid.roll)."""
    yield from rolled_raid(t, seat, range(3), 0)
    return True


@effect("raid_plus_once", "gulf.raid", asks=False)
def raid_plus_once(t: SeaTable, seat: int, args: Args, may_pass: bool) -> Asking[bool]:
    """A raid with extra strength (effect.raid-plus)."""
    yield from rolled_raid(t, seat, range(3), args[0])
    return True


@effect("raid_colour", "effect.raid-colour", asks=False)
def raid_colour(t: SeaTable, seat: int, args: Args, may_pass: bool) -> Asking[bool]:
    """A raid with one die and extra strength (effect.raid-colour, ruling.raid-colour-reroll)."""
    yield from rolled_raid(t, seat, (args[0],), args[1])
    return True


class RaidKind(Choose[Sea]):
    """A raid without dice: for which kind of treasure?"""

    prompt = "ask-raid-kind"
    rule = "ruling.raid-fixed-kind"

    value: int = 0
    may_pass: bool = False

    def options(self, s: Sea) -> Sequence[str]:
        return [*KINDS, *passing(self.may_pass)]

    def option(self, s: Sea, id: str) -> Option:
        if id == PASS:
            return pass_option("ruling.optional-default")
        whole = self.value + s.players[self.seat].raid_plus
        words = say("option-raid-kind", kind=kind_text(KINDS.index(id), ".acc"), strength=whole)
        return Option(id, words, (f"island:{id}",), self.rule)


@effect("raid_fixed", "effect.raid-fixed")
def raid_fixed(t: SeaTable, seat: int, args: Args, may_pass: bool) -> Asking[bool]:
    """A raid as if the shown number had been rolled; bonuses of dice do not count.

    effect.raid-fixed, ruling.raid-fixed-kind
    """
    answer = yield RaidKind(seat, args[0], may_pass)
    if answer == PASS:
        return False
    begin(t, seat, KINDS.index(answer), args[0] + t.state.players[seat].raid_plus)
    return True
