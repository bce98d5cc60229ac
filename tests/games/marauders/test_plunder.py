"""Rewards, captured ships, plunder."""

import pytest

from kaper.games.marauders import GAME
from kaper.games.marauders.atlas import NATIONS, PORTS, ZONE
from kaper.games.marauders.box import MISSION0, MISSIONS, MOD, MODS, RUMOR0
from kaper.games.marauders.captains import CREW, FRIGATE, GALLEON, MANOWAR, SLOOP
from tests.games.marauders.tables import Sea, names, npc


def boarded(prepare=lambda sea: None, one="vos", two="ashcombe", then=1, crew=1):
    """Seat 0 boards and beats seat 1, whose Crew is 0."""
    sea = Sea(one, two).ship(0, "sloop").ship(1, "frigate", now=[1, 2, 3, 0, 3]).at(0, "havana").at(1, "havana")
    prepare(sea)
    s = sea.s
    from kaper.games.marauders.state import Battle

    s.battle = Battle([0, 1], round=2, crew=[crew, 0])
    s.active = 0
    return sea.play("boarding", dice=[], then=then)


@pytest.mark.rule("ruling.plunder-gold")
@pytest.mark.parametrize("aboard", [0, 7])
def test_the_gold_aboard_is_counted_before_the_winner_chooses(aboard):
    def stashed(sea):
        sea.hand(1, "wind").gold(1, aboard, stash=20 - aboard)
        sea[1].stash_low, sea[1].stash_high = 0, 20  # how it was split nobody knew

    play = boarded(stashed)
    play.do("keep")
    for seed in range(10):
        assert play.m.imagine(0, seed).question(0) == play.m.question(0)
    assert ("gold" in play.options()) == bool(aboard)


@pytest.mark.rule("ruling.plunder-gold")
@pytest.mark.rule("plunder.player", "ruling.plunder-secret", "ruling.capture-declined", "plunder.missions")
def test_a_winner_takes_what_he_wants():
    def rich(sea):
        sea.hold(1, "rum").hand(1, "wind").rumor(1, "r03").mission(1, "m05").gold(1, 7)
        sea.ship(1, "frigate", "sails", now=[1, 2, 3, 0, 3], weapons="chain").specialist(1, "gunner")

    play = boarded(rich)
    mission = play[1].missions[0]
    play.do("keep")
    loot = [f"card:{card}" for card in (*play[1].hand, *play[1].hold, *play[1].rumor)]
    assert play.options() == ["gold", *loot, "weapon:chain", f"card:{play[1].specialists[0]}"]
    assert play.m.view(0).boards[1].hand == [None]
    play.do(play.options())
    assert play[0].gold == 17
    assert play.told("plundered")[0].gold == 7
    assert names(play[0].hold) == ["rum"]
    assert names(play[0].hand)[:1] == ["wind"]
    assert len(play[0].rumor) == 1
    assert play[0].weapons == 0b10
    assert play.m.view(1).boards[0].specialists == ["gunner"]
    assert play[0].missions == []
    assert mission in play.s.mission_discard
    assert play[0].ship == SLOOP
    assert play[0].mods == []
    last_coin = boarded(lambda sea: sea.hold(1, "rum").gold(1, 1)).do("keep")
    told = last_coin.do(last_coin.options()).told("plundered")[0]
    assert (told.gold, told.count) == (1, 1)  # the coin, and one thing besides
    assert [len(token) for zone, token in enumerate(play.s.mods) if zone in PORTS] == [1] * 16


@pytest.mark.rule("plunder.player")
def test_sinking_gives_no_plunder():
    sea = (
        Sea("vos", "ashcombe").ship(0, "frigate").ship(1, "sloop", now=[1, 2, 2, 2, 1]).at(0, "havana").at(1, "havana")
    )
    sea.hand(1, "wind").hold(1, "rum").gold(1, 20)
    play = sea.battle(dice=[[5, 1, 1], [1] * 3, [5, 1, 1]], then=1).do("hull")
    assert play[1].who == -1
    assert (play[0].gold, play[0].hold, len(play[0].hand)) == (10, [], 1)
    assert "card:" not in str(play.s.declared)
    assert names([play.s.glory_discard[0]]) == ["wind"]


@pytest.mark.rule("plunder.specialists", "specialist.one-per-type")
def test_specialists_of_a_type_one_has_are_discarded():
    play = boarded(lambda sea: sea.specialist(0, "gunner").specialist(1, "gunner-test", "surgeon")).do("keep")
    gunner, surgeon = play[1].specialists
    assert play.options() == ["gold", f"card:{surgeon}"]
    play.do([f"card:{surgeon}"])
    assert gunner in play.s.glory_discard
    assert len(play[0].specialists) == 2


