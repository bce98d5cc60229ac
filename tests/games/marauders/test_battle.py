"""Naval battles: declarations, the contest, shots, hits, special weapons, fittings."""

import pytest

from kaper.games.marauders.box import NAVAL_PRE
from kaper.games.marauders.captains import CANNONS, CARGO, CREW, HULL, MASTS, NPCS
from kaper.games.marauders.glory import playable
from tests.games.marauders.tables import Sea, names, npc

MISS2, MISS3 = [1, 1], [1, 1, 1]


def duel(one="vos", two="ashcombe", dice=(), prepare=lambda sea: None, then=None, ships=("frigate", "frigate")):
    """Two captains at sea off Havana; both with Seamanship 3 unless others are named."""
    sea = Sea(one, two).ship(0, ships[0]).ship(1, ships[1]).at(0, "havana").at(1, "havana")
    prepare(sea)
    return sea.battle(dice=dice, then=then)


def second_round(*dice, **kwargs):
    """A duel whose first round was without any success."""
    return duel(dice=[MISS3, MISS3, *dice], **kwargs)


# declarations


@pytest.mark.rule(
    "combat.first-round-shoot", "combat.actions", "combat.attacker-first", "ruling.combat-zero-success-winner"
)
def test_the_first_round_is_for_guns_then_the_attacker_declares_first():
    play = duel(dice=[[4, 4, 4], [1, 1, 1]])
    assert [event.action for event in play.told("declared")] == ["shoot", "shoot"]
    assert play.told("contest-won")[0].how == "nobody"  # pips alone win nothing
    assert play[1].now == [3, 3, 3, 3, 3]
    assert (play.asked, play.options()) == (0, ["shoot", "board", "flee"])
    play.do("flee")
    assert play.m.view(1).fight.declared[0] == "flee"  # the defender knows
    assert (play.asked, play.options()) == (1, ["shoot", "board", "flee"])


@pytest.mark.rule("combat.until-end")
def test_a_battle_has_no_short_limit():
    play = duel(dice=[MISS3, MISS3] * 12)
    for _ in range(11):
        play.do("shoot", "shoot")
    assert play.s.battle.round == 13


@pytest.mark.rule("hit.masts", "hit.crew")
@pytest.mark.parametrize(
    ("now", "options", "rule"),
    [([3, 3, 0, 3, 3], ["shoot"], "hit.masts"), ([3, 3, 3, 0, 3], ["shoot", "flee"], "hit.crew")],
)
def test_what_a_crippled_ship_may_declare(now, options, rule):
    dice = [[1], MISS3] if now[MASTS] == 0 else [MISS3, MISS3]
    play = duel(dice=dice, prepare=lambda sea: sea.ship(0, "frigate", now=now))
    if len(options) > 1:
        assert play.options() == options
        assert play.refusal("board") == rule
    else:
        assert play.asked == 1  # nothing to choose: the attacker shoots


# the contest


@pytest.mark.rule("combat.contest", "combat.shoot-win", "hit.cannons")
@pytest.mark.parametrize(("cannons", "hits"), [(3, 3), (1, 1), (0, 0)])
def test_the_winner_fires_all_cannons(cannons, hits):
    now = [3, 3, 3, 3, cannons]
    dice = [[5, 1, 1], MISS3] + ([[2] * hits] if hits else [])
    play = duel(dice=dice, prepare=lambda sea: sea.ship(0, "frigate", now=now))
    assert play[1].now[MASTS] == 3 - hits


@pytest.mark.rule("combat.contest-tie", "combat.shoot-lose", "ruling.combat-tie-shoot")
def test_ties_by_pips_and_full_ties():
    by_pips = duel(dice=[[5, 4, 1], [6, 1, 1], [2, 2, 2], [1]])
    assert by_pips.told("contest-won")[0].side == 0
    assert by_pips[1].now == [3, 3, 0, 3, 3]
    assert by_pips[0].now == [3, 2, 3, 3, 3]
    full = duel(
        dice=[[5, 5, 4], [6, 6, 4], [2], [1, 1]], prepare=lambda sea: sea.ship(0, "frigate", now=[3, 3, 3, 3, 1])
    )
    assert full.told("contest-won")[0].how == "tied"
    assert full[1].now == [3, 3, 2, 3, 3]
    assert full[0].now == [3, 1, 3, 3, 1]


