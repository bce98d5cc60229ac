"""Odd situations: what a player who knows the rulebook by heart would look for at the edges of the rules."""

import pytest

from kaper.core.chance import Fast
from kaper.core.match import Match
from kaper.games.spanishmain import GAME
from kaper.games.spanishmain.abilities import capacity, has, room
from kaper.games.spanishmain.cards import CARDS, NUMBER
from kaper.games.spanishmain.chart import berths_at, island_shape, pinned, shore_touched
from kaper.games.spanishmain.effects.guns import fort_bonus
from kaper.games.spanishmain.fleets.lists import parse
from kaper.games.spanishmain.geometry.places import ashore
from kaper.games.spanishmain.geometry.shapes import BUILDS
from kaper.games.spanishmain.geometry.units import COS, SIN
from kaper.games.spanishmain.setup import problems
from kaper.games.spanishmain.state import BOUND, GHOSTLY, SLOWED, SpanishOptions
from kaper.games.spanishmain.turn import actions
from tests.games.spanishmain.tables import ALBION, CAROLINA, DOVER, NYMPH, PICADOR, Waters

GALLEY = "rv-142"  # Pirate, 2 masts, S+S+S
ALBATROSS, POWDER, RELICS, PLAGUE, RUM = "scs-105", "cc-95", "bc-102", "sm-t-006", "sm-t-005"
SEXTANT, RATS, MAPS, EXPLOSIVES, WINE = "rv-105", "bc-105", "bc-101", "rv-110", "bc-104"
LINKED = ("bc-200", "bc-201")  # English crew linked to each other


def ramming(target: str = CAROLINA, card: str = PICADOR, **more) -> Waters:
    """A ship 51 mm from the side of another, and a consort of each far away."""
    table = Waters()
    table.ship(0, card, 300, 500, 0)
    table.ship(1, target, 360, 540, 90, **more)
    for seat in (0, 1):
        table.ship(seat, ALBION, 900, 850 - 60 * seat, 0)
    return table


def abeam(card: str = DOVER, target: str = CAROLINA, **more) -> Waters:
    """A ship with an enemy abeam of her, and a consort of each far away."""
    table = Waters()
    table.ship(0, card, 500, 500, 0, **more)
    table.ship(1, target, 486, 548, 0)
    for seat in (0, 1):
        table.ship(seat, ALBION, 900, 850 - 60 * seat, 0)
    return table


def moored(table: Waters, owner: int, card: str, island: int, **more) -> int:
    """A ship docked at an island."""
    land = table.s.islands[island]
    x, y, heading = berths_at(CARDS[NUMBER[card]].masts, land.shape, land.x, land.y, land.rotation)[0]
    return table.ship(owner, card, x / 100, y / 100, heading / 10, **more)


def gold(play, seat: int = 0) -> int:
    return sum(play.s.worth[coin] for coin in play.s.homes[seat])


# exploring


@pytest.mark.rule("explore.friend-transfer", "explore.ships", "treasure.unique.unload")
def test_unique_treasures_change_ships_when_a_friend_is_explored():
    table = Waters()
    table.ship(0, DOVER, 500, 500, 0)
    table.ship(0, CAROLINA, 480, 519.2, 0)
    sextant, rats = table.find(1, SEXTANT), table.find(1, RATS)
    powder = table.find(0, POWDER, face_up=False)
    play = table.turn().do("ship:0", "board-ship:1")
    assert play.options() == ["take:find:0", "give:find:0"]  # rats cannot be handed over
    play.do(["take:find:0", "give:find:0"])
    assert play.s.ships[0].finds == [sextant]
    assert play.s.ships[1].finds == [rats, powder]
    assert play.told("treasure-found", 1)[0].card == NUMBER[SEXTANT]
    assert len(play.told("treasure-found")) == 1  # nobody is told what lies face down
    assert list(problems(play.s)) == []


@pytest.mark.rule("explore.friend-transfer", "explore.ships")
def test_an_enemy_derelict_with_nothing_but_a_unique_treasure_may_be_emptied():
    table = Waters()
    table.ship(0, DOVER, 500, 500, 0)
    table.ship(1, CAROLINA, 480, 519.2, 0, masts=())
    powder = table.find(1, POWDER, face_up=False)
    play = table.turn().do("ship:0", "board-ship:1", ["take:find:0"])
    assert play.s.ships[0].finds == [powder]
    assert play.s.seen[powder] & 1
    full = Waters()
    full.ship(0, PICADOR, 500, 500, 0, coins=(1, 1))
    full.ship(1, CAROLINA, 480, 517.2, 0, masts=())
    full.find(1, "scs-101")  # jade takes a space
    play = full.turn().do("ship:0", "board-ship:1")
    assert play.refusal(["take:find:0"]) == "basic.cargo.space"


@pytest.mark.rule("explore.unique.must", "unique.maps-of-alexandria")
def test_what_lies_face_up_on_an_island_must_be_taken_too():
    table = Waters()
    table.ship(0, NYMPH, 203, 310, 180, docked=5)
    table.ship(0, ALBION, 900, 850, 0)
    rum = table.unique(table.s.islands[5].coins, RUM, -1)
    table.treasure(5, 1)
    play = table.turn().do("ship:0", "explore")
    assert rum in play.s.ships[0].finds
    assert rum not in play.s.islands[5].coins
    assert play.s.ships[0].held


@pytest.mark.rule("fort.treasure.unique", "fort.treasure.taken")
def test_a_fort_takes_what_is_unique_and_whoever_explores_the_fort_must_take_it():
    table = Waters().home(0, 3, 2)
    moored(table, 0, NYMPH, 5)
    table.ship(0, ALBION, 900, 850, 0)
    table.s.fort_cards[0] = [NUMBER["cc-31"]]
    rum = table.unique(table.s.islands[5].coins, RUM)
    table.treasure(5, 4)
    play = table.turn().do("end", f"{NUMBER['cc-31']}>island:5", ["c1", "c2", "c3", "c4"])
    assert rum in play.s.forts[0].coins
    assert not play.s.ships[0].held  # nothing has happened
    play.next_turn().do("ship:0", "explore")
    assert rum in play.s.ships[0].finds
    assert rum not in play.s.forts[0].coins
    assert play.s.ships[0].held
    play.do(["0"])
    assert list(problems(play.s)) == []


@pytest.mark.rule("gold.coins", "fort.build.gold")
def test_a_fort_is_paid_with_the_least_surplus_and_not_with_the_fewest_coins():
    table = Waters().home(0, 6, 3, 1)
    table.ship(0, DOVER, 203, 310, 180, docked=5)
    table.s.fort_cards[0] = [NUMBER["rv-38"]]  # costs 4
    play = table.turn().do("end", f"{NUMBER['rv-38']}>island:5", ["c1", "c2", "c3", "c4", "w1"])
    assert sorted(play.s.worth[coin] for coin in play.s.forts[0].coins) == [1, 3]
    assert gold(play) == 6


