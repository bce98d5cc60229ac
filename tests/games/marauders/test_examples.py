"""The examples of the rulebook, played with the dice that its text tells."""

import pytest

from kaper.games.marauders import GAME
from kaper.games.marauders.atlas import ZONE
from kaper.games.marauders.box import NPC_CARD
from kaper.games.marauders.captains import CARGO, CREW, FRIGATE, HULL, MASTS
from tests.games.golden import PLAYED, golden
from tests.games.marauders.tables import Sea, cargo, names

FELIPE, FRANCES = 0, 1
example = golden("marauders")


@pytest.mark.rule("move.step", "move.not-from-port-to-zone", "action.three", "port.action")
@example("move.havana-to-nassau")
def test_havana_to_nassau_takes_three_moves():
    play = Sea("frances", "vos").at(0, "havana", port=True).turn()
    assert [id for id in play.options() if id.startswith("sail")] == []
    play.do("leave", "sail:nassau", "enter")
    assert (play[0].zone, play[0].port, play.s.actions) == (ZONE["nassau"], True, 0)
    assert play.m.over  # no action is left: the turn has ended by itself


@pytest.mark.rule("scout.once-per-target", "scout.test", "scout.target")
@example("scout.other-target-after-failure")
def test_another_target_may_be_scouted_after_a_failure():
    sea = Sea("felipe", "frances").at(0, "tortuga").at(1, "tortuga").merchant("tortuga", "dutch")
    play = sea.turn(dice=[[1, 4], [5, 2]])
    play.do("scout:ship:1")
    assert play.refusal("scout:ship:1") == "scout.once-per-target"
    play.do("scout:merchant")
    assert play.asks == "Flag"
    assert len(play.s.track) == 1


@pytest.mark.rule("test.success", "component.dice")
@example("test.influence-three")
def test_influence_three_with_one_skull():
    play = Sea("felipe", "frances").gold(0, 10).port(dice=[[2, 4, 6]]).do("rumor")
    assert play.told("tested")[0].dice == [2, 4, 6]
    assert len(play[0].rumor) == 1


@pytest.mark.rule("setup.locations", "ship.stats")
@example("setup.sloop-locations")
def test_a_new_sloop():
    sea = Sea("felipe", "frances").on_top("rodrigo")
    sea.s.captain_discard.append(sea[0].captain.pop())
    sea[0].who = -1
    play = sea.play(("new_captain", 0)).do("sloop")
    assert play[0].now == [2, 2, 2, 2, 1]
    assert play.m.view(0).boards[0].maneuver == 4


@pytest.mark.rule("buy.price", "buy.market", "buy.price-by-availability", "buy.port-limit-six", "buy.value-unrelated")
@example("buy.rum-cocoa-spice")
def test_rum_cocoa_and_spice():
    sea = Sea("federico", "vos").at(0, "san_juan", port=True).demand("san_juan", "timber")
    play = sea.on_top("spice", "cocoa:4", "cocoa:5", "rum:2", "rum:3", "rum:5").port().do("buy")
    prices = {option.id: option.text.args["gold"] for option in play.m.question(0).options}
    assert list(prices.values()) == [3, 2, 2, 1, 1, 1]
    play.do(list(prices))
    assert play[0].gold == 0
    assert sorted(names(play[0].hold)) == ["cocoa", "cocoa", "rum", "rum", "rum", "spice"]


def federico():
    sea = Sea("federico", "vos").at(0, "petit_goave").merchant("petit_goave", "dutch")
    sea.on_top("rum:2:escape", "spice:3:masts", "tobacco:3:cannons", "sugar:5:cargo")
    return sea.turn(dice=[[5, 1, 1, 1], [5, 2, 1]]).do("scout:merchant", "raid:dutch")


@pytest.mark.rule("raid.draw", "raid.seamanship", "raid.hits", "raid.loot", "raid.glory", "raid.discarded-ignored")
@example("raid.federico")
def test_federico_exchanges_the_tobacco():
    play = federico()
    assert names(play.s.market) == ["rum", "spice", "tobacco"]
    tobacco = play.s.market[2]
    play.do(f"exchange:{tobacco}")
    assert names(play.s.market) == ["rum", "spice", "sugar"]
    rum = next(card for card in play.s.market if cargo("rum")(card))
    assert play.asks == "Stow"
    assert play.m.question(0).most == 1
    play.do([f"card:{rum}"])
    assert play[0].now == [2, 1, 1, 2, 1]
    assert play[0].gold == 20
    assert names(play[0].hold) == ["rum"]
    assert play[0].points == 0