@pytest.mark.rule("combat.maneuver-die", "specialist.types")
@pytest.mark.parametrize(
    ("ships", "mods", "dice"),
    [
        (("sloop", "frigate"), (), 3),
        (("sloop", "frigate"), ("sails",), 4),
        (("sloop", "flute"), (), 4),
        (("flute", "sloop"), (), 3),
    ],
)
def test_a_nimbler_ship_rolls_one_die_more(ships, mods, dice):
    other = 4 if ships == ("flute", "sloop") else 3
    play = duel(dice=[[1] * dice, [1] * other], ships=ships, prepare=lambda sea: sea.ship(0, ships[0], *mods))
    assert len(play.told("rolled")[0].dice) == dice


@pytest.mark.rule("hit.masts", "ruling.combat-masts-one-die", "ruling.combat-masts-current")
def test_without_masts_exactly_one_die():
    prepare = lambda sea: sea.ship(0, "sloop", now=[2, 2, 0, 2, 1]).specialist(0, "helmsman")  # noqa: E731
    play = duel(dice=[[1], [1, 1, 1]], ships=("sloop", "galleon"), prepare=prepare)
    assert [len(event.dice) for event in play.told("rolled")] == [1, 3]
    helm = duel(dice=[[1, 1, 1, 1], MISS3], prepare=lambda sea: sea.specialist(0, "helmsman"))
    assert [len(event.dice) for event in helm.told("rolled")] == [4, 3]


@pytest.mark.rule("combat.board-win", "combat.fail-nothing")
def test_boarding_succeeds_for_the_winner_only():
    lost = second_round([1, 1, 1], [5, 1, 1], [2, 2, 2]).do("board", "shoot")
    assert not lost.s.battle.boarding
    assert lost.asks == "Maneuver"
    tied = second_round([5, 1, 1], [5, 1, 1]).do("board", "board")
    assert not tied.s.battle.boarding
    won = second_round([5, 1, 1], [1, 1, 1], [1, 1, 1], [1, 1], then=3).do("board", "shoot")
    assert [event.what for event in won.told("rolled")][4:6] == ["crew", "crew"]


@pytest.mark.rule("combat.board-win", "ruling.combat-order-in-round")
def test_a_boarder_shot_to_crew_zero_does_not_board():
    play = second_round([5, 6, 1], [5, 1, 1], [3], prepare=lambda sea: sea.ship(0, "frigate", now=[3, 3, 3, 1, 3]))
    play.do("board", "shoot")
    assert play[0].now[CREW] == 0
    assert play.s.battle.boarding is False
    assert play.asks == "Maneuver"


@pytest.mark.rule("combat.flee-win", "ruling.combat-flee-shots", "combat.fail-nothing")
def test_fleeing_needs_an_opponent_without_success():
    away = second_round([5, 1, 1], [1, 1, 1]).do("flee", "shoot")
    assert away.s.battle is None
    assert away.told("battle-ended")[0].how == "fled"
    assert [p.points for p in away.s.players] == [0, 0]
    held = second_round([5, 5, 1], [5, 1, 1], [1]).do("flee", "shoot")
    assert held.s.battle is not None
    assert held[0].now == [3, 2, 3, 3, 3]


@pytest.mark.rule("ruling.combat-order-in-round")
def test_the_steps_of_a_round():
    prepare = lambda sea: sea.ship(1, "frigate", "chasers")  # noqa: E731
    play = second_round([2], [1, 1, 1], [5, 1, 1], [1, 1, 1], prepare=prepare).do("flee", "shoot", "fire")
    steps = [
        getattr(told.event, "what", told.event.__struct_config__.tag)
        for told in play.m.told
        if told.to < 0 and told.event.__struct_config__.tag in ("declared", "rolled", "contest-won", "hit")
    ]
    assert steps[5:] == [
        "declared",
        "declared",
        "volley",
        "hit",
        "contest",
        "contest",
        "contest-won",
        "volley",
        *["hit"] * 3,
    ]


