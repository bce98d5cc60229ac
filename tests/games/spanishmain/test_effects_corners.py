"""Abilities in odd company: of a derelict, in fog, at home, of another nation, on a ship whose luck is bad."""

import pytest

from kaper.games.spanishmain import GAME
from kaper.games.spanishmain.abilities import has, powers
from kaper.games.spanishmain.cards import CARDS, NUMBER
from kaper.games.spanishmain.chart import berth, fort_lines, island_shape, lines, terrain_shape
from kaper.games.spanishmain.effects.dice import CURSED
from kaper.games.spanishmain.effects.finds import find
from kaper.games.spanishmain.effects.guns import may_aim
from kaper.games.spanishmain.effects.happenings import foul_winds
from kaper.games.spanishmain.effects.hits import lose_crew
from kaper.games.spanishmain.effects.marines import marine_lines
from kaper.games.spanishmain.effects.pots import burst, pot_lines, smoke_places
from kaper.games.spanishmain.effects.start import turn_opens
from kaper.games.spanishmain.fleets.yard import examine
from kaper.games.spanishmain.geometry.shapes import BUILDS
from kaper.games.spanishmain.geometry.touch import touches
from kaper.games.spanishmain.harbour import Claim, explore_ship
from kaper.games.spanishmain.state import BOUND, CHAINED, CREW_OFF, SHIP_OFF, SLOWED, STUNK, TWICE, Token, gold
from tests.games.spanishmain.tables import ALBION, CAROLINA, DOVER, NYMPH, PICADOR, Waters
from tests.games.spanishmain.test_effects_ends import bearer
from tests.games.spanishmain.test_effects_free import side_by_side
from tests.games.spanishmain.test_effects_guns import abeam
from tests.games.spanishmain.test_effects_told import answered, heard
from tests.games.spanishmain.test_effects_told import verbs as rolling
from tests.games.spanishmain.test_odd_rulings import moored

ALBATROSS, RANSOM = "scs-105", "rv-60"
STINKER, CHAINER, OARSMAN, MUSKETEER = "cc-117", "cc-112", "sm-t-019", "sm-t-022"  # two English, two Pirates


def of(effect: str, *, type: str = "ship", nation: str = "", masts: int = 0) -> str:
    """A card with this ability alone."""
    return next(
        card.id
        for card in CARDS
        if card.effects == {effect} and not card.keywords and card.type == type
        if nation in ("", card.nation) and masts in (0, card.masts)
    )


# dice


@pytest.mark.rule("ability.same-action-twice-5", "event.luck")
@pytest.mark.parametrize(
    ("die", "albatross", "cursed", "twice"),
    [(5, False, False, True), (5, True, False, False), (6, True, False, True), (6, False, True, False)],
)
def test_bad_luck_lies_on_the_die_for_an_action_twice(die, albatross, cursed, twice):
    table = Waters()
    table.ship(0, NYMPH, 300, 500, 0, crew=("sm-pc-001",))
    if albatross:
        table.find(0, ALBATROSS)
    if cursed:
        table.s.tokens = [Token(CURSED, 1, 30_000, 50_000)]
    play = table.turn(dice=[die]).do("use:0:same_action_twice(5+)")
    assert bool(play.s.ships[0].state & TWICE) is twice


@pytest.mark.rule("ability.admiral-6", "event.luck")
def test_an_admiral_with_an_albatross_commands_nobody():
    table = Waters()
    table.ship(0, DOVER, 500, 500, 0, crew=("cc-44",))
    table.ship(0, ALBION, 900, 850, 0)
    table.find(0, ALBATROSS)
    assert table.turn(dice=[6]).do("use:0:admiral(6)").asks == "Order"


# at home


