"""Small scenes told whole: every event with all its fields, and what lies where afterwards, so that no verb of the table fails unseen."""

import pytest

from kaper.games.spanishmain.cards import NUMBER
from kaper.games.spanishmain.sailing import free_place, freed_poses
from kaper.games.spanishmain.setup import problems
from kaper.games.spanishmain.state import BOUND, RAIDED
from tests.games.spanishmain.tables import (
    ALBION,
    ANTELOPE,
    CAROLINA,
    CAZADOR,
    DOVER,
    NYMPH,
    PICADOR,
    Waters,
    fields,
    heard,
    story,
    verbs,
)

JADE, SEASONED, PHANTOM, HAG, DOCTOR = "scs-101", "rv-36", "cc-26", "cc-27", "cc-45"


def before(kind: str, card: str = DOVER, towing: bool = False, **more) -> Waters:
    """A ship heads for terrain 30 mm ahead, alone or with a derelict in tow; a consort of each is far away."""
    table = Waters()
    table.terrain(kind, 500, 500)
    table.ship(0, card, 426, 500, 0, **more)
    if towing:
        table.ship(0, PICADOR, 336, 500, 0, masts=(), towed=0)
        table.s.ships[0].tow = 1
    for seat in (0, 1):
        table.ship(seat, ALBION, 900, 850 - 60 * seat, 0)
    return table


# terrain


@pytest.mark.rule("terrain.reef.wreck", "terrain.reef.damage", "tow.end")
def test_a_reef_breaks_a_ship():
    table = before("reef", towing=True, masts=(0,), crew=("captain",), coins=(2,), fire=1, scuttled=True, panels=2)
    jade = table.find(0, JADE)
    captive = table.crew(0, "sm-t-010", table.s.ships[0].coins)
    coin, captain = table.s.ships[0].coins[0], table.s.ships[0].crew[0]
    play = table.turn(dice=[1]).do("ship:0", "move", [[0, 5400]])
    assert story(play) == [
        ("sailed", 0, "HMS Dover", [[42600, 50000, 0], [45600, 50000, 0]], "", 1, [36600, 50000, 0]),
        ("reef-rolled", 0, "HMS Dover", 0, 1, 3),
        ("tow-ended", 0, "HMS Dover", 1, "El Picador"),
        ("crew-lost", 0, "HMS Dover", NUMBER["sm-t-007"]),
        ("wrecked", 0, "HMS Dover"),
    ]
    me = play.s.ships[0]
    assert (me.wreck, me.masts, me.fire, me.panels, me.scuttled) == (True, 0, 0, 0, False)
    assert (me.coins, me.crew, me.finds) == ([coin], [], [])
    assert play.s.gone == [captain, jade, captive]
    assert [play.s.seen[item] for item in play.s.gone] == [-1, -1, -1]
    assert (play.s.lost_gold, play.asks) == (0, "Order")


@pytest.mark.rule("terrain.reef.damage", "terrain.reef.wreck", "terrain.reef.stop")
@pytest.mark.parametrize(
    ("masts", "die", "left", "wreck", "asked"),
    [
        ((0, 1), 3, 1, False, "Sail"),
        ((0,), 3, 0, False, "Order"),
        ((0,), 2, 0, True, "Order"),
        ((), 4, 0, False, "Sail"),
    ],
)
def test_as_many_masts_fall_as_the_level_is_less_than_those_built(masts, die, left, wreck, asked):
    crew = ("oarsman",) if not masts else ()
    play = before("reef", masts=masts, crew=crew).turn(dice=[die]).do("ship:0", "move", [[0, 5400]])
    if play.asks == "LoseMast":
        play.do("0")
    me = play.s.ships[0]
    assert (me.masts.bit_count(), me.wreck, play.asks) == (left, wreck, asked)
    assert play.told("reef-rolled")[0].damage == 4 - die


