"""A match: a running game. It asks, checks answers, keeps checkpoints, forks, imagines and takes back."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, Generic, TypeVar

import msgspec

from kaper.core.chance import Chance, Fair, Fast, Outcome, Replayed, behind
from kaper.core.decisions import Answer, Decision, Together
from kaper.core.events import Told
from kaper.core.game import Game, Options, Result
from kaper.core.hidden import EVERYBODY, Dealing, dealing, redeal
from kaper.core.state import State, clone, digest
from kaper.core.table import Script
from kaper.core.words import KaperError, Option, Question, Refused, Text, refuse

S = TypeVar("S", bound=State)


BETWEEN_MARKS = 64
"""Lines of the path between two checkpoints that are remembered for undo."""
IN_HASTE = 16
"""Lines of the path between two checkpoints of a match that is played in haste."""


class Answered(msgspec.Struct, tag="answer"):
    """A line of a match: the answer a seat gave. `barrier` masks the seats that may not take it back."""

    seat: int
    answer: Answer
    barrier: int = 0


class Undone(msgspec.Struct, frozen=True, tag="undo"):
    """A line of a match: a seat took back the answer that was number `answer` of those then standing."""

    seat: int
    answer: int


Line = Answered | Undone | Outcome


class SceneFailed(Exception):
    """A scene raised: a fault of the game's code. The match stands as it was before the last answer."""


