"""Phase 5: islands, Treasure Island, the Cove, shipwrights and Going on the Account."""

import pytest

from kaper.games.cove.events import Raised, Repaired
from tests.games.cove.tables import A, B, Board, C, D


def in_cove(**ship):
    """A is in the Cove, the others have had their turns."""
    play = Board().ship(A, at=7, **ship).ship(B, at=2).ship(C, at=3).ship(D, at=4)
    return play


def cove_turn(board, dice=()):
    play = board.upgrade(dice=dice)
    for seat in (B, C, D):
        play.do(seat, "end")
    return play


@pytest.mark.rule("upgrade.unplundered", "upgrade.voluntary", "upgrade.end")
def test_a_place_may_be_used_or_not():
    play = Board().ship(A, at=2, gold=9).plunder().do(A, "leave")
    assert "raise:hull" in play.options(A)
    play = Board().ship(A, at=3, gold=9).upgrade().do(A, "end")
    assert (play.s.gold[A], play.mark(A, "sails")) == (9, 8)
    play = Board().ship(A, at=6, chests=3).upgrade()
    assert play.match.question(A).options[0].text.args == {"chests": 3}  # so it is asked once more
    play.do(A, "end")
    assert A not in play.asked  # what was not done is lost for this month
    assert play.s.chests[A] == 3


@pytest.mark.rule("upgrade.tavern")
def test_up_to_three_cards_for_two_gold_each():
    board = Board().pirate("hook", at=5).ship(A, at=1, gold=9).deck("fame-1", "fame-2", "map", "nest")
    play = board.upgrade().do(A, "buy").do(A, "buy").do(A, "buy")
    assert (play.s.gold[A], play.hand(A)) == (3, ["fame-1", "fame-2", "map"])
    assert play.options(A) == ["end"]
    assert play.refusal(A, "buy") == "upgrade.tavern"
    play = Board().pirate("hook", at=5).ship(A, at=1, gold=7).deck("fame-1", "fame-2", "map").upgrade()
    for _ in range(3):
        play.do(A, "buy")
    assert play.s.gold[A] == 1
    play = Board().pirate("hook", at=5).ship(A, at=1, gold=1).upgrade()
    assert play.refusal(A, "buy") == "upgrade.tavern"
    play = Board().ship(A, at=2, gold=9).upgrade()
    assert play.refusal(A, "buy") == "upgrade.tavern"


@pytest.mark.rule("upgrade.tavern.one-by-one")
def test_cards_are_seen_before_the_next_purchase():
    board = Board().pirate("hook", at=5).ship(A, at=1, gold=9).deck("silver", "fame-1")
    play = board.upgrade().do(A, "buy")
    assert play.match.view(A).ships[A].parrot.key == "silver"
    assert play.options(A) == ["end", "buy"]
    play.do(A, "end")
    assert play.s.gold[A] == 7


@pytest.mark.rule("upgrade.section-islands", "ship.costs")
def test_one_section_any_number_of_steps():
    play = Board().ship(A, at=4, cannon=2, gold=9).upgrade()
    assert play.options(A) == ["end", "raise:cannon"]
    assert play.refusal(A, "raise:hull") == "upgrade.section-islands"
    for _ in range(3):
        play.do(A, "raise:cannon")
    assert (play.mark(A, "cannon"), play.s.gold[A]) == (5, 4)
    assert [event.cost for event in play.told(Raised)] == [1, 2, 2]


@pytest.mark.parametrize(("island", "section"), [(2, "hull"), (3, "sails"), (4, "cannon"), (5, "crew")])
@pytest.mark.rule("upgrade.section-islands")
def test_each_island_has_its_section(island, section):
    play = Board().ship(A, at=island, all=3, gold=9).upgrade()
    assert play.options(A) == ["end", f"raise:{section}"]


@pytest.mark.rule("upgrade.limit")
def test_no_further_than_position_eight_and_no_debts():
    play = Board().ship(A, at=2, hull=8, gold=9, hand="account").upgrade()
    assert play.options(A) == ["end", "account:cannon", "account:crew"]  # A's sails are at 8 too
    assert play.refusal(A, "raise:hull") == "upgrade.limit"
    assert play.refusal(A, "account:hull") == "upgrade.limit"
    play = Board().ship(A, at=2, hull=5, gold=2).upgrade()
    assert play.options(A) == ["end"]
    assert play.refusal(A, "raise:hull") == "upgrade.limit"
    play = Board().ship(A, at=2, hull=5, gold=3).upgrade().do(A, "raise:hull")
    assert (play.s.gold[A], play.s.supply_gold) == (0, 124 - 27)