@pytest.mark.rule(
    "ruling.plunder-limits", "glory.hand-limit", "rumor.one", "ruling.defeat-order", "ruling.glory-fifth-first"
)
def test_plunder_respects_the_limits():
    def crowded(sea):
        sea.hand(0, "wind", "cove", "spyglass").hand(1, "fog-bank", "contacts", "patron").gold(1, 0)
        sea.rumor(0, "r03").rumor(1, "r04").hold(0, "cocoa", "cocoa").hold(1, "rum", "rum")

    play = boarded(crowded).do("keep")
    play.do(play.options())
    assert play.asks == "DiscardGlory"
    assert len(play[0].hand) == 6
    assert list(GAME.problems(play.s)) == []  # six cards are lawful until two are given up
    for _ in range(2):
        assert play[0].points == 0  # the limit comes before the new Glory card
        play.do(play.options()[0])
    assert names(play[0].hand) == ["spyglass", "fog-bank", "contacts", "patron"]
    assert play.asks == "KeepRumor"
    play.do(play.options()[1])
    assert play.asks == "Overboard"
    play.do(play.options()[:2])
    assert names(play[0].hold) == ["rum", "rum"]
    assert play[0].points == 1
    assert play.asks == "DiscardGlory"  # the fifth card, for the victory
    play.do(play.options()[4])
    assert len(play[0].hand) == 4


@pytest.mark.rule(
    "capture.ship", "ruling.capture-condition", "ruling.capture-mods", "ruling.capture-zone", "mod.no-transfer"
)
def test_a_captured_ship_keeps_damage_and_modifications():
    def fitted(sea):
        sea.ship(0, "sloop", "hold", "falconets", weapons="chain").hold(0, "rum")
        sea.ship(1, "frigate", "sails", now=[1, 2, 3, 0, 3])

    play = boarded(fitted, then=2).do("take")
    assert play.asks == "ReturnTo"  # the old ship's two tokens; the prize keeps its own
    play.do(play.options()[0])
    assert play[0].ship == FRIGATE
    assert [MODS[MOD[token]] for token in play[0].mods] == ["sails"]
    assert play[0].now == [1, 2, 3, 2, 3]
    assert play[0].weapons == 0b10
    assert names(play[0].hold) == ["rum"]
    assert (play[0].zone, play[0].port) == (ZONE["havana"], False)
    play.do(play.options()[0])
    assert play.asks == "Plunder"  # what is taken comes after the choice of ship, and the point after both
    assert play[0].points == 0
    assert sorted(len(play.s.mods[zone]) for zone in PORTS) == [0] + [1] * 15  # one is on the prize


@pytest.mark.rule("yard.glory-ship", "capture.ship", "ruling.capture-condition")
def test_capturing_is_no_purchase_and_crew_is_cut_to_the_new_ship():
    play = boarded(lambda sea: sea.ship(0, "manowar").ship(1, "sloop", now=[2, 2, 2, 0, 1])).do("take", [])
    assert play[0].ship == SLOOP
    assert play[0].now[CREW] == 2
    assert play[0].points == 1  # for the victory alone
    assert not play[0].first_ship


# NPCs


def beaten(captain, target, prepare=lambda sea: None, then=1, cargo=3, ship="frigate", answers=()):
    """Seat 0 boards an NPC whose Crew is 0."""
    sea = Sea("vos", "frances").ship(0, ship).at(0, "havana").npc(captain, "havana")
    prepare(sea)
    from kaper.games.marauders.captains import NPCS, SHIPS
    from kaper.games.marauders.state import Battle, Enemy, npc_ship

    number = NPCS.index(target)
    type = npc_ship(sea.s, number)
    now = list(SHIPS[type].locations)
    now[CREW], now[1] = 0, cargo
    sea.s.enemy = Enemy(number, type, now, 3, 3)
    sea.s.battle = Battle([0, -1], round=2, crew=[3, 0])
    return sea.play("boarding", then=then).do(*answers)


@pytest.mark.rule("reward.npc-pirate", "ruling.reward-npc-state", "plunder.pirate-npc", "glory.defeat")
@pytest.mark.parametrize(
    ("captain", "target", "gold"), [("bonnet", "pirate-sloop", 5), ("teach", "pirate-frigate", 15)]
)
def test_pirates_pay_honest_captains_only(captain, target, gold):
    honest = beaten(captain, target, answers=["keep"])
    assert honest[0].gold == 10 + gold
    assert honest[0].points == 1
    assert honest.s.market == []
    assert honest.told("cargo-drawn") == []
    pirate = beaten(captain, target, prepare=lambda sea: sea.bounty(0, dutch=1), answers=["keep"])
    assert (pirate[0].gold, pirate[0].points) == (10, 1)
    assert pirate[0].bounty == [1, 0, 0, 0]  # attacking pirates is no crime


