"""Rounds: whose turn comes, income at the end of a round, the longer third round, the end of the game."""

from __future__ import annotations

from kaper.games.maracaibo.chart import MARACAIBO, START
from kaper.games.maracaibo.events import IncomeTaken, RoundBegan, RoundEnded, Scored
from kaper.games.maracaibo.scoring import redbeard_lines, score
from kaper.games.maracaibo.state import END, ROUNDS, income, marked
from kaper.games.maracaibo.table import SeaTable
from kaper.games.maracaibo.words import RED


def round_begins(t: SeaTable, seat: int) -> None:
    """The ships lie in the starting zone; turns go on clockwise (round.next, round.next-player)."""
    s = t.state
    s.round += 1
    t.tell(RoundBegan, s.round)
    next_turn(t, seat)


def next_turn(t: SeaTable, seat: int) -> None:
    """A turn of a player, or of Redbeard."""
    if seat == RED:
        t.next("redbeard_turn")
    else:
        t.next("turn", seat)


def after(t: SeaTable, seat: int) -> int:
    """Who plays after this player: clockwise; alone, Redbeard and the player take turns (solo.order)."""
    s = t.state
    if s.redbeard is not None:
        return RED if seat != RED else 0
    return (seat + 1) % s.seats


def turn_ends(t: SeaTable) -> None:
    """Strength left is lost; Maracaibo ends a round, in the third round only the marked player ends the game.

    round.end.trigger, round.end.third, ruling.end-equal-turns
    """
    s = t.state
    seat = s.active
    s.phase = END
    s.pools.clear()
    s.chain.clear()
    at = s.players[seat].at if seat != RED else s.redbeard.at  # type: ignore[union-attr]
    if s.round < ROUNDS:
        if at == MARACAIBO:
            t.next("round_ends", after(t, seat))
            return
    elif s.last and seat == (RED if s.redbeard is not None else marked(s)):
        t.next("game_ends")
        return
    next_turn(t, after(t, seat))


def take_income(t: SeaTable) -> None:
    """Everybody's income from the state as it is now (income.doubloons, income.vp, ruling.income-snapshot)."""
    for seat, p in enumerate(t.state.players):
        coins = income(p)
        p.doubloons += coins
        p.vp += p.vp_income
        t.tell(IncomeTaken, seat, coins, p.vp_income, p.doubloons, p.vp)


def round_ends(t: SeaTable, seat: int) -> None:
    """Income; the ships return to the starting zone (income.doubloons, round.next)."""
    s = t.state
    take_income(t)
    for p in s.players:
        p.at = START
    if s.redbeard is not None:
        s.redbeard.at = START
    t.tell(RoundEnded, s.round)
    t.next("round_begins", seat)


def game_ends(t: SeaTable) -> None:
    """The third income, then the final scoring (income.third, end.timing)."""
    s = t.state
    take_income(t)
    t.tell(RoundEnded, s.round)
    s.over = True
    s.active = -1
    for p in s.players:
        for card in p.quests:
            t.reveal(card)
    red = s.redbeard
    t.tell(Scored, [score(s, p) for p in s.players], sum(redbeard_lines(s, red).values()) if red is not None else -1)
