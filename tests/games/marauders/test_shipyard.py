"""The shipyard: repairs, weapons, modifications, ships."""

import pytest

from kaper.games.marauders.atlas import PORTS, ZONE
from kaper.games.marauders.box import MOD, MODS
from kaper.games.marauders.captains import CANNONS, CARGO, CREW, FRIGATE, GALLEON, SHIP_NAMES
from kaper.games.marauders.shipyard import resale
from kaper.games.marauders.state import damage, maneuver, most
from tests.games.marauders.tables import Sea


def yard(
    captain="felipe", zone="cartagena", gold=50, ship="sloop", mods=(), now=None, weapons="", mod="long-guns", **kw
):
    sea = Sea(captain, "frances").at(0, zone, port=True).gold(0, gold).ship(0, ship, *mods, now=now, weapons=weapons)
    sea.mod(zone, mod)
    sea.hand(0, *kw.pop("hand", ()))
    kw.setdefault("then", 1)
    return sea.port(**kw).do("yard")


def bill(play):
    return {option.id: option.text.args["gold"] for option in play.m.question(0).options if option.id != "done"}


@pytest.mark.rule("yard.prices")
def test_the_price_list():
    play = yard(now=[1, 2, 2, 2, 1], weapons="grape", ship="frigate")
    prices = bill(play)
    assert prices["repair:hull"] == 2
    assert prices["mod"] == 3
    assert prices["weapon:chain"] == 3
    assert prices["sell:grape"] == 1
    worth = resale(play[0])
    assert worth == 10 - damage(play[0])
    assert [prices[f"trade:{name}"] + worth for name in SHIP_NAMES[:4]] == [10, 10, 35, 35]


@pytest.mark.rule("yard.ship-trade", "ruling.yard-min-zero", "ruling.yard-damage-count")
@pytest.mark.parametrize(
    ("mods", "now", "worth"),
    [
        ((), [2, 2, 2, 2, 1], 5),
        (("sails",), [1, 2, 2, 2, 0], 4),
        ((), [1, 0, 0, 0, 0], 0),
        (("reinforced-hull",), [2, 2, 2, 0, 1], 6),
    ],
)
def test_what_an_old_ship_brings(mods, now, worth):
    sea = Sea("felipe", "frances").ship(0, "sloop", *mods, now=now)
    sea[0].spent = bool(mods)
    assert resale(sea[0]) == worth


@pytest.mark.rule("yard.ship-trade", "yard.carry-over", "yard.never-shipless", "ship.one-only", "yard.mods-on-sale")
def test_trading_a_ship():
    play = yard(mods=["sails"], now=[2, 2, 2, 1, 1], weapons="chain grape", gold=30).do("trade:frigate")
    assert play[0].ship == FRIGATE
    assert play[0].gold == 30 + 6 - 35
    assert play[0].now == [3, 3, 3, 1, 3]
    assert play[0].weapons == 0b110
    poor = yard(gold=2, weapons="chain")
    assert not any(id.startswith("trade") for id in poor.options())
    assert poor.refusal("trade:flute") == "yard.never-shipless"
    assert not any(id.startswith("sell-mod") for id in poor.options())


@pytest.mark.rule("yard.glory-ship", "ruling.yard-same-type", "ruling.yard-order")
def test_the_first_big_ship_of_a_captain_is_glorious():
    play = yard(gold=90).do("trade:frigate")
    assert play[0].points == 1
    play.do("trade:galleon")
    assert play[0].ship == GALLEON
    assert play[0].points == 1
    captured = yard(gold=90, ship="frigate").do("trade:frigate")
    assert captured[0].points == 1
    small = yard(gold=90).do("trade:flute")
    assert small[0].points == 0


@pytest.mark.rule("yard.manowar")
def test_a_man_o_war_is_abandoned():
    play = yard(gold=34, ship="manowar")
    assert play.refusal("trade:manowar") == "yard.manowar"
    assert "trade:frigate" not in play.options()
    bought = yard(gold=35, ship="manowar").do("trade:frigate")
    assert bought[0].gold == 0