@pytest.mark.rule("fort.treasure.carry", "unique.wine")
def test_a_fort_that_was_robbed_below_its_price_may_still_be_explored():
    table = Waters()
    table.fort(0, "cc-31", 5, coins=(1,))
    table.ship(0, NYMPH, 203, 310, 180, docked=5)
    play = table.turn().do("ship:0", "explore")
    assert play.refusal(["0"]) == "fort.treasure.carry"
    play.do([])


# holds


@pytest.mark.rule("cargo.over-limit", "crew.linked.crew")
def test_a_link_that_breaks_at_sea_costs_a_piece_of_cargo():
    table = ramming(DOVER, crew=(*LINKED, "bc-203"))
    space = capacity(table.s, table.s.ships[1])
    assert space == CARDS[NUMBER[DOVER]].cargo + 3
    for _ in range(space - 3):
        table.coin(table.s.ships[1].coins, 1, 2)
    play = table.turn(dice=[1, [6, 1]]).do("ship:0", "move", [[0, 5400]], "ship:1", "board", "crew", "0")
    assert (play.asks, play.asked) == ("LoseCargo", 1)  # one crew went, and two spaces with its links
    play.do("coin:0")
    assert play.s.lost_gold == 1
    assert room(play.s, play.s.ships[1]) == 0


@pytest.mark.rule("cargo.over-limit", "crew.linked.crew", "crew.transfer-timing")
def test_a_link_that_breaks_at_a_dock_leaves_cargo_there():
    table = Waters()
    moored(table, 0, DOVER, 5, crew=(*LINKED, "bc-203"))
    assert room(table.s, table.s.ships[0]) == 5 + 3 - 3
    for _ in range(5):
        table.coin(table.s.ships[0].coins, 1, 1)
    play = table.turn().do("crew", "ship:0/0>shore")
    assert (play.asks, play.asked) == ("LoseCargo", 0)
    before = len(play.s.islands[5].coins)
    play.do("coin:0")
    assert len(play.s.islands[5].coins) == before + 1
    assert room(play.s, play.s.ships[0]) == 0
    assert list(problems(play.s)) == []


@pytest.mark.rule("unique.wine", "basic.cargo.space")
def test_wine_is_not_swapped_by_a_full_ship():
    for coins, asked in (((1, 1, 1), "Order"), ((1, 1), "Raid")):
        table = Waters().home(1, 3)
        table.ship(0, NYMPH, 500, 772, 90, coins=coins)
        table.ship(0, ALBION, 900, 850, 0)
        table.find(0, WINE)
        assert table.turn().do("ship:0", "move", [[0, 5400]]).asks == asked


# unloading


@pytest.mark.rule("unique.spices", "unique.jade", "ability.gold-plus-n")
@pytest.mark.parametrize(("card", "more"), [("bc-100", 5), ("scs-101", 3)])
def test_what_doubles_a_coin_doubles_one_that_was_unloaded(card, more):
    """Not the gold that another ability or a ransom has just brought."""
    bonus = next(c for c in CARDS if "gold_plus(2)" in c.effects and c.type == "ship")
    table = Waters()
    table.ship(0, bonus.id, 500, 228, 270, coins=(5, 3))
    table.find(0, card)
    play = table.turn().do("ship:0", "move", [[0, 5400 if bonus.move[0] == "S" else 8600]])
    assert gold(play) == 5 + 3 + 2 + more


@pytest.mark.rule("unique.kharmic-idol", "unique.rats", "unique.jade")
@pytest.mark.parametrize(("card", "before"), [(RATS, 2), ("scs-101", 6)])
def test_an_idol_gives_coins_back_what_is_printed_on_them(card, before):
    table = Waters()
    table.ship(0, NYMPH, 500, 228, 270, coins=(3,))
    moored(table, 0, NYMPH, 5)
    table.find(0, card)
    wolves = table.unique(table.s.islands[1].coins, "bc-103", -1)
    table.unique(table.s.islands[5].coins, "scs-103")
    play = table.turn().do("ship:0", "move", [[0, 5400]])
    assert gold(play) == before
    play.do("ship:1", "explore")
    assert gold(play) == 3
    assert wolves in play.s.gone  # they lay face up as well
    assert list(problems(play.s)) == []


@pytest.mark.rule("keyword.ghost.unload", "keyword.ghost.no-dock", "dock.unload", "keyword.ghost.declare")
def test_a_ghost_that_becomes_solid_at_home_unloads():
    table = Waters()
    table.ship(0, "cc-1", 500, 177.4, 270, coins=(2,), docked=-1, state=GHOSTLY)
    table.s.ships[0].docked = -1
    play = table.turn(0, (), 1, "turn_begins")
    assert play.s.ships[0].docked == 0
    assert gold(play) == 2
    assert "use:0:GHOST" not in play.options()  # solid it was, so that it could unload


@pytest.mark.rule("event.foul-winds", "dock.unload", "geo.dock.contact")
def test_winds_that_blow_a_ship_home_unload_her():
    table = Waters()
    table.ship(0, NYMPH, 500, 230, 270, coins=(2,))
    table.ship(1, CAROLINA, 840, 500, 0)
    table.s.events[0].append(NUMBER["rv-097b"])
    play = table.turn().do(f"event:{NUMBER['rv-097b']}", "sea:50000,25000")
    play.do("2700", "0")  # touching an island costs a mast
    assert play.s.ships[0].docked == 0
    assert gold(play) == 2


@pytest.mark.rule("ability.unload-within-s")
def test_rum_is_unloaded_from_within_s_too():
    table = Waters()
    table.ship(0, PICADOR, 500, 225, 0, crew=("sm-sc-009",))
    table.s.stamps[str(table.find(0, RUM))] = 4
    assert gold(table.turn().do("use:0:unload_within(S)")) == 4


# fire


@pytest.mark.rule("fire.rules", "fire.remove-means")
def test_a_burning_ship_that_reaches_home_is_given_up_no_more():
    table = Waters()
    table.ship(0, PICADOR, 500, 230, 270, fire=0b11)
    table.ship(0, ALBION, 900, 850, 0)
    play = table.turn(0, [4, 4], 1, "turn_begins")
    assert play.s.ships[0].scuttled
    play.do("ship:0", "move", [[0, 5400]])
    assert (play.s.ships[0].masts, play.s.ships[0].scuttled) == (0, False)
    play.next_turn()
    assert not play.s.ships[0].sunk


@pytest.mark.rule("fire.rules")
@pytest.mark.parametrize(("dice", "sunk"), [((4, 4, 6, 6), False), ((4, 4, 6, 5), True)])
def test_a_ship_whose_fire_goes_out_is_given_up_no_more(dice, sunk):
    table = Waters()
    table.ship(0, PICADOR, 500, 500, 0, fire=0b11)
    table.ship(0, ALBION, 900, 850, 0)
    table.ship(1, CAROLINA, 700, 700, 0)
    play = table.turn(0, dice, 1, "turn_begins").next_turn()
    assert play.s.ships[0].sunk is sunk


@pytest.mark.rule("ability.fragile", "fire.remove-means")
def test_a_fragile_ship_sinks_when_her_last_mast_burns_down():
    table = Waters()
    table.ship(0, "sm-ps-027", 500, 500, 0, masts=(0,), fire=0b1)
    table.ship(0, ALBION, 900, 850, 0)
    assert table.turn(0, [6], 1, "turn_begins").s.ships[0].sunk