@pytest.mark.rule("ruling.combat-stalemate")
def test_battles_that_nobody_can_end():
    hulks = lambda sea: sea.ship(0, "frigate", now=[3, 3, 0, 3, 0]).ship(1, "frigate", now=[3, 3, 0, 3, 0])  # noqa: E731
    play = duel(prepare=hulks)
    assert play.s.battle is None
    assert play.told("battle-ended")[0].how == "parted"
    long = duel(dice=[MISS3, MISS3] * 30)
    for _ in range(29):
        long.do("shoot", "shoot")
    assert long.s.battle is None
    assert len(long.told("declared")) == 60


# hits


@pytest.mark.rule("hit.locate", "ruling.hit-table", "ruling.combat-skull-choice")
def test_numbered_hits_first_then_skulls_at_the_owners_choice():
    play = duel(dice=[[5, 1, 1], MISS3, [5, 3, 6]])
    assert play[1].now == [3, 3, 3, 2, 3]  # the Crew hit is marked before anybody chooses
    assert (play.asked, play.options()) == (
        1,
        [f"ship:1/{place}" for place in ("hull", "cargo", "masts", "crew", "cannons")],
    )
    followed = [option.text.args for option in play.m.question(1).options]
    assert [(told["how"], told["now"], told["left"]) for told in followed][2:4] == [("marked", 3, 2), ("marked", 2, 1)]
    play.do("cannons", "hull")
    assert play[1].now == [2, 3, 3, 2, 2]
    assert [event.at for event in play.told("hit")] == ["ship:1/crew", "ship:1/cannons", "ship:1/hull"]
    numbers = duel(dice=[[5, 1, 1], MISS3, [1, 2, 4]])
    assert numbers[1].now == [3, 2, 2, 3, 2]
    empty = duel(dice=[[5, 1, 1], MISS3, [1, 1, 6]], prepare=lambda sea: sea.ship(1, "frigate", now=[3, 3, 3, 3, 0]))
    assert empty.do("cannons")[1].now == [2, 1, 3, 3, 0]
    assert empty.told("hit")[-1].at == "ship:1/hull"  # no cannons left to be hit


@pytest.mark.rule("hit.overflow", "hit.hull")
def test_further_hits_on_a_destroyed_location_sink_the_ship():
    play = duel(
        dice=[[5, 1, 1], MISS3, [4, 4, 4]], prepare=lambda sea: sea.ship(1, "frigate", now=[2, 3, 3, 3, 1]), then=1
    )
    assert play[1].who == -1
    assert play.told("battle-ended")[0].how == "sunk"
    assert [event.how for event in play.told("hit")] == ["marked", "overflow", "overflow"]


@pytest.mark.rule("hit.cargo", "ruling.combat-cargo-overflow")
def test_cargo_is_lost_at_random():
    play = duel(
        dice=[MISS3, [5, 1, 1], [1], [2]], ships=("sloop", "sloop"), prepare=lambda sea: sea.hold(0, "rum", "sugar")
    )
    assert names(play[0].hold) == ["rum"]
    assert names(play.s.cargo_discard) == ["sugar"]
    assert play[0].now[CARGO] == 1


@pytest.mark.rule("hit.simultaneous", "ruling.combat-both-sunk")
def test_both_ships_can_sink_together():
    wrecks = lambda sea: sea.ship(0, "frigate", now=[1, 0, 3, 3, 3]).ship(1, "frigate", now=[1, 0, 3, 3, 3])  # noqa: E731
    play = duel(dice=[[5, 5, 4], [6, 6, 4], [1, 2], [1, 2]], prepare=wrecks, then=1)
    assert [p.who for p in play.s.players] == [-1, -1]
    assert [p.points for p in play.s.players] == [0, 0]
    assert play.told("gold-moved") == []
    assert [event.how for event in play.told("battle-ended")] == ["both-sunk"]


@pytest.mark.rule("glory.combat-stage", "hit.masts")
@pytest.mark.parametrize(("masts", "cards"), [(1, 1), (0, 0)])
def test_no_weather_gage_without_masts(masts, cards):
    sea = Sea("vos", "ashcombe").ship(0, "frigate", now=[3, 3, masts, 3, 3]).hand(0, "weather-gage")
    assert len(list(playable(sea.s, 0, NAVAL_PRE))) == cards


