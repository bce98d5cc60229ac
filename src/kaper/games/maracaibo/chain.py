"""The interpreter of effects: what is still to be done this turn, and who does it.

`state.chain` is a pile of groups. The effects of one group may be done in any order; a group that an effect brings
comes on top and is finished first. An effect is a number (codes.py) with a function of its own, registered by
`@effect`. `done` gives up what is left of a group; what must happen happens then.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache

import msgspec

from kaper.core.decisions import PASS, Answer, Choose
from kaper.core.table import Asking, Script
from kaper.core.words import Option, Text
from kaper.core.words import text as say
from kaper.games.maracaibo.box import GAIN, REFILL, SPEND, TREASURE_OF_DIE
from kaper.games.maracaibo.codes import BRANCHES, EFFECTS, NAMES, NUMBERS, PARAMETER, RAID_ACTIONS, RaidAction
from kaper.games.maracaibo.events import StrengthSpent
from kaper.games.maracaibo.state import Player, Sea, pool_kind, pool_strength
from kaper.games.maracaibo.table import COINS, POINTS, SeaTable
from kaper.games.maracaibo.words import act_text, kind_text, numbers_text

DONE = "done"
MASK = (1 << PARAMETER) - 1
Args = tuple[int, ...]
Run = Callable[[SeaTable, int, Args, bool], Asking[bool] | None]
"""The function of an effect: a plain one where it asks nobody; else it gives back whether it was done."""
Can = Callable[[Sea, Player, Args], bool]


class Doing(msgspec.Struct, frozen=True):
    """How an effect is done: its function, when it can be done at all, and of what nature it is.

    `asks`: its function begins with a question that can be declined. `forced`: it happens even if the player is done.
    `uses`: it takes doubloons or stored treasures, which strength left from a raid may bring.
    """

    run: Run
    can: Can
    asks: bool
    forced: bool
    uses: bool
    rule: str


DOINGS: dict[str, Doing] = {}


def always(s: Sea, p: Player, args: Args) -> bool:
    """An effect that can be done at any time."""
    return True


def effect(
    name: str, rule: str, can: Can = always, *, asks: bool = True, forced: bool = False, uses: bool = False
) -> Callable[[Run], Run]:
    """Register the function of an effect."""

    def register(run: Run) -> Run:
        DOINGS[name] = Doing(run, can, asks, forced, uses, rule)
        return run

    return register


def doing(code: int) -> Doing:
    """The function behind a number."""
    return DOINGS[EFFECTS[code & MASK].name]


def arguments(code: int) -> Args:
    """The arguments of an effect: those written in the data, or the parameter that the number carries."""
    return NUMBERS[code & MASK] or ((code >> PARAMETER,) if code > MASK else ())


def can_do(s: Sea, p: Player, code: int) -> bool:
    """Can this effect be done now? Of alternatives one suffices."""
    branches = BRANCHES.get(code)
    if branches is not None:
        return any(can_any(s, p, branch) for branch in branches)
    return doing(code).can(s, p, arguments(code))


def can_any(s: Sea, p: Player, codes: Sequence[int]) -> bool:
    """Can one of several effects be done, or does one happen of itself?"""
    return any(code in POINTS or code in COINS or can_do(s, p, code) for code in codes)


BRANCH_NAMES: dict[int, tuple[str, ...]] = {
    code: tuple("+".join(NAMES[part] for part in branch) for branch in branches) for code, branches in BRANCHES.items()
}


def possible(s: Sea, p: Player, group: list[int]) -> list[int]:
    """The different effects of a group that can be done now."""
    found: list[int] = []
    for code in group:
        if code not in found and can_do(s, p, code):
            found.append(code)
    return found


def spends(s: Sea, p: Player) -> list[str]:
    """The raid actions for which strength is left: `spend:treasure`, or `spend:treasure:1` for the second raid's."""
    found: list[str] = []
    actions = p.raid_actions & ~s.used
    for i, pool in enumerate(s.pools):
        strength = pool_strength(pool)
        if strength:
            for action in open_actions(actions):
                if action.strength <= strength and can_any(s, p, rewarded(action.reward, pool)):
                    found.append(f"spend:{action.id}:{i}" if i else f"spend:{action.id}")
    return found


@cache
def open_actions(actions: int) -> list[RaidAction]:
    """The raid actions of a mask."""
    return [action for number, action in enumerate(RAID_ACTIONS) if actions >> number & 1]


ACTION_NUMBER = {action.id: number for number, action in enumerate(RAID_ACTIONS)}


