"""Exploration: steps along the track, forks, occupied spaces, steps traded for rewards, retirement."""

from __future__ import annotations

from collections.abc import Sequence

from kaper.core.decisions import PASS, Choose
from kaper.core.table import Asking
from kaper.core.words import Option, Text
from kaper.core.words import text as say
from kaper.games.maracaibo.box import (
    ALL_RIVERS,
    EXPLORE_ON,
    RETIRE,
    TRACK,
    TRACK_END,
    TRACK_NAME,
    TRACK_NEXT,
    TRACK_NOW,
    TRACK_RIVERS,
    TRACK_TEXT,
)
from kaper.games.maracaibo.chain import Args, effect, pass_option, passing
from kaper.games.maracaibo.codes import PARAMETER, SWAPS
from kaper.games.maracaibo.events import Explored, StepsSwapped
from kaper.games.maracaibo.module_events import Retired
from kaper.games.maracaibo.scoring import residence_now
from kaper.games.maracaibo.state import Player, Sea, cost, face_up, has_residence, residence_places, rivers
from kaper.games.maracaibo.table import SeaTable
from kaper.games.maracaibo.words import item_text, line_text, numbers_text

RETIREMENT = "retire"
VALUE_BITS = 5  # of the parameter of an exploration that goes on: its value; the swaps used lie above


def occupied(s: Sea, seat: int) -> set[int]:
    """The spaces that this explorer skips; start and end hold any number (explore.skip, ruling.explore-ends-shared)."""
    others = {p.explorer for other, p in enumerate(s.players) if other != seat}
    if s.redbeard is not None and seat >= 0:
        others.add(s.redbeard.explorer)
    return others - {0, TRACK_END}


def ways(s: Sea, seat: int, steps: int) -> dict[int, tuple[int, ...]]:
    """Every space the explorer can stop on, with the spaces passed on the way (those skipped left out).

    ruling.explore-fork, ruling.explore-skip-chain
    """
    skipped = occupied(s, seat)
    front: dict[int, tuple[int, ...]] = {s.players[seat].explorer: ()}
    found: dict[int, tuple[int, ...]] = {}
    for _ in range(steps):
        further: dict[int, tuple[int, ...]] = {}
        for space, path in front.items():
            ahead = list(TRACK_NEXT[space]) if space <= TRACK_END else []
            while ahead:
                to = ahead.pop(0)
                if to in skipped:
                    ahead = [*TRACK_NEXT[to], *ahead]
                elif to not in found and to not in further:
                    further[to] = (*path, to)
            if space == TRACK_END and may_retire(s, s.players[seat]):
                further[RETIRE] = (*path, RETIRE)
        found |= further
        front = further
    return found


def half(price: int) -> int:
    """Half of a price after discounts, rounded up (module.retire.cost)."""
    return (price + 1) // 2


def retirement_places(s: Sea, p: Player) -> list[int]:
    """Residences that this player could build for half their price (ruling.retire-place)."""
    return [
        place
        for place in residence_places(s)
        if face_up(s, place) and not has_residence(p, s.sea[place]) and half(cost(p, s.sea[place])) <= p.doubloons
    ]


def may_retire(s: Sea, p: Player) -> bool:
    """Has the player a marker on the Retirement tile, and the money for a residence? (module.retire.once)"""
    return s.options.retirement and not p.retired and bool(retirement_places(s, p))


def can_explore(s: Sea, p: Player, args: Args) -> bool:
    """Is there a space ahead? (ruling.explore-end)"""
    return p.explorer != TRACK_END or may_retire(s, p)


def steps_left(p: Player, value: int, swapped: int) -> int:
    """Spaces that an exploration may still go: its value and all bonuses, those just gained too, less what was traded.

    effect.explore-plus, ruling.explore-gained
    """
    traded = sum(swap.steps for i, swap in enumerate(SWAPS) if swapped >> i & 1) if swapped else 0
    return value + p.explore_plus - traded


