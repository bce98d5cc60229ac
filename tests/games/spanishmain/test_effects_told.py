"""What abilities, events and unique treasures do, told whole: dice and targets in the events, and where everything lies afterwards."""

from typing import Any

import pytest

from kaper.core.chance import Fast, Loaded
from kaper.games.spanishmain.cards import CARDS, NUMBER
from kaper.games.spanishmain.effects.finds import breath, buried, ghosts
from kaper.games.spanishmain.effects.happenings import false_treasure
from kaper.games.spanishmain.effects.hits import lose_mast
from kaper.games.spanishmain.effects.losses import lose_cargo, shed
from kaper.games.spanishmain.effects.moves import swing
from kaper.games.spanishmain.effects.pots import lift_smoke, smoke
from kaper.games.spanishmain.effects.sinking import bring_home
from kaper.games.spanishmain.effects.start import sicken
from kaper.games.spanishmain.geometry.shapes import BUILDS
from kaper.games.spanishmain.state import Terrain
from kaper.games.spanishmain.table import SeaTable
from tests.games.spanishmain.tables import ALBION, CAROLINA, DOVER, NYMPH, PICADOR, Waters, fields

ALBATROSS, JADE, SCURVY, FRUIT = "scs-105", "scs-101", "cc-92", "rv-104"


def verbs(table: Waters, *dice: int) -> SeaTable:
    """The verbs of the table alone, heard by somebody, with these dice."""
    t = SeaTable(table.s, Loaded([[die] for die in dice], Fast(1)))
    t.heard = []
    return t


def heard(t: SeaTable) -> list[tuple[Any, ...]]:
    assert t.heard is not None
    return [fields(event) for event, _ in t.heard]


def answered(t: SeaTable, script: Any, *answers: str) -> None:
    """Carry a part of a scene out, with these answers to what it asks; who has no choice is not asked."""
    left = list(answers)
    try:
        asked = next(script)
        while True:
            sole = asked.sole(t.state)
            asked = script.send(left.pop(0) if sole is None else sole)
    except StopIteration:
        assert left == []


def alone(card: str = DOVER, **more) -> Waters:
    table = Waters()
    table.ship(0, card, 500, 500, 0, **more)
    return table


@pytest.mark.rule("ability.extra-action-5", "unique.albatross")
@pytest.mark.parametrize(
    ("die", "cursed", "ready"), [(4, False, False), (5, False, True), (5, True, False), (6, True, True)]
)
def test_a_die_for_one_action_more(die, cursed, ready):
    table = alone("sm-es-001", crew=("sm-ec-001",))
    table.ship(0, ALBION, 900, 850, 0)
    if cursed:
        table.find(0, ALBATROSS)
    play = table.turn(dice=[die]).do("ship:0", "idle", "use:0:extra_action(5+)")
    used = [fields(one) for one in play.told("ability-used")]
    assert [(one[1], one[3], one[4]) for one in used] == [("ship:0", "extra_action(5+)", die)]
    assert ("ship:0" in play.options()) is ready


@pytest.mark.rule("unique.ghostly-encounter", "unique.albatross")
def test_ghosts_take_crew_on_a_one():
    table = alone(crew=("captain", "helmsman", "explorer"))
    crew = list(table.s.ships[0].crew)
    item = table.find(0, JADE)
    t = verbs(table, 1, 2, 6)
    answered(t, ghosts(t, 0, item, 5))
    assert heard(t) == [
        ("ability-used", "ship:0", "HMS Dover", "ut_ghostly_encounter", 1, ""),
        ("crew-lost", 0, "HMS Dover", NUMBER["sm-t-007"]),
        ("ability-used", "ship:0", "HMS Dover", "ut_ghostly_encounter", 2, ""),
        ("ability-used", "ship:0", "HMS Dover", "ut_ghostly_encounter", 6, ""),
    ]
    assert (table.s.ships[0].crew, table.s.stamps) == (crew[1:], {str(item): 2})


