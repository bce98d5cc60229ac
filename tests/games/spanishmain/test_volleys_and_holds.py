"""Volleys with pots, muskets and armour; exchanges and repairs; the chart and courses at their limits."""

import pytest

from kaper.core.chance import Fast, Loaded
from kaper.games.spanishmain.cards import NUMBER
from kaper.games.spanishmain.chart import (
    Landed,
    contacts,
    fog_blockers,
    fogs,
    islands_on_chart,
    landed,
    near_targets,
    ships_on_chart,
    solids,
    targets,
    terrain_on_chart,
)
from kaper.games.spanishmain.courses import Sail, threat
from kaper.games.spanishmain.events import CrewRevealed, Unloaded
from kaper.games.spanishmain.gunnery import Shot
from kaper.games.spanishmain.harbour import Exchange, Load, Mend, lookout
from kaper.games.spanishmain.state import GHOSTLY
from kaper.games.spanishmain.table import SeaTable
from tests.games.spanishmain.tables import CAROLINA, DOVER, PICADOR, Waters
from tests.games.spanishmain.test_odd_rulings import abeam, moored
from tests.games.spanishmain.test_scenes import story

FIRE, SMOKE, STINK, CHAIN = "rv-39", "bc-112", "cc-117", "cc-112"  # English crew with pots


def revealed(play) -> list[int]:
    return [event.card for event in story(play) if isinstance(event, CrewRevealed)]


# pots


def kinds(play) -> set[str]:
    """The kinds of shots that are offered."""
    return {id.partition(":")[0] if ":" in id.partition(">")[0] else "gun" for id in play.options() if id != "cease"}


@pytest.mark.rule("ability.firepot", "ability.stinkpot", "ability.chainshot", "ability.smokepot", "crew.reveal")
def test_every_pot_is_thrown_once():
    table = abeam(DOVER, crew=(FIRE, SMOKE, STINK, CHAIN))
    play = table.turn(dice=[1, 1, 1, 1]).do("ship:0", "shoot")
    assert kinds(play) == {"gun", "firepot", "smokepot", "stinkpot", "chainshot"}
    play.do("firepot:0>ship:1")
    assert kinds(play) == {"gun", "smokepot", "stinkpot", "chainshot"}
    assert not any(id.partition(">")[0].endswith("0") for id in play.options() if id != "cease")
    play.do("stinkpot:1>ship:1")
    assert kinds(play) == {"gun", "smokepot", "chainshot"}
    play.do("chainshot:2>ship:1")
    assert kinds(play) == {"gun", "smokepot"}
    assert revealed(play) == [NUMBER[card] for card in (FIRE, STINK, CHAIN)]
    assert [event.weapon for event in play.told("fired")] == ["firepot", "stinkpot", "chainshot"]
    play.do("3>ship:1")
    assert play.asks == "Order"  # no gun is left for the smoke


@pytest.mark.rule("ability.smokepot", "crew.type.cannoneer")
def test_smoke_is_no_miss():
    table = abeam(DOVER, crew=(SMOKE, "cannoneer"))
    play = table.turn().do("ship:0", "shoot")
    place = next(id for id in play.options() if id.startswith("smokepot:0"))
    play.do(place)
    assert not any(id.startswith(("again", "0", "smokepot")) for id in play.options())
    assert len(play.s.terrain) == 1
    alone = Waters()
    alone.ship(0, DOVER, 500, 500, 0, crew=(SMOKE,))
    alone.ship(1, CAROLINA, 800, 800, 0)
    play = alone.turn().do("ship:0", "shoot")
    play.do(play.options()[0])
    assert play.asks == "Order"  # nothing is left to be done