@pytest.mark.rule("yard.repair")
def test_repairs_but_not_of_the_crew():
    play = yard(now=[1, 2, 1, 1, 0], gold=9).do("repair:hull", "repair:masts", "repair:cannons")
    assert play[0].now == [2, 2, 2, 1, 1]
    assert play[0].gold == 3
    assert play.refusal("repair:crew") == "yard.repair"


@pytest.mark.rule("yard.weapons", "ruling.yard-weapon-sale", "component.weapon-tokens")
def test_special_weapons():
    play = yard(gold=10).do("weapon:chain")
    assert play.refusal("weapon:chain") == "yard.weapons"
    play.do("weapon:grape", "weapon:grapple", "sell:chain")
    assert play[0].weapons == 0b101
    assert play[0].gold == 2
    four = Sea("felipe", "frances", "vos", "boom")
    for seat in range(4):
        four.ship(seat, "sloop", weapons="grapple chain grape")
    assert [len(board.weapons) for board in four.turn().m.view(0).boards] == [3] * 4


@pytest.mark.rule("board.zone-rules", "captain.ability")
def test_where_and_for_whom_the_yard_is_cheap():
    assert bill(yard(zone="tortuga"))["weapon:chain"] == 2
    assert bill(yard(zone="basse_terre", now=[1, 2, 2, 2, 1]))["repair:hull"] == 1
    assert bill(yard(zone="havana"))["trade:frigate"] == 32 - 5
    assert bill(yard(zone="havana"))["trade:flute"] == 10 - 5
    vos = bill(yard(captain="vos", now=[1, 2, 2, 2, 1]))
    assert (vos["repair:hull"], vos["mod"]) == (1, 1)


@pytest.mark.rule("glory.play-own-turn", "yard.prices")
def test_cards_in_the_yard():
    play = yard(hand=["shipwright"], mods=["reinforced-hull"], now=[1, 0, 1, 1, 0])
    play.s.players[0].spent = True
    play.do(play.card(0, "shipwright"))
    assert play[0].now == [2, 2, 2, 1, 1]
    assert not play[0].spent
    surplus = yard(hand=["surplus"], gold=20)
    assert "trade:frigate" not in surplus.options()
    card = surplus[0].hand[0]
    surplus.do(f"surplus:frigate:{card}")
    assert (surplus[0].ship, surplus[0].gold) == (FRIGATE, 0)
    assert card in surplus.s.glory_discard, "the card is used up"


@pytest.mark.rule("yard.weapons", "yard.prices")
def test_the_last_gold_buys_a_weapon_or_a_repair():
    assert "weapon:chain" in yard(gold=3).options()
    assert "weapon:chain" not in yard(gold=2).options()
    assert "repair:hull" in yard(gold=2, now=[1, 2, 2, 2, 1]).options()
    assert "repair:hull" not in yard(gold=1, now=[1, 2, 2, 2, 1]).options()


@pytest.mark.rule("yard.never-shipless", "yard.repair")
def test_the_yard_says_what_is_lacking():
    play = yard(gold=4, now=[2, 2, 2, 1, 1])
    refused = play.m.act(0, "trade:frigate")
    assert (refused.rule, refused.text.args["gold"]) == ("yard.never-shipless", 35 - resale(play[0]))
    assert play.m.act(0, "repair:crew").text.key == "refusal-repair-crew"
    assert play.m.act(0, "repair:hull").text.key == "refusal-sound"
    assert play.m.act(0, "restore").text.key == "refusal-sound"
    assert yard(gold=1, now=[2, 1, 2, 1, 1], weapons="grape").m.act(0, "repair:cargo").text.key == "refusal-gold"


@pytest.mark.rule("glory.play-own-turn", "mod.reinforced-hull")
def test_the_shipwrights_favour_restores_a_spent_hull():
    sea = Sea("felipe", "frances").ship(0, "sloop", "reinforced-hull").hand(0, "shipwright")
    sea[0].spent = True
    play = sea.port().do("yard")
    play.do(play.card(0, "shipwright"))
    assert not play[0].spent
    assert len(play.told("restored")) == 1


# modifications