@pytest.mark.rule("shoot.firepot-hit", "ability.firepot", "derelict.hit-sinks", "ability.armor-2")
def test_a_firepot_is_a_hit_like_others():
    table = abeam(NYMPH, crew=("rv-23",))
    table.s.ships[1].masts = 0
    assert table.turn(dice=[6]).do("ship:0", "shoot", "firepot:1>ship:1").s.ships[1].sunk
    armoured = abeam(NYMPH, "sm-ss-001", crew=("rv-23",))
    play = armoured.turn(dice=[6, 6]).do("ship:0", "shoot", "firepot:1>ship:1")
    assert not play.s.ships[1].fire  # a single hit does nothing
    play.do("2>ship:1")
    assert play.asks == "LoseMast"


# shots


@pytest.mark.rule("basic.shoot.mast-is-cannon", "ability.misfire")
def test_a_mast_that_a_misfire_took_does_not_shoot():
    play = abeam("sm-ps-021").turn(dice=[1]).do("ship:0", "shoot", "0>ship:1")
    lost = play.options()[-1]
    assert lost != "0"
    play.do(lost)
    assert f"{lost}>ship:1" not in play.options()


@pytest.mark.rule("ability.firepot", "ability.stinkpot", "ability.chainshot", "keyword.marine.target")
def test_pots_are_not_thrown_at_a_marine_ashore():
    table = Waters()
    table.ship(0, NYMPH, 228, 345, 90, crew=("rv-23", "cc-111"))
    table.ship(1, PICADOR, 500, 500, 0)
    item = table.crew(1, "bc-83", table.s.islands[5].crew)
    x, y = ashore(island_shape(table.s.islands[5]), (20300, 31000, 1800))
    table.s.posts[str(item)] = (round(x), round(y))
    play = table.turn().do("ship:0", "shoot")
    assert f"0>marine:{item}" in play.options()  # a gun of range S bears
    assert not any("marine" in id for id in play.options() if id.startswith(("firepot", "chainshot")))


@pytest.mark.rule("shoot.cannoneer-musket", "crew.type.cannoneer", "crew.type.musketeer")
def test_a_musket_that_missed_is_a_cannon_that_may_shoot_again():
    play = abeam(DOVER, crew=("cannoneer", "musketeer")).turn(dice=[3, 4]).do("ship:0", "shoot", "musket>ship:1")
    play.do("again:musket>ship:1")
    shot = play.told("fired")[-1]
    assert (shot.weapon, shot.hit) == ("musket", True)
    play.do(play.options()[0])
    assert not any(id.startswith("again") for id in play.options())
    assert len(play.told("crew-revealed")) == 2


@pytest.mark.rule("ability.weak-to-n", "fort.shoot")
def test_a_fort_of_the_nation_that_a_ship_fears_is_no_ship():
    table = Waters()
    table.fort(0, "cc-47", 1)
    table.ship(1, "sm-ps-017", 770, 310, 0)  # weak to ships of the English
    play = table.turn().do("fort:0")
    assert fort_bonus(table.s, table.s.forts[0]) == 0
    assert {args["least"] for args in play.words().values() if args} == {4}


@pytest.mark.rule("unique.wet-gunpowder", "unique.neptunes-trident")
def test_wet_powder_forbids_every_kind_of_shoot_action():
    table = abeam()
    table.find(0, "rv-111")
    assert {"shoot", "trident"} <= set(table.turn().do("ship:0").options())
    table.find(0, "bc-108")
    assert table.turn().do("ship:0").options() == ["move", "idle"]


@pytest.mark.rule("ability.repair-on-sink-1", "repair.which")
def test_who_sinks_a_ship_chooses_the_mast_that_is_mended():
    table = abeam("sm-ps-008", masts=(0,))
    table.s.ships[1].masts = 0
    play = table.turn(dice=[6]).do("ship:0", "shoot", "0>ship:1")
    assert (play.asks, play.asked) == ("Mend", 0)
    assert play.do("2").s.ships[0].masts == 0b101


@pytest.mark.rule("ability.fort-d6-armor", "keyword.marine.shoot")
def test_a_marine_is_the_first_to_shoot_at_a_fort_as_well():
    table = Waters()
    table.fort(1, "rv-65", 5)
    table.ship(0, "rv-59", 210, 336, 90)
    item = table.crew(0, "bc-83")
    table.ship(0, ALBION, 900, 850, 0)
    play = table.turn(dice=[1, 3]).do(f"marine:{item}", "fort:0")
    assert play.told("fired")[-1].hit
    assert play.s.forts[0].flags.bit_count() == 5
    assert play.s.forts[0].armour == 0


@pytest.mark.rule("unique.knights-of-malta-banner", "unique.cross-of-coronado")
def test_a_banner_is_not_paid_for_a_mast_that_a_cross_saved():
    for answer, made in (("cross", 0), ("mast", 1)):
        table = abeam()
        table.find(0, "bc-106")
        table.find(1, "rv-107", face_up=False)
        play = table.turn(dice=[6]).do("ship:0", "shoot", "1>ship:1", answer)
        if play.asks == "LoseMast":
            play.do("0")
        assert play.s.made == made


# relics


@pytest.mark.rule("unique.relics-ship", "unique.relics")
def test_relics_save_a_mast_from_a_ram_and_crew_from_a_boarding():
    table = ramming()
    table.find(1, RELICS)
    play = table.turn(dice=[6]).do("ship:0", "move", [[0, 5400]], "ship:1", "give")
    assert play.s.ships[1].masts == 0b111
    assert len(play.s.ships[0].finds) == 1
    assert play.asks == "Order"  # her turn is over: no boarding party
    table = ramming(crew=("cc-115",))
    table.find(1, RELICS)
    play = table.turn(dice=[1, [6, 1]]).do("ship:0", "move", [[0, 5400]], "ship:1", "board", "crew")
    assert (play.asks, play.asked) == ("GiveRelics", 1)
    assert len(play.do("give").s.ships[1].crew) == 1


@pytest.mark.rule("unique.relics")
def test_relics_do_not_save_an_empty_derelict_from_sinking():
    table = abeam()
    table.s.ships[1].masts = 0
    table.find(1, RELICS)
    assert table.turn(dice=[6]).do("ship:0", "shoot", "1>ship:1").s.ships[1].sunk


# contacts


@pytest.mark.rule("pin.by-others", "ability.pin-kills-crew", "pin.definition")
def test_who_is_run_onto_by_an_enemy_becomes_pinned_too():
    """Bow to bow both are pinned, whoever moved."""
    table = Waters()
    table.ship(0, CAROLINA, 300, 500, 0, crew=("cc-115",))
    table.ship(0, ALBION, 900, 850, 0)
    table.ship(1, "sm-ps-015", 345, 500, 180)
    play = table.turn().do("ship:0", "move", [[0, 5400]])
    assert pinned(play.s, 0)
    assert pinned(play.s, 2)
    assert play.s.ships[0].crew == []


