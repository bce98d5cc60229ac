"""Treasures: gained, stored, buried; cubes on the islands; points for what one has."""

from __future__ import annotations

from collections.abc import Sequence

from kaper.core.decisions import PASS, Choose
from kaper.core.table import Asking
from kaper.core.words import Option, Text
from kaper.core.words import text as say
from kaper.games.maracaibo.box import BURIAL_TEXT, HIDEOUT_HOLES, HIDEOUT_TEXT, HOLES, worth
from kaper.games.maracaibo.chain import Args, effect, pass_option, passing
from kaper.games.maracaibo.codes import ANY, COUNTED, KINDS
from kaper.games.maracaibo.state import TALLY, Sea, free_holes, income, may_bury
from kaper.games.maracaibo.table import SeaTable
from kaper.games.maracaibo.words import kind_text, line_text

BONUS, STORE = "bonus", "store"


# gaining treasures


class Store(Choose[Sea]):
    """Where does a treasure just gained go: onto the bonus space or beside it?"""

    prompt = "ask-store"
    rule = "treasure.bonus-space"

    treasure: int
    may_pass: bool = False

    def options(self, s: Sea) -> Sequence[str]:
        free = not s.players[self.seat].bonus >> self.treasure & 1
        return [*([BONUS] if free else []), STORE, *passing(self.may_pass)]

    def prompt_text(self, s: Sea) -> Text:
        return say("ask-store", kind=kind_text(self.treasure, ".acc"))

    def option(self, s: Sea, id: str) -> Option:
        kind = KINDS[self.treasure]
        if id == PASS:
            return pass_option("ruling.optional-default")
        left = max(s.cubes[self.treasure] - 1, 0)
        words = say(
            f"option-{id}",
            kind=kind_text(self.treasure, ".acc"),
            what=line_text(HIDEOUT_TEXT[self.treasure]),
            cubes=left,
            worth=worth(left),
        )
        return Option(id, words, (f"{'bonus' if id == BONUS else 'store'}:{kind}", f"island:{kind}"), self.rule)


class ChooseKind(Choose[Sea]):
    """Which kind of treasure, or which treasure island?"""

    prompt = "ask-kind"
    rule = "effect.gain-treasure"

    key: str = "ask-kind"
    count: int = 1
    may_pass: bool = False

    def options(self, s: Sea) -> Sequence[str]:
        return [*KINDS, *passing(self.may_pass)]

    def prompt_text(self, s: Sea) -> Text:
        return say(self.key, count=self.count)

    def option(self, s: Sea, id: str) -> Option:
        if id == PASS:
            return pass_option("ruling.optional-default")
        kind = KINDS.index(id)
        after = s.cubes[kind] + self.count if self.key == "ask-cubes" else max(s.cubes[kind] - self.count, 0)
        words = say(
            f"option-{self.key[4:]}", kind=Text(f"kind-{id}"), count=self.count, cubes=after, worth=worth(after)
        )
        return Option(id, words, (f"island:{id}",), self.rule)


def gain(t: SeaTable, seat: int, kind: int, may_pass: bool = False) -> Asking[bool]:
    """One treasure; a free bonus space may be used (treasure.bonus-space)."""
    p = t.state.players[seat]
    where = STORE
    if may_pass or not p.bonus >> kind & 1:
        where = yield Store(seat, kind, may_pass)
    if where == PASS:
        return False
    t.treasure(seat, kind, where == BONUS)
    return True


@effect("treasure", "effect.gain-treasure")
def treasure(t: SeaTable, seat: int, args: Args, may_pass: bool) -> Asking[bool]:
    """Gain one treasure of the shown kind, or of the player's choice (treasure.take, treasure.empty-island)."""
    kind = args[0]
    if kind == ANY:
        answer = yield ChooseKind(seat, "ask-kind", 1, may_pass)
        if answer == PASS:
            return False
        kind, may_pass = KINDS.index(answer), False
    return (yield from gain(t, seat, kind, may_pass))


@effect("treasures_same", "galleon.i")
def treasures_same(t: SeaTable, seat: int, args: Args, may_pass: bool) -> Asking[bool]:
    """Several treasures of one kind, taken one by one."""
    answer = yield ChooseKind(seat, "ask-kind", args[0], may_pass)
    if answer == PASS:
        return False
    for _ in range(args[0]):
        yield from gain(t, seat, KINDS.index(answer))
    return True


