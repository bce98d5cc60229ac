"""Small parts of the rules by themselves: what is reckoned, listed or refused, at and around every limit."""

from types import SimpleNamespace

import pytest

from kaper.core.chance import Fast, Loaded
from kaper.core.decisions import PASS
from kaper.core.texts import catalogue
from kaper.core.words import Text
from kaper.games.spanishmain.abilities import (
    FOUND,
    NOBODY,
    OWN,
    base_move,
    bonus_move,
    cannon,
    capacity,
    giver,
    has,
    perhaps,
    possible,
    powers,
    room,
    serves,
    space_taken,
    takes_crew,
)
from kaper.games.spanishmain.arrival import arrive, captain, drift, explorer, landfall, revisit, ways_to_shoot
from kaper.games.spanishmain.boarding import boardable, pinning, rammable
from kaper.games.spanishmain.cards import CARDS, NUMBER, Cannon
from kaper.games.spanishmain.chart import (
    Landed,
    berth,
    berths_at,
    casts_off,
    far_targets,
    guns,
    landed,
    near_targets,
    sails,
    targets,
    thing_of,
)
from kaper.games.spanishmain.courses import (
    Sail,
    bearing_guns,
    beside,
    course_targets,
    course_text,
    goals,
    letters,
    marks,
    refusal,
    rest_of,
    threat,
)
from kaper.games.spanishmain.crews import may_transfer, transfers
from kaper.games.spanishmain.events import CrewMoved, Docked, Placed, Unloaded
from kaper.games.spanishmain.forts import buildable
from kaper.games.spanishmain.geometry.course import Fault, Leg
from kaper.games.spanishmain.gunnery import chance, odds
from kaper.games.spanishmain.knacks import board_afar, first, give_up, knack, last, lose_cargo, pivot, raid, reroll
from kaper.games.spanishmain.state import CREW_OFF, GHOSTLY, OWN_FLEET, SHIP_OFF, SLOWED, STILLED
from kaper.games.spanishmain.table import SeaTable
from tests.games.spanishmain.tables import ALBION, CAROLINA, DOVER, NYMPH, PICADOR, Waters
from tests.games.spanishmain.test_odd_rulings import GALLEY, LINKED, abeam, moored, ramming
from tests.games.spanishmain.test_scenes import story

BANK = "bc-27"  # Barbary, 2 masts


def one(card: str, **more) -> Waters:
    """A ship alone."""
    table = Waters()
    table.ship(0, card, 500, 500, 0, **more)
    return table


# abilities


@pytest.mark.rule("crew.nation-match", "ability.when-off", "crew.reveal")
def test_who_gives_an_ability():
    table = one(NYMPH, crew=("sm-t-008", "sm-t-008", "sm-t-007"))
    s, me = table.s, table.s.ships[0]
    pirate, other, english = me.crew
    assert giver(s, me, "oars(S)") == OWN
    assert giver(s, me, "captain") == pirate
    s.seen[other] = -1
    assert giver(s, me, "captain") == other  # one face up before others
    s.seen[english] = -1
    assert giver(s, me, "captain") == other
    assert giver(s, me, "explorer") == NOBODY
    assert [serves(s, me, item) for item in me.crew] == [True, True, False]
    s.drifters = (english,)
    assert serves(s, me, english)
    s.hushed = (pirate, other)
    assert giver(s, me, "captain") == english
    s.hushed = (pirate, other, english)
    assert giver(s, me, "captain") == NOBODY
    s.hushed = ()
    me.state |= CREW_OFF
    assert giver(s, me, "captain") == NOBODY
    assert has(s, me, "oars(S)")
    me.state = SHIP_OFF
    assert giver(s, me, "oars(S)") == NOBODY
    assert has(s, me, "captain")
    table.find(0, "sm-t-003")  # forged papers
    assert giver(s, me, "explorer") == FOUND
    table.find(0, "rv-105", face_up=False)
    assert giver(s, me, "ignore_terrain") == NOBODY


@pytest.mark.rule("ability.fort-ghost-crew", "unique.abandoned-crew")
def test_crew_that_came_back_makes_its_ship_a_ghost():
    table = one(NYMPH, crew=("sm-t-008", "sm-t-007"))
    s, me = table.s, table.s.ships[0]
    assert "GHOST" not in powers(s, me)
    s.ghosts = (me.crew[0],)
    assert "GHOST" in powers(s, me)
    assert giver(s, me, "GHOST") == me.crew[0]
    s.ghosts = ()
    s.drifters = (me.crew[1],)
    assert giver(s, me, "captain") == me.crew[0]
    me.crew.pop(0)
    assert giver(s, me, "captain") == me.crew[0]
    s.drifters = ()
    assert giver(s, me, "captain") == NOBODY