@pytest.mark.rule("pin.by-others", "ability.pin-kills-crew")
@pytest.mark.parametrize("already", [True, False])
def test_who_was_pinned_already_does_not_become_pinned_again(already):
    table = Waters()
    table.ship(0, PICADOR, 354, 445, 90, crew=("explorer",))
    table.ship(0, CAROLINA, 335.9 if already else 700, 540, 90)
    table.ship(1, "sm-ps-015", 345, 500, 180)
    assert pinned(table.s, 2) is already
    play = table.turn().do("ship:0", "move", [[0, 5400]])
    assert pinned(play.s, 2)
    assert bool(play.s.ships[0].crew) is already


@pytest.mark.rule("unique.explosives")
def test_explosives_may_be_lit_by_who_is_pinned_without_a_ram():
    table = Waters()
    table.ship(0, PICADOR, 300, 500, 0)
    table.ship(1, CAROLINA, 345, 500, 180)
    for seat in (0, 1):
        table.ship(seat, ALBION, 900, 850 - 60 * seat, 0)
    table.find(0, EXPLOSIVES, face_up=False)
    play = table.turn(dice=[4]).do("ship:0", "move", [[0, 5400]])
    assert play.asks == "Explode"  # bow to bow: there is no ram
    play.do("explode")
    assert [play.s.ships[i].sunk for i in (0, 1)] == [True, True]


@pytest.mark.rule("unique.plague")
def test_the_plague_spreads_by_a_free_move_as_well():
    table = Waters()
    table.ship(0, "scs-36", 300, 500, 0)
    table.ship(1, CAROLINA, 330, 540, 90, crew=("cc-115",))
    table.ship(0, ALBION, 900, 850, 0)
    table.find(0, PLAGUE)
    play = table.turn(dice=[1]).do("ship:0", "shoot")
    play.do(play.options()[0], [[0, 5400]])
    assert play.s.ships[1].crew == []


@pytest.mark.rule("keyword.galley.rv", "keyword.galley.destroyed")
def test_a_galley_of_revolution_without_masts_is_no_derelict():
    table = Waters(edition="RV")
    table.ship(0, DOVER, 500, 450, 0)
    table.ship(1, GALLEY, 480, 468.2, 0, masts=(), coins=(1,))
    table.ship(1, PICADOR, 900, 850, 0)
    options = table.turn().do("ship:0").options()
    assert not any(id.startswith(("board-ship", "tow")) for id in options)
    held = Waters(edition="RV")
    held.ship(0, PICADOR, 300, 450, 0)
    held.ship(1, GALLEY, 360, 490, 90, masts=())
    play = held.turn().do("ship:0", "move", [[0, 5400]], "ship:1", "pass", "pass")
    assert pinned(play.s, 0)
    armed = Waters(edition="RV")
    armed.ship(0, GALLEY, 500, 450, 0, masts=(), crew=("sm-pc-008-b",))
    armed.ship(1, PICADOR, 486, 490, 0)
    play = armed.turn(dice=[4]).do("ship:0", "shoot", "musket>ship:1")
    assert play.told("fired")[-1].hit


@pytest.mark.rule("keyword.schooner", "tow.follow", "geo.tow.pose")
def test_a_schooner_turns_with_what_she_tows():
    table = Waters()
    table.ship(0, "rv-14", 500, 500, 0)
    length = BUILDS[CARDS[NUMBER["rv-14"]].masts].length / 100
    table.ship(0, PICADOR, 500 - length, 500, 0, masts=(), towed=0)
    table.s.ships[0].tow = 1
    table.ship(0, ALBION, 900, 850, 0)
    play = table.turn().do("ship:0", "move", [[0, 5400]], "900")
    assert play.pose(0)[2] == 90
    assert play.s.ships[0].tow == 1
    x, y, heading = play.pose(1)
    assert (x, heading) == (play.pose(0)[0], 90)
    assert y == pytest.approx(play.pose(0)[1] - length, abs=0.1)
    assert list(problems(play.s)) == []


@pytest.mark.rule("move.come-about", "tow.follow", "tow.speed")
def test_a_towing_ship_comes_about_with_what_she_tows():
    table = Waters(edition="SM")
    table.ship(0, DOVER, 500, 450, 0)
    table.ship(0, PICADOR, 410, 450, 0, masts=(), towed=0)
    table.s.ships[0].tow = 1
    play = table.turn().do("ship:0", "come-about", "1800")
    assert play.pose(0) == (410, 450, 180)
    assert play.pose(1) == (500, 450, 180)


@pytest.mark.rule("tow.dock", "tow.treasure", "ability.shoot-then-move")
def test_a_tow_is_docked_after_a_free_move_as_well():
    table = Waters()
    table.ship(0, "scs-36", 500, 225, 270)
    length = BUILDS[3].length / 100
    table.ship(0, PICADOR, 500, 225 + length, 270, masts=(), towed=0, coins=(2,))
    table.s.ships[0].tow = 1
    table.ship(1, CAROLINA, 560, 240, 270)
    play = table.turn(dice=[1]).do("ship:0", "shoot")
    play.do(play.options()[0])
    if play.asks == "Shot":
        play.do("cease")
    play.do([[0, 5400]])
    assert [play.s.ships[i].docked for i in (0, 1)] == [0, 0]
    assert gold(play) == 2


@pytest.mark.rule("keyword.galley.rv", "move.come-about")
def test_a_galley_of_revolution_without_masts_comes_about():
    table = Waters(edition="RV")
    table.ship(0, GALLEY, 500, 450, 0, masts=())
    assert "come-about" in table.turn().do("ship:0").options()
    assert table.turn().m.view(1).ships[0].derelict is False


@pytest.mark.rule("geo.fog.exit-pose")
def test_a_ship_leaves_fog_up_to_a_right_angle_off_the_edge():
    table = Waters()
    table.ship(0, DOVER, 500, 500, 0)
    table.s.ships[0].fog = table.terrain("fog", 500, 500)
    play = table.turn(dice=[1]).do("ship:0", "move")
    assert sorted(map(int, play.options())) == list(range(-900, 901, 150))


# actions


@pytest.mark.rule("unique.dry-powder-action", "unique.dry-powder", "turn.two-action-cap")
def test_dry_powder_is_one_of_two_actions():
    table = abeam("sm-es-001", crew=("sm-ec-001",))
    powder = table.find(0, POWDER, face_up=False)
    play = table.turn(dice=[5, 1]).do("ship:0", "idle", "use:0:extra_action(5+)", "ship:0", "idle")
    assert f"reveal:{powder}" not in play.options()  # two actions were given
    play = table.turn(dice=[1]).do("ship:0", "idle", f"reveal:{powder}")
    assert play.asks == "Shot"
    play.do("cease")
    assert "use:0:extra_action(5+)" not in play.options()
    table.s.ships[0].held = 1
    assert f"reveal:{powder}" not in table.turn().options()


