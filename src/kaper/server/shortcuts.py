"""Short ways: what one press may answer beside the present question, found by asking a copy of the match on."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from kaper.core.decisions import Choose
from kaper.core.match import Match
from kaper.core.words import Option, Question
from kaper.server.wire import PlanStep, Shortcut, ShortWay


def short_ways(match: Match[Any], seat: int) -> list[ShortWay]:
    """What each option leads to, where the game lets its questions be answered together."""
    decision = match.asked.get(seat)
    if not isinstance(decision, Choose) or not decision.short or len(match.round) > 1:
        return []
    found = []
    for id in decision.allowed(match.state):
        on = asked_on(match, seat, decision, id)
        question = None if on is None else on.question(seat)
        if on is not None and question is not None:
            steps = [PlanStep(id, decision.name())]
            found.append(ShortWay(id, question.prompt, list(answers(on, seat, question, steps)), question.closed))
    return found


def asked_on(match: Match[Any], seat: int, decision: Choose[Any], id: str) -> Match[Any] | None:
    """A copy in which this was answered, where that only leads to the next question."""
    if not decision.leads(match.state, id):
        return None
    on = match.fork(0, keep=True)
    on.act(seat, id)
    return on


def answers(match: Match[Any], seat: int, question: Question, steps: list[PlanStep]) -> Iterator[Shortcut]:
    """Every answer as a plan; what leads further comes after the rest, the last one (to do nothing) at the end."""
    decision = match.asked[seat]
    if not isinstance(decision, Choose):
        for option in unlike(question.options):
            answer = [list(pair) for pair in option.path]
            yield Shortcut(named(option, steps), [*steps, PlanStep(answer, question.name)])
        return
    plain: list[Shortcut] = []
    further: list[Shortcut] = []
    for option in question.options:
        plan = [*steps, PlanStep(option.id, question.name)]
        on = asked_on(match, seat, decision, option.id)
        following = None if on is None else on.question(seat)
        if on is None or following is None:
            plain.append(Shortcut(named(option, steps), plan))
            continue
        plots = following.name if following.kind == "plot" else ""
        about = next((one.targets for one in following.options if not one.path), ())
        further += answers(on, seat, following, plan)
        further.append(Shortcut(named(msgspec.structs.replace(option, targets=about), steps), plan, plots))
    yield from (*plain[:-1], *further, *plain[-1:])


def named(option: Option, steps: list[PlanStep]) -> Option:
    """An option with the answers before it in its id."""
    return msgspec.structs.replace(option, id="/".join([*(str(step.answer) for step in steps), option.id]))


def unlike(options: list[Option]) -> Iterator[Option]:
    """Courses, one for each purpose and place; the one of not sailing at all is none."""
    seen = set()
    for option in options:
        about = option.text.key, tuple(target for target in option.targets if not target.startswith("pose:"))
        if option.path and about not in seen:
            seen.add(about)
            yield option
