"""Abilities, events and treasures where they end: what they leave alone, whom they do not reach, and what is nearest."""

import pytest

from kaper.games.spanishmain.abilities import room
from kaper.games.spanishmain.cards import CARDS, NUMBER, Cannon
from kaper.games.spanishmain.chart import ship_shape
from kaper.games.spanishmain.effects.finds import SHOWN, ghosts, missionary, natives, rum, volcano
from kaper.games.spanishmain.effects.free import put_mark
from kaper.games.spanishmain.effects.guns import (
    against,
    against_all_and_forts_but,
    against_all_but,
    battery,
    fort_bonus,
    fort_gun,
    reach_at,
    truce,
)
from kaper.games.spanishmain.effects.happenings import cove, duels, enemies_at_sea, mermaids, open_sea, slip_away
from kaper.games.spanishmain.effects.hits import besides, strike_fort, warded
from kaper.games.spanishmain.effects.losses import left_at, losable
from kaper.games.spanishmain.effects.marines import marines
from kaper.games.spanishmain.effects.moves import headings, hoard, turned
from kaper.games.spanishmain.effects.pots import MOST_BANKS, lift, smoke_places
from kaper.games.spanishmain.effects.sinking import raft
from kaper.games.spanishmain.effects.start import frighten, renewed
from kaper.games.spanishmain.effects.winds import becalmed, slide
from kaper.games.spanishmain.fleets.legal import costs
from kaper.games.spanishmain.fleets.lists import made_of
from kaper.games.spanishmain.geometry.course import Allowance
from kaper.games.spanishmain.geometry.sail import Waters as Sailing
from kaper.games.spanishmain.geometry.shapes import hull
from kaper.games.spanishmain.geometry.touch import free, inside, within
from kaper.games.spanishmain.geometry.units import L, S
from kaper.games.spanishmain.gunnery import still_there
from kaper.games.spanishmain.state import BOUND, CHAINED, CREW_OFF, SLOWED, STUNK, Token
from tests.games.spanishmain.tables import (
    ALBION,
    ANTELOPE,
    CAROLINA,
    DOVER,
    NYMPH,
    PICADOR,
    Waters,
    fields,
    heard,
    verbs,
)
from tests.games.spanishmain.test_effects_ships import about_to_ram, rammed
from tests.games.spanishmain.test_effects_told import answered
from tests.games.spanishmain.test_effects_told import verbs as rolling

RANSOMED, FEARED, CURSED, WINE, STINGY = "cc-046b", "scs-134", "scs-137", "bc-104", "sm-ss-001"


def lone(card: str = DOVER, x: float = 500, y: float = 500, heading: float = 0, **more) -> Waters:
    table = Waters()
    table.ship(0, card, x, y, heading, **more)
    return table


# shots


@pytest.mark.rule("ability.cannon-plus-1-vs-n", "ability.cannon-plus-1-vs-not-n", "ability.cannon-plus-1-vs-not-n-fort")
def test_a_grudge_is_against_ships_of_a_nation_or_of_all_others():
    table = lone(PICADOR)
    table.ship(1, NYMPH, 700, 700, 0)
    fort = table.s.forts[table.fort(1, "cc-47", 1)]
    spanish, pirate = table.s.ships
    for nation in ("spanish", "pirate", "french"):
        named = [spanish, pirate][("spanish", "pirate").index(nation)] if nation != "french" else None
        for ship in (spanish, pirate):
            assert against(nation)(table.s, 0, ship) == (ship is named)
            assert against_all_but(nation)(table.s, 0, ship) == (ship is not named)
            assert against_all_and_forts_but(nation)(table.s, 0, ship) == (ship is not named)
        assert not against(nation)(table.s, 0, fort)
        assert not against_all_but(nation)(table.s, 0, fort)
        assert against_all_and_forts_but(nation)(table.s, 0, fort)
    assert not against_all_and_forts_but("english")(table.s, 0, fort)
    assert not against("english")(table.s, 0, fort)  # though it is an English one