@pytest.mark.rule("raid.fail-destroyed", "raid.successes-optional", "ruling.raid-stop")
@example("raid.federico-without-exchange")
def test_federico_without_the_exchange():
    play = federico().do("resolve")
    assert play[0].now == [2, 2, 1, 2, 0]
    assert play[0].gold == 10
    assert play[0].hold == []
    assert play[0].who >= 0


@pytest.mark.rule("bounty.start-fight", "bounty.pirate-status", "bounty.pirate-target-free", "ruling.bounty-defender")
@example("bounty.english-attacks-french")
def test_an_englishman_attacks_a_frenchman():
    sea = Sea("harwood", "marquis").at(0, "tortuga").at(1, "tortuga")
    play = sea.turn(dice=[[5, 1, 1], [1, 1, 1], [1, 1, 1]]).do("scout:ship:1")
    assert play[0].bounty == [0, 0, 1, 0]
    assert play[1].bounty == [0, 0, 0, 0]
    began = play.m.told
    tags = [told.event.__struct_config__.tag for told in began]
    assert tags.index("bounty-changed") < tags.index("battle-began")


@pytest.mark.rule("bounty.start-fight", "bounty.track")
@example("bounty.spanish-merchant")
def test_a_pirate_attacks_a_spanish_merchant():
    sea = Sea("harwood", "vos").at(0, "tortuga").bounty(0, spanish=1).merchant("tortuga", "spanish")
    play = sea.turn(dice=[[5, 1, 1], [1, 1, 1]]).do("scout:merchant", "raid:spanish")
    assert play[0].bounty == [0, 0, 0, 2]
    tags = [told.event.__struct_config__.tag for told in play.m.told]
    assert tags.index("bounty-changed") < tags.index("cargo-drawn")


@pytest.mark.rule("bounty.flagship-defeat", "ruling.example3-flag", "glory.defeat")
@example("bounty.dutch-flagship")
def test_the_dutch_flagship_is_defeated():
    sea = Sea("rodrigo", "vos").ship(0, "galleon").at(0, "curacao").npc("almonde", "curacao")
    dice = [[5, 1, 1], [5, 5, 5, 5], [1, 1, 1, 1], [5, 5, 5, 5]]
    play = sea.turn(dice=dice).do("scout:npc:dutch")
    assert play[0].bounty[0] == 1
    assert play.options()[0] == "npc:dutch/hull"
    play.do("hull", "hull", "hull")
    assert {event.at for event in play.told("hit")} == {"npc:dutch/hull"}
    assert play[0].bounty == [2, 0, 0, 0]
    assert play[0].points == 1


@pytest.mark.rule("reward.player", "reward.player-limits", "plunder.bounty", "bounty.value")
@example("reward.english-only")
def test_only_england_pays():
    sea = Sea("verhoeven", "vos").at(0, "tortuga").at(1, "tortuga").bounty(0, spanish=1).bounty(1, spanish=3, english=1)
    sea.ship(0, "frigate").ship(1, "sloop", now=[1, 2, 2, 2, 1])
    play = sea.battle(dice=[[5, 6], [1, 1, 1], [5, 1, 1]]).do((1, "hull"))
    assert [event.gold for event in play.told("gold-moved")] == [5]
    assert play[0].gold == 15


