"""Abilities and treasures a little beyond where they reach: out of range, of another kind, of nothing, of no use."""

import pytest

from kaper.core.chance import Fast, Loaded
from kaper.games.spanishmain.abilities import has, powers, room, serves, spend
from kaper.games.spanishmain.arrival import CaptainFire, FreeExplore, captain
from kaper.games.spanishmain.boarding import Board, BoardAfar, board_afar, boardable, hurts
from kaper.games.spanishmain.cards import CARDS, NUMBER, Cannon
from kaper.games.spanishmain.chart import berths_at, lines, musket_lines, pinned
from kaper.games.spanishmain.courses import Sail
from kaper.games.spanishmain.effects.actions import give_up_crew, gives_up_crew, rolls_for_action, rolls_for_twice
from kaper.games.spanishmain.effects.finds import (
    Contribution,
    bad_maps,
    castaway,
    find,
    idol,
    maps,
    rich_homes,
    spread,
    trade_route,
)
from kaper.games.spanishmain.effects.free import castable, hidden_cargo, hidden_treasure
from kaper.games.spanishmain.effects.gold import rewards, spoil
from kaper.games.spanishmain.effects.guns import battery, may_aim, reach_at, roll_bonus, silent
from kaper.games.spanishmain.effects.happenings import (
    coves,
    duel,
    enemies_at_sea,
    favour,
    fog_banks,
    foul_winds,
    laden_enemies,
)
from kaper.games.spanishmain.effects.hits import banner, brace, jonah, relics, strike, strike_fort
from kaper.games.spanishmain.effects.marines import marine_bonus, marine_lines
from kaper.games.spanishmain.effects.moves import may_drift, pivot, visit
from kaper.games.spanishmain.effects.pots import burst
from kaper.games.spanishmain.effects.sinking import bring_home, raft
from kaper.games.spanishmain.effects.start import frighten, renewed
from kaper.games.spanishmain.effects.wilds import hunt, packs
from kaper.games.spanishmain.effects.winds import drifting_fog
from kaper.games.spanishmain.fleets.yard import examine
from kaper.games.spanishmain.geometry.units import S
from kaper.games.spanishmain.gunnery import can_repeat
from kaper.games.spanishmain.harbour import explore_ship
from kaper.games.spanishmain.state import BOUND, SHIP_OFF, SLOWED, STILLED, Token
from kaper.games.spanishmain.table import SeaTable, sheltered
from tests.games.spanishmain.tables import ALBION, CAROLINA, DOVER, NYMPH, PICADOR, Waters
from tests.games.spanishmain.test_effects_free import side_by_side, with_marine
from tests.games.spanishmain.test_effects_guns import abeam
from tests.games.spanishmain.test_effects_ships import about_to_ram, rammed
from tests.games.spanishmain.test_effects_told import answered
from tests.games.spanishmain.test_effects_told import verbs as rolling
from tests.games.spanishmain.test_odd_rulings import moored


def bearer(effect: str) -> str:
    """A card with this ability."""
    return next(card.id for card in CARDS if effect in card.effects)


BAILIFF, FLAGSHIP, CONSORT = "bc-64", "cc-21", "sm-ss-003"


@pytest.mark.rule("ability.aura-cannon-1-s", "ability.cannon-plus-1-per-friend-within-s")
@pytest.mark.parametrize(("away", "near"), [(50, 1), (60, 0)])
def test_only_friends_within_s_steady_the_guns(away, near):
    side = 20 + away  # half of two hulls of four masts lies between their middles
    helped = abeam(DOVER, CAROLINA)
    helped.ship(0, FLAGSHIP, 500, 500 - side, 0)
    foreign = abeam(DOVER, CAROLINA)
    foreign.ship(1, FLAGSHIP, 500, 500 - side, 0)
    assert [roll_bonus(table.s, 0, table.s.ships[1]) for table in (helped, foreign)] == [near, 0]
    many = abeam(CONSORT, CAROLINA)
    for owner in (0, 1):
        many.ship(owner, DOVER, 500 - 90 * owner, 500 - side, 0)
    assert roll_bonus(many.s, 0, many.s.ships[1]) == near


@pytest.mark.rule("ability.all-l")
def test_a_musket_reaches_no_farther_beside_a_gunner_of_long_range():
    table = abeam("sm-ss-010", CAROLINA, far=72, crew=("sm-sc-003", "musketeer"))
    options = table.turn().do("ship:0", "shoot").options()
    assert "0>ship:1" in options
    assert "musket>ship:1" not in options
    foreign = abeam(DOVER, CAROLINA, far=72, crew=("sm-sc-003",)).turn().do("ship:0", "shoot")
    assert [id for id in foreign.options() if ">" in id] == [
        "1>ship:1",
        "2>ship:1",
    ]  # a Spaniard serves no English guns


@pytest.mark.rule("ability.fire-through-ships")
def test_who_shoots_past_ships_does_not_shoot_past_islands():
    table = Waters()
    table.ship(0, "sm-ps-001", 203, 250, 0)
    table.ship(1, PICADOR, 180, 370, 0)
    assert "shoot" not in table.turn().do("ship:0").options()
    land = table.s.islands[5]
    land.x, land.y = 500_00, 500_00
    land.coins = []
    assert "shoot" not in table.turn().do("ship:0").options()  # and no farther than her guns
    table.s.ships[1].y = 300_00
    assert "shoot" in table.turn().do("ship:0").options()


@pytest.mark.rule("keyword.junk")
def test_a_junk_shoots_past_her_own_sails_and_not_past_ships():
    table = abeam("scs-14", CAROLINA)
    table.s.ships[1].y += 800
    assert "shoot" in table.turn().do("ship:0").options()
    table.ship(0, "sm-ss-001", 512, 526, 0)  # a long hull between them
    assert "shoot" not in table.turn().do("ship:0").options()


@pytest.mark.rule("ability.immune-fort", "ability.untargetable-fort")
@pytest.mark.parametrize("card", ["cc-10", "sm-ps-014"])
def test_who_is_safe_from_forts_is_not_safe_from_ships(card):
    table = abeam(DOVER, card)
    table.fort(0, "cc-47", 1)
    gun, target = CARDS[table.s.ships[0].card].cannons[1], table.s.ships[1]
    assert not may_aim(table.s, table.s.forts[0], target, gun)
    assert may_aim(table.s, table.s.ships[0], target, gun)
    assert "shoot" in table.turn().do("ship:0").options()


@pytest.mark.rule("ability.no-pin")
def test_who_is_never_pinned_is_rammed_and_boarded_all_the_same():
    free = "cc-33"
    play = rammed(about_to_ram(free), 6)
    assert play.asks == "LoseMast"  # she rams
    play.do("0", "pass", "pass")
    assert not pinned(play.s, 0)
    met = rammed(about_to_ram(PICADOR, free), 6)
    assert met.asks == "LoseMast"  # she is rammed
    met.do("0", "pass", "pass")
    assert pinned(met.s, 0)  # and whoever ran onto her is pinned


@pytest.mark.rule("ability.fragile")
def test_a_fragile_ship_with_a_mast_left_stays_afloat():
    table = abeam(DOVER, "sm-ps-027")
    assert table.s.ships[1].masts == 0b11
    play = table.turn(dice=[6]).do("ship:0", "shoot", "1>ship:1", "0")
    assert (play.s.ships[1].masts, play.s.ships[1].sunk) == (0b10, False)


@pytest.mark.rule("ability.crew-ok-any")
def test_a_welcome_is_to_crew_and_ends_when_the_host_goes():
    table = Waters()
    table.ship(0, DOVER, 500, 500, 0, crew=("sm-ec-009", "sm-t-010"))
    assert "captain" in powers(table.s, table.s.ships[0])
    table.s.ships[0].crew.pop(0)
    assert "captain" not in powers(table.s, table.s.ships[0])


