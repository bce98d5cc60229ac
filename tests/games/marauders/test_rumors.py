"""Rumors: acquiring, verifying, and what each of them brings."""

import pytest

from kaper.games.marauders.atlas import ZONE, ZONES
from kaper.games.marauders.box import GLORY_NAMES, RUMOR0, RUMORS
from kaper.games.marauders.captains import FRIGATE
from tests.games.marauders.tables import Sea, names


@pytest.mark.rule("rumor.acquire", "ruling.cards-hidden")
def test_two_gold_and_an_influence_test():
    play = Sea("felipe", "frances").on_top("r13").port(dice=[[5, 1, 1]]).do("rumor")
    assert play[0].rumor == [RUMOR0 + 12]
    assert play[0].gold == 8
    assert play.m.view(1).boards[0].rumor == [None]
    assert play.m.view(0).boards[0].rumor[0].key == "card-r13"
    failed = Sea("felipe", "frances").port(dice=[[1, 1, 1]]).do("rumor")
    assert (failed[0].rumor, failed[0].gold) == ([], 8)
    assert "rumor" not in Sea("felipe", "frances").gold(0, 1).port().options()


@pytest.mark.rule("rumor.one", "rumor.reshuffle")
def test_one_rumor_is_kept_the_other_shuffled_back():
    sea = Sea("felipe", "frances").rumor(0, "r01").on_top("r13")
    play = sea.port(dice=[[5, 1, 1]], then=2).do("rumor")
    assert play.options() == [f"card:{RUMOR0}", f"card:{RUMOR0 + 12}"]
    play.do(f"card:{RUMOR0 + 12}")
    assert play[0].rumor == [RUMOR0 + 12]
    assert RUMOR0 in play.s.rumor_deck
    assert len(play.s.rumor_deck) == 24
    assert play.s.seen[RUMOR0] == 0


@pytest.mark.rule("ruling.rumor-deck-empty")
def test_no_rumors_left():
    sea = Sea("felipe", "frances")
    sea[1].papers += sea.s.rumor_deck
    sea.s.rumor_deck.clear()
    play = sea.port()
    assert "rumor" not in play.options()
    assert play.refusal("rumor") == "ruling.rumor-deck-empty"


@pytest.mark.rule("captain.ability", "board.zone-rules")
def test_frances_chooses_and_santo_domingo_gossips():
    play = Sea("frances", "vos").on_top("r03", "r04").port(dice=[[5, 1]], then=1).do("rumor")
    assert play.options() == [f"card:{RUMOR0 + 2}", f"card:{RUMOR0 + 3}"]
    play.do(f"card:{RUMOR0 + 3}")
    assert play[0].rumor == [RUMOR0 + 3]
    here = Sea("federico", "vos").port(dice=[[1, 1, 5]]).do("rumor")
    assert len(here[0].rumor) == 1
    told = {option.id: option.facts for option in Sea("federico", "vos").port().m.question(0).options}
    assert told["rumor"].chance == 0.7, "three dice, as many as are thrown"


@pytest.mark.rule("rumor.verify", "rumor.true", "rumor.glory", "ruling.rumor-activity")
def test_an_influence_rumor_is_verified_in_its_port():
    sea = Sea("felipe", "frances").rumor(0, "r22")
    play = sea.port(dice=[[5, 1, 1]], then=1).do("verify")
    assert play[0].gold == 20
    assert play[0].points == 1
    assert play[0].rumor == []
    assert "verify" not in sea.at(0, "tortuga", port=True).port().options()
    at_once = Sea("felipe", "frances").on_top("r22").port(dice=[[5, 1, 1], [5, 1, 1]], then=1).do("rumor", "verify")
    assert at_once[0].points == 1


@pytest.mark.rule("rumor.verify", "rumor.false", "ruling.rumor-scout-limit")
def test_a_scouting_rumor_takes_a_scout_action():
    sea = Sea("felipe", "frances").at(0, "nassau").rumor(0, "r03")
    true = sea.turn(dice=[[5, 1]], then=1).do("scout:card")
    assert (true[0].gold, true[0].points, true.s.actions) == (22, 1, 2)
    false = sea.turn(dice=[[1, 1]], then=1).do("scout:card")
    assert (false[0].gold, false[0].points, false[0].rumor) == (10, 0, [])
    assert not any(id.startswith("scout:card") for id in false.options())
    assert not any(id.startswith("scout:card") for id in sea.at(0, "havana").turn().options())