@pytest.mark.rule("fire.rules")
def test_a_mast_that_burns_does_not_fire():
    table = lone(DOVER, masts=(0, 2, 3), fire=0b1000)
    assert [number for number, _ in battery(table.s, table.s.ships[0])] == [0, 2]


@pytest.mark.rule("unique.wine")
@pytest.mark.parametrize(("owner", "home", "quiet"), [(1, False, True), (0, False, False), (None, True, False)])
def test_wine_brings_a_truce_near_enemies_alone(owner, home, quiet):
    table = lone(NYMPH, 500 if home else 245, 225 if home else 310, 180)
    table.find(0, WINE)
    if owner is not None:
        table.fort(owner, "cc-47", 5)
    assert truce(table.s, table.s.ships[0]) is quiet


@pytest.mark.rule("keyword.turtle.count", "ability.armor-2", "ability.ignore-first-hit")
@pytest.mark.parametrize(("nth", "held"), [(1, True), (2, False), (3, True)])
def test_every_second_hit_of_an_action_goes_through_armour(nth, held):
    table = lone(STINGY)
    t = verbs(table)
    assert warded(t, 0, nth) is held
    assert bool(heard(t)) is held


# forts


@pytest.mark.rule("fort.destroyed", "fort.destroyed.gold")
def test_who_lies_at_a_destroyed_fort_has_explored_nothing():
    table = lone(DOVER, 203, 310, 180, docked=5, explored=True)
    table.ship(0, PICADOR, 797, 310, 0, docked=1, explored=True)
    fort = table.fort(0, "cc-47", 5, flags=0, coins=(2, 3))
    table.s.islands[5].marks = 3
    answered(verbs(table), strike_fort(verbs(table), fort))
    assert [ship.explored for ship in table.s.ships] == [False, True]
    assert (table.s.islands[5].marks, table.s.islands[5].fort, len(table.s.islands[5].coins)) == (0, -1, 2)


@pytest.mark.rule("ability.raid-home-1", "unique.wine")
def test_the_hoard_of_a_home_or_a_fort():
    table = lone(DOVER, docked=0).home(0, 3).home(1, 1, 2)
    me = table.s.ships[0]
    assert [table.s.worth[coin] for coin in hoard(table.s, 0)] == [3]
    me.docked = 3
    assert [table.s.worth[coin] for coin in hoard(table.s, 0)] == [1, 2]
    table.fort(1, "cc-47", 2, coins=(2,))
    me.docked = 2
    assert [table.s.worth[coin] for coin in hoard(table.s, 0)] == [2]
    me.docked = 5
    assert hoard(table.s, 0) == []


@pytest.mark.rule("cargo.over-limit")
def test_where_a_docked_ship_leaves_what_is_too_much():
    table = lone(DOVER, docked=-1)
    table.fort(0, "cc-47", 1)
    table.fort(1, "cc-47", 2)
    s, me = table.s, table.s.ships[0]
    for island, heap in (
        (-1, None),
        (0, s.homes[0]),
        (3, None),
        (1, s.forts[0].coins),
        (2, None),
        (5, s.islands[5].coins),
    ):
        me.docked = island
        assert left_at(s, me) is heap


# marks and coves


@pytest.mark.rule("ability.mark-explored-s", "explore.marker")
def test_a_mark_is_told():
    table = lone("scs-301", 245, 310, 180)
    t = verbs(table)
    put_mark(t, 0, "island:5")
    assert ("marked", 0, 5) in heard(t)


