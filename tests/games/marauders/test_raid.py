"""Merchants and merchant raids."""

import pytest

from kaper.games.marauders.atlas import ZONE
from kaper.games.marauders.captains import CANNONS, CARGO, HULL
from tests.games.marauders.tables import Sea, names

QUIET = ("rum:2:escape", "fruit:1:escape", "sugar:1:escape")


def raid(*cards, captain="verhoeven", zone="tortuga", flag="dutch", dice=(1, 1), prepare=lambda sea: None, **kwargs):
    """A raid with these cards on top of the deck and this Seamanship roll."""
    sea = Sea(captain, "frances").at(0, zone).merchant(zone, flag).on_top(*cards)
    prepare(sea)
    scouting = {"verhoeven": 2, "blackmoor": 3, "marquis": 3, "rodrigo": 3}[captain] + (zone == "trinidad")
    kwargs.setdefault("then", 1)
    play = sea.turn(dice=[[5, *[1] * (scouting - 1)], list(dice)], **kwargs)
    return play.do("scout:merchant", f"raid:{flag}")


# the merchant


@pytest.mark.rule(
    "merchant.to-track", "merchant.flag", "merchant.let-go", "board.merchant-track", "ruling.merchant-known"
)
def test_a_found_merchant_leaves_the_map_attacked_or_not():
    sea = Sea("vos", "frances").at(0, "santo_domingo").merchant("santo_domingo", "dutch")
    play = sea.turn(dice=[[5, 1]]).do("scout:merchant")
    assert play.options() == ["raid:dutch", "raid:spanish", "let-go"]
    assert play.m.view(1).track == ["dutch"]
    assert play.m.view(1).zones[ZONE["santo_domingo"]].merchant is None
    play.do("let-go")
    assert play[0].bounty == [0, 0, 0, 0]
    assert play.m.view(1).track == ["dutch"]
    assert not any(id.startswith("scout:merchant") for id in play.options())


@pytest.mark.rule("ruling.merchant-caribbean", "ruling.merchant-same-flag", "merchant.flag")
@pytest.mark.parametrize(
    ("zone", "flag", "flags"),
    [
        ("caribbean_sea", "french", ["french"]),
        ("havana", "spanish", ["spanish"]),
        ("havana", "french", ["french", "spanish"]),
    ],
)
def test_token_or_port_decide_the_flag(zone, flag, flags):
    play = Sea("vos", "frances").at(0, zone).merchant(zone, flag).turn(dice=[[5, 1]]).do("scout:merchant")
    assert play.options() == [*(f"raid:{name}" for name in flags), "let-go"]


@pytest.mark.rule("ruling.merchant-own-nation", "bounty.start-fight")
def test_merchants_of_ones_own_nation_may_be_attacked():
    play = raid(*QUIET, captain="verhoeven", flag="dutch")
    assert play[0].bounty == [1, 0, 0, 0]


@pytest.mark.rule("raid.no-destroyed", "ruling.merchant-scout-damaged", "hit.after-battle")
@pytest.mark.parametrize("now", [[2, 0, 2, 2, 1], [2, 2, 0, 2, 1], [2, 2, 2, 0, 1], [2, 2, 2, 2, 0]])
def test_a_crippled_ship_sails_but_does_not_raid(now):
    play = Sea("vos", "frances").ship(0, "sloop", now=now).at(0, "havana").turn()
    assert play.refusal("scout:merchant:havana") == "ruling.merchant-scout-damaged"
    assert "sail:nassau" in play.options()
    assert "enter" in play.options()


@pytest.mark.rule("board.zone-rules")
def test_trinidad_and_cartagena():
    play = raid(*QUIET, zone="trinidad", flag="dutch")
    assert len(play.told("tested")[0].dice) == 3
    rich = raid("rum:4:escape", "cocoa:3:escape", "cocoa:3:escape", zone="cartagena", flag="dutch").do([])
    assert rich.told("raided")[0].loot == 12
    assert rich[0].points == 1


# the raid


@pytest.mark.rule("raid.draw", "raid.seamanship", "raid.discarded-ignored")
def test_successes_are_spent_one_at_a_time():
    play = raid("rum:4:escape", "cocoa:3:escape", "cocoa:3:escape", "cocoa:5:hull", "timber:1:escape", dice=(5, 6))
    assert all(card is not None for card in play.m.view(1).market)
    assert len(play.s.market) == 3
    play.do("draw")
    assert names(play.s.market) == ["rum", "cocoa", "cocoa", "cocoa"]
    hit = play.s.market[3]
    play.do(f"discard:{hit}")
    assert hit in play.s.cargo_discard
    play.do([])
    assert play.told("raided")[0].loot == 10
    assert play[0].now[HULL] == 2