@pytest.mark.rule("rumor.glory", "ruling.rumor-partial", "ruling.land-combat-glory", "crew.triggers")
def test_a_garrison_must_be_beaten_first():
    sea = Sea("vos", "frances").at(0, "trinidad").rumor(0, "r05")
    won = sea.turn(dice=[[5, 1], [5, 5, 5], [1]], then=1).do("scout:card", "fight")
    assert (won[0].gold, won[0].points) == (25, 1)
    left = sea.turn(dice=[[5, 1], [1, 1, 1], [5]], then=1).do("scout:card", "fight", "break-off")
    assert (left[0].gold, left[0].points, left[0].rumor, left[0].who >= 0) == (10, 0, [], True)


@pytest.mark.rule("rumor.true", "bounty.port-ban", "bounty.permanent")
def test_false_papers_are_kept_until_the_next_bounty():
    sea = Sea("frances", "vos").at(0, "port_royale", port=True).rumor(0, "r01")
    play = sea.port(dice=[[5, 1]], then=1).do("verify")
    assert play[0].papers == [RUMOR0]
    assert play[0].points == 1
    papers = Sea("frances", "vos").at(0, "havana").bounty(0, spanish=1).merchant("havana", "spanish")
    papers[0].papers.append(papers.take(lambda item: item == RUMOR0))
    play = papers.turn(dice=[[5, 1, 1]], then=1)
    assert "enter" in play.options()
    play.do("scout:merchant", "raid:spanish")
    assert play[0].papers == []


@pytest.mark.rule("ruling.papers-bounty-max", "ruling.bounty-max")
def test_false_papers_are_used_up_by_a_crime_that_cannot_raise_the_bounty():
    sea = Sea("frances", "vos").at(0, "havana").bounty(0, spanish=5).merchant("havana", "spanish")
    sea[0].papers.append(sea.take(lambda item: item == RUMOR0))
    play = sea.turn(dice=[[5, 1, 1]], then=1).do("scout:merchant", "raid:spanish")
    assert (play[0].bounty[3], play[0].papers) == (5, [])
    assert RUMOR0 in play.s.rumor_deck


def verified(name, captain="vos", gold=10, dice=(), answers=(), **kwargs):
    """A rumor at its place, with Influence or Scouting succeeding."""
    rumor = RUMORS[int(name[1:]) - 1]
    sea = Sea(captain, "frances").at(0, ZONES[rumor.zone], port=rumor.influence).rumor(0, name).gold(0, gold)
    kwargs.pop("prepare", lambda sea: None)(sea)
    test = [[5, 1]]
    if rumor.influence:
        return sea.port(dice=[*test, *dice], then=1).do("verify", *answers)
    return sea.turn(dice=[*test, *dice], then=1).do("scout:card", *answers)


@pytest.mark.rule("rumor.true", "rumor.glory")
@pytest.mark.parametrize("name", ["r03", "r04", "r13", "r16", "r22", "r25"])
def test_rumors_of_gold(name):
    play = verified(name)
    assert play[0].gold == 10 + RUMORS[int(name[1:]) - 1].gold
    assert play[0].points == 1
    assert len(play[0].hand) == 1


@pytest.mark.rule("rumor.true", "specialist.types", "specialist.one-per-type")
@pytest.mark.parametrize(("name", "specialist"), [("r07", "veteran"), ("r08", "carpenter"), ("r09", "lookout")])
def test_rumors_of_specialists(name, specialist):
    play = verified(name)
    assert play.m.view(1).boards[0].specialists == [specialist]
    assert play[0].specialists == [RUMOR0 + int(name[1:]) - 1]
    had = verified(name, prepare=lambda sea: sea.specialist(0, specialist))
    assert had[0].gold == 16
    assert len(had[0].specialists) == 1


@pytest.mark.rule("rumor.true", "bounty.permanent")
def test_rumors_of_pardon():
    governor = verified("r10", prepare=lambda sea: sea.bounty(0, dutch=4, french=1), answers=["dutch"])
    assert governor[0].bounty == [1, 0, 1, 0]
    assert verified("r10")[0].gold == 18
    bishop = verified("r11", prepare=lambda sea: sea.bounty(0, dutch=1, french=1), answers=["french"])
    assert (bishop[0].bounty, bishop[0].gold) == ([0, 0, 0, 0], 14)
    payroll = verified("r20")
    assert (payroll[0].bounty, payroll[0].gold) == ([0, 0, 0, 1], 24)


