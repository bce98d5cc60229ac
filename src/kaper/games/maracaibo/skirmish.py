"""Pirate skirmishes (module): all ships on a card fight with one die each."""

from __future__ import annotations

from kaper.games.maracaibo.module_events import NOBODY, Skirmished
from kaper.games.maracaibo.table import SeaTable
from kaper.games.maracaibo.words import RED

WON, WON_SOLO = 2, 5  # VP


def skirmish(t: SeaTable, fighters: list[int]) -> None:
    """One die each and lasting raid strength; a single highest total wins.

    module.skirmish.roll, module.skirmish.win, module.skirmish.tie
    """
    s = t.state
    dice = t.roll(len(fighters))
    totals = [
        face + (s.round if seat == RED else s.players[seat].raid_plus)
        for seat, face in zip(fighters, dice, strict=True)
    ]
    best = [seat for seat, total in zip(fighters, totals, strict=True) if total == max(totals)]
    winner = best[0] if len(best) == 1 else NOBODY
    if winner != NOBODY and s.redbeard is None:
        for seat in fighters:
            if seat != winner and s.players[seat].doubloons:
                s.players[seat].doubloons -= 1
                s.players[winner].doubloons += 1
    purses = [s.players[seat].doubloons if seat != RED else -1 for seat in fighters]
    t.tell(Skirmished, fighters, dice, totals, winner, purses)
    if winner != NOBODY:
        t.vp(winner, WON if s.redbeard is None else WON_SOLO)
