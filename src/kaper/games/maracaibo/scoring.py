"""The final scoring: every line of it, also as it would be now; Redbeard's own lines; the result."""

from __future__ import annotations

from collections.abc import Sequence

from kaper.core.game import Result, Rival, ranked
from kaper.core.words import Text
from kaper.games.maracaibo.box import (
    QUEST0,
    QUESTS,
    REDBEARD_SCORE,
    RESIDENCE0,
    RESIDENCES,
    SCROLLS,
    TRACK_RIVERS,
    worth,
)
from kaper.games.maracaibo.codes import KINDS
from kaper.games.maracaibo.state import TALLY, Player, Redbeard, Sea, buried, rivers

RIVER = 4
PER_DOUBLOONS = 5
BURIED = 2
SIX, SIX_VP = 6, 10
HUNTED, FAILED = 2, -5  # Quest Hunters: factor of a harder condition met, VP of a quest that is not
CONDITIONS = [
    [(TALLY[what], easy, hard) for what, easy, hard in zip(quest.counts, quest.easy, quest.hard, strict=True)]
    for quest in QUESTS
]
"""What each quest counts, and how much of it the easier and the harder condition need."""


def missing(p: Player, card: int) -> tuple[int, int]:
    """How much a quest's easier and its harder condition still lack."""
    easy = hard = 0
    for tally, few, many in CONDITIONS[card - QUEST0]:
        have = tally(p)
        if many > have:
            hard += many - have
        if few > have:
            easy += few - have
    return easy, hard


def quest_vp(p: Player, card: int, hunters: bool) -> int:
    """What a held quest scores; 0 or less: it does not count as a quest that scores (quest.threshold)."""
    return scored(card, *missing(p, card), hunters)


def scored(card: int, easy: int, hard: int, hunters: bool) -> int:
    """What a quest scores whose conditions lack so much."""
    quest = QUESTS[card - QUEST0]
    if not hard:
        return quest.hard_vp * HUNTED if hunters else quest.hard_vp
    if hunters:
        return FAILED
    return 0 if easy else quest.easy_vp


def counted(p: Player, what: str, scoring: int) -> int:
    """How much a player has of something; `scoring` is the number of quests that score."""
    return scoring if what == "quests" else TALLY[what](p)


def residence_vp(p: Player, number: int, scoring: int) -> int:
    """What a residence scores for whoever has a marker on it (residence.scoring-only-owners, score.residences)."""
    card = RESIDENCES[number]
    return min(counted(p, card.per, scoring) * card.vp, card.most)


def residence_now(s: Sea, p: Player, card: int) -> int:
    """What the residence of a card would score if the game ended now."""
    scoring = sum(quest_vp(p, quest, s.options.quest_hunters) > 0 for quest in p.quests)
    return residence_vp(p, card - RESIDENCE0, scoring)


def lines(s: Sea, p: Player, quests: Sequence[int] | None = None) -> dict[str, int]:
    """Every line of a player's score as it would be now; `quests` is what each scores, none where they are not to be seen.

    score.rivers, score.doubloons, score.improvement-vp, score.grey-scrolls, score.treasures, score.buried, score.quests,
    score.quests.six
    """
    if quests is None:
        quests = [quest_vp(p, card, s.options.quest_hunters) for card in p.quests]
    scoring = sum([vp > 0 for vp in quests])
    found = {
        "vp": p.vp,
        "rivers": rivers(p) * RIVER,
        "doubloons": p.doubloons // PER_DOUBLOONS,
        "cards": p.printed,
        "scrolls": sum(
            counted(p, what, scoring) // of * vp
            for card in p.cards
            if card in SCROLLS
            for what, of, vp in SCROLLS[card]
        ),
        "residences": sum(residence_vp(p, i, scoring) for i in range(len(RESIDENCES)) if p.residences >> i & 1),
    }
    for kind, name in enumerate(KINDS):
        found[name] = (p.stored[kind] + p.buried[kind]) * worth(s.cubes[kind])
    found["buried"] = buried(p) * BURIED
    found["quests"] = sum(quests)
    found["six"] = SIX_VP if scoring >= SIX else 0
    return found


def score(s: Sea, p: Player) -> int:
    """The score as it would be now."""
    return sum(lines(s, p).values())


def redbeard_lines(s: Sea, red: Redbeard) -> dict[str, int]:
    """Every line of Redbeard's score (solo.score.rivers, solo.score.cards, solo.score.treasures)."""
    found = {
        "vp": red.vp,
        "rivers": TRACK_RIVERS[red.explorer] * REDBEARD_SCORE["river"],
        "cards": len(red.cards) * REDBEARD_SCORE["card"],
        "residences": red.residences.bit_count() * REDBEARD_SCORE["residence"],
    }
    for kind, name in enumerate(KINDS):
        found[name] = red.treasures[kind] * worth(s.cubes[kind])
    found["quests"] = len(red.quests) * REDBEARD_SCORE["quest"]
    found["six"] = REDBEARD_SCORE["six_quests"] if len(red.quests) >= SIX else 0
    found["rubies"] = red.rubies * REDBEARD_SCORE["ruby"]
    return found


def result(s: Sea) -> Result:
    """Most points win; ties go to more buried treasures. Alone one must have more than Redbeard.

    end.winner, end.tiebreak, solo.win
    """
    scores = [score(s, p) for p in s.players]
    if s.redbeard is not None:
        his = sum(redbeard_lines(s, s.redbeard).values())
        won = scores[0] > his
        return Result([1 if won else 2], scores, [Rival(Text("redbeard"), his, 2 if won else 1)])
    return Result(ranked([total + buried(p) / 1000 for total, p in zip(scores, s.players, strict=True)]), scores)


def sources(s: Sea) -> list[dict[str, int]]:
    """What each seat's score is made of, by message."""
    return [{f"score-{name}": vp for name, vp in lines(s, p).items()} for p in s.players]


def ending(s: Sea) -> Text:
    """How a game ended: alone, whether Redbeard was beaten."""
    if s.redbeard is None:
        return Text("ending-scored")
    return Text("ending-beaten" if result(s).places == [1] else "ending-lost")