class Explore(Choose[Sea]):
    """Where does the explorer stop, or are steps given up first?"""

    prompt = "ask-explore"
    rule = "explore.move"

    steps: int
    swapped: int = 0
    may_pass: bool = False

    def options(self, s: Sea) -> Sequence[str]:
        found = [RETIREMENT if to == RETIRE else f"to:{TRACK_NAME[to]}" for to in ways(s, self.seat, self.steps)]
        return [*found, *self.swaps(s), *passing(self.may_pass)]

    def swaps(self, s: Sea) -> list[str]:
        """Trades not used in this exploration that leave a step."""
        left = s.players[self.seat].swaps & ~self.swapped
        return (
            [f"swap:{swap.id}" for i, swap in enumerate(SWAPS) if left >> i & 1 and swap.steps < self.steps]
            if left
            else []
        )

    def prompt_text(self, s: Sea) -> Text:
        return say("ask-explore", steps=self.steps)

    def option(self, s: Sea, id: str) -> Option:
        if id == PASS:
            return pass_option("ruling.optional-default")
        if id == RETIREMENT:
            return Option(id, Text("option-retire"), ("track:retire",), "module.retire.effect")
        name = id.partition(":")[2]
        if id.startswith("swap:"):
            swap = SWAPS[SWAP_NUMBER[name]]
            words = say("option-swap", count=swap.steps, what=numbers_text(swap.reward))
            return Option(id, words, (f"swap:{name}",), "effect.explore-swap")
        to = TRACK[name]
        crossed = 0 if s.players[self.seat].retired else TRACK_RIVERS[to] - TRACK_RIVERS[s.players[self.seat].explorer]
        words = say("option-explore", what=line_text(TRACK_TEXT[to]), rivers=crossed)
        return Option(id, words, (f"track:{name}",), self.rule)


SWAP_NUMBER = {swap.id: i for i, swap in enumerate(SWAPS)}


def exploration(t: SeaTable, seat: int, value: int, swapped: int, may_pass: bool) -> Asking[bool]:
    """Trades first, each with its reward before the explorer moves; then the way.

    effect.explore-swap, ruling.explore-swap-time
    """
    s = t.state
    p = s.players[seat]
    steps = steps_left(p, value, swapped)
    answer = yield Explore(seat, steps, swapped, may_pass)
    if answer == PASS:
        return False
    if answer.startswith("swap:"):
        number = SWAP_NUMBER[answer[5:]]
        t.tell(StepsSwapped, seat, number, steps - SWAPS[number].steps)
        s.chain.append([EXPLORE_ON | (value | (swapped | 1 << number) << VALUE_BITS) << PARAMETER])
        t.push(seat, SWAPS[number].reward)
        return True
    to = RETIRE if answer == RETIREMENT else TRACK[answer[3:]]
    path = ways(s, seat, steps)[to]
    p.explorer = TRACK_END if to == RETIRE else to
    t.tell(Explored, seat, list(path), to, ALL_RIVERS if to == RETIRE else rivers(p))
    if to == RETIRE:
        yield from retire(t, seat)
    else:
        t.push(seat, TRACK_NOW[to])
    return True


class RetireTo(Choose[Sea]):
    """Which residence is built for half its price?"""

    prompt = "ask-retire"
    rule = "module.retire.effect"

    def options(self, s: Sea) -> Sequence[str]:
        return [f"build:{place}" for place in retirement_places(s, s.players[self.seat])]

    def option(self, s: Sea, id: str) -> Option:
        place = int(id[6:])
        p, card = s.players[self.seat], s.sea[place]
        words = say("option-build", card=item_text(card), price=half(cost(p, card)), worth=residence_now(s, p, card))
        return Option(id, words, (f"place:{place}",), "module.retire.cost")


def retire(t: SeaTable, seat: int) -> Asking[None]:
    """A residence for half its price, and the explorer begins anew (module.retire.effect, module.retire.reset)."""
    s = t.state
    p = s.players[seat]
    place = int((yield RetireTo(seat))[6:])
    t.build(seat, place, half(cost(p, s.sea[place])))
    p.retired = True
    p.explorer = 0
    t.tell(Retired, seat, 0)


@effect("explore", "explore.move", can_explore)
def explore(t: SeaTable, seat: int, args: Args, may_pass: bool) -> Asking[bool]:
    """An exploration of the shown value and all bonuses (explore.move, explore.effect, effect.explore-plus)."""
    return (yield from exploration(t, seat, args[0], 0, may_pass))


@effect("explore_on", "ruling.explore-swap-time", can_explore)
def explore_on(t: SeaTable, seat: int, args: Args, may_pass: bool) -> Asking[bool]:
    """An exploration goes on after a trade; now it must be used."""
    value = args[0] & (1 << VALUE_BITS) - 1
    return (yield from exploration(t, seat, value, args[0] >> VALUE_BITS, False))


@effect("respace", "effect.respace", lambda s, p, args: bool(TRACK_NOW[p.explorer]), asks=False)
def respace(t: SeaTable, seat: int, args: Args, may_pass: bool) -> None:
    """The effects of the explorer's present space once more (effect.respace, ruling.respace-start)."""
    t.push(seat, TRACK_NOW[t.state.players[seat].explorer])
