"""Port activities other than trade: the menu, recruiting, hiring, the stash, cards in port."""

import pytest

from kaper.core.texts import catalogue
from kaper.core.words import Text
from kaper.games.marauders.atlas import ZONE
from kaper.games.marauders.captains import CREW
from kaper.games.marauders.state import total
from tests.games.marauders.tables import Sea, names


@pytest.mark.rule("port.activities", "stash.home")
def test_the_activities_and_stashing_at_home_only():
    sea = Sea("felipe", "frances").hold(0, "rum").ship(0, "sloop", now=[2, 2, 2, 1, 1]).offer("m18")
    at_home = sea.port()
    heads = {id.partition(":")[0] for id in at_home.options()}
    assert heads == {"done", "sell", "buy", "yard", "recruit", "rumor", "mission", "stash"}
    abroad = sea.at(0, "tortuga", port=True).port()
    assert "stash" not in abroad.options()
    assert abroad.refusal("stash") == "stash.home"


def test_whoever_leaves_a_port_without_any_business_is_asked_once_more():
    def leaving(play):
        text = next(option.text for option in play.m.question(0).options if option.id == "done")
        return catalogue("en", "kaper.games.marauders").say(Text("option-done.ask", text.args))

    play = Sea("vos", "frances").gold(0, 9).port(dice=[[1, 1]], then=1)
    assert leaving(play).startswith("Nothing has been done here")
    assert leaving(play.do("rumor")) == ""


@pytest.mark.rule("port.once-each", "port.sell-first")
def test_each_activity_once_and_selling_first():
    play = Sea("felipe", "frances").hold(0, "rum").port().do("yard", "done")
    assert "yard" not in play.options()
    assert play.refusal("yard") == "port.once-each"
    assert play.refusal("sell") == "port.sell-first"
    play.do("buy", [])
    assert play.refusal("buy") == "port.once-each"


@pytest.mark.rule("mod.reveal", "setup.mods")
def test_a_port_action_shows_the_modification():
    play = Sea("felipe", "frances").mod("cartagena", "sails").turn()
    assert play.m.view(1).zones[ZONE["cartagena"]].mod == "hidden"
    play.do("port", "done")
    assert play.m.view(1).zones[ZONE["cartagena"]].mod == "sails"
    assert play.m.view(0).zones[ZONE["havana"]].mod == "hidden"


# recruiting


def recruit(captain="felipe", zone="cartagena", gold=10, crew=1, bounty=0, dice=(), **kwargs):
    sea = Sea(captain, "frances").ship(0, "frigate", now=[3, 3, 3, crew, 3]).at(0, zone, port=True).gold(0, gold)
    return sea.bounty(0, dutch=bounty).port(dice=dice, **kwargs).do("recruit")


@pytest.mark.rule("recruit.test", "recruit.pay", "recruit.max")
def test_recruiting_by_leadership_or_by_gold():
    free = recruit(dice=[[5, 1]])
    assert (free[0].now[CREW], free[0].gold) == (3, 10)
    failed = recruit(dice=[[1, 1]], gold=3)
    assert failed.m.question(0).high == 1
    failed.do(1)
    assert (failed[0].now[CREW], failed[0].gold) == (2, 1)
    both = recruit(dice=[[1, 1]], gold=4).do(2)
    assert (both[0].now[CREW], both[0].gold) == (3, 0)


@pytest.mark.rule("recruit.max", "ruling.recruit-optional")
def test_a_full_crew_needs_no_recruits_and_one_test_is_all():
    play = Sea("felipe", "frances").port()
    assert "recruit" not in play.options()
    assert play.refusal("recruit") == "recruit.max"
    play = recruit(dice=[[1, 1]]).do(0)
    assert "recruit" not in play.options()


@pytest.mark.rule("board.zone-rules", "captain.ability")
def test_where_and_for_whom_crews_are_easy():
    assert recruit(zone="nassau", bounty=1)[0].now[CREW] == 3
    assert recruit(captain="aubry")[0].now[CREW] == 3
    cheap = recruit(zone="petit_goave", dice=[[1, 1]]).do(2)
    assert (cheap[0].now[CREW], cheap[0].gold) == (3, 8)
    honest = recruit(zone="nassau", dice=[[1, 1]])
    assert honest.asks == "Recruits"


