"""The Caribbean: layouts read from their drawings, which spaces touch, and how far a ship gets."""

from __future__ import annotations

from functools import cache

import msgspec

from kaper.games.maracaibo.box import DEALT, LAYOUTS

PLACES = DEALT  # numbered in the order of the deal: column by column, from top to bottom
START, GULF, MARACAIBO = PLACES, PLACES + 1, PLACES + 2
SPACES = PLACES + 3
RANGE = 3


class Chart(msgspec.Struct, frozen=True):
    """One layout: for every space its column and row, its neighbours, and where a ship may end a move of 1 to 4 steps."""

    column: tuple[int, ...]  # from 1; START is column 0, the Gulf and Maracaibo come after the last
    row: tuple[int, ...]
    touching: tuple[tuple[int, ...], ...]
    reach: tuple[tuple[tuple[int, ...], ...], ...]  # [steps][space]: destinations
    islands: tuple[tuple[int, int], ...]  # column and row of the cells drawn as islands


def chart_of(rows: list[str]) -> Chart:
    """Read a layout; one from which a card could not sail on is refused.

    move.spaces, move.adjacent, move.from-start, move.gulf-to-maracaibo
    """
    cells = [
        (column, row)
        for column in range(1, len(rows[0]) + 1)
        for row in range(1, len(rows) + 1)
        if rows[row - 1][column - 1] == "#"
    ]
    if len(cells) != PLACES:
        raise ValueError(f"a layout has {PLACES} cards, not {len(cells)}")
    place = {cell: i for i, cell in enumerate(cells)}
    last = len(rows[0])
    touching: list[list[int]] = [[] for _ in range(SPACES)]
    for (column, row), i in place.items():
        beside = ((column, row - 1), (column, row + 1), (column - 1, row), (column + 1, row))
        touching[i] = [place[cell] for cell in beside if cell in place]
        if column == 1:
            touching[START].append(i)
        if column == last:
            touching[i].append(GULF)
    touching[GULF] = [MARACAIBO]
    columns = (*(column for column, _ in cells), 0, last + 1, last + 2)
    reach = [
        tuple(tuple(_ends(touching, columns, space, steps)) for space in range(SPACES)) for steps in range(RANGE + 2)
    ]
    for i in range(PLACES):
        if not reach[RANGE][i]:
            raise ValueError(f"no ship could sail on from column {cells[i][0]}, row {cells[i][1]}")
    return Chart(
        columns,
        (*(row for _, row in cells), 0, 0, 0),
        tuple(map(tuple, touching)),
        tuple(reach),
        tuple((c + 1, r + 1) for c in range(last) for r in range(len(rows)) if rows[r][c] == "I"),
    )


def _ends(touching: list[list[int]], column: tuple[int, ...], start: int, steps: int) -> list[int]:
    """Where a move of at most so many steps may end: in a later column. The Gulf and Maracaibo stop a ship (move.board-stop)."""
    seen, front = {start}, [start]
    for _ in range(steps):
        front = sorted({n for space in front if space == start or space < PLACES for n in touching[space]} - seen)
        seen |= set(front)
    return sorted(space for space in seen if column[space] > column[start])


def paths(chart: Chart, start: int, end: int, steps: int) -> list[list[int]]:
    """All ways from one space to another in at most so many steps, without a space twice."""
    found, unfinished = [], [[start]]
    for _ in range(steps):
        longer = []
        for path in unfinished:
            if path[-1] >= PLACES and path[-1] != start:
                continue
            for space in chart.touching[path[-1]]:
                if space == end:
                    found.append([*path, space])
                elif space not in path:
                    longer.append([*path, space])
        unfinished = longer
    return found


CHARTS = {name: chart_of(rows) for name, rows in LAYOUTS.items()}


@cache
def course(layout: str, start: int, end: int, steps: int) -> list[int]:
    """The shortest way, as a ship is shown to sail."""
    return min(paths(CHARTS[layout], start, end, steps), key=len)