@pytest.mark.rule("ability.steal-touch-1", "ability.plunder-touch-n", "ability.trade-random-s", "dock.unload")
@pytest.mark.parametrize(
    ("card", "effect", "coins", "home"),
    [
        ("sm-ss-009", "steal_touch(1)", (), 1),
        ("sm-ss-007", "plunder_touch(pirate)", (), 2),
        ("cc-56", "trade_random(S)", (3,), 1),
    ],
)
def test_what_is_taken_alongside_at_home_is_unloaded_at_once(card, effect, coins, home):
    table = Waters()
    moored(table, 0, card, 0)
    me = table.s.ships[0]
    for value in coins:
        table.coin(me.coins, value, 1)
    table.ship(1, NYMPH, 0, 0, 0, coins=(2, 2))
    it = table.s.ships[1]
    beam = BUILDS[CARDS[me.card].masts].beam + BUILDS[CARDS[it.card].masts].beam
    it.x, it.y, it.heading = me.x + beam // 2 + 10, me.y, me.heading
    table.ship(1, DOVER, 900, 850, 0)
    play = table.turn().do(f"use:0:{effect}")
    assert play.s.ships[0].coins == []
    assert sum(play.s.worth[coin] == 2 for coin in play.s.homes[0]) == home


# pots


@pytest.mark.rule("ability.smokepot")
def test_smoke_lies_on_no_island():
    table = Waters()
    table.ship(0, DOVER, 500, 500, 0)
    free = smoke_places(table.s, 0)
    land = table.s.islands[5]
    land.x, land.y = 55_000, 50_000
    left = smoke_places(table.s, 0)
    assert 0 < len(left) < len(free)
    for x, y in left:
        table.s.terrain.clear()
        table.terrain("fog", x / 100, y / 100)
        assert not touches(terrain_shape(table.s.terrain[0]), island_shape(land))


@pytest.mark.rule("ability.stinkpot", "ability.chainshot", "ability.double-range-on6")
def test_pots_are_thrown_in_plain_shoot_actions_alone():
    table = abeam("sm-es-013", CAROLINA, crew=(STINKER, CHAINER))
    pots = {"stinkpot", "chainshot"}
    thrown = {
        mode: pots & {id.partition(":")[0] for id in table.turn().do("ship:0", mode).options()}
        for mode in ("shoot", "shoot-far")
    }
    assert thrown == {"shoot": pots, "shoot-far": set()}


@pytest.mark.rule("ability.stinkpot", "ability.chainshot")
@pytest.mark.parametrize(("pot", "state"), [("stinkpot", STUNK), ("chainshot", CHAINED)])
def test_stench_and_chains_wait_for_the_next_turn_of_who_is_hit(pot, state):
    table = abeam(DOVER, CAROLINA)
    table.crew(1, "rv-95")
    t = rolling(table)
    assert list(burst(t, pot, "ship:1", 0, 1)) == []
    assert table.s.ships[1].state == state
    assert "all_L" in powers(table.s, table.s.ships[1])  # not yet


@pytest.mark.rule("ability.stinkpot", "keyword.fear.5", "ability.when-off")
@pytest.mark.parametrize(
    ("state", "left"), [(CREW_OFF, {"ignore_terrain", "armor(2)"}), (CREW_OFF | SHIP_OFF, {"ignore_terrain"})]
)
def test_stench_and_fear_silence_no_treasure(state, left):
    table = Waters()
    table.ship(0, "sm-ss-001", 500, 500, 0, crew=("sm-t-010",), state=state)
    table.find(0, "rv-105")
    assert powers(table.s, table.s.ships[0]) & {"ignore_terrain", "armor(2)", "captain"} == left


# hits


@pytest.mark.rule("ability.hit-kills-crew-1-turn", "ability.crew-safe")
@pytest.mark.parametrize(("target", "dead"), [("scs-35", False), ("sm-ps-012", True)])
def test_a_hit_kills_no_crew_that_is_safe(target, dead):
    table = abeam("sm-ss-006", target)
    item = table.crew(1, "sm-t-012")
    play = table.turn(dice=[6]).do("ship:0", "shoot", "0>ship:1", "0")
    assert (item in play.s.gone) is dead
    assert len(play.told("ability-used")) == int(dead)  # nothing is used up where nobody can die