@pytest.mark.rule("upgrade.treasure.bury-chests")
def test_chests_are_buried_for_fame():
    play = Board().ship(A, at=6, chests=6).upgrade().do(A, "bury-chests").do(A, 4)
    assert (play.s.fame[A], play.s.chests[A], play.s.supply_chests) == (4, 2, 48)


@pytest.mark.rule("upgrade.treasure.bury-gold", "upgrade.treasure.bury-multiples")
def test_gold_is_buried_in_threes():
    play = Board().ship(A, at=6, gold=11).upgrade().do(A, "bury-gold")
    question = play.match.question(A)
    assert (question.low, question.high, question.step) == (3, 9, 3)
    assert play.refusal(A, 4) == play.refusal(A, 5) == play.refusal(A, 12) == "upgrade.treasure.bury-multiples"
    supply = play.s.supply_gold
    play.do(A, 6)
    assert (play.s.fame[A], play.s.gold[A], play.s.supply_gold) == (2, 5, supply + 6)
    play.do(A, "bury-gold")
    assert (play.s.fame[A], play.s.gold[A]) == (3, 2)  # 9 of 11 in all, 2 are kept
    assert play.refusal(A, "bury-gold") == "upgrade.treasure.bury-gold"


@pytest.mark.rule("upgrade.treasure.upgrade")
def test_one_step_at_double_cost():
    play = Board().ship(A, at=6, sails=2, gold=9).upgrade().do(A, "raise:sails")
    assert (play.mark(A, "sails"), play.s.gold[A]) == (3, 7)
    assert play.refusal(A, "raise:sails") == play.refusal(A, "raise:hull") == "upgrade.treasure.upgrade"


@pytest.mark.rule("upgrade.treasure.both")
def test_burying_and_upgrading_on_one_visit():
    board = Board().ship(A, at=6, crew=2, gold=2, chests=3)
    play = board.upgrade().do(A, "bury-chests").do(A, 3).do(A, "raise:crew")
    assert (play.s.fame[A], play.mark(A, "crew"), play.s.gold[A]) == (3, 3, 0)


@pytest.mark.rule("upgrade.turn-order", "shipwright.play")
def test_fresh_cards_may_be_used_at_once():
    board = Board().pirate("hook", at=5).ship(A, at=1, gold=9).deck("shipwright", "account", "fame-1")
    play = board.upgrade().do(A, "buy").do(A, "shipwright:crew").do(A, "buy").do(A, "account:cannon").do(A, "buy")
    assert (play.guard(A, "crew"), play.mark(A, "cannon"), play.hand(A)) == (2, 6, ["fame-1"])
    assert play.discards() == ["account"]


@pytest.mark.rule("upgrade.turn-order")
def test_a_due_repair_comes_first():
    play = cove_turn(in_cove(crew=1, gold=9, hand="account").deck("fame-1", "fame-2"))
    assert play.asked == {A: "CoveChoice"}
    assert play.mark(A, "crew") == 2


# Pirate's Cove


@pytest.mark.rule("cove.benefit", "cove.benefit.first")
def test_two_cards_or_one_and_two_gold():
    play = cove_turn(in_cove(gold=3, hand="account").deck("fame-1", "fame-2"))
    assert play.options(A) == ["cards", "gold"]  # nothing else comes first, and it cannot be declined
    play = cove_turn(in_cove(gold=3).deck("fame-1", "fame-2")).do(A, "cards")
    assert (play.hand(A), play.s.gold[A]) == (["fame-1", "fame-2"], 3)
    play = cove_turn(in_cove(gold=3).deck("fame-1", "fame-2")).do(A, "gold")
    assert (play.hand(A), play.s.gold[A]) == (["fame-1"], 5)


@pytest.mark.rule("cove.repair", "upgrade.voluntary")
def test_a_crippled_ship_is_repaired():
    play = cove_turn(in_cove(crew=1, gold=5))
    assert (play.mark(A, "crew"), play.s.gold[A]) == (2, 3)
    assert play.asked == {A: "CoveChoice"}