@pytest.mark.rule("event.hidden-cove", "event.raft-nearest")
def test_a_cove_is_the_nearest_island_that_hides_something_and_not_where_one_lies():
    table = lone(DOVER, 203, 310, 180, docked=5, explored=True)
    s = table.s
    found = cove(s, 0)
    assert found is not None
    assert found[0] == 4
    table.treasure(1, 2)
    s.islands[4].marks = 0b01  # explored, and full of coins
    s.islands[1].marks = 0b11
    assert cove(s, 0)[0] == 2
    s.islands[2].coins, s.islands[4].coins = s.islands[4].coins, []
    s.islands[2].marks = 0b10  # another has explored it
    assert cove(s, 0)[0] == 4
    t = verbs(table)
    slip_away(t, 0, "ship:0")
    assert (s.ships[0].docked, s.ships[0].explored, s.islands[5].marks) == (4, False, 0b01)  # she left her mark
    assert [one[0] for one in heard(t)][-2:] == ["placed", "docked"]


@pytest.mark.rule("event.raft", "event.raft-nearest")
@pytest.mark.parametrize(("x", "island"), [(240, 5), (760, 1)])
def test_a_raft_drifts_to_the_nearest_wild_island(x, island):
    table = lone(DOVER, x, 330, 90, crew=("captain",), coins=(2,))
    captive = table.crew(0, "sm-t-010", table.s.ships[0].coins)
    captain, coin = table.s.ships[0].crew[0], table.s.ships[0].coins[0]
    raft(verbs(table), 0)
    assert (table.s.islands[island].crew, table.s.islands[island].coins) == ([captain], [coin])
    assert (table.s.ships[0].crew, table.s.ships[0].coins) == ([], [captive])


# events


@pytest.mark.rule("event.mermaids")
def test_mermaids_hold_nobody_shorter_than_before():
    table = lone(DOVER)
    table.ship(1, PICADOR, 700, 700, 0, crew=("captain",), held=1)
    table.ship(1, PICADOR, 800, 800, 0, crew=("captain", "helmsman"), held=1)
    t = verbs(table)
    for ship in ("ship:1", "ship:2"):
        mermaids(t, 0, ship)
    assert ([ship.held for ship in table.s.ships], table.s.charmed) == ([0, 1, 2], (2,))
    assert enemies_at_sea(table.s, 0) == ["ship:1", "ship:2"]
    table.s.ships[1].docked, table.s.ships[2].fog = 5, 0
    assert enemies_at_sea(table.s, 0) == []


@pytest.mark.rule("event.duel")
def test_a_duel_is_between_crew_of_two_fleets_afloat():
    table = lone(DOVER, crew=("captain", "helmsman"))
    table.ship(1, PICADOR, 700, 700, 0, crew=("captain",))
    table.ship(1, PICADOR, 800, 800, 0, crew=("captain",), sunk=True)
    assert duels(table.s, 0) == ["duel:0>1/0>0", "duel:0>1/1>0"]
    assert duels(table.s, 1) == ["duel:1>0/0>0", "duel:1>0/0>1"]


@pytest.mark.rule("event.becalmed", "event.cursed-zone")
def test_a_token_lies_on_the_water():
    table = lone(ALBION, 437, 611, 0)
    table.ship(1, ALBION, 203, 310, 180, docked=5)
    spots = open_sea(table.s, 0)
    shape = ship_shape(table.s.ships[0])
    assert f"sea:{round(shape.x)},{round(shape.y)}" == spots[-1]  # the one that is docked is on no list
    assert {spot for spot in spots[:-1] if any(int(part) % 12_500 for part in spot[4:].split(","))} == set()
    assert "sea:50000,12500" not in spots  # an island lies there
    assert "sea:12500,12500" in spots
    assert "sea:87500,87500" in spots
    assert not any("100000" in spot for spot in spots)


