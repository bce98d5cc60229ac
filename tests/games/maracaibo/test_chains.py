"""Chains of effects: one thing that leads to another, in the order in which it is done, and taken back step by step."""

import pytest

from kaper.core.words import Refused
from tests.games.maracaibo.tables import Lane, pending


def chain() -> Lane:
    """A captain who can buy a card that upgrades a ship that buries a treasure that upgrades the ship."""
    return (
        Lane()
        .put(5, "carpenter")
        .purse(0, 20)
        .stored(0, gold=2, emerald=2)
        .slots(0, "s1a", "s1b", "s1d", "s1e", "s2a", "s2c")
    )


@pytest.mark.rule("ruling.effect-order", "upgrade.effects", "bury.bonus")
def test_what_an_effect_brings_comes_on_top_of_the_list():
    play = chain().visit(5).do("buy")
    assert play.asks == "Upgrade"
    play.do("s3f")
    assert [group for group in pending(play.s) if "refill" not in group] == [["bury"]]  # the other one is asked about
    play.do("gold:3")
    assert play.asks == "Upgrade"
    play.do("s2e")
    assert play[0].vp == 2
    assert play.asks == "Bury"  # of s2e; that of s3f still waits
    assert [group for group in pending(play.s) if "refill" not in group] == [["bury"]]
    play.do("emerald:2")
    assert play[0].vp == 2 + 3
    assert play.asks == "Bury"
    assert play[0].buried == [1, 1, 0]


def test_a_chain_is_taken_back_one_step_after_the_other():
    play = chain().visit(5)
    before = []
    for answer in ("buy", "s3f", "gold:3", "s2e", "emerald:2"):
        before.append(play.m.digest())
        play.do(answer)
    for digest in reversed(before):
        assert play.m.undo(0) is None
        assert play.m.digest() == digest
    assert play.asks == "Improvement"
    assert not play.m.practice  # nobody had learned anything


@pytest.mark.rule("raid.roll")
def test_nothing_is_taken_back_from_before_the_dice():
    play = Lane().stored(0, gold=1).do("now:raid;now:bury", dice=[[5, 2, 1]])
    first = play.m.digest()
    play.do("bury")
    play.do("gold:4")
    play.do("raid")
    assert play.asks == "KeepDie"
    rolled = play.m.digest()
    play.do("gold")
    spent = play.m.digest()
    play.do("spend:vp")
    assert play.m.undo(0) is None
    assert play.m.digest() == spent
    assert play.m.undo(0) is None
    assert play.m.digest() == rolled
    assert isinstance(play.m.undo(0), Refused)
    assert play.m.digest() == rolled != first


@pytest.mark.rule("quest.take")
def test_nothing_is_taken_back_from_before_a_card_was_drawn():
    play = Lane().stored(0, gold=1, pearl=1).do("now:quest;now:bury;now:cube_any(1)").do("quest").do("market:0")
    seen = play.m.digest()
    play.do("bury").do("gold:4")
    assert (play.m.undo(0), play.m.undo(0)) == (None, None)
    assert play.m.digest() == seen
    assert isinstance(play.m.undo(0), Refused)  # a new quest lies on the market