@pytest.mark.rule("terrain.sargasso.roll", "terrain.sargasso.free", "geo.sargasso.exit-pose", "tow.terrain")
def test_weeds_hold_a_ship_until_its_masts_and_a_die_exceed_six():
    play = before("sargasso", towing=True).turn(dice=[5, 2, 3]).do("ship:0", "move", [[0, 5400]])
    play.next_turn().do("ship:0", "struggle").next_turn().do("ship:0", "struggle")
    assert play.asks == "FreedPose"
    assert play.s.ships[0].state & BOUND
    assert "63302,50000,0" in play.options()
    play.do("63302,50000,0")
    assert story(play) == [
        ("sailed", 0, "HMS Dover", [[42600, 50000, 0], [45700, 50000, 0]], "", 1, [36700, 50000, 0]),
        ("sargasso-rolled", 0, "HMS Dover", 0, 5, True),
        ("struggled", 0, "HMS Dover", 2, 4, False),
        ("struggled", 0, "HMS Dover", 3, 4, True),
        ("placed", 0, "HMS Dover", [63302, 50000, 0]),
        ("placed", 1, "El Picador", [54302, 50000, 0]),
    ]
    assert (play.pose(0), play.pose(1)) == ((633.02, 500, 0), (543.02, 500, 0))
    assert not play.s.ships[0].tangled
    assert list(problems(play.s)) == []


@pytest.mark.rule("terrain.sargasso.roll")
@pytest.mark.parametrize(("die", "held"), [(4, False), (5, True)])
def test_weeds_hold_a_ship_of_fewer_masts_than_their_level(die, held):
    play = before("sargasso", masts=(0,)).turn(dice=[die]).do("ship:0", "move", [[0, 5400]])
    assert play.s.ships[0].tangled is held
    assert play.asks == ("Order" if held else "Sail")
    assert fields(play.told("sargasso-rolled")[0]) == ("sargasso-rolled", 0, "HMS Dover", 0, die, held)


@pytest.mark.rule("geo.sargasso.exit-pose", "dock.unload")
def test_who_gets_free_of_weeds_leaves_the_shore_where_it_lay():
    table = Waters()
    table.terrain("sargasso", 203, 380)
    table.ship(0, DOVER, 203, 420, 90, tangled=True, docked=5, explored=True)
    play = table.turn(dice=[3]).do("ship:0", "struggle")
    play.do(play.options()[0])
    assert play.s.islands[5].marks == 1
    assert play.s.ships[0].docked == -1


@pytest.mark.rule("terrain.sargasso.free")
def test_who_was_moved_off_the_weeds_while_tangled_gets_free_where_it_lies():
    table = Waters()
    table.terrain("sargasso", 203, 380)
    table.ship(0, DOVER, 600, 600, 90, tangled=True)
    play = table.turn(dice=[3]).do("ship:0", "struggle")
    assert not play.s.ships[0].tangled
    assert not play.told("placed")


@pytest.mark.rule("geo.sargasso.exit-pose")
def test_a_freed_ship_finds_no_place_on_another():
    table = Waters()
    table.terrain("sargasso", 500, 500)
    table.ship(0, PICADOR, 500, 500, 0, tangled=True)
    free = set(freed_poses(table.s, 0, 0))
    blocked = min(free)
    table.ship(1, PICADOR, blocked[0] / 100, blocked[1] / 100, blocked[2] / 10)
    assert blocked not in freed_poses(table.s, 0, 0)
    assert len(freed_poses(table.s, 0, 0)) < len(free)


@pytest.mark.rule("terrain.fog.exit", "geo.fog.exit-pose", "tow.terrain")
def test_out_of_the_fog_with_a_tow():
    play = before("fog", towing=True).turn(dice=[3]).do("ship:0", "move", [[0, 5400]])
    assert [ship.fog for ship in play.s.ships[:3]] == [0, 0, -1]
    play.next_turn().do("ship:0", "move")
    assert play.options() == [str(turn) for turn in range(-900, 901, 150)]
    play.do("0")
    assert (play.asks, play.refusal([[0, 8600]])) == ("Sail", "basic.move.segments")
    play.do([])
    assert story(play) == [
        ("sailed", 0, "HMS Dover", [[42600, 50000, 0], [46536, 50000, 0]], "", 1, [37536, 50000, 0]),
        ("fog-entered", 0, "HMS Dover", 0),
        ("fog-entered", 1, "El Picador", 0),
        ("fog-left", 0, "HMS Dover", 0, 3, [43767, 60796, 1200]),
        ("placed", 1, "El Picador", [48267, 53002, 1200]),
    ]
    assert (play.pose(0), play.pose(1)) == ((437.67, 607.96, 120), (482.67, 530.02, 120))
    assert [ship.fog for ship in play.s.ships] == [-1] * 4