@pytest.mark.rule("ability.fleet-points-5", "keyword.limit")
def test_five_points_more_are_five_and_no_more():
    def told(points: int) -> list[str]:
        return [fault.rule for fault in examine("sm-ps-009\ncc-27\nsm-t-008\nsm-t-012", "SCS", points).faults]

    cost = examine("sm-ps-009\ncc-27\nsm-t-008\nsm-t-012").cost
    assert told(cost - 5) == []  # one of them is no fault
    assert told(cost - 6) == ["fleet.build-total.max"]
    both = examine("sm-ps-009\ncc-27\nsm-es-009\ncc-046b")  # two of them, of two nations
    assert (both.faults, both.most) == ([], 45)


@pytest.mark.rule("ability.stay-aboard")
def test_crew_that_never_leaves_may_be_eliminated():
    table = about_to_ram(PICADOR, NYMPH)
    bound = table.crew(1, "cc-27")
    play = rammed(table, 1, [6, 1]).do("board", "crew")
    assert bound in play.s.gone


@pytest.mark.rule("ability.cancel-s")
@pytest.mark.parametrize(("away", "offered"), [(50, True), (60, False)])
def test_an_ability_is_put_off_within_s_alone(away, offered):
    table = side_by_side(BAILIFF, "sm-ss-001")
    table.s.ships[1].y += away * 100
    assert ("use:0:cancel(S)" in table.turn().options()) is offered


@pytest.mark.rule("ability.trade-random-s")
@pytest.mark.parametrize(("away", "offered"), [(50, True), (60, False)])
def test_treasures_change_ships_within_s_alone(away, offered):
    table = side_by_side("cc-56", coins=(1,))
    table.s.ships[1].y += away * 100
    assert ("use:0:trade_random(S)" in table.turn().options()) is offered


@pytest.mark.rule("ability.peek-ship", "ability.peek-island")
def test_looks_are_at_ships_or_islands_as_the_card_says():
    table = side_by_side("cc-5")
    assert hidden_cargo(table.s, 0) == ["coin:ship:1/0"]
    table.s.ships[1].coins.clear()
    assert hidden_cargo(table.s, 0) == []
    assert {place.rpartition("/")[0] for place in hidden_treasure(table.s, 0)} == {"coin:island:4"}


@pytest.mark.rule("ability.gold-plus-n")
def test_gold_that_is_worth_more_is_worth_it_at_home_alone():
    empty = Waters()
    empty.ship(0, "scs-37", 500, 228, 270)
    play = empty.turn().do("ship:0", "move", [[0, 8600]])
    assert (play.s.ships[0].docked, play.s.made) == (0, 0)
    table = Waters()
    table.fort(0, "rv-22", 5)
    table.ship(0, "scs-37", 275, 310, 180, coins=(3, 1))
    play = table.turn().do("ship:0", "move", [[0, 8600]])
    assert (play.s.ships[0].docked, play.s.made) == (5, 0)
    assert sum(play.s.worth[coin] for coin in play.s.forts[0].coins) == 4


@pytest.mark.rule("ability.bonus-move-s-after-unload")
def test_who_unloads_nothing_moves_no_farther():
    home = Waters()
    home.ship(0, "sm-ss-013", 500, 228, 270)
    play = home.turn().do("ship:0", "move", [[0, 5400]])
    assert (play.s.ships[0].docked, play.asks) == (0, "Order")


@pytest.mark.rule("ability.fort-d6-armor")
def test_a_wall_of_luck_holds_for_one_die_a_turn():
    table = Waters()
    number = table.fort(1, "rv-65", 5)
    fort = table.s.forts[number]
    t = rolling(table, 2)
    brace(t, number)
    brace(t, number)  # no other die in the same turn
    flags = fort.flags
    for _ in range(2):
        assert list(strike_fort(t, number)) == []
    assert (fort.armour, fort.flags) == (0, flags)
    assert type(next(strike_fort(t, number))).__name__ == "LoseFlag"


@pytest.mark.rule(
    "unique.shipping-charts", "unique.marksmans-map", "unique.forged-papers", "unique.sextant", "unique.the-cursed"
)
@pytest.mark.parametrize(
    ("card", "effect"),
    [
        ("sm-t-001", "peek(ship)"),
        ("sm-t-002", "peek(island)"),
        ("sm-t-003", "explorer"),
        ("rv-105", "ignore_terrain"),
        ("scs-137", "FEAR"),
    ],
)
def test_treasures_give_nothing_while_they_lie_face_down(card, effect):
    table = Waters()
    table.ship(0, NYMPH, 500, 500, 0)
    table.ship(0, DOVER, 600, 600, 0)
    item = table.find(0, card, face_up=False)
    assert not has(table.s, table.s.ships[0], effect)
    table.s.seen[item] = -1
    assert [has(table.s, ship, effect) for ship in table.s.ships] == [True, False]  # nor to a consort


@pytest.mark.rule("unique.maps-of-alexandria")
def test_maps_show_what_lies_on_islands_and_not_what_is_aboard():
    table = Waters().treasure(5, 2)
    table.ship(0, NYMPH, 203, 310, 180, docked=5)
    table.ship(1, CAROLINA, 700, 500, 0, coins=(1,), crew=("cc-115",))
    t = rolling(table)
    maps(t, 0, -1, 5)
    s = table.s
    assert all(s.seen[coin] == -1 for land in s.islands for coin in land.coins)
    assert [s.seen[item] for item in s.ships[1].coins + s.ships[1].crew] == [0b10, 0b10]


@pytest.mark.rule("ability.mark-explored-s")
def test_one_island_a_turn_is_marked():
    table = Waters()
    table.ship(0, "scs-301", 245, 310, 180)
    play = table.turn().do("use:0:mark_explored(S)")
    play.s.islands[5].marks = 0b10  # somebody else explores it again
    play.do("ship:0", "idle")
    assert "use:0:mark_explored(S)" not in play.options()
    play.next_turn(0)
    assert "use:0:mark_explored(S)" in play.options()


@pytest.mark.rule("ability.no-shoot-treasure")
def test_a_treasure_that_is_no_coin_silences_guns_too():
    table = abeam("rv-13")
    table.crew(0, "sm-t-008")
    assert "shoot" in table.turn().do("ship:0").options()  # crew is none
    table.find(0, "rv-111", face_up=False)
    assert "shoot" not in table.turn().do("ship:0").options()


@pytest.mark.rule("unique.neptunes-trident")
def test_a_wave_spares_nobody_and_runs_once():
    table = Waters()
    table.ship(0, DOVER, 500, 500, 0)
    table.ship(0, CAROLINA, 600, 490, 90)  # a friend
    item = table.find(0, "rv-111")
    play = table.turn().do("ship:0", "trident", "0")
    while play.asks == "LoseMast":
        play.do(play.options()[0])
    assert [ship.masts.bit_count() for ship in play.s.ships[:2]] == [3, 1]
    assert item in play.s.gone
    play.next_turn(0)
    assert "trident" not in play.do("ship:0").options()


@pytest.mark.rule("ability.unsinkable")
@pytest.mark.parametrize(("card", "sunk"), [("bc-79", False), (PICADOR, True)])
def test_a_hit_sinks_any_other_derelict(card, sunk):
    table = abeam(DOVER, card)
    table.s.ships[1].masts = 0
    table.ship(1, CAROLINA, 900, 850, 0)
    assert table.turn(dice=[6]).do("ship:0", "shoot", "1>ship:1").s.ships[1].sunk is sunk


@pytest.mark.rule("ability.peek-ship", "ability.peek-island", "ability.peek-any")
@pytest.mark.parametrize(
    ("card", "crew", "effect", "places"),
    [
        ("cc-5", (), "peek(ship)", ["coin:ship:1", "crew:ship:1", "find:ship:1"]),
        ("sm-ps-013", (), "peek(island)", ["coin:island:4"]),
        (NYMPH, ("rv-17",), "peek(any)", ["coin:island:4", "coin:ship:1", "find:ship:1"]),
    ],
)
def test_what_is_looked_at_is_seen_by_who_looks_alone(card, crew, effect, places):
    table = side_by_side(card, crew=crew)
    table.crew(1, "sm-t-008")
    table.find(1, "rv-111", face_up=False)
    play = table.turn().do(f"use:0:{effect}")
    assert sorted({place.rpartition("/")[0] for place in play.options()}) == places
    before = dict(enumerate(play.s.seen))
    play.do(play.options()[0])
    own = play.s.ships[0].crew  # who is turned up by it
    changed = [(old, play.s.seen[item]) for item, old in before.items() if item not in own and play.s.seen[item] != old]
    assert changed in ([(0, 0b01)], [(0b10, 0b11)])


