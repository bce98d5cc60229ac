"""Loot: cards drawn after a raid, by the Islander's privilege or in the Tavern; goods are loaded or refused."""

from __future__ import annotations

from collections.abc import Sequence

from kaper.core.decisions import Answer, Pick
from kaper.core.table import Script
from kaper.core.words import Option, Refused, Text, refuse
from kaper.games.sevenseas import raid_events
from kaper.games.sevenseas.cards import KIND
from kaper.games.sevenseas.harbour import GOOD_IDS, counted, good_ids, good_option
from kaper.games.sevenseas.state import NOBODY, SevenSeas
from kaper.games.sevenseas.table import SevenSeasTable


class KeepGoods(Pick[SevenSeas]):
    """Which of the goods just drawn go aboard? The others are discarded, now or never.

    loot.refuse, loot.no-later-discard, loot.any-ship, loot.no-room
    """

    prompt = "ask-keep"
    rule = "loot.refuse"

    def items(self, s: SevenSeas) -> Sequence[str]:
        return good_ids(s.drawn)

    def most(self, s: SevenSeas) -> int:
        return min(len(s.drawn), max(s.players[self.seat].room(), 0))

    def check(self, s: SevenSeas, answer: object) -> Refused | None:
        refused = super().check(s, answer)
        if refused is not None and refused.text.key == "refusal-too-many":
            return refuse("refusal-no-room", "loot.load", room=self.most(s))
        return refused

    def option(self, s: SevenSeas, id: str) -> Option:
        return good_option(s.drawn, id, "loot.load")

    def prompt_text(self, s: SevenSeas) -> Text:
        return Text(self.prompt, {"room": s.players[self.seat].room()})

    def suggestions(self, s: SevenSeas, limit: int) -> list[Answer]:
        """Every choice of numbers of each kind, the most cards first."""
        count, most = [0, 0, 0], self.most(s)
        for item in s.drawn:
            count[KIND[item]] += 1
        found: list[Answer] = [
            [*GOOD_IDS[0][:rum], *GOOD_IDS[1][:coffee], *GOOD_IDS[2][:fruit]]
            for rum in range(count[0] + 1)
            for coffee in range(count[1] + 1)
            for fruit in range(count[2] + 1)
            if rum + coffee + fruit <= most
        ]
        found.sort(key=len, reverse=True)  # type: ignore[arg-type]
        return found[:limit]


def loot(t: SevenSeasTable, seat: int, count: int, why: str) -> Script:
    """Draw under the rule that says so, then load or refuse, before anybody else draws (loot.sequential, loot.load).

    loot.draw
    """
    s = t.state
    t.draw_loot(seat, count, why)
    if not s.drawn:
        s.drawer = NOBODY
        return
    kept = counted((yield KeepGoods(seat)))
    player = s.players[seat]
    told, refused = kept[:], []
    for item in s.drawn:
        kind = KIND[item]
        if kept[kind]:
            kept[kind] -= 1
            player.hold.append(item)
        else:
            refused.append(item)
    s.loot_discard += refused
    s.drawn.clear()
    s.drawer = NOBODY
    t.tell(raid_events.GoodsLoaded, seat, told, len(refused))