@pytest.mark.rule("info.hidden")
def test_what_a_ship_may_have_as_far_as_others_see():
    table = one(NYMPH, crew=("sm-t-008",))
    s, me = table.s, table.s.ships[0]
    s.fleets = [OWN_FLEET, 0]
    assert possible(s, "musket(3S)")
    assert perhaps(s, me, "musket(3S)")
    s.seen[me.crew[0]] = -1
    assert not perhaps(s, me, "musket(3S)")
    assert perhaps(s, me, "captain")
    s.fleets = [0, 0]
    assert not possible(s, "no such ability")
    known = {effect for effect in ("captain", "helmsman", "explorer", "musket(3S)", "cannoneer") if possible(s, effect)}
    s.fleets = [0, OWN_FLEET]
    assert possible(s, "no such ability")
    assert known


@pytest.mark.rule("basic.cargo.space", "crew.linked.crew", "ability.cargo-plus-1", "unique.fruit", "unique.jade")
def test_spaces_of_a_hold():
    table = one(DOVER, coins=(1,))
    s, me = table.s, table.s.ships[0]
    assert (capacity(s, me), space_taken(s, me), room(s, me)) == (5, 1, 4)
    first_one, second = (table.crew(0, name) for name in LINKED)
    assert (capacity(s, me), space_taken(s, me)) == (6, 3)
    table.crew(0, "bc-59")
    assert (capacity(s, me), space_taken(s, me)) == (7, 3)  # who takes no space
    s.named = [[first_one, second]]
    assert capacity(s, me) == 8
    s.named = [[first_one, 999], [999, second]]
    assert capacity(s, me) == 7
    s.stowed = (second,)
    assert space_taken(s, me) == 2
    table.find(0, "rv-104")  # fruit
    assert space_taken(s, me) == 4
    table.find(0, "scs-101")  # jade
    assert space_taken(s, me) == 5
    table.find(0, "scs-100")  # rotting hull
    assert capacity(s, me) == 6


@pytest.mark.rule("setup.crew.point-limit", "basic.cargo.space", "ability.no-crew", "crew.zero-cost.nation")
def test_crew_that_may_come_aboard():
    table = one(PICADOR, coins=(1,))  # two spaces, 5 points
    s, me = table.s, table.s.ships[0]
    captain = table.crew(0, "captain", s.gone)
    assert takes_crew(s, me, captain)  # the last space
    assert me.crew == []
    table.coin(me.coins, 1, 1)
    assert not takes_crew(s, me, captain)
    me.coins.clear()
    table.crew(0, "captain")
    assert not takes_crew(s, me, captain)  # 3 and 3 points
    me.crew.clear()
    dear = table.crew(0, "sm-ec-012", s.gone)
    assert not takes_crew(s, me, dear)  # 6 points
    exact = table.crew(0, "rv-143", s.gone)
    assert takes_crew(s, me, exact)  # 5 points
    hostage = table.crew(0, "cc-60", s.gone)
    stranger = table.crew(0, "cc-27", s.gone)
    assert takes_crew(s, me, hostage)
    assert not takes_crew(s, me, stranger)  # costs nothing and is of another nation
    empty = one("cc-20")
    assert not takes_crew(empty.s, empty.s.ships[0], empty.crew(0, "cc-27", empty.s.gone))


@pytest.mark.rule("ability.move-plus-s-if-no-cargo", "ability.move-set-s-if-cargo-full", "ability.oars-s")
def test_base_moves_and_bonuses():
    light = one("sm-ps-020")
    s, me = light.s, light.s.ships[0]
    assert bonus_move(s, me) == [("S", "move_plus(S;if=no_cargo)")]
    me.greased = True
    light.coin(me.coins, 1, 1)
    assert bonus_move(s, me) == [("L", "ut_grease_barrels")]
    whole = one("sm-ps-028")
    s, me = whole.s, whole.s.ships[0]
    assert bonus_move(s, me) == [("L", "move_plus(L;if=all_masts)")]
    me.masts = 0b11
    assert bonus_move(s, me) == []
    steered = one(DOVER, crew=("helmsman",))
    s, me = steered.s, steered.s.ships[0]
    assert bonus_move(s, me) == [("S", "move_plus(S)")]
    me.masts = 0
    assert bonus_move(s, me) == [("S", "move_plus(S)")]  # a derelict with oars is steered as well
    full = one("cc-18", coins=(1,))
    s, me = full.s, full.s.ships[0]
    move = CARDS[me.card].move
    assert base_move(s, me, False) == move
    assert base_move(s, me, True) == ("S",)
    full.coin(me.coins, 1, 1)
    assert base_move(s, me, False) == ("S",)
    nymph = one(NYMPH)
    s, me = nymph.s, nymph.s.ships[0]
    assert base_move(s, me, False) == ("S", "L")
    me.state = SLOWED
    assert base_move(s, me, False) == ("S",)
    me.state = me.masts = 0
    assert base_move(s, me, False) == ("S",)
    for edition, segments in (("RV", 3), ("SCS", 1)):  # a Galley of Revolution is never derelict
        galley = Waters(edition=edition)
        galley.ship(0, GALLEY, 500, 500, 0, masts=())
        assert base_move(galley.s, galley.s.ships[0], False) == ("S",) * segments