@pytest.mark.rule("unique.wet-gunpowder", "unique.rotting-hull", "unique.rats", "unique.fruit", "unique.albatross")
@pytest.mark.parametrize("card", ["bc-108", "scs-100", "bc-105", "rv-104", "scs-105"])
def test_what_is_foul_is_not_put_ashore(card):
    table = Waters()
    moored(table, 0, DOVER, 0)
    table.find(0, card)
    other = table.find(0, "rv-111")
    ashore = [id for id in table.turn().options() if id.startswith("ashore:")]
    assert ashore == [f"ashore:{other}"]


@pytest.mark.rule("ability.fort-ghost-crew", "ability.return-home")
@pytest.mark.parametrize(("owner", "gone", "gathered"), [(0, False, True), (1, False, False), (0, True, False)])
def test_who_is_eliminated_gathers_in_an_own_fort_that_stands(owner, gone, gathered):
    table = Waters()
    fort = table.s.forts[table.fort(owner, "rv-22", 5)]
    fort.gone = gone
    table.ship(0, NYMPH, 500, 500, 0, crew=("sm-t-008",))
    item = table.s.ships[0].crew[0]
    rolling(table).eliminate(0, item, 1)
    assert (item in fort.crew) is gathered
    assert (item in table.s.gone) is not gathered


@pytest.mark.rule("unique.albatross")
def test_the_player_to_the_right_lets_the_albatross_fly():
    table = Waters(3)
    table.s.islands[4].home = -1
    table.ship(0, NYMPH, 500, 500, 0)
    for owner, x in ((0, 600), (0, 700), (1, 800), (2, 900)):
        table.ship(owner, DOVER, x, 600, 90)
    table.find(0, "scs-105")
    play = table.turn(0, [6], 1, "turn_begins")
    assert (play.asks, play.asked) == ("Alight", 2)
    assert play.options() == ["ship:1", "ship:2"]
    assert [len(ship.finds) for ship in play.do("ship:2").s.ships] == [0, 0, 1, 0, 0]


@pytest.mark.rule("ability.explorer")
@pytest.mark.parametrize(("crew", "offered"), [("explorer", ["pass", "explore"]), ("helmsman", ["pass"])])
def test_who_might_have_an_explorer_is_asked_and_explores_only_with_one(crew, offered):
    table = Waters()
    moored(table, 0, PICADOR, 5, crew=(crew,))
    table.s.fleets = [-1, -1]  # what somebody brought is not known
    assert FreeExplore(0, 0).options(table.s) == offered
    assert FreeExplore(0, 0).question(table.s).rule == "crew.type.explorer"
    table.s.islands[5].marks = 0b01
    assert FreeExplore(0, 0).question(table.s).rule == "explore.free-revisit"


@pytest.mark.rule("unique.castaway")
def test_a_castaway_needs_a_place():
    table = Waters()
    table.ship(0, PICADOR, 500, 500, 0, coins=(1, 1))
    assert room(table.s, table.s.ships[0]) == 0
    script = castaway(rolling(table), 0, -1, 5)
    enrol = next(script)
    captain = next(id for id in enrol.options(table.s) if id != "pass" and "captain" in CARDS[int(id)].effects)
    with pytest.raises(StopIteration):
        script.send(captain)
    assert table.s.ships[0].crew == []
    assert len(table.s.gone) == 1


@pytest.mark.rule("ability.link-choice-n")
def test_who_is_named_makes_room_and_is_of_the_nation_that_the_card_names():
    named = examine("sm-es-004\nbc-58 = sm-t-007\nsm-t-007")
    apart = examine("sm-es-004\nbc-58\nsm-t-007")
    assert (named.faults, [fault.rule for fault in apart.faults]) == ([], ["setup.crew.space"])
    foreign = examine("sm-es-009\nbc-58 = sm-t-010\nsm-t-010")  # aboard, but a Spaniard
    assert [fault.rule for fault in foreign.faults] == ["ability.link-choice-n"]


@pytest.mark.rule("unique.rats")
def test_rats_leave_what_is_worth_nothing():
    table = Waters()
    table.ship(0, NYMPH, 500, 500, 0, coins=(1,))
    table.find(0, "bc-105")
    coin = table.s.ships[0].coins[0]
    for _ in range(2):
        spoil(rolling(table), 0, [coin])
        assert (table.s.worth[coin], table.s.lost_gold) == (0, 1)


@pytest.mark.rule("keyword.broadsides.hits", "keyword.broadsides.cannons")
@pytest.mark.parametrize(
    ("masts", "die", "left"),
    [((0, 1, 2), 4, 1), ((0, 1, 2), 3, 5), ((1,), 3, 3), ((1,), 2, 5)],  # guns 3L 2L 3L, of which the highest counts
)
def test_a_broadside_hits_once_more_than_it_has_guns_and_beats_the_highest(masts, die, left):
    table = abeam("rv-4", "sm-ss-003", far=30, masts=masts)
    table.s.ships[1].x = 51_000
    play = table.turn(dice=[die]).do("ship:0", "broadside")
    while play.asks == "LoseMast":
        play.do(play.options()[0])
    assert play.s.ships[1].masts.bit_count() == left


@pytest.mark.rule("ability.musket-3s")
def test_a_musket_has_no_bonus_and_fires_once():
    table = abeam("sm-ss-008", NYMPH, crew=("musketeer",))  # +1 against pirates
    play = table.turn(dice=[1, 1]).do("ship:0", "shoot")
    words = play.words()
    assert (words["musket>ship:1"]["least"], words["0>ship:1"]["least"]) == (4, 3)
    play.do("musket>ship:1")
    assert [id for id in play.options() if "musket" in id] == []
    assert "0>ship:1" in play.options()


@pytest.mark.rule("ability.cannon-plus-1-vs-fort-within-s")
def test_who_is_good_at_forts_is_not_at_ships():
    card = next(card.id for card in CARDS if card.type == "ship" and "cannon_plus(1;vs=fort_within_S)" in card.effects)
    table = abeam(card, CAROLINA)
    assert roll_bonus(table.s, 0, table.s.ships[1]) == 0


@pytest.mark.rule("unique.pension")
def test_who_cannot_go_has_no_pension():
    table = Waters()
    moored(table, 0, NYMPH, 0, crew=("cc-029b", "sm-t-008"))  # a Jonah stays aboard whatever happens
    item = table.find(0, "scs-107", face_up=False)
    play = table.turn().do(f"reveal:{item}", ["0", "1"])
    assert [CARDS[play.s.crew_card[one]].id for one in play.s.ships[0].crew] == ["cc-029b"]
    assert sum(play.s.worth[coin] for coin in play.s.homes[0]) == 1


@pytest.mark.rule("ability.captain")
@pytest.mark.parametrize(("crew", "offered"), [("captain", ["pass", "shoot"]), ("helmsman", ["pass"])])
def test_who_might_have_a_captain_is_asked_and_shoots_only_with_one(crew, offered):
    table = abeam(DOVER, CAROLINA, crew=(crew,))
    table.s.fleets = [-1, -1]  # what somebody brought is not known
    assert CaptainFire(0, 0).options(table.s) == offered


@pytest.mark.rule("ability.cannon-plus-1-if-captain-aboard")
@pytest.mark.parametrize(("crew", "bonus"), [("sm-t-010", 1), ("helmsman", 0)])
def test_any_captain_steadies_the_guns_and_nobody_else(crew, bonus):
    table = abeam("sm-es-007", crew=(crew,))
    assert "captain" not in powers(table.s, table.s.ships[0])  # a Spaniard's orders are not heard
    assert roll_bonus(table.s, 0, table.s.ships[1]) == bonus