@pytest.mark.rule("raid.successes-optional", "ruling.raid-stop")
def test_successes_need_not_be_used():
    play = raid(*QUIET, dice=(5, 6))
    assert play.options()[0] == "resolve"
    play.do("resolve", [])
    assert play.told("raided")[0].loot == 4


@pytest.mark.rule("raid.weapons", "ruling.raid-weapons-timing")
def test_special_weapons_become_successes():
    play = raid(*QUIET, dice=(1, 5), prepare=lambda sea: sea.ship(0, "sloop", weapons="chain grape"))
    assert play.s.raid.left == 1
    play.do("draw", "weapon:chain")
    assert play.s.raid.left == 1
    assert play[0].weapons == 0b100
    assert play.refusal("weapon:grape") == "ruling.raid-weapons-timing"
    second = raid(*QUIET, dice=(5, 1), prepare=lambda sea: sea.ship(0, "sloop", weapons="chain"))
    assert second.do("weapon:chain").s.raid.dice == [5, 6]  # a die that is no success becomes one
    lucky = raid(*QUIET, dice=(5, 5), prepare=lambda sea: sea.ship(0, "sloop", weapons="chain"))
    assert "weapon:chain" not in lucky.options()


@pytest.mark.rule(
    "raid.hits", "ruling.raid-hit-order", "hit.overflow", "raid.fail-destroyed", "ruling.raid-fail-keeps-bounty"
)
def test_hits_beyond_a_destroyed_location_reach_the_hull():
    play = raid("tobacco:3:cannons", "rum:5:cannons", "rum:2:escape")
    assert play[0].now == [1, 2, 2, 2, 0]
    assert play.told("raided")[0].how == "crippled"
    assert (play[0].gold, play[0].hold, play[0].bounty[0]) == (10, [], 1)


@pytest.mark.rule("raid.sunk", "raid.hits")
def test_a_raider_can_be_sunk():
    play = raid("cocoa:5:hull", *QUIET[:2], prepare=lambda sea: sea.ship(0, "sloop", now=[1, 2, 2, 2, 1]))
    assert play[0].who == -1
    assert play[0].gold == 0
    assert play.told("raided")[0].how == "sunk"


@pytest.mark.rule("raid.escape", "ruling.combat-maneuver-masts", "captain.ability")
def test_too_many_escapes():
    flute = raid("rum:2:escape", "cocoa:3:escape", "cocoa:2:masts", prepare=lambda sea: sea.ship(0, "flute"))
    assert flute.told("raided")[0].how == "escaped"
    assert flute[0].now == [3, 4, 2, 1, 1]  # hits count all the same
    assert flute[0].gold == 10
    lame = raid(*QUIET, prepare=lambda sea: sea.ship(0, "sloop", now=[2, 2, 1, 2, 1])).do([])
    assert lame.told("raided")[0].how == "looted"  # damaged masts do not slow a raider
    cunning = raid(*QUIET, captain="blackmoor", prepare=lambda sea: sea.ship(0, "frigate")).do([])
    assert cunning.told("raided")[0].how == "looted"
    slow = raid(*QUIET, captain="blackmoor", prepare=lambda sea: sea.ship(0, "flute"))
    assert slow.told("raided")[0].how == "escaped"  # he leaves out one of three, not two
    plain = raid(*QUIET, prepare=lambda sea: sea.ship(0, "frigate"))
    assert plain.told("raided")[0].how == "escaped"


@pytest.mark.rule("raid.escape")
@pytest.mark.parametrize(("ship", "outcome"), [("sloop", "looted"), ("frigate", "escaped")])
def test_what_lies_open_says_how_the_raid_would_end(ship, outcome):
    play = raid(*QUIET, dice=(5, 1), prepare=lambda sea: sea.ship(0, ship))  # a frigate is as nimble as three escapes
    assert play.asks == "Spend"
    assert play.m.view(0).raid.outcome == outcome
    assert play.m.question(0).options[0].text.args == {"outcome": outcome, "loot": play.m.view(0).raid.loot}
    play.do("resolve")
    assert ([event.how for event in play.told("raided")] or ["looted"]) == [outcome]


@pytest.mark.rule("raid.hits", "raid.fail-destroyed", "raid.sunk")
@pytest.mark.parametrize(("first", "outcome"), [("tobacco:3:cannons", "crippled"), ("cocoa:5:hull", "sunk")])
def test_what_lies_open_says_what_the_hits_would_do(first, outcome):
    play = raid(first, *QUIET[:2], dice=(5, 1), prepare=lambda sea: sea.ship(0, "sloop", now=[1, 2, 2, 2, 1]))
    assert play.m.view(0).raid.outcome == outcome