@pytest.mark.rule("ability.armor-2", "shoot.firepot-hit")
@pytest.mark.parametrize(
    ("shots", "dice", "asked"),
    [
        (("0>ship:1", "1>ship:1"), (1, 6), "Shot"),  # a miss does not wear armour
        (("0>ship:1", "1>ship:1"), (6, 6), "LoseMast"),
        (("stinkpot:0>ship:1", "1>ship:1"), (6, 6), "Shot"),  # nor does stench
    ],
)
def test_what_counts_as_a_hit_on_armour(shots, dice, asked):
    play = abeam(DOVER, "sm-ss-001", crew=(STINK,)).turn(dice=dice).do("ship:0", "shoot", *shots)
    assert play.asks == asked


@pytest.mark.rule("ability.pick-mast", "keyword.broadsides.alone")
def test_no_ability_helps_a_broadside():
    table = abeam("cc-3", CAROLINA)
    table.crew(0, "rv-021a")  # its ship's shots pick the mast
    play = table.turn(dice=[6]).do("ship:0", "broadside")
    assert (play.asks, play.asked) == ("LoseMast", 1)


@pytest.mark.rule("ability.double-damage", "crew.type.musketeer", "shoot.musket-hit")
def test_a_musket_takes_two_masts_where_her_other_guns_do():
    play = abeam("sm-es-005", DOVER, crew=("musketeer",)).turn(dice=[6, 6]).do("ship:0", "shoot")
    play.do("musket>ship:1", "0", "1")
    assert play.s.ships[1].masts == 0b1100
    play.do("0>ship:1", "2")
    assert play.s.ships[1].masts == 0


@pytest.mark.rule("crew.reveal", "ability.all-l", "ability.fire-through-ships", "ability.cannon-plus-1-vs-n")
def test_whoever_helps_with_a_shot_is_seen():
    table = abeam(DOVER, PICADOR, crew=("sm-ec-007", "sm-ec-004", "helmsman"))
    play = table.turn(dice=[3]).do("ship:0", "shoot", "0>ship:1")
    assert revealed(play) == [NUMBER["sm-ec-007"], NUMBER["sm-ec-004"]]
    assert (play.told("fired")[0].bonus, play.told("fired")[0].hit) == (1, True)
    long = abeam(CAROLINA, DOVER, crew=("rv-95",))
    play = long.turn(dice=[1]).do("ship:0", "shoot", "0>ship:1")
    assert revealed(play) == [NUMBER["rv-95"]]
    assert play.told("fired")[0].range == "L"
    steady = abeam("sm-es-007", PICADOR, crew=("captain",))
    play = steady.turn(dice=[1]).do("ship:0", "shoot", "0>ship:1")
    assert revealed(play) == [NUMBER["sm-t-007"]]


@pytest.mark.rule("ability.double-range-on6")
def test_at_twice_the_range_only_a_six_hits():
    table = Waters()
    table.ship(0, "sm-es-013", 500, 500, 0)
    table.ship(1, CAROLINA, 486, 590, 0)
    play = table.turn(dice=[5, 6]).do("ship:0", "shoot-far")
    assert {args["least"] for id, args in play.words().items() if id != "cease"} == {6}
    shots = [id for id in play.options() if id != "cease"]
    play.do(shots[0])
    assert play.told("fired")[-1].hit is False
    play.do(shots[1])
    assert play.told("fired")[-1].hit is True
    assert play.told("ability-used")[0].effect == "double_range_on6"


@pytest.mark.rule("crew.type.cannoneer", "ability.misfire", "basic.shoot.mast-is-cannon")
def test_what_is_left_to_be_fired():
    play = abeam(DOVER, masts=(0,), crew=("cannoneer",)).turn(dice=[1]).do("ship:0", "shoot", "0>ship:1")
    assert play.options() == ["again:0>ship:1", "cease"]
    play = abeam("sm-ps-021").turn(dice=[1]).do("ship:0", "shoot", "0>ship:1", "0")
    assert play.options() == ["1>ship:1", "cease"]  # the gun of the mast that stands