@pytest.mark.rule("ability.chainshot")
@pytest.mark.parametrize(("state", "free"), [(0, True), (BOUND, False)])
def test_chain_shot_holds_a_ship_from_free_moves_too(state, free):
    table = abeam("scs-36", ALBION, far=40)
    table.s.ships[0].state = state
    assert may_drift(table.s, 0) is free
    play = table.turn(dice=[1]).do("ship:0", "shoot")
    play.do(play.options()[0], "cease")
    assert (play.asks == "Sail") is free


@pytest.mark.rule("ability.captain", "unique.relics")
@pytest.mark.parametrize(("state", "asked"), [(0, True), (STILLED, False)])
def test_a_captain_gives_no_order_once_the_turn_of_his_ship_is_over(state, asked):
    table = abeam(DOVER, CAROLINA, crew=("captain",))
    table.s.ships[0].state = state
    assert (next(captain(rolling(table), 0), None) is not None) is asked


def trading(friend: bool = False) -> Waters:
    """A ship that swaps a coin of 1, 2 or 3 with a coin of 4, 5 or 6 alongside: an enemy's, or a friend's."""
    table = side_by_side("cc-56", coins=(1, 2, 3))
    other = table.s.ships[1]
    other.coins.clear()
    other.owner = 0 if friend else 1
    for value in (4, 5, 6):
        table.coin(other.coins, value, 1 << other.owner)
    return table


@pytest.mark.rule("ability.trade-random-s")
def test_treasures_change_ships_by_chance_with_an_enemy_and_both_see_what_they_got():
    assert "use:0:trade_random(S)" not in trading(friend=True).turn().options()
    given, got = set(), set()
    for seed in range(12):
        play = trading().turn(then=seed).do("use:0:trade_random(S)")
        mine, theirs = (
            next(c for c in ship.coins if (play.s.worth[c] > 3) is large)
            for ship, large in zip(play.s.ships[:2], (True, False), strict=True)
        )
        assert play.s.seen[mine] & 0b01
        assert play.s.seen[theirs] & 0b10
        given.add(play.s.worth[theirs])
        got.add(play.s.worth[mine])
    assert (given, got) == ({1, 2, 3}, {4, 5, 6})


@pytest.mark.rule("ability.cancel-s")
def test_one_crew_alone_is_put_off_and_for_this_turn_alone():
    table = side_by_side(BAILIFF, DOVER)
    table.crew(1, "captain")
    table.crew(1, "cannoneer")
    play = table.turn().do("use:0:cancel(S)")
    assert play.options() == ["crew:ship:1/0", "crew:ship:1/1"]
    play.do("crew:ship:1/0")
    assert [has(play.s, play.s.ships[1], word) for word in ("captain", "cannoneer")] == [False, True]
    play.next_turn(1)
    assert has(play.s, play.s.ships[1], "captain")


@pytest.mark.rule("keyword.ransom.capture")
def test_who_is_worth_a_ransom_goes_from_friend_to_friend_as_crew():
    table = side_by_side(DOVER, CAROLINA)
    table.s.ships[1].owner = 0
    item = table.crew(1, "rv-60")
    play = table.turn().do("ship:0", "board-ship:1", ["take:crew:0"])
    assert play.s.ships[0].crew == [item]


@pytest.mark.rule("keyword.schooner")
@pytest.mark.parametrize("more", [{}, {"tangled": True}, {"fog": 0}, {"state": STILLED}])
def test_a_schooner_that_is_held_does_not_turn(more):
    table = Waters()
    table.ship(0, "rv-14", 500, 500, 0, **more)
    assert (next(pivot(rolling(table), 0), None) is None) is bool(more)
    still = Waters()
    still.ship(0, "rv-14", 500, 500, 0)
    assert still.turn().do("ship:0", "move", []).asks == "Order"  # and who stays does not either


@pytest.mark.rule("ability.move-plus-s")
@pytest.mark.parametrize(("crew", "segments"), [(("oarsman",), "S"), (("oarsman", "helmsman"), "S+S")])
def test_a_helmsman_helps_at_the_oars_too(crew, segments):
    table = Waters()
    table.ship(0, DOVER, 500, 500, 0, masts=(), crew=crew)
    assert table.turn().view_segments(0) == segments


@pytest.mark.rule("ability.gold-plus-n")
@pytest.mark.parametrize(("coins", "made"), [((), 0), ((1,), 1), ((1, 1), 1)])
def test_gold_that_is_worth_more_is_worth_it_once_and_shows_who_knows_how(coins, made):
    table = Waters()
    table.ship(0, DOVER, 500, 198, 270, crew=("sm-ec-011",), coins=coins)
    table.find(0, "rv-111")
    play = table.turn().do("ship:0", "move", [[0, 5400]])
    assert (play.s.ships[0].docked, play.s.made) == (0, made)
    assert len(play.told("crew-revealed")) == made


@pytest.mark.rule("keyword.marine.shoot")
def test_a_marine_is_seen_and_shoots_again_in_the_next_turn():
    table, item = with_marine()
    play = table.turn(dice=[1]).do(f"marine:{item}", "ship:1")
    assert play.s.seen[item] == -1
    play.next_turn(0)
    assert f"marine:{item}" in play.options()


@pytest.mark.rule("event.raft")
def test_a_raft_does_not_drift_home():
    table = Waters()
    table.ship(0, DOVER, 500, 240, 270, crew=("captain",), coins=(2,))
    raft(rolling(table), 0)
    assert table.s.homes[0] == table.s.islands[0].coins == []
    assert sum(bool(land.crew) for land in table.s.islands) == 1


@pytest.mark.rule("event.mermaids")
def test_mermaids_sing_for_enemies_with_crew():
    table = Waters()
    for owner, crew in ((0, ("captain",)), (1, ("captain",)), (1, ())):
        table.ship(owner, DOVER, 300, 300 + 50 * len(table.s.ships), 0, crew=crew)
    assert enemies_at_sea(table.s, 0) == ["ship:1"]


@pytest.mark.rule("ability.cancel-s")
def test_who_puts_an_ability_off_is_seen():
    table = side_by_side("sm-ss-009", DOVER, crew=("sm-sc-010",))
    table.crew(1, "captain")
    play = table.turn().do("use:0:cancel(S)")
    assert len(play.told("crew-revealed")) == 1


@pytest.mark.rule("ability.untargetable-within-s")
def test_who_hides_from_ships_near_by_does_not_hide_from_forts():
    card = next(card.id for card in CARDS if card.type == "ship" and "untargetable(within_S)" in card.effects)
    table = Waters()
    table.fort(0, "cc-47", 5)
    table.ship(1, card, 225, 310, 180)
    table.ship(0, DOVER, 225, 340, 180)
    fort, (target, ship) = table.s.forts[0], table.s.ships
    gun = CARDS[ship.card].cannons[0]
    assert [may_aim(table.s, one, target, gun) for one in (fort, ship)] == [True, False]


@pytest.mark.rule("ability.raid-home-1")
@pytest.mark.parametrize(("coins", "asked"), [((1,), "Raid"), ((1, 1), "")])
def test_a_raider_needs_a_place_for_what_it_takes_and_is_seen(coins, asked):
    table = Waters().home(1, 2)
    moored(table, 0, NYMPH, 3, docked=3, crew=("sm-pc-003",), coins=coins)
    script = visit(rolling(table), 0)
    raid = next(script, None)
    assert (type(raid).__name__ if raid else "") == asked
    if raid:
        with pytest.raises(StopIteration):
            script.send("0")
        assert table.s.seen[table.s.ships[0].crew[0]] == -1


@pytest.mark.rule("ability.shipwright")
def test_nobody_but_a_shipwright_repairs_at_sea():
    table = Waters()
    table.ship(0, DOVER, 500, 500, 0, masts=(0, 1), crew=("captain", "helmsman"))
    assert "repair" not in table.turn().do("ship:0").options()


@pytest.mark.rule("ability.fire-through-ships")
def test_a_musket_too_is_fired_past_ships_and_nothing_past_islands_or_fog():
    def between(what: str, card: str = "sm-es-010") -> list[bool]:
        table = Waters()
        table.ship(0, card, 540, 455, 0, crew=("musketeer",))
        table.ship(1, CAROLINA, 540, 500 if what == "ship" else 543, 0)
        if what == "ship":
            table.ship(0, "sm-ss-001", 555, 477, 0)
        elif what == "island":
            land = table.s.islands[5]
            land.x, land.y, land.rotation = 50_200, 50_000, 0
        elif what == "fog":
            table.terrain("fog", 502, 500)
        return [bool(lines(table.s, 0)), bool(musket_lines(table.s, 0))]

    assert between("ship") == [True, True]
    assert between("ship", DOVER) == [False, False]
    assert between("nothing")[0]
    assert [between(what)[0] for what in ("island", "fog")] == [False, False]


