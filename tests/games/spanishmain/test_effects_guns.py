"""Abilities at a shot: bonuses, ranges, lines, what may be aimed at, and what a hit does."""

import pytest

from tests.games.spanishmain.tables import ALBION, ANTELOPE, CAROLINA, DOVER, NYMPH, PICADOR, Waters

GOLIATH_FR = "cc-32"  # English, 5 masts, +1 against the French
FRENCH = "rv-59"  # 1 mast


def abeam(card: str = DOVER, target: str = PICADOR, far: float = 48, **more) -> Waters:
    """A ship with another abeam of her, both heading east."""
    table = Waters()
    table.ship(0, card, 500, 500, 0, **more)
    table.ship(1, target, 486, 500 + far, 0)
    return table


def least(table: Waters, target: str = "ship:1") -> int:
    """The least die that hits with the first gun that bears."""
    play = table.turn().do("ship:0", "shoot")
    return next(args["least"] for id, args in play.words().items() if id.endswith(f">{target}"))


@pytest.mark.rule(
    "ability.cannon-plus-1-vs-n", "ability.cannon-plus-1-vs-not-n", "ability.weak-to-n", "ability.no-stack-names"
)
@pytest.mark.parametrize(
    ("shooter", "target", "bonus"),
    [
        (GOLIATH_FR, FRENCH, 1),
        (GOLIATH_FR, PICADOR, 0),
        ("scs-73", PICADOR, 1),  # against all but the French
        ("scs-73", FRENCH, 0),
        (DOVER, "sm-ps-017", 1),  # a pirate weak to the English
        (CAROLINA, "sm-ps-017", 0),
    ],
)
def test_bonuses_against_nations(shooter, target, bonus):
    from kaper.games.spanishmain.effects.guns import roll_bonus

    table = abeam(shooter, target)
    assert roll_bonus(table.s, 0, table.s.ships[1]) == bonus


@pytest.mark.rule("law.no-stacking", "fleet.generic-no-stack", "ability.no-stack-names")
def test_equal_abilities_do_not_add_up_and_different_ones_do():
    from kaper.games.spanishmain.effects.guns import roll_bonus

    table = Waters()
    table.ship(0, "sm-es-015", 500, 500, 0, crew=("sm-ec-005",))  # ship and crew both +1 against pirates
    table.ship(1, NYMPH, 486, 548, 0)
    assert roll_bonus(table.s, 0, table.s.ships[1]) == 1
    table.ship(0, "cc-21", 500, 470, 0)  # a pirate flagship of the same fleet: +1 for others within S
    assert roll_bonus(table.s, 0, table.s.ships[1]) == 2


@pytest.mark.rule("ability.cannon-plus-1-vs-not-n-fort", "ability.cannon-plus-1-vs-fort-within-s")
def test_bonuses_against_forts():
    from kaper.games.spanishmain.effects.guns import roll_bonus

    table = Waters()
    table.ship(0, "scs-92", 790, 250, 90)  # American: all but Americans, and their forts
    table.ship(0, "rv-10", 700, 250, 90)  # +1 against forts within S
    table.ship(0, "rv-10", 500, 500, 90)
    table.fort(1, "cc-63", 1)
    table.fort(1, "rv-101", 2)
    spanish, american = table.s.forts
    assert roll_bonus(table.s, 0, spanish) == 1
    assert roll_bonus(table.s, 0, american) == 0
    near = table.s.ships[1]
    near.x, near.y = 84000, 27600
    near.heading = 900
    assert roll_bonus(table.s, 1, spanish) == 1
    assert roll_bonus(table.s, 2, spanish) == 0


@pytest.mark.rule("ability.cannon-plus-1-if-captain-aboard")
def test_a_captain_steadies_the_guns_and_is_seen():
    assert least(abeam("sm-es-007")) == 5
    table = abeam("sm-es-007", crew=("captain",))
    assert least(table) == 4
    play = table.turn(dice=[1]).do("ship:0", "shoot")
    play.do(play.options()[0])
    assert len(play.told("crew-revealed")) == 1