@pytest.mark.rule("ability.smokepot")
def test_whether_smoke_may_still_be_laid():
    table = Waters()
    table.ship(0, DOVER, 500, 500, 0, crew=(SMOKE,))
    for fired, pots, asks in ((0, 0, True), (0b0111, 0, True), (0b1111, 0, False), (0, 0b10, False), (0, 0b101, True)):
        shot = Shot(0, "ship:0", (), (), fired, pots=pots, masts=0b1111)
        assert shot.asks(table.s) is asks
    table.s.crew_card[table.s.ships[0].crew[0]] = NUMBER["sm-t-016"]
    table.s.seen[table.s.ships[0].crew[0]] = -1
    assert not Shot(0, "ship:0", (), (), masts=0b1111).asks(table.s)


# holds


@pytest.mark.rule("basic.cargo.space", "explore.take", "ability.no-last-treasure")
def test_how_many_coins_may_be_loaded():
    table = Waters()
    moored(table, 0, PICADOR, 5)
    table.treasure(5, 1, 2, 3)
    load = Load(0, 0)
    assert (list(load.items(table.s)), load.most(table.s), load.least(table.s)) == (["0", "1", "2"], 2, 0)
    for left in (1, 0):
        table.coin(table.s.ships[0].coins, 1, 1)
        assert load.most(table.s) == left
    must = Load(0, 0, table.s.islands[5].coins[0])
    assert must.least(table.s) == 0  # there is no room
    table.s.ships[0].coins.pop()
    assert must.least(table.s) == 1
    table.unique(table.s.islands[5].coins, "bc-103", -1)
    assert list(load.items(table.s)) == []  # wolves
    shy = Waters()
    moored(shy, 0, "sm-ps-018", 5)
    shy.treasure(5, 1)
    assert Load(0, 0).most(shy.s) == 0
    shy.fort(0, "cc-31", 5, coins=(3, 1))
    assert Load(0, 0).most(shy.s) == 2  # a fort may be emptied down to its price


@pytest.mark.rule("explore.friend-transfer", "dock.unload")
def test_what_a_friend_at_home_is_given_is_unloaded():
    table = Waters()
    table.ship(0, DOVER, 500, 177.02, 270)
    table.ship(0, CAROLINA, 519.2, 197.02, 270, coins=(3, 1))
    table.s.ships[1].docked = -1
    play = table.turn().do("ship:0", "board-ship:1", ["take:coin:0"])
    assert story(play)[-1] == Unloaded(0, 0, "HMS Dover", 0, [3], 3)
    assert [play.s.worth[coin] for coin in play.s.ships[1].coins] == [1]


@pytest.mark.rule("explore.friend-transfer", "setup.crew.point-limit", "basic.cargo.space")
def test_what_an_exchange_may_be():
    table = Waters()
    table.ship(0, PICADOR, 500, 500, 0, coins=(1, 1))
    table.ship(0, DOVER, 480, 519.2, 0, crew=("captain", "cc-046b", "rv-143"), coins=(2,))
    s = table.s
    exchange = Exchange(0, 0, 1)
    crew = ["take:crew:0", "take:crew:2"]  # the second stays aboard
    assert list(exchange.items(s)) == ["take:coin:0", *crew, "give:coin:0", "give:coin:1"]

    def rule(*chosen: str) -> str:
        refused = exchange.invalid(s, list(chosen))
        return refused.rule if refused is not None else ""

    assert rule() == ""
    assert rule("take:coin:0") == "basic.cargo.space"
    assert rule("take:coin:0", "give:coin:1") == ""
    assert rule("take:crew:0") == "basic.cargo.space"
    assert rule("take:crew:0", "give:coin:0") == ""
    assert rule("take:crew:2", "give:coin:0") == ""  # 5 points on a ship of 5
    assert rule("take:crew:0", "take:crew:2", "give:coin:0", "give:coin:1") == "setup.crew.point-limit"
    assert rule("give:coin:0") == ""
    s.ships[1].owner = 1
    s.ships[1].masts = 0
    assert list(exchange.items(s)) == ["take:coin:0", "take:crew:0", "take:crew:1", "take:crew:2"]
    assert len(s.ships[1].crew) == 3