@pytest.mark.rule(
    "unique.dry-powder-action", "unique.dry-powder", "keyword.broadsides.choice", "ability.shoot-then-move"
)
def test_dry_powder_serves_every_kind_of_shoot_action():
    table = abeam("cc-3")
    powder = table.find(0, POWDER, face_up=False)
    play = table.turn().do(f"reveal:{powder}")
    assert (play.asks, play.options()) == ("PowderFire", ["shoot", "broadside"])
    runner = abeam("scs-36")
    powder = runner.find(0, POWDER, face_up=False)
    play = runner.turn(dice=[1]).do(f"reveal:{powder}")
    assert play.do(play.options()[0], "cease").asks == "Sail"


@pytest.mark.rule("turn.two-action-cap", "ability.admiral-6", "ability.same-action-twice-5")
def test_an_admiral_and_an_action_twice_make_no_third():
    table = Waters()
    table.ship(0, NYMPH, 300, 500, 0, crew=("sm-pc-001",))
    table.ship(0, "cc-32", 500, 600, 0, crew=("cc-44",))
    play = table.turn(dice=[5, 6]).do("use:0:same_action_twice(5+)", "use:1:admiral(6)", "ship:0")
    play.do("ship:0", "move", [[0, 5400]], [[0, 5400]])
    assert "ship:0" not in play.options()


@pytest.mark.rule("unique.poseidons-breath", "geo.move.s-replaces")
def test_poseidon_gives_the_base_move_that_the_ship_has():
    table = Waters()
    table.ship(0, "cc-1", 300, 500, 0, state=SLOWED)
    table.ship(0, ALBION, 900, 850, 0)
    item = table.find(0, "bc-109", face_up=False)
    play = table.turn().do(f"reveal:{item}")
    assert play.refusal([[0, 8600]]) == "basic.move.segments"


@pytest.mark.rule("unique.poseidons-breath", "event.becalmed")
def test_poseidon_does_not_blow_in_a_calm():
    table = Waters()
    table.ship(0, PICADOR, 500, 500, 0)
    item = table.find(0, "bc-109", face_up=False)
    table.s.events[0].append(NUMBER["rv-098b"])
    play = table.turn()
    assert f"reveal:{item}" in play.options()
    play.do(f"event:{NUMBER['rv-098b']}", "sea:50000,50000")
    assert f"reveal:{item}" not in play.options()


@pytest.mark.rule("terrain.sargasso.placement")
def test_who_gets_free_does_not_move_with_another_action_either():
    table = Waters()
    table.ship(0, "sm-es-001", 500, 500, 0, crew=("sm-ec-001",), tangled=True)
    table.terrain("sargasso", 500, 500)
    play = table.turn(dice=[6, 6]).do("ship:0", "struggle")
    play.do(play.options()[0], "use:0:extra_action(5+)")
    assert "ship:0" in play.options()
    assert actions(play.s, 0) == ["idle"]
    assert "move" in play.next_turn().do("ship:0").options()


@pytest.mark.rule("terrain.fog.lost", "crew.type.shipwright", "ability.when-off")
def test_a_shipwright_works_in_fog_too():
    table = Waters()
    table.ship(0, DOVER, 500, 500, 0, masts=(), crew=("shipwright",))
    table.ship(0, DOVER, 400, 400, 0, masts=(0,))
    bank = table.terrain("fog", 500, 500)
    for ship in table.s.ships:
        ship.fog = bank
    play = table.turn()
    assert play.do("ship:0").options() == ["repair", "idle"]
    play.do("repair", "0", "ship:1")
    assert play.options() == ["move", "idle"]


@pytest.mark.rule("ability.when-off", "ability.extra-action-5", "unique.grease-barrels", "terrain.fog.exit")
def test_fog_stops_guns_and_rams_and_nothing_else():
    table = Waters()
    table.ship(0, "sm-es-001", 500, 500, 0, crew=("sm-ec-001",))
    table.ship(0, "cc-1", 500, 500, 0)
    table.ship(0, ALBION, 900, 850, 0)
    bank = table.terrain("fog", 500, 500)
    table.s.ships[0].fog = table.s.ships[1].fog = bank
    grease = table.find(0, "cc-97", face_up=False)
    play = table.turn()
    assert {"use:0:extra_action(5+)", f"reveal:{grease}"} <= set(play.options())
    assert "use:1:GHOST" not in play.options()
    play.do(f"reveal:{grease}")
    assert play.view_segments(0).endswith("+L")


@pytest.mark.rule("unique.neptunes-figurehead", "unique.trees", "keyword.turtle.count")
def test_a_full_repair_brings_panels_back():
    table = abeam(DOVER, "scs-18")
    table.s.ships[1].masts = table.s.ships[1].panels = 0
    table.find(1, "cc-100")
    play = table.turn(dice=[6]).do("ship:0", "shoot", "1>ship:1")
    assert (play.s.ships[1].masts, play.s.ships[1].panels) == (1, 2)
    wood = Waters()
    wood.ship(0, "scs-18", 500, 500, 0, panels=0)
    trees = wood.find(0, "cc-96", face_up=False)
    assert wood.turn().do(f"reveal:{trees}").s.ships[0].panels == 2


# the start of a turn


@pytest.mark.rule("event.timing-first", "turn.start-sequence")
def test_no_event_after_a_fort_or_a_marine_has_shot():
    for shooter in ("fort", "marine"):
        table = Waters()
        table.fort(0, "cc-47", 5)
        table.ship(0, "rv-59", 500, 500, 0)
        item = table.crew(0, "bc-83")
        table.ship(1, CAROLINA, 486, 545, 0, crew=("cc-115",))
        table.ship(1, CAROLINA, 250, 340, 90)
        table.s.events[0].append(NUMBER["rv-063b"])
        play = table.turn(dice=[1])
        assert f"event:{NUMBER['rv-063b']}" in play.options()
        play.do(*(("fort:0", "cease") if shooter == "fort" else (f"marine:{item}", "ship:1")))
        assert f"event:{NUMBER['rv-063b']}" not in play.options()


@pytest.mark.rule("unique.scurvy", "unique.albatross", "turn.start-sequence")
def test_scurvy_and_albatross_do_not_lose_a_ship_in_fog():
    table = Waters()
    table.ship(0, NYMPH, 500, 500, 0, crew=("sm-t-008",))
    table.ship(0, ALBION, 900, 850, 0)
    table.s.ships[0].fog = table.terrain("fog", 500, 500)
    table.find(0, "cc-92")
    play = table.turn(0, [4], 1, "turn_begins")
    assert play.s.ships[0].crew == []


@pytest.mark.rule("event.mermaids", "event.favor-of-the-gods")
def test_the_favour_of_the_gods_ends_mermaids():
    table = Waters()
    table.ship(0, DOVER, 500, 500, 0)
    table.ship(0, ALBION, 900, 850, 0)
    table.ship(1, CAROLINA, 640, 500, 0, crew=("cc-115", "cc-303"))
    table.s.events[0] += [NUMBER["rv-063b"], NUMBER["scs-058b"]]
    play = table.turn().do(f"event:{NUMBER['rv-063b']}")
    assert play.s.ships[2].held == 2
    assert play.do(f"event:{NUMBER['scs-058b']}").s.ships[2].held == 0