@pytest.mark.rule("npc.replace", "npc.fallback", "npc.enter-end-of-round", "npc.limits", "ruling.npc-defeat-removal")
@example("npc.almonde-returns")
def test_van_almonde_returns():
    sea = Sea("rodrigo", "vos").npc("almonde", "curacao").on_top("ruyter")
    play = sea.play("round_start", then=4)
    dutch = play.s.npcs[0]
    assert dutch.zone == ZONE["curacao"]
    while play.s.round == 2:
        play.do(play.m.asked[play.asked].sample(play.s, play.chance.then))
    assert dutch.zone == ZONE["st_maarten"]
    assert [NPC_CARD[card].name for card in dutch.pile] == ["almonde", "ruyter"]
    sea = Sea("rodrigo", "vos").ship(0, "galleon").at(0, "st_maarten").npc("almonde", "st_maarten")
    sea.npc("ruyter", "st_maarten")
    dice = [[5, 1, 1], [5, 5, 5, 5], [1, 1, 1, 1, 1], [5, 5, 5, 5]]
    play = sea.turn(0, "round_end", dice=dice, then=4).do("scout:npc:dutch", "hull", "hull", "hull")
    assert play.s.npcs[0].zone == -1
    assert NPC_CARD[play.s.event_discard[0]].name == "ruyter"
    play.do("end")
    assert play.s.npcs[0].zone == ZONE["curacao"]
    assert [NPC_CARD[card].name for card in play.s.npcs[0].pile] == ["almonde"]


@pytest.mark.rule("npc.flag-scouting", "npc.scout-trigger-enter")
@example("npc.scouting-five")
def test_a_bounty_of_five_gives_the_admiral_five_dice():
    sea = Sea("frances", "vos").at(0, "cartagena").npc("almonde", "curacao").bounty(0, dutch=5)
    play = sea.turn(dice=[[1, 2, 3, 4, 1]]).do("sail:curacao")
    assert play.told("npc-scouted")[0].dice == [1, 2, 3, 4, 1]


@pytest.mark.rule("hunt.override", "hunt.flagship-priorities", "ruling.npc-no-scout-on-move", "bounty.hunted")
@example("hunt.basse-terre-to-bridgetown")
def test_a_flagship_turns_east_to_bridgetown():
    sea = Sea("harwood", "vos").npc("almonde", "basse_terre").bounty(0, english=1).on_top("hurricane")
    play = sea.play("round_start", then=2)
    assert play.s.npcs[0].zone == ZONE["bridgetown"]
    assert play.told("npc-scouted") == []


@pytest.mark.rule("hunt.choose", "ruling.npc-hunt-same-vs-adjacent", "ruling.npc-hunt-degree")
@example("hunt.basse-terre-to-caracas")
def test_a_flagship_leaves_the_lesser_pirate_for_the_greater():
    sea = Sea("richery", "vos").at(1, "caracas", port=True).npc("estrees", "basse_terre").on_top("peace")
    sea.bounty(0, spanish=2).bounty(1, spanish=1, dutch=1, english=1)
    play = sea.play("round_start", then=2)
    assert play.s.npcs[2].zone == ZONE["caracas"]


@pytest.mark.rule("combat.shoot-win", "combat.shoot-lose", "combat.board-win", "ruling.combat-masts-current")
@example("combat.frigate-vs-sloop")
def test_a_frigate_against_a_sloop():
    sea = Sea("vos", "ashcombe").ship(0, "frigate").at(0, "tortuga").at(1, "tortuga")
    rounds = [[5, 6, 5], [5, 6, 1], [2, 1, 3], [1]]
    rounds += [[5, 2, 1], [6, 5, 3], [2]]
    play = sea.battle(dice=[*rounds, [5, 5, 5], [1, 1]])
    assert play[1].now == [2, 1, 1, 1, 1]
    assert play[0].now == [3, 2, 3, 3, 3]
    play.do((0, "shoot"), (1, "board"))
    assert play[1].now[MASTS] == 0
    assert [event.what for event in play.told("rolled")][-2:] == ["crew", "crew"]


@pytest.mark.rule("weapon.grape", "hit.locate")
@example("weapon.grapeshot-frigate")
def test_grapeshot_of_a_frigate():
    sea = Sea("verhoeven", "vos").ship(0, "frigate", weapons="grape").at(0, "tortuga").at(1, "tortuga")
    play = sea.battle(dice=[[5, 6], [1, 1, 1], [3, 5, 6]], then=1).do("grape")
    assert play[1].now == [2, 2, 2, 0, 1]
    assert play[0].weapons == 0