@pytest.mark.rule("repair.which", "keyword.turtle.count", "keyword.turtle.panels")
def test_what_may_be_mended():
    table = Waters()
    moored(table, 0, "scs-18", 0, masts=())
    me = table.s.ships[0]
    assert list(Mend(0, 0).options(table.s)) == ["0"]
    me.panels = 1
    assert list(Mend(0, 0).options(table.s)) == ["0", "panel"]
    play = table.turn().do("ship:0", "repair", "panel")
    assert (play.s.ships[0].panels, play.s.ships[0].masts) == (2, 0)
    assert [(event.ship, event.panels) for event in play.told("panel-lost")] == [(0, 2)]
    great = Waters()
    great.ship(0, "scs-300a", 500, 500, 0, masts=(0,))
    assert list(Mend(0, 0).options(great.s)) == [str(mast) for mast in range(1, 10)]


@pytest.mark.rule("ability.fort-lookout")
def test_a_lookout_sees_one_treasure_of_each_island():
    table = Waters()
    table.fort(0, "cc-64", 5)
    moored(table, 0, PICADOR, 5)
    table.treasure(1, 1, 2).treasure(2, 3)
    s = table.s
    s.seen[s.islands[1].coins[0]] = 0b1
    t = SeaTable(s, Loaded([], Fast(1)))
    before = sum(s.seen[coin] & 1 for coin in s.islands[4].coins)
    lookout(t, 0)
    assert [s.seen[coin] & 1 for coin in (*s.islands[1].coins, *s.islands[2].coins)] == [1, 1, 1]
    assert sum(s.seen[coin] & 1 for coin in s.islands[4].coins) == before + 1


# the chart


@pytest.mark.rule("terrain.fog.lost", "move.stop-on-touch")
def test_what_lies_on_the_chart():
    table = Waters()
    table.terrain("reef", 700, 700)
    table.terrain("fog", 700, 500)
    table.ship(0, PICADOR, 300, 500, 0)
    table.ship(1, PICADOR, 500, 500, 0, fog=0)
    table.ship(1, PICADOR, 500, 600, 0, sunk=True)
    table.ship(1, PICADOR, 500, 700, 0, wreck=True, masts=())
    s = table.s
    assert [name for name, _ in ships_on_chart(s)] == ["ship:0", "ship:3"]
    assert [name for name, _ in ships_on_chart(s, 0)] == ["ship:3"]
    assert [name for name, _ in islands_on_chart(s)] == [f"island:{i}" for i in range(6)]
    assert [name for name, _ in solids(s, 3)][-2:] == ["island:5", "ship:0"]
    assert [name for name, _ in terrain_on_chart(s)] == ["terrain:0", "terrain:1"]
    assert [name for name, _ in fog_blockers(s)] == fogs(s) == ["terrain:1"]
    s.ships[1].x, s.ships[1].y = 30_000, 51_500
    assert contacts(s, 0) == []
    s.ships[1].fog = -1
    for masts, feared in ((0b11, True), (0b1, True), (0, False)):
        s.ships[1].masts = masts
        assert threat(s.ships[1], s.ships[0]) is feared
    s.ships[1].masts, s.ships[1].fog = 0b11, 0
    assert not threat(s.ships[1], s.ships[0])
    assert contacts(s, 1) == []


@pytest.mark.rule("keyword.marine.target", "shoot.home-safe")
def test_marines_and_ships_at_the_first_island():
    table = Waters()
    moored(table, 0, PICADOR, 0)
    table.ship(1, DOVER, 560, 230, 0)
    item = table.crew(0, "bc-83", table.s.ashore[0])
    table.s.posts[str(item)] = (50_000, 16_000)
    assert landed(table.s, item) == Landed(NUMBER["bc-83"], 0, item, 0)
    assert [target.name for target, _ in targets(table.s, 1)] == [f"marine:{item}"]
    assert [target.name for target, _ in near_targets(table.s, table.s.ships[1])] == [f"marine:{item}"]
    assert [target.name for target, _ in targets(table.s, 0)] == ["ship:1"]
    post = targets(table.s, 1)[0][0]
    assert (post.shape[0], post.shape[1]) == (50_000, 16_000)
    table.s.ashore[0].clear()
    assert targets(table.s, 1) == []