# the stash


@pytest.mark.rule("stash.home", "stash.secret", "ruling.stash-free", "ruling.info-log")
def test_gold_moves_between_ship_and_chest_in_secret():
    play = Sea("felipe", "frances").gold(0, 23).port().do("stash", 20)
    assert (play[0].gold, play[0].stash) == (3, 20)
    board = play.m.view(1).boards[0]
    assert (board.gold, board.stash, board.total) == (None, None, None)
    told = [told.event for told in play.m.events(1) if told.event.__struct_config__.tag == "stashed"]
    assert told[0].stash is None
    play.do("yard", "weapon:chain", "done", "stash", 0)  # 3 Gold aboard pay the weapon; then all is withdrawn
    assert (play[0].gold, play[0].stash) == (20, 0)


@pytest.mark.rule("stash.home")
def test_the_stash_can_be_spent_at_home():
    play = Sea("felipe", "frances").gold(0, 10, stash=20).port(then=1).do("yard", "trade:frigate")
    assert (play[0].gold, play[0].stash) == (0, 0)
    abroad = Sea("felipe", "frances").at(0, "curacao", port=True).gold(0, 10, stash=40).port().do("yard")
    assert abroad.refusal("trade:frigate") == "yard.never-shipless"


@pytest.mark.rule("stash.score", "ruling.stash-cap", "stash.safe")
@pytest.mark.parametrize(("stash", "target", "points"), [(29, 10, 2), (80, 10, 5), (99, 15, 7), (9, 10, 0)])
def test_ten_stashed_gold_are_a_point(stash, target, points):
    sea = Sea("felipe", "frances", target=target).gold(0, 0, stash=stash)
    assert total(sea.s, sea[0]) == points


@pytest.mark.rule("stash.home", "glory.play-own-turn", "port.sell-first")
def test_stash_in_any_port():
    play = Sea("felipe", "frances").at(0, "tortuga", port=True).hand(0, "hidden-cache").port()
    play.do(play.card(0, "hidden-cache"), "stash", 10)
    assert (play[0].gold, play[0].stash) == (0, 10)
    trading = Sea("felipe", "frances").at(0, "tortuga", port=True).hand(0, "hidden-cache").hold(0, "rum").port()
    trading.do(trading.card(0, "hidden-cache"))
    assert "sell" in trading.options()  # a card is no activity: the sale is still the first
    assert trading.do("stash", 5).refusal("sell") == "port.sell-first"
    at_home = Sea("felipe", "frances").hand(0, "hidden-cache").port()
    assert at_home.card(0, "hidden-cache") not in at_home.options()


# specialists


@pytest.mark.rule("specialist.hire", "ruling.specialist-activity")
def test_hiring_for_gold_in_the_right_port_or_by_a_test():
    paid = Sea("felipe", "frances").hand(0, "gunner").port()
    card = paid[0].hand[0]
    paid.do(f"hire:{card}")
    assert paid[0].gold == 6
    assert (paid[0].hand, paid[0].specialists) == ([], [card])
    assert paid.m.view(1).boards[0].specialists == ["gunner"]
    elsewhere = Sea("felipe", "frances").at(0, "tortuga", port=True).hand(0, "gunner").port()
    assert not any(id.startswith("hire") for id in elsewhere.options())
    tested = Sea("felipe", "frances").hand(0, "gunner-test").port(dice=[[1, 1, 1]])
    card = tested[0].hand[0]
    tested.do(f"hire:{card}")
    assert tested[0].hand == [card]
    assert f"hire:{card}" not in tested.options()
    won = Sea("felipe", "frances").hand(0, "gunner-test").port(dice=[[5, 1, 1]])
    won.do(f"hire:{won[0].hand[0]}")
    assert len(won[0].specialists) == 1


@pytest.mark.rule("specialist.hire")
def test_a_dutch_port_hires_for_gold_like_any_other():
    elsewhere = Sea("felipe", "frances").at(0, "tortuga", port=True).hand(0, "steward").port()
    assert elsewhere.refusal(f"hire:{elsewhere[0].hand[0]}") == "specialist.one-per-type"
    play = Sea("felipe", "frances").at(0, "curacao", port=True).hand(0, "steward").gold(0, 4).port()
    card = play[0].hand[0]
    play.do(f"hire:{card}")
    assert (play[0].gold, play[0].specialists) == (0, [card])