@pytest.mark.rule("ability.cannon-plus-1-per-friend-within-s", "ability.aura-cannon-1-s")
def test_friends_near_by_help():
    from kaper.games.spanishmain.effects.guns import roll_bonus

    table = abeam("sm-ss-003", CAROLINA)
    assert roll_bonus(table.s, 0, table.s.ships[1]) == 0
    table.ship(0, PICADOR, 480, 470, 0)
    table.ship(0, PICADOR, 480, 440, 0)
    assert roll_bonus(table.s, 0, table.s.ships[1]) == 2
    table.ship(0, "cc-21", 700, 700, 0)
    assert roll_bonus(table.s, 2, table.s.ships[1]) == 0  # the flagship is far away
    table.s.ships[4].x, table.s.ships[4].y = 48000, 41000
    assert roll_bonus(table.s, 2, table.s.ships[1]) == 1
    assert roll_bonus(table.s, 4, table.s.ships[1]) == 0  # and does not help herself


@pytest.mark.rule("ability.cannon-plus-1-vs-already-shot")
def test_a_second_shooter_has_it_easier():
    table = abeam("scs-1", target=CAROLINA)
    table.ship(0, PICADOR, 486, 580, 0)
    play = table.turn(dice=[1]).do("ship:0", "shoot")
    first = play.options()[0]
    assert play.words()[first]["least"] == 4
    play = table.turn(dice=[1, 1]).do("ship:2", "shoot", "0>ship:1", "cease", "ship:0", "shoot")
    assert play.words()[play.options()[0]]["least"] == 3


@pytest.mark.rule("ability.all-l")
def test_all_guns_of_long_range_by_a_crew():
    assert "0>ship:1" not in abeam("sm-ss-010", CAROLINA, far=72).turn().do("ship:0").options()
    play = abeam("sm-ss-010", CAROLINA, far=72, crew=("sm-sc-003",)).turn(dice=[1]).do("ship:0", "shoot")
    assert len([id for id in play.options() if id.endswith("ship:1")]) == 3
    play.do(play.options()[0])
    assert play.told("crew-revealed")


@pytest.mark.rule("ability.double-range-on6")
def test_twice_the_range_and_only_a_six_hits():
    table = abeam("sm-es-013", CAROLINA, far=100)
    play = table.turn(dice=[5, 6]).do("ship:0")
    assert "shoot" not in play.options()
    play.do("shoot-far", "0>ship:1")
    assert play.told("fired")[-1].hit is False
    play.do("1>ship:1")
    assert play.told("fired")[-1].hit is True
    assert "shoot-far" not in abeam("sm-es-013", CAROLINA, far=140).turn().do("ship:0").options()


@pytest.mark.rule("ability.fire-through-ships", "keyword.junk")
def test_ships_and_own_sails_in_the_way():
    for card, guns in (("sm-ps-001", 5), ("sm-es-001", 0)):
        table = abeam(card, CAROLINA)
        table.s.ships[1].y += 800
        table.ship(0, "sm-ss-001", 512, 526, 0)  # a long hull between them
        play = table.turn().do("ship:0")
        found = play.do("shoot").options() if "shoot" in play.options() else []
        assert len([id for id in found if id.endswith("ship:1")]) >= min(guns, 2) if guns else not found
    ahead = Waters()
    ahead.ship(0, "scs-14", 500, 500, 0)  # a junk of two masts
    ahead.ship(1, PICADOR, 570, 500, 0)
    assert len(ahead.turn().do("ship:0", "shoot").options()) == 2 + 1
    plain = Waters()
    plain.ship(0, ANTELOPE, 500, 500, 0)
    plain.ship(1, PICADOR, 570, 500, 0)
    assert len(plain.turn().do("ship:0", "shoot").options()) == 1 + 1