@pytest.mark.rule("geo.fort.target")
def test_a_fort_out_of_sight_is_no_target():
    table = Waters()
    table.fort(1, "cc-47", 5)
    land = table.s.islands[5]
    for dx, dy, seen in ((0, 37_900, True), (0, 38_100, False), (37_900, 0, True), (38_100, 0, False)):
        table.s.ships.clear()
        table.ship(0, DOVER, (land.x + dx) / 100, (land.y + dy) / 100, 0)
        assert len(near_targets(table.s, table.s.ships[0])) == seen


# courses


@pytest.mark.rule("geo.tow.pose", "terrain.fog.enter", "keyword.ghost.terrain", "unique.sextant")
def test_what_could_matter_to_a_ship_that_sails():
    table = Waters()
    table.ship(0, PICADOR, 300, 500, 0, masts=(), towed=1)
    table.ship(0, DOVER, 500, 500, 0, tow=0)
    table.terrain("fog", 700, 700)
    sail = Sail(0, 1, "SS", "L", 300, 1)
    waters = sail.waters(table.s)
    assert (waters.masts, waters.pose, waters.tow) == (4, (50_000, 50_000, 0), 2)
    assert [name for name, _ in waters.solids] == [f"island:{i}" for i in range(6)]
    assert (len(waters.terrain), list(waters.fogs)) == (1, ["terrain:0"])
    assert (waters.allowance.base, waters.allowance.bonus, waters.allowance.rest) == ((5400, 5400), (8600,), 300)
    assert sail.prompt_text(table.s).args["segments"] == "3 mm + S+S+L"
    table.find(1, "rv-105")  # a sextant
    assert (len(sail.waters(table.s).terrain), len(sail.waters(table.s).fogs)) == (0, 0)
    table.s.ships[1].finds.clear()
    table.s.ships[1].state = GHOSTLY
    ghost = sail.waters(table.s)
    assert (len(ghost.solids), len(ghost.terrain), len(ghost.fogs)) == (0, 0, 0)
    table.s.ships[1].state, table.s.ships[1].tow = 0, -1
    alone = Sail(0, 1, "SS").waters(table.s)
    assert (alone.tow, [name for name, _ in alone.solids][-1]) == (0, "ship:0")


@pytest.mark.rule("keyword.ghost.final-pose")
def test_a_ghost_that_would_end_on_a_ship_hears_where():
    table = Waters()
    table.ship(0, "cc-1", 500, 500, 0, state=GHOSTLY)
    table.ship(1, PICADOR, 610, 500, 0)
    refused = Sail(0, 0, "SS").fault(table.s, [[0, 3000], [0, 3000]])
    assert refused is not None
    assert refused.text.args["segment"] == 2
    sail = Sail(0, 0, "SS")
    assert all(sail.haunted(table.s, plan.track) is None for plan in sail.plans(table.s, 30))
    assert len(sail.plans(table.s, 30)) > 5


def test_courses_near_another_end_elsewhere():
    table = abeam()
    sail = Sail(0, 0, "SS")
    found = sail.near(table.s, [[0, 3000]], 20)
    ends = [sail.waters(table.s).sail(path).end for path in found]
    assert len(set(ends)) == len(ends) == 6
    assert len(sail.near(table.s, [[0, 3000]], 2)) == 2
    turned = sail.near(table.s, [[900, 3000]], 20)  # who turns as far as can be turns no further
    assert len(turned) == 4
    assert sail.question(table.s).least == 0
    purposes = {plan.purpose for plan in sail.plans(table.s, 40)}
    assert "fire" in purposes