@pytest.mark.rule("plunder.flagship", "ruling.flagship-plunder-hold", "bounty.flagship-defeat")
def test_a_flagship_is_plundered():
    cards = ("rum:2", "cocoa:4", "spice:5")
    whole = beaten("estrees", "french", prepare=lambda sea: sea.on_top(*cards), answers=["keep"])
    assert whole[0].gold == 21
    assert whole.m.question(0).most == 3
    whole.do(whole.options())
    assert names(whole[0].hold) == ["rum", "cocoa", "spice"]
    assert whole[0].bounty == [0, 0, 1, 0]
    spoiled = beaten("estrees", "french", prepare=lambda sea: sea.on_top(*cards), cargo=1, answers=["keep"])
    assert spoiled[0].gold == 21
    assert len(spoiled.options()) == 1
    small = beaten("estrees", "french", prepare=lambda sea: sea.on_top(*cards), ship="sloop", answers=["keep"])
    assert small.m.question(0).most == 2


@pytest.mark.rule("ruling.defeat-order", "ruling.flagship-plunder-hold")
def test_what_goes_overboard_is_asked_when_the_loot_lies_open():
    cards = ("rum:2", "cocoa:4", "spice:5")
    prepare = lambda sea: sea.on_top(*cards).hold(0, "rum", "rum", "fruit", "fruit", "fruit")  # noqa: E731
    play = beaten("estrees", "french", prepare=prepare, ship="galleon").do("take")
    assert (play[0].ship, len(play[0].hold)) == (FRIGATE, 5)
    assert play.asks == "Stow"
    assert names([int(id[5:]) for id in play.options()]) == ["rum", "cocoa", "spice"]
    play.do(play.options()[1:])
    assert play.asks == "Overboard"
    play.do(play.options()[:4])
    assert names(play[0].hold) == ["fruit", "cocoa", "spice"]
    assert play[0].points == 1
    pirate = beaten("teach", "pirate-frigate", prepare=prepare, ship="galleon").do("take")
    assert pirate.asks == "Overboard"
    assert pirate.do(pirate.options()[:2])[0].points == 1


@pytest.mark.rule("capture.ship", "ruling.capture-condition")
def test_freight_that_the_prize_cannot_carry_is_lost_before_its_loot_is_stowed():
    heavy = next(item for item in range(MISSION0, MISSION0 + len(MISSIONS)) if MISSIONS[item - MISSION0].freight == 2)
    prepare = lambda sea: sea.mission(0, f"m{heavy - MISSION0 + 1}").on_top("rum:2", "cocoa:4", "spice:5")  # noqa: E731
    play = beaten("estrees", "french", prepare=prepare, cargo=1).do("take")
    assert play[0].missions == []
    assert play.m.question(0).most == 1


@pytest.mark.rule("ruling.papers-plunder")
def test_false_papers_are_not_plundered():
    def papers(sea):
        sea.hold(1, "rum")[1].papers.append(sea.take(lambda item: item == RUMOR0))

    play = boarded(papers).do("keep")
    assert play.options() == ["gold", f"card:{play[1].hold[0]}"]
    play.do([])
    assert (play[0].papers, play[1].papers) == ([], [])
    assert RUMOR0 in play.s.rumor_deck


@pytest.mark.rule("capture.ship", "yard.manowar")
def test_a_man_o_war_can_be_captured():
    play = beaten("estrees", "french", prepare=lambda sea: sea.war("french", "spanish"), cargo=3)
    assert play.asks == "TakeShip"
    play.do("take")
    assert play[0].ship == MANOWAR
    assert play[0].now == [5, 3, 5, 3, 5]
    peaceful = beaten("bonnet", "pirate-sloop", ship="galleon", cargo=2, answers=["keep"])
    assert peaceful[0].ship == GALLEON


@pytest.mark.rule("captain.ability")
def test_rodrigo_hunts_heads():
    sea = Sea("rodrigo", "frances").ship(0, "galleon").at(0, "havana").npc("bonnet", "havana").bounty(0, dutch=1)
    play = sea.battle(0, npc("pirate-sloop"), dice=[[5, 1, 1, 1], [1] * 3, [5, 5, 1, 1]], then=1).do("hull", "hull")
    assert play[0].gold == 15


# bounties and rewards