@pytest.mark.rule("event.becalmed")
@pytest.mark.parametrize(("away", "held"), [(85, True), (87, False)])
def test_a_calm_reaches_as_far_as_a_long_lath(away, held):
    table = lone(CAROLINA)
    assert not becalmed(table.s, 0)
    table.s.tokens = [Token("event_cursed_zone", 1, 50_000, 50_000)]
    assert not becalmed(table.s, 0)
    table.s.tokens.append(Token("event_becalmed", 1, 50_000 + 100 * away, 50_000))
    assert becalmed(table.s, 0) is held
    table.crew(0, "sm-t-025")
    table.s.drifters = tuple(table.s.ships[0].crew)
    assert not becalmed(table.s, 0)


@pytest.mark.rule("event.foul-winds", "unique.bad-maps")
@pytest.mark.parametrize(
    ("way", "far", "met"), [(0, 10_000, False), (900, 5000 - 800, False), (1800, 18_000, False), (2700, 23_000, True)]
)
def test_a_slide_ends_at_a_shore_or_at_the_edge(way, far, met):
    table = lone(ALBION, 900, 950, 0)
    table.ship(1, DOVER, 880, 700, 0)
    shape, other = ship_shape(table.s.ships[0]), ship_shape(table.s.ships[1])
    gone, hit = slide(table.s, shape, way, 18_000.0 if way == 1800 else 90_000.0, [other])
    assert (hit is other) is met
    assert abs(gone - far) < 1_000


# what lasts


@pytest.mark.rule("ability.stinkpot", "ability.chainshot")
def test_stench_and_chains_last_for_the_next_turn_of_their_ship():
    table = lone(DOVER, state=STUNK | CHAINED | SLOWED)
    table.ship(1, DOVER, 700, 700, 0, state=STUNK)
    renewed(table.s, 0)
    assert [ship.state for ship in table.s.ships] == [CREW_OFF | BOUND | SLOWED, STUNK]
    renewed(table.s, 1)
    assert [ship.state for ship in table.s.ships] == [BOUND | SLOWED, CREW_OFF]


@pytest.mark.rule("keyword.fear.roll", "unique.the-cursed")
@pytest.mark.parametrize("cursed", [False, True])
def test_fear_is_of_enemies_and_of_friends_under_a_curse(cursed):
    table = lone(FEARED)
    if cursed:
        table.find(0, CURSED)
    table.ship(0, PICADOR, 480, 460, 0)
    table.ship(1, PICADOR, 520, 548, 0)
    table.ship(1, PICADOR, 900, 548, 0)
    t = rolling(table, *([6, 5] if cursed else [5]))
    answered(t, frighten(t, 0))
    named = [(one[5], one[4]) for one in heard(t) if one[0] == "ability-used"]
    assert named == ([("ship:1", 6), ("ship:2", 5)] if cursed else [("ship:2", 5)])
    assert bool(table.s.ships[1].state & SLOWED) is cursed


# treasures


@pytest.mark.rule("unique.ghostly-encounter", "keyword.ransom.eliminate")
def test_ghosts_take_crew_for_nobody():
    table = lone("sm-es-001", crew=(RANSOMED, "captain"))
    item = table.find(0, "sm-gt-001")
    ransomed, captain = table.s.ships[0].crew
    t = rolling(table, 1, 2)
    answered(t, ghosts(t, 0, item, -1))
    assert (table.s.ships[0].crew, table.s.stamps[str(item)], table.s.made) == ([captain], 1, 0)
    assert ransomed in table.s.gone


@pytest.mark.rule("unique.neptunes-figurehead")
def test_what_saved_a_ship_is_gone():
    table = lone(PICADOR, masts=())
    head = table.find(0, next(card.id for card in CARDS if "ut_neptunes_figurehead" in card.effects))
    table.ship(1, DOVER, 486, 548, 0)
    play = table.turn(1, [6]).do("ship:1", "shoot", "0>ship:0")
    me = play.s.ships[0]
    assert (me.docked, me.masts, me.sunk, me.finds) == (0, 3, False, [])
    assert head in play.s.gone
    assert fields(play.told("treasure-gone")[0])[1] == play.s.crew_card[head]


# turns about the stern