@pytest.mark.rule("event.duel")
def test_everybody_may_be_called_to_a_duel():
    table = Waters()
    for i in range(3):
        table.ship(0, DOVER, 300, 400 + 60 * i, 0, crew=("captain", "helmsman", "explorer"))
        table.ship(1, CAROLINA, 640, 400 + 60 * i, 0, crew=("cc-115", "cc-303", "rv-136"))
    table.s.events[0].append(NUMBER["scs-084b"])
    play = table.turn().do(f"event:{NUMBER['scs-084b']}")
    assert len(play.options()) == 81


# sinking


@pytest.mark.rule("event.divers", "event.raft", "event.raft-before-divers")
def test_nobody_dives_in_a_turn_with_a_raft():
    table = Waters()
    table.ship(0, DOVER, 500, 500, 0)
    for y in (548, 452):
        table.ship(1, PICADOR, 486, y, 0, masts=(), coins=(3,))
    table.ship(1, ALBION, 900, 850, 0)
    table.s.events[0].append(NUMBER["rv-020b"])
    table.s.events[1].append(NUMBER["rv-037b"])
    play = table.turn(dice=[6, 6]).do("ship:0", "shoot", "0>ship:1")
    assert (play.asks, play.asked) == ("Rescue", 1)
    play.do(str(NUMBER["rv-037b"]), "3>ship:2")
    assert play.s.ships[2].sunk
    assert gold(play) == 2  # half of 3, the larger half: no divers
    assert play.s.events[0]


@pytest.mark.rule("event.divers")
def test_divers_work_for_ships_and_not_for_forts():
    table = Waters()
    table.fort(0, "cc-47", 1)
    table.ship(0, ALBION, 900, 900, 0)
    table.ship(1, PICADOR, 770, 310, 0, masts=(), coins=(3,))
    table.ship(1, ALBION, 900, 850, 0)
    table.s.events[0].append(NUMBER["rv-020b"])
    play = table.turn(dice=[6]).do("fort:0")
    play.do(next(id for id in play.options() if id.endswith("ship:1")))
    assert play.s.ships[1].sunk
    assert gold(play) == 2


# dice


@pytest.mark.rule("event.luck", "unique.albatross", "event.cursed-zone", "terrain.reef.roll")
def test_bad_luck_lies_on_every_die_of_a_ship():
    def reef(find: str | None) -> int:
        table = Waters()
        table.ship(0, DOVER, 400, 500, 0)
        table.terrain("reef", 470, 500)
        if find:
            table.find(0, find)
        play = table.turn(dice=[3]).do("ship:0", "move", [[0, 5400]])
        while play.asks == "LoseMast":
            play.do(play.options()[0])
        return play.s.ships[0].masts.bit_count()

    assert reef(None) == 3
    assert reef(ALBATROSS) == 2
    lit = ramming()
    lit.find(0, EXPLOSIVES, face_up=False)
    lit.find(0, ALBATROSS)
    play = lit.turn(dice=[1, 4]).do("ship:0", "move", [[0, 5400]], "ship:1", "explode")
    assert not play.s.ships[0].sunk
    sick = Waters()
    sick.ship(0, NYMPH, 500, 500, 0, crew=("sm-t-008",))
    sick.find(0, "cc-92")
    sick.find(0, ALBATROSS)
    assert len(sick.turn(0, [4, 1], 1, "turn_begins").s.ships[0].crew) == 1


@pytest.mark.rule("ability.reroll-any", "terrain.fog.exit", "keyword.fear.roll")
def test_the_dice_of_fog_may_be_rolled_again():
    table = Waters()
    table.ship(0, "scs-33", 500, 500, 0)
    table.s.ships[0].fog = table.terrain("fog", 500, 500)
    play = table.turn(dice=[1, 3]).do("ship:0", "move")
    assert (play.asks, play.options()) == ("Reroll", ["pass", "again"])
    play.do("again")
    assert play.asks == "FogHeading"


# crew


@pytest.mark.rule("ability.stowaway-2", "outside-game")
def test_a_stowaway_may_be_of_any_nation_and_of_any_set_the_edition_knows():
    def offered(edition: str, card: str = DOVER, crew=("cc-046a",)) -> set[tuple[str, str]]:
        table = Waters(edition=edition)
        table.ship(0, card, 500, 450, 0, crew=crew)
        found = [CARDS[int(id[5:])] for id in table.turn().do("use:0:stowaway(2)").options()]
        assert found[0].nation == CARDS[NUMBER[card]].nation
        return {(one.nation, one.name) for one in found}

    assert {("spanish", "Oarsman"), ("jade", "Helmsman"), ("english", "Firepot Specialist")} <= offered("SCS")
    assert ("english", "Firepot Specialist") not in offered("CC")
    assert ("jade", "Helmsman") not in offered("CC")


def manned(fleet: str) -> Match:
    """A table at which seat 0 has brought this fleet and both are asked who begins aboard."""
    options = SpanishOptions(fleets="brought", crew="assigned", terrain=0)
    match = Match(GAME, 2, options, Fast(3), listen=True)
    assert match.act(0, fleet) is None
    assert match.act(1, "built") is None
    return match


@pytest.mark.rule("crew.zero-cost.nation", "setup.crew.place")
def test_crew_that_costs_nothing_is_not_assigned_to_a_foreign_ship():
    match = manned("sm-es-009\nrv-76\nbc-96")  # American, and costs nothing
    ships = [match.state.ships[int(id.partition(">")[2])] for id in match.asked[0].items(match.state)]
    assert [CARDS[ship.card].id for ship in ships] == ["rv-76"]


@pytest.mark.rule("fleet.special-points", "ability.jonah", "ability.crew-discount-1")
@pytest.mark.parametrize("mate", ["cc-029b", "sm-pc-012"])
def test_crew_that_a_mate_made_cheaper_begins_with_that_mate(mate):
    match = manned(f"sm-ps-009\nsm-t-008\n{mate}\nrv-8\nsm-t-012")
    s = match.state
    items = match.asked[0].items(s)
    assert {CARDS[s.crew_card[int(id.partition(">")[0])]].id for id in items} == {"sm-t-012"}
    assert match.act(0, []) is None
    for seat in list(match.asked):
        match.act(seat, [])
    aboard = [{CARDS[s.crew_card[i]].id for i in ship.crew} for ship in match.state.ships if ship.owner == 0]
    assert aboard == [{"sm-t-008", mate}, set()]


@pytest.mark.rule("keyword.marine.land", "dock.crew-shore", "ability.raid-home-1")
def test_nobody_goes_ashore_at_an_enemy_home():
    table = Waters()
    table.ship(0, "sm-ps-005", 500, 823, 90, crew=("sm-t-008",))
    assert table.s.ships[0].docked == 3
    assert "crew" not in table.turn().options()