@pytest.mark.rule("keyword.fear.roll", "keyword.fear.5", "keyword.fear.6")
@pytest.mark.parametrize(("die", "abilities", "slowed"), [(4, True, False), (5, False, False), (6, True, True)])
def test_fear_takes_all_abilities_on_a_five_and_the_way_alone_on_a_six(die, abilities, slowed):
    table = Waters()
    table.ship(0, "scs-134", 500, 500, 0)
    table.ship(1, "sm-ss-001", 520, 548, 0, crew=("sm-t-010",))
    table.ship(1, PICADOR, 500, 585, 0)  # beyond S
    t = rolling(table, die)
    answered(t, frighten(t, 0))
    words = powers(table.s, table.s.ships[1])
    assert ("armor(2)" in words, "captain" in words) == (abilities, abilities)
    assert bool(table.s.ships[1].state & SLOWED) is slowed
    assert table.s.ships[2].state == 0


@pytest.mark.rule("event.favor-of-the-gods")
def test_the_gods_take_events_from_hands_and_the_sea_and_free_whom_mermaids_held_alone():
    table = Waters()
    table.ship(1, DOVER, 500, 500, 0, held=2)
    table.ship(1, DOVER, 700, 500, 0, held=2)
    table.s.charmed = (1,)
    table.s.events = [[NUMBER["rv-063b"]], [NUMBER["rv-037b"]]]
    table.s.tokens = [Token("event_becalmed", 1, 50_000, 50_000)]
    favour(rolling(table), 0, "")
    assert (table.s.events, table.s.tokens) == ([[], []], [])
    assert [ship.held for ship in table.s.ships] == [2, 0]


@pytest.mark.rule("event.false-treasure")
def test_treasure_of_others_alone_is_false():
    table = Waters()
    for owner, coins in ((0, (1,)), (1, (1,)), (1, ())):
        table.ship(owner, DOVER, 300, 300 + 50 * len(table.s.ships), 0, coins=coins)
    assert laden_enemies(table.s, 0) == ["ship:1"]
    table.s.ships[1].wreck = True
    assert laden_enemies(table.s, 0) == []


@pytest.mark.rule("event.hidden-cove")
def test_nobody_slips_out_of_the_fog_into_a_cove():
    table = Waters().treasure(5, 1)
    table.ship(0, DOVER, 500, 500, 0)
    table.ship(0, DOVER, 600, 500, 0, fog=0)
    assert coves(table.s, 0) == ["ship:0"]


@pytest.mark.rule("event.foul-winds")
def test_the_player_to_the_left_blows_ships_at_sea_and_only_islands_break_them():
    table = Waters(3)
    table.s.islands[4].home = -1
    table.ship(0, DOVER, 500, 500, 0)
    table.ship(0, PICADOR, 560, 500, 0)  # ahead of her
    moored(table, 1, PICADOR, 2)
    table.ship(1, PICADOR, 500, 610, 0)  # beyond L
    script = foul_winds(rolling(table), 2, "sea:48000,50000")
    blown = []
    ask = next(script, None)
    while ask is not None:
        blown.append((ask.ship, ask.seat))
        try:
            ask = script.send("0")
        except StopIteration:
            break
    assert blown == [(0, 1), (1, 1)]
    assert [ship.masts.bit_count() for ship in table.s.ships] == [4, 2, 2, 2]


@pytest.mark.rule("ability.marine-plus-1-vs-n")
def test_a_grudge_of_marines_is_against_forts_too():
    table = Waters()
    table.ship(0, DOVER, 500, 500, 0, crew=("rv-44",))
    for island, card in ((1, "rv-22"), (2, "cc-47")):  # a pirate fort and an English one
        table.fort(1, card, island)
    assert [marine_bonus(table.s, table.s.ships[0].crew[0], f"fort:{i}") for i in (0, 1)] == [1, 0]


@pytest.mark.rule("keyword.marine.shoot")
def test_a_marine_ashore_shoots_at_enemies_and_not_over_islands():
    table = Waters()
    table.ship(0, DOVER, 400, 330, 0)
    item = table.crew(0, "rv-44", table.s.islands[5].crew)
    table.s.posts[str(item)] = (20_000, 31_000)
    table.ship(1, PICADOR, 260, 310, 0)
    table.ship(0, PICADOR, 260, 280, 0)
    assert [target for _, target in marine_lines(table.s, item)] == ["ship:1"]
    land = table.s.islands[2]
    land.x, land.y, land.shape, land.rotation = 21_500, 31_000, 0, 900
    assert marine_lines(table.s, item) == []


@pytest.mark.rule("ability.extra-action-crew")
def test_a_crew_is_given_up_for_a_second_action_only_and_only_if_it_goes():
    table = Waters()
    table.ship(0, NYMPH, 500, 500, 0, crew=("sm-pc-002", "sm-t-008"))
    table.s.ships[0].acts, table.s.ships[0].acted = 2, True
    assert gives_up_crew(table.s, 0) == []
    table.s.ships[0].acts = 1
    assert gives_up_crew(table.s, 0) == [""]
    doctor = table.crew(0, "cc-45")
    table.s.drifters = (doctor,)  # found on an island, he works on ships of any nation
    captain = table.s.ships[0].crew[1]
    table.s.seen[captain] = -1
    t = rolling(table)
    answered(t, give_up_crew(t, 0, ""), "1")
    assert captain in table.s.ships[0].crew
    assert (table.s.ships[0].acted, table.s.ships[0].spare) == (True, 0)
    assert gives_up_crew(table.s, 0) == []  # it was tried this turn


@pytest.mark.rule("ability.aura-cannon-1-s", "ability.cannon-plus-1-per-friend-within-s")
def test_flagships_do_not_add_up_and_wrecks_help_nobody():
    table = abeam(DOVER, CAROLINA)
    for x in (500, 400):
        table.ship(0, FLAGSHIP, x, 470, 0)
    assert roll_bonus(table.s, 0, table.s.ships[1]) == 1
    for ship in table.s.ships[2:]:
        ship.state |= SHIP_OFF
    assert roll_bonus(table.s, 0, table.s.ships[1]) == 0
    many = abeam(CONSORT, CAROLINA)
    many.ship(0, DOVER, 500, 470, 0, wreck=True)
    assert roll_bonus(many.s, 0, many.s.ships[1]) == 0


@pytest.mark.rule("ability.hit-kills-cargo")
def test_every_hit_of_ships_and_forts_may_cost_cargo():
    table = abeam("cc-8", CAROLINA, coins=())
    for value in (1, 2):
        table.coin(table.s.ships[1].coins, value, 2)
    t = rolling(table)
    for answers, left in ((("0", "kill", "coin:0"), 1), (("1", "kill"), 0)):
        answered(t, strike(t, "ship:0", "ship:1", 0, 1), *answers)
        assert len(table.s.ships[1].coins) == left
    table.coin(table.s.ships[1].coins, 1, 2)
    fort = table.fort(0, "cc-31", 5)
    answered(t, strike(t, f"fort:{fort}", "ship:1", 0, 1), "kill")
    assert table.s.ships[1].coins == []


@pytest.mark.rule("ability.plunder-touch-n")
def test_plunder_is_the_best_of_enemies_as_far_as_there_is_room():
    table = side_by_side("cc-55", "sm-ps-001", coins=(1, 1, 1))  # two places left
    other = table.s.ships[1]
    other.coins.clear()
    for value in (1, 3, 2):
        table.coin(other.coins, value, 2)
    other.owner = 0
    assert "use:0:plunder_touch(pirate)" not in table.turn().options()  # a friend's
    other.owner = 1
    play = table.turn().do("use:0:plunder_touch(pirate)")
    assert sorted(play.s.worth[coin] for coin in play.s.ships[0].coins) == [1, 1, 1, 2, 3]