@pytest.mark.rule("terrain.fog.exit", "geo.fog.exit-pose")
def test_without_room_at_the_edge_a_ship_stays_lost_and_its_action_is_spent():
    table = Waters()
    table.terrain("fog", 20, 20)
    table.ship(0, DOVER, 500, 500, 0, fog=0)
    table.ship(0, ALBION, 900, 850, 0)
    play = table.turn(dice=[4]).do("ship:0", "move")
    assert (play.asks, play.s.ships[0].fog, play.s.ships[0].acted) == ("Order", 0, True)
    assert story(play) == [("fog-left", 0, "HMS Dover", 0, 4, [])]


@pytest.mark.rule("ability.ignore-terrain")
@pytest.mark.parametrize(("y", "shown"), [(500, 1), (800, 0)])
def test_who_keeps_a_ship_safe_is_seen_only_where_there_was_terrain(y, shown):
    table = Waters()
    table.terrain("reef", 500, 500)
    table.ship(0, DOVER, 440, y, 0, crew=(SEASONED,))
    play = table.turn().do("ship:0", "move", [[0, 5400]])
    assert [fields(one) for one in play.told("crew-revealed")] == [
        ("crew-revealed", 0, "HMS Dover", NUMBER[SEASONED])
    ] * shown
    assert not play.told("reef-rolled")


# tows


@pytest.mark.rule("tow.no-room")
def test_a_tow_that_fits_nowhere_behind_is_left_at_the_nearest_place():
    table = Waters()
    table.ship(0, DOVER, 500, 500, 0)
    table.ship(0, PICADOR, 300, 300, 0)
    assert free_place(table.s, 1, (50_000, 50_000, 0)) == (50_000, 52_000, 0)
    assert free_place(table.s, 1, (50_000, 50_000, 450)) == (49_750, 49_567, 450)
    assert free_place(table.s, 1, (50_000, 50_000, 900)) == (50_000, 49_500, 900)
    table.ship(1, DOVER, 480, 515, 0)
    assert free_place(table.s, 1, (50_000, 50_000, 0)) == (50_000, 48_000, 0)


@pytest.mark.rule("tow.attach", "tow.ownership", "tow.follow", "scuttle.tow-foils", "explore.marker")
def test_a_derelict_is_taken_in_tow():
    table = Waters()
    table.ship(0, ANTELOPE, 500, 500, 0)
    table.ship(1, PICADOR, 470, 508.1, 270, masts=(), coins=(2,), crew=("captain",), scuttled=True)
    table.s.ships[1].docked, table.s.ships[1].explored = 5, True
    for seat in (0, 1):
        table.ship(seat, ALBION, 900, 850 - 60 * seat, 0)
    play = table.turn().do("ship:0", "tow:1", [[0, 5400]])
    assert story(play) == [
        ("scuttle-foiled", 1, "El Picador"),
        ("marked", 1, 5),
        ("tow-taken", 0, "HMS Antelope", 1, "El Picador", 0, [43800, 50000, 0]),
        ("sailed", 0, "HMS Antelope", [[50000, 50000, 0], [55400, 50000, 0]], "", 1, [49200, 50000, 0]),
    ]
    it = play.s.ships[1]
    assert (it.owner, it.acted, it.scuttled, it.docked) == (0, True, False, -1)
    assert (play.s.ships[0].tow, it.towed) == (1, 0)
    assert play.s.crew_owner[it.crew[0]] == 0
    assert all(play.s.seen[item] & 1 for item in (*it.crew, *it.coins))