@pytest.mark.rule("ability.hit-kills-crew-1-turn", "keyword.ransom.eliminate")
def test_a_ransom_is_paid_for_who_dies_by_a_hit():
    table = abeam("sm-ss-006", CAROLINA)
    table.crew(1, RANSOM)
    play = table.turn(dice=[6]).do("ship:0", "shoot", "0>ship:1", "0")
    assert (play.s.made, [play.s.worth[coin] for coin in play.s.homes[0]]) == (1, [1])
    nobody = abeam("sm-ss-006", CAROLINA)
    nobody.crew(1, RANSOM)
    t = rolling(nobody)
    answered(t, lose_crew(t, 1, -1))
    assert nobody.s.made == 0


@pytest.mark.rule("shoot.musket-hit", "ability.misfire", "ability.treasure-to-cannon-3s")
@pytest.mark.parametrize("shot", ["0>ship:1", "musket>ship:1", "spare:0>ship:1"])
def test_every_gun_of_a_ship_misfires_on_a_one(shot):
    table = abeam("sm-ps-021", CAROLINA, far=30, crew=(MUSKETEER,), extra=1)
    play = table.turn(dice=[1]).do("ship:0", "shoot", shot, "1")
    assert play.s.ships[0].masts == 0b01


@pytest.mark.rule("shoot.musket-hit", "ability.repair-on-sink-1", "crew.type.musketeer")
@pytest.mark.parametrize("shot", ["0>ship:1", "musket>ship:1", "spare:0>ship:1"])
def test_whichever_gun_sinks_a_ship_a_mast_is_mended(shot):
    table = abeam("sm-es-011", CAROLINA, far=30, masts=(0,), crew=("musketeer",), extra=1)
    table.s.ships[1].masts = 0
    table.ship(1, PICADOR, 900, 850, 0)
    play = table.turn(dice=[6]).do("ship:0", "shoot", shot)
    assert (play.s.ships[1].sunk, play.s.ships[0].masts) == (True, 0b11)


@pytest.mark.rule("ability.jonah", "crew.by-itself", "ability.when-off")
@pytest.mark.parametrize(("state", "hushed", "unlucky"), [(0, False, True), (CREW_OFF, False, False), (0, True, False)])
def test_a_jonah_of_another_nation_brings_his_bad_luck_too(state, hushed, unlucky):
    table = abeam(DOVER, NYMPH)
    jonah, captain = table.crew(1, "rv-037a"), table.crew(1, "sm-t-008")
    table.s.ships[1].state = state
    table.s.hushed = (jonah,) if hushed else ()
    play = table.turn(dice=[6, 5]).do("ship:0", "shoot", "0>ship:1", "0")
    assert (play.asks == "Maroon") is unlucky
    if unlucky:
        play.do("island:5")
        assert (play.s.islands[5].crew, play.s.ships[1].crew) == ([captain], [jonah])


# what may be aimed at


@pytest.mark.rule("ability.immune-l")
def test_forts_are_safe_from_long_guns_and_no_fort_reaches_who_is():
    table = Waters()
    sheltered, plain = (table.fort(1, card, island) for card, island in (("rv-45", 5), ("cc-47", 1)))
    table.ship(0, DOVER, 205, 350, 90)
    rank, long = CARDS[table.s.ships[0].card].cannons[:2]
    assert (rank.range, long.range) == ("S", "L")
    aimed = [
        may_aim(table.s, table.s.ships[0], table.s.forts[fort], gun)
        for fort in (sheltered, plain)
        for gun in (rank, long)
    ]
    assert aimed == [True, False, True, True]
    for card, shots in ((CAROLINA, [0, 1]), (of("immune(L)", masts=3), [])):
        siege = Waters()
        siege.ship(1, card, 530, 240, 0)
        siege.s.islands[0].home = -1
        siege.fort(0, "cc-47", 0)  # all her guns are long
        assert [number for number, _ in fort_lines(siege.s, 0)] == shots


@pytest.mark.rule("ability.untargetable-within-s", "keyword.marine.shoot")
def test_who_hides_from_ships_near_by_does_not_hide_from_a_marine_ashore():
    table = Waters()
    table.ship(0, DOVER, 400, 330, 0)
    item = table.crew(0, "rv-44", table.s.islands[5].crew)
    table.s.posts[str(item)] = (20_000, 31_000)
    table.ship(1, of("untargetable(within_S)", masts=2), 260, 310, 0)
    assert [target for _, target in marine_lines(table.s, item)] == ["ship:1"]