@pytest.mark.rule("unique.buried-treasure", "unique.albatross")
@pytest.mark.parametrize(("die", "cursed", "worth"), [(1, True, 0), (1, False, 1), (6, True, 5)])
def test_what_is_buried_is_worth_a_die(die, cursed, worth):
    table = alone()
    item = table.find(0, JADE)
    if cursed:
        table.find(0, ALBATROSS)
    t = verbs(table, die)
    answered(t, buried(t, 0, item, 5))
    assert table.s.stamps == {str(item): worth}
    assert heard(t) == [("ability-used", "ship:0", "HMS Dover", "ut_buried_treasure", die, "")]
    assert table.s.ships[0].held == 2  # this turn and the next


@pytest.mark.rule("unique.scurvy", "unique.fruit")
@pytest.mark.parametrize(("die", "left"), [(3, 1), (4, 0)])
def test_scurvy_takes_crew_on_a_four(die, left):
    table = alone(crew=("captain",))
    scurvy = table.find(0, SCURVY)
    t = verbs(table, die)
    answered(t, sicken(t, 0))
    assert heard(t)[0] == ("ability-used", "ship:0", "HMS Dover", "ut_scurvy", die, "")
    assert len(table.s.ships[0].crew) == left
    fruit = table.find(0, FRUIT)
    answered(t, sicken(t, 0))
    assert table.s.ships[0].finds == [fruit]
    assert table.s.gone[-1] == scurvy


@pytest.mark.rule("unique.cross-of-coronado")
def test_a_cross_falls_for_a_mast():
    table = alone()
    cross = table.find(0, next(card.id for card in CARDS if "ut_cross_of_coronado" in card.effects))
    t = verbs(table)
    answered(t, lose_mast(t, 0, 1), "cross")
    assert heard(t) == [("treasure-gone", table.s.crew_card[cross], "ship:0")]
    assert (table.s.ships[0].finds, table.s.gone, table.s.ships[0].masts) == ([], [cross], 0b1111)
    answered(t, lose_mast(t, 0, 1), "2")
    assert heard(t)[1:] == [("mast-lost", 0, "HMS Dover", 2, 0b1011)]


@pytest.mark.rule("cargo.over-limit", "win.no-gold")
def test_cargo_that_is_shed_is_out_of_the_game():
    table = alone(coins=(3,))
    jade = table.find(0, JADE)
    coin = table.s.ships[0].coins[0]
    t = verbs(table)
    shed(t, 0, "find", 0)
    assert heard(t) == [("treasure-gone", NUMBER[JADE], "ship:0")]
    answered(t, lose_cargo(t, 0, 1))
    assert (table.s.gone, table.s.lost_gold) == ([jade, coin], 3)
    assert not table.s.over
    last = alone(coins=(3,))
    last.s.gone += last.s.islands[4].coins
    last.s.islands[4].coins = []
    t = verbs(last)
    shed(t, 0, "coin", 0)
    assert heard(t) == [("game-ended", "no-gold", [0, 0])]


@pytest.mark.rule("event.false-treasure", "win.no-gold")
def test_false_treasure_may_be_the_last():
    table = alone(coins=(3, 2))
    coins = list(table.s.ships[0].coins)
    captive = table.crew(0, "sm-t-010", table.s.ships[0].coins)
    t = verbs(table)
    false_treasure(t, 1, "ship:0")
    assert (table.s.ships[0].coins, table.s.gone, table.s.lost_gold) == ([captive], coins, 5)
    assert [table.s.seen[coin] for coin in coins] == [-1, -1]
    last = alone(coins=(3,))
    last.s.gone += last.s.islands[4].coins
    last.s.islands[4].coins = []
    t = verbs(last)
    false_treasure(t, 1, "ship:0")
    assert heard(t) == [("game-ended", "no-gold", [0, 0])]


@pytest.mark.rule("ability.smokepot", "terrain.fog.enter")
def test_smoke_is_laid_and_lifts():
    table = alone(NYMPH)
    table.ship(1, PICADOR, 600, 600, 0)
    table.ship(1, PICADOR, 700, 700, 0, fog=1)
    table.s.terrain.append(Terrain(1, 20_000, 80_000, 0))
    t = verbs(table)
    smoke(t, 0, "60000,60000")
    assert heard(t) == [
        ("ability-used", "ship:0", "Sea Nymph", "smokepot", 0, ""),
        ("smoke-laid", 1, 60_000, 60_000, False),
        ("fog-entered", 1, "El Picador", 1),
    ]
    assert (table.s.terrain[1].smoke, table.s.ships[0].fog) == (0, -1)
    table.s.terrain.append(Terrain(0, 70_000, 70_000, 0))
    table.s.ships[2].fog = 2
    t = verbs(table)
    lift_smoke(t, 1)
    assert heard(t) == []
    lift_smoke(t, 0)
    assert heard(t) == [("smoke-laid", 1, 60_000, 60_000, True), ("placed", 1, "El Picador", [60_000, 60_000, 0])]
    assert [ship.fog for ship in table.s.ships] == [-1, -1, 1]
    assert len(table.s.terrain) == 2


