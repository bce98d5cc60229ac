"""For the tests of a game, here or in another distribution: tables made by hand, and everything the engine expects of it.

from kaper.testing import conforms, hidden, play, table

pytest_plugins = ["kaper.testing"]  # in conftest.py: knows the mark `rule`

def test_my_game_keeps_its_promises():
    conforms(GAME, Path(__file__).parent)
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TypeVar

from kaper.core.chance import Chance, Loaded, Outcome
from kaper.core.checking import check
from kaper.core.decisions import Answer
from kaper.core.fuzzing import fuzz_one
from kaper.core.game import Game, Options
from kaper.core.ledger import cited
from kaper.core.match import Match
from kaper.core.state import State, step

S = TypeVar("S", bound=State)


def pytest_configure(config: Any) -> None:
    """Make the mark known: `@pytest.mark.rule("id", ...)` on a test that shows these rules."""
    config.addinivalue_line("markers", "rule(*ids): the rules of the ledger that this test shows")


def table(
    game: Game[S], *scenes: Callable[..., Any] | str | tuple[Any, ...], seats: int | None = None, **changes: Any
) -> S:
    """A state as set up for so many seats, with these fields changed, whose next scenes are these in reading order.

    A scene is its function, its name, or a tuple of it and its arguments. `options` may be among the changes.
    """
    options = changes.pop("options", None) or game.options()
    assert isinstance(options, Options)
    state = game.setup(seats or min(game.seats), options)
    for name, value in changes.items():
        if name not in type(state).__struct_fields__:
            raise TypeError(f"{type(state).__name__} has no field {name!r}")
        setattr(state, name, value)
    if scenes:
        state.agenda = [step(*one) if isinstance(one, tuple) else step(one) for one in reversed(scenes)]
    return state


def hidden(state: State, *items: int, known_to: Sequence[int] = ()) -> None:
    """These items went through a shuffle together, and only the named seats have looked since."""
    state.shuffles += 1
    for item in items:
        state.past[item] = ((state.shuffles, -1),)
        state.seen[item] = sum(1 << seat for seat in known_to)


def play(game: Game[S], state: S, *outcomes: Outcome | list[int] | int, then: Chance | None = None) -> Match[S]:
    """A match from a state, with dice that fall as said (`[6, 5]` is a roll of two) and then as `then` has them."""
    return Match.from_state(game, state, Loaded(outcomes, then), listen=True)


def answer(match: Match[S], *given: Answer) -> Match[S]:
    """Give these answers, each for the seat that is asked; an error that says why where one is refused."""
    for one in given:
        (seat,) = list(match.asked)[:1] or [-1]
        refused = match.act(seat, one)
        assert refused is None, f"seat {seat} may not answer {one!r}: {refused.text.key} {refused.text.args}"
    return match


def conforms(game: Game[Any], tests: Path | None = None, *, games: int = 4, fuzzed: int = 4, seed: int = 1) -> None:
    """A game keeps every promise: words, rules, events, secrets, laws, forks and undo; all rules are shown by tests."""
    faults = check(game, games, seed)
    if tests is not None:
        marks = cited(tests)
        faults += [f"no test shows the rule {id}" for id in game.ledger.rules if id not in marks]
        faults += [
            f"a test shows the rule {id}, which is not in the ledger" for id in sorted(marks - set(game.ledger.rules))
        ]
    for number in range(fuzzed):
        report = fuzz_one(game, seed + number, game.seats[number % len(game.seats)])
        if report.problem is not None:
            faults.append(
                f"fuzzing seed {report.seed}: {report.problem}\n{report.trace}\n  position: {report.position}"
            )
    assert not faults, f"{game.id} has {len(faults)} faults:\n  " + "\n  ".join(faults)