@pytest.mark.rule("cove.repair.all", "cove.repair.price")
def test_all_sections_are_repaired_at_once():
    play = cove_turn(in_cove(hull=1, cannon=1, gold=5))
    assert (play.mark(A, "hull"), play.mark(A, "cannon"), play.s.gold[A]) == (2, 2, 1)
    assert play.told(Repaired)[0].sections == [0, 2]
    play = cove_turn(in_cove(hull=1, cannon=1, crew=1, gold=7))
    assert play.s.gold[A] == 1


@pytest.mark.rule("cove.repair.poor")
def test_who_cannot_pay_gets_nothing_else():
    play = cove_turn(in_cove(crew=1, gold=1))
    assert (play.mark(A, "crew"), play.s.gold[A], play.hand(A)) == (2, 1, [])
    assert play.asked == {A: "UpgradeAction"}


@pytest.mark.rule("cove.repair.poor.keep")
@pytest.mark.parametrize(("gold", "left", "next_question"), [(3, 3, "UpgradeAction"), (4, 0, "CoveChoice")])
def test_who_can_pay_must(gold, left, next_question):
    play = cove_turn(in_cove(crew=1, hull=1, gold=gold))
    assert (play.mark(A, "crew"), play.mark(A, "hull"), play.s.gold[A]) == (2, 2, left)
    assert play.asked == {A: next_question}


@pytest.mark.rule("cove.repair.only-crippled")
def test_lighter_damage_stays():
    play = cove_turn(in_cove(crew=1, sails=4, gold=9))
    assert (play.mark(A, "crew"), play.mark(A, "sails")) == (2, 4)


@pytest.mark.rule("cove.shortage")
def test_the_cove_gives_what_there_is():
    board = in_cove(gold=0).ship(D, gold=105).deck("fame-1")
    play = cove_turn(board).do(A, "gold")
    assert (play.s.gold[A], play.hand(A), play.s.supply_gold) == (1, ["fame-1"], 0)


# shipwrights and Going on the Account


@pytest.mark.rule("shipwright.play")
@pytest.mark.parametrize("island", [1, 2, 3, 4, 5, 6, 7])
def test_a_shipwright_can_be_attached_anywhere(island):
    board = Board().pirate("hook", at=5 if island != 5 else 4)
    for seat in (B, C, D):
        board.ship(seat, at=island if island == 7 else 6)
    play = board.ship(A, at=island, hand="shipwright").upgrade()
    while A not in play.asked:
        seat = next(iter(play.asked))
        play.do(seat, "gold" if play.asked[seat] == "CoveChoice" else "end")
    if island == 7:
        play.do(A, "gold")
    play.do(A, "shipwright:sails")
    assert play.guard(A, "sails") == 2
    assert play.match.view(B).ships[A].sections[1].shipwright == 2


@pytest.mark.rule("shipwright.one")
def test_one_shipwright_on_a_ship():
    play = Board().ship(A, at=2, gold=0, shipwright="hull", hand="shipwright").upgrade()
    assert play.options(A) == ["end"]
    assert play.refusal(A, "shipwright:sails") == "shipwright.one"


@pytest.mark.rule("shipwright.several")
def test_option_one_shipwright_on_each_section():
    board = Board(shipwrights="one-per-section").ship(A, at=2, gold=0, shipwright="hull", hand="shipwright")
    play = board.upgrade()
    assert play.options(A) == ["end", "shipwright:sails", "shipwright:cannon", "shipwright:crew"]
    assert play.refusal(A, "shipwright:hull") == "shipwright.several"
    play.do(A, "shipwright:crew")
    assert (play.guard(A, "hull"), play.guard(A, "crew")) == (2, 2)


@pytest.mark.rule("shipwright.several")
def test_two_shipwrights_in_hand_offer_each_section_once():
    board = Board(shipwrights="one-per-section").ship(A, at=2, gold=0, hand=("shipwright", "shipwright"))
    play = board.ship(A, shipwright="hull", wounded_shipwright="crew").upgrade()
    assert play.options(A) == ["end", "shipwright:sails", "shipwright:cannon"]
    play.do(A, "shipwright:cannon")
    assert play.options(A) == ["end", "shipwright:sails"]


@pytest.mark.rule("upgrade.treasure.upgrade", "event.account", "upgrade.section-islands", "cove.repair.poor")
def test_what_is_raised_or_repaired_cites_its_own_rule():
    def cited(board, *answers):
        play = board.upgrade()
        for answer in answers:
            play.do(A, answer)
        return [event.rule() for event in (*play.told(Raised), *play.told(Repaired))]

    assert cited(Board().ship(A, at=2, gold=20, hull=3), "raise:hull") == ["upgrade.section-islands"]
    both = Board().ship(A, at=6, gold=20, hull=3, hand="account")
    assert cited(both, "raise:hull", "account:hull") == ["upgrade.treasure.upgrade", "event.account"]
    assert cited(Board().ship(A, at=7, gold=1, hull=0), "end") == ["cove.repair.poor"]
    assert cited(Board().ship(A, at=7, gold=2, hull=0), "gold") == ["cove.repair"]