@pytest.mark.rule("mod.buy", "mod.one-of-type")
def test_only_the_modification_of_the_port_is_for_sale():
    play = yard(mod="falconets", gold=10).do("mod")
    assert play[0].gold == 7
    assert [MODS[MOD[token]] for token in play[0].mods] == ["falconets"]
    assert play.s.mods[ZONE["cartagena"]] == []
    assert play.refusal("mod") == "mod.buy"
    twice = yard(mod="falconets", mods=["falconets"])
    assert twice.refusal("mod") == "mod.one-of-type"


@pytest.mark.rule("mod.hammocks", "mod.hold", "mod.cannons", "mod.sails", "ruling.mod-repair-cap")
@pytest.mark.parametrize(
    ("mod", "location", "now", "top"),
    [("hammocks", CREW, 2, 3), ("hold", CARGO, 3, 3), ("cannons", CANNONS, 2, 2)],
)
def test_modifications_raise_values(mod, location, now, top):
    play = yard(mod=mod).do("mod")
    assert play[0].now[location] == now
    assert most(play[0], location) == top
    sails = yard(mod="sails").do("mod")
    assert maneuver(sails[0]) == 5
    damaged = yard(mods=["cannons"], now=[2, 2, 2, 2, 1]).do("repair:cannons")
    assert damaged[0].now[CANNONS] == 2


@pytest.mark.rule("ship.cap-five", "ruling.mod-useless")
def test_no_value_exceeds_five():
    play = yard(ship="galleon", mod="hold").do("mod")
    assert (play[0].now[CARGO], most(play[0], CARGO)) == (5, 5)
    fast = Sea("felipe", "frances").ship(0, "sloop", "sails")
    assert maneuver(fast[0]) == 5


@pytest.mark.rule("mod.reinforced-hull", "ruling.yard-order")
def test_a_spent_reinforced_hull_is_restored_for_three():
    sea = Sea("felipe", "frances").ship(0, "sloop", "reinforced-hull")
    sea[0].spent = True
    play = sea.port().do("yard", "restore")
    assert not play[0].spent
    assert play[0].gold == 7


@pytest.mark.rule("mod.return", "ruling.mod-return-ports", "ruling.mod-return-auto", "yard.mods-on-sale")
def test_modifications_of_a_sold_ship_return_face_down():
    sea = Sea("felipe", "frances").gold(0, 50).ship(0, "sloop", "sails", "falconets", "chasers")
    empty = [zone for zone in PORTS if not sea.s.mods[zone]]
    assert len(empty) == 3
    play = sea.port(then=3).do("yard", "trade:flute")
    assert play.asks == "ReturnTo"
    assert play.m.view(0).zones[empty[0]].mod is None
    play.do(play.options()[2])
    assert play.m.view(0).zones[empty[2]].mod == "hidden"
    play.do(play.options()[0])
    assert all(len(token) == 1 for token in (play.s.mods[zone] for zone in PORTS))


@pytest.mark.rule("mod.reveal", "mod.return", "ruling.mod-return-ports")
def test_a_modification_laid_here_face_down_waits_for_the_next_port_action():
    play = yard(mods=("sails", "chasers"), mod=None).do("trade:frigate", "cartagena")
    while play.asks == "ReturnTo":
        play.do(play.options()[0])
    assert len(play.s.mods[ZONE["cartagena"]]) == 1
    assert play.asks == "Yard"
    assert "mod" not in play.options()
    assert play.refusal("mod") == "mod.buy"


@pytest.mark.rule("board.zone.st-johns", "ruling.yard-st-johns", "mod.no-transfer")
def test_st_johns_moves_modifications():
    play = yard(zone="st_johns", mods=["sails", "cannons"], gold=29).do("trade:frigate")
    sails = play.options()[0]
    assert play.refusal(play.options()) == "ruling.yard-st-johns"  # both kept: only 5 for the sloop
    play.do([sails])
    assert [MODS[MOD[token]] for token in play[0].mods] == ["sails"]
    assert play[0].gold == 29 + 6 - 35
    assert maneuver(play[0]) == 4
    elsewhere = yard(mods=["sails"], gold=50).do("trade:frigate")
    assert elsewhere[0].mods == []


@pytest.mark.rule("ruling.yard-crew-cap")
def test_a_smaller_ship_takes_a_smaller_crew():
    play = yard(ship="galleon").do("trade:sloop")
    assert play[0].now == [2, 2, 2, 2, 1]