@pytest.mark.rule("ability.unsinkable", "dock.unload")
def test_a_ship_that_is_brought_home_is_whole_again():
    table = alone(masts=(), coins=(2,), fire=1, tangled=True, scuttled=True)
    table.ship(0, PICADOR, 410, 500, 0, masts=(), towed=0)
    table.s.ships[0].tow = 1
    t = verbs(table)
    assert bring_home(t, 0)
    me = table.s.ships[0]
    at = [me.x, me.y, me.heading]
    assert heard(t) == [
        ("tow-ended", 0, "HMS Dover", 1, "El Picador"),
        ("placed", 0, "HMS Dover", at),
        ("docked", 0, "HMS Dover", 0, at),
        ("unloaded", 0, 0, "HMS Dover", 0, [2], 2),
    ]
    assert (me.masts, me.fire, me.tangled, me.scuttled, me.fog, me.docked) == (0b1111, 0, False, False, -1, 0)


@pytest.mark.rule("geo.comeabout.pose", "tow.follow", "explore.marker")
def test_who_turns_draws_her_tow_away_from_its_shore():
    table = alone()
    table.ship(0, PICADOR, 410, 500, 0, masts=(), towed=0)
    table.s.ships[0].tow = 1
    for island, ship in ((5, table.s.ships[0]), (1, table.s.ships[1])):
        ship.docked, ship.explored = island, True
    t = verbs(table)
    swing(t, 0, (50_000, 50_000, 900))
    assert heard(t) == [
        ("marked", 0, 5),
        ("came-about", 0, "HMS Dover", [50_000, 50_000, 900]),
        ("marked", 0, 1),
        ("placed", 1, "El Picador", [50_000, 41_000, 900]),
    ]
    assert [ship.docked for ship in table.s.ships] == [-1, -1]


@pytest.mark.rule("unique.poseidons-breath")
def test_the_breath_of_poseidon_is_an_action():
    table = alone(CAROLINA, masts=(0, 2))
    t = verbs(table)
    answered(t, breath(t, 0))
    assert (table.s.ships[0].acted, table.s.ships[0].acts) == (True, 1)
    assert [name for name, _ in table.s.agenda[-3:]] == ["winded", "gust", "gust"]
    assert [args for _, args in table.s.agenda[-2:]] == [(0, "SS", 0), (0, "SS", 1)]


@pytest.mark.rule("ability.plunder-touch-n")
def test_plunder_names_whom_it_was_taken_from():
    table = alone("sm-ss-007")
    beam = (BUILDS[CARDS[NUMBER["sm-ss-007"]].masts].beam + BUILDS[4].beam) / 200
    table.ship(1, NYMPH, 480, 500 + beam + 0.2, 0, coins=(1, 3))
    table.ship(0, ALBION, 900, 850, 0)
    play = table.turn().do("use:0:plunder_touch(pirate)")
    assert sorted(play.s.worth[coin] for coin in play.s.ships[0].coins) == [1, 3]
    used = play.told("ability-used")[0]
    assert fields(used)[3:] == ("plunder_touch(pirate)", 0, "ship:1")
    assert "use:0:plunder_touch(pirate)" not in play.options()


@pytest.mark.rule("ability.stowaway-2", "outside-game", "crew.reveal")
def test_a_stowaway_is_seen_coming_aboard():
    table = alone(crew=("cc-046a",))
    play = table.turn().do("use:0:stowaway(2)")
    card = int(play.options()[0][5:])
    play.do(play.options()[0])
    assert [fields(one)[3] for one in play.told("crew-revealed")] == [NUMBER["cc-046a"]]
    moved = [fields(one.event) for one in play.m.told if one.event.__struct_config__.tag == "crew-moved"]
    assert moved == [("crew-moved", 0, "ship:0", "ship:0", "HMS Dover", card)]