@pytest.mark.rule("rumor.true", "buy.port-limit-six")
def test_rumors_of_goods():
    cards = ("rum", "rum", "cocoa", "cocoa", "spice", "spice", "fruit", "fruit")
    play = verified("r02", prepare=lambda sea: sea.on_top(*cards))
    assert play.m.question(0).most == 6
    play.do(play.options()[:6])
    assert names(play[0].hold) == list(cards[:6])
    convoy = verified("r14", prepare=lambda sea: sea.on_top("rum:2", "cocoa:4", "spice:5"))
    convoy.do(convoy.options()[:2])
    assert convoy[0].gold == 21
    assert names(convoy[0].hold) == ["rum", "cocoa"]
    cellar = verified("r15", prepare=lambda sea: sea.hold(0, "rum", "rum", "rum", "rum"))
    asked = cellar.m.question(0)
    assert asked.most == 3
    assert {option.text.key for option in asked.options} == {"option-sell-card"}  # each says what it sells
    cellar.do(cellar.options()[:3])
    assert cellar[0].gold == 10 + 4 + 15
    assert [(event.seat, names(event.cards), event.gold) for event in cellar.told("sold")] == [(0, ["rum"] * 3, 15)]


@pytest.mark.rule("rumor.true", "yard.glory-ship")
def test_rumors_of_ships():
    wreck = verified("r06", prepare=lambda sea: sea.ship(0, "sloop", weapons="chain"))
    assert (wreck[0].weapons, wreck[0].gold) == (0b111, 16)
    hidden = verified("r12", prepare=lambda sea: sea.ship(0, "sloop", now=[1, 0, 1, 1, 0]))
    assert (hidden[0].now, hidden[0].gold) == ([2, 2, 2, 2, 1], 15)
    builder = verified("r18", gold=20, answers=["frigate"])
    assert (builder[0].ship, builder[0].gold, builder[0].points) == (FRIGATE, 0, 2)
    assert verified("r18", gold=19)[0].gold == 27
    fort = verified("r24", prepare=face_up_sails, answers=["nassau"])
    assert fort.m.view(1).boards[0].mods[0].key == "mod-sails"
    assert verified("r24", prepare=face_up_sails, answers=["gold"])[0].gold == 18


def face_up_sails(sea):
    sea.mod("nassau", "sails")
    sea.s.seen[sea.s.mods[ZONE["nassau"]][0]] = -1


@pytest.mark.rule("rumor.true", "glory.card-per-point", "glory.hand-limit")
@pytest.mark.parametrize(("name", "gold"), [("r17", 14), ("r23", 16)])
def test_rumors_with_another_glory_card(name, gold):
    play = verified(name)
    assert play[0].gold == gold
    assert len(play[0].hand) == 2


@pytest.mark.rule("rumor.true", "rumor.glory")
def test_the_ghost_ship():
    assert verified("r21", dice=[[5, 1, 1]])[0].gold == 22
    afraid = verified("r21", dice=[[1, 1, 1]])
    assert (afraid[0].gold, afraid[0].now[3], afraid[0].points) == (14, 1, 1)
    last = verified("r21", dice=[[1, 1, 1]], prepare=lambda sea: sea.ship(0, "sloop", now=[2, 2, 2, 1, 1]))
    assert last[0].now[3] == 1  # never the last of the crew


@pytest.mark.rule("rumor.true", "ruling.land-crew-combat")
def test_cannibal_island():
    play = verified("r19", prepare=lambda sea: sea.ship(0, "frigate"), dice=[[5, 5, 5], [1]], answers=["fight"])
    assert (play[0].gold, play[0].points) == (26, 1)
    assert play.told("battle-began")[0].npc == -1


@pytest.mark.rule("glory.out-of-turn", "rumor.acquire")
def test_a_false_lead_makes_the_tester_roll_again():
    sea = Sea("felipe", "frances", "vos").hand(2, "false-lead")
    play = sea.port(dice=[[5, 1, 1], [1, 1, 1]]).do("rumor")
    assert play.asked == 2
    play.do((2, play.card(2, "false-lead")), (2, "play"))
    assert play[0].rumor == []
    two = Sea("felipe", "frances", "vos").hand(1, "quick-learner").hand(2, "quick-learner")
    two.s.last_card = GLORY_NAMES.index("false-lead")
    play = two.port(dice=[[5, 1, 1], [1, 5, 1], [1, 1, 1]]).do("rumor")
    play.do((1, play.card(1, "quick-learner")), (2, play.card(2, "quick-learner")), (1, "play"), (2, "play"))
    assert play[0].rumor == []  # each of the two makes him roll again
    failed = Sea("felipe", "frances", "vos").hand(2, "false-lead").port(dice=[[1, 1, 1]]).do("rumor")
    assert failed.asked == 0  # nothing to interrupt after a failure