@pytest.mark.rule("geo.schooner.pivot", "keyword.schooner")
def test_a_schooner_turns_where_there_is_room_for_her_and_her_tow():
    table = lone("cc-17")
    s = table.s
    assert headings(s, 0) == list(range(150, 3600, 150))
    table.ship(1, DOVER, 470, 540, 0)
    others = [ship_shape(s.ships[1])]
    room = [h for h in range(150, 3600, 150) if free(ship_shape_at(table, h), s.size, others)]
    assert headings(s, 0) == room
    assert 0 < len(room) < 23
    table.ship(0, PICADOR, 300, 300, 0, masts=())
    s.ships[0].tow, s.ships[2].towed = 2, 0
    assert headings(s, 0) == room  # a tow swings until it fits


@pytest.mark.rule("geo.schooner.pivot", "geo.tow.pose")
def test_the_first_ship_of_all_in_tow_needs_room_too():
    table = lone(PICADOR, 300, 300, 0, masts=())
    table.ship(0, "cc-17", 63, 63, 45)
    alone = headings(table.s, 1)
    table.s.ships[1].tow, table.s.ships[0].towed = 0, 1
    assert len(headings(table.s, 1)) < len(alone)


def ship_shape_at(table: Waters, heading: int):
    x, y, turn = turned(table.s, 0, heading)
    other = Waters()
    other.ship(0, "cc-17", x / 100, y / 100, turn / 10)
    return ship_shape(other.s.ships[0])


# smoke


@pytest.mark.rule("ability.smokepot")
def test_smoke_is_laid_within_s_and_on_open_water():
    table = lone(DOVER)
    s = table.s
    shape = ship_shape(s.ships[0])
    assert len(smoke_places(s, 0)) == 8
    for x, y in smoke_places(s, 0):
        away = Waters()
        away.ship(0, ALBION, x / 100, y / 100, 0)
        assert within(shape, ship_shape(away.s.ships[0]), S)
    table.ship(1, DOVER, 560, 500, 0, docked=2)  # as if at a shore there
    fewer = smoke_places(s, 0)
    assert 0 < len(fewer) < 8
    s.ships[1].sunk = True
    assert len(smoke_places(s, 0)) == 8
    table.terrain("reef", 560, 500)
    assert len(smoke_places(s, 0)) < 8
    while len(s.terrain) < MOST_BANKS:
        table.terrain("reef", 900, 900)
    assert smoke_places(s, 0) == []


@pytest.mark.rule("ability.smokepot")
@pytest.mark.parametrize(("x", "y"), [(30, 500), (970, 500), (500, 30), (500, 970)])
def test_smoke_stays_on_the_sea(x, y):
    table = lone(ALBION, x, y, 0)
    assert 0 < len(smoke_places(table.s, 0)) < 8
    assert all(4000 <= at <= table.s.size - 4000 for place in smoke_places(table.s, 0) for at in place)


@pytest.mark.rule("ability.smokepot", "event.rolling-fog")
def test_banks_behind_one_that_lifts_are_counted_anew():
    table = lone(DOVER, fog=2)
    for _ in range(3):
        table.terrain("fog", 300, 300)
    table.ship(1, DOVER, 700, 700, 0, fog=1)
    table.ship(1, DOVER, 700, 800, 0, fog=0)
    table.s.tokens = [Token("event_rolling_fog", 0, 0, 0, piece) for piece in (0, 1, 2)]
    t = verbs(table)
    lift(t, 1)
    assert [ship.fog for ship in table.s.ships] == [1, -1, 0]
    assert [token.piece for token in table.s.tokens] == [0, 1, 1]
    assert heard(t)[0] == ("smoke-laid", 1, 30_000, 30_000, True)


# hits and marines