# moves


@pytest.mark.rule("ability.bonus-move-s-after-load", "ability.bonus-move-s-after-unload")
@pytest.mark.parametrize("loads", [True, False])
def test_a_move_for_nothing_is_one_s_and_comes_once(loads):
    table = Waters()
    if loads:
        table.ship(0, "rv-43", 203, 690, 180, docked=4)
        play = table.turn().do("ship:0", "explore", ["0"])
    else:
        table.ship(0, "sm-ss-013", 500, 228, 270, coins=(1,))
        play = table.turn().do("ship:0", "move", [[0, 5400]])
    assert play.asks == "Sail"
    assert play.refusal([[900, 5500]]) == "basic.move.segments"
    assert play.refusal([[900, 2000], [0, 1000]]) == "basic.move.segments"
    assert play.do([[900, 5400]]).asks == "Order"


@pytest.mark.rule("move.derelict-bonus", "ability.move-plus-s-if-no-cargo", "keyword.galley.bc", "ability.oars-s")
@pytest.mark.parametrize(
    ("card", "more", "segments"),
    [
        ("bc-34", {}, "S+S"),
        ("bc-34", {"coins": (1,)}, "S"),
        ("sm-ps-020", {"crew": (OARSMAN,)}, "S+S"),  # an Oarsman takes no space
        ("sm-ps-028", {"crew": (OARSMAN,)}, "S"),  # L more with all masts: of a derelict none stands
        (NYMPH, {"greased": True}, "S+L"),
    ],
)
def test_a_derelict_that_moves_has_its_own_bonus_too(card, more, segments):
    table = Waters()
    table.ship(0, card, 500, 500, 0, masts=(), **more)
    assert table.turn().view_segments(0) == segments


@pytest.mark.rule("unique.plague", "dock.unload")
def test_nobody_docks_with_the_plague_and_who_has_caught_it_casts_off():
    table = Waters().treasure(5, 1)
    moored(table, 0, PICADOR, 5)
    item = table.unique(table.s.islands[5].coins, bearer("ut_plague"))
    t = rolling(table)
    answered(t, find(t, 0, item, 5))
    assert table.s.ships[0].docked == -1
    assert berth(table.s, table.s.ships[0]) == []
    home = Waters()
    home.ship(0, DOVER, 500, 198, 270, coins=(2,))
    home.find(0, bearer("ut_plague"))
    play = home.turn().do("ship:0", "move", [[0, 5400]])
    assert (play.s.ships[0].docked, play.s.homes[0]) == (-1, [])


@pytest.mark.rule("event.foul-winds")
def test_foul_winds_blow_a_ship_l_and_nobody_who_is_docked():
    def blown(at_sea: bool) -> tuple[int, int]:
        table = Waters()
        if at_sea:
            table.ship(0, PICADOR, 500, 600, 90)
        else:
            moored(table, 0, PICADOR, 5)
        me = table.s.ships[0]
        before = me.x, me.y
        t = rolling(table)
        answered(t, foul_winds(t, 1, f"sea:{me.x},{me.y}"), *(["900"] if at_sea else []))
        return me.x - before[0], me.y - before[1]

    assert blown(at_sea=True) == (0, 8600)
    assert blown(at_sea=False) == (0, 0)


# fear


@pytest.mark.rule("keyword.fear.derelict", "keyword.fear.roll")
@pytest.mark.parametrize(
    ("mine", "theirs", "rolled"),
    [({}, {}, 1), ({"masts": ()}, {}, 0), ({}, {"masts": ()}, 0), ({"fog": 0}, {}, 0), ({}, {"fog": 0}, 0)],
)
def test_derelicts_and_who_is_lost_neither_frighten_nor_fear(mine, theirs, rolled):
    table = Waters()
    table.terrain("fog", 800, 200)
    table.ship(0, "scs-134", 500, 500, 0, **mine)
    table.ship(1, CAROLINA, 520, 548, 0, **theirs)
    t = rolling(table, 6)
    answered(t, turn_opens(t, 0))
    assert bool(table.s.ships[1].state & SLOWED) is bool(rolled)
    assert sum(one[0] == "ability-used" for one in heard(t)) == rolled