@pytest.mark.rule(
    "ability.immune-l",
    "ability.immune-fort",
    "ability.untargetable-fort",
    "ability.untargetable-within-s",
    "ability.untargetable-docked",
)
def test_what_may_not_be_aimed_at():
    guns = abeam(DOVER, "sm-ps-002").turn().do("ship:0", "shoot").options()
    assert guns == ["0>ship:1", "3>ship:1", "cease"]  # her two guns of range L may not
    fort = Waters()
    fort.fort(0, "cc-47", 1)
    for card in ("cc-10", "sm-ps-014", "sm-ps-009"):
        fort.ship(1, card, 770, 310 + 60 * len(fort.s.ships), 0)
    targets = {id.partition(">")[2] for id in fort.turn().do("fort:0").options() if ">" in id}
    assert "ship:0" not in targets
    assert "ship:1" not in targets
    close = abeam(DOVER, "scs-50").turn().do("ship:0")
    assert "shoot" not in close.options()
    away = abeam(DOVER, "scs-50", far=80).turn().do("ship:0")
    assert "shoot" in away.options()
    docked = Waters()
    docked.ship(0, DOVER, 220, 690, 90)
    docked.ship(1, "rv-12", 203, 690, 180)
    docked.s.ships[1].docked = 4
    assert "shoot" not in docked.turn().do("ship:0").options()
    docked.s.ships[1].docked = -1
    assert "shoot" in docked.turn().do("ship:0").options()


@pytest.mark.rule("ability.cannons-stay")
def test_guns_of_lost_masts_go_on_firing_until_she_is_derelict():
    play = abeam("sm-es-008", masts=(0,)).turn().do("ship:0", "shoot")
    assert len(play.options()) == 3 + 1
    assert "shoot" not in abeam("sm-es-008", masts=()).turn().do("ship:0").options()


@pytest.mark.rule("ability.no-shoot-treasure")
def test_no_shot_with_treasure_aboard():
    assert "shoot" in abeam("rv-13").turn().do("ship:0").options()
    assert "shoot" not in abeam("rv-13", coins=(1,)).turn().do("ship:0").options()


# hits


@pytest.mark.rule("ability.double-damage", "shoot.two-masts")
def test_two_masts_with_one_hit_but_never_more_than_stand():
    play = abeam("sm-es-005", CAROLINA).turn(dice=[6]).do("ship:0", "shoot", "1>ship:1", "0", "1")
    assert play.s.ships[1].masts == 0b100
    table = abeam("sm-es-005", CAROLINA)
    table.s.ships[1].masts = 0b1
    play = table.turn(dice=[6]).do("ship:0", "shoot", "1>ship:1")
    assert not play.s.ships[1].masts
    assert not play.s.ships[1].sunk


@pytest.mark.rule("ability.pick-mast")
def test_the_shooter_picks_the_mast():
    play = abeam("sm-es-016", CAROLINA).turn(dice=[6]).do("ship:0", "shoot", "1>ship:1")
    assert (play.asks, play.asked) == ("LoseMast", 0)
    other = abeam(DOVER, CAROLINA).turn(dice=[6]).do("ship:0", "shoot", "1>ship:1")
    assert other.asked == 1


@pytest.mark.rule("ability.hit-kills-crew-1-turn")
def test_a_hit_kills_one_crew_once_a_turn():
    table = abeam("sm-ps-016", CAROLINA)
    table.crew(1, "cc-115")
    table.crew(1, "rv-136")
    play = table.turn(dice=[6, 6]).do("ship:0", "shoot", "0>ship:1", "0")
    assert (play.asks, play.asked) == ("LoseCrew", 1)
    play.do("0", "1>ship:1", "1")
    assert len(play.s.ships[1].crew) == 1


@pytest.mark.rule("ability.hit-kills-cargo", "ability.hit-kills-cargo-1-turn")
@pytest.mark.parametrize(("card", "lost"), [("sm-ss-010", 2), ("sm-gs-004", 1)])
def test_a_hit_may_cost_cargo(card, lost):
    table = abeam(card, CAROLINA)
    for _ in range(3):
        table.coin(table.s.ships[1].coins, 1, 2)
    play = table.turn(dice=[6, 6]).do("ship:0", "shoot", "0>ship:1", "0")
    assert (play.asks, play.asked) == ("KillCargo", 0)
    play.do("kill")
    assert (play.asks, play.asked) == ("LoseCargo", 1)
    play.do("coin:0", "1>ship:1", "1")
    if play.asks == "KillCargo":
        play.do("kill", "coin:0")
    assert len(play.s.ships[1].coins) == 3 - lost