@pytest.mark.rule("ability.hit-kills-crew-1-turn", "ability.hit-kills-cargo")
def test_what_a_hit_does_besides_it_does_once():
    table = lone(DOVER)
    table.ship(1, PICADOR, 486, 548, 0, crew=("captain", "helmsman"))
    words = frozenset({"hit_kills_crew(1/turn)"})
    t = verbs(table)
    answered(t, besides(t, "ship:0", 1, 0, words), "1")
    answered(t, besides(t, "ship:0", 1, 0, words))
    assert len(table.s.ships[1].crew) == 1
    assert losable(table.s, table.s.ships[1]) == ["crew:0"]


@pytest.mark.rule("keyword.marine.shoot", "keyword.marine.nation")
def test_a_marine_shoots_from_a_deck_where_it_serves_or_from_its_post():
    table = lone(ANTELOPE)
    item = table.crew(0, next(card.id for card in CARDS if "MARINE" in card.keywords and card.nation == "english"))
    s, me = table.s, table.s.ships[0]
    assert (marines(s, 0), marines(s, 1)) == ([item], [])
    for change in ({"fog": 0}, {"sunk": True}):
        for field, value in change.items():
            setattr(me, field, value)
        assert marines(s, 0) == []
        me.fog, me.sunk = -1, False
    s.tired = (item,)
    assert marines(s, 0) == []
    s.tired = ()
    me.crew.remove(item)
    s.islands[5].crew.append(item)
    assert marines(s, 0) == []
    s.posts[str(item)] = (16_000, 31_000)
    assert marines(s, 0) == [item]


# unique treasures, and where they end


@pytest.mark.rule("unique.rum")
@pytest.mark.parametrize(("crew", "worth"), [(0, 6), (2, 4), (6, 0), (7, 0)])
def test_rum_is_worth_what_the_crew_does_not_drink(crew, worth):
    table = lone("sm-es-001")
    item = table.find(0, "sm-t-005")
    for _ in range(crew):
        table.crew(0, "captain")
    table.s.active = 0
    rum(verbs(table), 0, item, 5)
    assert table.s.stamps[str(item)] == worth
    assert table.s.ships[0].held == 2  # the rest of this turn, and the next


@pytest.mark.rule("unique.natives", "unique.missionary")
def test_natives_and_missionaries_see_to_one_ship():
    table = lone(DOVER, crew=("captain", "helmsman"))
    table.ship(1, PICADOR, 700, 700, 0, crew=("captain",))
    t = verbs(table)
    table.s.active = 1
    natives(t, 0, -1, 5)
    assert [ship.held for ship in table.s.ships] == [2, 0]  # another's turn: nothing of it is lost
    natives(t, 1, -1, 5)
    assert [ship.held for ship in table.s.ships] == [2, 2]
    missionary(t, 0, -1, 5)
    assert [len(ship.crew) for ship in table.s.ships] == [0, 1]


@pytest.mark.rule("unique.volcano")
def test_a_volcano_takes_one_treasure_and_one_crew_of_each_ship_there():
    table = lone(DOVER, 203, 310, 180, docked=5, crew=("captain", "helmsman"))
    table.ship(1, PICADOR, 160, 360, 270, docked=5, crew=("captain",))
    table.ship(1, PICADOR, 797, 310, 0, docked=1, crew=("captain",))
    table.ship(1, PICADOR, 160, 250, 90, docked=5, sunk=True)
    table.treasure(5, 2, 2).treasure(1, 3)
    volcano(verbs(table), 0, -1, 5)
    assert [len(ship.crew) for ship in table.s.ships] == [1, 0, 1, 0]
    assert (len(table.s.islands[5].coins), len(table.s.islands[1].coins), table.s.lost_gold) == (1, 1, 2)


@pytest.mark.rule("unique.fireworks", "unique.grease-barrels")
def test_sparks_and_grease_are_gone_with_the_turn():
    table = lone(DOVER, sparks=2, greased=True)
    table.ship(1, DOVER, 700, 700, 0, sparks=2, greased=True)
    renewed(table.s, 0)
    assert [(ship.sparks, ship.greased) for ship in table.s.ships] == [(0, False), (2, True)]