@pytest.mark.rule("combat.contest-tie", "combat.maneuver-die", "combat.flee-win", "weapon.chain", "weapon.grapple")
@pytest.mark.rule(
    "captain.ability", "glory.crew-reroll", "glory.quick-learner", "crew.both-zero", "ruling.crew-winner-zero"
)
@pytest.mark.rule("crew.round", "crew.lose", "glory.combat-stage", "ruling.glory-window", "combat.attacker-first")
@example("combat.felipe-vs-frances.naval", "combat.felipe-vs-frances.crew")
def test_the_long_battle_of_felipe_and_frances_to_its_last_die():
    sea = Sea("felipe", "frances").at(FELIPE, "havana").at(FRANCES, "havana")
    sea.ship(FELIPE, "frigate", weapons="chain").hand(FELIPE, "quick-learner")
    sea.ship(FRANCES, "sloop", "sails", weapons="grapple").hand(FRANCES, "crew-reroll")
    dice = [
        [5, 1],  # Felipe finds her
        *([5, 1, 1], [6, 4, 1], [1], [3]),  # round 1: a tie, 2 pips against 5
        *([5, 2, 1], [6, 3, 3], [4]),  # round 2: she wins but cannot flee
        *([5, 6, 2], [5, 1, 2], [1, 4, 5]),  # round 3: Felipe wins
        *([5, 3, 2], [1, 2, 4], [5, 6, 2], [2]),  # round 4: Grappling Hooks
        *([5, 1], [5, 6, 5]),  # crew combat, round 1
        *([5, 6], [5, 4, 1], [1, 2], [5, 2]),  # round 2 with both rerolls
    ]
    play = sea.turn(dice=dice).do("scout:ship:1")
    assert play[FELIPE].bounty == [0, 1, 0, 0]
    play.do((FELIPE, "move:cargo"))
    assert play[FRANCES].now == [2, 1, 2, 2, 1]
    assert play[FELIPE].now == [3, 2, 3, 3, 3]
    play.do((FELIPE, "shoot"), (FRANCES, "flee"))
    assert play[FRANCES].now == [2, 1, 2, 2, 0]
    play.do((FELIPE, "shoot"), (FRANCES, "flee"), (FELIPE, "chain"))
    assert play[FRANCES].now == [1, 0, 1, 2, 0]
    assert play[FELIPE].weapons == 0
    play.do((FELIPE, "shoot"), (FRANCES, "board"), (FRANCES, "grapple"))
    play.do((FRANCES, ["die:1:0", "die:1:1", "die:1:2"]))
    assert play[FRANCES].now == [1, 0, 0, 2, 0]
    assert play[FELIPE].now == [3, 2, 3, 3, 3]
    assert play.s.battle.boarding
    # Crew combat: after the first roll both could play a card; Quick Learner has nothing to copy yet.
    assert play.m.asked.keys() == {FRANCES}
    play.do((FRANCES, "pass"))
    assert (play[FELIPE].now[CREW], play[FRANCES].now[CREW]) == (1, 1)
    play.do((FRANCES, play.card(FRANCES, "crew-reroll")), (FRANCES, "play"), (FRANCES, ["die:0:0", "die:0:1"]))
    play.do((FELIPE, play.card(FELIPE, "quick-learner")), (FELIPE, "play"), (FELIPE, ["die:0:0", "die:0:1"]))
    # One success each, pips 5 against 2: Frances wins with no crew left.
    assert play.told("battle-ended")[-1].winner == FRANCES
    assert play[FRANCES].now[CREW] == 0
    assert play.told("gold-moved")[-1].gold == 5
    play.do((FRANCES, "take"))
    assert play[FRANCES].ship == FRIGATE
    assert (play[FRANCES].now[HULL], play[FRANCES].now[CARGO]) == (3, 2)
    play.do((FRANCES, ["gold"]))  # one port is empty: her Sails lie there
    assert play[FELIPE].who == -1
    assert play[FRANCES].points == 1
    assert play[FRANCES].gold == 25
    assert play.dice_left() == 0


def test_every_example_of_the_ledger_is_played():
    assert sorted(PLAYED["marauders"]) == sorted(entry["id"] for entry in GAME.ledger.examples)
    assert len(PLAYED["marauders"]) == 19
