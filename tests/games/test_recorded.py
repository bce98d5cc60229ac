"""The recorded scenes that boards are drawn from in tests are as the present code tells them: whoever changes a view, an event or a
text records them anew (`python -m tools.recording GAME`)."""

import json
from functools import reduce
from operator import or_
from pathlib import Path
from typing import Any

import msgspec
import pytest

from kaper.core.checking import Faults
from kaper.core.words import Question
from kaper.server.games import built
from kaper.server.wire import EventLine

GAMES = Path(__file__).parents[2] / "web" / "src" / "games"


def recorded(game: str, kind: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((GAMES / game / "fixtures" / f"{kind}.json").read_text(encoding="utf-8"))
    return found


def told_again(told: Any, kind: Any) -> Any:
    """What the present code tells where it is told this: the fields it has, and no other."""
    return json.loads(msgspec.json.encode(msgspec.convert(told, kind)))


def stale(told: Any, kind: Any) -> list[str]:
    """In what that differs, as addresses."""
    try:
        again = told_again(told, kind)
    except msgspec.ValidationError as problem:
        return [str(problem)]
    return list(differences(told, again, ""))


def differences(one: Any, other: Any, at: str) -> Any:
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        for key in one:
            yield from differences(one[key], other[key], f"{at}.{key}")
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for place, (mine, yours) in enumerate(zip(one, other, strict=True)):
            yield from differences(mine, yours, f"{at}[{place}]")
    elif one != other:
        yield f"{at}: {str(one)[:80]} is told as {str(other)[:80]}"


def stale_lines(game: Any, lines: list[dict[str, Any]]) -> list[str]:
    """Of the log: lines with other fields, events with other fields, and what is said otherwise now."""
    events: Any = reduce(or_, game.event_types)
    found = []
    for line in lines:
        found += stale(line, EventLine) + stale(line["event"], events)
        if not found:
            event = msgspec.convert(line["event"], events)
            found += differences(line["text"], json.loads(msgspec.json.encode(event.text())), ".text")
    return found


@pytest.mark.parametrize("name", sorted(built()))
def test_recorded_scenes_are_as_they_would_be_told_now(name):
    game, faults = built()[name], Faults(built()[name])
    for title, scene in recorded(name, "scenes").items():
        assert stale(scene["view"], game.view_type) == [], title
        assert stale_lines(game, scene["events"]) == [], title
        if scene["question"] is not None:
            assert stale(scene["question"], Question) == [], title
            question = msgspec.convert(scene["question"], Question)
            for text in (
                question.prompt,
                *(option.text for option in question.options),
                *(c.why for c in question.closed),
            ):
                faults.text(text, title)
    for title, story in recorded(name, "stories").items():
        assert stale(story["before"], game.view_type) + stale(story["after"], game.view_type) == [], title
        assert stale_lines(game, story["events"]) == [], title
    assert list(faults.found) == []


def test_a_field_too_few_a_field_too_many_and_another_sentence_are_noticed():
    game = built()["cove"]
    scene = next(iter(recorded("cove", "scenes").values()))
    line = scene["events"][0]
    assert stale_lines(game, [line]) == []
    assert stale_lines(game, [{key: value for key, value in line.items() if key != "heading"}])
    assert stale_lines(game, [{**line, "event": {**line["event"], "former": 1}}])
    assert stale_lines(game, [{**line, "text": {**line["text"], "key": "event-former"}}])
    assert stale({**scene["view"], "former": 1}, game.view_type)
    assert stale({key: value for key, value in scene["question"].items() if key != "closed"}, Question)
