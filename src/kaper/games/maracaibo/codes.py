"""The vocabulary of effects: how the data files write what a card, slot or space does, read once into numbers.

An effect is `when:name(argument;argument)`. `now:` happens at once, `perm:` lasts, `income:` pays at the end of each
round, `end:` scores at the end of the game. `;` and `+` join effects, ` | ` separates alternatives. Each different
`now:` effect has a number; what is still to be done in a turn is lists of such numbers (`chain.py`), and a number may
carry a parameter in its upper bits. Lasting effects only add to numbers on a player's board, named in `LASTING`.
"""

from __future__ import annotations

import msgspec

KINDS = ("gold", "emerald", "pearl")  # of treasures and of raid dice
DIE = 3  # a treasure of the kind of the raid
ANY = 4  # a treasure of the player's choice
TREASURE_WORDS = (*KINDS, "die", "any")
CARD_KINDS = ("equipment", "crew", "ship")  # of improvements
COUNTED = ("buried", "quest", "river", *CARD_KINDS, *KINDS)  # for which an effect gives points
PARAMETER = 10  # bits of the number of an effect; a parameter lies above them


class Effect(msgspec.Struct, frozen=True):
    """One effect as it is written: when it works, its name and its arguments."""

    when: str
    name: str
    args: tuple[str, ...] = ()

    @property
    def code(self) -> str:
        """The effect as the data files write it."""
        return f"{self.when}:{self.name}" + (f"({';'.join(self.args)})" if self.args else "")


def split(text: str, marks: str) -> list[str]:
    """The parts of a text between marks that stand outside parentheses."""
    parts, depth, start = [], 0, 0
    for i, letter in enumerate(text):
        depth += (letter == "(") - (letter == ")")
        if letter in marks and not depth:
            parts.append(text[start:i].strip())
            start = i + 1
    return [part for part in (*parts, text[start:].strip()) if part]


def effects_of(text: str) -> list[Effect]:
    """The effects of a text without alternatives."""
    found = []
    for part in split(text, ";+"):
        when, _, rest = part.partition(":")
        name, _, inside = rest.partition("(")
        found.append(Effect(when, name, tuple(split(inside.removesuffix(")"), ";"))))
    return found


NAMES: list[str] = []
"""The id of every `now:` effect in the menu of what is to be done: `bury`, `explore:3`, `acquire:crew:3`."""
EFFECTS: list[Effect] = []
"""What stands behind each number."""
NUMBERS: list[tuple[int, ...]] = []
"""The arguments of each as numbers: kinds of treasures by place, those of cards after them, `max6` as 6."""
BRANCHES: dict[int, tuple[tuple[int, ...], ...]] = {}
"""The alternatives of the effects that are a choice."""
_known: dict[str, int] = {}


def _as_number(word: str, words: tuple[str, ...]) -> int:
    return words.index(word) if word in words else int(word.removeprefix("max"))


def number_of(effect: Effect, branches: tuple[tuple[int, ...], ...] = ()) -> int:
    """The number of a `now:` effect; the same for equal effects."""
    code = effect.code
    if code not in _known:
        _known[code] = len(EFFECTS)
        EFFECTS.append(effect)
        NAMES.append(":".join((effect.name, *effect.args)))
        if branches:
            BRANCHES[_known[code]] = branches
            NUMBERS.append(())
        else:
            words = COUNTED if effect.name == "vp_per" else (*TREASURE_WORDS, *CARD_KINDS)
            NUMBERS.append(tuple(_as_number(word, words) for word in effect.args))
    return _known[code]


def now(text: str) -> tuple[int, ...]:
    """The numbers of the `now:` effects in a text; alternatives become one effect that is a choice."""
    branches = split(text, "|")
    if len(branches) > 1:
        chosen = tuple(now(branch) for branch in branches)
        return (number_of(Effect("now", "either", tuple(branches)), chosen),)
    return tuple(number_of(effect) for effect in effects_of(text) if effect.when == "now")


# lasting effects

LASTING = {
    "perm:raid_plus": "raid_plus",
    "perm:explore_plus": "explore_plus",
    "perm:discount": "discount",
    "perm:move_plus": "move_plus",
    "perm:extra_reroll": "rerolls",
    "perm:quest_refresh": "refreshes",
    "income:doubloons": "doubloon_income",
    "income:vp": "vp_income",
    "income:doubloons_per_quest": "quest_income",
}
"""The number on a player's board to which each lasting effect adds its argument (1 without one)."""


class RaidAction(msgspec.Struct, frozen=True):
    """A way to spend strength: where it is printed, what it costs and what it gives."""

    id: str
    strength: int
    reward: tuple[int, ...]


class Swap(msgspec.Struct, frozen=True):
    """Steps of an exploration given up for a reward."""

    id: str
    steps: int
    reward: tuple[int, ...]


RAID_ACTIONS: list[RaidAction] = []
SWAPS: list[Swap] = []
BURIALS: list[tuple[int, ...]] = []
"""What each burial space gives: five of each kind on the hideout, then those that a galleon adds."""


def lasting(id: str, text: str) -> tuple[tuple[str, int], ...]:
    """What a card, slot or galleon adds to which numbers of its owner's board, for good."""
    found: list[tuple[str, int]] = []
    for effect in effects_of(text):
        kind, args = f"{effect.when}:{effect.name}", effect.args
        if kind in LASTING:
            found.append((LASTING[kind], int(args[0]) if args else 1))
        elif kind == "perm:die_plus":
            found.append((f"{args[0]}_plus", int(args[1])))
        elif kind == "perm:raid_action":
            found.append(("raid_actions", 1 << len(RAID_ACTIONS)))
            RAID_ACTIONS.append(RaidAction(id, int(args[0]), now(args[1])))
        elif kind == "perm:explore_swap":
            found.append(("swaps", 1 << len(SWAPS)))
            SWAPS.append(Swap(id, int(args[0]), now(args[1])))
        elif kind == "perm:burial_spaces":
            found.append(("more_burials", len(args)))
            BURIALS.extend(now(arg) for arg in args)
    return tuple(found)


def scoring(text: str) -> tuple[tuple[str, int, int], ...]:
    """The grey scrolls of a card: what is counted, how many make a set, VP for each set."""
    found = []
    for effect in effects_of(text):
        if effect.when == "end":
            name, args = effect.name, effect.args
            if name == "per3":
                found.append((args[0], 3, int(args[1])))
            elif name == "per3_quests":
                found.append(("quests", 3, int(args[0])))
            elif name == "per_buried":
                found.append(("buried", 1, int(args[0])))
            else:
                raise ValueError(f"unknown effect {effect.code}")
    return tuple(found)
