"""The table: what a scene works with. It holds the state and is the only way to chance, secrets and events."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from typing import Any, Concatenate, Generic, ParamSpec, TypeVar, overload

import msgspec

from kaper.core.chance import Chance, Dice, Number, Outcome, Shuffle
from kaper.core.decisions import PASS, Decision, Together
from kaper.core.events import Event, speaks_for_itself
from kaper.core.hidden import Zone, exchange, mix
from kaper.core.state import State
from kaper.core.words import ALL

S = TypeVar("S", bound=State)
P = ParamSpec("P")
Script = Generator[Any, Any, None]
"""What a scene is: it yields decisions and is sent the answers."""

Scene = Callable[..., Script | None]
"""A scene as a game declares it: a function of the table and a few numbers; a plain one where it asks nobody."""

Reply = TypeVar("Reply")
Asking = Generator[Any, Any, Reply]
"""A part of a scene that gives something back, for `yield from`."""


class Table(Generic[S]):
    """A game's own table subclasses this and adds the verbs of its rulebook."""

    __slots__ = ("barrier", "chance", "heard", "outcomes", "scenes", "state")

    def __init__(self, state: S, chance: Chance) -> None:
        self.state = state
        self.chance = chance
        self.outcomes: list[Outcome] | None = None  # kept since the checkpoint, where the match keeps any
        self.heard: list[tuple[Event, int]] | None = None  # filled where somebody listens
        self.barrier = 0  # mask of the seats that may not take back what led here
        self.scenes: Mapping[str, Scene] | None = None  # those of the game, by name, in a match

    # what comes next

    @overload
    def next(
        self, scene: Callable[Concatenate[Any, P], Script | None], /, *args: P.args, **named: P.kwargs
    ) -> None: ...
    @overload
    def next(self, scene: str, /, *args: int | str) -> None: ...
    def next(self, scene: Scene | str, /, *args: Any) -> None:  # type: ignore[misc]  # a scene has no named arguments
        """The scene that comes next, before all that was named earlier: `t.next(battle, 3)`.

        The state keeps its name; a name may also be given where two modules cannot import each other.
        """
        name = scene if type(scene) is str else scene.__name__  # type: ignore[union-attr]
        if self.scenes is not None:
            self.scenes[name]  # says which it may have meant where it is misspelt
        self.state.agenda.append((name, args))

    def then(self, *steps: Scene | str | tuple[Any, ...] | None) -> None:
        """The scenes that come next, in reading order: `t.then((reward, winner), plunder if rich else None, close)`."""
        for given in steps[::-1]:
            if type(given) is tuple:
                self.next(*given)
            elif given is not None:
                self.next(given)  # type: ignore[arg-type]

    # chance

    def roll(self, count: int, sides: int = 6) -> list[int]:
        """Roll dice openly."""
        faces = self.chance.dice(count, sides)
        self.barrier = ALL
        if self.outcomes is not None:
            self.outcomes.append(Dice(faces[:], sides))  # the scene may turn its dice over, not the record's
        return faces

    def number(self) -> int:
        """A number of 64 bits whose effect everybody sees."""
        value = self.chance.number()
        self.barrier = ALL
        if self.outcomes is not None:
            self.outcomes.append(Number(value))
        return value

    def shuffle(self, zone: list[int]) -> None:
        """Shuffle a zone of hidden items; nobody knows their order afterwards."""
        if len(zone) > 1:
            order = self.chance.permutation(len(zone))
            if self.outcomes is not None:
                self.outcomes.append(Shuffle(order))
            mix(self.state, zone, order)
        elif zone:
            mix(self.state, zone, (0,))

    # secrets

    def show(self, item: int, seat: int) -> None:
        """Let one seat see a hidden item."""
        known = self.state.seen[item]
        if not known >> seat & 1:
            self.barrier |= ~known
            self.state.seen[item] = known | 1 << seat

    def reveal(self, item: int) -> None:
        """Turn a hidden item up for everybody."""
        known = self.state.seen[item]
        if known != ALL:
            self.barrier |= ~known
            self.state.seen[item] = ALL

    def first_alike(self, item: int, copies: Sequence[int], zones: Callable[[S], Sequence[Zone]]) -> int:
        """Before a hidden item is shown that has equals: make it the first of them that is not open yet.

        Which copy is shown would otherwise tell which others its holder has not. Equal items may change places:
        no rule sees the difference.
        """
        first = next(copy for copy in copies if self.state.seen[copy] != ALL)
        if first != item:
            exchange(self.state, zones(self.state), first, item)
        return first

    # events

    def tell(self, event: Callable[P, Event], *args: P.args, **kwargs: P.kwargs) -> None:
        """Tell everybody what happened: `t.tell(Sailed, seat, island)`; built only if somebody listens.

        Lists are copied, so that an event stays as it was told when the state goes on changing.
        """
        if self.heard is not None:
            kept: Any = [arg[:] if type(arg) is list else arg for arg in args]
            told = event(*kept, **kwargs)
            if speaks_for_itself(type(told)):
                self.heard.append((told, ALL))
                return
            own = told.own(self.state, *msgspec.structs.astuple(told))
            told = self._finished(told)
            if own is None:
                self.heard.append((told, ALL))
            else:
                self.heard.append((msgspec.structs.replace(told, **own[1]), 1 << own[0]))
                self.heard.append((told, ~(1 << own[0])))

    def tell_apart(self, seat: int, own: Event, others: Event | None = None) -> None:
        """Tell one seat the whole and the others (and spectators) only what they may know."""
        if self.heard is not None:
            more = own.own(self.state, *msgspec.structs.astuple(own))
            own = self._finished(own)
            self.heard.append((msgspec.structs.replace(own, **more[1]) if more else own, 1 << seat))
            if others is not None:
                self.heard.append((self._finished(others), ~(1 << seat)))

    def _finished(self, event: Event) -> Event:
        """The event with what it changed, as it is now."""
        result = event.result(self.state, *msgspec.structs.astuple(event))
        return msgspec.structs.replace(event, **result) if result else event


def carried(doing: Asking[Reply] | None) -> Asking[Reply | None]:
    """A part of a scene that may ask something or be done already: `yield from carried(EFFECTS[kind](t, seat))`."""
    return None if doing is None else (yield from doing)


def window(order: Sequence[int], ask: Callable[[int], Decision[Any]]) -> Asking[tuple[int, Any] | None]:
    """Who wants to interrupt? All are asked at once, sealed; the first in order who does not pass has it.

    Gives back that seat with its answer, or None if all passed. Others who wanted it too were not heard:
    ask again after the play, as the rules of the game say.
    """
    answers = yield Together({seat: ask(seat) for seat in order})
    for seat in order:
        if answers[seat] != PASS:
            return seat, answers[seat]
    return None