@pytest.mark.rule("hit.after-battle")
def test_penalties_stay_after_the_battle():
    sea = Sea("vos", "frances").ship(0, "frigate", now=[3, 3, 0, 0, 0]).at(0, "havana")
    play = sea.turn()
    assert "sail:nassau" in play.options()
    assert "scout:merchant:havana" not in play.options()


# special weapons


@pytest.mark.rule("weapon.grapple", "ruling.combat-grapple-both")
def test_grappling_hooks_need_board_declared():
    hooks = lambda sea: sea.ship(0, "frigate", weapons="grapple").ship(1, "frigate", weapons="grapple")  # noqa: E731
    shooting = second_round(MISS3, MISS3, prepare=hooks).do("shoot", "shoot")
    assert shooting.asks == "Maneuver"
    play = second_round(MISS3, MISS3, [5, 1], [6, 6, 6], prepare=hooks, then=1).do("board", "board")
    play.do((0, "grapple"), (1, "grapple"), (0, ["die:0:0", "die:0:1"]))
    assert play.s.battle.dice[0] == [5, 1, 1]
    assert play.asked == 1
    assert play.refusal(["die:0:0"]) == "glory.crew-reroll"  # only one's own dice
    play.do((1, ["die:1:0", "die:1:1", "die:1:2"]))
    assert [p.weapons for p in play.s.players] == [0, 0]
    assert play.told("contest-won")[-1].side == 1


@pytest.mark.rule("weapon.chain", "weapon.grape", "ruling.combat-weapon-single")
@pytest.mark.parametrize(("weapon", "now"), [("chain", [3, 3, 0, 3, 3]), ("grape", [3, 3, 3, 0, 3])])
def test_chain_shot_and_grapeshot_take_the_skulls(weapon, now):
    start = [3, 3, 1, 3, 3] if weapon == "chain" else [3, 3, 3, 1, 3]
    prepare = lambda sea: sea.ship(0, "frigate", weapons="chain grape").ship(1, "frigate", now=start)  # noqa: E731
    play = duel(dice=[[5, 1, 1], MISS3, [5, 6, 5]], prepare=prepare)
    assert play.options() == ["none", "weapon:chain", "weapon:grape"]
    play.do(weapon)
    assert play[1].now == now
    assert play[0].weapons.bit_count() == 1
    none = duel(dice=[[5, 1, 1], MISS3, [1, 2, 3]], prepare=prepare)
    assert none.asks == "Maneuver"  # no skull: no weapon
    loser = duel(dice=[[1, 1, 5], [5, 5, 1], [5], [1, 1, 1]], prepare=prepare)
    assert loser.options() == ["none", "weapon:chain", "weapon:grape"]


# fittings


@pytest.mark.rule("mod.chasers", "ruling.chasers-when", "ruling.combat-masts-current", "hit.simultaneous")
def test_chasers():
    prepare = lambda sea: sea.ship(1, "frigate", "chasers", now=[3, 3, 3, 3, 0]).ship(0, "frigate", now=[3, 3, 1, 3, 3])  # noqa: E731
    play = second_round([2], [5], MISS3, prepare=prepare).do("flee", "shoot")
    assert play.asks == "FireChasers"
    play.do("fire")
    # Masts shot away before the contest: the declared Flee stands, but one die is rolled, and it succeeds.
    assert play[0].now[MASTS] == 0
    assert [len(event.dice) for event in play.told("rolled")][-2:] == [1, 3]
    assert play.told("battle-ended")[0].how == "fled"
    again = second_round([2], MISS3, MISS3, MISS3, MISS3, prepare=lambda sea: sea.ship(1, "frigate", "chasers"))
    again.do("flee", "shoot", "fire", "flee", "shoot")
    assert again.asks == "Maneuver"  # once a battle
    sunk = second_round(
        [5], prepare=lambda sea: sea.ship(1, "frigate", "chasers").ship(0, "frigate", now=[1, 3, 3, 3, 3]), then=1
    )
    sunk.do("flee", "shoot", "fire", "hull")
    assert sunk[0].who == -1