@pytest.mark.rule("raid.loot", "ruling.raid-cargo-first", "ruling.jettison")
def test_loot_is_gold_and_cargo_within_the_hold():
    play = raid("sugar:5:cargo", "rum:2:escape", "cocoa:3:escape")
    assert play[0].now[CARGO] == 1
    assert play.m.question(0).most == 1
    play.do(play.options()[1:2])
    assert (play[0].gold, names(play[0].hold)) == (20, ["rum"])
    full = raid(*QUIET, prepare=lambda sea: sea.hold(0, "timber", "timber"))
    full.do(full.options()[:1])
    assert full.asks == "Overboard"
    full.do(full.options()[:1])
    assert sorted(names(full[0].hold)) == ["rum", "timber"]


@pytest.mark.rule("raid.glory", "ruling.raid-glory-bonus")
@pytest.mark.parametrize(
    ("cards", "points"),
    [
        (("rum:4:escape", "spice:4:escape", "cocoa:3:escape"), 0),
        (("rum:4:escape", "spice:5:escape", "cocoa:3:escape"), 1),
    ],
)
def test_twelve_gold_are_glorious(cards, points):
    play = raid(*cards).do([])
    assert play[0].gold == 10 + 11 + points
    assert play[0].points == points


@pytest.mark.rule("ruling.raid-all-discarded")
def test_a_raid_without_cards_succeeds_with_nothing():
    sea = Sea("rodrigo", "frances").at(0, "tortuga").merchant("tortuga", "dutch").on_top(*QUIET)
    play = sea.turn(dice=[[5, 1, 1], [5, 5, 5, 1]], then=1).do("scout:merchant", "raid:dutch")
    for card in play.s.market[:]:
        play.do(f"discard:{card}")
    assert (play.told("raided")[0].how, play.told("raided")[0].loot) == ("looted", 0)


@pytest.mark.rule("ruling.raid-is-combat", "glory.combat-only")
def test_only_cards_for_tests_and_hits_in_a_raid():
    sea = (
        Sea("verhoeven", "frances")
        .at(0, "tortuga")
        .merchant("tortuga", "dutch")
        .on_top("tobacco:3:cannons", *QUIET[:2])
    )
    play = sea.hand(0, "wind", "second-chance", "brace").turn(dice=[[5, 1], [1, 1]], then=1)
    play.do("scout:merchant", "pass", "raid:dutch")
    assert play.options() == ["pass", play.card(0, "second-chance")]
    assert play.refusal(play.card(0, "wind")) in ("glory.play-own-turn", "ruling.glory-window")
    play.do("pass")
    assert play.options() == ["ship:0/cannons", play.card(0, "brace")]
    play.do(play.card(0, "brace"), [])
    assert play.told("raided")[0].how == "looted"
    assert play[0].now[CANNONS] == 1


@pytest.mark.rule("mod.raid-mostly-inert", "ruling.reinforced-when", "mod.reinforced-hull")
def test_naval_fittings_do_nothing_in_a_raid():
    mods = ("long-guns", "chasers", "falconets", "reinforced-hull")
    play = raid("tobacco:3:cannons", *QUIET[:2], prepare=lambda sea: sea.ship(0, "sloop", *mods))
    assert play.options() == ["ship:0/cannons", "reinforce"]
    assert not play.told("rolled")
    play.do("reinforce", [])
    assert play[0].spent
    assert play.told("raided")[0].how == "looted"


@pytest.mark.rule("captain.ability")
def test_marquis_draws_four():
    play = raid(*QUIET, "cocoa:2:masts", captain="marquis", dice=(1, 1, 1))
    assert len(play.s.market) == 4
    assert play.asks == "Stow"


@pytest.mark.rule("specialist.types")
def test_the_boatswain_helps():
    play = raid(*QUIET, dice=(1, 1, 5), prepare=lambda sea: sea.specialist(0, "boatswain"))
    assert play.s.raid.left == 1


@pytest.mark.rule("raid.loot")
def test_loot_once_taken_is_told_as_taken_and_the_hold_with_it():
    play = raid(*QUIET, prepare=lambda sea: sea.hold(0, "timber", "timber"))
    assert play.asks == "Stow"
    assert play.m.view(1).raid.taken
    assert play.m.question(0).prompt.args == {"held": 2, "room": 2}