class Match(Generic[S]):
    """A game being played.

    `keep=False` makes a light match for playouts: no checkpoint, no record, no undo, and questions with one
    possible answer are never asked. `listen=True` collects the events.

    >>> from kaper import Fast, Match, find_game
    >>> match = Match(find_game("sevenseas"), seats=2, chance=Fast(1), listen=True)
    >>> seat = next(iter(match.asked))
    >>> match.question(seat).kind
    'choose'
    """

    def __init__(
        self,
        game: Game[S],
        seats: int,
        options: Options | None = None,
        chance: Chance | None = None,
        *,
        start: S | None = None,
        keep: bool = True,
        listen: bool = False,
    ) -> None:
        game.check_seats(seats)
        self.game = game
        self.options = options if options is not None else game.options()
        self._open(start if start is not None else game.setup(seats, self.options), chance or Fair.new(), keep)
        self._start: S | None = clone(self.state) if keep else None
        if listen:
            self.table.heard = []
        self._advance()

    @classmethod
    def from_state(cls, game: Game[S], state: S, chance: Chance | None = None, **kwargs: Any) -> Match[S]:
        """A match that begins in a hand-made state; the state's agenda says with which scene."""
        options = getattr(state, "options", None)
        return cls(game, state.seats, options, chance, start=clone(state), **kwargs)

    def _open(self, state: S, chance: Chance, keep: bool) -> None:
        self.state = state
        self.table = self.game.table(state, chance)
        self.table.scenes = self.game.scene_by_name if keep else None  # a light match says it when the scene is due
        self.keep = keep
        self.practice = False
        self.decisions = 0  # asked so far, those with one possible answer included
        self.told: list[Told] = []
        self.lines: list[Line] = []  # everything that happened, for the record
        self.path: list[Line] = []  # what still stands of it
        self._scene: Script | None = None
        self._asked: dict[int, Decision[S]] = {}
        self._given: dict[int, Any] = {}
        self._sealed = False
        self._checkpoint: S | None = None
        self._checkpoint_at = 0
        self._marks: list[tuple[int, S]] = []  # some earlier checkpoints, so that undo never replays a whole long game
        self._tape: list[Any] = []
        self._outcomes: list[Outcome] = []
        self._start = None
        self._replaying = False
        self._hasty = False  # checkpoints are made now and then only
        self._noted = 0  # how many of the outcomes since the checkpoint stand in the path already
        self._asked_at = 0  # length of the path when the present question was asked
        if keep:
            self.table.outcomes = self._outcomes

    # what may be asked of a match

    @property
    def seats(self) -> int:
        return self.state.seats

    @property
    def start(self) -> S:
        """The state before anything happened."""
        if self._start is None:
            raise KaperError(Text("error-light"))
        return self._start

    @property
    def checkpoint(self) -> S:
        """The state before the present scene."""
        if self._checkpoint is None:
            raise KaperError(Text("error-light"))
        return self._checkpoint

    @property
    def checkpoint_at(self) -> int:
        """The length of the path at the checkpoint."""
        return self._checkpoint_at

    @property
    def asked_at(self) -> int:
        """The length of the path when the present question was asked: the same for as long as that question stands."""
        return self._asked_at

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return self._scene is None

    @property
    def scene(self) -> Script | None:
        """The scene under way, to tell whether it is still the same one."""
        return self._scene

    @property
    def scene_name(self) -> str:
        """The name of the scene under way; empty when the match is over."""
        if self._checkpoint is None:
            raise KaperError(Text("error-light"))
        return "" if self.over else self._checkpoint.agenda[-1][0]

    @property
    def asked(self) -> dict[int, Decision[S]]:
        """The seats that must answer now, each with its decision."""
        if not self._given:
            return self._asked
        return {seat: d for seat, d in self._asked.items() if seat not in self._given}

    @property
    def round(self) -> dict[int, Decision[S]]:
        """Every decision of the present question, answered or not."""
        return self._asked

    @property
    def waiting(self) -> list[int]:
        """The seats of an open simultaneous question that have answered already."""
        return [seat for seat in self._asked if seat in self._given]

    def sealed(self, seat: int) -> list[Option]:
        """Which options a seat has chosen while others are still asked: for its own eyes alone."""
        if seat not in self._given:
            return []
        answer = self._given[seat]
        given = answer if isinstance(answer, list) else [answer]
        return [option for option in self._asked[seat].question(self.state).options if option.id in given]

    @property
    def simultaneous(self) -> bool:
        """Are several seats asked at once, nobody knowing another's answer?"""
        return self._sealed and len(self._asked) > 1

    @property
    def number(self) -> int:
        """How many lines were written: what a client says to show that it knows the present state of things."""
        return len(self.lines)

    def view(self, seat: int | None) -> msgspec.Struct:
        """All that a seat (None: a spectator) may know."""
        return self.game.view(self.state, seat)

    def question(self, seat: int) -> Question | None:
        """What a seat is asked now, described; None if it is not asked."""
        decision = self.asked.get(seat)
        return None if decision is None else decision.question(self.state)

    def result(self) -> Result:
        """Places and scores; only once the match is over."""
        if not self.over:
            raise KaperError(Text("error-not-over"))
        return self.game.result(self.state)

    def digest(self) -> str:
        """A fingerprint of the state."""
        return digest(self.state)

    def events(self, seat: int | None, since: int = 0) -> list[Told]:
        """The events a seat may see, from the given place of `told` on."""
        return [told for told in self.told[since:] if told.heard_by(seat)]

    # answering

    def act(self, seat: int, answer: object, number: int | None = None) -> Refused | None:
        """Give a seat's answer. None: taken. Otherwise the reason why not, and nothing has changed.

        >>> from kaper import Fast, Match, find_game
        >>> match = Match(find_game("sevenseas"), seats=2, chance=Fast(1))
        >>> seat, decision = next(iter(match.asked.items()))
        >>> match.act(seat, 42).text.key
        'refusal-wrong-type'
        >>> match.act(seat, decision.suggestions(match.state, 1)[0]) is None
        True
        """
        decision = self._asked.get(seat)
        if decision is None or seat in self._given:
            if self.over:
                return refuse("refusal-over")
            return refuse("refusal-already-answered" if decision is not None else "refusal-not-asked")
        if number is not None and number != len(self.lines):
            return refuse("refusal-stale")
        refused = decision.check(self.state, answer)
        if refused is not None:
            return refused
        if self.keep:
            line = Answered(seat, answer)  # type: ignore[arg-type]
            self.lines.append(line)
            self.path.append(line)
        if not self._sealed:
            self._send(answer)
            return None
        self._given[seat] = answer
        if len(self._given) == len(self._asked):
            self._open_seals()
        return None

    def play(
        self,
        policy: Callable[[S, Decision[Any], Fast], Answer],
        rng: Fast,
        most: int,
        *,
        going: Callable[[], bool] | None = None,
    ) -> int:
        """Let a policy answer for everybody, for so many decisions and only while `going` says so.

        Decisions with one possible answer count too. Gives back how often the policy answered.
        """
        state, keep, given, count = self.state, self.keep, self._given, 0
        end = self.decisions + most
        while self.decisions < end and self._scene is not None:
            if going is not None and not going():
                break
            sealed, asked = self._sealed, self._asked
            if not (sealed or keep):  # by far the most common: one question, and nothing to write down
                (decision,) = asked.values()
                answer = policy(state, decision, rng)
                count += 1
                refused = decision.check(state, answer)
                if refused is not None:
                    raise KaperError(refused.text)
                self._advance(answer)
                continue
            for seat in [seat for seat in asked if seat not in given]:  # the last answer clears `given`
                decision = asked[seat]
                answer = policy(state, decision, rng)
                count += 1
                refused = self.act(seat, answer) if keep else decision.check(state, answer)
                if refused is not None:
                    raise KaperError(refused.text)
                if sealed and not keep:
                    given[seat] = answer
            if not keep:  # as in `act`, whose questions a light match need not answer one by one
                self._advance({seat: given[seat] for seat in asked} if sealed else answer)
        return count

    def _open_seals(self) -> None:
        answers = {seat: self._given[seat] for seat in self._asked}
        if len(answers) > 1:
            self.table.barrier = -1
        self._send(answers)

    def _send(self, answer: Any) -> None:
        """Hand the answer to the scene; if the scene fails, stand again where we stood."""
        if not self.keep or self._replaying:
            self._advance(answer)
            return
        line, chance = self.path[-1], behind(self.table.chance)
        kept, noted = len(self.path) - 1, len(self.lines) - 1
        counter = chance.counter if isinstance(chance, Fair) else 0
        try:
            self._advance(answer)
        except Exception as error:
            if isinstance(chance, Fair):
                chance.counter = counter  # nobody saw those outcomes: the next one takes their place
            del self.path[kept:], self.lines[noted:]
            self._rebuild()
            raise SceneFailed(f"{self.game.id}: {error!r} after {line}") from error

    def _advance(self, answer: Any = None) -> None:
        """Run scenes until somebody must answer or the game is over."""
        scene, table, keep, given = self._scene, self.table, self.keep, self._given
        scenes, tape, count = self.game.scene_by_name, self._tape, 0
        state, agenda = self.state, self.state.agenda
        if keep and scene is not None:
            tape.append(answer)
        while True:
            try:
                if scene is not None:
                    ask = scene.send(answer)
                elif agenda:
                    if keep:
                        self._note()
                        if not self._hasty or len(self.path) >= self._checkpoint_at + IN_HASTE:
                            self._checkpoint, self._checkpoint_at = clone(state), len(self.path)
                            self._mark()
                        self._noted = 0
                        tape.clear()
                        self._outcomes.clear()
                    name, args = agenda.pop()
                    scene = scenes[name](table, *args)
                    if scene is None:
                        continue
                    ask = next(scene)
                else:
                    self._asked = {}
                    given.clear()
                    break
            except StopIteration:
                scene = None
                continue
            if type(ask) is Together:
                decisions = ask.decisions
                count += len(decisions)
                given.clear()
                for seat, decision in decisions.items():
                    if not (keep and decision.secret):
                        sole = decision.sole(state)
                        if sole is not None:
                            given[seat] = sole
                if len(given) < len(decisions):
                    self._asked, self._sealed = decisions, True
                    break
                answer = given.copy()  # all of them, in the order in which they were asked
            else:
                count += 1
                answer = None if keep and ask.secret else ask.sole(state)
                if answer is None:
                    self._asked, self._sealed = {ask.seat: ask}, False
                    if given:
                        given.clear()
                    break
            if keep:
                tape.append(answer)
        self._scene = scene
        self.decisions += count
        if keep:
            self._note()
            self._asked_at = len(self.path)

    def haste(self, hasty: bool) -> None:
        """Play on without a checkpoint for every scene, as where a whole record is read; or end that and have one again.

        A match played in haste can be asked and answered; it cannot be forked before the haste ends.
        """
        if self._hasty and not hasty:
            self._hasty = False
            self._rebuild()
        self._hasty = hasty

    def _mark(self) -> None:
        """Remember the checkpoint if the last one remembered lies far back."""
        assert self._checkpoint is not None
        if self._checkpoint_at >= (self._marks[-1][0] if self._marks else 0) + BETWEEN_MARKS:
            self._marks.append((self._checkpoint_at, self._checkpoint))

    def _note(self) -> None:
        """Write down what the table did since the last note: outcomes, events, and who may not take it back."""
        table, path = self.table, self.path
        fresh = self._outcomes[self._noted :]
        if fresh:
            self._noted = len(self._outcomes)
            path.extend(fresh)
            if not self._replaying:
                self.lines.extend(fresh)
        if table.barrier:
            for line in reversed(path):
                if type(line) is Answered:
                    line.barrier |= table.barrier
                    break
            table.barrier = 0
        if table.heard:
            self.told.extend(Told(event, to, len(path)) for event, to in table.heard)
            table.heard.clear()

    # taking back

    def undo(self, seat: int, *, free: bool = False) -> Refused | None:
        """Take back a seat's last answer. None: done. Otherwise why not.

        Allowed while nobody else answered and nobody learned anything since, except the seat's own secrets.
        `free` goes past that (alone, on one screen, in analysis) and marks the match as practice.

        >>> from kaper import Fast, Match, find_game
        >>> match = Match(find_game("sevenseas"), seats=2, chance=Fast(1))
        >>> seat, decision = next(iter(match.asked.items()))
        >>> before = match.digest()
        >>> match.act(seat, decision.suggestions(match.state, 1)[0]) is match.undo(seat, free=True)
        True
        >>> match.digest() == before
        True
        """
        refused = self.undo_refusal(seat, free=free)
        if refused is not None:
            return refused
        number = place = -1
        for line in self.path:
            if type(line) is Answered:
                number += 1
                if line.seat == seat:
                    place, last = number, line
        if free and not self._is_sealed(last):
            self.practice = True
        self._take_back(seat, place)
        return None

    def undo_refusal(self, seat: int, *, free: bool = False) -> Refused | None:
        """Why a seat may not take back its last answer now; None if it may."""
        after = 0
        for line in reversed(self.path):
            if type(line) is not Answered:
                continue
            if line.seat == seat:
                if free or self._is_sealed(line):
                    return None
                if after:
                    return refuse("refusal-undo-answered")
                return refuse("refusal-undo-known") if line.barrier >> seat & 1 else None
            after += 1
        return refuse("refusal-undo-nothing")

    def _is_sealed(self, line: Answered) -> bool:
        """Is this answer one of those given to the simultaneous question that is still open?"""
        return self._sealed and not self.over and any(line is other for other in self.path[self._asked_at :])

    def _take_back(self, seat: int, number: int) -> None:
        answers = [i for i, line in enumerate(self.path) if type(line) is Answered]
        place = answers[number]
        if self._is_sealed(self.path[place]):  # type: ignore[arg-type]
            del self.path[place]
        else:
            del self.path[place:]
        self.lines.append(Undone(seat, number))
        self._rebuild()

    def _rebuild(self) -> None:
        """Make state and scene anew from the checkpoint (or the start) and the path."""
        path, chance, heard = self.path, self.table.chance, self.table.heard
        while self._marks and self._marks[-1][0] > len(path):
            self._marks.pop()
        if self._checkpoint is not None and self._checkpoint_at <= len(path):
            base, begin = self._checkpoint, self._checkpoint_at
        elif self._marks:
            begin, base = self._marks[-1]
        else:
            assert self._start is not None
            base, begin = self._start, 0
        self._checkpoint, self._checkpoint_at = base, begin
        rest = path[begin:]
        answers = [line for line in rest if type(line) is Answered]
        self.path = path[:begin]
        self.state = clone(base)
        self.table = self.game.table(self.state, Replayed(o for o in rest if type(o) is not Answered))  # type: ignore[misc]
        self.table.scenes = self.game.scene_by_name
        self._outcomes = self.table.outcomes = []
        self._scene, self._asked, self._given, self._tape, self._noted = None, {}, {}, [], 0
        self._sealed = False
        self._replaying = True
        try:
            self._advance()
            for line in answers:
                self.path.append(line)
                if self._sealed:
                    self._given[line.seat] = line.answer
                    if len(self._given) == len(self._asked):
                        self._open_seals()
                else:
                    self._send(line.answer)
        finally:
            self._replaying = False
        self.table.chance, self.table.heard = chance, heard
        if heard is not None:
            heard.clear()
        self.told = [told for told in self.told if told.line <= len(self.path)]

    # copies

    def fork(self, seed: int, *, keep: bool = False) -> Match[S]:
        """A copy that goes on with fast chance of its own; with `keep` it can be forked again.

        >>> from kaper import Fast, Match, find_game
        >>> match = Match(find_game("cove"), seats=3, chance=Fast(1))
        >>> match.fork(7).digest() == match.digest()
        True
        """
        if not self.keep or self._hasty:
            raise KaperError(Text("error-light"))
        copy: Match[S] = object.__new__(type(self))
        copy.game, copy.options = self.game, self.options
        copy._resume(self, keep)
        copy.table.chance = Fast(seed)
        return copy

    def _resume(self, other: Match[S] | SimpleNamespace, keep: bool) -> None:
        """Become the point at which another match stands: its checkpoint, replayed up to now."""
        assert other._checkpoint is not None
        state = clone(other.state if other.over else other._checkpoint)
        self._open(state, Replayed(other._outcomes), keep)
        if keep:
            self._checkpoint = other._checkpoint
            self._tape = other._tape[:]
        if other.over:
            return
        name, args = state.agenda.pop()
        scene = self.game.scene_by_name[name](self.table, *args)
        assert scene is not None
        ask = next(scene)
        for answer in other._tape:
            ask = scene.send(answer)
        self._scene = scene
        self._sealed = other._sealed
        self._asked = ask.decisions if type(ask) is Together else {ask.seat: ask}
        self._given = other._given.copy()
        self._noted = len(self._outcomes)
        self.table.barrier = 0

    def imagine(self, seat: int, seed: int, known: Dealing | None = None) -> Match[S]:
        """A fork as this seat may believe it to be: what it has not seen is dealt anew, from the seed alone.

        `known` is the state's `dealing` for this seat, where it was made already.

        >>> from kaper import Fast, Match, find_game
        >>> match = Match(find_game("cove"), seats=3, chance=Fast(1))
        >>> world = match.imagine(0, 7)
        >>> world.view(0) == match.view(0), world.digest() == match.digest()
        (True, False)
        """
        copy = self.fork(seed)
        rng = Fast(seed)
        redeal(copy.state, self.game.zones(copy.state), seat, rng, known)
        if self.game.redeal is not None:
            self.game.redeal(copy.state, seat, rng)
        copy.table.chance = rng
        copy._given = {s: a for s, a in copy._given.items() if s == seat}
        copy._settle(seat)
        return copy

    def dealt_anew(self, seed: int, known: Dealing | None = None) -> Match[S]:
        """A fork in which what nobody has seen is dealt anew, with chance of its own: as all seats together know it.

        Sealed answers given so far stay; questions with one possible answer are answered. `known` is the state's
        `dealing` for everybody, where it was made already.
        """
        copy = self.fork(seed)
        rng = Fast(seed)
        redeal(copy.state, self.game.zones(copy.state), EVERYBODY, rng, known)
        copy.table.chance = rng
        copy._settle(EVERYBODY)
        return copy

    def _settle(self, seat: int) -> None:
        """Answer for other seats what has only one answer, as light matches do."""
        for other, decision in self._asked.items():
            decision.forget()
            if other != seat and other not in self._given:
                sole = decision.sole(self.state)
                if sole is not None and self._sealed:
                    self._given[other] = sole
        if self._sealed and len(self._given) == len(self._asked):
            self._open_seals()

    def __getstate__(self) -> dict[str, Any]:
        if not self.keep:
            raise KaperError(Text("error-light"))
        kept = {name: getattr(self, name) for name in _PICKLED}
        if not self.over:
            kept["state"] = None  # checkpoint, answers and outcomes make it anew
        return kept | {"chance": self.table.chance, "listen": self.table.heard is not None, "over": self.over}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.game, self.options = kept["game"], kept["options"]
        self._resume(SimpleNamespace(**kept), True)
        for name in _PICKLED:
            if name != "state":
                setattr(self, name, kept[name])
        self.table.chance = kept["chance"]
        self.table.outcomes = self._outcomes
        self.table.heard = [] if kept["listen"] else None
        self._noted = len(self._outcomes)