@pytest.mark.rule("tow.end", "terrain.reef.wreck")
def test_who_is_part_of_two_tows_ends_both():
    table = Waters()
    for number, x in enumerate((500, 410, 320)):
        table.ship(0, DOVER, x, 500, 0, tow=number + 1 if number < 2 else -1, towed=number - 1)
    t = verbs(table)
    t.part(1)
    assert heard(t) == [("tow-ended", 1, "HMS Dover", 2, "HMS Dover"), ("tow-ended", 0, "HMS Dover", 1, "HMS Dover")]
    assert [(ship.tow, ship.towed) for ship in table.s.ships] == [(-1, -1)] * 3


@pytest.mark.rule("tow.end")
def test_who_tows_the_first_ship_of_all_lets_it_go_with_its_last_mast():
    table = Waters()
    table.ship(0, PICADOR, 410, 500, 0, masts=(), towed=1)
    table.ship(0, DOVER, 500, 500, 0, tow=0, masts=(1, 2), fire=0b100, scuttled=True)
    t = verbs(table)
    t.lose_mast(1, 1)
    assert (table.s.ships[1].masts, table.s.ships[1].tow, table.s.ships[1].scuttled) == (0b100, 0, True)
    t.lose_mast(1, 2)
    assert heard(t) == [
        ("mast-lost", 1, "HMS Dover", 1, 0b100),
        ("mast-lost", 1, "HMS Dover", 2, 0),
        ("scuttle-foiled", 1, "HMS Dover"),
        ("tow-ended", 1, "HMS Dover", 0, "El Picador"),
    ]
    assert (table.s.ships[1].fire, table.s.ships[1].scuttled, table.s.ships[1].tow) == (0, False, -1)


# losses


@pytest.mark.rule("shoot.sink.gold-split", "shoot.sink.odd", "shoot.sink.crew", "shoot.sink.unique")
@pytest.mark.parametrize(
    ("by", "spoils", "shares", "homes", "lost"),
    [(0, True, [3, 2], [[3], [2]], 0), (0, False, [5, 0], [[5], []], 0), (-1, True, [], [[], []], 5)],
)
def test_a_ship_goes_down_with_all_that_is_aboard(by, spoils, shares, homes, lost):
    table = Waters()
    table.ship(1, CAROLINA, 500, 500, 0, coins=(3, 2), crew=("cc-115",), fire=1, tangled=True, scuttled=True, extra=1)
    jade = table.find(0, JADE)
    me = table.s.ships[0]
    table.s.ships[0].docked, me.explored, me.panels = 5, True, 2
    aboard = [*me.coins, jade, *me.crew]
    t = verbs(table)
    t.sink(0, by, spoils)
    assert heard(t) == [
        ("marked", 1, 5),
        ("crew-lost", 0, "Carolina", NUMBER["cc-115"]),
        ("sunk", 0, "Carolina", by, 5, shares, [sum(values) for values in homes]),
    ]
    assert (me.sunk, me.masts, me.scuttled, me.tangled, me.fire, me.panels, me.extra) == (
        True,
        0,
        False,
        False,
        0,
        0,
        0,
    )
    assert (me.coins, me.crew, me.finds, me.docked) == ([], [], [], -1)
    assert table.s.gone == aboard
    assert [table.s.seen[item] for item in aboard] == [-1] * 4
    assert [[table.s.worth[coin] for coin in home] for home in table.s.homes] == homes
    assert table.s.lost_gold == lost
    assert list(problems(table.s)) == []


