"""The exploration track as those see it who plan ahead: how far its spaces are, and which lie within reach."""

from __future__ import annotations

from kaper.games.maracaibo.box import TRACK_NEXT


def _depths() -> list[int]:
    found = [0] * len(TRACK_NEXT)
    for space in range(len(TRACK_NEXT)):
        for to in TRACK_NEXT[space]:
            found[to] = max(found[to], found[space] + 1)
    return found


DEPTH = _depths()
"""How far along the track a space is, by the longer branches."""


class _Ahead(dict[tuple[int, int], list[int]]):
    """The spaces of the track that lie at most so many steps ahead; made when first asked for."""

    def __missing__(self, key: tuple[int, int]) -> list[int]:
        space, steps = key
        found = dict.fromkeys(TRACK_NEXT[space]) if steps else {}
        for to in TRACK_NEXT[space] if steps > 1 else ():
            found |= dict.fromkeys(self[to, steps - 1])
        self[key] = list(found)
        return self[key]


AHEAD = _Ahead()
