"""Names of things as texts: cards, places, treasures, and effects in words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from kaper.core.words import Text, Who
from kaper.core.words import text as say
from kaper.games.maracaibo.box import QUEST0, QUESTS, item_key
from kaper.games.maracaibo.chart import GULF, MARACAIBO, START
from kaper.games.maracaibo.codes import BRANCHES, EFFECTS, KINDS, PARAMETER, Effect, effects_of, split

RED = -1  # Redbeard where a seat is meant


def who_text(seat: int) -> Text | Who:
    """A player by name, or Redbeard."""
    return Who(seat) if seat >= 0 else Text("redbeard")


def item_text(item: int) -> Text:
    """The name of a card, galleon or quest."""
    return Text(item_key(item))


def quest_option(card: int) -> Text:
    """Taking a quest, with what its two conditions need and bring."""
    quest = QUESTS[card - QUEST0]
    easy, hard = ("+".join(str(n) for n in need) for need in (quest.easy, quest.hard))
    points = {"easy_vp": quest.easy_vp, "hard_vp": quest.hard_vp}
    return say("option-quest", card=item_text(card), easy=easy, hard=hard, **points)


def kind_text(kind: int, case: str = "") -> Text:
    """Gold, emerald, pearl."""
    return Text(f"kind-{KINDS[kind]}{case}")


def place_text(place: int, sea: list[int], down: int = 0) -> Text:
    """Where a ship lies: the card there, or a space of the board."""
    if place == START:
        return Text("place-start")
    if place in (GULF, MARACAIBO):
        return Text("place-gulf" if place == GULF else "place-maracaibo")
    return Text("card-hidden") if down >> place & 1 else item_text(sea[place])


def effect_text(effect: Effect, head: str = "") -> Text:
    """One effect in words, of whatever time it works; with the head `act` as what a player does: a verb first."""
    name, args = effect.name, effect.args
    key = f"{head or f'effect-{effect.when}'}-{name.replace('_', '-')}"
    if name == "treasure" and args[0] not in KINDS:
        return Text(f"{key}-{args[0]}")
    if name in ("treasure", "cube"):
        return say(key, kind=Text(f"kind-{args[0]}"))
    if name == "either":
        return either([line_text(branch) for branch in args])
    if name in ("raid_action", "explore_swap"):
        return say(key, n=int(args[0]), what=line_text(args[1]))
    if name == "burial_spaces":
        return say(key, what=[line_text(arg) for arg in args])
    if name in ("raid_colour", "die_plus", "per3"):
        return say(key, kind=Text(f"kind-{args[0]}"), n=int(args[1]))
    if name == "vp_per":
        most = int(args[2].removeprefix("max")) if len(args) > 2 else 0
        return say(key, what=Text(f"counted-{args[0]}"), n=int(args[1]), most=most)
    if name == "acquire":
        return say(key, kind=Text(f"improvement-{args[0]}"), n=int(args[1]))
    return say(key, n=int(args[0])) if args else Text(key)


def either(branches: list[Text]) -> Text:
    """Alternatives, between slashes as on the cards."""
    first, *rest = branches
    return say("effect-now-either", one=first, other=either(rest)) if rest else first


def number_text(code: int) -> Text:
    """A `now:` effect by its number."""
    number = code & (1 << PARAMETER) - 1
    if number in BRANCHES:
        return either([numbers_text(branch) for branch in BRANCHES[number]])
    return effect_text(EFFECTS[number])


def act_text(codes: Sequence[int]) -> Text:
    """What a player chooses to do, verb first; several effects that belong together are named after one verb."""
    if len(codes) == 1:
        return effect_text(EFFECTS[codes[0] & (1 << PARAMETER) - 1], "act")
    return say("act-several", what=numbers_text(codes))


def numbers_text(codes: Iterable[int]) -> Text:
    """Several effects joined."""
    parts: list[Text | Who] = [number_text(code) for code in codes]
    return say("effects", what=parts) if parts else Text("effect-none")


def line_text(line: str) -> Text:
    """The effects of a card, slot or space as the data files write them, in words."""
    branches = split(line, "|")
    if len(branches) > 1:
        return either([line_text(branch) for branch in branches])
    parts: list[Text | Who] = [effect_text(effect) for effect in effects_of(line)]
    return say("effects", what=parts) if parts else Text("effect-none")