@pytest.mark.rule("ability.return-home", "keyword.ransom.eliminate")
def test_where_crew_goes_that_is_eliminated():
    table = Waters()
    table.ship(0, NYMPH, 500, 500, 0, crew=(PHANTOM, HAG, "sm-t-008"))
    phantom, hag, captain = table.s.ships[0].crew
    t = verbs(table)
    for item in (phantom, hag):
        assert t.eliminate(0, item, 1)
    assert t.eliminate(0, captain, 0)
    assert heard(t) == [
        ("crew-lost", 0, "Sea Nymph", NUMBER[PHANTOM]),
        ("crew-went", 0, "Sea Nymph", NUMBER[PHANTOM], "home:0"),
        ("crew-lost", 0, "Sea Nymph", NUMBER[HAG]),
        ("gold-made", 1, 1, 1, "RANSOM"),
        ("crew-lost", 0, "Sea Nymph", NUMBER["sm-t-008"]),
    ]
    assert (table.s.ashore[0], table.s.gone, table.s.made) == ([phantom], [hag, captain], 1)
    assert table.s.ships[0].crew == []
    assert [table.s.seen[item] for item in (phantom, hag, captain)] == [-1, -1, -1]
    for by in (0, -1):  # no ransom is paid by its owner or by nobody
        again = Waters()
        again.ship(0, NYMPH, 500, 500, 0, crew=(HAG,))
        t = verbs(again)
        t.eliminate(0, again.s.ships[0].crew[0], by)
        assert heard(t) == [("crew-lost", 0, "Sea Nymph", NUMBER[HAG])]


@pytest.mark.rule("ability.fort-ghost-crew")
@pytest.mark.parametrize(("owner", "gone", "gathers"), [(0, False, True), (1, False, False), (0, True, False)])
def test_the_lost_gather_in_a_standing_fort_of_their_own(owner, gone, gathers):
    table = Waters()
    table.ship(0, NYMPH, 500, 500, 0, crew=("sm-t-008",))
    table.fort(0, "cc-31", 1)
    table.s.forts[table.fort(owner, "rv-22", 5)].gone = gone
    item = table.s.ships[0].crew[0]
    t = verbs(table)
    assert t.eliminate(0, item, 1)
    went = ("crew-went", 0, "Sea Nymph", NUMBER["sm-t-008"], "fort:1")
    assert heard(t) == [("crew-lost", 0, "Sea Nymph", NUMBER["sm-t-008"]), *[went] * gathers]
    assert (table.s.forts[1].crew, table.s.gone) == (([item], []) if gathers else ([], [item]))


@pytest.mark.rule("ability.crew-shield")
def test_a_doctor_turns_crew_face_down_that_lies_face_up_and_not_himself():
    table = Waters()
    table.ship(0, DOVER, 500, 500, 0, crew=("captain", DOCTOR))
    captain, doctor = table.s.ships[0].crew
    table.s.seen[captain] = -1
    t = verbs(table)
    assert not t.eliminate(0, captain, 1)
    assert heard(t) == [
        ("crew-revealed", 0, "HMS Dover", NUMBER[DOCTOR]),
        ("ability-used", "ship:0", "HMS Dover", "crew_shield", 0, ""),
    ]
    assert (table.s.seen[captain], table.s.seen[doctor]) == (0b01, -1)
    assert t.eliminate(0, captain, 1)  # now it lies face down
    assert t.eliminate(0, doctor, 1)  # nobody shields himself
    assert table.s.gone == [captain, doctor]


@pytest.mark.rule("ability.crew-safe", "crew.reveal")
def test_who_keeps_all_crew_safe_is_seen_doing_so():
    table = Waters()
    table.ship(0, NYMPH, 500, 500, 0, crew=("sm-t-008", "cc-25"))
    captain, hawkins = table.s.ships[0].crew
    t = verbs(table)
    assert not t.eliminate(0, captain, 1)
    assert heard(t) == [("crew-revealed", 0, "Sea Nymph", NUMBER["cc-25"])]
    assert (table.s.ships[0].crew, table.s.gone) == ([captain, hawkins], [])


# gold


