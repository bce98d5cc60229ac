"""The end: fame cards, the last battle where the leaders are tied, and the places."""

from __future__ import annotations

from kaper.core.game import Result, ranked
from kaper.games.cove.battle_events import LastBattleBegan
from kaper.games.cove.cards import FAME, LAST
from kaper.games.cove.combat import begin_battle
from kaper.games.cove.events import FameCardsShown, Won
from kaper.games.cove.state import Cove
from kaper.games.cove.table import CoveTable


def final_scoring(t: CoveTable) -> None:
    """All show their fame cards; if several lead, they fight to the death (end.fame-cards, end.tie).

    fame-card.hold, end.unburied
    """
    s = t.state
    s.phase = 7
    for seat in range(s.seats):
        cards = [card for card in s.hands[seat] if FAME[card]]
        for card in cards:
            t.reveal(card)
        if cards:
            t.tell(FameCardsShown, seat, cards)
            t.fame(seat, sum(FAME[card] for card in cards), "card")
    leaders = leading(s)
    if len(leaders) > 1:
        t.tell(LastBattleBegan, leaders)
        begin_battle(t, LAST, leaders)
        t.then("preparation", crowning)
    else:
        s.champion = leaders[0]
        t.next(crowning)


def leading(s: Cove) -> list[int]:
    """The seats with the most fame."""
    most = max(s.fame)
    return [seat for seat in range(s.seats) if s.fame[seat] == most]


def crowning(t: CoveTable) -> None:
    """The winner is named."""
    s = t.state
    t.tell(Won, s.champion, s.fame[s.champion])


def result(s: Cove) -> Result:
    """Places by fame; the winner of the last battle stands before those who were tied with them (end.ranking).

    end.winner, end.ranking.finalists
    """
    scores = list(s.fame)
    return Result(ranked([2 * fame + (seat == s.champion) for seat, fame in enumerate(scores)]), scores)