_PICKLED = (
    *("game", "options", "state", "lines", "path", "told", "practice"),
    *("_start", "_checkpoint", "_checkpoint_at", "_tape", "_outcomes", "_sealed", "_given", "_asked_at"),
)


class Handle:
    """What a bot gets: its seat, its view, its question, and worlds as it may imagine them. Nothing else."""

    __slots__ = (
        "check",
        "game",
        "imagine",
        "near",
        "question",
        "sample",
        "seat",
        "simultaneous",
        "suggestions",
        "view",
    )

    def __init__(self, match: Match[Any], seat: int) -> None:
        decision = match.asked[seat]
        self.game: Game[Any] = match.game
        self.seat = seat
        self.simultaneous = match.simultaneous
        self.view: Callable[[], msgspec.Struct] = lambda: match.view(seat)
        self.question: Callable[[], Question] = lambda: decision.question(match.state)
        self.suggestions: Callable[[int], list[Answer]] = lambda limit: decision.suggestions(match.state, limit)
        self.near: Callable[[Answer, int], list[Answer]] = lambda one, limit: decision.near(match.state, one, limit)
        self.sample: Callable[[Fast], Answer] = lambda rng: decision.sample(match.state, rng)
        self.check: Callable[[object], Refused | None] = lambda answer: decision.check(match.state, answer)
        self.imagine: Callable[[int], Match[Any]] = _imagining(match, seat)


def _imagining(match: Match[Any], seat: int) -> Callable[[int], Match[Any]]:
    """Imagines worlds for a seat; what it has not seen is found out once, while the match stands still."""
    known: tuple[int, Dealing] | None = None

    def imagine(seed: int) -> Match[Any]:
        nonlocal known
        if known is None or known[0] != match.number:
            known = match.number, dealing(match.state, match.game.zones(match.state), seat)
        return match.imagine(seat, seed, known[1])

    return imagine