@pytest.mark.rule("ability.pick-mast")
def test_who_picks_the_mast_is_seen():
    table = abeam("sm-ss-001", DOVER, crew=("sm-sc-011",))
    t = rolling(table)
    answered(t, strike(t, "ship:0", "ship:1", 0, 1), "2")
    assert table.s.ships[1].masts == 0b1011
    assert table.s.seen[table.s.ships[0].crew[0]] == -1


@pytest.mark.rule("ability.crew-shield")
def test_a_doctor_serves_ships_of_his_nation():
    table = Waters()
    table.ship(0, DOVER, 500, 500, 0, crew=("rv-064a", "captain"))
    captain = table.s.ships[0].crew[1]
    table.s.seen[captain] = -1
    assert sheltered(table.s, table.s.ships[0], captain) == -1
    own = table.crew(0, "cc-45")
    assert sheltered(table.s, table.s.ships[0], captain) == own


@pytest.mark.rule("ability.claim-derelict")
@pytest.mark.parametrize(("more", "asked"), [({}, True), ({"wreck": True}, False), ({"owner": 0}, False)])
def test_only_a_derelict_of_an_enemy_is_claimed(more, asked):
    table = side_by_side("rv-82", CAROLINA)
    other = table.s.ships[1]
    other.masts = 0
    for field, value in more.items():
        setattr(other, field, value)
    assert (type(next(explore_ship(rolling(table), 0, 1))).__name__ == "Claim") is asked


@pytest.mark.rule("keyword.turtle.no-board")
@pytest.mark.parametrize(("panels", "offered"), [(2, ["pass"]), (1, ["pass"]), (0, ["pass", "board"])])
def test_one_panel_keeps_boarders_off(panels, offered):
    table = about_to_ram(DOVER, "scs-21")
    table.s.ships[1].panels = panels
    assert Board(0, 0, 1).options(table.s) == offered


@pytest.mark.rule("keyword.treasure-ship")
def test_the_emperors_commander_serves_aboard_the_treasure_ship_alone():
    table = Waters()
    table.ship(0, "scs-300a", 500, 500, 0, crew=("scs-300b",))
    table.ship(0, "scs-5", 500, 700, 0, crew=("scs-300b",))
    words = [{"captain", "same_action_twice(5+)"} & powers(table.s, ship) for ship in table.s.ships]
    assert words == [{"captain", "same_action_twice(5+)"}, set()]
    assert [fault.rule for fault in examine("scs-5\nscs-300b").faults] == ["keyword.treasure-ship"]


@pytest.mark.rule("ability.ignore-terrain")
@pytest.mark.parametrize(("crew", "rough"), [("rv-36", False), ("captain", True), ("rv-19", True)])
def test_only_who_can_keeps_a_ship_of_his_nation_safe(crew, rough):
    table = Waters()
    table.ship(0, DOVER, 500, 500, 0, crew=(crew,))
    table.terrain("reef", 600, 500)
    assert bool(Sail(0, 0, "SS").waters(table.s).terrain) is rough


@pytest.mark.rule("ability.jonah")
@pytest.mark.parametrize(("die", "ashore"), [(4, False), (5, True)])
def test_a_jonah_brings_bad_luck_on_a_five(die, ashore):
    table = Waters(3)
    table.s.islands[4].home = -1
    table.ship(0, NYMPH, 500, 500, 0, crew=("cc-029b", "sm-t-012", "sm-t-008"))
    captain = table.s.ships[0].crew[2]
    script = jonah(rolling(table, die), 0)
    assert next(script).sole(table.s) == "pass"  # nobody rolls again
    try:
        ask = script.send("pass")
    except StopIteration:
        assert not ashore
    else:
        assert ashore
        assert (ask.seat, ask.item) == (1, captain)  # the player to the left, and who cost the most


@pytest.mark.rule("event.rolling-fog")
def test_rolling_fog_swallows_ships_and_stops_at_islands_and_smoke_does_not_roll():
    table = Waters()
    bank = table.terrain("fog", 500, 500)
    table.ship(1, DOVER, 640, 500, 0)
    land = table.s.islands[5]
    land.x, land.y = 50_000, 59_000
    table.s.tokens = [Token("event_rolling_fog", 0, 50_000, 50_000, bank)]
    drifting_fog(rolling(table, 1), 1)
    assert (table.s.terrain[bank].x, table.s.ships[0].fog) == (50_000, -1)  # not her turn
    drifting_fog(rolling(table, 1), 0)
    assert (table.s.terrain[bank].x, table.s.ships[0].fog) == (55_400, bank)
    table.s.terrain[bank].x = 50_000
    drifting_fog(rolling(table, 2), 0)
    assert table.s.terrain[bank].y < 52_700
    assert fog_banks(table.s, 0) == ["terrain:0"]
    table.s.terrain[bank].smoke = 0
    assert fog_banks(table.s, 0) == []


@pytest.mark.rule("event.duel")
def test_who_fights_a_duel_is_seen():
    table = Waters()
    table.ship(0, DOVER, 500, 500, 0, crew=("captain",))
    table.ship(1, PICADOR, 700, 500, 0, crew=("helmsman",))
    one, other = table.s.ships[0].crew[0], table.s.ships[1].crew[0]
    t = SeaTable(table.s, Loaded([[3, 3]], Fast(1)))
    answered(t, duel(t, 0, "duel:0>1/0>0"))
    assert [table.s.seen[item] for item in (one, other)] == [-1, -1]
    assert other in table.s.gone
    assert table.s.ships[0].crew == [one]


@pytest.mark.rule("unique.dry-powder")
def test_powder_is_of_no_use_to_silent_guns():
    table = abeam(DOVER, CAROLINA)
    item = table.find(0, "cc-95", face_up=False)
    assert f"reveal:{item}" in table.turn().options()
    table.find(0, "bc-108")
    assert f"reveal:{item}" not in table.turn().options()


@pytest.mark.rule("unique.bad-maps")
def test_bad_maps_leave_other_ships_where_they_were():
    table = Waters()
    land = table.s.islands[5]
    berths = sorted(berths_at(2, land.shape, land.x, land.y, land.rotation))
    for owner, (x, y, heading) in ((0, berths[-1]), (1, berths[0])):
        table.ship(owner, PICADOR, x / 100, y / 100, heading / 10)
    assert [ship.docked for ship in table.s.ships] == [5, 5]
    t = rolling(table)
    answered(t, bad_maps(t, 0, -1, 5), "0")
    assert [ship.docked for ship in table.s.ships] == [5, -1]
    assert table.s.ships[1].x == berths[0][0]


@pytest.mark.rule("unique.homemade-flag")
def test_a_homemade_flag_shortens_guns_of_twice_the_range_too():
    table = Waters()
    table.ship(0, DOVER, 500, 500, 0)
    table.ship(1, CAROLINA, 500, 600, 0)
    table.find(1, bearer("ut_homemade_flag"))
    me, it = table.s.ships
    assert reach_at(table.s, me, it, Cannon(3, "S"), True) == S
    assert reach_at(table.s, it, me, Cannon(3, "S"), True) == 2 * S


@pytest.mark.rule("unique.jade")
def test_jade_is_worth_nothing_at_a_fort():
    table = Waters()
    table.fort(0, "cc-47", 5)
    moored(table, 0, DOVER, 5, coins=(2, 1))
    jade = table.find(0, bearer("ut_jade"))
    t = rolling(table)
    t.unload(0)
    assert (table.s.made, len(table.s.forts[0].coins), table.s.ships[0].finds) == (0, 2, [jade])


@pytest.mark.rule("unique.abandoned-crew")
@pytest.mark.parametrize(("helmsmen", "told"), [(2, []), (3, ["unique.abandoned-crew"])])
def test_as_many_are_abandoned_as_there_are_tokens(helmsmen, told):
    fleet = f"{DOVER}\n{bearer('ut_abandoned_crew')}{' = sm-t-016' * helmsmen}"
    assert [fault.rule for fault in examine(fleet).faults] == told