@pytest.mark.rule("bounty.permanent")
def test_a_letter_of_pardon_needs_a_bounty_and_the_gold():
    for gold, levels in ((2, 1), (9, 0)):
        sea = Sea("felipe", "frances").hand(0, "pardon").gold(0, gold).at(0, "tortuga", port=True)
        play = (sea.bounty(0, dutch=levels) if levels else sea).port()
        assert play.card(0, "pardon") not in play.options()


@pytest.mark.rule("bounty.permanent")
@pytest.mark.parametrize(("gold", "levels"), [(5, 1), (6, 2)])
def test_a_letter_of_pardon_lowers_what_the_gold_allows(gold, levels):
    sea = Sea("felipe", "frances").hand(0, "pardon").gold(0, gold).at(0, "tortuga", port=True).bounty(0, dutch=3)
    play = sea.port()
    play.do(play.card(0, "pardon"))
    if levels > 1:  # one level alone is no question
        assert play.m.question(0).high == levels
        play.do(levels)
    assert (play[0].bounty[0], play[0].gold) == (3 - levels, gold - 3 * levels)


@pytest.mark.rule("specialist.one-per-type")
def test_one_specialist_of_each_type():
    play = Sea("felipe", "frances").specialist(0, "gunner", "veteran").hand(0, "gunner-test", "surgeon-test").port()
    gunner, surgeon = play[0].hand
    assert f"hire:{gunner}" not in play.options()
    assert f"hire:{surgeon}" in play.options()
    assert play.refusal(f"hire:{gunner}") == "specialist.one-per-type"


@pytest.mark.rule("glory.play-own-turn", "specialist.hire")
def test_specialists_are_not_played():
    for name in ("carpenter", "gunner", "helmsman"):
        play = Sea("felipe", "frances").hand(0, name).turn()
        assert play.refusal(f"card:{play[0].hand[0]}") == "specialist.hire"


# cards in port


@pytest.mark.rule("glory.play-own-turn", "bounty.permanent")
def test_cards_in_port():
    sea = Sea("felipe", "frances").hand(0, "patron", "pardon", "shore-leave", "contraband").bounty(0, dutch=3)
    sea.ship(0, "sloop", now=[2, 2, 2, 1, 1]).on_top("rum", "cocoa", "spice")
    play = sea.port()
    play.do(play.card(0, "patron"))
    assert play[0].gold == 16
    play.do(play.card(0, "pardon"))
    assert play.m.question(0).high == 2  # of three levels, and with Gold for all
    play.do(2)
    assert (play[0].bounty[0], play[0].gold) == (1, 10)
    play.do(play.card(0, "shore-leave"))
    assert play[0].now[CREW] == 2
    play.do(play.card(0, "contraband"))
    assert play.m.question(0).most == 2
    play.do(play.options()[:2])
    assert names(play[0].hold) == ["rum", "cocoa"]
    assert play[0].hand == []


@pytest.mark.rule("bounty.permanent", "captain.ability")
def test_ashcombe_buys_a_pardon_once_a_visit():
    play = Sea("ashcombe", "frances").bounty(0, dutch=1).port()
    play.do("ashcombe:dutch")
    assert (play[0].bounty, play[0].gold) == ([0, 0, 0, 0], 6)
    twice = Sea("ashcombe", "frances").bounty(0, dutch=3).port().do("ashcombe:dutch")
    assert "ashcombe:dutch" not in twice.options()
    reopened = Sea("ashcombe", "frances").bounty(0, dutch=1).at(0, "curacao")
    assert "enter" not in reopened.turn().options()
    assert "enter" in reopened.bounty(0, dutch=0).turn().options()


@pytest.mark.rule("ruling.payment")
def test_payments_come_from_the_ship_first():
    play = Sea("felipe", "frances").gold(0, 4, stash=20).port().do("yard", "weapon:chain", "weapon:grape")
    assert (play[0].gold, play[0].stash) == (0, 18)


