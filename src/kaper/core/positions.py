"""Positions as one readable line: a state by what differs from the set-up, for bug reports and tests."""

from __future__ import annotations

from typing import Any, TypeVar, get_type_hints

import msgspec

from kaper.core.game import Game, find_game
from kaper.core.state import State
from kaper.core.words import KaperError, Text

S = TypeVar("S", bound=State)


def line_of(game: Game[Any], state: State) -> str:
    """A state as a line: `wreckers 2 seats=3 night=1 shore=[0,1,2]`; what is as it lay in the box is left out."""
    fresh = game.setup(state.seats, getattr(state, "options", game.options()))
    parts = [game.id, game.version, f"seats={state.seats}"]
    for name in type(state).__struct_fields__:
        value = getattr(state, name)
        if name == "options":
            if value != game.options():
                parts.append(f"options={_plain(value)}")
        elif name != "seats" and value != getattr(fresh, name):
            parts.append(f"{name}={_plain(value)}")
    return " ".join(parts)


def position(text: str, game: Game[S] | None = None) -> S:
    """The state that a line describes; a clear error for one that describes none."""
    id, version, *fields = [*text.split(), "", ""]
    found: Game[Any] = game if game is not None and game.id == id else find_game(id)
    if version != found.version:
        raise KaperError(Text("error-record-version", {"theirs": version[:20], "ours": found.version}))
    given = dict(field.partition("=")[::2] for field in fields if field)
    hints = get_type_hints(found.state)
    try:
        values = {name: msgspec.json.decode(value, type=hints[name]) for name, value in given.items()}
        state = found.setup(values.pop("seats"), values.get("options", found.options()))
    except (KeyError, msgspec.MsgspecError) as error:
        raise KaperError(Text("error-position", {"why": str(error)})) from None
    for name, value in values.items():
        setattr(state, name, value)
    return state  # type: ignore[no-any-return]


def _plain(value: object) -> str:
    """A value as JSON without a space in it."""
    return msgspec.json.encode(value).decode().replace(" ", "\\u0020")