@pytest.mark.rule("unique.kharmic-idol")
def test_an_idol_takes_wolves_and_what_lies_face_up_and_no_natives():
    table = Waters()
    table.ship(0, DOVER, 500, 500, 0)
    table.ship(1, DOVER, 700, 500, 0)
    shown, hidden = table.find(1, "rv-111"), table.find(1, "cc-95", face_up=False)
    land = table.s.islands[5]
    natives, wolves = (table.unique(land.coins, bearer(f"ut_{name}"), -1) for name in ("natives", "wolves"))
    idol(rolling(table), 0, -1, 5)
    assert (land.coins, table.s.ships[1].finds) == ([natives], [hidden])
    assert {shown, wolves} <= set(table.s.gone)


@pytest.mark.rule("unique.knights-of-malta-banner", "unique.barbary-banner")
@pytest.mark.parametrize(
    ("card", "effect", "made"),
    [
        (DOVER, "ut_knights_of_malta_banner", 2),
        ("bc-6", "ut_knights_of_malta_banner", 0),
        (DOVER, "ut_barbary_banner", 0),
        ("bc-6", "ut_barbary_banner", 2),
    ],
)
def test_a_banner_pays_for_each_mast_aboard_ships_of_one_side(card, effect, made):
    table = Waters()
    table.ship(0, card, 500, 500, 0)
    table.find(0, bearer(effect))
    banner(rolling(table), "ship:0", 2)
    assert table.s.made == made


@pytest.mark.rule("unique.knights-of-malta-banner", "ability.pin-kills-crew-mast")
def test_a_banner_pays_for_a_mast_that_falls_by_a_pin():
    table = about_to_ram("scs-216", CAROLINA)
    table.s.ships[0].x = 35_098
    table.find(0, bearer("ut_knights_of_malta_banner"))
    t = rolling(table)
    answered(t, hurts(t, 0), "0")
    assert (table.s.ships[1].masts, table.s.made) == (0b110, 1)


@pytest.mark.rule("ability.steal-touch-1")
def test_a_thief_takes_any_coin_of_an_enemy_where_there_is_room_and_is_seen():
    def thief(coins: int = 0, owner: int = 1) -> Waters:
        table = side_by_side(NYMPH, crew=("sm-pc-009",), coins=(1,) * coins)
        other = table.s.ships[1]
        other.coins.clear()
        for value in (2, 3):
            table.coin(other.coins, value, 2)
        other.owner = owner
        return table

    order = "use:0:steal_touch(1)"
    assert order in thief(1).turn().options()
    assert order not in thief(2).turn().options()  # her hold is full
    assert order not in thief(owner=0).turn().options()
    taken = set()
    for seed in range(8):
        play = thief().turn(then=seed).do(order)
        taken.add(play.s.worth[play.s.ships[0].coins[0]])
        assert len(play.told("crew-revealed")) == 1
    assert taken == {2, 3}


@pytest.mark.rule("ability.board-at-s")
def test_who_boards_from_afar_has_the_ability_is_near_and_is_seen():
    table = Waters()
    table.ship(0, "scs-46", 500, 500, 0)
    table.ship(1, DOVER, 500, 570, 0)
    table.ship(1, DOVER, 500, 600, 0)
    assert boardable(table.s, 0) == [1]
    assert BoardAfar(0, 0).options(table.s) == ["pass", "ship:1"]
    table.s.ships[0].state |= STILLED
    assert list(board_afar(rolling(table), 0)) == []
    table.s.ships[0].state = SHIP_OFF
    assert BoardAfar(0, 0).options(table.s) == ["pass"]


@pytest.mark.rule("ability.extra-action-5", "ability.same-action-twice-5")
def test_who_is_held_gets_no_more_actions_and_who_has_acted_none_twice():
    table = Waters()
    table.ship(0, DOVER, 500, 500, 0)
    me = table.s.ships[0]
    assert (rolls_for_action(table.s, 0), rolls_for_twice(table.s, 0)) == ([""], [""])
    me.acts, me.acted = 1, True
    assert (rolls_for_action(table.s, 0), rolls_for_twice(table.s, 0)) == ([""], [])
    me.acts, me.acted, me.held = 0, False, 1
    assert (rolls_for_action(table.s, 0), rolls_for_twice(table.s, 0)) == ([], [])
    me.held = 0
    spend(me, "same_action_twice(5+)")
    assert rolls_for_twice(table.s, 0) == []


@pytest.mark.rule("ability.cannoneer")
def test_a_cannoneer_fires_again_once_in_every_turn_and_in_some_forts_too():
    table = abeam(DOVER, CAROLINA, crew=("cannoneer",))
    table.s.ships[0].repeated = True
    renewed(table.s, 0)
    assert table.s.ships[0].repeated is False
    assert [can_repeat(table.s, table.s.forts[table.fort(0, card, 5)]) for card in ("cc-63", "cc-47")] == [True, False]


@pytest.mark.rule("ability.cannons-stay")
@pytest.mark.parametrize(("masts", "fire", "guns"), [((0,), 0, 3), ((0,), 1, 2), ((), 0, 0)])
def test_guns_stay_while_a_mast_stands_and_those_that_burn_are_silent(masts, fire, guns):
    card = next(c.id for c in CARDS if c.type == "ship" and c.masts == 3 and "cannons_stay" in c.effects)
    table = Waters()
    table.ship(0, card, 500, 500, 0, masts=masts, fire=fire)
    assert len(battery(table.s, table.s.ships[0])) == guns


@pytest.mark.rule("ability.cargo-plus-1")
def test_room_is_made_aboard_ships_of_ones_nation():
    table = Waters()
    table.ship(0, PICADOR, 500, 500, 0, crew=("sm-sc-004",))
    table.ship(0, DOVER, 600, 500, 0, crew=("sm-sc-004",))
    assert [room(table.s, ship) for ship in table.s.ships] == [3, 5]


@pytest.mark.rule("ability.crew-ok-n")
def test_a_welcome_is_to_one_nation_more_and_only_while_it_is_given():
    table = Waters()
    table.ship(0, "scs-215", 500, 500, 0, crew=("sm-t-008", "sm-t-016", "scs-115"))  # Jade, welcomes pirates
    ship = table.s.ships[0]
    assert [serves(table.s, ship, item) for item in ship.crew] == [True, False, True]
    assert "captain" in powers(table.s, ship)
    ship.state |= SHIP_OFF
    assert [word in powers(table.s, ship) for word in ("captain", "move_plus(S)")] == [False, True]


@pytest.mark.rule("ability.firepot")
def test_a_firepot_burns_what_does_not_burn_yet_and_takes_a_flag():
    table = Waters()
    table.ship(1, PICADOR, 500, 500, 0, fire=0b11)
    t = rolling(table)
    assert list(burst(t, "firepot", "ship:0", 0, 1)) == []
    fort = table.s.forts[table.fort(1, "cc-47", 5)]
    answered(t, burst(t, "firepot", "fort:0", 0, 1), "0")
    assert fort.flags == 0b1110


@pytest.mark.rule("ability.fort-second-action-4")
@pytest.mark.parametrize(("card", "acts", "again"), [("cc-91", 1, True), ("cc-91", 2, False), ("cc-47", 1, False)])
def test_one_fort_gives_a_second_action_and_no_third(card, acts, again):
    table = Waters()
    table.fort(0, card, 5)
    moored(table, 0, DOVER, 5, coins=(3, 1), acts=acts, acted=True)
    table.find(0, "rv-111")
    table.crew(0, "captain")
    rolling(table).unload(0)
    me = table.s.ships[0]
    assert me.acted is not again
    me.acted, me.unloaded = True, 4
    rewards(rolling(table), 0, [table.s.forts[0].coins[0]], False)
    assert me.acted  # nor the same again