@pytest.mark.rule("gold.coins")
def test_new_gold_comes_in_coins_of_at_most_seven():
    table = Waters()
    t = verbs(table)
    before = len(table.s.worth)
    t.gain(1, 15, "RANSOM")
    assert [table.s.worth[coin] for coin in table.s.homes[1]] == [7, 7, 1]
    assert table.s.homes[1] == [before, before + 1, before + 2]
    assert [table.s.seen[coin] for coin in table.s.homes[1]] == [-1] * 3
    assert table.s.crew_card[before:] == table.s.crew_owner[before:] == [-1] * 3
    assert (table.s.made, len(table.s.past)) == (15, before + 3)
    t.gain(1, 0, "RANSOM")
    assert heard(t) == [("gold-made", 1, 15, 15, "RANSOM")]
    t.gain(1, 1, "RANSOM")  # sixteen of thirty are more than half
    assert heard(t)[1:] == [("gold-made", 1, 1, 16, "RANSOM"), ("game-ended", "gold", [0, 16])]
    assert (table.s.over, table.s.winner, table.s.active, table.s.ending) == (True, 1, -1, "gold")
    t.gain(0, 9, "RANSOM")  # nothing follows
    assert (table.s.homes[0], len(heard(t))) == ([], 3)


@pytest.mark.rule("win.more-than-half", "win.simultaneous")
@pytest.mark.parametrize(
    ("values", "active", "winner"), [((16, 17), 0, 1), ((16, 16), 0, 0), ((16, 16), 1, 1), ((17, 16), 1, 0)]
)
def test_of_two_who_have_enough_the_richer_wins_then_whose_turn_it_is(values, active, winner):
    table = Waters()
    for seat, value in enumerate(values):
        verbs(table).mint(seat, value)
    table.s.active = active
    t = verbs(table)
    t.check_gold()
    assert (table.s.winner, heard(t)) == (winner, [("game-ended", "gold", list(values))])
    t.check_gold()
    assert len(heard(t)) == 1


@pytest.mark.rule("dock.unload", "fort.treasure.carry", "ability.board-capture")
@pytest.mark.parametrize("fort", [False, True])
def test_what_is_unloaded_where(fort):
    table = Waters()
    table.ship(0, CAROLINA, 500, 500, 0, coins=(3, 2), docked=5 if fort else 0, unloaded=1)
    captive = table.crew(0, HAG, table.s.ships[0].coins)
    table.s.crew_owner[captive] = 1
    if fort:
        table.fort(0, "cc-31", 5, coins=(1,))
    t = verbs(table)
    t.unload(0)
    told = ("unloaded", 0, 0, "Carolina", 5 if fort else 0, [3, 2], 6 if fort else 5)
    assert heard(t)[0] == told
    me = table.s.ships[0]
    assert me.unloaded == 6
    if fort:
        assert (me.coins, len(table.s.forts[0].coins), table.s.homes[0]) == ([captive], 3, [])
        assert heard(t) == [told]
    else:
        assert (me.coins, table.s.gone) == ([], [captive])
        assert heard(t)[1][:2] == ("gold-made", 0)
        assert heard(t)[1][4] == "RANSOM"
    assert all(
        table.s.seen[coin] == -1 for coin in (*table.s.homes[0], *(f for one in table.s.forts for f in one.coins))
    )


@pytest.mark.rule("dock.unload")
@pytest.mark.parametrize(("docked", "over"), [(-1, False), (3, False), (5, False), (0, True)])
def test_nothing_is_unloaded_elsewhere_or_when_it_is_over(docked, over):
    table = Waters()
    table.ship(0, CAROLINA, 500, 500, 0, coins=(3, 2))
    table.s.ships[0].docked, table.s.over = docked, over
    t = verbs(table)
    t.unload(0)
    assert (heard(t), len(table.s.ships[0].coins)) == ([], 2)


@pytest.mark.rule("win.no-gold")
def test_a_game_ends_when_no_gold_is_left_to_be_won():
    def ends(where: str) -> bool:
        table = Waters()
        table.ship(0, CAROLINA, 500, 500, 0)
        table.ship(1, CAROLINA, 500, 700, 0)
        heap = table.s.islands[4].coins
        coin, rest = heap[0], heap[1:]
        table.s.islands[4].coins = []
        table.s.gone += rest
        table.fort(1, "cc-31", 5)
        table.s.forts[0].gone = where == "ruin"
        {
            "island": table.s.islands[1].coins,
            "home": table.s.homes[0],
            "hold": table.s.ships[1].coins,
            "fort": table.s.forts[0].coins,
            "ruin": table.s.forts[0].coins,
        }[where].append(coin)
        if where == "home":
            table.crew(0, "cc-115", table.s.islands[1].coins)
        t = verbs(table)
        t.check_left()
        assert [one[:2] for one in heard(t)] == [("game-ended", "no-gold")] * table.s.over
        return table.s.over

    assert {where: ends(where) for where in ("island", "home", "hold", "fort", "ruin")} == {
        "island": False,
        "home": True,
        "hold": False,
        "fort": False,
        "ruin": True,
    }