# treasures that give an ability to a ship that has none and no crew


@pytest.mark.rule("unique.shipping-charts", "unique.marksmans-map", "ability.peek-ship", "ability.peek-island")
@pytest.mark.parametrize(
    ("card", "effect", "where"),
    [("sm-t-001", "peek(ship)", "coin:ship:1"), ("sm-t-002", "peek(island)", "coin:island:4")],
)
def test_charts_and_maps_are_looked_at_once_a_turn(card, effect, where):
    table = Waters()
    table.ship(0, DOVER, 300, 310, 180)
    table.find(0, card)
    table.ship(1, CAROLINA, 700, 700, 0, coins=(1, 2))
    play = table.turn().do(f"use:0:{effect}")
    assert {id.partition("/")[0] for id in play.options()} == {where}
    play.do(play.options()[0])
    assert play.told("looked", 0)[0].worth is not None
    assert f"use:0:{effect}" not in play.options()
    play.next_turn(0)
    assert f"use:0:{effect}" in play.options()


@pytest.mark.rule("unique.forged-papers", "ability.explorer")
@pytest.mark.parametrize("papers", [True, False])
def test_with_forged_papers_an_island_is_explored_on_docking(papers):
    table = Waters().treasure(5, 1)
    table.ship(0, DOVER, 240, 310, 180)
    if papers:
        table.find(0, "sm-t-003")
    play = table.turn().do("ship:0", "move", [[0, 5400]])
    assert (play.s.ships[0].docked, play.asks == "FreeExplore") == (5, papers)
    if papers:
        assert play.do("explore").asks == "Load"


@pytest.mark.rule("unique.sextant", "ability.ignore-terrain")
@pytest.mark.parametrize(("sextant", "x"), [(True, 554), (False, 526)])
def test_a_sextant_leads_over_a_reef(sextant, x):
    table = Waters()
    table.ship(0, DOVER, 500, 500, 0)
    table.terrain("reef", 570, 500)
    if sextant:
        table.find(0, "rv-105")
    play = table.turn(dice=[4]).do("ship:0", "move", [[0, 5400]])
    assert (play.pose(0)[0], play.asks) == (x, "Order" if sextant else "Sail")


# boarding, exploring, abilities put off


@pytest.mark.rule("ability.board-at-s", "crew.reveal")
def test_who_boards_from_afar_is_turned_up():
    table = Waters()
    table.ship(0, NYMPH, 500, 500, 0, crew=("rv-143",))
    table.ship(1, DOVER, 500, 560, 0, coins=(1,))
    crew = table.s.ships[0].crew[0]
    play = table.turn(dice=[[6, 1]]).do("ship:0", "move", [])
    assert (play.asks, play.s.seen[crew]) == ("BoardAfar", 0b01)
    play.do("ship:1")
    assert play.s.seen[crew] == -1


@pytest.mark.rule("ability.claim-derelict", "explore.ships")
def test_nobody_claims_a_ship_under_sail_and_nobody_without_the_ability_a_derelict():
    table = side_by_side("rv-82", CAROLINA)
    assert "board-ship:1" not in table.turn().do("ship:0").options()
    assert type(next(explore_ship(rolling(table), 0, 1))).__name__ == "Exchange"
    table.s.ships[1].masts = 0
    assert Claim(0, 0, 1).options(table.s) == ("pass", "claim")
    table.s.ships[0].state = SHIP_OFF
    assert Claim(0, 0, 1).options(table.s) == ("pass",)
    stranger = side_by_side(DOVER, CAROLINA, crew=("helmsman",))
    stranger.s.ships[1].masts = 0
    stranger.s.fleets = [-1, -1]  # what somebody brought is not known
    assert Claim(0, 0, 1).options(stranger.s) == ("pass",)