@pytest.mark.rule("unique.castaway", "outside-game")
def test_a_castaway_takes_the_nation_of_a_ship_that_has_no_crew_types():
    table = Waters()
    table.ship(0, "scs-134", 203, 310, 180, docked=5)  # of the Cursed
    table.ship(0, ALBION, 900, 850, 0)
    table.unique(table.s.islands[5].coins, "rv-108")
    play = table.turn().do("ship:0", "explore")
    captain = next(id for id in play.options() if id != "pass" and CARDS[int(id)].name == "Captain")
    play.do(captain)
    assert has(play.s, play.s.ships[0], "captain")
    pirate = Waters()
    pirate.ship(0, NYMPH, 203, 310, 180, docked=5)
    pirate.unique(pirate.s.islands[5].coins, "rv-108")
    play = pirate.turn().do("ship:0", "explore")
    cards = [CARDS[int(id)] for id in play.options() if id != "pass"]
    assert {card.nation for card in cards if card.name == "Captain"} == {"pirate"}
    assert any(card.name == "Smokepot Specialist" for card in cards)  # no pirate is one by print


@pytest.mark.rule("unique.trade-route", "setup.players")
def test_a_trade_route_leads_to_the_home_that_its_holder_names():
    table = Waters(seats=3).home(0, 1).home(1, 2).home(2, 3)
    table.ship(0, NYMPH, 600, 600, 0)
    route = table.find(0, "scs-106", face_up=False)
    play = table.turn().do(f"reveal:{route}")
    assert play.options() == ["home:1", "home:2"]
    play.do("home:2")
    assert [gold(play, seat) for seat in range(3)] == [3, 2, 1]


@pytest.mark.rule("ability.peek-ship", "ability.peek-any", "info.hidden")
def test_a_treasure_that_lies_face_down_aboard_may_be_looked_at():
    table = Waters()
    table.ship(0, "cc-5", 500, 500, 0)
    table.ship(1, CAROLINA, 700, 500, 0)
    powder = table.find(1, POWDER, face_up=False)
    play = table.turn().do("use:0:peek(ship)")
    assert play.s.seen[powder] & 1
    assert play.told("looked", 0)[0].place == "find:ship:1/0"


@pytest.mark.rule("ability.bonus-move-s-after-load", "explore.ships")
def test_loading_from_a_derelict_is_loading():
    table = Waters()
    table.ship(0, "rv-43", 500, 500, 0)
    beam = BUILDS[CARDS[NUMBER["rv-43"]].masts].beam / 200 + BUILDS[3].beam / 200
    table.ship(1, CAROLINA, 480, 500 + beam + 0.2, 0, masts=(), coins=(1,))
    assert table.turn().do("ship:0", "board-ship:1", ["take:coin:0"]).asks == "Sail"
    assert table.turn().do("ship:0", "board-ship:1", []).asks == "Order"


@pytest.mark.rule("ability.claim-derelict", "tow.end")
def test_who_claims_a_derelict_lets_go_of_her_tow():
    table = Waters()
    table.ship(0, "sm-ps-003", 500, 500, 0)
    table.ship(1, PICADOR, 480, 519.2, 0, masts=(), coins=(1,))
    table.ship(0, PICADOR, 398, 500, 0, masts=(), towed=0)
    table.s.ships[0].tow = 2
    play = table.turn().do("ship:0", "board-ship:1", "claim")
    assert (play.s.ships[0].tow, play.s.ships[2].towed) == (-1, -1)


@pytest.mark.rule("tow.ownership", "info.hidden")
def test_who_takes_a_ship_in_tow_sees_all_that_lies_face_down_aboard():
    table = Waters()
    table.ship(0, DOVER, 500, 500, 0)
    table.ship(1, PICADOR, 470, 510.1, 270, masts=())
    powder = table.find(1, POWDER, face_up=False)
    play = table.turn().do("ship:0", "tow:1", [[0, 5400]])
    assert play.s.seen[powder] & 1


@pytest.mark.rule("win.tiebreak", "win.turn-cap")
def test_more_ships_come_before_more_masts():
    table = Waters(rounds=20)
    table.s.round = 20
    for y in (500, 560):
        table.ship(0, ALBION, 300, y, 0)
    table.ship(1, DOVER, 500, 600, 0)
    assert table.turn(1).do("end").m.result().winners == [0]


# what a small fault in a rule would change


@pytest.mark.rule("explore.marker", "explore.marker.when")
@pytest.mark.parametrize("explores", [True, False])
def test_who_leaves_an_island_unexplored_leaves_no_mark(explores):
    table = Waters()
    moored(table, 0, PICADOR, 5)
    table.ship(1, CAROLINA, 700, 500, 0)
    play = table.turn()
    if explores:
        play.do("ship:0", "explore").next_turn()
    play.do("ship:0", "move", [[0, -2000], [900, 5400]])
    assert play.s.ships[0].docked == -1
    assert play.s.islands[5].marks == int(explores)


@pytest.mark.rule("explore.free-revisit", "explore.marker")
def test_the_mark_of_another_gives_no_free_exploration():
    for mark, asked in ((0b01, "FreeExplore"), (0b10, "Order")):
        table = Waters()
        table.ship(0, NYMPH, 245, 310, 180)
        table.ship(0, ALBION, 900, 850, 0)
        table.s.islands[5].marks = mark
        assert table.turn().do("ship:0", "move", [[0, 5400]]).asks == asked


@pytest.mark.rule("ability.cannon-plus-1-vs-already-shot")
def test_ones_own_shots_do_not_make_it_easier():
    play = abeam("scs-1").turn(dice=[1]).do("ship:0", "shoot")
    least = play.words()["1>ship:1"]["least"]
    play.do("0>ship:1")
    assert play.words()["1>ship:1"]["least"] == least


@pytest.mark.rule("ability.chainshot", "terrain.fog.exit", "move.pinned-first")
def test_chain_shot_holds_a_ship_in_fog_too():
    table = Waters()
    table.ship(0, DOVER, 500, 500, 0)
    table.s.ships[0].fog = table.terrain("fog", 500, 500)
    assert actions(table.s, 0) == ["move", "idle"]
    table.s.ships[0].state |= BOUND
    assert actions(table.s, 0) == ["idle"]


@pytest.mark.rule("scuttle.tow-foils", "tow.own")
def test_an_own_tow_foils_no_scuttling():
    table = Waters()
    table.ship(0, DOVER, 500, 500, 0)
    table.ship(0, PICADOR, 470, 510.1, 270, masts=(), scuttled=True)
    table.ship(1, CAROLINA, 700, 700, 0)
    play = table.turn().do("ship:0", "tow:1", [[0, 5400]])
    assert play.s.ships[1].scuttled
    play.next_turn()
    assert play.s.ships[1].sunk
    assert play.s.ships[0].tow == -1


@pytest.mark.rule("keyword.fear.duration", "keyword.fear.6")
def test_fear_slows_a_ship_for_its_next_turn_and_no_longer():
    table = Waters()
    table.ship(0, "scs-134", 500, 500, 0)
    table.ship(1, NYMPH, 480, 460, 0)
    play = table.turn(0, [6], 1, "turn_begins").next_turn(1)
    assert play.view_segments(1) == "S"
    play.s.ships[0].x += 40_000  # nobody is frightened again
    play.next_turn(1)
    assert play.view_segments(1) == "S+L"