def rewarded(reward: tuple[int, ...], pool: int) -> tuple[int, ...]:
    """A raid action's reward in the kind of its raid (raid.action.vp, raid.action.money, raid.action.treasure)."""
    return of_kind(reward, pool_kind(pool)) if TREASURE_OF_DIE in reward else reward


@cache
def of_kind(reward: tuple[int, ...], kind: int) -> tuple[int, ...]:
    return tuple(GAIN[kind] if code == TREASURE_OF_DIE else code for code in reward)


def menu(s: Sea, p: Player) -> list[str]:
    """What can be done now, by id, and `done`."""
    found = []
    if s.chain and s.chain[-1][0] != SPEND:
        for code in possible(s, p, s.chain[-1]):
            if code in BRANCHES:
                for name, branch in zip(BRANCH_NAMES[code], BRANCHES[code], strict=True):
                    if can_any(s, p, branch):
                        found.append(name)
            else:
                found.append(NAMES[code & MASK])
    return [*found, *spends(s, p), DONE]


class Do(Choose[Sea]):
    """What is done next?"""

    prompt = "ask-do"
    rule = "ruling.effect-order"

    def options(self, s: Sea) -> Sequence[str]:
        return menu(s, s.players[self.seat])

    def sole(self, s: Sea) -> Answer | None:
        return None  # there is always something to do and the end of it

    def prompt_text(self, s: Sea) -> Text:
        if s.chain and s.chain[-1][0] == SPEND:
            return Text("ask-spend")
        return Text("ask-do") if s.chain else Text("ask-spend-last")

    def option(self, s: Sea, id: str) -> Option:
        if id == DONE:
            return Option(id, done_text(s), ("done",), "ruling.optional-default")
        if id.startswith("spend:"):
            number, pool = spending(id)
            action = RAID_ACTIONS[number]
            missed = forgone(s, s.players[self.seat], action, s.pools[pool])
            words = say(
                "option-spend",
                count=action.strength,
                what=numbers_text(rewarded(action.reward, s.pools[pool])),
                left=pool_strength(s.pools[pool]),
                kind=kind_text(pool_kind(s.pools[pool])),
                short=int(missed is not action),
                missed=numbers_text(rewarded(missed.reward, s.pools[pool])),
            )
            return Option(id, words, (f"action:{action.id}",), "raid.spend")
        code, branch = chosen(s, id)
        codes = (code,) if branch is None else branch
        targets = tuple(dict.fromkeys(f"effect:{NAMES[part & MASK]}" for part in codes))
        rule = "location.slash" if branch is not None else doing(code).rule
        return Option(id, act_text(codes), targets, rule)


def done_text(s: Sea) -> Text:
    """Going on described, with what is given up by it."""
    if s.chain and s.chain[-1][0] != SPEND:
        return say("option-done", what=numbers_text(s.chain[-1]))
    left = sum(pool_strength(pool) for pool in s.pools)
    return say("option-done-raid" if s.chain else "option-end-turn", left=left)


def forgone(s: Sea, p: Player, action: RaidAction, pool: int) -> RaidAction:
    """The dearest raid action for which no strength would be left after this one; itself where there is none dearer."""
    strength = pool_strength(pool)
    dearer = [
        other
        for other in open_actions(p.raid_actions & ~s.used)
        if max(strength - action.strength, action.strength) < other.strength <= strength
        if can_any(s, p, rewarded(other.reward, pool))
    ]
    return max(dearer, key=lambda other: other.strength, default=action)


def spending(id: str) -> tuple[int, int]:
    """The raid action and the pool that an id names."""
    _, action, *pool = id.split(":")
    return ACTION_NUMBER[action], int(pool[0]) if pool else 0


def chosen(s: Sea, id: str) -> tuple[int, tuple[int, ...] | None]:
    """The effect of the present group that an id names; for alternatives also the branch."""
    for code in s.chain[-1]:
        if code in BRANCHES:
            if id in BRANCH_NAMES[code]:
                return code, BRANCHES[code][BRANCH_NAMES[code].index(id)]
        elif NAMES[code & MASK] == id:
            return code, None
    raise LookupError(id)