@pytest.mark.rule("ability.cancel-s", "ability.cancel-whose")
def test_a_friends_ability_is_put_off_too_and_enemies_come_first():
    table = side_by_side("bc-64", "sm-ss-001")
    table.ship(0, "rv-13", 500, 470, 0, coins=(1,))
    table.crew(0, "sm-t-010")
    for enemy in (500, 486):
        table.ship(1, CAROLINA, enemy, 430, 0)
    play = table.turn()
    assert "shoot" not in play.do("ship:3").options()
    play = table.turn().do("use:0:cancel(S)")
    assert play.options() == ["ship:1", "ship:3"]  # herself and her crew are not among them
    play.do("ship:3")
    assert not has(play.s, play.s.ships[3], "no_shoot(treasure)")
    assert lines(play.s, 3)
    assert "shoot" in play.do("ship:3").options()


@pytest.mark.rule("ability.chainshot")
def test_who_is_chained_is_bound_for_one_turn_of_its_own():
    table = abeam(DOVER, CAROLINA, state=CHAINED)
    table.ship(0, ALBION, 900, 850, 0)
    play = table.turn(0, (), 1, "turn_begins")
    assert play.s.ships[0].state & BOUND
    assert "move" not in play.do("ship:0").options()
    play.do("idle").next_turn(0)
    assert "move" in play.do("ship:0").options()


# what a sample of rules, each broken on purpose, had shown to be unnoticed


@pytest.mark.rule("unique.neptunes-figurehead", "unique.resurrection-codex")
@pytest.mark.parametrize("card", ["ut_neptunes_figurehead", "ut_resurrection_codex"])
def test_who_is_saved_keeps_crew_and_treasure_and_brings_it_home(card):
    table = abeam(DOVER, CAROLINA, masts=(0, 1, 2, 3))
    it = table.s.ships[1]
    it.masts = 0
    captain, coin, sextant = table.crew(1, "cc-115"), table.coin(it.coins, 2, 2), table.find(1, "rv-105")
    table.find(1, bearer(card))
    table.ship(1, PICADOR, 900, 850, 0)
    play = table.turn(dice=[6]).do("ship:0", "shoot", "1>ship:1")
    it = play.s.ships[1]
    assert (it.sunk, it.masts, it.docked) == (False, 0b111, 3)
    assert (it.crew, it.coins, it.finds, play.s.homes[1]) == ([captain], [], [sextant], [coin])


@pytest.mark.rule("fleet.special-points", "setup.crew.point-limit", "ability.jonah")
def test_what_a_jonah_makes_free_counts_in_full_for_its_ship():
    crew = "\n".join(["cc-029b", "sm-t-008", "sm-t-012", "sm-t-022"])  # 3, 2 and 3 points beside him
    for ship, told in (("sm-ps-015", []), ("sm-ps-021", ["setup.crew.point-limit"])):
        seen = examine(f"{ship}\n{crew}")
        assert CARDS[NUMBER[ship]].points == seen.cost
        assert [fault.rule for fault in seen.faults if fault.rule == "setup.crew.point-limit"] == told


@pytest.mark.rule("fleet.special-points", "ability.fleet-points-5", "ability.crew-discount-1")
def test_nobody_has_points_more_for_who_is_not_there_or_crew_for_less_where_it_waits():
    assert (examine("sm-ps-009\ncc-27").most, examine("sm-ps-009\nsm-t-008").most) == (45, 40)
    aboard, waiting = (examine(f"sm-ps-009\n{home}sm-pc-012\nsm-t-008") for home in ("", "home:\n"))
    assert waiting.cost == aboard.cost + 1


@pytest.mark.rule("ability.marine-plus-1-vs-n", "keyword.marine.shoot")
@pytest.mark.parametrize(("target", "hit"), [(CAROLINA, True), (PICADOR, False)])
def test_the_grudge_of_a_marine_is_added_to_his_die(target, hit):
    table = abeam(DOVER, target, far=40)
    item = table.crew(0, "rv-35")  # against Americans
    play = table.turn(dice=[2]).do(f"marine:{item}", "ship:1")
    assert play.told("fired")[-1].hit is hit