@pytest.mark.rule("tow.end", "repair.action")
def test_a_mast_repaired_ends_the_tow():
    table = Waters()
    table.ship(0, DOVER, 500, 500, 0)
    table.ship(0, PICADOR, 410, 500, 0, masts=(), towed=0, crew=("shipwright",))
    table.s.ships[0].tow = 1
    play = table.turn().do("ship:1", "repair", "0")
    assert (play.s.ships[0].tow, play.s.ships[1].towed) == (-1, -1)


@pytest.mark.rule("event.mermaids")
def test_mermaids_sing_only_for_ships_at_sea():
    table = Waters()
    table.ship(0, DOVER, 500, 500, 0)
    moored(table, 1, CAROLINA, 5, crew=("cc-115",))
    table.s.events[0].append(NUMBER["rv-063b"])
    assert f"event:{NUMBER['rv-063b']}" not in table.turn().options()
    table.s.ships[1].docked = -1
    assert f"event:{NUMBER['rv-063b']}" in table.turn().options()


@pytest.mark.rule("ability.raid-home-1", "fort.enemy-dock")
def test_a_raider_does_not_dock_at_an_enemy_fort():
    table = Waters()
    table.fort(1, "cc-31", 5, coins=(3,))
    table.ship(0, "sm-ps-005", 245, 310, 180)
    play = table.turn().do("ship:0", "move", [[0, 8600]])
    assert play.s.ships[0].docked == -1
    assert len(play.s.forts[0].coins) == 1


@pytest.mark.rule("unique.poseidons-breath", "pin.effect")
def test_the_breath_of_poseidon_ends_at_an_enemy():
    table = Waters()
    table.ship(0, PICADOR, 300, 500, 0)
    table.ship(1, CAROLINA, 360, 540, 90)
    table.ship(0, ALBION, 900, 850, 0)
    item = table.find(0, "bc-109", face_up=False)
    play = table.turn().do(f"reveal:{item}", [[0, 5400]])
    assert pinned(play.s, 0)
    assert play.asks == "LoseMast"  # no second base move, and no ram


@pytest.mark.rule("tow.dock", "geo.tow.dock-berth")
def test_a_ship_in_tow_gets_a_berth_of_her_own():
    table = Waters()
    table.ship(0, DOVER, 500, 225, 270)
    table.ship(0, PICADOR, 500, 315, 270, masts=(), towed=0)
    table.s.ships[0].tow = 1
    play = table.turn().do("ship:0", "move", [[0, 5400]])
    assert [ship.docked for ship in play.s.ships[:2]] == [0, 0]
    assert 0 in shore_touched(play.s, play.s.ships[1])
    assert list(problems(play.s)) == []


@pytest.mark.rule("ability.claim-derelict", "scuttle.tow-foils", "explore.marker.when")
def test_a_claimed_derelict_is_scuttled_no_more_and_the_claimer_leaves_her_mark():
    table = Waters()
    number = moored(table, 0, "sm-ps-003", 5, explored=True)
    x, y, heading = (table.s.ships[number].x, table.s.ships[number].y, table.s.ships[number].heading)
    apart = BUILDS[CARDS[NUMBER["sm-ps-003"]].masts].beam / 2 + BUILDS[2].beam / 2 + 20
    side = (heading + 900) % 3600
    table.ship(
        1, PICADOR, (x + apart * COS[side]) / 100, (y + apart * SIN[side]) / 100, heading / 10, masts=(), scuttled=True
    )
    table.s.ships[1].docked = -1
    table.coin(table.s.ships[1].coins, 1, 2)
    play = table.turn().do("ship:0", "board-ship:1", "claim")
    assert not play.s.ships[1].scuttled
    assert play.s.islands[5].marks == 1
    assert play.s.ships[0].docked == 0


@pytest.mark.rule("unique.abandoned-crew")
def test_abandoned_crew_is_no_longer_on_its_island():
    table = Waters()
    moored(table, 0, PICADOR, 5)
    item = table.unique(table.s.islands[5].coins, "sm-t-007")
    play = table.turn().do("ship:0", "explore")
    assert item in play.s.ships[0].crew
    assert item not in play.s.islands[5].coins


@pytest.mark.rule("unique.albatross", "board.roll")
def test_bad_luck_lies_on_boardings():
    table = ramming(crew=("cc-115",))
    table.find(1, ALBATROSS)
    play = table.turn(dice=[1, [2, 1]]).do("ship:0", "move", [[0, 5400]], "ship:1", "board")
    assert play.told("boarded")[0].totals == [2 + 2, 1 + 3 - 1]


@pytest.mark.rule("ability.jonah", "ability.no-space")
def test_beside_a_jonah_everybody_takes_a_space():
    oarsman = next(card for card in CARDS if card.name == "Oarsman" and card.nation == "pirate")
    table = Waters()
    table.ship(0, NYMPH, 500, 500, 0, crew=(oarsman.id,))
    before = room(table.s, table.s.ships[0])
    table.crew(0, "cc-029b")
    assert room(table.s, table.s.ships[0]) == before - 2


@pytest.mark.rule("keyword.treasure-ship", "crew.reveal")
def test_the_emperors_commander_is_seen_when_he_orders_fire():
    commander = next(card for card in CARDS if "EMPERORSCOMMANDER" in card.keywords)
    ship = next(card for card in CARDS if card.name in commander.link and card.type == "ship")
    table = Waters()
    table.ship(0, ship.id, 500, 500, 0, crew=(commander.id,))
    table.ship(1, PICADOR, 470, 550, 0)
    play = table.turn(dice=[1]).do("ship:0", "move", [], "shoot")
    assert [one.card for one in play.told("crew-revealed")] == [NUMBER[commander.id]]


@pytest.mark.rule("basic.shoot.roll")
def test_an_option_tells_the_chance_of_a_hit():
    play = abeam().turn().do("ship:0", "shoot")
    question = play.m.question(0)
    assert question is not None
    facts = {option.id: option.facts for option in question.options}
    assert facts["0>ship:1"].chance == 0.5  # rank 3


@pytest.mark.rule("fleet.text")
def test_a_card_whose_number_is_printed_with_a_blank():
    for text in ("sm-pp 376", "SM-PP 376 Revenge", "sm-pp-376"):
        fleet, faults = parse(text)
        assert faults == []
        assert [CARDS[entry.card].name for entry in fleet.entries] == ["Revenge"]


@pytest.mark.rule("ability.board-capture", "board.space")
def test_a_captive_needs_a_space_and_somebody_who_takes_captives():
    for crew, coins, offered in ((("bc-39",), 0, True), ((), 0, False), (("bc-39",), 9, False)):
        table = ramming(DOVER, "bc-1", crew=("captain",))
        for name in crew:
            table.crew(0, name)
        for _ in range(min(coins, room(table.s, table.s.ships[0]))):
            table.coin(table.s.ships[0].coins, 1, 1)
        length = 5400 if CARDS[NUMBER["bc-1"]].move[0] == "S" else 8600
        play = table.turn(dice=[1, [6, 1]]).do("ship:0", "move", [[0, length]], "ship:1", "board")
        assert ("captive" in play.options()) is offered