@pytest.mark.rule("ability.misfire")
def test_a_one_costs_the_shooter_a_mast():
    play = abeam("sm-ps-021", CAROLINA).turn(dice=[1]).do("ship:0", "shoot", "0>ship:1")
    assert (play.asks, play.asked) == ("LoseMast", 0)
    other = abeam("sm-ps-021", CAROLINA).turn(dice=[2]).do("ship:0", "shoot", "0>ship:1")
    assert other.asks != "LoseMast"


@pytest.mark.rule("ability.repair-on-sink-1")
def test_sinking_a_ship_mends_a_mast():
    table = abeam("sm-ps-008", CAROLINA, masts=(0, 1))
    table.s.ships[1].masts = 0
    play = table.turn(dice=[6]).do("ship:0", "shoot", "0>ship:1")
    assert play.s.ships[1].sunk
    assert play.s.ships[0].masts == 0b111
    missed = abeam("sm-ps-008", CAROLINA, masts=(0, 1)).turn(dice=[6]).do("ship:0", "shoot", "0>ship:1", "0")
    assert missed.s.ships[0].masts == 0b11


@pytest.mark.rule("ability.armor-2", "keyword.treasure-ship")
@pytest.mark.parametrize("card", ["sm-ss-001", "scs-300a"])
def test_armour_takes_every_first_hit_of_an_action(card):
    table = Waters()
    table.ship(0, DOVER, 500, 500, 0)
    table.ship(1, card, 520, 550, 0)
    masts = table.s.ships[1].masts.bit_count()
    play = table.turn(dice=[6, 6, 6]).do("ship:0", "shoot", "1>ship:1")
    assert play.s.ships[1].masts.bit_count() == masts
    play.do("2>ship:1", "0")
    assert play.s.ships[1].masts.bit_count() == masts - 1
    again = table.turn(dice=[6]).do("ship:0", "shoot", "1>ship:1", "cease")
    assert again.s.ships[1].masts.bit_count() == masts  # the first hit of another action


@pytest.mark.rule("ability.ignore-first-hit")
def test_the_first_hit_of_a_turn_is_ignored_while_all_masts_stand():
    play = abeam(DOVER, "sm-es-003").turn(dice=[6, 6]).do("ship:0", "shoot", "1>ship:1", "2>ship:1")
    assert play.asks == "LoseMast"
    table = abeam(DOVER, "sm-es-003")
    table.s.ships[1].masts = 0b11
    assert table.turn(dice=[6]).do("ship:0", "shoot", "1>ship:1").asks == "LoseMast"


@pytest.mark.rule("ability.fragile", "ability.unsinkable")
def test_fragile_and_unsinkable_ships():
    table = abeam(DOVER, "sm-ps-027")
    table.s.ships[1].masts = 0b1
    table.coin(table.s.ships[1].coins, 3, 2)
    play = table.turn(dice=[6]).do("ship:0", "shoot", "1>ship:1")
    assert play.s.ships[1].sunk
    assert sum(play.s.worth[c] for c in play.s.homes[0]) == 2
    table = abeam(DOVER, "bc-79")
    table.s.ships[1].masts = 0
    play = table.turn(dice=[6]).do("ship:0", "shoot", "1>ship:1")
    assert not play.s.ships[1].sunk
    assert "scuttle:1" in table.turn(seat=1).options()


@pytest.mark.rule("ability.reroll-any")
def test_one_die_a_turn_may_be_rolled_again():
    play = abeam("scs-33").turn(dice=[1, 6, 1]).do("ship:0", "shoot")
    play.do(play.options()[0])
    assert (play.asks, play.options()) == ("Reroll", ["pass", "again"])
    play.do("again")
    assert play.told("fired")[-1].die == 6
    play.do("0")
    play.do(play.options()[0])
    assert play.asks != "Reroll"
    kept = abeam("scs-33").turn(dice=[1]).do("ship:0", "shoot")
    kept.do(kept.options()[0], "pass")
    assert kept.told("fired")[-1].die == 1


# pots and fire