@pytest.mark.rule("mod.long-guns", "ruling.longguns-when")
def test_long_guns_fire_before_the_first_round():
    prepare = lambda sea: sea.ship(0, "frigate", "long-guns", weapons="chain")  # noqa: E731
    play = duel(dice=[[2, 5, 6], [5, 4], MISS3, MISS3], prepare=prepare)
    assert play.asks == "TakeHit"  # no Chain Shot for the skull
    play.do("hull")
    assert play[1].now == [2, 3, 3, 3, 2]
    tags = [told.event.__struct_config__.tag for told in play.m.told]
    assert tags.index("hit") < tags.index("declared")
    wrecks = lambda sea: (  # noqa: E731
        sea.ship(0, "frigate", "long-guns", now=[1, 3, 3, 3, 1]).ship(1, "frigate", "long-guns", now=[1, 3, 3, 3, 1])
    )
    both = duel(dice=[[5], [5], [5], [5]], prepare=wrecks, then=1).do("hull", "hull")
    both.do(both.options()[0])  # a port for the first Long Guns
    assert [p.who for p in both.s.players] == [-1, -1]
    assert both.told("declared") == []


@pytest.mark.rule("mod.reinforced-hull", "ruling.reinforced-when")
def test_a_reinforced_hull_cancels_a_hit_once_it_is_located():
    prepare = lambda sea: sea.ship(1, "frigate", "reinforced-hull", now=[1, 3, 3, 3, 0])  # noqa: E731
    play = duel(dice=[[5, 1, 1], MISS3, [4, 1, 1]], prepare=prepare)
    assert play.options() == ["ship:1/cannons", "reinforce"]
    assert play.m.question(1).options[0].text.args["how"] == "sinks", (
        "nothing is left there, and the hull has one point"
    )
    play.do("reinforce")
    assert play[1].now == [1, 1, 3, 3, 0]
    assert play[1].spent
    assert play.asks == "Maneuver"
    cancelled = next(event for event in play.told("hit") if event.how == "reinforced")
    assert (cancelled.location, cancelled.at) == (4, "ship:1/cannons")


@pytest.mark.rule("mod.reinforced-hull", "ruling.combat-skull-choice")
def test_a_skull_that_a_reinforced_hull_cancels_is_told_of_the_hull():
    play = duel(dice=[[5, 1, 1], MISS3, [6, 1, 1]], prepare=lambda sea: sea.ship(1, "frigate", "reinforced-hull"))
    play.do("ship:1/cargo", "ship:1/cargo", "reinforce")
    cancelled = next(event for event in play.told("hit") if event.how == "reinforced")
    assert (cancelled.location, cancelled.at) == (0, "ship:1/hull")
    assert play[1].now == [3, 1, 3, 3, 3]


# captains, specialists and cards


@pytest.mark.rule("captain.ability")
def test_felipe_moves_one_hit_a_battle():
    play = duel("vos", "felipe", dice=[[5, 1, 1], MISS3, [3, 3, 2]])
    assert play.options() == [
        "ship:1/crew",
        *(f"move:ship:1/{place}" for place in ("hull", "cargo", "masts", "cannons")),
    ]
    play.do("move:cargo")
    assert play[1].now == [3, 2, 2, 2, 3]


@pytest.mark.rule("captain.ability", "specialist.types")
def test_harwood_and_the_gunner_reroll_location_dice():
    play = duel("harwood", "vos", dice=[[5, 1, 1], MISS3, [5, 6, 1], [3, 3]]).do(["0", "1"])
    assert play[1].now == [3, 2, 3, 1, 3]
    assert play.s.battle.rerolled[0]
    gunner = duel(dice=[[5, 1, 1], MISS3, [5, 2, 1], [3]], prepare=lambda sea: sea.specialist(0, "gunner"))
    assert gunner.m.question(0).most == 1
    gunner.do(["0"])
    assert gunner[1].now == [3, 2, 2, 2, 3]