@pytest.mark.rule("ruling.stash-turns", "port.sell-first")
def test_the_chest_may_be_opened_again_after_other_business():
    play = Sea("felipe", "frances").hold(0, "rum").port().do("stash", 5)
    assert "stash" not in play.options()
    assert "sell" not in play.options()
    play.do("yard", "done")
    assert "stash" in play.options()


@pytest.mark.rule("ruling.open-loot")
def test_contraband_is_seen_by_all():
    play = Sea("felipe", "frances").hand(0, "contraband").on_top("rum", "cocoa", "spice").port()
    play.do(play.card(0, "contraband"))
    assert [card.key for card in play.m.view(1).market] == ["good-rum", "good-cocoa", "good-spice"]
    play.do(play.options()[:1])
    assert play.m.view(1).boards[0].hold == [None]


def shut(play):
    """What is shown in grey: the answers refused now, with the rule that says so."""
    return {closed.id: closed.rule for closed in play.m.question(play.asked).closed}


@pytest.mark.rule("port.sell-first", "port.once-each", "recruit.max", "stash.home", "rumor.acquire")
def test_what_cannot_be_done_ashore_is_listed_with_its_reason():
    sea = Sea("felipe", "frances").at(0, "havana", True).hold(0, "rum").gold(0, 0)
    play = sea.port(then=1)
    assert shut(play) == {"recruit": "recruit.max", "rumor": "rumor.acquire", "stash": "stash.home"}
    play.do("yard")  # nothing there for no Gold
    assert shut(play) | {"sell": "port.sell-first", "yard": "port.once-each"} == shut(play)
    assert shut(Sea("felipe", "frances").at(0, "havana", True).port(then=1))["sell"] == "sell.price"
    for id, rule in shut(play).items():
        assert play.refusal(id) == rule


@pytest.mark.rule("yard.never-shipless", "yard.weapons", "mod.buy")
def test_what_the_yard_cannot_sell_you_is_listed_with_its_price():
    sea = Sea("felipe", "frances").at(0, "havana", True).gold(0, 2).ship(0, "sloop", now=[1, 2, 2, 2, 1])
    play = sea.port(then=1).do("yard")
    closed = {closed.id: closed for closed in play.m.question(0).closed}
    assert closed["trade:frigate"].rule == "yard.never-shipless"
    assert closed["trade:frigate"].text.args["gold"] == 32 - 4  # less in Havana, less for the old sloop with a hole
    assert closed["weapon:chain"].text.args["gold"] == 3
    assert closed["weapon:chain"].rule == "yard.prices"
    assert not set(closed) & set(play.options())


@pytest.mark.rule("captain.ability", "bounty.permanent")
def test_ashcombe_pays_with_the_last_coin():
    play = Sea("ashcombe", "frances").bounty(0, dutch=1).gold(0, 4).port(then=1)
    assert "ashcombe:dutch" in play.options()
    play.do("ashcombe:dutch")
    assert (play[0].gold, play[0].bounty[0]) == (0, 0)
    poor = Sea("ashcombe", "frances").bounty(0, dutch=1).gold(0, 3).port(then=1)
    assert poor.refusal("ashcombe:dutch") == "bounty.permanent"


@pytest.mark.rule("sell.price", "recruit.test", "rumor.acquire", "specialist.hire")
def test_what_an_activity_costs_and_brings_is_told_before():
    sea = Sea("felipe", "frances").hold(0, "rum", "timber").ship(0, "frigate", now=[3, 3, 3, 1, 3]).gold(0, 10)
    facts = {option.id: option.facts for option in sea.port().m.question(0).options}
    sold = sea.port().do("sell")
    assert facts["sell"].gain == sum(option.facts.gain for option in sold.m.question(0).options)
    assert facts["recruit"].chance == 0.56  # two dice
    assert facts["rumor"].price == 2
    assert 0 < facts["rumor"].chance < 1
    assert (facts["buy"], facts["done"]) == (None, None)
    aubry = Sea("aubry", "frances").ship(0, "frigate", now=[3, 3, 3, 1, 3]).port().m.question(0)
    assert next(option.facts for option in aubry.options if option.id == "recruit").chance == 1
    yard = sea.port().do("yard").m.question(0)
    assert {option.id: option.facts.price for option in yard.options if option.facts}["weapon:grapple"] == 3