@pytest.mark.rule("ability.firepot", "fire.rules", "card.firepot")
def test_a_firepot_sets_a_mast_on_fire():
    table = abeam(NYMPH, CAROLINA, crew=("rv-23",))
    play = table.turn(dice=[6, 4]).do("ship:0", "shoot", "firepot:1>ship:1")
    assert (play.asks, play.asked) == ("Burn", 1)
    play.do("1")
    assert (play.s.ships[1].masts, play.s.ships[1].fire) == (0b111, 0b010)
    assert not any(id.startswith("firepot") for id in play.options())
    far = abeam(NYMPH, CAROLINA, far=72, crew=("rv-23",)).turn().do("ship:0", "shoot")
    assert not any(id.startswith("firepot") for id in far.options())
    play.do("cease", "ship:1", "shoot")
    assert "1>ship:0" not in play.options()  # what burns does not shoot


@pytest.mark.rule("fire.rules", "fire.remove-means", "turn.start-sequence")
@pytest.mark.parametrize(("die", "fire", "masts"), [(6, 0, 2), (2, 2, 3), (4, 1, 3)])
def test_fires_are_rolled_at_the_start_of_every_turn(die, fire, masts):
    table = Waters()
    table.ship(0, DOVER, 500, 500, 0)
    table.ship(1, CAROLINA, 700, 500, 0, fire=0b010)
    play = table.turn(0, [die], 1, "turn_begins")
    if play.asks == "Burn":
        play.do("0")
    ship = play.s.ships[1]
    assert (ship.fire.bit_count(), ship.masts.bit_count()) == (fire, masts)


@pytest.mark.rule("fire.rules")
def test_a_ship_all_ablaze_is_given_up_and_home_puts_fires_out():
    table = Waters()
    table.ship(0, PICADOR, 500, 500, 0, fire=0b11)
    play = table.turn(0, [4, 4], 1, "turn_begins")
    assert play.s.ships[0].scuttled
    home = Waters()
    home.ship(0, CAROLINA, 500, 260, 270, fire=0b1)
    play = home.turn().do("ship:0", "move", [[0, 5400], [0, 5400]])
    assert play.s.ships[0].docked == 0
    assert (play.s.ships[0].fire, play.s.ships[0].masts) == (0, 0b110)


@pytest.mark.rule("ability.stinkpot", "ability.when-off")
def test_a_stinkpot_silences_the_crew_for_a_turn():
    table = abeam(NYMPH, CAROLINA, crew=("cc-116",))
    table.crew(1, "cc-303")  # a Helmsman
    play = table.turn(dice=[6]).do("ship:0", "shoot", "stinkpot:1>ship:1")
    assert play.s.ships[1].masts == 0b111
    play.do("cease")
    assert play.view_segments(1) == "S+S"
    play.do("ship:1", "idle").next_turn(1)
    assert play.view_segments(1) == "S+S+S"


@pytest.mark.rule("ability.chainshot", "move.pinned-first")
def test_chain_shot_holds_a_ship_for_a_turn():
    play = abeam(NYMPH, CAROLINA, crew=("cc-111",)).turn(dice=[6]).do("ship:0", "shoot", "chainshot:1>ship:1")
    play.do("cease", "ship:1")
    assert "move" not in play.options()
    play.do("idle").next_turn(1)
    assert "move" in play.do("ship:1").options()


@pytest.mark.rule("ability.smokepot")
def test_smoke_hides_ships_until_the_next_turn():
    table = Waters()
    table.ship(0, "bc-27", 500, 500, 0, crew=("bc-110",))
    table.ship(1, PICADOR, 700, 700, 0)
    play = table.turn().do("ship:0")
    assert "shoot" in play.options()  # smoke needs no target
    play.do("shoot")
    places = [id for id in play.options() if id.startswith("smokepot")]
    assert places
    play.do(places[0])
    assert len(play.s.terrain) == 1
    assert not any(id.startswith("smokepot") for id in play.options())
    play.next_turn(0)
    assert play.s.terrain == []
    assert all(ship.fog < 0 for ship in play.s.ships)


# all guns at once


def broadside(dice: list[int], target: str = CAROLINA, **more) -> object:
    return abeam("cc-3", target, **more).turn(dice=dice).do("ship:0", "broadside")