@pytest.mark.rule("captain.ability")
def test_lacour_wins_ties_when_boarding():
    play = duel("lacour", "vos", dice=[MISS2, MISS3, [5, 1], [5, 4, 4], [1, 1, 1, 1], [1, 1, 1]], then=3).do(
        "board", "board"
    )
    assert play.told("contest-won")[1].side == 0
    assert [event.what for event in play.told("rolled")][4] == "crew"
    shooting = duel("lacour", "vos", dice=[MISS2, MISS3, [5, 1], [5, 4, 4], [1], [1, 1, 1]]).do("shoot", "shoot")
    assert shooting.told("contest-won")[-1].side == 1


@pytest.mark.rule("glory.combat-stage", "ruling.combat-card")
def test_combat_cards():
    gage = duel(prepare=lambda sea: sea.hand(0, "weather-gage"), dice=[[1] * 5, MISS3])
    gage.do((0, gage.card(0, "weather-gage")), (0, "play"))
    assert len(gage.told("rolled")[0].dice) == 5
    shot = duel(prepare=lambda sea: sea.hand(0, "double-shot"), dice=[[5, 1, 1], MISS3, [1, 1, 2, 2]])
    shot.do((0, shot.card(0, "double-shot")), (0, "play"))
    assert shot[1].now == [3, 1, 1, 3, 3]
    aimed = duel(prepare=lambda sea: sea.hand(0, "aimed-shot"), dice=[[5, 1, 1], MISS3, [5, 1, 1]])
    aimed.do((0, aimed.card(0, "aimed-shot")), (0, "play"))
    assert aimed.options() == [f"die:{die}/{at}" for die in range(3) for at in ("cargo", "masts", "crew", "cannons")]
    aimed.do((0, "die:0/crew"))
    assert aimed[1].now == [3, 1, 3, 2, 3]
    away = second_round([5, 5, 1], [5, 1, 1], prepare=lambda sea: sea.hand(0, "getaway")).do("flee", "shoot")
    away.do((0, away.card(0, "getaway")), (0, "play"))
    assert away.told("battle-ended")[0].how == "fled"
    assert away[0].now == [3, 3, 3, 3, 3]
    reroll = duel(prepare=lambda sea: sea.hand(1, "sea-reroll"), dice=[[5, 1, 1], MISS3, [1]])
    reroll.do((1, reroll.card(1, "sea-reroll")), (1, "play"), (1, ["die:0:0"]))
    assert reroll.told("contest-won")[0].how == "nobody"


@pytest.mark.rule("ruling.combat-card", "ruling.card-played")
def test_brace_and_dirty_trick():
    prepare = lambda sea: sea.hand(1, "brace").hand(0, "dirty-trick")  # noqa: E731
    play = duel(dice=[[5, 1, 1], MISS3, [4, 1, 1]], prepare=prepare)
    play.do((1, play.card(1, "brace")))
    (brace,) = play.s.declared
    for seed in range(5):  # it lies on the table: whoever may answer it knows where it is
        assert play.m.imagine(0, seed).state.declared == [brace]
    assert (play.asks, play.asked) == ("Declare", 0)
    tricked = play.card(0, "dirty-trick")
    play.do((0, tricked))
    assert play[1].now == [3, 1, 3, 3, 2]  # the hit stands
    assert [event.how for event in play.told("card-played")] == ["played", "played", "cancelled"]
    braced = duel(dice=[[5, 1, 1], MISS3, [4, 1, 1]], prepare=prepare)
    braced.do((1, braced.card(1, "brace")), (0, "pass"))
    assert braced[1].now == [3, 1, 3, 3, 3]
    assert braced[1].now[CANNONS] == 3
    skull = duel(dice=[[5, 1, 1], MISS3, [6, 6, 6]], prepare=lambda sea: sea.hand(1, "brace"))
    skull.do((1, skull.card(1, "brace")))
    told = [(event.side, event.npc, event.location, event.how) for event in skull.told("hit")]
    assert told[-1] == (1, -1, 0, "braced")  # no location was chosen