@pytest.mark.rule("reward.player", "ruling.reward-own-nation", "ruling.reward-state", "reward.player-limits")
@pytest.mark.parametrize(
    ("prepare", "choices"),
    [
        (lambda sea: sea.bounty(1, spanish=3, english=1), ["english", "spanish"]),
        (lambda sea: sea.bounty(1, dutch=1, spanish=2), ["dutch", "spanish"]),  # Vos is Dutch himself
        (
            lambda sea: sea.bounty(1, french=1, spanish=3).war("dutch", "spanish").bounty(1, english=2),
            ["english", "french"],
        ),
    ],
)
def test_one_nation_pays(prepare, choices):
    play = boarded(prepare)
    assert play.asks == "Reward"
    assert play.options() == [f"flag:{choice}" for choice in choices]
    gold = {option.id[5:]: option.text.args["gold"] for option in play.m.question(0).options}
    assert gold == {choice: 5 * play[1].bounty[NATIONS.index(choice)] for choice in choices}
    play.do(choices[-1])
    assert play[0].gold == 10 + gold[choices[-1]]


@pytest.mark.rule("bounty.value", "reward.player")
def test_each_level_is_worth_five_gold():
    three = boarded(lambda sea: sea.bounty(1, spanish=3, english=1))
    assert three.do("spanish")[0].gold == 25
    five = boarded(lambda sea: sea.bounty(1, french=5))
    assert five[0].gold == 35


@pytest.mark.rule("reward.player-limits", "plunder.bounty")
def test_nobody_pays_a_wanted_man():
    play = boarded(lambda sea: sea.bounty(1, spanish=3).bounty(0, spanish=1))
    assert play.asks == "TakeShip"
    assert play[0].gold == 10


@pytest.mark.rule("bounty.start-fight", "ruling.bounty-own-nation", "bounty.pirate-target-free")
@pytest.mark.parametrize(
    ("two", "prepare", "bounty"),
    [
        ("marquis", lambda sea: None, [0, 0, 1, 0]),
        ("boom", lambda sea: None, [1, 0, 0, 0]),  # one's own nation
        ("marquis", lambda sea: sea.bounty(1, spanish=1), [0, 0, 0, 0]),
        ("marquis", lambda sea: sea.war("dutch", "french"), [0, 0, 0, 0]),
    ],
)
def test_attacking_an_honest_captain_is_piracy(two, prepare, bounty):
    sea = Sea("vos", two).at(0, "tortuga").at(1, "tortuga")
    prepare(sea)
    play = sea.turn(dice=[[5, 1], [1] * 3, [1] * 3]).do("scout:ship:1")
    assert play[0].bounty == bounty


@pytest.mark.rule("bounty.track", "ruling.bounty-max")
def test_the_bounty_track():
    sea = Sea("vos", "frances").at(0, "havana").merchant("havana", "spanish").bounty(0, spanish=1, french=1)
    play = sea.turn(dice=[[5, 1], [1] * 3], then=1).do("scout:merchant", "raid:spanish")
    assert play[0].bounty == [0, 0, 1, 2]
    worst = Sea("vos", "frances").at(0, "havana").merchant("havana", "spanish").bounty(0, spanish=5)
    assert worst.turn(dice=[[5, 1], [1] * 3], then=1).do("scout:merchant", "raid:spanish")[0].bounty[3] == 5


@pytest.mark.rule("bounty.flagship-defeat", "ruling.bounty-defender", "ruling.bounty-war")
def test_sinking_a_flagship_that_attacked_raises_a_bounty_too():
    def defend(prepare=lambda sea: None, dice=4):
        sea = Sea("vos", "frances").ship(0, "galleon").at(0, "havana").npc("estrees", "havana").bounty(0, spanish=1)
        prepare(sea)
        enemy = [1] * (2 if prepare.__name__ == "war" else 3)
        play = sea.battle(npc("french"), 0, dice=[enemy, [5, 1, 1], [5] * dice], then=1)
        while play.asks == "NpcSkull":
            play.do("hull")
        return play

    assert defend()[0].bounty == [0, 0, 1, 1]

    def war(sea):
        sea.war("dutch", "french").ship(0, "manowar")

    assert defend(war, dice=5)[0].bounty == [0, 0, 0, 1]


@pytest.mark.rule("bounty.pirate-status", "bounty.permanent", "bounty.pirate-truce")
def test_pirates_are_those_with_a_bounty():
    sea = Sea("vos", "frances").bounty(0, spanish=1)
    assert [board.pirate for board in sea.turn().m.view(1).boards] == [True, False]
    assert [board.pirate for board in sea.bounty(0, spanish=0).turn().m.view(1).boards] == [False, False]
    truce = Sea("vos", "frances").at(0, "nassau").npc("bonny", "havana").bounty(0, dutch=1).turn().do("sail:havana")
    assert truce.told("npc-scouted") == []
    honest = Sea("vos", "frances").at(0, "nassau").npc("bonny", "havana").turn(dice=[[1, 1, 1]]).do("sail:havana")
    assert len(honest.told("npc-scouted")) == 1