@pytest.mark.rule("ability.all-l", "basic.shoot.mast-is-cannon")
def test_the_cannons_of_a_card():
    long = next(card for card in CARDS if "all_L" in card.effects and card.type == "ship")
    assert {cannon(long, i).range for i in range(long.masts)} == {"L"}
    assert [cannon(long, i).rank for i in range(long.masts)] == [gun.rank for gun in long.cannons]
    assert cannon(CARDS[NUMBER[DOVER]], 0) == Cannon(3, "S")
    dover = one(DOVER, masts=(0, 2)).s.ships[0]
    assert guns(dover) == [(0, Cannon(3, "S")), (2, Cannon(3, "L"))]
    assert sails(dover) == [0, 2]


def test_odds_and_chances():
    assert [odds(least) for least in range(9)] == [100, 100, 83, 67, 50, 33, 17, 0, 0]
    assert [chance(least).chance for least in (0, 1, 4, 7, 8)] == [1, 1, 0.5, 0, 0]


# crew that changes places


@pytest.mark.rule("dock.crew-transfer", "dock.crew-shore", "crew.transfer-timing")
def test_all_that_crew_may_do_at_docks():
    table = Waters()
    moored(table, 0, DOVER, 0, crew=("captain", "cc-046b"))  # the second stays aboard
    land = table.s.islands[0]
    poses = berths_at(1, land.shape, land.x, land.y, land.rotation)
    x, y, heading = poses[len(poses) // 2]
    table.ship(0, ALBION, x / 100, y / 100, heading / 10)
    moored(table, 0, PICADOR, 5, crew=("helmsman",))
    table.ship(0, CAROLINA, 500, 500, 0, crew=("cc-115",))
    moored(table, 1, PICADOR, 1, crew=("helmsman",))
    s = table.s
    assert transfers(s, 0) == ["ship:0/0>ship:1", "ship:0/0>shore", "ship:2/0>shore"]
    assert transfers(s, 1) == ["ship:4/0>shore"]
    assert may_transfer(s, 1)
    s.carried = [s.ships[0].crew[0], s.ships[4].crew[0]]
    assert transfers(s, 0) == ["ship:2/0>shore"]
    assert not may_transfer(s, 1)
    s.carried = []
    s.islands[1].home = 0
    assert transfers(s, 1) == []  # nobody goes ashore at an enemy's home
    assert not may_transfer(s, 1)
    s.islands[1].home = -1
    play = table.turn().do("crew", "ship:0/0>ship:1")
    assert story(play) == [
        CrewMoved(
            0,
            "ship:0/0",
            "ship:1",
            CARDS[NUMBER[ALBION]].name,
            card,
        )
        for card in (NUMBER["sm-t-007"], -1)
    ]
    assert play.s.carried == play.s.ships[1].crew


@pytest.mark.rule("dock.crew-shore", "info.hidden")
@pytest.mark.parametrize("open_", [False, True])
def test_crew_goes_ashore_and_comes_back(open_):
    table = Waters()
    moored(table, 0, DOVER, 5, crew=("captain",))
    item = table.s.ships[0].crew[0]
    table.crew(0, "helmsman", table.s.islands[5].crew)
    table.s.crew_owner[table.s.islands[5].crew[0]] = 1  # of somebody else
    if open_:
        table.s.seen[item] = -1
    play = table.turn().do("crew")
    assert play.s.islands[5].crew[-1] == item
    assert play.s.ships[0].crew == []
    card = NUMBER["sm-t-007"]
    assert story(play, 0) == [CrewMoved(0, "ship:0/0", "island:5", Text("island-6"), card)]
    assert story(play, 1) == [CrewMoved(0, "ship:0/0", "island:5", Text("island-6"), card if open_ else -1)]
    assert "crew" not in play.options()
    play.next_turn()
    assert transfers(play.s, 0) == ["shore:5/1>ship:0"]
    play.do("crew")
    assert play.s.ships[0].crew == [item]
    assert len(play.s.islands[5].crew) == 1
    assert story(play, 1)[-1] == CrewMoved(0, "shore:5/1", "ship:0", "HMS Dover", card if open_ else -1)


@pytest.mark.rule("ability.fort-ghost-crew", "dock.crew-transfer")
def test_the_lost_come_aboard_from_their_fort():
    table = Waters()
    table.fort(0, "rv-22", 5)
    moored(table, 0, NYMPH, 5)
    lost = table.crew(0, "sm-t-008", table.s.forts[0].crew)
    table.s.seen[lost] = -1
    assert transfers(table.s, 0) == ["fort:0/0>ship:0"]
    assert may_transfer(table.s, 0)
    play = table.turn().do("crew")
    assert (play.s.ghosts, play.s.carried, play.s.forts[0].crew, play.s.ships[0].crew) == ((lost,), [lost], [], [lost])
    assert story(play) == [CrewMoved(0, "fort:0/0", "ship:0", "Sea Nymph", NUMBER["sm-t-008"])]


@pytest.mark.rule("keyword.marine.land")
def test_a_marine_put_ashore_has_a_post():
    table = Waters()
    moored(table, 0, DOVER, 5, crew=("bc-83",))
    item = table.s.ships[0].crew[0]
    play = table.turn().do("crew")
    assert play.s.islands[5].crew == [item]
    assert play.s.seen[item] == -1
    assert landed(play.s, item) == Landed(NUMBER["bc-83"], 0, item, 5)
    assert thing_of(play.s, f"marine:{item}") == landed(play.s, item)
    x, y = play.s.posts[str(item)]
    bow = play.s.ships[0]
    assert (x - bow.x) ** 2 + (y - bow.y) ** 2 < 2_000**2
    play.next_turn().do("crew")
    assert play.s.posts == {}
    assert landed(play.s, item).island == -1


# the chart


@pytest.mark.rule("shoot.home-safe", "shoot.not-own", "geo.fort.target")
def test_what_may_be_shot_at():
    table = Waters()
    table.ship(0, DOVER, 500, 500, 0)
    table.ship(1, PICADOR, 486, 548, 0)
    table.ship(1, PICADOR, 486, 448, 0, wreck=True, masts=())
    table.ship(1, PICADOR, 586, 448, 0, sunk=True, masts=())
    table.ship(1, PICADOR, 586, 548, 0, fog=0)
    table.ship(1, PICADOR, 880, 500, 0)
    table.ship(1, PICADOR, 950, 950, 0)
    moored(table, 1, PICADOR, 3)
    moored(table, 1, PICADOR, 5)
    table.fort(1, "cc-47", 1)
    table.fort(1, "cc-63", 2)
    table.s.forts[1].gone = True
    s = table.s

    def names(found) -> list[str]:
        return [target.name for target, _ in found]

    assert names(targets(s, 0)) == ["ship:1", "ship:5", "ship:6", "ship:8", "fort:0"]
    assert names(targets(s, 1)) == ["ship:0"]
    me = s.ships[0]
    assert names(near_targets(s, me)) == [
        name
        for (target, thing), name in zip(targets(s, 0), names(targets(s, 0)), strict=True)
        if (at := (thing.x, thing.y) if name[0] == "s" else target.shape[:2])
        and (at[0] - me.x) ** 2 + (at[1] - me.y) ** 2 < 38_000**2
    ]
    assert names(far_targets(s, me)) == [
        target.name
        for target, _ in targets(s, 0)
        if (target.shape[0] - me.x) ** 2 + (target.shape[1] - me.y) ** 2 < 40_000**2
    ]
    assert "ship:6" not in names(near_targets(s, me)) + names(far_targets(s, me))


@pytest.mark.rule("ram.when", "ability.board-at-s", "keyword.ghost.no-ram-pin")
def test_who_may_be_rammed_and_who_boarded_from_afar():
    table = ramming()
    table.s.ships[0].x = 35_098
    s, it = table.s, table.s.ships[1]
    assert rammable(s, 0) == [1]
    s.ships[0].masts = 0
    assert rammable(s, 0) == []
    s.ships[0].masts = 0b11
    it.state = GHOSTLY
    assert rammable(s, 0) == []
    it.state, it.wreck = 0, True
    assert rammable(s, 0) == boardable(s, 0) == []
    it.wreck, it.owner = False, 0
    assert rammable(s, 0) == boardable(s, 0) == []
    it.owner = 1
    assert boardable(s, 0) == [1]
    it.panels = 1
    assert boardable(s, 0) == []
    it.panels, it.fog = 0, 0
    assert boardable(s, 0) == []
    it.fog, it.x = -1, 60_000
    assert boardable(s, 0) == []


@pytest.mark.rule("geo.move.cast-off", "geo.dock.contact")
def test_who_casts_off():
    table = ramming()
    s = table.s
    assert not casts_off(s, 0)
    s.ships[0].x = 35_098
    assert casts_off(s, 0)
    assert not casts_off(s, 1)  # its bow touches nothing
    edge = one(PICADOR)
    edge.s.ships[0].x = edge.s.size
    assert casts_off(edge.s, 0)
    shore = Waters()
    moored(shore, 0, PICADOR, 5)
    assert casts_off(shore.s, 0)
    shore.s.ships[0].docked = -1
    assert casts_off(shore.s, 0)
    assert berth(shore.s, shore.s.ships[0]) == [5]
    shore.s.ships[0].state = GHOSTLY
    assert berth(shore.s, shore.s.ships[0]) == []


@pytest.mark.rule("unique.letter-of-marque", "unique.wine", "unique.plague", "fort.enemy-dock")
@pytest.mark.parametrize(
    ("card", "home", "fort"),
    [("cc-93", True, False), ("bc-104", True, True), ("sm-t-006", False, False), ("rv-105", False, False)],
)
def test_who_docks_at_an_enemy(card, home, fort):
    for island, allowed in ((3, home), (5, fort)):
        table = Waters()
        moored(table, 0, PICADOR, island)
        if island == 5:
            table.fort(1, "cc-47", 5)
        assert berth(table.s, table.s.ships[0]) == []
        table.find(0, card)
        assert berth(table.s, table.s.ships[0]) == ([island] if allowed else [])


@pytest.mark.rule("crew.type.captain", "crew.type.musketeer", "ability.smokepot")
def test_ways_to_shoot():
    assert ways_to_shoot(abeam().s, 0) == ["shoot"]
    assert ways_to_shoot(abeam(masts=()).s, 0) == []
    assert ways_to_shoot(one(DOVER).s, 0) == []
    assert ways_to_shoot(abeam("cc-3").s, 0) == ["shoot", "broadside"]
    smoke = one(BANK, crew=("bc-110",))
    assert ways_to_shoot(smoke.s, 0) == ["shoot"]
    trident = one(DOVER)
    trident.find(0, "rv-111")
    assert ways_to_shoot(trident.s, 0) == ["trident"]


# courses


@pytest.mark.rule("basic.move.segments", "geo.move.bonus-order")
def test_segments_that_are_left():
    short, long = 5400, 8600
    assert letters("SL", "S", 0, ()) == ("SL", "S")
    assert letters("SL", "S", 0, (long,)) == ("S", "S")
    assert letters("SS", "L", 0, (short,)) == ("S", "L")
    assert letters("S", "LS", 0, (short, short)) == ("", "")
    assert letters("S", "LS", 0, (long,)) == ("", "S")
    assert letters("SL", "S", 700, (700,)) == ("SL", "S")
    assert letters("SL", "S", 700, (700, short)) == ("L", "S")
    leg = Leg(0, 3000.0, (1000, 1000, 0), (4000, 5000, 0), short, "", False, ())
    assert rest_of(leg, (4000, 5000, 0)) == 400
    assert rest_of(leg, (9000, 9000, 0)) == 0
    assert rest_of(leg, (1000, 1000, 0)) == short


def test_courses_beside_another():
    assert list(beside([[0, 1000], [850, 2000]])) == [
        *([[0, 1000], [900, 2000]], [[100, 1000], [850, 2000]]),
        *([[0, 1000], [750, 2000]], [[-100, 1000], [850, 2000]]),
        [[0, 1000], [850, 1400]],
        *([[0, 1000], [900, 2000]], [[300, 1000], [850, 2000]]),
        *([[0, 1000], [550, 2000]], [[-300, 1000], [850, 2000]]),
        [[0, 1000], [850, 800]],
    ]
    assert [[0, -1000]] not in list(beside([[0, -1000]]))
    assert len(list(beside([[0, -1000], [0, 2000]]))) == 6


@pytest.mark.rule("basic.move.turn-before-segment", "geo.edge", "geo.move.end-pose")
def test_a_course_that_cannot_be_sailed_is_refused_in_words():
    s = one(DOVER).s
    refused = refusal(s, Fault("turn", 1, "", 900))
    assert (refused.text.key, refused.rule) == ("refusal-course-turn", "basic.move.turn-before-segment")
    assert (refused.text.args["segment"], refused.text.args["limit"], refused.text.args["thing"]) == (2, 90, "")
    assert refusal(s, Fault("distance", 0, "", 5400)).text.args["limit"] == 54
    assert refusal(s, Fault("overlap", 0, "ship:0")).text.args["thing"] == "HMS Dover"


@pytest.mark.rule("basic.move.segments", "move.stop-on-touch")
def test_where_a_course_leads_in_words():
    table = ramming(coins=(1,))
    s = table.s

    def words(path) -> Text:
        return course_text(s, 0, Sail(0, 0, "SS").waters(s).sail(path))

    assert words([]) == Text("option-course-stay")
    assert words([[0, 5400]]) == Text("option-course-ram", {"ship": "Carolina", "masts": 3})
    s.ships[1].masts = 0
    assert words([[0, 5400]]).key == "option-course-derelict"
    s.ships[1].owner = 0
    assert words([[0, 5400]]).key == "option-course-friend"
    open_water = words([[900, 5400]])
    assert (open_water.key, open_water.args["laths"]) == ("option-course-open", "S")
    assert words([[900, 5400], [0, 5400]]).args["laths"] == "S+S"
    track = Sail(0, 0, "SS").waters(s).sail([[0, 5400]])
    assert course_targets(track) == ("pose:35098,50000,0", "ship:1")
    assert course_targets(Sail(0, 0, "SS").waters(s).sail([[900, 5400]]))[0].startswith("pose:")
    for island, mark, key in ((0, 0, "home"), (5, -1, "dock"), (3, 1, "shore")):
        harbour = Waters()
        moored(harbour, 0, PICADOR, island, coins=(1,))
        me = harbour.s.ships[0]
        me.docked = -1
        back = [[0, -2000], [0, 5400]]
        waters = Sail(0, 0, "S", off=1).waters(harbour.s)
        found = course_text(harbour.s, 0, waters.sail(back))
        assert found.key == f"option-course-{key}", mark
        if key == "home":
            assert found.args["coins"] == 1


@pytest.mark.rule("crew.type.explorer")
@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize(("crew", "coins"), [("", ()), ("", (1, 2)), ("explorer", (1, 2)), ("captain", (1,))])
def test_docking_says_when_the_treasure_comes_aboard(lang, crew, coins):
    """Whoever docks explores in the next turn, with an Explorer at once; where nothing lies only that is said."""
    harbour = Waters()
    moored(harbour, 0, PICADOR, 5)
    if crew:
        harbour.crew(0, crew)
    harbour.treasure(5, *coins)
    harbour.s.ships[0].docked = -1
    course = Sail(0, 0, "S", off=1).waters(harbour.s).sail([[0, -2000], [0, 5400]])
    found = course_text(harbour.s, 0, course)
    said = catalogue(lang, "kaper.games.spanishmain").note(found).strip()
    at_once, later = {"en": ("at once", "next turn"), "pl": ("od razu", "w następnej turze")}[lang]
    assert (at_once in said, later in said) == (crew == "explorer", bool(coins) and crew != "explorer")
    assert (said == {"en": "no coins", "pl": "bez monet"}[lang]) == (not coins)


@pytest.mark.parametrize(("lang", "words"), [("en", "no room"), ("pl", "nie ma miejsca")])
def test_docking_with_a_full_hold_promises_no_treasure(lang, words):
    harbour = Waters()
    moored(harbour, 0, PICADOR, 5, coins=(1,) * CARDS[NUMBER[PICADOR]].cargo)
    harbour.treasure(5, 1)
    harbour.s.ships[0].docked = -1
    course = Sail(0, 0, "S", off=1).waters(harbour.s).sail([[0, -2000], [0, 5400]])
    assert words in catalogue(lang, "kaper.games.spanishmain").note(course_text(harbour.s, 0, course)).strip()


def test_what_a_ship_may_want_to_sail_to():
    table = Waters()
    table.ship(0, DOVER, 500, 500, 0)
    table.ship(0, PICADOR, 300, 500, 0)
    table.ship(0, PICADOR, 300, 600, 0, masts=())
    table.ship(1, PICADOR, 500, 600, 0)
    table.ship(1, PICADOR, 600, 600, 0, masts=())
    table.ship(1, PICADOR, 700, 600, 0, sunk=True)
    s = table.s
    table.treasure(5, 1)
    docks = [(f"island:{i}", "dock") for i in range(6) if i != 3]
    assert [(mark.name, mark.purpose) for mark in marks(s, 0)] == [
        *docks,
        ("ship:2", "touch"),
        ("ship:3", "ram"),
        ("ship:4", "touch"),
    ]
    s.ships[0].tow = 2
    assert "ship:2" not in [mark.name for mark in marks(s, 0)]
    assert [threat(ship, s.ships[0]) for ship in s.ships] == [False, False, False, True, False, False]
    assert goals(s, s.ships[0]) == [(s.islands[i].x, s.islands[i].y) for i in (4, 5)]
    table.coin(s.ships[0].coins, 1, 1)
    assert goals(s, s.ships[0]) == [(s.islands[0].x, s.islands[0].y)]
    assert bearing_guns(abeam().s, 0, (50000, 50000, 0)) == 4
    assert bearing_guns(abeam(masts=(1,)).s, 0, (50000, 50000, 0)) == 1
    assert bearing_guns(abeam().s, 0, (20000, 50000, 0)) == 0


@pytest.mark.rule("keyword.ghost.final-pose")
def test_a_ghost_may_not_end_on_anything():
    table = Waters()
    table.ship(0, "cc-1", 500, 500, 0, state=GHOSTLY)
    table.ship(1, PICADOR, 610, 500, 0)
    sail = Sail(0, 0, "L")
    refused = sail.fault(table.s, [[0, 6000]])
    assert refused is not None
    assert (refused.rule, refused.text.args["thing"], refused.text.args["segment"]) == (
        "geo.move.end-pose",
        "El Picador",
        1,
    )
    assert Sail(0, 0, "L").fault(table.s, [[900, 6000]]) is None


# scenes that follow a move


def question(table: Waters, scene, *args):
    """The name of what a scene asks at first; empty: nothing."""
    t = SeaTable(table.s, Loaded([], Fast(1)))
    asked = next(scene(t, *args), None)
    return type(asked).__name__ if asked is not None else ""


@pytest.mark.rule("crew.type.captain", "info.hidden")
def test_when_a_captain_is_asked_for():
    table = abeam(crew=("captain",))
    me, s = table.s.ships[0], table.s
    assert question(table, captain, 0) == "CaptainFire"
    s.seen[me.crew[0]] = -1  # nobody may think of a musket now
    assert question(table, captain, 0) == "CaptainFire"
    for field, value in (("fog", 0), ("sunk", True), ("masts", 0), ("state", STILLED)):
        before = getattr(me, field)
        setattr(me, field, value)
        assert question(table, captain, 0) == ""
        setattr(me, field, before)
    s.ships[1].x, s.ships[1].y = 80_000, 80_000
    assert question(table, captain, 0) == ""
    me.crew.clear()
    assert question(table, captain, 0) == ""
    astern = Waters()
    astern.ship(0, DOVER, 500, 500, 0, masts=(0,), crew=("captain",))
    astern.ship(1, CAROLINA, 420, 540, 0)
    assert question(astern, captain, 0) == "CaptainFire"  # a musket might be fired from any mast
    astern.s.seen[astern.s.ships[0].crew[0]] = -1
    assert question(astern, captain, 0) == ""


@pytest.mark.rule("ability.explorer", "explore.free-revisit", "crew.type.explorer")
@pytest.mark.parametrize("scene", [explorer, revisit])
def test_when_a_free_exploration_is_offered(scene):
    table = Waters()
    moored(table, 0, PICADOR, 5)
    me, s = table.s.ships[0], table.s
    assert question(table, scene, 0) == ""
    s.islands[5].marks = 0b1
    assert question(table, scene, 0) == "FreeExplore"
    for field, value in (("sunk", True), ("docked", -1), ("state", STILLED)):
        before = getattr(me, field)
        setattr(me, field, value)
        assert question(table, scene, 0) == ""
        setattr(me, field, before)
    s.islands[5].home = 0
    assert question(table, scene, 0) == ""
    s.islands[5].home, s.islands[5].marks = -1, 0b10
    table.crew(0, "explorer")
    assert question(table, scene, 0) == ("FreeExplore" if scene is explorer else "")
    s.islands[0].home, me.docked, s.islands[0].marks = -1, 0, 0b1
    assert question(table, scene, 0) == "FreeExplore"  # the first island, wild for once


@pytest.mark.rule("tow.dock", "geo.tow.dock-berth", "dock.unload")
@pytest.mark.parametrize("scene", ["arrive", "drift"])
def test_a_ship_in_tow_is_docked_with_her_tower(scene):
    table = Waters()
    table.ship(0, PICADOR, 500, 315, 270, masts=(), towed=1, coins=(1,))
    table.ship(0, DOVER, 500, 177.02, 270, tow=0)
    table.ship(1, ALBION, 900, 850, 0)
    for ship in table.s.ships:
        ship.docked = -1
    t = SeaTable(table.s, Loaded([], Fast(1)))
    t.heard = []
    if scene == "arrive":
        arrive(t, 1, True)
    else:
        drift(t, 1)
    towed = table.s.ships[0]
    at = [towed.x, towed.y, towed.heading]
    assert (towed.docked, at != [50_000, 31_500, 2_700]) == (0, True)
    assert [event for event, _ in t.heard] == [
        Docked(1, "HMS Dover", 0, [50_000, 17_702, 2_700]),
        Placed(0, "El Picador", at),
        Docked(0, "El Picador", 0, at),
    ]
    list(landfall(t, 1))
    assert t.heard[-1][0] == Unloaded(0, 0, "El Picador", 0, [1], 1)


@pytest.mark.rule("fort.build.in-fleet", "fort.build.docked")
def test_where_a_fort_may_be_built():
    card = NUMBER["cc-47"]
    for edition in ("SM", "SCS"):
        table = Waters(edition=edition).home(0, 3)
        s = table.s
        moored(table, 0, PICADOR, 5)
        moored(table, 0, PICADOR, 1, sunk=True, docked=1)
        moored(table, 1, PICADOR, 2)
        assert buildable(s, 0) == []
        s.fort_cards[0] = [card]
        assert buildable(s, 0) == ([] if edition == "SM" else [(card, 5)])
    s.islands[0].home = -1
    s.ships[0].docked = 0
    assert buildable(s, 0) == [(card, 0)]


@pytest.mark.rule("dock.crew-transfer", "crew.marooned")
def test_crew_that_goes_nowhere():
    table = Waters()
    moored(table, 0, DOVER, 5, crew=("captain",), wreck=True, docked=5)
    assert transfers(table.s, 0) == []
    table.s.ships[0].wreck, table.s.ships[0].sunk = False, True
    assert transfers(table.s, 0) == []
    assert not may_transfer(table.s, 0)
    table.s.ships[0].sunk = False
    table.s.carried = list(table.s.ships[0].crew)
    waiting = table.crew(0, "helmsman", table.s.islands[5].crew)
    assert transfers(table.s, 0) == ["shore:5/0>ship:0"]
    assert may_transfer(table.s, 0)
    table.s.carried.append(waiting)
    assert transfers(table.s, 0) == []
    assert not may_transfer(table.s, 0)


@pytest.mark.rule("unique.explosives", "pin.effect")
def test_who_may_light_explosives_when_somebody_is_pinned():
    table = ramming()
    table.s.ships[0].x = 35_098  # its bow touches the side of the other
    assert question(table, pinning, 0, True) == ""
    table.find(0, "rv-110")
    assert question(table, pinning, 0, True) == "Explode"
    assert question(table, pinning, 0) == ""  # it was asked when it rammed
    assert question(table, pinning, 1) == "Explode"  # the other ran onto its bow
    table.s.ships[1].masts = 0
    assert question(table, pinning, 0, True) == ""  # a derelict pins nobody
    assert question(table, pinning, 1) == ""


@pytest.mark.rule("ability.board-plus-1", "crew.reveal", "board.space", "dock.unload")
def test_a_defender_at_home_wins_and_unloads():
    table = Waters()
    table.ship(0, PICADOR, 440, 765, 0, coins=(3,))
    table.ship(1, NYMPH, 500, 818.98, 90, crew=("sm-pc-011",), coins=())
    table.coin(table.s.ships[1].coins, 1, 2)  # one space is left
    assert table.s.ships[1].docked == 3
    play = table.turn(dice=[1, [1, 1]]).do("ship:0", "move", [[0, 5400]], "ship:1", "board")
    assert [event.card for event in play.told("crew-revealed")] == [NUMBER["sm-pc-011"]]
    assert play.told("boarded")[0].totals == [3, 1 + 4 + 1]
    play.do("treasure")
    assert play.told("unloaded")[0].values == [1, 3]
    assert play.s.ships[1].coins == []


# what bots know of abilities


def asked(*allowed: str, **more) -> SimpleNamespace:
    """A question with these answers."""
    return SimpleNamespace(allowed=lambda _s: list(allowed), **more)


def test_free_actions_that_never_hurt():
    table = one(DOVER)
    s = table.s
    trees, powder = table.find(0, "cc-96", face_up=False), table.find(0, "cc-95", face_up=False)
    assert knack(s, ["ship:0", "end"]) == ""
    assert knack(s, ["use:0:GHOST", "use:0:steal_touch(1)", "end"]) == "use:0:steal_touch(1)"
    assert knack(s, ["ship:0", "marine:7"]) == "marine:7"
    assert knack(s, [f"reveal:{powder}", f"reveal:{trees}"]) == f"reveal:{trees}"
    assert knack(s, [f"reveal:{powder}"]) == ""


def test_answers_to_the_questions_of_abilities():
    table = ramming(DOVER, crew=("captain", "shipwright"), coins=(3, 1))
    s = table.s
    assert [reroll(s, asked(PASS, "again", die=die)) for die in (1, 3, 4, 6)] == ["again", "again", PASS, PASS]
    assert (first(s, asked("a", "b", "c")), last(s, asked("a", "b", "c"))) == ("a", "c")
    assert reroll(s, asked(PASS, "one", "other", die=1)) == "other"
    assert board_afar(s, asked(PASS, "ship:3", "ship:1", ship=0)) == PASS  # nothing to take, or too many masts
    s.ships[1].masts = 0b11
    assert board_afar(s, asked(PASS, "ship:3", "ship:1", ship=0)) == "ship:1"
    s.ships[1].crew, crew = [], s.ships[1].crew
    assert board_afar(s, asked(PASS, "ship:1", ship=0)) == "ship:1"
    s.ships[1].crew, s.ships[1].coins, coins = crew, [], s.ships[1].coins
    assert board_afar(s, asked(PASS, "ship:1", ship=0)) == "ship:1"
    s.ships[1].coins = coins
    cargo = ("crew:0", "crew:1", "coin:0", "coin:1")
    assert lose_cargo(s, asked(*cargo, ship=1)) == "coin:1"  # 1.5 points
    assert lose_cargo(s, asked("crew:0", "crew:1", "coin:0", ship=1)) == "crew:1"
    assert lose_cargo(s, asked(*cargo, "find:0", ship=1)) == "find:0"
    assert give_up(s, asked("0", "1", ship=1)) == "1"
    s.ships[1].crew[0] = table.crew(1, "cc-046b", s.gone)  # costs nothing
    assert lose_cargo(s, asked("crew:0", "find:0", ship=1)) == "find:0"
    table.home(1, 2, 5, 3)
    s.ships[0].docked = 3
    assert raid(s, asked(PASS, "0", "1", "2", ship=0)) == "1"
    s.homes[1].clear()
    assert raid(s, asked(PASS, ship=0)) == PASS


def test_a_pivot_turns_the_bow_to_where_the_ship_sails_next():
    table = one(GALLEY, coins=(1,) * 4)  # home lies to the south
    assert pivot(table.s, asked("stay", "900", "1800", "2700", ship=0)) == "2700"
    table.s.ships[0].heading = 2700
    assert pivot(table.s, asked("stay", "900", ship=0)) == "stay"
    other = Waters()
    other.ship(1, GALLEY, 500, 500, 0, coins=(1,) * 4)  # and that of the other player to the north
    assert pivot(other.s, asked("stay", "900", "2700", ship=0)) == "900"