# cubes on the islands


@effect("cube", "effect.cube", asks=False)
def cube(t: SeaTable, seat: int, args: Args, may_pass: bool) -> None:
    """A cube on the shown island (effect.cube)."""
    t.cubes(seat, args[0], 1)


@effect("cube_any", "effect.cube")
def cube_any(t: SeaTable, seat: int, args: Args, may_pass: bool) -> Asking[bool]:
    """Cubes on one island of the player's choice (effect.cubes2)."""
    answer = yield ChooseKind(seat, "ask-cubes", args[0], may_pass)
    if answer == PASS:
        return False
    t.cubes(seat, KINDS.index(answer), args[0])
    return True


effect("cubes_same", "effect.cubes2")(cube_any)


# burying


def hole_name(hole: int) -> str:
    """A burial space as options name it: 1 to 5 below each area, P1 to P4 on the galleon."""
    return f"P{hole - HIDEOUT_HOLES + 1}" if hole >= HIDEOUT_HOLES else str(hole % HOLES + 1)


class Bury(Choose[Sea]):
    """Which treasure is buried where? `gold:2` takes a plain cube, `gold+:2` the one on the bonus space."""

    prompt = "ask-bury"
    rule = "bury.action"

    may_pass: bool = False

    def options(self, s: Sea) -> Sequence[str]:
        p = s.players[self.seat]
        found = []
        for kind, name in enumerate(KINDS):
            if not p.stored[kind]:
                continue
            on_bonus = p.bonus >> kind & 1
            for hole in free_holes(p, kind):
                if p.stored[kind] > on_bonus:
                    found.append(f"{name}:{hole_name(hole)}")
                if on_bonus:
                    found.append(f"{name}+:{hole_name(hole)}")
        return [*found, *passing(self.may_pass)]

    def option(self, s: Sea, id: str) -> Option:
        if id == PASS:
            return pass_option("effect.bury")
        kind, hole, from_bonus = burial(id)
        words = say(
            "option-bury-bonus" if from_bonus else "option-bury",
            kind=kind_text(kind, ".acc"),
            what=line_text(BURIAL_TEXT[hole]),
        )
        source = f"{'bonus' if from_bonus else 'store'}:{KINDS[kind]}"
        return Option(id, words, (f"hole:{hole}", source), "ruling.bury-which")


def burial(id: str) -> tuple[int, int, bool]:
    """Kind, burial space, and whether the cube of the bonus space is meant (ruling.bury-which)."""
    name, _, hole = id.partition(":")
    from_bonus = name.endswith("+")
    kind = KINDS.index(name.rstrip("+"))
    return kind, HIDEOUT_HOLES + int(hole[1:]) - 1 if hole[0] == "P" else kind * HOLES + int(hole) - 1, from_bonus


@effect("bury", "effect.bury", lambda s, p, args: may_bury(p), uses=True)
def bury(t: SeaTable, seat: int, args: Args, may_pass: bool) -> Asking[bool]:
    """Bury one treasure (bury.action, effect.bury)."""
    answer = yield Bury(seat, may_pass)
    if answer == PASS:
        return False
    t.bury(seat, *burial(answer))
    return True


# points for what one has


@effect("vp_per", "ruling.black-market-cap", asks=False, forced=True)
def vp_per(t: SeaTable, seat: int, args: Args, may_pass: bool) -> None:
    """Points for each of the things counted; a black market tile gives at most so many.

    effect.vp-per-buried, ruling.black-market-cap
    """
    counted, each, *most = args
    points = TALLY[COUNTED[counted]](t.state.players[seat]) * each
    t.vp(seat, min(points, *most) if most else points)


@effect("vp_income", "effect.vp-income", asks=False, forced=True)
def vp_income(t: SeaTable, seat: int, args: Args, may_pass: bool) -> None:
    """Points as at the end of a round (effect.vp-income)."""
    t.vp(seat, t.state.players[seat].vp_income)


@effect("doubloon_income", "effect.doubloon-income", asks=False, forced=True)
def doubloon_income(t: SeaTable, seat: int, args: Args, may_pass: bool) -> None:
    """Doubloons as at the end of a round (effect.doubloon-income)."""
    t.doubloons(seat, income(t.state.players[seat]))