@pytest.mark.rule("unique.homemade-flag")
def test_a_homemade_flag_does_not_shorten_the_guns_of_forts():
    table = lone(DOVER)
    fort = table.s.forts[table.fort(1, "cc-47", 1)]
    table.ship(1, DOVER, 700, 700, 0)
    me, other = table.s.ships
    gun = Cannon(3, "L")
    assert reach_at(table.s, other, me, gun, False) == L
    table.find(0, "sm-t-004")
    assert (reach_at(table.s, other, me, gun, False), reach_at(table.s, fort, me, gun, False)) == (S, L)
    assert (reach_at(table.s, me, other, gun, False), reach_at(table.s, me, other, gun, True)) == (L, 2 * L)


@pytest.mark.rule("unique.pension", "unique.trade-route", "unique.dry-powder", "unique.grease-barrels")
def test_when_a_treasure_may_be_shown():
    table = lone(DOVER, 500, 177.4, 270, docked=0, crew=("captain",))
    s, me = table.s, table.s.ships[0]
    assert SHOWN["ut_pension"][0](s, 0)
    me.docked = 5
    assert not SHOWN["ut_pension"][0](s, 0)
    assert not SHOWN["ut_trade_route"][0](s, 0)
    table.home(0, 1)
    assert not SHOWN["ut_trade_route"][0](s, 0)
    table.home(1, 1)
    assert SHOWN["ut_trade_route"][0](s, 0) == [1]
    for name, field, value in (
        *(("ut_grease_barrels", "acted", True), ("ut_grease_barrels", "held", 1), ("ut_grease_barrels", "towed", 1)),
        *(
            ("ut_grease_barrels", "tangled", True),
            ("ut_grease_barrels", "state", BOUND),
            ("ut_grease_barrels", "masts", 0),
        ),
        *(("ut_dry_powder", "masts", 0), ("ut_dry_powder", "fog", 0), ("ut_dry_powder", "held", 1)),
        *(("ut_poseidons_breath", "fog", 0), ("ut_dry_powder", "acts", 2)),
    ):
        before = getattr(me, field)
        assert SHOWN[name][0](s, 0), name
        setattr(me, field, value)
        assert not SHOWN[name][0](s, 0), (name, field)
        setattr(me, field, before)


# forts


@pytest.mark.rule("ability.cannon-plus-1-if-ship-docked-here", "ability.fort-big-gun-2l")
def test_a_fort_is_helped_by_who_lies_there_and_has_one_big_gun():
    table = lone(DOVER, docked=1)
    helped = next(card.id for card in CARDS if "cannon_plus(1;if=ship_docked_here)" in card.effects)
    big = next(card.id for card in CARDS if "fort_big_gun(2L)" in card.effects)
    first, second = table.s.forts[table.fort(0, helped, 1)], table.s.forts[table.fort(0, big, 5)]
    assert (fort_bonus(table.s, first), fort_bonus(table.s, second)) == (1, 0)
    table.s.ships[0].docked = 5
    assert (fort_bonus(table.s, first), fort_bonus(table.s, second)) == (0, 0)
    table.s.ships[0].docked, table.s.ships[0].sunk = 1, True
    assert fort_bonus(table.s, first) == 0
    assert fort_gun(second, 0) == Cannon(2, "L")
    assert fort_gun(second, 1) == CARDS[second.card].cannons[1]
    assert fort_gun(first, 0) == CARDS[first.card].cannons[0]


# rams, boardings and broadsides


@pytest.mark.rule("unique.knights-of-malta-banner", "ram.roll")
@pytest.mark.parametrize(("die", "paid"), [(4, 1), (3, 0)])
def test_a_banner_is_paid_for_the_mast_that_a_ram_takes(die, paid):
    table = about_to_ram(DOVER)
    table.find(0, "bc-106")
    play = rammed(table, die)
    while play.asks == "LoseMast":
        play.do("0")
    assert (play.s.made, play.s.ships[1].masts.bit_count()) == (paid, 3 - paid)