@pytest.mark.rule("hit.locate")
def test_a_hit_on_an_npc_is_told_with_its_ship():
    sea = Sea("vos", "frances").ship(0, "frigate").at(0, "havana").npc("every", "havana")
    play = sea.battle(0, npc("pirate-frigate"), dice=[[5, 1, 1], MISS3, [4, 1, 1]])
    told = [(event.side, event.npc, event.location, event.at) for event in play.told("hit")]
    assert told[0] == (-1, NPCS.index("pirate-frigate"), 4, "npc:pirate-frigate/cannons")


@pytest.mark.rule("glory.combat-participants", "ruling.glory-window-npc", "glory.combat-only")
def test_only_combatants_play_and_only_combat_cards():
    sea = Sea("vos", "frances", "ashcombe").at(0, "havana").at(2, "havana").hand(1, "sea-reroll").hand(0, "wind")
    play = sea.battle(0, 2, dice=[MISS3, MISS3])
    assert play.asks == "Maneuver"  # nobody was offered a card
    assert play.told("card-played") == []
    against = Sea("vos", "frances").ship(0, "frigate").at(0, "havana").hand(1, "sea-reroll").npc("every", "havana")
    play = against.battle(0, npc("pirate-frigate"), dice=[MISS3, MISS3])
    assert play.asks == "Maneuver"
    fight = duel(prepare=lambda sea: sea.hand(0, "sea-reroll", "wind"), dice=[MISS3, MISS3])
    assert fight.refusal(fight.card(0, "wind"), 0) == "glory.combat-only"


@pytest.mark.rule("hit.hull", "glory.defeat")
def test_sinking_earns_a_point():
    sea = (
        Sea("vos", "ashcombe").ship(0, "frigate").ship(1, "sloop", now=[1, 1, 1, 1, 0]).at(0, "havana").at(1, "havana")
    )
    play = sea.battle(dice=[[5, 1, 1], MISS3, [4, 4, 4]], then=1)
    assert play[0].points == 1
    assert play[1].who == -1
    assert play[1].now[HULL] == 0


@pytest.mark.rule("ruling.plain-shots", "mod.chasers")
def test_chasers_take_no_special_weapons():
    prepare = lambda sea: sea.ship(1, "frigate", "chasers", weapons="grape")  # noqa: E731
    play = second_round([5], MISS3, MISS3, prepare=prepare).do("flee", "shoot", "fire")
    assert (play.asks, play.asked) == ("TakeHit", 0)
    assert play.do("cargo")[1].weapons == 0b100


@pytest.mark.rule("ruling.cancelled-brace")
def test_a_cancelled_brace_leaves_the_reinforced_hull():
    prepare = lambda sea: sea.hand(1, "brace").hand(0, "dirty-trick").ship(1, "frigate", "reinforced-hull")  # noqa: E731
    play = duel(dice=[[5, 1, 1], MISS3, [4, 1, 1]], prepare=prepare)
    play.do((1, play.card(1, "brace")), (0, play.card(0, "dirty-trick")))
    assert play.options() == ["ship:1/cannons", "reinforce"]
    play.do("reinforce")
    assert play[1].now == [3, 1, 3, 3, 3]


@pytest.mark.rule("ruling.combat-card", "glory.combat-stage")
def test_an_aimed_shot_aims_and_cancels_no_hit():
    prepare = lambda sea: sea.hand(1, "aimed-shot")  # noqa: E731
    play = duel(dice=[[5, 4, 1], [5, 1, 1], [4, 1, 1], [2]], prepare=prepare)
    assert play.asked == 1  # both ships fired: it could be aimed now
    play.do((1, "pass"))
    assert play.asks == "Maneuver"  # the located hits were marked without a question
    assert play[1].now == [3, 1, 3, 3, 2]
    assert names(play[1].hand) == ["aimed-shot"]


@pytest.mark.rule("mod.chasers")
def test_the_chasers_of_the_first_seat_fire_too():
    play = second_round([2], MISS3, MISS3, prepare=lambda sea: sea.ship(0, "frigate", "chasers"), then=1).do(
        "shoot", "flee"
    )
    assert (play.asks, play.asked) == ("FireChasers", 0)
    play.do("fire")
    assert [(event.side, event.npc) for event in play.told("hit")][:1] == [(1, -1)]