@pytest.mark.rule(
    "keyword.broadsides.choice",
    "keyword.broadsides.roll",
    "keyword.broadsides.hits",
    "keyword.broadsides.cannons",
    "keyword.broadsides.alone",
    "shoot.overkill",
)
def test_one_die_for_all_guns_and_a_hit_more():
    play = broadside([4])
    play.do("0", "1") if play.asks == "LoseMast" else None
    assert play.s.ships[1].sunk  # five hits on three masts
    missed = broadside([3])
    assert missed.s.ships[1].masts == 0b111
    assert "broadside" not in abeam("cc-3", CAROLINA, far=72).turn().do("ship:0").options()
    assert missed.told("fired")[-1].weapon == "broadside"


@pytest.mark.rule("keyword.broadsides.defence", "keyword.turtle.panels")
def test_armour_still_works_against_a_broadside():
    table = Waters()
    table.ship(0, "cc-3", 500, 500, 0, masts=(0, 1, 2))
    table.ship(1, "sm-ss-001", 515, 548, 0, masts=(0, 1, 2))
    play = table.turn(dice=[6]).do("ship:0", "broadside")
    while play.asks == "LoseMast":
        play.do(play.options()[0])
    assert play.s.ships[1].masts.bit_count() == 1  # four hits, two masts
    turtle = abeam(DOVER, "scs-18").turn(dice=[6, 6, 6]).do("ship:0", "shoot", "0>ship:1", "1>ship:1")
    assert (turtle.s.ships[1].panels, turtle.s.ships[1].masts) == (0, 1)
    turtle.do("2>ship:1")
    assert turtle.s.ships[1].masts == 0


@pytest.mark.rule("keyword.on-crew")
def test_a_keyword_of_a_crew_belongs_to_its_ship_if_the_nation_fits():
    assert "broadside" in abeam(DOVER, crew=("bc-207",)).turn().do("ship:0").options()
    assert "broadside" not in abeam(NYMPH, crew=("bc-207",)).turn().do("ship:0").options()


@pytest.mark.rule("ability.shoot-then-move", "ram.only-after-move-action")
def test_a_base_move_after_the_shots_without_a_ram():
    table = abeam("scs-36", ALBION, far=40)
    play = table.turn(dice=[1]).do("ship:0", "shoot")
    play.do(play.options()[0], "cease")
    assert play.asks == "Sail"
    play.do([[0, 5400]])
    assert play.asks == "Order"
    assert "ship:0" not in play.options()
    assert table.turn().do("ship:0", "idle").asks == "Order"


# forts


@pytest.mark.rule(
    "ability.fort-big-gun-2l", "ability.fort-d6-armor", "ability.cannon-plus-1-if-ship-docked-here", "ability.immune-l"
)
def test_forts_with_abilities():
    from kaper.games.spanishmain.effects.guns import fort_bonus, fort_gun

    table = Waters()
    table.fort(0, "rv-38", 1)
    table.fort(0, "rv-65", 2)
    table.fort(0, "cc-47", 5)
    assert fort_gun(table.s.forts[0], 0) == (2, "L")
    assert fort_gun(table.s.forts[0], 1) == (3, "L")
    table.ship(1, DOVER, 775, 730, 90)
    play = table.turn(1, [2, 6, 6, 6]).do("ship:0", "shoot")
    shots = [id for id in play.options() if id.endswith("fort:1")]
    for id in shots[:3]:
        play.do(id)
        if play.asks == "LoseFlag":
            play.do("0")
    assert len(shots) > 2
    assert play.s.forts[1].flags.bit_count() == 4
    assert fort_bonus(table.s, table.s.forts[2]) == 0
    table.ship(0, ALBION, 220, 310, 180, docked=5)
    assert fort_bonus(table.s, table.s.forts[2]) == 1
    bastion = Waters()
    bastion.fort(1, "rv-45", 2)
    bastion.ship(0, DOVER, 775, 730, 90)
    assert {id[0] for id in bastion.turn().do("ship:0", "shoot").options() if ">" in id} <= {"0", "3"}