def chain(t: SeaTable) -> Script | None:
    """One thing of the list is done; then this scene comes again until the list is empty.

    ruling.effect-order, ruling.optional-default
    """
    s = t.state
    seat = s.active
    p = s.players[seat]
    found: list[int] = []
    while s.chain:
        group = s.chain[-1]
        if group[0] & MASK == REFILL:
            s.chain.pop()
            t.refill(group[0] >> PARAMETER)
        elif group[0] == SPEND:
            if spends(s, p):
                return choose_and_do(t, seat)
            s.chain.pop()
        else:
            found = possible(s, p, group)
            strong = bool(s.pools) and may_spend_first(s, p)
            if len(found) == 1 and doing_asks(found[0]) and not strong:
                return do_at_once(t, seat, found[0])
            if strong or any(not doing_forced(code) for code in found):
                return choose_and_do(t, seat)
            if found and s.pools and spends(s, p):
                return choose_and_do(t, seat)
            finish(t, seat)
    if s.pools and not s.stopped and spends(s, p):
        return choose_and_do(t, seat)
    t.next("turn_ends")
    return None


def may_spend_first(s: Sea, p: Player) -> bool:
    """Could strength left be spent for what waits now? (ruling.raid-pool)"""
    waits = any(code not in BRANCHES and doing(code).uses for code in s.chain[-1])
    return waits and not s.stopped and bool(spends(s, p))


def doing_asks(code: int) -> bool:
    return code not in BRANCHES and doing(code).asks


def doing_forced(code: int) -> bool:
    return code not in BRANCHES and doing(code).forced


def finish(t: SeaTable, seat: int) -> None:
    """The rest of a group is given up; what must happen happens."""
    group = t.state.chain.pop()
    for code in group:
        if doing_forced(code):
            doing(code).run(t, seat, arguments(code), False)


def remove(s: Sea, code: int) -> None:
    """An effect of the present group is about to be done."""
    group = s.chain[-1]
    group.remove(code)
    if not group:
        s.chain.pop()
    s.stopped = False


def run(t: SeaTable, seat: int, code: int, may_pass: bool) -> Asking[bool]:
    """An effect is done by its function; False: it was declined."""
    s = t.state
    s.doing = code
    asking = doing(code).run(t, seat, arguments(code), may_pass)
    done = True if asking is None else (yield from asking)
    s.doing = -1
    if done:
        s.done.append(code)
    return done


def do_at_once(t: SeaTable, seat: int, code: int) -> Script:
    """The only effect that can be done is done without asking which; its own question can be declined."""
    s = t.state
    group = s.chain[-1]
    remove(s, code)
    if not (yield from run(t, seat, code, True)) and group:
        finish(t, seat)
    t.next("chain")


def choose_and_do(t: SeaTable, seat: int) -> Script:
    """The player chooses what is done next."""
    s = t.state
    answer = yield Do(seat)
    if answer == DONE:
        if s.chain:
            finish_or_stop(t, seat)
        else:
            s.stopped = True
    elif answer.startswith("spend:"):
        yield from spend(t, seat, *spending(answer))
    else:
        code, branch = chosen(s, answer)
        remove(s, code)
        if branch is None:
            yield from run(t, seat, code, False)
        elif len(branch) == 1 and branch[0] not in POINTS and branch[0] not in COINS:
            yield from run(t, seat, branch[0], False)
        else:
            t.push(seat, branch)
    t.next("chain")


def finish_or_stop(t: SeaTable, seat: int) -> None:
    """`done` ends the spending of strength, or gives up the rest of a group (raid.leftover)."""
    s = t.state
    if s.chain[-1][0] == SPEND:
        s.chain.pop()
        s.stopped = True
    else:
        finish(t, seat)


def spend(t: SeaTable, seat: int, number: int, place: int) -> Asking[None]:
    """Strength for a raid action, each once a turn; its reward is resolved at once, and a part of it may be declined.

    raid.spend, ruling.raid-once-per-turn, ruling.optional-default
    """
    s = t.state
    action, pool = RAID_ACTIONS[number], s.pools[place]
    s.used |= 1 << number
    s.stopped = False
    s.pools[place] -= action.strength << 2
    t.tell(StrengthSpent, seat, number, pool_kind(pool), pool_strength(s.pools[place]))
    depth = len(s.chain)
    t.push(seat, rewarded(action.reward, pool))
    if len(s.chain) > depth and len(s.chain[-1]) == 1 and doing_asks(s.chain[-1][0]):
        yield from run(t, seat, s.chain.pop()[0], len(action.reward) > 1)


def passing(may_pass: bool) -> list[str]:
    """The option to decline, where an effect may still be declined."""
    return [PASS] if may_pass else []


def pass_option(rule: str) -> Option:
    """Declining described."""
    return Option(PASS, Text("option-pass"), ("pass",), rule)


def start(t: SeaTable, seat: int, *groups: Sequence[int]) -> None:
    """Groups of effects in the order in which they come; then the turn goes on with them."""
    for group in reversed(groups):
        t.push(seat, group)
    t.next("chain")