@pytest.mark.rule("shipwright.heal")
def test_a_wounded_shipwright_is_healed_for_one_gold():
    play = Board().ship(A, at=6, gold=1, wounded_shipwright="crew").upgrade().do(A, "heal:crew")
    assert (play.guard(A, "crew"), play.s.gold[A]) == (2, 0)
    play = Board().ship(A, at=6, gold=0, wounded_shipwright="crew").upgrade()
    assert play.options(A) == ["end"]


@pytest.mark.rule("shipwright.fixed")
def test_a_shipwright_stays_where_it_is():
    play = Board().ship(A, at=6, gold=9, shipwright="sails").upgrade()
    assert not [option for option in play.options(A) if "shipwright" in option]
    board = Board().ship(A, shipwright="sails", crew=2).ship(B, sails=8, parrot="trelawney")
    play = board.battle(3, A, B, dice=[[6, 1, 1, 1]]).fires(B, "ship:0/crew")
    assert (play.s.place[A], play.guard(A, "sails")) == (7, 2)
    play = Board().ship(A, shipwright="sails").battle(3, A, B, dice=[[1]]).do(A, "retreat")
    assert play.guard(A, "sails") == 2


@pytest.mark.rule("event.account")
@pytest.mark.parametrize("island", [1, 4, 6])
def test_going_on_the_account(island):
    play = Board().pirate("hook", at=5).ship(A, at=island, gold=0, cannon=3, hand="account").upgrade()
    play.do(A, "account:cannon")
    assert (play.mark(A, "cannon"), play.s.gold[A]) == (4, 0)


@pytest.mark.rule("event.account.extra")
def test_the_account_comes_on_top():
    board = Board().ship(A, at=6, gold=2, hull=2, hand="account")
    play = board.upgrade().do(A, "raise:hull").do(A, "account:hull")
    assert (play.mark(A, "hull"), play.s.gold[A]) == (4, 0)
    board = Board().ship(A, at=6, gold=4, hull=2, hand="account")
    play = board.upgrade().do(A, "account:hull").do(A, "raise:hull")
    assert (play.mark(A, "hull"), play.s.gold[A]) == (4, 0)
    play = cove_turn(in_cove(crew=1, gold=2, hand="account")).do(A, "gold").do(A, "account:crew")
    assert play.mark(A, "crew") == 3  # after the repair


@pytest.mark.rule("house.market")
def test_smugglers_market():
    board = Board(blank_cards="on").ship(A, at=6, gold=0, chests=5, hand="market")
    play = board.upgrade()
    assert "market:4" not in play.options(A)
    play.do(A, "market:3")
    assert (play.s.gold[A], play.s.chests[A], play.discards()) == (6, 2, ["market"])


@pytest.mark.rule("upgrade.turn-order")
def test_a_battle_card_is_no_use_ashore():
    play = Board().ship(A, at=3, hand="smoke").upgrade()
    refused = play.match.act(A, "smoke")
    assert (refused.rule, refused.text.key) == ("battle.smoke", "refusal-card-not-now")
    assert play.match.act(A, "wind").text.key == "refusal-not-held"


@pytest.mark.rule("upgrade.limit", "upgrade.tavern", "upgrade.treasure.bury-gold")
def test_what_a_place_cannot_give_now_is_listed_with_its_reason():
    def shut(board):
        play = board.upgrade()
        found = {closed.id: closed.rule for closed in play.match.question(A).closed}
        assert all(play.refusal(A, id) == rule for id, rule in found.items())
        return found

    assert shut(Board().ship(A, at=2, gold=0, hull=3)) == {"raise:hull": "upgrade.limit"}
    assert shut(Board().ship(A, at=2, gold=20, hull=3)) == {}
    assert shut(Board().ship(A, at=1, gold=1)) == {"buy": "upgrade.tavern"}
    poor = shut(Board().ship(A, at=6, gold=2, chests=0, all=8))
    assert poor == {"bury-chests": "upgrade.treasure.bury-chests", "bury-gold": "upgrade.treasure.bury-gold"}
