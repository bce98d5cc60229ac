"""The end of the game: by glory, by the event deck or by the captain deck; places and tie-breaks."""

from __future__ import annotations

from kaper.core.game import Result, ranked
from kaper.core.words import Text
from kaper.games.marauders.events import GameEnded
from kaper.games.marauders.state import DEEDS, Caribbean, deeds, total
from kaper.games.marauders.table import SeaTable


def end_of_game(t: SeaTable, how: str) -> None:
    """Nothing follows; the chests are opened."""
    s = t.state
    s.agenda.clear()
    s.over = True
    s.active = -1
    t.tell(GameEnded, how, [total(s, p) for p in s.players])


def ending(s: Caribbean) -> Text:
    """By glory, by the event deck or by the captain deck."""
    if not s.early:
        return Text("ending-glory")
    return Text("ending-captains" if sum(p.who < 0 for p in s.players) > len(s.captain_deck) else "ending-events")


def sources(s: Caribbean) -> list[dict[str, int]]:
    """The Glory Points of each seat by deed, and those of the chest."""
    return [
        {f"board-deed-{deed}": n for deed, n in zip(DEEDS, deeds(p), strict=True)}
        | {"board-chest": total(s, p) - p.points}
        for p in s.players
    ]


def standings(s: Caribbean) -> list[float]:
    """One number a seat, higher is better, that puts all tie-breaks in order (end.tiebreak, end.early-winner).

    Who has the target when the announced round ends: points of the track first, then stashed Gold. All others, and
    everybody after an early end: total, then track, then stash.

    ruling.end-eligible, ruling.end-early-total
    """
    worth = []
    for p in s.players:
        points = total(s, p)
        if s.ending and not s.early and points >= s.options.target:
            worth.append(1e12 + p.points * 1e6 + p.stash)
        else:
            worth.append(points * 1e9 + p.points * 1e6 + p.stash)
    return worth


def result(s: Caribbean) -> Result:
    """Places by the tie-breaks; scores are totals with the points of the stash."""
    return Result(ranked(standings(s)), [total(s, p) for p in s.players])