@pytest.mark.rule("ability.board-capture", "board.result")
@pytest.mark.parametrize(("coins", "offered"), [(0, True), (3, False)])
def test_a_captive_needs_a_place(coins, offered):
    table = about_to_ram("bc-1", DOVER, crew=("bc-39",))
    table.crew(1, "captain")
    me = table.s.ships[0]
    while coins and room(table.s, me) > 0:
        table.coin(me.coins, 1, 1)
    table.coin(table.s.ships[1].coins, 2, 2)
    play = rammed(table, 1, [6, 1]).do("board")
    assert ("captive" in play.options()) is offered
    assert ("treasure" in play.options()) is offered
    assert "crew" in play.options()


@pytest.mark.rule("basic.shoot.hit-mast")
def test_who_is_gone_is_no_target_any_more():
    table = lone(DOVER)
    table.ship(1, PICADOR, 700, 700, 0)
    fort = table.s.forts[table.fort(1, "cc-47", 1)]
    it = table.s.ships[1]
    for field, value in (("sunk", True), ("wreck", True), ("fog", 0)):
        assert still_there(table.s, "ship:1")
        before = getattr(it, field)
        setattr(it, field, value)
        assert not still_there(table.s, "ship:1")
        setattr(it, field, before)
    assert still_there(table.s, "fort:0")
    fort.gone = True
    assert not still_there(table.s, "fort:0")


# fleets


@pytest.mark.rule("fleet.fort.cost-counts", "fleet.fort.cost-free")
@pytest.mark.parametrize(("edition", "points"), [("CC", 3), ("RV", 0), ("SCS", 0)])
def test_what_a_fort_costs_a_fleet(edition, points):
    fleet = made_of(
        [(NUMBER[DOVER], [NUMBER["sm-t-007"]])], (NUMBER["sm-t-016"],), (NUMBER["cc-47"], NUMBER["sm-t-004"])
    )
    assert [(entry.line, entry.ship) for entry in fleet.entries] == [(1, -1), (2, 0), (3, -1), (4, -1), (5, -1)]
    own = [CARDS[NUMBER[card]].points for card in (DOVER, "sm-t-007", "sm-t-016")]
    assert costs(fleet, edition) == [*own, points, 0]


@pytest.mark.rule("ability.crew-discount-1", "ability.jonah")
def test_shipmates_of_a_jonah_cost_nothing_and_of_a_recruiter_one_less_but_never_less_than_nothing():
    cheap = next(n for n, card in enumerate(CARDS) if card.type == "crew" and card.points == 0)
    for word, paid in (("jonah", [0, 0]), ("crew_discount(1)", [2, 0]), ("captain", [3, 0])):
        mate = next(n for n, card in enumerate(CARDS) if card.type == "crew" and word in card.effects)
        fleet = made_of([(NUMBER[DOVER], [mate, NUMBER["sm-t-007"], cheap])])
        assert costs(fleet, "SCS")[2:] == paid, word


# the edge of the sea


@pytest.mark.rule("geo.units")
@pytest.mark.parametrize("heading", range(0, 3600, 150))
def test_a_hull_is_inside_the_sea_or_hindered_by_its_edge(heading):
    for masts in (1, 3, 5):
        for x in (-10, -4, 0, 200, 400, 600, 800, 3000, 9000):
            for at in ((x, 50_000), (100_000 - x, 50_000), (50_000, x), (50_000, 100_000 - x)):
                waters = Sailing(masts, (50_000, 50_000, 0), Allowance((S,)), 100_000, (), (), ())
                found = waters.hindrance((*at, heading))
                assert (found is None) is inside(hull(masts, (*at, heading)), 100_000), (masts, at)
