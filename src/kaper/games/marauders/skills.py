"""Skill tests outside naval and crew combat: dice, the cards around them, and rerolls."""

from __future__ import annotations

from collections.abc import Sequence

from kaper.core.decisions import PASS, Choose
from kaper.core.table import Asking
from kaper.core.words import Option, Text
from kaper.games.marauders.box import BOATSWAIN, LOOKOUT, OTHER_TEST, POST_TEST, PRE_TEST
from kaper.games.marauders.captains import INFLUENCE, RICHERY, SCOUTING, SEAMANSHIP
from kaper.games.marauders.events import GloryDiscarded, Tested
from kaper.games.marauders.glory import lone_card, playable, sealed_window, successes
from kaper.games.marauders.state import Caribbean, Player, has_specialist, skill
from kaper.games.marauders.table import SeaTable
from kaper.games.marauders.words import name_at, play_option, thing_option


class AfterTest(Choose[Caribbean]):
    """After the dice: pass, Second Chance, or Richery's reroll for a discarded card."""

    prompt = "ask-window-post-test"
    rule = "ruling.glory-window"
    secret = True

    raid: bool = False
    count: int = 0  # successes rolled

    def options(self, s: Caribbean) -> Sequence[str]:
        p = s.players[self.seat]
        options = [PASS]
        if p.hand:
            for card in playable(s, self.seat, POST_TEST):
                options.append(f"card:{card}")
        if p.who == RICHERY and not self.raid and not s.rerolled and s.active == self.seat:
            options += [f"richery:card:{card}" for card in p.hand]
        return options

    def option(self, s: Caribbean, id: str) -> Option:
        if id == PASS:
            return Option(id, Text("option-pass"), (), self.rule)
        if id.startswith("richery"):
            return thing_option(id, "option-richery", "captain.ability")
        return play_option(id, self.rule)

    def prompt_text(self, s: Caribbean) -> Text:
        return Text(self.prompt, {"count": self.count})


def dice_for(p: Player, which: int) -> int:
    """How many dice a test rolls: the skill, and a specialist's help.

    captain.skills
    """
    count = skill(p, which)
    if which == SCOUTING and has_specialist(p, LOOKOUT):
        count += 1
    if which == SEAMANSHIP and has_specialist(p, BOATSWAIN):
        count += 1
    return count


def skill_test(
    t: SeaTable, seat: int, which: int, extra: int = 0, *, raid: bool = False, rivals: bool = False
) -> Asking[list[int]]:
    """Roll a skill; gives the dice after all rerolls.

    `rivals`: for a rumor or mission, where a False Lead may come if Influence or Scouting is tested.
    """
    s = t.state
    p = s.players[seat]
    count = dice_for(p, which) + extra
    while (yield from lone_card(t, seat, PRE_TEST, which)) >= 0:
        count += 2
    dice = t.roll(count)
    t.tell(Tested, seat, which, dice)
    dice = yield from after_test(t, seat, which, dice, raid)
    if rivals and which in (INFLUENCE, SCOUTING):
        others = s.clockwise(seat)[1:]
        withheld: list[int] = []
        while successes(dice):
            played = yield from sealed_window(t, others, OTHER_TEST, withheld)
            if played is None:
                break
            for _ in played:
                if successes(dice):
                    dice = t.roll(count)
                    t.tell(Tested, seat, which, dice)
                    dice = yield from after_test(t, seat, which, dice, raid)
    return dice


def after_test(t: SeaTable, seat: int, which: int, dice: list[int], raid: bool) -> Asking[list[int]]:
    """The tester's window after a roll: each card rolls all dice again."""
    while (answer := (yield AfterTest(seat, raid, successes(dice)))) != PASS:
        card = int(name_at(answer))
        if answer.startswith("card:"):
            t.play(seat, card)
        else:
            t.state.rerolled = True
            t.state.players[seat].hand.remove(card)
            t.put_away(card)
            t.tell(GloryDiscarded, seat, card)
        dice = t.roll(len(dice))
        t.tell(Tested, seat, which, dice)
    return dice


def passed(dice: list[int]) -> bool:
    """A test succeeds with at least one skull.

    test.success
    """
    return successes(dice) > 0