@pytest.mark.rule("ability.repair-on-sink-1")
@pytest.mark.parametrize(
    ("theirs", "mine", "plain", "mended"),
    [(0, 1, False, True), (1, 1, False, False), (0, 0, False, False), (0, 1, True, False)],
)
def test_a_mast_is_mended_by_a_gun_that_sinks_a_ship_where_one_is_missing(theirs, mine, plain, mended):
    card = next(c for c in CARDS if c.type == "ship" and "repair_on_sink(1)" in c.effects)
    table = abeam(card.id, CAROLINA, masts=range(mine and 1, card.masts))
    table.ship(1, PICADOR, 900, 850, 0)
    table.s.ships[1].masts = 0b11 * theirs
    t = rolling(table)
    table.s.agenda.clear()
    answered(t, strike(t, "ship:0", "ship:1", 0, 1, plain=plain), *(["0"] if theirs else []))
    assert bool(table.s.agenda) is mended


@pytest.mark.rule("ability.return-home")
def test_crew_that_returns_home_does_so_from_the_deep_too():
    table = Waters()
    table.ship(0, NYMPH, 500, 500, 0, crew=("cc-26",))
    item = table.s.ships[0].crew[0]
    rolling(table).sink(0, 1)
    assert table.s.ashore[0] == [item]


@pytest.mark.rule("ability.treasure-to-cannon-3s")
def test_coins_aboard_or_at_home_are_cast_and_no_captives():
    table = Waters().home(0, 2)
    moored(table, 0, "scs-13", 0, coins=(1,))
    table.crew(0, "sm-t-010", table.s.ships[0].coins)
    assert castable(table.s, 0) == ["coin:ship:0/0", "home:0"]
    armed = abeam("sm-ss-008", NYMPH, masts=(1,), extra=1)  # +1 against pirates
    play = armed.turn().do("ship:0", "shoot")
    assert play.words()["spare:0>ship:1"]["least"] == 4


@pytest.mark.rule("ability.unload-within-s")
@pytest.mark.parametrize(("y", "coins", "offered"), [(225, (1,), True), (225, (), False), (245, (1,), False)])
def test_gold_goes_ashore_from_within_s_and_the_ship_stays_at_sea(y, coins, offered):
    table = Waters()
    table.ship(0, PICADOR, 500, y, 270, crew=("sm-sc-009",), coins=coins)
    play = table.turn()
    assert ("use:0:unload_within(S)" in play.options()) is offered
    if offered:
        assert play.do("use:0:unload_within(S)").s.ships[0].docked == -1


@pytest.mark.rule("unique.plague")
def test_the_plague_leaves_who_has_it_for_any_ship_but_a_wreck():
    for sick in (0, 1):
        for wreck in (False, True):
            table = side_by_side(DOVER)
            table.s.ships[1 - sick].wreck = wreck
            item = table.find(sick, bearer("ut_plague"))
            spread(rolling(table), 0)
            assert [item in ship.finds for ship in table.s.ships[:2]] == [(sick == 0) is wreck, (sick == 1) is wreck]


@pytest.mark.rule("unique.relics")
def test_relics_are_given_to_ships_whose_turn_they_end_whole():
    table = abeam(DOVER, CAROLINA, spare=1)
    table.find(1, bearer("ut_relics"))
    table.fort(0, "cc-47", 5)
    t = rolling(table)
    answered(t, relics(t, "fort:0", 1))  # a fort is offered none
    answered(t, relics(t, "ship:0", 1), "give")
    assert (table.s.ships[0].spare, table.s.ships[0].acted, len(table.s.ships[0].finds)) == (0, True, 1)


@pytest.mark.rule("unique.rum", "unique.spices")
def test_rum_waits_for_home_and_spices_are_sold_at_a_fort():
    table = Waters()
    table.fort(0, "cc-47", 5)
    moored(table, 0, DOVER, 5, coins=(2, 1))
    rum, spices = table.find(0, bearer("ut_rum")), table.find(0, bearer("ut_spices"))
    table.s.stamps[str(rum)] = 4
    rolling(table).unload(0)
    assert (table.s.ships[0].finds, spices in table.s.gone, table.s.made) == ([rum], True, 2)


@pytest.mark.rule("unique.wine")
@pytest.mark.parametrize(("y", "peace"), [(770, True), (745, False)])
def test_wine_makes_peace_within_s_of_an_enemy_home_both_ways(y, peace):
    table = Waters()
    table.ship(0, PICADOR, 500, y, 90)
    table.ship(1, CAROLINA, 540, y, 90)
    table.find(0, bearer("ut_wine"))
    ship, foe = table.s.ships
    assert silent(table.s, ship) is peace
    assert may_aim(table.s, foe, ship, CARDS[foe.card].cannons[0]) is not peace


@pytest.mark.rule("unique.wolves")
@pytest.mark.parametrize(("crew", "y", "met"), [("musketeer", 340, [5]), ("captain", 340, []), ("musketeer", 390, [])])
def test_wolves_are_hunted_by_muskets_near_by_and_the_hunter_is_seen(crew, y, met):
    table = Waters()
    table.ship(0, DOVER, 200, y + 20, 0, crew=(crew,))
    table.unique(table.s.islands[5].coins, bearer("ut_wolves"), -1)
    assert packs(table.s, 0) == met
    if met:
        t = rolling(table, 1)
        answered(t, hunt(t, 0))
        assert table.s.seen[table.s.ships[0].crew[0]] == -1


@pytest.mark.rule("unique.trade-route")
def test_a_trade_route_needs_gold_at_both_ends_and_takes_it_by_chance():
    empty = Waters().home(1, 2)
    empty.ship(0, DOVER, 500, 500, 0)
    assert rich_homes(empty.s, 0) == []
    given = set()
    for seed in range(8):
        table = Waters().home(0, 1, 2).home(1, 3, 4)
        table.ship(0, DOVER, 500, 500, 0)
        t = SeaTable(table.s, Fast(seed))
        answered(t, trade_route(t, 0))
        given |= {table.s.worth[coin] for coin in table.s.homes[0]} & {3, 4}
    assert given == {3, 4}


@pytest.mark.rule("unique.spices")
def test_spices_wait_for_a_coin():
    table = Waters()
    moored(table, 0, DOVER, 0)
    spices = table.find(0, bearer("ut_spices"))
    rolling(table).unload(0)
    assert table.s.ships[0].finds == [spices]


@pytest.mark.rule("unique.resurrection-codex")
def test_who_is_brought_home_burns_no_more():
    table = Waters()
    table.ship(0, DOVER, 500, 500, 0, masts=(0,), fire=1, scuttled=True)
    assert bring_home(rolling(table), 0)
    me = table.s.ships[0]
    assert (me.masts, me.fire, me.scuttled, me.docked) == (0b1111, 0, False, 0)


@pytest.mark.rule("unique.rotting-hull")
def test_what_a_rotting_hull_has_no_room_for_is_left_on_the_island():
    table = Waters()
    moored(table, 0, PICADOR, 5, coins=(1, 2))
    item = table.unique(table.s.islands[5].coins, bearer("ut_rotting_hull"))
    t = rolling(table)
    answered(t, find(t, 0, item, 5), "coin:0")
    assert [table.s.worth[coin] for coin in table.s.islands[5].coins] == [1]
    assert [table.s.worth[coin] for coin in table.s.ships[0].coins] == [2]


@pytest.mark.rule("unique.relics")
def test_relics_are_given_to_who_would_hurt_by_a_pin():
    table = about_to_ram("scs-216", CAROLINA)
    table.s.ships[0].x = 35_098
    item = table.find(1, bearer("ut_relics"))
    t = rolling(table)
    answered(t, hurts(t, 0), "give")
    assert (table.s.ships[1].masts, table.s.ships[0].finds) == (0b111, [item])


@pytest.mark.rule("unique.trees")
def test_who_has_lost_a_mast_takes_the_trees_unasked():
    table = Waters()
    moored(table, 0, DOVER, 5, masts=(0, 1, 2))
    item = table.unique(table.s.islands[5].coins, bearer("ut_trees"))
    t = rolling(table)
    answered(t, find(t, 0, item, 5))
    assert table.s.ships[0].finds == [item]


@pytest.mark.rule("unique.pandoras-box")
def test_the_box_holds_what_the_edition_knows():
    table = Waters(edition="BC")
    table.ship(0, DOVER, 500, 500, 0)
    sets = {CARDS[int(id)].set for id in Contribution(0, 0).options(table.s) if id != "pass"}
    assert sets == {"SM", "CC", "RV", "BC"}