# docking


@pytest.mark.rule("explore.marker", "explore.marker.when")
def test_only_who_explored_leaves_a_mark_and_only_on_a_wild_island():
    def marks(island: int, explored: bool, fort: bool = False, already: int = 0) -> tuple[int, int]:
        table = Waters()
        table.ship(1, CAROLINA, 500, 500, 0, docked=island, explored=explored, state=RAIDED | BOUND)
        if fort:
            table.fort(0, "cc-31", island)
        table.s.islands[island].marks = already
        t = verbs(table)
        t.undock(0)
        me = table.s.ships[0]
        assert (me.docked, me.explored, me.state) == (-1, False, BOUND)
        assert heard(t) in ([], [("marked", 1, island)])
        return table.s.islands[island].marks, len(heard(t))

    assert marks(5, explored=True) == (0b10, 1)
    assert marks(5, explored=False) == (0, 0)
    assert marks(5, explored=True, fort=True) == (0, 0)
    assert marks(5, explored=True, already=0b01) == (0b11, 1)
    assert marks(5, explored=True, already=0b10) == (0b10, 0)
    assert marks(0, explored=True) == (0, 0)
    assert marks(3, explored=True) == (0, 0)


@pytest.mark.rule("terrain.fog.exit", "dock.unload")
def test_when_fog_lifts_a_ship_lies_where_it_was_or_in_the_nearest_free_place():
    table = Waters()
    table.ship(0, PICADOR, 500, 500, 0)
    t = verbs(table)
    t.set_free(0)
    assert heard(t) == [("placed", 0, "El Picador", [50_000, 50_000, 0])]
    table.ship(1, PICADOR, 500, 504, 0)
    t.set_free(0)
    assert heard(t)[1:] == [("placed", 0, "El Picador", [49_250, 48_701, 0])]
    home = Waters()
    home.ship(0, CAZADOR, 500, 177.02, 270, coins=(2,))
    home.s.ships[0].docked = -1
    t = verbs(home)
    t.set_free(0)
    assert [one[0] for one in heard(t)] == ["placed", "docked", "unloaded"]
    assert heard(t)[1] == ("docked", 0, "Cazador Del Pirata", 0, [50_000, 17_702, 2700])


@pytest.mark.rule("info.hidden", "win.more-than-half")
def test_at_the_end_everything_lies_open():
    table = Waters().home(0, 3)
    table.ship(1, DOVER, 500, 500, 0, crew=("captain",), coins=(2,))
    table.s.agenda = [("orders", (0,))]
    t = verbs(table)
    t.finish("turn-cap")
    assert set(table.s.seen) == {-1}
    assert (table.s.agenda, table.s.over, table.s.active) == ([], True, -1)
    assert heard(t) == [("game-ended", "turn-cap", [3, 0])]


@pytest.mark.rule("outside-game")
def test_crew_from_outside_the_game_is_open_and_a_marine_is_known_as_one():
    table = Waters()
    t = verbs(table)
    count = len(table.s.worth)
    captain, marine, drifter = (
        t.recruit(NUMBER[card], seat) for card, seat in (("cc-115", 1), ("bc-83", 1), ("bc-83", -1))
    )
    assert [captain, marine, drifter] == [count, count + 1, count + 2]
    assert table.s.marines == (marine,)
    assert table.s.crew_owner[count:] == [1, 1, -1]
    assert table.s.worth[count:] == [0, 0, 0]
    assert table.s.seen[count:] == [-1] * 3
    table.s.round = 0
    t.recruit(NUMBER["bc-83"], 1)
    assert table.s.marines == (marine,)
    assert t.name(-1) == ""
