"""What one more of anything brings a captain through residences, grey scrolls and quests; reckoned once for equal captains."""

from __future__ import annotations

from functools import lru_cache
from math import exp

from kaper.games.maracaibo.box import QUEST0, QUESTS, RESIDENCE0, RESIDENCES, SCROLLS
from kaper.games.maracaibo.codes import KINDS
from kaper.games.maracaibo.scoring import SIX, SIX_VP


def tallied(counts: tuple[int, ...], residences: int, quests: int) -> dict[str, int]:
    """What is counted by cards, by name."""
    gold, emerald, pearl, gold_buried, emerald_buried, pearl_buried, equipment, crew, ship, *others = counts
    lightning, coins, points, rivers, upgrades = others
    kinds = gold + gold_buried, emerald + emerald_buried, pearl + pearl_buried
    return {
        "gold": kinds[0],
        "emerald": kinds[1],
        "pearl": kinds[2],
        "buried-gold": gold_buried,
        "buried-emerald": emerald_buried,
        "buried-pearl": pearl_buried,
        "buried": gold_buried + emerald_buried + pearl_buried,
        "sets": min(kinds),
        "equipment": equipment,
        "crew": crew,
        "ship": ship,
        "lightning": lightning,
        "doubloon-income": coins,
        "vp-income": points,
        "river": rivers,
        "residences": residences,
        "cards-and-residences": equipment + crew + ship + residences,
        "upgrades": upgrades,
        "quest": quests,
        "quests": 0,
    }


@lru_cache(1 << 14)
def margins_of(
    in_play: tuple[int, ...],
    built: int,
    scrolls: tuple[int, ...],
    quests: tuple[int, ...],
    held: int,
    counts: tuple[int, ...],
    intent: float,
    soon: float,
    eager: float,
    six: float,
    hunters: bool,
) -> dict[str, float]:
    """Points that one more of something brings: reckoned once for captains who have the same."""
    have = tallied(counts, built.bit_count(), held)
    found: dict[str, float] = {}
    for card in in_play:
        residence = RESIDENCES[card - RESIDENCE0]
        if have[residence.per] * residence.vp < residence.most:
            each = residence.vp * (1.0 if built >> card - RESIDENCE0 & 1 else intent)
            found[residence.per] = found.get(residence.per, 0.0) + each
    for card in scrolls:
        for what, of, vp in SCROLLS[card]:
            found[what] = found.get(what, 0.0) + vp / of
    if "sets" in found:
        fewest = [name for name in KINDS if have[name] == have["sets"]]
        for name in fewest:
            found[name] = found.get(name, 0.0) + found["sets"] / len(fewest)
    if held < SIX:
        found["quests"] = found.get("quests", 0.0) + six * SIX_VP * (held + 1) / SIX**2
    for card in quests:
        quest = QUESTS[card - QUEST0]
        gaps, vp = [need - have[what] for need, what in zip(quest.easy, quest.counts, strict=True)], quest.easy_vp
        if hunters or max(gaps) <= 0:
            gaps = [need - have[what] for need, what in zip(quest.hard, quest.counts, strict=True)]
            vp = quest.hard_vp * 2 + 5 if hunters else quest.hard_vp - quest.easy_vp
        whole = sum(gap for gap in gaps if gap > 0)
        if whole:
            each = vp * exp(-whole / soon) / whole * eager
            for what, gap in zip(quest.counts, gaps, strict=True):
                if gap > 0:
                    found[what] = found.get(what, 0.0) + each
    return found