@pytest.mark.rule("ability.marine-plus-1-vs-n", "keyword.marine.target")
@pytest.mark.parametrize(("enemy", "hit"), [("bc-95", True), ("bc-83", False)])  # an American, a Frenchman
def test_the_grudge_of_a_marine_is_against_crew_too(enemy, hit):
    table = Waters()
    table.ship(0, DOVER, 215, 335, 180)
    item = table.crew(0, "rv-35")
    ashore = table.crew(0, enemy, table.s.islands[5].crew)
    table.s.crew_owner[ashore] = 1
    table.s.posts[str(ashore)] = (20_000, 31_000)
    play = table.turn(dice=[2]).do(f"marine:{item}", f"marine:{ashore}")
    assert play.told("fired")[-1].hit is hit
    assert (ashore in play.s.wounded) is hit


@pytest.mark.rule("info.hidden")
def test_a_treasure_aboard_that_nobody_has_shown_is_seen_by_its_owner_alone():
    table = Waters()
    table.ship(0, DOVER, 500, 500, 0)
    table.find(0, "cc-95", face_up=False)
    table.find(0, "rv-105")
    seen = [GAME.view(table.s, seat).ships[0].finds for seat in (0, 1, None)]
    assert seen == [["ut_dry_powder", "ut_sextant"], [None, "ut_sextant"], [None, "ut_sextant"]]


@pytest.mark.rule("info.hidden")
def test_what_somebody_has_looked_at_may_be_looked_up_by_nobody_else():
    table = Waters().treasure(5, 2)
    coin = table.s.islands[5].coins[0]
    table.ship(0, DOVER, 500, 500, 0, coins=(3,))
    crew = table.crew(0, "captain")
    table.s.seen[coin] = 0b10
    views = [GAME.view(table.s, seat) for seat in (0, 1, None)]
    assert [view.islands[5].coins for view in views] == [[None], [2], [None]]
    assert [view.ships[0].coins for view in views] == [[3], [None], [None]]
    assert [view.ships[0].crew[0].key for view in views] == ["crew-captain", None, None]
    table.s.seen[crew] = -1
    assert [GAME.view(table.s, seat).ships[0].crew[0].key for seat in (1, None)] == ["crew-captain"] * 2


@pytest.mark.rule("explore.marker.when")
@pytest.mark.parametrize("explored", [True, False])
def test_who_is_sunk_where_it_explored_leaves_its_mark(explored):
    table = Waters().treasure(5, 2)
    moored(table, 0, PICADOR, 5, explored=explored)
    assert table.s.islands[5].marks == 0  # not while it lies there
    rolling(table).sink(0, 1)
    assert table.s.islands[5].marks == explored


@pytest.mark.rule("keyword.junk", "ability.firepot", "keyword.broadsides.cannons")
@pytest.mark.parametrize(("card", "guns"), [("scs-14", [0, 1]), (CAROLINA, [0])])
def test_a_junk_throws_pots_past_her_own_sails_too(card, guns):
    table = Waters()
    table.ship(0, card, 500, 500, 0)
    table.ship(1, PICADOR, 571, 500, 0)  # dead ahead
    assert [number for number, _ in pot_lines(table.s, 0)] == guns


@pytest.mark.rule("fort.no-repair", "dock.not-enemy")
def test_an_abandoned_fort_is_a_port_to_its_owner_alone_and_its_gold_counts():
    table = Waters()
    fort = table.fort(0, "cc-47", 5, flags=0, coins=(3, 2))
    moored(table, 0, PICADOR, 5, masts=(0,))
    enemy = Waters()
    enemy.fort(0, "cc-47", 5, flags=0)
    moored(enemy, 1, PICADOR, 5)
    assert [one.s.ships[0].docked for one in (table, enemy)] == [5, -1]
    assert gold(table.s, 0) == 5
    play = table.turn().do("ship:0", "repair")
    assert play.s.ships[0].masts == 0b11  # the ship is mended there, the fort is not
    play.do("end").next_turn(0)
    assert play.s.forts[fort].flags == 0
